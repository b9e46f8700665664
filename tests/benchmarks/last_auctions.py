"""What is let go when suns or tiles are about to be lost: ``python -m tests.benchmarks.last_auctions LEVEL``.

For auctions after which a Ra tile ends the epoch, or with a full track: how often bots of that level could bid, by what
the lot would bring them at the end of the epoch; the share in % of these in which they passed and nobody outbid their
highest sun; and how often in a game one of them then ended the epoch with all its suns unused.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import NamedTuple

from ra_desktop.ai import make_bot
from ra_desktop.engine import RULESETS, Bid, GameState, Pass
from ra_desktop.engine.events import LotWon
from ra_desktop.engine.tiles import EMPTY

PLAYERS = 4
STEP = 3
"""Points that are counted together."""
MOST = 12
"""From here on all are."""


class Passed(NamedTuple):
    """A seat that passed, in which kinds of auctions, and what it had."""

    kinds: list[tuple[str, int]]
    seat: int
    suns: tuple[int, ...]


def kinds(state: GameState) -> list[tuple[str, int]]:
    """In which lines and columns the choice of the seat to act counts."""
    points = sum(state.lot_preview(state.seat_to_act).values())
    column = min(points // STEP * STEP, MOST) if points > 0 else 0
    found = []
    if state.ra_count + 1 >= state.ra_limit:
        found.append(("last epoch" if state.is_last_epoch else "other epochs", column))
    if EMPTY not in state.track:
        found.append(("full track", column))
    return found


def watched(state: GameState, level: str, seed: int, counts: tuple[Counter[tuple[str, int]], ...]) -> None:
    """Play the game to its end, and count choices, lots let go and suns lost for it."""
    choices, let_go, lost = counts
    bots = [make_bot(level, PLAYERS * seed + seat) for seat in range(PLAYERS)]
    passed: list[Passed] = []
    waiting: list[Passed] = []
    while not state.is_over:
        seat, legal, auction = state.seat_to_act, state.legal_actions(), state.phase == "auction"
        action = bots[seat].choose(state.view(seat))
        if auction and Pass() in legal and any(isinstance(each, Bid) for each in legal):
            choices.update(found := kinds(state))
            if found and action == Pass():
                passed.append(Passed(found, seat, tuple(state.face_up_suns(seat))))
        epoch, suns = state.epoch, [tuple(state.face_up_suns(each)) for each in range(PLAYERS)]
        events = state.apply(action)
        if auction and state.phase != "auction":
            winning = max((event.sun for event in events if isinstance(event, LotWon)), default=0)
            waiting += [each for each in passed if winning < max(each.suns)]
            passed = []
        if state.is_over or state.epoch != epoch:
            for each in waiting:
                let_go.update(each.kinds)
                if suns[each.seat] == each.suns:
                    lost.update(each.kinds)
            waiting = []


def main() -> int:
    """Print a line for each kind of auction."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--ruleset", default="classic", choices=sorted(RULESETS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=3)
    chosen = parser.parse_args()
    counts: tuple[Counter[tuple[str, int]], ...] = (Counter(), Counter(), Counter())
    for number in range(chosen.games):
        bag = chosen.seed * 100_000 + number
        watched(GameState.new(chosen.ruleset, PLAYERS, bag), chosen.level, number, counts)
    choices, let_go, lost = counts
    columns = range(0, MOST + 1, STEP)
    heads = ["2 and less", *(f"{column} to {column + STEP - 1}" for column in columns[1:-1]), f"{MOST} and more"]
    sys.stdout.write(f"{'':14}" + "".join(f"{head:>22}" for head in heads) + "\n")
    for line in ("other epochs", "last epoch", "full track"):
        cells = []
        for column in columns:
            many = choices[line, column]
            share = 100 * let_go[line, column] / max(1, many)
            cells.append(f"{share:.1f} % of {many} ({lost[line, column] / chosen.games:.2f})")
        sys.stdout.write(f"{line:14}" + "".join(f"{cell:>22}" for cell in cells) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
