"""The bots by the name of their level.

================  ====================================================================================================
``novice``        plays by feeling, tile by tile
``casual``        counts by rules of thumb what lots, suns and time are worth
``skilled``       knows from experience (a network) how positions end, and looks one move ahead
``expert``        tries out its best moves on some possible continuations
``master``        the same, on many more
================  ====================================================================================================

``expert`` and ``master`` count everybody's fame. The others do not try to (:mod:`.hidden_fame`), unless it lies open.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from .characters import style_of
from .fallback import FallbackBot
from .hidden_fame import HiddenFameBot
from .neural.settings import SECONDS
from .novice import NoviceBot
from .random_bot import RandomBot
from .registry import settings_for
from .rule_of_thumb import RuleOfThumbBot

if TYPE_CHECKING:
    from .characters import Style
    from .protocol import Bot, Limit

LEVELS: Final = ("novice", "casual", "skilled", "expert", "master")
"""The levels a person can play against, weakest first."""

COUNTING: Final = frozenset(("expert", "master"))
"""The levels that count the others' fame, whether it lies open or not."""


class _Maker(Protocol):
    def __call__(self, seed: int, style: Style, limit: Limit | None, *, clock: bool) -> Bot: ...


def _random(seed: int, style: Style, limit: Limit | None, *, clock: bool) -> Bot:
    return RandomBot(seed)


def _novice(seed: int, style: Style, limit: Limit | None, *, clock: bool) -> Bot:
    return NoviceBot(seed, style)


def _casual(seed: int, style: Style, limit: Limit | None, *, clock: bool) -> Bot:
    return RuleOfThumbBot(seed, style=style, settings=partial(settings_for, "casual"))


def _thinking(level: str, seed: int, style: Style, limit: Limit | None, *, clock: bool) -> Bot:
    return FallbackBot(
        partial(settings_for, level),
        seed,
        style,
        seconds=SECONDS.get(level) if clock else None,
        limit=limit,
    )


_MAKERS: Final[dict[str, _Maker]] = {
    "random": _random,
    "novice": _novice,
    "casual": _casual,
    "skilled": partial(_thinking, "skilled"),
    "expert": partial(_thinking, "expert"),
    "master": partial(_thinking, "master"),
}


class UnknownLevelError(ValueError):
    """There are no bots of that level."""


def make_bot(
    level: str,
    seed: int = 0,
    character: str | None = None,
    limit: Limit | None = None,
    *,
    open_fame: bool = False,
    clock: bool = True,
) -> Bot:
    """A bot of `level`: one of :data:`LEVELS`, or ``random``, which is there for tests and comparisons.

    `seed` decides what chance decides in its play: equal bots with equal seeds choose alike. `character` is a key of
    :data:`~.characters.CHARACTERS`. `limit` is how long it thinks where :meth:`~.protocol.Bot.choose` is told nothing
    else; without, as long as its level does, by the `clock` as well, or else as far as with time to spare. `open_fame`:
    all fame lies open, and every level looks at it. Raises :class:`UnknownLevelError` and
    :class:`~.characters.UnknownCharacterError`.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise UnknownLevelError(f"no bots of level {level!r}; there are {', '.join(_MAKERS)}")
    bot = maker(seed, style_of(character), limit, clock=clock)
    return bot if open_fame or level in COUNTING or level not in LEVELS else HiddenFameBot(bot)
