"""The table behind the names of bands: games that are there are not played again, and shares are of the whole stake."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from lab import bands
from ra_desktop.ai.review.plain import as_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.ai.review.summary import Part, Summary

from .games import played

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def summary(seat: int, stake: float, loss: float, blunders: int = 0) -> Summary:
    grades = {"inaccuracy": 0, "mistake": 0, "blunder": blunders}
    return Summary(seat, Part(20, 0.0, blunders, stake, loss), {}, grades, Part(), Part(), None)


def test_the_share_is_of_all_that_was_at_stake_and_its_error_over_seats() -> None:
    assert bands.share_lost([summary(0, 1.0, 0.2), summary(1, 3.0, 0.2)]) == "10.0 ± 5.0 (2)"
    assert bands.share_lost([summary(0, 1.0, 0.1), summary(1, 3.0, 0.3)]) == "10.0 ± 0.0 (2)"
    assert bands.errors([summary(0, 10, 0.1, 1), summary(1, 30, 0.3, 2)]) == "0.0 · 0.0 · 1.5"
    assert bands.share_lost([]) == "–"


def test_only_missing_games_are_played_and_all_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = as_plain(review(played("boat", 2, 1, most=20), depth="quick"))
    asked: list[bands.Cell] = []

    def reviewed(cell: bands.Cell) -> dict[str, object]:
        asked.append(cell)
        return made

    monkeypatch.setattr(bands, "SETUPS", (("boat", 2),))
    monkeypatch.setattr(bands, "LEVELS", ("novice", "expert"))
    monkeypatch.setattr(bands, "reviewed", reviewed)
    (tmp_path / "boat-2-novice-1.json").write_text(json.dumps(made))
    assert bands.main([str(tmp_path)]) == 0
    assert [cell.level for cell in asked] == ["expert"]
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "| | novice | expert |"
    assert "(2) | " in out
    bands.main([str(tmp_path)])
    assert len(asked) == 1
