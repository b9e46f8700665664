"""Taking back, replaying, going on from there, and seats that change hands: real keys in the whole window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, Game, Invoke
from ra_desktop.storage import paths
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.storage.savefile import load_file, save_file
from ra_desktop.ui.interaction.choices import SeatSun
from tests.e2e.hand import PEOPLE, Hand

ME = (Seat("Anna", "lapis"), Seat("Ben", "carnelian", "casual"), Seat("Cleo", "ochre", "casual"))
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def keys(window, key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.windowHandle(), key, modifiers)


def undo(window) -> None:
    keys(window, Qt.Key.Key_Z, CTRL)


def redo(window) -> None:
    keys(window, Qt.Key.Key_Z, CTRL | SHIFT)


def play(hand: Hand, moves: int) -> None:
    for _ in range(moves):
        hand.wait()
        hand.by_key(Draw() if Draw() in hand.choices.actions else hand.choices.actions[0])
    hand.wait()


@pytest.fixture
def hand(window, qtbot) -> Hand:
    window.session.start(GameSetup("classic", ME, seed=8))
    made = Hand(window, qtbot)
    made.wait()
    return made


@pytest.fixture
def short(window, qtbot, tmp_path) -> Hand:
    """A game of three persons with hardly a tile: it ends after a few draws."""
    path = tmp_path / "short.ra-game"
    game = Game("classic", 3, bag=["nile", "gold", "art"], suns=[[13, 2], [12, 3], [11, 4]])
    save_file(path, SavedGame(game, PEOPLE))
    window.files.open_file(path)
    made = Hand(window, qtbot)
    made.wait()
    return made


# --- undo and redo ------------------------------------------------------------------------------------------


def test_undo_and_redo_with_real_keys(window, hand):
    play(hand, 3)
    before = window.session.state.copy()
    place = len(window.session.game.plies)
    undo(window)
    assert len(window.session.game.plies) < place
    assert hand.choices.seat == 0
    assert "take-backs" in window.windowTitle()
    assert hand.table.view.shown == window.session.view(0)
    assert not window.table.director.is_busy
    redo(window)
    hand.wait()
    assert window.session.state == before
    assert "take-backs" not in window.windowTitle()
    undo(window)
    keys(window, Qt.Key.Key_Y, CTRL)
    hand.wait()
    assert window.session.state == before


def test_undo_while_something_flies(window, hand, settings):
    play(hand, 1)
    place = len(window.session.game.plies)
    window.table.director.set_speed("relaxed")
    hand.by_key(Draw() if Draw() in hand.choices.actions else hand.choices.actions[0])
    assert window.table.director.is_busy
    undo(window)
    assert not window.table.director.is_busy
    assert len(window.session.game.plies) == place
    assert hand.choices.actions


def play_out(hand) -> None:
    while not hand.is_over:
        hand.by_key(Draw())
        hand.wait()


def test_undo_at_the_score_sheet_and_after_the_end_of_the_game(window, short):
    while not window.table.view.score_sheet.isVisible():
        short.by_key(Draw())
        QApplication.processEvents()
    undo(window)
    assert not window.table.view.score_sheet.isVisible()
    assert window.session.state.epoch == 1
    assert short.choices.actions
    play_out(short)
    undo(window)
    assert not window.table.view.ranking.isVisible()
    assert short.choices.actions
    redo(window)
    assert window.table.view.ranking.isVisible()


def test_a_game_that_forbids_it_says_so(window, qtbot):
    window.session.start(GameSetup("classic", PEOPLE, Options(take_backs=False), seed=8))
    hand = Hand(window, qtbot)
    play(hand, 2)
    assert not window.commands["undo"].isEnabled()
    undo(window)
    assert len(window.session.game.plies) == 2
    assert "aren’t allowed" in window.commands["undo"].toolTip()


def test_nothing_is_taken_back_where_nobody_sees_it(window, hand):
    play(hand, 2)
    place = len(window.session.game.plies)
    window.pages.show_start()
    undo(window)
    assert len(window.session.game.plies) == place
    keys(window, Qt.Key.Key_Left, ALT)
    assert not window.table.replay.is_on
    window.games.resume()
    undo(window)
    assert len(window.session.game.plies) < place


# --- replays --------------------------------------------------------------------------------------------------


def test_the_log_follows(window, hand):
    play(hand, 3)
    keys(window, Qt.Key.Key_Left, ALT)
    index = window.side.content.log_view.list.currentIndex()
    assert index.isValid()
    entry = window.side.content.log.entries[index.row()]
    assert entry.ply <= window.table.replay.ply
    keys(window, Qt.Key.Key_Escape)
    assert not window.side.content.log_view.list.currentIndex().isValid()


def test_another_game_goes_on_from_here(window, together, qtbot):
    hand = together
    play(hand, 6)
    first = window.session.game
    plies, end = list(first.plies), first.state.copy()
    keys(window, Qt.Key.Key_Home)  # does nothing in the game itself
    window.table.replay.start(3)
    button = window.table.replay_bar.go_on
    hand.click(QPointF(button.mapTo(window.table.view, button.rect().center())))
    assert window.session.game is not first
    assert window.session.game.plies == plies[:3]
    assert hand.choices.actions
    assert "move 3" in window.windowTitle()
    kept = list(paths.saves_dir().glob("*.ra-game"))
    assert len(kept) == 1
    assert load_file(kept[0]).game.state == end
    assert load_file(paths.autosave_path()).goes_on_from == 3
    assert str(kept[0]) in window.settings.recent_files


def test_a_game_that_is_saved_already_is_not_saved_again(window, together, tmp_path):
    hand = together
    play(hand, 4)
    path = tmp_path / "evening.ra-game"
    window.files.save_to(path)
    before = path.read_bytes()
    window.history.go_on_from(2)
    assert path.read_bytes() == before
    assert not paths.saves_dir().exists()
    assert "evening" not in window.windowTitle()


def test_when_the_game_cannot_be_kept_nothing_happens(window, together, ra_home):
    hand = together
    play(hand, 4)
    paths.saves_dir().parent.mkdir(parents=True, exist_ok=True)
    paths.saves_dir().write_text("a file where the folder should be")
    game = window.session.game
    window.history.go_on_from(2)
    assert window.session.game is game
    assert window.messages.box is not None
    window.messages.box.close()


def test_the_ranking_leads_to_looking_through(window, short):
    hand = short
    play_out(hand)
    window.commands["look_through"].trigger()
    keys(window, Qt.Key.Key_Home)
    assert window.table.replay.ply == 0
    keys(window, Qt.Key.Key_End)
    assert not window.table.replay_bar.go_on.isEnabled()
    keys(window, Qt.Key.Key_Escape)
    assert window.table.view.ranking.isVisible()


# --- several people at one screen -----------------------------------------------------------------------------


def test_a_fixed_table_stays_and_the_others_move_at_their_panels(window, together):
    hand = together
    window.commands["turn_table"].trigger()
    assert not window.settings.turn_table
    home = window.table.view.home
    hand.by_key(Invoke())
    hand.wait()
    assert window.table.view.home == home
    seat = hand.choices.seat
    assert seat != home
    bid = hand.choices.of_type(Bid)[0]
    spot = hand.centre(SeatSun(seat, bid.sun))
    hand.click(spot)
    assert hand.choices.selected == bid
    hand.click(spot)
    assert window.session.game.plies[-1].action == bid
    window.commands["turn_table"].trigger()
    hand.wait()
    assert window.table.view.home == hand.choices.seat


def test_a_person_hands_the_seat_over_and_takes_it_back(window, together):
    hand = together
    seat = (hand.choices.seat + 1) % 3
    menu = window.seats.menu(seat)
    assert menu.person.isChecked()
    menu.levels["casual"].trigger()
    assert not window.session.is_person(seat)
    for _ in range(3):
        hand.by_key(Draw() if Draw() in hand.choices.actions else hand.choices.actions[0])
        hand.wait()
        assert hand.choices.seat != seat
    menu = window.seats.menu(seat)
    assert menu.levels["casual"].isChecked()
    next(entry for entry in menu.character.actions() if entry.data() == "miser").trigger()
    assert window.session.seats[seat].character == "miser"
    window.seats.menu(seat).person.trigger()
    assert window.session.is_person(seat)
    assert hand.choices.actions
    kept = load_file(paths.autosave_path())
    assert {change.seat for change in kept.handovers} == {seat}
    assert kept.occupants[seat].bot is None


@pytest.mark.qt_log_ignore("does not support", "not accepted by receiving widget")
def test_the_menu_of_a_seat_closes_when_another_game_comes(window, together):
    menu = window.seats.menu(2)
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    window.session.start(GameSetup("boat", PEOPLE[:2], seed=8))
    assert not menu.isVisible()
    menu.popup(window.mapToGlobal(QPoint(20, 20)))  # as a menu does that leads to it
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.levels["casual"]).center())
    assert [seat.bot for seat in window.session.seats] == [None, None]
    menu.hide()


def test_the_only_person_left_is_you(window, together):
    names = [window.table.players.narrator.name(seat) for seat in range(3)]
    assert names == ["Anna", "Ben", "Cleo"]
    for seat in (1, 2):
        window.session.hand_over(seat, "casual")
    assert window.table.players.narrator.name(0) == "You"
    assert window.table.view.home == 0


def test_the_menu_of_a_seat_opens_at_its_panel(window, together, qtbot):
    panel = window.table.view.others[0]
    pos = QPoint(40, 30)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, pos, panel.mapToGlobal(pos))
    QApplication.sendEvent(panel, event)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert menu.title() == window.session.seats[window.table.view.seat_of(panel)].name
    menu.close()
