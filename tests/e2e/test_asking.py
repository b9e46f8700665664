"""Questions by real keys, wherever the keyboard is; in lessons, puzzles and replays, too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from ra_desktop.ui.words.reasons import Told
from tests.sampling import sampled

KEYS = {
    "B": "Auction track", "S": "My suns", "O": "Everyone’s suns", "M": "My tiles", "R": "Ra track",
    "G": "Bag", "L": "What happened last",
}  # fmt: skip


@pytest.fixture
def hand(together):
    return together


def press(window, key: str, modifier=Qt.KeyboardModifier.ShiftModifier) -> None:
    if key == "?":  # which key it is, and with what, differs from keyboard to keyboard
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Question)
    else:
        QTest.keyClick(window.windowHandle(), Qt.Key(ord(key)), modifier)
    QApplication.processEvents()


def test_shift_with_a_letter_asks_and_makes_no_move_and_two_ask_without(window, hand):
    asking, settings = window.table.asking, window.settings
    before = (settings.sound, settings.speed)
    for key, heading in KEYS.items():
        press(window, key)
        assert asking.card.heading == heading
    press(window, "?")
    assert asking.card.heading == "What I can do"
    assert window.session.game.plies == []
    assert (settings.sound, settings.speed) == before
    assert not window.table.view.seat_page.isVisible()
    for key in "BO":
        press(window, key, Qt.KeyboardModifier.NoModifier)
        assert window.table.asking.card.heading == KEYS[key]


def test_escape_closes_the_answer_first(window, hand):
    hand.choices.step(1)
    press(window, "S")
    hand.key(Qt.Key.Key_Escape)
    assert window.table.asking.card.isHidden()
    assert hand.choices.selected is not None
    hand.key(Qt.Key.Key_Escape)
    assert hand.choices.selected is None


@pytest.mark.parametrize("where", sampled([("log",), ("tabs",), ("board",), ("page",)], 2))
def test_questions_are_heard_wherever_the_keyboard_is(window, hand, where):
    if where == "page":
        window.table.view.open_seat()
    widget = {
        "log": window.side.content.log_view,
        "tabs": window.side.content.tabs,
        "board": window.table.view.board,
        "page": window.table.view.seat_page,
    }[where]
    widget.setFocus()
    press(window, "S")
    assert window.table.asking.card.heading == "My suns"
    hand.key(Qt.Key.Key_Escape)
    assert window.table.asking.card.isHidden()


def test_letters_that_are_typed_ask_nothing(window, hand):
    line = QLineEdit(window)
    line.show()
    line.setFocus()
    for key in "SB":
        press(window, key)
    assert line.text().upper() == "SB"
    assert window.table.asking.question is None


def test_the_answer_leaves_with_the_table(window, hand):
    press(window, "S")
    window.commands["start_page"].trigger()
    QApplication.processEvents()
    assert window.table.asking.card.isHidden()


def test_a_lesson_is_asked_about_above_its_veil_and_its_steps_are_said(window, qtbot):
    heard = []
    window.table.speaker.spoken.connect(heard.append)
    window.lessons.start_first()
    qtbot.waitUntil(lambda: window.lessons.table.card.isVisible())
    card = window.lessons.table.card
    assert heard[-1].startswith(card.content.title)
    assert card.content.text.split(".")[0] in heard[-1]
    press(window, "G")
    answer = window.table.asking.card
    assert answer.isVisible()
    seen = window.childAt(answer.mapTo(window, answer.rect().center()))
    assert seen is answer or answer.isAncestorOf(seen)
    hand_key(window, Qt.Key.Key_Escape)
    assert window.lessons.is_on, "Escape closes the answer first"


def test_a_puzzle_is_asked_about_but_not_for_its_solution(window, qtbot):
    heard = []
    window.table.speaker.spoken.connect(heard.append)
    window.puzzles.start_next()
    qtbot.waitUntil(lambda: window.table.view.exercise_card.isVisible())
    assert any("Find the best move and make it as you would in a game." in text for text in heard)
    press(window, "?")
    assert window.table.asking.card.isVisible()
    assert not window.commands["hint"].isEnabled()
    hand_key(window, Qt.Key.Key_Escape)
    assert window.puzzles.is_on


def test_notices_are_said(window, hand):
    heard = []
    window.table.speaker.spoken.connect(heard.append)
    hand.by_key(hand.choices.actions[0])
    hand.wait()
    heard.clear()
    window.commands["undo"].trigger()
    hand.wait()
    assert any("Move taken back." in text for text in heard)
    assert "\u200b" not in "".join(heard)


def test_a_hint_is_said_with_its_reasons_and_not_cut_short_by_the_move_that_it_selects(window, qtbot, hand):
    heard = []
    window.table.speaker.spoken.connect(heard.append)
    card = window.table.view.hint_card
    hand.key("h")
    qtbot.waitUntil(lambda: card.hint is not None, timeout=30_000)
    assert heard[0] == "Hint. Thinking…"
    text = " ".join(heard[1:])
    assert len(heard) == 2
    assert card.lines[0].accessibleName() in text
    assert f"{card.lines[0].text()}, recommended: " in text
    assert card.reason in text
    QApplication.processEvents()  # the moment in which the card spoke is over
    hand.choices.step(1)
    assert len(heard) == 3


def test_a_mistake_is_said_when_the_coach_speaks(window, hand):
    heard = []
    window.table.speaker.spoken.connect(heard.append)
    card = window.table.view.coach_card
    card.ask(Told(["“Pass” was better."]), can_take_back=True)
    card.ask(Told(["“Pass” was better."]), can_take_back=True)
    assert heard == ["Coach. “Pass” was better."]
    card.dismiss()
    card.ask(Told(["“Pass” was better."]), can_take_back=True)
    assert len(heard) == 2
    card.withdraw()


def hand_key(window, key: Qt.Key) -> None:
    QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()
