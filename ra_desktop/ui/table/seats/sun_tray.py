"""The tray of suns on the large panel: how it is painted, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ra_desktop.ui.interaction.choices import Place, SeatSun
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import draw_chip, paint_empty_sun
from ra_desktop.ui.look.lettering import draw_broken
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill

from .places import radius_of

if TYPE_CHECKING:
    from collections.abc import Container

    from ra_desktop.ui.look.theme import Theme

    from .own_places import OwnPlaces
    from .seat_info import SeatShown, Sun
    from .tiles import SeatOffers

_RESTING = 0.86
"""Scale of a sun that is not selected."""
_FACE_DOWN = 0.66
_SMALLEST = 11.0
"""Smallest type size, in pixels."""
_DIM_AT_NIGHT = 0.7
"""Opacity of a sun that may not be bid, in the dark theme."""


@dataclass(frozen=True, slots=True)
class SunTray:
    """The suns of the seat, which can be bid by clicking or dragging them."""

    shown: SeatShown
    offers: SeatOffers
    places: OwnPlaces | None

    def paint(
        self, painter: QPainter, colours: Theme, hidden: Container[Place], hovered: Place | None, dpr: float
    ) -> None:
        """Paint the tray, the suns and the line below them."""
        assert self.places is not None
        at, seat = self.places.tray, self.shown.seat
        paint_box(painter, at.well, 13 * at.scale, colours.well, colours.line, 1.2)
        for sun, spot in zip(self.places.suns, at.suns, strict=True):
            place, can_bid = SeatSun(seat, sun.value), self.offers.has_sun(sun.value)
            if sun.bid or place in hidden:
                paint_empty_sun(painter, spot.center(), radius_of(spot) * _RESTING)
                continue
            picture = sun_pixmap(
                sun.value,
                self.radius(sun.value, spot),
                dpr,
                face_down=sun.face_down,
                dimmed=self.offers.is_bidding and not sun.face_down and not can_bid,
                glow=self.offers.is_sun_selected(sun.value),
            )
            half = picture.deviceIndependentSize().width() / 2
            rise = 2.0 if place == hovered and can_bid else 0.0
            is_dim = colours.dark and not colours.strong and self._is_too_low(sun)
            painter.setOpacity(_DIM_AT_NIGHT if is_dim else 1.0)
            painter.drawPixmap(spot.center() - QPointF(half, half + rise), picture)
            painter.setOpacity(1.0)
        if self.places.sun_chip is not None:
            _, text, points = self.places.sun_chip
            draw_chip(painter, at.chip, "sun", text, points, colours, dpr)
        reason, size = self.reason(), max(_SMALLEST, 15 * at.scale)
        for text, spots in self.captions():
            ink = QColor(colours.negative if text == reason else colours.soft_ink)
            room = at.below(spots).adjusted(1, 0, -1, 0)
            draw_broken(painter, room, text, size, ink, Qt.AlignmentFlag.AlignCenter)

    def radius(self, value: int, spot: QRectF) -> float:
        """Return the radius of the sun `value` in its `spot`, in pixels."""
        is_face_up = value in self.shown.view.face_up_suns(self.shown.seat)
        share = _FACE_DOWN if not is_face_up else 1.0 if self.offers.is_sun_selected(value) else _RESTING
        return round(radius_of(spot) * share, 1)

    def captions(self) -> list[tuple[str, list[QRectF]]]:
        """Return why some suns may not be bid, and what can be done with the others, each with the suns it is about."""
        assert self.places is not None
        suns = list(zip(self.places.suns, self.places.sun_spots, strict=True))
        low = [spot for sun, spot in suns if self._is_too_low(sun)]
        prices = dict(self.shown.info.prices)
        priced = [(sun.value, spot) for sun, spot in suns if sun.value in prices and spot not in low and not sun.bid]
        free = [] if prices else [spot for sun, spot in suns if self.offers.has_sun(sun.value)]
        down = [spot for sun, spot in suns if sun.face_down]
        again = any(self.offers.is_sun_selected(sun.value) for sun, _ in suns)
        worth = _tr("SunTray", "worth {fame}", "Under a sun: the fame that it is worth until the epoch ends")
        captions = [
            *((fill(worth, fame=prices[value]), [spot]) for value, spot in priced),
            (self.reason(), low),
            (_tr("SunTray", "click again, or drag") if again else _tr("SunTray", "click twice, or drag"), free),
            (_tr("SunTray", "face down", "Under suns that are out of use until the next epoch"), down),
        ]
        return [(text, spots) for text, spots in captions if spots]

    def _is_too_low(self, sun: Sun) -> bool:
        return self.offers.is_bidding and not sun.face_down and not sun.bid and not self.offers.has_sun(sun.value)

    @property
    def must_beat(self) -> int | None:
        """The highest bid so far."""
        auction = self.shown.view.auction
        return None if auction is None else auction.highest

    def reason(self) -> str:
        """Return why a sun may not be bid."""
        return fill(_tr("SunTray", "must beat {sun}"), sun=self.must_beat or 0)

    def explanation(self, value: int, *more: str) -> str:
        """Return a text about the sun `value` as a tooltip, with `more` sentences, also where there is no tooltip."""
        assert self.places is not None
        sun = next(sun for sun in self.places.suns if sun.value == value)
        if (fame := dict(self.shown.info.prices).get(value)) is not None:
            worth = _tr("SunTray", "It is worth about {fame} fame until the epoch ends.")
            more = (fill(worth, fame=fame), *more)
        return tip(fill(_tr("Common", "Sun {sun}"), sun=value), self.about(sun), *more)

    def about(self, sun: Sun) -> str:
        """Return what the sun may be used for."""
        if sun.face_down:
            return _tr("Common", "Face down: can’t be used until the next epoch.")
        if sun.bid:
            return _tr("Panels", "This sun has been bid in this auction.")
        if self.offers.is_bidding and not self.offers.has_sun(sun.value):
            return self.reason()
        return _tr("Panels", "Face up: can be bid in an auction.")
