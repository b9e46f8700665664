"""Tooltips. Qt shows a tooltip as rich text if it looks like it, so text from outside is escaped here.

Text from files and people (names of players, titles and paths of files, error messages) is kept as plain text in
sentences and models. It is escaped only where it is shown as rich text, by one of these:

* a tooltip of a widget or of an item of a scene: :func:`plain` or :func:`tip`;
* the tooltips of an item view, whose model answers with plain text: give the view :class:`PlainToolTips` as its
  delegate, or let its own delegate inherit from it;
* a part of some larger rich text: :func:`escaped`;
* a label or a message box: no escaping, but ``setTextFormat(Qt.TextFormat.PlainText)``.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from .lettering import breakable

if TYPE_CHECKING:
    from collections.abc import Callable


def escaped(text: str) -> str:
    """Return `text` escaped for rich text; line breaks are kept."""
    return escape(breakable(text)).replace("\n", "<br>")


def plain(text: str) -> str:
    """Return a tooltip that shows `text` literally, in lines of a convenient length; "" for none."""
    return f"<qt>{escaped(text)}</qt>" if text else ""


def tip(title: str, *lines: str) -> str:
    """Return a tooltip of plain texts: `title` in bold and further lines, without empty ones."""
    body = "".join("<br>" + escaped(line) for line in lines if line)
    return f"<p><b>{escaped(title)}</b>{body}</p>"


class PartTips(QObject):
    """Shows the tooltips of the parts of a widget that are no widgets."""

    def __init__(self, widget: QWidget, tip_at: Callable[[QPoint], tuple[QRectF, str] | str]) -> None:
        """`tip_at` returns what is told of a place: a text made by :func:`plain` or :func:`tip`, "" for none; perhaps
        with the rectangle that the pointer has to leave for the tooltip to end.
        """
        super().__init__(widget)
        self._tip_at = tip_at
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent) or not isinstance(watched, QWidget):
            return False
        part = self._tip_at(event.pos())
        if isinstance(part, str):
            QToolTip.showText(event.globalPos(), part, watched)
        else:
            QToolTip.showText(event.globalPos(), part[1], watched, part[0].toAlignedRect())
        return True


class PlainToolTips(QStyledItemDelegate):
    """Shows a model's ``ToolTipRole`` as plain text."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if event.type() != QEvent.Type.ToolTip:
            return super().helpEvent(event, view, option, index)
        text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
        QToolTip.showText(event.globalPos(), plain(str(text or "")), view.viewport(), view.visualRect(index))
        return True
