"""A saved or finished game in words: players, progress, result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, Qt

from ra_desktop.app.models.library import Column, state_of
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, in_a_line, listed
from ra_desktop.ui.words.fill import mean_text as mean_text
from ra_desktop.ui.words.players import bot_label
from ra_desktop.ui.words.tiles import epoch_label, origin_label, ruleset_label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.app.growth import Record
    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.library import Entry
    from ra_desktop.storage.saved_game import SavedGame, Seat

_DATE: Final = re.compile(r"\b\d{4}-\d\d-\d\d \d\d\.\d\d\b")
"""A date in the name of a file, in which the characters of most languages' dates are not allowed."""


def column_heading(column: Column) -> str:
    """Return the heading of a column of the list of saved games."""
    return {
        Column.NAME: _tr("SavedGames", "Name"),
        Column.RULESET: _tr("Common", "Game", "The rule set: Ra or Priests of Ra"),
        Column.PLAYERS: _tr("SavedGames", "Players"),
        Column.EPOCH: _tr("Common", "Epoch"),
        Column.RESULT: _tr("Common", "Result"),
        Column.DATE: _tr("SavedGames", "Saved", "Above the date on which a game was saved"),
    }[column]


def entry_text(entry: Entry, column: Column) -> str:
    """Return the text of a game in a column of the list."""
    if column == Column.NAME:
        return entry_title(entry)
    if column == Column.RULESET:
        return ruleset_label(entry.ruleset)
    if column == Column.PLAYERS:
        return listed(seat.name for seat in entry.seats)
    if column == Column.DATE:
        return moment_text(entry.modified)
    return epoch_text(entry) if column == Column.EPOCH else result_text(entry)


def entry_title(entry: Entry) -> str:
    """Return the name of a game; a date that the program put there is written like all others."""

    def local(match: re.Match[str]) -> str:
        moment = QDateTime.fromString(match[0], "yyyy-MM-dd HH.mm")
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else match[0]

    return _DATE.sub(local, entry.title)


def entry_search_text(entry: Entry) -> str:
    """Return all words by which a game can be found."""
    words = [entry_title(entry), entry.title, ruleset_label(entry.ruleset), epoch_text(entry), result_text(entry)]
    for seat in entry.seats:
        words += [seat.name, sitter_text(seat)]
    return "\n".join([*words, marks_text(entry)])


def sitter_text(seat: Seat) -> str:
    """Return a bot's level and character; empty for a person."""
    return bot_label(seat.bot, seat.character) if seat.bot else ""


def epoch_text(entry: Entry) -> str:
    """Return the epoch that a game has reached."""
    state = state_of(entry)
    if state is None:
        return "…"
    if state == "damaged":
        return "–"
    if entry.is_over:
        return _tr("SavedGames", "Finished", "Of one game, where its epoch would stand")
    return epoch_label(entry.epoch)


def result_text(entry: Entry) -> str:
    """Return how a game ended, for its only person or else the winner, or what is wrong with the file."""
    if entry.fault is not None:
        return fault_label(entry.fault.kind)
    if not entry.is_examined:
        return "…"
    if not entry.is_over:
        return _tr("SavedGames", "Unfinished", "A game that has made room for another") if entry.is_parked else "–"
    return _outcome(
        (sitter.name, sitter.is_person, entry.ranking.index(seat) + 1, entry.fame[seat])
        for seat, sitter in enumerate(entry.seats)
    )


def _outcome(seats: Iterable[tuple[str, bool, int, int]]) -> str:
    """Return how a game ended for its only person, or else who won; of each seat name, is it a person, place, fame."""
    by_place = sorted(seats, key=lambda seat: seat[2])
    people = [seat for seat in by_place if seat[1]]
    if len(people) == 1:
        _, _, rank, fame = people[0]
        return in_a_line([place_label(rank), str(fame)])
    name, _, _, fame = by_place[0]
    return fill(_tr("SavedGames", "{name} won · {fame}"), fame=fame, name=name)


def finished_text(game: FinishedGame) -> str:
    """Return a finished game in one line: its day, rule set and players, and how it ended."""
    moment = QDateTime.fromString(game.ended, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return in_a_line(
        [
            QLocale().toString(moment, QLocale.FormatType.ShortFormat),
            ruleset_label(game.ruleset),
            _tr("Common", "%n players", "", len(game.players)),
            _outcome((one.name, one.is_person, one.rank, one.fame) for one in game.players),
            *([help_label()] if game.helped else []),
        ]
    )


def place_label(rank: int) -> str:
    """Return a place in the ranking, 1 for the winner."""
    return (
        _tr("Places", "1st", "The place of the winner"),
        _tr("Places", "2nd"),
        _tr("Places", "3rd"),
        _tr("Places", "4th"),
        _tr("Places", "5th"),
    )[rank - 1]


def fault_label(kind: str) -> str:
    """Return in a word or two why a file cannot be opened."""
    return {
        "foreign": _tr("SavedGames", "Not a saved game"),
        "newer": _tr("SavedGames", "Newer version"),
        "rules": _tr("SavedGames", "Breaks the rules"),
        "read": _tr("SavedGames", "Unreadable"),
    }.get(kind, _tr("SavedGames", "Damaged"))


def take_backs_label() -> str:
    """Return the mark of a game in which moves were taken back."""
    return _tr("SavedGames", "with take-backs")


def help_label() -> str:
    """Return the mark of a deal that counts once, and in which the player had help."""
    return _tr("SavedGames", "with help", "A mark of a game: the player had a hint or the coach")


def marks_text(entry: Entry) -> str:
    """Return what sets a game in the list apart; empty if nothing does."""
    take_backs = take_backs_label() if entry.take_backs else ""
    return in_a_line(filter(None, (origin_label(entry.origin), take_backs, help_label() if entry.helped else "")))


def continue_text(saved: SavedGame) -> str:
    """Return the game that can be continued, in one line."""
    parts = [
        ruleset_label(saved.game.ruleset),
        epoch_label(saved.game.state.epoch),
        listed(seat.name for seat in saved.occupants),
    ]
    if saved.game.has_take_backs:
        parts.append(take_backs_label())
    return in_a_line(parts)


def moment_text(nanoseconds: int) -> str:
    """Return a date and time in the local format."""
    moment = QDateTime.fromMSecsSinceEpoch(nanoseconds // 1_000_000)
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def started_text(started: str) -> str:
    """Return when a game was started; empty if that is not known."""
    moment = QDateTime.fromString(started, Qt.DateFormat.ISODateWithMs)
    if not moment.isValid():
        return ""
    date = QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat)
    return fill(_tr("SavedGames", "Started {date}"), date=date)


def fame_seen(entry: Entry) -> tuple[int | None, ...]:
    """Return the fame of each seat that the person at the screen may see; None if hidden."""
    people = [seat for seat, sitter in enumerate(entry.seats) if sitter.is_person]
    if entry.is_over or entry.open_fame:
        return entry.fame
    return tuple(fame if people == [seat] else None for seat, fame in enumerate(entry.fame))


def record_text(record: Record, ruleset: str) -> str:
    """Return one sentence on a record in games of `ruleset`."""
    game = ruleset_label(ruleset)
    if record.kind == "first-win":
        return fill(_tr("Records", "Your first win in {game}."), game=game)
    if record.kind == "streak":
        text = _tr("Records", "%n wins in a row in {game}: a new record.", "", record.value)
        return fill(text, game=game)
    text = _tr("Records", "%n fame is your new record in {game}; it was {before}.", "", record.value)
    return fill(text, before=record.before, game=game)
