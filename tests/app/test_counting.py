"""What a game counts for, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

import msgspec
import pytest

from ra_desktop.ai.neural import compiled
from ra_desktop.app.counting import Use, counts_for
from ra_desktop.engine import Game
from ra_desktop.storage.finished import FinishedGame, players_of
from ra_desktop.storage.saved_game import KNOWN_BAG, Handover, Options, SavedGame, Seat, game_id

from .occasion_games import finished

if TYPE_CHECKING:
    from collections.abc import Callable

PLACE, DAY = "journey delta", "day 2026-11-26"
RESULTS: Final = {"feats", "rating", "records"}
ALL: Final = {"growth", *RESULTS}


def with_bots(bot: str | None, number: int = 1, **changes: object) -> Callable[[SavedGame], None]:
    """Change the players of the first bots."""

    def change(saved: SavedGame) -> None:
        places = [place for place, seat in enumerate(saved.seats) if seat.bot][:number]
        saved.seats = tuple(
            msgspec.structs.replace(seat, bot=bot, **changes) if place in places else seat
            for place, seat in enumerate(saved.seats)
        )

    return change


def bot_for_a_while(saved: SavedGame) -> None:
    seat = next(place for place, seat in enumerate(saved.seats) if seat.bot is None)
    saved.handovers = (Handover(3, seat, "novice"), Handover(4, seat))


def other_deal(saved: SavedGame) -> None:
    saved.game = Game(saved.game.ruleset, saved.game.players, 99)
    while not saved.game.state.is_over:
        saved.game.play(saved.game.state.legal_actions()[0])


def turned(saved: SavedGame) -> None:
    saved.seats = (*saved.seats[1:], saved.seats[0])


def put(**values: object) -> Callable[[SavedGame], None]:
    return lambda saved: [setattr(saved, name, value) for name, value in values.items()] and None


def taken_back(saved: SavedGame) -> None:
    saved.game.take_backs = 1


CASES: Final[dict[str, tuple[Callable[[SavedGame], object], set[str], set[str]]]] = {
    "as it is": (lambda saved: None, {*ALL, "journey"}, {*ALL, "day"}),
    "not over": (lambda saved: put(game=saved.game.branch(5, 1))(saved), set(), set()),
    "without an occasion": (put(occasion=""), ALL, ALL),
    "of a place that there is not": (put(occasion="journey nowhere"), ALL, ALL),
    "of a day that there is not": (put(occasion="day x"), ALL, ALL),
    "of a day in another form": (put(occasion="day 20261126"), ALL, ALL),
    "a deal played again": (lambda saved: put(occasion=KNOWN_BAG + game_id(saved))(saved), {"growth"}, {"growth"}),
    "with take-backs": (taken_back, {"growth"}, {"growth"}),
    "from another's position": (put(goes_on_from=3), {"growth"}, {"growth"}),
    "with a program": (with_bots("outside:owl"), {"growth"}, {"growth"}),
    "with two people": (with_bots(None, character=None), {"feats", "rating"}, {"feats", "rating"}),
    "without people": (put(seats=tuple(Seat(f"B{n}", "lapis", "novice") for n in range(4))), set(), set()),
    "another level": (with_bots("master"), ALL, ALL),
    "another character": (with_bots("novice", character="spoiler"), ALL, ALL),
    "a bot played a while": (bot_for_a_while, ALL, ALL),
    "with open fame": (put(options=Options(open_fame=True, take_backs=False)), ALL, ALL),
    "with take-backs allowed": (put(options=Options()), ALL, ALL),
    "another deal": (other_deal, {*ALL, "journey"}, ALL),
    "seats in another order": (turned, {*ALL, "journey"}, ALL),
}


@pytest.mark.parametrize("occasion", [PLACE, DAY])
@pytest.mark.parametrize("case", CASES)
def test_what_a_game_counts_for(case: str, occasion: str) -> None:
    change, at_place, of_day = CASES[case]
    saved = finished(occasion)
    change(saved)
    saved.seats = saved.seats[: saved.game.players]
    counted = {use for use in get_args(Use) if counts_for(saved, use)}
    assert counted == (at_place if occasion == PLACE else of_day)


@pytest.mark.parametrize(
    ("level", "counts"), [("novice", True), ("casual", False), ("skilled", False), ("master", False)]
)
def test_nothing_counts_against_a_level_that_cannot_play_here(
    level: str, counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = finished(PLACE)
    with_bots(level, number=9)(saved)
    saved.seats = saved.seats[: saved.game.players]
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    assert any(counts_for(saved, use) for use in get_args(Use)) is counts


def test_the_rules_are_those_of_the_occasion() -> None:
    """A game with two by the rules of the boat wins nothing at a place where three play by others."""
    saved = finished(PLACE)
    boat = Game("boat", 2, 1)
    while not boat.state.is_over:
        boat.play(boat.state.legal_actions()[0])
    saved.game, saved.seats = boat, saved.seats[:2]
    assert counts_for(saved, "records")
    assert not counts_for(saved, "journey")


@pytest.mark.parametrize("case", ["as it is", "with take-backs", "with a program", "with two people"])
def test_in_the_history_it_counts_for_the_same(case: str) -> None:
    change, at_place, _ = CASES[case]
    saved = finished(PLACE)
    change(saved)
    kept = FinishedGame("1", "", "2026-11-26T10:00:00+00:00", saved.game.ruleset, saved.is_flawed, 3, players_of(saved))
    assert {use for use in get_args(Use) if counts_for(kept, use)} == at_place - {"journey"}
