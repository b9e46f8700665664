"""Every kind of event sounds as what is seen, once."""

from __future__ import annotations

import pytest

from ra_desktop.engine import GameState
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation import scripts
from ra_desktop.ui.system.sounds import FILES

HEARD = [
    (ev.TileDrawn(0, "nile", 3), None, "tile"),
    (ev.TileDrawn(0, "ra", 3), None, "ra"),
    (ev.TileDrawn(0, "scribe/market", None), None, "tile"),
    (ev.SideChosen(0, "scribe/market", 2), None, "tile"),
    (ev.GodSpent(0, "gold", 1), None, "tile"),
    (ev.AuctionStarted(0, "invoked"), "ra", None),
    (ev.AuctionStarted(0, "full"), "ra", None),
    (ev.AuctionStarted(0, "drawn"), None, None),
    (ev.SunBid(1, 9), None, "sun"),
    (ev.Passed(1), None, None),
    (ev.LotWon(1, 9, 1, ("nile",)), "lot", None),
    (ev.NobodyBid(("nile",)), None, None),
    (ev.DisasterStruck(1, "funeral", 2), "disaster", None),
    (ev.DisasterStruck(1, "funeral", 0), None, None),
    (ev.TileDiscarded(1, "pharaoh", "funeral", False), None, None),
    (ev.TileFlipped(1, "market/scribe"), None, "tile"),
    (ev.PriestKept(1), None, None),
    (ev.EpochEnded(1, "ra", ()), "sunrise", None),
    (ev.EpochScored(1, ({}, {}), (10, 10), (10, 10)), "harp", None),
    (ev.PlagueReturned(1), "lot", None),
    (ev.AnkhsWon(1, 2), None, "sun"),
    (ev.EpochStarted(2, 0), None, None),
    (ev.GameEnded(0, (10, 10)), None, None),
]


@pytest.mark.parametrize(("event", "start", "end"), HEARD)
def test_an_event_has_its_sound(event: ev.Event, start: str | None, end: str | None) -> None:
    assert scripts.at_start(event, None) == start
    assert scripts.at_end(event, None) == end


@pytest.mark.parametrize("tile", ["nile", "ra"])
def test_a_drum_is_heard_while_the_next_ra_tile_would_end_the_epoch(tile: str) -> None:
    state = GameState.new("classic", 3, 1)
    for count in range(state.ra_limit):
        state.ra_count = count
        heard = scripts.at_start(ev.TileDrawn(0, tile, 3), state)
        assert heard == ("drum" if count == 7 else None)


@pytest.mark.parametrize(("following", "sound"), [
    (ev.LotWon(1, 9, 1, ("nile",)), "drum"), (ev.NobodyBid(("nile",)), None), (None, None),
])  # fmt: skip
def test_the_pass_that_decides_an_auction_is_heard(following: ev.Event | None, sound: str | None) -> None:
    assert scripts.at_end(ev.Passed(1), following) == sound


def test_every_sound_is_heard_some_time() -> None:
    heard = {sound for _, start, end in HEARD for sound in (start, end)} - {None}
    assert heard | {scripts.YOUR_TURN, "begin", "winner", "drum"} == set(FILES)
