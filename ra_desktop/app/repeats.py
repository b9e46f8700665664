"""When something that was missed comes back: after 1, 3 and 7 days. One schedule for all that is practised."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from ra_desktop.storage.progress import Repeat

if TYPE_CHECKING:
    from collections.abc import Mapping

AFTER: Final = (1, 3, 7)
"""Days after which it comes back: first, after the first success, after the second."""
_LONGEST: Final = 30
"""Days beyond which nothing comes back that was noted by a right clock."""


def note(repeats: dict[str, Repeat], name: str, day: date, *, solved: bool, times: int = len(AFTER)) -> None:
    """Note in `repeats` that `name` was tried on `day`; after `times` successes on days when it was due, it is learned.

    What is missed comes back on the next day, however often it was solved before. Nothing is noted of what is solved
    and was not missed, nor of what is solved again before it is due.
    """
    before = repeats.get(name)
    if not solved:
        repeats[name] = Repeat(day + timedelta(AFTER[0]))
    elif before is not None and is_due(before, day):
        count = before.solved + 1
        if count >= times:
            del repeats[name]
        else:
            repeats[name] = Repeat(day + timedelta(AFTER[min(count, len(AFTER) - 1)]), count)


def due(repeats: Mapping[str, Repeat], day: date) -> list[str]:
    """Return the names of what is due on `day`, longest overdue first."""
    return sorted((name for name, repeat in repeats.items() if is_due(repeat, day)), key=lambda name: repeats[name].day)


def is_due(repeat: Repeat, day: date) -> bool:
    """Whether it comes back on `day`: also what is further off than any schedule reaches, since a clock was wrong."""
    return not 0 < (repeat.day - day).days <= _LONGEST
