"""The novice: a bot that knows the rules and values lots tile by tile.

Every tile has a fixed price, whoever has what (in :mod:`.games`); a lot is worth the sum. The novice bids its lowest
winning sun (or the one its character likes best) if the lot is worth that sun, invokes Ra when the track looks good,
spends gods on expensive tiles, and discards what it has most of. In Priests of Ra it shows and flips to what it has
most of. It overrates and underrates lots at random, and never considers what others need, the others' suns, or its own
tiles beyond its Nile tiles and its first flood; unless a lot is very good and suns or tiles are about to be lost
(:func:`grasped`). Suns that end with the epoch it gives away cheaply, and in the final
epoch the more so, the fewer Ra tiles there are still to come for its suns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.board import AUCTION, DISCARD, FLIP, GODS, SIDE
from ra_desktop.engine.games.priests.rules import Flip, Keep, ShowSide
from ra_desktop.engine.games.ra.rules import Discard, End, SpendGod
from ra_desktop.engine.tiles import EMPTY, suns_in

from .chance import chance
from .characters import NEUTRAL, Style, brings_nothing, certain_suns, sun_to_win_with, without_waste
from .evaluation import first_impression
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .registry import ai_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ra_desktop.engine import Action, View


WEAKEST_SUN: Final = 2.0
STRONGEST_SUN: Final = 9.0
"""Fame that a lot must score to be worth the lowest and the highest sun on the table."""
LATE_SHARE: Final = 0.4
"""The share of that which is asked when the next Ra tile ends the epoch, and the suns with it."""
LOW: Final = 0.5
"""The rank of a sun up to which it is low, from 0 to 1."""
MOOD: Final = 2.0
"""The most fame by which a lot is over- or underrated."""
MOOD_OF_SIDES: Final = 0.5
"""The most by which a side is over- or underrated where both are as many, so that taste alone does not decide."""
LEANING: Final = 0.6
"""The share of a character's bonus that counts."""
NEARLY_EQUAL: Final = 1.8
"""The most fame by which a character leans towards a choice, or away from it."""
FINAL_HOPE: Final = 0.2
"""Lots that a sun may still win in the final epoch when the next Ra tile ends it."""
WORTH_INVOKING: Final = 9.0
"""Fame on the track at which the novice invokes Ra; less when suns may soon be lost."""
LEAST_TO_INVOKE: Final = 4.0
"""Lowest value of a lot, in fame, at which the novice does so."""
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
        bid = max(bids, key=lambda bid: self._bonus(view, bid) - _asked(view, bid.sun))  # usually the lowest
        if _PASS not in legal:
            return bid
        if (grasp := grasped(view, legal)) is not None:
            return grasp
        if brings_nothing(view, soon=True, unharmed=True):
            return _PASS
        worth = _lot(view, rng)
        if worth > 0.0:
            worth += max(self._bonus(view, bid) for bid in bids)
        lowest = next(action for action in legal if isinstance(action, Bid))  # all others can come back
        return bid if worth >= _asked(view, lowest.sun) else _PASS

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
        threshold = _enough(view)
        lot = _lot(view, rng)
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


def valued(view: View, legal: Sequence[Action]) -> tuple[dict[Action, float], float]:
    """Return what each of the `legal` actions gains a novice without its moods, and the worth of the lot, in fame.

    Passing and drawing count as 0; moves about single tiles are left out. None is compared where the lot alone decides.
    """
    lot = _lot(view)
    if _PASS in legal and (grasped(view, legal) or brings_nothing(view, soon=True, unharmed=True)):
        return {}, lot
    values: dict[Action, float] = {action: 0.0 for action in (_PASS, _DRAW) if action in legal}
    values |= {bid: lot - _asked(view, bid.sun) for bid in legal if isinstance(bid, Bid)}
    if _INVOKE in legal:
        values[_INVOKE] = lot - _enough(view)
    return values, lot


def _enough(view: View) -> float:
    """Return the fame on the track at which the novice invokes Ra."""
    return max(LEAST_TO_INVOKE, _hope(view) * WORTH_INVOKING)


def _lot(view: View, rng: Random | None = None) -> float:
    """Return the estimated fame of the lot, over- or underrated with `rng`."""
    price = ai_for(view.game).price
    worth = sum(price(view, code) for code in view.track if code != EMPTY)
    return worth + (rng.uniform(-MOOD, MOOD) if rng else 0.0)


def _asked(view: View, sun: int) -> float:
    """Return the fame that a lot must score to be worth `sun`."""
    return _hope(view) * (WEAKEST_SUN + (STRONGEST_SUN - WEAKEST_SUN) * _strength(view, sun))


def _strength(view: View, sun: int) -> float:
    """Return the rank of `sun` among all of the game: 0 for the lowest, 1 for the highest."""
    every = 1 << view.centre_sun
    for up, down in zip(view.up, view.down, strict=True):
        every |= up | down
    known = suns_in(every)
    return known.index(sun) / max(1, len(known) - 1)


def _hope(view: View) -> float:
    """Return the share of its usual price that a sun is kept for: less when it may soon be lost.

    In the final epoch, that is when there are more suns than Ra tiles to come.
    """
    left = view.ra_limit - view.ra_count - 1
    share = 1.0 if left else LATE_SHARE
    waiting = view.up[view.seat_to_act].bit_count()
    return min(share, (left + FINAL_HOPE) / (waiting + 1)) if view.is_last_epoch else share


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


VERY_GOOD: Final = 12
"""Points at the end of this epoch from which a lot counts as very good."""
FINAL_GOOD: Final = 3
"""Points at the end of the game from which a lot counts as very good: there is no later lot to keep a sun for."""


def grasped(view: View, legal: Sequence[Action], easy: float = float("inf")) -> Action | None:
    """Return the bid for a lot that is too good to pass now, or None.

    That is a lot of at least :data:`VERY_GOOD` points for the seat to move, when the next Ra tile ends the epoch, and
    its suns with it, or when the track is full; at the end of the game, one of :data:`FINAL_GOOD`. It bids a sun that
    no one after it can beat (:func:`.sun_to_win_with`), or else its highest. A lot of `easy` points is also too good to
    pass if the lowest of its suns is certain to win it, and isn't high.
    """
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids:
        return None
    points = sum(view.lot_preview(view.seat_to_act).values())
    certain = certain_suns(view)
    lowest = min(suns_in(view.up[view.seat_to_act]))
    if points >= easy and certain[:1] == [lowest] and _strength(view, lowest) <= LOW:
        return Bid(sun_to_win_with(view, certain))
    last = view.ra_count + 1 >= view.ra_limit
    enough = FINAL_GOOD if last and view.is_last_epoch else VERY_GOOD
    if not (last or all(view.auction_track)) or points < enough:
        return None
    return Bid(sun_to_win_with(view, certain)) if certain else bids[-1]
