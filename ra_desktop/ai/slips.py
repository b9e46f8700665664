"""A player by the network that slips: it looks one move ahead, and errs about what it sees as a person does.

It misjudges what a lot, a sun and time are worth by some fame, tiles by less, and waits too long. But it always takes a
lot of some points that a low sun is certain to win, does not err where nothing lies on the track, and gives no sun away
for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.tiles import EMPTY

from .chance import chance
from .characters import NEUTRAL, Style, without_waste
from .evaluation import first_impression, neural_bot
from .neural.settings import SearchSettings
from .novice import NoviceBot
from .prices import grasped
from .protocol import Cancel, Evaluation, Limit, legal_choices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine import Action, View

LEANING: Final = 1.0
"""The share of a character's bonus that counts; more than of a novice's, as it has to be seen among errors."""
NEARLY_EQUAL: Final = 3.0
"""The most fame by which a character leans towards a choice, or away from it."""
LOW_AND_CERTAIN: Final = 6
"""Points of a lot that is taken with a low sun, if that is certain to win it."""
MOST_SPREADS: Final = 2.0
"""No error is larger than this many spreads: beyond, it would look like no person's."""
BETWEEN_SUNS: Final = 0.5
"""The spread of the error about a sun among others, as a share of :attr:`Slips.spread`."""
BETWEEN_TILES: Final = 0.3
"""The same for a tile among others."""

_AS_FAME: Final = SearchSettings(all_seats=True)


@dataclass(frozen=True, slots=True)
class Slips:
    """The errors of a level, in fame."""

    spread: float
    """The spread of the error about what it is worth to draw, to invoke Ra or to pass."""
    patience: float
    """How much better than drawing invoking Ra must be."""

    def leads(self, rated: Sequence[Evaluation]) -> list[Evaluation]:
        """Return the moves `rated` by a network with the leads that the level compares, apart from its errors."""
        return [
            move._replace(lead=move.lead - self.patience) if isinstance(move.action, Invoke) else move for move in rated
        ]

    def of(self, action: Action) -> float:
        """Return the spread of the error about an `action` where something lies on the track."""
        if isinstance(action, Draw | Invoke | Pass):
            return self.spread
        return self.spread * (BETWEEN_SUNS if isinstance(action, Bid) else BETWEEN_TILES)


class SlippingBot:
    """Plays by the network at one ply, with `slips`, and like a novice in positions that no network knows.

    Equal bots with equal seeds slip alike in equal positions.
    """

    def __init__(self, slips: Callable[[int, str], Slips], seed: int = 0, style: Style = NEUTRAL) -> None:
        """`slips` returns them for a number of players and a game."""
        self.seed = seed
        self.style = style
        self._slips = slips

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`; no limit is needed."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        bot = neural_bot(view, _AS_FAME)
        if bot is None:
            return NoviceBot(self.seed, self.style).choose(view, cancel=cancel)
        if Pass() in legal and (grasp := grasped(view, legal, LOW_AND_CERTAIN)) is not None:
            return grasp
        slips = self._slips(view.players, view.game)
        leads = {move.action: move.lead for move in slips.leads(bot.evaluate(view, cancel=cancel))}
        kept = without_waste(view, legal)
        bonuses = self.style.leanings(view, kept, LEANING, NEARLY_EQUAL)
        random, is_empty = chance(view, self.seed), all(code == EMPTY for code in view.track)

        def seen(action: Action, bonus: float) -> float:
            error = max(-MOST_SPREADS, min(MOST_SPREADS, random.gauss()))
            return leads[action] + bonus + (0.0 if is_empty else error * slips.of(action))

        worths = [seen(action, bonus) for action, bonus in zip(kept, bonuses, strict=True)]
        return kept[worths.index(max(worths))]

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        return first_impression(view, cancel)
