"""The suns of the player's seat, which can be bid by clicking or dragging them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen, QPixmap

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.gestures import Pointer
from ra_desktop.ui.interaction.places import SeatSun
from ra_desktop.ui.interaction.touch import TouchLayer
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import draw_chip, paint_empty_sun
from ra_desktop.ui.look.lettering import draw_broken
from ra_desktop.ui.look.picture import PictureWidget
from ra_desktop.ui.look.sun_painter import sun_pixmap, sun_side
from ra_desktop.ui.look.tooltips import show_tooltip, tip
from ra_desktop.ui.words.fill import fill

from .own_places import TrayLayout, radius_of, tray_layout
from .seat_info import Sun, suns_after_winning, suns_of
from .seat_words import sun_spots
from .surface import SeatSurface
from .tiles import SeatOffers

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place
    from ra_desktop.ui.interaction.touch import Spot

_tr = QCoreApplication.translate
_CENTRED = Qt.AlignmentFlag.AlignCenter
_RESTING = 0.86
"""Scale of a sun that is not selected."""
_FACE_DOWN = 0.66
_SMALLEST = 11.0
"""Smallest type size, in pixels."""
_DIM_AT_NIGHT = 0.7
"""Opacity of a sun that may not be bid, in the dark theme."""


class SunTray(PictureWidget):
    """A tray of large suns."""

    picked_up = Signal(object, QPointF)
    """A drag begins, with its bid selected, as in :attr:`~ra_desktop.ui.interaction.gestures.Pointer.picked_up`."""

    sun_hovered = Signal(object)
    """The number of the sun under the pointer that can be bid, or None."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offers = SeatOffers(choices)
        self._view: View | None = None
        self._seat = 0
        self._suns: list[Sun] = []
        self._chip: tuple[str, int | None] | None = None
        self._chip_group: groups.Group | None = None
        self._points: dict[str, int] = {}
        self._hidden: set[int] = set()
        self._layout = tray_layout(QSizeF(self.size()), 0)
        self._hovered: int | None = None
        self.pointer = Pointer(self, SeatSurface(self))
        self.pointer.picked_up.connect(self.picked_up)
        self.touch = TouchLayer(self, self.spots)
        choices.changed.connect(self._on_choices_changed)

    # --- contents -------------------------------------------------------------------------------

    def show_suns(self, view: View, seat: int, points: dict[str, int]) -> None:
        """Show the suns of `seat`; `points` are its current scores."""
        before = (self._seat, self._suns, self._chip, self._must_beat(), self._hidden)
        self._view = view
        self._seat = self.offers.seat = seat
        self._suns = suns_of(view, seat)
        self._hidden = set()
        self._chip = self._chip_group = None
        for group, text, total in groups.chips(view, seat, points):
            if group.name == "suns":
                self._chip = (text, total)
                self._chip_group = group
                self._points = points
        if before != (self._seat, self._suns, self._chip, self._must_beat(), self._hidden):
            self._arrange()
            self.update()
        self.touch.refresh()

    def spots(self) -> list[Spot]:
        """Return the suns, for those who do not see them."""
        return sun_spots(self._suns, self._layout.suns, self.offers, [self._about(sun) for sun in self._suns])

    def hide_at(self, place: Place) -> None:
        """Hide a sun."""
        if isinstance(place, SeatSun):
            self._hidden.add(place.sun)
            self.update()

    def show_all(self) -> None:
        """Show all suns."""
        if self._hidden:
            self._hidden.clear()
            self.update()

    def spot(self, value: int) -> QRectF:
        """Return the place of the sun, now or after the seat has won it."""
        suns, spots = self._suns, list(self._layout.suns)
        if self._view is not None and value not in (sun.value for sun in suns):
            suns = suns_after_winning(self._view, self._seat, value)
            spots = [*self._layout_of(len(suns)).suns]
        return next(spot for spot, sun in zip(spots, suns, strict=True) if sun.value == value)

    def rect_of(self, place: Place) -> QRectF:
        """Return the square of the picture of the sun at `place`, in the coordinates of the tray."""
        assert isinstance(place, SeatSun)
        spot = self.spot(place.sun)
        side = sun_side(radius_of(spot) * self._size_of(place.sun))
        square = QRectF(0, 0, side, side)
        square.moveCenter(spot.center())
        return square

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the sun at `place`, as large as :meth:`rect_of`."""
        assert isinstance(place, SeatSun)
        value = place.sun
        sun = next((sun for sun in self._suns if sun.value == value), Sun(value, face_down=True))
        return self._picture(sun, self.spot(value), plain=True)

    def _size_of(self, value: int) -> float:
        face_down = next((sun.face_down for sun in self._suns if sun.value == value), True)
        if face_down:
            return _FACE_DOWN
        return 1.0 if self.offers.is_sun_selected(value) else _RESTING

    def _arrange(self) -> None:
        self._layout = self._layout_of(len(self._suns))

    def _layout_of(self, count: int) -> TrayLayout:
        return tray_layout(QSizeF(self.size()), count, chip=self._chip is not None)

    # --- choices --------------------------------------------------------------------------------

    def _must_beat(self) -> int | None:
        auction = self._view.auction if self._view is not None else None
        return auction.highest if auction is not None else None

    def _on_choices_changed(self) -> None:
        self.update()
        self.pointer.refresh()
        self.touch.refresh()

    # --- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Paint the tray, the suns and the line below them."""
        colours, at, dpr = theme.current(), self._layout, self.devicePixelRatioF()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(QColor(colours.line), 1.2))
        painter.setBrush(QColor(colours.well))
        painter.drawRoundedRect(at.well, 13 * at.scale, 13 * at.scale)
        if self._view is None:
            return
        for sun, spot in zip(self._suns, at.suns, strict=True):
            if sun.bid or sun.value in self._hidden:
                paint_empty_sun(painter, spot.center(), radius_of(spot) * _RESTING)
                continue
            picture = self._picture(sun, spot)
            half = picture.deviceIndependentSize().width() / 2
            rise = 2.0 if sun.value == self._hovered and self.offers.has_sun(sun.value) else 0.0
            is_dim = colours.dark and not colours.strong and self.offers.is_bidding and self._is_too_low(sun)
            painter.setOpacity(_DIM_AT_NIGHT if is_dim else 1.0)
            painter.drawPixmap(spot.center() - QPointF(half, half + rise), picture)
            painter.setOpacity(1.0)
        if self._chip is not None:
            draw_chip(painter, at.chip, "sun", self._chip[0], self._chip[1], colours, dpr)
        self._paint_words(painter, colours)

    def _picture(self, sun: Sun, spot: QRectF, *, plain: bool = False) -> QPixmap:
        radius = radius_of(spot) * self._size_of(sun.value)
        selected = self.offers.is_sun_selected(sun.value) and not plain
        return sun_pixmap(
            sun.value,
            round(radius, 1),
            self.devicePixelRatioF(),
            face_down=sun.face_down,
            dimmed=not plain and self.offers.is_bidding and not sun.face_down and not self.offers.has_sun(sun.value),
            glow=selected,
        )

    def captions(self) -> list[tuple[str, list[QRectF]]]:
        """Return the texts below the suns, and the suns that each is about, from left to right."""
        suns = list(zip(self._suns, self._layout.suns, strict=True))
        low = [spot for sun, spot in suns if self.offers.is_bidding and self._is_too_low(sun)]
        free = [spot for sun, spot in suns if self.offers.has_sun(sun.value)]
        down = [spot for sun, spot in suns if sun.face_down]
        again = any(self.offers.is_sun_selected(sun.value) for sun in self._suns)
        captions = [
            (self.reason(), low),
            (_tr("SunTray", "click again, or drag") if again else _tr("SunTray", "click twice, or drag"), free),
            (_tr("SunTray", "face down", "Under suns that are out of use until the next epoch"), down),
        ]
        return [(text, spots) for text, spots in captions if spots]

    def _paint_words(self, painter: QPainter, colours: theme.Theme) -> None:
        """Paint why some suns may not be bid, and what can be done with the others, below them."""
        at, reason = self._layout, self.reason()
        size = max(_SMALLEST, 15 * at.scale)
        for text, spots in self.captions():
            ink = QColor(colours.negative if text == reason else colours.soft_ink)
            draw_broken(painter, at.below(spots).adjusted(1, 0, -1, 0), text, size, ink, _CENTRED)

    def _is_too_low(self, sun: Sun) -> bool:
        return not sun.face_down and not sun.bid and not self.offers.has_sun(sun.value)

    def reason(self) -> str:
        """Return why a sun may not be bid."""
        return fill(_tr("SunTray", "must beat {sun}"), sun=self._must_beat() or 0)

    # --- pointer --------------------------------------------------------------------------------

    def place_at(self, pos: QPointF) -> SeatSun | None:
        """Return the place of the sun at `pos`."""
        sun = self.sun_at(pos)
        return None if sun is None else SeatSun(self._seat, sun.value)

    def can_peek(self) -> bool:
        """Return False: there is no fame here."""
        return False

    def hold_peek(self, held: bool) -> None:
        """Do nothing: there is no fame here."""

    def set_hovered(self, place: Place | None) -> None:
        """Raise the sun at `place`; None for none."""
        hovered = place.sun if isinstance(place, SeatSun) else None
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()
            self.sun_hovered.emit(hovered)

    def sun_at(self, pos: QPointF) -> Sun | None:
        """Return the sun at `pos`."""
        for sun, spot in zip(self._suns, self._layout.suns, strict=True):
            off = pos - spot.center()
            if off.x() ** 2 + off.y() ** 2 <= (radius_of(spot) * 1.1) ** 2:
                return sun
        return None

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of the sun under the pointer."""
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tooltip(event, self, self.tip_at(QPointF(event.pos())))
            return True
        if kind == QEvent.Type.Resize:
            self._arrange()
        if kind in (QEvent.Type.Resize, QEvent.Type.LanguageChange):
            self.touch.refresh()
        return super().event(event)

    def tip_at(self, pos: QPointF) -> str:
        """Return the tooltip at `pos`; empty if there is none."""
        if self._view is not None and self._chip_group is not None and self._layout.chip.contains(pos):
            return groups.group_tip(self._view, self._seat, self._chip_group, self._points)
        sun = self.sun_at(pos)
        return self._sun_tip(sun) if sun is not None else ""

    def explanation(self, value: int, *more: str) -> str:
        """Return a text about the sun `value` as a tooltip, with `more` sentences, also where there is no tooltip."""
        sun = next(sun for sun in self._suns if sun.value == value)
        return tip(fill(_tr("SunTray", "Sun {sun}"), sun=value), self._about(sun), *more)

    def _sun_tip(self, sun: Sun) -> str:
        if not sun.face_down and not sun.bid and self.offers.has_sun(sun.value):
            return ""  # the caption says how to bid it, and the strip beside what it wins
        return self.explanation(sun.value)

    def _about(self, sun: Sun) -> str:
        if sun.face_down:
            return _tr("SunTray", "Face down: cannot be used until the next epoch.")
        if sun.bid:
            return _tr("SunTray", "This sun is your bid in this auction.")
        if self.offers.is_bidding and not self.offers.has_sun(sun.value):
            return self.reason()
        return _tr("SunTray", "Face up: you can bid it in an auction.")
