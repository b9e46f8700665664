"""A strip with a place for each kind of a group, such as the eight monuments: pure geometry, in the panel's pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from .spread import CARD_ASPECT, card_width

if TYPE_CHECKING:
    from collections.abc import Sequence

ROWS: Final = 2
_GAP: Final = 0.09
"""Between two places, in heights of a card."""
_LEAST_GAP: Final = 2.0


def strip_width(height: float, kinds: int, *, rows: int = ROWS) -> float:
    """Return the width of a strip of this `height` for that many kinds."""
    card, gap = _card(height, rows)
    across = -(-kinds // rows)
    return across * (card_width(card) + gap) - gap


def _card(height: float, rows: int) -> tuple[int, float]:
    """Return the height of a card, and the gap between two, in a strip of that height."""
    gap = max(_LEAST_GAP, height / rows * _GAP)
    return max(1, int((height - gap * (rows - 1)) / rows)), gap


@dataclass(frozen=True, slots=True)
class PlacesStrip:
    """The places of all kinds of a group, in the order of its tiles."""

    cards: dict[str, QRectF]

    @classmethod
    def fit(cls, area: QRectF, kinds: Sequence[str], *, rows: int = ROWS, at_left: bool = False) -> PlacesStrip:
        """Fit places for `kinds` into `area`, row by row and as large as possible, at its right unless `at_left`."""
        across = -(-len(kinds) // rows)
        card, gap = _card(area.height(), rows)
        wide = strip_width(area.height(), len(kinds), rows=rows)
        if wide > area.width():
            card = int((area.width() + gap) / across - gap) if across else card
            card = max(1, int(card / CARD_ASPECT))
            while card > 1 and across * (card_width(card) + gap) - gap > area.width():
                card -= 1
        width = card_width(card)
        left = area.x() if at_left else area.right() - (across * (width + gap) - gap)
        return cls(
            {
                kind: QRectF(left + at % across * (width + gap), area.y() + at // across * (card + gap), width, card)
                for at, kind in enumerate(kinds)
            }
        )

    @property
    def card_height(self) -> float:
        """The height of each card."""
        return next(iter(self.cards.values())).height()

    @property
    def bounds(self) -> QRectF:
        """The rectangle around all places."""
        whole = QRectF()
        for card in self.cards.values():
            whole = whole.united(card)
        return whole

    def spots(self, held: Sequence[tuple[str, int]]) -> list[QRectF]:
        """Return the card of each kind of tile in `held`."""
        return [self.cards[tile] for tile, _ in held]
