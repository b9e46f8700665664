"""Prints hints for positions of bots' games over all set-ups, to be read aloud.

python -m tests.benchmarks.hints [--each 19] [--seed 1] [--seconds 0.8] [--level casual]
"""

from __future__ import annotations

import argparse
import random
import sys

from ra_desktop.ai import LEVELS, Limit, make_bot
from ra_desktop.ai.hints import advise
from ra_desktop.engine import GameState, View
from ra_desktop.ui.words.reasons import action_label, chance_text, reasons

SETUPS = [("boat", 2), ("classic", 3), ("classic", 4), ("classic", 5)] + [("priests", count) for count in range(2, 6)]
NAMES = ("Anna", "Ben", "Cleo", "Dina", "Emil")


def positions(ruleset: str, players: int, count: int, rng: random.Random, level: str) -> list[View]:
    """Return views with a choice, from games of bots of `level`: more of the late ones."""
    found: list[tuple[float, View]] = []
    for number in range(4):
        seed = rng.randrange(10**6)
        state, bot = GameState.new(ruleset, players, seed), make_bot(level, number)
        while state.current_player is not None:
            view = state.view(state.current_player)
            if len(view.legal_actions()) > 1:
                weight = (1.0 if view.phase == "turn" else 2.0) * (2.0 if view.is_last_epoch else 1.0)
                found.append((rng.random() ** (1.0 / weight), view))
            state.apply(bot.choose(view))
    found.sort(key=lambda each: -each[0])
    return [view for _, view in found[:count]]


def described(view: View) -> str:
    """Return the position in one line."""
    lot = ", ".join(name for name in view.auction_track if name)
    suns = " | ".join(
        ",".join(str(sun) for sun in range(20) if view.up[seat] >> sun & 1) or "–" for seat in range(view.players)
    )
    return (
        f"{view.ruleset} {view.players} epoch {view.epoch} {view.phase} of {NAMES[view.seat_to_act]}, "
        f"Ra {view.ra_count}/{view.ra_limit}, suns {suns}, centre {view.centre_sun}, fame {view.fame}, "
        f"bid {view.highest_bid} ({view.cause}), lot: {lot}"
    )


def main() -> None:
    """Print the hints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=19)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.8)
    parser.add_argument("--level", choices=LEVELS, default="casual", help="of the bots that play the games")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    number = 0
    for ruleset, players in SETUPS:
        for view in positions(ruleset, players, options.each, rng, options.level):
            number += 1
            hint = advise(view, limit=Limit(seconds=options.seconds, rollouts=768))
            names = [("you" if seat == view.seat_to_act else NAMES[seat]) for seat in range(players)]
            sys.stdout.write(f"{number}. {described(view)}\n")
            lines = (
                f"{action_label(each.action, ruleset)} {chance_text(each)} "
                f"({each.margin:+.0f}, ±{100 * each.error:.1f})"
                for each in hint.actions
            )
            sys.stdout.write(f"   {' · '.join(lines)}\n   {' '.join(reasons(hint, names.__getitem__, ruleset))}\n\n")


if __name__ == "__main__":
    main()
