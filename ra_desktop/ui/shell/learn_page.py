"""The Learn page: every lesson by chapter, what was done, and what comes next."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.lessons.step_card import LESSONS
from ra_desktop.ui.words.fill import fill

from .lesson_row import LessonLine, LessonRow
from .list_page import ListPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLabel, QWidget

    from ra_desktop.app.lessons.course import Chapter, Progress
    from ra_desktop.app.lessons.lesson import Lesson

_tr = QCoreApplication.translate


class LearnPage(ListPage):
    """Lists the lessons. Enter starts one."""

    chosen = Signal(object)
    """The :class:`Lesson` to start."""

    def __init__(self, course: Sequence[Chapter], progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("learn")
        self._course = tuple(course)
        self._progress = progress
        self.lesson_rows: list[LessonRow] = []
        self._headings = [self._list(chapter, right=number > 0) for number, chapter in enumerate(self._course)]
        self.arrange()
        self.retranslate()

    def _list(self, chapter: Chapter, *, right: bool) -> QLabel:
        rows = []
        for lesson in chapter.lessons:
            row = LessonRow()
            row.clicked.connect(lambda _=False, lesson=lesson: self.chosen.emit(lesson))
            rows.append(row)
        self.lesson_rows += rows
        return self.make_list(rows, right=right)

    @property
    def lessons(self) -> list[Lesson]:
        """Every lesson in order, as the rows show them."""
        return [lesson for chapter in self._course for lesson in chapter.lessons]

    # --- contents -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the progress as it is now."""
        lessons = self.lessons
        stars = [self._progress.stars(lesson.id) for lesson in lessons]
        following = next((number for number, each in enumerate(stars) if not each), None)
        number = 0
        for chapter in self._course:
            for place, lesson in enumerate(chapter.lessons, start=1):
                line = LessonLine(
                    place,
                    translated(LESSONS, lesson.title),
                    math.ceil(lesson.minutes),
                    stars[number],
                    is_next=number == following,
                )
                self.lesson_rows[number].show_line(line)
                number += 1
        done = sum(1 for each in stars if each)
        self.summary.setText(
            fill(
                _tr("LearnPage", "{done} of {all} lessons · {stars} of {most} stars"),
                done=done,
                all=len(stars),
                stars=sum(stars),
                most=3 * len(stars),
            )
            if done
            else _tr("LearnPage", "Play a short lesson, and you know one rule more.")
        )

    def focus_next(self) -> None:
        """Give the keyboard to the next lesson, or to the first if all are done."""
        row = next((row for row in self.lesson_rows if row.shown.is_next), next(iter(self.lesson_rows), None))
        if row is None:
            self.back.setFocus()
        else:
            self.focus_row(row)

    def retranslate(self) -> None:
        self.title.setText(_tr("LearnPage", "Learn"))
        self.back.setText(_tr("LearnPage", "Back"))
        self.back.setAccessibleName(self.back.text())
        for heading, chapter in zip(self._headings, self._course, strict=True):
            heading.setText(chapter_title(chapter.key))
        self.refresh()


def chapter_title(key: str) -> str:
    """Return the title of a chapter."""
    return {
        "ra": _tr("LearnPage", "Ra"),
        "boat": _tr("LearnPage", "The boat and two players"),
        "priests": _tr("LearnPage", "Priests of Ra"),
    }.get(key, key)
