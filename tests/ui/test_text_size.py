"""Larger text and small screens: the layout gives way, then it is scrolled, and one's own suns are always in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from ra_desktop.ai import LEVELS
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog
from ra_desktop.ui.dialogs.parts import take_room
from ra_desktop.ui.look.fonts import set_text_scale, text_scale
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, broken, enlarged, enlarged_in_a_line, size_for_all, words_width
from ra_desktop.ui.look.theme import PAPYRUS, ThemeManager, style_sheet
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.tiles import epoch_label, ra_left_label
from tests.sampling import NIGHTLY

from . import gallery
from .languages.screens import SCREENS as SCREENS_BY_NAME
from .languages.screens import Stage, settle
from .lettering_check import Scribe
from .windows import destroy, window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.shell.main_window import MainWindow

PERCENT = ("100", "125", "150", "200")
SCREENS = ((1024, 700), (1366, 768))
SCALES = (1.0, 1.25, 1.5, 2.0)
FRAME = 40
"""The title bar of a window."""


@pytest.fixture
def window(qapp: QApplication, settings: Settings) -> Iterator[MainWindow]:
    made = window_of(None, qapp, settings)
    made.show()
    made.setUpdatesEnabled(False)  # only places are asked for
    yield made
    themes = made.themes
    destroy(made)
    themes.set_text_size(100)


def own_suns(window: MainWindow) -> bool:
    """Whether one's own suns are wholly in sight."""
    own = window.table.view.own
    area = window.table_area.viewport()
    return QRect(QPoint(0, 0), area.size()).contains(
        own.places.at.tray.toRect().translated(own.mapTo(area, QPoint(0, 0)))
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_the_window_is_never_larger_than_the_screen_and_shows_ones_own_suns(
    window: MainWindow, settings: Settings, screen: tuple[int, int]
) -> None:
    window.setMinimumSize(0, 0)  # it is that of the screen, see test_window_place
    gallery.hang(window, "auction-of-five")
    for number, percent in enumerate(PERCENT):
        settings.text_size = percent
        for scale in SCALES if NIGHTLY else SCALES[(number + SCREENS.index(screen)) % 2 :: 2]:
            room = QSize(round(screen[0] / scale), round(screen[1] / scale) - FRAME)
            window.resize(room)
            QApplication.processEvents()
            assert window.size() == room, (percent, scale)
            assert window.minimumSizeHint().boundedTo(room) == window.minimumSizeHint(), (percent, scale)
            assert own_suns(window), (percent, scale)


def test_large_text_takes_its_height_from_the_sky(window: MainWindow, settings: Settings) -> None:
    """At 1440 by 900 the sky was 44 % of the board, and half of one's own panel lay below the window."""
    settings.text_size = "200"
    gallery.hang(window, "late")
    for width, height, most, seen in ((1440, 860, 0.3, 1.0), (1024, 680, 0.3, 0.7)):
        window.resize(width, height)
        QApplication.processEvents()
        window.table_area.show_start()
        view, places = window.table.view, window.table.view.board.board.board_layout
        assert 0.2 < places.sky.height() / places.card.height() < most
        assert view.own.visibleRegion().boundingRect().height() >= seen * view.own.height()


def test_what_does_not_fit_can_be_scrolled_to(window: MainWindow, settings: Settings) -> None:
    settings.text_size = "200"
    window.resize(1024, 700)
    gallery.hang(window, "auction-of-five")
    QApplication.processEvents()
    area, view = window.table_area, window.table.view
    assert view.height() == 1.25 * 560  # higher, it would only show more sky
    assert area.verticalScrollBar().value() == area.verticalScrollBar().maximum() > 0
    area.verticalScrollBar().setValue(0)
    assert view.others[0].mapTo(area.viewport(), QPoint(0, 0)).y() >= 0


def test_the_table_gives_way_before_it_is_scrolled(window: MainWindow, settings: Settings) -> None:
    settings.text_size = "125"
    window.resize(1366, 728)
    gallery.hang(window, "auction-of-five")
    QApplication.processEvents()
    assert window.table_area.verticalScrollBar().maximum() == 0
    window.setMinimumSize(0, 0)
    window.resize(1366, 620)
    QApplication.processEvents()
    assert window.table_area.verticalScrollBar().maximum() > 0
    assert window.table.view.height() == 700


def test_where_the_table_is_scrolled_sideways_it_is_no_higher_for_larger_text(window: MainWindow, settings) -> None:
    settings.text_size = "150"
    window.resize(1024, 700)
    SCREENS_BY_NAME["review 0"](Stage(window))
    QApplication.processEvents()
    assert window.table_area.horizontalScrollBar().maximum() > window.table_area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("percent", "height"), [("100", 660), ("150", 660), ("200", 728)])
def test_a_card_beside_the_table_leaves_room_for_the_log(
    window: MainWindow, settings: Settings, percent: str, height: int
) -> None:
    """And the window does not grow for it."""
    settings.text_size = percent
    window.setMinimumSize(0, 0)
    window.resize(1366, height)
    screen = SCREENS_BY_NAME["hint"](Stage(window))
    settle()  # where the bag goes from below the log, its room is known some turns later
    dock, card = window.side.content, window.table.view.hint_card
    assert screen.height() == height
    assert dock.rect().contains(QRect(dock.tabs.mapTo(dock, QPoint(0, 0)), dock.tabs.size()))
    assert dock.rect().contains(QRect(dock.log_view.mapTo(dock, QPoint(0, 0)), dock.log_view.size()))
    assert dock.tabs.mapTo(dock, QPoint(0, 0)).y() > card.mapTo(dock, QPoint(0, 0)).y() + card.height()
    assert dock.log_view.height() >= dock.log_view.minimumSizeHint().height()


def test_pages_over_a_scrolled_table_lie_where_they_are_seen(window: MainWindow, settings: Settings) -> None:
    settings.text_size = "200"
    window.resize(1024, 700)
    gallery.hang(window, "auction-of-five")
    QApplication.processEvents()
    area, view = window.table_area, window.table.view
    for value in (area.verticalScrollBar().maximum(), 40):
        area.verticalScrollBar().setValue(value)
        seen = QRect(-view.pos(), area.viewport().size())
        assert seen.top() == value
        assert seen.contains(view.ranking.geometry())
        assert seen.contains(view.score_sheet.geometry())
        assert view.ranking.height() > 500
    settings.text_size = "100"
    QApplication.processEvents()
    assert view.ranking.geometry() == view._arrangement().all
    assert view.score_sheet.geometry() == view._arrangement().board


def test_without_need_nothing_is_scrolled_and_the_side_panel_stays(window: MainWindow, settings: Settings) -> None:
    window.resize(1024, 700)
    gallery.hang(window, "auction-of-five")
    QApplication.processEvents()
    bars = window.table_area.verticalScrollBar(), window.table_area.horizontalScrollBar()
    assert [bar.maximum() for bar in bars] == [0, 0]
    assert window.side.dock.isVisible()


def test_a_window_that_is_too_narrow_does_without_the_side_panel_and_says_why(
    window: MainWindow, settings: Settings
) -> None:
    gallery.hang(window, "turn")
    window.setMinimumSize(0, 0)
    window.resize(900, 660)
    QApplication.processEvents()
    action = window.commands["side_dock"]
    assert not window.side.dock.isVisible()
    assert not action.isEnabled()
    assert "too narrow" in action.toolTip()
    window.resize(1024, 660)
    QApplication.processEvents()
    assert window.side.dock.isVisible()
    assert action.isEnabled()


def test_text_of_widgets_grows_at_once_in_proportion(window: MainWindow, settings: Settings) -> None:
    label = QLabel("Nile", window)
    label.show()
    before, menu = label.font().pixelSize(), window.menuBar().fontMetrics().height()
    settings.text_size = "150"
    assert text_scale() == 1.5
    assert label.font().pixelSize() == round(before * 1.5)
    assert window.menuBar().fontMetrics().height() == pytest.approx(menu * 1.5, abs=1.5)
    settings.text_size = "100"
    assert label.font().pixelSize() == before


@pytest.mark.parametrize(("percent", "width"), [("100", 1180), ("200", 1396)])
def test_a_large_dialog_takes_more_of_the_window_for_larger_text(
    window: MainWindow, settings: Settings, qtbot: QtBot, percent: str, width: int
) -> None:
    settings.text_size = percent
    behind, dialog = QWidget(), QDialog()
    for made in (behind, dialog):
        qtbot.addWidget(made)
    behind.resize(1440, 860)
    dialog.setParent(behind, dialog.windowFlags())
    take_room(dialog)
    assert (dialog.width(), dialog.height() > 760) == (width, True)


def test_the_bar_of_moves_grows_with_the_text(window: MainWindow, settings: Settings) -> None:
    window.resize(1440, 860)
    gallery.hang(window, "turn")
    bar = window.table.view.board.actions_bar
    before = bar.height()
    settings.text_size = "150"
    assert bar.height() == pytest.approx(before * 1.55, abs=3)
    assert bar.geometry().bottom() == window.table.view.board.rect().bottom()


def test_names_of_rows_have_one_size(qapp: QApplication) -> None:
    labels = ["Gods", "Monument variety", "Never below 0"]
    size = size_for_all(labels, 90, 30, 17.5)
    assert SMALLEST_TYPE <= size < 17.5
    assert all(broken(words, 90, 30, size)[0].pixelSize() == size for words in labels)
    assert size_for_all(labels, 300, 30, 17.5) == 18


def test_every_size_in_the_style_sheet_grows(qapp: QApplication) -> None:
    usual = style_sheet(PAPYRUS)
    set_text_scale(2.0)
    large = style_sheet(PAPYRUS)
    assert "font-size: 16px" in usual
    assert "font-size: 16px" not in large
    assert large.count("font-size: 32px") == usual.count("font-size: 16px")
    assert large.count("font-size") == usual.count("font-size")


@pytest.mark.parametrize(
    ("scale", "height", "size"), [(1.0, 100, 20), (2.0, 100, 40), (2.0, 30, 27), (2.0, 18, 20), (1.25, 100, 25)]
)
def test_painted_text_grows_as_far_as_its_place_is_high(scale: float, height: float, size: float) -> None:
    set_text_scale(scale)
    assert enlarged(20, height) == pytest.approx(size)


def test_larger_text_breaks_no_line_that_needs_no_break(qapp: QApplication) -> None:
    set_text_scale(2.0)
    width = words_width("Instant", 20) + 2
    assert enlarged_in_a_line("Instant", 20, width, 100) == 20
    assert enlarged_in_a_line("Instant", 20, width * 1.5, 100) == pytest.approx(30, abs=1)
    assert enlarged_in_a_line("Instant", 20, width * 3, 100) == 40
    assert enlarged_in_a_line("Henutmehyt of Memphis", 20, width, 100) == 40


def test_a_dialog_that_is_larger_than_the_screen_is_scrolled(put_up, qapp: QApplication) -> None:
    """The screen of the tests is 800 by 800."""
    themes = ThemeManager(qapp)
    themes.apply(qapp)
    themes.set_text_size(200)
    dialog = put_up(NewGameDialog(LEVELS))
    screen = dialog.screen().availableGeometry()
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height()
    assert dialog.rect().contains(QRect(dialog.start.mapTo(dialog, QPoint(0, 0)), dialog.start.size()))
    themes.set_text_size(100)


def test_a_menu_that_is_higher_than_the_screen_scrolls_and_has_no_second_column(
    window: MainWindow, settings: Settings
) -> None:
    settings.text_size = "200"
    window.show()
    menu = window.menus["move"]
    entries = [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    height = menu.sizeHint().height()
    menu.popup(QPoint(0, 0))
    assert height > menu.height()
    assert len({menu.actionGeometry(action).x() for action in entries}) == 1
    menu.close()


@pytest.mark.parametrize("size", [(1440, 860), (1024, 660)])
def test_the_sun_and_the_ra_tiles_pass_below_the_epoch_and_what_is_left_of_it(
    window: MainWindow, settings: Settings, size: tuple[int, int]
) -> None:
    settings.text_size = "150"
    window.resize(*size)
    gallery.hang(window, "turn")
    board = window.table.view.board.board
    layout, labels = board.board_layout, (board.parts.epoch, board.parts.ra_left)
    across = board.parts.sail.rect.width()
    for language in ("de", "es", "it", "ru"):
        languages.use(language)
        for label, text in zip(labels, (epoch_label(2), ra_left_label(6)), strict=True):
            label.text = text
        languages.use(languages.SOURCE)
        fonts = [QFontMetricsF(label.fitted()[0]) for label in labels]
        words = [
            QRectF(0, 0, font.horizontalAdvance(label.text), font.capHeight())
            for font, label in zip(fonts, labels, strict=True)
        ]
        words[0].moveLeft(layout.epoch_label.left())
        words[1].moveRight(layout.ra_label.right())
        for at in layout.ra_spaces:
            tile = QRectF(at.x() - layout.ra_radius, at.y() - 1.4 * layout.ra_radius, 2 * layout.ra_radius, 1)
            sun = QRectF(at.x() - 0.13 * across, at.y() - 0.49 * across, 0.26 * across, 0.26 * across)
            for word in words:
                word.moveTop(layout.ra_label.center().y() - word.height() / 2)
                assert not word.intersects(tile), language
                assert not word.intersects(sun), language


def test_the_titles_of_ones_own_tiles_grow_alike(window: MainWindow, settings: Settings, monkeypatch) -> None:
    settings.text_size = "150"
    window.resize(1366, 746)
    gallery.hang(window, "turn")
    own = window.table.view.own
    words = Scribe(monkeypatch).read(own)
    titles = ("Pharaohs", "Nile", "Civilization", "Gold, gods", "Monuments")
    sizes = [word.font.pixelSize() for word in words if word.text in titles and word.font.family() == "Forum"]
    assert (len(sizes), len(set(sizes))) == (5, 1)


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.nightly), "ru"])
def test_the_words_beside_the_moves_are_no_smaller_where_text_is_larger(
    window: MainWindow, settings: Settings, language: str
) -> None:
    sizes: dict[tuple[int, int], list[list[int]]] = {
        size: [] for size in ((1024, 660), (1366, 728), (1440, 860), (1920, 1040))
    }
    languages.use(language)
    gallery.hang(window, "auction")
    bar = window.table.view.board.actions_bar
    for percent in ("100", "200"):
        settings.text_size = percent
        for size, seen in sizes.items():
            window.resize(*size)
            QApplication.processEvents()
            bar.refresh()
            lines = zip(*(tool.lettering() for tool in bar.tools.values()), strict=True)
            seen.append([min(line.font.pixelSize() for line in column) for column in lines])
    languages.use(languages.SOURCE)
    for (width, _), ((text, key), (larger_text, larger_key)) in sizes.items():
        assert text <= larger_text, width
        assert min(key, 16) <= larger_key, width
        assert larger_text >= 1.4 * text or width == 1920
