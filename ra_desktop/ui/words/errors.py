"""Messages about files that cannot be opened or written."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from ra_desktop.storage.names import one_line
from ra_desktop.ui.system.languages import SOURCE, current, translatable, translated
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, labelled

if TYPE_CHECKING:
    from ra_desktop.ai.outside import OutsideError
    from ra_desktop.engine import NotationError
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Fault
    from ra_desktop.storage.store import Trouble
    from ra_desktop.ui.system.sounds import Silence


def describe(error: SaveError | Fault) -> str:
    """Return what is wrong with the file and, if known, where: plain text, partly from the file."""
    text = {
        "damaged": _tr("Errors", "The file is damaged: {reason}."),
        "foreign": _tr("Errors", "This isn’t a saved game from Ra Desktop: {reason}."),
        "newer": _tr(
            "Errors", "The file is from a newer version of Ra Desktop ({reason}). Update the program to open it."
        ),
        "rules": _tr("Errors", "The game in the file breaks the rules: {reason}."),
        "read": _tr("Errors", "The file can’t be read: {reason}."),
        "unexpected": _tr(
            "Errors", "An unexpected error occurred ({reason}). Your games are safe. The log has the details."
        ),
        "write": _tr("Errors", "The file can’t be saved: {reason}. Nothing is lost."),
    }.get(error.kind, "{reason}")
    # What was unexpected is named by its class, as in the log.
    reason = error.reason if error.kind == "unexpected" else in_words(error.reason, error.kind)
    text = fill(text, reason=reason)
    if not error.place:
        return text
    more = _tr("Errors", "{problem}\nWhere in the file: {place}")
    return fill(more, problem=text, place=place_in_words(error.place))


def trouble_text(subject: str, trouble: Trouble) -> str:
    """Return what is wrong with the file about a `subject`, such as "Journey"."""
    text = {
        "damaged": _tr(
            "Errors", "The file was damaged, so Ra Desktop has started a new one. The damaged file is kept as {file}."
        ),
        "entries": _tr("Errors", "Some entries were damaged and left out. The original file is kept as {file}."),
        "read": _tr("Errors", "The file can’t be read ({reason}). Until it can, nothing is saved in it."),
        "write": _tr("Errors", "Changes can’t be saved ({reason}). They last until you close Ra Desktop."),
    }[trouble.kind]
    if trouble.aside is not None:
        return labelled(subject, fill(text, file=trouble.aside.name))
    return labelled(subject, fill(text, reason=in_words(trouble.reason, trouble.kind)))


def why_no_answer(error: OutsideError) -> str:
    """Return why an outside program cannot play: plain text, partly from the system and the program."""
    sentence = {
        "start": fill(_tr("Programs", "It can’t be started: {reason}."), reason=in_words(error.reason)),
        "script": _tr(
            "Programs",
            "This file isn’t a program by itself. If it’s a script, enter what runs it, such as python3, as the "
            "program, and the script as an argument.",
        ),
        "time": _tr("Programs", "It didn’t answer in time."),
    }.get(error.kind, _tr("Programs", "It doesn’t speak the protocol for outside bots."))
    if error.status is not None:
        text = _tr("Programs", "It ended before it answered, with exit status {status}.")
        sentence = fill(text, status=error.status)
    if not error.last_words:
        return sentence
    lines = "\n".join(map(one_line, error.last_words.splitlines()))
    return fill(_tr("Programs", "{problem}\nIts last messages:\n{lines}"), problem=sentence, lines=lines)


def misreading(text: str, error: NotationError) -> str:
    """Return what is wrong with `text`, which is no position, and where: plain text, partly from it."""
    start = error.column - 1
    piece = " ".join(text[start : start + _PIECE].split())
    reason = in_words(error.reason, "damaged")
    problem = reason[:1].upper() + reason[1:]
    if not piece:  # the text ends too early
        return f"{problem}."
    where = _tr("Positions", "{problem}.\nAt character {column}: “{piece}”")
    return fill(where, problem=problem, column=error.column, piece=piece)


_PIECE: Final = 24
"""Characters shown of the text from the fault on."""

SENTENCES: Final[dict[str, tuple[str, ...]]] = {
    translatable("FileFaults", "it is too large"): (
        "larger than {count} bytes",
        "nested more than {count} levels deep",
        "longer than any game can be",
        "the text is too long for a position",
    ),
    translatable("FileFaults", "something is missing"): ("missing", "empty"),
    # files and folders
    translatable("FileFaults", "it isn’t an ordinary file"): ("not a regular file", "Is a directory"),
    translatable("FileFaults", "its name isn’t valid"): ("not a valid file name", "File name too long"),
    translatable("FileFaults", "there is already a file with that name"): ("a file of that name already exists",),
    translatable("FileFaults", "there is no such file or folder"): ("No such file or directory",),
    translatable("FileFaults", "you don’t have permission"): ("Permission denied", "Operation not permitted"),
    translatable("FileFaults", "the disk is full"): ("No space left on device", "database or disk is full"),
    translatable("FileFaults", "the disk is read-only"): (
        "Read-only file system",
        "attempt to write a readonly database",
    ),
    translatable("FileFaults", "it is empty"): (),
    translatable("FileFaults", "format {version}"): (),
    # {name} and {value} are words of the file or of a position as text
    translatable("FileFaults", "expected {name}, not {value}"): (),
    translatable("FileFaults", "{value} does not belong here"): ("{name} and {value} exclude each other",),
    translatable("FileFaults", "{value} appears twice"): (
        "sun {value} appears twice",
        "two players have the colour {value}",
    ),
    translatable("FileFaults", "{value} is missing"): (),
    translatable("FileFaults", "{value} is unknown"): (
        "unknown rule set {value}",
        "unknown tile {value}",
        "unknown value {value}",
        "there is no seat {value}",
        "there is no sun {value} with {count} players",
        "there is no sun {value}",
    ),
    translatable("FileFaults", "{value} is not a number from {least} to {most}"): (),
    # what someone who sets up a position can get wrong
    translatable("FileFaults", "there are only {count} {name} tiles"): (),
    # {seat} is a player's name, or "seat 0" as in the text
    translatable("FileFaults", "every player must have the same number of suns, at most {count}; {seat}: {value}"): (),
    translatable("FileFaults", "players can’t keep {value}"): ("players cannot keep {value}",),
    translatable("FileFaults", "{seat}: no sun face up"): (),
    translatable("FileFaults", "{seat}: too many tiles for the lots won; each lot won turns one sun face down"): (),
    translatable("FileFaults", "sun {count} is in the centre until a lot is won"): (),
    translatable("FileFaults", "the winner of the first lot has sun {count} face down"): (),
    translatable("FileFaults", "there is a gap on the auction track that no god can have left"): (),
}
"""The sentences that are translated, with their placeholders, each with the other reasons that it stands for."""


_LINE: Final = re.compile(r"line (\d+), column (\d+)")


def place_in_words(place: str) -> str:
    """Return where in a file something stands: the names of fields are those of the format."""
    match = _LINE.fullmatch(place)
    if match is None:
        return place
    return fill(_tr("FileFaults", "line {line}, column {column}"), line=match[1], column=match[2])


def in_words(reason: str, kind: str = "") -> str:
    """Return the `reason` of an error of this `kind` (see :class:`~ra_desktop.storage.errors.SaveError`).

    The closest of SENTENCES tells it, in English only what the system says. Other faults, which only someone who edits
    files by hand can make, are told as they are in English; in another language by a general sentence.
    """
    is_english = current() == SOURCE
    for pattern, sentence in _patterns():
        if (match := pattern.fullmatch(reason)) and ("{" not in sentence or not is_english):
            return fill(translated("FileFaults", sentence), **match.groupdict())
    if is_english:
        return _QUOTED.sub("“\\1”", reason[:1].lower() + reason[1:])
    if kind == "rules":
        return _tr("FileFaults", "that move is not legal at that point")
    if kind in ("damaged", "foreign"):
        return _tr("FileFaults", "something in it is not valid")
    return _tr("FileFaults", "the system reported an error")


_QUOTED: Final = re.compile(r"(?<!\w)'([^']*)'(?!\w)")


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return a pattern for each reason, whose groups are its placeholders, and the sentence that tells it."""
    return tuple(
        (re.compile(_pattern_of(reason, sentence), re.DOTALL), sentence)
        for sentence, others in SENTENCES.items()
        for reason in (*others, sentence)
    )


def _pattern_of(reason: str, sentence: str) -> str:
    parts = re.split(r"(\{\w+\})", reason)
    for number, part in enumerate(parts):
        if number % 2 == 0:
            parts[number] = re.escape(part)
        else:
            parts[number] = f"(?P<{part[1:-1]}>.+)" if part in sentence else ".+"
    return "".join(parts)


def why_silent(silence: Silence) -> str:
    """Return one or two sentences; empty if sound is possible, or has not been checked yet."""
    if silence == "library":
        return _tr(
            "Sound", "No sound: Qt Multimedia couldn’t be loaded. It needs PySide6-Addons and, on Linux, libpulse."
        )
    if silence == "device":
        return _tr("Sound", "No sound: no audio device was found.")
    return ""
