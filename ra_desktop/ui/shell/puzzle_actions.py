"""What is done with puzzles: the Puzzles page, posing one after the other, and keeping what came of them."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ra_desktop.app.exercise import Exercise
from ra_desktop.app.puzzles import PuzzleBook, is_own
from ra_desktop.ui.table.lessons.exercising import Exercising
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QMainWindow

    from ra_desktop.app.exercise import Problem
    from ra_desktop.app.puzzles import Chapter
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Game
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.table import Table

    from .lesson_actions import LessonActions
    from .notices import Notices
    from .pages import Pages
    from .puzzles_page import PuzzlesPage

_tr = QCoreApplication.translate


class PuzzleActions(QObject):
    """Puzzles in `window`. Problems from elsewhere, as from a review, are posed by :meth:`try_again`."""

    def __init__(
        self,
        session: Session,
        table: Table,
        choices: Choices,
        lessons: LessonActions,
        pages: Pages,
        notices: Notices,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._lessons = lessons
        self._pages = pages
        self._notices = notices
        self._page: PuzzlesPage | None = None
        self._names: tuple[str, ...] = ()
        """The puzzles that follow each other."""
        self._problems: tuple[Problem, ...] = ()
        """The problems that follow each other, if they come from elsewhere."""
        self._aside: Game | None = None
        """The game that was on the table before."""
        self._goes_on = False
        """Whether something else follows an exercise that ends."""
        self.book = PuzzleBook()
        self.exercise = Exercise(session, self)
        self.table = Exercising(
            session, self.exercise, table, choices, title=self._title, has_next=lambda: self._next() is not None
        )
        self.table.next_wanted.connect(self._go_on)
        self.exercise.answered.connect(self._on_answered)
        self.exercise.ended.connect(self._on_ended)
        pages.puzzle_line = self.puzzle_line

    @property
    def is_on(self) -> bool:
        """Whether a problem is on the table."""
        return self.exercise.problem is not None

    # --- starting and leaving -------------------------------------------------------------------------

    def show_puzzles(self) -> None:
        """Show the page; a lesson or puzzle that is on ends."""
        self.leave()
        self._lessons.leave()
        self.page.refresh()
        self._pages.show(self.page)
        self.page.focus_next()

    def start_daily(self) -> None:
        """Pose the puzzle of the day."""
        name = self.book.of_the_day(date.today())
        self._start((name,), name)

    def start_next(self) -> None:
        """Pose the next puzzle of the book that was not solved."""
        self._start_series(self.book.names)

    def start_chapter(self, chapter: Chapter) -> None:
        """Pose the next puzzle of `chapter` that was not solved, or its first if all were."""
        self._start_series(chapter.names)

    def try_again(self, problems: Sequence[Problem]) -> None:
        """Pose these `problems`, one after the other."""
        if problems:
            self._names, self._problems = (), tuple(problems)
            self._pose(problems[0])

    def leave(self) -> None:
        """Leave the problem that is on, if there is one, for something else."""
        if self.is_on:
            self._goes_on = True
            try:
                self.exercise.leave()
            finally:
                self._goes_on = False

    def _start_series(self, names: Sequence[str]) -> None:
        if names:
            self._start(names, self.book.next_of(names) or names[0])

    def _start(self, names: Sequence[str], first: str) -> None:
        problem = self.book.problem(first)
        if problem is None:
            self._notices.say(_tr("PuzzlesPage", "This puzzle cannot be set up."))
            return
        self._names, self._problems = tuple(names), ()
        self._pose(problem)

    def _pose(self, problem: Problem) -> None:
        self._lessons.leave()
        if not self.is_on:
            self._aside = self._session.game
        self.exercise.pose(problem)
        self._pages.show_table()

    def _next(self) -> str | Problem | None:
        """Return what follows the problem on the table."""
        problem = self.exercise.problem
        if problem is None:
            return None
        if self._problems:
            place = [each.name for each in self._problems].index(problem.name) + 1
            return self._problems[place] if place < len(self._problems) else None
        return self.book.next_of(self._names, problem.name) or None

    def _go_on(self) -> None:
        following = self._next()
        problem = self.book.problem(following) if isinstance(following, str) else following
        if problem is None:
            self.exercise.leave()
        else:
            self._pose(problem)

    # --- what comes of them ---------------------------------------------------------------------------

    def _on_answered(self, problem: Problem, solved: bool) -> None:
        if not is_own(problem.name) or any(own.name == problem.name for own in self.book.own):
            self.book.note(problem.name, solved=solved)

    def _on_ended(self) -> None:
        """Back to the page, or to the game that a review was about."""
        game, aside, self._aside = self._session.game, self._aside, None
        was_elsewhere, self._problems = bool(self._problems), ()
        if self._goes_on or (game is not None and game is not aside):
            return
        if was_elsewhere and game is not None:
            self._pages.show_table()
            return
        self.show_puzzles()

    # --- what there is --------------------------------------------------------------------------------

    @property
    def page(self) -> PuzzlesPage:
        """The list of chapters, made when it is first shown."""
        if self._page is None:
            from .puzzles_page import PuzzlesPage

            self._page = PuzzlesPage(self.book)
            self._page.daily_wanted.connect(self.start_daily)
            self._page.next_wanted.connect(self.start_next)
            self._page.chosen.connect(self.start_chapter)
            self._page.back_wanted.connect(self._go_back)
            self._pages.add(self._page)
        return self._page

    def puzzle_line(self) -> str:
        """Return the progress in one line for the start page."""
        solved = self.book.count_solved
        return _tr("StartPage", "%n solved", "Puzzles", solved) if solved else ""

    def _title(self) -> str:
        problem = self.exercise.problem
        assert problem is not None
        if self._problems:
            return _tr("ExerciseCard", "Try again")
        if problem.name == self.book.of_the_day(date.today()):
            return _tr("PuzzlesPage", "Puzzle of the day")
        if len(self._names) < 2:
            return _tr("ExerciseCard", "Puzzle")
        place = self._names.index(problem.name) + 1
        return fill(_tr("ExerciseCard", "Puzzle {number} of {all}"), number=place, all=len(self._names))

    def _go_back(self) -> None:
        if self._session.game is not None and not self._session.state.is_over:
            self._pages.show_table()
        else:
            self._pages.show_start()
