"""Error messages of msgspec in words that need no knowledge of types."""

from __future__ import annotations

import re
from typing import Final

from .names import NAME_RULE

MISSING: Final = re.compile(r"Object missing required field `(\w+)`")
"""Matches the message for a missing field; its first group is the name of the field."""

_KINDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}
_WRONG_KIND: Final = re.compile(r"Expected `([\w |]+)`, got `(\w+)`")
_WRONG_LENGTH: Final = re.compile(r"Expected `(array|str|object)` of (?:at (?:least|most) )?length (<=|>=|)\s*(\d+).*")
_OUT_OF_RANGE: Final = re.compile(r"Expected `(?:int|float)` (<=|>=|<|>) (\S+)")
_BOUNDS: Final = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


def in_plain_words(complaint: str) -> str:
    """Return `complaint`, a message of msgspec without the place, in a few plain words without a full stop.

    An unknown message is returned as it is, without its backquotes.
    """
    if MISSING.fullmatch(complaint):
        return "missing"
    if match := _WRONG_KIND.fullmatch(complaint):
        kinds = " or ".join(_KINDS.get(kind, kind) for kind in match[1].split(" | "))
        return f"should be {kinds}, not {_KINDS.get(match[2], match[2])}"
    if match := _WRONG_LENGTH.fullmatch(complaint):
        unit = {"str": "characters", "array": "entries", "object": "keys"}[match[1]]
        if match[2] == ">=" and match[3] == "1":
            return "empty"
        bound = _BOUNDS.get(match[2], "exactly")
        return f"should have {bound} {match[3]} {unit}"
    if match := _OUT_OF_RANGE.fullmatch(complaint):
        return f"should be {_BOUNDS[match[1]]} {match[2]}"
    if " matching regex " in complaint:  # names are all that a pattern describes
        return NAME_RULE
    return complaint.replace("Invalid enum value", "unknown value").replace("`", "")
