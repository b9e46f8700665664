"""Messages about files. Names and reasons are plain text, never rich text."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.names import one_line
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtWidgets import QMessageBox, QWidget

_tr = QCoreApplication.translate
_log = logging.getLogger(__name__)

_MOST_TOLD: Final = 4
"""Files of which one message tells; more would not fit on a screen."""
_LONGEST_OF_SEVERAL: Final = 120
"""Characters of each one's fault."""


class Messages(QObject):
    """Shows messages over `window`, one at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.box: QMessageBox | None = None
        """The open message, if any."""

    def complain(self, title: str, error: SaveError) -> None:
        """Show what is wrong with a file."""
        self.say(title, describe(error))

    def complain_of_saving(self, error: SaveError) -> None:
        """Show why the game could not be saved."""
        self.complain(_tr("Files", "The game could not be saved"), error)

    def say_unopened(self, faults: Mapping[Path, SaveError | str]) -> None:
        """Show which files were not opened, and why; nothing without faults."""
        told = []
        for file, fault in faults.items():
            if isinstance(fault, SaveError):
                _log.warning("not opened: %s", fault.about(file))
                told.append((one_line(file.name), describe(fault)))
            elif fault:
                told.append((one_line(file.name), fault))
        if len(told) == 1:
            self.say(fill(_tr("Files", "{file} could not be opened"), file=told[0][0]), told[0][1])
        elif told:
            title = _tr("Files", "Some saved games could not be opened")
            parts = [f"{name}\n{_brief(fault)}" for name, fault in told[:_MOST_TOLD]]
            if len(told) > len(parts):
                parts.append(_tr("SavedGames", "and %n more", "", len(told) - len(parts)))
            self.say(title, "\n\n".join(parts))

    def say(self, title: str, text: str) -> None:
        """Show `text` under `title`, replacing the previous message."""
        from ra_desktop.ui.dialogs.message_box import message_box

        self._forget()
        self.box = message_box(self._window, title, text)
        self.box.finished.connect(self._forget)
        self.box.open()

    def _forget(self) -> None:
        if self.box is not None:
            self.box.deleteLater()
            self.box = None


def _brief(fault: str) -> str:
    """`fault` as one of several."""
    return fault if len(fault) <= _LONGEST_OF_SEVERAL else fault[: _LONGEST_OF_SEVERAL - 1] + "…"
