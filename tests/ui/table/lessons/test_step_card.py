"""What the card of a lesson shows, and what can be asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.table.lessons.step_card import _STAR_GOLD, Content, StepCard, _draw_star

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

STEP = Content("step", "The sun you win", "Lesson 2 of 12", "Bid 8.", "Drag the 8.", 2, 5, wishes=("leave",))
READ = Content("step", "Draw", "Lesson 1 of 12", "Look.", "", 1, 5, wishes=("go_on", "leave"))
WRONG = Content("answer", "Not quite", "", "Too low.", "", 2, 5, wishes=("try_again", "leave"))
DONE = Content("done", "Well done", "", "A sun.", stars=2, wishes=("next", "again", "learn"))


@pytest.fixture
def card(put_up) -> StepCard:
    host = put_up(QWidget(), 900, 600)
    made = StepCard(host)
    made.host = host  # type: ignore[attr-defined]
    return made


def say(card: StepCard, content: Content) -> StepCard:
    card.say(content, 1.0)
    card.resize(card.sizes(QSize(900, 600))[0])
    card.show()
    return card


def buttons(card: StepCard) -> list[str]:
    """The buttons from left to right."""
    seen = [button for button in card.buttons.values() if button.isVisible()]
    return [button.text() for button in sorted(seen, key=lambda item: item.x())]


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (STEP, ["Leave"]),
        (READ, ["Leave", "Go on"]),
        (WRONG, ["Leave", "Try again"]),
        (DONE, ["Back to Learn", "Play again", "Next lesson"]),
    ],
)
def test_each_card_has_its_buttons_with_names_for_readers(card: StepCard, content: Content, names: list[str]) -> None:
    say(card, content)
    assert buttons(card) == names
    assert [button.accessibleName() for button in card.buttons.values() if button.isVisible()] != []
    assert all(button.accessibleName() == button.text() for button in card.buttons.values())


def test_a_button_is_a_wish(card: StepCard, qtbot: QtBot) -> None:
    heard: list[str] = []
    card.wished.connect(heard.append)
    say(card, DONE)
    for wish in DONE.wishes:
        qtbot.mouseClick(card.buttons[wish], Qt.MouseButton.LeftButton)
    assert heard == list(DONE.wishes)


def test_enter_presses_the_first_button_and_escape_leaves(card: StepCard, qtbot: QtBot) -> None:
    heard: list[str] = []
    card.wished.connect(heard.append)
    say(card, READ)
    assert card.primary is card.buttons["go_on"]
    qtbot.keyClick(card.primary, Qt.Key.Key_Return)
    qtbot.keyClick(card.primary, Qt.Key.Key_Escape)
    assert heard == ["go_on", "leave"]


def test_a_card_that_waits_for_a_move_has_no_button_for_enter(card: StepCard) -> None:
    assert say(card, STEP).primary is None


def test_readers_hear_the_text_and_the_task(card: StepCard) -> None:
    say(card, STEP)
    assert card.accessibleName() == "The sun you win"
    assert card.accessibleDescription() == "Bid 8. Drag the 8."


def test_a_wrong_move_is_told_under_a_heading_of_another_colour(card: StepCard) -> None:
    usual = say(card, READ).title.styleSheet()
    assert say(card, WRONG).title.styleSheet() != usual
    assert card.title.text() == "Not quite"


def test_nothing_of_the_text_is_cut(card: StepCard) -> None:
    long = Content("step", "Civilization", "Lesson 7 of 12", "Word " * 60, "Do " * 30, 3, 9, wishes=("leave",))
    card.say(long, 1.0)
    for size in card.sizes(QSize(900, 600)):
        card.resize(size)
        card.show()
        card.layout().activate()
        for label in (card.text, card.task):
            assert label.height() >= label.heightForWidth(label.width()), size


@pytest.mark.parametrize("filled", [True, False])
def test_a_star_is_gold_if_it_was_won_and_an_outline_if_not(filled: bool) -> None:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    _draw_star(painter, QPointF(20, 20), 16, PAPYRUS, filled=filled)
    painter.end()
    middle = image.pixelColor(20, 20).name().upper()
    assert middle == (_STAR_GOLD.upper() if filled else "#FFFFFF")
    assert any(image.pixelColor(20, y).name().upper() not in (middle, "#FFFFFF") for y in range(20)), "its edge"
