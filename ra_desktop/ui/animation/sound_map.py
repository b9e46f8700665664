"""The sounds of events. Names are those of :data:`~ra_desktop.ui.system.sounds.FILES`."""

from __future__ import annotations

from typing import Final

from ra_desktop.engine import events as ev

YOUR_TURN: Final = "turn"
"""The sound when bots have moved and a person has to decide."""


def at_start(event: ev.Event) -> str | None:
    """Return the sound at the start of the animation of `event`, or None."""
    match event:
        case ev.AuctionStarted(cause="invoked" | "full"):  # a drawn Ra tile sounds at the end of its own animation
            return "ra"
        case ev.LotWon() | ev.PlagueReturned():
            return "lot"
        case ev.DisasterStruck() if event.tiles:
            return "disaster"
        case ev.EpochScored():
            return "harp"
    return None


def at_end(event: ev.Event) -> str | None:
    """Return the sound at the end of the animation of `event`, or None."""
    match event:
        case ev.TileDrawn(tile="ra"):
            return "ra"
        case ev.TileDrawn() | ev.GodSpent() | ev.SideChosen() | ev.TileFlipped():
            return "tile"
        case ev.SunBid() | ev.AnkhsWon():
            return "sun"
    return None
