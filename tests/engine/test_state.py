"""The public face of the state, to the letter."""

from __future__ import annotations

import pytest

import ra_desktop.engine
from ra_desktop.engine import Draw, IllegalActionError, parse_action

from .positions import hands, play, start, win


def test_the_public_names_are_there() -> None:
    for name in ra_desktop.engine.__all__:
        assert hasattr(ra_desktop.engine, name), name
    assert {"GameState", "IllegalActionError", "RULESETS", "parse_action"} <= set(ra_desktop.engine.__all__)


@pytest.mark.parametrize("rubbish", ["draw", 9, None, (), [Draw()], Draw])
def test_what_is_no_action_is_illegal(rubbish: object) -> None:
    state = start(2, "nile")
    before = state.copy()
    with pytest.raises(IllegalActionError):
        state.apply(rubbish)  # type: ignore[arg-type]
    assert state == before


@pytest.mark.parametrize(
    ("script", "text", "reason"),
    [
        ("draw; invoke", "bid 4", "seat 0 has no such sun face up"),
        ("draw; invoke; bid 6", "bid 4", "the bid must beat 6"),
        ("draw; invoke; pass", "pass", "the player who invoked Ra must bid when all others have passed"),
        ("8 draw", "draw", "the auction track is full"),
        ("draw", "pass", "not legal now, only draw, invoke"),
        ("draw; invoke", "draw", "not legal now, only bid 2, bid 5, bid 6, bid 9, pass"),
    ],
)
def test_an_error_says_why(script: str, text: str, reason: str) -> None:
    state = start(2, "nile " * 9)
    play(state, script)
    with pytest.raises(IllegalActionError) as caught:
        state.apply(parse_action(text))
    assert str(caught.value) == f"{text}: {reason}"


def test_a_state_is_no_value_to_be_kept_in_sets() -> None:
    with pytest.raises(TypeError):
        hash(start(2, "nile"))


def test_a_state_says_where_it_is() -> None:
    assert repr(start(2, "nile")) == "<GameState boat epoch 1 turn seat 0>"


def test_a_copy_made_while_disasters_wait_is_independent() -> None:
    state = hands("art writing religion astronomy", "", then="unrest unrest temple", drawn=3)
    win(state, 0)
    twin, view = state.copy(), state.view(1)
    play(twin, "discard art; discard writing")
    assert (twin.pending, twin.auction) == (None, None)
    assert state.pending == view.pending == ("discard", "unrest", 2, ["unrest"])
    assert state.auction == view.auction
    assert state.auction is not None
