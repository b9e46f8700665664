"""What every bot promises, whatever its level."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from random import Random
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import LEVELS, Cancelled, Limit, UnknownLevelError, make_bot
from ra_desktop.engine import RULESETS, GameState

if TYPE_CHECKING:
    from collections.abc import Iterator

ALL = ("random", *LEVELS)
TABLES = [(name, players) for name, rules in RULESETS.items() if name != "priests" for players in rules.players]


def positions(ruleset: str, players: int, seed: int, level: str = "casual") -> Iterator[GameState]:
    """Every position of a game between bots of *level*."""
    state = GameState.new(ruleset, players, seed)
    bots = [make_bot(level, seat) for seat in range(players)]
    while not state.is_over:
        yield state
        seat = state.seat_to_act
        state.apply(bots[seat].choose(state.view(seat)), events=False)


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_game_is_played_to_the_end_by_legal_actions(level: str, ruleset: str, players: int) -> None:
    assert sum(1 for _ in positions(ruleset, players, 11, level)) > 50


@pytest.mark.parametrize("level", ALL)
def test_the_order_of_the_bag_changes_no_choice(level: str) -> None:
    rng = Random(5)
    for state in positions("classic", 4, 21):
        seat = state.seat_to_act
        chosen = make_bot(level, 9).choose(state.view(seat))
        other = state.copy()
        rng.shuffle(other.bag)
        assert make_bot(level, 9).choose(other.view(seat)) is chosen


@pytest.mark.parametrize("level", ALL)
def test_a_bot_remembers_nothing(level: str) -> None:
    veteran = make_bot(level, 4)
    for state in positions("boat", 2, 8):
        view = state.view(state.seat_to_act)
        before = view.key()
        assert veteran.choose(view, limit=Limit(seconds=1.0)) is make_bot(level, 4).choose(view)
        assert view.key() == before


def test_the_seed_decides_what_chance_decides() -> None:
    view = GameState.new("classic", 4, 1).view(0)
    for level in ("random",):
        assert len({make_bot(level, seed).choose(view) for seed in range(20)}) == 2


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_chooses_the_same(hash_seed: str) -> None:
    code = (
        "from ra_desktop.ai import LEVELS, make_bot\n"
        "from ra_desktop.engine import GameState\n"
        "for level in ('random', *LEVELS):\n"
        "    state = GameState.new('classic', 3, 5)\n"
        "    while not state.is_over:\n"
        "        seat = state.seat_to_act\n"
        "        state.apply(make_bot(level, 2).choose(state.view(seat)))\n"
        "    print(level, state.fame)\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    expected = []
    for level in ALL:
        state = GameState.new("classic", 3, 5)
        while not state.is_over:
            state.apply(make_bot(level, 2).choose(state.view(state.seat_to_act)))
        expected.append(f"{level} {state.fame}")
    assert run.stdout.splitlines() == expected


@pytest.mark.parametrize("level", ALL)
def test_a_bot_that_nobody_waits_for_does_not_answer(level: str) -> None:
    cancel = threading.Event()
    view = GameState.new("classic", 4, 1).view(0)
    assert make_bot(level).choose(view, cancel=cancel) in view.legal_actions()
    cancel.set()
    with pytest.raises(Cancelled):
        make_bot(level).choose(view, cancel=cancel)


@pytest.mark.parametrize("level", ALL)
def test_after_the_end_there_is_nothing_to_choose(level: str) -> None:
    *_, state = positions("boat", 2, 3)
    assert state.is_over
    with pytest.raises(ValueError, match="over"):
        make_bot(level).choose(state.view(0))


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLevelError, match=r"'genius'.*skilled"):
        make_bot("genius")


def test_the_levels_are_those_for_people() -> None:
    assert "random" not in LEVELS
    assert list(LEVELS[:2]) == ["casual", "skilled"]
