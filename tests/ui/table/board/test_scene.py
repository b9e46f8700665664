"""What lies on the board follows from the view and the choices, and items live as long as the board."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from ra_desktop.engine import Bid, Draw, GameState, Invoke, SpendGod, parse_action
from ra_desktop.ui.interaction.choices import Bag, BidPlace, CentreSun, RaSpace, SeatSun, TrackSpace
from ra_desktop.ui.table.board.altar_items import BidState
from ra_desktop.ui.table.board.items import Offer

from .tables import NAMES, people, position

# Seat 0 draws, and so on; the Ra that seat 1 draws starts an auction in which seat 2 bids first.
LOT = "nile god pharaoh gold ra art art art"
AUCTION = "draw; draw; draw; draw; draw"


def with_god() -> GameState:
    state = position("god nile art nile art", "draw; invoke; bid 4; pass; pass; draw; draw; draw")
    while not state.view(0).display(state.current_player).get("god"):
        state.apply(Draw())
    return state


# --- showing a view -----------------------------------------------------------------------------------


def test_items_stay_the_same_through_a_whole_game(table) -> None:
    items = table.scene.parts
    names = [item.name for item in items]
    assert len(set(names)) == len(names)
    dice = random.Random(5)
    state = GameState.new("classic", players=5, seed=3)
    for _ in range(150):
        if state.is_over:
            break
        state.apply(dice.choice(state.legal_actions()))
        table.show(state, offer=not state.is_over)
        assert [tile.tile for tile in table.scene.parts.tiles] == state.auction_track
        assert sum(space.taken for space in table.scene.parts.ra_spaces) == state.ra_count
        assert table.scene.parts.bag.count == state.bag_count
        assert table.scene.parts.centre_sun.sun == state.centre_sun
    assert all(one is two for one, two in zip(table.scene.parts, items, strict=True))
    assert {item.name for item in table.scene.items()} == set(names)


def test_whatever_looks_different_is_painted_again(make_table) -> None:
    table = make_table(421, 302)
    scene, parts, choices = table.scene, table.scene.parts, table.choices
    state = position(f"{LOT} ra flood", ruleset="boat", players=3)
    dirty: list[QRectF] = []
    scene.changed.connect(dirty.extend)

    def picture() -> QImage:
        for item in scene.items():
            item.update()  # some are painted from a picture of themselves
        image = QImage(421, 302, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        return image

    def play(text: str) -> None:
        state.apply(parse_action(text))
        table.show(state)

    table.show(state)
    steps = [partial(play, text) for text in ("draw", "draw", "draw", "draw", "draw", "bid 4", "bid 8", "pass", "draw")]
    steps[6:6] = [partial(choices.select, Bid(13)), partial(choices.select, None)]
    steps[1:1] = [partial(setattr, part, "hovered", on) for on in (True, False) for part in (parts.bag, parts.figure)]
    steps[7:7] = [
        partial(table.board.set_banner, "Another text", "#2a5db0"),
        partial(setattr, scene, "tile_names", True),
    ]
    for number, step in enumerate(steps):
        before = picture()
        QApplication.processEvents()
        dirty.clear()
        step()
        QApplication.processEvents()
        kept, dirty[:] = [*dirty], []
        after = picture()
        for image in (before, after):
            painter = QPainter(image)
            for rect in kept:
                painter.fillRect(rect.adjusted(-2, -2, 2, 2), QColor("black"))
            painter.end()
        assert before == after, number


def test_the_track_has_as_many_spaces_as_the_game_asks_for(table) -> None:
    for players, limit in ((3, 8), (5, 10)):
        table.show(position(LOT, players=players))
        assert sum(space.isVisible() for space in table.scene.parts.ra_spaces) == limit


def test_corners_name_epoch_and_what_is_left_of_it(table) -> None:
    table.show(position("ra nile", "draw; pass; pass; pass"))
    assert table.scene.parts.epoch.text == "Old Kingdom"
    assert table.scene.parts.ra_left.text.startswith("7 ")


def test_after_the_last_epoch_it_stays_night(table) -> None:
    state = GameState.new("classic", 3, seed=2)
    rng = random.Random(2)
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    table.show(state)
    assert table.scene.parts.ra_left.text == "Night has fallen"
    lowest = table.scene.parts.sail.rect
    table.scene.set_day(1.0)
    assert table.scene.parts.sail.rect == lowest


@pytest.mark.parametrize(("ruleset", "look"), [("classic", "tiles"), ("boat", "boat")])
def test_each_edition_has_its_ra_track_and_can_have_the_other(table, ruleset, look) -> None:
    table.show(position("ra nile", "draw; pass; pass; pass", ruleset=ruleset))
    assert table.scene.track_look == look
    own = table.board.rect_of(RaSpace(0))
    other = "boat" if look == "tiles" else "tiles"
    table.scene.chosen_look = other
    assert table.scene.track_look == other
    assert table.board.rect_of(RaSpace(0)).center().x() == pytest.approx(own.center().x(), abs=1)
    table.scene.chosen_look = None
    assert table.scene.track_look == look


def test_the_sun_goes_on_with_the_day(table) -> None:
    table.show(position("ra nile", "draw; pass; pass; pass", ruleset="boat"))
    start = table.scene.parts.sail.rect
    table.scene.set_day(0.4)
    assert table.scene.parts.sail.rect.center().x() > start.center().x()
    table.board.grab()
    table.show(position("ra nile", "draw; pass; pass; pass", ruleset="boat"))
    assert table.scene.parts.sail.rect == start


# --- an auction ----------------------------------------------------------------------------------------


def test_bids_lie_in_bidding_order(table) -> None:
    state = position(LOT, AUCTION)
    order = [(state.auction.ra_player + step) % 3 for step in (1, 2, 3)]
    table.show(state)
    looks = [item.look for item in table.scene.parts.bids[:3]]
    assert [look.seat for look in looks] == order
    assert [look.state for look in looks] == [BidState.CURRENT, BidState.WAITING, BidState.WAITING]
    first = state.legal_actions()[1]
    state.apply(first)
    state.apply(state.legal_actions()[-1])
    table.show(state)
    looks = [item.look for item in table.scene.parts.bids[:3]]
    assert [look.state for look in looks] == [BidState.SUN, BidState.PASSED, BidState.CURRENT]
    assert looks[0].sun == first.sun
    assert [look.person.name for look in looks] == [NAMES[seat] for seat in order]


def test_without_an_auction_the_altar_is_empty_but_for_the_centre_sun(table) -> None:
    table.show(position(LOT, "draw"))
    assert {item.look.state for item in table.scene.parts.bids} == {BidState.EMPTY}
    assert table.scene.parts.centre_sun.isVisible()


def test_a_seat_without_suns_has_no_place(table) -> None:
    state = position("nile nile", "invoke; pass; pass; bid 13; invoke", suns=((13,), (12, 9), (11, 10)))
    table.show(state)
    assert [item.look.seat for item in table.scene.parts.bids[:3]] == [2, 1, -1]
    assert table.scene.parts.bids[2].look.state is BidState.EMPTY
    assert not table.scene.parts.bids[3].isVisible()


def test_the_figure_is_with_the_ra_player_while_an_auction_runs(table) -> None:
    table.show(position(LOT, "draw"))
    assert table.scene.parts.figure.isVisible()
    table.show(position(LOT, AUCTION))
    assert not table.scene.parts.figure.isVisible()


def test_the_altar_shows_the_sun_that_would_be_bid(table) -> None:
    state = position(LOT, AUCTION)
    table.show(state)
    assert table.scene.parts.bids[0].look.sun == 0
    bid = table.choices.of_type(Bid)[1]
    table.choices.select(bid)
    assert table.scene.parts.bids[0].look.sun == bid.sun
    table.choices.select(None)
    table.board.show_targets((), bid)
    assert table.scene.parts.bids[0].look.sun == bid.sun
    assert table.scene.parts.altar.offer is Offer.SELECTED
    table.board.show_targets(())
    assert table.scene.parts.altar.offer is Offer.NONE


# --- what may be chosen -------------------------------------------------------------------------------


def test_nothing_glows_when_nothing_is_offered(table) -> None:
    table.show(with_god(), offer=False)
    assert {item.offer for item in table.scene.parts} == {Offer.NONE}
    assert table.board.thing_at(table.scene.parts.bag.rect.center()) is None


def test_bag_and_figure_glow_when_their_move_is_offered(table) -> None:
    table.show(position(LOT))
    assert table.scene.parts.bag.offer is Offer.OPEN
    assert table.scene.parts.figure.offer is Offer.OPEN
    table.choices.select(Draw())
    assert table.scene.parts.bag.offer is Offer.SELECTED
    table.choices.clear()
    assert table.scene.parts.bag.offer is Offer.NONE


def test_a_full_track_leaves_the_bag_dark(table) -> None:
    table.show(position("nile " * 9, "; ".join(["draw"] * 8)))
    assert table.scene.parts.bag.offer is Offer.NONE
    assert table.scene.parts.figure.offer is not Offer.NONE


def test_tiles_glow_for_a_god_only_in_god_mode_and_never_gods(table) -> None:
    state = with_god()
    table.show(state)
    assert {tile.offer for tile in table.scene.parts.tiles} == {Offer.NONE}
    table.choices.enter_god_mode()
    for tile in table.scene.parts.tiles:
        takeable = tile.tile is not None and tile.tile != "god"
        assert (tile.offer is not Offer.NONE) == takeable
    assert table.scene.parts.bag.offer is Offer.NONE
    action = table.choices.of_type(SpendGod)[0]
    table.choices.select(action)
    for tile in table.scene.parts.tiles:
        if tile.tile == action.tile:
            assert tile.offer is Offer.SELECTED


# --- places -------------------------------------------------------------------------------------------


def test_a_picture_fills_its_place(table) -> None:
    state = position(LOT, AUCTION)
    bid = state.legal_actions()[1]
    seat = state.current_player
    state.apply(bid)
    table.show(state)
    for place in (TrackSpace(0), CentreSun(), BidPlace(seat), RaSpace(0), Bag()):
        image = table.board.pixmap_of(place)
        assert not image.isNull()
        if place != Bag():
            size, rect = image.deviceIndependentSize(), table.board.rect_of(place)
            assert size.width() == pytest.approx(rect.width(), abs=1.1)
            assert size.height() == pytest.approx(rect.height(), abs=1.1)


def test_there_is_no_picture_where_nothing_lies(table) -> None:
    table.show(position(LOT))
    assert table.board.pixmap_of(TrackSpace(4)).isNull()
    assert table.board.pixmap_of(BidPlace(1)).isNull()


def test_a_place_of_a_panel_is_not_here(table) -> None:
    table.show(position(LOT))
    with pytest.raises(KeyError):
        table.board.rect_of(SeatSun(0, 13))


def test_what_is_hidden_stays_so_until_all_is_shown(table) -> None:
    table.show(position(LOT, AUCTION))
    table.board.hide_at(TrackSpace(0))
    table.board.hide_at(CentreSun())
    assert not table.scene.parts.tiles[0].isVisible()
    assert table.scene.parts.tiles[1].isVisible()
    assert not table.scene.parts.centre_sun.isVisible()
    table.board.show_all()
    assert table.scene.parts.tiles[0].isVisible()
    assert table.scene.parts.centre_sun.isVisible()


def test_the_next_view_shows_everything(table) -> None:
    state = position(LOT, "draw")
    table.show(state)
    table.board.hide_at(TrackSpace(0))
    state.apply(Draw())
    table.show(state)
    assert table.scene.parts.tiles[0].isVisible()


# --- drops --------------------------------------------------------------------------------------------


def test_a_draw_is_dropped_on_the_track(table) -> None:
    table.show(position(LOT, "draw"))
    scene = table.scene
    assert table.drop_at([Draw()], scene.board_layout.spaces[1].center()) is Draw()
    assert table.drop_at([Draw()], scene.parts.bag.rect.center()) is None
    assert table.drop_at([], scene.board_layout.spaces[1].center()) is None


def test_ra_is_invoked_anywhere_but_where_the_figure_came_from(table) -> None:
    table.show(position(LOT))
    scene = table.scene
    for rect in (scene.board_layout.sky, scene.board_layout.altar, scene.board_layout.track_bed):
        assert table.drop_at([Invoke()], rect.center()) is Invoke()
    assert table.drop_at([Invoke()], scene.parts.figure.rect.center()) is None
    assert table.drop_at([Invoke()], QPointF(-20, 50)) is None


def test_the_altar_glows_for_a_sun_and_stays_stone(table) -> None:
    """Brighter in the middle than at its edge, around it, and brightest under the sun."""
    table.show(position(LOT, AUCTION))
    bid = table.choices.of_type(Bid)[-1]
    altar = table.scene.board_layout.altar

    def light() -> list[int]:
        image = table.board.viewport().grab().toImage()
        middle, y = altar.center().x(), altar.y() + altar.height() * 0.13
        spots = (QPointF(middle, y), QPointF(altar.left() + altar.height() * 0.4, y), QPointF(middle, altar.y() - 6))
        return [image.pixelColor(spot.toPoint()).saturation() for spot in spots]

    dull = light()
    table.board.show_targets([bid])
    waiting = light()
    table.board.show_targets([bid], bid)
    below = light()
    assert all(low < mid < high for low, mid, high in zip(dull[::2], waiting[::2], below[::2], strict=True))
    assert below[1] < below[0]


def test_a_sun_is_dropped_on_the_altar_or_near_it(table) -> None:
    table.show(position(LOT, AUCTION))
    scene = table.scene
    bid = table.choices.of_type(Bid)[0]
    altar = scene.board_layout.altar
    for pos in (altar.center(), altar.topLeft() - QPointF(10, 10), altar.bottomRight() + QPointF(8, 8)):
        assert table.drop_at([bid], pos) is bid
    assert table.drop_at([bid], scene.board_layout.sky.center()) is None


def test_a_god_is_dropped_on_the_tile_it_takes(table) -> None:
    table.show(with_god())
    scene = table.scene
    takes = table.choices.of_type(SpendGod)
    for tile in scene.parts.tiles:
        action = table.drop_at(takes, tile.rect.center())
        expected = SpendGod(tile.tile) if tile.tile not in (None, "god") else None
        assert action is expected


def test_targets_light_up_softly_and_the_one_under_the_pointer_clearly(table) -> None:
    table.show(position(LOT))
    table.board.show_targets([Draw()])
    assert table.scene.parts.bed.offer is Offer.OPEN
    table.board.show_targets([Draw()], Draw())
    assert table.scene.parts.bed.offer is Offer.SELECTED
    table.board.show_targets([Draw()])
    assert table.scene.parts.bed.offer is Offer.OPEN
    table.board.show_targets([])
    assert table.scene.parts.bed.offer is Offer.NONE
    table.board.show_targets((), Invoke())
    assert table.scene.parts.frame.offer is Offer.SELECTED


# --- painting -----------------------------------------------------------------------------------------


def test_sky_and_table_are_painted_once_and_copied(table, monkeypatch) -> None:
    from ra_desktop.ui.table.board import backdrop

    painted = []
    for name in ("paint_sky_sheet", "paint_table_sheet"):
        paint = getattr(backdrop, name)

        def counted(*args, paint=paint, name=name):
            painted.append(name)
            return paint(*args)

        monkeypatch.setattr(backdrop, name, counted)
    state = position(LOT)
    table.show(state)
    table.board.grab()
    painted.clear()
    state.apply(Draw())
    table.show(state)
    table.board.grab()
    assert painted == []
    for step in range(20):
        table.scene.set_day(step / 20 / 8)
        table.board.grab()
    assert Counter(painted) == {"paint_sky_sheet": 3, "paint_table_sheet": 2}
    table.scene.fit(QSizeF(800, 600))
    table.board.grab()
    assert painted.count("paint_table_sheet") == 3


def test_people_may_be_fewer_than_seats_without_harm(table) -> None:
    state = position(LOT, AUCTION)
    table.board.show_view(state.view(0), people(1))
    table.board.grab()


@pytest.mark.parametrize("size", [(530, 330), (842, 604), (1500, 1000)])
@pytest.mark.parametrize("offer", list(Offer))
def test_nothing_is_painted_outside_what_is_cleared_for_it(make_table, size, offer) -> None:
    """What an item paints beyond its bounding rectangle would stay on the screen when it moves or darkens."""
    table = make_table(*size)
    state = position(LOT, AUCTION, players=5)
    table.show(state)
    table.choices.select(table.choices.of_type(Bid)[-1])
    table.board.set_banner("Somebody bids", "#2A5DB0")
    option = QStyleOptionGraphicsItem()
    for item in table.scene.parts:
        if item.name in ("sky", "table"):
            continue
        item.offer = offer
        item.hovered = True
        bounds = item.boundingRect()
        room = bounds.adjusted(-30, -30, 30, 30).toAlignedRect()
        image = QImage(room.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(-room.topLeft())
        item.paint(painter, option, None)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.setOpacity(1.0)
        painter.fillRect(bounds.toAlignedRect(), QColor("black"))
        painter.end()
        empty = QImage(image.size(), image.format())
        empty.fill(0)
        assert image == empty, item.name


def test_each_place_on_the_altar_says_what_its_owner_does(table) -> None:
    """Nefer has passed, Khufu has bid, Tiye thinks and Hor, the last, waits."""
    state = GameState.new("classic", 4, bag=[*LOT.split(), *["ra"] * 8], suns=[[2, 3], [9, 4], [10, 5], [11, 6]])
    state.apply(parse_action("draw"))
    while state.current_player != 3:
        state.apply(parse_action("draw"))
    state.apply(parse_action("invoke"))
    state.apply(parse_action("pass"))
    state.apply(parse_action("bid 9"))
    table.show(state)
    tips = [item.toolTip() for item in table.scene.parts.bids[:4]]
    for tip, words in zip(tips, ("Nefer passes", "Khufu bids 9", "Tiye", "Hor hasn’t bid yet"), strict=True):
        assert words in tip
    assert "still" not in tips[0] + tips[1] + tips[2]
