"""Who sits at a seat, as far as a panel shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What a panel shows of a seat besides the position itself."""

    name: str
    colour: str
    """A key of ``PLAYER_COLOURS``: lapis, carnelian, malachite, amethyst or ochre."""
    emblem: str
    """falcon, scarab, lotus, cat or ibis."""
    subtitle: str = ""
    """The bot's level, or what the person is asked to do."""
    is_person: bool = False
    fame_shown: bool = True
    """Whether the tablets lie face up."""
    active: bool = False
    """Whether the game waits for this seat."""
    ra_player: bool = False
    thinking: bool = False
    """Whether a bot is at work on this seat's move."""
