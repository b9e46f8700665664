"""The lessons that come with the program, chapter by chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.storage.resources import resources_dir

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
    return sorted((lessons_dir() / chapter).glob("*.toml"))


def lesson_ids() -> frozenset[str]:
    """Return the ids of all lessons, from the names of their files."""
    return frozenset(file.stem.partition("-")[2] for chapter in CHAPTERS for file in lesson_files(chapter))


def first_lesson() -> Lesson:
    """Return the lesson with which everybody begins; raises :class:`.LessonError` if its file is wrong."""
    return read_lesson(lesson_files(CHAPTERS[0])[0])


def load_course() -> tuple[Chapter, ...]:
    """Return the chapters that have lessons; raises :class:`.LessonError` if a file is wrong."""
    chapters = (Chapter(key, tuple(map(read_lesson, lesson_files(key)))) for key in CHAPTERS)
    return tuple(chapter for chapter in chapters if chapter.lessons)
