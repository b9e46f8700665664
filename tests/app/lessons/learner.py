"""Somebody who takes a lesson at a session without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDeadlineTimer

from ra_desktop.app.lessons.course import Progress
from ra_desktop.app.lessons.runner import LessonRunner
from ra_desktop.app.session import Session
from ra_desktop.engine import parse_action

if TYPE_CHECKING:
    from ra_desktop.app.lessons.lesson import Lesson


class Learner:
    """A session with a lesson's runner, and what it has told."""

    def __init__(self, *make_bot, **options) -> None:
        self.session = Session(*make_bot, **options)
        self.progress = Progress()
        self.runner = LessonRunner(self.session, self.progress)
        self.steps: list[int] = []
        self.ends = 0
        self.runner.changed.connect(lambda: self.steps.append(self.runner.number))
        self.runner.ended.connect(self._end)

    def _end(self) -> None:
        self.ends += 1

    @property
    def played(self) -> list[str]:
        """The actions of the game on the table."""
        return [str(action) for action in self.session.game.actions]

    def start(self, lesson: Lesson) -> None:
        self.runner.start(lesson)
        self.watch()

    def do(self, text: str) -> None:
        """Choose the action written as `text`, and watch what follows."""
        self.runner.choose(parse_action(text))
        self.watch()

    def go_on(self) -> None:
        self.runner.go_on()
        self.watch()

    def try_again(self) -> None:
        self.runner.try_again()
        self.watch()

    def watch(self) -> None:
        """Wait until the table is idle: there is something to read, to do or to close, as there always must be."""
        deadline = QDeadlineTimer(20_000)
        while not deadline.hasExpired():
            if self.runner.lesson is None or not self.runner.is_playing:
                return
            QCoreApplication.processEvents()
        raise AssertionError(f"step {self.runner.number + 1} never ends")
