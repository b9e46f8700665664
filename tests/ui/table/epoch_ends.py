"""Games of which the next action ends an epoch, for each reason and rule set; composed, not played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.engine import RULESETS, Game
from ra_desktop.engine.actions import Bid, Draw
from ra_desktop.engine.tiles import mask_of

if TYPE_CHECKING:
    from ra_desktop.engine import Action, GameState

HANDS = {
    "ra": (
        "pharaoh*2 nile*3 flood art*2 writing gold god fortress*3",
        "pharaoh nile*2 temple",
        "god gold*2 art writing",
    ),
    "priests": (
        "farmer/granary*2 warrior/market merchant/library granary/farmer*2 stone*3 plague",
        "priest*3 plague*2 scribe/library chamber-red*3",
        "market/scribe*2 library/farmer*2 fortress/warrior*2 farmer/market",
    ),
}
LOT = {"ra": "pharaoh flood funeral god", "priests": "stone plague market/scribe"}
"""The lot of an epoch's last auction. Nobody has to choose anything after it."""


@dataclass(frozen=True)
class EpochEnd:
    """A game, and the action that ends its epoch."""

    ruleset: str
    reason: str
    """ra, suns or bag."""
    last: bool = False

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.reason}{'-last' if self.last else ''}"

    def compose(self) -> tuple[Game, Action]:
        """Return the game and the action; three sit at the table, and seat 0 is to act."""
        game = Game(self.ruleset, 3, 7)
        state = game.state
        hold(state, *HANDS[state.game])
        state.epoch = RULESETS[self.ruleset].epochs if self.last else 1
        state.fame = [12, 3, 20]
        state.sheets = [state.rules.score(state) for _ in range(state.epoch - 1)]
        state.seat_to_act = 0
        state.up = [mask_of(suns) for suns in ((8, 13), (2, 9), (4, 11))]
        state.down = [mask_of(suns) for suns in ((5, 7), (3, 6), (10, 12))]
        state._legal = None
        lay(state, LOT[state.game])
        return game, getattr(self, f"_by_{self.reason}")(state)

    @staticmethod
    def _by_ra(state: GameState) -> Action:
        state.ra_count = state.ra_limit - 1
        state.bag.append(0)
        return Draw()

    @staticmethod
    def _by_bag(state: GameState) -> Action:
        state.bag.clear()
        state.ra_count = 2
        return Draw()

    @staticmethod
    def _by_suns(state: GameState) -> Action:
        """The last sun wins a lot; nobody else has one."""
        state.down = [mask_of(suns) for suns in ((5, 7, 8), (2, 3, 6, 9), (4, 10, 11, 12))]
        state.up = [mask_of([13]), 0, 0]
        state.ra_count, state.ra_player, state.cause, state.phase = 3, 0, "drawn", "auction"
        return Bid(13)


def hold(state: GameState, *hands: str) -> None:
    """Give each seat the tiles of its hand, such as ``"pharaoh*2 nile"``."""
    for seat, hand in enumerate(hands):
        for word in hand.split():
            tile, _, count = word.partition("*")
            state.held[seat][state.rules.tiles.codes[tile]] = int(count or 1)


def lay(state: GameState, tiles: str) -> None:
    """Lay `tiles` on the auction track."""
    for space, tile in enumerate(tiles.split()):
        state.track[space] = state.rules.tiles.codes[tile]


ENDS = [
    *(EpochEnd(ruleset, reason) for ruleset in RULESETS for reason in ("ra", "suns", "bag")),
    *(EpochEnd(ruleset, reason, last=True) for ruleset in RULESETS for reason in ("ra", "suns")),
]
