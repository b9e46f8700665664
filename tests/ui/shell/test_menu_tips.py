"""A command that cannot be used says why, in the menu; the others say nothing twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from ra_desktop.ui.shell.command import explain, explanation, show_explanations

if TYPE_CHECKING:
    import pytest


def test_only_what_has_an_explanation_has_a_tooltip(keep, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _pos, text, _menu: shown.append(text))
    menu = keep(QMenu())
    plain, forbidden = menu.addAction("Rules"), menu.addAction("Hint")
    explain(forbidden, "Hints are switched off")
    forbidden.setEnabled(False)
    show_explanations(menu)
    for action in (plain, forbidden):
        at = menu.actionGeometry(action).center()
        QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, at, menu.mapToGlobal(at)))
    assert shown == ["", "Hints are switched off"]


def test_an_explanation_can_be_taken_back(keep) -> None:
    menu = keep(QMenu())
    action = menu.addAction("Hint")
    explain(action, "Hints are switched off")
    assert action.toolTip() == explanation(action) == "Hints are switched off"
    explain(action, "")
    assert explanation(action) == ""
    assert action.toolTip() == "Hint"
