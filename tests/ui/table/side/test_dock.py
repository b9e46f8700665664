"""The side panel: log, score sheet and bag as people use them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from ra_desktop.app.models.bag import BagRole
from ra_desktop.app.models.log import LogRole
from ra_desktop.app.models.score import ALL_EPOCHS, ScoreRole
from ra_desktop.engine import RULESETS, Game, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import broken
from ra_desktop.ui.table.side.bag_view import BagSummary
from ra_desktop.ui.table.side.dock import SideDock
from ra_desktop.ui.table.side.log_view import FILTERS
from ra_desktop.ui.table.side.score_view import score_row_label
from ra_desktop.ui.words.events import Narrator
from tests.engine.golden import whole_game
from tests.ui.table.conftest import position, seat_info

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def seats(names: list[str], **about: object) -> list[object]:
    colours = ["lapis", "carnelian", "malachite", "amethyst", "ochre"]
    return [seat_info(name, colour=colour, **about) for name, colour in zip(names, colours, strict=False)]


@pytest.fixture
def dock(put_up) -> SideDock:
    return put_up(SideDock(), 270, 860)


def show(dock: SideDock, game: Game, **about: object) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"][: game.players]
    people = seats(names, **about)
    dock.sit_down(people, Narrator(names, game.ruleset, None).describe)
    dock.log.follow(game)
    dock.show_view(game.state.view(0), people)


def game_of(actions: int, players: int = 4) -> Game:
    """A game that only draws and passes as long as that goes."""
    game = Game("classic", players, seed=4)
    while len(game.plies) < actions and not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    return game


# --- tabs -----------------------------------------------------------------------------------------


def test_a_tab_shows_its_page(qtbot: QtBot, dock: SideDock) -> None:
    show(dock, game_of(4))
    for place, view in enumerate((dock.log_view, dock.score_view, dock.bag_grid)):
        qtbot.mouseClick(dock.tabs, LEFT, pos=dock.tabs.tabRect(place).center())
        assert view.isVisible()


@pytest.mark.parametrize("width", [200, 270, 420])
def test_tabs_fit_in_every_width(qtbot: QtBot, dock: SideDock, width: int) -> None:
    dock.resize(width, 700)
    assert dock.width() == width
    assert dock.tabs.tabRect(2).right() <= dock.tabs.width()


def test_a_low_dock_leaves_the_room_to_the_log(dock: SideDock) -> None:
    show(dock, game_of(4))
    assert dock._summary.isVisible()
    for message in (dock.height() - 440, 0):  # a message lies over what is below
        dock.make_room_below(message)
        assert dock._summary.isVisible() is (message == 0)
    dock.resize(270, 420)
    assert not dock._summary.isVisible()


def test_fewer_people_sit_down_after_a_game_of_more(dock: SideDock) -> None:
    show(dock, game_of(60))
    show(dock, game_of(8, players=3))
    assert "Dan" not in " ".join(entry.text for entry in dock.log.entries)


def test_lines_that_come_while_the_dock_is_hidden_are_there_when_it_is_shown(dock: SideDock) -> None:
    game = game_of(30)
    show(dock, game)
    dock.hide()
    for _ in range(12):
        game.play(game.state.legal_actions()[0])
        dock.log.follow(game)
    dock.show()
    QApplication.processEvents()
    assert dock.log_view.list.is_at_end()


# --- the log --------------------------------------------------------------------------------------


def test_a_click_on_a_line_asks_for_its_position(qtbot: QtBot, dock: SideDock) -> None:
    show(dock, game_of(5))
    lines = dock.log_view.list
    index = lines.model().index(3, 0)
    lines.scrollTo(index)
    with qtbot.waitSignal(dock.ply_chosen) as chosen:
        qtbot.mouseClick(lines.viewport(), LEFT, pos=lines.visualRect(index).center())
    assert chosen.args == [index.data(LogRole.PLY)]


def test_a_ply_of_several_lines_is_one_position(qtbot: QtBot, dock: SideDock) -> None:
    """A Ra that is drawn is followed by its auction: two lines of one ply."""
    game = Game("classic", 3, bag=["ra", "nile", *["ra"] * 9], suns=[[2, 3], [4, 5], [6, 7]])
    for text in ("draw", "pass", "pass", "pass", "draw"):
        game.play(parse_action(text))
    show(dock, game)
    lines = dock.log_view.list
    heard: list[int] = []
    dock.ply_chosen.connect(heard.append)
    for row in range(lines.model().rowCount()):
        lines.clicked.emit(lines.model().index(row, 0))
    assert heard == [0, 1, 1, 2, 3, 4, 4, 5]


def test_the_arrow_keys_walk_through_the_log(qtbot: QtBot, dock: SideDock) -> None:
    show(dock, game_of(5))
    lines = dock.log_view.list
    lines.setCurrentIndex(lines.model().index(2, 0))
    with qtbot.waitSignal(dock.ply_chosen) as chosen:
        qtbot.keyClick(lines, Qt.Key.Key_Down)
    assert chosen.args == [lines.model().index(3, 0).data(LogRole.PLY)]


def test_new_lines_choose_nothing(qtbot: QtBot, dock: SideDock) -> None:
    game = game_of(3)
    show(dock, game)
    game.play(game.state.legal_actions()[0])
    with qtbot.assertNotEmitted(dock.ply_chosen):
        dock.log.follow(game)
        dock.log_view.list.setFocus()


def test_the_log_stays_at_its_end(qtbot: QtBot, dock: SideDock) -> None:
    game = game_of(60)
    show(dock, game)
    qtbot.waitUntil(dock.log_view.list.is_at_end)
    for _ in range(5):
        game.play(game.state.legal_actions()[0])
        dock.log.follow(game)
    qtbot.waitUntil(dock.log_view.list.is_at_end)


def test_a_line_that_was_clicked_where_nothing_is_replayed_does_not_stop_the_log(qtbot: QtBot, dock: SideDock) -> None:
    game = game_of(60)
    show(dock, game)
    lines = dock.log_view.list
    qtbot.waitUntil(lines.is_at_end)
    lines.setCurrentIndex(lines.model().index(lines.model().rowCount() - 1, 0))
    end = lines.verticalScrollBar().maximum()
    for _ in range(5):
        game.play(game.state.legal_actions()[0])
        dock.log.follow(game)
    qtbot.waitUntil(lambda: lines.verticalScrollBar().maximum() > end)
    QApplication.processEvents()
    assert lines.is_at_end()


def test_somebody_who_reads_further_up_is_left_alone(qtbot: QtBot, dock: SideDock) -> None:
    game = game_of(60)
    show(dock, game)
    bar = dock.log_view.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 100)
    bar.setValue(10)
    game.play(game.state.legal_actions()[0])
    dock.log.follow(game)
    QApplication.processEvents()
    assert bar.value() == 10


def test_the_log_of_priests_can_be_narrowed_down(dock: SideDock) -> None:
    game = whole_game("priests", 3)
    show(dock, game)
    messages = {type(entry.event): entry.kind for entry in dock.log.entries}
    assert {ev.SideChosen, ev.TileFlipped, ev.PriestKept, ev.PlagueReturned, ev.AnkhsWon} <= set(messages)
    shown = {code: kinds for code, kinds in FILTERS if kinds is not None}
    for kind in (ev.TileFlipped, ev.PriestKept):
        assert [code for code, kinds in shown.items() if messages[kind] in kinds] == ["lots"]
    assert [code for code, kinds in shown.items() if messages[ev.SideChosen] in kinds] == ["draws"]
    for kind in (ev.PlagueReturned, ev.AnkhsWon):
        assert all(messages[kind] in kinds for kinds in shown.values())


def test_leaving_the_past_unselects_the_line(dock: SideDock) -> None:
    show(dock, game_of(5))
    lines = dock.log_view.list
    lines.setCurrentIndex(lines.model().index(2, 0))
    dock.log_view.leave_replay()
    assert not lines.currentIndex().isValid()
    assert not lines.selectionModel().hasSelection()


def test_the_log_can_be_narrowed(dock: SideDock) -> None:
    show(dock, game_of(40))
    view = dock.log_view
    everything = view.list.model().rowCount()
    view.narrow.setCurrentIndex(view.narrow.findData("auctions"))
    samples = [view.list.model().index(row, 0).data(LogRole.KIND) for row in range(view.list.model().rowCount())]
    assert 0 < len(samples) < everything
    assert set(samples) <= {"auction", "bid", "lot", "epoch"}


def test_long_lines_are_broken_not_cut(dock: SideDock) -> None:
    show(dock, game_of(40))
    lines = dock.log_view.list
    heights = {lines.visualRect(lines.model().index(row, 0)).height() for row in range(lines.model().rowCount())}
    dock.resize(200, 860)
    narrow = {lines.visualRect(lines.model().index(row, 0)).height() for row in range(lines.model().rowCount())}
    assert max(narrow) >= max(heights)
    assert len(narrow) > 1


# --- points -----------------------------------------------------------------------------------------


def test_the_score_sheet_follows_the_running_epoch(dock: SideDock) -> None:
    show(dock, game_of(3))
    assert dock.scores.epoch == 1
    assert dock.scores.is_running
    assert "ended now" in dock.score_view.remark.text()


def test_another_epoch_can_be_chosen_and_stays(qtbot: QtBot, dock: SideDock) -> None:
    game = game_of(400)
    assert len(game.state.score_sheet) >= 2
    show(dock, game)
    dock.tabs.setCurrentIndex(1)
    button = dock.score_view._picker.button(1)
    qtbot.mouseClick(button, LEFT)
    assert dock.scores.epoch == 1
    dock.show_view(game.state.view(0), seats(["Ann", "Bob", "Cleo", "Dan"]))
    assert dock.scores.epoch == 1
    qtbot.mouseClick(dock.score_view._picker.button(ALL_EPOCHS), LEFT)
    assert dock.scores.epoch == ALL_EPOCHS


def test_finished_epochs_of_hidden_fame_are_not_told(dock: SideDock) -> None:
    game = game_of(400)
    show(dock, game, fame_shown=False)
    dock.score_view._on_picked(1)
    texts = {
        dock.scores.index(row, seat).data()
        for row in range(dock.scores.rowCount())
        for seat in range(dock.scores.columnCount())
    }
    assert texts == {""}
    assert dock.score_view.table.isHidden()
    assert dock.score_view.remark.text().startswith("Fame is face down.")


def test_the_heads_of_the_score_sheet_are_the_players_of_the_view_that_is_shown(dock: SideDock) -> None:
    game = game_of(400)
    show(dock, game)
    people = seats(["Eve", "Dan", "Cleo", "Bob"])
    dock.show_view(game.state.view(0), people)
    assert [seat.name for seat in dock.score_view.table.seats.seats] == ["Eve", "Dan", "Cleo", "Bob"]


def test_ones_own_points_of_finished_epochs_are_told_and_why_others_are_missing(dock: SideDock) -> None:
    game = game_of(400)
    show(dock, game)
    people = seats(["Ann", "Bob", "Cleo", "Dan"], fame_shown=False)
    dock.show_view(game.state.view(0), [replace(people[0], fame_shown=True), *people[1:]])
    dock.score_view._on_picked(1)
    shown = [bool(dock.scores.index(0, seat).data()) for seat in range(4)]
    assert shown == [True, False, False, False]
    assert not dock.score_view.table.isHidden()
    assert dock.score_view.remark.text() == "The other players’ fame is face down."


@pytest.mark.parametrize(("width", "height"), [(62, 28), (90, 28)])
def test_names_of_rows_are_not_cut(qapp: object, width: int, height: int) -> None:
    rows = {row for rules in RULESETS.values() for row in rules.rows}
    for code in (*sorted(rows), "epoch-2", "total"):
        label = score_row_label(code)
        lines = broken(label, width, height, 15.5)[1]
        assert "".join(lines).replace(" ", "") == label.replace(" ", "")


def test_another_game_begins_with_the_epoch_that_runs(dock: SideDock) -> None:
    show(dock, game_of(400))
    dock.score_view._on_picked(ALL_EPOCHS)
    show(dock, game_of(4))
    assert dock.scores.epoch == 1
    assert dock.score_view.remark.text() == "If the epoch ended now"
    lines = dock.score_view.layout()
    assert lines.indexOf(dock.score_view.remark) + 1 == lines.indexOf(dock.score_view.table), "it stands at its table"


def test_what_priests_score_last_has_no_row_before(dock: SideDock) -> None:
    game = whole_game("priests", 3)
    show(dock, game)
    late = {"Pyramid", "Chambers", "Ankhs", "Suns"}
    for epoch in (1, 2, 3):
        dock.score_view._on_picked(epoch)
        names = [dock.scores.headerData(row, Qt.Orientation.Vertical) for row in range(dock.scores.rowCount())]
        assert names[:5] == ["People", "Buildings", "Building variety", "Priests", "Plagues"]
        assert (set(names) & late) == (late if epoch == 3 else set())
        points = [[dock.scores.index(row, seat).data(ScoreRole.POINTS) for seat in range(3)] for row in range(5)]
        sheet = game.state.score_sheet[epoch - 1]
        assert points[0] == [rows["people"] for rows in sheet]


# --- the bag --------------------------------------------------------------------------------------


def test_the_bag_is_counted(dock: SideDock) -> None:
    game = Game("boat", 2, bag=["nile", "ra", "gold", "pharaoh"])
    show(dock, game)
    line = dock._summary.findChild(type(dock.pages.widget(2).children()[1]))
    assert line.count.text() == "Bag: 4 tiles"
    assert line.chance.text() == "next tile is Ra: 25%"
    game.play(parse_action("draw"))
    dock.show_view(game.state.view(0), seats(["Ann", "Bob"]))
    assert line.chance.text() == "next tile is Ra: 33%"
    assert not line.chance.isHidden()


def test_after_the_game_no_tile_is_next(dock: SideDock) -> None:
    game = whole_game("classic", 3)
    show(dock, game)
    line = dock._summary.findChild(type(dock.pages.widget(2).children()[1]))
    assert (game.state.is_over, game.state.view(0).bag_count > 0) == (True, True)
    assert line.chance.isHidden()


def test_a_tile_of_the_bag_is_explained(dock: SideDock) -> None:
    show(dock, Game("boat", 2, seed=1))
    model = dock.bag_grid.model()
    index = next(
        model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).data(BagRole.TILE) == "fortress"
    )
    text = dock.bag_grid.tip_of(index)
    assert "Mausoleum" in text
    assert "In the bag: 5 of 5" in text


def test_the_bag_at_a_glance_adds_categories_up(dock: SideDock) -> None:
    show(dock, Game("classic", 3, seed=1))
    summary = dock.findChild(BagSummary)
    assert summary.left()["pyramid"] == 40
    tips = [summary.tip_at(QPointF(summary._cell(place).center())) for place in range(len(summary.faces))]
    assert any("Civilization" in tip and "Tiles in the bag: 25" in tip for tip in tips)


def test_a_two_sided_tile_is_counted_once_and_named_with_both_sides(dock: SideDock) -> None:
    show(dock, Game("priests", 3, seed=1))
    model = dock.bag
    rows = {model.index(row, 0).data(BagRole.TILE): model.index(row, 0) for row in range(model.rowCount())}
    assert sum(index.data(BagRole.TOTAL) for index in rows.values()) == model.count == 174
    assert sum("/" in tile for tile in rows) == 16
    assert rows["merchant/library"].data() == "Merchant / Library"
    text = dock.bag_grid.tip_of(rows["merchant/library"])
    assert "Merchant / Library" in text
    assert "In the bag: 5 of 5" in text
    assert "Other side: Library" in text


def test_the_bag_of_priests_at_a_glance_counts_each_side(dock: SideDock) -> None:
    game = Game("priests", 2, bag=["farmer/market", "farmer/library", "warrior/market", "chamber-blue", "ra"])
    show(dock, game)
    summary = dock.findChild(BagSummary)
    left = {face: number for face, number in summary.left().items() if number}
    expected = {"farmer/granary": 2, "warrior/fortress": 1, "market/merchant": 2, "library/scribe": 1, "chamber-red": 1}
    assert left == expected
    assert dock.bag.chance_of_ra == 1 / 5
    tips = [summary.tip_at(QPointF(summary._cell(place).center())) for place in range(len(summary.faces))]
    assert any("Market" in tip and "have this on one side" in tip for tip in tips)
    assert any("Chambers" in tip and "Tiles in the bag: 1" in tip for tip in tips)


@pytest.mark.parametrize("width", [196, 270, 420])
def test_the_tiles_at_a_glance_do_not_cover_each_other(dock: SideDock, width: int) -> None:
    dock.resize(width, 860)
    summary = dock.findChild(BagSummary)
    for ruleset in ("classic", "priests"):
        show(dock, Game(ruleset, 3, seed=1))
        cells = [summary._cell(place) for place in range(len(summary.faces))]
        card = summary._tile_height(summary.width()) * 5 / 7
        assert card <= cells[0].width()
        assert max(cell.bottom() for cell in cells) <= summary.height() + 1


@pytest.mark.parametrize("width", [200, 270, 420])
def test_the_grid_of_the_bag_uses_its_width(qtbot: QtBot, dock: SideDock, width: int) -> None:
    show(dock, Game("classic", 3, seed=1))
    dock.tabs.setCurrentIndex(2)
    dock.resize(width, 860)
    grid = dock.bag_grid

    def columns() -> int:
        places = (grid.visualRect(grid.model().index(row, 0)) for row in range(grid.model().rowCount()))
        return len({place.left() for place in places})

    qtbot.waitUntil(lambda: columns() == grid.viewport().width() // grid.gridSize().width())
    assert grid.gridSize().width() <= 62


def test_all_models_are_sound(dock: SideDock) -> None:
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        for model in (dock.log, dock.scores, dock.bag, dock.log_view.list.model())
    ]
    show(dock, game_of(30))
    show(dock, game_of(400))
    dock.scores.show_epoch(2)
    dock.log.follow(None)
    show(dock, Game("boat", 2, seed=3))
    show(dock, Game("priests", 2, seed=3))
    assert len(testers) == 4


def test_a_view_of_a_set_position_is_shown(dock: SideDock) -> None:
    state = position(held={0: {"gold": 2}})
    dock.show_view(state.view(0), seats(["Ann", "Bob"]))
    assert dock.scores.index(1, 0).data() == "+6"


# --- whose it is ------------------------------------------------------------------------------------


def test_each_line_of_the_log_has_the_emblem_of_whoever_did_it(dock: SideDock) -> None:
    game = Game("classic", 3, bag=["nile", "gold", "nile", *["ra"] * 9], suns=[[2, 3], [4, 5], [6, 7]])
    for _ in range(3):
        game.play(parse_action("draw"))
    show(dock, game)
    lines = dock.log_view.list
    image = lines.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    seen = []
    for row in range(lines.model().rowCount()):
        index = lines.model().index(row, 0)
        rect = lines.visualRect(index)
        disc = image.copy(rect.left() + 4, rect.top(), 16, rect.height())
        seen.append((index.data(LogRole.SEAT), [emblem for emblem in range(3) if shows_emblem(disc, emblem)]))
    assert seen == [(2, []), (2, [2]), (0, [0]), (1, [1])], "an epoch is nobody's"


def shows_emblem(image: QImage, seat: int) -> bool:
    """Whether the emblem of a seat is somewhere in this part of a line."""
    colour = ("lapis", "carnelian", "malachite")[seat]
    emblem = emblem_pixmap(colour, 8).toImage()
    disc = [(x, y) for x in range(16) for y in range(16) if emblem.pixelColor(x, y).alpha() == 255]
    return any(
        all(abs(image.pixelColor(x, top + y).red() - emblem.pixelColor(x, y).red()) < 3 for x, y in disc)
        for top in range(image.height() - 15)
    )


def test_the_pointer_is_told_the_names_of_seats_the_rules_of_rows_and_what_is_left_in_the_bag(
    dock: SideDock, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(dock, game_of(5))
    table, bag, messages = dock.score_view.table, dock.findChild(BagSummary), []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *_: messages.append(text))

    def point_at(part: QWidget, pos: QPoint) -> None:
        QApplication.sendEvent(part, QHelpEvent(QHelpEvent.Type.ToolTip, pos, part.mapToGlobal(pos)))

    dock.tabs.setCurrentIndex(1)
    for seat in range(4):
        point_at(table.seats.viewport(), QPoint(table.seats.sectionViewportPosition(seat) + 5, 10))
    point_at(table.rules.viewport(), QPoint(5, 5))
    point_at(table.viewport(), QPoint(5, 5))
    dock.tabs.setCurrentIndex(2)
    point_at(bag, cell := bag._cell(0).center().toPoint())
    point_at(dock.bag_grid.viewport(), QPoint(9, 9))
    row, place = table.rules.labels()[0], dock.bag_grid.tip_of(dock.bag_grid.indexAt(QPoint(9, 9)))
    expected = ("Ann", "Bob", "Cleo", "Dan", row, row, bag.tip_at(QPointF(cell)), place)
    assert all(words and words in text for words, text in zip(expected, messages, strict=True)), messages
