"""What panels draw with, by value: a wrong colour or drawing would be seen by a player."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ra_desktop.ui.look.drawing import (
    player_ink,
    points_ink,
    tablets_for,
)
from ra_desktop.ui.look.emblem_painter import PLAYER_COLOURS, player_colour
from ra_desktop.ui.look.theme import NIGHT, PAPYRUS


@pytest.mark.parametrize(
    ("theme", "gain", "loss", "nothing"),
    [(PAPYRUS, "#285e36", "#9e2c1a", PAPYRUS.soft_ink), (NIGHT, "#8fd19e", "#ff9b84", NIGHT.soft_ink)],
    ids=["papyrus", "night"],
)
def test_gains_are_green_losses_red_and_nothing_is_neither(theme, gain, loss, nothing) -> None:
    assert [points_ink(theme, points).name() for points in (1, 12)] == [gain, gain]
    assert [points_ink(theme, points).name() for points in (-1, -12)] == [loss, loss]
    assert {points_ink(theme, points).name() for points in (0, None)} == {QColor(nothing).name()}


@pytest.mark.parametrize("name", list(PLAYER_COLOURS))
def test_a_players_colour_has_an_ink_in_each_theme(name: str) -> None:
    assert player_colour(name).name() == PLAYER_COLOURS[name].lower()
    for theme in (PAPYRUS, NIGHT):
        assert player_ink(theme, name).name() == QColor(getattr(theme, name)).name()


@pytest.mark.parametrize(
    ("fame", "tablets"),
    [(0, ["1"]), (1, ["1"]), (4, ["2", "2"]), (8, ["5", "2", "1"]), (27, ["10", "10", "5"]), (99, ["10", "10", "10"])],
)
def test_fame_lies_there_in_the_highest_tablets(fame: int, tablets: list[str]) -> None:
    assert tablets_for(fame) == [f"board/tablet-{worth}" for worth in tablets]
