"""Sets of suns as bit masks: bit *n* stands for the sun numbered *n* (docs/rules.md#suns).

A mask is copied, compared and searched in one step, where a list of suns would need a loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_LISTS: Final[dict[int, tuple[int, ...]]] = {}


def mask_of(suns: Iterable[int]) -> int:
    """The mask of the given sun numbers."""
    mask = 0
    for sun in suns:
        mask |= 1 << sun
    return mask


def suns_in(mask: int) -> tuple[int, ...]:
    """The numbers in *mask*, lowest first."""
    known = _LISTS.get(mask)
    if known is None:
        known = _LISTS[mask] = tuple(n for n in range(mask.bit_length()) if mask >> n & 1)
    return known


def highest_in(mask: int) -> int:
    """The highest sun in *mask*, or -1 if it is empty."""
    return mask.bit_length() - 1
