"""The places of the table that a lesson can point at, by name."""

from __future__ import annotations

from typing import Final

PLACES: Final = (
    "bag",  # the bag
    "track",  # the auction track
    "ra-track",  # the Ra track
    "altar",  # the centre sun and the bids
    "centre-sun",  # the sun in the centre
    "buttons",  # the action buttons beside the altar
    "own-suns",  # the learner's suns
    "own-tiles",  # the learner's tiles
    "own-fame",  # the learner's fame
    "others",  # the panels of the other players
    "banner",  # the line that says whose move it is
    "sides",  # the two sides of a drawn tile (Priests of Ra)
    "score",  # the page of the side panel with the score
    "log",  # the page of the side panel with the log
)
"""``track 3`` is the third space of the track, ``sun 9`` the learner's own sun 9, ``seat 2`` the panel of that seat."""

_NUMBERED: Final = ("track", "sun", "seat")


def place_of(name: str) -> tuple[str, int | None] | None:
    """Return the word and the number, if it has one, of the place called `name`; None if there is no such place."""
    if name in PLACES:
        return name, None
    word, _, number = name.partition(" ")
    if word in _NUMBERED and number.isascii() and number.isdigit() and not number.startswith("0"):
        return word, int(number)
    return (word, 0) if name == "seat 0" else None
