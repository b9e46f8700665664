"""What the card of a lesson says at each moment of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.system.languages import translated

from .step_card import Content

if TYPE_CHECKING:
    from ra_desktop.app.lessons.runner import LessonRunner

    from .step_card import Wish

_tr = QCoreApplication.translate

LESSONS: Final = "Lessons"
"""The translators' context of the texts of lessons."""


def content_of(runner: LessonRunner, where: str, *, has_next: bool) -> Content | None:
    """Return what is said of the lesson of `runner` now; None while what follows a move is being played.

    `where` is which lesson of how many it is, in words; `has_next`: whether another one follows it.
    """
    lesson, step = runner.lesson, runner.step
    if lesson is None:
        return None
    if runner.is_done:
        wishes: tuple[Wish, ...] = ("next", "again", "learn") if has_next else ("learn", "again")
        summary = translated(LESSONS, lesson.summary) if lesson.summary else ""
        return Content("done", _praise(runner.stars), where, summary, stars=runner.stars, wishes=wishes, asks=True)
    done, steps = runner.number + 1, len(lesson.steps)
    if runner.answer is not None:
        return Content(
            "answer",
            _tr("StepCard", "Not quite"),
            where,
            translated(LESSONS, runner.answer.text),
            done=done,
            steps=steps,
            wishes=("try_again", "leave"),
            asks=True,
        )
    asks = step is not None and not step.right
    if step is None or (not asks and not runner.is_waiting):
        return None
    return Content(
        "step",
        translated(LESSONS, lesson.title),
        where,
        translated(LESSONS, step.text),
        translated(LESSONS, step.task) if step.task else "",
        done=done,
        steps=steps,
        wishes=("go_on", "leave") if asks else ("leave",),
        asks=asks,
    )


def _praise(stars: int) -> str:
    return {
        3: _tr("StepCard", "Without a mistake!"),
        2: _tr("StepCard", "Well done"),
    }.get(stars, _tr("StepCard", "Lesson complete"))
