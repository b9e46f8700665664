"""The user interface: windows, board, panels, dialogs."""

import ra_desktop.app  # noqa: F401 - before any class is defined: it settles how errors come out of them
