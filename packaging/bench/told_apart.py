"""Whether the characters can be told apart by how they play: ``python packaging/bench told_apart LEVEL``.

One character plays among bots without one until it has taken part in 20 auctions. What is counted then, by category of
tile: how much more often it bid for lots with such a tile than for those without, and how much more often it invoked Ra
with one on the track; and what its gods took. Besides: how often it bid, how often with a higher sun than the lowest
that would do, and for what sun in the centre; how often it spent a god; how often it invoked Ra, and whether it drew on
when the next Ra tile would end the epoch. Half of the games teach a linear discriminant what each character does, the
other half is named by it. A guess is right once in as many times as there are characters.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai import CHARACTERS, LEVELS, make_bot
from ra_desktop.ai.arena.command import wilson
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass, SpendGod
from ra_desktop.engine.tiles import EMPTY, suns_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ra_desktop.engine import View

AUCTIONS: Final = 20
WANTED: Final = 3.0
"""How many times as often as by chance a character should be named."""
_SHRINKING: Final = 0.1
CATEGORIES: Final = ("god", "gold", "pharaoh", "nile", "flood", "civilization", "monument", "disaster")


def counted(level: str, character: str, seed: int) -> list[float]:
    """Return what one game shows of the `character`, which sits at a seat that follows from the `seed`."""
    own = seed % 4
    state = GameState.new("classic", 4, seed)
    bots = [make_bot(level, seat, character if seat == own else None, clock=False) for seat in range(4)]
    tiles = state.rules.tiles
    bids, turns = Choices(), Choices()
    ends: list[bool] = []
    higher: list[bool] = []
    centres: list[float] = []
    spent: list[bool] = []
    taken = [0] * len(CATEGORIES)
    while not state.is_over and len(bids.taken) < AUCTIONS:
        view = state.view(state.seat_to_act)
        action = bots[view.seat_to_act].choose(view)
        legal = view.legal_actions()
        if view.seat_to_act == own and len(legal) > 1:
            lying = {tiles.category_of(tiles.names[code]) for code in view.track if code != EMPTY}
            lot = [category in lying for category in CATEGORIES]
            if isinstance(action, (Bid, Pass)):
                bids.add(lot, isinstance(action, Bid))
                centres.append(_rank(view))
                would_do = [choice.sun for choice in legal if isinstance(choice, Bid)]
                if isinstance(action, Bid) and len(would_do) > 1:
                    higher.append(action.sun > min(would_do))
            elif isinstance(action, (Draw, Invoke)) and lying:
                turns.add(lot, isinstance(action, Invoke))
                ends.append(view.ra_count + 1 == view.ra_limit)
            if any(isinstance(choice, SpendGod) for choice in legal):
                spent.append(isinstance(action, SpendGod))
                if isinstance(action, SpendGod):
                    taken[CATEGORIES.index(tiles.category_of(action.tile))] += 1
        state.apply(action, events=False)
    last = np.array(ends, bool)
    invoked = np.array(turns.taken, bool)
    counts = [np.sum(invoked), np.sum(invoked & last), np.sum(~invoked & last)]
    shares = [_mean(values) for values in (bids.taken, higher, spent, invoked[~last], invoked[last])]
    bid = np.array(bids.taken, bool)
    centre = _mean(np.array(centres)[bid]) - _mean(np.array(centres)[~bid])
    return [*map(float, counts), *shares, centre, *bids.leanings(), *turns.leanings(), *map(float, taken)]


class Choices:
    """Choices for or against a lot, by the categories in it."""

    def __init__(self) -> None:
        self.lots: list[list[bool]] = []
        self.taken: list[bool] = []

    def add(self, lot: list[bool], taken: bool) -> None:
        self.lots.append(lot)
        self.taken.append(taken)

    def leanings(self) -> list[float]:
        """Return how much more often lots were taken with a tile of each category than without; few count less."""
        lots = np.array(self.lots, float).reshape(-1, len(CATEGORIES))
        taken = np.array(self.taken, float)
        usual = 2 * _mean(taken)
        with_it = (taken @ lots + usual) / (lots.sum(0) + 2)
        without = (taken @ (1 - lots) + usual) / ((1 - lots).sum(0) + 2)
        leanings: list[float] = (with_it - without).tolist()
        return leanings


def _mean(values: Sequence[float] | NDArray[np.float64] | NDArray[np.bool_]) -> float:
    return float(np.mean(values)) if np.size(values) else 0.5


def _rank(view: View) -> float:
    """Return the rank of the sun in the centre among all in the game, from 0 to 1."""
    every = [view.centre_sun, *(sun for both in (view.up, view.down) for mask in both for sun in suns_in(mask))]
    return sum(sun < view.centre_sun for sun in every) / (len(every) - 1)


def named(teaching: NDArray[np.float64], asked: NDArray[np.float64]) -> NDArray[np.intp]:
    """Return the character that each of the games `asked` looks like, of those in `teaching`, by character and game."""
    means = teaching.mean(1)
    inner = (teaching - means[:, None]).reshape(-1, teaching.shape[2])
    spread = inner.std(0) + 1e-9
    covariance = (inner / spread).T @ (inner / spread) / len(inner)
    covariance = (1 - _SHRINKING) * covariance + _SHRINKING * np.eye(len(covariance))
    weights = np.linalg.solve(covariance, (means / spread).T)
    offsets = 0.5 * np.einsum("ij,ji->i", means / spread, weights)
    result: NDArray[np.intp] = (asked / spread @ weights - offsets).argmax(-1)
    return result


def main() -> None:
    """Print the share of games whose character was named."""
    parser = argparse.ArgumentParser(prog="python packaging/bench told_apart", description=__doc__)
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--games", type=int, default=100, help="of each character")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    names = list(CHARACTERS)
    games = np.array([
        [counted(chosen.level, name, chosen.seed * 100_000 + 1000 * place + number) for number in range(chosen.games)]
        for place, name in enumerate(names)
    ])  # fmt: skip
    half = chosen.games // 2
    guesses = np.concatenate((named(games[:, :half], games[:, half:]), named(games[:, half:], games[:, :half])), axis=1)
    right = guesses == np.arange(len(names))[:, None]
    low, high = wilson(int(right.sum()), right.size)
    sys.stdout.write(
        f"{chosen.level}: {100 * right.mean():.1f} % of {right.size} named ({100 * low:.1f} to {100 * high:.1f} %), "
        f"{right.mean() * len(names):.1f} times chance, wanted: {WANTED:.0f}\n"
    )
    for name, share in sorted(zip(names, right.mean(1), strict=True), key=lambda pair: -pair[1]):
        sys.stdout.write(f"  {name:12s} {100 * share:3.0f} % ± {100 * sqrt(share * (1 - share) / chosen.games):.0f}\n")


if __name__ == "__main__":
    main()
