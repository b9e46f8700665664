"""A quiet line tells that an unfinished game is kept, and leads back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ra_desktop.app.autosave import ParkedGame
from ra_desktop.ui.shell import archive as aside_bar
from ra_desktop.ui.shell.archive import ParkedBar
from ra_desktop.ui.shell.notices import Notices

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def bar(keep, monkeypatch) -> ParkedBar:
    monkeypatch.setattr(aside_bar, "SHOWN_FOR", 50)
    window = keep(QMainWindow())
    window.setCentralWidget(QWidget(window))
    window.resize(1200, 800)
    window.show()
    side = QWidget(window)
    side.hide()
    return ParkedBar(Notices(window, side, lambda height: None, lambda height: None))


def test_it_says_where_the_game_is_and_goes_back_to_it(bar: ParkedBar, qtbot: QtBot, tmp_path: Path) -> None:
    kept = ParkedGame(tmp_path / "a.ra-game")
    bar.tell(kept)
    assert bar.isVisible()
    assert "Saved games" in bar.words.text()
    with qtbot.waitSignal(bar.back_wanted) as heard:
        qtbot.mouseClick(bar.go_back, Qt.MouseButton.LeftButton)
    assert heard.args == [kept]
    assert not bar.isVisible()


def test_it_shows_the_list(bar: ParkedBar, qtbot: QtBot, tmp_path: Path) -> None:
    bar.tell(ParkedGame(tmp_path / "a.ra-game"))
    with qtbot.waitSignal(bar.list_wanted):
        qtbot.mouseClick(bar.show_list, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_there_is_no_way_back_to_what_cannot_be_read_or_was_never_here(bar: ParkedBar, tmp_path: Path) -> None:
    bar.tell(ParkedGame(tmp_path / "a.ra-game", is_whole=False))
    words = {bar.words.text()}
    assert not bar.go_back.isVisible()
    bar.tell_collected(2)
    words.add(bar.words.text())
    assert not bar.go_back.isVisible()
    bar.tell(ParkedGame(tmp_path / "a.ra-game"))
    words.add(bar.words.text())
    assert bar.go_back.isVisible()
    assert len(words) == 3


def test_it_goes_by_itself_but_not_under_the_pointer(bar: ParkedBar, qtbot: QtBot, tmp_path: Path) -> None:
    bar.tell(ParkedGame(tmp_path / "a.ra-game"))
    QApplication.sendEvent(bar, QEnterEvent(QPointF(), QPointF(), QPointF()))
    qtbot.wait(120)
    assert bar.isVisible()
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not bar.isVisible())


def test_it_takes_no_key_from_the_table_and_keeps_to_the_middle(bar: ParkedBar, qtbot: QtBot, tmp_path: Path) -> None:
    window = bar.window()
    bar.tell(ParkedGame(tmp_path / "a.ra-game"))
    assert all(button.focusPolicy() == Qt.FocusPolicy.TabFocus for button in bar.buttons)
    bar._end.stop()
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: abs(bar.geometry().center().x() - 500) <= 1)
    assert bar.width() <= 900
