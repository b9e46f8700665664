"""Bots know what an attentive player at the table knows, and the lower levels do not even try to know all of that.

What each of them sees is changed where they must not look, and their choices are compared.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import LEVELS, Limit, make_bot
from ra_desktop.ai.levels import COUNTING, HiddenFameBot, SeeingBot, hidden_fame_view
from ra_desktop.engine import RULESETS, Draw, GameState, Invoke
from ra_desktop.engine.tiles import RA
from tests.sampling import sampled

from .playing import positions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ra_desktop.engine import Action, View

FEW = Limit(rollouts=12)
TABLES = [(name, players) for name, rules in RULESETS.items() for players in rules.players]
NOT_COUNTING = [level for level in LEVELS if level not in COUNTING]


def in_several_phases(states: Iterable[GameState], step: int) -> list[GameState]:
    """Every so manyth position of each phase in which there is a choice."""
    seen: dict[str, int] = {}
    results = []
    for state in states:
        if len(state.legal_actions()) > 1:
            count = seen[state.phase] = seen.get(state.phase, 0) + 1
            if (count - 1) % step == 0:
                results.append(state)
    return results


def views_differ(state: GameState, change: Callable[[GameState], None]) -> tuple[View, View]:
    """What the seat to act sees before and after *change*."""
    other = state.copy()
    change(other)
    return state.view(state.seat_to_act), other.view(state.seat_to_act)


# --- the order of the bag -----------------------------------------------------------------------------


def shuffle(state: GameState) -> None:
    before = state.bag[:]
    while state.bag == before and len(set(before)) > 1:
        Random(len(before)).shuffle(state.bag)


@pytest.mark.parametrize(
    ("level", "ruleset", "players"), sampled([(level, *table) for level in LEVELS for table in TABLES], 2)
)
def test_the_order_of_the_bag_changes_no_choice(level: str, ruleset: str, players: int) -> None:
    character = None if players % 2 else "spoiler"
    for state in in_several_phases(positions(ruleset, players, 10 + players), 120 if level in COUNTING else 20):
        before, after = views_differ(state, shuffle)
        assert make_bot(level, 9, character, FEW).choose(after) is make_bot(level, 9, character, FEW).choose(before)


class Peeking:
    """Looks at the tile that comes next, if it lets itself be seen."""

    def choose(self, view: View) -> Action:
        return Invoke() if view.bag[-1] == RA else Draw()


def test_who_could_see_the_order_would_be_found_out() -> None:
    """The views hide it: with views that do not, the comparison fails."""

    def choices(look: Callable[[GameState], View]) -> tuple[list[Action], list[Action]]:
        states = [state for state in in_several_phases(positions("classic", 4, 3), 1) if state.phase == "turn"]
        shuffled = [state.copy() for state in states]
        for state in shuffled:
            shuffle(state)
        return [Peeking().choose(look(state)) for state in states], [Peeking().choose(look(s)) for s in shuffled]

    def transparent(state: GameState) -> View:
        view = state.view(state.seat_to_act)
        view.bag[:] = state.bag
        return view

    honest, honest_shuffled = choices(lambda state: state.view(state.seat_to_act))
    assert honest == honest_shuffled
    cheated, cheated_shuffled = choices(transparent)
    assert cheated != cheated_shuffled


# --- the fame of the others ---------------------------------------------------------------------------


def make_others_rich(state: GameState) -> None:
    for seat in range(state.players):
        if seat != state.seat_to_act:
            state.fame[seat] += 17 + 9 * seat


def make_others_poor(state: GameState) -> None:
    for seat in range(state.players):
        if seat != state.seat_to_act:
            state.fame[seat] = 0
    state.sheets = [
        [rows if seat == state.seat_to_act else {} for seat, rows in enumerate(sheet)] for sheet in state.sheets
    ]


def late_positions(players: int, step: int, ruleset: str = "boat") -> list[GameState]:
    states = positions(ruleset, players, 30 + players)
    return in_several_phases((state for state in states if state.epoch > 1), step)


@pytest.mark.parametrize("level", NOT_COUNTING)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", ["boat", "priests"])
def test_lower_levels_do_not_count_the_fame_of_others(level: str, ruleset: str, players: int) -> None:
    changes = itertools.cycle((make_others_rich, make_others_poor))
    for state in late_positions(players, 12 if ruleset == "boat" else 16, ruleset):
        before, after = views_differ(state, next(changes))
        bot = make_bot(level, 9, "gambler" if players % 2 else None, FEW)
        assert bot.choose(before) is bot.choose(after)
        assert bot.evaluate(before) == bot.evaluate(after)


@pytest.mark.parametrize("ruleset", ["boat", "priests"])
@pytest.mark.parametrize("level", sorted(COUNTING))
def test_upper_levels_count_it(level: str, ruleset: str) -> None:
    bot = make_bot(level, 9, limit=FEW)
    pairs = [views_differ(state, make_others_rich) for state in late_positions(4, 10, ruleset)]
    assert any(bot.evaluate(before) != bot.evaluate(after) for before, after in pairs)
    assert any(bot.choose(before) != bot.choose(after) for before, after in pairs)


def test_fame_that_lies_open_is_seen() -> None:
    pairs = [views_differ(state, make_others_rich) for state in late_positions(4, 3)]
    looking, not_counting = make_bot("skilled", 9, open_fame=True), make_bot("skilled", 9)
    assert any(looking.choose(before) != looking.choose(after) for before, after in pairs)
    assert all(not_counting.choose(before) == not_counting.choose(after) for before, after in pairs)


def test_who_does_not_count_takes_the_others_to_be_as_well_off() -> None:
    state = late_positions(4, 3)[-1]
    view = state.view(state.seat_to_act)
    key = view.key()
    seen = hidden_fame_view(view)
    assert seen.fame == [state.fame[state.seat_to_act]] * 4
    assert seen.legal_actions() == view.legal_actions()
    assert all(bool(rows) == (seat == view.seat) for sheet in seen.sheets for seat, rows in enumerate(sheet))
    assert view.key() == key


def test_it_is_said_where_levels_are_chosen() -> None:
    from ra_desktop.ui.words.players import level_blurb

    for level in LEVELS:
        assert isinstance(make_bot(level), HiddenFameBot) == ("not keep track of fame" in level_blurb(level))


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_closed_bag_the_lower_levels_forget_what_was_discarded_and_the_upper_two_count(level: str) -> None:
    seen: list[View] = []
    state = GameState.from_text(
        "ra1 boat 2; epoch 3; ra 5; turn 1; track nile gold god gold; centre 2; seat 0: fame 9, suns 9; "
        "seat 1: fame 4, suns 1; bag nile"
    )
    state.is_bag_closed = True
    bot = make_bot(level)
    while isinstance(bot, SeeingBot):
        seen.append(bot._see(state.view(1)))
        bot = bot.bot
    bags = {len(view.bag) for view in seen if view.fame == state.fame}
    assert bags == (set() if level in COUNTING else {180 - 4 - 5})
    state.is_bag_closed = False
    assert state.view(1).forgetful().bag_contents == {"nile": 1}
