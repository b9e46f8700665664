"""The lessons that come with the program, chapter by chapter, and which of them were done, and how well."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from ra_desktop.storage import paths
from ra_desktop.storage.paths import resources_dir
from ra_desktop.storage.progress import LESSONS_FORM, MOST_STARS, LessonsFile
from ra_desktop.storage.store import Store

from .reading import read_lesson

if TYPE_CHECKING:
    from pathlib import Path

    from .lesson import Lesson


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
    return _listed(lessons_dir() / chapter)


@cache
def _listed(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.toml"))


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


@cache
def must_know() -> dict[str, str]:
    """Return the sentences of what a player must know, texts of lessons, by their ids."""
    import tomllib

    data = tomllib.loads((lessons_dir() / "must-know.toml").read_text("utf-8"))
    return {entry["id"]: entry["sentence"] for entry in data["entries"]}


def load_course() -> tuple[Chapter, ...]:
    """Return the chapters that have lessons; raises :class:`.LessonError` if a file is wrong."""
    chapters = (Chapter(key, tuple(map(_read, lesson_files(key)))) for key in CHAPTERS)
    return tuple(chapter for chapter in chapters if chapter.lessons)


class Progress:
    """The best stars of each lesson, and the deal that was done last, kept in a file of the player's.

    Where the file cannot be read or written, what is done in this session is known as long as the program runs.
    """

    def __init__(self) -> None:
        self.store: Final = Store(paths.lessons_path, LESSONS_FORM)

    @property
    def done(self) -> frozenset[str]:
        """The ids of the lessons that were done."""
        return frozenset(self.store.kept.lessons)

    def stars(self, lesson: str) -> int:
        """Return the best stars of the lesson with that id, 1 to 3; 0 if it was not done."""
        return self.store.kept.lessons.get(lesson, 0)

    def next_deal(self, lesson: str) -> int:
        """Return which deal follows the one with which the lesson was done last; 0 if it was not done."""
        return self.store.kept.deals.get(lesson, 0) + 1 if self.stars(lesson) else 0

    def record(self, lesson: str, stars: int, deal: int = 0) -> None:
        """Keep that this `deal` of the lesson was done; the best `stars` count. Raises ValueError unless 1 to 3."""
        if not 1 <= stars <= MOST_STARS:
            raise ValueError(f"{stars} stars")

        def add(kept: LessonsFile) -> None:
            kept.lessons[lesson] = max(stars, kept.lessons.get(lesson, 0))
            kept.deals[lesson] = deal

        self.store.change(add)
