"""What each epoch brings, row by row, with every worked example."""

from __future__ import annotations

import pytest

from ra_desktop.engine import GameState, events
from ra_desktop.engine.games.ra.scoring import monument_set_points

from .positions import hands, play, row, scored, start

ROWS = ["gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns"]


@pytest.mark.parametrize("gods", range(5))
def test_each_unspent_god_brings_2(gods: int) -> None:
    """docs/rules.md#score-gods; the example there."""
    assert row(scored("god " * gods, "god", ""), "gods") == [2 * gods, 2, 0]


@pytest.mark.parametrize("gold", range(5))
def test_each_gold_brings_3(gold: int) -> None:
    """docs/rules.md#score-gold; the example there."""
    assert row(scored("gold " * gold, "gold", ""), "gold") == [3 * gold, 3, 0]


@pytest.mark.parametrize(
    ("pharaohs", "points"),
    [
        ((3, 2, 2, 3), [5, -2, -2, 5]),
        ((4, 1, 0, 0), [5, 0, -2, -2]),
        ((2, 2, 2), [0, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((1, 0), [5, -2]),
        ((0, 6), [-2, 5]),
        ((3, 3), [0, 0]),
        ((1, 2, 3, 4, 5), [-2, 0, 0, 0, 5]),
        ((5, 5, 5, 4, 5), [5, 5, 5, -2, 5]),
        ((0, 0, 0, 1, 0), [-2, -2, -2, 5, -2]),
    ],
)
def test_most_pharaohs_bring_5_and_fewest_cost_2(pharaohs: tuple[int, ...], points: list[int]) -> None:
    """docs/rules.md#score-pharaohs; the examples there: all who tie get it, nobody if all have the same."""
    assert row(scored(*("pharaoh " * number for number in pharaohs)), "pharaohs") == points


@pytest.mark.parametrize(
    ("floods", "niles", "points"),
    [(1, 3, 4), (2, 0, 2), (0, 4, 0), (0, 0, 0), (1, 0, 1), (3, 5, 8), (0, 1, 0), (10, 15, 25)],
)
def test_floods_bring_1_and_with_a_flood_niles_too(floods: int, niles: int, points: int) -> None:
    """docs/rules.md#score-nile; the examples there."""
    sheet = scored("flood " * floods + "nile " * niles, "nile", "flood")
    assert row(sheet, "nile") == [points, 0, 1]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", -5),
        ("art", 0),
        ("art art art", 0),
        ("art writing", 0),
        ("art writing religion", 5),
        ("astronomy astronomy astronomy agriculture agriculture writing writing", 5),
        ("art writing religion astronomy", 10),
        ("art writing religion astronomy art", 10),
        ("art writing religion astronomy agriculture", 15),
        ("art writing religion astronomy agriculture " * 2, 15),
    ],
)
def test_civilization_counts_different_kinds_and_none_costs_5(tiles: str, points: int) -> None:
    """docs/rules.md#score-civilization; the example there."""
    assert row(scored(tiles, "art agriculture writing", ""), "civilization") == [points, 5, -5]


KINDS = ["fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple"]


@pytest.mark.parametrize(("kinds", "points"), [*((number, number) for number in range(7)), (7, 10), (8, 15)])
def test_different_monuments_bring_1_each_or_10_or_15(kinds: int, points: int) -> None:
    """docs/rules.md#score-monuments."""
    for first in (0, 3):
        chosen = (KINDS[first:] + KINDS[:first])[:kinds]
        sheet = scored(" ".join(chosen), "temple temple", epoch=3)
        assert row(sheet, "monument-variety") == [points, 1]
        assert row(sheet, "monument-sets") == [0, 0]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_three_four_or_five_of_a_kind_bring_5_10_or_15(kind: str, copies: int, points: int) -> None:
    """docs/rules.md#score-monuments."""
    sheet = scored(f"{kind} " * copies, "", epoch=3)
    assert row(sheet, "monument-sets") == [points, 0]
    assert row(sheet, "monument-variety") == [1, 0]


def test_each_kind_of_monument_scores_its_set() -> None:
    """docs/rules.md#score-monuments."""
    sheet = scored("sphinx " * 3 + "temple " * 3 + "palace " * 5 + "statue " * 2, "", epoch=3)
    assert row(sheet, "monument-sets") == [5 + 5 + 15, 0]


def test_the_example_of_the_monuments() -> None:
    """docs/rules.md#score-monuments."""
    sheet = scored("pyramid " * 4 + "temple " * 3 + "fortress fortress sphinx", "", epoch=3)
    assert (sheet[0]["monument-variety"], sheet[0]["monument-sets"]) == (4, 15)


@pytest.mark.parametrize(
    ("copies", "points"),
    [([0, 1, 2], 0), ([3], 5), ([4], 10), ([5], 15), ([6], 15), ([12], 15), ([3, 2, 4, 6], 30)],
)
def test_a_game_with_more_monuments_scores_them_as_five(copies: list[int], points: int) -> None:
    """docs/rules.md#score-monuments."""
    assert monument_set_points(copies) == points


@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_and_suns_count_in_the_third_epoch_only(epoch: int) -> None:
    """docs/rules.md#score-monuments; docs/rules.md#score-suns."""
    sheet = scored(" ".join(KINDS * 3), "")
    for name in ("monument-variety", "monument-sets", "suns"):
        assert row(sheet, name) == [0, 0]


def suns_scored(suns: list[list[int]]) -> list[int]:
    """The row of the suns at the end of a game in which nothing was won."""
    state = start(len(suns), "", suns)
    play(state, "3 draw")
    return row(state.score_sheet[2], "suns")


@pytest.mark.parametrize(
    ("suns", "points"),
    [
        ([[12, 5], [13, 9, 3], [11, 10], [8, 7, 2]], [-5, 5, 0, -5]),  # 17, 25, 21, 17
        ([[9], [8]], [5, -5]),
        ([[9, 2], [8, 3]], [0, 0]),
        ([[9, 2], [8, 3], [10]], [5, 5, -5]),
        ([[9, 2], [8, 3], [11]], [0, 0, 0]),
        ([[16], [], [15]], [5, -5, 0]),
        ([[2, 3, 4], [10], [16], [5], [6, 7]], [0, 0, 5, -5, 0]),
    ],
)
def test_the_highest_sum_of_suns_brings_5_and_the_lowest_costs_5(suns: list[list[int]], points: list[int]) -> None:
    """docs/rules.md#score-suns; the example there: all who tie get it, nobody if all have the same."""
    assert suns_scored(suns) == points


def test_suns_count_face_up_and_face_down_alike_and_the_centre_for_nobody() -> None:
    """docs/rules.md#score-suns."""
    state = start(3, "", [[16, 2], [15, 4], [14, 3]])
    play(state, "2 draw; invoke; pass; pass; bid 16")
    assert [state.face_up_suns(0), state.face_down_suns(0), state.centre_sun] == [[2], [1], 16]
    play(state, "invoke; pass; pass; bid 4")
    assert [state.face_up_suns(1), state.face_down_suns(1)] == [[15], [16]]
    play(state, "draw")
    assert row(state.score_sheet[2], "suns") == [-5, 5, 0]  # 3, 31 and 17


def test_all_rows_are_always_there_and_0_where_nothing_is_scored() -> None:
    """The public face of the state."""
    state = start(3, "")
    play(state, "3 draw")
    for epoch, sheet in enumerate(state.score_sheet, start=1):
        assert [list(rows) for rows in sheet] == [ROWS] * 3
        for rows in sheet:
            assert {name for name, points in rows.items() if points} <= {"civilization", "suns"}, epoch


def test_the_score_sheet_has_one_entry_for_each_finished_epoch() -> None:
    """The public face of the state."""
    state = start(2, "")
    for finished in range(4):
        assert len(state.score_sheet) == finished
        if finished < 3:
            play(state, "draw")
    assert state.is_over


def test_the_event_of_a_scoring_tells_the_sheet_and_everybodys_fame() -> None:
    state = hands("gold gold", "pharaoh")
    text = next(event for event in play(state, "draw") if isinstance(event, events.EpochScored))
    assert list(text.points) == state.score_sheet[0]
    assert (text.epoch, text.fame_before, text.fame) == (1, (10, 10), (9, 10))
    assert state.fame == [9, 10]


def test_the_boat_edition_uses_the_same_tile_names() -> None:
    """docs/rules.md#tiles; labels are the user interface's."""
    contents = GameState.new("boat", players=3, seed=1).bag_contents
    assert contents == GameState.new("classic", players=3, seed=1).bag_contents
    assert {"fortress", "palace", "unrest"} <= set(contents)
