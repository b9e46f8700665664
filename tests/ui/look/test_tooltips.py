"""Words of others are shown in tooltips as they are, whatever they look like."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QStringListModel, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QListView, QToolTip

from ra_desktop.ui.dialogs.saved_games.game_table import GameDelegate
from ra_desktop.ui.look.tooltips import PlainToolTips, escaped, plain, tip
from ra_desktop.ui.table.side.log_view import LogDelegate

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

AWKWARD = ("<img src=/dev/zero>", "<b>Ann</b>", "a & b", "&amp;", "<a href='x'>y</a>", "two\nlines", "{name} %n")


def seen(rich: str) -> str:
    """What a person reads of a tooltip."""
    document = QTextDocument()
    document.setHtml(rich)
    return document.toPlainText()


@pytest.mark.parametrize("text", AWKWARD)
def test_words_are_shown_as_they_are(qapp: QApplication, text: str) -> None:
    for made in (plain(text), tip("Title", text), tip(text), f"<p>{escaped(text)}</p>"):
        assert made.startswith("<")
        assert text in seen(made)
        assert "<img" not in made
        assert "<a " not in made


def test_nothing_to_say_is_no_tooltip(qapp: QApplication) -> None:
    assert plain("") == ""
    assert tip("Title", "", "line", "") == "<p><b>Title</b><br>line</p>"


def test_a_views_tooltips_are_plain(qtbot: QtBot, keep, monkeypatch: pytest.MonkeyPatch) -> None:
    class Model(QStringListModel):
        def data(self, index: QModelIndex, role: int = 0) -> object:
            return "<b>Ann</b>" if Qt.ItemDataRole(role) == Qt.ItemDataRole.ToolTipRole else super().data(index, role)

    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda _pos, text, *_: shown.append(text))
    view = keep(QListView())
    model = Model(["Ann"], view)
    view.setModel(model)
    delegate = PlainToolTips(view)
    view.setItemDelegate(delegate)
    with qtbot.waitExposed(view):
        view.show()
    view.doItemsLayout()
    middle = view.visualRect(model.index(0, 0)).center()
    for place in (middle, QPoint(5, view.viewport().height() - 2)):
        asked = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), asked)
    assert shown == ["<qt>&lt;b&gt;Ann&lt;/b&gt;</qt>", ""]


@pytest.mark.parametrize("delegate", [GameDelegate, LogDelegate])
def test_lists_of_what_others_wrote_have_plain_tooltips(delegate: type) -> None:
    assert issubclass(delegate, PlainToolTips)
    assert "helpEvent" not in vars(delegate)
