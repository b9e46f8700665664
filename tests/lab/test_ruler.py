"""What the ruler says is set against what comes out, each decision once; the slope is that of a line through 0."""

from __future__ import annotations

import json

import pytest

from lab.ruler import SETUPS, decision, main, measured, slope_of, table


def test_the_slope_is_what_comes_out_for_each_fame_that_is_said():
    assert slope_of([(2.0, 1.0, 0.0), (4.0, 2.0, 0.0), (-2.0, -1.0, 0.0)]) == pytest.approx((0.5, 0.0))
    assert slope_of([(1.0, 0.0, 0.0), (1.0, 2.0, 0.0)]) == pytest.approx((1.0, 0.5**0.5))


def test_a_set_up_is_a_line_as_soon_as_three_decisions_are_measured():
    one = (4.0, 2.0, 1.0)
    lines = list(table({("boat", 2): [one] * 3, ("boat", 3): [one] * 2}))[2:]
    assert lines == ["| Boat, 2 | 3 | 4.0 | 2.0 | 4.0 | 2.0 | 0.50 ± 0.00 |"]


def test_decisions_are_choices_of_every_set_up():
    assert len(set(SETUPS)) == 11
    assert not decision("boat", 2, 1).is_forced()


def test_both_moves_get_the_same_orders_of_the_bag():
    said, out, error = measured("priests", 2, 1, 16)
    again = measured("priests", 2, 1, 16)
    assert again == pytest.approx((said, out, error))
    assert error > 0.0


def test_what_is_kept_is_not_measured_again(tmp_path, capsys, monkeypatch):
    kept = tmp_path / "ruler.jsonl"
    monkeypatch.setattr("lab.ruler.SETUPS", (("boat", 2),))
    monkeypatch.setattr("lab.ruler.measured", lambda *_: (4.0, 2.0, 1.0))
    kept.write_text("".join(json.dumps(["boat", 2, number, 4.0, 4.0, 1.0]) + "\n" for number in (0, 2)))
    monkeypatch.setattr("sys.argv", ["ruler", str(kept), "--each", "3", "--jobs", "1"])
    main()
    assert "| Boat, 2 | 3 | 4.0 | 3.3 | 4.0 | 3.3 |" in capsys.readouterr().out
    assert len(kept.read_text().splitlines()) == 3
