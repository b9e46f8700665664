"""Paints the final ranking: the winner above, and a row for each player with a fame tablet that turns over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ra_desktop.ui.look.art import paint_art, paint_box, paint_disc
from ra_desktop.ui.look.drawing import TABLET_ASPECT, player_ink, points_ink
from ra_desktop.ui.look.fonts import text_font, text_scale
from ra_desktop.ui.look.lettering import (
    SMALLEST_TYPE,
    draw_broken,
    draw_words,
    enlarged,
    enlarged_in_a_line,
    fitted,
    shortened,
    size_for_all,
    words_width,
    write_centred,
)
from ra_desktop.ui.look.portrait_painter import Mood, draw_portrait
from ra_desktop.ui.look.ruler import Inks, paint_ruler
from ra_desktop.ui.look.sun_painter import paint_sun
from ra_desktop.ui.look.thumbnail import paint_lot
from ra_desktop.ui.look.tile_painter import ASPECT
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.events import by_name
from ra_desktop.ui.words.fill import fill, fill_named, in_a_line, in_fame, labelled, listed, points_text
from ra_desktop.ui.words.outcome import epoch_points
from ra_desktop.ui.words.players import winner_line
from ra_desktop.ui.words.scoring import counted_tiles, tie_text
from ra_desktop.ui.words.tiles import epoch_label, row_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Position
    from ra_desktop.engine.account import DecidingLot
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo
    from ra_desktop.ui.words.outcome import About

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_EPOCHS: Final = 3
_TALLEST: Final = 70.0
_GAP: Final = 7.0
_LOT: Final = 260.0
"""Width of a lot beside the winner, at scale 1."""
_REMARK, _LEAST_REMARK = 32.0, 18.0
"""Height of a line of what the game was about: the usual one, at scale 1, and the least in pixels."""
MARK_GOLD: Final = "#E3B23C"
"""The colour of a mark that was won."""
_LEAST_NAME, _LEAST_LINE = 17.0, 13.0
"""Least heights of a name and of a line below it."""
HEADINGS: Final = 34.0
"""Heights at scale 1: of a row at most, between rows, of the headings above them."""


class RankingPainter:
    """Paints `result` in `colours` at `scale`."""

    def __init__(self, painter: QPainter, result: GameResult, colours: Theme, scale: float) -> None:
        self._painter = painter
        self._result = result
        self._colours = colours
        self._scale = scale

    # --- the winner -----------------------------------------------------------------------------

    def paint_winner(self, room: QRectF) -> None:
        """Paint the winner's portrait with what was won and said."""
        k, colours, result, whole = self._scale, self._colours, self._result, room.width()
        for title, lot in result.titled_lots():
            aside = room.adjusted(room.width() - min(_LOT * k, whole * 0.27), 0, 0, -6 * k)
            self._paint_lot(aside, title, lot)
            room = room.adjusted(0, 0, -aside.width() - 10 * k, 0)
        radius = min(room.height() * 0.47, 58 * k)
        at = QPointF(room.x() + radius + 4 * k, room.center().y())
        draw_portrait(self._painter, at, radius, result.winner.face, mood=Mood.PLEASED)
        x = at.x() + radius + 18 * k
        self._paint_lines(
            QRectF(x, room.y(), room.right() - x, room.height()),
            Qt.AlignmentFlag.AlignLeft,
            (result.headline(), 34 * k, colours.ink, 0.42),
            (result.line(), 19 * k, colours.accent_text, 0.31),
            (result.below(), 16.5 * k, colours.soft_ink, 0.27),
        )

    def _paint_lines(self, room: QRectF, align: Qt.AlignmentFlag, *lines: tuple[str, float, str, float]) -> None:
        """Paint a title and lines below it: text, size, colour and share of the height of `room`."""
        y = room.y()
        for number, (text, size, ink, share) in enumerate(lines):
            line = QRectF(room.x(), y, room.width(), room.height() * share)
            draw_words(self._painter, line, text, min(size, line.height() * 0.95), ink, align, display=not number)
            y += line.height()

    def _paint_lot(self, room: QRectF, heading: str, lot: DecidingLot) -> None:
        """Paint a lot under its `heading`, who won it, and what it was worth."""
        painter, k, colours, result = self._painter, self._scale, self._colours, self._result
        paint_box(painter, room, 10, colours.well, colours.line, 1.2)
        inside = room.adjusted(10 * k, 4 * k, -10 * k, -5 * k)
        title = QRectF(inside.x(), inside.y(), inside.width(), inside.height() * 0.24)
        draw_words(painter, title, heading, min(15 * k, title.height() * 0.9), colours.soft_ink, _CENTRED)
        below = QRectF(inside.x(), inside.bottom() - inside.height() * 0.27, inside.width(), inside.height() * 0.27)
        tiles = QRectF(inside.x(), title.bottom() + 2, inside.width(), below.y() - title.bottom() - 5)
        wide = min(tiles.width(), len(lot.tiles) * (tiles.height() * ASPECT + 2) - 2)
        tiles.adjust((tiles.width() - wide) / 2, 0, (wide - tiles.width()) / 2, 0)
        device = painter.device()
        paint_lot(painter, tiles, lot.tiles, 1.0 if device is None else device.devicePixelRatioF())
        words, size = result.lot_line(lot), min(16 * k, below.height() * 0.9)
        radius = below.height() / 2
        if fitted(words, below.width() - 2 * radius - 6, size, bold=True)[1] != words:
            words = result.lot_line(lot, named=False)  # the face tells whose it was
        wide = min(below.width() - 2 * radius - 6, words_width(words, enlarged(size, below.height()), bold=True) + 2)
        left = below.center().x() - (wide + 2 * radius + 6) / 2
        face = QPointF(left + radius, below.center().y())
        draw_portrait(painter, face, radius, result.seats[lot.seat].face, badged=False)
        line = QRectF(left + 2 * radius + 6, below.y(), wide, below.height())
        draw_words(painter, line, words, size, colours.ink, bold=True)

    def paint_waiting(self, room: QRectF) -> None:
        """Paint what is going on until the winner is known."""
        title = _tr("Ranking", "Night falls over the Nile")
        text = _tr("Ranking", "The fame tablets are turned over, lowest first.")
        k, colours = self._scale, self._colours
        lines = (title, 34 * k, colours.ink, 0.6), (text, 17 * k, colours.soft_ink, 0.3)
        self._paint_lines(room, _CENTRED, *lines)

    def paint_about(self, room: QRectF, about: About, remarks: Sequence[str], good: int) -> None:
        """Paint what the game was `about`, then `remarks`, the first `good` of them records."""
        painter, k, colours = self._painter, self._scale, self._colours
        lines = min(7.0, self._about_lines(about, len(remarks)))
        line = max(_LEAST_REMARK * text_scale(), min(_REMARK * k, room.height() / lines))
        y = room.y()
        if about.ruler:
            high = min(room.height() * 0.45, line * 4.2)
            inks = Inks(colours.ink, colours.ink, colours.soft_ink)
            paint_ruler(painter, QRectF(room.x(), y, room.width(), high), about.ruler, inks, line * 0.66)
            y += high
        radius = line * 0.34
        wide = room.width() - 3.2 * radius
        of_marks = size_for_all([text for text, _ in about.marks], wide, line, line * 0.66, bold=True)
        for text, is_won in about.marks:
            gold = MARK_GOLD if is_won else None
            paint_disc(painter, QPointF(room.x() + radius + 1, y + line / 2), radius, gold, colours.control_line, 1.4)
            words = QRectF(room.x() + 3.2 * radius, y, wide, line)
            draw_words(painter, words, text, of_marks, colours.ink if is_won else colours.soft_ink, bold=is_won)
            y += line * 1.08
        size = size_for_all(list(remarks), room.width() - 8, line * 1.9, line * 0.62)
        for number, text in enumerate(remarks):
            left = (room.bottom() - y) / (len(remarks) - number)
            one = words_width(text, size) <= room.width() - 8
            high = min(left, line * (1.15 if one else 1.9))
            at = QRectF(room.x(), y, room.width(), high)
            if number < good:
                paint_box(painter, at.adjusted(0, 1, 0, -1), 6, colours.good, colours.good_line, 1.2)
            draw_broken(painter, at.adjusted(4, 1, -4, -1), text, size, colours.ink, larger=False)
            y += high

    @staticmethod
    def _about_lines(about: About, remarks: int) -> float:
        """Return the lines that what the game was `about` takes with that many remarks of up to two lines."""
        return 4.2 * bool(about.ruler) + 1.08 * len(about.marks) + 1.9 * remarks

    @classmethod
    def about_height(cls, about: About, remarks: int, scale: float) -> float:
        """Return the height of that."""
        return cls._about_lines(about, remarks) * max(_LEAST_REMARK * text_scale(), _REMARK * scale)

    # --- the rows -------------------------------------------------------------------------------

    @staticmethod
    def height_for(players: int, scale: float, tallest: float = _TALLEST) -> float:
        """Return the height of that many rows with their headings."""
        return (HEADINGS + 4 + (tallest + _GAP) * players) * scale

    def rows(self, table: QRectF) -> list[QRectF]:
        """Return the place of each row, the winner's first."""
        k, count = self._scale, len(self._result.order)
        top, gap = table.y() + (HEADINGS + 4) * k, _GAP * k
        high = min(_TALLEST * k, (table.bottom() - top - gap * (count - 1)) / count)
        return [QRectF(table.x(), top + number * (high + gap), table.width(), high) for number in range(count)]

    def paint_rows(self, table: QRectF, turned: int, turning: float) -> None:
        """Paint the ranking; the last `turned` tablets lie face up, and the next is `turning`, 0 to 1."""
        k, colours = self._scale, self._colours
        head = self._cells(QRectF(table.x(), table.y(), table.width(), HEADINGS * k))
        self._paint_epoch_names([head[f"epoch-{epoch}"] for epoch in range(1, _EPOCHS + 1)])
        fame = head["fame"].adjusted(0, 0, -12 * k, 0)
        draw_words(self._painter, fame, _tr("Common", "Fame"), 16 * k, colours.soft_ink, _RIGHT)
        rows = self.rows(table)
        for place, (seat, line) in enumerate(zip(self._result.order, rows, strict=True)):
            below = len(rows) - 1 - place
            self._paint_seat(line, seat, 1.0 if below < turned else turning if below == turned else 0.0)

    def _cells(self, line: QRectF) -> dict[str, QRectF]:
        shares = {"rank": 0.08, "name": 0.40, "epoch-1": 0.12, "epoch-2": 0.12, "epoch-3": 0.12, "fame": 0.16}
        cells, x = {}, line.x()
        for name, share in shares.items():
            cells[name] = QRectF(x, line.y(), line.width() * share, line.height())
            x += line.width() * share
        return cells

    def _paint_epoch_names(self, cells: list[QRectF]) -> None:
        """Paint the names in one size, and all on one line or all on two."""
        labels = [epoch_label(epoch) for epoch in range(1, _EPOCHS + 1)]
        size, ink = max(SMALLEST_TYPE, 14.5 * self._scale), self._colours.soft_ink
        half = cells[0].height() / 2
        named = [(label, cell.adjusted(3, 0, -3, 0)) for label, cell in zip(labels, cells, strict=True)]
        if all(words_width(label, size) <= room.width() for label, room in named):
            on_one = min(enlarged_in_a_line(label, size, room.width(), room.height()) for label, room in named)
            if on_one >= enlarged(size, half):
                for label, room in named:
                    write_centred(self._painter, room.center(), label, text_font(on_one), ink)
                return
        for label, cell in zip(labels, cells, strict=True):
            first, _, rest = label.partition(" ")
            for row, words in enumerate((first, rest)):
                line = QRectF(cell.x() + 2, cell.y() + row * half, cell.width() - 4, half)
                draw_words(self._painter, line, words, min(size, half * 0.95), ink, _CENTRED)

    def _paint_seat(self, line: QRectF, seat: int, turned: float) -> None:
        """Paint a row; until its stone is half `turned`, only its place and the stone face down."""
        painter, colours, k = self._painter, self._colours, self._scale
        result = self._result
        info, state = result.seats[seat], result.state
        shown, winner = turned >= 0.5, result.rank(seat) == 1
        own = player_ink(colours, info.colour)
        strong = winner and shown
        look = (colours.well, own, 2.4) if strong else (colours.stripe, QColor(colours.line), 1.2)
        paint_box(painter, line.adjusted(1, 1, -1, -1), 10, *look)
        cells = self._cells(line)
        if strong:
            side = min(line.height() * 0.86, cells["rank"].width() * 0.86)
            figure = QRectF(0, 0, side, side)
            figure.moveCenter(cells["rank"].center())
            paint_art(painter, "board/ra-figure", figure)
        else:
            rank = str(result.rank(seat))
            draw_words(painter, cells["rank"], rank, min(26 * k, line.height() * 0.7), colours.soft_ink, _CENTRED,
                       display=True)  # fmt: skip
        fame = cells["fame"].adjusted(0, 0, -14 * k, 0)
        if not shown:
            self._paint_stone(fame, turned)
            return
        self._paint_name(cells["name"], seat)
        for epoch, (points, text) in enumerate(result.epochs(seat)[:_EPOCHS], 1):
            ink = points_ink(colours, points)
            draw_words(painter, cells[f"epoch-{epoch}"], text, 18 * k, ink, _CENTRED, bold=True)
        painter.save()
        painter.translate(fame.right(), 0)
        painter.scale(_breadth(turned), 1.0)
        number = QRectF(-fame.width(), fame.y(), fame.width(), fame.height())
        draw_words(painter, number, str(state.fame[seat]), min(36 * k, line.height() * 0.8), colours.ink, _RIGHT,
                   display=True)  # fmt: skip
        painter.restore()
        if result.is_tied(seat):
            radius = min(12 * k, line.height() * 0.26)
            paint_sun(painter, QPointF(fame.x() + radius, line.center().y()), radius, state.highest_sun(seat))

    def _paint_stone(self, room: QRectF, turned: float) -> None:
        high = room.height() * 0.82
        wide = high * TABLET_ASPECT
        self._painter.save()
        self._painter.translate(room.right() - wide / 2, room.center().y())
        self._painter.scale(max(0.02, _breadth(turned)), 1.0)
        paint_art(self._painter, "board/tablet-back", QRectF(-wide / 2, -high / 2, wide, high))
        self._painter.restore()

    def _paint_name(self, cell: QRectF, seat: int) -> None:
        info, k, colours = self._result.seats[seat], self._scale, self._colours
        radius = min(25 * k, cell.height() * 0.44)
        mood = Mood.PLEASED if self._result.rank(seat) == 1 else Mood.CALM
        draw_portrait(self._painter, QPointF(cell.x() + radius + 2, cell.center().y()), radius, info.face, mood=mood)
        words = cell.adjusted(2 * radius + 12 * k, 4, -4, -4)
        below = [line for line in (self._result.best(seat), info.subtitle) if line]
        larger = max(1.0, k, text_scale()) if words.height() > _LEAST_NAME + 2 * _LEAST_LINE else 1.0
        lines = max(larger > 1.0, int((words.height() / larger - _LEAST_NAME) / _LEAST_LINE))
        if lines < len(below):
            below = [shortened(in_a_line(reversed(below)), words.width(), min(14.5 * k, words.height() * 0.4))][:lines]
        high = words.height() * (0.42 if len(below) == 1 else 0.29)
        upper = words.adjusted(0, 0, 0, -high * len(below))
        draw_broken(self._painter, upper, info.name, min(21 * k, upper.height() * 0.86), colours.ink, display=True)
        for number, line in enumerate(reversed(below)):
            lower = QRectF(words.x(), upper.bottom() + number * high, words.width(), high)
            draw_words(self._painter, lower, line, min(14.5 * k, high * 0.95), colours.soft_ink)


def _breadth(turned: float) -> float:
    """Return the visible share of a stone's width."""
    return abs(math.cos(math.pi * turned))


@dataclass(frozen=True)
class GameResult:
    """How a game ended."""

    state: Position
    seats: tuple[SeatInfo, ...]
    fame: tuple[tuple[int, ...], ...] = ()
    """By epoch and seat, beginning before the first epoch; empty if it is not known."""
    remark: str = ""
    """Any further remark on the game."""
    own: int | None = None
    """The seat of the only person, who reads it."""
    lots: tuple[DecidingLot | None, ...] = ()
    """The lot that decided the game, and the reader's best one."""

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats, the winner first."""
        return self.state.ranking()

    @property
    def winner(self) -> SeatInfo:
        """The winner's seat."""
        return self.seats[self.order[0]]

    def rank(self, seat: int) -> int:
        """Return 1 for the winner."""
        return self.order.index(seat) + 1

    def is_tied(self, seat: int) -> bool:
        """Whether another player has the same fame, so that suns decide."""
        return self.state.fame.count(self.state.fame[seat]) > 1

    def epochs(self, seat: int) -> list[tuple[int, str]]:
        """Return the points of each epoch and their text."""
        return epoch_points(self.state, seat)

    def best(self, seat: int) -> str:
        """Return in which row and epoch `seat` scored most; empty if it scored nowhere."""
        sheets = enumerate(self.state.score_sheet, 1)
        scored = [(points, epoch, row) for epoch, sheet in sheets for row, points in sheet[seat].items() if points > 0]
        if not scored:
            return ""
        points, epoch, row = max(scored, key=lambda score: score[0])
        text = _tr("Ranking", "Best: {row} {points}, {epoch}", "Best: Nile +12, Middle Kingdom")
        return fill(text, row=row_label(row), points=points_text(points), epoch=epoch_label(epoch))

    def advice(self) -> list[str]:
        """Return where the winner scored more than the loser who reads it, or than each of the people who lost."""
        text = _tr("Ranking", "One thing for {loser} to try: {row}. {name} scored {points} more there.", "{row}: Nile")
        if self.own is not None:
            text = _tr("Ranking", "One thing to try: {row}. {name} scored {points} more there than you.", "{row}: Nile")
        lines = []
        for seat in self.order[1:]:
            row, points = self.state.largest_gap(seat, self.order[0])
            if points > 0 and (seat == self.own or (self.own is None and self.seats[seat].is_person)):
                names = {"name": self.winner.name, "loser": self.seats[seat].name}
                lines.append(fill_named(text, {**names, "row": row_label(row), "points": points}))
        return lines

    def titled_lots(self) -> list[tuple[str, DecidingLot]]:
        """Return the lots with their headings: what decided the game and, if it was worth more, the reader's."""
        decided, own = (*self.lots, None, None)[:2]
        if decided is not None and own is not None and (decided.seat, decided.points) == (own.seat, own.points):
            own = None
        titles = (_tr("Ranking", "The lot that decided it"), decided), (_tr("Ranking", "Your best lot"), own)
        return [(title, lot) for title, lot in titles if lot is not None]

    def lot_line(self, lot: DecidingLot, *, named: bool = True) -> str:
        """Return what `lot` was worth and when, after who won it if that is to be `named`."""
        name = [self.seats[lot.seat].name] if named else []
        return in_a_line([*name, points_text(lot.points), epoch_label(lot.epoch)])

    def lots_told(self) -> list[str]:
        """Return all about each of the lots in a line."""
        return [
            labelled(title, in_a_line([counted_tiles(lot.tiles, self.state.ruleset), self.lot_line(lot)]))
            for title, lot in self.titled_lots()
        ]

    def headline(self) -> str:
        """Return the sentence that says who has won."""
        return by_name(self.winner.name, _tr("Common", "You win!"), _tr("Common", "{name} wins!"))

    def line(self) -> str:
        """Return what the winner says, in quotation marks."""
        text = _tr("Common", "“{line}”", "What somebody says, in quotation marks")
        return fill(text, line=winner_line(self.winner.character, is_person=self.winner.is_person))

    def decided_by(self) -> str:
        """Return what decided the game between the first two."""
        state = self.state
        if len(self.order) < 2:
            return ""
        first, second = self.order[:2]
        if state.fame[first] > state.fame[second]:
            return fill(
                _tr("Ranking", "Fame decides: {first} to {second}."), first=state.fame[first], second=state.fame[second]
            )
        return tie_text(state.fame[first], state.highest_sun(first), state.highest_sun(second))

    def below(self) -> str:
        """Return what decided the game, and the remark."""
        if not self.remark:
            return self.decided_by()
        return in_a_line(part for part in (self.decided_by().rstrip("."), self.remark) if part)

    def places(self) -> list[str]:
        """Return a line for each player, the winner first."""
        return [
            listed([f"{self.rank(seat)}. {self.seats[seat].name}", in_fame(self.state.fame[seat])])
            for seat in self.order
        ]
