"""Each kind of event is found under the entry of the log's filter that promises it."""

from __future__ import annotations

import pytest

from ra_desktop.app.models.log import KINDS
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import SeatChange
from ra_desktop.ui.table.side.log_view import FILTERS, filter_label

FILED = {
    ev.TileDrawn: "draw", ev.SideChosen: "draw", ev.GodSpent: "god", ev.AuctionStarted: "auction", ev.SunBid: "bid",
    ev.Passed: "bid", ev.LotWon: "lot", ev.NobodyBid: "lot", ev.DisasterStruck: "loss", ev.TileDiscarded: "loss",
    ev.TileFlipped: "flip", ev.PriestKept: "flip", ev.EpochStarted: "epoch", ev.EpochEnded: "epoch",
    ev.EpochScored: "epoch", ev.PlagueReturned: "epoch", ev.AnkhsWon: "epoch", ev.GameEnded: "epoch",
    SeatChange: "seat",
}  # fmt: skip

SHOWN = {
    "All events": None,
    "Lots and effects": {"god", "lot", "loss", "flip", "epoch"},
    "Auctions": {"auction", "bid", "lot", "epoch"},
    "Tiles drawn": {"draw", "epoch"},
    "Epochs": {"epoch"},
}
"""What each entry of the filter promises, by its name: a god that is spent is an effect, not a draw."""


def test_each_event_has_its_kind() -> None:
    assert KINDS == FILED


def test_no_event_is_left_out() -> None:
    assert {fact.__name__ for fact in FILED} == {event.__name__ for event in ev.Event.__subclasses__()} | {"SeatChange"}


def test_each_filter_shows_what_its_name_promises(qapp: object) -> None:
    assert {filter_label(code): kinds for code, kinds in FILTERS} == SHOWN


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (ev.GodSpent, ["All events", "Lots and effects"]),
        (ev.TileDrawn, ["All events", "Tiles drawn"]),
        (ev.SunBid, ["All events", "Auctions"]),
        (ev.LotWon, ["All events", "Lots and effects", "Auctions"]),
        (ev.TileFlipped, ["All events", "Lots and effects"]),
    ],
)
def test_an_event_is_found_where_it_is_looked_for(qapp: object, event: type, names: list[str]) -> None:
    results = [filter_label(code) for code, kinds in FILTERS if kinds is None or KINDS[event] in kinds]
    assert results == names
