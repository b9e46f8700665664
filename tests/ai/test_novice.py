"""For a first evening: beaten by who keeps three tips in mind, and never a fool."""

from __future__ import annotations

from ra_desktop.ai.arena.matches import play_match, seated_bot

from .beginner import Beginner


def test_three_tips_are_enough_to_win() -> None:
    tips, _ = play_match(
        "boat",
        ["tips", "novice"],
        60,
        5,
        lambda name, seed: Beginner(seed) if name == "tips" else seated_bot(name, seed),  # type: ignore[arg-type,return-value]
    )
    assert tips.wins / tips.games >= 0.6


def test_it_is_better_than_chance() -> None:
    novice, *_ = play_match("classic", ["novice", "random", "random", "random"], 12, 1)
    assert novice.wins / novice.games >= 0.75
