"""Rows and columns of widgets, and labels; a row that goes on in a further row where it is too narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import EllipsisType

    Placed = QWidget | QLayout
    Part = Placed | tuple[Placed, int] | tuple[Placed, int, Qt.AlignmentFlag] | int | EllipsisType
    """A widget or layout, perhaps with its share of the spare room and its place in it; pixels between two; or `...`,
    which takes the spare room.
    """
    Margins = tuple[int, int, int, int]


def plain_label(parent: QWidget | None = None, text: str = "", *, role: str = "", wraps: bool = False) -> QLabel:
    """Return a label for plain `text`, shown according to its `role` in the style sheet; it `wraps` or not."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if role:
        label.setProperty("role", role)
    return label


def in_column(
    parent: QWidget | None, *parts: Part, margins: Margins | None = None, spacing: int | None = None
) -> QBoxLayout:
    """Lay `parts` out below each other on `parent`, `spacing` pixels apart; without one, the layout is for another."""
    return _filled(QBoxLayout(QBoxLayout.Direction.TopToBottom, parent), parts, margins, spacing)


def in_line(
    parent: QWidget | None, *parts: Part, margins: Margins | None = None, spacing: int | None = None
) -> QBoxLayout:
    """Lay `parts` out side by side, as :func:`in_column` does."""
    return _filled(QBoxLayout(QBoxLayout.Direction.LeftToRight, parent), parts, margins, spacing)


def turn_to_fit(layout: QBoxLayout, room: int) -> None:
    """Put the parts of `layout` side by side if `room` pixels are enough for that, below each other otherwise."""
    parts = [item for place in range(layout.count()) if (item := layout.itemAt(place)) is not None]
    margins = layout.contentsMargins()
    least = sum(part.minimumSize().width() for part in parts) + layout.spacing() * (len(parts) - 1)
    fits = least + margins.left() + margins.right() <= room
    layout.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)


def remove_all(parent: QWidget) -> None:
    """Delete all widgets that `parent` lays out, once nothing happens in them any more; its spaces stay."""
    for widget in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()


def _filled(layout: QBoxLayout, parts: Sequence[Part], margins: Margins | None, spacing: int | None) -> QBoxLayout:
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        placed = part if isinstance(part, tuple) else (part,)
        if isinstance(part, int):
            layout.addSpacing(part)
        elif part is ...:
            layout.addStretch(1)
        elif isinstance(placed[0], QLayout):
            layout.addLayout(*placed[:2])
        else:
            layout.addWidget(*placed)
    return layout


class FlowLayout(QLayout):
    """Puts its items beside each other, as far as there is room, and the others below.

    An item that can grow takes what is left of its row, `...` too; what follows it is at the right. The widgets of a
    layout stay together. If `filled`, all items are stretched alike and rows are equally long.
    """

    def __init__(
        self, parent: QWidget | None = None, *parts: Placed | EllipsisType, spacing: int = 8, filled: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._filled = filled
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        for part in parts:
            if part is ...:  # Qt hears nothing of it: PySide never lets go of a spacer that Qt has seen in here
                self._items.append(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum))
            elif isinstance(part, QLayout):
                self.addChildLayout(part)
                self.addItem(part)
            else:
                self.addWidget(part)

    # --- what Qt asks for ---------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt calls it
        self._items.append(item)

    def count(self) -> int:
        return len(self._known())

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt calls it
        """Return the item at `index`; None after the last."""
        known = self._known()
        return known[index] if 0 <= index < len(known) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt calls it
        item = self.itemAt(index)
        if item is not None:
            self._items.remove(item)
        return item

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt calls it
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in this `width`."""
        rows = self._rows(width)
        return sum(self._height(row) for row in rows) + self.spacing() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        items = self._shown()
        return QSize(self._width(items), self._height(items))

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt calls it
        items = self._shown()
        return QSize(max((item.minimumSize().width() for item in items), default=0), self._height(items))

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt calls it
        super().setGeometry(rect)
        y, is_right = rect.y(), False
        for row in self._rows(rect.width()):
            high = self._height(row)
            growing = [item for item in row if item.expandingDirections() & Qt.Orientation.Horizontal]
            spare = max(0, rect.width() - self._width(row))
            is_right = is_right and not growing
            x = rect.x() + (spare if is_right and not self._filled else 0)
            for number, item in enumerate(row):
                least = wide = _least(item)
                if self._filled:
                    wide += spare * (number + 1) // len(row) - spare * number // len(row)
                elif growing and item is growing[0]:
                    wide += spare
                self._place(item, QRect(x, y, min(wide, rect.width()), high))
                x += wide + (self.spacing() if least else 0)
            is_right = is_right or bool(growing)
            y += high + self.spacing()

    def _place(self, item: QLayoutItem, room: QRect) -> None:
        if not self._filled and not item.expandingDirections() & Qt.Orientation.Vertical and item.widget() is not None:
            high = min(room.height(), item.sizeHint().height())
            room = QRect(room.x(), room.y() + (room.height() - high) // 2, room.width(), high)
        item.setGeometry(room)

    # --- rows ---------------------------------------------------------------------------------------------

    def _known(self) -> list[QLayoutItem]:
        return [item for item in self._items if not isinstance(item, QSpacerItem)]

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if isinstance(item, QSpacerItem) or not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        items = self._shown()
        rows = self._broken(items, width, len(items))
        if self._filled and len(rows) > 1:  # alike, if that needs no further row
            alike = self._broken(items, width, -(-len(items) // len(rows)))
            return alike if len(alike) == len(rows) else rows
        return rows

    def _broken(self, items: list[QLayoutItem], width: int, most: int) -> list[list[QLayoutItem]]:
        """Return `items` in rows of that `width` with that many of them at `most`."""
        rows: list[list[QLayoutItem]] = []
        for item in items:
            if rows and len(rows[-1]) < most and self._width([*rows[-1], item]) <= width:
                rows[-1].append(item)
            else:
                rows.append([item])
        return rows

    def _width(self, items: list[QLayoutItem]) -> int:
        widths = [wide for item in items if (wide := _least(item))]
        return sum(widths) + self.spacing() * max(0, len(widths) - 1)

    @staticmethod
    def _height(items: list[QLayoutItem]) -> int:
        return max((item.sizeHint().height() for item in items), default=0)


def _least(item: QLayoutItem) -> int:
    """Return the width that `item` asks for."""
    return 0 if isinstance(item, QSpacerItem) else max(item.sizeHint().width(), item.minimumSize().width())
