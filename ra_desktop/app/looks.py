"""A quick look at a player's last games: how good the choices were, and what they paid too much or
too little for.

No review has to be asked for. The luck of the tiles and the gifts of others are in neither.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.neural import compiled
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import kept_files
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.storage.savefile import load_file

from . import history
from .counting import counts_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from ra_desktop.ai.review.content import Choice, Leaning
    from ra_desktop.ai.review.record import Review
    from ra_desktop.storage.finished import FinishedGame

_log = logging.getLogger(__name__)

MOST: Final = 30
"""How many of the last games are looked at."""


@dataclass(frozen=True, slots=True)
class Look:
    """A quick look at one game of a player."""

    number: str
    """The game's :attr:`.FinishedGame.id`."""
    game: str
    """Its name in the engine: ``ra`` or ``priests``."""
    given: tuple[float, ...]
    """The share of the fame at stake that each seat's choices gave away, by one ply."""
    choices: tuple[Choice, ...]
    categories: tuple[str, ...]
    """Those of the tiles, in the order in which :attr:`choices` count them."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What the last games of a player say together."""

    given: dict[str, tuple[float, ...]]
    """:attr:`Look.given` by the number of the game."""
    games: int = 0
    """How many games the leanings are taken from."""
    game: str = ""
    """The engine's name of the game that they are about."""
    leanings: tuple[Leaning, ...] = ()
    """What changes most of the choices first."""


NOTHING: Final = Looked({})


def look(name: str | None, ruleset: str | None = None) -> Iterator[Looked | None]:
    """Look at the last games of the person of that `name`, or of anyone, by `ruleset` or by the rules played last.

    Yields None after each step, and at last the result. Each game is looked at once.
    """
    for games in history.counted():
        if games is not None:
            asked = [game for game in games if ruleset in (None, game.ruleset) and counts_for(game, "rating")]
            yield from looked_at(asked, name)
        yield None


def looked_at(games: Sequence[FinishedGame], name: str | None, most: int = MOST) -> Iterator[Looked | None]:
    """Yield None after each look at the last of `games` of the person of that `name`, and at last the result."""
    if not compiled.is_there():
        yield NOTHING
        return
    own = [game for game in games if seats_of(game, name)]
    files, looks = kept_files(), []
    for game in own[-most:]:
        path = files.get(game.id[:KEPT_ID])
        look = None if path is None else _look_at(path, seats_of(game, name)[0], game.id)
        if look is not None:
            looks.append(look)
        yield None
    yield together(looks)


def together(looks: Sequence[Look]) -> Looked:
    """Return what `looks` say together; the leanings are those in the game that was played last."""
    from ra_desktop.ai.review.content import leanings

    alike = [look for look in looks if look.game == looks[-1].game]
    choices = [choice for look in alike for choice in look.choices]
    known = leanings(choices, alike[-1].categories) if alike else []
    return Looked(
        {look.number: look.given for look in looks}, len(alike), alike[-1].game if alike else "", tuple(known)
    )


def seats_of(game: FinishedGame, name: str | None) -> list[int]:
    """Return the seats of the person of that `name`, or of all persons, in `game`."""
    return [seat for seat, one in enumerate(game.players) if one.bot is None and name in (None, one.name)]


@lru_cache(maxsize=4 * MOST)
def _look_at(path: Path, seat: int, number: str) -> Look | None:
    """Return a look at the game of that `number` in the file `path`, which never changes; None if that fails."""
    from ra_desktop.ai.review.content import choices_of
    from ra_desktop.ai.review.reviewer import review

    try:
        game = load_file(path).game
    except SaveError as error:
        _log.info("a finished game is not looked at: %s", error)
        return None
    quick = review(game, depth="quick")
    rules = game.position(0).rules
    return Look(
        number,
        rules.game,
        given_away(quick),
        tuple(choices_of(quick, game, seat)),
        tuple(category.name for category in rules.tiles.categories),
    )


def given_away(quick: Review) -> tuple[float, ...]:
    """Return the share of the fame at stake that each seat's choices gave away."""
    own = [quick.decisions_of(seat) for seat in range(quick.players)]
    return tuple(sum(one.fame for one in made) / max(1.0, sum(one.stake for one in made)) for made in own)
