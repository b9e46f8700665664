"""How a reason is told: before the move, after it was made, or after another was made instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.facts import Facts
    from ra_desktop.engine import Action

When = Literal["before", "made", "missed"]
"""When the reasons for a move are told: before the choice, after this move, or after another one."""


class Telling:
    """Knows the facts, and when they are told."""

    def __init__(
        self,
        facts: Facts,
        name: Callable[[int], str],
        ruleset: str,
        *,
        when: When = "before",
        instead: Action | None = None,
    ) -> None:
        """`name` returns the names of seats; `instead`: the move that was made, if the better one was missed."""
        self._facts = facts
        self._name = name
        self._ruleset = ruleset
        self._when = when
        self._instead = instead

    def _told(self, text: str, missed: str) -> str:
        """Return `text`, or what is said of a move that was not made."""
        return missed if self._when == "missed" else text
