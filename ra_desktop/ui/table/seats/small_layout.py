"""The layout of another seat's panel: pure geometry, in the panel's pixels, without widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ra_desktop.ui.look.drawing import TABLET_ASPECT

from .layout import SUN_REACH

REFERENCE: Final = QSizeF(313, 189)
"""The panel of one of three others in a window of 1440 by 900."""
_TALL, _TALL_IF_ROOMY = 0.80, 0.56
"""From this proportion of height to width on, the suns have a row to themselves: usually, and in a large panel."""
_ROOMY: Final = 280.0
"""The least height of a large panel."""
_TALL_HEIGHT, _TITLED_HEIGHT = 255.0, 430.0
"""The heights that such panels need at scale 1, without and with titles."""
_TITLED: Final = 1.15
"""From this one on, groups have titles: the panel is the large one turned upright."""
_HEAD: Final = 288.0
"""The width of the head at scale 1."""
_LEAST_WORDS, _SUNS_BELOW = 26.0, 43.5
"""The least height of name with level and character below it, and that of a row of suns at scale 1."""
_TWO_LINES: Final = 0.66
"""The least scale for both lines beside a portrait; below it, level and character stand beside the name."""
_LEAST_NAME, _NAME_SHARE = 80.0, 0.58
"""The least width of the name there, and its share."""
_GREATEST_SCALE: Final = 2.2


@dataclass(frozen=True, slots=True)
class SmallLayout:
    """The places of everything but single suns and tiles."""

    is_tall: bool
    """Whether the suns have a row to themselves below the portrait; otherwise they are beside it."""
    is_titled: bool
    """Whether each group of tiles has a title."""
    scale: float
    """1 for the panel of one of three others in a window of 1440 by 900."""
    card: QRectF
    corner: float
    stripe: float
    """Width of the stripe in the player's colour."""
    portrait: QPointF
    portrait_radius: float
    name: QRectF
    subtitle: QRectF
    """Empty if there is no room."""
    figure: QRectF
    """The Ra figure."""
    tablets: QRectF
    suns: QRectF
    sun_radius: float
    sun_chip: QRectF
    """The score of the suns, in the third epoch; empty if it is not shown."""
    badge: QRectF
    """The value of the lot."""
    tiles: QRectF
    """Tiles and the line for the points of each group."""
    line: float
    """The height of that line."""
    tallest: float
    """The greatest height of a tile that looks right."""


def small_layout(size: QSizeF, *, sun_chip: bool) -> SmallLayout:
    """Lay out a panel of any proportions; with `sun_chip` there is room for the score of the suns."""
    width, height = size.width(), size.height()
    titled = height > width * _TITLED
    tall = height > width * (_TALL if height < _ROOMY else _TALL_IF_ROOMY)
    most = height / (_TITLED_HEIGHT if titled else _TALL_HEIGHT if tall else REFERENCE.height())
    scale = min(width / REFERENCE.width(), most, _GREATEST_SCALE)
    card = QRectF(1.5, 1.5, width - 3, height - 1.5 - max(3.0, 4.5 * scale))
    stripe = max(6.0, 8 * scale)
    inner = card.adjusted(stripe + max(4.0, 8 * scale), max(3.0, 6 * scale), -max(5.0, 9 * scale), -max(3.0, 6 * scale))
    line = max(11.0, 16 * min(scale, 1.2))
    high = min(inner.height() * 0.46, 58 * scale + 2 * SUN_REACH * 19.5 * scale) if tall else _high_head(scale)
    head = QRectF(inner.x(), inner.y(), inner.width(), high)
    parts = _head(head, scale, chip=sun_chip, beside=not tall)
    return SmallLayout(
        is_tall=tall,
        is_titled=titled,
        scale=scale,
        card=card,
        corner=max(8.0, 14 * min(scale, 1.5)),
        stripe=stripe,
        portrait=parts.portrait,
        portrait_radius=parts.radius,
        name=parts.name,
        subtitle=parts.subtitle,
        figure=parts.figure,
        tablets=parts.tablets,
        suns=parts.suns,
        sun_radius=parts.sun_radius,
        sun_chip=parts.chip,
        badge=parts.badge,
        tiles=inner.adjusted(0, high + (4 if tall else 1) * scale, 0, 0),
        line=max(20.0, 26 * scale) if titled else line,
        tallest=112 * max(scale, 0.7),
    )


@dataclass(frozen=True, slots=True)
class _Head:
    """Portrait, name, tablets, suns and the value of the lot."""

    portrait: QPointF
    radius: float
    name: QRectF
    subtitle: QRectF
    figure: QRectF
    tablets: QRectF
    suns: QRectF
    sun_radius: float
    chip: QRectF
    badge: QRectF


def _high_head(scale: float) -> float:
    """Return the height of a head with the suns beside the portrait."""
    words = _LEAST_WORDS + _SUNS_BELOW * scale if scale >= _TWO_LINES else 40.0
    return max(words, 79 * scale - 2)


def _head(head: QRectF, scale: float, *, chip: bool, beside: bool) -> _Head:
    """Lay out the head: the suns `beside` the portrait under the name, or in a row to themselves."""
    upper = QRectF(head)
    if not beside:
        upper.setHeight(min(head.height() * 0.54, 58 * scale))
    radius = min(upper.height() / 2 - 1, 35 * scale)
    portrait = QPointF(upper.x() + radius + 1, upper.center().y())
    left = portrait.x() + radius + max(4.0, 8 * scale)
    words = QRectF(
        left, upper.y(), upper.right() - left, upper.height() * (0.34 + 0.09 * min(1.0, scale) if beside else 0.92)
    )
    if beside and scale >= _TWO_LINES:
        words.setHeight(max(words.height(), _LEAST_WORDS))
    tablet = min(words.height() * 0.94, max(19.0, 38 * scale))
    tablets = QRectF(0, 0, tablet * TABLET_ASPECT * 1.62, tablet)
    tablets.moveTopRight(QPointF(head.right(), upper.y() + (0 if beside else (upper.height() - tablet) / 2)))
    side = tablet * 1.04
    figure = QRectF(tablets.left() - side - 3, tablets.center().y() - side / 2, side, side)
    words.setRight(tablets.left() - 5)
    words.moveTop(upper.y() + (upper.height() - words.height()) / 2 if not beside else upper.y())
    name, subtitle = QRectF(words), QRectF()
    if words.height() >= _LEAST_WORDS:
        name.setHeight(words.height() * (0.6 if words.height() >= 28 else _NAME_SHARE))
        subtitle = QRectF(words.x(), name.bottom(), words.width(), words.height() - name.height())
    else:
        name.setWidth(max(_LEAST_NAME, words.width() * _NAME_SHARE))
        subtitle = QRectF(name.right() + 3, words.y(), words.right() - name.right() - 3, words.height())
    top = words.bottom() if beside else upper.bottom() + 2 * scale
    row = QRectF(left if beside else head.x(), top, head.right() - (left if beside else head.x()), head.bottom() - top)
    wide = 50 + min(26.0, 0.5 * max(0.0, head.width() / scale - _HEAD)) if beside else 58
    badge_width, badge_height = max(34.0, wide * scale), min(row.height() - 2, max(18.0, 32 * scale))
    badge = QRectF(row.right() - badge_width, row.center().y() - badge_height / 2, badge_width, badge_height)
    aside, mark = badge.left() - 2, QRectF()
    if chip:
        wide, high = max(27.0, 33 * scale), max(14.0, 18 * scale)
        mark = QRectF(aside - wide, row.center().y() - high / 2, wide, high)
        aside = mark.left() - 1
    row.setRight(aside)
    return _Head(
        portrait, radius, name, subtitle, figure, tablets, row, 26 * scale if not beside else 20 * scale, mark, badge
    )
