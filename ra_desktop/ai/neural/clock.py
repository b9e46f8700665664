"""When a search ends: out of time, or cancelled."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Interrupted(Exception):  # noqa: N818 - not a fault: what was asked for
    """The search was cancelled."""


class Clock:
    """Stops a search when it is cancelled or out of time."""

    def __init__(self, seconds: float | None = None, stopped: Callable[[], bool] | None = None) -> None:
        self._begun = time.perf_counter()
        self._seconds = seconds
        self._stopped = stopped

    def check(self) -> None:
        """Raise :class:`Interrupted` if the search is cancelled; let other threads run."""
        time.sleep(0)
        if self._stopped is not None and self._stopped():
            raise Interrupted

    def remaining(self, part: float = 1.0) -> float:
        """Return the seconds left of this part of the time."""
        if self._seconds is None:
            return float("inf")
        return part * self._seconds - (time.perf_counter() - self._begun)
