"""What is done with lessons: the Learn page, starting and leaving one, and going on to the next."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect

from ra_desktop.app.lessons.course import Progress, first_lesson, lesson_ids, load_course
from ra_desktop.app.lessons.runner import LessonRunner
from ra_desktop.storage import paths
from ra_desktop.ui.table.lessons.lesson_table import LessonTable
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ra_desktop.app.lessons.course import Chapter
    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Game
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.table import Table

    from .learn_page import LearnPage
    from .notices import Notices
    from .pages import Pages
    from .side_panel import SidePanel
    from .table_area import TableArea

_tr = QCoreApplication.translate


class LessonActions(QObject):
    """Lessons in `window`."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        table: Table,
        choices: Choices,
        pages: Pages,
        side: SidePanel,
        area: TableArea,
        notices: Notices,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._pages = pages
        self._notices = notices
        self._window = window
        self._page: LearnPage | None = None
        self._aside: Game | None = None
        """The game that was on the table before the lesson."""
        self._goes_on = False
        """Whether something else follows a lesson that ends: the next one, or another page."""
        self.progress = Progress()
        self.runner = LessonRunner(session, self.progress, self)
        self.table = LessonTable(
            self.runner,
            table,
            choices,
            session,
            settings,
            side.content,
            window,
            room=self._room_in_window,
            reveal=area.reveal,
            place_of=self._place_of,
            has_next=lambda lesson: self._after(lesson) is not None,
        )
        self.table.next_wanted.connect(self.start_next)
        self.table.learn_wanted.connect(self.show_learn)
        self.runner.ended.connect(self._on_ended)
        pages.learn_line = self.learn_line
        pages.first_minutes = lambda: math.ceil(first_lesson().minutes)

    @property
    def is_on(self) -> bool:
        """Whether a lesson is on the table."""
        return self.runner.lesson is not None

    # --- starting and leaving -------------------------------------------------------------------------

    def show_learn(self) -> None:
        """Show the list of lessons; a lesson that is on ends."""
        self.leave()
        self.page.refresh()
        self._pages.show(self.page)
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

    def start(self, lesson: Lesson) -> None:
        """Start `lesson`; the game on the table is set aside and comes back when the lesson ends."""
        if not self.is_on:
            self._aside = self._session.game
        self.runner.start(lesson)
        self._pages.show_table()

    def leave(self) -> None:
        """Leave the lesson that is on, if there is one, for something else."""
        if self.is_on:
            self._goes_on = True
            try:
                self.runner.leave()
            finally:
                self._goes_on = False

    def _on_ended(self) -> None:
        """Back to the game that was set aside, or to the list of lessons."""
        game, aside, self._aside = self._session.game, self._aside, None
        if self._goes_on:
            return
        if game is None:
            self.show_learn()
        else:
            self._pages.show_table()
            if game is aside:
                self._notices.say(_tr("LearnPage", "Your game is back on the table."), of_table=True)

    # --- what there is --------------------------------------------------------------------------------

    @cached_property
    def course(self) -> tuple[Chapter, ...]:
        """The chapters, read when they are first needed."""
        return load_course()

    @property
    def lessons(self) -> list[Lesson]:
        """Every lesson in order."""
        return [lesson for chapter in self.course for lesson in chapter.lessons]

    @property
    def page(self) -> LearnPage:
        """The list of lessons, made when it is first shown."""
        if self._page is None:
            from .learn_page import LearnPage

            self._page = LearnPage(self.course, self.progress)
            self._page.chosen.connect(self.start)
            self._page.back_wanted.connect(self._go_back)
            self._pages.add(self._page)
        return self._page

    def learn_line(self) -> str:
        """Return the progress in one line for the start page; empty for somebody who has never played."""
        ids = lesson_ids()
        done = self.progress.done & ids  # lessons tried from a file are not among the others
        if not self._settings.learn_line and not done and not self._has_played():
            return ""
        return fill(_tr("StartPage", "{done} of {all}", "Lessons"), done=len(done), all=len(ids))

    def _has_played(self) -> bool:
        """Whether there is any game, on the table or kept."""
        return self._session.game is not None or paths.hold_games()

    def _go_back(self) -> None:
        if self._session.game is not None and not self._session.state.is_over:
            self._pages.show_table()
        else:
            self._pages.show_start()

    def _after(self, lesson: Lesson) -> Lesson | None:
        lessons = self.lessons
        ids = [each.id for each in lessons]
        at = ids.index(lesson.id) + 1 if lesson.id in ids else len(ids)
        return lessons[at] if at < len(lessons) else None

    def _place_of(self, lesson: Lesson) -> str:
        for chapter in self.course:
            ids = [each.id for each in chapter.lessons]
            if lesson.id in ids:
                return fill(_tr("StepCard", "Lesson {number} of {all}"), number=ids.index(lesson.id) + 1, all=len(ids))
        return ""

    def _room_in_window(self) -> QRect:
        bar = self._window.menuBar()
        top = 0 if bar.isNativeMenuBar() else bar.height()
        return self._window.rect().adjusted(0, top, 0, 0)
