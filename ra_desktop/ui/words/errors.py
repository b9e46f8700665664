"""Messages about files that cannot be opened or written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .file_faults import in_words, place_in_words
from .fill import fill

if TYPE_CHECKING:
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Fault

_tr = QCoreApplication.translate


def describe(error: SaveError | Fault) -> str:
    """Return what is wrong with the file and, if known, where: plain text, partly from the file."""
    text = {
        "damaged": _tr("Errors", "The file is damaged: {reason}."),
        "foreign": _tr("Errors", "This is not a saved game of Ra Desktop: {reason}."),
        "newer": _tr("Errors", "The file was saved by a newer version of Ra Desktop ({reason}). Please update."),
        "rules": _tr("Errors", "The game in the file breaks the rules: {reason}."),
        "read": _tr("Errors", "The file cannot be read: {reason}."),
        "unexpected": _tr(
            "Errors", "An unexpected error occurred ({reason}). Your games are safe. The log has the details."
        ),
        "write": _tr("Errors", "The file cannot be saved: {reason}. Nothing is lost, and you can keep playing."),
    }.get(error.kind, "{reason}")
    # What was unexpected is named by its class, as in the log.
    reason = error.reason if error.kind == "unexpected" else in_words(error.reason, error.kind)
    text = fill(text, reason=reason)
    if not error.place:
        return text
    more = _tr("Errors", "{problem}\nPosition in the file: {place}")
    return fill(more, problem=text, place=place_in_words(error.place))
