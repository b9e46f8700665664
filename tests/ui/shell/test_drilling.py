"""The drill in the window: with the mouse and the keys, heard by a screen reader, and where it is found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.ai.neural import compiled
from ra_desktop.ai.worth import games_won
from ra_desktop.app import drill as module
from ra_desktop.app.drill import read_question
from ra_desktop.engine import Bid, Draw, Invoke, Pass
from ra_desktop.storage.library import Glimpse
from ra_desktop.storage.progress import DrillAnswer
from ra_desktop.ui.words import worth
from tests.app.test_drill import DAY, TEXTS, truth
from tests.ui.languages.screens import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.ui.shell.main_window import MainWindow

OWN: Final = ("exchange", "others", "last", "pace")


@pytest.fixture
def window(playing: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """One in which the drill has four questions of the player's own games, and the truth is known."""
    monkeypatch.setattr(module, "truth_of", lambda question, cancel: truth(question))
    monkeypatch.setattr("ra_desktop.ui.shell.drilling.own_positions", lambda _: iter([[TEXTS[name] for name in OWN]]))
    return playing


def press(window: MainWindow, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key)
        QApplication.processEvents()


def awaits(window: MainWindow, step: str) -> None:
    """Wait until that step is shown."""
    drill = window.parts.drill.drill
    wait_until(lambda: drill.step == step and drill.question is not None and not window.table.director.is_busy)
    QApplication.processEvents()
    QApplication.processEvents()


def answer_today(window: MainWindow, count: int) -> None:
    """Have so many questions answered today, half well."""
    day = window.parts.today.day
    before = [DrillAnswer(str(number), day, "pace", 4.0, 2.0, False, 1.6) for number in range(count)]
    window.puzzles.deck._store.change(lambda kept: kept.drill.answers.extend(before))


def start(window: MainWindow, theme: str = "") -> None:
    window.parts.practise("drill", theme)
    awaits(window, "give")


def test_three_questions_are_answered_with_the_keys_and_the_third_asks_for_a_guess(window: MainWindow) -> None:
    """Each is told at once; nothing of the game on the table changes."""
    game, heard, sounds = window.session.game, [], []
    window.parts.drill.sounded.connect(sounds.append)
    card = window.table.view.exercise_card
    card.announced.connect(heard.append)
    window.commands["drill"].trigger()
    for number in range(1, 4):
        awaits(window, "give")
        assert card.accessibleName() == "What would you give?"
        press(window, Qt.Key.Key_Right, Qt.Key.Key_Return) if number != 2 else press(window, Qt.Key.Key_P)
        awaits(window, "call")
        press(window, Qt.Key.Key_D)
        if number == 3:
            awaits(window, "price")
            assert QApplication.focusWidget() is card.slider
            assert "would winning this lot with your" in card.slider.accessibleName()
            press(window, Qt.Key.Key_Right, Qt.Key.Key_Right)
            press(window, Qt.Key.Key_Return)
        awaits(window, "told")
        assert card.accessibleName() == ("Both right!" if number != 2 else "One of two right")
        press(window, Qt.Key.Key_Return)
    awaits(window, "give")
    kept = window.puzzles.deck.kept.answers
    assert [(one.theme, one.right, one.off is None) for one in kept] == [
        ("exchange", True, True), ("others", False, True), ("last", True, False),
    ]  # fmt: skip
    assert sounds == ["harp", "tile", "harp"]
    verdicts = [text for text in heard if text.startswith(("Both right!", "One of two right"))]
    assert len(verdicts) == 3
    assert "Right: “Bid 2” is worth about 5 fame more than “Pass”." in verdicts[0]
    assert "Better: “Bid 13”, worth about 4 fame more than “Pass”." in verdicts[1]
    assert "worth about +5 fame to you; you said +2" in verdicts[2]
    assert "Rule of thumb: If a Ra tile started the auction, ask for 1.5 fame more" in verdicts[1]
    assert "Rule of thumb" not in verdicts[0]
    assert "Rule of thumb: With a whole epoch ahead" in verdicts[2]  # the guess was far off
    press(window, Qt.Key.Key_Escape)
    assert (window.session.game, window.pages.is_playing) == (game, True)


def test_the_mouse_does_all_of_it(window: MainWindow) -> None:
    """Choices on the table, the slider and the buttons of the card. At the fifth question the day isn't done."""
    answer_today(window, 4)
    start(window)
    drill, card = window.parts.drill, window.table.view.exercise_card
    drill.drill.asks_price = True
    window.choices.click(Bid(13))
    window.choices.choose()
    awaits(window, "call")
    window.choices.click(Invoke())
    window.choices.choose()
    awaits(window, "price")
    assert not card.slider.isHidden()
    QTest.mouseClick(card.slider, Qt.MouseButton.LeftButton, pos=card.slider.rect().center())
    card.slider.setValue(-3)
    assert card._guess.text() == "−3 fame"
    QTest.mouseClick(card.wishes["answer"], Qt.MouseButton.LeftButton)
    awaits(window, "told")
    assert card.slider.isHidden()
    assert card.wishes["done"].isHidden()
    assert card.texts[1].text() == "Winning with your 13 is worth about +4 fame to you; you said −3."
    QTest.mouseClick(card.wishes["next"], Qt.MouseButton.LeftButton)
    awaits(window, "give")
    assert drill.drill.question.name == read_question(TEXTS["others"]).name
    QTest.mouseClick(card.wishes["skip"], Qt.MouseButton.LeftButton)
    awaits(window, "give")
    assert drill.drill.question.name != read_question(TEXTS["others"]).name
    assert len(window.puzzles.deck.kept.answers) == 5
    QTest.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert not drill.is_on


def test_ten_are_enough_for_a_day(window: MainWindow) -> None:
    """Then it is said how they went and how near is near enough; Enter ends the drill, and one may go on."""
    answer_today(window, 9)
    window.puzzles.show_puzzles()
    row = window.puzzles.page.drill_rows[""]
    row.draw_picture()
    assert row.glimpse is not None
    start(window)
    window.choices.choose(Bid(2))
    awaits(window, "call")
    window.choices.choose(Draw())
    awaits(window, "told")
    card = window.table.view.exercise_card
    said = card.reason
    assert "That’s ten for today. You kept 59% of the fame that was at stake." in said
    assert f"Your guesses are 1.6 fame off on average. That wins about {games_won(1.6)} of 100 games" in said
    assert [name for name, button in card.wishes.items() if not button.isHidden()] == ["next", "done"]
    assert card.wishes["done"].property("primary")
    press(window, Qt.Key.Key_Return)
    wait_until(lambda: window.pages.shown == "puzzles")
    page = window.puzzles.page
    assert (page.drill_rows[""].shown.note, page.drill_rows[""].shown.is_done) == ("10 of 10", True)
    assert page.drill_rows["pace"].shown.note == "50% kept · 1.6 fame off"
    assert page.course.text() == "So far: 59% kept · 1.6 fame off."
    assert row.glimpse is None
    row.draw_picture()
    following = window.puzzles.deck.next(window.parts.today.day)
    assert following is not None
    assert row.glimpse == Glimpse.of(following.auction)


def test_a_position_on_the_clipboard_becomes_a_question(window: MainWindow) -> None:
    """One about which there is nothing to ask is refused, with the reason."""
    clipboard, page = QGuiApplication.clipboard(), window.puzzles.page
    window.puzzles.show_puzzles()
    clipboard.setText(TEXTS["priests"].replace("track priest", "track -"))
    page.pasted.click()
    assert "no one can bid for a lot" in window.notices.text
    clipboard.setText(TEXTS["priests"])
    page.pasted.click()
    awaits(window, "give")
    assert str(window.session.state) == TEXTS["priests"]


def test_a_theme_leads_to_its_questions(window: MainWindow) -> None:
    """From its row, and from what a habit recommends."""
    window.puzzles.show_puzzles()
    window.puzzles.page.drill_rows["last"].click()
    awaits(window, "give")
    assert window.parts.drill.drill.question.theme == "last"
    start(window, "others")
    assert window.parts.drill.drill.question.theme == "others"


def test_without_the_part_in_c_it_is_grey_and_says_why(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu and the page."""
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    window.commands.refresh()
    window.puzzles.show_puzzles()
    rows = window.puzzles.page.drill_rows.values()
    assert not window.commands["drill"].isEnabled()
    assert not any(row.isEnabled() for row in rows)
    assert {row.toolTip() for row in rows} == {window.commands["drill"].toolTip()} != {""}


def test_the_course_says_what_changed(window: MainWindow) -> None:
    """The latest thirty against the thirty before."""
    answers = [DrillAnswer(str(number), DAY, "pace", 4.0, 2.0, False, 3.0) for number in range(30)]
    answers += [DrillAnswer(str(number), DAY, "pace", 4.0, 1.0, False, 1.0) for number in range(30)]

    now, before = "75% kept · 1.0 fame off", "50% kept · 3.0 fame off"
    assert worth.course_text(answers) == f"Your last 30 questions: {now}. Before that: {before}."
    assert worth.course_text([]) == ""
    assert Pass() in read_question(TEXTS["pace"]).auction.legal_actions()
