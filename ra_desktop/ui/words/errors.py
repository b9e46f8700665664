"""Messages about files that cannot be opened or written."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.system.languages import SOURCE, current, translatable, translated
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from ra_desktop.engine import NotationError
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Fault
    from ra_desktop.ui.system.sounds import Silence

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


def misreading(text: str, error: NotationError) -> str:
    """Return what is wrong with `text`, which is no position, and where: plain text, partly from it."""
    start = error.column - 1
    piece = " ".join(text[start : start + _PIECE].split())
    reason = in_words(error.reason, "damaged")
    where = (
        _tr("Positions", "{problem}.\nCharacter {column}: “{piece}”")
        if piece
        else _tr("Positions", "{problem}.\nCharacter {column}, at the end")
    )
    return fill(where, problem=reason[:1].upper() + reason[1:], column=error.column, piece=piece)


_PIECE: Final = 24
"""Characters shown of the text from the fault on."""

SENTENCES: Final = (
    translatable("FileFaults", "the file is empty"),
    translatable("FileFaults", "not readable as JSON"),
    translatable("FileFaults", "its format is not {format}"),
    translatable("FileFaults", "larger than {count} bytes"),
    translatable("FileFaults", "nested more than {count} levels deep"),
    translatable("FileFaults", "not UTF-8"),
    translatable("FileFaults", "a real bag is never reshuffled"),
    # positions as text; {name} and {value} are words of the text in quotation marks
    translatable("FileFaults", "{value} is not a number from {least} to {most}"),
    translatable("FileFaults", "something is missing here"),
    translatable("FileFaults", "{name} expected, not {value}"),
    translatable("FileFaults", "{value} does not belong here"),
    translatable("FileFaults", "{name} and {value} exclude each other"),
    translatable("FileFaults", "sun {value} is there twice"),
    translatable("FileFaults", "{value} is there twice"),
    translatable("FileFaults", "{value} is missing"),
    translatable("FileFaults", "the text is too long for a position"),
    translatable("FileFaults", "there is no sun {value} with {count} players"),
    translatable("FileFaults", "a Ra tile does not lie on the auction track"),
    translatable("FileFaults", "the auction track has {count} spaces"),
    translatable("FileFaults", "there are only {count} {name} tiles"),
    translatable("FileFaults", "seat {seat} has {value} suns, but every seat has the same number, at most {count}"),
    translatable("FileFaults", "players do not keep {value}"),
    translatable("FileFaults", "seat {seat} has no sun face up"),
    translatable("FileFaults", "no game comes to this choice"),
    translatable("FileFaults", "no Ra tile has been drawn in this epoch"),
    translatable("FileFaults", "the auction track is full"),
    translatable("FileFaults", "the auction track is not full"),
    translatable("FileFaults", "seat {seat} bids before seat {value}"),
    translatable("FileFaults", "seat {seat} cannot bid {value}"),
    translatable("FileFaults", "every player with a sun face up bids or passes once"),
    translatable("FileFaults", "the winner of the auction chooses, and the sun that won is in the centre"),
    translatable("FileFaults", "the winner has taken the tiles of the auction track"),
    translatable("FileFaults", "a game ends in epoch {count}"),
    translatable("FileFaults", "after the last epoch, suns are face up, both tracks empty and passing tiles discarded"),
    translatable("FileFaults", "the suns are not those of the position"),
    translatable("FileFaults", "unknown rule set {name}"),
    translatable("FileFaults", "{ruleset} cannot be played by {count}"),
    translatable("FileFaults", "two players have the colour {colour}"),
    translatable("FileFaults", "names must have a visible character and no control characters"),
    translatable("FileFaults", "not a date and time in ISO 8601"),
    translatable("FileFaults", "unknown tile {name}"),
    translatable("FileFaults", "unknown value {value}"),
    translatable("FileFaults", "seed out of range: {seed}"),
    translatable("FileFaults", "the reshuffles do not match the moves taken back"),
    translatable("FileFaults", "there is no seat {seat}"),
    translatable("FileFaults", "there is no sun {value}"),
    translatable("FileFaults", "out of order after {count} actions"),
    translatable("FileFaults", "longer than any game can be"),
    translatable("FileFaults", "the actions lead to a different position from the one saved"),
    translatable("FileFaults", "not a format version: {version}"),
    translatable("FileFaults", "not a file of format {version}"),
    translatable("FileFaults", "format {version}"),
    translatable("FileFaults", "missing"),
    translatable("FileFaults", "empty"),
    translatable("FileFaults", "not a regular file"),
    translatable("FileFaults", "not a valid file name"),
    translatable("FileFaults", "a file of that name already exists"),
    # the decoder of JSON
    translatable("FileFaults", "Input data was truncated"),
    # operating systems
    translatable("FileFaults", "No such file or directory"),
    translatable("FileFaults", "Permission denied"),
    translatable("FileFaults", "Operation not permitted"),
    translatable("FileFaults", "No space left on device"),
    translatable("FileFaults", "Read-only file system"),
    translatable("FileFaults", "Is a directory"),
    translatable("FileFaults", "File name too long"),
    translatable("FileFaults", "Input/output error"),
    # SQLite
    translatable("FileFaults", "database is locked"),
    translatable("FileFaults", "database or disk is full"),
    translatable("FileFaults", "attempt to write a readonly database"),
)
"""All sentences that are translated, with their placeholders."""


_LINE: Final = re.compile(r"line (\d+), column (\d+)")


def place_in_words(place: str) -> str:
    """Return where in a file something stands: the names of fields are those of the format."""
    match = _LINE.fullmatch(place)
    if match is None:
        return place
    return fill(_tr("FileFaults", "line {line}, column {column}"), line=match[1], column=match[2])


def in_words(reason: str, kind: str = "") -> str:
    """Return the `reason` of an error of this `kind` (see :class:`~ra_desktop.storage.errors.SaveError`).

    In English it is told as it is. In another language, what nobody has translated becomes a general sentence: the log
    has the rest.
    """
    if current() == SOURCE:
        return reason
    for pattern, sentence in _patterns():
        if match := pattern.fullmatch(reason):
            return fill(translated("FileFaults", sentence), **match.groupdict())
    if kind == "rules":
        return _tr("FileFaults", "that move is not legal at that point")
    if kind in ("damaged", "foreign"):
        return _tr("FileFaults", "what is written there is not valid")
    return _tr("FileFaults", "the system reports an error")


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return a pattern for each sentence, whose groups are its placeholders."""
    return tuple((re.compile(_pattern_of(sentence), re.DOTALL), sentence) for sentence in SENTENCES)


def _pattern_of(sentence: str) -> str:
    parts = re.split(r"\{(\w+)\}", sentence)
    return "".join(f"(?P<{part}>.+)" if number % 2 else re.escape(part) for number, part in enumerate(parts))


def why_silent(silence: Silence) -> str:
    """Return one or two sentences; empty if sound is possible, or has not been checked yet."""
    if silence == "library":
        return _tr("Sound", "No sound: Qt Multimedia (PySide6-Addons) is not installed.")
    if silence == "device":
        return _tr("Sound", "No sound: no audio device was found.")
    return ""
