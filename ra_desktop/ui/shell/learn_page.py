"""The Learn page: every lesson by chapter, what was done, and what comes next."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, scaled
from ra_desktop.ui.look.nile.sky import paint_sky
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.table.lessons.content import LESSONS
from ra_desktop.ui.words.fill import fill

from .lesson_row import LessonLine, LessonRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from ra_desktop.app.lessons.course import Chapter
    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.app.lessons.progress import Progress

_tr = QCoreApplication.translate

_DAWN, _DUSK = (0.16, 1), (0.90, 3)
"""Hour of the day and epoch of the picture, by theme."""
_VEIL: Final = QColor(8, 18, 48, 70)
_CREAM: Final = "#FFF4DC"
_COLUMNS_FROM: Final = 760
"""The least width of two columns, in text of the usual size."""
_WIDEST: Final = 1180


class LearnPage(QWidget):
    """Lists the lessons. Arrows go from one to the next, Enter starts one, Escape goes back."""

    chosen = Signal(object)
    """The :class:`Lesson` to start."""
    back_wanted = Signal()

    def __init__(self, course: Sequence[Chapter], progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("learn")
        self._course = tuple(course)
        self._progress = progress
        self._background = QPixmap()
        self.title, self.summary = QLabel(self), QLabel(self)
        self.back = QPushButton(self)
        self.back.clicked.connect(self.back_wanted)
        self.back.setAutoDefault(True)
        self.rows: list[LessonRow] = []
        self._columns: list[list[LessonRow]] = []
        self._headings: list[QLabel] = []
        self._lists: list[QFrame] = [self._list(chapter) for chapter in self._course]
        self._inner = QWidget()
        self._inner.setObjectName("lessons")
        self._inner.setStyleSheet("#lessons { background: transparent; }")
        self._sides = QHBoxLayout(self._inner)
        self._sides.setContentsMargins(4, 4, 4, 10)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for side in (self._left, self._right):
            self._sides.addLayout(side, 1)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setStyleSheet("QScrollArea { background: transparent; border: none; }")
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inner)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.summary, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head = head
        self._page = QVBoxLayout(self)
        self._page.addLayout(head)
        self._page.addWidget(self._scroll, 1)
        self._arrange()
        self.retranslate()

    def _list(self, chapter: Chapter) -> QFrame:
        frame = QFrame()
        frame.setProperty("card", True)
        lines = QVBoxLayout(frame)
        lines.setContentsMargins(14, 10, 14, 12)
        lines.setSpacing(1)
        heading = QLabel(frame)
        heading.setProperty("role", "heading")
        self._headings.append(heading)
        lines.addWidget(heading)
        for lesson in chapter.lessons:
            row = LessonRow(frame)
            row.clicked.connect(lambda _=False, lesson=lesson: self.chosen.emit(lesson))
            row.installEventFilter(self)
            lines.addWidget(row)
            self.rows.append(row)
        lines.addStretch(1)
        return frame

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
                self.rows[number].show_line(line)
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
        row = next((row for row in self.rows if row.shown.is_next), self.rows[0] if self.rows else None)
        if row is None:
            self.back.setFocus()
        else:
            row.setFocus()
            self._scroll.ensureWidgetVisible(row)

    def retranslate(self) -> None:
        """Update the texts."""
        self.title.setText(_tr("LearnPage", "Learn"))
        self.back.setText(_tr("LearnPage", "Back"))
        self.back.setAccessibleName(self.back.text())
        for heading, chapter in zip(self._headings, self._course, strict=True):
            heading.setText(chapter_title(chapter.key))
        self.refresh()

    # --- keys ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from lesson to lesson, also across; Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif not self._move(event.key()):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows of the rows, with which the list would be scrolled."""
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._move(event.key())

    def _move(self, key: int) -> bool:
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._cross()
        else:
            return False
        return True

    def _focused(self) -> int | None:
        return next((number for number, row in enumerate(self.rows) if row.hasFocus()), None)

    def _step(self, by: int) -> None:
        at = self._focused()
        if self.rows:
            self._focus(self.rows[0 if at is None else max(0, min(at + by, len(self.rows) - 1))])

    def _cross(self) -> None:
        """Go to the row beside the one with the focus, in the other column."""
        at = self._focused()
        if at is None:
            return
        side = next((number for number, column in enumerate(self._columns) if self.rows[at] in column), 0)
        others = [row for number, column in enumerate(self._columns) if number != side for row in column]
        if others:
            height = self.rows[at].mapTo(self, self.rows[at].rect().center()).y()
            self._focus(min(others, key=lambda row: abs(row.mapTo(self, row.rect().center()).y() - height)))

    def _focus(self, row: LessonRow) -> None:
        row.setFocus()
        self._scroll.ensureWidgetVisible(row)

    # --- look ---------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Put the first chapter left and the others right, or all in one column where it is narrow."""
        wide = self.width() >= scaled(_COLUMNS_FROM)
        for side in (self._left, self._right):
            while side.count():
                side.takeAt(0)
        self._columns = [[], []]
        for number, frame in enumerate(self._lists):
            right = wide and number > 0
            (self._right if right else self._left).addWidget(frame)
            self._columns[1 if right else 0] += frame.findChildren(LessonRow)
        for side in (self._left, self._right):
            side.addStretch(1)
            side.setSpacing(14)
        self._sides.setStretch(1, 1 if wide else 0)
        self._sides.setSpacing(16 if wide else 0)
        margin = max(20, (self.width() - round(scaled(_WIDEST))) // 2)
        self._page.setContentsMargins(margin, max(14, self.height() // 30), margin, 12)
        self._page.setSpacing(10)
        self._head.setSpacing(20)
        self.title.setStyleSheet(f"font-family: '{DISPLAY_FAMILY}'; font-size: {round(scaled(44))}px; color: {_CREAM};")
        self.summary.setStyleSheet(f"font-size: {round(scaled(17))}px; color: {_CREAM}; padding-bottom: 8px;")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the chapters."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Update language, theme and size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._background = QPixmap()
            self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the river behind the lessons."""
        wanted = self.size() * self.devicePixelRatioF()
        if self._background.size() != wanted:
            self._background = QPixmap(wanted)
            self._background.setDevicePixelRatio(self.devicePixelRatioF())
            own = QPainter(self._background)
            own.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sky(own, QRectF(self.rect()), *(_DUSK if current().dark else _DAWN), sun=False)
            own.fillRect(self.rect(), _VEIL)
            own.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.end()


def chapter_title(key: str) -> str:
    """Return the title of a chapter."""
    return {
        "ra": _tr("LearnPage", "Ra"),
        "boat": _tr("LearnPage", "The boat and two players"),
        "priests": _tr("LearnPage", "Priests of Ra"),
    }.get(key, key)
