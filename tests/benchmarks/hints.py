"""Hints for positions of seeded games of bots, over all set-ups, to be read aloud.

``python -m tests.benchmarks.hints`` prints 200; ``--write`` writes a hundred shorter ones to tests/golden, after
a change of what hints say that is meant. Read the difference before you keep it.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import TYPE_CHECKING

from ra_desktop.ai import LEVELS, Limit, make_bot
from ra_desktop.ai.hints import advise
from ra_desktop.engine import GameState, View
from ra_desktop.ui.words.reasons import action_label, chance_text, reasons
from tests.engine.golden import FOLDER, whole_game

if TYPE_CHECKING:
    from collections.abc import Iterator

SETUPS = (
    [("boat", count) for count in range(2, 6)]
    + [("classic", count) for count in range(3, 6)]
    + [("priests", count) for count in range(2, 6)]
)
NAMES = ("Anna", "Ben", "Cleo", "Dina", "Emil")
GOLDEN = FOLDER / "hints.txt"
FEW = Limit(rollouts=64)
"""For the golden file: quickly, and the same on every machine."""


def decisions(ruleset: str, players: int, rng: random.Random, level: str) -> Iterator[View]:
    """Yield the views of four games of bots of `level`, or without one those of the golden game."""
    if not level:
        game = whole_game(ruleset, players)
        yield from (game.position(number).view(ply.seat) for number, ply in enumerate(game.plies))
        return
    for number in range(4):
        seed = rng.randrange(10**6)
        state, bot = GameState.new(ruleset, players, seed), make_bot(level, number, clock=False)
        while state.current_player is not None:
            view = state.view(state.current_player)
            yield view
            state.apply(bot.choose(view))


def positions(ruleset: str, players: int, count: int, rng: random.Random, level: str) -> list[View]:
    """Return some of the :func:`decisions` with a choice: more of the late ones."""
    weighted: list[tuple[float, View]] = []
    for view in decisions(ruleset, players, rng, level):
        if not view.is_forced():
            weight = (1.0 if view.phase == "turn" else 2.0) * (2.0 if view.is_last_epoch else 1.0)
            weighted.append((rng.random() ** (1.0 / weight), view))
    weighted.sort(key=lambda pair: -pair[0])
    return [view for _, view in weighted[:count]]


def described(view: View) -> str:
    """Return the position in one line."""
    lot = ", ".join(name for name in view.auction_track if name)
    suns = " | ".join(",".join(map(str, view.face_up_suns(seat))) or "–" for seat in range(view.players))
    return (
        f"{view.ruleset} {view.players} epoch {view.epoch} {view.phase} of {NAMES[view.seat_to_act]}, "
        f"Ra {view.ra_count}/{view.ra_limit}, suns {suns}, centre {view.centre_sun}, fame {view.fame}, "
        f"bid {view.highest_bid} ({view.cause}), lot: {lot}"
    )


def hints(count: int, seed: int, level: str, limit: Limit) -> Iterator[tuple[View, str, str]]:
    """Yield so many positions, spread over the set-ups, each with the moves and the sentences of its hint."""
    rng = random.Random(seed)
    for number, (ruleset, players) in enumerate(SETUPS):
        share = (count * (number + 1)) // len(SETUPS) - (count * number) // len(SETUPS)
        for view in positions(ruleset, players, share, rng, level):
            hint = advise(view, limit=limit)
            moves = " · ".join(
                f"{action_label(rated.action, ruleset)} {rated.lead:+.0f} {chance_text(rated)}"
                for rated in hint.actions
            )
            yield view, moves, " ".join(reasons(hint, NAMES.__getitem__, ruleset))


def golden_lines() -> list[str]:
    """Return the lines of the golden file: a hundred hints, each with the move that it recommends."""
    return [
        f"{view.ruleset} {view.players}, epoch {view.epoch}, {moves.partition(' · ')[0]}: {said}"
        for view, moves, said in hints(100, 7, "", FEW)
    ]


def main() -> None:
    """Print the hints, or write the golden file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS, default="casual", help="of the bots that play the games")
    parser.add_argument("--write", action="store_true", help="write the golden file")
    options = parser.parse_args()
    if options.write:
        GOLDEN.write_text("\n".join(golden_lines()) + "\n", encoding="utf-8")
        return
    read = hints(options.count, options.seed, options.level, Limit(rollouts=400))
    for number, (view, moves, said) in enumerate(read, 1):
        sys.stdout.write(f"{number}. {described(view)}\n   {moves}\n   {said}\n\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
