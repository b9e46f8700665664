"""The card with a hint: what it shows, and the sentence that speaks for the best move."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from ra_desktop.ai import Evaluation, make_bot
from ra_desktop.ai.hints import Facts, Hint, facts_about
from ra_desktop.engine import Bid, Discard, Draw, End, GameState, Invoke, Pass, SpendGod
from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.table import hint_card
from ra_desktop.ui.table.hint_card import HintCard
from ra_desktop.ui.words.reasons import action_label, percent, reason

FACTS = Facts(
    seat=0,
    tiles=4,
    lot=(5, 8, 2),
    later=(3, 0, 1),
    bidders=(True, True, True),
    ra_chance=0.17,
    end_chance=0.0,
    centre_sun=13,
    sun=9,
    sun_use=0.5,
    gain=2,
)
ACTIONS = [Draw(), Invoke(), Bid(9), Pass(), SpendGod("nile"), End(), Discard("pyramid")]


def name(seat: int) -> str:
    return ("You", "Nefer", "Khufu", "Tiye")[seat]


def hint(*actions, facts=FACTS) -> Hint:
    return Hint(tuple(Evaluation(action, 0.4 - n / 10, 3.0 - 4 * n) for n, action in enumerate(actions)), facts, True)


@pytest.fixture
def card(qtbot):
    load_fonts()
    page = QWidget()
    page.resize(1130, 252)
    qtbot.addWidget(page)
    made = HintCard(page)
    made.place(QRect(300, 0, 830, 252), 1.0)
    page.show()
    yield made
    page.close()


def test_it_thinks_first_and_then_shows_the_moves(card):
    card.think()
    assert card.is_thinking
    card.show_hint(hint(Bid(9), Pass()), name, "classic")
    assert not card.is_thinking
    shown = [line for line in card.lines if line.isVisible()]
    assert [line.text() for line in shown] == ["Bid 9", "Pass"]
    assert "40%" in shown[0].accessibleName()
    assert "+3" in shown[0].accessibleName()


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("scale", [0.7, 1.0, 2.4])
def test_lines_and_reason_have_room(card, count, scale):
    card.place(QRect(0, 0, 1130, 600), scale)
    card.show_hint(hint(*ACTIONS[2 : 2 + count]), name, "classic")
    assert card.grab().width()
    shown = [line for line in card.lines if line.isVisible()]
    assert len(shown) == count
    for line in shown:
        assert card.rect().contains(line.geometry())
        assert line.height() >= 20
    assert card.height() - shown[-1].geometry().bottom() > 35


def test_the_cross_and_a_click_on_a_line(card, qtbot):
    card.show_hint(hint(Bid(9), Pass()), name, "classic")
    with qtbot.waitSignal(card.chosen) as chosen:
        qtbot.mouseClick(card.lines[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [Pass()]
    with qtbot.waitSignal(card.closed):
        qtbot.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert card.isHidden()


def test_it_says_so_if_there_is_no_hint(card):
    card.think()
    card.show_hint(None, name, "classic")
    assert card.reason
    assert not card.is_thinking


@pytest.mark.parametrize("action", ACTIONS, ids=str)
@pytest.mark.parametrize(
    "facts",
    [
        FACTS,
        replace(FACTS, end_chance=0.17),
        replace(FACTS, tiles=0, lot=(0, 0, 0), later=(0, 0, 0)),
        replace(FACTS, bidders=(True, False, False)),
        replace(FACTS, lot=(9, 1, 1), centre_sun=2, sun_use=0.9),
        replace(FACTS, centre_sun=2, gain=0),
        replace(FACTS, gain=-3),
    ],
)
def test_every_sentence_is_filled_and_one(action, facts):
    told = reason(hint(action, facts=facts), name)
    assert told.endswith(".")
    assert "{" not in told + action_label(action, "boat")


def test_a_reason_names_what_the_lot_is_worth_to_whom():
    told = reason(hint(Bid(9)), name)
    assert "+5 to you now and about +3 later" in told
    assert "Nefer would gain +8" in told
    assert "13" in told


def test_a_reason_names_the_chance_that_the_epoch_ends():
    told = reason(hint(Invoke(), facts=replace(FACTS, end_chance=0.25)), name)
    assert percent(0.25) in told


@pytest.mark.parametrize("ruleset", ["classic", "boat"])
def test_every_decision_of_a_game_has_its_reason(ruleset):
    state, bot = GameState.new(ruleset, 3, 5), make_bot("novice", 5)
    while state.current_player is not None:
        view = state.view(state.current_player)
        action = bot.choose(view)
        told = reason(Hint((Evaluation(action, 0.5, 0.0),), facts_about(view, action), False), name)
        assert told.endswith(".")
        state.apply(action)


def test_the_best_move_is_written_strongly_and_a_lag_points_to_the_left(card, monkeypatch) -> None:
    drawn = []
    monkeypatch.setattr(
        hint_card, "draw_words", lambda painter, room, text, *about, **how: drawn.append((text, how.get("bold", False)))
    )
    card.show_hint(hint(Bid(9), Pass()), name, "classic")
    for line in card.lines[:2]:
        line.grab()
    assert [(text, bold) for text, bold in drawn if text in ("Bid 9", "Pass")] == [("Bid 9", True), ("Pass", False)]
    for line, ink, filled in ((card.lines[0], PAPYRUS.positive, 1), (card.lines[1], PAPYRUS.negative, -1)):
        bar = line.columns()[2]
        image = line.grab().toImage()
        y = round(bar.center().y())
        found = [x for x in range(image.width()) if image.pixelColor(x, y).name() == ink.lower()]
        middle = line._track(bar.adjusted(0, 0, -2.2 * 16 - 4, 0)).center().x()
        assert found
        assert all((x - middle) * filled > -2 for x in found)
