"""Every screen and dialog of the program, opened one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.ai import Evaluation
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import Hint
from ra_desktop.app.autosave import ParkedGame
from ra_desktop.app.drill import read_question
from ra_desktop.engine import Bid, Draw
from ra_desktop.storage import SavedGame, Seat, paths, save_file
from ra_desktop.ui.dialogs.parts import question_box
from ra_desktop.ui.dialogs.player_dialog import PlayerDialog
from ra_desktop.ui.dialogs.share import ShareDialog
from ra_desktop.ui.look.portrait_painter import Face
from ra_desktop.ui.shell.archive import ParkedBar
from ra_desktop.ui.words.outcome import Result
from ra_desktop.ui.words.reasons import Told
from tests.app.test_drill import TEXTS, truth
from tests.engine.golden import late_game, whole_game
from tests.ui import gallery
from tests.ui.table.review.reviewed import game_with_errors, sharp_review

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

Screens = Iterator[tuple[str, QWidget]]
SEATS = (Seat("Anna", "lapis"), Seat("Nefer", "malachite", "casual", "lotus"), Seat("Khufu", "carnelian", "novice"))


def settle() -> None:
    """Let Qt carry out what was put off, deletions too."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def saved(name: str, game, seats=SEATS) -> Path:
    path = paths.saves_dir() / f"{name}.ra-game"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(path, SavedGame(game, seats, started="2025-03-21T19:30:00+01:00"))
    return path


def pages(window: MainWindow) -> Screens:
    """Before a game."""
    window.pages.show_start()
    yield "start page", window
    window.lessons.show_learn()
    yield "learn page", window
    window.puzzles.show_puzzles()
    yield "puzzles page", window
    window.parts.journey.show_journey()
    yield "journey page", window
    window.parts.friends.show()
    yield "friends page", window
    window.parts.friends.page.name.setText("Ann")
    window.parts.friends.page.host.click()
    settle()
    yield "friends at a table", window
    window.parts.friends.leave()
    window.player._add_another()
    (dialog,) = window.findChildren(PlayerDialog)
    yield "player", dialog
    dialog.reject()
    settle()
    window.pages.show_start()


def dialogs(window: MainWindow, qtbot: QtBot) -> Screens:
    """The windows over the window."""
    window.commands["new_game"].trigger()
    dialog = QApplication.activeModalWidget()
    yield "new game", dialog
    picker = dialog.seats.rows[1].character.offer()
    yield "characters", picker
    picker.close()
    dialog.close()
    for name in ("preferences", "rules", "keys", "about"):
        window.commands[name].trigger()
        settle()
        (dialog,) = (
            toplevelwidget
            for toplevelwidget in QApplication.topLevelWidgets()
            if toplevelwidget.isVisible() and toplevelwidget is not window
        )
        yield name, dialog
        dialog.close()
        settle()
    for name, page in (("keys in the preferences", "key_page"), ("programs in the preferences", "program_page")):
        window.commands["preferences"].trigger()
        dialog = window.settings_actions.preferences
        dialog.tabs.setCurrentWidget(getattr(dialog, page))
        yield name, dialog
        dialog.close()
        settle()
    window.commands["saved_games"].trigger()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: dialog.status.is_listed)
    yield "no saved games", dialog
    dialog.reject()
    saved("First", late_game("classic", 3, 60))
    saved("Over", whole_game("boat", 3))
    window.commands["saved_games"].trigger()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: dialog.model.count == 2 and all(entry.is_examined for entry in dialog.model.entries))
    dialog.table.choose(0)
    dialog._ask_preview()
    qtbot.waitUntil(lambda: not dialog.preview.picture._next.isActive())
    yield "saved games", dialog
    dialog.reject()
    window.archive.show_statistics()
    dialog = window.archive.dialog
    yield "no statistics", dialog
    dialog.reject()
    for number in range(2):
        kept = paths.finished_dir() / f"{number}.ra-game"
        kept.parent.mkdir(parents=True, exist_ok=True)
        save_file(kept, SavedGame(whole_game("classic", 3), SEATS, started=f"2025-03-2{number}T19:30:00+01:00"))
    window.archive.show_statistics()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: bool(dialog.shown.games), timeout=10_000)
    for tab in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(tab)
        settle()
        yield f"statistics {tab}", dialog
    dialog.reject()
    window.messages.say("A title", "What is wrong.")
    yield "message", window.messages.box
    window.messages.box.close()


def table(window: MainWindow) -> Screens:
    """Every kind of decision, with the side panel and the pages over the table."""
    for position in ("turn", "auction", "gods", "disaster", "auction-of-five", "priests-side", "priests-flip"):
        gallery.hang(window, position)
        yield position, window
    gallery.hang(window, "auction")
    view, side = window.table.view, window.side.content
    for tab in range(side.tabs.count()):
        side.tabs.setCurrentIndex(tab)
        yield f"side panel {tab}", window
    side.tabs.setCurrentIndex(0)
    view.open_seat(1)
    yield "seat page", window
    view.seat_page.close_page()
    view.toggle_score_aid()
    yield "score aid", window
    view.score_aid.close_page()
    gallery.hang(window, "turn")
    window.session.game.real_bag = True
    window.session.play(Draw())
    yield "real bag", window
    window.session.put_back()
    window.commands["set_up"].trigger()
    yield "set up", window
    window.setting_up.leave()


def cards(window: MainWindow) -> Screens:
    """The cards beside the table."""
    gallery.hang(window, "auction")
    view, name = window.table.view, window.table.players.name
    seen = view.shown
    actions = seen.legal_actions()[:3]
    rated = tuple(Evaluation(action, 0.5 - 0.1 * at, 3.0 - at, 0.01) for at, action in enumerate(actions))
    view.hint_card.think()
    yield "hint card that thinks", window
    view.hint_card.show_hint(Hint(rated, facts_about(seen, actions[0]), True), name, seen.ruleset)
    yield "hint card", window
    view.hint_card.dismiss()
    view.coach_card.ask(Told(["That was a mistake."]), can_take_back=True)
    yield "coach card", window
    view.coach_card.dismiss()
    window.notices.say("Something happened.")
    yield "notice", window
    for bar in list(window.notices._shown):  # or it would go when its time is over
        bar.hide()


def ends(window: MainWindow) -> Screens:
    """The end of an epoch and of the game."""
    gallery.hang(window, "turn")
    view = window.table.view
    scored, account = gallery.scoring("turn")
    view.show_view(scored.view(view.home))
    seats = [replace(seat, fame_shown=True) for seat in window.table.players.infos(view.shown)]
    view.telling.tell(account, seats, still=True)
    yield "telling", window
    view.telling.hide()
    view.score_sheet.show_epoch(account, seats)
    view.score_sheet.show()
    yield "score sheet", window
    view.score_sheet.hide()
    window.files.open_file(saved("Over", whole_game("classic", 3)))
    view.ranking.reveal_all()
    yield "ranking", window
    dialog = ShareDialog(
        Result("Deal of the day", date(2026, 11, 26), 34, 2, 4, ("+3", "−7 +2", "+12")), Face("lapis"), window
    )
    dialog.open()
    yield "share", dialog
    dialog.close()
    view.ranking.closed.emit()
    yield "the table after the game", window
    window.commands["look_back"].trigger()
    yield "replay", window
    window.commands["back_to_game"].trigger()


def hot_seat(window: MainWindow) -> Screens:
    """The page between the turns of two people."""
    gallery.hang(window, "hot-seat")
    yield "several people", window
    hand_over = window.table.hand_over
    hand_over.page.ask_for(window.table.players.infos(window.table.view.shown)[1])
    hand_over._asked = 1
    hand_over.page.show()
    yield "hand over", window
    hand_over.page.closed.emit()


def drill(window: MainWindow, qtbot: QtBot) -> Screens:
    """A question of the drill that asks for a guess, and what is said."""
    actions, question = window.parts.drill, read_question(TEXTS["exchange"])
    actions.drill._truths[question.name] = truth(question)
    actions._pose(question)
    actions.drill.asks_price = True
    for answer in (Bid(2), Draw()):
        qtbot.waitUntil(lambda: bool(window.choices.actions) and not window.table.director.is_busy, timeout=10_000)
        yield f"drill, before {answer}", window
        window.choices.choose(answer)
        settle()
    yield "guess", window
    actions.drill.say(4)
    settle()
    yield "answered question", window
    actions.leave()


def tasks(window: MainWindow, qtbot: QtBot) -> Screens:
    """A lesson, a puzzle and a review."""
    lesson = window.lessons.lessons[0]
    window.lessons.start(lesson)
    card = window.lessons.table.card
    qtbot.waitUntil(lambda: card.isVisible() and not window.table.director.is_busy, timeout=10_000)
    yield "lesson", window
    window.lessons.leave()
    window.puzzles.start_daily(window.parts.today.day)
    qtbot.waitUntil(lambda: bool(window.choices.actions) and not window.table.director.is_busy, timeout=10_000)
    yield "puzzle", window
    window.choices.choose(window.choices.actions[0])
    settle()
    yield "solved puzzle", window
    window.puzzles.leave()
    yield from drill(window, qtbot)
    window.files.open_file(saved("Reviewed", game_with_errors()))
    reviews = window.reviews.reviews
    reviews.known = lambda game: sharp_review()
    window.commands["review"].trigger()
    panel = window.reviews.desk.panel
    qtbot.waitUntil(lambda: window.reviews.desk.review is not None, timeout=10_000)
    for tab in range(panel.tabs.count()):
        panel.tabs.setCurrentIndex(tab)
        settle()
        yield f"review {tab}", window
    window.reviews.desk.close()


def bars(window: MainWindow) -> Screens:
    """What is told below the table."""
    window.pages.show_start()
    bar = ParkedBar(window.notices)
    bar.tell(ParkedGame(paths.saves_dir() / "a.ra-game"))
    yield "parked game", window
    bar.hide()
    box = question_box(window, "Delete?", "It will be gone.", "Delete", "Keep", lambda: None)
    yield "question", box
    box.close()


def held_down(which: Qt.Key) -> QKeyEvent:
    """Return what comes while a key is held."""
    return QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier, "", True)
