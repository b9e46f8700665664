"""The score aid: every category with its rule, its tiles and how one seat stands in it, on one page over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from ra_desktop.ui.games.score_aid import AidLine, ScoreAid
from ra_desktop.ui.look.art import blank_pixmap, painting
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.look.tile_painter import paint_shadow, tile_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, plain_text, points_text
from ra_desktop.ui.words.scoring import end_of_game, points_now

from .overlay import Scrolled, points_label, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import View
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_TILE: Final = 46
"""Height of a tile."""
_FAN: Final = 0.42
"""From one tile to the next that lies over it, in widths of a tile."""
_EDGE: Final = 1.5
"""How far the shadow of a tile reaches over the one before."""
_GAP: Final = 10
_TEXT, _STANDING = 5, 3
"""How wide the columns of rules and of standings are, in proportion."""
_WIDEST: Final = 1300.0


class ScoreAidPage(Scrolled):
    """What scores when, and how the seat at the bottom stands. Escape, Enter or a click beside it closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[View, int, SeatInfo] | None = None
        self._grid: QGridLayout | None = None
        self.add_button(_tr("Common", "Close"), self.close_page, primary=True)
        self._fill()
        self.hide()

    # --- contents -------------------------------------------------------------------------------

    def show_aid(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show how `seat`, of whom `info` tells, stands in `view`."""
        self._shown = (view, seat, info)
        self._fill()

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show a later `view`, if the page is open."""
        if self.isVisible():
            self.show_aid(view, seat, info)

    def _fill(self) -> None:
        """Rewrite all lines."""
        if self._shown is None:
            return
        view, seat, info = self._shown
        aid = ScoreAid.of(view, seat)
        title = plain_text(_tr("Commands", "Scoring overvie&w"))
        if not info.is_person:
            title = fill(_tr("ScoreAid", "Scoring overview, and how {name} is doing"), name=info.name)
        page = QWidget()
        # As high as its lines are at this width; the layout alone would ask for lines broken more often.
        page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, _GAP, 0)
        grid.setHorizontalSpacing(round(1.6 * _GAP))
        grid.setVerticalSpacing(_GAP)
        grid.setColumnStretch(1, _TEXT)
        grid.setColumnStretch(2, _STANDING)
        grid.addWidget(wrapped(title, "title"), 0, 0, 1, 4)
        for heading, lines in (
            (_tr("ScoreAid", "At the end of every epoch"), aid.every_epoch),
            (end_of_game(), aid.end_of_game),
            (_tr("ScoreAid", "Tiles that score nothing"), aid.other_tiles),
        ):
            self._add_lines(grid, heading, lines)
        grid.setRowStretch(grid.rowCount(), 1)
        self._grid = grid
        self.show_lines(page)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(_spoken(line) for line in (*aid.every_epoch, *aid.end_of_game)))

    def _add_lines(self, grid: QGridLayout, heading: str, lines: Sequence[AidLine]) -> None:
        """Add a heading with its lines; nothing without lines."""
        if not lines:
            return
        first = grid.rowCount()
        is_scored = any(line.points is not None for line in lines)
        grid.addWidget(wrapped(heading, "heading"), first, 0, 1, 2 if is_scored else 4)
        if is_scored:
            above = wrapped(_tr("ScoreAid", "if it ended now"), "soft")
            above.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(above, first, 2, 1, 2)
        top = Qt.AlignmentFlag.AlignTop
        for row, line in enumerate(lines, first + 1):
            grid.addWidget(_picture(line, self.devicePixelRatioF()), row, 0, top)
            has_standing = bool(line.standing) or line.points is not None
            grid.addWidget(_rule_widget(line), row, 1, 1, 1 if has_standing else 3, top)
            if has_standing:
                grid.addWidget(wrapped(line.standing), row, 2, top)
                grid.addWidget(_number(line), row, 3, top | Qt.AlignmentFlag.AlignRight)

    # --- places ---------------------------------------------------------------------------------

    def card_width(self) -> int:
        """As wide as the place, up to a width at which lines are still easy to read."""
        return min(self.width() - 28, round(scaled(_WIDEST)))

    def content_height(self) -> float:
        if self._grid is None:
            return float(self.height())
        return self._grid.totalHeightForWidth(self.card_width() - 2 * round(24 * self.scale)) + _GAP

    def place_buttons(self) -> None:
        """Place the lines, and the button below them."""
        self.area.setGeometry(self.inner())
        super().place_buttons()


# --- the parts of a line --------------------------------------------------------------------------


def _rule_widget(line: AidLine) -> QWidget:
    """Return the name of a category, and below it its rule and what becomes of its tiles."""
    column = QWidget()
    rows = in_column(column, wrapped(line.label, "count"), margins=(0, 0, 0, 0), spacing=0)
    if text := " ".join(part for part in (line.rule, line.lasting) if part):
        rows.addWidget(wrapped(text))
    policy = column.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
    column.setSizePolicy(policy)
    return column


def _number(line: AidLine) -> QLabel:
    if line.points is None:
        return wrapped("–" if line.standing else "", "soft")
    label = points_label(points_text(line.points), line.points)
    label.setAccessibleName(points_now(line.points))
    return label


def _picture(line: AidLine, dpr: float) -> QLabel:
    """Return the tiles of a line, each partly over the one before, or a mark."""
    label = QLabel()
    label.setAccessibleName(line.label)
    high = round(scaled(_TILE)) if line.tiles else round(scaled(_TILE * 0.8))
    cards = [tile_pixmap(tile, high, dpr) for tile in line.tiles]
    wide = cards[0].deviceIndependentSize().width() if cards else float(high)
    image = blank_pixmap(QSize(round(wide * (1 + _FAN * max(0, len(cards) - 1))), high), dpr)
    with painting(image) as painter:
        for number, card in enumerate(cards):
            at = QRectF(number * _FAN * wide, 0, wide, high)
            if number:
                paint_shadow(painter, at.translated(-_EDGE, 0), height=2.0)
            painter.drawPixmap(at.topLeft(), card)
        if not cards:
            draw_mark(painter, QPointF(wide / 2, wide / 2), wide / 2, "sun")
    label.setPixmap(image)
    return label


def _spoken(line: AidLine) -> str:
    """Return a line as it is read aloud."""
    points = "" if line.points is None else points_now(line.points)
    return " ".join(part for part in (line.label, line.rule, line.lasting, line.standing, points) if part)
