"""The novice: a bot that knows the rules and values lots tile by tile, at fixed prices (:mod:`.prices`).

It bids its lowest winning sun (or the one its character likes best) if the lot is worth that sun, invokes Ra when the
track looks good, spends gods on expensive tiles, and discards what it has most of. In Priests of Ra it shows and flips
to what it has most of. It overrates and underrates lots at random, and never considers what others need, the others'
suns, or its own tiles beyond its Nile tiles and its first flood; unless a lot is very good and suns or tiles are about
to be lost (:func:`.grasped`). Suns that end with the epoch it gives away cheaply, and in the final epoch the more so,
the fewer Ra tiles there are still to come for its suns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.board import AUCTION, DISCARD, FLIP, GODS, SIDE
from ra_desktop.engine.games.priests.rules import Flip, Keep, ShowSide
from ra_desktop.engine.games.ra.rules import Discard, End, SpendGod
from ra_desktop.engine.tiles import EMPTY

from .chance import chance
from .characters import NEUTRAL, Style, brings_nothing, without_waste
from .evaluation import first_impression
from .prices import enough_to_invoke, grasped, lot_price, sun_price
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .registry import ai_for

if TYPE_CHECKING:
    from random import Random

    from ra_desktop.engine import Action, View


MOOD: Final = 2.0
"""The most fame by which a lot is over- or underrated."""
MOOD_OF_SIDES: Final = 0.5
"""The most by which a side is over- or underrated where both are as many, so that taste alone does not decide."""
LEANING: Final = 0.6
"""The share of a character's bonus that counts."""
NEARLY_EQUAL: Final = 1.8
"""The most fame by which a character leans towards a choice, or away from it."""
LEAST_TO_LIKE: Final = 1.5
"""Value of a lot, in fame, above which a character may do so earlier or later than others."""
WORTH_A_GOD: Final = 2.5
"""Fame at which a god is spent."""

_DRAW, _INVOKE, _PASS, _END, _KEEP = Draw(), Invoke(), Pass(), End(), Keep()


class NoviceBot:
    """Values lots tile by tile (see the top of this file)."""

    def __init__(self, seed: int = 0, style: Style = NEUTRAL) -> None:
        self.seed = seed
        self.style = style

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`; no limit is needed."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        rng = chance(view, self.seed)
        if view.phase == AUCTION:
            return self._bid(view, legal, rng)
        if view.phase == DISCARD:
            return _discard(view, legal, rng)
        if view.phase == SIDE:
            return self._show_side(view, legal, rng)
        if view.phase == FLIP:
            return self._turn_over(view, legal, rng)
        return self._take_turn(view, legal, rng)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        return first_impression(view, cancel)

    def _bonus(self, view: View, action: Action) -> float:
        return 0.0 if self.style is NEUTRAL else self.style.leanings(view, [action], LEANING, NEARLY_EQUAL)[0]

    def _bid(self, view: View, legal: list[Action], rng: Random) -> Action:
        bids = [action for action in without_waste(view, legal) if isinstance(action, Bid)]
        if not bids:
            return _PASS
        bid = max(bids, key=lambda bid: self._bonus(view, bid) - sun_price(view, bid.sun))  # usually the lowest
        if _PASS not in legal:
            return bid
        if (grasp := grasped(view, legal)) is not None:
            return grasp
        if brings_nothing(view, soon=True, unharmed=True):
            return _PASS
        worth = _felt(view, rng)
        if worth > 0.0:
            worth += max(self._bonus(view, bid) for bid in bids)
        lowest = next(action for action in legal if isinstance(action, Bid))  # all others can come back
        return bid if worth >= sun_price(view, lowest.sun) else _PASS

    def _take_turn(self, view: View, legal: list[Action], rng: Random) -> Action:
        price, codes = ai_for(view.game).price, view.rules.tiles.codes
        dearest = max(
            (action for action in legal if isinstance(action, SpendGod)),
            key=lambda action: (price(view, codes[action.tile]), rng.random()),
            default=None,
        )
        if dearest is not None:
            gain = price(view, codes[dearest.tile])
            if gain > 0.0 and gain + self._bonus(view, dearest) >= WORTH_A_GOD:
                return dearest
        if view.phase == GODS:
            return _END
        if _DRAW not in legal:
            return _INVOKE
        tiles = len(view.track) - view.track.count(EMPTY)
        threshold = enough_to_invoke(view)
        lot = _felt(view, rng)
        if lot > LEAST_TO_LIKE:
            lot += self._bonus(view, _INVOKE) - self._bonus(view, _DRAW)
        return _INVOKE if tiles and lot >= threshold else _DRAW

    def _show_side(self, view: View, legal: list[Action], rng: Random) -> Action:
        """Return the side of which the bot has more already; of as many, rather what it likes."""
        sides = _sides(view)

        def rank(action: ShowSide) -> tuple[int, float]:
            mood = rng.uniform(-MOOD_OF_SIDES, MOOD_OF_SIDES)
            return sides.get(action.side, 0), self._bonus(view, action) + mood

        return max((action for action in legal if isinstance(action, ShowSide)), key=rank)

    def _turn_over(self, view: View, legal: list[Action], rng: Random) -> Action:
        """Return a tile that goes better with others, or is liked more, when flipped; None if there is none."""
        sides = _sides(view)
        best: Action = _KEEP
        most = (0.0, 0.0)
        for action in legal:
            if isinstance(action, Flip):
                shown, _, hidden = action.tile.partition("/")
                gain = sides.get(hidden, 0) - sides[shown] + 1 + self._bonus(view, action)
                better = (gain, rng.random())
                if gain > 0.0 and better > most:
                    best, most = action, better
        return best


def _felt(view: View, rng: Random) -> float:
    """Return the estimated fame of the lot, over- or underrated with `rng`."""
    return lot_price(view) + rng.uniform(-MOOD, MOOD)


def _discard(view: View, legal: list[Action], rng: Random) -> Action:
    """Return the tile of which the bot has most."""
    held, codes = view.held[view.seat_to_act], view.rules.tiles.codes
    return max(
        (action for action in legal if isinstance(action, Discard)),
        key=lambda action: (held[codes[action.tile]], rng.random()),
    )


def _sides(view: View) -> dict[str, int]:
    """Return how many tiles the bot has with each side up."""
    shown: dict[str, int] = {}
    for tile, copies in view.display(view.seat_to_act).items():
        side = tile.partition("/")[0]
        shown[side] = shown.get(side, 0) + copies
    return shown
