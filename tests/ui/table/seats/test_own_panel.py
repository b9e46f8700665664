"""The large panel: what can be clicked, dragged and looked at on it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Bid, Discard, SpendGod, parse_action
from ra_desktop.ui.interaction.choices import SeatFame, SeatSun, SeatTile
from ra_desktop.ui.table.seats import base
from ra_desktop.ui.table.seats.panels import OwnPanel
from ra_desktop.ui.table.seats.seat_info import suns_after_winning, suns_of
from ra_desktop.ui.table.seats.tiles import SeatOffers
from tests.ui.table.conftest import ALL_TILES, bidding, lot_worth, position, seat_info

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from ra_desktop.engine import GameState
    from ra_desktop.ui.interaction.choices import Choices

Make = "Callable[..., OwnPanel]"


LEFT = Qt.MouseButton.LeftButton


def picture(panel: OwnPanel) -> QImage:
    return panel.grab().toImage()


def point(panel: OwnPanel, rect: QRectF) -> QPoint:
    return panel.mapFromGlobal(rect.center().toPoint())


def tray_point(panel: OwnPanel, sun: int) -> QPoint:
    return panel.places.sun_spot(sun).center().toPoint()


def sun_tip(panel: OwnPanel, sun: int) -> str:
    region = panel.tip_at(QPointF(tray_point(panel, sun)))
    return "" if region is None else region.tip


def inside(panel: OwnPanel, rect: QRectF) -> bool:
    local = rect.translated(-QPointF(panel.mapToGlobal(QPoint(0, 0))))
    return panel.rect().contains(local.toAlignedRect().adjusted(6, 6, -6, -6))


def earthquake() -> GameState:
    """Seat 0 has to give up two monuments and may choose which."""
    return position("draw", "draw", "invoke", "pass", "bid 9", bag=["earthquake", "gold", *["ra"] * 9],
                    suns=[[2, 9], [3, 8]], held={0: {"pyramid": 2, "temple": 1, "sphinx": 1, "nile": 2}})  # fmt: skip


def with_gods() -> GameState:
    """Seat 0 is to move, has a god, and a nile lies on the track."""
    return position("draw", "draw", bag=["nile", "gold", *["ra"] * 9], suns=[[2, 9], [3, 8]],
                    held={0: {"god": 2}})  # fmt: skip


# --- bidding --------------------------------------------------------------------------------------


def test_a_click_selects_a_sun_and_a_second_bids_it(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding())
    qtbot.mouseClick(panel, LEFT, pos=tray_point(panel, 7))
    assert choices.selected == Bid(7)
    with qtbot.waitSignal(choices.chosen) as chosen:
        qtbot.mouseClick(panel, LEFT, pos=tray_point(panel, 7))
    assert chosen.args == [Bid(7)]


def test_a_double_click_bids(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding())
    where = tray_point(panel, 9)
    with qtbot.waitSignal(choices.chosen) as chosen:
        qtbot.mouseClick(panel, LEFT, pos=where)
        qtbot.mouseDClick(panel, LEFT, pos=where)
        qtbot.mouseRelease(panel, LEFT, pos=where)
    assert chosen.args == [Bid(9)]


def test_clicks_on_two_suns_select_the_second(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding())
    for sun in (7, 9):
        qtbot.mouseClick(panel, LEFT, pos=tray_point(panel, sun))
    assert choices.selected == Bid(9)


def test_a_sun_that_is_too_low_cannot_be_chosen_and_says_why(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding())
    where = tray_point(panel, 4)
    qtbot.mouseClick(panel, LEFT, pos=where)
    assert choices.selected is None
    assert "must beat 5" in sun_tip(panel, 4)
    assert sun_tip(panel, 7) == "", "it would lie over what the lot is worth"


def test_suns_mean_nothing_outside_an_auction(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(position("draw", "draw", bag=["nile"] * 9, suns=[[4, 9], [5, 8]]))
    before = choices.selected
    qtbot.mouseClick(panel, LEFT, pos=tray_point(panel, 9))
    assert choices.selected == before


def move(widget: object, pos: QPoint) -> None:
    """A mouse move with the left button held, which qtbot cannot send."""
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(pos), QPointF(widget.mapToGlobal(pos)), Qt.MouseButton.NoButton, LEFT,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_a_sun_is_dragged_from_where_it_was_held(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding())
    start = tray_point(panel, 7) + QPoint(5, -3)
    before = picture(panel)
    qtbot.mousePress(panel, LEFT, pos=start)
    with qtbot.assertNotEmitted(panel.pointer.picked_up):
        move(panel, start + QPoint(1, 1))
    with qtbot.waitSignal(panel.pointer.picked_up) as started:
        move(panel, start + QPoint(0, -QApplication.startDragDistance()))
    held, global_pos = started.args
    size = held.pixmap.deviceIndependentSize()
    assert held.offered == (Bid(7),)
    assert choices.selected == Bid(7)
    assert (held.hot_spot - QPointF(size.width() / 2 + 5, size.height() / 2 - 3)).manhattanLength() <= 2
    assert global_pos.toPoint() == panel.mapToGlobal(start + QPoint(0, -QApplication.startDragDistance()))
    with qtbot.assertNotEmitted(choices.chosen), qtbot.assertNotEmitted(panel.pointer.picked_up):
        move(panel, start + QPoint(0, -40))
        qtbot.mouseRelease(panel, LEFT, pos=start)
    hidden = picture(panel)
    panel.show_all()
    assert before != hidden != picture(panel)


def test_a_sun_that_is_too_low_cannot_be_picked_up(qtbot: QtBot, own_panel: Make) -> None:
    panel = own_panel(bidding())
    start = tray_point(panel, 4)
    with qtbot.assertNotEmitted(panel.pointer.picked_up):
        qtbot.mousePress(panel, LEFT, pos=start)
        move(panel, start + QPoint(0, -60))
        qtbot.mouseRelease(panel, LEFT, pos=start + QPoint(0, -60))


def test_the_selected_sun_glows(own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding())
    before = picture(panel)
    choices.select(Bid(9))
    assert picture(panel) != before


# --- discards and gods ------------------------------------------------------------------------------


def test_a_click_on_a_glowing_stack_gives_that_tile_up(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(earthquake())
    assert panel.offers.has_tile("temple")
    assert not panel.offers.has_tile("nile")
    with qtbot.waitSignal(choices.chosen) as chosen:
        qtbot.mouseClick(panel, LEFT, pos=point(panel, panel.anchor(SeatTile(0, "temple"))))
    assert chosen.args == [Discard("temple")]


def test_other_stacks_cannot_be_given_up(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(earthquake())
    with qtbot.assertNotEmitted(choices.chosen):
        qtbot.mouseClick(panel, LEFT, pos=point(panel, panel.anchor(SeatTile(0, "nile"))))


def test_the_selected_stack_has_a_frame(own_panel: Make, choices: Choices) -> None:
    panel = own_panel(earthquake())
    before = picture(panel)
    choices.step(1, (Discard,))
    assert picture(panel) != before


def test_a_click_on_a_god_asks_what_it_shall_take(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(with_gods())
    assert not choices.is_god_mode
    qtbot.mouseClick(panel, LEFT, pos=point(panel, panel.anchor(SeatTile(0, "god"))))
    assert choices.selected == choices.of_type(SpendGod)[0]


def test_a_god_is_dragged(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(with_gods())
    assert choices.of_type(SpendGod)
    start = point(panel, panel.anchor(SeatTile(0, "god")))
    qtbot.mousePress(panel, LEFT, pos=start)
    with qtbot.waitSignal(panel.pointer.picked_up) as started:
        move(panel, start + QPoint(0, -QApplication.startDragDistance()))
    assert started.args[0].offered == tuple(choices.of_type(SpendGod))
    assert choices.is_god_mode
    assert panel.tiles.shown_count("god", 2) == 1
    with qtbot.assertNotEmitted(choices.changed):
        qtbot.mouseRelease(panel, LEFT, pos=start)


def test_gods_stay_still_when_none_can_be_spent(qtbot: QtBot, own_panel: Make, choices: Choices) -> None:
    panel = own_panel(bidding(held={0: {"god": 1}}))
    with qtbot.assertNotEmitted(choices.changed):
        qtbot.mouseClick(panel, LEFT, pos=point(panel, panel.anchor(SeatTile(0, "god"))))


# --- fame -------------------------------------------------------------------------------------------


def test_hidden_fame_is_seen_while_the_tablets_are_pressed(qtbot: QtBot, own_panel: Make) -> None:
    panel = own_panel(position(), fame_shown=False)
    where = point(panel, panel.anchor(SeatFame(0)))
    before = picture(panel)
    qtbot.mousePress(panel, LEFT, pos=where)
    assert panel.is_peeking
    assert picture(panel) != before
    qtbot.wait(base._CLICK + 20)
    qtbot.mouseRelease(panel, LEFT, pos=where)
    assert not panel.is_peeking
    assert picture(panel) == before


def test_a_click_shows_ones_own_fame_for_a_moment(
    qtbot: QtBot, own_panel: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "GLANCE", 60)
    panel = own_panel(position(), fame_shown=False)
    qtbot.mouseClick(panel, LEFT, pos=point(panel, panel.anchor(SeatFame(0))))
    assert panel.is_peeking
    qtbot.waitUntil(lambda: not panel.is_peeking, timeout=2000)


def test_peeking_ends_when_the_panel_is_hidden(qtbot: QtBot, own_panel: Make) -> None:
    panel = own_panel(position(), fame_shown=False)
    qtbot.mousePress(panel, LEFT, pos=point(panel, panel.anchor(SeatFame(0))))
    panel.hide()
    assert not panel.is_peeking


def test_the_fame_of_a_bot_cannot_be_peeked_at(qtbot: QtBot, own_panel: Make) -> None:
    panel = own_panel(position())
    panel.show_view(position().view(0), 0, seat_info(fame_shown=False, is_person=False))
    qtbot.mousePress(panel, LEFT, pos=point(panel, panel.anchor(SeatFame(0))))
    assert not panel.is_peeking


# --- the preview and sizes --------------------------------------------------------------------------


def test_the_preview_takes_room_from_the_tiles_while_it_is_shown(own_panel: Make) -> None:
    panel = own_panel(position(held={0: ALL_TILES}))
    alone = panel.places.at.tiles.height()
    panel.set_lots([lot_worth(5)], [seat_info()])
    beside = panel.places.at.tiles.height()
    assert beside < alone
    assert any("Trade: +5" in region.tip for region in panel.regions)
    panel.set_lots(())
    assert panel.places.at.tiles.height() == alone


def test_reserved_room_keeps_the_tiles_where_they_are(own_panel: Make) -> None:
    panel = own_panel(position(held={0: ALL_TILES}))
    panel.is_preview_reserved = True
    before = panel.places.grid
    panel.set_lots([lot_worth(5)], [seat_info()])
    assert panel.places.grid == before


def test_the_preview_leaves_hidden_suns_hidden(own_panel: Make) -> None:
    panel = own_panel(bidding())
    panel.hide_at(SeatSun(0, 9))
    hidden = panel.grab(panel.places.at.tray.toRect()).toImage()
    panel.set_lots([lot_worth(1)], [seat_info()])
    panel.set_lots(())
    assert panel.grab(panel.places.at.tray.toRect()).toImage() == hidden


def test_a_stack_under_another_is_found_where_it_is_seen(own_panel: Make) -> None:
    panel = own_panel(position(held={0: ALL_TILES}), (800, 190))
    panel.set_lots([lot_worth(1)], [seat_info()])
    assert panel.places.grid.is_fanned
    for (_, stacks), cells in zip(panel.tiles.grouped(), panel.places.grid.cells, strict=True):
        assert [panel.stack_at(cell.center()) for cell in cells] == [tile for tile, _ in stacks]


def test_what_is_not_there_yet_has_a_place(own_panel: Make) -> None:
    panel = own_panel(bidding(held={0: {"pharaoh": 1}}))
    for place in (SeatTile(0, "gold"), SeatTile(0, "statue"), SeatSun(0, 1), SeatFame(0)):
        assert inside(panel, panel.anchor(place))


@pytest.mark.parametrize("place", [SeatSun(0, 7), SeatSun(0, 1), SeatTile(0, "pharaoh"), SeatTile(0, "gold")])
def test_a_picture_fits_its_place(own_panel: Make, place: SeatSun | SeatTile) -> None:
    panel = own_panel(bidding(held={0: {"pharaoh": 1}}))
    size = panel.pixmap_of(place).deviceIndependentSize()
    rect = panel.anchor(place)
    assert abs(size.width() - rect.width()) <= 1.5
    assert abs(size.height() - rect.height()) <= 1.5


def test_a_hidden_tile_comes_back_with_the_next_view(own_panel: Make) -> None:
    state = bidding(held={0: {"pharaoh": 3}})
    panel = own_panel(state)
    panel.hide_at(SeatTile(0, "pharaoh"))
    panel.hide_at(SeatSun(0, 4))
    assert panel.tiles.shown_count("pharaoh", 3) == 2
    panel.show_view(state.view(0), 0, panel.shown.info)
    assert panel.tiles.shown_count("pharaoh", 3) == 3
    assert not panel.hidden


def test_the_points_of_suns_are_in_the_tray_in_the_last_epoch(own_panel: Make) -> None:
    state = position(suns=[[8, 9], [2, 3]])
    assert own_panel(state).places.sun_chip is None
    state.epoch = 3
    panel = own_panel(state)
    assert panel.places.sun_chip[1:] == ("+5", 5)
    assert "highest total of suns" in panel.tip_at(panel.places.tray.chip.center()).tip


def test_room_is_made_for_tiles_on_their_way(own_panel: Make) -> None:
    state = bidding(held={0: {"obelisk": 1, "pyramid": 2, "temple": 1}})
    panel = own_panel(state)
    lot = ("palace", "statue", "art", "religion", "pyramid")
    panel.reserve(lot)
    places = [panel.anchor(SeatTile(0, tile)) for tile in {*lot, "obelisk", "temple"}]
    assert not any(a.intersects(b) for a, b in combinations(places, 2))
    assert panel.tiles.shown_count("palace", 0) == 0
    assert "palace" not in panel.accessibleDescription().lower()
    panel.show_view(state.view(0), 0, panel.shown.info)
    assert panel.places.grid == own_panel(state).places.grid


def test_a_panel_without_a_seat_takes_another_look(keep, choices: Choices) -> None:
    panel = keep(OwnPanel(choices))
    QApplication.sendEvent(panel, QEvent(QEvent.Type.PaletteChange))
    assert panel.regions == []


def test_without_a_lot_there_may_be_a_note(own_panel: Make) -> None:
    panel = own_panel(position(held={0: {"pharaoh": 1}}))
    panel.is_preview_reserved = True
    empty = picture(panel)
    panel.set_lots((), note="You have passed.")
    noted = picture(panel)
    assert noted != empty
    panel.set_lots([lot_worth(5)], [seat_info()])
    assert picture(panel) != noted


def test_names_of_tiles_can_be_left_out(own_panel: Make) -> None:
    panel = own_panel(bidding({0: {"pharaoh": 1}}), size=(1900, 420))
    with_names = panel.grab().toImage()
    panel.tile_names = False
    assert panel.grab().toImage() != with_names
    panel.tile_names = True
    assert panel.grab().toImage() == with_names


def test_each_sun_says_what_can_be_done_with_it(own_panel: Make) -> None:
    """Seat 0 has bid 7 and seat 1 passed: afterwards it has won the sun of the centre, which lies face down."""
    bag = ["nile", "gold", *["ra"] * 9]
    suns = [[4, 7, 9], [5, 8]]
    waiting = own_panel(position(bag=bag, suns=suns))
    assert "Face up: can be bid in an auction." in sun_tip(waiting, 7)
    deciding = own_panel(bidding())
    assert sun_tip(deciding, 9) == ""
    assert "must beat 5" in sun_tip(deciding, 4)
    assert deciding.tray.reason() == "must beat 5"
    has_bid = own_panel(position("draw", "invoke", "bid 7", bag=["nile", "gold", *["ra"] * 9], suns=suns))
    assert "This sun has been bid" in sun_tip(has_bid, 7)
    won = own_panel(position("draw", "invoke", "bid 7", "pass", bag=bag, suns=suns))
    assert "Face down: can’t be used until the next epoch." in sun_tip(won, 1)


def test_the_words_below_the_suns_stand_below_those_they_are_about(own_panel: Make) -> None:
    bag = ["nile", "gold", *["ra"] * 9]
    deciding = own_panel(bidding()).tray
    assert deciding.captions() == [
        ("must beat 5", [deciding.places.sun_spot(4)]),
        ("click twice, or drag", [deciding.places.sun_spot(7), deciding.places.sun_spot(9)]),
    ]
    deciding.offers.bid(7)
    assert deciding.captions()[1][0] == "click again, or drag"
    deciding = own_panel(bidding(), prices=((4, 2), (7, 3), (9, 6))).tray
    assert deciding.captions() == [
        ("worth 3", [deciding.places.sun_spot(7)]),
        ("worth 6", [deciding.places.sun_spot(9)]),
        ("must beat 5", [deciding.places.sun_spot(4)]),
    ]
    assert "It is worth about 2 fame" in deciding.explanation(4)
    won = own_panel(position("draw", "invoke", "bid 7", "pass", bag=bag, suns=[[4, 7, 9], [5, 8]])).tray
    assert won.captions() == [("face down", [won.places.sun_spot(1)])]


def test_suns_that_are_used_lie_behind_those_that_can_be_bid(qapp: object) -> None:
    state = position("draw", "invoke", "bid 7", bag=["nile", "gold", *["ra"] * 9], suns=[[4, 7, 9], [5, 8]])
    after = [(sun.value, sun.face_down) for sun in suns_after_winning(state.view(0), 0, 1)]
    assert after == [(4, False), (9, False), (1, True)]
    state.apply(parse_action("pass"))
    assert [(sun.value, sun.face_down) for sun in suns_of(state.view(0), 0)] == after


def test_what_one_seat_may_choose_means_nothing_before_another(choices: Choices) -> None:
    state = earthquake()
    choices.offer(state.view(0))
    choices.select(Discard("temple"))
    own, others = SeatOffers(choices), SeatOffers(choices)
    own.seat, others.seat = 0, 1
    assert [one.is_asked for one in (own, others)] == [True, False]
    assert [one.is_about_tiles for one in (own, others)] == [True, False]
    assert [one.has_tile("temple") for one in (own, others)] == [True, False]
    assert [one.is_tile_selected("temple") for one in (own, others)] == [True, False]
    assert [one.choice_of("sphinx") for one in (own, others)] == [Discard("sphinx"), None]
    assert not SeatOffers(choices).is_asked
    choices.offer(bidding().view(0))
    choices.select(Bid(9))
    assert [one.is_bidding for one in (own, others)] == [True, False]
    assert [one.has_sun(9) for one in (own, others)] == [True, False]
    assert [one.is_sun_selected(9) for one in (own, others)] == [True, False]
    assert not own.has_sun(4)
