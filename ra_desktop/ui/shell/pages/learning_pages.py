"""The pages to learn from: every lesson, and every chapter of puzzles, with what was done and what comes next."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QInputDialog, QWidget

from ra_desktop.ai.neural import compiled
from ra_desktop.ai.worth import THEMES
from ra_desktop.app.drill import A_DAY
from ra_desktop.app.lessons.lesson import Lesson, showpiece
from ra_desktop.app.puzzles import KEPT
from ra_desktop.storage.names import clean_name
from ra_desktop.ui.look.flow import plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.lessons.step_card import LESSONS
from ra_desktop.ui.words import worth
from ra_desktop.ui.words.fill import fill, in_a_line, plain_text, with_key
from ra_desktop.ui.words.players import level_label, without_networks
from ra_desktop.ui.words.puzzles import theme_label

from .list_page import ListPage, ListRow, RowLine, Station

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app import puzzles
    from ra_desktop.app.drill import Deck
    from ra_desktop.app.lessons.course import Chapter, Progress
    from ra_desktop.app.today import Today
    from ra_desktop.engine.position import Position


_MOST_ON_A_CARD = 12
"""The lessons of a longer chapter lie on several cards, which may stand side by side."""


class LearnPage(ListPage):
    """Lists the lessons. Enter starts one."""

    chosen = Signal(object)
    """The :class:`Lesson` to start."""

    def __init__(self, course: Sequence[Chapter], progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__("learn", plain_text(_tr("StartPage", "&Learn")), parent)
        self._course = tuple(course)
        self._progress = progress
        self._lesson_rows: list[ListRow] = []
        for chapter in self._course:
            rows = [ListRow() for _ in chapter.lessons]
            self._lesson_rows += rows
            for row, lesson in zip(rows, chapter.lessons, strict=True):
                row.clicked.connect(lambda _=False, lesson=lesson: self.chosen.emit(lesson))
            size, title = math.ceil(len(rows) / math.ceil(len(rows) / _MOST_ON_A_CARD)), chapter_title(chapter.key)
            for start in range(0, len(rows), size):
                part = rows[start : start + size]
                heading = title if part == rows else in_a_line([title, f"{start + 1}–{start + len(part)}"])
                self.make_list(heading, part, right=chapter is not self._course[0])
        self.arrange()
        self.refresh()

    # --- contents -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the progress as it is now."""
        lessons = [(place, lesson) for chapter in self._course for place, lesson in enumerate(chapter.lessons, 1)]
        stars = [self._progress.stars(lesson.id) for _, lesson in lessons]
        following = next((number for number, star in enumerate(stars) if not star), None)
        counts = [len(chapter.lessons) for chapter in self._course for _ in chapter.lessons]
        for number, (row, (place, lesson)) in enumerate(zip(self._lesson_rows, lessons, strict=True)):
            station = Station(place, counts[number], is_reached=place > 1 and bool(stars[number - 1]))
            row.show_line(_lesson_line(station, lesson, stars[number], is_next=number == following))
            row.show_position(lesson.id, partial(showpiece, lesson))
        done = sum(1 for star in stars if star)
        self.summary.setText(
            fill(
                _tr("LearnPage", "{done} of {all} lessons · {stars} of {most} stars"),
                done=done,
                all=len(stars),
                stars=sum(stars),
                most=3 * len(stars),
            )
            if done
            else _tr("LearnPage", "Play a short lesson and learn one more rule.")
        )

    def focus_next(self) -> None:
        """Give the keyboard to the next lesson, or to the first if all are done."""
        row = next((row for row in self._lesson_rows if row.shown.is_next), next(iter(self.rows), None))
        if row is None:
            self.back.setFocus()
        else:
            self.focus_row(row)


def chapter_title(key: str) -> str:
    """Return the title of a chapter."""
    return {
        "ra": _tr("Common", "Ra"),
        "boat": _tr("LearnPage", "The boat and two players"),
        "priests": _tr("Common", "Priests of Ra"),
    }.get(key, key)


def _lesson_line(station: Station, lesson: Lesson, stars: int, *, is_next: bool) -> RowLine:
    note = fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=math.ceil(lesson.minutes))
    parts = [note]
    if stars:
        parts.append(_tr("LearnPage", "done, %n stars", "", stars))
    elif is_next:
        parts.append(_tr("LearnPage", "next"))
    title = translated(LESSONS, lesson.title)
    return RowLine(title, note, ", ".join(parts), station=station, stars=stars, is_done=bool(stars), is_next=is_next)


_DIALOG = 420
"""The width of the dialog that asks for a name."""
_LEFT_CHAPTERS, _RIGHT_CHAPTERS = ("level",), ("theme", "game")


class PuzzlesPage(ListPage):
    """Lists the chapters. Enter starts the next puzzle of one."""

    chosen = Signal(object)
    """The :class:`~ra_desktop.app.puzzles.Chapter` to go on with."""
    kept_chosen = Signal(str)
    """The name of a position that the player has kept."""
    kept_removed = Signal(object)
    """The :class:`~ra_desktop.storage.progress.OwnProblem` that was removed from those kept."""
    drill_chosen = Signal(str)
    """A theme of the drill; empty for all."""

    def __init__(self, book: puzzles.PuzzleBook, deck: Deck, today: Today, parent: QWidget | None = None) -> None:
        super().__init__("puzzles", plain_text(_tr("Commands", "Pu&zzles…")), parent)
        self._book = book
        self._deck = deck
        self._today = today
        today.changed.connect(self.refresh)
        self.shown_day = today.day
        """The day whose puzzle is shown and posed."""
        self.daily, self.next, self.own = ListRow(), ListRow(), ListRow()
        self.own.clicked.connect(self._choose_own)
        self.make_list(_heading("now"), [self.daily, self.next, self.own], right=False)
        self.drill_rows = {theme: ListRow() for theme in ("", *THEMES)}
        """Start the drill, by theme; all of it first."""
        for theme, row in self.drill_rows.items():
            row.clicked.connect(partial(self.drill_chosen.emit, theme))
        self.pasted = ListRow()
        frame = self.make_list(worth.title(), [*self.drill_rows.values(), self.pasted], right=False)
        self.course = plain_label(frame, wraps=True)
        """How the last questions of the drill went, and those before."""
        if (column := frame.layout()) is not None:
            column.addWidget(self.course)
        self.kept_rows: dict[str, ListRow] = {}
        """The positions that were kept, by name."""
        self._kept_list: QFrame | None = None
        self.chapter_rows: list[tuple[puzzles.Chapter, ListRow]] = []
        for by in (*_LEFT_CHAPTERS, *_RIGHT_CHAPTERS):
            rows = [(chapter, ListRow()) for chapter in book.chapters if chapter.by == by]
            for chapter, row in rows:
                row.clicked.connect(lambda _=False, chapter=chapter: self.chosen.emit(chapter))
            self.chapter_rows += rows
            if rows:
                self.make_list(_heading(by), [row for _, row in rows], right=by in _RIGHT_CHAPTERS)
        self.arrange()
        self.refresh()

    def _choose_own(self) -> None:
        own = next((chapter for chapter in self._book.chapters if chapter.by == "own" and not chapter.key), None)
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
            else _tr("PuzzlesPage", "The puzzle book can’t be read.")
        )
        today = self.shown_day = self._today.day
        daily = book.of_the_day(today)
        mark = book.mark(daily)
        day = QLocale().toString(QDate(today.year, today.month, today.day), QLocale.FormatType.ShortFormat)
        note = {
            "solved": _tr("PuzzlesPage", "solved"),
            "missed": _tr("PuzzlesPage", "missed"),
        }.get(mark or "", day)
        self.daily.show_line(
            RowLine(_tr("PuzzlesPage", "Puzzle of the day"), note, is_done=mark == "solved", is_next=mark is None)
        )
        left = len(names) - solved
        self.next.show_line(
            RowLine(
                _tr("PuzzlesPage", "Next unsolved"),
                _tr("PuzzlesPage", "%n to solve", "", left),
                is_done=not left,
                is_next=mark is not None and left > 0,
            )
        )
        self._show_drill()
        self._picture(self.daily, daily)
        self._picture(self.next, book.next_of(book.known_first(names)))
        self._show_kept()
        own = [puzzle.name for puzzle in book.own if not puzzle.title]
        self.own.setVisible(bool(own))
        self._show_chapter(self.own, _tr("PuzzlesPage", "From your own games"), own)
        for chapter, row in self.chapter_rows:
            self._show_chapter(row, _chapter_title(chapter), chapter.names)
        for row in (self.daily, self.next):
            row.setEnabled(bool(names))

    def _show_drill(self) -> None:
        """Show how the drill went, today and by theme."""
        count, due = self._deck.today(self._today.day), len(self._deck.due(self._today.day))
        note = fill(_tr("Common", "{number} of {all}"), number=count, all=A_DAY)
        if due:
            note = in_a_line([note, _tr("PuzzlesPage", "%n to try again", "", due)])
        first = _tr("PuzzlesPage", "Ten questions a day")
        self.drill_rows[""].show_line(RowLine(first, note, is_done=count >= A_DAY))
        for theme, row in self.drill_rows.items():
            row.show_position(f"{theme} {len(self._deck.kept.answers)}", partial(self._asked, theme))
        for theme, scored in self._deck.by_theme().items():
            self.drill_rows[theme].show_line(RowLine(worth.worth_theme_label(theme), worth.score_text(scored)))
        self.course.setText(course := worth.course_text(self._deck.kept.answers))
        self.course.setVisible(bool(course))
        self.pasted.show_line(RowLine(_tr("PuzzlesPage", "The position on the clipboard"), ""))
        self.pasted.show_position("clipboard", lambda: None)
        for row in (*self.drill_rows.values(), self.pasted):
            row.setEnabled(compiled.is_there())
            row.setToolTip("" if compiled.is_there() else without_networks())

    def _asked(self, theme: str) -> Position | None:
        """Return what the next question of `theme` is about."""
        question = self._deck.next(self._today.day, theme)
        return None if question is None else question.auction

    def _show_kept(self) -> None:
        """List the positions that were kept, the latest first."""
        kept = {own.name: own.title for own in reversed(self._book.own) if own.title}
        if list(kept) != list(self.kept_rows):
            if self._kept_list is not None:
                self._cards.remove((self._kept_list, True))
                self.rows = [row for row in self.rows if row not in self.kept_rows.values()]
                self._kept_list.deleteLater()
            self.kept_rows = {name: ListRow() for name in kept}
            for name, row in self.kept_rows.items():
                row.clicked.connect(partial(self.kept_chosen.emit, name))
                for text, key, does in (
                    (_tr("SavedGames", "&Rename"), "F2", self.rename_kept),
                    (_tr("SavedGames", "&Delete"), "Del", self.remove_kept),
                ):
                    action = QAction(text, row, shortcutContext=Qt.ShortcutContext.WidgetShortcut)
                    action.setShortcut(key)
                    action.triggered.connect(partial(does, name))
                    row.addAction(action)
                row.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            self._kept_list = self.make_list(_heading(KEPT), list(self.kept_rows.values()), right=True)
            self.arrange()
            self._kept_list.setVisible(bool(kept))
        for name, row in self.kept_rows.items():
            mark = self._book.mark(name)
            note = {"solved": _tr("PuzzlesPage", "solved"), "missed": _tr("PuzzlesPage", "missed")}.get(mark or "", "")
            row.show_line(RowLine(kept[name], note, is_done=mark == "solved"))
            self._picture(row, name)
            keys = (_tr("SavedGames", "&Rename"), "F2"), (_tr("SavedGames", "&Delete"), "Del")
            row.setToolTip(in_a_line(with_key(text.replace("&", ""), key) for text, key in keys))

    def rename_kept(self, name: str) -> None:
        """Ask what the kept position `name` is to be called."""
        dialog = QInputDialog(self)
        dialog.setWindowTitle(_tr("SavedGames", "&Rename").replace("&", ""))
        dialog.setLabelText(_tr("SavedGames", "Name"))
        dialog.resize(round(scaled(_DIALOG)), dialog.sizeHint().height())
        dialog.setTextValue(self.kept_rows[name].shown.title)

        def renamed(text: str) -> None:
            if title := clean_name(text):
                self._book.rename(name, title)
                self.refresh()

        dialog.textValueSelected.connect(renamed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def remove_kept(self, name: str) -> None:
        """Remove the kept position `name`; the keyboard goes to the one beside it."""
        names = list(self.kept_rows)
        place = names.index(name)
        gone = self._book.remove(name)
        self.refresh()
        rows = list(self.kept_rows.values())
        self.focus_row(rows[min(place, len(rows) - 1)] if rows else self.next)
        if gone is not None:
            self.kept_removed.emit(gone)

    def _show_chapter(self, row: ListRow, title: str, names: Sequence[str]) -> None:
        """Show how many of the puzzles `names` were solved, and the one that follows."""
        solved = self._book.solved(names)
        note = fill(_tr("Common", "{number} of {all}"), number=solved, all=len(names))
        row.show_line(RowLine(title, note, solved=(solved, len(names)), is_done=0 < len(names) == solved))
        self._picture(row, self._book.next_of(names) or next(iter(names), ""))

    def _picture(self, row: ListRow, name: str) -> None:
        """Show the position of the puzzle `name` on `row`."""

        def position() -> Position | None:
            problem = self._book.problem(name)
            return None if problem is None else problem.game.state

        row.show_position(name, position)

    def focus_next(self) -> None:
        """Give the keyboard to what comes next."""
        self.focus_row(self.daily if self.daily.shown.is_next else self.next)


def _heading(by: str) -> str:
    return {
        "now": _tr("PuzzlesPage", "Today"),
        KEPT: _tr("PuzzlesPage", "Your own positions"),
        "level": _tr("PuzzlesPage", "By difficulty"),
        "game": _tr("PuzzlesPage", "By game"),
        "theme": _tr("PuzzlesPage", "By theme"),
    }[by]


def _chapter_title(chapter: puzzles.Chapter) -> str:
    if chapter.by == "level":
        return level_label(chapter.key)
    if chapter.by == "theme":
        return theme_label(chapter.key)
    return _tr("Common", "Priests of Ra") if chapter.key == "priests" else _tr("Common", "Ra")
