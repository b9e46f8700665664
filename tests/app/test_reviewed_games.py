"""Statistics over reviews take every person of every finished game that was reviewed, and nothing else."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai.review.plain import as_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.ai.review.trends import trends
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.app.statistics import reviewed_games
from ra_desktop.engine import Game
from ra_desktop.storage import SavedGame, Seat, encode
from ra_desktop.storage.finished import kept_path
from ra_desktop.storage.reviews import review_key, write_review
from tests.storage.games import quick_bag

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("ra_home")

ANN, BEN, BOT = Seat("Ann", "lapis"), Seat("Ben", "malachite"), Seat("Nefer", "carnelian", "casual")


def keep(
    number: int,
    *seats: Seat,
    ruleset: str = "boat",
    is_reviewed: bool = True,
    version: str = "",
    bag: list[str] | None = None,
) -> Path:
    game = Game(ruleset, len(seats), number, bag=bag or quick_bag(ruleset, number))
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    saved = SavedGame(game, seats, started=f"2026-03-{number:02}T23:30:00+02:00")
    path = kept_path(saved)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(saved))
    if is_reviewed:
        write_review(review_key(game), version or evaluator_version(), as_plain(review(game, depth="quick")))
    return path


def test_each_person_of_a_reviewed_game_counts_on_the_day_of_the_game() -> None:
    keep(3, ANN, BOT)
    keep(5, BOT, ANN, BEN)
    keep(6, ANN, BEN, is_reviewed=False)
    keep(7, ANN, BOT, version="of yesterday")
    results = [reviewed_game for reviewed_game in reviewed_games() if reviewed_game is not None]
    assert [(day, seat) for day, _, seat in results] == [
        (date(2026, 3, 3), 0),
        (date(2026, 3, 5), 1),
        (date(2026, 3, 5), 2),
    ]
    assert len([*reviewed_games()]) == 5
    assert [review.players for _, review, _ in results] == [2, 3, 3]
    assert trends(results).games == 3


def test_a_player_and_a_rule_set_leave_out_the_others() -> None:
    keep(3, ANN, BOT)
    keep(4, BEN, BOT, ruleset="priests")
    assert [day.day for day, _, _ in filter(None, reviewed_games("Ben"))] == [4]
    assert [day.day for day, _, _ in filter(None, reviewed_games(ruleset="boat"))] == [3]
    assert not [*filter(None, reviewed_games("Ben", "boat"))]


def test_a_game_that_was_not_dealt_does_not_count() -> None:
    keep(3, ANN, BOT)
    keep(4, ANN, BOT, bag=["ra"] * 16)
    assert [day.day for day, _, _ in filter(None, reviewed_games())] == [3]


def test_a_damaged_file_leaves_the_others(ra_home: Path) -> None:
    keep(3, ANN, BOT).write_text("{}")
    keep(4, ANN, BOT)
    assert [day.day for day, _, _ in filter(None, reviewed_games())] == [4]


def test_without_a_folder_there_is_nothing() -> None:
    assert [*reviewed_games()] == []
