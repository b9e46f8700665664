"""The application is killed in the middle of games, and the next start offers what was shown last."""

from __future__ import annotations

import os
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.crash import kill_often
from tests.crash_calls import faults

if TYPE_CHECKING:
    from pathlib import Path

KILLS = int(os.environ.get("RA_DESKTOP_KILLS", "1"))
LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells which file is synced")
NIGHTLY = [pytest.mark.nightly] * (sys.platform == "linux")
"""Who finds everything without power finds it after a kill."""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="pipes that can be waited for are those of Unix")
@pytest.mark.parametrize("power_cuts", [pytest.param(False, marks=NIGHTLY), pytest.param(True, marks=LINUX_ONLY)])
def test_whenever_it_is_killed_or_the_power_goes_nothing_is_lost(tmp_path: Path, power_cuts: bool) -> None:
    home = tmp_path / "home"
    home.mkdir()
    tally = kill_often(KILLS, 7, home, power_cuts=power_cuts)
    assert tally.faults == []
    assert tally.survived == tally.kills == KILLS
    assert tally.moves > 0
    assert b"Traceback" not in (home / "errors.txt").read_bytes()


@pytest.mark.slow
@pytest.mark.nightly
@LINUX_ONLY
def test_kills_at_system_calls_find_what_is_written_in_place(tmp_path: Path) -> None:
    assert next(faults(60, 1, tmp_path, Counter(), "--planted"), "") != ""
