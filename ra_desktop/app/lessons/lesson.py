"""What a lesson file says, as data (docs/lessons.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from ra_desktop.engine import Action


Words = Annotated[str, Meta(min_length=1, max_length=400)]
"""English text that people read; translated in the context ``Lessons``."""
Key = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The start of the game that a lesson plays."""

    suns: tuple[tuple[int, ...], ...]
    """The suns of each seat: one list for each player."""
    bag: tuple[str, ...]
    """Every tile that the script draws, the first first: any part of the tile set. ``3 nile`` is three of a kind."""
    nothing_else: bool = False
    """Whether there is nothing else in the bag; otherwise, the rest of the tile set lies below."""
    before: tuple[str, ...] = ()
    """Actions that have been played when the lesson begins; the learner does not see them happen.

    Here as everywhere, ``3 draw`` is the same action three times.
    """


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about an action that a step does not ask for."""

    text: Words
    shown: bool = False
    """Whether the action is played on the board before it is explained and taken back."""
    replies: tuple[str, ...] = ()
    """Actions that then follow on the board, of whoever is to move; only with `shown`."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a lesson. It waits for one of its `right` actions, or, if there are none, for *Continue*."""

    text: Words
    """At most two sentences about what the learner sees."""
    task: Annotated[str, Meta(max_length=160)] = ""
    """What to do now, in one line; empty if there is nothing but *Continue*."""
    points_at: tuple[str, ...] = ()
    """The places that stay bright, most important first; see :mod:`.lesson`."""
    right: tuple[str, ...] = ()
    """The actions that complete the step, as text (``bid 9``), or as a word for all of a kind (``bid``)."""
    answers: dict[str, Answer] = {}
    """What is said about each other action, by its text, its word, or ``other`` for the rest."""
    then: tuple[str, ...] = ()
    """The actions of the others that follow on the board once the step is done; off this script, bots play."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson: one idea, at most three minutes."""

    id: Key
    title: Words
    minutes: Annotated[float, Meta(ge=0.5, le=3.0)]
    ruleset: Key
    deal: Deal
    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    """The learner's seat."""
    names: tuple[str, ...] = ()
    """The others' names in the order of their seats; the program's own where there are none."""
    summary: Words = ""
    """What was learned, in one sentence, on the last card."""
    plays_on: bool = False
    """Whether the learner plays on against bots after the last step."""
    plays_until: Literal["epoch", "game"] = "game"
    """Until when, if so: the end of the epoch or of the game."""
    level: Key = "novice"
    """The level of the bots that play where the script says nothing."""


OTHER: Final = "other"
"""The key of the answer to all actions that have none of their own."""


def is_right(step: Step, action: Action) -> bool:
    """Whether `action` completes `step`."""
    return action.text in step.right or action.word in step.right


def answer_to(step: Step, action: Action) -> Answer | None:
    """Return what `step` says about an `action` that does not complete it: the closest answer, None without any."""
    for key in (action.text, action.word, OTHER):
        if key in step.answers:
            return step.answers[key]
    return None


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
    if word in _NUMBERED and number.isascii() and number.isdecimal() and not number.startswith("0"):
        return word, int(number)
    return (word, 0) if name == "seat 0" else None
