"""The things on the board. Each is made once and keeps its place in the scene; what it shows is set from a view."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject

from ra_desktop.ui.assets import (
    blank_pixmap,
    cache_pixmap,
    cached_pixmap,
    display_font,
    pixmap,
    text_font,
)
from ra_desktop.ui.theme import current
from ra_desktop.ui.tile_painter import CORNER, paint_shadow, tile_pixmap

from .boat import paint_boat, paint_sun_of_the_day
from .lettering import fit_line
from .table_painter import banner_text_rect, paint_banner

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

GLOW: Final = "#FFC83D"
GLOW_EDGE: Final = "#E98A1F"
FOCUS_OUTER, FOCUS_INNER = "#FBF5E6", "#2A5DB0"


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
        self._filled = True
        self._lifted = False
        self._offer = Offer.NONE
        self._hovered = False
        self.setAcceptHoverEvents(True)

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

    def put(self, rect: QRectF, margin: float = 0.0) -> None:
        """Lie in `rect`; `margin` is how far glow and shadow may reach out of it."""
        if rect.size() != self._size or margin != self._margin:
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

    @property
    def filled(self) -> bool:
        """Whether the thing is there at all."""
        return self._filled

    @property
    def lifted(self) -> bool:
        """Whether the thing is hidden because it is on its way."""
        return self._lifted

    def fill(self, there: bool) -> None:
        """Be there, or not."""
        self._filled = there
        self.setVisible(there and not self._lifted)

    def lift(self, up: bool) -> None:
        """Hide for as long as a sprite stands in."""
        self._lifted = up
        self.setVisible(self._filled and not up)

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

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Look alive."""
        self._set_hovered(True)
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Calm down."""
        self._set_hovered(False)
        super().hoverLeaveEvent(event)

    def _set_hovered(self, hovered: bool) -> None:
        if hovered != self._hovered:
            self._hovered = hovered
            if self._offer is not Offer.NONE:
                self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the thing in its own coordinates."""
        raise NotImplementedError


def device_ratio(painter: QPainter) -> float:
    """How many pixels of the device one unit is."""
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0


def draw_pixmap(painter: QPainter, at: QPointF, image: QPixmap) -> None:
    """Draw `image` without resampling it where the scale allows."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(at, image)


# --- tiles --------------------------------------------------------------------------------------------


_SHADE = 18
"""Room around a card for its shadow."""


class TileItem(BoardItem):
    """An auction space and the tile on it."""

    def __init__(self, space: int) -> None:
        super().__init__(f"tile:{space}")
        self.space = space
        self._tile: str | None = None
        self._label: str | None = None
        self._dimmed = False
        self.fill(False)

    @property
    def tile(self) -> str | None:
        """The tile by its name in the engine, or None for a gap."""
        return self._tile

    def set_tile(self, tile: str | None, label: str | None) -> None:
        """Show `tile` with `label` in its foot."""
        if (tile, label) != (self._tile, self._label):
            self._tile, self._label = tile, label
            self.fill(tile is not None)
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Step back while other tiles can be chosen."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.setOpacity(0.5 if dimmed else 1.0)

    def shape(self) -> QPainterPath:
        """The card with its round corners."""
        path = QPainterPath()
        corner = self.box.width() * CORNER / 100
        path.addRoundedRect(self.box, corner, corner)
        return path

    def sprite(self, tile: str, label: str | None, dpr: float) -> QPixmap:
        """`tile` as it looks on this space."""
        return tile_pixmap(
            tile, max(1, round(self.box.height())), dpr, label, variant=self.space if tile == "god" else None
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The tile, its shadow and, if it can be taken, its glow."""
        if self._tile is None:
            return
        box = self.box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        raised = self._offer is Offer.SELECTED or (self._offer is Offer.OPEN and self._hovered)
        if self._offer is not Offer.NONE:
            card_glow(painter, box, strong=raised)
        dpr = device_ratio(painter)
        draw_pixmap(painter, box.topLeft() - QPointF(_SHADE, _SHADE), shade(box.size().toSize(), dpr))
        draw_pixmap(painter, box.topLeft(), self.sprite(self._tile, self._label, dpr))
        if self._offer is not Offer.NONE:
            card_ring(painter, box, selected=self._offer is Offer.SELECTED)


class BedItem(BoardItem):
    """The auction track as a place to drop a tile that is being drawn."""

    def __init__(self) -> None:
        super().__init__("bed")
        self._next = QRectF()
        self.setAcceptHoverEvents(False)

    def set_next(self, rect: QRectF) -> None:
        """Have the space that the next tile goes to in `rect`, in scene coordinates; empty if there is none."""
        if rect != self._next:
            self._next = rect
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Light up the next space while a tile may be dropped."""
        if self._offer is Offer.NONE or self._next.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self._offer is Offer.SELECTED
        box = self._next.translated(-self.pos())
        card_glow(painter, box, strong=strong)
        if strong:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFE7A6"))
            corner = CORNER * box.width() / 100
            painter.drawRoundedRect(box, corner, corner)
        card_ring(painter, box, selected=False)


class FrameItem(BoardItem):
    """The edge of the board, which lights up where the whole board is a place to drop something."""

    def __init__(self) -> None:
        super().__init__("frame")
        self._corner = 0.0
        self.setAcceptHoverEvents(False)
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


def shade(size: QSize, dpr: float, height: float = 1.0) -> QPixmap:
    """The shadow of a card of that size, `_SHADE` larger on each side."""
    key = f"shade:{size.width()}x{size.height()}:{height:g}@{dpr:g}"
    image = cached_pixmap(key)
    if image is None:
        image = blank_pixmap(QSize(size.width() + 2 * _SHADE, size.height() + 2 * _SHADE), dpr)
        painter = QPainter(image)
        paint_shadow(painter, QRectF(_SHADE, _SHADE, size.width(), size.height()), height=height)
        painter.end()
        cache_pixmap(key, image)
    return image


def card_glow(painter: QPainter, box: QRectF, *, strong: bool) -> None:
    """Light around a card that can be taken."""
    unit = box.width() / 100
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((11.0, 0.20), (7.5, 0.30), (4.0, 0.45)):
        colour = QColor(GLOW)
        colour.setAlphaF(min(1.0, alpha * (1.5 if strong else 1.0)))
        painter.setBrush(colour)
        grow = reach * unit
        corner = CORNER * unit + grow
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), corner, corner)


def card_ring(painter: QPainter, box: QRectF, *, selected: bool) -> None:
    """The edge of a card that can be taken, or of the one that Enter takes."""
    unit = box.width() / 100
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = ((FOCUS_OUTER, 7.5), (FOCUS_INNER, 4.0)) if selected else ((GLOW_EDGE, 3.4),)
    for colour, width in lines:
        painter.setPen(QPen(QColor(colour), max(1.5, width * unit)))
        grow = 1.6 * unit
        corner = CORNER * unit + grow
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), corner, corner)


# --- the bag and the figure -----------------------------------------------------------------------------


class PropItem(BoardItem):
    """A drawing that stands on the table and can be chosen."""

    def __init__(self, name: str, art: str) -> None:
        super().__init__(name)
        self.art = art
        self._ghost = False

    def set_ghost(self, ghost: bool) -> None:
        """Fade while a sprite of it is dragged."""
        if ghost != self._ghost:
            self._ghost = ghost
            self.setOpacity(0.3 if ghost else 1.0)

    def sprite(self, dpr: float) -> QPixmap:
        """The drawing at its size on the board."""
        return pixmap(self.art, self.box.size().toSize(), dpr)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Ground shadow, light if it can be chosen, and the drawing."""
        box, dpr = self.box, device_ratio(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._offer is not Offer.NONE and not self._ghost:
            reach = box.height() * (0.075 if self._hovered else 0.055)
            image = halo(self.art, box.size().toSize(), reach, GLOW, dpr)
            side = (image.deviceIndependentSize().width() - box.width()) / 2
            painter.setOpacity(painter.opacity() * (1.0 if self._hovered else 0.8))
            draw_pixmap(painter, box.topLeft() - QPointF(side, side), image)
            painter.setOpacity(self.effectiveOpacity())
        if self._offer is Offer.SELECTED:
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
    """How wide the drawing stands, as a share of its width."""


class BagItem(PropItem):
    """The bag with the number of tiles in it."""

    _BADGE: Final = (62 / 120, 91 / 140, 20 / 120)
    footprint = 0.95

    def __init__(self) -> None:
        super().__init__("bag", "board/bag")
        self._count = 0

    @property
    def count(self) -> int:
        """How many tiles are in the bag."""
        return self._count

    def set_count(self, count: int) -> None:
        """Show the number of tiles in the bag."""
        if count != self._count:
            self._count = count
            self.update()

    def count_font(self) -> QFont:
        """The number's type: as large as the badge allows."""
        room = self.box.width() * self._BADGE[2] * 1.75
        font, _ = fit_line(str(max(self._count, 100)), bold, self.box.width() * 0.225, room)
        return font

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The bag, and the number on its badge."""
        super().paint(painter, option, widget)
        box = self.box
        centre = QPointF(box.width() * self._BADGE[0], box.height() * self._BADGE[1])
        centred_text(painter, centre, str(self._count), self.count_font(), QColor("#5A2A18"))


class FigureItem(PropItem):
    """The Ra figure, which stands here while no auction runs."""

    footprint = 0.5

    def __init__(self) -> None:
        super().__init__("figure", "board/ra-figure")


def halo(art: str, size: QSize, reach: float, colour: str, dpr: float, *, soft: bool = True) -> QPixmap:
    """The outline of a drawing, `reach` wider all round, in one colour; `soft` fades outwards."""
    key = f"halo:{art}:{size.width()}x{size.height()}:{reach:.1f}:{colour}:{soft:d}@{dpr:g}"
    image = cached_pixmap(key)
    if image is not None:
        return image
    side = math.ceil(reach) + 1
    whole = QSize(size.width() + 2 * side, size.height() + 2 * side)
    stamp = QPixmap(pixmap(art, size, dpr))
    painter = QPainter(stamp)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(colour))
    painter.end()
    image = blank_pixmap(whole, dpr)
    painter = QPainter(image)
    for share, opacity in ((1.0, 0.10), (0.66, 0.16), (0.33, 0.5)) if soft else ((1.0, 1.0),):
        painter.setOpacity(opacity)
        for step in range(24):
            angle = math.tau * step / 24
            shift = QPointF(math.cos(angle), math.sin(angle)) * reach * share
            painter.drawPixmap(QPointF(side, side) + shift, stamp)
    painter.end()
    cache_pixmap(key, image)
    return image


# --- the Ra track ----------------------------------------------------------------------------------------


class RaSpaceItem(BoardItem):
    """A space of the Ra track and the Ra on it: a tile, or a disc where the boat sails."""

    def __init__(self, space: int) -> None:
        super().__init__(f"ra:{space}")
        self.space = space
        self._taken = False
        self._as_tile = True

    @property
    def taken(self) -> bool:
        """Whether a Ra lies here."""
        return self._taken

    def set_taken(self, taken: bool, *, as_tile: bool) -> None:
        """Show a Ra, or the empty space that is part of the backdrop."""
        if (taken, as_tile) != (self._taken, self._as_tile):
            self._taken, self._as_tile = taken, as_tile
            self.update()

    def lift(self, up: bool) -> None:
        """Hide the Ra, not the space."""
        self._lifted = up
        self.update()

    def sprite(self, dpr: float) -> QPixmap:
        """The Ra as it looks here."""
        box = self.box
        if self._as_tile:
            return tile_pixmap("ra", round(box.height()), dpr)
        return pixmap("board/ra-marker", box.size().toSize(), dpr)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The Ra and its shadow."""
        if not self._taken or self._lifted:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.box
        if self._as_tile:
            size = box.size().toSize()
            image = shade(size, device_ratio(painter), 1.6)
            draw_pixmap(painter, box.topLeft() - QPointF(_SHADE, _SHADE), image)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(27, 18, 8, 60))
            radius = box.width() * 0.53
            painter.drawEllipse(box.center() + QPointF(0, box.height() * 0.07), radius, radius)
        draw_pixmap(painter, box.topLeft(), self.sprite(device_ratio(painter)))


_SUN_ABOVE = 0.36
"""How far the bare sun stands above the track, as a share of the boat's width: clear of a Ra tile."""


class SailItem(BoardItem):
    """The sun of the day on its way: in its boat, or by itself. Its rectangle is that of the boat."""

    def __init__(self) -> None:
        super().__init__("sail")
        self.setAcceptHoverEvents(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._boat = True
        self._glow = 50

    def set_sun(self, day: float, *, boat: bool) -> None:
        """Shine as at that hour."""
        glow = round(day * 50)
        if (glow, boat) != (self._glow, self._boat):
            self._glow, self._boat = glow, boat
            self.update()

    def shape(self) -> QPainterPath:
        """Nothing: what lies behind can be pointed at."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Boat and sun, from a pixmap."""
        dpr = device_ratio(painter)
        box = self.boundingRect()
        size = QSize(math.ceil(box.width()), math.ceil(box.height()))
        key = f"sail:{self._boat:d}:{self._glow}:{size.width()}x{size.height()}@{dpr:g}"
        image = cached_pixmap(key)
        if image is None:
            image = blank_pixmap(size, dpr)
            onto = QPainter(image)
            hull = QPointF(self._margin + self._size.width() / 2, self._margin + self._size.height() * 103 / 130)
            width, day = self._size.width(), self._glow / 50
            if self._boat:
                paint_boat(onto, hull, width, day)
            elif day < 1:
                paint_sun_of_the_day(onto, hull - QPointF(0, width * _SUN_ABOVE), width * 0.13, day)
            onto.end()
            cache_pixmap(key, image)
        draw_pixmap(painter, box.topLeft(), image)


# --- words -----------------------------------------------------------------------------------------------


def bold(pixels: float) -> QFont:
    """The text face, bold."""
    return text_font(pixels, QFont.Weight.Bold)


def centred_text(painter: QPainter, centre: QPointF, text: str, font: QFont, colour: QColor) -> None:
    """Draw one line whose capitals and figures are centred on a point."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(
        QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y() + metrics.capHeight() / 2), text
    )


class LabelItem(BoardItem):
    """One line of words in a rectangle."""

    def __init__(self, name: str, face: Callable[[float], QFont], share: float, align: Qt.AlignmentFlag) -> None:
        super().__init__(name)
        self._face, self._share, self._align = face, share, align
        self._text = ""
        self._colour = QColor()
        self.setAcceptHoverEvents(False)

    @property
    def text(self) -> str:
        """The words."""
        return self._text

    def set_text(self, text: str, colour: QColor) -> None:
        """Show these words."""
        if text != self._text or colour != self._colour:
            self._text, self._colour = text, QColor(colour)
            self.update()

    def set_colour(self, colour: QColor) -> None:
        """Show the words in another colour."""
        self.set_text(self._text, colour)

    def fitted(self) -> tuple[QFont, str]:
        """The type and the words that are drawn."""
        return fit_line(self._text, self._face, self.box.height() * self._share, self.box.width())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the words."""
        font, text = self.fitted()
        painter.setFont(font)
        painter.setPen(self._colour)
        painter.drawText(self.box, self._align | Qt.AlignmentFlag.AlignVCenter, text)


class BannerItem(BoardItem):
    """The ribbon that says in one line what is going on; as wide as its words need."""

    _TAILS: Final = 84.0
    _LEAST: Final = 0.46
    _TEXT: Final = 0.54

    def __init__(self) -> None:
        super().__init__("banner")
        self._text = ""
        self._accent: QColor | None = None
        self._widest = QRectF()

    @property
    def text(self) -> str:
        """The whole line."""
        return self._text

    def set_text(self, text: str, accent: QColor | None) -> None:
        """Say `text`; `accent` lines the ribbon in a player's colour."""
        if text != self._text or accent != self._accent:
            self._text, self._accent = text, accent
            self._take_room()
            self.update()

    def put(self, rect: QRectF, margin: float = 0.0) -> None:
        """Lie in the middle of `rect`, and no wider than it."""
        self._widest = QRectF(rect)
        self._margin = margin
        self._take_room()

    def fitted(self) -> tuple[QFont, str]:
        """The type and the words that are drawn."""
        unit = self._widest.height() / 40
        return fit_line(
            self._text, display_font, self._widest.height() * self._TEXT, self._widest.width() - self._TAILS * unit
        )

    def _take_room(self) -> None:
        if self._widest.isEmpty():
            return
        font, text = self.fitted()
        unit = self._widest.height() / 40
        words = QFontMetricsF(font).horizontalAdvance(text)
        width = max(words + self._TAILS * unit + 40 * unit, self._widest.width() * self._LEAST)
        width = 2 * math.ceil(min(width, self._widest.width()) / 2)
        rect = QRectF(self._widest.center().x() - width / 2, self._widest.y(), width, self._widest.height())
        cut = text != self._text
        self.setToolTip(self._text if cut else "")
        super().put(rect, self._margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The ribbon and its words."""
        box = self.box
        paint_banner(painter, box, dark=current().dark, accent=self._accent)
        font, text = self.fitted()
        centred_text(painter, banner_text_rect(box).center(), text, font, QColor("#3A2A18"))


class SheetItem(BoardItem):
    """Sky or table, copied from pixmaps that the scene keeps; one may fade into another."""

    def __init__(self, name: str, images: Callable[[float], Sequence[tuple[QPixmap, float]]]) -> None:
        super().__init__(name)
        self._images = images
        self.setZValue(-100)
        self.setAcceptHoverEvents(False)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy; the painter's clip keeps that to what changed."""
        for image, opacity in self._images(device_ratio(painter)):
            painter.setOpacity(opacity)
            painter.drawPixmap(QPointF(0, 0), image)
        painter.setOpacity(1.0)


class NoticeItem(BoardItem):
    """Something to be told once, on a dark strip above the banner."""

    def __init__(self) -> None:
        super().__init__("notice")
        self._text = ""
        self._widest = QRectF()
        self.fill(False)

    @property
    def text(self) -> str:
        """The words; empty when there is nothing to tell."""
        return self._text

    def set_text(self, text: str) -> None:
        """Tell `text`, or nothing."""
        self._text = text
        self._take_room()
        self.fill(bool(text))
        self.update()

    def put(self, rect: QRectF, margin: float = 0.0) -> None:
        """Lie in the middle of `rect`, and no wider than it."""
        self._widest = QRectF(rect)
        self._margin = margin
        self._take_room()

    def fitted(self) -> tuple[QFont, str]:
        """The type and the words that are drawn."""
        height = self._widest.height()
        return fit_line(self._text, text_font, height * 0.6, self._widest.width() - height)

    def _take_room(self) -> None:
        if self._widest.isEmpty():
            return
        font, text = self.fitted()
        height = self._widest.height()
        width = min(self._widest.width(), QFontMetricsF(font).horizontalAdvance(text) + height * 1.2)
        rect = QRectF(self._widest.center().x() - width / 2, self._widest.y(), width, height)
        super().put(rect, self._margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The strip and its words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(24, 18, 12, 225))
        radius = self.box.height() / 2
        painter.drawRoundedRect(self.box, radius, radius)
        font, text = self.fitted()
        centred_text(painter, self.box.center(), text, font, QColor("#FFF4DC"))
