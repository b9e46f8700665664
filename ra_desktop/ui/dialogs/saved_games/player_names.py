"""The players of a game in one cell of a list: faces and names, on two lines if names would be cut on one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from ra_desktop.ui.look.fonts import text_font, text_scale
from ra_desktop.ui.look.portrait_painter import Face, draw_portrait
from ra_desktop.ui.look.theme import current

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.storage.saved_game import Seat

_MARGIN: Final = 7
_BESIDE_DISC: Final = 4
_LEAST_NAME: Final = 18
"""Below this width a name is left out, since the face says more than a letter and an ellipsis."""


class _Size(NamedTuple):
    type: float
    disc: float
    """Radius of a face."""
    gap: float
    """After a name."""
    line: float
    """Height of a line."""

    def font(self, sitter: Seat) -> QFont:
        """People are distinguished from bots by weight."""
        font = text_font(self.type)
        font.setBold(sitter.bot is None)
        return font

    def larger(self, height: float) -> Iterator[_Size]:
        """Yield the same in the size of text that the user wants, and smaller and smaller down to the usual one.

        A line fits into `height`, if it does at the usual size.
        """
        factor = min(text_scale(), height / self.line)
        while factor > 1.0:
            yield _Size(*(factor * value for value in self))
            factor -= 0.1
        yield self

    def beside(self) -> float:
        """The width of a player without the name."""
        return 2 * self.disc + _BESIDE_DISC + self.gap


_ALONE: Final = _Size(16, 10.0, 10, 20.0)
_IN_TWO_LINES: Final = _Size(14, 8.0, 8, 17.0)


class PlayerSpot(NamedTuple):
    """One player in the cell."""

    sitter: Seat
    disc: QPointF
    """The centre of the face."""
    radius: float
    room: QRectF
    font: QFont
    words: str
    """The name, shortened to fit."""


def shared(widths: Sequence[int], room: int) -> list[int]:
    """Return widths within `room` for texts of these widths: short ones get theirs, the others equal shares."""
    given = [0] * len(widths)
    left = max(0, room)
    for place, number in enumerate(sorted(range(len(widths)), key=lambda number: widths[number])):
        given[number] = min(widths[number], left // (len(widths) - place))
        left -= given[number]
    return given


def lay_players(cell: QRectF, sitters: Sequence[Seat]) -> list[PlayerSpot]:
    """Return the place of every player in `cell`: in a row if all names fit, otherwise in two.

    Type is as much larger than usual as the user wants, and as no name is cut for it.
    """
    for size in _ALONE.larger(cell.height()):
        widths = [_width(size, sitter) for sitter in sitters]
        if sum(widths) <= _room(cell, size, len(sitters)):
            return _lay(cell, size, [sitters], widths)
    across = -(-len(sitters) // 2)
    rows = [sitters[:across], sitters[across:]] if across < len(sitters) else [sitters]
    for size in _IN_TWO_LINES.larger(cell.height() / 2) if len(rows) > 1 else (_ALONE,):
        needs = [[_width(size, sitter) for sitter in row] for row in rows]
        columns = [max(row[at] for row in needs if at < len(row)) for at in range(across)]
        if sum(columns) <= _room(cell, size, across):
            break
    return _lay(cell, size, rows, shared(columns, _room(cell, size, across)))


def paint_players(painter: QPainter, cell: QRectF, sitters: Sequence[Seat]) -> None:
    """Paint the players: people in bold, bots lighter."""
    theme = current()
    painter.save()
    painter.setClipRect(cell)
    for spot in lay_players(cell, sitters):
        sitter = spot.sitter
        draw_portrait(painter, spot.disc, spot.radius, Face(sitter.colour, sitter.character))
        painter.setFont(spot.font)
        painter.setPen(QColor(theme.soft_ink if sitter.bot else theme.ink))
        painter.drawText(spot.room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, spot.words)
    painter.restore()


def _width(size: _Size, sitter: Seat) -> int:
    return QFontMetrics(size.font(sitter)).horizontalAdvance(sitter.name) + 2


def _room(cell: QRectF, size: _Size, across: int) -> int:
    """Return the width left for names in a row of that many players."""
    return int(cell.width() - 2 * _MARGIN - across * size.beside() + size.gap)


def _lay(cell: QRectF, size: _Size, rows: list[Sequence[Seat]], widths: Sequence[int]) -> list[PlayerSpot]:
    spots = []
    top = cell.center().y() - size.line * len(rows) / 2
    for number, row in enumerate(rows):
        x, y = cell.x() + _MARGIN, top + (number + 0.5) * size.line
        for sitter, width in zip(row, widths, strict=False):
            font = size.font(sitter)
            words = QFontMetrics(font).elidedText(sitter.name, Qt.TextElideMode.ElideRight, width)
            left = x + 2 * size.disc + _BESIDE_DISC
            room = QRectF(left, y - size.line / 2, width + 2, size.line)
            disc = QPointF(x + size.disc, y)
            spots.append(PlayerSpot(sitter, disc, size.disc, room, font, words if width > _LEAST_NAME else ""))
            x = left + width + size.gap
    return spots
