"""Tables of the statistics sort, and rows keep their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from ra_desktop.app.models.statistics import PART, PartColumn, PartModel
from ra_desktop.app.statistics import Part

if TYPE_CHECKING:
    from collections.abc import Iterator


PARTS = (Part(("b",), 4, 1, 30, 31, 0.5), Part(("a",), 9, 3, 28, 20, 0.75), Part(("c",), 4, 4, 50, 10, 1.0))


@pytest.fixture
def model(qapp: object) -> Iterator[PartModel]:
    made = PartModel(lambda part, column: f"{part.key[0]}{column.name}", lambda column: column.name)
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield made
    tester.deleteLater()


def keys(model: PartModel) -> str:
    return "".join(str(model.index(row, 0).data(PART).key[0]) for row in range(model.rowCount()))


def test_the_table_shows_parts_the_most_played_first(model: PartModel) -> None:
    assert model.rowCount() == 0
    model.show_parts(PARTS)
    assert keys(model) == "abc"
    assert model.index(0, PartColumn.WINS).data() == "aWINS"
    assert model.headerData(PartColumn.WINS, Qt.Orientation.Horizontal) == "WINS"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


@pytest.mark.parametrize(
    ("column", "order"),
    [
        (PartColumn.NAME, "abc"), (PartColumn.GAMES, "bca"), (PartColumn.WINS, "bac"), (PartColumn.SHARE, "bac"),
        (PartColumn.FAME, "abc"), (PartColumn.OTHER_FAME, "cab"), (PartColumn.AHEAD, "bac"),
    ],
)  # fmt: skip
def test_the_table_sorts_and_rows_keep_their_parts(model: PartModel, column: PartColumn, order: str) -> None:
    model.show_parts(PARTS)
    indexes = [QPersistentModelIndex(model.index(row, 0)) for row in range(3)]
    model.sort(column, Qt.SortOrder.AscendingOrder)
    assert keys(model) == order
    assert "".join(str(index.data(PART).key[0]) for index in indexes) == "abc"
    model.sort(column, Qt.SortOrder.DescendingOrder)
    if column != PartColumn.GAMES:
        assert keys(model) == order[::-1]
