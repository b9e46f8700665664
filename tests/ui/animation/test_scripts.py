"""What moves from where to where, event by event, over scenery that only remembers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from ra_desktop.engine import Game, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation.scripts import EventAnimations, is_important
from ra_desktop.ui.interaction.choices import (
    Bag,
    BidPlace,
    CentreSun,
    Place,
    SeatSun,
    SeatTile,
    SideCard,
    Sides,
    TrackSpace,
)

if TYPE_CHECKING:
    from ra_desktop.engine import Ply, Position

SUNS = [[9, 6, 5, 2], [8, 7, 4, 3]]


class Layer:
    def __init__(self) -> None:
        self.removed: list[QRectF] = []

    def remove_in(self, rect: QRectF) -> None:
        self.removed.append(rect)


class Scenery:
    """Every place has a rectangle of its own, and every picture a name."""

    def __init__(self, position: Position) -> None:
        self.sprites = Layer()
        self.position = position
        self.hidden: Counter[Place] = Counter()
        self.names: dict[int, object] = {}
        self._spots: dict[Place, QRectF] = {}

    def shown(self) -> Position:
        return self.position

    def anchor(self, place: Place) -> QRectF:
        return self._spots.setdefault(place, QRectF(100 * len(self._spots), 0, 50, 70))

    def place_of(self, rect: QRectF) -> Place:
        return next(place for place, spot in self._spots.items() if spot == rect)

    def pixmap_of(self, place: Place) -> QPixmap:
        return self._named(place)

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        return self._named(tile)

    def hide_at(self, place: Place) -> None:
        self.hidden[place] += 1

    def sail(self, ra_count: int, duration: int) -> None:
        raise AssertionError("no Ra is drawn here")

    def _named(self, name: object) -> QPixmap:
        made = QPixmap(5, 7)
        self.names[made.cacheKey()] = name
        return made

    def name(self, pixmap: QPixmap) -> object:
        return self.names[pixmap.cacheKey()]


def played(bag: list[str], *actions: str) -> tuple[Game, Scenery, Ply]:
    """A game, the table before its last action, and what that did."""
    game = Game("priests", 2, 1, bag=bag, suns=SUNS)
    ply = None
    scenery = Scenery(game.position(0))
    for text in actions:
        scenery = Scenery(game.position(len(game.plies)))
        ply = game.play(parse_action(text))
    assert ply is not None
    return game, scenery, ply


def show(scenery: Scenery, ply: Ply, kind: type[ev.Event]):
    event = next(event for event in ply.events if isinstance(event, kind))
    return EventAnimations(scenery).of(event, ply, 1.0)


@pytest.fixture(autouse=True)
def _app(qapp) -> None:
    """Pictures need one."""


def test_a_tile_with_two_sides_opens_between_them() -> None:
    _, scenery, ply = played(["farmer/granary"], "draw")
    moves = show(scenery, ply, ev.TileDrawn)
    ends = {scenery.place_of(move.end): scenery.name(move.pixmap) for move in moves}
    assert ends == {SideCard(0): "farmer/granary", SideCard(1): "granary/farmer", Sides(): Sides()}
    bag = scenery.anchor(Bag())
    assert all(bag.contains(move.start) for move in moves[:2])


@pytest.mark.parametrize(("side", "chosen"), [("farmer", 0), ("granary", 1)])
def test_the_side_chosen_goes_to_the_track_and_the_other_one_fades(side, chosen) -> None:
    _, scenery, ply = played(["priest", "farmer/granary"], "draw", "draw", f"side {side}")
    laid, other, tray = show(scenery, ply, ev.SideChosen)
    assert scenery.place_of(laid.start) == SideCard(chosen)
    assert scenery.place_of(laid.end) == TrackSpace(1)
    assert str(scenery.name(laid.pixmap)).startswith(side)
    assert (laid.fade, other.fade, tray.fade) == (False, True, True)
    assert scenery.place_of(other.end) == SideCard(1 - chosen)
    assert scenery.hidden[Sides()] == 1


TO_FLIP = ("draw", "side farmer", "draw", "draw", "pass", "bid 9")


def test_a_tile_turns_over_on_its_way_to_the_others_of_its_side() -> None:
    _, scenery, ply = played(["farmer/granary", "priest", "ra"], *TO_FLIP, "flip farmer/granary")
    (turning,) = show(scenery, ply, ev.TileFlipped)
    front, back = SeatTile(0, "farmer/granary"), SeatTile(0, "granary/farmer")
    assert (scenery.place_of(turning.start), scenery.place_of(turning.end)) == (front, back)
    assert (scenery.name(turning.pixmap), scenery.name(turning.turned)) == (front, back)
    assert scenery.hidden == {front: 1}


def test_ankhs_go_to_who_won_them_and_a_plague_leaves() -> None:
    game = Game("priests", 2, 1, bag=["ra"], suns=SUNS)
    ply = game.play(game.state.legal_actions()[0])
    scenery = Scenery(game.position(0))
    animations = EventAnimations(scenery)
    ankhs = animations.of(ev.AnkhsWon(1, 2), ply, 1.0)
    assert [scenery.place_of(move.end) for move in ankhs] == [SeatTile(1, "ankh")] * 2
    assert len({(move.start.x(), move.delay) for move in ankhs}) == 2
    (plague,) = animations.of(ev.PlagueReturned(0), ply, 1.0)
    assert plague.fade
    assert scenery.hidden == {SeatTile(0, "plague"): 1}


def test_people_and_priests_leave_at_the_end_of_an_epoch_with_those_of_its_last_lot() -> None:
    lots = ["farmer/granary", "scribe/library", "priest", "ra"]
    last = ["farmer/granary", "stone", "ra", *["ra"] * 4]
    game = Game("priests", 2, 1, bag=lots + last, suns=[[9], [8]])
    for text in (
        "draw", "side farmer", "draw", "side library", "draw", "draw", "bid 9", "pass", "keep",
        "draw", "side farmer", "draw", "draw",
    ):  # fmt: skip
        game.play(parse_action(text))
    ply = game.play(game.state.legal_actions()[0])  # the last sun: the epoch is over
    scenery = Scenery(game.scoring(len(game.plies)))
    moves = show(scenery, ply, ev.EpochStarted)
    assert {scenery.place_of(rect) for rect in scenery.sprites.removed} == {
        SeatTile(0, "farmer/granary"),
        SeatTile(0, "priest"),
        SeatTile(1, "farmer/granary"),
    }
    assert all(move.fade for move in moves)
    assert game.state.display(0) == {"library/scribe": 1}
    assert game.state.display(1) == {"stone": 1}


def test_a_plague_that_priests_spare_a_seat_leaves_once() -> None:
    """It is taken when the epoch is scored, and not once more among the tiles that do not last."""
    bag = ["priest", "priest", "priest", "plague", "plague", "ra", "stone", "ra", *["ra"] * 4]
    game = Game("priests", 2, 1, bag=bag, suns=[[9], [8]])
    for text in ("draw", "draw", "draw", "draw", "draw", "draw", "bid 9", "pass", "draw", "draw"):
        game.play(parse_action(text))
    ply = game.play(game.state.legal_actions()[0])  # the last sun: the epoch is over
    scenery = Scenery(game.scoring(len(game.plies)))
    assert [event.seat for event in ply.events if isinstance(event, ev.PlagueReturned)] == [0]
    show(scenery, ply, ev.PlagueReturned)
    show(scenery, ply, ev.EpochStarted)
    assert game.position(len(game.plies) - 1).display(0) == {"priest": 3, "plague": 2}
    assert game.state.display(0) == {"plague": 1}
    assert scenery.hidden == {SeatTile(0, "plague"): 1, SeatTile(0, "priest"): 3}


def test_nobody_leaves_when_a_game_begins() -> None:
    game = Game("priests", 2, 1, bag=["farmer/granary"], suns=SUNS)
    ply = game.play(game.state.legal_actions()[0])
    assert EventAnimations(Scenery(game.position(0))).of(ev.EpochStarted(1, 0), ply, 1.0) == ()


# --- whose it is ------------------------------------------------------------------------------------------


def in_ra(bag: list[str], *actions: str, held: tuple[tuple[int, str], ...] = ()) -> tuple[Scenery, Ply]:
    """A game of three, in which seat 2 begins: the table before its last action, and what that did."""
    game = Game("classic", 3, 1, bag=bag, suns=[[2, 5], [3, 6], [4, 7]])
    for seat, tile in held:
        game.state.held[seat][game.state.rules.tiles.codes[tile]] += 1
    for text in actions[:-1]:
        game.play(parse_action(text))
    scenery = Scenery(game.position(len(game.plies)))
    return scenery, game.play(parse_action(actions[-1]))


def ways(scenery: Scenery, moves) -> list[tuple[Place, Place]]:
    """From where to where."""
    return [(scenery.place_of(move.start), scenery.place_of(move.end)) for move in moves]


def test_the_lot_goes_to_whoever_has_won_it_whoever_has_moved_last() -> None:
    """Seat 2 bids, seats 0 and 1 pass: the last one to act is not the winner."""
    scenery, ply = in_ra(["nile", "gold", *["ra"] * 9], "draw", "draw", "draw", "bid 4", "pass", "pass")
    assert ply.seat == 1
    moves = show(scenery, ply, ev.LotWon)
    assert ways(scenery, moves) == [
        (TrackSpace(0), SeatTile(2, "nile")),
        (TrackSpace(1), SeatTile(2, "gold")),
        (CentreSun(), SeatSun(2, 1)),
    ]
    assert [move.delay for move in moves] == [0, 45, 90]
    assert scenery.hidden == {TrackSpace(0): 1, TrackSpace(1): 1, CentreSun(): 1}


def test_a_bid_goes_to_the_place_of_its_bidder() -> None:
    scenery, ply = in_ra(["nile", "gold", *["ra"] * 9], "draw", "draw", "draw", "bid 4")
    assert ways(scenery, show(scenery, ply, ev.SunBid)) == [(SeatSun(2, 4), BidPlace(2))]
    assert scenery.hidden == {SeatSun(2, 4): 1}


def test_a_god_goes_to_the_tile_and_the_tile_to_whoever_spends_it() -> None:
    scenery, ply = in_ra(["nile", "gold", *["ra"] * 9], "draw", "draw", "god gold", held=((1, "god"),))
    god, tile = show(scenery, ply, ev.GodSpent)
    assert ways(scenery, [god, tile]) == [
        (SeatTile(1, "god"), TrackSpace(1)),
        (TrackSpace(1), SeatTile(1, "gold")),
    ]
    assert scenery.name(god.pixmap) == "god"
    assert (god.fade, tile.fade) == (True, False)
    assert tile.delay == god.duration
    assert scenery.hidden == {TrackSpace(1): 1}


def test_a_tile_that_is_drawn_comes_out_of_the_bag_to_the_next_space() -> None:
    scenery, ply = in_ra(["nile", "gold", *["ra"] * 9], "draw", "draw")
    (move,) = show(scenery, ply, ev.TileDrawn)
    assert scenery.place_of(move.end) == TrackSpace(1)
    assert scenery.name(move.pixmap) == "gold"
    assert scenery.anchor(Bag()).contains(move.start)


def test_what_deserves_a_longer_look() -> None:
    important = [
        ev.GodSpent(0, "gold", 1), ev.LotWon(1, 9, 1, ("nile",)), ev.NobodyBid(()),
        ev.EpochEnded(1, "ra", ()), ev.PlagueReturned(1), ev.AnkhsWon(1, 2),
    ]  # fmt: skip
    quick = [
        ev.TileDrawn(0, "nile", 3), ev.TileDrawn(0, "ra", 3), ev.SideChosen(0, "scribe/market", 2),
        ev.AuctionStarted(0, "drawn"),
        ev.SunBid(1, 9), ev.Passed(1), ev.DisasterStruck(1, "funeral", 2), ev.TileFlipped(1, "market/scribe"),
        ev.PriestKept(1), ev.EpochStarted(2, 0), ev.GameEnded(0, (10, 10)),
    ]  # fmt: skip
    assert all(is_important(event) for event in important)
    assert not any(is_important(event) for event in quick)
