"""The Learn page: every lesson by chapter, what was done, and what comes next."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.lessons.step_card import LESSONS
from ra_desktop.ui.words.fill import fill

from .list_page import ListPage, ListRow, RowLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.lessons.course import Chapter, Progress
    from ra_desktop.app.lessons.lesson import Lesson

_tr = QCoreApplication.translate


class LearnPage(ListPage):
    """Lists the lessons. Enter starts one."""

    chosen = Signal(object)
    """The :class:`Lesson` to start."""

    def __init__(self, course: Sequence[Chapter], progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__("learn", _tr("LearnPage", "Learn"), parent)
        self._course = tuple(course)
        self._progress = progress
        self._lesson_rows: list[ListRow] = []
        for chapter in self._course:
            rows = [ListRow() for _ in chapter.lessons]
            self._lesson_rows += rows
            for row, lesson in zip(rows, chapter.lessons, strict=True):
                row.clicked.connect(lambda _=False, lesson=lesson: self.chosen.emit(lesson))
            self.make_list(chapter_title(chapter.key), rows, right=chapter is not self._course[0])
        self.arrange()
        self.refresh()

    # --- contents -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the progress as it is now."""
        lessons = [(place, lesson) for chapter in self._course for place, lesson in enumerate(chapter.lessons, 1)]
        stars = [self._progress.stars(lesson.id) for _, lesson in lessons]
        following = next((number for number, star in enumerate(stars) if not star), None)
        for number, (row, (place, lesson)) in enumerate(zip(self._lesson_rows, lessons, strict=True)):
            row.show_line(_line(place, lesson, stars[number], is_next=number == following))
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


def _line(place: int, lesson: Lesson, stars: int, *, is_next: bool) -> RowLine:
    note = minutes_text(math.ceil(lesson.minutes))
    parts = [note]
    if stars:
        parts.append(_tr("LearnPage", "done, %n stars", "", stars))
    elif is_next:
        parts.append(_tr("LearnPage", "next"))
    title = translated(LESSONS, lesson.title)
    return RowLine(title, note, ", ".join(parts), number=str(place), stars=stars, is_done=bool(stars), is_next=is_next)


def minutes_text(minutes: int) -> str:
    """Return a length in minutes."""
    return fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=minutes)
