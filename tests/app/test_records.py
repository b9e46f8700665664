"""A record is announced only if it is one: by the same person, with the same rules, without take-backs."""

from __future__ import annotations

from datetime import date

import pytest

from ra_desktop.app.growth import Record, beaten
from ra_desktop.app.occasions import Journal
from ra_desktop.app.outcome import outcome_of
from ra_desktop.engine import Game
from ra_desktop.storage.finished import FinishedGame, Player
from ra_desktop.storage.saved_game import SavedGame, Seat, game_id
from tests.storage.games import quick_bag

ANN, BOT = Seat("Ann", "lapis"), Seat("Nefer", "carnelian", "casual")


def finished(
    fame: int, other: int = 20, *, seats: tuple[Seat, ...] = (ANN, BOT), bag: list[str] | None = None
) -> SavedGame:
    """A game of the solar boat that has just ended."""
    game = Game("boat", len(seats), 1, bag=bag or quick_bag("boat"))
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0 if game.state.phase == "turn" else -1])
    game.state.fame = [fame, other, *[0] * (len(seats) - 2)]
    return SavedGame(game, seats, started="2026-01-01T10:00:00+00:00")


def earlier(
    number: int,
    fame: int,
    *,
    wins: bool = False,
    ruleset: str = "boat",
    name: str = "Ann",
    take_backs: bool = False,
    bot: str = "casual",
) -> FinishedGame:
    players = (Player(name, None, None, 1 if wins else 2, fame, {}), Player("Nefer", bot, None, 1 + wins, 25, {}))
    date = f"2025-03-{number:02}T19:00:00+00:00"
    return FinishedGame(f"{number:032}", date, date, ruleset, take_backs, 90, players)


def test_the_highest_fame_so_far_is_a_record() -> None:
    games = [earlier(1, 30), earlier(2, 41), earlier(3, 12)]
    assert beaten(finished(42, 50), games) == [Record("fame", 42, 41)]
    assert outcome_of(finished(42, 50), Journal(), date(2026, 1, 1), games).records == (Record("fame", 42, 41),)
    assert beaten(finished(41, 50), games) == []


def test_a_game_that_was_not_dealt_or_that_a_program_played_beats_nothing() -> None:
    assert beaten(finished(42, 50, bag=["ra"] * 18), [earlier(1, 30)]) == []
    assert beaten(finished(42, 50, seats=(ANN, BOT.with_bot("outside:owl"))), [earlier(1, 30)]) == []


@pytest.mark.parametrize(
    "other",
    [
        earlier(2, 60, ruleset="classic"),
        earlier(2, 60, name="Ben"),
        earlier(2, 60, take_backs=True),
        earlier(2, 60, bot="outside:owl"),
    ],
    ids=["other rules", "somebody else", "take-backs", "a program"],
)
def test_games_that_cannot_be_compared_do_not_count(other: FinishedGame) -> None:
    assert beaten(finished(42, 50), [other]) == [], "the first game of its kind beats nothing"
    assert beaten(finished(42, 50), [earlier(1, 40), other]) == [Record("fame", 42, 40)]


def test_the_game_itself_is_no_earlier_one() -> None:
    saved = finished(42, 50)
    itself = FinishedGame(
        game_id(saved), "", "2026-01-01T11:00:00+00:00", "boat", False, 9,
        (Player("Ann", None, None, 2, 42, {}), Player("Nefer", "casual", None, 1, 50, {})),
    )  # fmt: skip
    assert beaten(saved, [itself]) == []
    assert beaten(saved, [earlier(1, 41), itself]) == [Record("fame", 42, 41)]


@pytest.mark.parametrize(
    ("wins", "records"),
    [
        ([False, False], [Record("first-win", 1, 0)]),
        ([True, False], []),
        ([True], [Record("streak", 2, 1)]),
        ([True, True, False, True], []),
        ([True, False, True, True], [Record("streak", 3, 2)]),
    ],
)
def test_wins_are_records_if_they_are_the_first_or_more_in_a_row_than_ever(wins, records) -> None:
    games = [earlier(number, 99, wins=win) for number, win in enumerate(wins, 1)]
    assert beaten(finished(42), games) == records
    assert beaten(finished(42, 50), games) == []


def test_a_game_with_take_backs_or_of_several_people_beats_nothing() -> None:
    games = [earlier(1, 10)]
    assert beaten(finished(42), games)
    saved = finished(42)
    saved.game.take_backs = 1
    assert beaten(saved, games) == []
    assert beaten(finished(42, seats=(ANN, Seat("Ben", "ochre"))), games) == []
    assert beaten(finished(42, seats=(Seat("Nefer", "lapis", "casual"), BOT)), games) == []
    saved = finished(42)
    saved.goes_on_from = 3
    assert beaten(saved, games) == []
