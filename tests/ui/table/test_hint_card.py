"""The card with a hint: what it shows, and the room that it takes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ra_desktop.ai import Evaluation
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import Hint
from ra_desktop.ai.price import Account, Part
from ra_desktop.engine import Bid, Pass
from ra_desktop.ui.table import cards
from ra_desktop.ui.table.aside_card import SUN
from ra_desktop.ui.table.cards import HintCard
from tests.ai.set_positions import after, game

VIEW = after(game("", "", lot="pharaoh gold flood"), "invoke")
MOVES = (Bid(8), Pass(), Bid(3))


def name(seat: int) -> str:
    return ("You", "Nefer")[seat]


def hint(*chances: float, error: float = 0.01) -> Hint:
    moves = tuple(
        Evaluation(action, chance, 0.0, error, 3.0 - 4 * n, error)
        for n, (action, chance) in enumerate(zip(MOVES, chances, strict=False))
    )
    return Hint(moves, facts_about(VIEW, Bid(8)), True)


@pytest.fixture
def card(keep):
    page = keep(QWidget(), 400, 900)
    made = HintCard(page)
    made.resize(250, 100)
    page.show()
    yield made
    page.close()


def shown(card) -> list:
    return [line for line in card.lines if line.isVisible()]


def test_it_thinks_first_and_then_shows_the_moves(card):
    card.think()
    assert card.isVisible()
    assert card.hint is None
    card.show_hint(hint(0.4, 0.3), name, "boat")
    assert card.hint is not None
    assert [(line.text(), line.chance, line.lead) for line in shown(card)] == [
        ("Bid 8", "40 of 100 games", "+3 fame"),
        ("Pass", "30 of 100 games", "−1 fame"),
    ]
    assert [line.accessibleName() for line in shown(card)] == [
        "Bid 8, recommended: 3 fame ahead of the others’ average at the end; wins about 40 of 100 games",
        "Pass: 1 fame behind the others’ average at the end; wins about 30 of 100 games",
    ]
    assert card.accessibleDescription() == card.reason


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("width", [196, 250, 340])
def test_it_is_as_high_as_lines_and_reasons_need(card, count, width):
    card.resize(width, 100)
    card.show_hint(hint(*(0.4, 0.3, 0.2)[:count]), name, "boat")
    assert card.grab().width()
    assert len(shown(card)) == count
    for line in shown(card):
        assert card.rect().contains(line.geometry())
    below = shown(card)[-1].geometry().bottom()
    for label in (label for label in card.texts if label.isVisible()):
        assert label.y() > below
        assert label.height() >= label.heightForWidth(label.width())
        below = label.geometry().bottom()
    assert below < card.height()


def test_a_card_that_is_shown_after_its_width_has_changed_is_laid_out_for_that_width(card):
    card.hide()
    card.resize(120, 100)
    card.show_hint(hint(0.4, 0.3), name, "boat")
    card.hide()
    card.resize(250, card.height())
    card.show()
    assert card._column.geometry() == card.rect()


def test_in_little_room_the_type_is_smaller_before_anything_is_cut(card):
    card.show_hint(hint(0.4, 0.3, 0.2), name, "boat")
    free, large = card.height(), card.texts[0].font().pixelSize()
    card.set_room(free - 12)
    assert card.height() <= free - 12
    assert 11 <= card.texts[0].font().pixelSize() < large
    card.set_room(0)
    assert (card.height(), card.texts[0].font().pixelSize()) == (free, large)


def test_moves_about_as_good_stand_out_like_the_best(card):
    near = hint(0.40, 0.39, 0.20)
    moves = tuple(action._replace(lead_error=3.0) for action in near.actions)
    card.show_hint(replace(near, actions=moves), name, "boat")
    assert [line.is_good for line in card.lines] == [True, True, False]


def test_exact_figures_are_called_exact(card):
    card.show_hint(hint(1.0, 0.0, error=0.0), name, "boat")
    assert [line.chance for line in shown(card)] == ["100 of 100 games", "0 of 100 games"]
    assert card.accessibleName() == "Hint, calculated exactly"
    card.show_hint(hint(1.0, 0.0), name, "boat")
    assert [line.chance for line in shown(card)] == ["99 of 100 games", "1 of 100 games"]
    assert card.accessibleName() == "Hint"


def test_the_cross_and_a_click_on_a_line(card, qtbot):
    card.show_hint(hint(0.4, 0.3), name, "boat")
    with qtbot.waitSignal(card.chosen) as chosen:
        qtbot.mouseClick(card.lines[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [Pass()]
    with qtbot.waitSignal(card.closed):
        qtbot.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert card.isHidden()


def test_the_account_is_shown_and_read_aloud_when_asked_for_and_gone_with_the_next_hint(card, qtbot):
    parts = (Part("lot", 4), Part("suns", -1))
    account = Account(Bid(8), Pass(), parts, 3, is_better=True, is_clear=True, sun=8, lot=(Part("epoch", 4),))
    said = []
    card.announced.connect(said.append)
    card.show_hint(replace(hint(0.4, 0.3), account=account), name, "boat")
    low = card.height()
    assert not any("Lot" in text for text in (card.reason, *said))
    qtbot.mouseClick(card.account.button, Qt.MouseButton.LeftButton)
    compared = "“Bid 8” compared with “Pass”:"
    shown_text = (
        f"{compared}\nLot +4 = this epoch +4\nyour 8 for the 1 in the centre −1\n= +3 fame at the end of the game"
    )
    assert (card.account.label.text(), card.account.label.isVisible()) == (shown_text, True)
    assert card.account.button.text() == "Hide account"
    assert said[-1].startswith(f"{compared} Lot +4 = this epoch +4.")
    assert card.height() > low
    assert card.rect().contains(card.account.geometry())
    for _ in range(2):  # the card is as high as what it shows at once, before Qt lays anything out by itself
        assert (card.height() > low) is card.account.label.isVisible()
        assert card.account.label.height() >= card.account.label.heightForWidth(card.account.label.width())
        card.account.button.click()
    card.show_hint(replace(hint(0.4, 0.2), account=replace(account, total=4)), name, "boat")
    assert (card.account.label.isHidden(), card.account.button.text()) == (True, "Show account")
    card.show_hint(hint(0.4, 0.3), name, "boat")
    assert card.account.isHidden()


def test_escape_closes_it_from_one_of_its_lines(card, qtbot):
    card.show_hint(hint(0.4, 0.3), name, "boat")
    with qtbot.waitSignal(card.closed):
        qtbot.keyClick(card.lines[0], Qt.Key.Key_Escape)


def test_it_says_so_if_there_is_no_hint(card):
    card.think()
    card.show_hint(None, name, "boat")
    assert card.reason == "No hint for this position."


def test_the_good_move_is_written_strongly_and_the_bar_is_as_long_as_its_chance(card, monkeypatch) -> None:
    drawn = []
    monkeypatch.setattr(
        cards, "draw_words", lambda painter, room, text, *about, **how: drawn.append((text, how.get("bold", False)))
    )
    card.show_hint(hint(0.75, 0.25), name, "boat")
    for line, chance in zip(card.lines[:2], (0.75, 0.25), strict=True):
        bar = line.bar()
        image = line.grab().toImage()
        y = round(bar.center().y())
        filled = [x for x in range(image.width()) if image.pixelColor(x, y).name() == SUN.lower()]
        assert filled[-1] - bar.x() == pytest.approx(chance * bar.width(), abs=3)
    assert [(text, bold) for text, bold in drawn if text in ("Bid 8", "Pass")] == [("Bid 8", True), ("Pass", False)]
