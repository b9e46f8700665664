"""One rule for names, typed or read: something of them is seen, and nothing of them turns the text around."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.app.setup import DEFAULT_SETUP, GameSetup, from_json, to_json
from ra_desktop.storage import DamagedFileError, Seat, decode, encode
from ra_desktop.storage.finished import Player
from ra_desktop.storage.library import Entry
from ra_desktop.storage.names import (
    LONGEST_NAME,
    MOST_MARKS,
    NAME_RULE,
    clean_name,
    composed,
    composed_name,
    cut,
    from_outside,
    is_name,
    one_line,
)
from ra_desktop.storage.progress import DealResult, Profile

from .games import as_file, content, saved_game

UNSEEN = {
    "nothing": "",
    "blanks": " \t ",
    "no-break spaces": "\u00a0\u202f\u3000",
    "zero width": "\u200b\u200d\u2060\ufeff",
    "soft hyphen": "\u00ad",
    "Hangul fillers": "\u3164\u115f\u1160\uffa0",
    "Braille blank": "\u2800",
    "variation selectors": "\ufe0f\U000e0100",
    "joiner": "\u034f",
    "tags": "\U000e0041\U000e007f",
    "musical null": "\U0001d159\U0001d173",
}
HIDDEN = {
    "null": "a\0b", "line end": "a\n", "escape": "a\x1b[31mb", "override": "a\u202eb", "isolate": "a\u2066b",
    "mark": "a\u200fb", "line separator": "a\u2028b", "C1": "a\x85b",
}  # fmt: skip
GOOD = ["Tiye", "Хуфу", "👩‍🚀", "❤️", "می‌خواهم", "한글", "x" * LONGEST_NAME, "<b>", "{sun}", "é", "१"]


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert not is_name(name)
    assert clean_name(name) == ""


@pytest.mark.parametrize("name", [*UNSEEN.values(), *HIDDEN.values(), "x" * 41], ids=[*UNSEEN, *HIDDEN, "long"])
def test_a_file_with_such_a_name_is_refused_with_a_reason_that_a_person_understands(name: str) -> None:
    file = content(saved_game(5))
    file["seats"][1]["name"] = name
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert caught.value.place == "seats[1].name"
    if len(name) > LONGEST_NAME:
        assert caught.value.reason == "expected at most 40 characters"
    else:
        assert caught.value.reason == (NAME_RULE if name else "empty")


@pytest.mark.parametrize("key", ["bot", "character"])
@pytest.mark.parametrize("name", ["a\u202eb", "\u3164", "a\n"])
def test_levels_and_characters_of_tomorrow_are_names_too(name: str, key: str) -> None:
    """They are shown as they are where this version does not know them."""
    for part in ("seats", "handovers"):
        file = content(saved_game(5))
        file["handovers"] = [{"after": 0, "seat": 1, "bot": "x", "character": "y"}]
        file[part][0][key] = name
        with pytest.raises(DamagedFileError) as caught:
            decode(as_file(file))
        assert (caught.value.place, caught.value.reason) == (f"{part}[0].{key}", NAME_RULE)


@pytest.mark.parametrize("name", HIDDEN.values(), ids=HIDDEN)
def test_what_no_name_may_have_is_cleaned_away(name: str) -> None:
    assert not is_name(name)
    assert is_name(clean_name(name))


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_languages_stay_as_they_are(name: str) -> None:
    assert is_name(name)
    assert clean_name(name) == name
    saved = saved_game(5)
    saved.seats = (Seat(name, "lapis"), *saved.seats[1:])
    assert decode(encode(saved)).seats[0].name == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("\u200bTiye\u3164 ", "Tiye"),
        ("Zoe\u0308", "Zoë"),
        ("Vie\u0323\u0302t", "Việt"),
        ("Zo\u200bë\ufeff", "Zoë"),
        ("Zo\u00ade\u200d\u0308", "Zoë"),
        ("\u2067Zoë\u2069", "Zoë"),
        ("“Zoë”", "Zoë"),
        ("`` »Zoë« ``", "Zoë"),
        ("Zoë\u00a0B.", "Zoë B."),
        ("\u212aai", "Kai"),
        ('"A" and "B"', '"A" and "B"'),
        ("O’Brien", "O’Brien"),
    ],
)
def test_one_name_is_one_player_however_it_was_typed_pasted_or_saved(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    if typed[0] not in "\u200b“`":  # a file keeps quotation marks, and has no blanks at the ends
        file = content(saved_game(5))
        file["seats"][0]["name"] = typed.replace("\u2067", "").replace("\u2069", "")
        names = [decode(as_file(file)).seats[0].name, Player(typed, None, None, 1, 0, {}).name]
        assert [*names, Profile("", typed, [typed]).names[0], DealResult(typed, 1, 1).name] == [name] * 4


@given(st.text(st.characters()))
def test_what_came_in_is_the_same_when_it_comes_in_again(text: str) -> None:
    assert composed(composed(text)) == composed(text)
    assert composed_name(composed_name(text)) == composed_name(text)
    assert from_outside(from_outside(text)) == from_outside(text)


@pytest.mark.parametrize("text", [
    "é" + "\u200d" * 30_000 + "é", "a" + "\u0301\u0323" * 60_000, "a" + " \u00a0" * 15_000 + "a", "é " * 1_000_000,
], ids=["joiners", "marks", "blanks", "long"])  # fmt: skip
def test_no_text_from_outside_takes_long(text: str) -> None:
    began = time.process_time()
    from_outside(text)
    assert time.process_time() - began < 0.8


@given(st.text(st.characters()))
def test_what_is_cleaned_is_a_name_or_nothing(typed: str) -> None:
    name = clean_name(typed)
    assert name == "" or is_name(name)
    assert clean_name(name) == name


def test_a_set_up_with_such_a_name_is_not_taken_from_the_settings() -> None:
    seats = tuple(Seat(name, seat.colour) for name, seat in zip(("A", "\U000e0041", "C"), DEFAULT_SETUP.seats[:3]))  # noqa: B905
    assert from_json(to_json(GameSetup("classic", seats))) == DEFAULT_SETUP


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Sunday с пробелом & more", "Sunday с пробелом & more"),
        ("two\nlines\tand \x1b[2J", "two lines and  [2J"),
        ("evil\u202egpj.exe", "evil gpj.exe"),
        ("\udcff", " "),
        ("x" * 60, "x" * 60),
        ("a" * 200 + "z" * 200, "a" * 29 + "…" + "z" * 30),
    ],
)
def test_the_name_of_a_file_is_one_line_that_fits(name: str, shown: str) -> None:
    assert one_line(name) == shown


PILE = "Za" + "\u0300\u0489\u20dd" * 11 + "lgo"


def marks(text: str) -> int:
    return sum(letter in "\u0300\u0489\u20dd" for letter in text)


def test_marks_are_not_piled_wherever_a_name_enters() -> None:
    file = content(saved_game(5))
    file["seats"][1]["name"] = PILE
    names = [
        clean_name(PILE),
        one_line(PILE),
        decode(as_file(file)).seats[1].name,
        Seat(PILE, "ochre").name,
        Seat(PILE, "lapis").name,
        Player(PILE, None, None, 1, 0, {}).name,
        Entry(name=f"{PILE}.ra-game", size=0, modified=0).title,
    ]
    assert [marks(name) for name in names] == [MOST_MARKS] * len(names)
    assert {name[-3:] for name in names} == {"lgo"}


@pytest.mark.parametrize("name", ["Việt", "सीता", "ไก่ต๊ะ", "مُحَمَّد", "שָׁלוֹם", "❤️", "👩🏽\u200d🚀"])
def test_names_of_all_scripts_keep_their_marks(name: str) -> None:
    assert clean_name(name) == Seat(name, "ochre").name == name


@pytest.mark.parametrize(
    ("text", "letters", "most", "short"),
    [
        ("abc", 2, None, "ab"),
        ("abc", 9, 2, "ab"),
        ("王后王", 9, 8, "王后"),
        ("ae\u0301", 2, None, "a"),
        ("a👩\u200d🚀b", 3, None, "a"),
        ("a👩\u200d🚀b", 4, None, "a👩\u200d🚀"),
        ("a👋🏽", 2, None, "a"),
        ("\u0301\u0301\u0301", 2, None, "\u0301\u0301"),
    ],
)
def test_a_text_is_cut_between_letters(text: str, letters: int, most: int | None, short: str) -> None:
    assert cut(text, letters, most) == short


def test_a_title_has_no_mark_that_turns_it() -> None:
    assert Entry(name="gpj.\u202eemag-ar.ra-game", size=0, modified=0).title == "gpj.emag-ar"
