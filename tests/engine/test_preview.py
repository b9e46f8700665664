"""What a lot would bring: a help for players and bots, worked out by the rules."""

from __future__ import annotations

import pytest
from hypothesis import given

from ra_desktop.engine import Action, Draw, GameState
from ra_desktop.engine.games.ra.rules import Discard, SpendGod

from .playing import GAMES, parts, played, read, seeds, styles
from .positions import hands, play


@pytest.mark.parametrize(
    ("hand", "lot", "epoch", "preview"),
    [
        ("", "gold god", 1, {"gold": 3, "gods": 2}),
        ("nile nile", "flood", 1, {"nile": 3}),
        ("", "nile", 1, {}),
        ("", "art", 1, {"civilization": 5}),
        ("art writing", "religion astronomy", 1, {"civilization": 10}),
        ("", "pharaoh", 1, {"pharaohs": 5}),  # 0 for all before, most afterwards
        ("pharaoh", "funeral", 1, {"pharaohs": -5}),
        ("flood nile nile", "drought", 1, {"nile": -3}),
        ("", "temple temple temple", 1, {}),
        ("", "temple temple temple", 3, {"monument-variety": 1, "monument-sets": 5}),
        ("art art writing religion", "unrest", 1, {"civilization": -5}),
        ("art art art writing religion", "unrest", 1, {}),
        ("temple temple temple sphinx palace", "earthquake", 3, {"monument-variety": -2}),
        ("art", "unrest unrest writing", 1, {"civilization": -5}),
    ],
)
def test_a_lot_is_previewed_by_row(hand: str, lot: str, epoch: int, preview: dict[str, int]) -> None:
    state = hands(hand, "", "", then=lot, drawn=len(lot.split()), epoch=epoch)
    assert state.lot_preview(0) == preview


def test_the_two_tiles_that_cost_least_together_are_given_up() -> None:
    """Of eight kinds and one of them three times, two of the three: 5 points, where two kinds would cost 9."""
    kinds = "fortress obelisk palace pyramid sphinx statue step-pyramid temple"
    state = hands(f"{kinds} statue statue", "", then="earthquake", drawn=1, epoch=3)
    assert state.lot_preview(0) == {"monument-sets": -5}


def test_the_preview_is_the_same_for_a_view() -> None:
    state = hands("art writing religion", "gold", then="unrest gold", drawn=2)
    assert state.view(1).lot_preview(0) == state.lot_preview(0) == {"civilization": -5, "gold": 3}
    assert state.view(0).lot_preview(1) == {"gold": 3}


def test_a_disaster_of_the_lot_costs_whoever_would_win_it_not_who_is_to_move() -> None:
    state = hands("temple", "art writing religion", "", then="unrest gold", drawn=2)
    assert state.current_player == 0
    previews = [{"gold": 3}, {"gold": 3, "civilization": -5}, {"gold": 3}]
    assert [state.lot_preview(seat) for seat in range(3)] == previews
    assert [state.view(0).lot_preview(seat) for seat in range(3)] == previews


def test_the_preview_is_kept_while_a_disaster_is_resolved() -> None:
    state = hands("art writing religion", "", then="unrest gold", drawn=2)
    play(state, "invoke; pass")
    play(state, f"bid {state.face_up_suns(0)[0]}")
    assert state.phase == "discard"
    assert state.lot_preview(1) == {}


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
@given(seed=seeds, style=styles, part=parts)
def test_a_preview_changes_nothing(ruleset: str, players: int, seed: int, style: str, part: float) -> None:
    state = played(GameState.new(ruleset, players, seed), seed, style, part)
    before, seen = state.copy(), read(state)
    for seat in range(players):
        preview = state.lot_preview(seat)
        assert 0 not in preview.values()
        assert "suns" not in preview
    assert state == before
    assert read(state) == seen


@pytest.mark.parametrize(
    ("hand", "action", "preview"),
    [
        ("god god", SpendGod("gold"), {"gods": -2, "gold": 3}),
        ("god", SpendGod("unrest"), {"gods": -2}),
        ("art", Discard("art"), {"civilization": -5}),
        ("art", Draw(), {}),
    ],
)
def test_what_an_action_gives_and_takes_is_previewed_once(hand: str, action: Action, preview: dict[str, int]) -> None:
    assert hands(hand, "", "art").action_preview(action) == preview
