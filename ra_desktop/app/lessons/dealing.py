"""The game of a lesson, as it stands after any of its moves."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import RULESETS, Game, parse_action
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action

    from .lesson import Lesson

LEARNER: Final = "You"
"""The learner's name; the words of the game address a player of this name directly."""

_OTHERS: Final = tuple(seat for seat in DEFAULT_SETUP.seats if seat.bot is not None)
_TIMES: Final = re.compile(r"([1-9][0-9]?) ([a-z].*)")


def spelled_out(texts: Sequence[str]) -> list[tuple[int, str]]:
    """Return each of `texts` with its index, as often as it says: ``3 draw`` is ``draw`` three times."""
    found: list[tuple[int, str]] = []
    for index, text in enumerate(texts):
        times = _TIMES.fullmatch(text)
        found += [(index, times[2])] * int(times[1]) if times else [(index, text)]
    return found


def parsed(texts: Sequence[str]) -> tuple[Action, ...]:
    """Return the actions of a lesson's `texts`; raises ``ValueError``."""
    return tuple(parse_action(text) for _, text in spelled_out(texts))


def set_tiles(lesson: Lesson) -> tuple[str, ...]:
    """Return the tiles that the deal names, the first to be drawn first."""
    return tuple(tile for _, tile in spelled_out(lesson.deal.bag))


def bag_of(lesson: Lesson) -> tuple[str, ...]:
    """Return the bag: what the deal names, and below it the rest of the tile set, if that is not all.

    The order of the rest is fixed by the id of the lesson.
    """
    bag = set_tiles(lesson)
    return bag if lesson.deal.nothing_else else (*bag, *_rest_of_bag(lesson.id, lesson.ruleset, bag))


@lru_cache(maxsize=64)
def _rest_of_bag(lesson: str, ruleset: str, bag: tuple[str, ...]) -> tuple[str, ...]:
    """Return what `bag` leaves of the tile set; a lesson asks for it again with every move that it takes back."""
    tiles = RULESETS[ruleset].rules.tiles
    rest = Counter(tiles.names[code] for code in tiles.full_bag)
    rest.subtract(bag)
    others = sorted(rest.elements())
    Random(lesson).shuffle(others)
    return tuple(others)


def game_of(lesson: Lesson, actions: Sequence[Action]) -> Game:
    """Return the game of `lesson` after `actions`, those before its beginning included.

    Raises :class:`~ra_desktop.engine.SetupError` or :class:`~ra_desktop.engine.ReplayError`.
    """
    return Game.replay(
        lesson.ruleset, len(lesson.deal.suns), bag=bag_of(lesson), suns=lesson.deal.suns, actions=actions
    )


def seats_of(lesson: Lesson) -> tuple[Seat, ...]:
    """Return who plays: the learner, and bots of the lesson's level."""
    seats = []
    others = list(_OTHERS)
    names = list(lesson.names)
    for seat in range(len(lesson.deal.suns)):
        if seat == lesson.seat:
            seats.append(Seat(LEARNER, COLOURS[0]))
            continue
        usual = others.pop(0) if others else Seat(f"{seat + 1}", COLOURS[-1])
        name = names.pop(0) if names else usual.name
        seats.append(Seat(name, usual.colour, lesson.level, usual.character if name == usual.name else None))
    return tuple(seats)


def saved_of(lesson: Lesson, actions: Sequence[Action]) -> SavedGame:
    """Return the game of `lesson` after `actions` with its players, for the table."""
    return SavedGame(game_of(lesson, actions), seats_of(lesson), Options(open_fame=False, take_backs=False))
