"""The pages over the table: which there are, who has the keyboard, and where they, board and panels lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeGuard

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from .overlays.ranking import RankingPage
from .overlays.score_aid import ScoreAidPage
from .overlays.score_sheet import ScoreSheetPage
from .overlays.seat_page import SeatPage
from .overlays.telling import Places, Telling
from .overlays.tile_page import TilePage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.engine import View

    from .seats.seat_info import SeatInfo

_CHANGES: Final = frozenset(
    (
        *(QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.ZOrderChange),
        *(QEvent.Type.Move, QEvent.Type.Resize),
    )
)
"""Events after which a page lies over something else."""
_LEFT_SHARE = 0.27
_LEFT_LEAST = 212
_LEFT_MOST = 0.36
"""The usual, least and greatest width of the panels at the left, as shares of the page or in pixels."""
_WIDE_BOARD = 1.75
"""A board that would be wider than this, in heights, leaves some of its width to the panels."""
_WIDEST_PANEL = (0.8, 1.6, 2.0, 2.4)
"""The greatest width of another seat's panel, in heights of its own, for one to four of them."""
_WIDE_PAGE = 1.8
"""On a page wider than this, in heights, the panels of several other seats have its whole height."""
_WIDEST_OF_WHOLE = 1.7
"""The greatest width of a panel there, in heights of its own."""
_LEAST_OF_TWO = 300
"""The least width of each of two columns of panels, which a wide page has for four."""
_OWN_SHARE = 0.29
_OWN_LEAST = 190
_ASIDE_SHARE = 0.19
_ASIDE_LEAST = 216
_TALLEST_PANEL = 2.4
"""Greatest height of another seat's panel, as a share of its width."""


class TablePages:
    """The overlays of a table that take the keyboard while they are open."""

    def __init__(self, table: QWidget, places: Places) -> None:
        """Make the pages, hidden, above what `table` shows so far; `places` tells where things lie on it."""
        self._table = table
        self._in_sight: QRect | None = None
        self.telling = Telling(places, table)
        self.score_sheet = ScoreSheetPage(table)
        self.score_sheet.hide()
        self.ranking = RankingPage(table)
        self.ranking.hide()
        self.tile_page = TilePage(table)
        self.seat_page = SeatPage(table)
        self.score_aid = ScoreAidPage(table)
        self.cover = Cover(table)
        """Disables what lies below a page."""
        self._consulted = (self.seat_page, self.score_aid)
        """The pages that the user opens, and that show the position on the table."""
        self._all = (self.telling, self.score_sheet, self.ranking, *self._consulted, self.tile_page)
        for page in self._all:
            self.cover.add(page)
        for consulted in self._consulted:
            consulted.closed.connect(table.setFocus)

    @property
    def is_any_open(self) -> bool:
        """Whether a page lies over the table."""
        return any(page.isVisible() for page in self._all)

    def show_view(self, view: View, home: int, infos: Sequence[SeatInfo]) -> None:
        """Show another `view` on the pages that are open; `home` is the seat at the bottom."""
        self.seat_page.show_view(view, infos)
        self.score_aid.show_view(view, home, infos[home])

    def open_seat(self, view: View, seat: int, infos: Sequence[SeatInfo]) -> None:
        """Show the panel of `seat` large."""
        self.score_aid.hide()
        self.seat_page.show_seat(view, seat, infos)
        self.seat_page.open()

    def toggle_score_aid(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show what scores and how `seat` stands, or close that page."""
        if self.score_aid.isVisible():
            self.score_aid.close_page()
            return
        self.seat_page.hide()
        self.score_aid.show_aid(view, seat, info)
        self.score_aid.open()

    def close_consulted(self) -> None:
        """Close the pages that the user has opened, before the stage shows a page of its own."""
        for page in self._consulted:
            page.hide()

    def hide_all(self) -> None:
        """Close all pages."""
        for page in self._all:
            page.hide()

    def press(self, event: QKeyEvent) -> bool:
        """Pass a key to the page that is open, since a click beside it has moved the focus; False if there is none."""
        for page in self._all:
            if page.isVisible():
                focus_page(page)
                page.keyPressEvent(event)
                return True
        return False

    # --- places -----------------------------------------------------------------------------------

    def set_in_sight(self, rect: QRect, where: Arrangement) -> None:
        """Set the part `rect` of a scrolled table that can be seen."""
        if rect != self._in_sight:
            self._in_sight = rect
            self.place(where)

    def seen_of(self, rect: QRect) -> QRect:
        """Return the part of `rect` that can be seen."""
        return rect if self._in_sight is None else rect.intersected(self._in_sight)

    def place(self, where: Arrangement) -> None:
        """Place the pages over the table where they can be seen whole."""
        seen = self._in_sight
        self.telling.setGeometry(self._table.rect())
        pages = (
            (self.score_sheet, where.board),
            (self.tile_page, where.board),
            *((page, where.all) for page in (self.ranking, *self._consulted)),
        )
        for page, rect in pages:
            page.setGeometry(rect if seen is None or seen.contains(rect) else where.all.intersected(seen))
        self.cover.update()


def focus_page(page: QWidget) -> None:
    """Give the keyboard to `page`, to the control that last had it there; a control that has it now keeps it."""
    held = QApplication.focusWidget()
    if held is None or not page.isAncestorOf(held):
        (page.focusWidget() or page).setFocus()


class Cover(QObject):
    """Disables whatever of a table lies below a page, as long as the page is there.

    A page takes the clicks of the mouse by lying above. A screen reader, or a switch, presses what it finds in the
    tree.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._pages: list[QWidget] = []
        self._disabled: list[QWidget] = []

    def add(self, page: QWidget) -> None:
        """From now on, `page`, a child of the table, disables what lies below it while it is shown."""
        self._pages.append(page)
        page.installEventFilter(self)

    @property
    def top(self) -> QWidget | None:
        """The page that is shown above all others, or None."""
        return next((child for child in reversed(self._table.children()) if self._is_shown_page(child)), None)

    def update(self) -> None:
        """Disable what lies below a page now, and enable the rest."""
        covered = [child for child in self._table.children() if isinstance(child, QWidget) and self._is_covered(child)]
        for widget in self._disabled:
            if widget not in covered and shiboken6.isValid(widget):
                widget.setEnabled(True)
        for widget in covered:
            if widget not in self._disabled:
                self._disable(widget)
        self._disabled = covered

    def _disable(self, widget: QWidget) -> None:
        has_keyboard = self._table.window().focusWidget()
        if has_keyboard is not None and (has_keyboard is widget or widget.isAncestorOf(has_keyboard)):
            self._pages_above(widget)[-1].setFocus()  # otherwise Qt gives it to whatever comes next
        widget.setEnabled(False)

    def _is_covered(self, widget: QWidget) -> bool:
        return not widget.isHidden() and bool(self._pages_above(widget))  # what is hidden may yet move elsewhere

    def _pages_above(self, widget: QWidget) -> list[QWidget]:
        """Return the pages that lie over `widget`, the top one last."""
        return [page for page in self._shown_above(widget) if page.geometry().intersects(widget.geometry())]

    def _shown_above(self, widget: QWidget) -> Iterator[QWidget]:
        children = self._table.children()  # the top one is the last
        for child in children[children.index(widget) + 1 :]:
            if self._is_shown_page(child):
                yield child

    def _is_shown_page(self, child: QObject) -> TypeGuard[QWidget]:
        return child in self._pages and isinstance(child, QWidget) and not child.isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self.update()
        return False


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Rectangles in the page: the board, the panel at the bottom, and those at the left from top to bottom."""

    board: QRect
    own: QRect
    others: tuple[QRect, ...]
    aside: QRect
    """The column right of the board; without width if none was wanted."""

    @property
    def upper(self) -> QRect:
        """The area above the bottom panel."""
        rect = QRect(self.board)
        for other in self.others:
            rect = rect.united(other)
        return rect

    @property
    def all(self) -> QRect:
        """The board and all panels."""
        return self.upper.united(self.own)

    @property
    def title(self) -> QRect:
        """The place of an epoch's title: across the sky, so that the banner below stays readable."""
        board = self.board
        return QRect(board.x(), board.y() + round(board.height() * 0.10), board.width(), round(board.height() * 0.25))

    @classmethod
    def fit(cls, size: QSize, others: int, *, aside: bool = False) -> Arrangement:
        """Return the arrangement of a page of `size` with `others` seats at the left; `aside`: with a column right."""
        width, height = size.width(), size.height()
        gap = max(6, min(24, round(width * 0.009)))
        own_height = max(_OWN_LEAST, round(height * _OWN_SHARE))
        upper = height - own_height - 3 * gap
        is_wide = others > 1 and width > _WIDE_PAGE * height
        left, panels = _panels(
            QRect(gap, gap, width, height - 2 * gap if is_wide else upper), gap, others, is_wide=is_wide
        )
        board_left = gap + left + (gap if others else 0)
        own_left = board_left if is_wide else gap
        own = QRect(own_left, height - gap - own_height, width - gap - own_left, own_height)
        right = max(_ASIDE_LEAST, round(width * _ASIDE_SHARE)) if aside else 0
        board = QRect(board_left, gap, width - gap - board_left - right, upper)
        return cls(board, own, panels, QRect(board.right() + 1, gap, right, upper))


def _panels(room: QRect, gap: int, count: int, *, is_wide: bool) -> tuple[int, tuple[QRect, ...]]:
    """Return the width that `count` panels take at the left of `room`, with their rectangles in playing order.

    Where the page `is_wide` they have its whole height, and are in one column.
    """
    if not count:
        return 0, ()
    usual = max(_LEFT_LEAST, round(room.width() * _LEFT_SHARE))
    most = min(room.width() - 3 * gap - round(room.height() * _WIDE_BOARD), round(room.width() * _LEFT_MOST))
    across = 2 if not is_wide and count == len(_WIDEST_PANEL) and most >= 2 * _LEAST_OF_TWO + gap else 1
    down = -(-count // across)
    share = (room.height() - gap * (down - 1)) // down
    left = max(usual, most)
    if across == 1:
        widest = _WIDEST_OF_WHOLE if is_wide else _WIDEST_PANEL[count - 1]
        left = max(_LEFT_LEAST, min(left, round(share * widest)))
    wide = (left - gap * (across - 1)) // across
    tall = min(share, round(wide * _TALLEST_PANEL))
    corners = [(room.x() + at % across * (wide + gap), room.y() + at // across * (tall + gap)) for at in range(count)]
    return left, tuple(QRect(x, y, wide, tall) for x, y in corners)
