"""No file does harm: it loads to a legal position or is refused with an error of ours, quickly and in little memory."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from . import positions, small
from .saves import EXTREMES, KEPT, mutated, originals
from .trial import MOST_BYTES, MOST_SECONDS, attempt

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

COUNT = 300
PATIENCE = 5
"""A machine that is busy with other tests is slower by so much."""


@pytest.mark.parametrize("part", range(6))
def test_changed_files_do_no_harm(part: int) -> None:
    for number in range(COUNT // 6):
        trial = attempt(mutated(random.Random(f"tests {part} {number}")))
        assert trial.seconds < PATIENCE * MOST_SECONDS
        assert trial.memory < MOST_BYTES


@pytest.mark.parametrize(("kind", "count"), [(positions, 300), (small, 40)], ids=["positions", "small files"])
def test_changed_lines_and_small_files_do_no_harm(kind: ModuleType, count: int) -> None:
    for number in range(count):
        trial = kind.attempt(kind.mutated(random.Random(f"tests {number}")))
        assert trial.seconds < PATIENCE * MOST_SECONDS


@pytest.mark.parametrize("number", range(len(EXTREMES)))
def test_files_that_want_too_much_are_refused_at_once(number: int) -> None:
    trial = attempt(EXTREMES[number](random.Random(number)))
    assert trial.seconds < PATIENCE * MOST_SECONDS
    assert trial.memory < MOST_BYTES


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.ra-game")), ids=lambda path: path.stem)
def test_what_did_harm_once_does_no_more(path: Path) -> None:
    trial = attempt(path.read_bytes())
    assert trial.seconds < PATIENCE * MOST_SECONDS
    assert trial.memory < MOST_BYTES


def test_what_is_changed_is_sound_before() -> None:
    assert {attempt(data).outcome for data in originals()} == {"loaded"}
