"""What decided the game: luck, own mistakes and others' mistakes for every seat, with portraits."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_box, painting
from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import scaled, text_scale
from ra_desktop.ui.look.lettering import RIGHT, draw_words, fitted
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import labelled, points_text

from .chance_panel import ChanceGraph, Legend
from .move_card import MoveCard
from .report import BalanceRow, balance_headings, balance_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.table.seats.seat_info import SeatInfo

    from .report import ToldMoment, ToldReview

_ROW, _HEAD, _FOOT = 34.0, 22.0, 20.0
"""Heights in pixels at the usual size of text."""
_TWO_LINES: Final = 1.7
"""The height of headings on two lines, as a share of that on one."""
_TYPE, _SMALL = 17.0, 13.5
_NAME_SHARE, _NAME_SHARE_IF_NARROW = 0.33, 0.38
"""The share of the width for portrait and name."""
_NARROW: Final = 340
"""Below this width the margins are small."""


class BalanceCard(QWidget):
    """A row for each seat: start, luck, own mistakes, gifts, end. The keyboard reaches it for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.TabFocus)
        self.setToolTip(
            _tr(
                "Review",
                "Luck is what the tiles drawn were worth, mistakes are what a player’s own choices cost, and gifts are "
                "what the mistakes of others gained.",
            )
        )
        self._rows: list[tuple[int, SeatInfo, BalanceRow]] = []
        self._own = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, seats: Sequence[SeatInfo], rows: Sequence[BalanceRow], own: int) -> None:
        """Show `rows`, by seat, that of seat `own` first."""
        order = [(own + step) % len(rows) for step in range(len(rows))]
        self._rows = [(seat, seats[seat], rows[seat]) for seat in order]
        self._own = own
        self.setAccessibleDescription("\n".join(balance_words(info, row) for _, info, row in self._rows))
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> list[BalanceRow]:
        """The rows shown, from top to bottom."""
        return [row for _, _, row in self._rows]

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._head() + scaled(_ROW * max(2, len(self._rows)) + _FOOT)))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def _columns(self) -> tuple[float, float, float]:
        """Return the left edge of the columns, the width of each and the margin in it."""
        is_narrow = self.width() < scaled(_NARROW)
        left = self.width() * (_NAME_SHARE_IF_NARROW if is_narrow else _NAME_SHARE)
        return left, (self.width() - left) / 5, 2.0 if is_narrow else 4.0

    def _is_staggered(self) -> bool:
        """Whether a heading is wider than its column, so that every second one stands lower."""
        _, wide, pad = self._columns()
        return any(fitted(words, wide - 2 * pad, scaled(_SMALL))[1] != words for words in balance_headings())

    def _head(self) -> float:
        """Return the height of the headings."""
        return scaled(_HEAD) * (_TWO_LINES if self._is_staggered() else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        colours = theme.current()
        with painting(self) as painter:
            row_height, head = scaled(_ROW), self._head()
            left, wide, pad = self._columns()
            is_staggered = self._is_staggered()
            size = fitted(points_text(100), wide - 2 * pad, scaled(_TYPE), bold=True)[0].pixelSize() / text_scale()
            for column, heading in enumerate(balance_headings()):
                room = QRectF(left + column * wide + pad, 0, wide - 2 * pad, head)
                if is_staggered:
                    line = scaled(_HEAD) * 0.85
                    room = QRectF(room.x() - wide, 0 if column % 2 else head - line, room.width() + wide, line)
                draw_words(painter, room, heading, _SMALL, colours.soft_ink, RIGHT)
            for number, (seat, info, row) in enumerate(self._rows):
                y = head + number * row_height
                is_own = seat == self._own
                if is_own:
                    paint_box(painter, QRectF(0, y + 1, self.width(), row_height - 2), 7, colours.selection)
                else:
                    painter.setPen(QPen(QColor(colours.line), 1))
                    painter.drawLine(QPointF(4, y + row_height), QPointF(self.width() - 4, y + row_height))
                radius = row_height * 0.42
                draw_portrait(painter, QPointF(4 + radius, y + row_height / 2), radius, info.face)
                name = QRectF(2 * radius + 10, y, left - 2 * radius - 14, row_height)
                draw_words(painter, name, info.name, _TYPE, colours.ink, bold=is_own)
                cells = (
                    (points_text(row.start), QColor(colours.soft_ink), False),
                    *(
                        (points_text(part), points_ink(colours, part), False)
                        for part in (row.luck, row.errors, row.gifts)
                    ),
                    (points_text(row.end), QColor(colours.ink), True),
                )
                for column, (text, ink, bold) in enumerate(cells):
                    room = QRectF(left + column * wide + pad, y, wide - 2 * pad, row_height)
                    draw_words(painter, room, text, size, ink, RIGHT, bold=bold)
            foot = QRectF(4, head + len(self._rows) * row_height, self.width() - 8, scaled(_FOOT))
            *parts, end = balance_headings()
            words = labelled(_tr("Common", "Fame"), f"{' + '.join(parts)} = {end}")
            draw_words(painter, foot, words, _SMALL, colours.soft_ink)


_WIDE: Final = 1200
_GRAPH: Final = 260
_RATIO: Final = 2.0
"""Pixels of the picture in each direction for one of the sheet."""


class Poster(QWidget):
    """The sheet; it is painted, never shown."""

    def __init__(self, report: ToldReview, title: str) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        picture = report.picture
        graph, legend, balance = ChanceGraph(), Legend(), BalanceCard()
        graph.setFixedHeight(round(scaled(_GRAPH)))
        graph.show_picture(picture)
        graph.hide_cursor()
        seats = [picture.seats[seat] for seat in picture.order]
        legend.show_chances(seats, [picture.chances[0][seat] for seat in picture.order])
        balance.show_rows(report.seats, report.rows, report.seat)
        play = plain_label(None, report.play, role="soft")
        left = _card(plain_label(None, _tr("Review", "What decided the game"), role="heading"), balance, play)
        right, good, bad = (_group(*group) for group in report.groups())
        chances = plain_label(
            None, _tr("Review", "Chance of winning (numbers show the start of the game)"), role="heading"
        )
        layout = in_column(
            self,
            plain_label(None, title, role="title"),
            _card(chances, legend, graph),
            margins=(28, 16, 28, 24),
            spacing=12,
        )
        for pair in ((left, right), (good, bad)):
            layout.addLayout(in_line(None, *((card, 1) for card in pair), spacing=12))
        self.setFixedWidth(round(scaled(_WIDE)))

    def png(self) -> bytes:
        """Return the sheet as a PNG picture."""
        self.ensurePolished()
        self.show()  # lays everything out; nothing appears on the screen
        self.adjustSize()
        sheet = QPixmap(self.size() * _RATIO)
        sheet.setDevicePixelRatio(_RATIO)
        sheet.fill(QColor(theme.current().window))
        painter = QPainter(sheet)
        self.render(painter, QPoint())
        painter.end()
        self.hide()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        sheet.save(buffer, "PNG")
        return bytes(buffer.data().data())


def _group(heading: str, moments: Sequence[ToldMoment], nothing: str) -> QFrame:
    cards: list[QWidget] = [MoveCard(replace(moment, account=())) for moment in moments]
    return _card(plain_label(None, heading, role="heading"), *(cards or [plain_label(None, nothing, role="soft")]))


def _card(*parts: QWidget) -> QFrame:
    frame = QFrame()
    frame.setProperty("card", True)
    in_column(frame, *parts, ..., margins=(14, 8, 14, 10), spacing=6)
    return frame
