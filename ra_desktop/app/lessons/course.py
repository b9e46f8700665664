"""The lessons that come with the program, chapter by chapter, and which of them were done, and how well."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.paths import resources_dir
from ra_desktop.storage.progress import MOST_STARS, read_stars, write_stars

from .reading import read_lesson

if TYPE_CHECKING:
    from pathlib import Path

    from .lesson import Lesson


_log = logging.getLogger(__name__)

CHAPTERS: Final = ("ra", "boat", "priests")
"""The chapters in order; each is a folder of lesson files."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """The lessons about one game."""

    key: str
    """One of :data:`CHAPTERS`."""
    lessons: tuple[Lesson, ...]
    """In the order of their files' names."""


def lessons_dir() -> Path:
    """Return the folder with the chapters."""
    return resources_dir() / "lessons"


def lesson_files(chapter: str) -> list[Path]:
    """Return the files of a chapter, in order."""
    return sorted((lessons_dir() / chapter).glob("*.toml"))


def lesson_ids() -> frozenset[str]:
    """Return the ids of all lessons, from the names of their files."""
    return frozenset(file.stem.partition("-")[2] for chapter in CHAPTERS for file in lesson_files(chapter))


_read = cache(read_lesson)
"""Each file once: they come with the program."""


def lesson_of(lesson: str) -> Lesson:
    """Return the lesson with that id; raises :class:`.LessonError` if its file is wrong."""
    files = (file for chapter in CHAPTERS for file in lesson_files(chapter))
    return _read(next(file for file in files if file.stem.partition("-")[2] == lesson))


def recalled_by(lesson: Lesson) -> Lesson | None:
    """Return the earlier lesson that comes back at the end of `lesson`, with another deal; None if none does."""
    return lesson_of(lesson.recalls).variants()[-1] if lesson.recalls in lesson_ids() else None


def first_lesson() -> Lesson:
    """Return the lesson with which everybody begins; raises :class:`.LessonError` if its file is wrong."""
    return _read(lesson_files(CHAPTERS[0])[0])


def load_course() -> tuple[Chapter, ...]:
    """Return the chapters that have lessons; raises :class:`.LessonError` if a file is wrong."""
    chapters = (Chapter(key, tuple(map(_read, lesson_files(key)))) for key in CHAPTERS)
    return tuple(chapter for chapter in chapters if chapter.lessons)


class Progress:
    """The best stars of each lesson, kept in a file of the player's.

    Where the file cannot be read or written, what is done in this session is known as long as the program runs.
    """

    def __init__(self) -> None:
        self._stars: dict[str, int] | None = None

    def forget(self) -> None:
        """Read the file again when it is next needed: another player's."""
        self._stars = None

    @property
    def is_new(self) -> bool:
        """Whether no lesson has ever been done here."""
        return not self._known()

    @property
    def done(self) -> frozenset[str]:
        """The ids of the lessons that were done."""
        return frozenset(self._known())

    def stars(self, lesson: str) -> int:
        """Return the best stars of the lesson with that id, 1 to 3; 0 if it was not done."""
        return self._known().get(lesson, 0)

    def record(self, lesson: str, stars: int) -> None:
        """Keep that the lesson was done with `stars`; the best count. Raises ValueError unless they are 1 to 3."""
        if not 1 <= stars <= MOST_STARS:
            raise ValueError(f"{stars} stars")
        known = self._known()
        known[lesson] = max(stars, known.get(lesson, 0))
        try:
            read = read_stars(paths.lessons_path())  # another window may have written meanwhile
            known |= {lesson: max(other, known.get(lesson, 0)) for lesson, other in read.items()}
            if known != read:
                write_stars(paths.lessons_path(), known)
        except SaveError as error:
            _log.warning("the progress of the lessons is not kept: %s", error)

    def _known(self) -> dict[str, int]:
        if self._stars is None:
            try:
                self._stars = read_stars(paths.lessons_path())
            except SaveError as error:
                _log.warning("the progress of the lessons cannot be read: %s", error)
                self._stars = {}
        return self._stars
