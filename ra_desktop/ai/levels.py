"""The bots by the name of their level.

================  ====================================================================================================
``novice``        values lots tile by tile
``apprentice``    values positions with a network, one move ahead, and errs about them (:mod:`.slips`)
``casual``        the same, erring less
``regular``       the same, erring less
``skilled``       values positions with a network, and looks one move ahead
``expert``        tries out its best moves on some possible continuations
================  ====================================================================================================

``expert`` counts everyone's fame, and what was discarded. The others ignore the former unless it is visible
(:class:`HiddenFameBot`), and the latter in games with a closed bag (:meth:`.View.forgetful`).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.engine import Action, View

from .chance import RandomBot
from .characters import NEUTRAL, Style, style_of
from .evaluation import by_prices, neural_bot
from .neural import compiled
from .neural.settings import SECONDS
from .novice import NoviceBot
from .outside import OUTSIDE, OutsideBot, program_of
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .registry import settings_for
from .slips import SlippingBot, Slips

if TYPE_CHECKING:
    from collections.abc import Callable

    from .neural.bot import NeuralBot
    from .neural.settings import SearchSettings
    from .protocol import Bot


class Level(NamedTuple):
    """A level that a player can choose."""

    name: str
    """Its name in files and commands, which never changes."""
    rating: int
    """How strong it is on Elo's scale, by its matches (docs/ai-measurements.md); Novice is set to 1000."""
    share_lost: float
    """How much of the fame at stake in its choices it gives away."""


ROWS: Final = (
    Level("novice", 1000, 0.25),
    Level("apprentice", 1240, 0.19),
    Level("casual", 1490, 0.13),
    Level("regular", 1610, 0.06),
    Level("skilled", 1730, 0.026),
    Level("expert", 1880, 0.012),
)
"""The levels, weakest first."""

LEVELS: Final = tuple(row.name for row in ROWS)
"""The names of the levels a player can choose, weakest first."""

SLIPS: Final = {
    "apprentice": {
        "ra": {2: Slips(5.8, 10.4), 3: Slips(4.6, 10.3), 4: Slips(3.8, 11.6), 5: Slips(4.8, 6.0)},
        "priests": {2: Slips(7.6, 7.6), 3: Slips(8.0, 8.0), 4: Slips(5.6, 5.6), 5: Slips(5.4, 5.4)},
    },
    "casual": {
        "ra": {2: Slips(2.5, 4.5), 3: Slips(1.7, 3.8), 4: Slips(1.4, 4.3), 5: Slips(4.0, 5.0)},
        "priests": {2: Slips(4.5, 4.5), 3: Slips(4.0, 4.0), 4: Slips(4.0, 4.0), 5: Slips(4.5, 4.5)},
    },
    "regular": {
        "ra": {2: Slips(1.1, 2.0), 3: Slips(0.75, 1.7), 4: Slips(0.65, 1.9), 5: Slips(1.8, 2.2)},
        "priests": {2: Slips(2.0, 2.0), 3: Slips(1.8, 1.8), 4: Slips(1.8, 1.8), 5: Slips(2.0, 2.0)},
    },
}
"""How the levels err that play by the network and slip, by game and number of players."""

WITH_NETWORKS: Final = frozenset(LEVELS[1:])
"""The levels that need the networks, and so the part of the program that is written in C."""

COUNTING: Final = frozenset(("expert",))
"""The levels that count the others' fame even if it is hidden."""

FORMER: Final = {"master": "expert"}
"""The levels of earlier versions, which old files and commands may name, and those that play for them."""

KNOWN: Final = (*LEVELS, *FORMER)
"""The levels that files may name, weakest first."""


def current(level: str) -> str:
    """Return the level that plays under the name `level`, which may be a former one's."""
    return FORMER.get(level, level)


def is_playable(level: str) -> bool:
    """Return whether bots of `level` can play here: those with networks can't where the part in C was not built."""
    return current(level) not in WITH_NETWORKS or compiled.is_there()


def slips_for(level: str, players: int, game: str) -> Slips:
    """Return how `level`, one of :data:`SLIPS`, errs in a `game` with that many `players`."""
    return SLIPS[level][game][players]


class UnknownLevelError(ValueError):
    """There is no such level."""


def make_bot(
    level: str,
    seed: int = 0,
    character: str | None = None,
    limit: Limit | None = None,
    *,
    open_fame: bool = False,
    clock: bool = True,
) -> Bot:
    """Return a bot of `level`: one of :data:`LEVELS` or :data:`FORMER`, or ``random`` for tests and comparisons.

    `seed` decides the random part of its play: equal bots with equal seeds choose alike. `character` is a key of
    :data:`~.characters.CHARACTERS`. `limit` is how long it thinks by default; None stands for the level's own limit,
    which includes a time limit only with `clock`. `open_fame`: everyone's fame is visible, and every level uses it.
    ``outside:NAME`` is a program (:mod:`.outside`). Raises :class:`UnknownLevelError` and
    :class:`~.characters.UnknownCharacterError`.
    """
    if level.startswith(OUTSIDE):
        program = program_of(level)
        if program is None:
            raise UnknownLevelError(f"no program is called {level.removeprefix(OUTSIDE)!r}")
        return OutsideBot(program, open_fame=open_fame)
    level = current(level)
    if level not in (*LEVELS, "random"):
        raise UnknownLevelError(f"no level {level!r}; the levels are random, {', '.join(LEVELS)}")
    if not is_playable(level):
        raise UnknownLevelError(f"{level} needs the part written in C, which was not built")
    style = style_of(character)
    bot: Bot
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        bot = NoviceBot(seed, style)
    elif level in SLIPS:
        bot = SlippingBot(partial(slips_for, level), seed, style)
    else:
        seconds = SECONDS.get(level) if clock else None
        bot = FallbackBot(partial(settings_for, level), seed, style, seconds=seconds, limit=limit)
    if level in COUNTING:
        return bot
    forgetful = SeeingBot(bot, View.forgetful)
    return forgetful if open_fame else HiddenFameBot(forgetful)


def hidden_fame_view(view: View) -> View:
    """Return `view` without the others' fame and points so far, which only a player who counts would know."""
    seen = View(view, view.seat)
    seen.fame = [view.fame[view.seat]] * view.players
    seen.sheets = [[rows if seat == view.seat else {} for seat, rows in enumerate(sheet)] for sheet in view.sheets]
    return seen


class SeeingBot:
    """Plays as `bot` does in what `see` makes of a view."""

    def __init__(self, bot: Bot, see: Callable[[View], View]) -> None:
        self.bot = bot
        self._see = see

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`."""
        return self.bot.choose(self._see(view), limit=limit, cancel=cancel)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        return self.bot.evaluate(self._see(view), limit=limit, cancel=cancel)


class HiddenFameBot(SeeingBot):
    """Plays as `bot` does, but without counting the others' fame: it assumes that they have as much as it has.

    That costs little: one-ply network play won 24.0 % of 1,200 games with four players and 50.8 % of 600 with two
    against itself counting (even: 25 and 50 %).
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot, hidden_fame_view)


class FallbackBot:
    """Thinks with a network, and like a novice in positions that no network knows."""

    def __init__(
        self,
        settings: Callable[[int, str], SearchSettings],
        seed: int = 0,
        style: Style = NEUTRAL,
        *,
        seconds: float | None = None,
        limit: Limit | None = None,
    ) -> None:
        """`settings` returns the search settings for a number of players.

        `seconds` limits its search if the caller sets no limit.
        """
        self.seed = seed
        self.style = style
        self._settings = settings
        self._seconds = seconds
        self._limit = limit

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        neural = self._neural(view)
        if neural is None:
            return NoviceBot(self.seed, self.style).choose(view, cancel=cancel)
        return neural.choose(view, limit=limit or self._limit, cancel=cancel)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        legal = legal_choices(view, cancel)
        neural = self._neural(view)
        if neural is None:
            return by_prices(view, legal)
        return neural.evaluate(view, limit=limit or self._limit, cancel=cancel)

    def _neural(self, view: View) -> NeuralBot | None:
        settings = self._settings(view.players, view.game)
        return neural_bot(view, settings, seconds=self._seconds, seed=self.seed, style=self.style)
