"""Whether told chances come true is counted by tenths, with the games as the unit of error."""

from __future__ import annotations

import json

from lab.calibration import main, table, told

SURE = ("classic", 2)


def cells(*games: list[tuple[float, bool]]) -> list[str]:
    """The cells of the only set-up, without its name."""
    (row,) = list(table({SURE: list(games)}))[2:]
    return [cell.strip() for cell in row.strip("|").split("|")][1:]


def test_a_chance_that_comes_true_as_often_as_told_is_not_off():
    three_of_ten = [[(0.3, number < 3), (0.7, number >= 3)] for number in range(10)]
    result = cells(*three_of_ten)
    assert (result[0], result[4], result[8], result[-1]) == ("10", "+0.0 ± 15.3", "+0.0 ± 15.3", "0.0")


def test_wins_beyond_what_was_told_are_told_with_their_sign():
    result = cells([(0.3, True)], [(0.3, True)], [(0.3, False)], [(0.3, False)])
    assert result[4] == "+20.0 ± 28.9"
    assert result[-1] == "20.0"


def test_one_game_alone_says_nothing():
    assert cells([(0.3, True), (0.3, True)])[4] == "–"


def test_what_is_told_of_a_decision_adds_up_to_one_and_one_seat_won():
    result = told("priests", 3, 1, "novice", 2)
    assert len(result) == 6
    for first in (0, 3):
        assert abs(sum(chance for chance, _ in result[first : first + 3]) - 1.0) < 1e-9
        assert sum(won for _, won in result[first : first + 3]) == 1


def test_games_that_are_kept_are_not_played_again(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "games.jsonl"
    monkeypatch.setattr("lab.calibration.SETUPS", (SURE,))
    kept.write_text(json.dumps([*SURE, [[0.3, True]]]) + "\n" + json.dumps([*SURE, [[0.3, False]]]) + "\n")
    assert main([str(kept), "--games", "2"]) == 0
    assert "| classic, 2 | 2 |" in capsys.readouterr().out
    assert len(kept.read_text().splitlines()) == 2
