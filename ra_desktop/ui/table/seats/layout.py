"""The layout of panels: pure geometry, in the panel's pixels, without widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ra_desktop.ui.look.drawing import TABLET_ASPECT

from .spread import share

if TYPE_CHECKING:
    from collections.abc import Sequence

SUN_REACH: Final = 1.26
"""Rays and shadow of a sun are within this many radii of its centre."""

COMPACT_REFERENCE: Final = QSizeF(276, 192)
OWN_REFERENCE: Final = QSizeF(1130, 252)


def sun_row(area: QRectF, largest: float, count: int) -> list[QRectF]:
    """Squares for `count` suns of radius at most `largest` side by side, left to right; the sun fills half
    of the square's side divided by SUN_REACH.
    """
    if not count:
        return []
    radius = min(largest, area.height() / (2 * SUN_REACH), area.width() / count / (2 * SUN_REACH))
    side = 2 * SUN_REACH * radius
    step = side
    return [QRectF(area.x() + index * step, area.center().y() - side / 2, side, side) for index in range(count)]


def spread_suns(area: QRectF, largest: float, count: int) -> list[QRectF]:
    """Like :func:`sun_row`, but spread evenly over `area`."""
    row = sun_row(area, largest, count)
    if not row:
        return []
    step = area.width() / count
    return [
        QRectF(area.x() + (index + 0.5) * step - spot.width() / 2, spot.y(), spot.width(), spot.height())
        for index, spot in enumerate(row)
    ]


def radius_of(spot: QRectF) -> float:
    """Return the radius of the sun in a square of :func:`sun_row`."""
    return spot.width() / (2 * SUN_REACH)


@dataclass(frozen=True, slots=True)
class CompactLayout:
    """A small panel."""

    scale: float
    card: QRectF
    corner: float
    stripe: float
    """Width of the stripe in the player's colour."""
    emblem: QPointF
    emblem_radius: float
    name: QRectF
    subtitle: QRectF
    """Empty if there is no room."""
    figure: QRectF
    """The Ra figure."""
    tablets: QRectF
    suns: QRectF
    sun_radius: float
    sun_chip: QRectF
    """The score of the suns, in the third epoch."""
    badge: QRectF
    """The value of the lot."""
    tiles: QRectF
    chips: QRectF
    """The area of all chips."""


def chip_row(room: QRectF, texts: Sequence[float]) -> list[QRectF]:
    """Return chips side by side for texts of these widths: equally wide if that is enough for all."""
    if not texts:
        return []
    gap = min(room.height() * 0.2, room.width() * 0.012)
    free = room.width() - gap * (len(texts) - 1)
    needs = [text + chip_overhead(room.height()) for text in texts]
    widths = share(needs, [1.0] * len(needs), free)
    row, x = [], room.x()
    for width in widths:
        row.append(QRectF(x, room.y(), width, room.height()))
        x += width + gap
    return row


def chip_overhead(height: float) -> float:
    """Return the width of a chip without its text: its mark and margins."""
    return height * 0.86 + 4


def compact_layout(size: QSizeF, *, sun_chip: bool) -> CompactLayout:
    """Lay out a small panel of any proportions.

    With `sun_chip` there is room for the score of the suns.
    """
    scale = min(size.width() / COMPACT_REFERENCE.width(), size.height() / COMPACT_REFERENCE.height())
    scale_x = min(size.width() / COMPACT_REFERENCE.width(), scale * 1.35)
    card = QRectF(1.5, 1.5, size.width() - 3, size.height() - 1.5 - max(3.0, 4.5 * scale))
    inner = max(2.0, 5 * scale)
    stripe = max(10.0, 20 * scale_x)
    left = card.x() + stripe + max(6.0, 11 * scale_x)
    right = card.right() - max(6.0, 12 * scale_x)
    chip_height = max(15.5, 22 * scale)
    header_height = max(26.0, 50 * scale)
    chip_top = card.bottom() - max(3.0, 9 * scale) - chip_height
    header = QRectF(left, card.y() + inner, right - left, header_height)
    middle = chip_top - inner * 0.6 - header.bottom()
    sun_radius = 17.5 * scale_x
    suns_height = max(25.4, min(middle * 0.43, 2 * SUN_REACH * sun_radius + 8 * scale))
    suns = QRectF(left, header.bottom(), right - left, suns_height)
    tiles = QRectF(
        left, suns.bottom() + inner * 0.3, right - left, chip_top - inner * 0.6 - suns.bottom() - inner * 0.3
    )

    emblem_radius = min(header_height / 2 - 2, 19 * scale_x)
    emblem = QPointF(card.x() + stripe + emblem_radius * 0.72, header.center().y() + 1)
    tablet_height = min(header_height - 6, 36 * scale_x)
    tablets = QRectF(0, 0, tablet_height * TABLET_ASPECT * 1.62, tablet_height)
    tablets.moveCenter(QPointF(right - tablets.width() / 2, header.center().y()))
    figure_side = min(header_height - 4, 40 * scale_x)
    figure = QRectF(tablets.left() - figure_side - 3, header.center().y() - figure_side / 2, figure_side, figure_side)
    name_left = emblem.x() + emblem_radius + max(5.0, 8 * scale_x)
    words = QRectF(name_left, header.y(), tablets.left() - 6 - name_left, header_height)
    if header_height >= 36:
        name = QRectF(words.x(), words.y() + header_height * 0.04, words.width(), header_height * 0.54)
        subtitle = QRectF(words.x(), name.bottom(), words.width(), header_height * 0.36)
    else:
        name, subtitle = words, QRectF()
    badge_size = QSizeF(max(34.0, 56 * scale_x), min(suns.height() - 4, max(18.0, 27 * scale)))
    badge = QRectF(
        right - badge_size.width(), suns.center().y() - badge_size.height() / 2, badge_size.width(), badge_size.height()
    )
    chip = QRectF()
    aside = badge.left() - 3
    if sun_chip:
        chip_width = chip_height * 0.86 + max(16.0, 24 * scale_x)
        chip = QRectF(aside - chip_width, suns.center().y() - chip_height / 2, chip_width, chip_height)
        aside = chip.left() - 3
    suns.setRight(aside)
    return CompactLayout(
        scale=scale,
        card=card,
        corner=max(8.0, 14 * scale),
        stripe=stripe,
        emblem=emblem,
        emblem_radius=emblem_radius,
        name=name,
        subtitle=subtitle,
        figure=figure,
        tablets=tablets,
        suns=suns,
        sun_chip=chip,
        sun_radius=sun_radius,
        badge=badge,
        tiles=tiles,
        chips=QRectF(left, chip_top, right - left, chip_height),
    )


@dataclass(frozen=True, slots=True)
class OwnLayout:
    """The large panel."""

    scale: float
    card: QRectF
    corner: float
    emblem: QPointF
    emblem_radius: float
    name: QRectF
    subtitle: QRectF
    figure: QRectF
    tablets: QRectF
    fame: QRectF
    fame_label: QRectF
    tray: QRectF
    head: QRectF
    """Headings of all groups; each group's column gives left and right."""
    tiles: QRectF
    tallest: float
    """The greatest height of a tile that looks right."""
    spacing: float
    gap: float
    preview: QRectF
    """The value of the lot; empty if it is not shown."""


def own_layout(size: QSizeF, *, preview: bool) -> OwnLayout:
    """Lay out the large panel, with or without the strip for the lot."""
    scale = min(size.width() / OWN_REFERENCE.width(), size.height() / OWN_REFERENCE.height())
    scale = max(0.55, scale)
    card = QRectF(2, 2, size.width() - 4, size.height() - 2 - max(3.5, 5 * scale))
    pad = 14 * scale
    left_width = min(max(186.0, 284 * scale), card.width() * 0.34)
    left = card.x() + pad
    header_height = max(40.0, 62 * scale)
    emblem_radius = min(24 * scale, header_height / 2 - 4)
    header = QRectF(left, card.y() + max(4.0, 8 * scale), left_width, header_height)
    emblem = QPointF(left + emblem_radius + 2 * scale, header.center().y())
    tray_top = header.bottom() + 3 * scale
    tray = QRectF(left, tray_top, left_width, card.bottom() - pad * 0.4 - tray_top)

    tablet_height = min(header_height - 8, 46 * scale)
    tablets = QRectF(0, 0, tablet_height * TABLET_ASPECT * 1.62, tablet_height)
    fame_width = max(26.0, 40 * scale)
    fame = QRectF(header.right() - fame_width, header.y(), fame_width, header_height * 0.64)
    fame_label = QRectF(fame.x(), fame.bottom() - 2 * scale, fame_width, header.bottom() - fame.bottom())
    tablets.moveCenter(QPointF(fame.left() - 4 * scale - tablets.width() / 2, header.center().y()))
    figure_side = header_height - 8
    figure = QRectF(tablets.left() - figure_side - 4, header.center().y() - figure_side / 2, figure_side, figure_side)
    name_left = emblem.x() + emblem_radius + max(6.0, 11 * scale)
    words = tablets.left() - 8 * scale - name_left
    name = QRectF(name_left, header.y() + header_height * 0.10, words, header_height * 0.50)
    subtitle = QRectF(name_left, name.bottom(), words, header_height * 0.32)

    x = tray.right() + max(12.0, 20 * scale)
    right = card.right() - max(10.0, 18 * scale)
    head = QRectF(x, card.y() + max(6.0, 14 * scale), right - x, max(20.0, 30 * scale))
    bottom = card.bottom() - pad
    strip = QRectF()
    if preview:
        height = max(38.0, 52 * scale)
        strip = QRectF(x, bottom - height, right - x, height)
    foot = strip.top() - 5 * scale if preview else bottom
    top = head.bottom() + 7 * scale
    return OwnLayout(
        scale=scale,
        card=card,
        corner=16 * scale,
        emblem=emblem,
        emblem_radius=emblem_radius,
        name=name,
        subtitle=subtitle,
        figure=figure,
        tablets=tablets,
        fame=fame,
        fame_label=fame_label,
        tray=tray,
        head=head,
        tiles=QRectF(x, top, right - x, foot - top),
        tallest=112 * scale,
        spacing=4 * scale,
        gap=max(10.0, 20 * scale),
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
    """The line below the suns."""
    chip: QRectF
    """The score of the suns, at the right end of that line; empty if it is not shown."""


def tray_layout(size: QSizeF, count: int, *, chip: bool = False) -> TrayLayout:
    """Spread `count` suns over the tray, with a line of text below and, if asked, a chip beside the text."""
    scale = min(size.width() / 284, size.height() / 160)
    well = QRectF(0.6, 0.6, size.width() - 1.2, size.height() - 1.2)
    line = max(16.0, 24 * scale)
    words = QRectF(well.x() + 8 * scale, well.bottom() - 6 * scale - line, well.width() - 16 * scale, line)
    mark = QRectF()
    if chip:
        width = max(44.0, 58 * scale)
        mark = QRectF(words.right() - width, words.center().y() - line * 0.46, width, line * 0.92)
        words.setRight(mark.left() - 6 * scale)
    area = QRectF(well.x() + 4 * scale, 0, well.width() - 8 * scale, 0)
    area.setTop(well.y() + max(2.0, 7 * scale))
    area.setBottom(words.top() - 1)
    return TrayLayout(
        scale=scale,
        well=well,
        suns=tuple(spread_suns(area, 38 * scale, count)),
        words=words,
        chip=mark,
    )
