"""Playing by rules of thumb: what a lot is worth to whom, what a sun is worth, and when to call.

Everything is an estimate in points of fame. The constants are data, so that they can be tuned.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Invoke, Pass, SpendGod
from ra_desktop.engine.rules import LAST_EPOCH
from ra_desktop.engine.scoring import (
    GOD_POINTS,
    GOLD_POINTS,
    civilization_points,
    monument_set_points,
    monument_variety_points,
    most_and_fewest,
)
from ra_desktop.engine.suns import highest_in, suns_in
from ra_desktop.engine.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FIRST_DISASTER,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
    RA,
    RA_TILES,
    UNREST,
)

if TYPE_CHECKING:
    from ra_desktop.engine import View

    from .bots import Cancel, Limit


@dataclass(frozen=True, slots=True)
class Thumb:
    """The constants of a rule-of-thumb player, in points of fame unless said otherwise."""

    god: float = 1.6
    """What the choice that a god gives is worth beyond its points."""
    pharaoh: float = 0.9
    """Each pharaoh, for every epoch still to be scored, beyond the majority itself."""
    nile: float = 0.55
    """Each nile, for every later epoch: the chance to have a flood then."""
    dry_nile: float = 0.45
    """Each nile without a flood, for this epoch."""
    two_kinds: float = 2.2
    """Two kinds of civilization: halfway to five points."""
    spare: float = 0.25
    """A second tile of a kind of civilization, as cover against unrest."""
    kind: float = 1.1
    """Each kind of monument before the last epoch."""
    pair: float = 1.3
    """Two monuments of a kind before the last epoch."""
    trio: float = 4.6
    """What three of a kind count before the last epoch; further ones in proportion."""
    sun_step: float = 0.38
    """One step between the sun bid and the centre sun, while another epoch follows."""
    last_sun_step: float = 0.16
    """The same in the last epoch, where only the total counts."""
    par: float = 7.5
    """What an average lot is worth that wins an average sun, with much time left."""
    spread: float = 5.5
    """How much more the highest sun in play should win than the lowest."""
    hurry: float = 0.85
    """How much of its price a sun loses when the epoch is as good as over (a share)."""
    call: float = 1.15
    """Call when the lot is worth this many times what the cheapest winning sun should win."""
    rival: float = 0.3
    """How much of a rival's gain above one's own counts as one's own loss (a share)."""
    god_take: float = 3.6
    """A tile must be worth this much more than the god spent for it."""
    noise: float = 0.0
    """Standard deviation of the misjudgement of each lot."""


SKILLED: Final = Thumb()
CASUAL: Final = replace(SKILLED, noise=3.0, rival=0.0, call=1.5, hurry=0.3, sun_step=0.1, god=0.4)

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_LOST_BY: Final = {
    FUNERAL: (PHARAOH,),
    DROUGHT: (FLOOD, NILE),
    UNREST: tuple(CIVILIZATION),
    EARTHQUAKE: tuple(MONUMENTS),
}
_LOST_TILES: Final = 2


class RuleOfThumb:
    """A player without foresight who values lots well."""

    def __init__(self, thumb: Thumb = SKILLED, seed: int = 0) -> None:
        self._thumb = thumb
        self._seed = seed

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """The action that looks best; thinking takes well under a millisecond, so limits are not needed."""
        del limit, cancel
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        judge = Judge(view, self._thumb, self._seed)
        if view.phase == "auction":
            return self._bid(judge, legal)
        if view.phase == "discard":
            return min(
                (action for action in legal if isinstance(action, Discard)), key=lambda action: judge.loss(action.tile)
            )
        gods = [action for action in legal if isinstance(action, SpendGod)]
        if gods:
            best = max(gods, key=lambda action: judge.gain_of(action.tile))
            price = self._thumb.god_take * (1.0 - self._thumb.hurry * judge.hurry) + GOD_POINTS
            if judge.gain_of(best.tile) > price:
                return best
        if view.phase == "gods":
            return End()
        return self._turn(judge, legal)

    def _bid(self, judge: Judge, legal: list[Action]) -> Action:
        bids = [action for action in legal if isinstance(action, Bid)]
        worth = judge.lot_worth()
        best, profit = None, 0.0
        for bid in bids:
            gain = worth + judge.sun_change(bid.sun) - judge.price(bid.sun)
            if best is None or gain > profit:
                best, profit = bid, gain
        assert best is not None
        return best if Pass() not in legal or profit > 0 else Pass()

    def _turn(self, judge: Judge, legal: list[Action]) -> Action:
        if Draw() not in legal:
            return Invoke()
        winning = judge.cheapest_winner()
        if winning is None or not judge.tiles_on_track:
            return Draw()
        worth = judge.lot_worth() + judge.sun_change(winning)
        return Invoke() if worth > self._thumb.call * judge.price(winning) + judge.wish_for_more() else Draw()


class Judge:
    """Estimates for the seat to move in one view."""

    def __init__(self, view: View, thumb: Thumb, seed: int) -> None:
        self.view = view
        self.thumb = thumb
        self.seat = view.seat_to_act
        self.mine = view.held[self.seat]
        self.later = LAST_EPOCH - view.epoch
        self._rng = Random((seed << 20) ^ (view.bag_count * 8191 + len(view.bids) * 31 + self.seat))
        self.hurry = self._hurry()
        self.tiles_on_track = sum(code != EMPTY for code in view.track)

    def _hurry(self) -> float:
        """How near the end of the epoch is: 0 with much time left, 1 when it can end at any draw."""
        view = self.view
        left = view.ra_limit - view.ra_count
        share = view.bag.count(RA) / len(view.bag) if view.bag else 1.0
        draws = left / share if share else 99.0
        suns = sum(mask.bit_count() for mask in view.up)
        return max(0.0, 1.0 - draws / (3.0 * max(1, suns)))

    # --- tiles ----------------------------------------------------------------------------------------

    def worth(self, mine: list[int], seat: int) -> float:
        """What the tiles in *mine* bring *seat*, now and later."""
        thumb, later, last = self.thumb, self.later, self.later == 0
        rivals = [self.view.held[other][PHARAOH] for other in range(self.view.players) if other != seat]
        value = mine[GOD] * (GOD_POINTS + (0.0 if last else thumb.god)) + mine[GOLD] * GOLD_POINTS
        value += most_and_fewest([mine[PHARAOH], *rivals], 5, -2)[0] + mine[PHARAOH] * thumb.pharaoh * (later + 0.5)
        wet = mine[NILE] if mine[FLOOD] else mine[NILE] * thumb.dry_nile * (1.0 - self.hurry)
        value += mine[FLOOD] + wet + mine[NILE] * thumb.nile * later
        civilization = mine[_CIVILIZATION]
        kinds = len(civilization) - civilization.count(0)
        value += civilization_points(kinds) + (thumb.two_kinds * (1.0 - self.hurry) if kinds == 2 else 0.0)
        value += thumb.spare * (sum(civilization) - kinds)
        return value + self._monuments(mine[_MONUMENTS], last)

    def _monuments(self, copies: list[int], last: bool) -> float:
        kinds = len(copies) - copies.count(0)
        if last:
            return (
                monument_variety_points(kinds) + monument_set_points(copies) + 0.3 * copies.count(2) * (1 - self.hurry)
            )
        value = self.thumb.kind * kinds + max(0, kinds - 5) * self.thumb.kind
        for count in copies:
            if count == 2:
                value += self.thumb.pair
            elif count > 2:
                value += self.thumb.trio * (count - 2)
        return value

    def _with_lot(self, seat: int) -> list[int]:
        mine = self.view.held[seat][:]
        disasters = []
        for code in self.view.track:
            if code >= FIRST_DISASTER:
                disasters.append(code)
            elif code != EMPTY:
                mine[code] += 1
        for disaster in sorted(disasters):
            self._suffer(mine, disaster, seat)
        return mine

    def _suffer(self, mine: list[int], disaster: int, seat: int) -> None:
        """Lose what the disaster takes: floods before niles, else what is worth least."""
        for _ in range(_LOST_TILES):
            held = [code for code in _LOST_BY[disaster] if mine[code]]
            if not held:
                return
            if disaster == DROUGHT or len(held) == 1:
                mine[held[0]] -= 1
            else:
                mine[min(held, key=lambda code: -self._without(mine, code, seat))] -= 1

    def _without(self, mine: list[int], code: int, seat: int) -> float:
        mine[code] -= 1
        value = self.worth(mine, seat)
        mine[code] += 1
        return value

    def gain(self, seat: int) -> float:
        """What the tiles of the lot are worth to *seat*."""
        return self.worth(self._with_lot(seat), seat) - self.worth(self.view.held[seat], seat)

    def lot_worth(self) -> float:
        """What it is worth to win the lot: the gain, and what it keeps from the best placed rival."""
        mine = self.gain(self.seat)
        if self.thumb.noise:
            mine += self._rng.gauss(0.0, self.thumb.noise)
        others = [self.gain(seat) for seat in range(self.view.players) if seat != self.seat and self.view.up[seat]]
        spite = max(0.0, max(others, default=0.0) - mine) * self.thumb.rival
        return mine + (spite if mine > 0 else 0.0)

    def gain_of(self, tile: str) -> float:
        """What a god gains by taking *tile*, the god not counted."""
        code = RA_TILES.codes[tile]
        mine = self.mine[:]
        if code >= FIRST_DISASTER:
            self._suffer(mine, code, self.seat)
        else:
            mine[code] += 1
        return self.worth(mine, self.seat) - self.worth(self.mine, self.seat)

    def loss(self, tile: str) -> float:
        """What giving up *tile* costs."""
        return self.worth(self.mine, self.seat) - self._without(self.mine[:], RA_TILES.codes[tile], self.seat)

    # --- suns -------------------------------------------------------------------------------------------

    def sun_change(self, sun: int) -> float:
        """What it brings to have the centre sun instead of *sun* from now on."""
        step = self.thumb.sun_step if self.later else self.thumb.last_sun_step
        return step * (self.view.centre_sun - sun)

    def price(self, sun: int) -> float:
        """What *sun* should win by being bid: more for a high one, less when time runs out."""
        view = self.view
        suns = sorted(n for mask in view.up for n in suns_in(mask))
        rank = suns.index(sun) / max(1, len(suns) - 1)
        price = self.thumb.par + self.thumb.spread * (rank - 0.5)
        return price * (1.0 - self.thumb.hurry * self.hurry) * (0.8 + 0.07 * view.players)

    def cheapest_winner(self) -> int | None:
        """The lowest own sun that nobody else can beat, or the highest if all can be beaten."""
        mine = suns_in(self.view.up[self.seat])
        rivals = max(
            (highest_in(mask) for seat, mask in enumerate(self.view.up) if seat != self.seat and mask), default=0
        )
        safe = [sun for sun in mine if sun > rivals]
        return safe[0] if safe else (mine[-1] if mine else None)

    def wish_for_more(self) -> float:
        """What a further tile would add, unless Ra comes: worth waiting for while the track is short."""
        free = len(self.view.track) - self.tiles_on_track
        return 0.35 * free * (1.0 - self.hurry)
