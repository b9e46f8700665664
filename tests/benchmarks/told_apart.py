"""Whether the characters can be told apart by how they play: ``python -m tests.benchmarks.told_apart LEVEL``.

One character plays among bots without one until it has taken part in 20 auctions. What is counted then: how often it
invoked Ra, and with how much on the track; what lay in the lots that it bid for, and in those that it passed; which of
its suns it bid; its gods, and what it did when the next Ra tile would end the epoch. Half of the games teach a linear
discriminant what each character does, the other half is named by it. A guess is right
once in as many times as there are characters.
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
    from numpy.typing import NDArray

AUCTIONS: Final = 20
WANTED: Final = 3.0
"""How many times as often as by chance a character should be named."""
_SHRINKING: Final = 0.1
_CATEGORIES: Final = ("god", "gold", "pharaoh", "nile", "flood", "civilization", "monument", "disaster")


def counted(level: str, character: str, seed: int) -> list[float]:
    """Return what one game shows of the `character`, which sits at a seat that follows from the `seed`."""
    own = seed % 4
    state = GameState.new("classic", 4, seed)
    bots = [make_bot(level, seat, character if seat == own else None, clock=False) for seat in range(4)]
    tiles = state.rules.tiles
    seen: dict[str, list[float]] = {name: [] for name in ("invokes", "late", "track", "bids", "sun", "centre", "gods")}
    lots = np.zeros((2, len(_CATEGORIES)))
    auctions = 0
    while not state.is_over and auctions < AUCTIONS:
        view = state.view(state.seat_to_act)
        action = bots[view.seat_to_act].choose(view)
        if view.seat_to_act == own and len(view.legal_actions()) > 1:
            lying = [tiles.category_of(tiles.names[code]) for code in view.track if code != EMPTY]
            lot = [lying.count(category) for category in _CATEGORIES]
            if isinstance(action, (Draw, Invoke)):
                ends = view.ra_count + 1 == view.ra_limit
                seen["late" if ends else "invokes"].append(isinstance(action, Invoke))
                if isinstance(action, Invoke):
                    seen["track"].append(len(lying))
            elif isinstance(action, (Bid, Pass)):
                auctions += 1
                seen["bids"].append(isinstance(action, Bid))
                lots[int(isinstance(action, Bid))] += lot
                suns = suns_in(view.up[own])
                if isinstance(action, Bid):
                    seen["centre"].append(view.centre_sun)
                    if len(suns) > 1:
                        seen["sun"].append(suns.index(action.sun) / (len(suns) - 1))
            seen["gods"].append(isinstance(action, SpendGod))
        state.apply(action, events=False)
    shares = (lots + 0.5) / (lots.sum(1, keepdims=True) + 4)
    means = [float(np.mean(values)) if values else 0.5 for values in seen.values()]
    return [*means, len(seen["invokes"]) / 20, *np.log(shares).ravel(), *np.log(shares[1] / shares[0])]


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
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.told_apart", description=__doc__)
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
