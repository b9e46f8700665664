"""Filling in placeholders of sentences: the only place where this is done. Needs no Qt."""

from __future__ import annotations

import logging
import os
import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence

from ra_desktop.ui.system.languages import tr as _tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

strict: bool = "RA_DESKTOP_STRICT" in os.environ
"""Whether mismatched placeholders and values raise PlaceholderError, as in tests.

In normal use, the sentence is shown as far as it can be filled, and the mismatch is logged.
"""

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}", re.ASCII)
_log = logging.getLogger(__name__)


class PlaceholderError(ValueError):
    """A sentence has a placeholder without a value, or a value has no placeholder."""


def fill(text: str, /, **values: str | int) -> str:
    """Return `text` with each placeholder ``{key}`` replaced by the value named `key`.

    All placeholders are replaced in one pass, so a value is never read as part of the sentence: a player may be called
    ``{sun}`` or ``%n``. The number for ``%n`` is filled in before, by ``translate``. Never fill the result again:
    give all values at once.

    The result is plain text. Where it goes into rich text, it must be escaped: see
    :func:`ra_desktop.ui.look.tooltips.escaped`.

    Raises PlaceholderError if placeholders and values do not match and :data:`strict` is on.
    """
    names = set(_PLACEHOLDER.findall(text))
    if names != values.keys():
        problem = f"{text!r} has the placeholders {sorted(names)}, the values are {sorted(values)}"
        if strict:
            raise PlaceholderError(problem)
        _log.warning("%s", problem)
    return _PLACEHOLDER.sub(lambda match: str(values.get(match[1], match[0])), text)


_ENDS: Final = tuple(".!?…:")
_CLOSING: Final = "”»“\"’'"
"""Quotation marks that may stand after the end of a sentence."""


def fill_named(text: str, values: Mapping[str, str | int]) -> str:
    """Like :func:`fill`, with those of `values` that `text` names."""
    return fill(text, **{name: value for name, value in values.items() if f"{{{name}}}" in text})


def listed(items: Iterable[str]) -> str:
    """Return `items` with commas between them."""
    return _tr("Common", ", ", "Between the items of a list").join(items)


def joined(items: Iterable[str]) -> str:
    """Return `items` as in a sentence: "Fortress, Temple and Sphinx"."""
    return _ended(
        _tr("Common", "{items} and {last}", "The end of a list in a sentence: Fortress, Temple and Sphinx"), items
    )


def either(items: Iterable[str]) -> str:
    """Return `items` of which one is chosen, as in a sentence: "4, 7 or 9"."""
    return _ended(_tr("Common", "{items} or {last}", "The end of a choice in a sentence: 4, 7 or 9"), items)


def _ended(text: str, items: Iterable[str]) -> str:
    *first, last = items
    return fill(text, items=listed(first), last=last) if first else last


def in_a_line(facts: Iterable[str]) -> str:
    """Return unrelated facts with dots between them."""
    return " · ".join(facts)


def labelled(label: str | int, value: str | int) -> str:
    """Return something with what is said about it, divided as the language does: "Gold: +6"."""
    return fill(
        _tr("Common", "{label}: {value}", "Something and what is said about it: Gold: +6"), label=label, value=value
    )


def arrow(before: str | int, after: str | int) -> str:
    """Return a change: "Granary → Farmer"."""
    return f"{before} → {after}"


def plain_text(text: str) -> str:
    """Return the text of a command or button as a heading or a word: without mnemonic, key and ellipsis."""
    words = text.partition("\t")[0].replace("&&", "\0").replace("&", "").replace("\0", "&")
    return words.removesuffix("…").removesuffix("...").rstrip()


def times(label: str, count: int) -> str:
    """Return a label with a count, which stays on its line: "Temple ×3"."""
    return f"{label}\u00a0×{count}"


def sentences(parts: Iterable[str]) -> list[str]:
    """Return headings and sentences each with a full stop, so that a voice pauses there; empty ones are left out."""
    return [part if part.rstrip(_CLOSING).endswith(_ENDS) else part + "." for part in parts if part]


def read_aloud(parts: Iterable[str]) -> str:
    """Return headings and sentences one after the other, as a voice reads them."""
    return " ".join(sentences(parts))


def points_text(points: int) -> str:
    """Return points with their sign, using a real minus: "+5", "−2", "0"."""
    if points > 0:
        return "+" + str(points)
    return "−" + str(-points) if points else "0"


def percent(share: float) -> str:
    """Return a share of 1 in per cent: "12%"."""
    return percent_text(round(100 * share))


def percent_text(number: str | int) -> str:
    """Return a `number` of per cent, or of percentage points: "12%", "−14%"."""
    return fill(_tr("Common", "{number}%", "A share in per cent"), number=number)


def count_of(number: str | int) -> int:
    """Return the number by which a language chooses the form of what is counted: 2 of one with decimals."""
    digits = str(number).lstrip("+−-")
    return int(digits) if digits.isdecimal() else 2


def in_fame(number: str | int) -> str:
    """Return a `number` of fame: "18 fame", "−4.2 ± 0.8 fame"."""
    return fill(_tr("Common", "{number} fame", "A number, with or without a sign", count_of(number)), number=number)


def in_games(number: str | int) -> str:
    """Return a `number` of a hundred games, which a chance of winning stands for: "−14 of 100 games"."""
    return fill(_tr("Common", "{number} of 100 games", "A number, with or without a sign"), number=number)


def mean_text(value: float, decimals: int = 1) -> str:
    """Return a mean with its `decimals`, as the language writes it, and a real minus."""
    whole = 10**decimals
    steps = round(abs(value) * whole)
    text = QLocale().toString(steps / whole, "f", decimals)
    return "−" + text if value < 0 and steps else text


CHANGED: Final[dict[str, str]] = {}
"""The keys that were changed in the preferences, by the id of the command; empty for no key."""


def key_of(command: str, usual: str) -> str:
    """Return the key of a command whose `usual` key may have been changed."""
    return CHANGED.get(command, usual)


def key_name(key: str) -> str:
    """Return the name of a key such as "Alt+Left" in the spelling of the platform and the language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, key: str) -> str:
    """Return what a button does, with its key: "Pause (Space)"."""
    if not key:
        return text
    return f"{text} ({key_name(key)})"
