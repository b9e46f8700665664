"""Every screen of the program, by name, for tests that look at all of them.

``SCREENS["hint"](stage)`` shows one and returns the widget to look at; ``stage.clear()`` puts it away again.
"""

from __future__ import annotations

import os
import random
import time
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.ai import LEVELS, Evaluation
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import Hint
from ra_desktop.ai.price import account_of
from ra_desktop.app.draft import Draft
from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import RULESETS, Draw, Invoke
from ra_desktop.storage import SavedGame, Seat, save_file
from ra_desktop.storage.finished import kept_path
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.saved_game import Options
from ra_desktop.ui.dialogs.about import AboutDialog
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog
from ra_desktop.ui.dialogs.new_game.suns import SunsDialog
from ra_desktop.ui.dialogs.parts import question_box
from ra_desktop.ui.dialogs.player_dialog import PlayerDialog
from ra_desktop.ui.dialogs.rules.dialog import RulesWindow
from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog
from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import plain_text
from ra_desktop.ui.words.reasons import Told
from tests.storage.games import random_game
from tests.ui import gallery
from tests.ui.table.review.reviewed import game_with_errors, sharp_review

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.shell.main_window import MainWindow

FRAME: Final = 40
"""The title bar of a window."""


@dataclass
class Stage:
    """The window, and the dialogs that were opened over it."""

    window: MainWindow
    _dialogs: list[QWidget] = field(default_factory=list)

    def hang(self, position: str) -> QWidget:
        """Show one of the positions of :mod:`tests.ui.gallery`."""
        gallery.hang(self.window, position)
        settle()
        return self.window

    def open(self, dialog: QWidget) -> QWidget:
        """Show *dialog*, as large as it wants to be, but not larger than the window."""
        self._dialogs.append(dialog)
        dialog.setUpdatesEnabled(False)
        dialog.show()
        settle()
        room = self.window.size()
        dialog.resize(dialog.size().expandedTo(dialog.sizeHint()).boundedTo(room))  # the tests' own screen is 800 wide
        settle()
        return dialog

    def clear(self) -> None:
        """Put away what lies over the table."""
        view = self.window.table.view
        for dialog in self._dialogs:
            dialog.close()
            if dialog is not self.window.settings_actions.preferences:
                dialog.deleteLater()
        self._dialogs.clear()
        if self.window.reviews.is_on:
            self.window.reviews.show()
        self.window.lessons.leave()
        self.window.puzzles.leave()
        self.window.setting_up.leave()
        pages = (view.ranking, view.score_sheet, view.score_aid, view.seat_page, view.pages.tile_page)
        for over in (view.hint_card, view.coach_card, *pages):
            over.hide()
        for bar in list(self.window.notices._shown):
            bar.hide()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def settle() -> None:
    """Let layouts do their work."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def wait_until(ready: Callable[[], bool]) -> None:
    """Wait for a thread."""
    end = time.monotonic() + 20
    while not ready():
        assert time.monotonic() < end
        QApplication.processEvents()
        time.sleep(0.005)


def keep_games() -> None:
    """Play some games, for the lists and the statistics."""
    ann, nefer = Seat("Ann", "lapis"), Seat("Nefer", "malachite", "skilled", "builder")
    third = Seat("Khufu", "ochre", "expert")
    for number, (seats, ruleset) in enumerate(
        (((ann, nefer, third), "classic"), ((ann, nefer), "boat"), ((ann, nefer, third), "priests")), start=1
    ):
        game = random_game(ruleset, len(seats), number)
        saved = SavedGame(game, seats, started=f"2025-03-{number:02}T19:00:00+00:00")
        save_file(kept_path(saved), saved)
        when = 1_750_000_000 + number * 90_000
        os.utime(kept_path(saved), (when, when))


# --- pages ----------------------------------------------------------------------------------------------


def _start(stage: Stage) -> QWidget:
    stage.window.pages.show_start()
    return stage.window


def _learn(stage: Stage) -> QWidget:
    stage.window.lessons.show_learn()
    return stage.window


def _puzzles(stage: Stage) -> QWidget:
    stage.window.puzzles.show_puzzles()
    return stage.window


def _journey(stage: Stage) -> QWidget:
    stage.window.parts.journey.show_journey()
    return stage.window


def _friends(stage: Stage) -> QWidget:
    stage.window.parts.friends.show()
    return stage.window


# --- dialogs --------------------------------------------------------------------------------------------


def _player(stage: Stage) -> QWidget:
    player = Profile("2", "Ann", colour="ochre")
    texts = (
        plain_text(translated("Commands", "&Edit player…")),
        translated("Players", "Games under the earlier name still count."),
    )
    return stage.open(PlayerDialog(*texts, player, lambda name: False, can_remove=True))


def _new_game(stage: Stage) -> QWidget:
    return stage.open(NewGameDialog(LEVELS, rng=random.Random(5)))


def _saved_games(stage: Stage) -> QWidget:
    dialog = SavedGamesDialog(stage.window)
    stage.open(dialog)
    wait_until(lambda: dialog.table.model().rowCount() > 0)
    dialog.table.selectRow(0)
    return dialog


def _statistics(tab: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        dialog = StatisticsDialog(stage.window)
        stage.open(dialog)
        wait_until(lambda: dialog.shown.games > 0)
        dialog.tabs.setCurrentIndex(tab)
        return dialog

    return show


def _rules(stage: Stage) -> QWidget:
    return stage.open(RulesWindow())


def _preferences(stage: Stage) -> QWidget:
    stage.window.settings_actions.show_preferences()
    assert stage.window.settings_actions.preferences is not None
    return stage.open(stage.window.settings_actions.preferences)


def _tab_of_preferences(number: int, stage: Stage) -> QWidget:
    dialog = _preferences(stage)
    dialog.tabs.setCurrentIndex(number)
    return dialog


def _keys(stage: Stage) -> QWidget:
    stage.window.help.show_keys()
    return stage.open(_newest(stage.window, "KeysDialog"))


def _about(stage: Stage) -> QWidget:
    return stage.open(AboutDialog(stage.window))


def _newest(window: QWidget, kind: str) -> QWidget:
    return [widget for widget in window.findChildren(QWidget) if type(widget).__name__ == kind][-1]


def _question(stage: Stage) -> QWidget:
    box = question_box(
        stage.window,
        translated("Commands", "Take-backs aren’t allowed in this game"),
        translated("SavedGames", "This folder has no trash, so this can’t be undone."),
        plain_text(translated("SavedGames", "&Delete")),
        QCoreApplication.translate("Common", "Keep", "Button: does not delete anything after all"),
        lambda: None,
    )
    return stage.open(box)


# --- the table ------------------------------------------------------------------------------------------


def _position(name: str) -> Callable[[Stage], QWidget]:
    return lambda stage: stage.hang(name)


def _seat_page(position: str, seat: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.hang(position)
        stage.window.table.view.open_seat(seat)
        return stage.window

    return show


def _score_aid(position: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.hang(position)
        stage.window.table.view.toggle_score_aid()
        return stage.window

    return show


def _score_sheet(position: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.hang(position)
        view = stage.window.table.view
        _, account = gallery.scoring(position)
        seats = [replace(seat, fame_shown=True) for seat in stage.window.table.players.infos(view.shown)]
        view.score_sheet.show_epoch(account, seats)
        view.score_sheet.show()
        view.score_sheet.raise_()
        return view.score_sheet

    return show


def _telling(position: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.hang(position)
        view = stage.window.table.view
        scored, account = gallery.scoring(position)
        view.show_view(scored.view(view.home))
        seats = [replace(seat, fame_shown=True) for seat in stage.window.table.players.infos(view.shown)]
        view.telling.tell(account, seats, still=True)
        return view.telling

    return show


def _ranking(position: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.hang(position)
        view = stage.window.table.view
        scored, _ = gallery.scoring(position)
        seats = [replace(seat, fame_shown=True) for seat in stage.window.table.players.infos(view.shown)]
        scored.sheets = [[dict.fromkeys(RULESETS[scored.ruleset].rows, 4)] * scored.players] * 3
        view.ranking.show_game(scored, seats)
        view.ranking.show()
        view.ranking.raise_()
        return view.ranking

    return show


def _hand_over(stage: Stage) -> QWidget:
    stage.window.settings.hand_over = True
    try:
        return stage.hang("hot-seat")
    finally:
        stage.window.settings.hand_over = False


def _real_bag(position: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        session = stage.window.session
        stage.hang(position)
        session.game.real_bag = True
        session.play(Draw())
        settle()
        return stage.window

    return show


def _set_up(ruleset: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        draft, tile = Draft.dealt(ruleset, 3), "priest" if ruleset == "priests" else "flood"
        for _ in range(12):  # all that there are: the next one is too many
            draft.give(tile, 0)
        stage.window.setting_up.set_up(draft)
        stage.window.setting_up.mode.panel.tiles.buttons[tile].click()
        settle()
        return stage.window

    return show


def _suns(stage: Stage) -> QWidget:
    return stage.open(SunsDialog(replace(DEFAULT_SETUP, options=Options(real_bag=True)), stage.window))


def _hint(stage: Stage) -> QWidget:
    stage.hang("turn")
    view = stage.window.session.state.view(0)
    moves = (Evaluation(Draw(), 0.4, 3.0, 0.01, 5.0, 0.2), Evaluation(Invoke(), 0.3, -1.0, 0.01, -1.0, 0.2))
    account = account_of(view, *moves)
    names = gallery.NAMES
    card = stage.window.table.view.hint_card
    card.show_hint(Hint(moves, facts_about(view, Draw()), True, account), names.__getitem__, "classic")
    card.show()
    return stage.window


def _coach(stage: Stage) -> QWidget:
    stage.hang("turn")
    card = stage.window.table.view.coach_card
    card.ask(Told([translated("CoachCard", "Decide again, as with Undo")] * 3), can_take_back=True)
    card.show()
    return stage.window


def _lesson(number: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        lessons = stage.window.lessons
        lessons.start(lessons.lessons[number])
        wait_until(lambda: lessons.table.card.isVisible())
        return stage.window

    return show


def _puzzle(stage: Stage) -> QWidget:
    puzzles = stage.window.puzzles
    puzzles.start_next()
    wait_until(lambda: stage.window.table.view.exercise_card.isVisible())
    return stage.window


def _review(tab: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        window = stage.window
        seats = (Seat("Anna", "lapis"), Seat("Nefer", "malachite", "casual"), Seat("Khufu", "carnelian", "casual"))
        game = game_with_errors()
        window.session._replace(SavedGame(game, seats))
        settle()
        reviews = window.reviews.reviews
        reviews.known = lambda _: sharp_review()
        window.reviews.show()
        settle()
        desk = window.reviews.desk
        assert desk is not None
        wait_until(lambda: desk.review is not None)
        desk.panel.end_progress()
        desk.panel.tabs.setCurrentIndex(tab)
        return window

    return show


def _review_at_work(stage: Stage) -> QWidget:
    window = _review(0)(stage)
    desk = stage.window.reviews.desk
    assert desk is not None
    desk.panel.show_progress(128, 246)
    return window


def _notice(stage: Stage) -> QWidget:
    stage.hang("turn")
    stage.window.notices.say(translated("Settings", "The coach watches when you play alone against bots"))
    return stage.window


SCREENS: Final[dict[str, Callable[[Stage], QWidget]]] = {
    "start": _start,
    "learn": _learn,
    "puzzles": _puzzles,
    "journey": _journey,
    "friends": _friends,
    "player": _player,
    "new game": _new_game,
    "saved games": _saved_games,
    **{f"statistics {tab}": _statistics(tab) for tab in range(6)},
    "rules": _rules,
    "preferences": _preferences,
    "keys in the preferences": partial(_tab_of_preferences, 1),
    "programs in the preferences": partial(_tab_of_preferences, 2),
    "keys": _keys,
    "about": _about,
    "question": _question,
    **{
        name: _position(name)
        for name in (
            "turn", "auction", "auction-must-bid", "auction-of-five", "gods", "disaster", "priests", "priests-auction",
            "priests-side", "priests-flip",
        )
    },
    "seat page": _seat_page("turn", 0),
    "seat page of priests": _seat_page("priests", 1),
    "score aid": _score_aid("turn"),
    "score aid of priests": _score_aid("priests"),
    "telling": _telling("turn"),
    "score sheet": _score_sheet("turn"),
    "score sheet of priests": _score_sheet("priests"),
    "ranking": _ranking("turn"),
    "hand-over": _hand_over,
    "real bag": _real_bag("turn"),
    "real bag of priests": _real_bag("priests"),
    "suns of a real bag": _suns,
    "set up": _set_up("classic"),
    "set up priests": _set_up("priests"),
    "hint": _hint,
    "coach": _coach,
    "lesson": _lesson(0),
    "second lesson": _lesson(1),
    "puzzle": _puzzle,
    "notice": _notice,
    **{f"review {tab}": _review(tab) for tab in range(4)},
    "review at work": _review_at_work,
}  # fmt: skip
