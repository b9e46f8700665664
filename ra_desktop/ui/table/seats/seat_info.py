"""The player of a seat, and what a panel shows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.ui.look.portrait_painter import Face

if TYPE_CHECKING:
    from ra_desktop.engine import View


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What a panel shows of a seat besides the position itself."""

    name: str
    colour: str
    """A key of ``PLAYER_COLOURS``: lapis, carnelian, malachite, amethyst or ochre."""
    emblem: str
    """falcon, scarab, lotus, cat or ibis."""
    subtitle: str = ""
    """The bot's level, or what the person is to do."""
    is_person: bool = False
    fame_shown: bool = True
    """Whether the fame is visible."""
    active: bool = False
    """Whether it is this seat's turn to act."""
    ra_player: bool = False
    thinking: bool = False
    """Whether a bot is thinking about this seat's move."""
    character: str | None = None
    """A key of ``CHARACTERS``; None for people and for bots without a character."""

    @property
    def face(self) -> Face:
        """Whom the portrait of the seat shows."""
        return Face(self.colour, self.character)


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat as a panel shows it."""

    view: View
    seat: int
    info: SeatInfo
    points: dict[str, int]
    """What the seat would score if the epoch ended now, by row of the scoring table."""
    tile_points: dict[str, int]
    """What each kind of people and buildings scores now, by the side that shows."""

    @property
    def fame(self) -> int:
        """The fame, visible or not."""
        return self.view.fame[self.seat]
