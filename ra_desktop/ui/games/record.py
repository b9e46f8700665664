"""What the user interface has to know of one game: a record of it, and the groups in which its tiles are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ra_desktop.engine import View

Held: TypeAlias = Sequence[tuple[str, int]]
"""Tiles with how many there are of each."""
Explain: TypeAlias = Callable[[View, int, Held, dict[str, int]], list[str]]
"""How the number of a group comes about: from the view, the seat, its tiles and its points by row; lines of text."""


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles that are scored together."""

    name: str
    mark: str
    """The category whose mark and colour stand for the group."""
    tiles: tuple[str, ...]
    rows: tuple[str, ...]
    """The rows of the scoring table it fills."""
    weight: float
    """Its share of the room on a wide panel."""
    is_built: bool = False
    """Whether it is drawn as one thing, not as stacks."""
    enough: int = 0
    """So many tiles score the most; 0 where the kinds are counted instead."""


def _nothing(view: View, seat: int) -> dict[str, int]:
    return {}


def _none(view: View, seat: int) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """One game at the table. Its words are in its :class:`~ra_desktop.ui.words.vocabulary.Vocabulary`."""

    groups: tuple[Group, ...]
    """In the order in which they are shown."""
    headings: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """What stands above a group, by its name, where it is not the name of its category."""
    short_headings: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """The same on crowded panels."""
    explain: Mapping[str, Explain] = field(default_factory=dict)
    """How the number of a group comes about, by its name."""
    worth: Callable[[View, int], dict[str, int]] = _nothing
    """What each kind of tiles before a seat scores now, where kinds score by themselves."""
    coming_ankhs: Callable[[View, int], int] = _none
    """How many ankhs a seat would win if the epoch ended now."""
    bag_tiles: tuple[str, ...] = ()
    """The tiles that stand for what they have in common with others in a summary of the bag: their category, or with
    two sides the one that shows."""
    two_sided: bool = False
    """Whether the bag has tiles with two sides; they are listed in pairs."""
    solar_boat: bool = False
    """Whether a boat on the Ra track is part of this edition."""
    picture: str = "board/ra-figure"
    """The picture that stands for the rule set, in ``resources/art``."""
    rules_section: str = "tiles"
    """The anchor in docs/rules.md of the section about its tiles, with which the part about the game begins."""
    scoring_name: Callable[[], str] | None = None
    """What the scoring table is called that rule sets of the game share; None for the name of the rule set."""
