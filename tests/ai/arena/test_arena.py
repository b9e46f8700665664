"""The arena: fair, reproducible, and the levels are told apart by it."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections import Counter

import pytest

from ra_desktop.ai.arena.command import main, play_deals, ratings, wilson
from ra_desktop.ai.arena.matches import Deal, Record, play_deal, tiles_won, total
from ra_desktop.ai.characters import UnknownCharacterError
from ra_desktop.ai.levels import UnknownLevelError, make_bot
from tests.ai.playing import play_match


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


def test_novice_is_better_than_chance():
    novice, *_ = play_match("classic", ["novice", "random", "random", "random"], 12, 1)
    assert novice.wins / novice.games >= 0.75


def test_casual_beats_three_novices():
    casual, *others = play_match("classic", ["casual", "novice", "novice", "novice"], 8, 1)
    assert casual.wins / casual.games >= 0.6
    assert all(casual.fame > other.fame for other in others)


def test_casual_beats_a_novice_with_two():
    casual, _ = play_match("boat", ["casual", "novice"], 16, 1)
    assert casual.wins / casual.games >= 0.7


def test_a_match_is_reproducible():
    first = play_match("boat", ["casual", "novice"], 2, 7)
    assert play_match("boat", ["casual", "novice"], 2, 7) == first
    assert play_match("boat", ["casual", "novice"], 2, 8) != first


def test_everybody_sits_everywhere_with_the_same_suns_on_the_table():
    seen = []
    levels = ["casual", "novice", "random"]
    play_match("classic", levels, 3, 1, lambda level, seed: Watching(level, seed, seen))
    assert {(level, seat) for level, seat, _ in seen} == {(level, seat) for level in levels for seat in range(3)}


def test_only_whole_rounds_are_played():
    records = play_match("boat", ["random", "random"], 3, 1)
    assert [record.games for record in records] == [4, 4]
    assert sum(record.wins for record in records) == 4


def test_deals_are_played_in_any_order():
    names = ["novice", "random"]
    deals = [play_deal("boat", names, 4, number) for number in (2, 0, 1)]
    assert total(names, deals) == play_match("boat", names, 6, 4)


def test_what_is_counted_adds_up():
    records = play_match("classic", ["novice:miser", "novice", "random"], 6, 2)
    assert all(len(record.times) > 50 for record in records)
    for record in records:
        assert record.lots <= 12 * record.games
        assert record.tiles.total() >= record.lots
        assert 1 <= record.suns / record.lots <= 13
        assert record.time_at(0.5) <= record.time_at(0.95) <= record.time_at(1.0) == max(record.times)
    assert Record("nobody").time_at(0.5) == 0.0


def test_what_is_counted_in_priests_adds_up():
    for record in play_match("priests", ["novice:miser", "novice"], 4, 3):
        won = tiles_won(record, "priests")
        people, buildings = won["people"], won["buildings"]
        assert people + buildings == pytest.approx(sum(figure for name, figure in won.items() if "/" in name))
        assert won["pyramid"] * record.games == record.tiles["stone"] + record.tiles["chamber"] > 0


def test_one_job_or_two_give_the_same():
    names = ("novice:gambler", "novice:builder", "random")
    alone = list(play_deals("classic", names, 2, 5))
    together = list(play_deals("classic", names, 2, 5, jobs=2))
    assert total(names, alone) == total(names, together) == play_match("classic", names, 6, 5)
    assert [deal.places for deal in alone] == [deal.places for deal in together]


_ON_A_CLUSTER = """
import sys
from dask.distributed import LocalCluster
from ra_desktop.ai.arena.command import play_deals
from ra_desktop.ai.arena.matches import total

names = ("casual:gambler", "novice:builder", "random")
with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
    dask = cluster.scheduler_address
    far = list(play_deals("classic", names, 3, 5, dask=dask))
alone = list(play_deals("classic", names, 3, 5))
assert total(names, far) == total(names, alone)
assert [deal.places for deal in far] == [deal.places for deal in alone]
print(len(far), "deals alike")
"""


@pytest.mark.slow
def test_a_cluster_gives_the_same():
    """In a process of its own: a cluster leaves threads behind."""
    pytest.importorskip("distributed")
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(
        [sys.executable, "-c", _ON_A_CLUSTER], capture_output=True, text=True, timeout=300, env=environment, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == "3 deals alike\n"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 20, 0.0089, 0.2361)],
)
def test_intervals_are_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known():
    assert wilson(0, 0) == (0.0, 1.0)


def test_who_wins_is_rated_higher():
    rated = ratings(3, [Deal([], [[0, 1, 2], [0, 2, 1], [1, 0, 2]])])
    assert rated[0].mean > rated[1].mean > rated[2].mean
    assert sum(rating.mean for rating in rated) == pytest.approx(0, abs=20)


def test_a_rating_is_on_elos_scale():
    one, other = ratings(2, [Deal([], [[0, 1]] * 759 + [[1, 0]] * 240)])
    assert (one.mean, other.mean) == pytest.approx((200, -200), abs=1)
    assert one.error == pytest.approx(400 / math.log(10) / math.sqrt(1000 * 0.76 * 0.24), rel=0.01)
    assert ratings(2, [Deal([], [[1, 1]])])[0].mean == 0


def test_the_command_prints_a_line_for_each_seat_and_writes_json(capsys, tmp_path):
    file = tmp_path / "match.json"
    arguments = ["--ruleset", "boat", "--seats", "novice:miser,random", "--games", "4", "--seed", "3", "--habits"]
    assert main([*arguments, "--json", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("boat, 4 games, seed 3")
    names = Counter(line.split()[1] for line in lines[2:])
    assert names["novice:miser"] == names["random"] == 2
    result = json.loads(file.read_text(encoding="utf-8"))
    assert (result["ruleset"], result["games"], result["seed"]) == ("boat", 4, 3)
    miser, random = result["seats"]
    assert miser["wins"] + random["wins"] == 4
    assert 0.0 <= miser["interval"][0] < miser["interval"][1] <= 1.0
    assert set(miser["milliseconds"]) == {"mean", "median", "p95", "slowest"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "skilled,genius,casual"], "genius"),
        (["--seats", "skilled:plumber,casual,casual"], "plumber"),
        (["--seats", "skilled,casual"], "cannot be played by 2"),
        (["--seats", "skilled,casual,casual", "--games", "0"], "not a whole number from 1"),
        (["--seats", "skilled,casual,casual", "--jobs", "0"], "at least 1"),
        ([], "--seats"),
    ],
)
def test_what_cannot_be_played_is_said(capsys, arguments, reason):
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert reason in capsys.readouterr().err


def test_an_unknown_level_or_character_is_an_error():
    with pytest.raises(UnknownLevelError):
        play_match("boat", ["genius", "random"], 1, 1)
    with pytest.raises(UnknownCharacterError):
        play_match("boat", ["casual:plumber", "random"], 1, 1)
