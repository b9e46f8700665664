"""What the lot is worth: to everybody in a list on the large panel, to one seat on the badge of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import draw_centred, player_colour, points_ink
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_words, enlarged, fitted, words_width
from ra_desktop.ui.words import lots as words
from ra_desktop.ui.words.fill import in_a_line, points_text

from .preview_strip import TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.look.theme import Theme

    from .seat_info import SeatInfo

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_LINE: Final = 1.2
"""Height of a line, in type sizes."""
_SMALL: Final = 0.82
"""Size of remarks, in type sizes."""
_TALLEST_ROW: Final = 46.0


@dataclass(frozen=True, slots=True)
class SeatLot:
    """A line of the list."""

    info: SeatInfo
    lot: Lot | None
    """None if the seat cannot win it."""

    @property
    def line(self) -> str:
        """The same as text: "Nefer +7 · loses 2 monuments"."""
        if self.lot is None:
            return self.info.name
        return in_a_line([words.change_for(self.info.name, self.lot.gain), *self.lot.remarks])


@dataclass(frozen=True, slots=True)
class LotsPlaces:
    """The places of the list."""

    frame: QRectF
    title: QRectF
    rows: tuple[QRectF, ...]

    @classmethod
    def fit(cls, rect: QRectF, count: int) -> LotsPlaces:
        """Return the places of a title and `count` lines in `rect`."""
        pad = max(6.0, min(12.0, rect.height() * 0.05))
        inner = rect.adjusted(pad, pad * 0.6, -pad, -pad * 0.6)
        title = QRectF(inner.x(), inner.y(), inner.width(), TEXT * 1.4)
        height = min(_TALLEST_ROW, (inner.bottom() - title.bottom()) / max(1, count))
        rows = [QRectF(inner.x(), title.bottom() + at * height, inner.width(), height) for at in range(count)]
        return cls(rect, title, tuple(rows))


def draw_lots(painter: QPainter, places: LotsPlaces, lots: Sequence[SeatLot], colours: Theme, dpr: float) -> None:
    """Draw the list."""
    paint_box(painter, places.frame, 12, colours.stripe, colours.line, 1.2)
    draw_words(painter, places.title, words.list_title(), TEXT * 1.06, colours.ink, display=True)
    for row, lot in zip(places.rows, lots, strict=True):
        _draw_row(painter, row, lot, colours, dpr)


def _draw_row(painter: QPainter, row: QRectF, seat_lot: SeatLot, colours: Theme, dpr: float) -> None:
    lot = seat_lot.lot
    radius = min(10.0, row.height() * 0.36)
    first = QRectF(row.x(), row.y(), row.width(), row.height())
    remarks = lot.remarks if lot is not None else []
    two = bool(remarks) and row.height() >= TEXT * _LINE + TEXT * _SMALL * _LINE - 2
    if two:
        first.setHeight(row.height() * 0.54)
    centre = QPointF(row.x() + radius, first.center().y())
    painter.setOpacity(1.0 if lot is not None else colours.faded(0.45))
    draw_centred(painter, centre, emblem_pixmap(seat_lot.info.emblem, player_colour(seat_lot.info.colour), radius, dpr))
    painter.setOpacity(1.0)
    left = row.x() + 2 * radius + 7
    room = QRectF(left, first.y(), row.right() - left, first.height())
    if lot is None:
        draw_words(painter, room, seat_lot.info.name, TEXT, colours.soft_ink)
        return
    number = points_text(lot.gain)
    wide = words_width(number, TEXT, bold=True) + 2
    draw_words(painter, room, number, TEXT, points_ink(colours, lot.gain), _RIGHT, bold=True)
    name = room.adjusted(0, 0, -wide - 6, 0)
    ink = QColor(colours.negative) if lot.is_harmful else QColor(colours.soft_ink)
    if two:
        draw_words(painter, name, seat_lot.info.name, TEXT, colours.ink, bold=True)
        below = QRectF(left, first.bottom() - 1, row.right() - left, row.bottom() - first.bottom())
        size = max(SMALLEST_TYPE, TEXT * _SMALL)
        draw_words(painter, below, _fitting(remarks, below.width(), size), size, ink)
        return
    size = max(SMALLEST_TYPE, TEXT * _SMALL)
    own = min(name.width(), words_width(seat_lot.info.name, TEXT, bold=True) + 8)
    remark = _fitting(remarks, name.width() - own, size) if remarks else ""
    if remark and words_width(remark, size) <= name.width() - own:
        draw_words(painter, name, remark, size, ink, _RIGHT)
        name.setWidth(own)
    draw_words(painter, name, seat_lot.info.name, TEXT, colours.ink, bold=True)


def _fitting(remarks: Sequence[str], width: float, size: float) -> str:
    """Return as many of `remarks`, the most important first, as fit; one at least."""
    shown = list(remarks)
    while len(shown) > 1 and words_width(in_a_line(shown), size) > width:
        shown.pop()
    return in_a_line(shown)


_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
GAIN: Final = "#285E36"
LOSS: Final = "#9C2B1A"
EVEN: Final = "#665038"
"""The colours of the badge."""
_INK: Final = "#FFFBEE"
_LEAST_FOR_TWO: Final = 2 * SMALLEST_TYPE + 3
"""The least height for a remark below the number."""


def badge_colour(lot: Lot) -> str:
    """Return the colour of the badge for the lot, #rrggbb; it never contradicts the number."""
    if lot.is_harmful:
        return LOSS
    return GAIN if lot.gain > 0 or (not lot.gain and lot.worth > 0 and not lot.lost) else EVEN


def draw_badge(painter: QPainter, rect: QRectF, lot: Lot) -> None:
    """Draw the points in `rect` and, if there is room, the most important remark below them."""
    corner = min(rect.height() * 0.28, 9.0)
    paint_box(painter, rect, corner, QColor(badge_colour(lot)))
    number, remark = points_text(lot.gain), lot.remark
    small = max(SMALLEST_TYPE, rect.height() * 0.34)
    fits = fitted(remark, rect.width() - 6, enlarged(small, small * 1.1))[1] == remark
    if not remark or not fits or rect.height() < _LEAST_FOR_TWO:
        draw_words(painter, rect, number, min(26.0, rect.height() * 0.66), _INK, _CENTRED, bold=True)
        return
    below = QRectF(rect.x() + 3, rect.bottom() - small * 1.22, rect.width() - 6, small * 1.1)
    above = QRectF(rect.x(), rect.y() + 1, rect.width(), below.y() - rect.y())
    draw_words(painter, above, number, max(SMALLEST_TYPE, above.height() * 0.92), _INK, _CENTRED, bold=True)
    draw_words(painter, below, remark, small, _INK, _CENTRED)
