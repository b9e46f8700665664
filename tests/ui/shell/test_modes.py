"""Whatever a mode changed in the window it gives back, wherever one goes from it."""

from __future__ import annotations

from itertools import chain, combinations, cycle, pairwise, product
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QMessageBox, QWidget

from ra_desktop.app import reviews
from ra_desktop.engine import Game
from ra_desktop.engine.actions import Draw, Invoke, Pass
from ra_desktop.storage import SavedGame, Seat
from ra_desktop.ui.table.overlays.overlay import Overlay
from tests.ui.languages.screens import settle, wait_until

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow

PAGES: Final = ("start page", "learn page", "puzzles page")
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
    if mode in ("start page", "learn page", "puzzles page"):
        name = {"start page": "start_page", "learn page": "learn", "puzzles page": "puzzles"}[mode]
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
        "notice over another page": window.notices.text if not view.isVisible() else None,
        "tab": side.tabs.currentIndex() if side.isVisible() else None,
        "offered": window.choices.actions if view.isVisible() else None,
        "coach": window.table.coach.is_on if view.isVisible() else None,
        "held": window.table.turn.forced._is_held if view.isVisible() else None,
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
