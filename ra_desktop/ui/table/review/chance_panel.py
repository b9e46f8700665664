"""The graph of the chances, through which pointer and keys move, with its heading and the same as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import PictureWidget
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import draw_words, words_width
from ra_desktop.ui.look.tooltips import PartTips
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.replay.replay import LIKE_ARROWS
from ra_desktop.ui.words.fill import percent
from ra_desktop.ui.words.review import chances_text, moment_text, move_place

from .chance_painter import ChancePainter, Picture
from .review_pages import PlyTable, chance_headings, chance_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.table.seats.seat_info import SeatInfo


_TYPE: Final = 15.0
_SMALL_BUTTON: Final = "QPushButton { padding: 3px 8px; }"
_RING: Final = 4
"""Room above the graph for the ring around it that shows the focus."""
_ROOM_FOR_A_LINE: Final = 560
"""The least width, at the usual size of text, for heading and legend on one line."""


class Legend(QWidget):
    """Emblem, name and chance of every seat at the moment shown; without names where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: Sequence[SeatInfo] = ()
        self._now: Sequence[float] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chances(self, seats: Sequence[SeatInfo], now: Sequence[float]) -> None:
        """Show the chances `now` of `seats`, in that order."""
        self._seats, self._now = seats, now
        words = [f"{seat.name} {percent(chance)}" for seat, chance in zip(seats, now, strict=True)]
        self.setAccessibleName(", ".join(words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(scaled(24)))

    def minimumSizeHint(self) -> QSize:
        return QSize(48 * len(self._seats), round(scaled(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._seats:
            return
        colours = theme.current()
        painter = QPainter(self)
        high, count = self.height(), len(self._seats)
        names = [words_width(seat.name, scaled(_TYPE)) for seat in self._seats]
        figures = [words_width(percent(1.0), scaled(_TYPE), bold=True)] * count
        fixed = (scaled(19.0) + 6) * count
        has_names = sum(names) + sum(figures) + fixed + 22 * count <= self.width()
        if not has_names:  # not all can be that large
            figures = [words_width(percent(chance), scaled(_TYPE), bold=True) + 1 for chance in self._now]
        small = 1.0 if has_names else min(1.0, (self.width() - 3 * count) / (fixed + sum(figures)))
        gap = 16.0 if has_names else max(2.0, min(16.0, (self.width() - small * (fixed + sum(figures))) / count))
        radius, size = scaled(9.5) * small, _TYPE * small
        x = float(self.width())
        for seat, chance, name, whole in reversed(list(zip(self._seats, self._now, names, figures, strict=True))):
            figure = whole * small
            x -= figure
            draw_words(painter, QRectF(x, 0, figure, high), percent(chance), size, colours.ink, bold=True)
            if has_names:
                x -= name + 6
                draw_words(painter, QRectF(x, 0, name + 1, high), seat.name, size, colours.ink)
            x -= 2 * radius + 6 * small
            picture = emblem_pixmap(seat.colour, radius, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, high / 2 - radius), picture)
            x -= gap
        painter.end()


class ChancePanel(QFrame):
    """Heading, legend and graph; a button shows the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._picture: Picture | None = None
        self.title = plain_label(self, _tr("Review", "Chance of winning"), role="count")
        against = _tr("Review", "How many of 100 games each player would win from here against average play")
        self.title.setToolTip(against)
        self.where = plain_label(self, role="soft")
        self.legend = Legend(self)
        self.as_table = QPushButton(self, flat=True)
        self._is_table = False
        self.as_table.setStyleSheet(_SMALL_BUTTON)
        self.graph = ChanceGraph(self)
        self.table = PlyTable(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.graph)
        self.pages.addWidget(self.table)
        self.as_table.clicked.connect(self._switch)
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(12)
        self._head.setVerticalSpacing(0)
        self._head.setColumnStretch(2, 1)
        in_column(self, self._head, (self.pages, 1), margins=(12, 3, 10, 3), spacing=_RING)
        self._room: tuple[bool, bool] | None = None
        """Whether the legend stands below the heading, and the button with it."""
        self._fit()
        self.table.setAccessibleName(self.title.text())
        self._name_button()

    def _fit(self) -> None:
        """Put the legend beside the heading, or below it where there is no room beside it."""
        title, where, button = (part.sizeHint().width() for part in (self.title, self.where, self.as_table))
        is_narrow = self.width() < max(scaled(_ROOM_FOR_A_LINE), title + where + button + 200)
        is_tight = is_narrow and title + button + 36 > self.width()
        if (is_narrow, is_tight) == self._room:
            return
        self._room = is_narrow, is_tight
        self._head.addWidget(self.title, 0, 0, 1, 4 if is_tight else 1)
        self._head.addWidget(self.where, 0, 1)
        self._head.addWidget(self.as_table, 1 if is_tight else 0, 3)
        if is_narrow:
            self._head.addWidget(self.legend, 1, 0, 1, 3 if is_tight else 4)
        else:
            self._head.addWidget(self.legend, 0, 2)
        self.where.setVisible(not is_narrow)
        self._head.setHorizontalSpacing(4 if is_narrow else 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        head = scaled(58 if self._room is not None and self._room[0] else 34)
        return QSize(240, round(head) + _RING + self.graph.minimumSizeHint().height())

    def show_picture(self, picture: Picture | None) -> None:
        """Show `picture`, or nothing."""
        self._picture = picture
        self.graph.show_picture(picture)
        if self._is_table:
            self._fill_table()
        self.set_ply(self.graph.ply)

    def set_ply(self, ply: int) -> None:
        """Show the moment after `ply` actions."""
        self.graph.set_ply(ply)
        picture = self._picture
        if picture is None:
            self.where.clear()
            self.legend.show_chances((), ())
            return
        ply = min(ply, len(picture.chances) - 1)
        seats = [picture.seats[seat] for seat in picture.order]
        self.legend.show_chances(seats, [picture.chances[ply][seat] for seat in picture.order])
        self.where.setText(moment_text(picture.landmarks.epoch_at(ply), ply, picture.landmarks.end))
        self.graph.setAccessibleName(self.title.text() + ", " + self.where.text())
        self.graph.setAccessibleDescription(self.legend.accessibleName())
        if self._is_table:
            self.table.follow(ply)

    def _switch(self) -> None:
        """Show the table instead of the graph, or the graph again. The button says what it shows next."""
        self._is_table = not self._is_table
        if self._is_table:
            self._fill_table()
            self.table.follow(self.graph.ply)
        shown = self.table if self._is_table else self.graph
        self.pages.setCurrentWidget(shown)
        self._name_button()
        shown.setFocus()

    def _fill_table(self) -> None:
        picture = self._picture
        if picture is None:
            self.table.fill([], [], 0)
            return
        names = [seat.name for seat in picture.seats]
        self.table.fill(chance_headings(names), chance_rows(picture.chances, picture.landmarks), 2)

    def _name_button(self) -> None:
        if self._is_table:
            self.as_table.setText(_tr("Review", "As a graph"))
        else:
            self.as_table.setText(_tr("Review", "As a table"))


class ChanceGraph(PictureWidget):
    """Arrows move by actions, Page Up and Down by turns, Ctrl and arrows from mark to mark; so does a click."""

    ply_wanted = Signal(int)
    """Show the position after that many actions."""
    escaped = Signal()
    """Escape was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: Picture | None = None
        self.ply = 0
        """The number of actions before the position shown."""
        self._has_cursor = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.CrossCursor)
        PartTips(self, self._tip_under)

    def sizeHint(self) -> QSize:
        return QSize(900, round(scaled(150)))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(scaled(72)))

    def show_picture(self, picture: Picture | None) -> None:
        """Show `picture`, or nothing."""
        self._picture = picture
        self.update()

    def set_ply(self, ply: int) -> None:
        """Move the line to the position after `ply` actions."""
        if ply != self.ply:
            self.ply = ply
            QWidget.update(self)  # the picture stays

    def hide_cursor(self) -> None:
        """Show no moment, but the whole game."""
        self._has_cursor = False

    def words(self, ply: int) -> str:
        """Return the chances after `ply` actions in a sentence."""
        picture = self._picture
        if picture is None:
            return ""
        ply = max(0, min(ply, len(picture.chances) - 1))
        names = [seat.name for seat in picture.seats]
        place = move_place(picture.landmarks.epoch_at(ply), ply)
        return place + "\n" + chances_text(names, picture.chances[ply])

    # --- geometry -----------------------------------------------------------------------------------

    def _painter(self) -> ChancePainter | None:
        if self._picture is None:
            return None
        return ChancePainter(self._picture, QRectF(self.rect()), theme.current())

    def x_of(self, ply: int) -> float:
        """Return where the position after `ply` actions is: pixels from the left edge."""
        place = self._painter()
        return 0.0 if place is None else place.x_of(ply)

    # --- input --------------------------------------------------------------------------------------

    def _want(self, ply: int) -> None:
        if ply != self.ply:
            self.ply_wanted.emit(ply)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark or the position under the pointer."""
        place = self._painter()
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            mark = place.mark_at(event.position())
            self._want(mark.ply if mark is not None else place.ply_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._painter()
        if place is None:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._want(place.ply_at(event.position().x()))
        on_mark = place.mark_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if on_mark else Qt.CursorShape.CrossCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        way = event.angleDelta().y() or event.angleDelta().x()
        if way and self._picture is not None:
            self._want(self._picture.landmarks.turn_from(self.ply, -1 if way > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picture = event.key(), self._picture
        if key == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.escaped.emit()
            return
        if picture is None:
            event.ignore()
            return
        by_mark = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier):
            event.ignore()
            return
        if by_mark and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._want(self._next_mark(1 if key == Qt.Key.Key_Right else -1))
            return
        ply = picture.landmarks.by_key(LIKE_ARROWS.get(key, key), self.ply)
        if ply is None or by_mark:
            event.ignore()
        else:
            self._want(ply)

    def _next_mark(self, way: int) -> int:
        assert self._picture is not None
        plies = sorted(mark.ply for mark in self._picture.marks)
        if way > 0:
            return next((ply for ply in plies if ply > self.ply), self.ply)
        return next((ply for ply in reversed(plies) if ply < self.ply), self.ply)

    def _tip_under(self, pos: QPoint) -> str:
        place = self._painter()
        return "" if place is None else self.words(place.ply_at(pos.x()))

    # --- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, and the marks over it, on the picture of the graph."""
        super().paintEvent(event)
        place = self._painter()
        if place is not None and self._has_cursor:
            painter = QPainter(self)
            place.paint_cursor(painter, self.ply, has_focus=self.hasFocus())
            place.paint_marks(painter)
            painter.end()

    def paint(self, painter: QPainter) -> None:
        if (place := self._painter()) is not None:
            place.paint(painter)
