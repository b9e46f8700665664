"""What a person reads when a file cannot be opened or written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Fault

_tr = QCoreApplication.translate


def describe(error: SaveError | Fault) -> str:
    """What is wrong with the file and, where that is known, at which place."""
    text = {
        "damaged": _tr("Errors", "The file is damaged: {reason}."),
        "foreign": _tr("Errors", "This is not a saved game of Ra Desktop: {reason}."),
        "newer": _tr("Errors", "The file was written by a newer version of Ra Desktop ({reason}). Please update."),
        "rules": _tr("Errors", "The file breaks the rules of the game: {reason}."),
        "read": _tr("Errors", "The file cannot be read: {reason}."),
        "unexpected": _tr(
            "Errors",
            "Something went wrong that nobody expected ({reason}). Your games are unharmed; the log says more.",
        ),
        "write": _tr("Errors", "The file cannot be written: {reason}. The game goes on and nothing is lost."),
    }.get(error.kind, "{reason}")
    text = text.replace("{reason}", error.reason)
    if error.place:
        text = (
            _tr("Errors", "{text}\nPlace in the file: {place}").replace("{text}", text).replace("{place}", error.place)
        )
    return text
