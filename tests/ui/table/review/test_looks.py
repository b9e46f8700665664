"""The closer look keeps what the quick one said of a lost game, and both send to the same puzzles."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.review import judge
from ra_desktop.ai.review.habits import faults
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Game
from ra_desktop.ui.table.review.report import record_story, story_of, worst

SETUPS: Final = (
    *[("classic", 3)] * 6,
    ("priests", 2),
    ("classic", 4),
    *[("priests", 3)] * 2,
    ("boat", 3),
    ("classic", 5),
)
NAMES: Final = ("Anna", "Nefer", "Khufu", "Tia", "Ramose")


def lost(number: int) -> Game:
    """Return a game that a casual player, or a novice, lost on seat 0; the first of its seeds."""
    ruleset, players = SETUPS[number % len(SETUPS)]
    for seed in range(77_100 + number, 80_000, 100):
        game = Game(ruleset, players, seed)
        levels = ["casual" if number % 2 else "novice", *["casual"] * (players - 1)]
        bots = [make_bot(level, seed + seat, clock=False) for seat, level in enumerate(levels)]
        while not game.state.is_over:
            seat = game.state.seat_to_act
            game.play(bots[seat].choose(game.state.view(seat)))
        if game.state.winner:
            return game
    raise AssertionError("no game was lost")


@pytest.mark.parametrize(("numbers", "rollouts", "least"), [
    ((0,), 48, 1), pytest.param(tuple(range(12)), 192, 10, marks=pytest.mark.nightly),
])  # fmt: skip
def test_both_looks_send_to_the_same_puzzles_and_the_record_stays(qapp, monkeypatch, numbers, rollouts, least):
    monkeypatch.setattr(judge, "ROLLOUTS", rollouts)
    same = 0
    for number in numbers:
        game, themes = lost(number), []
        record = record_story(game, 0, NAMES.__getitem__)
        assert record
        for depth in ("quick", "full"):
            looked = review(game, depth=depth)
            story, theme = story_of(looked, game, 0, faults(looked, game, 0), NAMES.__getitem__)
            assert story[0] == record
            assert ("costliest moves" in story[-1]) is bool(theme and worst(looked, 0))
            bare = replace(looked, decisions=())  # no single move that cost much, and so none to try again
            (*_, following), theme = story_of(bare, game, 0, faults(looked, game, 0), NAMES.__getitem__)
            assert not theme or following == "Next: play again, and try a stronger level."
            themes.append(theme)
        same += themes[0] == themes[1] != ""
    assert same >= least
