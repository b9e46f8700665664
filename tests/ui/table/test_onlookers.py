"""A game between bots turns its score sheets by itself; a person closes them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ra_desktop.app.settings import Settings
from ra_desktop.ui.table import stage
from ra_desktop.ui.table.stage import Onlookers


class Sheet(QWidget):
    """As much of a score sheet as is asked for."""

    closed = Signal()


@pytest.fixture
def sheet(keep, monkeypatch) -> Sheet:
    monkeypatch.setattr(stage, "_READING", 100)
    made = keep(Sheet())
    made.closed.connect(made.hide)
    return made


def watched(sheet: Sheet, *persons: int, speed: str = "fast") -> Onlookers:
    settings = Settings()
    settings.speed = speed
    return Onlookers(SimpleNamespace(persons=lambda: list(persons)), settings, sheet)


def test_without_persons_the_sheet_closes_when_it_has_been_read(sheet: Sheet, qtbot) -> None:
    made = watched(sheet)
    sheet.show()
    assert sheet.isVisible()
    qtbot.waitUntil(lambda: not sheet.isVisible())
    assert not made._reading.isActive()


def test_a_person_closes_the_sheet(sheet: Sheet, qtbot) -> None:
    made = watched(sheet, 1)
    sheet.show()
    with qtbot.waitSignal(made._reading.timeout):
        pass
    assert sheet.isVisible()


@pytest.mark.parametrize(("speed", "wait"), [("relaxed", 150), ("normal", 100), ("instant", 10)])
def test_the_time_to_read_follows_the_speed(sheet: Sheet, speed: str, wait: int) -> None:
    made = watched(sheet, speed=speed)
    sheet.show()
    assert made._reading.interval() == wait
