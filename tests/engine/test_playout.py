"""Games played out by chance alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ra_desktop.engine import GameState, playout

from .playing import GAMES

FAME = {
    "boat": [[0, 14], [16, 0, 18], [4, 0, 0, 8], [23, 5, 0, 0, 0]],
    "priests": [[13, 35], [14, 18, 24], [15, 12, 10, 14], [5, 14, 4, 15, 15]],
}


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_a_playout_is_a_game_to_its_end_and_leaves_the_position_alone(ruleset: str, players: int) -> None:
    start = GameState.new(ruleset, players, 5)
    legal, before = start.legal_actions(), start.key()
    ends = [playout(start, Random(seed)) for seed in range(20)]
    assert (start.legal_actions(), start.key()) == (legal, before)
    for end in ends:
        assert end.is_over
        assert end.winner is not None
        assert end.legal_actions() == []
        assert len(end.score_sheet) == 3
        assert not Counter(end.bag) - Counter(start.bag)
    assert len({end.key() for end in ends}) == len(ends)


def test_the_same_chance_gives_the_same_playout_and_views_of_one_position_too() -> None:
    start = GameState.new("boat", 3, 8)
    assert playout(start, Random(4)) == playout(start, Random(4))
    views = [start.view(0).sample(Random(seed)).view(0) for seed in (1, 2)]
    assert playout(views[0], Random(4)) == playout(views[1], Random(4)) == playout(start.view(0), Random(4))


@pytest.mark.parametrize("ruleset", FAME)
def test_playouts_are_the_same_in_every_form_of_the_engine(ruleset: str) -> None:
    """Compiled or not: these figures were taken from the one and hold for the other."""
    rng = Random(11)
    ends = [playout(GameState.new(ruleset, players, 1), rng) for players in (2, 3, 4, 5)]
    assert [end.fame for end in ends] == FAME[ruleset]


def test_a_tile_is_drawn_with_the_chance_that_counting_gives() -> None:
    start = GameState.new("boat", 2, bag=["nile", "nile", "nile", "gold"], suns=[[2], [3]])
    rng = Random(11)
    first = [
        end.bag_contents == {"nile": 3} for end in (playout(start, rng) for _ in range(4000)) if end.bag_count == 3
    ]
    assert len(first) > 150
    assert sum(first) / len(first) == pytest.approx(1 / 4, abs=0.1)
