"""What every bot promises, whatever its level and character."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import CHARACTERS, LEVELS, Cancelled, Limit, UnknownCharacterError, UnknownLevelError, make_bot
from ra_desktop.ai.hints import advise, study
from ra_desktop.ai.levels import COUNTING, hidden_fame_view, is_playable
from ra_desktop.ai.neural import compiled
from ra_desktop.ai.neural import network as nw
from ra_desktop.ai.novice import NoviceBot
from ra_desktop.app.opponents import FallbackBots
from ra_desktop.engine import RULESETS, GameState
from ra_desktop.storage import Seat

from .playing import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Cancel
    from ra_desktop.engine import View

ALL = ("random", *LEVELS)
TABLES = [(name, players) for name, rules in RULESETS.items() for players in rules.players]
FEW = Limit(rollouts=24)


@pytest.mark.parametrize(("level", "ruleset", "players"), [  # those between them play in test_no_nonsense.py
    *(("random", *table) for table in TABLES),
    *(pytest.param("skilled", *table, marks=[pytest.mark.nightly] * bool(at % 3)) for at, table in enumerate(TABLES)),
])  # fmt: skip
def test_a_game_is_played_to_the_end_by_legal_actions(level: str, ruleset: str, players: int) -> None:
    assert sum(1 for _ in positions(ruleset, players, 11, level)) > 50


@pytest.mark.parametrize(("ruleset", "players"), [("boat", 2), ("classic", 4), ("boat", 5), ("priests", 4)])
def test_the_level_that_searches_chooses_legally_in_every_phase(ruleset: str, players: int) -> None:
    seen = set()
    for state in positions(ruleset, players, 12):
        if state.phase not in seen:
            seen.add(state.phase)
            view = state.view(state.seat_to_act)
            assert make_bot("expert", 1, limit=FEW).choose(view) in view.legal_actions()


@pytest.mark.parametrize("level", ALL)
def test_a_bot_remembers_nothing(level: str) -> None:
    veteran = make_bot(level, 4, "caller")
    for number, state in enumerate(positions("boat", 2, 8)):
        if number % (45 if level == "expert" else 5):
            continue
        view = state.view(state.seat_to_act)
        before = view.key()
        assert veteran.choose(view, limit=FEW) is make_bot(level, 4, "caller").choose(view, limit=FEW)
        assert view.key() == before


def test_the_seed_decides_what_chance_decides() -> None:
    view = GameState.new("classic", 4, 1).view(0)
    assert len({make_bot("random", seed).choose(view) for seed in range(20)}) == 2


def test_another_process_chooses_the_same() -> None:
    code = (
        "from ra_desktop.ai import LEVELS, Limit, make_bot\n"
        "from ra_desktop.engine import GameState\n"
        "for level in ('random', 'novice', 'casual'):\n"
        "    state = GameState.new('classic', 3, 5)\n"
        "    while not state.is_over:\n"
        "        seat = state.seat_to_act\n"
        "        state.apply(make_bot(level, 2).choose(state.view(seat)))\n"
        "    print(level, state.fame)\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    expected = []
    for level in ("random", "novice", "casual"):
        state = GameState.new("classic", 3, 5)
        while not state.is_over:
            state.apply(make_bot(level, 2).choose(state.view(state.seat_to_act)))
        expected.append(f"{level} {state.fame}")
    assert run.stdout.splitlines() == expected


@pytest.mark.parametrize("level", ALL)
def test_a_bot_that_nobody_waits_for_does_not_answer(level: str) -> None:
    cancel = threading.Event()
    view = GameState.new("classic", 4, 1).view(0)
    assert make_bot(level, limit=FEW).choose(view, cancel=cancel) in view.legal_actions()
    cancel.set()
    with pytest.raises(Cancelled):
        make_bot(level).choose(view, cancel=cancel)
    with pytest.raises(Cancelled):
        make_bot(level).evaluate(view, cancel=cancel)


class _SetLater:
    """Nobody waits any more from its third question on; it notes when that was."""

    def __init__(self) -> None:
        self.asked = 0
        self.since = 0.0

    def is_set(self) -> bool:
        self.asked += 1
        if self.asked == 3:
            self.since = time.thread_time()
        return self.asked >= 3


def _move(view: View, cancel: Cancel) -> None:
    make_bot("expert", limit=Limit(rollouts=100_000)).choose(view, cancel=cancel)


def _hint(view: View, cancel: Cancel) -> None:
    advise(view, limit=Limit(rollouts=100_000), cancel=cancel)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("think", [_move, _hint])
def test_a_search_stops_when_nobody_waits(think: Callable[[View, Cancel], None], players: int) -> None:
    """How soon is measured in the time of its own thread: the machine may be busy with other things."""
    for seed in range(2):
        cancel = _SetLater()
        state = next(s for s in positions("boat", players, seed) if s.phase == "auction" and _has_choice(s))
        with pytest.raises(Cancelled):
            think(state.view(state.seat_to_act), cancel)
        assert time.thread_time() - cancel.since < 0.05
        assert cancel.asked == 3


def test_a_search_asks_often_whether_anybody_waits() -> None:
    moments: list[float] = []

    class Noting:
        def is_set(self) -> bool:
            moments.append(time.thread_time())
            return False

    state = next(s for s in positions("classic", 4, 3) if s.phase == "auction" and _has_choice(s))
    make_bot("expert", limit=Limit(rollouts=1500)).choose(state.view(state.seat_to_act), cancel=Noting())
    waits = [after - before for before, after in pairwise(moments)]
    assert max(waits) < 0.1  # twice what is wanted: this machine may be slower than the one it is wanted on


def _has_choice(state: GameState) -> bool:
    return len(state.legal_actions()) > 1


def test_the_clock_ends_the_thought() -> None:
    """Generous: what is wanted is measured by the arena with ``--clock``."""
    make_bot("expert").choose(next(positions("classic", 4, 1)).view(0))
    slowest = 0.0
    for number, state in enumerate(positions("classic", 4, 2)):
        if number % 80 == 0:
            view = state.view(state.seat_to_act)
            began = time.thread_time()
            make_bot("expert", 1).choose(view)
            slowest = max(slowest, time.thread_time() - began)
    assert slowest < 1.0


@pytest.mark.parametrize("level", ALL)
def test_after_the_end_there_is_nothing_to_choose(level: str) -> None:
    *_, state = positions("boat", 2, 3, to_the_end=True)
    assert state.is_over
    with pytest.raises(ValueError, match="over"):
        make_bot(level).choose(state.view(0))
    with pytest.raises(ValueError, match="over"):
        make_bot(level).evaluate(state.view(0))


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("players", [2, 4])
def test_all_that_is_legal_is_evaluated_best_first(level: str, players: int) -> None:
    for number, state in enumerate(positions("boat", players, 4)):
        if number % 40:
            continue
        view = state.view(state.seat_to_act)
        result = make_bot(level, 1, "builder", FEW).evaluate(view)
        assert {item.action for item in result} == set(view.legal_actions())
        assert len(result) == len(view.legal_actions())
        assert all(0.0 <= item.win <= 1.0 and abs(item.margin) < 150 for item in result)


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_without_character_the_best_is_chosen(level: str) -> None:
    for number, state in enumerate(positions("classic", 4, 5)):
        if number % 40 == 0:
            view = state.view(state.seat_to_act)
            assert make_bot(level, 1, limit=FEW).choose(view) is make_bot(level, 1, limit=FEW).evaluate(view)[0].action


@pytest.mark.parametrize("level", LEVELS)
def test_games_that_no_network_knows_are_played_at_fixed_prices(level: str) -> None:
    suns = [list(range(2, 12)), list(range(12, 22))]
    state = GameState.new("boat", 2, 3, suns=suns)
    for _ in range(30):
        view = state.view(state.seat_to_act)
        bot = make_bot(level, 2, "farmer")
        result = bot.evaluate(view)
        assert {item.action for item in result} == set(view.legal_actions())
        assert [item.win for item in result] == sorted((item.win for item in result), reverse=True)
        state.apply(bot.choose(view))
        if state.is_over:
            break


@pytest.mark.parametrize("level", ["casual", "skilled", "expert"])
def test_without_weights_a_novice_plays(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(players: int, game: str) -> nw.Network:
        raise nw.WeightsError(f"none for {players} in {game}")

    monkeypatch.setattr(nw, "trained", missing)
    for number, state in enumerate(positions("classic", 4, 6)):
        if number % 40 == 0:
            view = state.view(state.seat_to_act)
            seen = view if level in COUNTING else hidden_fame_view(view.forgetful())
            assert make_bot(level).choose(view) == NoviceBot().choose(seen)


def test_making_bots_needs_no_numpy() -> None:
    code = (
        "import sys\n"
        "from ra_desktop.ai import LEVELS, make_bot\n"
        "from ra_desktop.engine import GameState\n"
        "bots = [make_bot(level, 1, 'gambler') for level in LEVELS]\n"
        "for bot in bots[:1]:\n"
        "    bot.choose(GameState.new('classic', 3, 1).view(0))\n"
        "assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], timeout=60, check=True)


def test_an_unknown_level_or_character_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLevelError, match=r"'genius'.*skilled"):
        make_bot("genius")
    with pytest.raises(UnknownCharacterError, match=r"'plumber'.*gambler"):
        make_bot("skilled", 1, "plumber")


def test_the_levels_are_those_for_people() -> None:
    assert LEVELS == ("novice", "apprentice", "casual", "regular", "skilled", "expert")
    assert len(CHARACTERS) >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_levels_with_networks_cannot_play_where_the_c_part_was_not_built(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = GameState.new("boat", 3, 1).view(0)
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    assert is_playable(level) is (level == "novice")
    if is_playable(level):
        assert make_bot(level).choose(view) in view.legal_actions()
        assert not study(view).from_experience
        return
    with pytest.raises(UnknownLevelError, match=f"{level} needs the part written in C"):
        make_bot(level)
    assert FallbackBots(make_bot).playable(Seat("Ada", "lapis", level)).bot == "novice"
