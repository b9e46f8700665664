"""The clipboard, for more than plain text."""

from __future__ import annotations

import atexit

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QImage


def copy(text: str, picture: QImage) -> None:
    """Put `text` and `picture` on the clipboard.

    Where the system has no clipboard, Qt has one of its own, which outlives Python and would then end the process: it
    is emptied before.
    """
    data = QMimeData()
    data.setText(text)
    data.setImageData(picture)
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(data)
    if not clipboard.ownsClipboard():
        atexit.unregister(_empty)
        atexit.register(_empty)


def _empty() -> None:
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()
