"""Reviews that are kept: the same back, and nothing from a file that is damaged, outdated or of another game."""

from __future__ import annotations

import os
import stat
import zlib
from typing import TYPE_CHECKING

import pytest

from ra_desktop.storage.filing import delete_oldest
from ra_desktop.storage.reviews import SUFFIX, forget_review, read_review, review_key, write_review

from .games import random_game

if TYPE_CHECKING:
    from pathlib import Path

REVIEW = {"players": 2, "chances": [[0.25, 0.75], [1.0, 0.0]]}


def test_a_review_comes_back_as_it_was_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    write_review("a" * 32, "v1", REVIEW, tmp_path)
    assert read_review("a" * 32, "v1", tmp_path) == REVIEW
    (path,) = tmp_path.iterdir()
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_another_version_of_the_evaluator_or_another_game_finds_nothing(tmp_path: Path) -> None:
    write_review("a" * 32, "v1", REVIEW, tmp_path)
    assert read_review("a" * 32, "v2", tmp_path) is None
    (tmp_path / ("a" * 32 + SUFFIX)).rename(tmp_path / ("b" * 32 + SUFFIX))
    assert read_review("a" * 32, "v1", tmp_path) is None
    assert read_review("b" * 32, "v1", tmp_path) is None


@pytest.mark.parametrize("data", [b"", b"nonsense", zlib.compress(b"{"), zlib.compress(b'{"version":"v1"}'),
                                  zlib.compress(b'{"version":"v1","key":"k","review":[]}')])  # fmt: skip
def test_a_damaged_file_is_as_good_as_none_and_is_replaced(tmp_path: Path, data: bytes) -> None:
    (tmp_path / f"k{SUFFIX}").write_bytes(data)
    assert read_review("k", "v1", tmp_path) is None
    write_review("k", "v1", REVIEW, tmp_path)
    assert read_review("k", "v1", tmp_path) == REVIEW


def test_half_a_file_is_as_good_as_none(tmp_path: Path) -> None:
    write_review("k", "v1", REVIEW, tmp_path)
    path = tmp_path / f"k{SUFFIX}"
    path.write_bytes(path.read_bytes()[:-12])
    assert read_review("k", "v1", tmp_path) is None


def test_a_review_that_cannot_be_kept_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    write_review("k", "v1", REVIEW, tmp_path / "file")
    assert read_review("k", "v1", tmp_path / "file") is None


def test_the_oldest_reviews_are_deleted_and_no_other_files(tmp_path: Path) -> None:
    for number in range(5):
        write_review(f"k{number}", "v1", REVIEW, tmp_path)
        os.utime(tmp_path / f"k{number}{SUFFIX}", (1000 + number, 1000 + number))
    (tmp_path / "other.txt").write_text("kept")
    delete_oldest(tmp_path, 2, SUFFIX)
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"k3{SUFFIX}", f"k4{SUFFIX}", "other.txt"]
    forget_review("k3", tmp_path)
    forget_review("k3", tmp_path)
    assert read_review("k3", "v1", tmp_path) is None
    assert read_review("k4", "v1", tmp_path) == REVIEW


def test_the_key_follows_what_was_played_and_not_what_was_taken_back() -> None:
    game, twin = random_game("classic", 3, 5, 40), random_game("classic", 3, 5, 40)
    assert review_key(game) == review_key(twin)
    twin.go_to(39, 3)
    assert review_key(game) != review_key(twin)
    twin.play(twin.state.legal_actions()[0])
    assert review_key(twin) != review_key(game)
    assert review_key(random_game("classic", 3, 6, 0)) != review_key(random_game("classic", 3, 5, 0))
