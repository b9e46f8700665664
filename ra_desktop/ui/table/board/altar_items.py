"""The altar: the sun in the centre and the bids."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ra_desktop.engine import Bid
from ra_desktop.ui.look.art import Watched, faint, paint_box, paint_disc
from ra_desktop.ui.look.drawing import FOCUS_OUTER, GLOW, GLOW_EDGE, device_ratio, draw_centred
from ra_desktop.ui.look.lettering import fitted, write_centred
from ra_desktop.ui.look.mark_painter import mark_drawing
from ra_desktop.ui.look.portrait_painter import portrait_pixmap
from ra_desktop.ui.look.sun_painter import sun_pixmap, sun_side
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.reasons import action_label

from .backdrop import paint_glowing_altar, paint_groove
from .items import BoardItem, Offer, PersonInfo

_WAITING_GLOW: Final = 0.45
"""How bright the altar glows while a sun is dragged elsewhere."""
_PASS_ROOM: Final = 1.62
"""Width of the pass text, in radii of its hollow."""


class AltarItem(BoardItem):
    """The altar, a drop target for suns. Unlit it is part of the backdrop."""

    def __init__(self) -> None:
        super().__init__("altar")
        self.divider = QRectF()
        """The groove between centre sun and bids, in scene coordinates."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offer is Offer.NONE:
            return
        theme = current()
        paint_glowing_altar(painter, self.box, 1.0 if self.offer is Offer.SELECTED else _WAITING_GLOW, theme=theme)
        paint_groove(painter, self.divider.translated(-self.pos()), theme=theme)


class DiscItem(BoardItem):
    """A round place; its sprite is a sun with its rays."""

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.box)
        return path

    @property
    def picture_rect(self) -> QRectF:
        side = sun_side(self.box.width() / 2)
        return QRectF(self.rect.center() - QPointF(side, side) / 2, QSizeF(side, side))


class SunItem(DiscItem):
    """The sun in the centre."""

    sun = Watched(0)
    """Its number; 0 before there is a game."""

    def __init__(self) -> None:
        super().__init__("centre-sun")
        self.present = False

    def sprite(self, dpr: float) -> QPixmap:
        return sun_pixmap(self.sun, self.box.width() / 2, dpr) if self.sun else QPixmap()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_centred(painter, self.box.center(), self.sprite(device_ratio(painter)))


class BidState(Enum):
    """The states of a bidder's place on the altar."""

    EMPTY = auto()
    """The seat is not bidding in this auction."""
    WAITING = auto()
    CURRENT = auto()
    PASSED = auto()
    SUN = auto()


@dataclass(frozen=True, slots=True)
class BidLook:
    """What a bidder's place shows."""

    state: BidState = BidState.EMPTY
    seat: int = -1
    person: PersonInfo | None = None
    sun: int = 0
    """The sun bid, or the one that would be bid."""


class BidItem(DiscItem):
    """The place of one bidder, in bidding order."""

    leaves_a_place = True
    _BADGE: Final = 0.46
    """Radius of the emblem beside a bid, as a share of the sun's."""
    look = Watched(BidLook())
    """What the place shows."""

    def __init__(self, index: int) -> None:
        super().__init__(f"bid:{index}")
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # sprites pass above it
        self.index = index

    def set_rect(self, rect: QRectF, margin: float = 0.0) -> None:
        if rect != self.rect:  # at another fraction of a pixel, its picture is another
            self.update()
        super().set_rect(rect, margin)

    def sprite(self, dpr: float) -> QPixmap:
        if self.look.state is not BidState.SUN:
            return QPixmap()
        return sun_pixmap(self.look.sun, self._radius, dpr)

    @property
    def _radius(self) -> float:
        return self.box.width() / 2

    def caption_font(self) -> QFont:
        """Return the font of a caption below the place."""
        font, _ = fitted(action_label(Bid(88), ""), self._radius * 3, self._radius * 0.62, bold=True)
        return font

    def pass_line(self) -> tuple[QFont, str] | None:
        """Return font and text of a pass marker; None if there is room only for its sign."""
        font, text = fitted(words.pass_caption(), self._radius * _PASS_ROOM, self._radius * 0.66)
        return (font, text) if text == words.pass_caption() else None

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = self.look.state
        if state is BidState.SUN and not self.hidden:
            draw_centred(painter, self.box.center(), self.sprite(device_ratio(painter)))
            self._paint_badge(painter)
            return
        self._paint_hollow(painter)
        if state is BidState.CURRENT:
            self._paint_current(painter)
        elif state is BidState.WAITING:
            self._paint_emblem(painter, self.box.center(), self._radius * self._size_of(0.5, 0.74), opacity=0.85)
        elif state is BidState.PASSED:
            self._paint_pass(painter)
            self._paint_badge(painter)

    def _paint_pass(self, painter: QPainter) -> None:
        line = self.pass_line()
        if line is None:
            side = self._radius * 1.1
            hand = mark_drawing("pass", _engraved())
            hand.render(painter, QRectF(self.box.center() - QPointF(side, side) / 2, QSizeF(side, side)))
            return
        centre = self.box.center() - QPointF(0, self._radius * 0.16)
        write_centred(painter, centre, line[1], line[0], QColor(_engraved()))

    def _paint_hollow(self, painter: QPainter) -> None:
        """Paint a shallow bowl with its upper edge in shadow and its lower edge lit."""
        dark = current().dark
        radius, centre = self._radius * 0.95, self.box.center()
        width = max(1.0, radius * 0.07)
        painter.setPen(Qt.PenStyle.NoPen)
        bowl, shifted = QPainterPath(), QPainterPath()
        bowl.addEllipse(centre, radius, radius)
        shifted.addEllipse(centre + QPointF(0, width * 1.6), radius, radius)
        painter.fillPath(shifted.subtracted(bowl), QColor(255, 245, 220, 40 if dark else 170))
        painter.fillPath(bowl, QColor(0, 0, 0, 84) if dark else QColor(112, 84, 40, 52))
        painter.fillPath(bowl.subtracted(shifted), QColor(0, 0, 0, 110) if dark else QColor(84, 60, 24, 120))

    def _paint_current(self, painter: QPainter) -> None:
        """Mark the current bidder, and show the sun that would be bid."""
        centre, radius = self.box.center(), self._radius
        for share, alpha in ((1.34, 0.22), (1.2, 0.34)):
            paint_disc(painter, centre, radius * share, faint(GLOW, alpha))
        paint_disc(painter, centre, radius, "#FFE7A6", GLOW_EDGE, max(1.6, radius * 0.11))
        if not self.look.sun:
            self._paint_emblem(painter, centre, radius * self._size_of(0.62, 0.88))
            return
        painter.setOpacity(0.62)
        draw_centred(painter, centre, sun_pixmap(self.look.sun, radius * 0.84, device_ratio(painter)))
        painter.setOpacity(1.0)
        self._paint_caption(painter, action_label(Bid(self.look.sun), ""))

    def caption_rect(self) -> QRectF:
        """Return the caption's rectangle in the item's coordinates."""
        font = self.caption_font()
        size = font.pixelSize()
        width = QFontMetricsF(font).horizontalAdvance(action_label(Bid(self.look.sun or 88), "")) + size * 1.1
        height = size * 1.35
        centre = self.box.center()
        return QRectF(centre.x() - width / 2, centre.y() + self._radius * 0.86, width, height)

    def _paint_caption(self, painter: QPainter, text: str) -> None:
        rect = self.caption_rect()
        paint_box(painter, rect, rect.height() / 2, "#8E1B15", FOCUS_OUTER, max(1.0, rect.height() * 0.06))
        write_centred(painter, rect.center(), text, self.caption_font(), QColor("#FFF4DC"))

    def _paint_badge(self, painter: QPainter) -> None:
        radius = max(7.5, self._radius * self._size_of(self._BADGE, 0.54))
        self._paint_emblem(
            painter, self.box.center() + QPointF(self._radius * 0.80, self._radius * 0.80), radius, rim=True
        )

    def _size_of(self, emblem: float, face: float) -> float:
        """Return the size of an `emblem`, or of a `face`, which shows more."""
        person = self.look.person
        return face if person is not None and person.face.has_portrait else emblem

    def _paint_emblem(
        self, painter: QPainter, centre: QPointF, radius: float, *, opacity: float = 1.0, rim: bool = False
    ) -> None:
        person = self.look.person
        if person is None:
            return
        if rim:
            paint_disc(painter, centre, radius * 1.14, FOCUS_OUTER)
        radius = math.ceil(radius * 2) / 2
        painter.setOpacity(opacity)
        draw_centred(painter, centre, portrait_pixmap(person.face, radius, device_ratio(painter)))
        painter.setOpacity(1.0)


def _engraved() -> str:
    return "#FFF0CC" if current().strong else "#D9C7A2" if current().dark else "#5C431C"
