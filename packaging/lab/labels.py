"""Decisions valued by rollouts, to learn from: ``python packaging/lab labels NETWORK.npz FOLDER``.

Games of the network against itself, with some moves by chance, give decisions. The positions after some of the actions,
the best among them, are played on by the network for some decisions, all in the same orders of the bag, and what it
says of every seat in the end is averaged. So a position is valued by what comes of it, with a fraction of the noise of
one game's result, and the difference between two actions with still less. wildbg learns in this way, generation by
generation (https://github.com/carsten-wenderdel/wildbg), and Tesauro and Galperin (1996) found that rollouts cut the
error of a network several times.

With ``--searched expert``, games of Experts alone give the decisions instead: every one with a choice, valued for all
seats by the search that chooses, and by what the game has come to at the end of the epoch.

The decisions are written in parts, each a file that follows from the seed and its own number alone: any number of
processes find the same, and what is there is not made again.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from ra_desktop.ai.executor import executor
from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.draws import deal_strata
from ra_desktop.ai.neural.ends import MOST_DRAWS
from ra_desktop.ai.neural.leads import FACTORS
from ra_desktop.ai.neural.network import MARGIN_UNIT, OUTPUTS, Network, outcome, utility
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.rollout import Request, play_on
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.neural.tally import ONE_PLY_ERROR
from ra_desktop.ai.registry import ai_for, settings_for

from .setup import Deals, next_tiles

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.ai.neural.batch.state import BatchState, Floats, Rows
    from ra_desktop.ai.neural.one_ply import Options

PART: Final = 1536
"""Decisions in a file."""
GAMES: Final = 64
"""Games at once in which decisions are found."""
ROWS: Final = 8192
"""Rollouts in one batch, about."""
EXPLORING: Final = 0.05
"""The share of moves by chance in the games in which decisions are found."""
TAKEN: Final = (0.0, 0.04, 0.04, 0.08)
"""The share of decisions that are valued, by epoch: more of the last one, where the game is decided; so few that the
games of a part come to their end."""
BEST: Final = 3
"""The actions valued: so many of the best by one ply, and one of the others."""
CLEAR: Final = 0.08
"""Decisions whose best action is ahead by more than this, in utility, are clear: a network hardly ever errs there."""
TAKEN_IF_CLEAR: Final = 0.25
"""The share of clear decisions, of those that would be valued, that are."""
SEARCHED_GAMES: Final = 32
"""Games in a file of decisions valued by search."""


class Labels(NamedTuple):
    """Positions after actions, and the mean chance and margin of every seat at the end of rollouts from them."""

    at: BatchState
    decisions: Rows
    """The number of the decision, by position; those of a decision follow each other."""
    seats: Rows
    """The seat that decided, by position."""
    values: Floats
    """By position, seat and output."""

    def part(self, places: Rows) -> Labels:
        """Return the positions at these `places`."""
        return Labels(self.at.take(places), self.decisions[places], self.seats[places], self.values[places])


def make_part(network: Network, number: int, seed: int, rollouts: int, depth: int, noise: float) -> Labels:
    """Find and value the decisions of the part with that `number`."""
    rng = np.random.default_rng((seed, number))
    after = find(network, rng)
    counts = [len(each.at) for each in after]
    at = after[0].at.like(np.concatenate([each.at.rows for each in after]))
    step = max(1, ROWS // (rollouts * (BEST + 1)))
    values = [
        value(network, [each.at for each in after[first : first + step]], rollouts, depth, noise, rng)
        for first in range(0, PART, step)
    ]
    seats = np.repeat([each.seat for each in after], counts)
    return Labels(at, np.repeat(np.arange(PART), counts), seats, np.concatenate(values))


class After(NamedTuple):
    """The positions after some actions of a decision."""

    at: BatchState
    seat: int


def find(network: Network, rng: np.random.Generator) -> list[After]:
    """Return the positions after :data:`PART` decisions in games of the network; none of them is over."""
    deals = Deals(network.players, rng, ai_for(network.game).training_ruleset)
    at, orders = deals.deal(GAMES)
    found: list[After] = []
    while len(found) < PART:
        choices = options(network, at)
        for game in np.flatnonzero(rng.random(len(at)) < np.array(TAKEN)[at.epoch]):
            valued = _valued(choices, int(game), rng)
            if len(valued) > 1 and _lead(choices, valued) > CLEAR and rng.random() > TAKEN_IF_CLEAR:
                continue
            after = choices.after.take(valued)
            after = after.take(np.flatnonzero(after.phase != tb.OVER))
            if len(after):
                found.append(After(after, int(at.actor[game])))
        chosen = _played(choices, rng)
        at = choices.after.take(chosen)
        drawing = at.drawing()
        if len(drawing):
            at.resolve_draws(drawing, next_tiles(at, orders, drawing))
        over = np.flatnonzero(at.phase == tb.OVER)
        if len(over):
            fresh, fresh_orders = deals.deal(len(over))
            at.rows[over], orders[over] = fresh.rows, fresh_orders
    return found[:PART]


def _played(choices: Options, rng: np.random.Generator) -> Rows:
    """Return the option that each game goes on with: the best one, or now and then any."""
    counts = np.diff(choices.first, append=len(choices.rows))
    chosen = choices.best.copy()
    explore = rng.random(len(chosen)) < EXPLORING
    chosen[explore] = (choices.first + (rng.random(len(chosen)) * counts).astype(np.intp))[explore]
    return chosen


def _valued(choices: Options, game: int, rng: np.random.Generator) -> Rows:
    """Return the options of the `game` to be valued; none, if there is no choice."""
    every = np.flatnonzero(choices.rows == game)
    if len(every) < 2:
        return every[:0]
    order = every[np.argsort(-utility(choices.values[every]), kind="stable")]
    return np.concatenate((order[:BEST], rng.permutation(order[BEST:])[:1]))


def _lead(choices: Options, valued: Rows) -> float:
    """Return how far the first of the `valued` options is ahead of the second."""
    first, second = utility(choices.values[valued[:2]])
    return float(first - second)


def value(
    network: Network,
    roots: Sequence[BatchState],
    rollouts: int,
    depth: int,
    noise: float,
    rng: np.random.Generator,
) -> Floats:
    """Return the mean chance and margin of every seat after `rollouts` rollouts from the positions in `roots`.

    Each rollout has `depth` decisions. Those from the positions in one of the `roots`, whose bags are the same, are
    played with the same orders of the bag.
    """
    requests, weights = [], []
    for root in roots:
        draws, each = deal_strata(root.bag[0], rollouts, max(depth + 1, MOST_DRAWS), rng)
        requests.append(Request(root, 0, draws, depth))
        weights += [each] * len(root)
    values = play_on(network, requests, Clock(), noise).values_of_seats(network, Clock())
    share = np.array(weights)[:, :, None, None] / rollouts
    means: Floats = (values.reshape(len(share), rollouts, network.players, OUTPUTS) * share).sum(1).astype(np.float32)
    return means


def play_searched(network: Network, level: str, number: int, seed: int) -> dict[str, Any]:
    """Play the games of the part with that `number`, all seats of a `level` that searches; return its arrays.

    By decision: ``rows``, the position; ``games``; ``chosen``, the action; and ``ends``, the chance and margin of every
    seat at the end of the epoch, as the network sees it before the next one. By action: ``decisions``, its decision;
    ``actions``; ``values`` and ``errors``, as in :class:`.SearchResult`; ``chances`` and ``leads`` of all seats.
    """
    players = network.players
    settings = replace(settings_for(level, players, network.game), all_seats=True)
    rng = np.random.default_rng((seed, number))
    at, orders = Deals(players, rng, ai_for(network.game).training_ruleset).deal(SEARCHED_GAMES)
    decided: list[tuple[Any, ...]] = []
    ends: dict[int, Any] = {}
    while len(live := np.flatnonzero(at.phase != tb.OVER)):
        rows, legal = at.legal()
        actions = np.full(len(at), tb.NONE)
        actions[rows] = legal
        epochs = at.epoch.copy()
        several = live[np.bincount(rows, minlength=len(at))[live] > 1]
        for game, judged in zip(
            several, search_many(network, at.take(several), settings, settings.rollouts, seed), strict=True
        ):
            actions[game] = judged.actions[judged.order[0]]
            decided.append((at.rows[game].copy(), game, actions[game], judged))
        at.apply(actions)
        drawing = at.drawing()
        if len(drawing):
            at.resolve_draws(drawing, next_tiles(at, orders, drawing))
        for game in live[(at.epoch != epochs)[live] | (at.phase == tb.OVER)[live]]:
            end = at.take(np.full(players, game))
            over = end.phase[0] == tb.OVER
            worth = outcome(end, np.arange(players)) if over else network.values_of_seats(end)[0]
            ends |= {place: worth for place, item in enumerate(decided) if item[1] == game and place not in ends}
    at_rows, games, chosen, results = zip(*decided, strict=True)
    arrays: dict[str, Any] = {"rows": at_rows, "games": games, "chosen": chosen}
    arrays["ends"] = [ends[place] for place in range(len(decided))]
    arrays["decisions"] = np.repeat(np.arange(len(decided)), [len(judged.actions) for judged in results])
    for name in ("actions", "values", "errors", "chances", "leads"):
        arrays[name] = np.concatenate([getattr(judged, name) for judged in results])
    kinds = {"i": np.int32, "f": np.float32}
    return {name: np.asarray(array).astype(kinds[np.asarray(array).dtype.kind]) for name, array in arrays.items()}


def parts_in(folder: Path) -> list[Path]:
    """Return the files of decisions in `folder`."""
    return sorted(folder.glob("part-*.npz"))


def read(folders: Iterable[Path], players: int, game: str) -> Labels:
    """Return all positions in the parts in the `folders`, those of all first parts first, and so on."""
    start = Deals(players, np.random.default_rng(1), ai_for(game).training_ruleset).deal(1)[0]
    parts, before = [], 0
    paths = [path for folder in folders for path in parts_in(folder)]
    for path in sorted(paths, key=lambda path: path.name):
        with np.load(path) as part:
            labels = (
                _searched(start, part)
                if "errors" in part
                else Labels(start.like(part["rows"]), part["decisions"], part["seats"], part["values"])
            )
        parts.append(labels._replace(decisions=labels.decisions + before))
        before = int(parts[-1].decisions.max()) + 1
    rows, decisions, seats, values = zip(*((item.at.rows, *item[1:]) for item in parts), strict=True)
    return Labels(start.like(np.concatenate(rows)), *map(np.concatenate, (decisions, seats, values)))


def _searched(start: BatchState, part: Any) -> Labels:
    """Return the positions after the actions that were searched, of a part of :func:`play_searched`."""
    decisions = part["decisions"]
    at = start.like(part["rows"]).take(decisions)
    seats = at.actor.astype(np.intp)
    factors = np.array(FACTORS[at.game, at.players])[np.minimum(at.epochs - at.epoch, 2)]
    at.apply(part["actions"].astype(np.intp))
    leads = part["leads"]
    ahead = (leads - leads[np.arange(len(at)), seats, None]) / (factors[:, None] * MARGIN_UNIT)
    values = np.stack((part["chances"], part["values"][:, 1:] + ahead), axis=2).astype(np.float32)
    every = Labels(at, decisions, seats, values)
    return every.part(np.flatnonzero((part["errors"] != np.float32(ONE_PLY_ERROR)) & (at.phase != tb.OVER)))


def _write(
    path: Path, weights: Path, searched: str | None, number: int, seed: int, rollouts: int, depth: int, noise: float
) -> None:
    network = Network.load(weights)
    arrays: dict[str, Any]
    if searched:
        arrays = play_searched(network, searched, number, seed)
    else:
        found = make_part(network, number, seed, rollouts, depth, noise)
        arrays = {"rows": found.at.rows, "decisions": found.decisions, "seats": found.seats, "values": found.values}
    temporary = path.with_suffix(".tmp")
    with temporary.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    temporary.replace(path)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab labels", description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--parts", type=int, default=100, help=f"files of {PART} decisions (%(default)s)")
    parser.add_argument(
        "--searched",
        choices=("expert", "shown"),
        help=f"the level that plays and values; {SEARCHED_GAMES} games a file",
    )
    parser.add_argument("--rollouts", type=int, default=48, help="of each position (%(default)s)")
    parser.add_argument("--depth", type=int, default=10, help="decisions in a rollout (%(default)s)")
    parser.add_argument("--noise", type=float, default=0.01, help="in everybody's play (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    paths = {number: arguments.folder / f"part-{number:05d}.npz" for number in range(arguments.parts)}
    missing = [(number, path) for number, path in paths.items() if not path.is_file()]
    common = (arguments.seed, arguments.rollouts, arguments.depth, arguments.noise)
    begun = time.monotonic()
    with executor(arguments.jobs) as run:
        work = [(path, arguments.weights, arguments.searched, number, *common) for number, path in missing]
        for made, _ in enumerate(run(_write, work), 1):
            minutes = (time.monotonic() - begun) / made * (len(missing) - made) / 60
            sys.stdout.write(f"{made} of {len(missing)} parts, {minutes:.0f} min left\n")
            sys.stdout.flush()
    return 0
