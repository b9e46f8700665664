"""The bag as a model."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from ra_desktop.app.models.bag import BagModel, BagRole
from ra_desktop.engine import GameState, parse_action
from ra_desktop.engine.games.ra.tiles import RA_TILES


@pytest.fixture
def bag(checked: Any) -> BagModel:
    return checked(BagModel(lambda tile, _: tile.title()))


def test_a_full_bag_holds_every_tile(bag: BagModel) -> None:
    bag.show_position(GameState.new("classic", 3, 1))
    assert bag.count == 180
    assert bag.chance_of_ra == pytest.approx(30 / 180)
    rows = {bag.index(row, 0).data(BagRole.TILE): row for row in range(bag.rowCount())}
    assert list(rows) == list(RA_TILES.names)
    god = bag.index(rows["god"])
    assert [god.data(role) for role in (Qt.ItemDataRole.DisplayRole, BagRole.LEFT, BagRole.TOTAL)] == ["God", 8, 8]


def test_what_was_drawn_is_no_longer_in_the_bag(bag: BagModel) -> None:
    state = GameState.new("boat", 2, bag=["nile", "ra", "gold"])
    bag.show_position(state)
    changed: list[int] = []
    bag.dataChanged.connect(lambda first, last: changed.extend(range(first.row(), last.row() + 1)))
    state.apply(parse_action("draw"))
    bag.show_position(state)
    nile = RA_TILES.codes["nile"]
    assert changed == [nile]
    assert bag.index(nile, 0).data(BagRole.LEFT) == 0
    assert bag.index(nile, 0).data(BagRole.TOTAL) == 25
    assert bag.chance_of_ra == pytest.approx(1 / 2)


def test_an_empty_bag_holds_no_ra(bag: BagModel) -> None:
    bag.show_position(GameState.new("boat", 2, bag=[]))
    assert bag.count == 0
    assert bag.chance_of_ra == 0


def test_every_count_is_announced(bag: BagModel) -> None:
    counted: list[bool] = []
    bag.counted.connect(lambda: counted.append(True))
    state = GameState.new("boat", 2, 4)
    bag.show_position(state)
    bag.show_position(state)
    assert len(counted) == 2
