"""The place of the table: what is brought into sight where the table is higher than the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.app.settings import Settings
from ra_desktop.ui.look.fonts import set_text_scale
from ra_desktop.ui.shell.table_area import TableArea
from tests.sampling import sampled
from tests.ui import gallery
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.look.theme import Mode


class Table(QWidget):
    """A table of 400 by 1000 pixels."""

    sight_wanted = Signal(QRect)

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(400, 1000)
        self.seen = QRect()

    def set_in_sight(self, seen: QRect) -> None:
        self.seen = seen

    def show_choice(self) -> None:
        """There is nothing to choose from."""


@pytest.fixture
def area(keep) -> TableArea:
    made = keep(TableArea())
    made.lay(Table())  # type: ignore[arg-type]
    made.resize(430, 600)
    made.show()
    return made


def seen(area: TableArea) -> range:
    """The rows of the table that are seen."""
    rect = area.widget().seen
    return range(rect.top(), rect.bottom() + 1)


def rows(first: int, last: int) -> QRect:
    return QRect(20, first, 300, last - first + 1)


def test_the_top_of_the_table_is_seen_first(area: TableArea) -> None:
    assert seen(area) == range(600)


def test_nothing_is_scrolled_for_what_is_seen_already(area: TableArea) -> None:
    area.verticalScrollBar().setValue(400)
    area.reveal([rows(500, 700), rows(420, 900)])
    assert seen(area) == range(400, 1000)


@pytest.mark.parametrize(
    ("places", "first"),
    [
        ([rows(300, 400)], 294),
        ([rows(300, 400), rows(700, 880)], 294),
        ([rows(250, 400), rows(700, 849)], 250),  # all of the room, to the last row
        ([rows(250, 400), rows(700, 900)], 250),  # as much of the second as there is room for
        ([rows(700, 900), rows(250, 400)], 301),
        ([rows(700, 900), rows(0, 100), rows(250, 400)], 301),
        ([rows(100, 850)], 100),  # too large: its beginning
        ([QRect(), rows(300, 400)], 294),
    ],
)
def test_the_first_place_is_seen_whole_and_as_much_of_the_others_as_there_is_room_for(
    area: TableArea, places: list[QRect], first: int
) -> None:
    area.verticalScrollBar().setValue(400)
    area.reveal(places)
    assert seen(area) == range(first, first + 600)


def test_nowhere_is_no_place_to_scroll_to(area: TableArea) -> None:
    area.reveal([QRect()])
    assert seen(area) == range(600)


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_scroll_bars_do_not_come_and_go_for_ever(
    area: TableArea, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    """The table was made smaller by a bar, so that it needed none, and the window answered no more."""
    laid = []
    follow = TableArea.follow_text_size

    def follow_and_count(self: TableArea) -> None:
        laid.append(self.viewport().size())
        if len(laid) < 20:
            follow(self)

    monkeypatch.setattr(TableArea, "follow_text_size", follow_and_count)
    set_text_scale(scale)
    for width in range(396, 420):
        for height in (1010, 1100, 1200, 1400, 1600):
            laid.clear()
            area.resize(width, height)
            QApplication.processEvents()
            assert len(laid) < 20, f"{width} by {height}: {laid[-3:]}"


@pytest.mark.parametrize(("position", "own", "theme"), sampled([
    ("turn", False, "papyrus"), ("turn", False, "onyx"), ("auction", True, "onyx"), ("auction", True, "papyrus"),
    ("disaster", True, "papyrus"), ("disaster", True, "onyx"),
], 2))  # fmt: skip
def test_a_game_opens_at_the_top_with_all_that_a_choice_needs(
    qtbot: QtBot, qapp: QApplication, ra_home: Path, position: str, own: bool, theme: Mode
) -> None:
    """A puzzle after a lesson began where the lesson had scrolled to."""
    settings = Settings()
    window = window_of(qtbot, qapp, settings)
    window.themes.set_mode(theme)
    window.themes.apply(qapp)
    window.show()
    window.resize(1366, 640)
    try:
        settings.text_size = "200"
        bar, view = window.table_area.verticalScrollBar(), window.table.view
        gallery.hang(window, "turn")
        QApplication.processEvents()
        assert bar.value() < bar.maximum()
        bar.setValue(bar.maximum())
        gallery.hang(window, position)
        QApplication.processEvents()
        needed = QRect(view.board.actions_bar.mapTo(view, QPoint()), view.board.actions_bar.size())
        if own:
            needed = needed.united(view.own.geometry())
        assert (bar.value() > 0) == own  # what a turn needs is seen from the top
        assert bar.value() == max(0, needed.bottom() + 7 - window.table_area.viewport().height())
    finally:
        settings.text_size = "100"
