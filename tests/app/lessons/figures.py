"""The texts of lessons with figures in them, by place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


def in_other_deals(
    lessons: Iterable[Lesson], facts: Iterable[tuple[str, int, str]]
) -> Iterator[tuple[Lesson, int, str, list[tuple[str, int, str]]]]:
    """Each text with a figure at another deal: the lesson with that deal, the step, the text, and what proves it."""
    known = list(facts)
    for lesson in lessons:
        said = texts(lesson)
        for variant in lesson.variants()[1:]:
            for (_, number, _), text in texts(variant).items():
                if FIGURE.search(text) and number != END and variant.steps != lesson.steps:
                    yield variant, number, text, [place for place in known if said.get(place) == text]
