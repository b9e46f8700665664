"""The size of the large windows beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_SIZE: Final = (1180, 800)
_MARGIN: Final = 44
"""How much smaller than the window behind it a dialog is at least."""


def take_room(dialog: QDialog) -> None:
    """Let `dialog` take the room that the window behind it leaves."""
    width, height = _SIZE
    parent = dialog.parentWidget()
    if parent is not None:
        window = parent.window().size()
        width = min(width, window.width() - _MARGIN)
        height = min(height, window.height() - _MARGIN)
    dialog.resize(width, height)
