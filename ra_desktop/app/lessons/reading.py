"""From a file to a lesson; every error names the file, the line and the field."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import msgspec

from .lesson import Lesson

if TYPE_CHECKING:
    from pathlib import Path


class LessonError(ValueError):
    """A lesson's file is wrong."""


def read_lesson(path: Path) -> Lesson:
    """Return the lesson in the file `path`; raises :class:`LessonError`."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (OSError, ValueError) as error:
        raise LessonError(f"{path}: {error}") from error
