"""The Journey page: the places up the Nile on a map, what waits at one of them, and the deal of the day."""

from __future__ import annotations

import calendar
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from ra_desktop.app.occasions import MARKS, Journal, Place, day_deal, streak
from ra_desktop.ui.look.art import PictureWidget, Watched, paint_box, paint_disc, painting
from ra_desktop.ui.look.flow import in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import draw_words, words_width
from ra_desktop.ui.look.mark_painter import medallion_pixmap
from ra_desktop.ui.look.portrait_painter import Face, paint_portrait
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import fill, in_a_line, plain_text
from ra_desktop.ui.words.games import help_label
from ra_desktop.ui.words.occasions import (
    PLACES,
    against_text,
    marks_text,
    opponents_text,
    par_text,
    result_text,
    streak_text,
)

from .list_page import ListPage, ListRow, RowLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.today import Today
    from ra_desktop.storage.progress import DayResult, Par, PlaceMark

_BANK, _FIELD, _DESERT = "#8FAE5B", "#C9CF8E", "#EAD7A6"
_NIGHT_BANK, _NIGHT_FIELD, _NIGHT_DESERT = "#2F4A3A", "#2B3B4A", "#27304A"
_WATER, _NIGHT_WATER = "#3F8FB0", "#2C6C92"
_DUNE, _DUNES = "#DFC78E", 9
_MARK = "#E3B23C"
_MAP_WIDTH: Final = 430.0
"""The least width of the map, in text of the usual size."""
_APART: Final = 40.0
"""How far one place is below the other, at least, in text of the usual size."""
_FIRST, _LAST = 0.068, 0.943
"""Where the first and the last place are, as shares of the height of the map."""
_RADIUS: Final = 21.0
_LABEL: Final = 16.0
_MARGINS: Final = (16, 12, 16, 14)
"""Of the cards on the map."""
_AROUND: Final = (14, 6, 14, 14)
"""Between the edge of the map and what lies on it."""
_LARGEST: Final = 1.7
"""How much larger than usual places become where there is room."""
TILES: Final = {
    "delta": "nile",
    "memphis": "step-pyramid",
    "giza": "pyramid",
    "faiyum": "god-sobek",
    "hermopolis": "god-thoth",
    "amarna": "palace",
    "abydos": "god-anubis",
    "dendera": "temple",
    "thebes": "obelisk",
    "edfu": "god-horus",
    "aswan": "fortress",
    "source": "flood",
}
"""The tile that shows what each place is known for."""


class JourneyPage(ListPage):
    """Shows the map and the day's deal. Arrows go from place to place, Enter sets out."""

    place_chosen = Signal(object)
    """The :class:`Place` to play at."""
    widest = 1560
    most_columns = 2

    def __init__(
        self,
        places: Sequence[Place],
        journal: Journal,
        today: Today,
        parent: QWidget | None = None,
    ) -> None:
        nile = NileMap(places)
        super().__init__("journey", _tr("JourneyPage", "Up the Nile"), parent, Land(nile))
        self._places, self.map = tuple(places), nile
        self._journal = journal
        self._today = today
        today.changed.connect(self.refresh)
        self.shown_day = today.day
        """The day whose deal is shown and played."""
        self.shared_day: date | None = None
        """The day whose result can be copied: the one shown or, until that has one, the day before."""
        self._sides.setContentsMargins(*_AROUND)
        self.add_card(self.map, self.map.stones, right=False)
        for stone in self.map.stones:
            stone.clicked.connect(lambda _=False, place=stone.place: self.select(place))
            stone.chosen.connect(self.select)
            stone.entered.connect(self._set_out)
        self.card = PlaceCard()
        self.card.go.clicked.connect(self._set_out)
        self.day = DayCard()
        self.add_card(self.card, [self.card.go], right=True)
        self.add_card(self.day, [self.day.play, self.day.share], right=True)
        self.selected: Place | None = None
        self.arrange()
        self.refresh()

    def refresh(self) -> None:
        """Show what was reached, and today's deal, as they are now."""
        journal = self._journal
        open_places = journal.open_places(self._places)
        for stone in self.map.stones:
            stone.show_place(journal.marks(stone.place), is_open=stone.place in open_places)
        self._inner.update()
        reached = sum(bool(journal.marks(place)) for place in self._places)
        self.summary.setText(
            fill(_tr("JourneyPage", "{reached} of {all} places reached"), reached=reached, all=len(self._places))
        )
        if self.selected is None or self.selected not in open_places:
            self.select(self.next_place or self._places[-1])
        else:
            self.select(self.selected)
        today = self.shown_day = self._today.day
        self._show_day(self.day, today)
        if journal.result(today) is None and today in journal.kept.begun:
            self.day.play.setText(_tr("JourneyPage", "Continue today’s deal"))
        latest = (today, today - timedelta(1))
        self.shared_day = next((day for day in latest if journal.result(day) is not None), None)
        self.day.share.setVisible(self.shared_day is not None)
        self.day.share.setText(
            _tr("JourneyPage", "Share yesterday’s result…")
            if self.shared_day not in (today, None)
            else _tr("Ending", "Share…")
        )

    def _show_day(self, card: DayCard, day: date) -> None:
        journal = self._journal
        result = journal.result(day)
        card.show_day(day, result, journal.pars(day) if result else {}, set(journal.kept.days))

    @property
    def next_place(self) -> Place | None:
        """The first place that was not reached yet."""
        return next((place for place in self._places if not self._journal.marks(place)), None)

    def select(self, place: Place) -> None:
        """Show what waits at `place`."""
        self.selected = place
        is_open = place in self._journal.open_places(self._places)
        for stone in self.map.stones:
            stone.is_selected = stone.place is place
        self.card.show_place(place, self._journal.marks(place), is_open=is_open)

    def focus_next(self) -> None:
        """Give the keyboard to the place that comes next, or to the day's deal once all were reached."""
        place = self.next_place
        if place is None:
            self.focus_row(self.day.play)
        else:
            self.focus_row(next(stone for stone in self.map.stones if stone.place is place))

    def _set_out(self) -> None:
        """Play at the place that is shown, if it is open."""
        if self.card.go.isEnabled():
            self.place_chosen.emit(self.selected)


# --- the map ----------------------------------------------------------------------------------------


class NileMap(QFrame):
    """The places from the delta to the source, a stone each; :class:`Land` has the river under them."""

    def __init__(self, places: Sequence[Place], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setVerticalStretch(100)  # all that there is: the river is never cut
        self.setSizePolicy(policy)
        self.stones = [PlaceStone(place, self) for place in places]
        self._step = (_LAST - _FIRST) / (len(places) - 1)
        self._points = [(place.x, _FIRST + number * self._step) for number, place in enumerate(places)]

    def minimumSizeHint(self) -> QSize:
        return QSize(round(scaled(_MAP_WIDTH)), round(scaled(_APART / self._step)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        larger = min(_LARGEST, self.height() * self._step / scaled(_APART), self.width() / scaled(_MAP_WIDTH))
        for stone, point in zip(self.stones, self._points, strict=True):
            stone.larger = max(1.0, larger)
            size = stone.sizeHint()
            stone.resize(size)
            at = self._at(*point)
            stone.move(
                round(min(at.x() - stone.radius - 4, self.width() - size.width() - 2 * stone.radius)),
                round(max(4, min(at.y() - size.height() / 2, self.height() - size.height() - 4))),
            )

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(x * self.width(), y * self.height())

    def river(self) -> list[QPainterPath]:
        """Return the river through all places to below the last, the arms of the delta, and the sea."""
        points = [self._at(x, y) for x, y in self._points] + [self._at(self._points[-1][0] - 0.05, 1.05)]
        path = QPainterPath(points[0])
        for before, after in pairwise(points):
            middle = (before.y() + after.y()) / 2
            path.cubicTo(QPointF(before.x(), middle), QPointF(after.x(), middle), after)
        arms = [QPainterPath(points[0]) for _ in range(3)]
        for arm, x in zip(arms, (0.16, 0.42, 0.7), strict=True):
            arm.quadTo(self._at(x, 0).x(), points[0].y() * 0.6, self._at(x, 0).x(), -0.03 * self.height())
        sea = QPainterPath(self._at(-1, -0.012))
        sea.lineTo(self._at(3, -0.012))
        return [path, *arms, sea]


class Land(PictureWidget):
    """The sea, the desert, the green banks and the river, and what each place on it is known for."""

    def __init__(self, nile: NileMap) -> None:
        super().__init__()
        self._nile = nile

    def paint(self, painter: QPainter) -> None:
        dark, room = current().dark, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        bank, field, desert = (_NIGHT_BANK, _NIGHT_FIELD, _NIGHT_DESERT) if dark else (_BANK, _FIELD, _DESERT)
        clip = QPainterPath()
        clip.addRoundedRect(room, 12, 12)
        painter.setClipPath(clip)
        ground = QLinearGradient(room.topLeft(), room.bottomLeft())
        for at, colour in ((0.0, field), (0.22, desert), (1.0, desert)):
            ground.setColorAt(at, QColor(colour))
        painter.fillRect(room, ground)
        for number in range(_DUNES):
            left = QPointF(room.width() * ((0.62 + number * 0.618) % 1 - 0.05), room.height() * (0.2 + number / _DUNES))
            wide, high = room.width() * 0.2, room.width() * 0.03
            dune = QPainterPath(left)
            dune.quadTo(left + QPointF(wide * 0.4, -high * 1.6), left + QPointF(wide, 0))
            dune.quadTo(left + QPointF(wide * 0.5, -high * 0.7), left)
            painter.fillPath(dune, QColor(_NIGHT_FIELD if dark else _DUNE))
        painter.translate(self._nile.pos())
        for width, colour in ((0.115, bank), (0.045, _NIGHT_WATER if dark else _WATER)):
            wide = self._nile.width() * width
            painter.setPen(QPen(QColor(colour), wide, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            for path in self._nile.river():
                painter.drawPath(path)
        for stone in self._nile.stones:
            side, place = round(2 * stone.radius), stone.geometry()
            tile = medallion_pixmap(TILES[stone.place.id], side, self.devicePixelRatioF(), won=bool(stone.marks))
            painter.drawPixmap(place.right() + 3, place.center().y() - side // 2, tile)
        painter.resetTransform()
        painter.setClipping(False)
        paint_box(painter, room, 12, None, current().line, 1)


class PlaceStone(ListRow):
    """A place on the map: its host's face, its name and its marks. Enter and a double click set out."""

    chosen = Signal(object)
    """The :class:`Place` that has the keyboard now."""
    entered = Signal()
    is_selected = Watched(False)
    """Whether this is the place described beside the map."""

    def __init__(self, place: Place, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self.is_open = False
        self.larger = 1.0
        """How much larger than usual it is."""
        self.marks: Sequence[PlaceMark] = ()
        """Those won here."""
        self.show_line(RowLine(translated(PLACES, place.title), ""))

    def show_place(self, marks: Sequence[PlaceMark], *, is_open: bool) -> None:
        """Show the `marks` won here, and whether the place can be tried."""
        self.marks, self.is_open = tuple(marks), is_open
        about = marks_text(marks) if is_open else _tr("JourneyPage", "Not open yet")
        self.show_line(replace(self.shown, about=about))

    @property
    def radius(self) -> float:
        """The radius of the host's face."""
        return scaled(_RADIUS) * self.larger

    def sizeHint(self) -> QSize:
        radius = self.radius
        words = words_width(self.accessibleName(), _LABEL * self.larger, bold=True)
        return QSize(round(2 * radius + words + 26), round(2 * radius + 8))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.chosen.emit(self.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter sets out."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.entered.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, radius = current(), self.radius
        with painting(self) as painter:
            centre = QPointF(radius + 4, self.height() / 2)
            plate = QRectF(centre.x(), centre.y() - radius * 0.78, self.width() - centre.x() - 2, radius * 1.56)
            ground = colours.selection if self.is_selected or self.underMouse() else colours.card
            paint_box(
                painter, plate, radius * 0.5, ground, colours.accent_line if self.is_selected else colours.line, 1.4
            )
            painter.setOpacity(1.0 if self.is_open else 0.45)
            paint_portrait(painter, centre, radius, Face("ochre", self.place.host), badged=False)
            painter.setOpacity(1.0)
            text = QRectF(centre.x() + radius + 6, plate.y(), plate.right() - centre.x() - radius - 10, plate.height())
            ink = colours.ink if self.is_open else colours.soft_ink
            if self.is_open:
                text.setHeight(plate.height() * 0.62)
            draw_words(painter, text, self.accessibleName(), _LABEL * self.larger, ink, bold=self.is_open)
            if self.is_open:
                marks = QPointF(text.x() + 6, plate.bottom() - plate.height() * 0.26)
                paint_marks(painter, marks, 5.0 * self.larger, self.marks)


def paint_marks(painter: QPainter, at: QPointF, radius: float, marks: Sequence[PlaceMark]) -> None:
    """Paint three small suns from the point `at`, one for each of the marks: those won are golden, the others empty."""
    for number, mark in enumerate(MARKS):
        golden = _MARK if mark in marks else None
        paint_disc(painter, at + QPointF(number * radius * 2.7, 0), radius, golden, current().control_line, 1.2)


# --- the cards --------------------------------------------------------------------------------------


class _Card(QFrame):
    """Lines of text that wrap, under a heading, on a card."""

    def __init__(self, *roles: str) -> None:
        """`roles` are those of the lines."""
        super().__init__()
        self.setProperty("card", True)
        self.heading, *self.labels = (plain_label(self, role=role, wraps=True) for role in ("heading", *roles))


class PlaceCard(_Card):
    """What waits at a place."""

    def __init__(self) -> None:
        super().__init__("", "accent", "soft", "soft")
        self.text, self.task, self.game, self.marks = self.labels
        self.go = QPushButton(_tr("JourneyPage", "Play here"), self, autoDefault=True)
        self.go.setProperty("primary", True)
        in_column(self, self.heading, *self.labels, in_line(None, self.go, ...), margins=_MARGINS, spacing=6)

    def show_place(self, place: Place, marks: Sequence[PlaceMark], *, is_open: bool) -> None:
        """Describe `place`, where these `marks` were won."""
        self.heading.setText(translated(PLACES, place.title))
        self.text.setText(translated(PLACES, place.text))
        self.task.setText(translated(PLACES, place.task))
        self.game.setText(opponents_text(place.setup()))
        others = _tr(
            "JourneyPage", "Second mark: win by %n fame or more. Third: win without a mistake.", "", place.margin
        )
        self.marks.setText(f"{marks_text(marks)}\n{others}")
        self.go.setEnabled(is_open)
        self.go.setToolTip("" if is_open else _tr("JourneyPage", "Reach an earlier place first."))


class DayCard(_Card):
    """Today's deal and its result, and those of the days before."""

    def __init__(self) -> None:
        super().__init__("soft", "accent", "", "soft")
        self.heading.setText(plain_text(_tr("StartPage", "Deal of the &day")))
        self.game, self.result, self.par, self.streak = self.labels
        self.calendar = DayCalendar()
        self.play, self.share = QPushButton(self), QPushButton(self)
        for button in (self.play, self.share):
            button.setAutoDefault(True)
        beside = in_line(None, (in_column(None, *self.labels, ..., spacing=6), 1))
        beside.addWidget(self.calendar, 0, Qt.AlignmentFlag.AlignTop)
        in_column(self, self.heading, beside, in_line(None, self.play, self.share, ...), margins=_MARGINS, spacing=6)

    def show_day(self, today: date, result: DayResult | None, pars: dict[str, Par], days: set[date]) -> None:
        """Show the deal of `today`, its result and what bots made of it, and on which `days` deals were played."""
        deal = day_deal(today)
        self.game.setText(opponents_text(deal.setup))
        self.result.setVisible(result is not None)
        self.par.setVisible(result is not None)
        if result is not None:
            text = result_text(result, len(deal.setup.seats))
            self.result.setText(in_a_line([text, help_label()]) if result.helped else text)
            self.par.setText("\n".join(filter(None, [par_text(pars), against_text(result.points, pars)])))
            self.play.setText(_tr("JourneyPage", "Play it again for practice"))
        else:
            self.play.setText(_tr("JourneyPage", "Play today’s deal"))
        self.streak.setText(streak_text(streak(days, today)))
        self.streak.setVisible(bool(self.streak.text()))
        self.calendar.show_month(today, days)


_CELL: Final = 26.0


class DayCalendar(QWidget):
    """The days of this month on which the deal was played."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._today = date(2000, 1, 1)
        self._days: set[date] = set()

    def show_month(self, today: date, days: set[date]) -> None:
        """Show the month of `today` with `days` marked, if there are any."""
        self._today, self._days = today, days
        self.setVisible(bool(days))
        played = sum(day.year == today.year and day.month == today.month for day in days)
        self.setAccessibleName(_tr("JourneyPage", "%n deals played this month", "", played))
        self.updateGeometry()
        self.update()

    def _weeks(self) -> list[list[date]]:
        first = QLocale().firstDayOfWeek().value - 1
        return calendar.Calendar(first).monthdatescalendar(self._today.year, self._today.month)

    def sizeHint(self) -> QSize:
        return QSize(round(scaled(7 * _CELL)), round(scaled(_CELL * (len(self._weeks()) + 1))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the month, a disc on each day that was played."""
        colours, cell = current(), scaled(_CELL)
        with painting(self) as painter:
            centred = Qt.AlignmentFlag.AlignCenter
            for column, day in enumerate(self._weeks()[0]):
                name = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.NarrowFormat)
                draw_words(painter, QRectF(column * cell, 0, cell, cell), name, 13.0, colours.soft_ink, centred)
            for row, week in enumerate(self._weeks(), start=1):
                for column, day in enumerate(week):
                    if day.month != self._today.month:
                        continue
                    room = QRectF(column * cell, row * cell, cell, cell)
                    is_played = day in self._days
                    edge = colours.accent_line if day == self._today else None
                    paint_disc(painter, room.center(), cell * 0.42, _MARK if is_played else None, edge, 1.4)
                    ink = "#2B1D12" if is_played else colours.ink if day <= self._today else colours.soft_ink
                    draw_words(painter, room, str(day.day), 14.0, ink, centred)
