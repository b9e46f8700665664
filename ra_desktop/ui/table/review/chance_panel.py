"""The graph of the chances with its heading, and the same as a table for those who cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import player_colour
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import draw_words, words_width
from ra_desktop.ui.words.numbers import percent
from ra_desktop.ui.words.review import moment_text

from .chance_graph import ChanceGraph
from .lists import PlyTable, chance_headings, chance_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from ra_desktop.ui.table.seats.seat_info import SeatInfo

    from .chance_painter import Picture

_tr = QCoreApplication.translate

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
        figure = words_width("100%", scaled(_TYPE), bold=True)
        names = [words_width(seat.name, scaled(_TYPE)) for seat in self._seats]
        fixed = scaled(19.0) + 6 + figure
        has_names = sum(names) + (fixed + 22) * count <= self.width()
        small = 1.0 if has_names else min(1.0, self.width() / (count * (fixed + 3)))
        gap = 16.0 if has_names else max(2.0, min(16.0, self.width() / count - small * fixed))
        radius, figure, size = scaled(9.5) * small, figure * small, _TYPE * small
        x = float(self.width())
        for seat, chance, name in reversed(list(zip(self._seats, self._now, names, strict=True))):
            x -= figure
            draw_words(painter, QRectF(x, 0, figure, high), percent(chance), size, colours.ink, bold=True)
            if has_names:
                x -= name + 6
                draw_words(painter, QRectF(x, 0, name + 1, high), seat.name, size, colours.ink)
            x -= 2 * radius + 6 * small
            picture = emblem_pixmap(seat.emblem, player_colour(seat.colour), radius, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, high / 2 - radius), picture)
            x -= gap
        painter.end()


class ChancePanel(QFrame):
    """Heading, legend and graph; a button shows the table."""

    ply_wanted = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._picture: Picture | None = None
        self.title = QLabel(self)
        self.title.setProperty("role", "heading")
        self.where = QLabel(self)
        self.where.setProperty("role", "soft")
        self.legend = Legend(self)
        self.as_table = QPushButton(self)
        self.as_table.setFlat(True)
        self._is_table = False
        self.as_table.setStyleSheet(_SMALL_BUTTON)
        self.graph = ChanceGraph(self)
        self.table = PlyTable(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.graph)
        self.pages.addWidget(self.table)
        self.graph.ply_wanted.connect(self.ply_wanted)
        self.graph.left.connect(self.left)
        self.table.ply_chosen.connect(self.ply_wanted)
        self.as_table.clicked.connect(self._switch)
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(12)
        self._head.setVerticalSpacing(0)
        self._head.setColumnStretch(2, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 3, 10, 3)
        layout.setSpacing(_RING)
        layout.addLayout(self._head)
        layout.addWidget(self.pages, 1)
        self._room: tuple[bool, bool] | None = None
        """Whether the legend stands below the heading, and the button with it."""
        self._fit()
        self._retranslate()

    def _fit(self) -> None:
        """Put the legend beside the heading, or below it where there is no room beside it."""
        title, where, button = (each.sizeHint().width() for each in (self.title, self.where, self.as_table))
        is_narrow = self.width() < max(scaled(_ROOM_FOR_A_LINE), title + where + button + 200)
        is_tight = is_narrow and title + button + 30 > self.width()
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
            self.as_table.setToolTip(_tr("Review", "Show the chances as a graph"))
        else:
            self.as_table.setText(_tr("Review", "As a table"))
            self.as_table.setToolTip(_tr("Review", "Show the chances turn by turn in a table"))

    def _retranslate(self) -> None:
        self.title.setText(_tr("Review", "Chance to win"))
        self.table.setAccessibleName(self.title.text())
        self._name_button()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_picture(self._picture)
