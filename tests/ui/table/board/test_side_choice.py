"""The choice between two sides on the board: where it lies, what it says, and what a click or a drag means."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from PySide6.QtCore import QPoint, QPointF

from ra_desktop.engine import ShowSide
from ra_desktop.ui.interaction.choices import SideCard, Sides, TrackSpace
from ra_desktop.ui.table.board.items import Offer
from ra_desktop.ui.words.tiles import points_text

from .tables import people, position
from .test_layout import FITS, apart, inside

if TYPE_CHECKING:
    from ra_desktop.ui.table.board.layout import BoardLayout

BAG = "scribe/library stone scribe/market farmer/granary ra"
DRAWN = "draw; side scribe; draw; draw"
"""Seat 2 has drawn a scribe with a market on its back; a scribe and a stone lie on the track."""


def side_chosen(table, *, players: int = 3, offer: bool = True):
    state = position(BAG, DRAWN, players=players, ruleset="priests")
    table.show(state, offer=offer)
    return state


# --- where it lies ------------------------------------------------------------------------------------


@given(FITS)
def test_it_hides_neither_track_nor_bag(layout: BoardLayout) -> None:
    sides = layout.sides
    assert inside(layout.card, sides.tray)
    for rect in (layout.track_bed, layout.bag, layout.bag_caption, layout.banner):
        assert apart(sides.tray, rect)
    for card in sides.cards:
        assert inside(layout.card, card)
        assert all(apart(card, space) for space in layout.spaces)
        assert apart(card, layout.bag)


@given(FITS)
def test_each_side_has_its_half(layout: BoardLayout) -> None:
    sides = layout.sides
    for half, card, slip in zip(sides.halves, sides.cards, sides.slips, strict=True):
        assert inside(half, card)
        assert inside(half, slip)
        assert inside(sides.tray, slip)
    assert apart(*sides.halves)
    for one, two in combinations((*sides.cards, *sides.slips, sides.sign), 2):
        assert apart(one, two)


@given(FITS)
def test_the_cards_are_about_as_large_as_on_the_track_or_larger(layout: BoardLayout) -> None:
    tile = layout.spaces[0].height()
    assert 0.95 * tile <= layout.sides.cards[0].height() <= 1.31 * tile
    assert layout.sides.slips[0].width() >= 50


# --- what it says -------------------------------------------------------------------------------------


def test_it_shows_only_while_a_side_is_to_be_chosen(table) -> None:
    sides = table.scene.parts.sides
    table.show(position(BAG, "draw; side scribe", ruleset="priests"))
    assert not any(item.isVisible() for item in sides.all)
    side_chosen(table)
    assert all(item.isVisible() for item in sides.all)
    assert [item.tile for item in sides.items] == ["scribe/market", "market/scribe"]


def test_a_bot_that_chooses_is_watched_and_not_helped(table) -> None:
    side_chosen(table, offer=False)
    table.choices.clear()
    assert [item.offer for item in table.scene.parts.sides.items] == [Offer.NONE, Offer.NONE]
    assert table.scene.parts.sides.tray.isVisible()
    table.click(table.scene.parts.sides.items[0])
    assert table.chosen == []


def test_what_a_side_is_worth_is_what_the_engine_says_of_the_lot_with_it(table) -> None:
    state = side_chosen(table)
    both = []
    for item in table.scene.parts.sides.items:
        after = state.copy()
        after.apply(item.action)
        both.append([after.lot_account(seat).own.points for seat in range(3)])
        assert [row.points for row in item.previews] == both[-1]
        assert all(points_text(points) in item.toolTip() for points in both[-1])
    assert both[0] != both[1]
    for item in table.scene.parts.sides.items:
        assert [row.differs for row in item.previews] == [one != two for one, two in zip(*both, strict=True)]


def test_what_a_side_is_worth_can_be_kept_quiet(table) -> None:
    state = side_chosen(table)
    table.board.show_view(state.view(2), people(3), previews=False)
    for item, name in zip(table.scene.parts.sides.items, ("Scribe", "Market"), strict=True):
        assert item.tile is not None
        assert item.previews == ()
        assert name in item.toolTip()
        assert not any(person.name in item.toolTip() for person in people(3))


def test_every_seat_stands_by_its_name_and_emblem(table) -> None:
    side_chosen(table)
    for item in table.scene.parts.sides.items:
        assert [row.person.name for row in item.previews] == ["Nefer", "Khufu", "Tiye"]
        assert all(row.person.name in item.toolTip() for row in item.previews)
        assert [row.chooses for row in item.previews] == [False, False, True]


def test_without_tile_names_the_cards_are_bare(table) -> None:
    side_chosen(table)
    assert [item.label for item in table.scene.parts.sides.items] == ["Scribe", "Market"]
    table.board.board.tile_names = False
    assert [item.label for item in table.scene.parts.sides.items] == [None, None]


def test_the_board_reads_out_what_has_been_drawn(table) -> None:
    side_chosen(table)
    assert "Drawn tile: Scribe / Market" in table.board.accessibleDescription()


# --- what is done ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "side"), [(0, "scribe"), (1, "market")])
def test_a_click_on_a_half_chooses_its_side(table, number, side) -> None:
    side_chosen(table)
    table.click(table.scene.parts.sides.items[number])
    assert table.chosen == [ShowSide(side)]


@pytest.mark.parametrize(("number", "side"), [(0, "scribe"), (1, "market")])
def test_a_card_that_is_pulled_out_is_selected_and_leaves_its_shade(table, number, side) -> None:
    side_chosen(table)
    item = table.scene.parts.sides.items[number]
    table.pull(item, QPoint(0, -60))
    [(held, _)] = table.drags
    assert held.offered == (ShowSide(side),)
    assert item.card.translated(-item.card.topLeft()).contains(held.hot_spot)
    assert table.choices.selected is ShowSide(side)
    table.let_go(table.at(item))
    table.board.show_all()


def test_it_may_be_dropped_anywhere_on_the_track_and_nowhere_else(table) -> None:
    side_chosen(table)
    offered = [ShowSide("market")]
    scene, board = table.scene, table.board
    for space in scene.board_layout.spaces:
        assert board.drop_action(offered, table.board.viewport().mapToGlobal(space.center())) is offered[0]
    for rect in (scene.board_layout.bag, scene.board_layout.sky):
        assert board.drop_action(offered, table.board.viewport().mapToGlobal(rect.center())) is None


@pytest.mark.parametrize("side", ["scribe", "market"])
def test_the_next_space_lights_up_for_either_side(table, side) -> None:
    side_chosen(table)
    action = ShowSide(side)
    table.board.show_targets([action])
    assert table.scene.parts.bed.offer is Offer.OPEN
    table.board.show_targets([action], action)
    assert table.scene.parts.bed.offer is Offer.SELECTED
    table.board.show_targets(())
    assert table.scene.parts.bed.offer is Offer.NONE


def test_a_selected_side_shows(table) -> None:
    side_chosen(table)
    table.choices.select(ShowSide("market"))
    assert [item.offer for item in table.scene.parts.sides.items] == [Offer.OPEN, Offer.SELECTED]


def test_tray_and_cards_can_be_hidden_while_sprites_stand_in(table) -> None:
    side_chosen(table)
    scene = table.scene
    tray, card = table.board.rect_of(Sides()), table.board.rect_of(SideCard(1))
    assert tray.contains(card.center())
    assert not table.board.pixmap_of(Sides()).isNull()
    assert table.board.pixmap_of(SideCard(1)).deviceIndependentSize().toSize() == card.size().toSize()
    table.board.hide_at(Sides())
    assert not any(item.isVisible() for item in scene.parts.sides.all)
    table.board.show_all()
    assert all(item.isVisible() for item in scene.parts.sides.all)


def test_both_buttons_name_their_side_and_its_key(table) -> None:
    side_chosen(table)
    bar = table.board.actions_bar
    assert [(button.text, button.key) for button in bar.offered] == [("Scribe", "1"), ("Market", "2")]
    table.choices.select(ShowSide("market"))
    assert [button.primary for button in bar.offered] == [False, True]
    bar.buttons[0].click()
    assert table.chosen == [ShowSide("scribe")]


def test_a_tile_on_the_track_shows_the_side_that_was_chosen(table) -> None:
    table.show(position(BAG, "draw; side library", ruleset="priests"))
    assert table.scene.parts.tiles[0].tile == "library/scribe"
    assert table.board.rect_of(TrackSpace(0)).contains(QPointF(table.at(table.scene.parts.tiles[0])))
