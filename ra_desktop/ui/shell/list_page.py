"""A page that lists what can be started, by chapter, over the river: the lessons, the puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.ui.look.art import paint_box, paint_disc
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, display_font, scaled
from ra_desktop.ui.look.lettering import draw_words, write_centred
from ra_desktop.ui.look.nile.sky import paint_sky
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.table.lessons.step_card import draw_stars

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent

    from ra_desktop.ui.look.theme import Theme


_tr = QCoreApplication.translate

_DAWN, _DUSK = (0.16, 1), (0.90, 3)
"""Hour of the day and epoch of the picture, by theme."""
_VEIL: Final = QColor(8, 18, 48, 70)
_STRONG_VEIL: Final = QColor(4, 6, 18, 215)
_CREAM: Final = "#FFF4DC"
_COLUMNS_FROM: Final = 760
"""The least width of two columns, in text of the usual size."""
_WIDEST: Final = 1180


class ListPage(QWidget):
    """Lists rows on cards, in one or two columns. Arrows go from one to the next, Escape goes back."""

    back_wanted = Signal()

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._background = QPixmap()
        self.title, self.summary = QLabel(title, self), QLabel(self)
        self.back = QPushButton(_tr("Common", "Back"), self)
        self.back.setAccessibleName(self.back.text())
        self.back.clicked.connect(self.back_wanted)
        self.back.setAutoDefault(True)
        self.rows: list[QAbstractButton] = []
        self._columns: list[list[QAbstractButton]] = []
        self._left_lists: list[QFrame] = []
        self._right_lists: list[QFrame] = []
        self._inner = QWidget()
        self._inner.setObjectName("rows")
        self._inner.setStyleSheet("#rows { background: transparent; }")
        self._sides = QHBoxLayout(self._inner)
        self._sides.setContentsMargins(4, 4, 4, 10)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for side in (self._left, self._right):
            self._sides.addLayout(side, 1)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setStyleSheet("QScrollArea { background: transparent; border: none; }")
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inner)
        head = QHBoxLayout()
        head.addWidget(self.title)
        self.summary.setWordWrap(True)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.summary, 1)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head = head
        self._page = in_column(self, head, (self._scroll, 1))

    # --- contents -----------------------------------------------------------------------------------

    def make_list(self, heading: str, rows: Sequence[ListRow], *, right: bool) -> QFrame:
        """Add and return a card with these `rows` under a `heading`, in the `right` column if there are two."""
        frame = QFrame()
        frame.setProperty("card", True)
        title = plain_label(frame, heading, role="heading")
        in_column(frame, title, *rows, ..., margins=(14, 10, 14, 12), spacing=1)
        self.add_card(frame, rows, right=right)
        return frame

    def add_card(self, frame: QFrame, rows: Sequence[QAbstractButton], *, right: bool) -> None:
        """Add a card whose `rows` are reached with the arrows, in the `right` column if there are two."""
        for row in rows:
            row.installEventFilter(self)
            self.rows.append(row)
        (self._right_lists if right else self._left_lists).append(frame)

    def focus_row(self, row: QAbstractButton) -> None:
        """Give the keyboard to `row`, and show it."""
        row.setFocus()
        self._scroll.ensureWidgetVisible(row)

    # --- keys ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from row to row, also across; Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
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
        rows = [row for row in self.rows if not row.isHidden()]
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
        """Put the lists side by side, or all in one column where it is narrow."""
        wide = self.width() >= scaled(_COLUMNS_FROM)
        for side in (self._left, self._right):
            while side.count():
                side.takeAt(0)
        self._columns = [[], []]
        for right, frames in enumerate((self._left_lists, self._right_lists)):
            column = right if wide else 0
            for frame in frames:
                (self._left, self._right)[column].addWidget(frame)
                self._columns[column] += [row for row in self.rows if frame.isAncestorOf(row)]
        for side in (self._left, self._right):
            side.addStretch(1)
            side.setSpacing(14)
        self._sides.setStretch(1, 1 if wide else 0)
        self._sides.setSpacing(16 if wide else 0)
        margin = max(20, (self.width() - round(scaled(_WIDEST))) // 2)
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
            self._background = QPixmap()
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        size = self.size() * self.devicePixelRatioF()
        if self._background.size() != size:
            self._background = QPixmap(size)
            self._background.setDevicePixelRatio(self.devicePixelRatioF())
            own = QPainter(self._background)
            own.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sky(own, QRectF(self.rect()), *(_DUSK if current().dark else _DAWN), sun=False)
            own.fillRect(self.rect(), _STRONG_VEIL if current().strong else _VEIL)
            own.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.end()


_HEIGHT: Final = 38
_TYPE, _SMALL_TYPE = 18.0, 15.0
_MINUTES, _STARS, _COUNT, _BAR = 58.0, 60.0, 84.0, 74.0
"""Widths of what is at the right, in text of the usual size."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class RowLine:
    """What a row says."""

    title: str
    note: str
    """At the right: how long a lesson takes, what was solved."""
    about: str = ""
    """What is read aloud in place of the note."""
    number: str = ""
    """On the disc at the left."""
    stars: int | None = None
    share: float | None = None
    """How much of a chapter was solved, shown as a bar."""
    is_done: bool = False
    is_next: bool = False


class ListRow(QAbstractButton):
    """A row that can be pressed, with Enter and Space, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = RowLine("", "")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, shown: RowLine) -> None:
        """Show `shown`."""
        self.shown = shown
        self.setText(shown.title.replace("&", "&&"))
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(shown.about or shown.note)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(scaled(300)), round(scaled(_HEIGHT)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the row like Space; the page handles the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    # --- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a disc, the title, and what is at the right."""
        colours, shown = current(), self.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(2, 1.5, -2, -1.5)
        if self.isDown() or self.underMouse() or shown.is_next:
            paint_box(painter, room, 9, colours.selection if self.isDown() or shown.is_next else colours.hover)
        disc = QPointF(room.x() + room.height() * 0.5, room.center().y())
        self._paint_disc(painter, disc, room.height() * (0.36 if shown.number else 0.28), colours)
        left, right = disc.x() + room.height() * 0.36 + 10, self._paint_right(painter, room, colours)
        title = QRectF(left, room.y(), right - left, room.height())
        draw_words(painter, title, shown.title, _TYPE, colours.ink, bold=shown.is_next)
        painter.end()

    def _paint_disc(self, painter: QPainter, centre: QPointF, radius: float, colours: Theme) -> None:
        """Paint the number on a disc, or a tick if this is done."""
        shown = self.shown
        if not shown.is_done:
            edge = colours.accent_line if shown.is_next else colours.control_line
            paint_disc(painter, centre, radius, colours.accent if shown.is_next else None, edge, 1.4)
            ink = colours.accent_ink if shown.is_next else colours.soft_ink
            write_centred(painter, centre, shown.number, display_font(radius * 1.2), ink)
            return
        paint_disc(painter, centre, radius, colours.positive)
        painter.setPen(QPen(QColor(colours.card), radius * 0.26, c=Qt.PenCapStyle.RoundCap))
        knee = centre + QPointF(-0.1, 0.36) * radius
        painter.drawLine(centre + QPointF(-0.46, 0.0) * radius, knee)
        painter.drawLine(knee, centre + QPointF(0.48, -0.36) * radius)

    def _paint_right(self, painter: QPainter, room: QRectF, colours: Theme) -> float:
        """Paint the note with the stars or the bar; return where the title has to end."""
        shown, right = self.shown, room.right() - 8
        wide = scaled(_COUNT if shown.share is not None else 2 * _COUNT)
        if shown.stars is not None:
            stars = QRectF(right - scaled(_STARS), room.y(), scaled(_STARS), room.height())
            draw_stars(painter, stars, shown.stars, colours)
            right, wide = stars.x() - 10, scaled(_MINUTES)
        note = QRectF(right - wide, room.y(), wide, room.height())
        draw_words(painter, note, shown.note, _SMALL_TYPE, colours.soft_ink, _RIGHT)
        if shown.share is None:
            return note.x() - (16 if shown.stars is None else 6)
        bar = QRectF(note.x() - 8 - scaled(_BAR), room.center().y() - 4, scaled(_BAR), 8)
        faint = QColor(colours.control_line)
        faint.setAlphaF(0.3)
        paint_box(painter, bar, 4, faint, colours.line if colours.strong else None)
        if shown.share:
            solved = QRectF(bar.x(), bar.y(), max(8.0, bar.width() * shown.share), bar.height())
            paint_box(painter, solved, 4, colours.positive, colours.line if colours.strong else None)
        return bar.x() - 8

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()
