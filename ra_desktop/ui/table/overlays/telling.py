"""The scoring of an epoch, shown on the table row by row: the tiles that count light up, and fame moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ra_desktop.ui.games.registry import row_mark
from ra_desktop.ui.look import durations, theme
from ra_desktop.ui.look.art import faint, kept, paint_box, painting, rounded
from ra_desktop.ui.look.drawing import draw_card, points_ink
from ra_desktop.ui.look.lettering import CENTRED, draw_broken, draw_words, words_width
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.side.score_view import sheet_row_label
from ra_desktop.ui.words.fill import listed, with_key
from ra_desktop.ui.words.scoring import scored
from ra_desktop.ui.words.tiles import row_tooltip

from .overlay import Overlay

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from PySide6.QtGui import QHideEvent, QMouseEvent, QPaintEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.models.score import Cell
    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_ON: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Places(Protocol):
    """Where things are on the table, in the coordinates of the table."""

    def board_rect(self) -> QRect:
        """Return the board."""

    def panel_rect(self, seat: int) -> QRectF:
        """Return the panel of `seat`."""

    def fame_rect(self, seat: int) -> QRectF:
        """Return the fame of `seat`."""

    def spots_of(self, seat: int, tiles: Collection[str], suns: Iterable[int]) -> list[QRectF]:
        """Return where these tiles and suns of `seat` are shown."""


class Telling(Overlay):
    """Shows the scoring of an epoch over the whole table."""

    finished = Signal()
    """Everything has been told, or was skipped."""
    KEYS: ClassVar = {**dict.fromkeys(_ON, "go_on"), Qt.Key.Key_Escape: "finish"}

    def __init__(self, places: Places, parent: QWidget) -> None:
        super().__init__(parent)
        self._places = places
        self._account: EpochAccount | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._factor, self._is_still = 1.0, False
        self.step = 0
        """The number of the row being told, from 0."""
        self._counted = 1.0
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.go_on)
        self._count = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._count.valueChanged.connect(self._on_counted)
        self.next = self.add_button(_tr("Common", "Next"), self.go_on, primary=True)
        self.next.setToolTip(with_key(self.next.text(), "Space"))
        self.all = self.add_button(_tr("Telling", "Show the score sheet"), self.finish)
        self.all.setToolTip(with_key(self.all.text(), "Esc"))
        for button in (self.next, self.all):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Space and Enter mean the same everywhere
        self.hide()

    # --- what is told ---------------------------------------------------------------------------

    def tell(
        self, account: EpochAccount, seats: Sequence[SeatInfo], factor: float = 1.0, *, still: bool = False
    ) -> None:
        """Begin to show `account` at `factor` times the usual durations; :attr:`finished` follows, at once if there is
        nothing to tell. `still`: fame jumps instead of counting.
        """
        self._account = account
        self._seats = tuple(seats)
        self._factor, self._is_still = factor, still
        self.step = 0
        if not account.rows_shown:
            self.finished.emit()
            return
        self.place_buttons()
        self.hide()  # :meth:`showEvent` begins
        self.open()

    def scene(self, seat: int) -> Told:
        """Return what is shown at the panel of `seat`."""
        assert self._account is not None
        cell = self._account.rows_shown[self.step].cells[seat]
        tiles = [tile for tile, _ in cell.reason.tiles]
        return Told(
            panel=self._places.panel_rect(seat),
            lit=self._places.spots_of(seat, tiles, cell.reason.suns),
            fame_at=self._places.fame_rect(seat),
            cell=cell,
            fame=self.fame(seat) if self._seats[seat].fame_shown else None,
            scale=self.scale,
        )

    def fame(self, seat: int) -> int:
        """Return the fame of `seat` as it is shown now, on its way to its new value."""
        assert self._account is not None
        before, after = (self._account.fame_after(seat, self.step + more) for more in (0, 1))
        return round(before + (after - before) * self._counted)

    def sentences(self) -> list[str]:
        """Return the texts of this step: the row, and a sentence for each seat."""
        assert self._account is not None
        row = self._account.rows_shown[self.step]
        cells = zip(row.cells, self._seats, strict=True)
        return [
            sheet_row_label(row.code),
            *(scored(seat.name, cell.text, cell.reason.text) for cell, seat in cells),
        ]

    # --- steps ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the next row; after the last one, finish."""
        if self.isHidden() or self._account is None:
            return
        if self.step + 1 >= len(self._account.rows_shown):
            self.finish()
            return
        self.step += 1
        self._begin()

    def finish(self) -> None:
        """Skip the rows that have not been shown yet."""
        if not self.isHidden():
            self.hide()
            self.finished.emit()

    def _begin(self) -> None:
        self._count.stop()
        self._counted = 1.0 if self._is_still else 0.0
        if not self._is_still:
            self._count.setDuration(round(durations.FAME * self._factor))
            self._count.start()
        self._clock.start(round(durations.SCORE_ROW * self._factor))
        heading, *lines = self.sentences()
        self.setAccessibleName(heading)
        self.setAccessibleDescription(listed(lines))
        self.update()

    def _on_counted(self, share: float) -> None:
        self._counted = share
        for seat in range(len(self._seats)):
            self.update(self._places.fame_rect(seat).toAlignedRect().adjusted(-40, -12, 40, 12))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin the row, again if the whole window was out of sight meanwhile."""
        super().showEvent(event)
        self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        self._count.stop()
        super().hideEvent(event)

    # --- input ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.go_on()

    # --- appearance -----------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        """The factor of all sizes: 1 for a board as in a window of 1440 by 900, or smaller; else in proportion."""
        board = self._places.board_rect()
        return max(1.0, min(board.width() / 842, board.height() / 604))

    def card_width(self) -> int:
        wide = self._places.board_rect().width()
        return round(min(wide - 24, max(430.0, wide * 0.74)))

    def card(self) -> QRect:
        """Where the row is named: on the board, below the sky."""
        board, wide = self._places.board_rect(), self.card_width()
        high = round(max(128.0, min(board.height() * 0.32, 188.0 * self.scale)))
        top = min(board.y() + round(board.height() * 0.58), board.bottom() - high - 6)
        return QRect(board.center().x() - wide // 2, top, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the light on the panels, the reasons, and the row on the board."""
        if self._account is None:
            return
        colours = theme.current()
        with painting(self, smooth=True) as painter:
            for seat in range(len(self._seats)):
                paint_seat(painter, self.scene(seat), colours)
            row = self._account.rows_shown[self.step]
            done = (self.step + 1, len(self._account.rows_shown))
            card = QRectF(self.card())
            room = card.adjusted(0, 0, 0, self.next.y() - card.bottom() - 4)
            paint_card(painter, card, room, row.code, row_tooltip(row.code), done, colours)


_VEIL: Final = "#1A1206"
_LIGHT: Final = "#FFC93C"
_RINGS: Final = ((9.0, 0.25), (5.5, 0.45), (2.6, 1.0))
"""The reach of each ring of light, and its opacity."""
_GROW: Final = 3.0
"""How far the frame reaches beyond a tile."""
_NARROWEST, _WIDEST = 150.0, 460.0
"""Widths of a plate with reason and number; a longer reason takes two lines."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a row shows at one panel; rectangles are in the coordinates of the table."""

    panel: QRectF
    lit: list[QRectF]
    fame_at: QRectF
    cell: Cell
    fame: int | None
    """The fame to show; None if it is face down."""
    scale: float = 1.0

    @property
    def plate(self) -> QRectF:
        """The place of reason and number: beside the tiles, where it covers least of them and of the fame."""
        panel = self.panel
        high = max(30.0, min(44.0 * self.scale, panel.height() * 0.2))
        words = words_width(self.cell.reason.text, self.text_size(high)) + words_width(self.cell.text, high) + 50
        wide = min(panel.width() - 12, max(_NARROWEST, min(words, _WIDEST * self.scale)))
        middle = sum(spot.center().x() for spot in self.lit) / len(self.lit) if self.lit else panel.center().x()
        x = max(panel.x() + 6, min(middle - wide / 2, panel.right() - 6 - wide))
        steps = 12
        room = panel.height() - high - 8
        places = [QRectF(x, panel.y() + 4 + room * step / steps, wide, high) for step in range(steps, -1, -1)]
        return min(places, key=self._cost)

    def text_size(self, height: float) -> float:
        """Return the type size of the reason on a plate of that height."""
        return min(17.0 * self.scale, height * 0.46)

    def _cost(self, plate: QRectF) -> tuple[int, int]:
        """Return what `plate` would cover, and how far it would be from the tiles."""
        grown = [spot.adjusted(-5, -5, 5, 5) for spot in self.lit]
        covered = sum(_area(plate.intersected(spot)) for spot in grown)
        if self.fame is not None:
            covered += _area(plate.intersected(self.fame_at.adjusted(-4, -4, 4, 4)))
        far = min((abs(spot.center().y() - plate.center().y()) for spot in self.lit), default=0.0)
        return round(covered), round(far)


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def paint_seat(painter: QPainter, plate: Told, colours: Theme) -> None:
    """Dim the panel except for the tiles that count, and write the reason with its number."""
    lit, around = QPainterPath(), QPainterPath()
    for spot in plate.lit:
        lit = lit.united(rounded(spot.adjusted(-_GROW, -_GROW, _GROW, _GROW), 5))
    around.addRect(plate.panel.adjusted(-12, -12, 12, 12))
    veil = QColor(_VEIL)
    veil.setAlpha(150 if colours.dark else 120)
    painter.fillPath(rounded(plate.panel, 12).subtracted(lit), veil)
    with kept(painter):
        painter.setClipPath(around.subtracted(lit))  # the light surrounds the tiles, and does not cover them
        for reach, opacity in _RINGS:
            painter.strokePath(lit, QPen(faint(_LIGHT, opacity), 2 * reach))
    _paint_plate(painter, plate, colours)
    if plate.fame is not None and plate.cell.points is not None:
        _paint_fame(painter, plate.fame_at, plate.fame, colours)


def _paint_plate(painter: QPainter, scene: Told, colours: Theme) -> None:
    plate, cell = scene.plate, scene.cell
    amount = cell.points or 0
    edge = colours.line if not amount else colours.good_line if amount > 0 else colours.bad_line
    paint_box(painter, plate, 9, colours.card if not amount else colours.good if amount > 0 else colours.bad, edge, 1.6)
    size = min(26.0 * scene.scale, plate.height() * 0.62)
    number = max(34.0, words_width(cell.text, size, bold=True) + 14)
    text = plate.adjusted(10, 2, -number - 4, -2)
    draw_broken(painter, text, cell.reason.text, scene.text_size(plate.height()), colours.ink)
    at = QRectF(plate.right() - number - 4, plate.y(), number, plate.height())
    ink = QColor(colours.ink) if cell.points is None else points_ink(colours, amount)
    draw_words(painter, at, cell.text, size, ink, CENTRED, bold=True)


def _paint_fame(painter: QPainter, at: QRectF, fame: int, colours: Theme) -> None:
    """Write the fame, on its way to its new value, over the tablets."""
    paint_box(painter, at, 7, colours.card, _LIGHT, 2.0)
    draw_words(painter, at, str(fame), at.height() * 0.72, colours.ink, CENTRED, display=True)


def paint_card(
    painter: QPainter, card: QRectF, room: QRectF, code: str, rule: str, done: tuple[int, int], colours: Theme
) -> None:
    """Paint `card` on the board with the row `code` and its `rule` in `room`; `done` is the step and their number."""
    draw_card(painter, card, 14, colours, edge=None, scale=1.2)
    inner = room.adjusted(18, 10, -18, 0)
    title = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.5)
    words = sheet_row_label(code)
    size = title.height() * 0.62
    radius = size * 0.52
    mark = row_mark(code)
    x = title.x()
    if mark is not None:
        draw_mark(painter, QPointF(x + radius, title.center().y()), radius, mark)
        x += 2 * radius + 10
    heading = QRectF(x, title.y(), title.right() - x - 60, title.height())
    draw_words(painter, heading, words, size, colours.ink, display=True)
    _paint_progress(painter, QRectF(title.right() - 60, title.y(), 60, title.height()), done, colours)
    below = QRectF(inner.x(), title.bottom(), inner.width(), inner.bottom() - title.bottom())
    draw_broken(painter, below, rule, below.height() * 0.42, colours.soft_ink)


def _paint_progress(painter: QPainter, room: QRectF, done: tuple[int, int], colours: Theme) -> None:
    """Paint a dot for each step, those done filled."""
    step, steps = done
    gap = min(10.0, room.width() / steps)
    painter.setPen(QPen(QColor(colours.control_line), 1.0))
    for number in range(steps):
        painter.setBrush(QColor(colours.accent if number < step else colours.well))
        painter.drawEllipse(QPointF(room.right() - gap * (steps - number - 0.5), room.center().y()), 3.2, 3.2)
