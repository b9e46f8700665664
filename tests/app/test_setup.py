"""Set-ups: what a new game is made from, and how the last one is remembered."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.ai import CHARACTERS
from ra_desktop.app.setup import (
    DEFAULT_SETUP,
    OFFERED,
    SEED_LIMIT,
    SURPRISE,
    UNNAMED,
    GameSetup,
    from_json,
    seed_from_text,
    to_json,
)
from ra_desktop.engine import RULESETS
from ra_desktop.storage import COLOURS, Options, Seat
from ra_desktop.storage.names import LONGEST_NAME

TWO = GameSetup("boat", (Seat("A", "ochre"), Seat("B", "lapis", "expert")), Options(open_fame=True), None, True)


NAMES = st.text("abcхя ", min_size=1, max_size=LONGEST_NAME).filter(str.strip)


@st.composite
def setups(draw: st.DrawFn) -> GameSetup:
    ruleset = draw(st.sampled_from(OFFERED))
    colours = draw(st.permutations(COLOURS))
    seats = tuple(
        Seat(draw(NAMES), colour, draw(st.sampled_from((None, "novice"))))
        for colour in colours[: draw(st.sampled_from(RULESETS[ruleset].players))]
    )
    return GameSetup(ruleset, seats, Options(draw(st.booleans())), None, draw(st.booleans()))


def test_the_first_quick_game_is_classic_against_three_skilled_bots() -> None:
    assert DEFAULT_SETUP.is_playable
    assert DEFAULT_SETUP.ruleset == "classic"
    assert [seat.bot for seat in DEFAULT_SETUP.seats] == [None, "skilled", "skilled", "skilled"]
    assert len({seat.name for seat in DEFAULT_SETUP.seats}) == 4


def test_every_rule_set_that_is_offered_is_one() -> None:
    assert set(OFFERED) <= set(RULESETS)


@given(setups())
def test_a_setup_is_remembered(setup: GameSetup) -> None:
    assert setup.is_playable
    assert from_json(to_json(setup)) == setup


def test_seed_and_suns_belong_to_one_game_and_are_not_remembered() -> None:
    assert from_json(to_json(replace(TWO, seed=5))) == TWO
    assert from_json(json.dumps(json.loads(to_json(TWO)) | {"seed": 5, "suns": [[1], [1]]})) == TWO


def test_a_game_that_is_played_again_has_another_bag_and_is_else_the_same() -> None:
    assert replace(TWO, seed=5, shuffle_seats=True).again() == replace(TWO, shuffle_seats=True)


@pytest.mark.parametrize(
    "setup",
    [
        replace(TWO, ruleset="chess"),
        *(replace(TWO, ruleset=name) for name in RULESETS if name not in OFFERED),
        replace(TWO, ruleset="classic"),
        replace(TWO, seats=()),
        replace(TWO, seats=TWO.seats[:1]),
        replace(TWO, seats=(*(Seat("A", colour) for colour in COLOURS), Seat("B", "lapis"))),
        replace(TWO, seats=(Seat("A", "ochre"), Seat("B", "ochre"))),
    ],
)
def test_what_cannot_be_started_is_not_remembered(setup: GameSetup) -> None:
    assert not setup.is_playable
    assert from_json(to_json(setup)) == DEFAULT_SETUP


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seeds_have_bounds(seed: int) -> None:
    assert not replace(TWO, seed=seed).is_playable


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{", "{}", '{"ruleset": "boat", "seats": 3}', "[" * 10_000, "\ud800"],
)
def test_nonsense_is_the_default(text: str) -> None:
    assert from_json(text) == DEFAULT_SETUP


@pytest.mark.parametrize(("key", "value"), [("name", ""), ("name", "x" * 41), ("colour", "pink"), ("bot", 5)])
def test_one_wrong_seat_is_the_default(key: str, value: object) -> None:
    remembered = json.loads(to_json(TWO))
    remembered["seats"][1][key] = value
    assert from_json(json.dumps(remembered)) == DEFAULT_SETUP


def test_seats_stay_in_order_unless_they_are_shuffled() -> None:
    setup = replace(DEFAULT_SETUP, seed=3)
    assert setup.seated() == setup.seats
    orders = {replace(setup, shuffle_seats=True, seed=seed).seated() for seed in range(200)}
    assert len(orders) == 24
    assert all(sorted(order, key=str) == sorted(setup.seats, key=str) for order in orders)


def test_a_seed_decides_the_shuffled_seats() -> None:
    setup = replace(DEFAULT_SETUP, seed=3, shuffle_seats=True)
    assert setup.seated() == setup.seated()


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("", None),
        ("  ", None),
        ("0", 0),
        ("7", 7),
        (" 007 ", 7),
        ("18446744073709551615", SEED_LIMIT - 1),
        ("Ra", 6400334475125357261),
    ],
)
def test_text_becomes_a_seed(text: str, seed: int | None) -> None:
    """The last of these is fixed for ever: a word must mean the same game in every version."""
    assert seed_from_text(text) == seed


@given(st.text())
def test_any_text_is_a_seed_and_always_the_same(text: str) -> None:
    seed = seed_from_text(text)
    assert seed == seed_from_text(text)
    assert seed is None or 0 <= seed < SEED_LIMIT


@pytest.mark.parametrize("text", ["18446744073709551616", "-1", "٣", "1.5", "9" * 5000])
def test_other_numbers_are_words(text: str) -> None:
    seed = seed_from_text(text)
    assert seed is not None
    assert seed > 1000


def test_a_letter_is_the_same_however_it_is_written() -> None:
    assert seed_from_text("é") == seed_from_text("e\u0301")


# --- surprises ------------------------------------------------------------------------------------


@given(st.integers(0, 99))
def test_surprises_are_drawn_and_no_two_seats_have_the_same(seed: int) -> None:
    bots = [Seat(UNNAMED, colour, "novice", SURPRISE) for colour in COLOURS[1:4]]
    known = Seat("Ra", COLOURS[4], "novice", "general")
    drawn = GameSetup("classic", (Seat("You", COLOURS[0]), *bots, known), seed=seed).with_characters(str.upper)
    characters = [seat.character for seat in drawn.seats]
    assert characters[0] is None
    assert characters[4] == "general"
    assert len({*characters[1:]} & set(CHARACTERS)) == 4
    assert [seat.name for seat in drawn.seats] == ["You", *(str(key).upper() for key in characters[1:4]), "Ra"]


def test_the_same_seed_brings_the_same_surprises_and_a_name_that_was_typed_stays() -> None:
    setup = GameSetup("boat", (Seat("A", "ochre"), Seat("B", "lapis", "expert", SURPRISE)), seed=4)
    assert setup.with_characters() == setup.with_characters()
    assert setup.with_characters().seats[1].name == "B"


def test_no_surprise_is_left_at_the_table() -> None:
    setup = GameSetup("boat", (Seat("A", "ochre"), Seat(UNNAMED, "lapis", "expert", SURPRISE)))
    seats = setup.seated()
    assert seats[1].character in CHARACTERS
    assert seats[1].name != UNNAMED


def test_who_watches_sees_bots_with_names_in_the_places_of_persons() -> None:
    seats = DEFAULT_SETUP.watched("expert").seated()
    assert [seat.bot for seat in seats] == ["expert"] * 4
    assert {seat.character for seat in seats} < set(CHARACTERS)
    assert len({seat.name for seat in seats} - {"You", UNNAMED}) == len({seat.character for seat in seats}) == 4
