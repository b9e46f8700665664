"""Many games at once between bots that think with a network: their positions and rollouts share the work."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from .characters import NEUTRAL
from .matches import Record, note_end, play_noting
from .moves import action_numbers
from .network import trained
from .network_bot import evaluations, liked
from .plans import Plan
from .search import Clock, Request, deal_draws, judge_many, roll_out
from .tables import Tables, game_of
from .uncounted import uncounted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import GameState, View

    from .characters import Style
    from .network import Network

SECOND_OPINION: Final = 48
"""Fresh rollouts for each of two moves, when what a choice of taste costs is asked."""


@dataclass(frozen=True)
class Thinker:
    """How a seat thinks and what it likes."""

    counts_fame: bool = False
    style: Style = NEUTRAL
    plan: Plan = field(default_factory=Plan)

    def view(self, state: GameState) -> View:
        """What the seat to act knows, as far as it tries to."""
        view = state.view(state.seat_to_act)
        return view if self.counts_fame else uncounted(view)


@dataclass
class Sitting:
    """A game with those who play it, and what comes of it."""

    state: GameState
    thinkers: Sequence[Thinker]
    """By seat; so are the lists that follow."""
    records: list[Record] = field(init=False)
    given_away: list[float] = field(init=False)
    """Chances to win that taste cost, summed up."""

    def __post_init__(self) -> None:
        self.records = [Record("") for _ in self.thinkers]
        self.given_away = [0.0 for _ in self.thinkers]

    @property
    def thinker(self) -> Thinker:
        """Who must act."""
        return self.thinkers[self.state.seat_to_act]


def play_together(sittings: Sequence[Sitting], seed: int) -> None:
    """Play all games, which are of the same rule set with the same number of players, to their ends.

    In equal positions of different games equal thinkers choose alike.
    """
    state = sittings[0].state
    network = trained(state.players, game_of(state.rules.tiles))
    searching = _Searching(network, seed)
    running = list(sittings)
    while running:
        running = [sitting for sitting in running if _until_choice(sitting)]
        groups: dict[Plan, list[Sitting]] = {}
        for sitting in running:
            groups.setdefault(sitting.thinker.plan, []).append(sitting)
        for plan, group in groups.items():
            searching.choose(group, plan)
    for sitting in sittings:
        note_end(sitting.state, sitting.records)


def _until_choice(sitting: Sitting) -> bool:
    """Make the moves without a choice; False if the game is over before there is one."""
    state = sitting.state
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1:
            return True
        play_noting(state, legal[0], sitting.records)
    return False


class _Searching:
    """Makes one move in each of many games."""

    def __init__(self, network: Network, seed: int) -> None:
        self._network = network
        self._seed = seed

    def choose(self, waiting: Sequence[Sitting], plan: Plan) -> None:
        """Let whoever must act do so by that *plan*."""
        views = [sitting.thinker.view(sitting.state) for sitting in waiting]
        tables = Tables.of(views)
        tasteful = []
        for row, judged in enumerate(judge_many(self._network, tables, plan, plan.rollouts, self._seed)):
            sitting, view = waiting[row], views[row]
            found = evaluations(view, view.legal_actions(), judged)
            style, action = sitting.thinker.style, found[0].action
            if style is not NEUTRAL:
                action = liked(style, view, found[: plan.candidates] if plan.rollouts else found)
                if action != found[0].action:
                    tasteful.append(
                        _Taste(sitting, view.seat_to_act, row, action_numbers(view, (found[0].action, action)))
                    )
            play_noting(sitting.state, action, sitting.records)
        if tasteful:
            self._count_costs(tasteful, tables, plan)

    def _count_costs(self, tasteful: Sequence[_Taste], tables: Tables, plan: Plan) -> None:
        """What taste costs.

        Judged by rollouts of their own: by those that made the best move look best, it would seem too dear.
        """
        requests = []
        for taste in tasteful:
            starts = tables.take(np.array([taste.row, taste.row]))
            starts.apply(np.array(taste.actions, np.intp))
            rng = np.random.default_rng((self._seed, 1, crc32(tables.rows[taste.row].tobytes())))
            draws = deal_draws(tables.bag[taste.row], SECOND_OPINION, plan.depth + 1, rng)
            requests.append(Request(starts, taste.seat, draws))
        answers = roll_out(self._network, requests, plan.depth, Clock(), plan.slips)
        for taste, values in zip(tasteful, answers, strict=True):
            best, chosen = values[:, :, 0].mean(1)
            taste.sitting.given_away[taste.seat] += float(best - chosen)


class _Taste(NamedTuple):
    """A choice that was not the best."""

    sitting: Sitting
    seat: int
    row: int
    actions: list[int]
    """The best, and what was chosen, as numbers."""
