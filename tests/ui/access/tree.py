"""What a screen reader is told of a window, as a tree, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QScrollBar,
    QTabBar,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleInterface

Role = QAccessible.Role
_MOST_CELLS = 400
"""Children of one table that are looked at."""
_FIELDS = (QComboBox, QLineEdit, QAbstractSpinBox)
_WHOLE = (QAbstractItemView, QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QScrollBar)
"""Widgets whose parts Qt tells of in its own way."""
_PLAIN = ("Filter the log", "Game", "Player", "Replay speed", "Status", "Where tiles and suns go", "Who plays here")
"""Boxes whose entries say what they are about, such as “All events”."""
_CELLS = {Role.Cell, Role.ListItem, Role.TreeItem, Role.RowHeader, Role.ColumnHeader, Role.Row}


@dataclass
class Node:
    """One thing that a screen reader finds."""

    role: Role
    name: str
    widget: QWidget | None
    focusable: bool
    path: str
    children: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        """It and everything in it."""
        yield self
        for child in self.children:
            yield from child.all()

    def __str__(self) -> str:
        return f"{self.path} {self.role.name} {self.name!r}"


def tree_of(window: QWidget) -> Node:
    """Read what is seen of `window`."""
    return _read(QAccessible.queryAccessibleInterface(window), "")


def _read(what: QAccessibleInterface, path: str) -> Node:
    thing = what.object()
    widget = thing if isinstance(thing, QWidget) else None
    path = f"{path}/{type(thing).__name__ if thing is not None else what.role().name}"
    node = Node(what.role(), name_of(what), widget, bool(what.state().focusable), path)
    for number in range(min(what.childCount(), _MOST_CELLS)):
        child = what.child(number)
        if child is not None and child.isValid() and not child.state().invisible:
            node.children.append(_read(child, path))
    return node


def name_of(what: QAccessibleInterface) -> str:
    """Return what it is called: by its label, as far as Qt tells no other name."""
    if what.role() is Role.ComboBox and (labels := _labels(what)):
        return labels[0].text(QAccessible.Text.Name)
    return what.text(QAccessible.Text.Name)


def _labels(what: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [other for other, relation in what.relations() if relation & QAccessible.RelationFlag.Label]


def faults(window: QWidget) -> list[str]:
    """Everything that is wrong with what is told of `window`."""
    root = tree_of(window)
    return [*_nameless(root), *_alike(root), *_dirty(root), *_orphans(window, root), *_without_label(root)]


def _nameless(root: Node) -> Iterator[str]:
    """What the keyboard reaches has a name."""
    for node in root.all():
        if node.focusable and node.role not in _CELLS and not node.name.strip():
            yield f"no name: {node}"


def _alike(root: Node) -> Iterator[str]:
    """No two things beside each other are told alike, but for what is in a table and for words."""
    for node in root.all():
        messages = Counter((child.role, child.name) for child in node.children
                       if child.name and child.role not in _CELLS and child.role is not Role.StaticText)  # fmt: skip
        yield from (
            f"{count} alike: {node} / {role.name} {name!r}" for (role, name), count in messages.items() if count > 1
        )


def _dirty(root: Node) -> Iterator[str]:
    """No name has a tab, or the ampersand of a mnemonic."""
    for node in root.all():
        if "\t" in node.name or "&" in node.name.replace(" & ", ""):
            yield f"tab or ampersand: {node}"


def _orphans(window: QWidget, root: Node) -> Iterator[str]:
    """Everything that is seen is in the tree, at a place that its parent knows."""
    results = {node.widget for node in root.all() if node.widget is not None}
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or widget.window() is not window or _is_part(widget):
            continue
        said = isinstance(widget, QLabel) and bool(widget.text())
        if not said and widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        what = QAccessible.queryAccessibleInterface(widget)
        above = what.parent()
        if widget not in results or above is None or above.indexOfChild(what) < 0:
            yield f"orphan: {type(widget).__name__} {name_of(what)!r} in {type(widget.parent()).__name__}"


def _is_part(widget: QWidget) -> bool:
    above = widget.parent()
    while isinstance(above, QWidget):
        if isinstance(above, _WHOLE):
            return True
        above = above.parent()
    return widget.objectName().startswith("qt_") or isinstance(widget, (QMainWindow, QDockWidget))


def _without_label(root: Node) -> Iterator[str]:
    """A field is named by a label: on Unix Qt tells no other name of a box with a list.

    Its label is seen, too, unless the entries say what they are about.
    """
    for node in root.all():
        if isinstance(node.widget, _FIELDS) and not _is_part(node.widget):
            labels = _labels(QAccessible.queryAccessibleInterface(node.widget))
            may_hide = not isinstance(node.widget, QComboBox) or node.name in _PLAIN
            if not any(may_hide or not label.state().invisible for label in labels):
                yield f"no label: {node}"
