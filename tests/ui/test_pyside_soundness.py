"""The PySide6 that the tests run with counts references correctly on this Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pyside_soundness import Report

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 1


def test_painting_and_clicking_for_a_while_leaves_every_count_where_it_was() -> None:
    # In a process of its own: a broken pair aborts it.
    run = subprocess.run(
        [sys.executable, "packaging/pyside_soundness.py", "--seconds", str(SECONDS)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=SECONDS + 60,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(("rounds", "by", "sound"), [
    (1000, 1, True), (25, 20, True), (25, 21, False), (1000, 200, True), (1000, 201, False), (1000, -1000, False),
])  # fmt: skip
def test_a_count_that_moves_with_the_rounds_is_a_fault(rounds: int, by: int, sound: bool) -> None:
    report = Report(rounds, {"None": by})
    assert report.sound is sound
    assert report.drift == ({} if sound else {"None": by})
