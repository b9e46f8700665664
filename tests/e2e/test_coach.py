"""The coach in the whole window: called in New game, heard at the table, sent away with a key."""

from __future__ import annotations

import threading

import pytest

from ra_desktop.app.growth import News
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Pass
from ra_desktop.storage.saved_game import Seat
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog

SEATS = (Seat("You", "lapis"), Seat("B", "carnelian", "novice"), Seat("C", "ochre", "novice"))
LONG = 30_000


@pytest.mark.parametrize("on", [True, False])
def test_new_game_calls_the_coach_or_not(window, settings, on) -> None:
    settings.coach = not on
    window.games.new_game()
    dialog = window.findChild(NewGameDialog)
    assert dialog.coach.isChecked() is not on
    dialog.coach.setChecked(on)
    dialog.start.click()
    assert settings.coach is on
    assert window.table.coach.is_on is on


def test_a_high_bid_for_nothing_is_told_by_the_real_evaluation_and_taken_back(
    window, settings, qtbot, weighing_threads
) -> None:
    settings.coach = True
    settings.speed = "instant"
    for seed in range(60):
        window.session.start(GameSetup("classic", SEATS, seed=seed))
        qtbot.waitUntil(lambda: bool(window.choices.actions), timeout=LONG)
        if Pass() in window.choices.actions and not any(window.session.state.view(0).auction_track):
            break
    qtbot.waitUntil(lambda: window.table.coach._study is not None, timeout=LONG)
    before = window.session.state.copy()
    window.choices.choose(window.choices.of_type(Bid)[-1])
    card = window.table.view.coach_card
    qtbot.waitUntil(lambda: card.is_question, timeout=LONG)
    assert card.reason.startswith("“Pass” was better: your choice cost you about ")
    assert "Chance of winning: " in card.reason
    assert weighing_threads
    assert threading.main_thread() not in weighing_threads
    card.wishes["take_back"].click()
    assert window.session.state == before
    assert Pass() in window.choices.actions
    window.commands["coach"].trigger()
    assert not settings.coach
    window.choices.choose(window.choices.of_type(Bid)[-1])
    assert card.isHidden()


def test_what_a_finished_game_changed_is_told(window) -> None:
    window.news._growth.reported.emit(News("casual", coach_left=True))
    assert window.notices.text == (
        "Next opponents in the quick game: Casual. "
        "After three games, the coach leaves you to it. You can turn it on again in the Settings menu."
    )
