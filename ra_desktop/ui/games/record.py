"""What the user interface needs of a game: a record, and the groups in which its tiles are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ra_desktop.app.models.score import Explanation
from ra_desktop.engine import Position
from ra_desktop.engine.account import RowChange, Strike
from ra_desktop.ui.words.scoring import lost_remark

ANKHS_WON: Final = "ankhs-won"
"""A row of its own: the ankhs won in an epoch whose ankhs do not score yet."""


@dataclass(frozen=True, slots=True)
class Change:
    """Why points change, in a few words."""

    text: str
    """A line without its points: "2 pharaohs, the most"."""
    points: int


Explain: TypeAlias = Callable[[Position, int], Explanation]
"""Returns the explanation of a seat's points in a row of the scoring table."""
Changes: TypeAlias = Callable[[RowChange, int, str], list[Change]]
"""Explains what changes in a row: takes the change, the seat and the rule set."""


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles that are scored together."""

    name: str
    mark: str
    """The category whose mark and colour stand for the group."""
    tiles: tuple[str, ...]
    rows: tuple[str, ...]
    """The rows of the scoring table for which it scores."""
    weight: float
    """Its share of the width of a wide panel."""
    is_built: bool = False
    """Whether it is drawn as a pyramid, not as stacks."""
    enough: int = 0
    """The number of tiles that scores most; 0 if kinds are counted instead."""
    has_places: bool = False
    """Whether there is a place for every kind of its tiles, taken in the order won."""

    @property
    def is_whole(self) -> bool:
        """Whether the group keeps its shape however many tiles there are."""
        return self.is_built or self.has_places


def _lost(strikes: Sequence[Strike]) -> str:
    return lost_remark(sum(len(strike.tiles) for strike in strikes))


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """How one game is shown. Its words are in its :class:`~ra_desktop.ui.words.ra.Vocabulary`."""

    groups: tuple[Group, ...]
    """In display order."""
    row_marks: Mapping[str, str] = field(default_factory=dict)
    """The mark of a row on the score sheet, unless it is that of its group."""
    headings: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """The heading of a group, by its name, unless it is the name of its category."""
    short_headings: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """The same on crowded panels."""
    explain: Mapping[str, Explain] = field(default_factory=dict)
    """By row of the scoring table, why it brings its points."""
    changes: Mapping[str, Changes] = field(default_factory=dict)
    """By row of the scoring table, what a lot changes."""
    lost: Callable[[Sequence[Strike]], str] = _lost
    """Says in a few words how many tiles disasters take, if they take any."""
    bag_tiles: tuple[str, ...] = ()
    """The tiles that represent their category, or the side that shows, in a summary of the bag."""
    two_sided: bool = False
    """Whether the bag has two-sided tiles, which are listed in pairs."""
    solar_boat: bool = False
    """Whether this edition has a boat on the Ra track."""
    picture: str = "board/ra-figure"
    """The picture of the rule set, in ``resources/art``."""
    rules_section: str = "tiles"
    """The anchor in docs/rules.md of its first section, about the tiles."""
    scoring_name: Callable[[], str] | None = None
    """The name of the scoring table that the game's rule sets share; None for the name of the rule set."""
