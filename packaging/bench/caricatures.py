"""Whether habits by content are named: ``python packaging/bench caricatures [NAME …]``.

Each caricature keeps the simple rules of a beginner and is wrong about one thing. It plays three-player games against
two Skilled; these get a quick look, and what is certain to be paid too much or too little for is printed, costliest
first. Nothing in :mod:`ra_desktop.ai.review.content` was tuned on them.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ra_desktop.ai import make_bot
from ra_desktop.ai.review.content import certain, choices_of, leanings
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Bid, Draw, End, Game, Invoke, Pass, SpendGod

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ra_desktop.engine import Action, View

_KEPT: Final = {"pharaoh": 1.5, "nile": 0.7, "monument": 1.0}
"""What a tile that stays is worth to all of them beyond its points, before the last epoch."""
_DRAW, _INVOKE, _PASS, _END = Draw(), Invoke(), Pass(), End()


@dataclass(frozen=True)
class Caricature:
    """A beginner who adds up what the lot scores, and compares it with a price for the sun."""

    names: frozenset[str]
    """The contents of which one should be named."""
    blind: frozenset[str] = frozenset()
    """Rows of the score sheet that it doesn't see."""
    bonus: Mapping[str, float] = field(default_factory=dict)
    """Fame too much for each tile of a category."""
    share: float = 1.0
    """How much the rows count that it does see."""
    looks_at_centre: bool = True
    takes_highest: bool = False
    """Bids its highest sun, and asks no more for it than for another."""

    def worth(self, view: View, sun: int | None = None) -> float:
        """Return what the lot is worth to it."""
        own = view.lot_account(view.seat_to_act, sun).own
        worth = self.share * sum(row.points for row in (*own.rows, *own.later) if row.row not in self.blind)
        category = view.rules.tiles.category_of
        kept = {} if view.is_last_epoch else _KEPT
        return worth + sum(
            (0.0 if category(tile) in self.blind else kept.get(category(tile), 0.0))
            + self.bonus.get(category(tile), 0.0)
            for tile in view.auction_track
            if tile
        )

    def price(self, view: View, sun: int) -> float:
        """Return what a lot must be worth for `sun`."""
        left, waiting = view.ra_limit - view.ra_count - 0.5, len(view.face_up_suns(view.seat_to_act))
        price = 7.0 * min(1.0, 1.6 * left / (left + waiting))
        if not view.is_last_epoch:
            price += 0.4 * ((0.0 if self.takes_highest else sun) - (view.centre_sun if self.looks_at_centre else 6.5))
        return price

    def choose(self, view: View) -> Action:
        """Return one of the legal actions."""
        legal = view.legal_actions()
        suns = sorted(view.face_up_suns(view.seat_to_act))
        if len(legal) == 1:
            return legal[0]
        if view.phase == "auction":
            bids = [action for action in legal if isinstance(action, Bid)]
            good = [bid for bid in bids if self.worth(view, bid.sun) >= self.price(view, bid.sun)]
            if not good:
                return _PASS if _PASS in legal else bids[0]
            rivals = [sun for seat in view.bidders_left()[1:] for sun in view.face_up_suns(seat)]
            safe = [bid for bid in good if bid.sun > max(rivals, default=0)]
            return good[-1] if self.takes_highest or not safe else safe[0]
        gods = [action for action in legal if isinstance(action, SpendGod)]
        category = view.rules.tiles.category_of
        for action in gods:
            gain = sum(view.action_preview(action).values()) + self.bonus.get(category(action.tile), 0.0)
            if gain >= 3 and category(action.tile) not in self.blind | {"disaster"}:
                return action
        if view.phase == "gods":
            return _END
        if _DRAW not in legal or _INVOKE not in legal or not any(view.auction_track):
            return _DRAW if _DRAW in legal else legal[0]
        sun = suns[len(suns) // 2]
        return _INVOKE if self.worth(view, sun) >= self.price(view, sun) + 1.0 else _DRAW


CARICATURES: Final[Mapping[str, Caricature]] = {
    "none": Caricature(frozenset()),
    "blind to the Nile": Caricature(frozenset({"nile", "flood"}), blind=frozenset({"nile"})),
    "loves pharaohs": Caricature(frozenset({"pharaoh"}), bonus={"pharaoh": 4.0}),
    "only monuments": Caricature(frozenset({"monument"}), bonus={"monument": 3.0}, share=0.4),
    "ignores disasters": Caricature(frozenset({"disaster"}), bonus={"disaster": 4.0}),
    "ignores the sun in the centre": Caricature(frozenset({"centre"}), looks_at_centre=False),
    "hates floods": Caricature(frozenset({"flood"}), bonus={"flood": -4.0}),
    "throws high suns at low lots": Caricature(frozenset({"sun"}), takes_highest=True),
}


def games_of(caricature: Caricature, games: int, seed: int) -> str:
    """Return what is told after so many games."""
    choices, won = [], 0
    for number in range(games):
        game, own = Game("classic", 3, seed + number), number % 3
        rivals = [make_bot("skilled", 3 * (seed + number) + seat) for seat in range(3)]
        while not game.state.is_over:
            view = game.state.view(game.state.seat_to_act)
            game.play(caricature.choose(view) if view.seat == own else rivals[view.seat].choose(view))
        won += game.state.winner == own
        choices += choices_of(review(game, depth="quick"), game, own)
    known = leanings(choices, [item.name for item in game.state.rules.tiles.categories])
    named = certain(known)
    right = named[0].content in caricature.names if named else not caricature.names
    lines = [
        f"   {one.content:13s}{one.fame:+5.1f} ± {one.error:.1f}, {one.weight:4.1f} a choice"
        + (" *" if one in named else "")
        for one in known
    ]
    return "\n".join([f"{'named' if right else 'NOT named'}, {won} of {games} won, {len(choices)} choices", *lines])


def main() -> None:
    """Print what is told of each."""
    parser = argparse.ArgumentParser(prog="python packaging/bench caricatures", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*CARICATURES, []], help="all of them unless told which")
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--seed", type=int, default=77_000)
    chosen = parser.parse_args()
    for name in chosen.names or CARICATURES:
        sys.stdout.write(f"{name}: {games_of(CARICATURES[name], chosen.games, chosen.seed)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
