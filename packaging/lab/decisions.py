"""Decisions whose every action has been valued by rollouts: they show how good bots decide.

``python packaging/lab decisions FILE --count 4000`` finds and values them, and goes on where it stopped;
with a smaller ``--error`` it adds to what is there. A decision follows from the seed and its own number alone, so that
any number of processes find the same. ``python packaging/lab benchmark`` lets bots decide them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.executor import executor
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.engine import GameState

from .match import Greedy
from .rollouts import Played, value_actions

if TYPE_CHECKING:
    from collections.abc import Iterable

    Halves = tuple[tuple[int, ...], tuple[int, ...]]

SHIPPED: Final = Path(__file__).with_name("decisions.jsonl.gz")
"""The decisions that come with the program's source."""

SETUPS: Final = tuple((ruleset, players) for players in range(2, 6) for ruleset in ("boat", "priests"))
"""Rule set and number of players of the decisions, in turn."""
KINDS: Final = ("auction", "turn", "auction", "turn", "tiles")
"""What is decided, in turn: a bid, a turn, or which tiles to take, give, show or flip."""
EPOCHS: Final = (1, 2, 3, 3)
"""More of the last epoch, where decisions weigh most."""
MOST_SUNS: Final = 3
"""The face-up suns of the seat that decides, 1 to this; more count as this."""

EXPLORING: Final = 0.1
"""The share of moves by chance in the games in which decisions are found."""
_TRIES: Final = 12
"""Games in which a decision is looked for before one of another epoch or with other suns is taken."""
ERROR: Final = 0.005
MOST_ROLLOUTS: Final = 40_000


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision and what its actions are worth."""

    number: int
    ruleset: str
    players: int
    seed: int
    """The game's."""
    moves: str
    """The moves before it: the place of each among the legal actions, as a character from ``0`` on."""
    kind: str
    epoch: int
    suns: int
    won: Halves
    """By action, the rollouts won in each half of them; see :class:`.rollouts.Played`."""
    leads: Halves
    """The sums of the leads in the same, in fame."""
    rollouts: int
    """Rollouts of each action."""

    def state(self) -> GameState:
        """Return the position, by playing the game to it."""
        state = GameState.new(self.ruleset, self.players, self.seed)
        for place in self.moves:
            state.apply(state.legal_actions()[ord(place) - ord("0")], events=False)
        return state

    def loss(self, *places: int) -> tuple[float, float]:
        """Return what the best of the actions at `places` among the legal ones loses: points of chance, lead in fame.

        The best of these and the best of all are found in one half of the rollouts and valued in the other, and the
        other way round: a best of means that vary by chance would be too high.
        """
        losses = []
        for one, other in (self.won, self.leads):
            first, second = one.index(max(one)), other.index(max(other))
            here, there = max(places, key=one.__getitem__), max(places, key=other.__getitem__)
            losses.append((other[first] - other[here] + one[second] - one[there]) / self.rollouts)
        return 100 * losses[0], losses[1]

    def played(self) -> Played:
        """Return the rollouts so far."""
        return Played(np.array(self.won, np.int64), np.array(self.leads, np.int64), self.rollouts)

    def error(self) -> float:
        """Return the greatest standard error of the chances."""
        return float(self.played().errors().max())


def kind_of(state: GameState) -> str:
    """Return the entry of :data:`KINDS` for what is decided in `state`."""
    if state.phase == "auction":
        return "auction"
    return "turn" if {action.word for action in state.legal_actions()} <= {"draw", "invoke"} else "tiles"


def _suns(state: GameState) -> int:
    return min(state.up[state.seat_to_act].bit_count(), MOST_SUNS)


def find(number: int, seed: int) -> tuple[int, str]:
    """Return a game's seed and moves that lead to the decision with that `number`."""
    rng = np.random.default_rng((seed, number))
    ruleset, players = SETUPS[number % len(SETUPS)]
    turn = number // len(SETUPS)
    kind, epoch = KINDS[turn % len(KINDS)], EPOCHS[int(rng.integers(len(EPOCHS)))]
    suns = int(rng.integers(1, MOST_SUNS + 1))
    nearly: list[tuple[int, str]] = []
    for _ in range(_TRIES):
        game = int(rng.integers(2**31))
        found = _play_and_note(ruleset, players, game, kind, rng)
        wanted = [moves for moves, at_epoch, with_suns in found if (at_epoch, with_suns) == (epoch, suns)]
        if wanted:
            return game, wanted[int(rng.integers(len(wanted)))]
        nearly += [(game, moves) for moves, _, _ in found]
    if nearly:
        return nearly[int(rng.integers(len(nearly)))]
    return find(number, seed + 1)


def _play_and_note(
    ruleset: str, players: int, game: int, kind: str, rng: np.random.Generator
) -> list[tuple[str, int, int]]:
    """Play a game; return the moves before each decision of that `kind`, its epoch and its seat's suns."""
    state = GameState.new(ruleset, players, game)
    policy = Greedy(trained(players, state.game))
    moves, noted = "", []
    while not state.is_over:
        legal = state.legal_actions()
        place = 0
        if len(legal) > 1:
            if kind_of(state) == kind and (kind != "auction" or any(state.auction_track)):  # nobody wants an empty lot
                noted.append((moves, state.epoch, _suns(state)))
            if rng.random() < EXPLORING:
                place = int(rng.integers(len(legal)))
            else:
                place = action_numbers(state, legal).index(int(policy.choose(batch_of([state]))[0]))
        state.apply(legal[place], events=False)
        moves += chr(ord("0") + place)
    return noted


def make(number: int, seed: int, error: float, most: int, known: Decision | None = None) -> Decision:
    """Find and value the decision with that `number`, or add to what is `known` of it."""
    if known is None:
        game, moves = find(number, seed)
        known = Decision(number, *SETUPS[number % len(SETUPS)], game, moves, "", 0, 0, ((), ()), ((), ()), 0)
    state = known.state()
    so_far = known.played() if known.rollouts else None
    played = value_actions(trained(known.players, state.game), batch_of([state]), error, most, seed + number, so_far)
    return replace(
        known, kind=kind_of(state), epoch=state.epoch, suns=_suns(state), won=_halves(played.won.tolist()),
        leads=_halves(played.leads.tolist()), rollouts=played.rollouts
    )  # fmt: skip


def _halves(rows: list[list[int]]) -> Halves:
    one, other = map(tuple, rows)
    return one, other


def read(path: Path) -> list[Decision]:
    """Return the decisions in the file `path`, compressed or not, by number; a line that was not finished is left out.

    What a later line says of a decision replaces what an earlier one said.
    """
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    found = {}
    for line in text[: text.rfind("\n") + 1].splitlines():
        fields = json.loads(line)
        won, leads = _halves(fields.pop("won")), _halves(fields.pop("leads"))
        found[fields["number"]] = Decision(**fields, won=won, leads=leads)
    return [found[number] for number in sorted(found)]


def write(path: Path, decisions: Iterable[Decision]) -> None:
    """Write `decisions`, compressed if the name ends with ``.gz``; the same decisions always give the same bytes."""
    data = "".join(_line(each) for each in decisions).encode()
    path.write_bytes(gzip.compress(data, 9, mtime=0) if path.suffix == ".gz" else data)


def _line(decision: Decision) -> str:
    return json.dumps(asdict(decision), separators=(",", ":")) + "\n"


def go_on(path: Path, count: int, seed: int, error: float, most: int, jobs: int) -> None:
    """Add to the file `path` what is missing of the first `count` decisions, each as soon as it is valued."""
    done = {each.number: each for each in (read(path) if path.exists() else [])}
    write(path, done.values())
    unsure = [
        number for number in range(count)
        if number not in done or (done[number].error() > error and done[number].rollouts < most)
    ]  # fmt: skip
    begun = time.monotonic()
    with path.open("a", encoding="utf-8") as file, executor(jobs) as run:
        work = [(number, seed, error, most, done.get(number)) for number in unsure]
        for made, decision in enumerate(run(make, work), 1):
            file.write(_line(decision))
            file.flush()
            hours = (time.monotonic() - begun) / made * (len(unsure) - made) / 3600
            sys.stdout.write(f"{count - len(unsure) + made} of {count} decisions, {hours:.1f} h left\n")
            sys.stdout.flush()


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab decisions", description=__doc__)
    parser.add_argument("file", type=Path, help="where they are written, a line for each")
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--error", type=float, default=ERROR, help="the standard error wanted (%(default)s)")
    parser.add_argument("--most", type=int, default=MOST_ROLLOUTS, help="rollouts of an action (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--pack", type=Path, metavar="FILE", help="only write what there is into this compressed file")
    arguments = parser.parse_args()
    if arguments.pack:
        write(arguments.pack, read(arguments.file))
    else:
        go_on(arguments.file, arguments.count, arguments.seed, arguments.error, arguments.most, arguments.jobs)
    return 0
