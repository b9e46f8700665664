"""A review survives a file, and nothing but a review is read from one."""

from __future__ import annotations

import copy
import json
import math
from functools import reduce
from operator import getitem
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.ai.review.summary import summary_of

from .games import played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.ai.review.record import Review
    from ra_desktop.engine import Game


@pytest.fixture(scope="module")
def game() -> Game:
    return played("priests", 3, 4, most=60)


@pytest.fixture(scope="module")
def made(game: Game) -> Review:
    return review(game, depth="quick")


def test_a_review_comes_back_from_json_to_the_last_digit(made: Review) -> None:
    assert from_plain(json.loads(json.dumps(as_plain(made)))) == made


def _set(path: list[Any], value: object) -> Any:
    def change(values: Any) -> None:
        for step in path[:-1]:
            values = values[step]
        values[path[-1]] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        _set(["players"], 4),
        _set(["chances"], []),
        _set(["chances", 3], [0.5, 0.5, 0.5]),
        _set(["chances", 3], [0.5, 0.5]),
        _set(["decisions", 0, "seat"], 3),
        _set(["decisions", 0, "ply"], 60),
        _set(["decisions", 0, "chosen"], "bid 99"),
        _set(["decisions", 0, "rated", 0], ["jump", 0.5, 0.0, 0.0]),
        _set(["decisions", 0, "costs"], [0.1, 0.1, 0.1]),
        _set(["draws", 0, "changes"], [0.2, 0.0, 0.0]),
        _set(["draws", 0, "tiles"], None),
        _set(["draws", 0, "tiles"], []),
        _set(["decisions", 0, "rated", 0, 1], 1e308),
        _set(["decisions", 0, "rated", 0, 1], math.nan),
        _set(["decisions", 0, "rated", 0, 2], -1e308),
        _set(["decisions", 0, "rated", 0, 3], -0.1),
        _set(["decisions", 0, "kind"], "dance"),
        _set(["decisions", 0, "epoch"], 0),
        _set(["decisions", 1, "ply"], 0),
        _set(["depth"], "abyss"),
    ],
)
def test_what_cannot_be_a_review_is_refused(made: Review, change: Any) -> None:
    values = copy.deepcopy(as_plain(made))
    change(values)
    with pytest.raises(ValueError):
        from_plain(values)


CRAFTED = [
    None, True, -1, 0, 3, 10**6, 2**64, 0.5, -0.0, 1e308, -1e308, 5e-324, math.nan, math.inf, "", "ra", "bid 13",
    "draw", "\u202e\0", [], [0.5], [[]], ["sphinx"], ["draw", 1e308, 0.0, 0.0], {}, {"ply": 0},
]  # fmt: skip


def _leaves(values: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values; of long lists the first, the second and the last."""
    if path:
        yield path
    keys: Any = ()
    if isinstance(values, dict):
        keys = values
    elif isinstance(values, list):
        keys = sorted({*range(min(2, len(values))), *range(len(values))[-1:]})
    for key in keys:
        yield from _leaves(values[key], (*path, key))


def test_a_crafted_review_is_refused_or_harmless(made: Review, game: Game) -> None:
    values = json.loads(json.dumps(as_plain(made)))
    refused = taken = 0
    for path in list(_leaves(values)):
        holder = reduce(getitem, path[:-1], values)
        usual = holder[path[-1]]
        for value in CRAFTED:
            holder[path[-1]] = copy.deepcopy(value)
            try:
                result = from_plain(values, game)
            except ValueError:
                refused += 1
                continue
            taken += 1
            for seat in range(result.players):
                summary, balance = summary_of(result, seat), result.balance(seat)
                for figure in (balance.start, balance.luck, balance.errors, summary.all.share, summary.all.loss):
                    assert abs(round(100 * figure)) < 1_000_000
                assert all(draw.tiles[0] for draw in (*result.luckiest(seat), *result.unluckiest(seat)))
        holder[path[-1]] = usual
    assert refused > 9 * taken > 0


@pytest.mark.parametrize(
    ("ruleset", "players", "seed", "most"), [("priests", 3, 5, 60), ("priests", 3, 4, 59), ("boat", 3, 4, 60)]
)
def test_the_review_of_another_game_is_refused(made: Review, ruleset: str, players: int, seed: int, most: int) -> None:
    other = played(ruleset, players, seed, most=most)
    with pytest.raises(ValueError):
        from_plain(as_plain(made), other)


def test_a_review_fits_its_own_game(made: Review, game: Game) -> None:
    assert from_plain(as_plain(made), game) == made
