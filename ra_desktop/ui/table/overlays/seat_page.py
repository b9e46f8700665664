"""A player's panel, large: tiles by group, the suns of this epoch and the next, and who can outbid whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import draw_centred, points_ink
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import RIGHT, draw_alike, draw_words, words_width
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.seats.panels import PlayerPanel
from ra_desktop.ui.table.seats.seat_info import SeatInfo, who_outbids
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.speech import no_suns, suns_at_the_end

from .overlay import Consulted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.look.theme import Theme

_TITLE, _TEXT, _SMALLEST = 22.0, 16.0, 13.0
"""Type sizes at scale 1, and the smallest of sentences."""
_LINES: Final = 1.3
"""From one sentence to the next, in lines."""
_SUN: Final = 21.0
"""Radius of a sun at scale 1."""
_PANEL_ASPECT: Final = 1.18
"""Height of the panel divided by its width: enough for titles above the groups."""
_SHARE: Final = 0.5
_SHARE_BESIDE_LARGE_TEXT: Final = 0.44
"""How much of the page's width the panel takes at most, and where text is large for the window."""
_LINES_OF_ROOM: Final = 25
"""Text is large for the window if fewer lines as high as the type fit into the page."""
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_GAP: Final = 14
"""Between the numbers and their reasons."""
_WHOLE: Final = re.compile(r"\([^)]*\)")
"""What stays on one line of a sentence: words in brackets."""


def _on_one_line(match: re.Match[str]) -> str:
    return match.group().replace(" ", "\u00a0")


class _Score(NamedTuple):
    """What a group of tiles scores."""

    name: str
    text: str
    """Its points, or what there is of it if it does not score yet."""
    points: int | None
    why: str


class SeatPage(Consulted):
    """One seat, large, over the table. Arrow keys go to the next seat; Escape or a click closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._infos: tuple[SeatInfo, ...] = ()
        self.seat = 0
        self._titles: list[tuple[QRectF, str]] = []
        self.panel = PlayerPanel(Choices(), self)  # nothing can be chosen here
        self.panel.opens_large = False
        self.add_button(_tr("Common", "Close"), self.close_page, primary=True)
        self.add_button(_tr("SeatPage", "Next player"), lambda: self.step(1))
        self._describe()
        self.update()
        self.hide()

    # --- contents -------------------------------------------------------------------------------

    def show_seat(self, view: View, seat: int, infos: Sequence[SeatInfo]) -> None:
        """Show `seat` of `view`; `infos` are those of all seats."""
        self._view, self._infos, self.seat = view, tuple(infos), seat
        self.panel.show_view(view, seat, infos[seat])
        self.place_buttons()
        self._describe()
        self.update()

    def show_view(self, view: View, infos: Sequence[SeatInfo]) -> None:
        """Show the same seat of a later `view`, if the page is open."""
        if self.isVisible() and self.seat < view.players:
            self.show_seat(view, self.seat, infos)

    def step(self, steps: int) -> None:
        """Show another seat, `steps` further in playing order."""
        if self._view is not None:
            self.show_seat(self._view, (self.seat + steps) % self._view.players, self._infos)

    def sentences(self) -> list[str]:
        """Return who can outbid which sun of the seat, from the highest on, or that it has none left."""
        view = self._view
        if view is None:
            return []
        lines = who_outbids(view, self.seat, [info.name for info in self._infos]) or [no_suns()]
        if view.is_last_epoch:
            total = sum(view.face_up_suns(self.seat)) + sum(view.face_down_suns(self.seat))
            lines.append(suns_at_the_end(total))
        return lines

    def ladder(self) -> list[tuple[int, int]]:
        """Return all suns that lie face up, the highest first, each with its seat."""
        view = self._view
        if view is None:
            return []
        return sorted(((sun, seat) for seat in range(view.players) for sun in view.face_up_suns(seat)), reverse=True)

    def _describe(self) -> None:
        name = self._infos[self.seat].name if self._infos else ""
        self.setAccessibleName(fill(_tr("SeatPage", "Panel of {name}"), name=name))
        self.setAccessibleDescription(" ".join([self.panel.accessibleDescription(), *self.sentences()]))

    # --- places -----------------------------------------------------------------------------------

    def place_buttons(self) -> None:
        """Place the panel, and the buttons below it."""
        inner = self.inner()
        height = inner.height()
        share = _SHARE if height >= scaled(_TEXT) * _LINES_OF_ROOM else _SHARE_BESIDE_LARGE_TEXT
        width = min(round(inner.width() * share), round(height / _PANEL_ASPECT))
        self.panel.setGeometry(QRect(inner.x(), inner.y(), width, height))
        super().place_buttons()

    # --- painting -----------------------------------------------------------------------------------

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        view, inner = self._view, QRectF(self.inner())
        if view is None:
            return
        unit = self.scale
        left = self.panel.geometry().right() + 24 * unit
        room = QRectF(left, inner.y(), inner.right() - left, inner.height())
        self._titles.clear()
        y = self._paint_suns(painter, colours, room, view)
        ladder = QRectF(room.x(), y, room.width(), room.bottom() - y)
        y = self._paint_ladder(painter, colours, ladder)
        step, lines = self._line * _LINES, self.sentences()
        scores = self._scores(view)
        if self._crowds(room.bottom() - y - len(lines) * step, room.width(), scores):
            lines = lines[len(view.face_up_suns(self.seat)) :]
        if lines:
            rows = [QRectF(room.x(), y + at * step, room.width(), step) for at in range(len(lines))]
            draw_alike(painter, list(zip(rows, lines, strict=True)), self._type, colours.ink, breaks=True)
        y += len(lines) * step
        self._paint_scores(painter, colours, QRectF(room.x(), y, room.width(), room.bottom() - y), scores)
        draw_alike(painter, self._titles, max(15.0, _TITLE * unit), colours.ink, display=True)

    @property
    def _type(self) -> float:
        """The type size of sentences."""
        return max(_SMALLEST, _TEXT * self.scale)

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return self._type * 1.25

    @property
    def _title_height(self) -> float:
        """The height of a title, without the gap below it."""
        return max(24.0, 34 * self.scale)

    def _scores(self, view: View) -> list[_Score]:
        """Return what each group scores if the epoch ends now, and why."""
        points = groups.points_of(view, self.seat)
        return [
            _Score(
                groups.heading(group, view.ruleset, short=True), text, scored,
                _WHOLE.sub(_on_one_line, " ".join(groups.explained(view, self.seat, group, points)))
            )
            for group, text, scored in groups.chips(view, self.seat, points)
        ]  # fmt: skip

    def _crowds(self, height: float, width: float, scores: Sequence[_Score]) -> bool:
        """Whether scores would be small in this room, or left out: then the ladder alone tells who can outbid whom."""
        step = self._step(height, scores)
        longest = max(words_width(score.why, self._type - 1) for score in scores)
        return step < self._line or (step < self._line * 2 and longest > width - sum(self._columns(width, scores)))

    def _step(self, height: float, scores: Sequence[_Score]) -> float:
        """The height of a row of the scores, below their title, if they fill this room."""
        return (height - self._title_height - 6 * self.scale) / len(scores)

    def _columns(self, width: float, scores: Sequence[_Score]) -> tuple[float, float]:
        """The width of the names of groups, and that of their numbers with the gap behind them."""
        longest = max(words_width(score.text, self._type, bold=True) for score in scores)
        return width * 0.21, max(width * 0.10, min(longest, width * 0.18)) + _GAP

    def _paint_scores(self, painter: QPainter, colours: Theme, room: QRectF, scores: Sequence[_Score]) -> None:
        """Paint the number of each group with its explanation, if there is room."""
        step = min(scaled(self._line * 2), self._step(room.height(), scores))
        if step < self._line * 0.9:
            return
        y = self._title(painter, colours, room, _tr("SeatPage", "If the epoch ended now"))
        name, number = self._columns(room.width(), scores)
        names, reasons = [], []
        for score in scores:
            row = QRectF(room.x(), y, room.width(), step)
            names.append((QRectF(row.x(), y, name - 8, step), score.name))
            place, ink = QRectF(row.x() + name, y, number - _GAP, step), points_ink(colours, score.points)
            draw_words(painter, place, score.text, self._type, ink, RIGHT, bold=score.points is not None)
            reasons.append((row.adjusted(name + number, 0, 0, 0), score.why))
            y += step
        draw_alike(painter, names, self._type, colours.ink, breaks=True)
        draw_alike(painter, reasons, self._type - 1, colours.soft_ink, breaks=True)

    def _title(self, painter: QPainter, colours: Theme, rect: QRectF, words: str) -> float:
        """Note a title at the top of `rect`, to be painted like the others, and return the y below it."""
        row = QRectF(rect.x(), rect.y(), rect.width(), self._title_height)
        self._titles.append((row, words))
        painter.setPen(QPen(QColor(colours.line), 1.4))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
        return row.bottom() + 6 * self.scale

    def _paint_suns(self, painter: QPainter, colours: Theme, room: QRectF, view: View) -> float:
        up, down = view.face_up_suns(self.seat), view.face_down_suns(self.seat)
        rows = [(_tr("SeatPage", "Suns to bid in this epoch"), up)]
        if not view.is_last_epoch:
            rows.append((_tr("SeatPage", "Suns so far for the next epoch"), sorted((*up, *down))))
        elif down:
            rows.append((_tr("SeatPage", "Suns used in this epoch"), down))
        y = room.y()
        radius = max(15.0, _SUN * self.scale)
        for number, (words, suns) in enumerate(rows):
            y = self._title(painter, colours, QRectF(room.x(), y, room.width(), 0), words)
            for at, sun in enumerate(suns):
                centre = QPointF(room.x() + radius * 1.26 + at * radius * 2.6, y + radius * 1.26)
                bronze = bool(number) and view.is_last_epoch
                picture = sun_pixmap(sun, radius, self.devicePixelRatioF(), face_down=bronze)
                draw_centred(painter, centre, picture)
            if not suns:
                row = QRectF(room.x(), y, room.width(), radius * 2)
                draw_words(painter, row, _tr("Common", "none", "No suns"), _TEXT * self.scale, colours.soft_ink)
            y += radius * 2.7
        return y

    def _paint_ladder(self, painter: QPainter, colours: Theme, room: QRectF) -> float:
        y = self._title(painter, colours, room, _tr("SeatPage", "Who can outbid whom"))
        suns = self.ladder()
        step = min(room.width() / max(1, len(suns)), 54 * self.scale)
        radius = min(max(11.0, 17 * self.scale), step / 2.3)
        for at, (sun, seat) in enumerate(suns):
            x = room.x() + (at + 0.5) * step
            if seat == self.seat:
                paint_box(painter, QRectF(x - step / 2 + 1, y - 1, step - 2, radius * 4.7), 6, colours.selection)
            picture = sun_pixmap(sun, radius, self.devicePixelRatioF(), face_down=False)
            draw_centred(painter, QPointF(x, y + radius * 1.3), picture)
            draw_portrait(painter, QPointF(x, y + radius * 3.5), radius, self._infos[seat].face, badged=radius >= 15)
        return y + radius * 5.0

    # --- keys -----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (*_BACK, *_ON):
            self.step(1 if key in _ON else -1)
        else:
            super().keyPressEvent(event)
