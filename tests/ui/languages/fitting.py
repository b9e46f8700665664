"""Finds text that does not fit: measured from what Qt lays out, and from what the program's own painters write."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)

from ra_desktop.ui.dialogs.statistics.chart_page import ReviewBar
from ra_desktop.ui.look import lettering
from ra_desktop.ui.look.art import PictureWidget
from ra_desktop.ui.table.board import bar_button
from ra_desktop.ui.table.board.action_bar import ActionBar
from ra_desktop.ui.table.board.bar_button import BarButton
from ra_desktop.ui.words.players import name_of_today
from tests.ui.gallery import NAMES
from tests.ui.lettering_check import ELLIPSIS, SMALLEST_TYPE, Scribe, Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import pytest

SLACK: Final = 1
"""Pixels that rounding may take."""
_PLAIN: Final = (QPushButton, QCheckBox, QRadioButton, QToolButton)


class Critic:
    """Looks at widgets, and tells what cannot be read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, names: Iterable[str] = ()) -> None:
        """*names* are what people have chosen, which may be cut or broken."""
        self.painted: list[str] = []
        """What was painted on the screen looked at last."""
        self._scribe = Scribe(monkeypatch)
        self._names = frozenset(names)
        self._broken: list[str] = []
        whole = lettering.broken

        def broken(words: str, *args: object, **options: object) -> object:
            font, lines = whole(words, *args, **options)  # type: ignore[arg-type]
            if len(lines) == 2 and "".join(lines) == words and lines[0][-1] not in "-‐–—/" and words not in self._names:
                self._broken.append(" | ".join(lines))
            return font, lines

        monkeypatch.setattr(lettering, "broken", broken)
        monkeypatch.setattr(bar_button, "broken", broken)

    def faults(self, screen: QWidget) -> list[str]:
        """What is wrong on *screen*."""
        results = [fault for widget in _visible(screen) for fault in _of_widget(widget, self._names)]
        for picture in screen.findChildren(PictureWidget):
            picture._kept = None  # or only what has changed would be written
        words = self._scribe.read(screen)
        self.painted = [word.text for word in words]
        known = {text for text in texts_of(screen) if text.endswith(ELLIPSIS)}
        for word in words:
            if word.is_cut and word.text not in known and not self._is_name(word):
                results.append(f"painted: {word.text!r} is cut")
            if word.on_surface and word.font.pixelSize() < SMALLEST_TYPE:
                results.append(f"painted: {word.text!r} is set in {word.font.pixelSize()} pixels")
        results += [f"painted: {words!r} is broken" for words in dict.fromkeys(self._broken)]
        self._broken.clear()  # what is laid out when a screen is shown belongs to it
        for place in (screen, *screen.findChildren(ActionBar)):
            if isinstance(place, QDialog | ActionBar) and place.isVisible():
                results += _overlaps(place)
        return results

    def _is_name(self, word: Word) -> bool:
        start = word.text.rstrip("…")
        return any(name.startswith(start) for name in self._names)


def texts_of(screen: QWidget) -> Iterator[str]:
    """Every text on *screen* that Qt itself writes, with tooltips and what is read aloud."""
    for widget in _visible(screen):
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QComboBox():
                yield from (widget.itemText(row) for row in range(widget.count()))
            case QTabBar():
                yield from (widget.tabText(tab) for tab in range(widget.count()))
            case QLineEdit():
                yield widget.placeholderText()
            case QAbstractItemView() if not isinstance(widget, QHeaderView):
                yield from _cells(widget)
        yield widget.toolTip()
        yield widget.accessibleName()


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = 1 if isinstance(view, QListView) else model.columnCount(view.rootIndex())  # private in lists
    for column in range(columns):
        if isinstance(view, QTableView | QTreeView):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(view.rootIndex())):
            yield str(model.index(row, column, view.rootIndex()).data() or "")


def _visible(screen: QWidget) -> list[QWidget]:
    return [widget for widget in (screen, *screen.findChildren(QWidget)) if widget.isVisible()]


def _bare(text: str) -> str:
    return re.sub(r"&(?=\S)", "", text)


def _of_widget(widget: QWidget, names: frozenset[str]) -> list[str]:
    name = type(widget).__name__
    match widget:
        case BarButton():
            texts = [words for line in widget.lettering() for words in line.words]
            return [f"{name}: {text!r} is cut" for text in texts if text.endswith(ELLIPSIS)]
        case QLabel() if widget.text() and not _paints_itself(widget):
            return [f"{name}: {fault}" for fault in _of_label(widget)]
        case QPushButton() | QCheckBox() | QRadioButton() | QToolButton() if widget.text() and not _paints_itself(
            widget
        ):
            return [f"{name}: {fault}" for fault in _of_button(widget)]
        case QComboBox() if not isinstance(widget.parent(), ReviewBar):  # a list of games, as long as names and dates
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            room = widget.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
            )
            need = widget.fontMetrics().horizontalAdvance(widget.currentText())
            if need > room.width() + SLACK and widget.currentText() not in names:
                return [f"{name}: {widget.currentText()!r} needs {need}, has {room.width()}"]
        case QTabBar():
            out = [
                _bare(widget.tabText(tab))
                for tab in range(widget.count())
                if widget.tabSizeHint(tab).width() > widget.tabRect(tab).width() + SLACK
                or not widget.rect().adjusted(-2, -9, 2, 9).contains(widget.tabRect(tab))
            ]
            return [f"{name}: tab {text!r} is not in sight" for text in out]
        case QLineEdit():
            need = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
            if not widget.text() and need > widget.width() - 6:
                return [f"{name}: {widget.placeholderText()!r} needs {need}, has {widget.width() - 6}"]
        case QTableView() | QTreeView():
            return [f"{name}: {fault}" for fault in _of_table(widget)]
    return []


def _paints_itself(widget: QWidget) -> bool:
    return any("paintEvent" in vars(kind) for kind in type(widget).__mro__ if kind.__module__.startswith("ra_desktop"))


def _of_button(button: QAbstractButton) -> list[str]:
    if isinstance(button, QToolButton) and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return []
    if button.property("primary") and not button.font().bold():
        return [f"{button.text()!r} is bold, but was measured otherwise"]
    need, has = button.sizeHint(), button.size()
    if need.width() > has.width() + SLACK or button.fontMetrics().height() > has.height() + SLACK:
        return [f"{button.text()!r} needs {need.width()}, has {has.width()}"]
    return []


def _of_label(label: QLabel) -> list[str]:
    room = label.contentsRect()
    if label.wordWrap():
        need = label.heightForWidth(label.width())
        if need > label.height() + SLACK:
            return [f"{label.text()[:60]!r} needs a height of {need}, has {label.height()}"]
        longest = max(_bare_of_tags(label.text()).split(), key=len, default="")
        if label.fontMetrics().horizontalAdvance(longest) > room.width() + SLACK:
            return [f"{longest!r} is broken"]
        return []
    need = label.sizeHint().width()
    if need > label.width() + SLACK:
        return [f"{label.text()[:60]!r} needs {need}, has {label.width()}"]
    return []


def _bare_of_tags(text: str) -> str:
    if "<" not in text:
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def _of_table(view: QTableView | QTreeView) -> Iterator[str]:
    header = view.horizontalHeader() if isinstance(view, QTableView) else view.header()
    model = view.model()
    if model is None:
        return
    root = view.rootIndex()
    for column in range(model.columnCount(root)):
        if view.isColumnHidden(column):
            continue
        title = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        if header.isVisible() and title not in map(name_of_today, NAMES) and not _paints_itself(header):
            need = header.fontMetrics().horizontalAdvance(title) + 4
            if need > header.sectionSize(column) + SLACK:
                yield f"heading {title!r} needs {need}, has {header.sectionSize(column)}"
        for row in range(min(model.rowCount(root), 40)):
            index = model.index(row, column, root)
            text, rect = index.data(), view.visualRect(index)
            delegate = view.itemDelegateForIndex(index)
            if not isinstance(text, str) or not text or rect.isEmpty() or _draws(delegate):
                continue
            option = QStyleOptionViewItem()
            view.initViewItemOption(option)
            option.rect = rect
            need = delegate.sizeHint(option, index)
            if need.width() > rect.width() + SLACK and not view.wordWrap():
                yield f"cell {text!r} needs {need.width()}, has {rect.width()}"
            if need.height() > rect.height() + SLACK and isinstance(view, QTreeView):
                yield f"cell {text!r} needs a height of {need.height()}, has {rect.height()}"


def _draws(delegate: object) -> bool:
    return any("paint" in vars(kind) for kind in type(delegate).__mro__ if kind.__module__.startswith("ra_desktop"))


def _overlaps(screen: QWidget) -> list[str]:
    """Labels, buttons and boxes of one parent that lie over each other."""
    results = []
    by_parent: dict[int, list[QWidget]] = {}
    for widget in _visible(screen):
        if isinstance(widget, (QLabel, QComboBox, QLineEdit, *_PLAIN)) and widget.parentWidget() is not None:
            by_parent.setdefault(shiboken6.getCppPointer(widget.parentWidget())[0], []).append(widget)
    for siblings in by_parent.values():
        for one, other in combinations(siblings, 2):
            common: QRect = one.geometry().intersected(other.geometry())
            if common.width() > SLACK and common.height() > SLACK:
                results.append(f"{_described(one)} lies over {_described(other)}")
    return results


def _described(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    return f"{type(widget).__name__} {text[:40]!r}"
