"""Lists and pairs within a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from .fill import fill

if TYPE_CHECKING:
    from collections.abc import Iterable

_tr = QCoreApplication.translate

_ENDS: Final = tuple(".!?…:")
_CLOSING: Final = "”»“\"’'"
"""Quotation marks that may stand after the end of a sentence."""


def listed(items: Iterable[str]) -> str:
    """Return `items` with commas between them."""
    return _tr("Lists", ", ", "Between the items of a list").join(items)


def joined(items: Iterable[str]) -> str:
    """Return `items` as in a sentence: "Fortress, Temple and Sphinx"."""
    *first, last = items
    if not first:
        return last
    text = _tr("Lists", "{items} and {last}", "The end of a list in a sentence: Fortress, Temple and Sphinx")
    return fill(text, items=listed(first), last=last)


def in_a_line(facts: Iterable[str]) -> str:
    """Return unrelated facts with dots between them."""
    return _tr("Lists", " · ", "Between facts in one line").join(facts)


def times(label: str, count: int) -> str:
    """Return a label with a count: "Temple ×3"."""
    return fill(_tr("Lists", "{label} ×{count}", "Several of a tile: Temple ×3"), label=label, count=count)


def sentences(parts: Iterable[str]) -> list[str]:
    """Return headings and sentences each with a full stop, so that a voice pauses there; empty ones are left out."""
    text = _tr("Board", "{sentence}.", "Puts a full stop after a heading that is read aloud")
    return [part if part.rstrip(_CLOSING).endswith(_ENDS) else fill(text, sentence=part) for part in parts if part]


def read_aloud(parts: Iterable[str]) -> str:
    """Return headings and sentences one after the other, as a voice reads them."""
    return " ".join(sentences(parts))
