"""What is said of a lot is what the engine counts, in the words of the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.engine.positions import hands
from tests.ui.table.conftest import told_lot

if TYPE_CHECKING:
    from ra_desktop.ui.games.lots import Lot


def a_lot(hand: str, tiles: str, *others: str, epoch: int = 1, ruleset: str = "", seat: int = 0) -> Lot:
    """The lot of *tiles* as it is told if *seat* wins it; seat 0, which has *hand*, is you."""
    state = hands(hand, *(others or ("",)), then=tiles, drawn=len(tiles.split()), epoch=epoch, ruleset=ruleset)
    return told_lot(state, seat)


def said(message: Lot) -> list[tuple[str, int]]:
    return [(reason.text, reason.points) for reason in message.reasons]


def later(message: Lot) -> list[tuple[str, int]]:
    return [(reason.text, reason.points) for reason in message.later_reasons]


@pytest.mark.parametrize(
    ("hand", "tiles", "others", "reasons"),
    [
        ("gold god", "gold gold god", (), [("1 god", 2), ("2 gold tiles", 6)]),
        ("", "pharaoh pharaoh", ("pharaoh", ""), [("2 pharaohs, the most", 7)]),
        ("", "pharaoh", ("pharaoh", ""), [("1 pharaoh, tied for the most", 7)]),
        ("", "pharaoh", ("pharaoh pharaoh", ""), [("1 pharaoh, no longer the fewest", 2)]),
        ("pharaoh pharaoh", "funeral", ("pharaoh", ""), [("no pharaohs, tied for the fewest", -7)]),
        ("pharaoh pharaoh", "funeral", ("", ""), [("no pharaohs, the same as everyone else", -5)]),
        ("nile nile nile", "flood", (), [("1 flood and 3 Nile tiles", 4)]),
        ("", "flood flood", (), [("2 floods", 2)]),
        ("flood nile nile nile", "drought", (), [("2 Nile tiles without a flood", -4)]),
        ("art writing", "religion", (), [("3 kinds of civilization", 5)]),
        ("", "art", (), [("1 kind of civilization instead of none", 5)]),
        ("art", "unrest", (), [("no civilization tiles left", -5)]),
        ("", "temple temple", (), []),
    ],
)
def test_reasons_for_points_of_this_epoch(
    hand: str, tiles: str, others: tuple[str, ...], reasons: list[tuple[str, int]]
) -> None:
    assert said(a_lot(hand, tiles, *others)) == reasons


@pytest.mark.parametrize(
    ("hand", "tiles", "reasons"),
    [
        ("", "temple sphinx", [("2 kinds of monument", 2)]),
        ("temple temple", "temple", [("Temple\u00a0×3", 5)]),
        ("temple sphinx", "earthquake", [("no monuments left", -2)]),
    ],
)
def test_reasons_for_points_at_the_end_of_the_game(hand: str, tiles: str, reasons: list[tuple[str, int]]) -> None:
    message = a_lot(hand, tiles)
    assert later(message) == reasons
    assert (message.gain, message.points_later) == (0, sum(points for _, points in reasons))
    assert said(a_lot(hand, tiles, epoch=3)) == reasons


@pytest.mark.parametrize(
    ("hand", "tiles", "other", "reasons"),
    [
        ("farmer", "farmer/market", "", [("Farmer\u00a0×2, now the most", 5)]),
        ("farmer scribe", "farmer/market scribe/market", "", [("Farmer\u00a0×2 and Scribe\u00a0×2, now the most", 10)]),
        ("granary granary granary", "granary/farmer", "", [("Granary\u00a0×4", 2)]),
        (
            "granary granary market market library", "library/scribe", "",
            [("Library\u00a0×2", 2), ("3 kinds of complete building", 5)],
        ),
        ("plague", "priest plague", "", [("1 priest", 2), ("2 plagues", -2)]),
        ("priest priest plague plague", "priest", "", [("1 priest", 2), ("2 plagues, of which priests remove one", 2)]),
        ("granary granary", "priest", "", [("1 priest", 2)]),
    ],
)  # fmt: skip
def test_reasons_of_priests(hand: str, tiles: str, other: str, reasons: list[tuple[str, int]]) -> None:
    assert said(a_lot(hand, tiles, other, ruleset="priests")) == reasons


def test_reasons_of_priests_at_the_end_of_the_game() -> None:
    message = a_lot("stone stone chamber-red chamber-red", "stone chamber-red", ruleset="priests")
    assert later(message) == [("6 stones and chambers", 5), ("Red chamber\u00a0×3", 5)]
    message = a_lot("farmer warrior scribe", "merchant/market", ruleset="priests")
    assert later(message) == [("2 ankhs", 5)]


def test_whoever_no_longer_has_the_most_is_told() -> None:
    message = a_lot("farmer farmer", "farmer/market farmer/market farmer/market", "", ruleset="priests", seat=1)
    assert "you −5: Farmer\u00a0×2, no longer the most" in lines(message)


# --- disasters and priests --------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "tiles", "strikes"), [
    ("fortress temple", "earthquake", ["Earthquake takes Mausoleum and Temple"]),
    ("pharaoh pharaoh", "funeral", ["Funeral takes Pharaoh\u00a0×2"]),
    ("art temple", "unrest earthquake", ["War takes Art", "Earthquake takes Temple"]),
    ("fortress temple temple sphinx", "earthquake",
     ["Earthquake takes 2 of the winner’s choice, ideally Mausoleum and Temple"]),
])  # fmt: skip
def test_what_a_disaster_takes_is_named(hand: str, tiles: str, strikes: list[str]) -> None:
    assert a_lot(hand, tiles).strikes == strikes


def test_a_disaster_that_takes_nothing_is_told_but_is_no_harm() -> None:
    message = a_lot("", "funeral")
    assert (message.strikes, message.spared) == ([], ["Funeral takes nothing"])
    assert "Funeral takes nothing" in lines(message)


def test_tiles_have_the_names_of_the_edition() -> None:
    assert a_lot("fortress art", "earthquake unrest", "", "").strikes == [
        "Unrest takes Art",
        "Earthquake takes Fortress",
    ]


def test_others_choose_for_themselves() -> None:
    message = a_lot("", "earthquake", "fortress temple sphinx", seat=1)
    assert message.strikes == ["Earthquake takes 2 of the winner’s choice, ideally Mausoleum and Sphinx"]
    assert message.lost == "loses 2 monuments"


@pytest.mark.parametrize(
    ("hand", "tiles", "lost"),
    [
        ("temple", "earthquake", "loses 1 monument"),
        ("pharaoh pharaoh", "funeral", "loses 2 pharaohs"),
        ("pharaoh temple", "funeral earthquake", "loses 2 tiles"),
        ("flood", "drought", "loses 1 tile"),
        ("", "drought", ""),
        ("", "nile", ""),
    ],
)
def test_how_many_tiles_are_lost(hand: str, tiles: str, lost: str) -> None:
    assert a_lot(hand, tiles).lost == lost


def test_all_disasters_in_one_sentence() -> None:
    message = a_lot("pharaoh pharaoh temple", "funeral earthquake")
    assert message.all_strikes == "Disasters take Pharaoh\u00a0×2 and Temple"
    assert a_lot("", "funeral").all_strikes == "Disasters take nothing"
    assert a_lot("", "nile").all_strikes == ""


def test_what_priests_best_turn_up_is_named() -> None:
    message = a_lot("farmer/market granary/farmer", "priest", ruleset="priests")
    assert message.flips == "Priests turn over tiles to show Farmer"
    assert a_lot("", "nile").flips == ""


# --- who, with which sun ----------------------------------------------------------------------------


def test_the_sun_at_hand_is_in_the_title_and_the_suns_to_come_are_listed() -> None:
    state = hands("", "", then="nile", drawn=1)
    sun = state.face_up_suns(0)[0]
    message = told_lot(state, 0, sun, for_sale=True)
    rest = sorted({*state.face_up_suns(0), 1} - {sun})
    assert message.title == f"If you win with your {sun}"
    assert message.suns == f"suns after that: {', '.join(map(str, rest[:-1]))} and {rest[-1]}"


@pytest.mark.parametrize(
    ("seat", "about", "title"),
    [
        (0, {"for_sale": True}, "If you win this lot"),
        (0, {"for_sale": False}, "If you win this lot"),
        (1, {"for_sale": True}, "If Nefer wins this lot"),
        (1, {"for_sale": False}, "If Nefer wins this lot"),
        (0, {"for_sale": True, "speaks_to_home": False}, "If You wins this lot"),
    ],
)
def test_titles(seat: int, about: dict[str, bool], title: str) -> None:
    assert told_lot(hands("", "", then="nile", drawn=1), seat, **about).title == title


def test_what_the_lot_of_another_costs_you_is_told() -> None:
    message = a_lot("pharaoh", "pharaoh pharaoh", "", seat=1)
    assert (message.gain, message.cost) == (7, -7)
    assert message.remarks == ["you −7"]
    assert a_lot("pharaoh", "pharaoh pharaoh", "").cost == 0


def test_the_fame_that_may_be_shown_is_never_below_0() -> None:
    state = hands("", "pharaoh", then="art", drawn=1)
    state.fame = [3, 8]
    message = told_lot(state)
    assert (message.gain, message.floor) == (1, "fame never falls below 0")
    hidden = told_lot(state, fame_shown=(False, False))
    assert (hidden.gain, hidden.floor) == (5, "")


# --- line by line -----------------------------------------------------------------------------------


def lines(message: Lot) -> list[str]:
    return re.sub(r"<br>", "\n", re.sub(r"</?[pb]>", "", message.tip)).split("\n")


def test_everything_is_explained_line_by_line() -> None:
    message = a_lot("temple nile", "earthquake pharaoh pharaoh flood", "pharaoh", "")
    assert lines(message) == [
        "If you win this lot: +9",
        "Earthquake takes Temple",
        "2 pharaohs, the most: +7",
        "1 flood and 1 Nile tile: +2",
        "−1 at the end of the game if nothing changes",
        "no monuments left: −1",
        "Nefer −5: 1 pharaoh, no longer the most",
    ]


def test_counts_without_points_are_explained_too() -> None:
    message = a_lot("pharaoh pharaoh art", "pharaoh art", "")
    assert lines(message) == [
        "If you win this lot: 0",
        "3 pharaohs, the most: 0",
    ]
    assert said(message) == []


def test_a_lot_that_changes_nothing_says_so() -> None:
    assert lines(a_lot("art", "art"))[1:] == ["no change in fame"]


def test_no_sentence_has_gaps() -> None:
    """In all rule sets, whatever is on the track."""
    for ruleset, hand, tiles in (
        ("classic", "pharaoh flood nile art temple temple", "funeral drought unrest earthquake gold god temple"),
        ("priests", "farmer/market granary/farmer plague stone", "priest plague scribe/market stone chamber-red"),
    ):
        for seat in range(3):
            message = a_lot(hand, tiles, hand if ruleset == "classic" else "", "", epoch=3, ruleset=ruleset, seat=seat)
            text = " ".join((message.tip, message.title, *message.remarks, message.all_strikes, message.suns))
            assert not re.search(r"[{}]|%n", text)
