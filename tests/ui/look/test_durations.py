"""How long everything takes, by value: nothing else notices that an animation has become twice as slow."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from PySide6.QtCore import QEasingCurve

from ra_desktop.ui.look import durations
from ra_desktop.ui.look.durations import TEMPOS, Tempo

MILLISECONDS = {
    "DRAW": 250, "BID": 200, "LOT": 450, "LOT_STAGGER": 45, "BOAT": 600, "GOD": 300, "DISCARD": 300,
    "SIDES": 300, "FLIP": 420, "ANKH": 550, "LEAVE": 400, "RETURN": 160, "PONDER": 150,
    "BEAT": 400, "EPOCH_TITLE": 1700, "SCORE_ROW": 1600, "FAME": 500, "NIGHTFALL": 1500, "STONE": 900,
    "STONE_TURN": 420,
}  # fmt: skip


def test_every_movement_takes_its_time() -> None:
    assert {name: value for name, value in vars(durations).items() if isinstance(value, int)} == MILLISECONDS
    assert durations.PASS_SHARE == 1 / 3
    assert QEasingCurve.Type.OutCubic == durations.CURVE


def test_the_speeds_of_the_settings() -> None:
    results = {name: (tempo.factor, tempo.pause, tempo.read) for name, tempo in TEMPOS.items()}
    assert results == {
        "relaxed": (1.5, 650, 1400),
        "normal": (1.0, 180, 500),
        "fast": (1 / 3, 0, 60),
        "instant": (0.0, 0, 0),
    }


def test_a_speed_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        TEMPOS["normal"].pause = 5  # type: ignore[misc]
    assert Tempo(1.0, 180, 500) == TEMPOS["normal"]
    assert not hasattr(TEMPOS["normal"], "__dict__")
