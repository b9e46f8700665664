"""The places of everything on the board, computed from its size and the numbers of places. Pure geometry.

Lengths are device-independent pixels. The board is designed for 842 by 604 and keeps its proportions as long as
possible; where height is short, the sky shrinks first, and nothing gets too small to read or to hit.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF

from ra_desktop.ui.look.fonts import larger_lines
from ra_desktop.ui.look.nile import HEIGHT as SKY_UNITS
from ra_desktop.ui.look.nile import track_points
from ra_desktop.ui.look.tile_painter import ASPECT, EVERY_LABEL_FROM

SMALLEST: Final = QSizeF(530, 330)
"""The smallest usable board."""

TRACK_SPACES: Final = 8
"""Spaces of the usual auction track, by which the board is proportioned."""

SHADOW: Final = QMarginsF(3, 1, 3, 6)
"""Room around the card for the shadow it throws."""

# Lengths on a board 842 wide.
_WIDTH = 842.0
_BELOW_SKY = 356.0
_TILE, _TILE_GAP, _BED_X, _BED_Y = 89.0, 9.5, 14.0, 12.0
_GAP, _BANNER, _ROW_GAP, _ALTAR, _CAPTION, _FOOT = 10.0, 40.0, 18.0, 92.0, 20.0, 9.0
_FIGURE = 70.0
_RA_RADIUS = 12.5

_NAMED_TILE = math.ceil(EVERY_LABEL_FROM) + 1
"""Height of a tile with room for its name; tiles stay that high when the board gets narrow."""
_LEAST_GAP, _LEAST_EDGE = 3, 12.0
"""The least gaps between tiles, and beside the outermost."""
_CENTRE = 3.4
"""Width of the centre sun with the groove after it, in radii."""

_LEAST_SKY = 0.25
"""The least height of the sky, as a share of the board's."""
_HIGHEST_SKY = 0.55
"""The greatest height of the sky, as a share of its width."""
_LABEL = 0.00029
"""The greatest height of a label, as a share of the sky's area: in a small sky, words reach as far as the Ra tiles."""
_RAYS = 1.26
"""Extent of a sun with its rays, in radii."""
_PITCH, _LEAST_PITCH = 2.75, 2.52
"""Usual and least distance from one bid to the next, in radii."""
_BID_SIZE = 0.86
"""Radius of a bid as a share of the centre sun's."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Every place on the board, in the board's own coordinates."""

    size: QSizeF
    scale: float
    """The scale of things on the table: 1 on a board 842 wide."""
    card: QRectF
    """The board without its shadow."""
    corner: float
    sky: QRectF
    epoch_label: QRectF
    ra_label: QRectF
    ra_spaces: tuple[QPointF, ...]
    """Centres of the spaces of the Ra track."""
    ra_radius: float
    banner: QRectF
    """The largest banner; a short text takes less of its width."""
    track_bed: QRectF
    spaces: tuple[QRectF, ...]
    """The auction spaces."""
    bag: QRectF
    bag_caption: QRectF
    figure: QRectF
    """The place of the Ra figure."""
    altar: QRectF
    centre_sun: QRectF
    """The disc of the centre sun; its rays reach beyond it."""
    centre_caption: QRectF
    divider: QRectF
    """The groove between the centre sun and the bids."""
    bids: tuple[QRectF, ...]
    """Discs for the bids, in bidding order."""
    sides: SideLayout
    """The two sides of a drawn tile, over figure and altar."""

    @classmethod
    def fit(cls, size: QSizeF, ra_limit: int, bidders: int, spaces: int = TRACK_SPACES) -> BoardLayout:
        """Arrange a board of that size for `ra_limit` Ra tiles, up to `bidders` bids and `spaces` on the auction track.

        A shorter auction track than usual is centred, and everything else stays in place.
        """
        card = QRectF(0, 0, max(1.0, size.width()), max(1.0, size.height())).marginsRemoved(SHADOW)
        scale = min(card.width() / _WIDTH, card.height() * (1 - _LEAST_SKY) / _BELOW_SKY)
        room_for = max(spaces, TRACK_SPACES)
        widest = (card.width() - 2 * _LEAST_EDGE - (room_for - 1) * _LEAST_GAP) / room_for
        tile_height = max(math.floor(_TILE * 1.4 * scale), min(_NAMED_TILE, math.floor(widest * 1.4)))
        tile_height = min(tile_height, math.floor(widest * 1.4))
        tile_width = round(tile_height / 1.4)
        spare = card.width() - 2 * _LEAST_EDGE - room_for * tile_width
        tile_gap = max(_LEAST_GAP, min(round(_TILE_GAP * scale), math.floor(spare / (room_for - 1))))
        tiles_width = room_for * (tile_width + tile_gap) - tile_gap
        bed_x = min(_BED_X * scale, (card.width() - tiles_width) / 2 - _LEAST_EDGE / 2)
        bed_width = tiles_width + 2 * bed_x
        bed_height = tile_height + 2 * _BED_Y * scale
        gap = max(5.0, _GAP * scale)
        larger = larger_lines()
        banner_height = max(27.0, _BANNER * min(scale, 2.2)) * larger
        altar_height = max(64.0, _ALTAR * scale)
        caption = max(15.0, _CAPTION * min(scale, 2.0)) * larger
        row_gap, foot = max(9.0, _ROW_GAP * scale), max(6.0, _FOOT * scale)
        fixed = gap + banner_height + gap + bed_height + row_gap + altar_height + caption + foot
        sky_height = max(1, round(min(card.height() - fixed, card.width() * _HIGHEST_SKY)))
        slack = (card.height() - fixed - sky_height) / 5

        sky = QRectF(card.x(), card.y(), card.width(), sky_height)
        middle = card.center().x()
        top = sky.bottom() + gap + slack
        banner = _centred(middle, top, min(card.width() - 24 * scale, bed_width * 0.96), banner_height)
        top = round(banner.bottom() + gap + slack)
        across = _centred(middle, top, bed_width, bed_height)
        bed = _centred(middle, top, bed_width - (room_for - spaces) * (tile_width + tile_gap), bed_height)
        left = round(bed.x() + bed_x)
        places_for_tiles = tuple(
            QRectF(left + i * (tile_width + tile_gap), round(top + _BED_Y * scale), tile_width, tile_height)
            for i in range(spaces)
        )
        row = QRectF(across.x(), bed.bottom() + row_gap + slack, across.width(), altar_height)
        base = row.bottom()
        inset = 8 * scale
        bag_height = min(altar_height * 1.07, altar_height + row_gap * 0.7)
        bag = QRectF(row.x() + inset, base - bag_height, bag_height * 120 / 140, bag_height)
        figure_side = min(_FIGURE / _ALTAR * altar_height, _FIGURE * 2.6)
        between = max(8.0, 14 * scale)
        figure_left = bag.right() + between
        room = QRectF(figure_left + figure_side + between, row.y(), 0, altar_height)
        room.setRight(row.right() - inset)
        altar, radius, places = _altar(room, middle, bidders)
        figure = QRectF(0, base - figure_side, figure_side, figure_side)
        figure.moveLeft((bag.right() + altar.left() - figure_side) / 2)
        sun, bids, divider = _suns(altar, radius, places, bidders)
        bag_caption = QRectF(bag.x() - 9, base + 1, bag.width() + 18, caption)
        beside = max(5.0, 8 * scale)
        tray = QRectF(bag_caption.right() + beside / 2, bed.bottom() + max(4.0, 5 * scale), 0, 0)
        tray.setRight(2 * middle - tray.left())
        tray.setBottom(card.bottom() - max(5.0, 7 * scale))
        unit = sky.height() / SKY_UNITS
        # The sun and the Ra tiles pass below the labels, which have no room to grow.
        label_width, label_height = card.width() * 0.36, max(17.0, 28 * min(scale, 2.2))
        label_height = min(label_height, max(15.0, sky.width() * sky.height() * _LABEL))
        label_x = max(14.0, 24 * scale)
        labels_top = sky.y() + max(5.0, 11 * min(scale, unit * 1.3, 2.0))
        epoch_label = QRectF(card.x() + label_x, labels_top, label_width, label_height)
        centre_caption = QRectF(0, base + 1, max(sun.width() * 1.7, 96 * min(scale, 2.0)), caption)
        centre_caption.moveLeft(max(altar.left(), sun.center().x() - centre_caption.width() / 2))
        return cls(
            size=size,
            scale=scale,
            card=card,
            corner=18 * min(max(scale, 0.75), 1.4),
            sky=sky,
            epoch_label=epoch_label,
            ra_label=QRectF(card.right() - label_x - label_width, labels_top, label_width, label_height),
            ra_spaces=tuple(track_points(sky, ra_limit)),
            ra_radius=_RA_RADIUS * unit,
            banner=banner,
            track_bed=bed,
            spaces=places_for_tiles,
            bag=bag,
            bag_caption=bag_caption,
            figure=figure,
            altar=altar,
            centre_sun=sun,
            centre_caption=centre_caption,
            divider=divider,
            bids=bids,
            sides=SideLayout.fit(tray, tile_height, scale),
        )


def _altar(room: QRectF, middle: float, bidders: int) -> tuple[QRectF, float, float]:
    """Return the altar, centred if there is room, with the radius and the distance of its suns."""
    top = altar_top_rect(QRectF(0, 0, 0, room.height()))
    radius = top.height() / 2 / _RAYS
    edges = -top.width()
    needed = edges + _CENTRE * radius + bidders * _PITCH * radius * _BID_SIZE
    width = min(needed, room.width())
    altar = QRectF(0, room.y(), width, room.height())
    altar.moveLeft(min(max(middle - width / 2, room.left()), room.right() - width))
    pitch = min(_PITCH * radius * _BID_SIZE, (width - edges - _CENTRE * radius) / bidders)
    return altar, radius, pitch


def _suns(altar: QRectF, radius: float, pitch: float, bidders: int) -> tuple[QRectF, tuple[QRectF, ...], QRectF]:
    """Return the centre sun, the bids and the groove between them, centred on the altar."""
    top = altar_top_rect(altar)
    used = _CENTRE * radius + bidders * pitch
    x = top.center().x() - used / 2
    y = top.center().y()
    bid_radius = min(radius * _BID_SIZE, pitch / _LEAST_PITCH)
    sun = _disc(QPointF(x + 1.3 * radius, y), radius)
    groove = max(1.5, radius * 0.07)
    divider = QRectF(x + 3.0 * radius - groove / 2, y - radius * 0.95, groove, radius * 1.9)
    first = x + _CENTRE * radius + pitch / 2
    lift = bid_radius * 0.12
    bids = tuple(_disc(QPointF(first + i * pitch, y - lift), bid_radius) for i in range(bidders))
    return sun, bids, divider


def _centred(middle: float, top: float, width: float, height: float) -> QRectF:
    return QRectF(middle - width / 2, top, width, height)


def _disc(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


_PAD: Final = 8.0
"""Padding of the tray, at scale 1."""
_LEAST_PAD: Final = 5.0
_SIGN: Final = 34.0
"""Width of the sign between the cards, at scale 1."""
_WIDEST_SLIP: Final = 158.0
_LARGEST_CARD: Final = 1.3
"""Greatest height of a card, as a share of a tile's on the track."""
_RISE: Final = 10.0
"""How far the cards extend above the tray, at scale 1."""


@dataclass(frozen=True, slots=True)
class SideLayout:
    """A tray with two cards, a sign between them, and a slip of papyrus beside each; the left side is the first."""

    tray: QRectF
    halves: tuple[QRectF, QRectF]
    """The area of each side, for clicks."""
    cards: tuple[QRectF, QRectF]
    slips: tuple[QRectF, QRectF]
    sign: QRectF

    @classmethod
    def fit(cls, room: QRectF, tile_height: float, scale: float) -> SideLayout:
        """Arrange the sides in the middle of `room`, for a track with tiles of that height."""
        pad = max(_LEAST_PAD, _PAD * scale)
        rise, foot = _RISE * scale, pad * 0.7
        card_height = round(min(room.height() + rise - foot, tile_height * _LARGEST_CARD))
        card_width = round(card_height * ASPECT)
        sign_width = max(22.0, _SIGN * scale)
        spare = room.width() - 4 * pad - sign_width - 2 * card_width
        slip_width = max(0.0, min(spare / 2, _WIDEST_SLIP * scale))
        tray = QRectF(0, 0, 4 * pad + sign_width + 2 * (card_width + slip_width), card_height - rise + foot)
        tray.moveCenter(room.center())
        tray.moveTo(round(tray.x()), round(tray.y()))
        top, middle = round(tray.y() - rise), tray.center().x()
        first_x, second_x = round(middle - sign_width / 2 - card_width), round(middle + sign_width / 2)
        cards = (QRectF(first_x, top, card_width, card_height), QRectF(second_x, top, card_width, card_height))
        slip_height = tray.height() - 2 * pad
        slips = (
            QRectF(cards[0].x() - pad - slip_width, tray.y() + pad, slip_width, slip_height),
            QRectF(cards[1].right() + pad, tray.y() + pad, slip_width, slip_height),
        )
        high = tray.bottom() - top
        halves = (QRectF(tray.x(), top, middle - tray.x(), high), QRectF(middle, top, tray.right() - middle, high))
        sign = QRectF(cards[0].right(), tray.y(), cards[1].x() - cards[0].right(), tray.height())
        return cls(tray, halves, cards, slips, sign)


def altar_top_rect(rect: QRectF) -> QRectF:
    """Return the area of the altar for suns."""
    unit = rect.height() / 96
    return rect.adjusted(34 * unit, 4 * unit, -34 * unit, -23 * unit)
