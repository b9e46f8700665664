"""The coach's card: what it says, its buttons, and what waits for them."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRect, Qt

from ra_desktop.ai import Evaluation, price
from ra_desktop.ai import make_bot as make_level
from ra_desktop.ai.hints import Study
from ra_desktop.app.coach import mistake, praise
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass
from ra_desktop.storage.saved_game import Seat
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.fonts import set_text_scale
from ra_desktop.ui.table.table import Table
from ra_desktop.ui.words.reasons import Told, reasons_afterwards
from ra_desktop.ui.words.review import advice_sentences, verdict_sentences
from tests.ai.set_positions import after, game
from tests.app.bots import make_bot
from tests.sampling import NIGHTLY

pytestmark = pytest.mark.usefixtures("weighed_at_once")

SEATS = (Seat("Ann", "lapis"), Seat("Bek", "carnelian", "second"), Seat("Cleo", "malachite", "second"))


@pytest.fixture
def settings(qapp) -> Settings:
    made = Settings()
    made.coach = True
    return made


@pytest.fixture
def session(qapp, monkeypatch):
    made = Session(make_bot, patience=2000)
    monkeypatch.setattr(made.ai, "ask_study", lambda view: None)
    yield made
    made.shutdown()


@pytest.fixture
def table(put_up, session, settings):
    made = Table(session, settings, Choices())
    made.director.set_speed("instant")
    put_up(made.view, 1024, 700)
    made.view.setUpdatesEnabled(False)
    seed = next(seed for seed in range(99) if _starts(seed))
    session.start(GameSetup("classic", SEATS, seed=seed))
    yield made
    made.coach._stop()


def _starts(seed: int) -> bool:
    return GameState.new("classic", 3, seed).current_player == 0


def answer(session, best, other, *, favourite=None) -> None:
    """Let the moves be valued: `best` wins half of all games, `other` a fifth."""
    rated = (Evaluation(best, 0.5, 0.0, 0.01), Evaluation(other, 0.2, 0.0, 0.01))
    session.ai.studied.emit(Study(session.view(0), rated, favourite or best, True))


def name(seat: int) -> str:
    return ("You", "Bek", "Cleo")[seat]


@pytest.fixture
def card(table):
    return table.view.coach_card


def blunder(session, table) -> None:
    answer(session, Draw(), Invoke())
    table.turn._choices.choose(Invoke())


def test_advice_is_shown_before_the_first_auction_and_goes_with_the_first_choice(session, table, card) -> None:
    assert card.isVisible()
    assert card.reason == " ".join(advice_sentences(session.view(0), table.players.name))
    assert [button.isVisible() for button in card.wishes.values()] == [False, False, True]
    answer(session, Draw(), Invoke())
    table.turn._choices.choose(Draw())
    assert card.isHidden()


def test_a_mistake_is_told_with_the_better_move_and_the_bots_wait(session, table, card, qtbot) -> None:
    blunder(session, table)
    assert card.isVisible()
    worth = "“Invoke Ra” is worth as much fame, but wins about 20 of 100 games instead of 50."
    assert f"Better: Draw a tile. {worth}" in card.reason
    assert [button.isVisible() for button in card.wishes.values()] == [True, True, True]
    qtbot.waitUntil(lambda: session.opponents._answer is not None or len(session.game.plies) > 1)
    qtbot.wait(30)
    assert len(session.game.plies) == 1
    banner = table.view.board.board.parts.banner
    assert banner.text == "Take your move back, or play on?"
    table.coach.play_on()
    qtbot.waitUntil(lambda: banner.text != "Take your move back, or play on?")


def test_take_back_offers_the_same_decision_again(session, table, card, qtbot) -> None:
    before = session.state.copy()
    blunder(session, table)
    qtbot.mouseClick(card.wishes["take_back"], Qt.MouseButton.LeftButton)
    assert card.isHidden()
    assert session.state == before
    assert Draw() in table.turn._choices.actions


@pytest.mark.parametrize("how", ["table", "button"])
def test_enter_takes_back_what_the_coach_asks_about(session, table, card, qtbot, how) -> None:
    before = session.state.copy()
    blunder(session, table)
    if how == "button":
        card.wishes["take_back"].setFocus()
    qtbot.keyClick(table.view if how == "table" else card.wishes["take_back"], Qt.Key.Key_Return)
    assert card.isHidden()
    assert session.state == before
    assert table.turn._choices.selected is None, "nothing else is decided by the same press"


@pytest.mark.parametrize(
    ("can_take_back", "offered"), [(True, ["take_back", "play_on", "off"]), (False, ["play_on", "off"])]
)
def test_only_what_can_be_taken_back_is_offered_to_be(table, card, can_take_back, offered) -> None:
    card.ask(Told(["Draw instead."]), can_take_back=can_take_back)
    assert [name for name, button in card.wishes.items() if not button.isHidden()] == offered
    banner = table.view.board.board.parts.banner
    assert banner.text == ("Take your move back, or play on?" if can_take_back else "The others are waiting – play on?")
    card.dismiss()
    assert banner.text == "Your turn – draw a tile or invoke Ra"


def test_enter_leaves_advice_and_praise_alone(session, table, card, qtbot) -> None:
    assert card.isVisible()
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert card.isVisible()
    assert not session.game.plies


def test_tab_goes_from_the_table_to_the_buttons_of_the_coach(session, table, card) -> None:
    blunder(session, table)
    assert table.view.nextInFocusChain() is card.wishes["take_back"]
    assert card.wishes["take_back"].nextInFocusChain() is card.wishes["play_on"]


@pytest.mark.parametrize("how", ["button", "enter", "cross", "escape"])
def test_play_on_lets_the_bots_move(session, table, card, qtbot, how) -> None:
    blunder(session, table)
    if how == "escape":
        qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    elif how == "enter":
        card.wishes["play_on"].setFocus()
        qtbot.keyClick(card.wishes["play_on"], Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(card.wishes["play_on"] if how == "button" else card.close_button, Qt.MouseButton.LeftButton)
    assert card.isHidden()
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_one_click_switches_it_off_and_the_game_goes_on(session, settings, table, card, qtbot) -> None:
    blunder(session, table)
    qtbot.mouseClick(card.wishes["off"], Qt.MouseButton.LeftButton)
    assert not settings.coach
    assert card.isHidden()
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_switched_off_it_takes_its_advice_along(table, card) -> None:
    assert card.isVisible()
    table.coach.is_on = False
    assert card.isHidden()


def test_a_coach_called_for_this_game_is_switched_off_for_it(session, settings, table, card, qtbot) -> None:
    settings.coach = False
    table.coach.is_on = True
    blunder(session, table)
    qtbot.mouseClick(card.wishes["off"], Qt.MouseButton.LeftButton)
    assert not table.coach.is_on
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_praise_asks_nothing_and_the_bots_play_on(session, table, card, qtbot) -> None:
    answer(session, Draw(), Invoke(), favourite=Invoke())
    table.turn._choices.choose(Draw())
    assert card.isVisible()
    assert not card.is_question
    assert card.reason.startswith("“Invoke Ra” is worth as much fame, but wins about 20 of 100 games instead of 50.")
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)
    card.wishes["off"].click()
    assert card.isHidden()


def test_advice_waits_while_a_hint_lies_in_its_place(session, settings, table, card) -> None:
    settings.coach = False
    session.start(GameSetup("classic", SEATS, seed=next(seed for seed in range(99) if _starts(seed))))
    table.view.hint_card.think()
    settings.coach = True
    table.turn._choices.step(1)
    assert card.isHidden()
    table.view.hint_card.dismiss()
    table.turn._choices.step(1)
    assert card.isVisible()


def test_a_hint_takes_the_place_of_the_card(session, table, card) -> None:
    assert card.isVisible()
    table.turn.hints.toggle()
    assert table.view.hint_card.isVisible()
    assert card.isHidden()


def assert_whole(card) -> None:
    """All sentences are as high as they need to be, and lie above the buttons."""
    labels = [label for label in card.texts if label.isVisible()]
    assert labels
    assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
    assert labels[-1].geometry().bottom() < min(button.y() for button in card.wishes.values() if button.isVisible())


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_all_of_it_is_seen_in_a_small_window(session, table, card, scale) -> None:
    set_text_scale(scale)
    blunder(session, table)
    assert table.view.rect().contains(card.geometry())
    for button in card.wishes.values():
        assert card.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    assert_whole(card)


def test_where_little_of_a_scrolled_table_is_seen_it_lies_over_the_persons_own_table_and_nothing_is_cut(
    session, table, card
) -> None:
    blunder(session, table)
    beside = table.view._arrangement().aside
    seen = QRect(400, beside.bottom() - 100, 624, 310)
    table.view.set_in_sight(seen)
    assert seen.contains(card.geometry())
    assert card.geometry().bottom() > beside.bottom()
    assert_whole(card)


# --- words --------------------------------------------------------------------------------------------------


def message(view, chosen, best) -> list[str]:
    rated = (Evaluation(best, 0.5, 0.0, 0.01), Evaluation(chosen, 0.2, 0.0, 0.01))
    verdict = mistake(Study(view, rated, best, True), chosen, 0, "normal")
    assert verdict is not None
    return verdict_sentences(verdict, name, "boat").sentences


def test_for_a_pass_the_reason_is_about_the_sun_that_was_bid() -> None:
    view = after(game("", "", turn=1), "invoke")
    assert message(view, Bid(9), Pass())[1:] == [
        "Why “Pass” was better:",
        "You keep your 9, the highest face-up sun; the 1 in the centre is lower.",
    ]
    assert message(view, Bid(2), Pass())[1:] == [
        "Why “Pass” was better:",
        "You keep your 2; the 1 in the centre is lower.",
    ]


def test_the_reason_is_the_account_and_what_weighs_most_in_it() -> None:
    view = after(game("", "", lot="pharaoh gold flood", turn=1), "invoke")
    rated = [Evaluation(move, win, 0.0, 0.01) for move, win in ((Bid(9), 0.5), (Pass(), 0.2))]
    (lead, *cause), (compared, lot, others, total) = reasons_afterwards(view, *rated, name, "boat")
    assert message(view, Pass(), Bid(9))[1:] == [lead, *cause]
    assert lead == "Why “Bid 9” was better:"
    assert compared == "“Bid 9” compared with “Pass”:"
    assert lot.startswith("Lot +")
    assert others.startswith("your 9 for the 1 in the centre −")
    assert " · keeps it from Bek +" in others
    assert total == "= 0 fame at the end of the game"
    assert cause == ["What counts most in the lot: Pharaoh."]


def test_whatever_spoke_for_a_move_that_was_missed_stands_after_a_lead_in(monkeypatch) -> None:
    monkeypatch.setattr(price, "_ROLLOUTS", 0)  # they take most of half a minute, and change no lead-in
    count = 0
    for seed, (ruleset, players) in enumerate((("boat", 2), ("classic", 4), ("priests", 3))):
        state, bot, rng = GameState.new(ruleset, players, seed), make_level("novice", seed), random.Random(seed)
        while state.current_player is not None:
            view = state.view(state.current_player)
            legal = view.legal_actions()
            if len(legal) > 1 and (NIGHTLY or state.bag_count % 3 == 0):
                best, chosen = rng.sample(legal, 2)
                rated = Evaluation(best, 0.5, 0.0, 0.01), Evaluation(chosen, 0.2, 0.0, 0.01)
                verdict = mistake(Study(view, rated, best, True), chosen, 0, "normal")
                assert verdict is not None
                said = verdict_sentences(verdict, ["Ann", "Bek", "Cleo", "Dina"].__getitem__, ruleset).sentences[1:]
                leads = [number for number, line in enumerate(said) if line.startswith("Why “")]
                assert len(leads) <= 1, said
                assert not said or (leads == [0] and len(said) >= 2), said
                count += 1
            state.apply(rng.choice(legal) if rng.random() < 0.15 else bot.choose(view))
    assert count > 80


def test_the_lot_before_a_draw_that_was_praised_is_gone() -> None:
    view = game("", "", lot="pharaoh gold").view(0)
    rated = (Evaluation(Draw(), 0.5, 0.0, 0.01), Evaluation(Invoke(), 0.2, 0.0, 0.01))
    verdict = praise(Study(view, rated, Invoke(), True), Draw(), 0)
    assert verdict is not None
    (first,), (compared, lot, others, total) = verdict_sentences(verdict, name, "boat")
    assert first.startswith("“Invoke Ra” ")
    assert compared == "“Draw a tile” compared with “Invoke Ra”:"
    assert lot.startswith("Lot +")
    assert others.startswith("lot not won yet −")
    assert total == "= 0 fame at the end of the game"


def test_the_advice_of_a_later_epoch_tells_who_leads_and_how_the_suns_stand() -> None:
    first = advice_sentences(game("", "").view(0), name)
    assert first[0] == "Your 9 is the highest sun: no one can outbid it, so keep it for a good lot."
    assert first[1] == "The winner of the first auction takes the 1 from the centre for the next epoch."
    last = advice_sentences(game("", "", epoch=3, suns=((7, 6, 3, 2), (9, 8, 5, 4))).view(0), name)
    assert last[1:3] == [
        "Bek has the highest sun, the 9; you have 2, 3, 6 and 7.",
        "Suns score at the end of this epoch: yours total 18; the highest total is 26, the lowest 18.",
    ]
    assert len(last) == 4
