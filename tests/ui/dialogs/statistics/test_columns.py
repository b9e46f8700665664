"""Every number of the statistics stands where its heading says, and in the colour of whose it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.ai import LEVELS
from ra_desktop.app.statistics import Part, Statistics
from ra_desktop.ui.dialogs.statistics.chart_page import ChartPage
from ra_desktop.ui.dialogs.statistics.tables import (
    Figures,
    PartColumn,
    PartTable,
    character_with_title,
    game_name,
    level_name,
    part_heading,
    part_text,
)
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.words.players import level_label

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PART = Part(("skilled",), games=8, wins=2, fame=31.5, other_fame=27.0, ahead=0.75)


def test_each_column_has_its_number(qapp: object) -> None:
    results = {part_heading(column): part_text(PART, column) for column in PartColumn if column != PartColumn.NAME}
    assert results == {
        "Games": "8",
        "Won": "2",
        "% won": "25%",
        "Your fame": "31.5",
        "Their fame": "27.0",
        "Ahead": "75%",
    }


@pytest.mark.parametrize(
    ("name", "key", "words"),
    [
        (game_name, ("boat", 4), "Ra – Solar boat, 4 players"),
        (level_name, ("skilled",), "Skilled"),
        (level_name, (None,), "People"),
        (character_with_title, ("builder",), "Hemiunu, the builder"),
    ],
)
def test_each_table_names_its_rows(qapp: object, name, key: tuple[object, ...], words: str) -> None:
    assert name(Part(key, games=8, wins=2, fame=31.5, other_fame=27.0, ahead=0.5)) == words


PARTS = (Part(("b",), 4, 1, 30, 31, 0.5), Part(("a",), 9, 3, 28, 20, 0.75), Part(("c",), 11, 11, 50, 10, 1.0))


@pytest.mark.parametrize(
    ("column", "order"),
    [
        (PartColumn.NAME, "abc"), (PartColumn.GAMES, "bac"), (PartColumn.WINS, "bac"), (PartColumn.SHARE, "bac"),
        (PartColumn.FAME, "abc"), (PartColumn.OTHER_FAME, "cab"), (PartColumn.AHEAD, "bac"),
    ],
)  # fmt: skip
def test_a_table_is_sorted_by_numbers_at_first_by_the_most_played(keep, column: PartColumn, order: str) -> None:
    table = keep(PartTable(lambda part: str(part.key[0]), "Name"))

    def rows() -> str:
        return "".join(table.item(row, 0).text() for row in range(3))

    table.show_parts(PARTS)
    assert rows() == "cab"
    table.sortItems(column, Qt.SortOrder.AscendingOrder)
    assert rows() == order
    table.sortItems(column, Qt.SortOrder.DescendingOrder)
    assert rows() == order[::-1]


def test_levels_played_equally_often_are_in_the_order_of_their_strength(keep) -> None:
    """Then people."""
    table = keep(PartTable(level_name, "Name"))
    table.show_parts([replace(PARTS[0], key=(level,)) for level in sorted({None, *LEVELS}, key=str)])
    shown = [table.item(row, 0).text() for row in range(table.rowCount())]
    assert shown == [*map(level_label, LEVELS), "People"]


@dataclass(frozen=True)
class Played:
    """A game as the charts see it."""

    fame: float
    is_win: bool
    take_backs: bool = False
    ended: str = "2025-03-01T20:00:00+00:00"


@dataclass(frozen=True)
class Found(Statistics):
    """Statistics of games that were made up."""

    course: tuple = field(
        default=(Played(20, True), Played(30, True), Played(11, False), Played(12, False), Played(13, False))
    )


def test_each_figure_is_what_it_is_called(keep) -> None:
    page = keep(Figures())
    page.show_statistics(Found(minutes=42.0))
    assert [(figure.label.text(), figure.number.text()) for figure in page.figures] == [
        ("Games played", "5"),
        ("Won: 40%", "2"),
        ("Average fame", "17.2"),
        ("Highest fame", "30"),
        ("Games since last win", "3"),
        ("Longest winning streak", "2"),
        ("Typical length", "42 min"),
    ]


def test_the_figures_are_read_together_and_the_charts_game_by_game(qtbot: QtBot) -> None:
    figures, page = Figures(), ChartPage()
    qtbot.addWidget(figures)
    qtbot.addWidget(page)
    result = Found(minutes=42.0, points=(("gold", 6.0, 3.0), ("suns", 1.0, None)), scored_alike=("classic",))
    figures.show_statistics(result)
    page.show_statistics(result, "Ann")
    assert figures.accessibleName() == (
        "Games played: 5. Won: 40% (2). Average fame: 17.2. Highest fame: 30. Games since last win: 3. "
        "Longest winning streak: 2. Typical length: 42 min."
    )
    assert page.points.accessibleName() == "Fame per game"
    assert page.points.accessibleDescription() == "Gold: 6.0 (Bots: 3.0)\nSuns: 1.0 (Bots: –)"
    assert page.course.accessibleName() == "Fame by game"
    assert page.course.accessibleDescription().splitlines()[1:3] == [
        "Game 2: 30 fame, won",
        "Game 3: 11 fame, not won",
    ]
    assert all(stop.focusPolicy() == Qt.FocusPolicy.TabFocus for stop in (figures, page.points, page.course))


def test_the_charts_show_who_won_and_whose_points_they_are(keep) -> None:
    page = keep(ChartPage())
    page.show_statistics(Found(points=(("gold", 6.0, 3.0), ("suns", 1.0, None)), scored_alike=("classic",)), "Ann")
    QApplication.processEvents()
    assert page.course.games == [(20, True), (30, True), (11, False), (12, False), (13, False)]
    assert page.points.rows == (("Gold", 6.0, 3.0), ("Suns", 1.0, None))
    keys = page._points_key.text()
    assert keys.index(PAPYRUS.accent_line) < keys.index("Ann") < keys.index(PAPYRUS.control_line) < keys.index("Bots")
    keys = page._course_key.text()
    assert (
        keys.index(PAPYRUS.accent_line) < keys.index("Won") < keys.index(PAPYRUS.control_line) < keys.index("Not won")
    )


def test_a_game_and_its_number_of_players_are_whole_where_the_table_is_narrow(put_up) -> None:
    """Or rows would look alike; the numbers are scrolled instead."""
    table = put_up(PartTable(game_name, "Game"), 500, 300)
    table.show_parts([Part(("boat", players), 8, 2, 31.5, 27.0, 0.5) for players in (3, 4)])
    assert table.columnWidth(PartColumn.NAME) >= table.sizeHintForColumn(PartColumn.NAME)
