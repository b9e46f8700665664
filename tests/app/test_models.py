"""The models of log, points and bag keep their promises to views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from ra_desktop.app.models import (
    ALL_EPOCHS,
    KINDS,
    TOTAL,
    BagColumn,
    BagModel,
    BagRole,
    LogFilter,
    LogModel,
    LogRole,
    ScoreModel,
    ScoreRole,
)
from ra_desktop.engine import Game, GameState, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.engine.tiles import RA_TILES

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QAbstractItemModel

ROWS = ("gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns")
NAMES = ("Ann", "Bob")


def tell(event: ev.Event) -> str:
    """Every event but passing has a line."""
    return "" if isinstance(event, ev.Passed) else type(event).__name__


@pytest.fixture
def checked(qapp: object) -> Callable[[QAbstractItemModel], Any]:
    """Watches a model as long as the test runs."""
    testers = []

    def watch(model: QAbstractItemModel) -> Any:
        testers.append(QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal))
        return model

    return watch


def played(*actions: str) -> Game:
    game = Game("boat", 2, bag=["nile", "gold", "ra", "pharaoh", *["ra"] * 5], suns=[[2, 9], [3, 8]])
    for action in actions:
        game.play(parse_action(action))
    return game


def texts(model: QAbstractItemModel) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


# --- the log --------------------------------------------------------------------------------------


def test_the_log_begins_with_the_first_epoch(checked: Any) -> None:
    log = checked(LogModel(tell))
    log.follow(played())
    assert texts(log) == ["EpochStarted"]
    assert log.index(0, 0).data(LogRole.PLY) == 0
    assert log.index(0, 0).data(LogRole.SEAT) == 0


def test_lines_are_added_without_touching_those_before(checked: Any) -> None:
    game = played("draw")
    log = checked(LogModel(tell))
    log.follow(game)
    spans: list[tuple[int, int]] = []
    resets: list[bool] = []
    log.rowsInserted.connect(lambda _, first, last: spans.append((first, last)))
    log.modelReset.connect(lambda: resets.append(True))
    game.play(parse_action("draw"))
    game.play(parse_action("draw"))
    log.follow(game)
    assert texts(log) == ["EpochStarted", "TileDrawn", "TileDrawn", "TileDrawn", "AuctionStarted"]
    assert spans == [(2, 4)]
    assert not resets


def test_a_line_knows_its_position_seat_and_kind(checked: Any) -> None:
    log = checked(LogModel(tell))
    log.follow(played("draw", "draw", "draw", "bid 3"))
    last = log.index(log.rowCount() - 1, 0)
    assert last.data() == "SunBid"
    assert last.data(LogRole.PLY) == 4
    assert last.data(LogRole.SEAT) == 1
    assert last.data(LogRole.KIND) == "bid"


def test_events_without_a_sentence_have_no_line(checked: Any) -> None:
    game = played("draw", "draw", "draw")
    log = checked(LogModel(tell))
    log.follow(game)
    before = texts(log)
    game.play(parse_action("pass"))
    log.follow(game)
    assert texts(log) == before


def test_what_is_taken_back_leaves_the_log(checked: Any) -> None:
    game = played("draw", "draw", "draw")
    log = checked(LogModel(tell))
    log.follow(game)
    del game.plies[1:]
    resets: list[bool] = []
    log.modelReset.connect(lambda: resets.append(True))
    log.follow(game)
    assert texts(log) == ["EpochStarted", "TileDrawn"]
    assert not resets


def test_another_future_replaces_the_one_taken_back(checked: Any) -> None:
    game = played("draw", "draw")
    other = played("draw", "invoke")
    log = checked(LogModel(tell))
    log.follow(game)
    game.plies[1] = other.plies[1]
    log.follow(game)
    assert texts(log) == ["EpochStarted", "TileDrawn", "AuctionStarted"]


def test_the_log_can_end_before_the_game_does(checked: Any) -> None:
    game = played("draw", "draw", "draw")
    log = checked(LogModel(tell))
    log.follow(game, 1)
    assert texts(log) == ["EpochStarted", "TileDrawn"]
    log.follow(game)
    assert log.rowCount() == 5


def test_another_game_starts_the_log_anew(checked: Any) -> None:
    log = checked(LogModel(tell))
    log.follow(played("draw", "draw"))
    log.follow(played("draw"))
    assert texts(log) == ["EpochStarted", "TileDrawn"]
    log.follow(None)
    assert texts(log) == []


def test_the_log_can_be_told_in_other_words(checked: Any) -> None:
    log = checked(LogModel(tell))
    log.follow(played("draw"))
    log.set_teller(lambda event: "~" + tell(event))
    assert texts(log) == ["~EpochStarted", "~TileDrawn"]


def test_the_log_is_narrowed_by_kind(checked: Any) -> None:
    log = checked(LogModel(tell))
    narrow = checked(LogFilter())
    narrow.setSourceModel(log)
    log.follow(played("draw", "draw", "draw", "bid 3"))
    narrow.set_kinds({"bid", "auction"})
    assert texts(narrow) == ["AuctionStarted", "SunBid"]
    narrow.set_kinds(None)
    assert texts(narrow) == texts(log)


def test_every_event_has_a_kind() -> None:
    assert {kind.__name__ for kind in KINDS} == {kind.__name__ for kind in ev.Event.__subclasses__()}


@given(steps=st.lists(st.integers(0, 60), min_size=1, max_size=8))
def test_the_log_is_the_same_however_it_was_reached(qapp: object, steps: list[int]) -> None:
    game = Game("classic", 3, seed=11)
    while len(game.plies) < 60 and not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    log = LogModel(tell)
    tester = QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for step in steps:
        log.follow(game, step)
        fresh = LogModel(tell)
        fresh.follow(game, step)
        assert log.entries == fresh.entries
    assert tester.model() is log


# --- points -----------------------------------------------------------------------------------------

SHEET = [
    dict(zip(ROWS, (2, 3, 5, 0, -5, 0, 0, 0), strict=True)),
    dict(zip(ROWS, (0, 0, -2, 4, 5, 0, 0, 0), strict=True)),
]


@pytest.fixture
def scores(checked: Any) -> ScoreModel:
    return checked(ScoreModel(str.upper, lambda points: f"{points:+d}"))


def table(model: ScoreModel) -> dict[str, list[str]]:
    return {
        model.headerData(row, Qt.Orientation.Vertical, ScoreRole.ROW): [
            model.index(row, seat).data() for seat in range(model.columnCount())
        ]
        for row in range(model.rowCount())
    }


def test_an_epoch_has_a_row_for_every_rule_and_a_total(scores: ScoreModel) -> None:
    scores.show_points([SHEET], ROWS, NAMES)
    scores.show_epoch(1)
    assert table(scores) == {
        "gods": ["+2", "+0"],
        "gold": ["+3", "+0"],
        "pharaohs": ["+5", "-2"],
        "nile": ["+0", "+4"],
        "civilization": ["-5", "+5"],
        TOTAL: ["+5", "+7"],
    }
    assert scores.headerData(0, Qt.Orientation.Vertical) == "GODS"
    assert scores.headerData(1, Qt.Orientation.Horizontal) == "Bob"


def test_the_last_epoch_has_all_rows(scores: ScoreModel) -> None:
    scores.show_points([SHEET] * 3, ROWS, NAMES)
    scores.show_epoch(3)
    assert list(table(scores)) == [*ROWS, TOTAL]


def test_all_epochs_are_added_up(scores: ScoreModel) -> None:
    scores.show_points([SHEET, SHEET], ROWS, NAMES)
    scores.show_epoch(ALL_EPOCHS)
    sheet = table(scores)
    assert sheet["pharaohs"] == ["+10", "-4"]
    assert sheet["epoch-1"] == sheet["epoch-2"] == ["+5", "+7"]
    assert sheet[TOTAL] == ["+10", "+14"]


def test_sums_are_told_from_rules(scores: ScoreModel) -> None:
    scores.show_points([SHEET, SHEET], ROWS, NAMES)
    scores.show_epoch(ALL_EPOCHS)
    sums = [scores.index(row, 0).data(ScoreRole.IS_SUM) for row in range(scores.rowCount())]
    assert sums == [False] * 5 + [True] * 3


def test_the_running_epoch_is_scored_as_if_it_ended_now(scores: ScoreModel) -> None:
    state = GameState.new("boat", 2, 3)
    state.held[0][RA_TILES.codes["gold"]] = 2
    scores.show_position(state, NAMES)
    scores.show_epoch(1)
    assert scores.is_running
    assert table(scores)["gold"] == ["+6", "+0"]
    assert scores.epochs == 1


def test_finished_epochs_of_others_can_be_concealed(scores: ScoreModel) -> None:
    scores.show_points([SHEET], ROWS, NAMES, running=SHEET, concealed=[1])
    scores.show_epoch(1)
    assert table(scores)[TOTAL] == ["+5", "?"]
    assert scores.index(0, 1).data(ScoreRole.POINTS) is None
    scores.show_epoch(2)
    assert table(scores)[TOTAL] == ["+5", "+7"]


def test_new_points_in_the_same_rows_reset_nothing(scores: ScoreModel) -> None:
    scores.show_points([], ROWS, NAMES, running=SHEET)
    scores.show_epoch(1)
    resets: list[bool] = []
    changes: list[bool] = []
    scores.modelReset.connect(lambda: resets.append(True))
    scores.dataChanged.connect(lambda: changes.append(True))
    scores.show_points([], ROWS, NAMES, running=[SHEET[1], SHEET[0]])
    assert table(scores)[TOTAL] == ["+7", "+5"]
    assert changes
    assert not resets


def test_an_epoch_that_has_not_begun_is_empty(scores: ScoreModel) -> None:
    scores.show_points([SHEET], ROWS, NAMES)
    scores.show_epoch(3)
    assert scores.rowCount() == 0


def test_a_finished_game_has_no_running_epoch(scores: ScoreModel) -> None:
    game = Game("classic", 3, seed=2)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    scores.show_position(game.state, ("a", "b", "c"))
    assert scores.epochs == 3
    scores.show_epoch(ALL_EPOCHS)
    totals = [int(text) for text in table(scores)[TOTAL]]
    sheets = game.state.score_sheet
    assert totals == [sum(sum(sheet[seat].values()) for sheet in sheets) for seat in range(3)]


# --- the bag ------------------------------------------------------------------------------------------


@pytest.fixture
def bag(checked: Any) -> BagModel:
    return checked(BagModel(str.title))


def test_a_full_bag_holds_every_tile(bag: BagModel) -> None:
    bag.show_position(GameState.new("classic", 3, 1))
    assert bag.count == 180
    assert bag.chance_of_ra == pytest.approx(30 / 180)
    rows = {bag.index(row, 0).data(BagRole.TILE): row for row in range(bag.rowCount())}
    assert list(rows) == list(RA_TILES.names)
    god = rows["god"]
    assert [bag.index(god, column).data() for column in BagColumn] == ["God", "8", "8"]


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
