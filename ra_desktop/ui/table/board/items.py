"""The base of all things on the board, the sheets below them and the words on it.

Items are created once and stay in the scene; what they show is set from a view.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ra_desktop.ui.look.art import Watched, faint, paint_box, painted_once, pixmap
from ra_desktop.ui.look.drawing import FOCUS_INNER, FOCUS_OUTER, GLOW, device_ratio, draw_pixmap
from ra_desktop.ui.look.lettering import fitted, write_centred
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tooltips import plain

from .backdrop import banner_text_rect, paint_banner

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ui.look.portrait_painter import Face


class Offer(Enum):
    """Whether a thing can be chosen, and how it is highlighted."""

    NONE = auto()
    OPEN = auto()
    """The thing can be chosen."""
    SELECTED = auto()
    """Enter, or a drop here, would choose it."""


@dataclass(frozen=True, slots=True)
class PersonInfo:
    """How a seat is shown on the board."""

    name: str
    face: Face


class BoardItem(QGraphicsObject):
    """A thing on the board with a fixed name and a rectangle set by the layout."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._size = QSizeF(0, 0)
        self._margin = 0.0

    @property
    def name(self) -> str:
        """The item's name, which never changes."""
        return self.objectName()

    @property
    def rect(self) -> QRectF:
        """The thing itself, in scene coordinates."""
        return QRectF(self.pos(), self._size)

    @property
    def picture_rect(self) -> QRectF:
        """The place of :meth:`sprite`, in scene coordinates."""
        return self.rect

    def sprite(self, dpr: float) -> QPixmap:
        """Return the picture of the thing when it moves; null if there is nothing."""
        return QPixmap()

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

    offer = Watched(Offer.NONE)
    """Whether the thing can be chosen."""
    hovered = Watched(False)
    """Whether the pointer is over the thing."""
    present = Watched(True, "_appear")
    """Whether the thing is on the table."""
    hidden = Watched(False, "_appear")
    """Whether a sprite represents the thing."""
    leaves_a_place = False
    """Whether something is painted where the thing was, while it is hidden."""

    def _appear(self) -> None:
        self.update()
        self.setVisible(self.present and (self.leaves_a_place or not self.hidden))

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
        self.corner = 0.0
        """The radius of the corners."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offer is Offer.NONE:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strong = 1.0 if self.offer is Offer.SELECTED else 0.45
        for width, alpha in ((9.0, 0.30), (4.0, 1.0)):
            painter.setPen(QPen(faint(GLOW, alpha * strong), width))
            inset = width / 2
            corner = max(1.0, self.corner - inset)
            painter.drawRoundedRect(self.box.adjusted(inset, inset, -inset, -inset), corner, corner)


PLATE: Final = 0.3
"""How far the plate under a label reaches beyond its words, as a share of their rectangle's height."""


class LabelItem(BoardItem):
    """One line of text in a rectangle."""

    text = Watched("")
    colour = Watched(QColor())

    def __init__(
        self, name: str, share: float, align: Qt.AlignmentFlag, *, display: bool = False, plate: bool = False
    ) -> None:
        """`share` is the type size as a share of the rectangle's height; `display` selects the display font.

        With `plate` it has a ground of its own in high contrast.
        """
        super().__init__(name)
        self._share, self._align, self._display, self._plate = share, align, display, plate

    def fitted(self) -> tuple[QFont, str]:
        """The font and the text as drawn."""
        return fitted(self.text, self.box.width(), self.box.height() * self._share, display=self._display)

    def width(self) -> float:
        """The width of the text as drawn."""
        font, text = self.fitted()
        return QFontMetricsF(font).horizontalAdvance(text)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font, text = self.fitted()
        if self._plate and text and current().strong:
            self._paint_plate(painter, QFontMetricsF(font).horizontalAdvance(text))
        painter.setFont(font)
        painter.setPen(self.colour)
        painter.drawText(self.box, self._align | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_plate(self, painter: QPainter, width: float) -> None:
        theme, box = current(), QRectF(self.box)
        box.setWidth(width)
        if self._align & Qt.AlignmentFlag.AlignRight:
            box.moveRight(self.box.right())
        elif self._align & Qt.AlignmentFlag.AlignHCenter:
            box.moveCenter(self.box.center())
        reach = box.height() * PLATE - 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, box.adjusted(-reach, -1, reach, 1), reach, theme.window, theme.line, 1.2)


class BannerItem(BoardItem):
    """The ribbon with one line on what is going on; as wide as its text needs."""

    _TAILS: Final = 84.0
    _LEAST: Final = 0.46
    _TEXT: Final = 0.54
    text = Watched("", "_take_room")
    """The whole line."""
    accent: Watched[QColor | None] = Watched(None)
    """The colour of the lines along the ribbon: a player's; None for a neutral one."""

    def __init__(self) -> None:
        super().__init__("banner")
        self._widest = QRectF()

    def set_rect(self, rect: QRectF, margin: float = 0.0) -> None:
        """Centre the strip in `rect`, and keep it no wider."""
        self._widest = QRectF(rect)
        self._margin = margin
        self._take_room()

    def fitted(self) -> tuple[QFont, str]:
        """The font and the text as drawn."""
        unit = self._widest.height() / 40
        width = self._widest.width() - self._TAILS * unit
        return fitted(self.text, width, self._widest.height() * self._TEXT, display=True)

    def _take_room(self) -> None:
        if self._widest.isEmpty():
            return
        font, text = self.fitted()
        unit = self._widest.height() / 40
        words = QFontMetricsF(font).horizontalAdvance(text)
        width = max(words + self._TAILS * unit + 40 * unit, self._widest.width() * self._LEAST)
        width = 2 * math.ceil(min(width, self._widest.width()) / 2)
        rect = QRectF(self._widest.center().x() - width / 2, self._widest.y(), width, self._widest.height())
        cut = text != self.text
        self.setToolTip(plain(self.text) if cut else "")
        super().set_rect(rect, self._margin)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = self.box
        paint_banner(painter, box, theme=current(), accent=self.accent)
        font, text = self.fitted()
        write_centred(painter, banner_text_rect(box).center(), text, font, QColor("#3A2A18"))


class PropItem(BoardItem):
    """A drawing that stands on the table and can be chosen."""

    def __init__(self, name: str, art: str) -> None:
        super().__init__(name)
        self.art = art

    ghost = Watched(False, "_fade")
    """Whether its sprite is dragged."""

    def _fade(self) -> None:
        self.setOpacity(0.3 if self.ghost else 1.0)

    def sprite(self, dpr: float) -> QPixmap:
        return pixmap(self.art, self.box.size().toSize(), dpr)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box, dpr = self.box, device_ratio(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self.offer is not Offer.NONE and not self.ghost:
            reach = box.height() * (0.075 if self.hovered else 0.055)
            image = halo(self.art, box.size().toSize(), reach, GLOW, dpr)
            side = (image.deviceIndependentSize().width() - box.width()) / 2
            painter.setOpacity(painter.opacity() * (1.0 if self.hovered else 0.8))
            draw_pixmap(painter, box.topLeft() - QPointF(side, side), image)
            painter.setOpacity(self.effectiveOpacity())
        if self.offer is Offer.SELECTED:
            for colour, width in ((FOCUS_INNER, 3.6), (FOCUS_OUTER, 1.8)):
                image = halo(self.art, box.size().toSize(), width, colour, dpr, soft=False)
                side = (image.deviceIndependentSize().width() - box.width()) / 2
                draw_pixmap(painter, box.topLeft() - QPointF(side, side), image)
        draw_pixmap(painter, box.topLeft(), self.sprite(dpr))

    def _paint_ground(self, painter: QPainter) -> None:
        box = self.box
        painter.setPen(Qt.PenStyle.NoPen)
        for share, alpha in ((0.52, 22), (0.46, 30)):
            painter.setBrush(QColor(26, 16, 6, alpha))
            painter.drawEllipse(
                QPointF(box.center().x(), box.bottom() - box.height() * 0.025),
                box.width() * share * self.footprint,
                box.height() * 0.055,
            )

    footprint = 1.0
    """The width of the ground shadow, as a share of the drawing's."""


class BagItem(PropItem):
    """The bag with the number of tiles in it."""

    _BADGE: Final = (62 / 120, 91 / 140, 20 / 120)
    footprint = 0.95

    count: Watched[int | None] = Watched(0)
    """How many tiles are in the bag; None if it is not shown."""

    def __init__(self) -> None:
        super().__init__("bag", "board/bag")

    def count_font(self) -> QFont:
        """Return the font of the number: as large as the badge allows."""
        room = self.box.width() * self._BADGE[2] * 1.75
        font, _ = fitted(str(max(self.count or 0, 100)), room, self.box.width() * 0.225, bold=True)
        return font

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        box = self.box
        centre = QPointF(box.width() * self._BADGE[0], box.height() * self._BADGE[1])
        write_centred(
            painter, centre, "?" if self.count is None else str(self.count), self.count_font(), QColor("#5A2A18")
        )


class FigureItem(PropItem):
    """The Ra figure, which stands here except during an auction."""

    footprint = 0.5

    def __init__(self) -> None:
        super().__init__("figure", "board/ra-figure")


def halo(art: str, size: QSize, reach: float, colour: str, dpr: float, *, soft: bool = True) -> QPixmap:
    """Return the outline of a drawing, `reach` wider all round, in one colour; `soft` fades outwards."""
    key = f"halo:{art}:{size.width()}x{size.height()}:{reach:.1f}:{colour}:{soft:d}@{dpr:g}"
    side = math.ceil(reach) + 1

    def paint(painter: QPainter) -> None:
        stamp = QPixmap(pixmap(art, size, dpr))
        own = QPainter(stamp)
        own.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        own.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(colour))
        own.end()
        for share, opacity in ((1.0, 0.10), (0.66, 0.16), (0.33, 0.5)) if soft else ((1.0, 1.0),):
            painter.setOpacity(opacity)
            for step in range(24):
                angle = math.tau * step / 24
                shift = QPointF(math.cos(angle), math.sin(angle)) * reach * share
                painter.drawPixmap(QPointF(side, side) + shift, stamp)

    return painted_once(key, QSize(size.width() + 2 * side, size.height() + 2 * side), dpr, paint)
