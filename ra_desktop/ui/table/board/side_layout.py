"""The places of the two sides of a drawn tile. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from ra_desktop.ui.look.tile_painter import ASPECT

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
        cards = (
            QRectF(first_x, top, card_width, card_height),
            QRectF(second_x, top, card_width, card_height),
        )
        slip_height = tray.height() - 2 * pad
        slips = (
            QRectF(cards[0].x() - pad - slip_width, tray.y() + pad, slip_width, slip_height),
            QRectF(cards[1].right() + pad, tray.y() + pad, slip_width, slip_height),
        )
        high = tray.bottom() - top
        halves = (
            QRectF(tray.x(), top, middle - tray.x(), high),
            QRectF(middle, top, tray.right() - middle, high),
        )
        sign = QRectF(cards[0].right(), tray.y(), cards[1].x() - cards[0].right(), tray.height())
        return cls(tray, halves, cards, slips, sign)
