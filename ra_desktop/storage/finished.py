"""Finished games: which ones count, the result of each seat, and all as a table."""

from __future__ import annotations

import csv
import io
from collections import Counter
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from ra_desktop.engine import RULESETS

from . import paths
from .atomic import write_atomically
from .library import ranking
from .names import LONGEST_NAME, Named, SeatName
from .reading import names_in
from .saved_game import SavedGame, Seat, Word, kept_stem
from .savefile import MOST_ACTIONS, MOST_SEATS, SUFFIX

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""A number of points, with a generous limit."""
Text = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Player(Named, frozen=True):
    """The result of one seat."""

    bot: SeatName | None
    """The bot's level; None for a person."""
    character: SeatName | None
    rank: Annotated[int, Meta(ge=1)]
    """1 for the winner."""
    fame: Points
    points: dict[Word, Points]
    """By row of the scoring table, all epochs together."""
    far: bool = False
    """Whether it was a friend elsewhere."""

    @property
    def is_person(self) -> bool:
        """Whether it was a person at this computer."""
        return self.bot is None and not self.far


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    id: Word
    started: Text
    ended: Text
    """Both times in ISO 8601; `started` may be empty."""
    ruleset: Word
    take_backs: bool
    """Whether moves were taken back, or the game continued from a position of another game."""
    moves: Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    """By seat."""
    helped: bool = False
    """Whether the player had help in a deal that counts once; not known to earlier versions."""

    def __post_init__(self) -> None:
        """Raise ``ValueError`` if a date is invalid, or the ranks are not 1, 2 and so on."""
        for date in filter(None, (self.started, self.ended or "never")):
            datetime.fromisoformat(date)
        if sorted(one.rank for one in self.players) != list(range(1, len(self.players) + 1)):
            raise ValueError("the ranks do not fit")


def players_of(saved: SavedGame) -> tuple[Player, ...]:
    """Return the results of `saved`, a finished game, by seat."""
    state, ranks = saved.game.state, ranking(saved)
    return tuple(
        Player(
            seat.name,
            seat.bot,
            seat.character if seat.bot else None,
            ranks.index(number) + 1,
            state.fame[number],
            state.points_by_row(number),
            seat.far and seat.bot is None,
        )
        for number, seat in enumerate(deciders(saved))
    )


def deciders(saved: SavedGame) -> tuple[Seat, ...]:
    """Return the player of each seat of `saved`.

    Where a seat changed hands, this is the one who made most of its decisions; in a tie, a person comes before a bot.
    """
    if not saved.handovers:
        return saved.seats
    decided: list[Counter[Seat]] = [Counter() for _ in saved.seats]
    for ply, seat in zip(saved.game.plies, saved.deciders(), strict=False):
        decided[ply.seat][seat] += 1
    return tuple(
        max(counts, key=lambda seat: (counts[seat], seat.bot is None)) if counts else seat
        for seat, counts in zip(saved.seats, decided, strict=True)
    )


def counts(saved: SavedGame) -> bool:
    """Whether `saved` belongs in the history: the game is over, dealt by its rules, and a person took part in it."""
    return saved.game.state.is_over and saved.game.is_dealt and any(seat.is_person for seat in deciders(saved))


def kept_path(saved: SavedGame) -> Path:
    """Return the path under which `saved`, a finished game, is kept: always the same for the same game."""
    return paths.finished_dir() / (kept_stem(saved) + SUFFIX)


def kept_files() -> dict[str, Path]:
    """Return the files of finished games by the first digits of their :attr:`FinishedGame.id` (:data:`KEPT_ID`)."""
    folder = paths.finished_dir()
    files = [folder / name for name in names_in(folder) if name.endswith(SUFFIX)]
    return {path.stem.rpartition(" ")[2]: path for path in files}


def export_csv(games: Sequence[FinishedGame], path: Path, decimal_sign: str = ".") -> None:
    """Write a line for every seat of all `games` to `path`, as UTF-8 with a byte order mark.

    Spreadsheets expect a semicolon between columns where `decimal_sign` is a comma. All numbers are whole. Raises
    :class:`~.errors.WriteError`.
    """
    rows = list(dict.fromkeys(row for rules in RULESETS.values() for row in rules.rows))
    text = io.StringIO(newline="")
    table = csv.writer(text, delimiter=";" if decimal_sign == "," else ",")
    head = ("game", "started", "ended", "ruleset", "players", "moves", "take_backs")
    table.writerow((*head, "seat", "name", "bot", "character", "rank", "fame", *rows))
    for game in games:
        about = (game.id, game.started, game.ended, game.ruleset, len(game.players), game.moves, int(game.take_backs))
        for seat, one in enumerate(game.players):
            who = (seat + 1, _harmless(one.name), one.bot or "", one.character or "", one.rank, one.fame)
            table.writerow((*about, *who, *(one.points.get(row, "") for row in rows)))
    write_atomically(path, ("\ufeff" + text.getvalue()).encode(errors="replace"), private=False)


def _harmless(name: str) -> str:
    """Return `name` in a form that no spreadsheet takes for a formula."""
    return "'" + name if name.lstrip()[:1] in ("=", "+", "-", "@") else name
