"""A page that lists what can be started, by chapter, over the river: the lessons, the puzzles.

Rows have thumbnails of positions, drawn one by one when they are first seen. The lessons of a chapter are stations on a
path along the river; of a chapter of puzzles, the part that was solved is a path walked so far.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from ra_desktop.storage.library import Glimpse
from ra_desktop.ui.look.art import faint, paint_box, paint_disc, painting
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, display_font, scaled
from ra_desktop.ui.look.lettering import RIGHT, draw_words, words_width, write_centred
from ra_desktop.ui.look.nile import paint_sky
from ra_desktop.ui.look.theme import Theme, current
from ra_desktop.ui.look.thumbnail import SIZE, thumbnail
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.lessons.step_card import draw_stars

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine.position import Position


_DAWN, _DUSK = (0.16, 1), (0.90, 3)
"""Hour of the day and epoch of the picture, by theme."""
_VEIL: Final = QColor(8, 18, 48, 70)
_STRONG_VEIL: Final = QColor(4, 6, 18, 215)
_CREAM: Final = "#FFF4DC"
_COLUMNS_FROM: Final = (760, 1800)
"""The least width of two columns and of three, in text of the usual size."""
_MOST_COLUMNS: Final = 3


class ListPage(QWidget):
    """Lists rows on cards, in one or two columns. Arrows go from one to the next, Escape goes back."""

    widest = 1180
    """The greatest width of two columns together, in text of the usual size."""
    most_columns = _MOST_COLUMNS

    def __init__(self, name: str, title: str, parent: QWidget | None = None, ground: QWidget | None = None) -> None:
        """The cards lie on `ground`, or on the river."""
        super().__init__(parent)
        self.setObjectName(name)
        self.title, self.summary = QLabel(title, self), QLabel(self)
        self.back = QPushButton(_tr("Common", "Back"), self, autoDefault=True)
        self.back.setAccessibleName(self.back.text())
        self.rows: list[QAbstractButton] = []
        self._columns: list[list[QAbstractButton]] = []
        self._cards: list[tuple[QFrame, bool]] = []
        """With whether each lies at the right if there are two columns."""
        self._inner = ground or QWidget()
        self._inner.setObjectName("rows")
        self._inner.setStyleSheet("#rows { background: transparent; }")
        self._stacks = [in_column(None, ..., spacing=14) for _ in range(_MOST_COLUMNS)]
        self._sides = in_line(self._inner, *((stack, 1) for stack in self._stacks), margins=(4, 4, 4, 10))
        self._scroll = QScrollArea(self, widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setStyleSheet("QScrollArea { background: transparent; border: none; }")
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inner)
        self.summary.setWordWrap(True)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._head = in_line(None, self.title, (self.summary, 1), (self.back, 0, Qt.AlignmentFlag.AlignVCenter))
        self._page = in_column(self, self._head, (self._scroll, 1))
        self._undrawn: deque[ListRow] = deque()
        """The rows in sight whose thumbnails are not drawn yet: one in each turn of the event loop."""
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw_next)

    # --- contents -----------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """The least size, also for a page that lies behind the table: it must not keep a small window wide."""
        return QSize(400, 240)

    def make_list(self, heading: str, rows: Sequence[ListRow], *, right: bool) -> QFrame:
        """Add and return a card with these `rows` under a `heading`, in the `right` column if there are two."""
        frame = QFrame()
        frame.setProperty("card", True)
        title = plain_label(frame, heading, role="heading")
        title.setContentsMargins(0, 0, 0, 6)  # the ring of the first row stays clear of it
        in_column(frame, title, *rows, ..., margins=(14, 10, 14, 12), spacing=0)
        self.add_card(frame, rows, right=right)
        for row in rows:
            row.undrawn.connect(partial(self._draw_later, row))
        return frame

    def _draw_later(self, row: ListRow) -> None:
        self._undrawn.append(row)
        self._drawing.start()

    def _draw_next(self) -> None:
        row = self._undrawn.popleft()
        if row in self.rows:  # it may have been deleted meanwhile
            row.draw_picture()
        if self._undrawn:
            self._drawing.start()

    def add_card(self, frame: QFrame, rows: Sequence[QAbstractButton], *, right: bool) -> None:
        """Add a card whose `rows` are reached with the arrows, in the `right` column if there are two."""
        for row in rows:
            row.installEventFilter(self)
            self.rows.append(row)
        self._cards.append((frame, right))

    def focus_row(self, row: QAbstractButton) -> None:
        """Give the keyboard to `row`, and show it."""
        row.setFocus()
        self._scroll.ensureWidgetVisible(row)

    # --- keys ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from row to row, also across; Escape goes back."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.back.click()
        elif not self._move(event.key()):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows of the rows, with which the list would be scrolled."""
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._move(event.key())

    def _move(self, key: int) -> bool:
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._cross()
        else:
            return False
        return True

    def _focused(self) -> int | None:
        return next((number for number, row in enumerate(self.rows) if row.hasFocus()), None)

    def _step(self, by: int) -> None:
        at = self._focused()
        rows = [row for column in self._columns for row in column if not row.isHidden()]
        if rows:
            place = rows.index(self.rows[at]) + by if at is not None else 0
            self.focus_row(rows[max(0, min(place, len(rows) - 1))])

    def _cross(self) -> None:
        """Go to the row beside the one with the focus, in the other column."""
        at = self._focused()
        if at is None:
            return
        side = next((number for number, column in enumerate(self._columns) if self.rows[at] in column), 0)
        others = [
            row for number, column in enumerate(self._columns) if number != side for row in column if row.isVisible()
        ]
        if others:
            height = self.rows[at].mapTo(self, self.rows[at].rect().center()).y()
            self.focus_row(min(others, key=lambda row: abs(row.mapTo(self, row.rect().center()).y() - height)))

    # --- look ---------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Put the lists side by side, in a third column as well where it is wide, or all in one where it is narrow."""
        count = sum(self.width() >= scaled(least) for least in (0, *_COLUMNS_FROM[: self.most_columns - 1]))
        for stack, (frame, _) in product(self._stacks, self._cards):
            stack.removeWidget(frame)  # taken with its item, the frame would keep to the height that it has now
        self._columns = [[] for _ in self._stacks]
        heights = [0] * count
        for frame, right in sorted(self._cards, key=itemgetter(1)):
            column = min(right, count - 1) if count < _MOST_COLUMNS else heights.index(min(heights))
            heights[column] += frame.sizeHint().height()
            self._stacks[column].insertWidget(self._stacks[column].count() - 1, frame)
            self._columns[column] += [row for row in self.rows if frame.isAncestorOf(row)]
        for number in range(1, _MOST_COLUMNS):
            self._sides.setStretch(number, number < count)
        self._sides.setSpacing(16 if count > 1 else 0)
        margin = max(20, (self.width() - round(scaled(self.widest) * max(2, count) / 2)) // 2)
        self._page.setContentsMargins(margin, max(14, self.height() // 30), margin, 12)
        self._page.setSpacing(10)
        self._head.setSpacing(20)
        self.title.setStyleSheet(f"font-family: '{DISPLAY_FAMILY}'; font-size: {round(scaled(44))}px; color: {_CREAM};")
        self.summary.setStyleSheet(f"font-size: {round(scaled(17))}px; color: {_CREAM}; padding-bottom: 8px;")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(0, 0, _river(self.width(), self.height(), self.devicePixelRatioF(), current()))
        painter.end()


@lru_cache(maxsize=1)
def _river(width: int, height: int, ratio: float, theme: Theme) -> QImage:
    """Return what is behind all such pages, as large as a window: each of its own would be 5 MB and more."""
    picture = QImage(QSize(width, height) * ratio, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    with painting(picture) as painter:
        whole = QRectF(0, 0, width, height)
        paint_sky(painter, whole, *(_DUSK if theme.dark else _DAWN), sun=False)
        painter.fillRect(whole, _STRONG_VEIL if theme.strong else _VEIL)
    return picture


_HEIGHT, _PLAIN_HEIGHT = 50, 38
"""With a thumbnail, and without."""
_TYPE, _SMALL_TYPE = 18.0, 15.0
_STATION: Final = 15.0
"""Radius of a station with its number, in text of the usual size."""
_BEND: Final = 7.0
"""How far the path bends to either side."""
_STARS, _NOTE, _WALK = 60.0, 170.0, 150.0
"""Widths of the stars, of a note at the right, and of the path through a chapter."""
_STOPS: Final = 10
"""Most stations on the path through a chapter of puzzles; with more puzzles, each stands for several."""


class Station(NamedTuple):
    """The place of a lesson on its path."""

    number: int
    """1 for the first."""
    last: int
    """The number of the last."""
    is_reached: bool
    """Whether the way to it was walked: the lesson before it was done."""


@dataclass(frozen=True, slots=True)
class RowLine:
    """What a row says."""

    title: str
    note: str
    """Below the title or at the right: how long a lesson takes, what was solved."""
    about: str = ""
    """What is read aloud in place of the note."""
    station: Station | None = None
    stars: int | None = None
    solved: tuple[int, int] | None = None
    """How many puzzles of a chapter were solved, and how many it has; shown as a path."""
    is_done: bool = False
    is_next: bool = False


class ListRow(QAbstractButton):
    """A row that can be pressed, with Enter and Space, too."""

    undrawn = Signal()
    """The row is seen, and its thumbnail isn't drawn yet: :meth:`draw_picture` does it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = RowLine("", "")
        self._position: Callable[[], Position | None] | None = None
        self.glimpse: Glimpse | None = None
        """What the thumbnail shows, once it is drawn."""
        self._pictured = ""
        """The name of the position."""
        self._is_asked = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, shown: RowLine) -> None:
        """Show the texts and marks of `shown`."""
        self.shown = shown
        self.setText(shown.title.replace("&", "&&"))
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(shown.about or shown.note)
        self.update()

    def show_position(self, name: str, position: Callable[[], Position | None]) -> None:
        """Show a thumbnail of `position()`, which has that `name` and is asked for when the row is next seen.

        There is no picture of None.
        """
        if self._position is None:
            self.updateGeometry()
        if name != self._pictured:
            self._position, self._pictured, self.glimpse, self._is_asked = position, name, None, False
            self.update()

    def draw_picture(self) -> None:
        """Draw the thumbnail."""
        at = None if self._position is None else self._position()
        if at is not None:
            self.glimpse = Glimpse.of(at)
            self._picture(self.glimpse)
            self.update()

    def _picture(self, glimpse: Glimpse) -> QPixmap:
        return thumbnail(glimpse, self.height() - scaled(_HEIGHT - SIZE.height()), self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        high = _PLAIN_HEIGHT if self._position is None else _HEIGHT
        return QSize(round(scaled(300)), round(scaled(high)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the row like Space; the page handles the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    # --- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the station on its path, the thumbnail, the title, and what is below it or at the right."""
        colours, shown = current(), self.shown
        if self._position is not None and not self._is_asked:
            self._is_asked = True
            self.undrawn.emit()
        with painting(self) as painter:
            room = QRectF(self.rect()).adjusted(2, 1.5, -2, -1.5)
            if self.isDown() or self.underMouse() or shown.is_next:
                paint_box(painter, room, 9, colours.selection if self.isDown() or shown.is_next else colours.hover)
            left = room.x() + scaled(6)
            if shown.station is not None:
                left = self._paint_station(painter, shown.station, colours) + scaled(10)
            if self._position is not None:
                left = self._paint_picture(painter, QPointF(left, room.center().y()), colours) + scaled(12)
            words = QRectF(left, room.y(), room.right() - scaled(8) - left, room.height())
            wide = min(scaled(_NOTE), words_width(shown.note, scaled(_SMALL_TYPE)) + 4)
            both = words_width(shown.title, scaled(_TYPE), bold=shown.is_next) + 12 + wide
            fits = both <= words.width() or not shown.note or self._position is None
            if fits and shown.stars is None and shown.solved is None:
                note = words.adjusted(words.width() - wide, 0, 0, 0)
                draw_words(painter, note, shown.note, _SMALL_TYPE, colours.soft_ink, RIGHT)
                words.setRight(note.x() - 12)
            else:
                below = words.adjusted(0, words.height() * 0.56, 0, -words.height() * 0.06)
                self._paint_below(painter, below, colours)
                words.setHeight(words.height() * 0.56)
            draw_words(painter, words, shown.title, _TYPE, colours.ink, bold=shown.is_next)

    def _paint_below(self, painter: QPainter, room: QRectF, colours: Theme) -> None:
        """Paint the stars or the path through the chapter, with the note beside them, or the note alone."""
        shown, wide = self.shown, -12.0
        if shown.solved is not None:
            wide = min(scaled(_WALK), room.width() * 0.6)
            paint_walk(painter, QRectF(room.x(), room.y(), wide, room.height()), *shown.solved, colours)
        elif shown.stars is not None:
            wide = scaled(_STARS) - 3
            draw_stars(painter, QRectF(room.x() - 3, room.y(), wide + 3, room.height()), shown.stars, colours)
        note = room.adjusted(wide + 12, 0, 0, 0)
        draw_words(painter, note, shown.note, _SMALL_TYPE, colours.soft_ink)

    def _paint_picture(self, painter: QPainter, left: QPointF, colours: Theme) -> float:
        """Paint the thumbnail and, if this is done and no station says so, a tick; return where it ends."""
        size = SIZE * (self.height() - scaled(_HEIGHT - SIZE.height())) / SIZE.height()
        frame = QRectF(left.x(), left.y() - size.height() / 2, size.width(), size.height())
        if self.glimpse is None:
            paint_box(painter, frame, scaled(6), colours.well, colours.line)
        else:
            painter.drawPixmap(frame.topLeft(), self._picture(self.glimpse))
        if self.shown.is_done and self.shown.station is None:
            radius = scaled(8)
            paint_tick(painter, frame.bottomLeft() + QPointF(radius, -radius), radius, colours)
        return frame.right()

    # --- the path -----------------------------------------------------------------------------------

    def _paint_station(self, painter: QPainter, station: Station, colours: Theme) -> float:
        """Paint the station and the path from the middle of the way to its neighbours; return where it ends."""
        shown, radius = self.shown, scaled(_STATION)
        middle, bend = scaled(6 + _BEND) + radius, scaled(_BEND)

        def across(number: int) -> float:
            return middle + bend * math.sin(math.pi / 2 * (number - 1))

        at = QPointF(across(station.number), self.height() / 2)
        ways = (
            (station.number > 1, station.number - 1, -1.0, station.is_reached),
            (station.number < station.last, station.number + 1, self.height() + 1.0, shown.is_done),
        )
        for exists, other, end, is_walked in ways:
            if exists:
                path = QPainterPath(at)
                half = QPointF((at.x() + across(other)) / 2, end)
                path.quadTo(QPointF(at.x(), (at.y() + end) / 2), half)
                _paint_way(painter, path, scaled(5), colours, is_walked=is_walked)
        if shown.is_done:
            paint_tick(painter, at, radius, colours)
        else:
            edge = colours.accent_line if shown.is_next else colours.control_line
            paint_disc(painter, at, radius, colours.accent if shown.is_next else colours.card, edge, 1.4)
            ink = colours.accent_ink if shown.is_next else colours.soft_ink
            write_centred(painter, at, str(station.number), display_font(radius * 1.2), ink)
        return middle + bend + radius


def paint_tick(painter: QPainter, centre: QPointF, radius: float, colours: Theme) -> None:
    """Paint a tick on a disc: this is done."""
    paint_disc(painter, centre, radius, colours.positive, colours.card, 1.2)
    painter.setPen(QPen(QColor(colours.card), radius * 0.26, c=Qt.PenCapStyle.RoundCap))
    knee = centre + QPointF(-0.1, 0.36) * radius
    painter.drawLine(centre + QPointF(-0.46, 0.0) * radius, knee)
    painter.drawLine(knee, centre + QPointF(0.48, -0.36) * radius)


def paint_walk(painter: QPainter, room: QRectF, solved: int, count: int, colours: Theme) -> None:
    """Paint a path with stations: `solved` of `count` are passed, and the next one is marked."""
    stops, radius = min(count, _STOPS), room.height() * 0.27
    start, pitch = QPointF(room.x() + radius, room.center().y()), (room.width() - 2 * radius) / (_STOPS - 1)
    end = start + QPointF(pitch * (stops - 1), 0)
    reached = start + (end - start) * (solved / count if count else 0.0)
    for goal, is_walked in ((end, False), (reached, True)):
        path = QPainterPath(start)
        path.lineTo(goal)
        _paint_way(painter, path, radius * 0.8, colours, is_walked=is_walked)
    passed = stops * solved // count if count else 0
    for stop in range(stops):
        ground = colours.positive if stop < passed else colours.card
        edge = colours.positive if stop < passed else colours.accent_line if stop == passed else colours.control_line
        paint_disc(painter, start + QPointF(stop * pitch, 0), radius, ground, edge, 2.2 if stop == passed else 1.3)


def _paint_way(painter: QPainter, path: QPainterPath, width: float, colours: Theme, *, is_walked: bool) -> None:
    ink = QColor(colours.positive) if is_walked else faint(colours.control_line, colours.faded(0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, width, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
