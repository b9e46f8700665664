"""Whatever a mode changed in the window it gives back, wherever one goes from it."""

from __future__ import annotations

from itertools import chain, combinations, cycle, pairwise, product
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMessageBox, QWidget

from ra_desktop.app import reviews
from ra_desktop.app.lessons.runner import LessonRunner
from ra_desktop.engine import Game
from ra_desktop.engine.actions import Draw, Invoke, Pass
from ra_desktop.storage import SavedGame, Seat
from ra_desktop.ui.table.overlays.overlay import Overlay
from ra_desktop.ui.words.reasons import Told
from tests.sampling import NIGHTLY
from tests.ui.languages.screens import settle, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.shell.main_window import MainWindow

PAGES: Final = ("start page", "learn page", "puzzles page", "journey page")
GAME: Final = "Ra – Solar boat · Old Kingdom"
TABLES: Final = {
    "game": (True, True, False, GAME), "lesson": (False, False, False, "Draw or invoke Ra"),
    "puzzle": (True, True, False, "Puzzle of the day"), "replay": (True, True, True, GAME),
    "review": (True, True, True, GAME), "set up": (False, False, True, "Set up a position"),
}  # fmt: skip
"""For each mode whether a person may choose, whether a ranking follows, whether it has the keys to itself, and how the
window is called."""


def running_game() -> Game:
    """Return a game of two people whose first turns are over."""
    game = Game("boat", 2, 5)
    while len(game.plies) < 9 or game.state.phase != "turn":
        legal = game.state.legal_actions()
        game.play(next((move for move in (Pass(), Draw(), Invoke()) if move in legal), legal[0]))
    return game


def enter(window: MainWindow, mode: str) -> None:
    """Go to `mode` as a player would, with commands of the menu or a button of the page."""
    command = window.commands
    if mode in PAGES:
        name = {"start page": "start_page"}.get(mode, mode.removesuffix(" page"))
        if mode == "start page" and not command[name].isEnabled():
            window.pages.show_start()
        command[name].trigger()
    elif mode == "lesson":
        window.lessons.start(window.lessons.lessons[0])
    elif mode == "puzzle":
        window.puzzles.start_daily(window.parts.today.day)
    else:
        window.setting_up.leave()
        for name in ("leave_lesson", "leave_puzzle", "back_to_game"):
            if command[name].isEnabled():
                command[name].trigger()
        if not window.pages.is_playing:
            window.games.resume()
        window.notices.leave_table()  # that the game is back is said for a moment
        if mode != "game":
            command[{"replay": "look_through", "review": "review", "set up": "set_up"}[mode]].trigger()
        if isinstance(box := QApplication.activeModalWidget(), QMessageBox):  # a review shows what two people hide
            next(button for button in box.buttons() if button is not box.defaultButton()).click()
    settle()
    wait_until(lambda: not window.table.director.is_busy)
    settle()


def look_of(window: MainWindow) -> dict[str, object]:
    """Return what is seen of `window` and where."""
    view, side = window.table.view, window.side.content

    def seen(widget: QWidget) -> object:
        return widget.geometry().getRect() if widget.isVisible() else None

    look: dict[str, object] = {
        "window": window.size().toTuple(),
        "title": window.windowTitle(),
        "page": type(window.centralWidget().currentWidget()).__name__,
        "table": seen(view),
        "board": seen(view.board),
        "banner": view.board.board.parts.banner.text if view.isVisible() else None,
        "home": view.home if view.isVisible() else None,
        "panels": [seen(panel) for panel in view.panels],
        "what the lot is worth": view.own.places and view.own.places.at if view.isVisible() else None,
        "replay bar": seen(window.table.replay_bar),
        "cards": [seen(card) for card in (*view.cards, window.lessons.table.card, window.lessons.table.spotlight)],
        "pages over the table": [type(page).__name__ for page in view.findChildren(Overlay) if page.isVisible()],
        "notice": window.notices.text,
        "tab": side.tabs.currentIndex() if side.isVisible() else None,
        "offered": window.choices.actions if view.isVisible() else None,
        "coach": window.table.coach.is_on if view.isVisible() else None,
        "held": window.table.turn.forced.is_held if view.isVisible() else None,
    }
    look |= {dock.objectName(): dock.isVisible() and dock.width() for dock in window.findChildren(QDockWidget)}
    return {name: what for name, what in look.items() if what}


def overlaps(window: QWidget) -> list[tuple[QWidget, QWidget]]:
    """Return what is seen to lie over its neighbour where a layout ought to keep them apart."""
    parents = [widget for widget in window.findChildren(QWidget) if widget.isVisible() and widget.layout() is not None]
    neighbours = [
        [part for part in parent.children() if isinstance(part, QWidget) and part.isVisible()] for parent in parents
    ]
    pairs = [pair for parts in neighbours for pair in combinations(parts, 2)]
    return [pair for pair in pairs if pair[0].geometry().intersects(pair[1].geometry())]


@pytest.mark.parametrize("pages", [1, pytest.param(len(PAGES), marks=pytest.mark.nightly)])
def test_a_mode_gives_back_whatever_it_changed(
    playing: MainWindow, monkeypatch: pytest.MonkeyPatch, pages: int
) -> None:
    """The first page stands for any of the pages, which take turns. No review is ready: it leads to its worst move."""
    monkeypatch.setattr(reviews, "review_steps", lambda *_, **__: iter(()))
    modes = (*PAGES[:pages], *TABLES)
    playing.session._replace(SavedGame(running_game(), (Seat("Anna", "lapis"), Seat("Nefer", "malachite"))))
    settle()
    fresh = {}
    for mode in (*PAGES, *TABLES):
        enter(playing, "start page")
        enter(playing, mode)
        fresh[mode] = look_of(playing)
        assert overlaps(playing) == [], mode
        now = playing.table.modes.current
        known = (now.may_act, now.shows_ranking, now.owns_keys, playing.windowTitle())
        assert known == TABLES.get(mode, (*TABLES["game"][:3], "")), mode
    repeats = {type(timer.parent()).__name__ for timer in playing.findChildren(QTimer) if not timer.isSingleShot()}
    assert repeats == {"Director", "Onlookers"}, "whatever else waits for something waits once"
    words = [word for number, mode in enumerate(modes) for word in ((mode,), *product((mode,), modes[number + 1 :]))]
    order = list(chain(*words, modes[:1]))
    assert set(pairwise(order)) == set(product(modes, modes)), "each mode follows each, once"
    if pages == 1:
        turns = cycle(PAGES)
        order = [next(turns) if mode == PAGES[0] else mode for mode in order]
    for before, after in pairwise(order):
        enter(playing, after)
        seen = look_of(playing)
        wrong = [name for name in {**seen, **fresh[after]} if seen.get(name) != fresh[after].get(name)]
        assert not wrong, f"{before}, then {after}"


def ended_game() -> Game:
    """Return a game of two people that is over."""
    game = running_game()
    while not game.state.is_over:
        game.play(game.state.legal_actions()[0])
    return game


@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.nightly)])
def test_another_game_comes_to_the_table_as_from_any_other(
    playing: MainWindow, monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    """Whoever opens a game may move, or sees the ranking, whatever was on the table."""
    deals = {"begins": lambda: Game("boat", 2, 5), "is over": ended_game}
    monkeypatch.setattr(reviews, "review_steps", lambda *_, **__: iter(()))
    seats = (Seat("Anna", "lapis"), Seat("Nefer", "malachite"))
    looks = {}
    for number, before in enumerate(("game", "game", *PAGES, *TABLES)):
        which = [*deals][(number + turn) % 2]
        playing.session._replace(SavedGame(running_game(), seats))
        enter(playing, before)
        playing.session._replace(SavedGame(deals[which](), seats))
        settle()
        look = look_of(playing)
        assert look == looks.setdefault(which, look), f"{before}, then a game that {which}"
        assert playing.choices.actions or playing.table.view.ranking.isVisible(), f"nothing is offered after {before}"


def test_a_new_game_says_the_same_wherever_it_is_begun(playing: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "review_steps", lambda *_, **__: iter(()))
    said = {}
    for before in ("game", *PAGES, *TABLES):
        playing.session._replace(SavedGame(running_game(), (Seat("Anna", "lapis"), Seat("Nefer", "malachite"))))
        enter(playing, before)
        playing.commands["quick_game"].trigger()
        settle()
        said[before] = (playing.notices.text, playing.pages.is_playing)
    assert said == dict.fromkeys(said, said["game"])
    for mode, after in (("lesson", ("Your game is back on the table.", True)), ("puzzle", ("", False))):
        enter(playing, mode)
        playing.commands[f"leave_{mode}"].trigger()
        assert (playing.notices.text, playing.pages.is_playing) == after


CARDS: Final = {
    "learn": "LearnPage", "puzzles": "PuzzlesPage", "journey": "JourneyPage", "first_lesson": "TableArea",
    "resume": "TableArea", "quick_game": "TableArea", "day": "TableArea",
    "new_game": "NewGameDialog", "saved_games": "SavedGamesDialog", "rules": "RulesWindow",
}  # fmt: skip
"""The page or dialog that a card of the start page leads to."""


def test_each_card_of_the_start_page_leads_where_it_says(playing: MainWindow) -> None:
    for card, goal in CARDS.items():
        enter(playing, "start page")
        getattr(playing.start, card).click()
        settle()
        dialogs = [dialog for dialog in playing.findChildren(QDialog) if dialog.isVisible()]
        page = playing.centralWidget().currentWidget()
        assert [type(shown).__name__ for shown in dialogs or [page]] == [goal], card
        for dialog in dialogs:
            dialog.close()
        settle()


EVERYWHERE: Final = """
    friends new_game quick_game journey open open_recent paste_position set_up saved_games statistics player add_player
    quit side_dock full_screen turn_table speed theme text_size reduced_motion ra_track tile_names lot_preview
    told_scoring remarks hand_over forced_moves confirm_clicks hints sound preferences learn puzzles drill rules keys
    positions about
"""
AT_TABLE: Final = """pace copy_position start_page change_speed slower faster seat_page score_aid explain ask ask_moves
    ask_track ask_suns ask_rivals ask_tiles ask_ra ask_bag ask_events"""
IN_GAME: Final = "replay rematch save save_as look_through look_back review seats"
OFFERED: Final = {
    "start page": "coach",
    "learn page": "coach",
    "puzzles page": "coach",
    "journey page": "coach",
    "game": f"{AT_TABLE} {IN_GAME} undo hint skip run_on",
    "replay": f"{AT_TABLE} {IN_GAME} look_forward back_to_game",
    "review": f"{AT_TABLE} {IN_GAME} look_forward back_to_game",
    "lesson": f"{AT_TABLE} coach leave_lesson",
    "lesson that goes on": f"{AT_TABLE} coach leave_lesson skip run_on",
    "puzzle": f"{AT_TABLE} coach leave_puzzle",
    "set up": AT_TABLE,
}
"""What each mode offers beside what all do, with a game of two people that waits; without moves and their selection."""


def test_a_mode_offers_these_commands(playing: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "review_steps", lambda *_, **__: iter(()))
    playing.session._replace(SavedGame(running_game(), (Seat("Anna", "lapis"), Seat("Nefer", "malachite"))))
    for mode in OFFERED:
        enter(playing, "start page")
        enter(playing, mode.removesuffix(" that goes on"))
        look = look_of(playing)
        hold_keys(playing)
        assert look_of(playing) == look, f"{mode}: keys that are held do something"
        with monkeypatch.context() as patch:
            if mode == "lesson that goes on":
                patch.setattr(LessonRunner, "is_asking", property(lambda _: False))
                playing.commands.refresh()
            offered = {
                entry.id
                for entry in playing.commands.entries
                if entry.menu not in ("move/moves", "move/select") and playing.commands[entry.id].isEnabled()
            }
        assert offered == {*EVERYWHERE.split(), *OFFERED[mode].split()}, mode


def commanded(name: str) -> Callable[[MainWindow], None]:
    return lambda window: window.commands[name].trigger()


THINGS: Final[dict[str, tuple[Callable[[MainWindow], object], Callable[[MainWindow], object]]]] = {
    "hint": (commanded("hint"), lambda window: window.table.view.hint_card.isVisible()),
    "coach": (
        lambda window: window.table.view.coach_card.praise(Told(["Well done."])),
        lambda window: window.table.view.coach_card.isVisible(),
    ),
    "seat page": (commanded("seat_page"), lambda window: window.table.view.pages.seat_page.isVisible()),
    "score aid": (commanded("score_aid"), lambda window: window.table.view.pages.score_aid.isVisible()),
    "explanation": (commanded("explain"), lambda window: window.table.explainer.is_open),
    "answer": (commanded("ask_moves"), lambda window: window.table.asking.question),
    "selection": (lambda window: window.choices.step(1), lambda window: window.choices.selected),
    "passing": (commanded("pass_ahead"), lambda window: window.table.turn.ahead.auctions),
    "running on": (
        lambda window: setattr(window.table.director, "is_running_on", True),
        lambda window: window.table.director.is_running_on,
    ),
    "notice": (
        lambda window: window.notices.say("About the table.", of_table=True),
        lambda window: window.notices.text,
    ),
}
"""What may be up at the table: how it comes up, and whether it is."""


def hold_keys(window: MainWindow) -> None:
    """Send what a keyboard repeats while a key is held, wherever the keyboard may be; it decides nothing."""
    seen = [widget for widget in window.findChildren(QWidget) if widget.isVisible() and widget.isEnabled()]
    ours = [widget for widget in seen if widget.focusPolicy() and type(widget).__module__.startswith("ra_desktop")]
    for widget, key in product(ours, (Qt.Key.Key_Return, Qt.Key.Key_Escape)):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(widget, held)
    settle()


EVENTS: Final[dict[str, Callable[[MainWindow], object]]] = {
    "another game": lambda window: window.games.quick_game(),
    "no game": lambda window: window.session.leave(keep=False),
    "lesson": lambda window: window.lessons.start(window.lessons.lessons[0]),
    "take-back": lambda window: window.session.undo(),
    "seat": lambda window: window.session.hand_over(1, "casual"),
    "move": lambda window: window.choices.choose(window.choices.of_type(Invoke)[0]),
    "replay": commanded("look_through"),
    "start page": commanded("start_page"),
    "held keys": hold_keys,
}
_GAMES: Final = {"another game", "no game", "lesson"}
_CHANGES: Final = {*_GAMES, "take-back", "seat"}
DISMISSED: Final = {
    "hint": {*EVENTS} - {"held keys"},
    "coach": {*_GAMES, "take-back", "start page"},
    "seat page": {*_CHANGES, "start page"},
    "score aid": {*_CHANGES, "start page"},
    "explanation": {*EVENTS} - {"start page", "held keys"},
    "answer": {*_GAMES, "start page"},
    "selection": {*EVENTS} - {"start page", "held keys"},
    "passing": _CHANGES - {"no game"},
    "running on": {*_CHANGES, "replay"},
    "notice": {"start page"},
}
"""After what each of them is gone."""
TOGETHER: Final = (THINGS.keys() - {"seat page", "explanation"}, {"seat page"}, {"explanation"})
"""What can be up at once; at night each is up alone, too."""


def test_what_is_dismissed_when(playing: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing.session.ai, "ask_hint", lambda *_: None)
    monkeypatch.setattr(playing.session.ai, "ask", lambda *_, **__: 0)
    for event, things in product(EVENTS, (*TOGETHER, *({thing} for thing in THINGS if NIGHTLY))):
        seats = (Seat("Anna", "lapis"), Seat("Nefer", "malachite", "novice"))
        playing.session._replace(SavedGame(running_game(), seats))
        while playing.session.person_to_move is None:
            playing.session._play(playing.session.state.legal_actions()[0])
        playing.pages.show_table()
        settle()
        for thing, (put_up, _) in THINGS.items():
            if thing in things:
                put_up(playing)
        assert {thing for thing in things if THINGS[thing][1](playing)} == things, f"before {event}"
        EVENTS[event](playing)
        settle()
        for thing in things:
            is_gone = not THINGS[thing][1](playing)
            assert is_gone == (event in DISMISSED[thing]), f"{thing}, after {event}"
        playing.lessons.leave()
        playing.notices.leave_table()
        playing.table.explainer.close()
