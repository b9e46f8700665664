"""What is wrong with a file is said without types, patterns and backquotes."""

from __future__ import annotations

from typing import Any

import pytest

from ra_desktop.storage import DamagedFileError, decode
from ra_desktop.storage.names import NAME_RULE
from ra_desktop.storage.savefile import in_plain_words

from .games import as_file, content, saved_game

WRONG: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("seats", 0, "name"), 7, "expected text, not a whole number"),
    (("seats", 0, "name"), " ", NAME_RULE),
    (("seats", 0, "name"), "", "empty"),
    (("seats", 0, "bot"), 7, "expected text or null, not a whole number"),
    (("seats", 0, "bot"), "x" * 41, "expected at most 40 characters"),
    (("seats", 0, "colour"), "pink", "unknown value 'pink'"),
    (("seats",), {}, "expected a list, not an object"),
    (("seats",), [], "empty"),
    (("options", "open_fame"), "yes", "expected true or false, not text"),
    (("suns", 0, 0), 1.5, "expected a whole number, not a number"),
    (("bag",), ["nile"] * 1_001, "expected at most 1000 entries"),
    (("actions", 2), None, "expected text, not null"),
    (("reshuffles",), [[1]], "expected exactly 2 entries"),
    (("take_backs",), -1, "expected at least 0"),
    (("take_backs",), 2**53, "expected at most 9007199254740991"),
    (("goes_on_from",), [], "expected a whole number or null, not a list"),
    (("options",), None, "expected an object, not null"),
]


@pytest.mark.parametrize(("place", "value", "reason"), WRONG, ids=[f"{case[0]}-{case[2]}" for case in WRONG])
def test_faults_are_told_in_plain_words(place: tuple[str | int, ...], value: Any, reason: str) -> None:
    file = content(saved_game(5))
    at: Any = file
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = value
    with pytest.raises(DamagedFileError) as caught:
        decode(as_file(file))
    assert caught.value.reason == reason
    assert "`" not in str(caught.value)


def test_what_is_missing_is_called_missing() -> None:
    file = content(saved_game(5))
    del file["bag"]
    with pytest.raises(DamagedFileError, match="bag: missing"):
        decode(as_file(file))


def test_a_complaint_of_tomorrow_is_told_in_words_of_ours() -> None:
    assert in_plain_words("Expected `thing` that is `new`") == "something in it is not valid"
