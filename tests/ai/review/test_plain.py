"""A review survives a file, and nothing but a review is read from one."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.reviewer import review

from .games import played

if TYPE_CHECKING:
    from ra_desktop.ai.review.record import Review


@pytest.fixture(scope="module")
def made() -> Review:
    return review(played("priests", 3, 4, most=60), depth="quick")


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
    ],
)
def test_what_cannot_be_a_review_is_refused(made: Review, change: Any) -> None:
    values = copy.deepcopy(as_plain(made))
    change(values)
    with pytest.raises(ValueError):
        from_plain(values)
