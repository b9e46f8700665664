"""What is done with lessons and puzzles: their pages, starting and leaving one, and going on to the next."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ra_desktop.app.drill import Deck
from ra_desktop.app.exercise import Exercise, Problem, Quiz
from ra_desktop.app.lessons.course import Chapter, load_course
from ra_desktop.app.lessons.runner import LessonRunner
from ra_desktop.app.puzzles import KEPT, is_own
from ra_desktop.app.puzzles import Chapter as PuzzleChapter
from ra_desktop.app.setup import FIRST_SETUP
from ra_desktop.engine import RULESETS
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.lessons.exercising import Exercising
from ra_desktop.ui.table.lessons.lesson_table import LessonTable
from ra_desktop.ui.words.fill import fill

from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from PySide6.QtCore import QRect

    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.engine import Game
    from ra_desktop.storage.progress import OwnProblem

    from .pages.learning_pages import LearnPage, PuzzlesPage


class GuestActions(Actions):
    """What is done with lessons, and with puzzles: while one is on, the game on the table is set aside."""

    def __init__(self, parts: Parts, guest: LessonRunner | Quiz) -> None:
        super().__init__(parts)
        self._guest = guest
        self._aside: Game | None = None
        """The game that was on the table before."""
        self._goes_on = False
        """Whether something else follows what ends: the next one, or another page."""

    @property
    def is_on(self) -> bool:
        """Whether one is on the table."""
        return self._guest.is_on

    def leave(self) -> None:
        """Leave the one that is on, if there is one, for something else."""
        if self.is_on:
            self._goes_on = True
            try:
                self._guest.leave()
            finally:
                self._goes_on = False


class LessonActions(GuestActions):
    """Lessons in `window`."""

    def __init__(self, parts: Parts) -> None:
        self.progress = parts.progress
        self.runner = LessonRunner(parts.session, self.progress)
        super().__init__(parts, self.runner)
        self.runner.setParent(self)
        self.table = LessonTable(
            self.runner,
            parts.table,
            parts.choices,
            parts.session,
            parts.settings,
            parts.side.content,
            parts.window,
            room=self._room_in_window,
            reveal=parts.table_area.reveal,
            place_of=self._place_of,
            has_next=lambda lesson: self._after(lesson) is not None,
        )
        self.table.next_wanted.connect(self.start_next)
        self.table.learn_wanted.connect(self.show_learn)
        self.table.game_wanted.connect(self.start_game)
        self.runner.ended.connect(self._on_ended)

    # --- starting and leaving -------------------------------------------------------------------------

    def show_learn(self) -> None:
        """Show the list of lessons; a lesson that is on ends."""
        self.leave()
        self.page.refresh()
        self._parts.pages.show(self.page)
        self.page.focus_next()

    def start_first(self) -> None:
        """Start the first lesson that was not done."""
        lessons = self.lessons
        self.start(next((lesson for lesson in lessons if not self.progress.stars(lesson.id)), lessons[0]))

    def start_next(self) -> None:
        """Start the lesson after the one on the table."""
        lesson = self.runner.lesson
        following = None if lesson is None else self._after(lesson)
        if following is None:
            self.show_learn()
        else:
            self.start(following)

    def start_game(self) -> None:
        """Start the first real game: against Novices, with the coach."""
        self.leave()
        self._parts.settings.coach = True
        self._parts.session.start(self._parts.seated(FIRST_SETUP))

    def start(self, lesson: Lesson, deal: int | None = None) -> None:
        """Start `lesson`, with its next deal unless told which; the game on the table comes back when it ends."""
        if not self.is_on:
            self._aside = self._parts.session.game
        self.runner.start(lesson, self.progress.next_deal(lesson.id) if deal is None else deal)
        self._parts.pages.show_table()

    def _on_ended(self) -> None:
        """Back to the game that was set aside, or to the list of lessons."""
        game, aside, self._aside = self._parts.session.game, self._aside, None
        if self._goes_on:
            return
        if game is None:
            self.show_learn()
        else:
            self._parts.pages.show_table()
            if game is aside:
                self._parts.notices.say(_tr("LearnPage", "Your game is back on the table."), of_table=True)

    # --- what there is --------------------------------------------------------------------------------

    @cached_property
    def course(self) -> tuple[Chapter, ...]:
        """The chapters, read when they are first needed."""
        return load_course()

    @property
    def lessons(self) -> list[Lesson]:
        """Every lesson in order."""
        return [lesson for chapter in self.course for lesson in chapter.lessons]

    @cached_property
    def page(self) -> LearnPage:
        """The list of lessons, made when it is first shown."""
        from .pages.learning_pages import LearnPage

        page = LearnPage(self.course, self.progress)
        page.chosen.connect(self.start)
        self._parts.pages.add(page)
        return page

    def _after(self, lesson: Lesson) -> Lesson | None:
        lessons = self.lessons
        ids = [lesson.id for lesson in lessons]
        at = ids.index(lesson.id) + 1 if lesson.id in ids else len(ids)
        return lessons[at] if at < len(lessons) else None

    def _place_of(self, lesson: Lesson) -> str:
        for chapter in self.course:
            ids = [lesson.id for lesson in chapter.lessons]
            if lesson.id in ids:
                return fill(_tr("StepCard", "Lesson {number} of {all}"), number=ids.index(lesson.id) + 1, all=len(ids))
        return ""

    def _room_in_window(self) -> QRect:
        bar = self._parts.window.menuBar()
        top = 0 if bar.isNativeMenuBar() else bar.height()
        return self._parts.window.rect().adjusted(0, top, 0, 0)


class PuzzleActions(GuestActions):
    """Puzzles in `window`. Problems from elsewhere, as from a review, are posed by :meth:`try_again`."""

    drill_wanted = Signal(str)
    """A theme of the drill was chosen on the page; empty for all."""
    pasted_wanted = Signal()
    """The position on the clipboard is to be a question of the drill."""

    def __init__(self, parts: Parts, lessons: LessonActions) -> None:
        self.exercise = Exercise(parts.session)
        super().__init__(parts, self.exercise)
        self.exercise.setParent(self)
        self._lessons = lessons
        self._names: tuple[str, ...] = ()
        """The puzzles that follow each other."""
        self._daily = ""
        """The puzzle that was posed as that of a day."""
        self._due: tuple[str, ...] = ()
        """The own moves that came back, while they are posed one after the other."""
        self._returns = False
        """Whether the game on the table comes back after puzzles of the book, too."""
        self._problems: tuple[Problem, ...] = ()
        """The problems that follow each other, if they come from elsewhere."""
        self.book = parts.book
        self.deck = Deck(parts.book.store, parts.known_games)
        self.table = Exercising(
            parts.session,
            self.exercise,
            parts.table,
            parts.choices,
            title=self._title,
            has_next=lambda: self._next() is not None,
        )
        self.table.next_wanted.connect(self._go_on)
        self.exercise.answered.connect(self._on_answered)
        self.exercise.ended.connect(self._on_ended)

    # --- starting and leaving -------------------------------------------------------------------------

    def show_puzzles(self) -> None:
        """Show the page; a lesson or puzzle that is on ends."""
        self.leave()
        self._lessons.leave()
        self._parts.today.look()
        self.page.refresh()
        self._parts.pages.show(self.page)
        self.page.focus_next()

    def start_daily(self, day: date) -> None:
        """Pose the puzzle of `day`."""
        name = self._daily = self.book.of_the_day(day)
        self._start((name,), name)

    def start_next(self) -> None:
        """Pose the next puzzle of the book that was not solved."""
        self._start_series(self.book.known_first(self.book.names))

    def start_due(self) -> None:
        """Pose the player's own moves that come back today, one after the other."""
        due = tuple(self.book.due(self._parts.today.look()))
        if due:
            self._start(due, due[0], are_due=True)

    def start_chapter(self, chapter: PuzzleChapter) -> None:
        """Pose the next puzzle of `chapter` that was not solved, or its first if all were."""
        self._start_series(chapter.names)

    def start_kept(self, name: str) -> None:
        """Pose a position that the player has kept; the others follow."""
        kept = next((chapter.names for chapter in self.book.chapters if chapter.key == KEPT), ())
        self._start(kept, name)

    def _on_removed(self, own: OwnProblem) -> None:
        def undo() -> None:
            self.book.restore(own)
            self.page.refresh()

        self._parts.notices.say(fill(_tr("PuzzlesPage", "“{name}” was deleted."), name=own.title or ""), undo=undo)

    def start_theme(self, theme: str) -> None:
        """Pose the next puzzle about `theme` that was not solved, those most like the game on the table first."""
        game = self._parts.session.game
        self._returns = game is not None
        puzzles = [puzzle for puzzle in self.book.puzzles if puzzle.theme == theme]
        if game is not None:
            own = game.state.game
            puzzles.sort(key=lambda it: (it.ruleset != game.ruleset, RULESETS[it.ruleset].rules.game != own))
        self._start_series([puzzle.name for puzzle in puzzles])

    def try_again(self, problems: Sequence[Problem]) -> None:
        """Pose these `problems`, one after the other."""
        if problems:
            self._names, self._problems, self._due = (), tuple(problems), ()
            self._pose(problems[0])

    def remember(self) -> Callable[[PuzzleActions], None] | None:
        """Return what poses in another window the problem that is on, among those that follow it; None if none is."""
        problem, names, problems, daily = self.exercise.problem, self._names, self._problems, self._daily
        if problem is None:
            return None

        def pose(other: PuzzleActions) -> None:
            other._names, other._problems, other._daily = names, problems, daily
            other._pose(problem)

        return pose

    def _start_series(self, names: Sequence[str]) -> None:
        if names:
            self._start(names, self.book.next_of(names) or names[0])

    def _start(self, names: Sequence[str], first: str, *, are_due: bool = False) -> None:
        problem = self.book.problem(first)
        if problem is None:
            self._parts.notices.say(_tr("PuzzlesPage", "This puzzle can’t be set up. Try another one."))
            return
        self._names, self._problems = tuple(names), ()
        self._due = self._names if are_due else ()
        self._pose(problem)

    def _pose(self, problem: Problem) -> None:
        self._lessons.leave()
        if not self.is_on:
            self._aside = self._parts.session.game
        self.exercise.pose(problem)
        self._parts.pages.show_table()

    def _next(self) -> str | Problem | None:
        """Return what follows the problem on the table."""
        problem = self.exercise.problem
        if problem is None:
            return None
        if self._problems:
            place = [problem.name for problem in self._problems].index(problem.name) + 1
            return self._problems[place] if place < len(self._problems) else None
        if self._due:
            return next((name for name in self.book.due(self._parts.today.day) if name != problem.name), None)
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
            self.book.note(problem.name, solved=solved, day=self._parts.today.look())

    def _on_ended(self) -> None:
        """Back to the page, or to the game that a review was about."""
        game, aside, self._aside = self._parts.session.game, self._aside, None
        was_elsewhere, self._problems, self._returns = bool(self._problems) or self._returns, (), False
        was_due, self._due = bool(self._due), ()
        if self._goes_on or game is not aside:
            return
        if was_due:
            self._parts.pages.show_start()
            return
        if was_elsewhere and game is not None:
            self._parts.pages.show_table()
            return
        self.show_puzzles()

    # --- what there is --------------------------------------------------------------------------------

    @cached_property
    def page(self) -> PuzzlesPage:
        """The list of chapters, made when it is first shown."""
        from .pages.learning_pages import PuzzlesPage

        page = PuzzlesPage(self.book, self.deck, self._parts.today)
        page.drill_chosen.connect(self.drill_wanted)
        page.pasted.clicked.connect(self.pasted_wanted)
        page.daily.clicked.connect(lambda: self.start_daily(page.shown_day))
        page.next.clicked.connect(self.start_next)
        page.chosen.connect(self.start_chapter)
        page.kept_chosen.connect(self.start_kept)
        page.kept_removed.connect(self._on_removed)
        self._parts.pages.add(page)
        return page

    def _title(self) -> str:
        problem = self.exercise.problem
        assert problem is not None
        if self._problems:
            return _tr("Common", "Try again")
        if problem.name == self._daily:
            return _tr("PuzzlesPage", "Puzzle of the day")
        if problem.title:
            return problem.title
        what = _tr("ExerciseCard", "Your own move") if self._due else _tr("ExerciseCard", "Puzzle")
        if len(self._names) < 2:
            return what
        place = self._names.index(problem.name) + 1
        return f"{what} {fill(_tr('Common', '{number} of {all}'), number=place, all=len(self._names))}"
