"""What all things on the board have in common, and the sheets on which they lie.

Each item is made once and keeps its place in the scene; what it shows is set from a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject

from ra_desktop.ui.look.card_painter import GLOW, device_ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


class Offer(Enum):
    """Whether a thing can be chosen, and how clearly that shows."""

    NONE = auto()
    OPEN = auto()
    """It can be chosen."""
    SELECTED = auto()
    """Enter would choose it, or a drop here would."""


@dataclass(frozen=True, slots=True)
class PersonInfo:
    """How a seat is shown on the board."""

    name: str
    colour: str
    """`#rrggbb`."""
    emblem: str
    """The name of its drawing: "falcon", …"""


class BoardItem(QGraphicsObject):
    """A thing on the board with a name that never changes and a rectangle that the layout gives it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._size = QSizeF(0, 0)
        self._margin = 0.0
        self._present = True
        self._hidden = False
        self._offer = Offer.NONE
        self._hovered = False

    @property
    def name(self) -> str:
        """What the item is, for good."""
        return self.objectName()

    @property
    def rect(self) -> QRectF:
        """The thing itself, in scene coordinates."""
        return QRectF(self.pos(), self._size)

    @property
    def box(self) -> QRectF:
        """The thing itself, in its own coordinates."""
        return QRectF(QPointF(0, 0), self._size)

    def set_rect(self, rect: QRectF, margin: float = 0.0) -> None:
        """Lie in `rect`; `margin` is how far glow and shadow may reach out of it."""
        if rect.size() != self._size or margin != self._margin:
            scene = self.scene()
            if scene is not None:  # what it uncovers is not always told by the change of geometry alone
                scene.update(self.sceneBoundingRect())
            self.prepareGeometryChange()
            self._size = rect.size()
            self._margin = margin
        self.setPos(rect.topLeft())

    def boundingRect(self) -> QRectF:
        """Return the rectangle with everything around it."""
        return self.box.adjusted(-self._margin, -self._margin, self._margin, self._margin)

    def shape(self) -> QPainterPath:
        """Only the thing itself can be hit."""
        path = QPainterPath()
        path.addRect(self.box)
        return path

    # --- what shows

    def set_present(self, present: bool) -> None:
        """Show the thing, or nothing because it is not on the table."""
        self._present = present
        self.setVisible(present and not self._hidden)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the thing for as long as a sprite stands in for it, or show it again."""
        self._hidden = hidden
        self.setVisible(self._present and not hidden)

    @property
    def offer(self) -> Offer:
        """Whether the thing can be chosen."""
        return self._offer

    def set_offer(self, offer: Offer) -> None:
        """Show whether the thing can be chosen."""
        if offer is not self._offer:
            self._offer = offer
            self.update()

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over it."""
        return self._hovered

    def set_hovered(self, hovered: bool) -> None:
        """Show whether the pointer is over it."""
        if hovered != self._hovered:
            self._hovered = hovered
            if self._offer is not Offer.NONE:
                self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the thing in its own coordinates."""
        raise NotImplementedError


class SheetItem(BoardItem):
    """Sky or table, copied from pixmaps that the scene keeps; one may fade into another."""

    def __init__(self, name: str, images: Callable[[float], Sequence[tuple[QPixmap, float]]]) -> None:
        super().__init__(name)
        self._images = images
        self.setZValue(-100)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy; the painter's clip keeps that to what changed."""
        for image, opacity in self._images(device_ratio(painter)):
            painter.setOpacity(opacity)
            painter.drawPixmap(QPointF(0, 0), image)
        painter.setOpacity(1.0)


class FrameItem(BoardItem):
    """The edge of the board, which lights up where the whole board is a place to drop something."""

    def __init__(self) -> None:
        super().__init__("frame")
        self._corner = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_corner(self, corner: float) -> None:
        """Have corners of that radius."""
        self._corner = corner

    def shape(self) -> QPainterPath:
        """Nothing: it lies above everything."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A frame of light."""
        if self._offer is Offer.NONE:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strong = 1.0 if self._offer is Offer.SELECTED else 0.45
        for width, alpha in ((9.0, 0.30), (4.0, 1.0)):
            colour = QColor(GLOW)
            colour.setAlphaF(alpha * strong)
            painter.setPen(QPen(colour, width))
            inset = width / 2
            corner = max(1.0, self._corner - inset)
            painter.drawRoundedRect(self.box.adjusted(inset, inset, -inset, -inset), corner, corner)
