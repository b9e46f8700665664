"""The log follows the game, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from ra_desktop.app.models.log import KINDS, LogFilter, LogModel, LogRole
from ra_desktop.engine import Draw, Game, Pass, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import Handover

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel


def tell(event: ev.Event) -> str:
    """Every event but passing has a line."""
    return "" if isinstance(event, ev.Passed) else type(event).__name__


def played(*actions: str) -> Game:
    game = Game("boat", 2, bag=["nile", "gold", "ra", "pharaoh", *["ra"] * 5], suns=[[2, 9], [3, 8]])
    for action in actions:
        game.play(parse_action(action))
    return game


def texts(model: QAbstractItemModel) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


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
    events = {kind.__name__ for kind in ev.Event.__subclasses__()}
    assert {kind.__name__ for kind in KINDS} == events | {"Handover"}


# --- changes of players ---------------------------------------------------------------------------


def change(after: int, seat: int = 1, bot: str | None = "skilled") -> Handover:
    return Handover(after, seat, bot, None)


def test_a_change_of_players_has_a_line_where_it_happened(checked: Any) -> None:
    game = played("draw", "draw", "draw")
    log = checked(LogModel(tell))
    log.set_changes((change(0), change(2, seat=0, bot=None), change(3)))
    log.follow(game)
    assert texts(log) == [
        "EpochStarted", "Handover", "TileDrawn", "TileDrawn", "Handover", "TileDrawn", "AuctionStarted",
        "Handover",
    ]  # fmt: skip
    lines = [log.index(row, 0) for row in (1, 4, 7)]
    assert [line.data(LogRole.PLY) for line in lines] == [0, 2, 3]
    assert [line.data(LogRole.SEAT) for line in lines] == [1, 0, 1]
    assert {line.data(LogRole.KIND) for line in lines} == {"seat"}
    log.follow(game, 2)
    assert texts(log)[-1] == "Handover"
    log.follow(game, 1)
    assert texts(log) == ["EpochStarted", "Handover", "TileDrawn"]


def test_a_change_during_the_game_is_told_at_once_and_what_follows_after_it(checked: Any) -> None:
    game = played("draw")
    log = checked(LogModel(tell))
    log.follow(game)
    log.set_changes((change(1),))
    assert texts(log) == ["EpochStarted", "TileDrawn", "Handover"]
    game.play(parse_action("draw"))
    log.set_changes((change(1),))
    log.follow(game)
    assert texts(log) == ["EpochStarted", "TileDrawn", "Handover", "TileDrawn"]


def test_each_of_thousands_of_changes_is_told_once(checked: Any) -> None:
    game = played("draw", "draw", "draw")
    messages: list[object] = []
    log = checked(LogModel(lambda event: messages.append(event) or "x"))
    changes = tuple(change(number % 4, bot=str(number)) for number in range(2000))
    log.set_changes(tuple(sorted(changes, key=lambda one: one.after)))
    for plies in range(4):
        log.follow(game, plies)
    assert sum(isinstance(event, Handover) for event in messages) == len(changes)


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


def test_while_an_epoch_is_scored_the_log_ends_where_it_ended() -> None:
    game = Game("boat", 2, bag=["ra"] * 6 + ["nile"], suns=[[9, 5], [8, 6]])
    model = LogModel(lambda event: type(event).__name__)
    while game.state.epoch == 1:
        game.play(Draw() if Draw() in game.state.legal_actions() else Pass())
        model.follow(game, unscored=True)
    assert [entry.text for entry in model.entries][-2:] == ["TileDrawn", "EpochEnded"]
    held = len(model.entries)
    model.follow(game, unscored=True)
    assert len(model.entries) == held
    model.set_teller(lambda event: type(event).__name__.lower())
    assert [entry.text for entry in model.entries][-1] == "epochended"
    model.follow(game)
    assert [entry.text for entry in model.entries][held - 1 :] == ["epochended", "epochscored", "epochstarted"]
    game.play(Draw())
    model.follow(game, unscored=True)
    assert [entry.text for entry in model.entries][held + 2 :] == ["tiledrawn"]


def test_lines_that_are_held_back_go_with_a_move_that_is_taken_back() -> None:
    game = Game("boat", 2, bag=["ra"] * 6 + ["nile"], suns=[[9, 5], [8, 6]])
    while game.state.epoch == 1:
        game.play(Draw() if Draw() in game.state.legal_actions() else Pass())
    model = LogModel(lambda event: type(event).__name__)
    model.follow(game, unscored=True)
    model.follow(game, len(game.plies) - 1)
    assert "EpochEnded" not in [entry.text for entry in model.entries]
    model.follow(game, len(game.plies) - 1, unscored=True)
    assert "EpochScored" not in [entry.text for entry in model.entries]
