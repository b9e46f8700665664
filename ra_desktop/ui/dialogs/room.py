"""The size of large dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_SIZE: Final = (1180, 800)
NARROWEST_BOX: Final = 120
"""The least width of a drop-down list above a table, where large text leaves no room for all of it."""
_MARGIN: Final = 44
"""The least margin between a dialog and the edge of the window behind it."""


def take_room(dialog: QDialog) -> None:
    """Fit `dialog` into the window behind it."""
    width, height = _SIZE
    parent = dialog.parentWidget()
    if parent is not None:
        window = parent.window().size()
        width = min(width, window.width() - _MARGIN)
        height = min(height, window.height() - _MARGIN)
    dialog.resize(width, height)
