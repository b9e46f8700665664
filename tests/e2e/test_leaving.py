"""Closing the window in the middle of a game loses nothing and never waits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ra_desktop.app import background
from ra_desktop.app.setup import GameSetup
from ra_desktop.ui.interaction.choices import Bag, TrackSpace
from tests.e2e.hand import PEOPLE, Hand


def test_closing_ends_all_work_in_the_background(open_window, qtbot):
    window = open_window()
    begun, left = [], []

    def endless(name):
        def work():
            try:
                while True:
                    yield name
            finally:
                left.append(name)

        return work

    for name, thread in (("quick", background.quick()), ("slow", background.slow())):
        thread.start(window, endless(name), begun.append)
    qtbot.waitUntil(lambda: set(begun) == {"quick", "slow"})
    window.close()
    assert sorted(left) == ["quick", "slow"]
    assert not [kept.thread.objectName() for kept in background._kept if kept.thread.isRunning()]


def test_a_game_left_in_the_middle_is_continued_at_the_same_place(open_window, qtbot):
    first = open_window()
    first.session.start(GameSetup("classic", PEOPLE, seed=5))
    hand = Hand(first, qtbot)
    for _ in range(6):
        hand.wait()
        hand.by_key(hand.choices.actions[0])
    left = first.session.state.copy()
    first.close()

    second = open_window()
    assert second.start.resume.isVisible()
    QTest.keyClick(second.windowHandle(), Qt.Key.Key_Return)
    assert second.session.state == left
    assert second.session.seats == PEOPLE
    assert second.table.view.isVisible()
    Hand(second, qtbot).wait()
    assert second.choices.actions == tuple(left.legal_actions())


def test_nothing_is_played_while_the_start_page_hides_the_table(open_window, qtbot):
    window = open_window()
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    Hand(window, qtbot).wait()
    window.commands["start_page"].trigger()
    assert not window.table.view.isVisible()
    for key in (Qt.Key.Key_D, Qt.Key.Key_R, Qt.Key.Key_H):
        QTest.keyClick(window.windowHandle(), key)
    qtbot.wait(50)
    assert not window.session.game.plies


def test_who_is_new_starts_the_first_lesson_with_enter(open_window):
    window = open_window()
    assert not window.start.resume.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert window.session.has_guest
    assert window.lessons.runner.lesson.id == "draw-or-call"


def test_without_a_game_enter_starts_the_next_lesson_for_who_has_begun_to_learn(open_window):
    first = open_window()
    first.lessons.progress.record("draw-or-call", 3)
    first.close()
    window = open_window()
    assert not window.start.resume.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert window.lessons.runner.lesson.id == window.lessons.lessons[1].id


def test_closing_in_the_middle_of_a_drag_plays_nothing(open_window, qtbot):
    window = open_window()
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    hand = Hand(window, qtbot)
    hand.wait()
    start = hand.centre(Bag())
    hand.press(start)
    hand.move(start + (hand.centre(TrackSpace(2)) - start) / 2)
    assert window.table.turn.drag._held is not None
    window.close()
    assert window.session.game.plies == []
