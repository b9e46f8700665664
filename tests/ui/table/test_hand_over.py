"""Between the turns of two people the screen asks for the next one, and shows nothing that only the last may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.app.settings import Settings
from ra_desktop.engine import Bid, Draw, Game, Invoke, Pass
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.ui.interaction.choices import Choices, SeatFame
from ra_desktop.ui.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.session import Session

SUNS = [[13, 8, 5], [12, 9, 6], [11, 10, 7]]
BAG = ["nile", "flood", "nile", "flood", *["ra"] * 30]
SEATS = (Seat("Anna", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "malachite"))


@pytest.fixture
def table(put_up, session: Session, settings: Settings) -> Table:
    settings.hand_over = True
    made = Table(session, settings, Choices())
    made.director.set_speed("instant")
    put_up(made.view, 1130, 870)
    made.view.setUpdatesEnabled(False)
    return made


@pytest.fixture
def start(table: Table, session: Session) -> Callable[..., Any]:
    """Starts a game of three; the seats of `bots` only sit there."""

    def started(*, bots: tuple[int, ...] = (), **options: bool) -> Game:
        session.opponents.ask = lambda saved: None
        seats = tuple(Seat(seat.name, seat.colour, "casual" if n in bots else None) for n, seat in enumerate(SEATS))
        game = Game("classic", 3, 7, bag=BAG, suns=SUNS)
        session._replace(SavedGame(game, seats, Options(**options)))
        return game

    return started


def offered(table: Table) -> bool:
    return bool(table._choices.actions)


def play(table: Table, session: Session, action: Any) -> None:
    assert session.play(action)
    table.director.skip()


def test_nothing_is_covered_unless_that_is_asked_for() -> None:
    assert not Settings().hand_over


def test_who_moves_first_sits_there_already(table, start) -> None:
    start()
    assert not table.hand_over.is_asking
    assert offered(table)


def test_the_next_person_is_asked_for_by_name_and_moves_only_then(table, session, start, qtbot) -> None:
    start()
    play(table, session, Draw())
    assert table.hand_over.page.isVisible()
    assert table.hand_over.page.accessibleName() == "Hand over to Ben"
    assert table.view.home == 1
    assert not offered(table)
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert not table.hand_over.page.isVisible()
    assert offered(table)


@pytest.mark.parametrize("way", ["click", "button", "space"])
def test_a_click_anywhere_the_button_or_a_key_says_that_one_is_there(table, session, start, qtbot, way) -> None:
    start()
    play(table, session, Draw())
    page = table.hand_over.page
    if way == "click":
        qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    elif way == "button":
        qtbot.mouseClick(page._go_on, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(page, Qt.Key.Key_Space)
    assert not page.isVisible()
    assert offered(table)


def test_a_key_that_is_still_held_from_the_move_before_does_not_count(table, session, start) -> None:
    start()
    play(table, session, Draw())
    kind = QEvent.Type.KeyPress
    held = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    QApplication.sendEvent(table.hand_over.page, held)
    assert table.hand_over.page.isVisible()


@pytest.mark.parametrize("turns", [True, False])
@pytest.mark.parametrize("look", [QTest.mousePress, QTest.mouseClick])
def test_all_fame_lies_face_down_below_and_peeking_ends(table, session, start, settings, turns, look) -> None:
    settings.turn_table = turns
    start()
    own = table.view.own
    look(own, Qt.MouseButton.LeftButton, pos=own.rect_of(SeatFame(0)).center().toPoint())
    assert own.is_peeking
    play(table, session, Draw())
    assert not any(panel.shown.info.fame_shown or panel.is_peeking for panel in table.view.panels)


def test_nobody_sees_fame_just_peeked_at_on_a_small_panel_when_the_table_does_not_turn(
    table, session, start, settings
) -> None:
    settings.turn_table = False
    start()
    play(table, session, Draw())
    table.hand_over.page.closed.emit()
    panel = table.view.panel_of(1)
    assert panel is not table.view.own
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect_of(SeatFame(1)).center().toPoint())
    assert panel.is_peeking
    play(table, session, Draw())
    assert table.hand_over.is_asking
    assert not panel.is_peeking


def test_each_person_peeks_at_their_own_fame(table, session, start) -> None:
    start()
    own = table.view.own
    assert own.can_peek()
    assert own.shown.seat == 0
    play(table, session, Draw())
    table.hand_over.page.closed.emit()
    assert own.shown.seat == 1
    assert own.can_peek()


def test_a_held_key_shows_ones_own_fame_and_a_focus_that_leaves_hides_it(table, session, start, qtbot) -> None:
    start()
    view, own = table.view, table.view.own
    qtbot.keyPress(view, Qt.Key.Key_V)
    assert own.is_peeking
    assert not any(panel.is_peeking for panel in view.others)
    qtbot.wait(420)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):  # as a key that is held repeats itself
        QApplication.sendEvent(view, QKeyEvent(kind, Qt.Key.Key_V, Qt.KeyboardModifier.NoModifier, "v", True))
        assert own.is_peeking
    qtbot.keyRelease(view, Qt.Key.Key_V)
    assert not own.is_peeking
    qtbot.keyClick(view, Qt.Key.Key_V)
    assert own.is_peeking, "for a moment"
    play(table, session, Draw())
    assert not own.is_peeking
    qtbot.keyPress(view, Qt.Key.Key_V)
    QApplication.sendEvent(view, QEvent(QEvent.Type.WindowDeactivate))
    assert not own.is_peeking


def test_a_held_key_never_shows_the_fame_of_the_next_person(table, session, start, settings, qtbot) -> None:
    settings.hand_over = False
    start()
    qtbot.keyPress(table.view, Qt.Key.Key_V)
    play(table, session, Draw())
    assert table.view.own.shown.seat == 1
    assert not table.view.own.is_peeking


def test_bots_have_nothing_to_look_at_and_open_fame_needs_no_look(table, start, qtbot) -> None:
    for about in ({"bots": (0, 1)}, {"open_fame": True}):
        start(**about)
        table.sit_at(0)
        qtbot.keyPress(table.view, Qt.Key.Key_V)
        assert not table.view.own.is_peeking


@pytest.mark.parametrize("about", [{"bots": (1, 2)}, {"open_fame": True}])
def test_nobody_is_asked_for_when_there_is_nothing_to_hide(table, session, start, about) -> None:
    start(**about)
    play(table, session, Draw())
    assert not table.hand_over.page.isVisible()


def test_bots_between_two_people_change_nothing(table, session, start) -> None:
    start(bots=(1,))
    play(table, session, Draw())
    assert not table.hand_over.is_asking
    session._play(Draw())
    table.director.skip()
    assert table.hand_over.page.accessibleName() == "Hand over to Cleo"


def test_whoever_stays_is_not_asked_for_again(table, session, start) -> None:
    start()
    play(table, session, Draw())
    table.hand_over.page.closed.emit()
    table.show_game()
    assert not table.hand_over.is_asking
    assert offered(table)


def test_who_can_only_pass_needs_not_sit_down(table, session, start) -> None:
    """Ben's 12 is more than Cleo has."""
    start()
    play(table, session, Invoke())
    table.hand_over.page.closed.emit()
    play(table, session, Bid(12))
    assert session.state.legal_actions() == [Pass()]
    assert not table.hand_over.is_asking
    assert offered(table)
    play(table, session, Pass())
    assert table.hand_over.page.accessibleName() == "Hand over to Anna"


def test_it_can_be_switched_off_at_any_time(table, session, start, settings) -> None:
    start()
    play(table, session, Draw())
    table.hand_over.refresh()  # after any other setting
    assert table.hand_over.page.isVisible()
    settings.hand_over = False
    table.hand_over.refresh()
    assert not table.hand_over.page.isVisible()
    assert offered(table)
    play(table, session, Draw())
    assert not table.hand_over.page.isVisible()


def test_a_look_at_an_earlier_position_and_undo_put_it_away(table, session, start) -> None:
    start()
    play(table, session, Draw())
    table.replay.start(0)
    assert not table.hand_over.page.isVisible()
    table.replay.end()
    assert table.hand_over.page.isVisible()
    session.undo()
    assert not table.hand_over.page.isVisible()
    assert offered(table)


def test_another_game_asks_for_nobody(table, session, start) -> None:
    start()
    play(table, session, Draw())
    start()
    assert not table.hand_over.is_asking
    assert offered(table)
