"""A scoring is told on the table: what counts lights up, the reason stands beside the number, fame moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import RULESETS
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.games.epoch_account import EpochAccount
from ra_desktop.ui.interaction.choices import Choices, SeatSun, SeatTile
from ra_desktop.ui.look import durations
from ra_desktop.ui.table.table import Table
from tests.ui.gallery import COLOURS
from tests.ui.table.epoch_ends import EpochEnd

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.table.overlays.telling import Telling

LEFT = Qt.MouseButton.LeftButton
END = EpochEnd("classic", "ra")


@pytest.fixture
def table(put_up, qapp: QApplication) -> Iterator[Table]:
    session = Session()
    made = Table(session, Settings(), Choices())
    put_up(made.view, 1130, 870)
    made.view.setUpdatesEnabled(False)
    yield made
    session.shutdown()


@pytest.fixture
def score(table: Table) -> Callable[..., Telling]:
    """Plays to the scoring of an epoch, which is told; a bot sits at seat 2."""

    def scored(end: EpochEnd = END, *, speed: str = "normal", still: bool = False, hurried: bool = False) -> Telling:
        settings = table.stage._settings
        settings.reduced_motion = "on" if still else "off"
        table.director.set_speed(speed)
        table.director.is_still = still
        game, action = end.compose()
        seats = [Seat(name, colour) for name, colour in zip(("Ann", "Ben"), COLOURS, strict=False)]
        seats.append(Seat("Kawit", COLOURS[2], "casual", "miser"))
        table._session.opponents.ask = lambda saved: None
        table._session._replace(SavedGame(game, tuple(seats)))
        if hurried:
            table.director.run_on()
        assert table._session.play(action)
        table.director.skip()
        return table.view.telling

    return scored


def rows(telling: Telling) -> list[str]:
    assert telling._account is not None
    return [row.code for row in telling._account.rows_shown]


def go_to(telling: Telling, code: str) -> None:
    while rows(telling)[telling.step] != code:
        telling.go_on()


# --- what lights up -----------------------------------------------------------------------------------------


def test_the_tiles_that_count_light_up_in_every_panel(table: Table, score: Callable[..., Telling]) -> None:
    telling = score()
    go_to(telling, "nile")
    lit = [telling.scene(seat).lit for seat in range(3)]
    assert [len(spots) for spots in lit] == [2, 0, 0]
    view = table.view
    for tile, spot in zip(("nile", "flood"), lit[0], strict=True):
        panel = view.panel_of(0)
        assert spot.contains(panel.rect_of(SeatTile(0, tile)).center() + QPointF(panel.pos()))
    go_to(telling, "civilization")
    assert [len(telling.scene(seat).lit) for seat in range(3)] == [2, 0, 2]
    for seat in range(3):
        panel = telling.scene(seat).panel
        assert all(panel.contains(spot.center()) for spot in telling.scene(seat).lit)


def test_suns_light_up_when_they_score(table: Table, score: Callable[..., Telling]) -> None:
    telling = score(EpochEnd("boat", "ra", last=True))
    go_to(telling, "suns")
    view = table.view
    for seat in range(3):
        suns = view.shown.face_up_suns(seat) + view.shown.face_down_suns(seat)
        panel = view.panel_of(seat)
        centres = [panel.rect_of(SeatSun(seat, sun)).center() + QPointF(panel.pos()) for sun in sorted(suns)]
        assert [spot.center() for spot in telling.scene(seat).lit] == centres


@pytest.mark.parametrize("end", [EpochEnd(ruleset, "suns", last=True) for ruleset in RULESETS], ids=str)
def test_whatever_counts_is_found_on_the_panels(score: Callable[..., Telling], end: EpochEnd) -> None:
    telling = score(end)
    for step, row in enumerate(telling._account.rows_shown):
        assert telling.step == step
        for seat, cell in enumerate(row.cells):
            text = telling.scene(seat)
            shown = {tile.partition("/")[0] for tile, _ in cell.reason.tiles} - {"ankh"}
            assert len(text.lit) >= max(len(shown), len(cell.reason.suns)), (row.code, seat)
            assert bool(text.lit) == bool(shown or cell.reason.suns) or row.code == "ankhs"
        telling.go_on()


@pytest.mark.parametrize("size", [(724, 560), (1130, 870), (2800, 1700)])
def test_reason_and_number_stand_on_the_panel_and_cover_nothing_that_counts(
    table: Table, score: Callable[..., Telling], size: tuple[int, int]
) -> None:
    table.view.resize(*size)
    telling = score()
    for _ in rows(telling):
        for seat in range(3):
            text = telling.scene(seat)
            assert text.panel.contains(text.plate)
            assert not any(text.plate.intersects(spot) for spot in text.lit)
        telling.go_on()


def test_out_of_sight_it_waits_and_goes_on_when_it_is_seen_again(
    table: Table, score: Callable[..., Telling], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "SCORE_ROW", 60)
    telling = score()
    table.view.hide()
    qtbot.wait(90)
    assert telling.step == 0
    table.view.show()
    qtbot.waitUntil(lambda: telling.step >= 2)


# --- what is said -------------------------------------------------------------------------------------------


def test_the_reason_of_each_seat_can_be_heard(score: Callable[..., Telling]) -> None:
    telling = score()
    go_to(telling, "pharaohs")
    assert telling.sentences() == [
        "Pharaohs",
        "Ann: +5 (2 pharaohs, the most)",
        "Ben: 0 (1 pharaoh, in between)",
        "Kawit: −2 (no pharaohs, the fewest)",
    ]
    assert telling.accessibleName() == "Pharaohs"
    assert "Kawit: −2" in telling.accessibleDescription()


def test_fame_moves_row_by_row_to_its_new_value(table: Table, score: Callable[..., Telling]) -> None:
    telling = score(still=True)
    seen = []
    for _ in rows(telling):
        seen.append([telling.fame(seat) for seat in range(3)])
        telling.go_on()
    assert rows(telling) == ["gods", "gold", "pharaohs", "nile", "civilization"]
    assert seen == [[14, 3, 22], [17, 3, 28], [22, 3, 26], [26, 3, 26], [26, 0, 26]]


def test_fame_counts_on_its_way(qtbot: QtBot, score: Callable[..., Telling]) -> None:
    telling = score()
    go_to(telling, "pharaohs")
    assert telling.fame(0) == 17
    telling._count.setCurrentTime(durations.FAME // 2)
    assert 17 < telling.fame(0) < 22
    qtbot.waitUntil(lambda: telling.fame(0) == 22)


def test_fame_that_is_face_down_is_not_shown(table: Table, score: Callable[..., Telling]) -> None:
    telling = score()
    assert [telling.scene(seat).fame for seat in range(3)] == [None] * 3, "two people at one screen"
    table.view.telling._seats = table.players.infos(table.view.shown)
    score(EpochEnd("classic", "ra", last=True))
    assert table._session.state.is_over
    assert [telling.scene(seat).fame for seat in range(3)] == [None] * 3, "the stones have not been turned over"


# --- how it goes on -----------------------------------------------------------------------------------------


def test_it_goes_on_by_itself_and_ends_with_the_sheet(qtbot: QtBot, table: Table, monkeypatch, score) -> None:
    monkeypatch.setattr(durations, "SCORE_ROW", 10)
    telling = score()
    with qtbot.waitSignal(telling.finished):
        assert telling.isVisible()
        assert not table.view.score_sheet.isVisible()
    assert not telling.isVisible()
    assert table.view.score_sheet.isVisible()
    assert not telling._clock.isActive()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_goes_on_by_one_row(qtbot: QtBot, table: Table, score: Callable[..., Telling], key: Qt.Key) -> None:
    telling = score()
    for step in range(len(rows(telling))):
        assert telling.step == step
        qtbot.keyClick(table.view, key)
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(telling, held)
    assert table.view.score_sheet.isVisible()


def test_a_click_and_the_button_go_on_by_one_row(qtbot: QtBot, score: Callable[..., Telling]) -> None:
    telling = score()
    qtbot.mouseClick(telling, LEFT, pos=QPoint(500, 60))
    assert telling.step == 1
    qtbot.mouseClick(telling.next, LEFT)
    assert telling.step == 2


@pytest.mark.parametrize("how", ["Esc", "F", "button"])
def test_the_rest_can_be_skipped(qtbot: QtBot, table: Table, score: Callable[..., Telling], how: str) -> None:
    telling = score()
    if how == "Esc":
        qtbot.keyClick(telling, Qt.Key.Key_Escape)
    elif how == "F":
        table.director.run_on()
    else:
        qtbot.mouseClick(telling.all, LEFT)
    assert not telling.isVisible()
    assert table.view.score_sheet.isVisible()
    assert table.director.is_told, "the sheet still waits to be closed"


@pytest.mark.parametrize("why", ["preference", "instant", "run on"])
def test_it_is_not_told_where_everything_is_shown_at_once(table: Table, score, why: str) -> None:
    table.stage._settings.told_scoring = why != "preference"
    telling = score(speed="instant" if why == "instant" else "normal", hurried=why == "run on")
    assert not telling.isVisible()
    assert table.view.score_sheet.isVisible()


def test_with_reduced_motion_rows_are_told_and_nothing_moves(score: Callable[..., Telling]) -> None:
    telling = score(still=True)
    assert telling.isVisible()
    assert telling._count.state() == telling._count.State.Stopped
    assert telling.fame(0) == telling._account.fame_after(0, 1)


def test_another_game_ends_it(table: Table, score: Callable[..., Telling]) -> None:
    telling = score()
    game, _ = EpochEnd("classic", "suns").compose()
    table._session._replace(SavedGame(game, table._session.seats))
    assert not telling.isVisible()
    assert not telling._clock.isActive()
    assert not table.view.score_sheet.isVisible()


@pytest.mark.parametrize("size", [(724, 560), (1130, 870), (2800, 1700)])
def test_the_row_is_named_on_the_board_with_both_buttons(table: Table, score, size: tuple[int, int]) -> None:
    table.view.resize(*size)
    telling = score()
    card = telling.card()
    assert table.view.board.geometry().contains(card)
    for button in (telling.next, telling.all):
        assert card.contains(button.geometry())
    assert not telling.next.geometry().intersects(telling.all.geometry())
    assert telling.next.accessibleName() or telling.next.text() == "Next"


def test_with_nothing_to_tell_the_sheet_follows_at_once(table: Table, qtbot: QtBot, score) -> None:
    telling = score()
    account = telling._account
    telling.finish()
    empty = EpochAccount(account.event, account.ended, (), (), ())
    with qtbot.waitSignal(telling.finished):
        telling.tell(empty, table.players.infos(table.view.shown))
    assert not telling.isVisible()


# --- the way back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, None])
def test_a_way_leads_back_from_the_table_to_the_ranking(qtbot: QtBot, table: Table, score, key: Qt.Key | None) -> None:
    score(EpochEnd("classic", "ra", last=True), speed="instant")
    view = table.view
    view.score_sheet.closed.emit()
    qtbot.waitUntil(view.ranking.isVisible)
    assert not view.way_back.isVisible()
    view.ranking.ways["look"].click()
    assert not view.ranking.isVisible()
    assert view.way_back.isVisible()
    assert view.board.geometry().contains(view.way_back.geometry())
    bar = view.board.actions_bar
    assert view.way_back.geometry().bottom() < bar.mapTo(view, bar.rect().topLeft()).y(), "it hides no button"
    assert view.way_back.accessibleName() == "Show the ranking"
    if key is None:
        qtbot.mouseClick(view.way_back, LEFT)
    else:
        qtbot.keyClick(view, key)
    assert view.ranking.isVisible()
    assert not view.way_back.isVisible()


def test_the_way_back_is_not_there_in_a_replay_or_in_another_game(qtbot: QtBot, table: Table, score) -> None:
    score(EpochEnd("classic", "ra", last=True), speed="instant")
    view = table.view
    view.score_sheet.closed.emit()
    qtbot.waitUntil(view.ranking.isVisible)
    view.ranking.ways["look"].click()
    table.replay.start()
    assert not view.way_back.isVisible()
    table.replay.end()
    assert view.ranking.isVisible()
    view.ranking.ways["look"].click()
    game, _ = EpochEnd("classic", "suns").compose()
    table._session._replace(SavedGame(game, table._session.seats))
    assert not view.way_back.isVisible()


# --- the ending ---------------------------------------------------------------------------------------------


def test_night_falls_then_the_stones_turn_and_then_the_table_is_shown(qtbot: QtBot, table: Table, monkeypatch, score):
    for name in ("NIGHTFALL", "STONE", "STONE_TURN"):
        monkeypatch.setattr(durations, name, 40)
    score(EpochEnd("classic", "suns", last=True))
    view, board = table.view, table.view.board.board
    table.director.run_on()
    table.director.is_running_on = False
    hours = []
    table.stage.scenery._day.valueChanged.connect(hours.append)
    view.score_sheet.closed.emit()
    assert table.stage._night.isActive()
    assert board.parts.banner.text == "Night falls. The game is over."
    assert not view.ranking.isVisible()
    with qtbot.waitSignal(view.ranking.revealed):
        qtbot.waitUntil(view.ranking.isVisible)
        assert not view.shown.is_over
    assert hours[0] == 3 / 8
    assert hours[-1] == board.day == 1.0
    assert view.shown.is_over
    assert not table.director.is_busy
    assert view.ranking.isVisible()
    assert view.ranking.is_told


def test_f_shows_the_ranking_at_once(table: Table, score) -> None:
    score(EpochEnd("classic", "suns", last=True))
    table.director.run_on()
    table.director.is_running_on = False
    table.view.score_sheet.closed.emit()
    assert table.stage._night.isActive()
    table.director.run_on()
    assert not table.stage._night.isActive()
    table.director.skip()
    assert table.view.ranking.isVisible()
    assert table.view.ranking.is_told
    assert table.view.shown.is_over
