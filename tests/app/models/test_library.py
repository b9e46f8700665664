"""The list of saved games as a model: filtered, sorted, and changed row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from ra_desktop.app.models.library import ENTRY, Column, Filter, LibraryModel, state_of
from ra_desktop.storage.library import Entry, Fault
from ra_desktop.storage.saved_game import Seat
from tests.app.conftest import search_text

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
HERE = QModelIndex()


def entry(name: str, modified: int = 0, **facts: Any) -> Entry:
    facts = {"depth": "examined", "ruleset": "classic", "epoch": 1} | facts
    return Entry(name=name + ".ra-game", size=1, modified=modified, **facts)


def over(name: str, modified: int = 0, ranking: tuple[int, ...] = (0, 1), fame: tuple[int, ...] = (30, 20)) -> Entry:
    seats = (Seat("You", "lapis"), Seat("Nefer", "ochre", "skilled"))
    return entry(name, modified, epoch=3, is_over=True, ranking=ranking, fame=fame, seats=seats)


def titles(model: LibraryModel) -> list[str]:
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def test_an_empty_list(model: LibraryModel) -> None:
    assert model.rowCount() == model.count == 0
    assert model.columnCount() == len(Column)
    assert model.entry(HERE) is None
    assert model.headerData(Column.DATE, Qt.Orientation.Horizontal) == "DATE"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_the_latest_is_first(model: LibraryModel) -> None:
    model.set_entries([entry("a", 1), entry("c", 3), entry("b", 2)])
    assert titles(model) == ["c", "b", "a"]
    assert model.index(0, Column.PLAYERS).data(ENTRY) == entry("c", 3)


def test_every_column_sorts_both_ways(model: LibraryModel) -> None:
    model.set_entries(
        [
            entry("Beta", 3, ruleset="boat", epoch=2, seats=(Seat("Zoe", "lapis"),)),
            entry("alpha", 1, ruleset="classic", epoch=1, seats=(Seat("Ann", "lapis"),)),
            over("Gamma", 2),
        ]
    )
    for column, order in (
        (Column.NAME, ["alpha", "Beta", "Gamma"]),
        (Column.RULESET, ["Beta", "Gamma", "alpha"]),
        (Column.PLAYERS, ["alpha", "Gamma", "Beta"]),
        (Column.EPOCH, ["alpha", "Beta", "Gamma"]),
        (Column.RESULT, ["Beta", "alpha", "Gamma"]),
        (Column.DATE, ["alpha", "Gamma", "Beta"]),
    ):
        model.sort(column, ASCENDING)
        assert titles(model) == order, column
        model.sort(column, DESCENDING)
        if column not in (Column.RULESET, Column.RESULT):  # equal ones stay by date
            assert titles(model) == order[::-1], column


def test_results_sort_from_damaged_to_won(model: LibraryModel) -> None:
    damaged = entry("damaged", fault=Fault("damaged", "x"))
    model.set_entries(
        [over("second", ranking=(1, 0)), entry("runs"), over("won"), damaged, entry("new", depth="listed")]
    )
    model.sort(Column.RESULT)
    assert titles(model) == ["damaged", "new", "runs", "second", "won"]


def test_states() -> None:
    assert state_of(entry("a", depth="glanced")) is None
    assert state_of(entry("a")) == "running"
    assert state_of(over("a")) == "finished"
    assert state_of(entry("a", fault=Fault("foreign", "x"))) == "damaged"


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (Filter(), ["won", "late", "early"]),
        (Filter("LATE"), ["late"]),
        (Filter("\u200bla\u200bTE"), ["late"]),
        (Filter("nefer you"), ["won"]),
        (Filter("nefer late"), []),
        (Filter(ruleset="boat"), ["early"]),
        (Filter(state="finished"), ["won"]),
        (Filter(state="running"), ["late", "early"]),
        (Filter("classic", "classic", "running"), ["late"]),
        (Filter("   "), ["won", "late", "early"]),
    ],
)
def test_only_what_passes_the_filter_is_shown(model: LibraryModel, chosen: Filter, left: list[str]) -> None:
    model.set_entries([over("won", 3), entry("late", 2), entry("early", 1, ruleset="boat")])
    model.set_filter(chosen)
    assert titles(model) == left
    assert model.count == 3
    model.set_filter(Filter())
    assert titles(model) == ["won", "late", "early"]


def test_what_is_learned_shows_and_may_sort_anew(model: LibraryModel) -> None:
    model.set_entries([entry(name, number, depth="listed", epoch=0) for number, name in enumerate("abc")])
    model.sort(Column.EPOCH, DESCENDING)
    model.update_entries([entry("a", 0, epoch=3)])
    assert titles(model)[0] == "a"
    model.set_filter(Filter(state="running"))
    assert titles(model) == ["a"]
    model.update_entries([entry("b", 1)])
    assert titles(model) == ["a", "b"]


def test_new_files_come_in_at_their_place(model: LibraryModel) -> None:
    model.set_entries([entry("a", 1), entry("c", 3)])
    model.update_entries([entry("b", 2)])
    assert titles(model) == ["c", "b", "a"]


def test_files_that_are_gone_leave(model: LibraryModel) -> None:
    model.set_entries([entry("a", 1), entry("b", 2), entry("c", 3)])
    kept = QPersistentModelIndex(model.index_of("a.ra-game"))
    model.remove_entries(["b.ra-game", "never.ra-game"])
    assert titles(model) == ["c", "a"]
    assert kept.row() == 1
    assert not model.index_of("b.ra-game").isValid()


def test_files_that_lie_beside_each_other_leave_together(model: LibraryModel) -> None:
    gone = []
    model.rowsRemoved.connect(lambda _, first, last: gone.append((first, last)))
    model.set_entries([entry(name, 1) for name in "abcde"])
    model.remove_entries([f"{name}.ra-game" for name in "acd"])
    assert gone == [(4, 4), (1, 2)]


def test_a_renamed_game_stays_where_it_is(model: LibraryModel) -> None:
    model.set_entries([entry("a", 1), entry("b", 2)])
    kept = QPersistentModelIndex(model.index_of("a.ra-game"))
    model.rename(entry("a", 1), "z.ra-game")
    assert titles(model) == ["b", "z"]
    assert kept.row() == 1
    model.sort(Column.NAME, DESCENDING)
    assert titles(model) == ["z", "b"]
    assert kept.row() == 0


def test_only_names_can_be_edited(model: LibraryModel, qtbot: QtBot) -> None:
    model.set_entries([entry("a")])
    name = model.index(0, Column.NAME)
    assert name.flags() & Qt.ItemFlag.ItemIsEditable
    assert not model.index(0, Column.DATE).flags() & Qt.ItemFlag.ItemIsEditable
    assert name.data(Qt.ItemDataRole.EditRole) == "a"
    with qtbot.waitSignal(model.renaming) as asked:
        assert model.setData(name, "b")
    assert asked.args == [entry("a"), "b"]
    with qtbot.assertNotEmitted(model.renaming):
        assert model.setData(name, "a")
        assert not model.setData(model.index(0, Column.DATE), "b")


FILTERS = [Filter(), Filter("a"), Filter(ruleset="boat"), Filter(state="running")]
NAMES = st.lists(st.sampled_from("abcdefghijklmnop"), max_size=12, unique=True)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), NAMES),
        st.tuples(st.just("learn"), NAMES),
        st.tuples(st.just("forget"), NAMES),
        st.tuples(st.just("sort"), st.tuples(st.sampled_from(Column), st.sampled_from([ASCENDING, DESCENDING]))),
        st.tuples(st.just("filter"), st.sampled_from(FILTERS)),
        st.tuples(st.just("rename"), st.tuples(st.sampled_from("abcdef"), st.sampled_from("uvwxyz"))),
    ),
    max_size=12,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_whatever_happens_the_list_is_right_and_rows_follow_their_games(
    model: LibraryModel, steps: list[tuple[str, Any]]
) -> None:
    """The tester behind the model checks each signal; kept indexes must stay with their games."""
    expected: dict[str, Entry] = {}
    model.set_entries([])
    model.set_filter(Filter())
    for number, (step, value) in enumerate(steps):
        kept = [(QPersistentModelIndex(model.index(row, 0)), titles(model)[row]) for row in range(model.rowCount())]
        samples = [
            entry(name, number * 7 % 5, ruleset="boat" if (ord(name) + number) % 2 else "classic")
            for name in (value if step in ("put", "learn") else ())
        ]
        if step == "put":
            expected = {one.name: one for one in samples}
            model.set_entries(samples)
        elif step == "learn":
            expected |= {one.name: one for one in samples}
            model.update_entries(samples)
        elif step == "forget":
            expected = {name: one for name, one in expected.items() if name[0] not in value}
            model.remove_entries([name + ".ra-game" for name in value])
        elif step == "sort":
            model.sort(*value)
        elif step == "filter":
            model.set_filter(value)
        elif (old := expected.get(value[0] + ".ra-game")) and value[1] + ".ra-game" not in expected:
            model.rename(old, value[1] + ".ra-game")
            expected = {name: one for name, one in expected.items() if one is not old}
            expected[value[1] + ".ra-game"] = entry(value[1], old.modified, ruleset=old.ruleset)
        seen = {
            one.title
            for one in expected.values()
            if model.filter.ruleset in (None, one.ruleset) and (model.filter.text or "") in search_text(one)
        }
        assert set(titles(model)) == seen
        assert len(titles(model)) == len(seen)
        for index, title in kept:
            if index.isValid() and step != "rename":
                assert index.data() == title


def test_a_list_that_changes_everywhere_is_put_up_anew(model: LibraryModel, qtbot: QtBot) -> None:
    model.set_entries(
        [entry(f"{number:03}", number, ruleset="boat" if number % 2 else "classic") for number in range(200)]
    )
    with qtbot.waitSignal(model.modelReset):
        model.set_filter(Filter(ruleset="boat"))
    assert model.rowCount() == 100
