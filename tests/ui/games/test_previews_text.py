"""What is said about a selected side or turn is what the engine counts."""

from __future__ import annotations

import pytest

from ra_desktop.engine import Draw, Flip, GameState, Keep, ShowSide, parse_action
from ra_desktop.ui.games.lots import lots_by_side, preview_text

SUNS = [[9, 6, 5, 2], [8, 7, 4, 3]]
BAG = ["farmer/granary", "farmer/library", "priest", "scribe/library", "ra"]
TO_SIDE = ("draw", "side farmer", "draw")
TO_FLIP = (*TO_SIDE, "side farmer", "draw", "draw", "side scribe", "draw", "pass", "bid 9")


@pytest.fixture(autouse=True)
def _app(qapp) -> None:
    """Sentences are translated."""


def after(*actions: str) -> GameState:
    state = GameState.new("priests", 2, bag=BAG, suns=SUNS)
    for text in actions:
        state.apply(parse_action(text))
    return state


def test_lots_are_the_previews_of_the_position_with_that_side_up() -> None:
    state = after(*TO_SIDE)
    lots = lots_by_side(state.view(0))
    assert list(lots) == state.legal_actions()
    for action, rows in lots.items():
        laid = state.copy()
        laid.apply(action)
        own = [laid.lot_account(seat).own for seat in range(2)]
        assert rows == {
            seat: {row.row: row.points for row in change.rows if row.points} for seat, change in enumerate(own)
        }
    assert lots[ShowSide("farmer")] != lots[ShowSide("library")]


def test_who_cannot_win_the_lot_has_none() -> None:
    state = after(*TO_SIDE)
    state.up[0] = 0
    assert [list(rows) for rows in lots_by_side(state.view(1)).values()] == [[1], [1]]


def test_there_are_none_while_no_side_is_to_be_chosen() -> None:
    assert lots_by_side(after("draw", "side farmer").view(0)) == {}


def test_a_view_stays_as_it_is_while_it_is_looked_ahead() -> None:
    view = after(*TO_SIDE).view(0)
    key = view.key()
    lots_by_side(view)
    assert view.key() == key


def test_a_turn_changes_what_the_engine_counts_afterwards() -> None:
    state = after(*TO_FLIP)
    flip = Flip("farmer/granary")
    then = state.copy()
    then.apply(flip)
    before = state.points_now()[0]
    change = state.view(0).action_preview(flip)
    assert change == {"people": -5}
    assert {row: before[row] + change.get(row, 0) for row in before} == then.points_now()[0]


def test_it_is_said_in_one_sentence() -> None:
    flip, state = Flip("farmer/granary"), after(*TO_FLIP)
    text = preview_text(state.view(0), flip)
    assert text == "Farmer → Granary: −5 at the end of this epoch (People −5)"
    text = preview_text(state.view(0), Flip("scribe/library"))
    assert text == "Scribe → Library: no change at the end of this epoch"
    text = preview_text(after(*TO_SIDE).view(1), ShowSide("farmer"))
    assert text == "Farmer: +5 at the end of this epoch (People +5)"


@pytest.mark.parametrize(("actions", "action"), [((), Draw()), (TO_FLIP, Keep())])
def test_other_moves_need_no_sentence(actions, action) -> None:
    assert preview_text(after(*actions).view(0), action) == ""
