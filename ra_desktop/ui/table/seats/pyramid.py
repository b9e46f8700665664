"""The pyramid of a seat: a step pyramid that grows block by block, and a tally of its chambers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.engine.games.priests.scoring import PYRAMID_BY_TILES, chamber_points
from ra_desktop.engine.games.priests.tiles import CHAMBERS
from ra_desktop.ui.look.art import faint, paint_box, renderer
from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.lettering import LEFT, RIGHT, SMALLEST_TYPE, draw_words
from ra_desktop.ui.look.mark_painter import CHAMBER_COLOURS
from ra_desktop.ui.words.tiles import points_text

from .spread import CARD_ASPECT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.look.theme import Theme

FULL: Final = len(PYRAMID_BY_TILES) - 1
"""The most blocks drawn; further ones score nothing, and are only counted."""
COURSES: Final = 4
_BLOCK: Final = 1.06
"""Width of a block, in heights of one."""
_GAP, _TALLY, _POINTS, _CLOSE_TALLY = 0.3, 1.5, 1.0, 2.3
"""In heights of a block: the gap between pyramid and tally, the tally, its points, the tally without points."""
_TALLEST_ROW: Final = 1.5
"""Greatest height of a row of the tally when only some kinds have one."""
_ROOMY: Final = 15.0
"""Least height of a block for showing the score of each height."""
FADED: Final = 0.38
"""Opacity of a pyramid while other tiles are to be chosen."""
_STONE, _SHADE, _LIGHT = "#B9905A", "#93693A", "#DDBF8C"


def pyramid_width(height: float, *, roomy: bool) -> float:
    """Return the width of a pyramid of this `height` with its tally; a `roomy` one shows the points for chambers."""
    return height / COURSES * (COURSES * _BLOCK + _GAP + (_TALLY + _POINTS if roomy else _CLOSE_TALLY))


@dataclass(frozen=True, slots=True)
class PyramidLayout:
    """The places of blocks and tally."""

    height: float
    """Height of a block."""
    blocks: tuple[QRectF, ...]
    """In building order: each height is complete before the next begins."""
    tally: dict[str, QRectF]
    """The row of each kind of chamber."""
    roomy: bool
    """Whether the tally has room for points, and for kinds without tiles."""

    @classmethod
    def fit(cls, area: QRectF, held: Sequence[tuple[str, int]], *, roomy: bool, foot: float = 0.0) -> PyramidLayout:
        """Fit the pyramid of `held` into `area`, as large as possible; a `foot` below the tally stays free."""
        height = area.height()
        wide = pyramid_width(height, roomy=roomy)
        if wide > area.width():
            height *= area.width() / wide
        block = height / COURSES
        width = block * _BLOCK
        floor = area.bottom()
        blocks = [
            QRectF(area.x() + (flank - course + course / 2) * width, floor - (course + 1) * block, width, block)
            for flank in range(COURSES)
            for course in range(flank + 1)
        ]
        kinds = CHAMBERS if roomy else [tile for tile, _ in held if tile in CHAMBERS]
        row = block if roomy else min((height - foot) / max(1, len(kinds)), block * _TALLEST_ROW)
        left = area.x() + COURSES * width + block * _GAP
        across = block * (_TALLY + _POINTS if roomy else _CLOSE_TALLY)
        top = floor - foot - row * len(kinds)
        tally = {kind: QRectF(left, top + at * row, across, row) for at, kind in enumerate(kinds)}
        return cls(block, tuple(blocks), tally, roomy)

    def card(self, held: Sequence[tuple[str, int]], tile: str) -> QRectF:
        """Return the place of the last copy of `tile`, as a small upright card."""
        laid = _laid(held)
        last = max((at for at, name in enumerate(laid) if name == tile), default=len(laid))
        block = self.blocks[min(last, len(self.blocks) - 1)]
        card = QRectF(0, 0, block.height() * 1.3 * CARD_ASPECT, block.height() * 1.3)
        card.moveCenter(block.center())
        return card

    def spots(self, held: Sequence[tuple[str, int]]) -> tuple[list[QRectF], list[QRectF]]:
        """Return for each kind of tile in `held` a card in the pyramid, and the area for its tooltip."""
        cards = [self.card(held, tile) for tile, _ in held]
        return cards, [self.tally.get(tile, self.pile) for tile, _ in held]

    @property
    def pile(self) -> QRectF:
        """Return the bounds of all blocks."""
        whole = QRectF(self.blocks[0])
        for block in self.blocks:
            whole = whole.united(block)
        return whole


def _laid(held: Sequence[tuple[str, int]]) -> list[str]:
    """Return the tiles of the blocks, from the first on: stones, then chambers by kind; stones are dropped first."""
    counts = dict(held)
    while sum(counts.values()) > FULL:
        counts["stone" if counts.get("stone") else max(counts, key=lambda kind: counts[kind])] -= 1
    return [tile for tile, count in counts.items() for _ in range(count)]


def draw_pyramid(
    painter: QPainter, at: PyramidLayout, held: Sequence[tuple[str, int]], theme: Theme, *, counted: bool
) -> None:
    """Draw the pyramid of the tiles in `held`, with an outline for the next block, and the tally of its chambers.

    `counted` shows the number of tiles where it is not obvious.
    """
    laid, number = _laid(held), sum(count for _, count in held)
    _draw_missing(painter, at, len(laid), theme)
    if laid:
        ground = at.blocks[0].united(at.blocks[len(laid) - 1])
        shade = QRectF(ground.x() - 1, ground.bottom() - at.height * 0.08, ground.width() + 3, at.height * 0.16)
        paint_box(painter, shade, 2, QColor(42, 26, 8, 46))
    for block, tile in zip(at.blocks, laid, strict=False):
        _draw_block(painter, block, tile)
    if at.height >= _ROOMY:
        _draw_scale(painter, at, len(laid), theme)
    if counted and (number > FULL or at.height < _ROOMY):
        _draw_number(painter, at, number, theme)
    counts = dict(held)
    for kind, room in at.tally.items():
        _draw_tally(painter, room, kind, counts.get(kind, 0), theme, points=at.roomy)


def _draw_missing(painter: QPainter, at: PyramidLayout, laid: int, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(theme.control_line, theme.faded(0.42)), max(0.9, at.height * 0.04)))
    for block in at.blocks[laid : laid + 1]:
        painter.drawRect(block.adjusted(1, 1, -1, -1))


def _draw_block(painter: QPainter, block: QRectF, tile: str) -> None:
    gap = max(0.5, block.height() * 0.03)
    face = block.adjusted(gap, gap, -gap, -gap)
    round_ = block.height() * 0.07
    paint_box(painter, face, round_, _SHADE)
    painter.setBrush(QColor(_STONE))
    painter.drawRoundedRect(face.adjusted(0, 0, 0, -block.height() * 0.12), round_, round_)
    if tile in CHAMBER_COLOURS:
        inset = block.height() * 0.09
        door = face.adjusted(inset * 1.6, inset, -inset * 1.6, -inset * 1.5)
        painter.setBrush(QColor(CHAMBER_COLOURS[tile]))
        painter.drawRoundedRect(door, round_, round_)
        _draw_glyph(painter, tile, door)
        return
    painter.setBrush(QColor(_LIGHT))
    painter.drawRect(QRectF(face.x() + round_, face.y(), face.width() - 2 * round_, max(1.0, block.height() * 0.09)))
    painter.setPen(QPen(QColor(_SHADE), max(1.0, block.height() * 0.06)))
    for x, y in ((0.24, 0.42), (0.60, 0.62)):
        start = QPointF(face.x() + face.width() * x, face.y() + face.height() * y)
        painter.drawLine(start, start + QPointF(face.width() * 0.16, 0))


def _draw_glyph(painter: QPainter, kind: str, room: QRectF) -> None:
    """Draw the sign of a kind of chambers, as large as fits into `room`."""
    drawing = renderer(f"tiles/{kind}")
    box = drawing.boundsOnElement("glyph")
    inset = room.height() * 0.06
    room = room.adjusted(inset, inset, -inset, -inset)
    scale = min(room.width() / box.width(), room.height() / box.height())
    target = QRectF(0, 0, box.width() * scale, box.height() * scale)
    target.moveCenter(room.center())
    drawing.render(painter, "glyph", target)


def _draw_scale(painter: QPainter, at: PyramidLayout, laid: int, theme: Theme) -> None:
    """Draw the score of each height beside its highest block: bold for the height reached."""
    now = PYRAMID_BY_TILES[min(laid, FULL)]
    size = max(SMALLEST_TYPE, at.height * 0.58)
    for course in range(1, COURSES):
        index = (course + 1) * (course + 2) // 2 - 1
        points = PYRAMID_BY_TILES[min(index + 1, FULL)]
        top, left = at.blocks[index], at.blocks[0].x() - 2
        room = QRectF(left, top.y(), top.x() - left - at.height * 0.12, top.height())
        reached = points == now
        ink = points_ink(theme, points) if reached else QColor(theme.soft_ink)
        draw_words(painter, room, str(points), size, ink, RIGHT, bold=reached)


def _draw_number(painter: QPainter, at: PyramidLayout, number: int, theme: Theme) -> None:
    """Draw the `number` of tiles, if the blocks do not show it, in the corner above the right flank."""
    if not number:
        return
    pile = at.pile
    size = max(SMALLEST_TYPE, at.height * 0.7)
    room = QRectF(
        pile.center().x() + at.height * 0.7, pile.y(), pile.right() - pile.center().x() - at.height * 0.7, size
    )
    draw_words(painter, room, str(number), size, theme.ink, RIGHT, bold=True)


def _draw_tally(painter: QPainter, room: QRectF, kind: str, count: int, theme: Theme, *, points: bool) -> None:
    side = room.height() * 0.88
    sign = QRectF(room.x(), room.center().y() - side / 2, side * 0.86, side)
    opacity = painter.opacity()
    painter.setOpacity(opacity if count else opacity * theme.faded(0.35))
    paint_box(painter, sign, side * 0.14, CHAMBER_COLOURS[kind])
    _draw_glyph(painter, kind, sign)
    painter.setOpacity(opacity)
    size = max(SMALLEST_TYPE, room.height() * 0.62)
    number = QRectF(sign.right() + room.height() * 0.16, room.y(), room.height() * 0.6, room.height())
    if count:
        draw_words(painter, number, str(count), size, theme.ink, LEFT, bold=True)
    scored = chamber_points([count])
    if points and scored:
        rest = QRectF(number.right(), room.y(), room.right() - number.right(), room.height())
        draw_words(painter, rest, points_text(scored), size * 0.94, points_ink(theme, scored), LEFT, bold=True)
