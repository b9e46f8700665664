"""The name of a new epoch comes, and goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.table.overlays.overlay import EpochTitle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def board(put_up) -> QWidget:
    return put_up(QWidget(), 800, 160)


@pytest.fixture
def title(board: QWidget) -> EpochTitle:
    made = EpochTitle(board)
    made.resize(800, 160)
    return made


def test_it_shows_the_name_and_goes(title: EpochTitle, qtbot: QtBot) -> None:
    title.announce(2, 0.02, still=False)
    assert title.isVisible()
    assert title.words() == "Middle Kingdom"
    qtbot.waitUntil(title.isHidden)


def test_once_out_of_sight_it_does_not_come_back(board: QWidget, title: EpochTitle) -> None:
    title.announce(2, 1.0, still=False)
    board.hide()
    board.show()
    assert title.isHidden()


def test_on_instant_there_is_none(title: EpochTitle) -> None:
    title.announce(3, 0.0, still=False)
    assert title.isHidden()


def test_clicks_go_through_it(title: EpochTitle) -> None:
    assert title.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@pytest.mark.parametrize("width", [300, 800, 2400])
def test_the_name_fits(title: EpochTitle, width: int) -> None:
    title.resize(width, 160)
    title.announce(2, 1.0, still=True)
    image = QImage(title.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    title.render(image, QPoint(), QRegion(), QWidget.RenderFlag.IgnoreMask)
    name = range(20, 110, 2)
    lit = [x for x in range(image.width()) if any(image.pixelColor(x, y).lightness() > 190 for y in name)]
    assert lit
    assert width * 0.1 <= lit[0] < lit[-1] <= width * 0.9
