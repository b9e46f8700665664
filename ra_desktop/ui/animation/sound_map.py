"""Which event is heard as what. Names are those of :data:`~ra_desktop.ui.system.sounds.FILES`."""

from __future__ import annotations

from typing import Final

from ra_desktop.engine import events as ev

YOUR_TURN: Final = "turn"
"""Bots have moved, and a person has to decide."""


def at_start(event: ev.Event) -> str | None:
    """The sound with which *event* begins, or None."""
    match event:
        case ev.AuctionStarted(cause="invoked" | "full"):  # a Ra that was drawn has sounded as it landed
            return "ra"
        case ev.LotWon() | ev.PlagueReturned():
            return "lot"
        case ev.DisasterStruck() if event.tiles:
            return "disaster"
        case ev.EpochScored():
            return "harp"
    return None


def on_landing(event: ev.Event) -> str | None:
    """The sound of what *event* puts down, or None."""
    match event:
        case ev.TileDrawn(tile="ra"):
            return "ra"
        case ev.TileDrawn() | ev.GodSpent() | ev.SideChosen() | ev.TileFlipped():
            return "tile"
        case ev.SunBid() | ev.AnkhsWon():
            return "sun"
    return None
