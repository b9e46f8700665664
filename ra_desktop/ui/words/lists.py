"""Lists and pairs of things inside a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .fill import fill

if TYPE_CHECKING:
    from collections.abc import Iterable

_tr = QCoreApplication.translate


def listed(items: Iterable[str]) -> str:
    """`items` with commas between them."""
    return _tr("Lists", ", ", "Between the items of a list").join(items)


def in_a_line(facts: Iterable[str]) -> str:
    """Facts that have nothing to do with each other, with dots between them."""
    return _tr("Lists", " · ", "Between facts in one line").join(facts)


def times(label: str, count: int) -> str:
    """A label with a number of things: "Temple ×3"."""
    return fill(_tr("Lists", "{label} ×{count}", "Several of a tile: Temple ×3"), label=label, count=count)
