"""Whether the fame that hints tell comes true: ``python packaging/lab ruler FILE``.

Takes a decision of every game that bots of *casual* play, in every set-up in turn, and asks the search of a hint for
the best move and what it is weighed against (a bid against passing, a draw against an invocation, another against the
second best). Both are then played to the end of the game with the same orders of the bag. What was said and what came
out goes to the file, a line for each decision; those that are there are not played again. Then prints the table of
docs/ai-measurements.md, *The ruler*.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import product
from os import cpu_count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.evaluation import neural_bot, shown_settings
from ra_desktop.ai.executor import executor
from ra_desktop.ai.levels import make_bot
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.playing_out import TO_THE_END
from ra_desktop.ai.neural.rollout import Request, roll_out
from ra_desktop.ai.neural.tally import LEAD
from ra_desktop.ai.price import alternative
from ra_desktop.ai.protocol import Limit
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.engine import View

SETUPS: Final = tuple(
    (ruleset, players) for ruleset, players in product(("classic", "boat", "priests"), range(2, 6))
    if (ruleset, players) != ("classic", 2)
)  # fmt: skip
Measured = tuple[float, float, float]
"""What was said of a decision, what came out, and the standard error of that, in fame."""

ROLLOUTS: Final = 400
"""Of the search, as in a hint that is read aloud by ``bench.hints``."""


def decision(ruleset: str, players: int, number: int) -> View:
    """Return a view with a choice, from game `number` of a set-up; those of the final epoch count double."""
    state, bot = GameState.new(ruleset, players, 70_000 + number), make_bot("casual", number, clock=False)
    found: list[View] = []
    while state.current_player is not None:
        view = state.view(state.current_player)
        found += [view] * (0 if view.is_forced() else 1 + view.is_last_epoch)
        state.apply(bot.choose(view), events=False)
    return Random(number).choice(found)


def measured(ruleset: str, players: int, number: int, plays: int) -> Measured:
    """Return what is said of one decision, and what comes out in so many `plays` to the end."""
    view = decision(ruleset, players, number).forgetful()
    settings = shown_settings(view)
    bot = neural_bot(view, settings, seed=number)
    assert bot is not None
    rated = bot.evaluate(view, limit=Limit(rollouts=ROLLOUTS))
    moves = rated[0], alternative(rated[0], rated) or rated[1]
    root = batch_of([view])
    after = root.take(np.zeros(2, np.intp))
    after.apply(np.array(action_numbers(view, [move.action for move in moves])))
    after.drawn[:] = 0
    draws = deal_draws(root.bag[0], plays, int(root.bag[0].sum()) + 1, np.random.default_rng((number, plays)))
    request = Request(after, view.seat_to_act, draws, TO_THE_END)
    network = trained(players, view.game)
    (played,) = roll_out(network, [request], Clock(), settings.noise, all_seats=True)
    gains = played[0, :, LEAD] - played[1, :, LEAD]
    return moves[0].lead - moves[1].lead, float(gains.mean()), float(gains.std(ddof=1) / np.sqrt(plays))


def table(measures: dict[tuple[str, int], list[Measured]]) -> Iterator[str]:
    """Yield the lines of the table: what was said and came out on average, of all and of 3 to 5 fame, and the slope."""
    yield "| | decisions | said | came out | said 3 to 5 | came out | slope |"
    yield "|---|---|---|---|---|---|---|"
    for (ruleset, players), some in measures.items():
        if len(some) > 2:
            said, out, _ = np.array(some).T
            about_four = np.abs(said - 4.0) <= 1.0
            means = (said.mean(), out.mean(), said[about_four].mean(), out[about_four].mean())
            slope, error = slope_of(some)
            yield (
                f"| {ruleset.title()}, {players} | {len(some)} | "
                + " | ".join(f"{mean:.1f}" for mean in means)
                + f" | {slope:.2f} ± {error:.2f} |"
            )


def slope_of(measures: Sequence[Measured]) -> tuple[float, float]:
    """Return the slope of the line through 0 that is nearest to what came out, and its standard error."""
    said, out, _ = np.array(measures).T
    slope = said @ out / (said @ said)
    rest = said * (out - slope * said)
    return float(slope), float(np.sqrt(rest @ rest) / (said @ said))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab ruler", description=__doc__)
    parser.add_argument("file", type=Path, help="where the measures are kept, a line for each")
    parser.add_argument("--each", type=int, default=500, help="decisions of each set-up (%(default)s)")
    parser.add_argument("--plays", type=int, default=64, help="games after each of both moves (%(default)s)")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    chosen = parser.parse_args()
    measures: dict[tuple[str, int], dict[int, Measured]] = {set_up: {} for set_up in SETUPS}
    lines = chosen.file.read_text(encoding="utf-8").splitlines() if chosen.file.exists() else []
    for ruleset, players, number, *measure in map(json.loads, lines):
        measures[ruleset, players][number] = tuple(measure)
    missing = [
        (ruleset, players, number) for number, (ruleset, players) in product(range(chosen.each), SETUPS)
        if number not in measures[ruleset, players]
    ]  # fmt: skip
    with executor(chosen.jobs) as run, chosen.file.open("a", encoding="utf-8", buffering=1) as file:
        found = run(measured, [(*decided, chosen.plays) for decided in missing])
        for (ruleset, players, number), measure in zip(missing, found, strict=True):
            measures[ruleset, players][number] = measure
            file.write(json.dumps([ruleset, players, number, *measure]) + "\n")
    kept = {set_up: list(some.values()) for set_up, some in measures.items()}
    sys.stdout.write("\n".join(table(kept)) + "\n")
