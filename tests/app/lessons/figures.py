"""The texts of lessons with figures in them, by place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.app.lessons.lesson import Lesson

FIGURE: Final = re.compile(r"\d+")
END: Final = 0
"""In the place of a step's number: after the last one."""


def texts(lesson: Lesson) -> dict[tuple[str, int, str], str]:
    """Everything that a lesson says at its steps and at its end."""
    said = {(lesson.id, END, "summary"): lesson.summary}
    for number, step in enumerate(lesson.steps, 1):
        said[lesson.id, number, "text"] = step.text
        said[lesson.id, number, "task"] = step.task
        for key, answer in step.answers.items():
            said[lesson.id, number, key] = answer.text
    return said


def with_figures(lessons: Iterable[Lesson]) -> dict[tuple[str, int, str], str]:
    """Every text of `lessons` with a figure in it."""
    return {place: text for lesson in lessons for place, text in texts(lesson).items() if FIGURE.search(text)}
