"""Training of the value networks by self-play. Not part of the app: needs the extra ``train``."""
