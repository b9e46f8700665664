"""The Learn page: every lesson by chapter, what was done, and what comes next."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from ra_desktop.ui.look.art import paint_disc
from ra_desktop.ui.look.fonts import display_font, scaled
from ra_desktop.ui.look.lettering import draw_words, write_centred
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.lessons.step_card import LESSONS, draw_stars
from ra_desktop.ui.words.fill import fill

from .list_page import ListPage, ListRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent
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
        self.title.setText(_tr("LearnPage", "Learn"))
        self.back.setText(_tr("Common", "Back"))
        self.back.setAccessibleName(self.back.text())
        for heading, chapter in zip(self._headings, self._course, strict=True):
            heading.setText(chapter_title(chapter.key))
        self.refresh()

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
        following = next((number for number, star in enumerate(stars) if not star), None)
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
            else _tr("LearnPage", "Play a short lesson, and you know one rule more.")
        )

    def focus_next(self) -> None:
        """Give the keyboard to the next lesson, or to the first if all are done."""
        row = next((row for row in self.lesson_rows if row.shown.is_next), next(iter(self.lesson_rows), None))
        if row is None:
            self.back.setFocus()
        else:
            self.focus_row(row)


def chapter_title(key: str) -> str:
    """Return the title of a chapter."""
    return {
        "ra": _tr("LearnPage", "Ra"),
        "boat": _tr("LearnPage", "The boat and two players"),
        "priests": _tr("Common", "Priests of Ra"),
    }.get(key, key)


_TYPE, _SMALL_TYPE = 18.0, 15.0
_MINUTES, _STARS = 58.0, 60.0
"""Widths of the columns at the right, in text of the usual size."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class LessonLine:
    """What a row says of its lesson."""

    number: int
    title: str
    minutes: int
    stars: int
    is_next: bool


class LessonRow(ListRow):
    """A lesson that can be started."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = LessonLine(0, "", 0, 0, is_next=False)

    def show_line(self, shown: LessonLine) -> None:
        """Show `shown`."""
        self.shown = shown
        self.setText(shown.title.replace("&", "&&"))
        self.setAccessibleName(shown.title)
        parts = [minutes_text(shown.minutes)]
        if shown.stars:
            parts.append(_tr("LearnPage", "done, %n stars", "", shown.stars))
        elif shown.is_next:
            parts.append(_tr("LearnPage", "next"))
        self.setAccessibleDescription(", ".join(parts))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number, the title, the minutes and the stars."""
        colours, shown = current(), self.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.paint_ground(painter, lit=shown.is_next)
        radius = room.height() * 0.36
        disc = QPointF(room.x() + room.height() * 0.5, room.center().y())
        self._paint_disc(painter, disc, radius)
        stars = QRectF(room.right() - scaled(_STARS) - 8, room.y(), scaled(_STARS), room.height())
        minutes = QRectF(stars.x() - scaled(_MINUTES) - 10, room.y(), scaled(_MINUTES), room.height())
        draw_stars(painter, stars, shown.stars, colours)
        draw_words(painter, minutes, minutes_text(shown.minutes), _SMALL_TYPE, colours.soft_ink, _RIGHT)
        left = disc.x() + radius + 10
        title = QRectF(left, room.y(), minutes.x() - left - 6, room.height())
        draw_words(painter, title, shown.title, _TYPE, colours.ink, bold=shown.is_next)
        painter.end()

    def _paint_disc(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """Paint the number on a disc, or a tick if the lesson was done."""
        colours, shown = current(), self.shown
        if shown.stars:
            self.paint_tick(painter, centre, radius)
            return
        edge = colours.accent_line if shown.is_next else colours.control_line
        paint_disc(painter, centre, radius, colours.accent if shown.is_next else None, edge, 1.4)
        ink = colours.accent_ink if shown.is_next else colours.soft_ink
        write_centred(painter, centre, str(shown.number), display_font(radius * 1.2), ink)


def minutes_text(minutes: int) -> str:
    """Return a length in minutes."""
    return fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=minutes)
