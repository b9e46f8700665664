"""Tabs fit into a narrow column, and keep their usual look where there is room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTabBar

from ra_desktop.ui.look.fonts import TabFit


@pytest.fixture
def bar(keep) -> QTabBar:
    made = keep(QTabBar())
    font = made.font()
    font.setPixelSize(17)  # as in the program
    made.setFont(font)
    for text in ("Spielverlauf", "Wertung", "Beutel"):
        made.addTab(text)
    return made


def test_tabs_with_room_have_their_usual_margins(bar: QTabBar) -> None:
    TabFit(bar, room=9, gap=5).fit(2000)
    assert "padding: 5px 9px" in bar.styleSheet()


@pytest.mark.parametrize("share", [0.95, 0.85])
def test_tabs_without_room_are_fitted_into_it(bar: QTabBar, share: float) -> None:
    fit = TabFit(bar, room=6, gap=3)
    fit.fit(2000)
    width = round(bar.sizeHint().width() * share)
    fit.fit(width)
    assert bar.sizeHint().width() <= width


def test_tabs_are_as_usual_again_when_there_is_room_again(bar: QTabBar) -> None:
    fit = TabFit(bar, room=9, gap=5)
    fit.fit(100)
    tight = bar.styleSheet()
    fit.fit(2000)
    assert "padding: 5px 9px" not in tight
    assert "padding: 5px 9px" in bar.styleSheet()
