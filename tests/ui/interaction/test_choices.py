"""What the person at the screen may do is what the engine allows, and nothing else can be chosen."""

from __future__ import annotations

import pytest

from ra_desktop.engine import (
    Bid,
    Discard,
    Draw,
    End,
    Flip,
    GameState,
    Invoke,
    Keep,
    Pass,
    ShowSide,
    SpendGod,
    parse_action,
)
from ra_desktop.ui.interaction.choices import Choices

SUNS = [[13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]]


def auction() -> GameState:
    state = GameState.new("classic", 4, seed=1, suns=SUNS)
    state.apply(Invoke())
    return state


@pytest.fixture
def choices(qapp) -> Choices:
    return Choices()


def offer(choices: Choices, state: GameState) -> None:
    choices.offer(state.view(state.current_player))


def test_what_is_offered_is_what_the_engine_allows(choices):
    state = auction()
    offer(choices, state)
    assert list(choices.actions) == state.legal_actions()
    assert choices.seat == 1
    assert choices.phase == "auction"
    assert [bid.sun for bid in choices.of_type(Bid)] == [3, 7, 12]


def test_a_single_possibility_is_selected_at_once(choices):
    state = auction()
    state.apply(Bid(12))
    offer(choices, state)
    assert choices.actions == (Pass(),)
    assert choices.selected is Pass()


def test_among_several_possibilities_none_is_selected_before_the_person_does(choices):
    offer(choices, auction())
    assert choices.selected is None


def test_choosing_ends_the_offer_and_tells_once(choices, qtbot):
    offer(choices, auction())
    chosen = []
    choices.chosen.connect(chosen.append)
    assert choices.choose(Bid(7))
    assert chosen == [Bid(7)]
    assert choices.actions == ()
    assert not choices.choose(Bid(7))
    assert chosen == [Bid(7)]


def test_what_is_not_offered_cannot_be_selected_or_chosen(choices):
    offer(choices, auction())
    choices.select(Bid(13))
    assert choices.selected is None
    assert not choices.choose(Draw())
    assert not choices.choose()


def test_stepping_goes_round_among_the_wanted_kind(choices):
    offer(choices, auction())
    seen = []
    for _ in range(4):
        choices.step(1, (Bid,))
        seen.append(choices.selected)
    assert seen == [Bid(3), Bid(7), Bid(12), Bid(3)]
    choices.step(-1, (Bid,))
    assert choices.selected is Bid(12)
    choices.step(1, (Draw,))
    assert choices.selected is Bid(12)


def test_each_change_is_told_once(choices, qtbot):
    offer(choices, auction())
    messages = []
    choices.changed.connect(lambda: messages.append(choices.selected))
    choices.select(Pass())
    choices.select(Pass())
    choices.select(None)
    choices.clear()
    choices.clear()
    assert messages == [Pass(), None, None]


# --- stepping and gods without naming them --------------------------------------------------------------------------


def gods() -> GameState:
    """Seat 0 may draw, invoke Ra, or spend its god for one of two tiles."""
    state = GameState.new("classic", 3, 1, bag=["nile", "gold", "nile", *["ra"] * 9], suns=SUNS[:3])
    for _ in range(3):
        state.apply(Draw())
    state.held[0][state.rules.tiles.codes["god"]] = 1
    return state


def test_steps_go_through_what_makes_sense_in_the_phase(choices):
    offer(choices, auction())
    choices.step(-1)
    assert choices.selected is Bid(12)
    choices.step(1)
    assert choices.selected is Bid(3), "round, without the pass"


def test_in_god_mode_steps_go_through_the_tiles_that_a_god_could_take(choices):
    offer(choices, gods())
    seen = []
    for _ in range(3):
        choices.step(1)
        seen.append(choices.selected)
    assert seen == [Draw(), Invoke(), Draw()]
    assert not choices.is_god_mode
    choices.enter_god_mode()
    assert choices.is_god_mode
    taken = [choices.selected]
    for _ in range(2):
        choices.step(1)
        taken.append(choices.selected)
    assert taken == [SpendGod("nile"), SpendGod("gold"), SpendGod("nile")]
    choices.select(None)
    assert not choices.is_god_mode


def test_god_mode_keeps_the_tile_that_is_selected(choices):
    offer(choices, gods())
    choices.select(SpendGod("nile"))
    choices.enter_god_mode()
    assert choices.selected == SpendGod("nile")


def test_without_a_god_there_is_no_god_mode(choices):
    offer(choices, auction())
    choices.select(Bid(7))
    choices.enter_god_mode()
    assert choices.selected is Bid(7)
    assert not choices.is_god_mode


def test_after_the_first_tile_god_mode_lasts_as_long_as_gods_can_be_spent(choices):
    state = gods()
    state.held[0][state.rules.tiles.codes["god"]] = 2
    state.apply(SpendGod("nile"))
    offer(choices, state)
    assert choices.is_god_mode
    choices.step(-1)
    assert choices.selected == End()


def test_a_step_means_the_side_it_points_to(choices):
    state = GameState.new("priests", 2, 1, bag=["farmer/granary"], suns=[[9, 6, 5, 2], [8, 7, 4, 3]])
    state.apply(Draw())
    offer(choices, state)
    for by, side in ((1, "granary"), (1, "granary"), (-1, "farmer")):
        choices.step(by)
        assert choices.selected == ShowSide(side)


def test_steps_go_through_the_tiles_that_may_be_given_up(choices):
    state = GameState.new("classic", 2 + 1, 1, bag=["earthquake", "ra", *["nile"] * 5], suns=SUNS[:3])
    for kind in ("pyramid", "temple", "statue"):
        state.held[1][state.rules.tiles.codes[kind]] = 1
    for action in (Draw(), Draw(), Pass(), Pass(), Bid(12)):
        state.apply(action if action in state.legal_actions() else state.legal_actions()[-1])
    assert state.phase == "discard"
    offer(choices, state)
    seen = []
    for _ in range(4):
        choices.step(1)
        seen.append(choices.selected)
    assert seen == [Discard("pyramid"), Discard("statue"), Discard("temple"), Discard("pyramid")]


def test_steps_go_through_the_tiles_that_may_be_turned_and_the_priest_that_turns_none(choices):
    bag = ["farmer/granary", "priest", "ra", *["stone"] * 5]
    state = GameState.new("priests", 2, 1, bag=bag, suns=[[9, 6, 5, 2], [8, 7, 4, 3]])
    for text in ("draw", "side farmer", "draw", "draw", "pass", "bid 9"):
        state.apply(parse_action(text))
    offer(choices, state)
    seen = []
    for _ in range(3):
        choices.step(1)
        seen.append(choices.selected)
    assert set(seen[:2]) == {Keep(), Flip("farmer/granary")}
    assert seen[2] == seen[0]


def test_what_is_put_away_is_of_nobody_and_no_phase(choices):
    offer(choices, auction())
    choices.select(Bid(7))
    assert (choices.seat, choices.phase, Bid(7) in choices) == (1, "auction", True)
    choices.clear()
    assert (choices.seat, choices.phase, choices.selected, Bid(7) in choices) == (None, "", None, False)


# --- clicks that are confirmed --------------------------------------------------------------------------


CLICK, SELECT, EITHER, CHOOSE = Choices.click, Choices.select, Choices.select_or_choose, Choices.choose
OUTBID = ("bid 12",)
"""Seat 2 can only pass, which is selected at once."""


@pytest.mark.parametrize(
    ("confirms", "before", "done", "selected", "made"),
    [
        pytest.param(False, (), [(CLICK, Pass())], None, [Pass()], id="a click makes a move"),
        pytest.param(True, (), [(CLICK, Pass())], Pass(), [], id="a first click selects"),
        pytest.param(True, (), [(CLICK, Pass()), (CLICK, Pass())], None, [Pass()], id="and the second makes the move"),
        pytest.param(True, (), [(CLICK, Pass()), (CHOOSE, None)], None, [Pass()], id="so does Enter"),
        pytest.param(
            True, (), [(CLICK, Pass()), (CLICK, Bid(7)), (CLICK, Pass())], Pass(), [],
            id="a click elsewhere between two clicks selects again",
        ),
        pytest.param(True, OUTBID, [(CLICK, Pass())], Pass(), [], id="one is not enough for what is selected already"),
        pytest.param(True, OUTBID, [(CLICK, Pass())] * 2, None, [Pass()], id="two clicks are"),
        pytest.param(
            True, (), [(SELECT, Bid(7)), (EITHER, Bid(7))], Bid(7), [], id="nor for a sun that the keyboard selected"
        ),
        pytest.param(True, (), [(SELECT, Bid(7)), (EITHER, Bid(7)), (EITHER, Bid(7))], None, [Bid(7)], id="two are"),
        pytest.param(False, (), [(EITHER, Bid(7))], Bid(7), [], id="a click on a sun selects it"),
        pytest.param(False, (), [(EITHER, Bid(7)), (EITHER, Bid(12))], Bid(12), [], id="one on another that"),
        pytest.param(False, (), [(EITHER, Bid(7))] * 2, None, [Bid(7)], id="and a second one on it bids"),
        pytest.param(
            True, (), [(CLICK, Pass()), (Choices.offer, auction().view(1)), (CLICK, Pass())], Pass(), [],
            id="what was clicked in the last decision does not count in the next",
        ),
    ],
)  # fmt: skip
def test_what_clicks_and_keys_do_one_after_the_other(choices, confirms, before, done, selected, made):
    state = auction()
    for text in before:
        state.apply(parse_action(text))
    messages = []
    choices.chosen.connect(messages.append)
    choices.confirms_clicks = confirms
    offer(choices, state)
    for act, what in done:
        act(choices, what)
    assert (choices.selected, messages) == (selected, made)


def test_a_first_click_says_what_a_second_one_would_do_even_if_that_was_selected_before(choices):
    choices.confirms_clicks = True
    offer(choices, auction())
    choices.select(Pass())
    changes = []
    choices.changed.connect(lambda: changes.append((choices.selected, choices.clicked)))
    choices.click(Pass())
    choices.select(Bid(7))
    assert changes == [(Pass(), Pass()), (Bid(7), None)]


def test_arrows_go_over_the_tiles_for_a_god_as_they_lie_on_the_track(choices):
    bag = ["god", "temple", "gold", "pharaoh", "temple", "statue", *["ra"] * 9]
    state = GameState.new("classic", 4, seed=1, suns=SUNS, bag=bag)
    for _ in range(6):
        state.apply(Draw())
    state.held[state.seat_to_act][state.rules.tiles.codes["god"]] = 1
    offer(choices, state)
    assert [take.tile for take in choices.of_type(SpendGod)] == ["temple", "gold", "pharaoh", "statue"]
    assert set(choices.actions) == set(state.legal_actions())
    choices.enter_god_mode()
    assert choices.selected == SpendGod("temple")
    choices.step(1)
    assert choices.selected == SpendGod("gold")
    choices.step(-1)
    choices.step(-1)
    assert choices.selected == SpendGod("statue")
