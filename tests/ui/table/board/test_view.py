"""What a person does on the board: a click, a drag, a look at a tooltip; and what fits on the smallest one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from ra_desktop.engine import Draw, Invoke, SpendGod
from ra_desktop.ui.interaction.choices import Bag, TrackSpace
from ra_desktop.ui.look.tooltips import plain
from ra_desktop.ui.table.board.bar_button import bar_height
from ra_desktop.ui.table.board.layout import SMALLEST

from .tables import position

LOT = "nile god pharaoh gold ra art art art"
AUCTION = "draw; draw; draw; draw; draw"
FAR = QPoint(60, -80)


def with_god():
    return position("god nile art nile art", "draw; invoke; bid 4; pass; pass; draw; draw; draw")


# --- clicks -------------------------------------------------------------------------------------------


def test_a_click_on_the_bag_draws(table) -> None:
    table.show(position(LOT))
    table.click(table.scene.parts.bag)
    assert table.chosen == [Draw()]


def test_the_bag_does_nothing_when_no_draw_is_offered(table) -> None:
    table.show(position(LOT, AUCTION))
    table.click(table.scene.parts.bag)
    table.show(position(LOT), offer=False)
    table.choices.clear()
    table.click(table.scene.parts.bag)
    assert table.chosen == []


def test_only_what_the_pointer_is_on_is_lit(table) -> None:
    table.show(position(LOT, "draw"))
    things = [table.scene.parts.bag, table.scene.parts.tiles[0]]
    for lit in (*things, None):
        table.board.set_hovered(lit)
        assert [thing for thing in things if thing.hovered] == [thing for thing in things if thing is lit]


def test_a_double_click_draws_once(table) -> None:
    table.show(position(LOT))
    viewport, pos = table.board.viewport(), table.at(table.scene.parts.bag)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=pos)
    table.show(position(LOT, "draw"))
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=pos)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=pos)
    assert table.chosen == [Draw()]


def test_a_click_on_a_glowing_tile_names_what_the_god_takes(table) -> None:
    table.show(with_god())
    table.choices.enter_god_mode()
    tile = table.scene.parts.tiles[0]
    table.click(tile)
    assert table.chosen == [SpendGod(tile.tile)]


def test_tiles_do_nothing_without_god_mode(table) -> None:
    table.show(with_god())
    table.click(table.scene.parts.tiles[0])
    assert table.chosen == []


def test_the_figure_is_clicked_twice_to_invoke(table) -> None:
    table.show(position(LOT))
    table.click(table.scene.parts.figure)
    assert (table.choices.selected, table.chosen) == (Invoke(), [])
    table.click(table.scene.parts.figure)
    assert table.chosen == [Invoke()]


# --- drags --------------------------------------------------------------------------------------------


def test_a_tile_is_pulled_out_of_the_bag(table) -> None:
    table.show(position(LOT))
    table.pull(table.scene.parts.bag, FAR)
    [(held, where)] = table.drags
    assert held.offered == (Draw(),)
    assert where == table.board.viewport().mapToGlobal(QPointF(table.at(table.scene.parts.bag) + FAR))
    table.let_go(table.at(table.scene.parts.bag))
    assert table.chosen == []


def test_the_figure_is_dragged_and_leaves_its_shade(table) -> None:
    table.show(position(LOT))
    figure = table.scene.parts.figure
    table.pull(figure, FAR)
    [(held, _)] = table.drags
    assert held.offered == (Invoke(),)
    assert figure.box.contains(held.hot_spot)
    assert figure.opacity() < 1
    table.let_go(table.at(figure) + FAR)
    table.board.show_all()
    assert figure.opacity() == 1


@pytest.mark.parametrize("name", ["bag", "figure"])
def test_nothing_is_dragged_that_is_not_offered(table, name) -> None:
    table.show(position(LOT), offer=False)
    table.pull(getattr(table.scene.parts, name), FAR)
    assert table.drags == []


def test_a_drop_is_told_in_global_coordinates(table) -> None:
    table.show(position(LOT))
    pos = table.board.viewport().mapToGlobal(table.scene.board_layout.spaces[0].center())
    assert table.board.drop_action([Draw()], pos) is Draw()
    assert table.board.drop_action([Invoke()], pos) is Invoke()
    assert table.board.drop_action([Draw()], pos + QPointF(0, 400)) is None


def test_anchors_are_in_global_coordinates(table) -> None:
    table.show(position(LOT, "draw"))
    rect = table.board.anchor(TrackSpace(0))
    assert rect.topLeft() == table.board.viewport().mapToGlobal(table.scene.parts.tiles[0].pos())
    assert rect.size() == table.scene.parts.tiles[0].rect.size()
    assert table.board.anchor(Bag()).size() == table.scene.parts.bag.rect.size()


def test_a_flying_tile_looks_like_the_one_that_will_lie_there(table) -> None:
    table.show(position(LOT, "draw; draw"))
    flying = table.board.picture_at("god", TrackSpace(1))
    lying = table.board.pixmap_of(TrackSpace(1))
    assert flying.toImage() == lying.toImage()


# --- keys, words, size --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_are_left_to_the_table(table, key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.board, event)
    assert not event.isAccepted()


def test_the_board_reads_out_what_lies_on_it(table) -> None:
    table.show(position(LOT, "draw; draw"))
    assert table.board.accessibleName() == "Board"
    description = table.board.accessibleDescription()
    for words in ("Old Kingdom", "Nile, God", "Centre sun: 1"):
        assert words in description


def test_every_thing_explains_itself(table) -> None:
    table.show(position(LOT, AUCTION))
    parts = table.scene.parts
    things = [
        *parts.tiles[:4],
        parts.bed,
        parts.bag,
        parts.centre_sun,
        *parts.bids[:3],
        *parts.ra_spaces[:8],
    ]
    assert all(thing.toolTip() for thing in things)
    assert "Nile" in parts.tiles[0].toolTip()
    assert "3" in parts.bag.toolTip()
    table.show(position(LOT))
    assert "invoke" in parts.figure.toolTip()


def test_a_tooltip_opens_over_a_tile(table) -> None:
    table.show(position(LOT, "draw"))
    pos = table.at(table.scene.parts.tiles[0])
    event = QHelpEvent(QEvent.Type.ToolTip, pos, table.board.viewport().mapToGlobal(pos))
    QApplication.sendEvent(table.board.viewport(), event)
    assert "Nile" in QToolTip.text()
    QToolTip.hideText()


def test_outside_its_round_corners_the_board_is_transparent(table) -> None:
    table.window.setStyleSheet("background: #ff00ff")
    table.show(position(LOT))
    image = table.window.grab().toImage()
    corner = image.pixelColor(table.board.x() + 3, table.board.y() + 1)
    assert corner.red() > 200
    assert corner.green() < 40


def test_it_asks_for_the_size_at_which_all_fits(table) -> None:
    least = SMALLEST.toSize()
    assert table.board.minimumSizeHint() == least + QSize(0, bar_height(least.height()))
    assert not table.board.horizontalScrollBar().isVisible()
    assert not table.board.verticalScrollBar().isVisible()


def test_a_line_that_cannot_fit_is_cut_and_told_in_full_by_its_tooltip(make_table) -> None:
    table = make_table(530, 330)
    table.board.set_banner("word " * 60)
    _, text = table.scene.parts.banner.fitted()
    assert text.endswith("…")
    assert table.scene.parts.banner.toolTip() == plain(table.scene.parts.banner.text)
    assert table.scene.parts.banner.rect.width() <= table.scene.board_layout.banner.width() + 1
    table.board.set_banner("short")
    assert table.scene.parts.banner.toolTip() == ""


def test_a_new_size_moves_everything(table) -> None:
    table.show(position(LOT, "draw"))
    table.board.resize(1200, 800)
    bar = table.board.actions_bar.geometry()
    assert table.scene.board_layout.size.toSize() == QSize(1200, bar.top())
    assert bar.bottom() == table.board.viewport().rect().bottom() == 799
    assert bar.right() <= 1200
    assert table.scene.sceneRect().size() == table.scene.board_layout.size
