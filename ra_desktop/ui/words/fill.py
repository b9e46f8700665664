"""Filling in placeholders of sentences: the only place where this is done. Needs no Qt."""

from __future__ import annotations

import logging
import os
import re
from typing import Final

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
    wanted = set(_PLACEHOLDER.findall(text))
    if wanted != values.keys():
        problem = f"{text!r} has the placeholders {sorted(wanted)}, the values are {sorted(values)}"
        if strict:
            raise PlaceholderError(problem)
        _log.warning("%s", problem)
    return _PLACEHOLDER.sub(lambda found: str(values.get(found[1], found[0])), text)
