"""What was missed comes back after 1, 3 and 7 days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import pytest

from ra_desktop.app import repeats
from ra_desktop.storage.progress import Repeat

FIRST: Final = date(2026, 2, 26)
"""A day near the end of a month."""


@pytest.mark.parametrize(
    ("tries", "times", "due_after"),
    [
        ([(0, True)], 3, None),
        ([(0, False)], 3, 1),
        ([(0, False), (0, True)], 3, 1),  # on the same day: it is no repetition
        ([(0, False), (1, True)], 3, 4),
        ([(0, False), (1, True), (4, True)], 3, 11),
        ([(0, False), (1, True), (4, True), (11, True)], 3, None),
        ([(0, False), (1, True), (4, True)], 2, None),
        ([(0, False), (5, True)], 3, 8),  # late
        ([(0, False), (1, True), (4, False)], 3, 5),
        ([(0, False), (1, True), (4, False), (5, True)], 2, 8),  # it begins again
        ([(0, False), (1, True), (4, True), (11, False)], 3, 12),
    ],
)
def test_what_was_missed_comes_back(tries: list[tuple[int, bool]], times: int, due_after: int | None) -> None:
    """After 1 day, 3 days after the first success and 7 days after the second; or never again."""
    kept: dict[str, Repeat] = {}
    for days, solved in tries:
        repeats.note(kept, "one", FIRST + timedelta(days), solved=solved, times=times)

    assert {name: repeat.day for name, repeat in kept.items()} == (
        {} if due_after is None else {"one": FIRST + timedelta(due_after)}
    )


def test_what_has_waited_longest_is_due_first() -> None:
    """And what is not due is not among it."""
    kept = {"b": Repeat(FIRST), "a": Repeat(FIRST - timedelta(1)), "c": Repeat(FIRST + timedelta(1))}

    assert repeats.due(kept, FIRST) == ["a", "b"]


@pytest.mark.parametrize(("day", "is_due"), [
    (date.min, True), (FIRST, True), (FIRST + timedelta(1), False), (FIRST + timedelta(7), False),
    (FIRST + timedelta(365), True), (date.max, True),
])  # fmt: skip
def test_what_was_noted_while_the_clock_was_wrong_comes_back_now(day: date, is_due: bool) -> None:
    kept = {"one": Repeat(day)}
    assert (repeats.due(kept, FIRST) == ["one"]) == is_due
    repeats.note(kept, "one", FIRST, solved=True)
    assert kept == {"one": Repeat(FIRST + timedelta(3), 1) if is_due else Repeat(day)}
