"""How far the chances that hints tell in the last epoch are from what comes of the moves, without and with playing out.

python packaging/bench hint_errors [--most 120] [--players 2 3]

What comes of them is known of the benchmark's decisions; those so near the end that hints go to it anyway are left out.
Root mean squares in points, less the noise of the decisions' own rollouts: of the chance of the best move, and of its
distance from the others of the best three. With ``--ends``, those left out in which two seats still have suns: how far
the chance of the best move is from that in 5,000 games to the end, not counting the noise of these.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from lab.decisions import SETUPS, SHIPPED, Decision, read
from ra_desktop.ai.evaluation import USUAL_LIMIT, shown_settings
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.draws import deal_strata
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.ends import is_nearly_over
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.playing_out import TO_THE_END, share_of_time_before
from ra_desktop.ai.neural.rollout import Request, play_on
from ra_desktop.ai.neural.search import search
from ra_desktop.ai.neural.settings import MOVES_SHOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

LAST = 3
GAMES = 5_000


def is_open(decision: Decision) -> bool:
    """Return whether moves are played out in a hint for the `decision`."""
    state = decision.state()
    return share_of_time_before(batch_of([state]), shown_settings(state.view(state.seat_to_act))) < 1.0


def is_late(decision: Decision) -> bool:
    """Return whether two seats still have suns in the `decision`, so few that hints go to the end of the game."""
    root = batch_of([decision.state()])
    return is_nearly_over(root) and int(np.count_nonzero(root.up[0])) > 1


def errors(decisions: Sequence[Decision], *, played_out: float) -> str:
    """Return what the chances told in the `decisions` are off by, and the mean time of a hint."""
    chances, distances, begun = [], [], time.process_time()
    for decision in decisions:
        state = decision.state()
        settings = replace(shown_settings(state.view(state.seat_to_act)), played_out=played_out)
        network = trained(state.players, state.game)
        assert USUAL_LIMIT.rollouts is not None
        result = search(network, batch_of([state]), settings, USUAL_LIMIT.rollouts, 1, Clock())
        places = [action_numbers(state, state.legal_actions()).index(action) for action in result.actions]
        halves = np.array(decision.won)[:, places] / (decision.rollouts / 2)
        best, *others = result.order[:MOVES_SHOWN]
        won = halves.mean(0)
        chances.append((result.values[best, 0] - won[best]) ** 2 - won[best] * (1.0 - won[best]) / decision.rollouts)
        for other in others:
            ahead = halves[:, best] - halves[:, other]
            text = result.values[best, 0] - result.values[other, 0]
            distances.append((text - ahead.mean()) ** 2 - (ahead[0] - ahead[1]) ** 2 / 4)
    spent = 1000 * (time.process_time() - begun) / len(decisions)
    chance, distance = (100 * float(np.sqrt(max(0.0, np.mean(item)))) for item in (chances, distances))
    return f"{chance:5.2f} {distance:5.2f} {spent:6.0f} ms"


def error_near_the_end(decisions: Sequence[Decision]) -> str:
    """Return what the chances told in the `decisions` are off by, and the mean time of a hint."""
    squares, spent = [], 0.0
    for decision in decisions:
        state = decision.state()
        network, root = trained(state.players, state.game), batch_of([state])
        settings, begun = shown_settings(state.view(state.seat_to_act)), time.process_time()
        assert USUAL_LIMIT.rollouts is not None
        result = search(network, root, settings, USUAL_LIMIT.rollouts, 1, Clock())
        spent += time.process_time() - begun
        root.apply(result.actions[result.order[:1]])
        draws, weights = deal_strata(root.bag[0], GAMES, int(root.bag[0].sum()) + 1, np.random.default_rng(7))
        played = play_on(network, [Request(root, 0, draws, TO_THE_END)], Clock(), settings.noise)
        won = float(np.average(played.values_of_seats(network, Clock())[:, state.seat_to_act, 0], weights=weights))
        squares.append((float(result.values[result.order[0], 0]) - won) ** 2 - won * (1.0 - won) / GAMES)
    return f"{100 * float(np.sqrt(max(0.0, np.mean(squares)))):5.2f} {1000 * spent / len(decisions):6.0f} ms"


def main() -> None:
    """Print the errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=120, help="decisions of each set-up (%(default)s)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], choices=(2, 3, 4, 5))
    parser.add_argument("--ends", action="store_true", help="the decisions nearest to the end")
    options = parser.parse_args()
    decisions = [item for item in read(SHIPPED) if item.epoch == LAST and (is_late if options.ends else is_open)(item)]
    for ruleset, players in SETUPS:
        sample = [item for item in decisions if (item.ruleset, item.players) == (ruleset, players)][: options.most]
        if players in options.players and options.ends:
            sys.stdout.write(f"{ruleset:8s}{players} {len(sample):4d}   {error_near_the_end(sample)}\n")
        elif players in options.players:
            text = "   ".join(errors(sample, played_out=share) for share in (0.0, 1.0))
            sys.stdout.write(f"{ruleset:8s}{players} {len(sample):4d}   {text}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
