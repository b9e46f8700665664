"""The page of the score aid: opened and closed, read whole at any size, and never out of date."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.sampling import sampled
from tests.ui import gallery
from tests.ui.lettering_check import cut
from tests.ui.windows import destroy, window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.shell.main_window import MainWindow
    from ra_desktop.ui.table.overlays.score_aid import ScoreAidPage


@pytest.fixture
def window(qapp: QApplication, settings: Settings) -> Iterator[MainWindow]:
    made = window_of(None, qapp, settings)
    made.show()
    made.setMinimumSize(0, 0)
    made.resize(1024, 700)
    yield made
    themes = made.themes
    destroy(made)
    themes.set_text_size(100)


def opened(window: MainWindow, position: str) -> ScoreAidPage:
    gallery.hang(window, position)
    window.commands["score_aid"].trigger()
    QApplication.processEvents()
    return window.table.view.score_aid


@pytest.mark.parametrize(
    ("percent", "position"),
    sampled(
        itertools.product(("100", "200"), ("pharaohs", "monuments", "two", "priests-all", "priests-all-opposite")), 2
    ),
)
def test_nothing_is_cut_and_every_line_can_be_scrolled_to(
    window: MainWindow, settings: Settings, position: str, percent: str
) -> None:
    settings.text_size = percent
    page = opened(window, position)
    area = page.area
    labels = page.labels()
    assert len(labels) > 20
    assert [label.text() for label in labels if cut(label)] == []
    content = QSize(area.widget().width(), area.widget().height())
    for label in labels:
        assert QRect(QPoint(0, 0), content).contains(QRect(label.mapTo(area.widget(), QPoint(0, 0)), label.size()))
    assert content.width() <= area.viewport().width()
    assert page.card().contains(area.geometry())
    assert page._buttons[0].geometry().bottom() < page.height()
    page.keyPressEvent(key(Qt.Key.Key_End))
    last = labels[-1]
    assert last.mapTo(area.viewport(), QPoint(0, last.height())).y() <= area.viewport().height()


def test_arrows_and_page_keys_scroll(window: MainWindow, settings: Settings) -> None:
    settings.text_size = "200"
    page = opened(window, "monuments")
    bar, codes = page.area.verticalScrollBar(), Qt.Key
    for code, way in ((codes.Key_Down, 1), (codes.Key_PageDown, 1), (codes.Key_Up, -1), (codes.Key_PageUp, -1)):
        before = bar.value()
        page.keyPressEvent(key(code))
        assert (bar.value() - before) * way > 0


def key(code: Qt.Key):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    return QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize(("position", "size"), [("turn", (1440, 1400)), ("long-names", (2560, 1080))])
def test_a_large_window_shows_it_without_scrolling_in_columns_close_together(
    window: MainWindow, position: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = opened(window, position)
    assert page.area.verticalScrollBar().maximum() == 0
    assert page.card().width() <= 1300


@pytest.mark.parametrize("code", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_close_it_and_the_table_has_the_keyboard_again(window: MainWindow, qtbot: QtBot, code: Qt.Key) -> None:
    page = opened(window, "turn")
    qtbot.keyClick(page, code)
    assert page.isHidden()
    assert window.table.view.hasFocus()


def test_a_click_beside_the_card_closes_it_and_one_on_it_does_not(window: MainWindow, qtbot: QtBot) -> None:
    page = opened(window, "turn")
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.card().topLeft() + QPoint(6, 6))
    assert page.isVisible()
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.isHidden()


def test_it_shows_the_position_that_is_on_the_table(window: MainWindow) -> None:
    page = opened(window, "turn")
    view = window.table.view
    state = window.session.game.state
    state.held[0][state.rules.tiles.codes["gold"]] += 1
    view.show_view(state.view(0))
    assert "Now: Gold\u00a0×2, 3 each" in [label.text() for label in page.labels()]


def test_another_page_takes_its_place(window: MainWindow) -> None:
    page = opened(window, "turn")
    window.commands["seat_page"].trigger()
    assert page.isHidden()
    assert window.table.view.seat_page.isVisible()
    window.commands["score_aid"].trigger()
    assert page.isVisible()
    assert window.table.view.seat_page.isHidden()


def test_it_reads_every_category_aloud(window: MainWindow) -> None:
    page = opened(window, "turn")
    assert page.accessibleName() == "Scoring overview"
    text = page.accessibleDescription()
    assert "Pharaohs Most pharaohs: +5. Fewest: −2." in text
    assert "Now: 2 (most 3, fewest 0) 0 now" in text
