"""Priests of Ra: what each epoch brings, row by row, with every worked example."""

from __future__ import annotations

import pytest

from ra_desktop.engine import GameState, events
from ra_desktop.engine.games.priests.reconstructed import RECONSTRUCTED
from ra_desktop.engine.games.priests.rules import PriestsRules
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES

from .positions import BUILDINGS, COLOURS, PEOPLE, RA_TRACK, hands, play, row, start
from .positions import scored as scored_in

ROWS = ["people", "buildings", "building-variety", "priests", "plagues", "pyramid", "chambers", "ankhs", "suns"]


def scored(*tiles: str, epoch: int = 1) -> list[dict[str, int]]:
    """What *epoch* brings to each seat if it ends when the seats have these tiles."""
    return scored_in(*tiles, epoch=epoch, ruleset="priests")


def after(*tiles: str, epoch: int = 1) -> GameState:
    """The position after *epoch*, at the end of which the seats had these tiles."""
    state = hands(*tiles, epoch=epoch, ruleset="priests")
    play(state, "draw")  # the bag is empty
    return state


# --- people -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PEOPLE)
@pytest.mark.parametrize(("numbers", "points"), [
    ((3, 2, 0), [5, 0, 0]), ((2, 2, 1), [5, 5, 0]), ((1, 1, 0), [0, 0, 0]), ((2, 0), [5, 0]), ((1, 0), [0, 0]),
    ((0, 0, 0), [0, 0, 0]), ((2, 2, 2, 2), [5, 5, 5, 5]), ((1, 2, 3, 4, 5), [0, 0, 0, 0, 5]), ((4, 3, 4), [5, 0, 5]),
])  # fmt: skip
def test_most_of_a_kind_of_people_but_at_least_two_bring_5(
    numbers: tuple[int, ...], points: list[int], kind: str
) -> None:
    """docs/rules.md#score-people; the examples there: all who tie get it, nobody with fewer than two."""
    assert row(scored(*(f"{kind} " * number for number in numbers)), "people") == points


def test_the_example_of_the_people() -> None:
    """docs/rules.md#score-people: 10 points, and 1 ankh for three kinds."""
    state = after("farmer farmer warrior scribe scribe", "farmer warrior", "")
    assert row(state.score_sheet[0], "people") == [10, 0, 0]
    assert state.ankhs == [1, 0, 0]


@pytest.mark.parametrize(
    ("people", "ankhs"),
    [
        ("", 0), ("farmer", 0), ("farmer warrior", 0), ("farmer farmer farmer scribe", 0),
        ("farmer warrior merchant", 1), ("warrior merchant scribe scribe", 1), ("farmer warrior merchant scribe", 2),
        ("farmer warrior merchant scribe " * 2, 2), ("granary fortress market library", 0),
        ("farmer warrior market library", 0),
    ],
)  # fmt: skip
def test_three_kinds_of_people_bring_an_ankh_and_all_four_two(people: str, ankhs: int) -> None:
    """docs/rules.md#score-people."""
    state = after(people, "farmer warrior scribe")
    assert state.ankhs == [ankhs, 1]


# --- buildings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BUILDINGS)
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (5, 4), (6, 6), (20, 20)])
def test_two_tiles_of_one_kind_are_a_building_and_bring_2(kind: str, tiles: int, points: int) -> None:
    """docs/rules.md#score-buildings."""
    sheet = scored(f"{kind} " * tiles, "")
    assert row(sheet, "buildings") == [points, 0]
    assert row(sheet, "building-variety") == [0, 0]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("granary granary fortress fortress", 0),
        ("granary granary fortress fortress market", 0),
        ("granary granary fortress fortress market market", 5),
        ("fortress fortress market market library library library library", 5),
        ("granary granary fortress fortress market market library", 5),
        ("granary fortress market library " * 2, 10),
        ("granary fortress market library " * 4, 10),
        ("granary fortress market library", 0),
    ],
)
def test_complete_buildings_of_three_kinds_bring_5_and_of_all_four_10(tiles: str, points: int) -> None:
    """docs/rules.md#score-buildings."""
    assert row(scored(tiles, "granary"), "building-variety") == [points, 0]


def test_the_example_of_the_buildings() -> None:
    """docs/rules.md#score-buildings: 8 points, and 5 more for three kinds."""
    sheet = scored("granary " * 4 + "fortress " * 2 + "market " * 3 + "library", "")
    assert (sheet[0]["buildings"], sheet[0]["building-variety"]) == (8, 5)


# --- priests and plagues ----------------------------------------------------------------------------


@pytest.mark.parametrize("priests", range(6))
def test_each_priest_brings_2(priests: int) -> None:
    """docs/rules.md#score-priests."""
    assert row(scored("priest " * priests, "priest"), "priests") == [2 * priests, 2]


@pytest.mark.parametrize(
    ("plagues", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -15), (9, -15), (12, -15)]
)
def test_plagues_cost_the_more_the_more_there_are(plagues: int, points: int) -> None:
    """docs/rules.md#score-plagues."""
    assert row(scored("plague " * plagues, ""), "plagues") == [points, 0]


@pytest.mark.parametrize(("priests", "plagues", "points"), [
    (2, 3, -6), (3, 3, -3), (4, 3, -3), (6, 3, -3), (12, 2, -1), (3, 1, 0), (3, 0, 0), (3, 5, -10), (3, 6, -15),
    (1, 1, -1),
])  # fmt: skip
def test_with_three_priests_one_plague_is_given_back_before_it_costs(priests: int, plagues: int, points: int) -> None:
    """docs/rules.md#score-priests: one at most, however many priests."""
    state = after("priest " * priests + "plague " * plagues, "")
    assert row(state.score_sheet[0], "plagues") == [points, 0]
    left = max(0, plagues - (priests >= 3))
    assert state.display(0) == ({"plague": left} if left else {})


def test_the_example_of_the_priests() -> None:
    """docs/rules.md#score-priests: 8 points, and the plagues are scored as two."""
    sheet = scored("priest " * 4 + "plague " * 3, "")
    assert (sheet[0]["priests"], sheet[0]["plagues"]) == (8, -3)


# --- third epoch ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "points"),
    [(0, 0), (2, 0), (3, 5), (5, 5), (6, 10), (9, 10), (10, 20), (11, 20), (19, 20)],
)
def test_a_pyramid_of_3_6_or_10_tiles_brings_5_10_or_20(tiles: int, points: int) -> None:
    """docs/rules.md#score-pyramid."""
    assert row(scored("stone " * tiles, "stone", epoch=3), "pyramid") == [points, 0]


def test_stones_and_chambers_build_one_pyramid() -> None:
    """docs/rules.md#score-pyramid; the example there, and all forty tiles."""
    assert row(scored("stone " * 5 + " ".join(COLOURS), "stone chamber-red", epoch=3), "pyramid") == [10, 0]
    assert row(scored(" ".join(COLOURS * 3), "chamber-red chamber-red chamber-blue", epoch=3), "pyramid") == [20, 5]
    everything = scored("stone " * 20 + " ".join(COLOURS * 5), "", epoch=3)[0]
    assert (everything["pyramid"], everything["chambers"]) == (20, 40)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("copies", "points"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 10)])
def test_three_chambers_of_a_colour_bring_5_and_more_10(colour: str, copies: int, points: int) -> None:
    """docs/rules.md#score-chambers."""
    assert row(scored(f"{colour} " * copies, "", epoch=3), "chambers") == [points, 0]


def test_the_example_of_the_chambers() -> None:
    """docs/rules.md#score-chambers: 15, and 10 for a pyramid of nine."""
    sheet = scored("chamber-red " * 4 + "chamber-blue " * 3 + "chamber-green " * 2, "", epoch=3)
    assert (sheet[0]["chambers"], sheet[0]["pyramid"]) == (15, 10)


@pytest.mark.parametrize("epoch", [1, 2])
def test_pyramid_chambers_ankhs_and_suns_count_in_the_third_epoch_only(epoch: int) -> None:
    """docs/rules.md#score-pyramid; docs/rules.md#score-chambers; docs/rules.md#score-ankhs."""
    sheet = scored("stone " * 10 + "chamber-red " * 4 + " ".join(PEOPLE), "")
    for name in ("pyramid", "chambers", "ankhs", "suns"):
        assert row(sheet, name) == [0, 0]


def with_ankhs(*wins: str) -> GameState:
    """The end of a game in which seat 0 had the people of *wins* at the end of each epoch."""
    bag = []
    for people in wins:
        bag += [f"{person}/granary" for person in people.split()] + ["ra"] * RA_TRACK[2]
    state = start(2, " ".join(bag), [[9, 8, 7, 6], [5, 4, 3, 2]], "priests")
    for people in wins:
        for person in people.split():
            play(state, f"draw; side {person}")
        if people:
            play(state, "invoke")
            while state.phase == "auction":
                own = [str(action) for action in state.legal_actions()]
                play(state, own[0] if state.current_player == 0 else "pass")
        epoch = len(state.score_sheet)
        while len(state.score_sheet) == epoch:
            play(state, "draw" if state.phase == "turn" else "pass")
    return state


THREE, FOUR = "farmer warrior merchant", "farmer warrior merchant scribe"


@pytest.mark.parametrize(("wins", "ankhs", "points"), [
    (("", "", ""), 0, 0), (("", "", THREE), 1, 0), (("", "", FOUR), 2, 5), ((THREE, "", THREE), 2, 5),
    ((FOUR, "", THREE), 3, 10), ((THREE, THREE, THREE), 3, 10), ((FOUR, FOUR, ""), 4, 20), ((FOUR, FOUR, THREE), 5, 20),
    ((FOUR, FOUR, FOUR), 6, 20),
])  # fmt: skip
def test_ankhs_of_all_epochs_bring_5_10_or_20(wins: tuple[str, ...], ankhs: int, points: int) -> None:
    """docs/rules.md#score-ankhs: those won in the third epoch count, and there is no limit to them."""
    state = with_ankhs(*wins)
    assert (state.epoch, state.is_over) == (3, True)
    assert state.ankhs == [ankhs, 0]
    assert row(state.score_sheet[2], "ankhs") == [points, 0]
    assert [row(sheet, "ankhs") for sheet in state.score_sheet[:2]] == [[0, 0], [0, 0]]


# --- the whole --------------------------------------------------------------------------------------


def test_people_and_priests_are_discarded_and_the_rest_is_kept() -> None:
    """docs/rules.md#priests-tiles."""
    kept = "granary/farmer market/scribe market/scribe stone stone chamber-red plague"
    state = after(f"{kept} farmer/granary scribe/market merchant/library warrior/fortress priest priest", "priest")
    assert state.display(0) == {name: kept.split().count(name) for name in kept.split()}
    assert state.display(1) == {}


def test_all_rows_are_always_there() -> None:
    """The public face of the state."""
    state = start(3, "", ruleset="priests")
    play(state, "3 draw")
    assert [[list(rows) for rows in sheet] for sheet in state.score_sheet] == [[ROWS] * 3] * 3


def test_an_epoch_of_priests_is_told_with_ankhs_and_plagues() -> None:
    """docs/rules.md#score-people; docs/rules.md#score-priests."""
    state = hands(
        "farmer warrior scribe",
        "priest priest priest plague plague",
        "farmer warrior merchant scribe",
        ruleset="priests",
    )
    text = play(state, "draw")
    assert [type(event) for event in text[:2]] == [events.EpochEnded, events.EpochScored]
    assert text[2:] == [
        events.AnkhsWon(0, 1), events.PlagueReturned(1), events.AnkhsWon(2, 2), events.EpochStarted(2, text[-1].seat),
    ]  # fmt: skip


# --- reconstructed figures --------------------------------------------------------------------------


def test_the_reconstructed_figures_are_those_of_the_rules() -> None:
    """docs/rules.md#reconstructed."""
    assert RECONSTRUCTED._asdict() == {
        "ra_tiles": 30,
        "copies_of_each_pair": 5,
        "stones": 20,
        "chambers_of_each_colour": 5,
        "priests": 12,
        "plagues": 12,
        "buildings_last": True,
        "tiles_for_a_building": 2,
        "plague_points": (0, -1, -3, -6, -10, -15),
    }


def test_the_reconstructed_numbers_of_tiles_add_up_to_those_known() -> None:
    """docs/rules.md#reconstructed."""
    figures = RECONSTRUCTED
    two_sided = 16 * figures.copies_of_each_pair
    chambers = 4 * figures.chambers_of_each_colour
    total = figures.ra_tiles + two_sided + figures.stones + chambers + figures.priests + figures.plagues
    assert total == PRIESTS_TILES.total == PriestsRules().tiles.total == 174
