"""Ra Desktop: Reiner Knizia's auction games Ra and Priests of Ra on the desktop, an unofficial fan project."""

__version__ = "0.3.0"
