"""Reviews in the background: quick first, then full; kept for the next time; stopped when nobody wants them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai.review import judge
from ra_desktop.app import background, reviews
from ra_desktop.app.reviews import Reviews
from ra_desktop.engine import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("ra_home")


def played(seed: int, moves: int = 16) -> Game:
    game = Game("boat", 2, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        game.play(rng.choice(game.state.legal_actions()))
    return game


class Desk:
    """Reviews, and all that they have told."""

    def __init__(self) -> None:
        self.reviews = Reviews()
        self.messages: list[tuple[str, str]] = []
        self.progress: list[tuple[int, int]] = []
        self.failed: list[str] = []
        self.reviews.ready.connect(lambda key, review: self.messages.append((key, review.depth)))
        self.reviews.progressed.connect(lambda _, done, count: self.progress.append((done, count)))
        self.reviews.failed.connect(self.failed.append)


@pytest.fixture
def desk(qapp, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(judge, "ROLLOUTS", 24)
    made = Desk()
    yield made
    background.shutdown()


def test_the_quick_review_comes_first_and_the_full_one_once(desk: Desk, qtbot: QtBot) -> None:
    game = played(1)
    assert desk.reviews.known(game) is None
    key = desk.reviews.ask(game)
    assert desk.reviews.ask(game) == key
    qtbot.waitUntil(lambda: (key, "full") in desk.messages, timeout=30_000)
    assert desk.messages == [(key, "quick"), (key, "full")]
    assert desk.progress[0][0] == 0
    assert desk.progress[-1][0] == desk.progress[-1][1] > 0
    known = desk.reviews.known(game)
    assert known is not None
    assert known.depth == "full"


def test_the_next_window_has_it_at_once_and_another_evaluator_makes_it_anew(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(2)
    key = desk.reviews.ask(game)
    qtbot.waitUntil(lambda: (key, "full") in desk.messages, timeout=30_000)
    other = Desk()
    assert other.reviews.known(game) == desk.reviews.known(game)
    other.reviews.ask(game)
    qtbot.waitUntil(lambda: bool(other.messages), timeout=5_000)
    assert other.messages == [(key, "full")]
    assert not other.progress
    monkeypatch.setattr(reviews, "evaluator_version", lambda: "of tomorrow")
    assert Desk().reviews.known(game) is None


def test_a_game_that_goes_on_has_another_review_whose_quick_look_waits_for_no_other(desk: Desk, qtbot: QtBot) -> None:
    game = played(3, 60)
    first = desk.reviews.ask(game)
    qtbot.waitUntil(lambda: bool(desk.progress), timeout=30_000)
    game.play(game.state.legal_actions()[0])
    second = desk.reviews.ask(game)
    qtbot.waitUntil(lambda: (second, "full") in desk.messages, timeout=60_000)
    assert desk.messages == [(first, "quick"), (second, "quick"), (first, "full"), (second, "full")]


def test_nothing_is_told_after_a_stop_and_one_can_ask_again(desk: Desk, qtbot: QtBot) -> None:
    game = played(4, 60)
    key = desk.reviews.ask(game)
    qtbot.waitUntil(lambda: bool(desk.messages), timeout=30_000)
    desk.reviews.stop()
    text = len(desk.messages)
    qtbot.wait(300)
    assert len(desk.messages) == text == 1
    desk.reviews.ask(game)
    qtbot.waitUntil(lambda: (key, "full") in desk.messages, timeout=60_000)


def test_a_review_that_fails_is_told_and_the_next_one_is_made(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("planted")

    with monkeypatch.context() as planted:
        planted.setattr(reviews, "review_steps", fail)
        key = desk.reviews.ask(played(5))
        qtbot.waitUntil(lambda: desk.failed == [key], timeout=5_000)
    key = desk.reviews.ask(played(6))
    qtbot.waitUntil(lambda: (key, "full") in desk.messages, timeout=30_000)
