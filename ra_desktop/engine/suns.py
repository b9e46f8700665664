"""The suns, and sets of them as bit masks: bit `n` stands for the sun numbered `n` (docs/rules.md#suns).

A mask is copied, compared and searched in one step; a list of suns would need a loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

SunGroups = tuple[tuple[int, ...], ...]

FIRST_CENTRE_SUN: Final = 1

SUN_GROUPS: Final[dict[int, SunGroups]] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
"""Suns dealt to the seats, by number of players."""

_LISTS: Final[dict[int, tuple[int, ...]]] = {}


def mask_of(suns: Iterable[int]) -> int:
    """Return the mask of the given sun numbers."""
    mask = 0
    for sun in suns:
        mask |= 1 << sun
    return mask


def suns_in(mask: int) -> tuple[int, ...]:
    """Return the numbers in `mask`, lowest first."""
    known = _LISTS.get(mask)
    if known is None:
        known = _LISTS[mask] = tuple(n for n in range(mask.bit_length()) if mask >> n & 1)
    return known


def highest_in(mask: int) -> int:
    """Return the highest sun in `mask`, or -1 if it is empty."""
    return mask.bit_length() - 1
