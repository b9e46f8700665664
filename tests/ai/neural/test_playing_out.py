"""In the last epoch, moves that come out about equal are played to the end of the game, and that counts, too."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.playing_out import WORTH_OF_NETWORK, PlayedOut
from ra_desktop.ai.neural.search import SearchResult, search, search_steps
from ra_desktop.ai.neural.settings import SearchSettings
from tests.ai.neural.test_ends import two_left

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.neural.rollout import Request
    from ra_desktop.engine import GameState

DEPTH = 5
HALF = SearchSettings(depth=DEPTH, margin=2.0, prior=0.0, played_out=0.5)


class Heard(NamedTuple):
    """The result of a search, and its requests: their depths, and how many rollouts each had."""

    result: SearchResult
    asked: list[tuple[int, int]]

    def rollouts(self, *, long: bool) -> int:
        """How many there were to the end of the game, or only on the way there."""
        return sum(rows for depth, rows in self.asked if (depth > 200) == long)


def hear(
    state: GameState,
    settings: SearchSettings,
    answer: Callable[[Request, int], float],
    rollouts: int = 600,
    seconds: float | None = None,
) -> Heard:
    """Search with the chances that `answer` gives for the start of that number in a request; margins are 0."""
    thinking = search_steps(trained(state.players), batch_of([state]), settings, rollouts, 1, Clock(seconds))
    asked: list[tuple[int, int]] = []
    try:
        request = next(thinking)
        while True:
            starts, draws = len(request.starts), len(request.draws)
            asked.append((request.depth, starts * draws))
            values = np.zeros((starts, draws, 7 if settings.all_seats else 2), np.float32)
            values[..., 0] = [[answer(request, start)] for start in range(starts)]
            values[..., 3:5] = 0.5
            request = thinking.send(values)
    except StopIteration as end:
        return Heard(end.value, asked)


def text(short: float, *long: float) -> Callable[[Request, int], float]:
    """The same chance for every move on the way, and these, in turn, at the end of the game."""
    return lambda request, start: short if request.depth == DEPTH else long[start]


def test_what_comes_of_moves_counts_by_how_much_it_tells() -> None:
    heard = hear(two_left(5), HALF, text(0.5, 0.2, 0.9))
    result = heard.result
    first, second = result.order[:2]
    item = heard.rollouts(long=True) / 2
    assert item == 150.0
    share = item / (WORTH_OF_NETWORK + item)
    assert result.values[first, 0] == pytest.approx(0.5 + share * 0.4)
    assert result.values[second, 0] == pytest.approx(0.5 - share * 0.3)
    assert heard.rollouts(long=False) <= 600
    assert result.rollouts == heard.rollouts(long=True) + heard.rollouts(long=False)


@pytest.mark.parametrize(("moves", "long"), [(1, 300), (2, 300), (64, 300)])
def test_the_moves_that_are_shown_are_played_out(moves: int, long: int) -> None:
    shown = replace(HALF, rounds=1, all_seats=True, moves_shown=moves)
    starts: list[int] = []

    def answer(request: Request, start: int) -> float:
        if request.depth > 200 and not start:
            starts.append(len(request.starts))
        return 0.5 if not start else 0.1

    heard = hear(two_left(5), shown, answer)
    assert heard.rollouts(long=True) == long
    assert set(starts) == {min(moves, len(heard.result.actions))}


@pytest.mark.parametrize(("state", "long"), [(two_left(5, epoch=2), False), (two_left(), True)])
def test_in_other_epochs_and_near_the_end_all_rollouts_are_alike(state: GameState, long: bool) -> None:
    heard = hear(state, HALF, lambda request, start: 0.5)
    assert heard.rollouts(long=not long) == 0
    assert 500 < heard.rollouts(long=long) <= 600


def test_nothing_is_played_out_if_the_time_is_too_short_for_it() -> None:
    assert hear(two_left(5), HALF, text(0.5, 0.2, 0.9), seconds=0.0).rollouts(long=True) == 0
    assert hear(two_left(5), HALF, text(0.5, 0.2, 0.9), seconds=60.0).rollouts(long=True) == 300


def test_errors_are_those_of_both_kinds_of_rollouts() -> None:
    seen = np.array([[1.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0]], np.float32)
    played = PlayedOut(np.zeros((3, 2)), np.array([4, 4, 0]), seen, np.ones(4), 10 * seen)
    share = 4 / (WORTH_OF_NETWORK + 4)
    lead = np.array([1.0, 0.0, 0.0, 1.0])
    own = lead.std(ddof=1) / 2
    errors = played.errors(np.array([0.01, 0.02, 0.03], np.float32), 0, played.seen)
    assert errors[1] == pytest.approx(np.hypot((1 - share) * 0.02, share * own))
    assert errors[2] == pytest.approx(0.03)
    of_leads = played.errors(np.array([0.1, 0.2, 0.3], np.float32), 0, played.leads)
    assert of_leads == pytest.approx(10 * errors)


def test_the_same_seed_plays_out_the_same() -> None:
    def values() -> list[list[float]]:
        return search(trained(2), batch_of([two_left(5)]), HALF, 200, 3, Clock()).values.tolist()

    assert values() == values()
