"""Actions are values with a text form."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ra_desktop.engine import (
    Action,
    Bid,
    Discard,
    Draw,
    End,
    Flip,
    Invoke,
    Keep,
    Pass,
    ShowSide,
    SpendGod,
    parse_action,
)

CULTURE = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple")
TAKEN = ("gold", "pharaoh", "nile", "flood", *CULTURE, *MONUMENTS, "funeral", "drought", "unrest", "earthquake")
PERSONS = ("farmer", "warrior", "merchant", "scribe")
BUILDINGS = ("granary", "fortress", "market", "library")
PAIRS = [
    (one, other)
    for person in PERSONS
    for building in BUILDINGS
    for one, other in ((person, building), (building, person))
]

ALL: list[tuple[str, Action]] = [
    ("draw", Draw()),
    ("invoke", Invoke()),
    *((f"god {tile}", SpendGod(tile)) for tile in TAKEN),
    ("end", End()),
    *((f"bid {sun}", Bid(sun)) for sun in (*range(1, 40), 100, 998, 999)),
    ("pass", Pass()),
    *((f"discard {tile}", Discard(tile)) for tile in (*CULTURE, *MONUMENTS)),
    *((f"side {side}", ShowSide(side)) for side in (*PERSONS, *BUILDINGS)),
    *((f"flip {one}/{other}", Flip(f"{one}/{other}")) for one, other in PAIRS),
    ("keep", Keep()),
]
TEXTS = {text for text, _ in ALL}


def test_every_action_has_a_text_form_both_ways() -> None:
    for text, action in ALL:
        assert str(action) == action.text == text
        assert parse_action(text) == action
        assert eval(repr(action)) == action  # noqa: S307


RUBBISH = [
    "", " ", "\n", "bid", "bid ", "bid  9", "bid 9 ", " bid 9", "bid 9\n", "bid\t9", "BID 9", "Bid 9", "bid 0",
    "bid -1", "bid +9", "bid 007", "bid 09", "bid 9.0", "bid 1e1", "bid 0x9", "bid 1_0", "bid nine", "bid 9 9",
    "bid 1000", "bid " + "9" * 5000, "bid ٣", "bid ３", "bid ²", "bid 1٣", "draw ", " draw", "draw 1", "draw nile",
    "Draw", "drawdraw", "invoke ra", "pass 0", "end 0", "keep x", "god", "god ", "god god", "god ra", "god Nile",
    "god nile ", "god  nile", "god nile nile", "god farmer/granary", "god cat", "discard", "discard nile",
    "discard pharaoh", "discard funeral", "discard gold", "discard art ", "side", "side farmer/granary",
    "side priest", "side Farmer",
    "flip", "flip farmer", "flip farmer/", "flip /granary", "flip farmer/farmer", "flip granary/market",
    "flip farmer/granary/farmer", "flip farmer /granary", "take nile", "bid\u00a09", "bid\x009", "draw\x00", "draw\n",
    "дraw",
]  # fmt: skip


@pytest.mark.parametrize("text", RUBBISH)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_action(text)


def test_a_refusal_of_a_long_text_is_short() -> None:
    with pytest.raises(ValueError) as caught:
        parse_action("x" * 100_000)
    assert len(str(caught.value)) < 200


WORDS = ("draw", "invoke", "god", "end", "bid", "pass", "discard", "side", "flip", "keep")


@given(
    st.text()
    | st.builds("{}{}{}".format, st.sampled_from(WORDS), st.sampled_from(["", " ", "  "]), st.text(max_size=5))
    | st.builds("{} {}".format, st.sampled_from(WORDS), st.integers(-2000, 2000))
    | st.builds("{} {}".format, st.sampled_from(WORDS), st.sampled_from((*TAKEN, *PERSONS, *BUILDINGS)))
)
@example("bid 1000")
def test_a_text_is_refused_or_is_the_text_of_the_action(text: str) -> None:
    try:
        action = parse_action(text)
    except ValueError:
        assert text not in TEXTS
    else:
        assert str(action) == text
        assert text in TEXTS or (isinstance(action, Bid) and 1 <= action.sun <= 999)


@pytest.mark.parametrize(
    ("kind", "argument"),
    [
        (Draw, 1), (Draw, "x"), (Draw, ""), (Draw, None), (Pass, "pass"), (Bid, 0), (Bid, -1), (Bid, 1000), (Bid, "9"),
        (Bid, 9.0), (Bid, True), (SpendGod, "god"), (SpendGod, "ra"), (SpendGod, ""), (SpendGod, 0),
        (SpendGod, "farmer/granary"),
        (Discard, "nile"), (Discard, 0), (ShowSide, "priest"), (ShowSide, 0), (Flip, "farmer"), (Flip, 0),
    ],
)  # fmt: skip
def test_an_action_that_can_never_be_legal_cannot_be_made(kind: type[Action], argument: object) -> None:
    Draw(), Pass(), Bid(9), Bid(1)  # what equals an argument that has been used is no better
    with pytest.raises(ValueError):
        kind(argument)  # type: ignore[arg-type]


def test_actions_without_their_argument_cannot_be_made() -> None:
    for kind in (Bid, SpendGod, Discard, ShowSide, Flip):
        with pytest.raises(ValueError):
            kind()


def test_actions_are_values() -> None:
    for text, action in ALL:
        same = parse_action(text)
        assert same == action
        assert hash(same) == hash(action)
        assert {action: 1}[same] == 1
        assert [other for _, other in ALL if other == action] == [action]
        for twin in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):  # noqa: S301
            assert twin == action
        with pytest.raises(AttributeError):
            action.text = "draw"
        with pytest.raises(AttributeError):
            action.surprise = 1  # type: ignore[attr-defined]


def test_actions_say_what_they_are_about() -> None:
    assert Bid(9).sun == 9
    assert SpendGod("nile").tile == "nile"
    assert Discard("art").tile == "art"
    assert ShowSide("farmer").side == "farmer"
    assert Flip("farmer/granary").tile == "farmer/granary"
    assert Bid(9) != "bid 9"


def test_actions_can_be_put_in_order() -> None:
    """The order of the kinds, then suns by number and tiles by name."""
    samples = [Pass(), Bid(10), Bid(9), Bid(100), Draw(), SpendGod("nile"), SpendGod("gold"), Keep(), Invoke()]
    assert sorted(samples) == [
        Draw(), Invoke(), SpendGod("gold"), SpendGod("nile"), Bid(9), Bid(10), Bid(100), Pass(), Keep(),
    ]  # fmt: skip
    assert Bid(9) < Bid(10)
    assert Bid(10) > Bid(9)
    with pytest.raises(TypeError):
        Bid(9) < "bid 10"  # type: ignore[operator]  # noqa: B015


def test_an_action_unpickled_in_another_process_is_equal() -> None:
    code = (
        "import pickle, sys; from ra_desktop.engine import Bid, SpendGod;"
        "sys.exit(pickle.loads(sys.stdin.buffer.read()) != [Bid(9), SpendGod('nile')])"
    )
    sent = pickle.dumps([Bid(9), SpendGod("nile")])
    root = Path(__file__).parents[2]
    assert subprocess.run([sys.executable, "-c", code], input=sent, cwd=root, check=False, timeout=60).returncode == 0
