"""Entries of the menu of levels, each with a line of description."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ra_desktop.ui.look.fonts import scaled, text_font
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.players import level_blurb

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox, QWidget

_TITLE, _LINE = 16.0, 14.0
_INSET: Final = 12
_HIGH, _LOW = 50, 36
_BESIDE: Final = 20

Index = QModelIndex | QPersistentModelIndex


def line_of(index: Index) -> str:
    """Return the description of the level of an entry; empty for people."""
    level = index.data(Qt.ItemDataRole.UserRole)
    return level_blurb(level) if level else ""


def widen_list(combo: QComboBox) -> None:
    """Let the list of `combo`, with such lines, be as wide as they are."""
    view = combo.view()
    view.setMinimumWidth(view.sizeHintForColumn(0) + _BESIDE)


class LevelLines(QStyledItemDelegate):
    """Paints the description below each level."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = line_of(index)
        wide = QFontMetricsF(text_font(scaled(_LINE))).horizontalAdvance(line) + 2 * _INSET
        return QSize(round(wide) + 2, round(scaled(_HIGH if line else _LOW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the entry in the current style, with both lines."""
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        own.text = ""
        widget: QWidget | None = option.widget
        style = widget.style() if widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, widget)
        room, line = option.rect, line_of(index)
        colours = current()
        title = text_font(scaled(_TITLE), QFont.Weight.Medium)
        below = text_font(scaled(_LINE))
        painter.save()
        middle = room.center().y() + 1
        baseline = middle - scaled(4.0) if line else middle + QFontMetricsF(title).capHeight() / 2
        painter.setFont(title)
        painter.setPen(QColor(colours.ink))
        painter.drawText(QPointF(room.x() + _INSET, baseline), str(index.data(Qt.ItemDataRole.DisplayRole)))
        painter.setFont(below)
        painter.setPen(QColor(colours.soft_ink))
        painter.drawText(QPointF(room.x() + _INSET, middle + scaled(14.0)), line)
        painter.restore()
