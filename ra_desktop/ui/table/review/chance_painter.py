"""Paints the chances of all seats over a game: areas in players' colours and patterns, epochs, auctions, marks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ra_desktop.ui.look.art import faint, kept, paint_box, paint_disc, rounded
from ra_desktop.ui.look.drawing import device_ratio, pattern_brush
from ra_desktop.ui.look.emblem_painter import emblem_ink, paint_emblem, player_colour
from ra_desktop.ui.look.fonts import scaled, tabular, text_font
from ra_desktop.ui.look.lettering import draw_words, words_width, write_centred
from ra_desktop.ui.words.fill import percent
from ra_desktop.ui.words.tiles import epoch_label, epoch_short_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.replay.replay import Landmarks
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_TYPE: Final = 13.0
_BADGE: Final = 9.0
"""Radius of the numbered marks, in pixels at the usual size of text."""
_EMBLEM: Final = 11.0
_TICK: Final = 4.0
_LUCK_COLOURS: Final = {True: "#2F8F5B", False: "#5A5148"}


@dataclass(frozen=True, slots=True)
class Mark:
    """A numbered error, or a draw that brought good or bad luck."""

    ply: int
    number: int = 0
    """0 for luck."""
    is_good: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """What the graph shows."""

    chances: Sequence[Sequence[float]]
    """The chance of every seat after each number of plies."""
    seats: Sequence[SeatInfo]
    order: Sequence[int]
    """The seats from the lowest area up."""
    landmarks: Landmarks
    marks: Sequence[Mark] = ()
    branch: Branch | None = None
    """What might have come of another move."""


class ChancePainter:
    """Knows where everything lies in a rectangle."""

    def __init__(self, picture: Picture, room: QRectF, colours: Theme) -> None:
        self._picture = picture
        self._colours = colours
        left = max(scaled(42), words_width(percent(1.0), scaled(_TYPE)) + scaled(10))
        below, above = scaled(22), scaled(12)
        self.area = QRectF(
            room.x() + left, room.y() + above, max(1.0, room.width() - left - scaled(14)),
            max(1.0, room.height() - above - below)
        )  # fmt: skip
        self._room = room

    # --- geometry -----------------------------------------------------------------------------------

    @property
    def end(self) -> int:
        """The number of plies."""
        return max(1, len(self._picture.chances) - 1)

    @property
    def _last(self) -> int:
        """The number of plies at the right edge: a branch may last longer than the game."""
        branch = self._picture.branch
        return self.end if branch is None else max(self.end, branch.end)

    def x_of(self, ply: float) -> float:
        """Return where the position after `ply` actions is: pixels from the left edge."""
        return self.area.x() + self.area.width() * ply / self._last

    def ply_at(self, x: float) -> int:
        """Return the number of actions before the position at `x`."""
        share = (x - self.area.x()) / self.area.width()
        return max(0, min(self.end, round(share * self._last)))

    def y_of(self, share: float) -> float:
        """Return where the lowest seat has the chance `share`, 0 to 1: pixels from the top."""
        return self.area.bottom() - self.area.height() * share

    def _below(self, place: int, ply: int) -> float:
        """Return the chances of all seats below the one at `place` of the order, together."""
        now = self._picture.chances[ply]
        return sum(now[seat] for seat in self._picture.order[:place])

    def centre_of(self, mark: Mark) -> QPointF:
        """Return where `mark` lies: errors on the upper edge of the lowest area, luck at the top."""
        radius = scaled(_BADGE)
        if mark.number:
            own = self._picture.chances[min(mark.ply, self.end)][self._picture.order[0]]
            y = max(self.area.y() + radius, min(self.y_of(own), self.area.bottom() - radius))
            return QPointF(self.x_of(mark.ply), y)
        return QPointF(self.x_of(mark.ply), self.area.y() + radius * 0.9)

    def mark_at(self, at: QPointF) -> Mark | None:
        """Return the mark under the pointer."""
        reach = scaled(_BADGE) + 3
        near = [
            (distance, number)
            for number, mark in enumerate(self._picture.marks)
            if (distance := (self.centre_of(mark) - at).manhattanLength()) <= reach * 1.3
        ]
        return self._picture.marks[min(near)[1]] if near else None

    # --- painting -----------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Paint everything but the cursor."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_areas(painter)
        self._paint_rules(painter)
        self._paint_landmarks(painter)
        self._paint_emblems(painter)
        if self._picture.branch is not None:
            paint_branch(painter, self._picture.branch, self, self._colours)
        self.paint_marks(painter)

    def paint_marks(self, painter: QPainter) -> None:
        """Paint the errors and draws."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self._picture.marks:
            self._paint_mark(painter, mark)

    def _area_colour(self, seat: int) -> QColor:
        """Return the colour of a player's area: the player's own, toned to the theme."""
        own, card = player_colour(self._picture.seats[seat].colour), QColor(self._colours.card)
        share = 0.80
        return QColor.fromRgbF(
            own.redF() * share + card.redF() * (1 - share),
            own.greenF() * share + card.greenF() * (1 - share),
            own.blueF() * share + card.blueF() * (1 - share),
        )

    def _edge(self, place: int) -> list[QPointF]:
        return [QPointF(self.x_of(ply), self.y_of(self._below(place, ply))) for ply in range(self.end + 1)]

    def _paint_areas(self, painter: QPainter) -> None:
        if len(self._picture.chances) < 2:
            return
        with kept(painter):
            painter.setClipPath(rounded(self.area, 4))
            edges = [self._edge(place) for place in range(len(self._picture.order) + 1)]
            for place, seat in enumerate(self._picture.order):
                path = QPainterPath(edges[place][0])
                for point in edges[place][1:]:
                    path.lineTo(point)
                for point in reversed(edges[place + 1]):
                    path.lineTo(point)
                path.closeSubpath()
                ground = self._area_colour(seat)
                painter.fillPath(path, ground)
                painter.fillPath(path, pattern_brush(self._picture.seats[seat].colour, ground, device_ratio(painter)))
            painter.setPen(QPen(QColor(self._colours.card), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for edge in edges[1:-1]:
                painter.drawPolyline(edge)

    def _paint_rules(self, painter: QPainter) -> None:
        font = tabular(text_font(scaled(_TYPE)))
        painter.setFont(font)
        steps = (0.0, 0.5, 1.0)
        for share in steps:
            y = self.y_of(share)
            painter.setPen(QColor(self._colours.soft_ink))
            room = QRectF(self._room.x(), y - 12, self.area.x() - self._room.x() - scaled(6), 24)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, percent(share))
        painter.setPen(QPen(faint(self._colours.card, 0.55), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(self.area.x(), self.y_of(0.5)), QPointF(self.area.right(), self.y_of(0.5)))

    def _paint_landmarks(self, painter: QPainter) -> None:
        marks, area = self._picture.landmarks, self.area
        painter.setPen(QPen(QColor(self._colours.control_line), 1.2))
        for ply in marks.auctions:
            x = self.x_of(min(ply, self.end))
            painter.drawLine(QPointF(x, area.bottom() + 1), QPointF(x, area.bottom() + scaled(_TICK)))
        starts = [*marks.epochs, (self.end, 0)]
        rooms = []
        for (ply, epoch), (following, _) in pairwise(starts):
            x = self.x_of(ply)
            painter.setPen(QPen(QColor(self._colours.ink), 1.6))
            painter.drawLine(QPointF(x, area.y() - scaled(3)), QPointF(x, area.bottom() + scaled(14)))
            wide = self.x_of(following) - x - scaled(6)
            rooms.append((QRectF(x + scaled(5), area.bottom() + scaled(5), wide, scaled(16)), epoch))
        fits = all(words_width(epoch_label(epoch), scaled(_TYPE)) <= room.width() for room, epoch in rooms)
        for room, epoch in rooms:
            label = epoch_label(epoch) if fits else epoch_short_label(epoch)
            draw_words(painter, room, label, _TYPE, self._colours.soft_ink)

    def _paint_emblems(self, painter: QPainter) -> None:
        """Paint each player's emblem where the area is thick, once in every epoch that is wide enough."""
        radius = scaled(_EMBLEM)
        starts = [*(ply for ply, _ in self._picture.landmarks.epochs), self.end]
        for place, seat in enumerate(self._picture.order):
            about = self._picture.seats[seat]
            for first, last in pairwise(starts):
                centre = self._thickest(place, seat, self.x_of(first) + 1.6 * radius, self.x_of(last) - 1.6 * radius)
                if centre is not None:
                    paint_emblem(painter, centre, radius, about.colour)

    def _thickest(self, place: int, seat: int, left: float, right: float) -> QPointF | None:
        """Return the middle of the area where it is thick enough for an emblem, near `left`; None if it nowhere is."""
        radius = scaled(_EMBLEM)
        taken = [self.centre_of(mark) for mark in self._picture.marks]
        x = left
        while x <= right:
            plies = range(self.ply_at(x - radius), self.ply_at(x + radius) + 1)
            low = max(self._below(place, ply) for ply in plies)
            high = min(self._below(place, ply) + self._picture.chances[ply][seat] for ply in plies)
            middle = QPointF(x, self.y_of((low + high) / 2))
            free = all((middle - other).manhattanLength() > 2.6 * radius for other in taken)
            if free and (high - low) * self.area.height() >= 2.1 * radius:
                return middle
            x += radius / 2
        return None

    def _paint_mark(self, painter: QPainter, mark: Mark) -> None:
        centre, radius = self.centre_of(mark), scaled(_BADGE)
        if mark.number:
            paint_disc(painter, centre, radius, self._colours.accent, self._colours.card, 1.8)
            font = tabular(text_font(radius * 1.45))
            font.setBold(True)
            write_centred(painter, centre, str(mark.number), font, self._colours.accent_ink)
            return
        paint_luck(painter, centre, radius, is_good=mark.is_good, edge=self._colours.card)

    def paint_cursor(self, painter: QPainter, ply: int, *, has_focus: bool) -> None:
        """Paint the line at the position shown."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, area = self.x_of(min(ply, self.end)), self.area
        top, bottom = QPointF(x, area.y() - scaled(6)), QPointF(x, area.bottom() + scaled(3))
        painter.setPen(QPen(QColor(self._colours.card), 4))
        painter.drawLine(top, bottom)
        painter.setPen(QPen(QColor(self._colours.focus if has_focus else self._colours.ink), 2))
        painter.drawLine(top, bottom)
        painter.setBrush(QColor(self._colours.card))
        painter.drawEllipse(top, scaled(4), scaled(4))


def paint_luck(painter: QPainter, centre: QPointF, radius: float, *, is_good: bool, edge: str) -> None:
    """Paint a disc with an arrow up for good luck, or down for bad luck."""
    colour = QColor(_LUCK_COLOURS[is_good])
    paint_disc(painter, centre, radius * 0.86, colour, edge, 1.6)
    way = -1 if is_good else 1
    half = radius * 0.42
    arrow = QPainterPath(centre + QPointF(0, way * half * 1.1))
    arrow.lineTo(centre + QPointF(half, -way * half * 0.7))
    arrow.lineTo(centre + QPointF(-half, -way * half * 0.7))
    arrow.closeSubpath()
    painter.fillPath(arrow, QColor(emblem_ink(colour)))


@dataclass(frozen=True, slots=True)
class Branch:
    """A line from the moment after `ply` actions on."""

    ply: int
    chances: Sequence[float]
    """The chance of the lowest seat: first where the branch leaves the game, then after each of its actions."""
    label: str

    @property
    def end(self) -> int:
        """The number of actions at its end."""
        return self.ply + len(self.chances) - 1


def points_of_branch(branch: Branch, place: ChancePainter) -> list[QPointF]:
    """Return where the line runs."""
    return [QPointF(place.x_of(branch.ply + step), place.y_of(chance)) for step, chance in enumerate(branch.chances)]


def paint_branch(painter: QPainter, branch: Branch, place: ChancePainter, colours: Theme) -> None:
    """Paint the line, dashed, with its label near its end."""
    points = points_of_branch(branch, place)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    under, over = QPen(QColor(colours.card), scaled(4.2)), QPen(QColor(colours.ink), scaled(2.2))
    over.setDashPattern([2.6, 1.6])
    for pen in (under, over):
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)
    paint_disc(painter, points[-1], scaled(3.6), colours.ink, colours.card, 1.4)
    room = _label_room(branch.label, points, place.area)
    paint_box(painter, room, 4, colours.card, colours.ink, 1)
    inner = room.adjusted(scaled(5), 0, -scaled(5), 0)
    draw_words(painter, inner, branch.label, _TYPE, colours.ink, Qt.AlignmentFlag.AlignHCenter)


def _label_room(label: str, points: Sequence[QPointF], area: QRectF) -> QRectF:
    """Return a place beside the end of the line, else before its start; higher or lower than the line there."""
    wide = min(words_width(label, scaled(_TYPE)) + scaled(12), area.width() * 0.6)
    high, gap = min(scaled(19), area.height() * 0.4), scaled(8)
    end = points[-1]
    x = end.x() + gap
    if x + wide > area.right():
        x = points[0].x() - gap - wide
        end = points[0]
    x = max(area.x() + 2, min(x, area.right() - wide - 2))
    y = max(area.y() + 2, min(end.y() - high / 2, area.bottom() - high - 2))
    return QRectF(x, y, wide, high)
