"""The arena: fair, reproducible, and the levels are told apart by it."""

from __future__ import annotations

import pytest

from ra_desktop.ai.arena import main, play_match, wilson
from ra_desktop.ai.bots import UnknownLevelError, make_bot


class Watching:
    """Plays like another bot and notes what it is first shown."""

    def __init__(self, level, seed, seen):
        self.bot = make_bot(level, seed)
        self.level = level
        self.seen = seen

    def choose(self, view, *, limit=None, cancel=None):
        if self.seen is not None:
            self.seen.append((self.level, view.seat, tuple(view.up)))
            self.seen = None
        return self.bot.choose(view)


def test_skilled_beats_three_casual_players():
    skilled, *others = play_match("classic", ["skilled", "casual", "casual", "casual"], 60, 1)
    assert skilled.wins / skilled.games >= 0.45
    assert all(skilled.fame > other.fame for other in others)


def test_skilled_beats_a_casual_player_with_two():
    skilled, _ = play_match("boat", ["skilled", "casual"], 60, 1)
    assert skilled.wins / skilled.games >= 0.7


def test_casual_beats_chance():
    casual, *_ = play_match("classic", ["casual", "random", "random", "random"], 40, 1)
    assert casual.wins / casual.games >= 0.6
    casual, _ = play_match("boat", ["casual", "random"], 40, 1)
    assert casual.wins / casual.games >= 0.8


def test_a_match_is_reproducible():
    first = play_match("classic", ["skilled", "casual", "random"], 9, 7)
    assert play_match("classic", ["skilled", "casual", "random"], 9, 7) == first
    assert play_match("classic", ["skilled", "casual", "random"], 9, 8) != first


def test_everybody_sits_everywhere_with_the_same_suns_on_the_table():
    seen = []
    levels = ["skilled", "casual", "random"]
    play_match("classic", levels, 3, 1, lambda level, seed: Watching(level, seed, seen))
    assert {(level, seat) for level, seat, _ in seen} == {(level, seat) for level in levels for seat in range(3)}


def test_only_whole_rounds_are_played():
    records = play_match("boat", ["random", "random"], 3, 1)
    assert [record.games for record in records] == [4, 4]
    assert sum(record.wins for record in records) == 4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 20, 0.0089, 0.2361)],
)
def test_intervals_are_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known():
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_command_prints_a_line_for_each_seat(capsys):
    assert main(["--ruleset", "boat", "--seats", "casual,random", "--games", "4", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("boat, 4 games, seed 3")
    assert [line.split()[1] for line in lines[2:]] == ["casual", "random"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "skilled,genius,casual"], "genius"),
        (["--seats", "skilled,casual"], "cannot be played by 2"),
        (["--seats", "skilled,casual,casual", "--games", "0"], "at least one"),
    ],
)
def test_what_cannot_be_played_is_said(capsys, arguments, reason):
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert reason in capsys.readouterr().err


def test_an_unknown_level_is_an_error():
    with pytest.raises(UnknownLevelError):
        play_match("boat", ["genius", "random"], 1, 1)
