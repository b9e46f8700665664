"""The coach in the whole window: called in New game, heard at the table, sent away with a key."""

from __future__ import annotations

import threading

import pytest

from ra_desktop.ai import Evaluation
from ra_desktop.ai.hints import Study
from ra_desktop.app import background
from ra_desktop.app.growth import News
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass
from ra_desktop.storage import paths
from ra_desktop.storage.paths import GUEST
from ra_desktop.storage.saved_game import Seat
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog
from tests.sampling import NIGHTLY

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
    assert " of 100 games, “" in card.reason
    assert "fame at the end of the game" not in card.reason
    window.commands["account"].trigger()
    assert card.account.label.isVisible()
    assert "fame at the end of the game" in card.account.label.text()
    assert weighing_threads
    assert threading.main_thread() not in weighing_threads
    card.wishes["take_back"].click()
    assert window.session.state == before
    assert Pass() in window.choices.actions
    window.commands["coach"].trigger()
    assert not settings.coach
    window.choices.choose(window.choices.of_type(Bid)[-1])
    assert card.isHidden()


LEAVES = {
    "another player": lambda window, path: window.player.switch(GUEST),
    "another game": lambda window, path: window.games.quick_game(),
    "a file": lambda window, path: window.files.open_file(path),
    "a lesson": lambda window, path: window.lessons.start(window.lessons.lessons[0]),
    "a puzzle": lambda window, path: window.puzzles.start_daily(window.parts.today.day),
    "a position": lambda window, path: window.commands["set_up"].trigger(),
    "taking back": lambda window, path: window.history.undo(),
    "no game": lambda window, path: window.session.leave(keep=True),
}


@pytest.mark.parametrize("stage", ["studying", "weighing", "told", "hinting"])
def test_a_game_leaves_while_the_coach_is_at_work_and_nothing_more_is_said_of_it(
    window, settings, qtbot, monkeypatch, tmp_path, stage
) -> None:
    """A failure in a slot fails the test."""
    monkeypatch.setattr(paths, "_player", "")
    monkeypatch.setattr(window.session.ai, "ask_study", lambda *_: None)
    monkeypatch.setattr(window.session.ai, "ask_hint", lambda *_: None)
    settings.coach = True
    settings.speed = "instant"
    seed = next(seed for seed in range(99) if GameState.new("classic", 3, seed).current_player == 0)
    coach, card, hint = window.table.coach, window.table.view.coach_card, window.table.view.hint_card
    turn = ("studying", "weighing", "told", "hinting").index(stage)
    for way in LEAVES if NIGHTLY else [*LEAVES][turn % 2 :: 2]:
        if (stage, way) == ("hinting", "taking back"):
            continue  # nothing was played
        window.session.start(GameSetup("classic", SEATS, seed=seed))
        window.session.save(path := tmp_path / "game.ra-game")
        qtbot.waitUntil(lambda: bool(window.choices.actions))
        rated = (Evaluation(Draw(), 0.5, 0.0, 0.01), Evaluation(Invoke(), 0.2, 0.0, 0.01))
        study = Study(window.session.view(0), rated, Draw(), True)
        if stage == "hinting":
            window.commands["hint"].trigger()
            assert not hint.isHidden(), way
        else:
            window.choices.choose(Invoke())
        if stage in ("weighing", "told"):
            window.session.ai.studied.emit(study)
            assert coach.verdict is not None, way
        if stage == "told":
            qtbot.waitUntil(lambda: card.is_question)
        LEAVES[way](window, path)
        if stage == "studying":
            window.session.ai.studied.emit(study)
        if stage == "hinting":
            window.session.ai.advised.emit(None)
        with qtbot.waitCallback() as done:
            background.quick().start(window, lambda: iter(()), lambda _: None, done)
        assert (coach.verdict, coach._waiting, card.is_question) == (None, None, False), way
        assert hint.isHidden(), way
        assert not window.session.opponents.is_held, way


def test_what_a_finished_game_changed_is_told(window) -> None:
    window.news._growth.reported.emit(News("casual", coach_left=True))
    assert window.notices.text == (
        "Next opponents in the quick game: Casual. "
        "After three games, the coach leaves you to it. You can turn it back on in the Settings menu."
    )
