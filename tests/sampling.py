"""Of the cases of a test some are tried each time, and all at night."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

NIGHTLY = bool(os.environ.get("RA_DESKTOP_NIGHTLY"))
"""Whether tests take all of what they take a sample of otherwise."""


def by_day(number: int, part: int = 3) -> int:
    """So many of `number` games or positions are tried each time."""
    return number if NIGHTLY else -(-number // part)


def sampled(cases: Iterable[tuple[Any, ...]], every: int) -> list[Any]:
    """Parameters for a test: of `cases` one in `every` each time, all at night; what isn't tried isn't collected."""
    return [pytest.param(*case) for at, case in enumerate(cases) if NIGHTLY or not at % every]
