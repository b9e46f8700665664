"""The graph of the chances with its heading, and the same as a table for those who cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
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

    from PySide6.QtGui import QPaintEvent

    from ra_desktop.ui.table.seats.seat_info import SeatInfo

    from .chance_painter import Picture

_tr = QCoreApplication.translate

_TYPE = 15.0


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
        """One line."""
        return QSize(300, round(scaled(24)))

    def minimumSizeHint(self) -> QSize:
        """Without names."""
        return QSize(round(scaled(62)) * len(self._seats), round(scaled(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, from the right."""
        if not self._seats:
            return
        colours = theme.current()
        painter = QPainter(self)
        radius, high = scaled(9.5), self.height()
        figure = words_width("100%", scaled(_TYPE), bold=True)
        names = [words_width(seat.name, scaled(_TYPE)) for seat in self._seats]
        fixed = 2 * radius + 6 + figure + 16
        has_names = sum(names) + (fixed + 6) * len(names) <= self.width()
        x = float(self.width())
        for seat, chance, name in reversed(list(zip(self._seats, self._now, names, strict=True))):
            x -= figure
            room = QRectF(x, 0, figure, high)
            draw_words(painter, room, percent(chance), _TYPE, colours.ink, bold=True)
            if has_names:
                x -= name + 6
                draw_words(painter, QRectF(x, 0, name + 1, high), seat.name, _TYPE, colours.ink)
            x -= 2 * radius + 6
            picture = emblem_pixmap(seat.emblem, player_colour(seat.colour), radius, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, high / 2 - radius), picture)
            x -= 16
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
        self.as_table.setCheckable(True)
        self.as_table.setProperty("flat", True)
        self.as_table.setFlat(True)
        self.graph = ChanceGraph(self)
        self.table = PlyTable(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.graph)
        self.pages.addWidget(self.table)
        self.graph.ply_wanted.connect(self.ply_wanted)
        self.graph.left.connect(self.left)
        self.table.ply_chosen.connect(self.ply_wanted)
        self.as_table.toggled.connect(self._on_toggled)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.where)
        head.addWidget(self.legend, 1)
        head.addWidget(self.as_table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 3, 12, 3)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.pages, 1)
        self._retranslate()

    def minimumSizeHint(self) -> QSize:
        """The heading and the least graph."""
        return QSize(400, round(scaled(34)) + self.graph.minimumSizeHint().height())

    def show_picture(self, picture: Picture | None) -> None:
        """Show `picture`, or nothing."""
        self._picture = picture
        self.graph.show_picture(picture)
        if self.as_table.isChecked():
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
        if self.as_table.isChecked():
            self.table.follow(ply)

    def _on_toggled(self, on: bool) -> None:
        if on:
            self._fill_table()
            self.table.follow(self.graph.ply)
        self.pages.setCurrentWidget(self.table if on else self.graph)
        self._name_button()
        (self.table if on else self.graph).setFocus()

    def _fill_table(self) -> None:
        picture = self._picture
        if picture is None:
            self.table.fill([], [], 0)
            return
        names = [seat.name for seat in picture.seats]
        self.table.fill(chance_headings(names), chance_rows(picture.chances, picture.landmarks), 2)

    def _name_button(self) -> None:
        if self.as_table.isChecked():
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
        """Update the texts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_picture(self._picture)
