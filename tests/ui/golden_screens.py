"""Golden screens: what every screen shows, names and writes, what can be done there, and how many hear each signal.

They are kept in tests/golden/screens.txt: of each screen what the one before it did not have, and, behind a minus,
what it has no more. They are compared at night, on Linux, with the version of Qt that wrote them.
``RA_TEST_WRITE=1 pytest tests/ui/access/test_names.py`` writes it anew, after a change that is meant. Read the
difference before you keep it.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from difflib import unified_diff
from enum import Enum
from itertools import chain
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QMetaMethod, QModelIndex, QObject, QPoint, Qt, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsObject,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QWidget,
)
from shiboken6 import isValid

from ra_desktop.ui.look.art import PictureWidget
from ra_desktop.ui.table.board.view import BoardView
from tests.engine.golden import FOLDER
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.lettering_check import Scribe

PATH = FOLDER / "screens.txt"
_WRITES = "RA_TEST_WRITE" in os.environ
ARE_COMPARED = _WRITES or (NIGHTLY and sys.platform == "linux")
TOLERANCE = 8
"""Pixels: machines measure fonts a little differently, and what is written moves what lies beside it."""
_SHOWN = ("text", "title", "windowTitle", "currentText", "value", "toolTip", "accessibleName", "accessibleDescription")
_CHANCE = re.compile(r"ra-table [^']*|\d+ h \d+ min|\d+/\d+/\d+( \d+:\d+(.|\\u202f)[AP]M)?|Qt [\d.]+ · Python [\d.]+")
"""What is another whenever the tests run."""
_OF_QT = re.compile(
    "destroyed|rows|columns|layout|model|data|header|section|geometries|objectName|closeEd|commit|sizeHint|pressed|released"
)
"""Signals that Qt connects itself, in each version as it likes."""
_FIELDS = (QAbstractButton, QComboBox, QLineEdit)
_AT = "@ "
_HELD = (list, tuple, dict, set)


def _plain(value: object) -> str | None:
    """What a public attribute holds, if it can be spelt."""
    match value:
        case bool() | int() | str():
            return repr(value)
        case Enum():
            return value.name
        case tuple() | list() if all(_plain(part) is not None for part in value):
            return " ".join(str(_plain(part)) for part in value)
    return None


def _state(thing: QObject) -> Iterator[str]:
    for name, value in sorted(vars(thing).items()):
        if not name.startswith("_") and value and (words := _plain(value)) is not None:
            yield f"{name}={words}"


def _widget(widget: QWidget) -> Iterator[str]:
    for name in _SHOWN:
        if callable(getter := getattr(widget, name, None)) and (value := getter()) not in ("", None):
            yield f"{name}={value!r}"
    if isinstance(widget, QAbstractButton) and not widget.icon().isNull():
        yield "icon"
    for name in ("isChecked", "isDefault", "hasFocus", "isReadOnly"):
        if callable(getter := getattr(widget, name, None)) and getter():
            yield name
    if not widget.isEnabled():
        yield "off"
    if widget.focusPolicy():
        yield widget.focusPolicy().name
    if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
        yield "no pointer"
    yield f"font {widget.font().pixelSize()} {widget.font().weight().name}"
    if widget.cursor().shape() is not Qt.CursorShape.ArrowCursor:
        yield widget.cursor().shape().name


def _item(item: QGraphicsObject) -> Iterator[str]:
    yield from (f"{name}={value!r}" for name in ("objectName", "toolTip") if (value := getattr(item, name)()))
    if item.acceptedMouseButtons() is not Qt.MouseButton.NoButton:
        yield "pointer"
    if item.opacity() < 1:
        yield f"opacity {item.opacity():.2f}"
    yield f"z {item.zValue():g}"


def _cells(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(min(model.rowCount(QModelIndex()), 30)):
        cells = [model.index(row, column) for column in range(12)]
        values = [cell.data(role) for cell in cells if cell.isValid() for role in roles]
        yield f"row {row}: " + " | ".join(str(value) for value in values if value)


def _actions(root: QWidget) -> Iterator[str]:
    for action in root.findChildren(QAction):
        if action.text():
            keys = " ".join(key.toString(key.SequenceFormat.PortableText) for key in action.shortcuts())
            states = ("off", "on")[action.isEnabled()], ("", "checked")[action.isChecked()]
            yield " ".join(filter(None, ("QAction", action.text(), keys, action.toolTip(), *states)))


def _at(x: float, y: float, width: float, height: float) -> str:
    return f"{_AT}{round(x)} {round(y)} {round(width)} {round(height)}"


def lines_of(root: QWidget) -> Iterator[str]:
    """What is seen in a window, a line for each thing, with its place behind an at sign; and what can be done there."""
    yield from _actions(root)
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisibleTo(root) or widget.window() is not root or widget.objectName().startswith("qt_"):
            continue
        at = widget.mapTo(root, QPoint())
        name = type(widget).__name__
        yield " ".join((name, *_state(widget), *_widget(widget), _at(at.x(), at.y(), widget.width(), widget.height())))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from (f"{name} {cell}" for cell in _cells(widget.model()))
        if isinstance(widget, QGraphicsView):
            for item in widget.scene().items():
                if isinstance(item, QGraphicsObject) and item.isVisible():
                    rect = item.sceneBoundingRect().getRect()
                    yield " ".join((type(item).__name__, *_state(item), *_item(item), _at(*rect)))


def _reached(root: QObject) -> Iterator[QObject]:
    """Everything of the program that hangs on a window, by what it is a child or an attribute of."""
    seen: set[int] = set()
    left: list[Any] = [root]
    while left:
        thing = left.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, _HELD):
            left += chain(thing, thing.values()) if isinstance(thing, dict) else thing
        elif isinstance(thing, QObject):
            if isValid(thing):
                yield thing
                left += [*(() if thing.parent() else thing.findChildren(QObject)), *vars(thing).values()]
        elif type(thing).__module__.startswith("ra_desktop"):
            left += getattr(thing, "__dict__", {}).values()


def _signals(thing: QObject) -> Iterator[tuple[str, int]]:
    meta = thing.metaObject()
    for number in range(meta.methodCount()):
        method = meta.method(number)
        if method.methodType() == QMetaMethod.MethodType.Signal and thing.isSignalConnected(method):
            signature = method.methodSignature().data().decode()
            if not _OF_QT.match(signature):
                yield signature.partition("(")[0], thing.receivers(f"2{signature}")


def wiring(root: QWidget) -> Iterator[str]:
    """How many hear each signal of all objects of a class."""
    heard: Counter[str] = Counter()
    for thing in _reached(root) if isinstance(root, QMainWindow) else (root, *root.findChildren(QWidget)):
        if type(thing).__module__.startswith("ra_desktop") or isinstance(thing, _FIELDS):
            for name, count in _signals(thing):
                heard[f"{type(thing).__name__}.{name}"] += count
    yield from (f"{name} is heard by {count}" for name, count in sorted(heard.items()))


class Seen:
    """What was seen of some screens."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._before: dict[str, Counter[str]] = {}
        self.lines = [f"Qt {'.'.join(qVersion().split('.')[:2])}"]

    def look(self, name: str, widget: QWidget) -> None:
        """Note what a screen has that the one before it did not have; not what has only moved."""
        if not ARE_COMPARED or name.startswith("statistics"):  # which are filled whenever a game is over
            return
        lines = [
            _CHANCE.sub("…", line.replace("\n", "⏎"))
            for line in (*lines_of(widget), *self._written(widget), *wiring(widget))
        ]
        kind, now = type(widget).__name__, Counter(line.partition(_AT)[0] for line in lines)
        before = self._before.get(kind, Counter())
        new = now - before
        self.lines.append(f"== {name}")
        for line in lines:
            if new[what := line.partition(_AT)[0]]:
                new[what] -= 1
                self.lines.append(line.rstrip())
        self.lines += [f"- {what.rstrip()}" for what in (before - now).elements()]
        self._before[kind] = now

    def _written(self, root: QWidget) -> Iterator[str]:
        """What is painted as words on the panels, the board and pages."""
        for widget in root.findChildren(QWidget):
            if widget.isVisibleTo(root) and isinstance(widget, (PictureWidget, BoardView)):
                paints = isinstance(widget, PictureWidget)
                words = self._scribe.paint(widget.size(), widget.paint) if paints else self._scribe.read(widget)
                for word in words:
                    if word.on_surface and not word.text.startswith("later "):  # which a thread thinks about
                        look = f"{word.font.pixelSize()} {word.font.weight().name} {word.ink.name()}"
                        yield f"{type(widget).__name__} writes {word.text!r} {look} {_at(*word.box.getRect())}"

    def differences(self) -> list[str]:
        """The lines that are not as they were kept; with ``RA_TEST_WRITE`` they are kept."""
        if _WRITES:
            PATH.write_text("\n".join(self.lines) + "\n", encoding="utf-8", newline="\n")
        kept = PATH.read_text(encoding="utf-8").splitlines()
        if kept[0] != self.lines[0]:
            return []
        then, now = ([line.partition(_AT) for line in lines] for lines in (kept, self.lines))
        words = ([what for what, *_ in lines] for lines in (then, now))
        other = [line for line in unified_diff(*words, lineterm="", n=0) if not line.startswith("@@")]
        moved = () if other else zip(then, now, strict=True)
        return other or [f"{one[0]}: {one[2]} → {two[2]}" for one, two in moved if not _near(one[2], two[2])]


def _near(one: str, two: str) -> bool:
    return all(abs(int(a) - int(b)) <= TOLERANCE for a, b in zip(one.split(), two.split(), strict=True))
