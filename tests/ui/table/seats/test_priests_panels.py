"""The panels of Priests of Ra: people, buildings, pyramid, and tiles to be turned over."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage

from ra_desktop.engine import Bid, Flip
from ra_desktop.engine.games.priests.tiles import BUILDINGS, CHAMBERS, PERSONS, PRIESTS_TILES
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import SeatTile
from ra_desktop.ui.look.mark_painter import mark_drawing
from ra_desktop.ui.look.tile_painter import PALETTE, tile_pixmap
from ra_desktop.ui.table.seats.pyramid import COURSES, FULL, PyramidLayout, pyramid_width
from tests.ui.table.conftest import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from ra_desktop.engine import GameState
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.seats.base import SeatPanel
    from ra_desktop.ui.table.seats.panels import OwnPanel, PlayerPanel

    MakeOwn = Callable[..., OwnPanel]
    Make = Callable[..., PlayerPanel]

SLACK = 0.01


MIXED = {
    "farmer/granary": 1, "farmer/library": 2, "scribe/market": 1, "granary/scribe": 2, "granary/farmer": 1,
    "market/farmer": 1, "stone": 4, "chamber-blue": 3, "priest": 1, "plague": 2,
}  # fmt: skip


def table(held: dict[int, dict[str, int]], *, players: int = 2, epoch: int = 1, ankhs: int = 0) -> GameState:
    """A position of Priests of Ra with these tiles before the seats."""
    state = position(ruleset="priests", players=players, held=held)
    state.epoch = epoch
    state.ankhs = [ankhs] * players
    return state


def flipping(held: dict[str, int], seat: int = 0) -> GameState:
    """*seat* has won a priest and may turn one of these tiles over."""
    state = table({seat: held})
    state.phase, state.seat_to_act = "flip", seat
    state.pending_tile, state.left = PRIESTS_TILES.codes["priest"], 1
    state._legal = None
    return state


def middle(panel: SeatPanel, tile: str) -> QPoint:
    """The middle of what is seen of the stack of *tile*."""
    for (_, stacks), cells in zip(panel.tiles.grouped(), panel.places.grid.cells, strict=True):
        for (name, _), cell in zip(stacks, cells, strict=True):
            if name == tile:
                return cell.center().toPoint()
    raise LookupError(tile)


def picture(panel: SeatPanel) -> QImage:
    return panel.grab().toImage()


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


def apart(rects: list[QRectF]) -> bool:
    common = (first.intersected(second) for first, second in combinations(rects, 2))
    return all(rect.width() <= SLACK or rect.height() <= SLACK for rect in common)


# --- tiles ------------------------------------------------------------------------------------------


def test_tiles_with_the_same_side_up_lie_behind_each_other(own_panel: MakeOwn) -> None:
    panel = own_panel(table({0: MIXED}))
    people = panel.places.grid.cards[0]
    assert [tile for tile, _ in panel.tiles.grouped()[0][1]] == ["farmer/granary", "farmer/library", "scribe/market"]
    assert people[0].x() == people[1].x()
    assert people[1].y() < people[0].y()
    assert people[2].x() > people[0].x()


def test_a_small_panel_has_a_stack_for_each_side_and_tells_the_other_sides(player_panel: Make) -> None:
    panel = player_panel(table({1: MIXED}))
    assert dict(panel.tiles.grouped()[0][1]) == {"farmer/granary": 3, "scribe/market": 1}
    tip = panel.tip_at(QPointF(middle(panel, "farmer/granary"))).tip
    assert "Farmer\u00a0×3" in tip
    assert "Granary\u00a0×1, Library\u00a0×2" in tip


def test_a_turned_corner_of_a_small_panel_is_true_of_the_whole_stack(player_panel: Make) -> None:
    def shown(held: dict[str, int]) -> QImage:
        return picture(player_panel(table({1: held})))

    assert shown({"farmer/granary": 2}) != shown({"farmer/market": 2})
    mixed = shown({"farmer/granary": 1, "farmer/market": 1})
    assert mixed == shown({"farmer/market": 1, "farmer/library": 1})
    assert mixed != shown({"farmer/granary": 2})
    assert shown({"fortress/farmer": 1, "fortress/scribe": 1}) != shown({"granary/farmer": 1, "granary/scribe": 1})


def test_of_a_gathered_stack_any_tile_can_be_hidden(player_panel: Make) -> None:
    panel = player_panel(table({1: MIXED}))
    before = picture(panel)
    panel.hide_at(SeatTile(1, "farmer/library"))
    assert panel.tiles.shown_count("farmer/granary", 3) == 2
    assert picture(panel) != before
    assert panel.anchor(SeatTile(1, "farmer/library")) == panel.anchor(SeatTile(1, "farmer/granary"))


# --- turning tiles over -----------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["farmer/granary", "farmer/library", "granary/farmer", "granary/scribe"])
def test_a_click_turns_the_tile_over_that_is_seen_there(
    qtbot: QtBot, own_panel: MakeOwn, choices: Choices, tile: str
) -> None:
    panel = own_panel(flipping(MIXED))
    chosen = []
    choices.chosen.connect(chosen.append)
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=middle(panel, tile))
    assert chosen == [Flip(tile)]


@pytest.mark.parametrize("tile", ["priest", "plague", "stone"])
def test_tiles_with_one_side_cannot_be_turned_over(
    qtbot: QtBot, own_panel: MakeOwn, choices: Choices, tile: str
) -> None:
    panel = own_panel(flipping(MIXED))
    chosen = []
    choices.chosen.connect(chosen.append)
    assert not panel.offers.has_tile(tile)
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=middle(panel, tile))
    assert not chosen


def test_tiles_that_can_be_turned_glow_and_the_selected_one_has_a_frame(own_panel: MakeOwn, choices: Choices) -> None:
    state = flipping(MIXED)
    panel = own_panel(state)
    glowing = picture(panel)
    choices.select(Flip("farmer/library"))
    assert panel.offers.is_tile_selected("farmer/library")
    assert not panel.offers.is_tile_selected("farmer/granary")
    assert picture(panel) != glowing
    choices.clear()
    assert picture(panel) != glowing


def test_a_small_panel_shows_each_tile_while_its_person_may_turn_one(player_panel: Make, choices: Choices) -> None:
    state = flipping(MIXED, seat=1)
    panel = player_panel(state, is_person=True)
    assert len(panel.tiles.grouped()[0][1]) == 2
    choices.offer(state.view(1))
    shown = {tile for _, stacks in panel.tiles.grouped() for tile, _ in stacks}
    assert shown == {action.tile for action in state.legal_actions() if isinstance(action, Flip)}
    anchors = [panel.anchor(SeatTile(1, tile)).topLeft() for tile in shown]
    assert len({(anchor.x(), anchor.y()) for anchor in anchors}) == len(shown)
    choices.clear()
    assert len(panel.tiles.grouped()[0][1]) == 2


def test_the_selected_sun_of_a_small_panel_glows(player_panel: Make, choices: Choices) -> None:
    state = position("draw", "draw", "invoke", bag=["nile", "gold", *["ra"] * 9], suns=[[4, 7, 9], [5, 8]])
    assert state.current_player == 1
    panel = player_panel(state, is_person=True)
    dull = picture(panel)
    choices.offer(state.view(1))
    choices.select(Bid(8))
    glowing = picture(panel)
    assert glowing != dull
    choices.select(Bid(5))
    assert picture(panel) != glowing


@pytest.mark.parametrize("tile", ["farmer/granary", "granary/farmer", "scribe/market", "market/farmer"])
def test_what_turning_a_tile_brings_is_what_it_then_brings(own_panel: MakeOwn, choices: Choices, tile: str) -> None:
    state = flipping(MIXED)
    panel = own_panel(state)
    assert panel.lot_panel.tile_to_turn() is None
    choices.select(Flip(tile))
    assert panel.lot_panel.tile_to_turn() == tile
    message = state.action_preview(Flip(tile))
    before = state.points_now()[0]
    state.apply(Flip(tile))
    after = state.points_now()[0]
    assert message == {row: after[row] - before[row] for row in after if after[row] != before[row]}


def test_a_change_of_the_ankhs_to_be_won_is_told_before_a_tile_is_turned(own_panel: MakeOwn) -> None:
    state = flipping({"farmer/granary": 1, "scribe/market": 1, "granary/warrior": 1, "granary/farmer": 1})
    panel = own_panel(state)
    assert "ankh" not in panel.lot_panel.turning_title("granary/farmer")
    assert ", 1 ankh" in panel.lot_panel.turning_title("granary/warrior")


def test_the_tile_under_the_pointer_goes_before_the_selected_one(
    qtbot: QtBot, own_panel: MakeOwn, choices: Choices
) -> None:
    panel = own_panel(flipping(MIXED))
    panel.is_preview_reserved = True
    choices.select(Flip("farmer/granary"))
    selected = picture(panel)
    qtbot.mouseMove(panel, middle(panel, "market/farmer"))
    assert panel.lot_panel.tile_to_turn() == "market/farmer"
    assert panel.lot_panel.turning_title("market/farmer") == "If you turn this tile over: Farmer instead of Market"
    assert picture(panel) != selected
    assert panel.tip_at(QPointF(middle(panel, "market/farmer"))) is None  # it would lie over what the strip says
    assert panel.tip_at(panel.places.pyramid.pile.center()) is not None


# --- points -----------------------------------------------------------------------------------------


def chip(state: GameState, seat: int, name: str) -> str:
    view = state.view(seat)
    return next(text for group, text, _ in groups.chips(view, seat, groups.points_of(view, seat)) if group.name == name)


def message(state: GameState, seat: int, name: str) -> str:
    view = state.view(seat)
    group = next(group for group in groups.groups_of("priests") if group.name == name)
    return groups.group_tip(view, seat, group, groups.points_of(view, seat))


def test_the_chips_are_the_engines_points(qapp: object) -> None:
    state = table({0: MIXED, 1: {"scribe/market": 2, "priest": 3, "plague": 1}}, epoch=3)
    for seat in range(2):
        points = state.points_now()[seat]
        assert chip(state, seat, "people") == f"+{points['people']}"
        total = sum(points[row] for row in ("priests", "plagues"))
        assert chip(state, seat, "priests") in (f"+{total}", f"−{-total}")
    assert chip(state, 0, "pyramid") == f"+{points_of_pyramid(state)}"


def points_of_pyramid(state: GameState) -> int:
    points = state.points_now()[0]
    return points["pyramid"] + points["chambers"]


def test_what_scores_last_shows_how_far_it_has_come_before(qapp: object) -> None:
    state = table({0: MIXED, 1: {"stone": 12}}, ankhs=1)
    assert chip(state, 0, "pyramid") == "7/10"
    assert chip(state, 1, "pyramid") == "12"
    assert chip(state, 1, "ankhs") == "1/4"
    state.held[0][PRIESTS_TILES.codes["warrior/market"]] = 1
    assert chip(state, 0, "ankhs") == "1 + 1"


def test_a_kind_of_people_scores_for_those_who_have_most_of_it(qapp: object) -> None:
    state = table({0: {"farmer/granary": 2, "scribe/market": 3}, 1: {"farmer/library": 2, "scribe/market": 2}})
    assert groups.worth(state.view(0), 0) == {"farmer": 5, "scribe": 5}
    assert groups.worth(state.view(1), 1) == {"farmer": 5}
    assert "Scribe\u00a0×2 (most 3)" in message(state, 1, "people")


def test_only_complete_buildings_are_told(qapp: object) -> None:
    state = table({0: {"granary/farmer": 2, "granary/scribe": 1, "market/farmer": 1}})
    assert groups.worth(state.view(0), 0) == {"granary": 2}
    tip = message(state, 0, "buildings")
    assert "1 complete building" in tip
    assert ": +2." in tip
    assert "Complete buildings of 1 kind" in tip


def test_three_priests_are_said_to_spare_a_plague(qapp: object) -> None:
    assert "after the priests removed one" in message(table({0: {"priest": 3, "plague": 1}}), 0, "priests")
    assert "after the priests" not in message(table({0: {"priest": 2, "plague": 1}}), 0, "priests")


def test_ankhs_and_chambers_tell_what_they_will_bring(qapp: object) -> None:
    state = table({0: MIXED}, ankhs=2)
    assert "2 ankhs: +5." in message(state, 0, "ankhs")
    assert "7 stones and chambers: +10." in message(state, 0, "pyramid")
    assert "Blue chamber\u00a0×3: +5." in message(state, 0, "pyramid")
    state.held[0][PRIESTS_TILES.codes["warrior/market"]] = 1
    assert "3 ankhs, 1 of them for this epoch’s people: +10." in message(state, 0, "ankhs")


def test_every_group_says_how_its_number_comes_about(qapp: object) -> None:
    view = table({0: MIXED}).view(0)
    for group in groups.groups_of("priests"):
        assert groups.explained(view, 0, group, groups.points_of(view, 0)), group.name


def test_a_change_among_the_people_of_others_is_seen(own_panel: MakeOwn) -> None:
    state = table({0: {"farmer/granary": 2, "scribe/market": 2}, 1: {"farmer/granary": 3, "scribe/market": 1}})
    panel = own_panel(state)
    before = picture(panel)
    farmer, scribe = PRIESTS_TILES.codes["farmer/granary"], PRIESTS_TILES.codes["scribe/market"]
    state.held[1][farmer], state.held[1][scribe] = 1, 3  # as many points, for other people
    panel.show_view(state.view(0), 0, panel.shown.info)
    assert picture(panel) != before


# --- the pyramid ------------------------------------------------------------------------------------


@given(
    area=st.builds(QRectF, st.just(3), st.just(5), st.integers(30, 600), st.integers(20, 300)),
    chambers=st.dictionaries(st.sampled_from(CHAMBERS), st.integers(1, 5)),
    roomy=st.booleans(),
)
def test_the_parts_of_a_pyramid_are_apart_and_inside(area: QRectF, chambers: dict[str, int], roomy: bool) -> None:
    at = PyramidLayout.fit(area, list(chambers.items()), roomy=roomy)
    parts = [*at.blocks, *at.tally.values()]
    assert len(at.blocks) == FULL
    assert all(inside(part, area) for part in parts)
    assert apart(parts)
    assert set(at.tally) == (set(CHAMBERS) if roomy else set(chambers))


def test_each_height_of_the_pyramid_is_complete_before_the_next_begins(qapp: object) -> None:
    at = PyramidLayout.fit(QRectF(0, 0, pyramid_width(100, roomy=True), 100), [], roomy=True)
    for height in range(1, COURSES + 1):
        blocks = at.blocks[: height * (height + 1) // 2]
        courses = sorted([block.y() for block in blocks], reverse=True)
        assert [courses.count(y) for y in sorted(set(courses), reverse=True)] == list(range(height, 0, -1))


def test_one_more_stone_comes_to_lie_on_the_next_block(own_panel: MakeOwn) -> None:
    panel = own_panel(table({0: {"stone": 3}}))
    place = panel.anchor(SeatTile(0, "stone"))
    block = panel.places.pyramid.blocks[3]
    next_block = QRectF(panel.mapToGlobal(block.topLeft()), block.size())
    assert next_block.adjusted(-1, -1, 1, 1).contains(place.center())


def test_the_pyramid_tells_what_it_scores_and_each_kind_of_chambers_its_rule(own_panel: MakeOwn) -> None:
    panel = own_panel(table({0: {"chamber-blue": 3}}))
    assert "3 stones and chambers: +5." in panel.tip_at(panel.places.pyramid.pile.center()).tip
    assert "Blue chamber\u00a0×3" in panel.tip_at(QPointF(middle(panel, "chamber-blue"))).tip


def test_asking_for_a_place_changes_nothing(player_panel: Make) -> None:
    panel = player_panel(table({1: {"stone": 3}}))
    before = picture(panel)
    for tile in ("chamber-red", "stone", "farmer/granary", "ankh"):
        assert panel.rect().contains(panel.mapFromGlobal(panel.anchor(SeatTile(1, tile)).center().toPoint()))
    panel.update()
    assert picture(panel) == before


def test_a_pyramid_that_is_more_than_full_shows_its_chambers(own_panel: MakeOwn) -> None:
    stones = picture(own_panel(table({0: {"stone": 14}})))
    chambers = picture(own_panel(table({0: {"stone": 11, "chamber-green": 3}})))
    pile = own_panel(table({0: {"stone": 14}})).places.pyramid.pile.toAlignedRect()
    assert stones.copy(pile) != chambers.copy(pile)


# --- what is drawn ----------------------------------------------------------------------------------


def grey(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("height", [36, 60, 110, 160])
def test_the_turned_corner_tells_every_other_side_without_colour(qapp: object, height: int) -> None:
    for shown, hidden in ((PERSONS, BUILDINGS), (BUILDINGS, PERSONS)):
        for one in shown:
            pictures = [tile_pixmap(f"{one}/{other}", height, 1.0).toImage() for other in hidden]
            assert len({grey(image) for image in pictures}) == len(hidden)


@pytest.mark.parametrize("side", [*PERSONS, *BUILDINGS])
def test_every_side_has_a_mark_of_its_own(qapp: object, side: str) -> None:
    assert mark_drawing(side, PALETTE["person"].ink).isValid()
