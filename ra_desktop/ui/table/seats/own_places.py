"""The places of everything on the large panel: pure geometry, in its pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import Place, SeatSun
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import TABLET_ASPECT, draw_chip, paint_empty_sun
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.fonts import larger_lines
from ra_desktop.ui.look.lettering import draw_broken
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import count_of, fill

from .places import Head, SeatPlaces, radius_of, spread_suns
from .seat_info import about_sun
from .spread import Line, Manner

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from ra_desktop.ui.look.theme import Theme

    from .seat_info import SeatShown, Sun
    from .tiles import Grouped, SeatOffers

OWN_REFERENCE: Final = QSizeF(1130, 252)


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnLayout(Head):
    """The large panel."""

    fame: QRectF
    fame_label: QRectF
    tray: QRectF
    """The tray of suns, in whole pixels."""
    head: QRectF
    """Headings of all groups; each group's column gives left and right."""
    spacing: float
    gap: float
    preview: QRectF
    """The account of the lot; empty if it is not shown."""

    @property
    def fame_area(self) -> QRectF:
        """Where the fame is shown."""
        return self.fame.united(self.tablets).united(self.fame_label)


def own_layout(size: QSizeF, *, preview: bool) -> OwnLayout:
    """Lay out the large panel, with or without room for what the lot is worth."""
    scale = min(size.width() / OWN_REFERENCE.width(), size.height() / OWN_REFERENCE.height())
    scale = max(0.55, scale)
    card = QRectF(2, 2, size.width() - 4, size.height() - 2 - max(3.5, 5 * scale))
    pad = 14 * scale
    left_width = min(max(186.0, 276 * scale), card.width() * 0.34)
    left = card.x() + pad
    header_height = max(44.0, 76 * scale)
    portrait_radius = header_height / 2 - 1
    header = QRectF(left, card.y() + max(4.0, 8 * scale), left_width, header_height)
    portrait = QPointF(left + portrait_radius, header.center().y())
    tray_top = header.bottom() + 5 * scale
    tray = QRectF(left, tray_top, left_width, card.bottom() - pad * 0.4 - tray_top)

    tablet_height = header_height * 0.56
    tablets = QRectF(0, 0, tablet_height * TABLET_ASPECT * 1.62, tablet_height)
    fame_width = max(46.0, 60 * scale)
    column = QRectF(header.right() - fame_width, header.y(), fame_width, header_height)
    tablets.moveCenter(QPointF(column.center().x(), column.y() + tablet_height / 2))
    fame = QRectF(column.x(), tablets.bottom(), column.width() * 0.44, column.bottom() - tablets.bottom())
    fame_label = QRectF(fame.right() + 2, fame.y(), column.right() - fame.right() - 2, fame.height())
    figure_side = header_height * 0.58
    figure = QRectF(column.left() - figure_side, header.center().y() - figure_side / 2, figure_side, figure_side)
    name_left = portrait.x() + portrait_radius + max(6.0, 11 * scale)
    words = column.left() - 2 * scale - name_left
    name = QRectF(name_left, header.y() + header_height * 0.10, words, header_height * 0.50)
    subtitle = QRectF(name_left, name.bottom(), words, header_height * 0.32)

    x = tray.right() + max(12.0, 20 * scale)
    right = card.right() - max(10.0, 18 * scale)
    head = QRectF(x, card.y() + max(6.0, 14 * scale), right - x, max(20.0, 30 * scale) * larger_lines())
    bottom = card.bottom() - pad
    strip = QRectF()
    if preview:
        height = max(44.0, 60 * scale) * larger_lines()
        strip = QRectF(x, bottom - height, right - x, height)
    foot = strip.top() - 5 * scale if preview else bottom
    top = head.bottom() + 7 * scale
    return OwnLayout(
        scale=scale,
        card=card,
        corner=16 * scale,
        portrait=portrait,
        portrait_radius=portrait_radius,
        name=name,
        subtitle=subtitle,
        figure=figure,
        tablets=tablets,
        fame=fame,
        fame_label=fame_label,
        tray=QRectF(tray.toAlignedRect()),
        head=head,
        tiles=QRectF(x, top, right - x, foot - top),
        tallest=112 * scale,
        spacing=4 * scale,
        gap=max(10.0, 16 * scale),
        preview=strip,
    )


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """The sun tray."""

    scale: float
    well: QRectF
    """The sunken surface."""
    suns: tuple[QRectF, ...]
    words: QRectF
    """The captions of the suns, below them."""
    chip: QRectF
    """The score of the suns, in a line below; empty if it is not shown."""

    def below(self, suns: Sequence[QRectF]) -> QRectF:
        """Return the part of the captions' place below neighbouring `suns`, half way to those beside them."""
        step = self.words.width() / len(self.suns)
        left = min(spot.center().x() for spot in suns) - step / 2
        right = max(spot.center().x() for spot in suns) + step / 2
        return QRectF(left, self.words.y(), right - left, self.words.height())


def tray_layout(tray: QRectF, count: int, *, chip: bool = False) -> TrayLayout:
    """Spread `count` suns over the `tray`, with captions of up to two lines below and, if asked, a chip below these."""
    scale = min(tray.width() / 284, tray.height() / 160)
    well = QRectF(0.6, 0.6, tray.width() - 1.2, tray.height() - 1.2)
    bottom, mark = well.bottom() - max(2.0, 5 * scale), QRectF()
    if chip:
        width, line = max(44.0, 58 * scale), max(15.0, 20 * scale)
        mark = QRectF(well.right() - 6 * scale - width, bottom - line, width, line)
        bottom = mark.top() - 1
    line = max(26.0, 34 * scale) * larger_lines()
    words = QRectF(well.x() + 4 * scale, bottom - line, well.width() - 8 * scale, line)
    area = QRectF(well.x() + 4 * scale, 0, well.width() - 8 * scale, 0)
    area.setTop(well.y() + max(2.0, 7 * scale))
    area.setBottom(words.top() - 1)
    suns = [spot.translated(tray.topLeft()) for spot in spread_suns(area, 38 * scale, count)]
    well, words, mark = (rect.translated(tray.topLeft()) for rect in (well, words, mark))
    return TrayLayout(scale=scale, well=well, suns=tuple(suns), words=words, chip=mark)


_HEADING: Final = 18.0
_SMALLEST_HEADING: Final = 12.0
"""Type sizes in a window of 1440 by 900, and the smallest."""
_HEADINGS_SHARE: Final = 0.92
"""The greatest share of the width for headings."""
_CROWDED: Final = 0.56
"""Tiles that use less of the possible height than this are too small."""
_WIDEST_WHOLE: Final = 0.30
"""The greatest share of the width for the pyramid or the monuments."""


class OwnPlaces(SeatPlaces):
    """Headings in the largest type that fits, the tiles of each group below them, and the tray of suns."""

    at: OwnLayout

    def __init__(self, at: OwnLayout, shown: SeatShown, held: Grouped) -> None:
        """Arrange the stacks `held` of `shown` on a panel with the layout `at`."""
        super().__init__(shown)
        self.at = at
        self.tray = tray_layout(at.tray, len(self.suns), chip=self.sun_chip is not None)
        for self.is_short in (False, True):
            self.number_type = self.title_type = self._largest_heading()
            self.arrange(held)
            if not self.grid.is_fanned:
                break

    def title(self, group: groups.Group) -> str:
        return groups.heading(group, self.shown.view.ruleset, short=self.is_short)

    def sun_row(self, count: int) -> Sequence[QRectF]:
        return tray_layout(self.at.tray, count, chip=self.sun_chip is not None).suns

    def manner(self, stacked: Sequence[groups.Group]) -> Manner:
        at = self.at
        return Manner(
            tallest=at.tallest,
            lowest=_CROWDED * min(at.tallest, at.tiles.height()),
            gap=at.gap,
            line=Line(at.tiles.y() - at.head.y(), is_above=True, gap=at.tiles.y() - at.head.bottom()),
            spacing=at.spacing,
            weights=tuple(group.weight for group in stacked),
        )

    def split(self, whole: groups.Group | None, *, crowded: bool) -> tuple[QRectF, QRectF]:
        """Return the areas of the stacks and of what is drawn as a whole, at their right."""
        area = self.at.head.united(self.at.tiles)
        if whole is None:
            return area, QRectF()
        wide = self._whole_width(whole)
        column = QRectF(area.right() - wide, area.y(), wide, area.height())
        return area.adjusted(0, 0, -wide - self.at.gap, 0), column

    def _whole_width(self, whole: groups.Group) -> float:
        """Return the width of the column of the pyramid or of the monuments."""
        room = self.at.tiles
        wide = self.whole_width(whole, room.height(), room.width() * _WIDEST_WHOLE)
        return max(wide, self.least_width(self.chips[-1]))

    def _largest_heading(self) -> float:
        """Return the type size of the headings, which are never cut."""
        room = self.at.tiles.width() - self.at.gap * (len(self.chips) - 1)
        self.title_type = max(_SMALLEST_HEADING, _HEADING * self.at.scale)
        while self.title_type > _SMALLEST_HEADING:
            self.number_type = self.title_type
            widths = (self._whole_width(chip[0]) if chip[0].is_whole else self.least_width(chip) for chip in self.chips)
            if sum(widths) <= room * _HEADINGS_SHARE:
                break
            self.title_type -= 1
        return self.title_type


_RESTING = 0.86
"""Scale of a sun that is not selected."""
_FACE_DOWN = 0.66
_SMALLEST = 11.0
"""Smallest type size, in pixels."""
_RIVAL, _LEAST_RIVAL = 7.5, 6.0
"""The radius of the emblem of a rival who can outbid a sun: at scale 1, and at any scale."""
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
            if not sun.face_down and not self._is_too_low(sun):
                self._paint_rivals(painter, sun.value, spot, dpr)
        if self.places.sun_chip is not None:
            _, text, points = self.places.sun_chip
            draw_chip(painter, at.chip, text, points, colours, dpr)
        reason, size = self.reason(), max(_SMALLEST, 15 * at.scale)
        for text, spots in self.captions():
            ink = QColor(colours.negative if text == reason else colours.soft_ink)
            room = at.below(spots).adjusted(1, 0, -1, 0)
            draw_broken(painter, room, text, size, ink, Qt.AlignmentFlag.AlignCenter)

    def _paint_rivals(self, painter: QPainter, value: int, spot: QRectF, dpr: float) -> None:
        """Paint above the sun `value` in its `spot` the emblems of those who can outbid it."""
        assert self.places is not None
        at = self.places.tray
        rivals = [colour for sun, colour in self.shown.info.rivals if sun > value]
        size = max(_LEAST_RIVAL, _RIVAL * at.scale)
        top = max(at.well.y() + 2, spot.center().y() - radius_of(spot) - 2 * size - 1)
        left = spot.center().x() - size * len(rivals)
        for place, colour in enumerate(rivals):
            picture = emblem_pixmap(colour, size, dpr)
            painter.drawPixmap(QPointF(left + 2 * size * place, top), picture)

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
            worth = _tr("SunTray", "It is worth about {fame} fame until the epoch ends.", "", count_of(fame))
            more = (fill(worth, fame=fame), *more)
        return tip(fill(_tr("Common", "Sun {sun}"), sun=value), self.about(sun), *more)

    def about(self, sun: Sun) -> str:
        """Return what the sun may be used for."""
        return self.reason() if self._is_too_low(sun) else about_sun(sun)
