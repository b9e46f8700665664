"""The application is killed in the middle of games, and the next start offers what was shown last."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.crash import kill_often

if TYPE_CHECKING:
    from pathlib import Path

KILLS = int(os.environ.get("RA_DESKTOP_KILLS", "4"))


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="pipes that can be waited for are those of Unix")
def test_whenever_it_is_killed_nothing_is_lost(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    tally = kill_often(KILLS, 7, home)
    assert tally.faults == []
    assert tally.survived == tally.kills == KILLS
    assert tally.moves > 0
    assert b"Traceback" not in (home / "errors.txt").read_bytes()
