"""What a step says about an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ra_desktop.engine import Action

    from .lesson import Answer, Step

OTHER: Final = "other"
"""The key of the answer to all actions that have none of their own."""


def is_right(step: Step, action: Action) -> bool:
    """Whether `action` completes `step`."""
    return action.text in step.right or action.word in step.right


def answer_to(step: Step, action: Action) -> Answer | None:
    """Return what `step` says about an `action` that does not complete it: the closest answer, None without any."""
    for key in (action.text, action.word, OTHER):
        if key in step.answers:
            return step.answers[key]
    return None
