"""The base of all things on the board, and the sheets below them.

Items are created once and stay in the scene; what they show is set from a view.
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

    from ra_desktop.ui.look.portrait_painter import Face


class Offer(Enum):
    """Whether a thing can be chosen, and how it is highlighted."""

    NONE = auto()
    OPEN = auto()
    """It can be chosen."""
    SELECTED = auto()
    """Enter, or a drop here, would choose it."""


@dataclass(frozen=True, slots=True)
class PersonInfo:
    """How a seat is shown on the board."""

    name: str
    colour: str
    """`#rrggbb`."""
    emblem: str
    """The name of its drawing: "falcon", …"""
    face: Face | None = None
    """Whom the portrait shows; None to show the emblem alone."""


class BoardItem(QGraphicsObject):
    """A thing on the board with a fixed name and a rectangle set by the layout."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._size = QSizeF(0, 0)
        self._margin = 0.0
        self._present = True
        self._hidden = False
        self.offer = Offer.NONE
        """Whether the thing can be chosen."""
        self.hovered = False
        """Whether the pointer is over the thing."""

    @property
    def name(self) -> str:
        """The item's name, which never changes."""
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
        """Set the rectangle; `margin` is how far glow and shadow extend beyond it."""
        if rect.size() != self._size or margin != self._margin:
            scene = self.scene()
            if scene is not None:  # Qt does not always repaint what is uncovered by the change of geometry
                scene.update(self.sceneBoundingRect())
            self.prepareGeometryChange()
            self._size = rect.size()
            self._margin = margin
        self.setPos(rect.topLeft())

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-self._margin, -self._margin, self._margin, self._margin)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.box)
        return path

    # --- appearance

    def set_present(self, present: bool) -> None:
        """Show the thing, or hide it because it is not on the table."""
        self._present = present
        self.setVisible(present and not self._hidden)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the thing while a sprite represents it, or show it again."""
        self._hidden = hidden
        self.setVisible(self._present and not hidden)

    def set_offer(self, offer: Offer) -> None:
        """Set whether the thing can be chosen."""
        if offer is not self.offer:
            self.offer = offer
            self.update()

    def set_hovered(self, hovered: bool) -> None:
        """Set whether the pointer is over the thing."""
        if hovered != self.hovered:
            self.hovered = hovered
            if self.offer is not Offer.NONE:
                self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        raise NotImplementedError


class SheetItem(BoardItem):
    """Sky or table, copied from cached pixmaps; one may fade into another."""

    def __init__(self, name: str, images: Callable[[float], Sequence[tuple[QPixmap, float]]]) -> None:
        super().__init__(name)
        self._images = images
        self.setZValue(-100)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for image, opacity in self._images(device_ratio(painter)):
            painter.setOpacity(opacity)
            painter.drawPixmap(QPointF(0, 0), image)
        painter.setOpacity(1.0)


class FrameItem(BoardItem):
    """The edge of the board, which lights up when the whole board is a drop target."""

    def __init__(self) -> None:
        super().__init__("frame")
        self._corner = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_corner(self, corner: float) -> None:
        """Set the radius of the corners."""
        self._corner = corner

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offer is Offer.NONE:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strong = 1.0 if self.offer is Offer.SELECTED else 0.45
        for width, alpha in ((9.0, 0.30), (4.0, 1.0)):
            colour = QColor(GLOW)
            colour.setAlphaF(alpha * strong)
            painter.setPen(QPen(colour, width))
            inset = width / 2
            corner = max(1.0, self._corner - inset)
            painter.drawRoundedRect(self.box.adjusted(inset, inset, -inset, -inset), corner, corner)
