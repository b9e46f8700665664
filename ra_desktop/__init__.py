"""Ra Desktop: Reiner Knizia's auction game Ra at one screen, an unofficial fan work."""

__version__ = "0.1.0"
