"""The Puzzles page: the puzzle of the day, what comes next, and every chapter with what was solved."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.ui.look.art import paint_disc
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import draw_words
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import level_label
from ra_desktop.ui.words.puzzles import theme_label

from .list_page import ListPage, ListRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QLabel, QWidget

    from ra_desktop.app.puzzles import Chapter, PuzzleBook

_tr = QCoreApplication.translate


_LEFT_CHAPTERS, _RIGHT_CHAPTERS = ("level", "game"), ("theme",)


class PuzzlesPage(ListPage):
    """Lists the chapters. Enter starts the next puzzle of one."""

    daily_wanted = Signal()
    next_wanted = Signal()
    """The next puzzle of the whole book was asked for."""
    chosen = Signal(object)
    """The :class:`Chapter` to go on with."""

    def __init__(
        self, book: PuzzleBook, parent: QWidget | None = None, *, today: Callable[[], date] = date.today
    ) -> None:
        super().__init__(parent)
        self.setObjectName("puzzles")
        self._book = book
        self._today = today
        self.daily, self.next, self.own = PuzzleRow(), PuzzleRow(), PuzzleRow()
        self.daily.clicked.connect(self.daily_wanted)
        self.next.clicked.connect(self.next_wanted)
        self.own.clicked.connect(self._choose_own)
        self.chapter_rows: list[tuple[Chapter, PuzzleRow]] = []
        self._headings: list[tuple[str, QLabel]] = [
            ("now", self.make_list([self.daily, self.next, self.own], right=False))
        ]
        for by in (*_LEFT_CHAPTERS, *_RIGHT_CHAPTERS):
            rows = [(chapter, PuzzleRow()) for chapter in book.chapters if chapter.by == by]
            for chapter, row in rows:
                row.clicked.connect(lambda _=False, chapter=chapter: self.chosen.emit(chapter))
            self.chapter_rows += rows
            if rows:
                self._headings.append((by, self.make_list([row for _, row in rows], right=by in _RIGHT_CHAPTERS)))
        self.arrange()
        self.title.setText(_tr("PuzzlesPage", "Puzzles"))
        self.back.setText(_tr("Common", "Back"))
        self.back.setAccessibleName(self.back.text())
        for by, heading in self._headings:
            heading.setText(_heading(by))
        self.refresh()

    def _choose_own(self) -> None:
        own = next((chapter for chapter in self._book.chapters if chapter.by == "own"), None)
        if own is not None:
            self.chosen.emit(own)

    # --- contents -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the progress as it is now."""
        book = self._book
        solved, names = book.solved(book.names), book.names
        self.summary.setText(
            fill(_tr("PuzzlesPage", "{solved} of {all} solved"), solved=solved, all=len(names))
            if names
            else _tr("PuzzlesPage", "The puzzle book cannot be read.")
        )
        today = self._today()
        mark = book.mark(book.of_the_day(today))
        day = QLocale().toString(QDate(today.year, today.month, today.day), QLocale.FormatType.ShortFormat)
        note = {
            "solved": _tr("PuzzlesPage", "solved"),
            "missed": _tr("PuzzlesPage", "missed"),
        }.get(mark or "", day)
        self.daily.show_line(
            PuzzleLine(_tr("PuzzlesPage", "Puzzle of the day"), note, is_done=mark == "solved", is_next=mark is None)
        )
        left = len(names) - solved
        self.next.show_line(
            PuzzleLine(
                _tr("PuzzlesPage", "Next unsolved"),
                _tr("PuzzlesPage", "%n to solve", "", left),
                is_done=not left,
                is_next=mark is not None and left > 0,
            )
        )
        own = [puzzle.name for puzzle in book.own]
        self.own.setVisible(bool(own))
        self.own.show_line(self._chapter_line(_tr("PuzzlesPage", "From your own games"), own))
        for chapter, row in self.chapter_rows:
            row.show_line(self._chapter_line(_chapter_title(chapter), chapter.names))
        for row in (self.daily, self.next):
            row.setEnabled(bool(names))

    def _chapter_line(self, title: str, names: Sequence[str]) -> PuzzleLine:
        solved = self._book.solved(names)
        note = fill(_tr("PuzzlesPage", "{solved} of {all}", "Puzzles"), solved=solved, all=len(names))
        return PuzzleLine(title, note, solved / len(names) if names else 0.0, is_done=0 < len(names) == solved)

    def focus_next(self) -> None:
        """Give the keyboard to what comes next."""
        self.focus_row(self.daily if self.daily.shown.is_next else self.next)


def _heading(by: str) -> str:
    return {
        "now": _tr("PuzzlesPage", "Today"),
        "level": _tr("PuzzlesPage", "By difficulty: the first bot that finds it"),
        "game": _tr("PuzzlesPage", "By game"),
        "theme": _tr("PuzzlesPage", "By theme"),
    }[by]


def _chapter_title(chapter: Chapter) -> str:
    if chapter.by == "level":
        return level_label(chapter.key)
    if chapter.by == "theme":
        return theme_label(chapter.key)
    return _tr("Common", "Priests of Ra") if chapter.key == "priests" else _tr("PuzzlesPage", "Ra")


_TYPE, _SMALL_TYPE = 18.0, 15.0
_BAR: Final = 74.0
"""The width of the bar, in text of the usual size."""
_COUNT: Final = 84.0
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class PuzzleLine:
    """What a row says."""

    title: str
    note: str
    """At the right: what was solved."""
    share: float | None = None
    """How much of a chapter was solved, shown as a bar."""
    is_done: bool = False
    is_next: bool = False


class PuzzleRow(ListRow):
    """Starts a chapter, or one puzzle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = PuzzleLine("", "")

    def show_line(self, shown: PuzzleLine) -> None:
        """Show `shown`."""
        self.shown = shown
        self.setText(shown.title.replace("&", "&&"))
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(shown.note)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a disc, the title, the bar and the note."""
        colours, shown = current(), self.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.paint_ground(painter, lit=shown.is_next)
        radius = room.height() * 0.28
        disc = QPointF(room.x() + room.height() * 0.5, room.center().y())
        if shown.is_done:
            self.paint_tick(painter, disc, radius)
        else:
            edge = colours.accent_line if shown.is_next else colours.control_line
            paint_disc(painter, disc, radius, colours.accent if shown.is_next else None, edge, 1.4)
        wide = scaled(_COUNT if shown.share is not None else 2 * _COUNT)
        note = QRectF(room.right() - wide - 8, room.y(), wide, room.height())
        draw_words(painter, note, shown.note, _SMALL_TYPE, colours.soft_ink, _RIGHT)
        right = note.x() - 8
        if shown.share is not None:
            right -= scaled(_BAR)
            self._paint_bar(painter, QRectF(right, room.center().y() - 4, scaled(_BAR), 8), shown.share)
        left = disc.x() + room.height() * 0.36 + 10
        title = QRectF(left, room.y(), right - left - 8, room.height())
        draw_words(painter, title, shown.title, _TYPE, colours.ink, bold=shown.is_next)
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint how much was solved."""
        colours = current()
        faint = QColor(colours.control_line)
        faint.setAlphaF(0.3)
        painter.setPen(QPen(QColor(colours.line), 1) if colours.strong else Qt.PenStyle.NoPen)
        painter.setBrush(faint)
        painter.drawRoundedRect(room, 4, 4)
        if share:
            painter.setBrush(QColor(colours.positive))
            painter.drawRoundedRect(QRectF(room.x(), room.y(), max(8.0, room.width() * share), room.height()), 4, 4)
