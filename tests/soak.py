"""``python -m tests.soak --seconds 3600 --seed 1``: bots play in the real window, and somebody does whatever they like.

Clicks, drags that end anywhere, keys, resizes, take-backs, saving, opening of good and of damaged files, dialogs, and
other themes, languages, sizes of text and speeds, some of these in the middle of a drag: all from a seed. After each of
these it is checked that the file on the disk, the game and the table agree, that the game goes on, and that nothing was
logged that should not be. Threads, widgets, memory and windows that have gone are counted.

The times of a busy machine differ from run to run, so a seed brings the same input, but not always the same games.
"""

from __future__ import annotations

import argparse
import ctypes
import functools
import gc
import logging
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import weakref
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QThread, QTimer
from PySide6.QtGui import QImage, QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QWidget

from ra_desktop.app.runtime import Collector, keep_large_blocks_apart
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings, TextSize
from ra_desktop.app.setup import OFFERED, GameSetup
from ra_desktop.engine import RULESETS, Game
from ra_desktop.storage import COLOURS, Seat, encode, load_file, paths
from ra_desktop.storage.parked import is_in_file, is_same, is_worth_keeping
from ra_desktop.storage.paths import GUEST
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.slots import Slot
from ra_desktop.ui.interaction.choices import Bag, CentreSun, SeatFame, SeatSun, SeatTile, TrackSpace
from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.errors import ErrorReporter
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.system import languages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QPointF

    from ra_desktop.storage import SavedGame

STILL: Final = 5.0
"""Seconds of this process without any progress, although a bot is to act or a script plays, for LIVELY steps at least:
timers that are due must have had their turn."""
GROWTH: Final = 60_000_000
"""Bytes that may be used more at the end than after the first third; pictures are kept for a while."""
MOST: Final = 300_000_000
"""Bytes that may be used at the end."""
BYTES: Final = ("resident", "heap", "gaps", "large blocks", "pictures")
"""What :func:`holdings` counts in bytes."""
SAMPLE: Final = 5.0
LIVELY: Final = 10
"""Steps in a second of a process that gets the time it needs."""
BROKEN_OFF: Final = "a script has broken off"
"""What the director logs when its watchdog has had to end a script that went on no more."""
OVERDUE: Final = "a pause lasted too long"
"""What it logs when its guard has had to end a pause: on a machine that gives no time, or because a timer failed."""
EXPECTED: Final = (
    "This plugin does not support",
    "occurs outside target window",
    "Keyboard event not accepted by receiving widget",
    "refused: ",
    "nothing to continue",
    "not opened: ",
    "autosave: ",
    "pa_context_connect() failed",
    ".ra-game: The file ",
    ".ra-game: This is not a saved game",
)
"""What may be logged: of a screen or a loudspeaker that is not there, and of what a person tries in vain."""
LEVELS: Final = ("novice", "novice", "casual", "skilled")
KEYS: Final = (
    "Space", "Return", "Escape", "Tab", "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Plus",
    "Minus", "F9", "F11", "D", "R", "P", "G", "E", "F", "M", "H", *"1234567890",
)  # fmt: skip


@dataclass
class Findings:
    """What a soak has seen."""

    steps: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    games: int = 0
    rulesets: Counter[str] = field(default_factory=Counter)
    """Of the games that came on the table."""
    set_aside: int = 0
    """Unfinished games that were kept when another one took their place."""
    faults: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    held: list[dict[str, int]] = field(default_factory=list)
    """What held memory, at each sample."""
    keepers: list[str] = field(default_factory=list)
    widgets: list[int] = field(default_factory=list)
    threads: list[int] = field(default_factory=list)
    seconds: float = 0.0
    tell: Callable[[str], None] = lambda _: None
    """Hears of faults at once, so that nothing is lost if the soak is broken off."""

    def add_fault(self, text: str) -> None:
        """Keep what must not happen."""
        self.faults.append(text)
        self.tell(f"fault: {text}")


class Log(logging.Handler):
    """Everything that is logged and was not expected.

    It hears of a script that has broken off while the watchdog is at work: *where* says how everything stands then,
    and the stacks of all threads show which event loops lie inside each other. *is_lively* says whether other timers
    have fired all the time.
    """

    def __init__(self, findings: Findings, where: Callable[[], str], is_lively: Callable[[], bool]) -> None:
        super().__init__(logging.INFO)
        self._findings = findings
        self._where = where
        self._is_lively = is_lively

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if BROKEN_OFF in text or (OVERDUE in text and self._is_lively()):
            self._findings.add_fault(f"{text}\n{self._where()}\n{stacks()}")
        elif record.levelno >= logging.WARNING and not any(expected in text for expected in EXPECTED):
            logged = logging.Formatter().format(record)
            cut = logged if len(logged) <= 4000 else f"{logged[:1000]}\n…\n{logged[-3000:]}"  # the end names the error
            self._findings.add_fault(f"logged: {cut}")


class Soak(QObject):
    """Does something at random, every few milliseconds, until the time is over."""

    def __init__(self, window: MainWindow, settings: Settings, seed: int, folder: Path, findings: Findings) -> None:
        super().__init__()
        self.settings = settings
        self.folder = folder
        self.findings = findings
        self.rng = random.Random(seed)
        self.last = "the start"
        self._progress: tuple[Any, ...] = ()
        self._progress_at = time.process_time()
        self._awake_at = time.monotonic()
        self._checks = 0
        """Since then."""
        self._sampled = time.monotonic()
        self._ends = 0.0
        self._stepped: deque[float] = deque(maxlen=LIVELY)
        self._is_over = False
        self._windows: list[weakref.ref[MainWindow]] = []
        self._on_table: SavedGame | None = None
        self._is_guests = False
        """Whether a guest plays it, of whom nothing is kept."""
        self._last_fault = ""
        self.follow(window)
        self._steps: dict[Callable[[], None], int] = {
            self.choose: 30, self.wait: 22, self.key: 12, self.click_place: 10, self.click_anywhere: 6, self.drag: 6,
            self.resize: 3, self.take_back: 3, self.bring_back: 2, self.skip_or_run_on: 2, self.look: 2, self.save: 1,
            self.open: 1, self.new_game: 1, self.change_theme: 1, self.change_speed: 2, self.change_option: 1,
            self.change_language: 2, self.change_text_size: 1, self.hand_over: 1, self.dialog: 1, self.start_page: 1,
            self.hint: 2, self.menu: 1, self.go_back: 1, self.change_player: 1, self.change_mode: 2,
        }  # fmt: skip

    def follow(self, window: MainWindow) -> None:
        """Go on in *window*; another language brings another one."""
        self.window = window
        self._windows.append(weakref.ref(window))
        window.renewed.connect(self.follow)
        window.session.played.connect(self._count_move)
        window.session.game_replaced.connect(self._count_game)
        window.session.autosave.parked.connect(self._count_parked)
        window.commands["quit"].triggered.disconnect()

    def run(self, seconds: float) -> None:
        """Do it for so long."""
        began = time.monotonic()
        self._ends = began + seconds
        self.sample()
        QTimer.singleShot(0, self._step)
        while not self._is_over:
            try:
                QTest.qWait(20)
            except Exception as error:  # noqa: BLE001 - what fails in an event comes out of the loop that was called
                self._fail(error)
        self.sample()
        gc.collect()
        gone = [window for known in self._windows if (window := known()) is not None and not shiboken6.isValid(window)]
        if gone:
            self.findings.add_fault(f"windows: {len(gone)} of {len(self._windows)} have gone and are kept in memory")
        self.findings.seconds = time.monotonic() - began
        self.findings.keepers = keepers(self.window)

    def _step(self) -> None:
        if time.monotonic() > self._ends or len(self.findings.faults) > 20:
            self._is_over = True
            return
        self._stepped.append(time.monotonic())
        # Before anything is done: it may open a menu or a dialog that keeps its own event loop.
        QTimer.singleShot(self.rng.choice((0, 0, 1, 5, 20, 60)), self._step)
        try:
            self.check()
            (step,) = self.rng.choices([*self._steps], [*self._steps.values()])
            self.last = step.__name__
            self.findings.steps[self.last] += 1
            step()
        except Exception as error:  # noqa: BLE001 - PySide may crash with what is raised in a slot
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self.findings.add_fault(f"after {self.last}: " + "".join(traceback.format_exception(error))[-3000:])

    def is_lively(self) -> bool:
        """Whether timers have fired often in the last second."""
        return len(self._stepped) == LIVELY and time.monotonic() - self._stepped[0] < 1.0

    def _count_move(self) -> None:
        self.findings.moves += 1

    def _count_parked(self) -> None:
        self.findings.set_aside += 1

    def _count_game(self) -> None:
        if self.window.session.has_guest:  # the game on the table is set aside, and comes back
            return
        before, self._on_table = self._on_table, self.window.session.saved
        visits = {self._is_guests, is_guest := self.window.players.is_guest}  # another's game waits elsewhere meanwhile
        self._is_guests = is_guest
        if before is not None and self._on_table is not None and is_worth_keeping(before) and not any(visits):
            kept = sorted(paths.unfinished_dir().glob("*.ra-game"), key=lambda path: path.stat().st_mtime_ns)
            named = (*self.folder.glob("*.ra-game"), *paths.saves_dir().glob("*.ra-game"))
            files = (*reversed(kept), *named)
            if not is_same(before, self._on_table) and not any(is_in_file(before, file) for file in files):
                game = f"{before.started}, moves: {len(before.game.plies)}, files: {len(files)}"
                self.findings.add_fault(f"after {self.last}: the game that was on the table is lost ({game})")
        self.findings.games += 1
        self.findings.rulesets[self.window.session.state.ruleset] += 1

    # --- what one can do --------------------------------------------------------------------------------

    def _target(self) -> QWidget:
        """What takes input now: a menu, a dialog, or the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def choose(self) -> None:
        """Decide as a person who is asked; close what keeps one from it."""
        target = self._target()
        if isinstance(target, (QMenu, QDialog)):
            target.close()
            return
        table = self.window.table
        if table.view.score_sheet.isVisible() and self.rng.random() < 0.5:
            QTest.keyClick(self.window, Qt.Key.Key_Return)
        elif table.hand_over.is_asking:
            QTest.keyClick(table.hand_over.page, Qt.Key.Key_Return)
        elif self.window.session.game is None:
            self.new_game()
        elif self.window.session.has_guest and self.rng.random() < 0.2:
            self._leave_lesson()
        elif not table.view.isVisible() and self.rng.random() < 0.3:
            self.window.games.resume()
        elif table.replay.is_on and self.rng.random() < 0.2:
            table.replay.end()
        elif self.window.session.state.is_over and self.rng.random() < 0.3:
            self.window.games.rematch()
        elif self.window.choices.actions and table.view.isVisible():
            self.window.choices.choose(self.rng.choice(self.window.choices.actions))

    def _leave_lesson(self) -> None:
        """Leave the lesson or the puzzle that is on."""
        for name in ("leave_lesson", "leave_puzzle"):
            if self.window.commands[name].isEnabled():
                self.window.commands[name].trigger()

    def wait(self) -> None:
        """Watch."""

    def key(self) -> None:
        """Press a key, sometimes with another one held."""
        key = getattr(Qt.Key, f"Key_{self.rng.choice(KEYS)}")
        held = self.rng.choice((Qt.KeyboardModifier.NoModifier,) * 5 + (Qt.KeyboardModifier.ShiftModifier,))
        target = self._target()
        QTest.keyClick(target.focusWidget() or target, key, held)

    def _places(self) -> list[QPointF]:
        """The middles of what can be taken hold of."""
        table = self.window.table
        view = table.view.shown
        places: list[Any] = [Bag(), CentreSun(), *(TrackSpace(space) for space in range(8))]
        if view is not None:
            seat = table.view.home
            places += [SeatSun(seat, sun) for sun in view.face_up_suns(seat)]
            places += [SeatTile(seat, tile) for tile in view.display(seat)]
            places += [SeatFame(other) for other in range(view.players)]
        return [table.stage.scenery.anchor(place).center() for place in places]

    def _at(self, point: QPointF) -> QPoint:
        return self.window.mapFromGlobal(self.window.table.view.mapToGlobal(point)).toPoint()

    def _anywhere(self, target: QWidget) -> QPoint:
        return QPoint(self.rng.randrange(max(1, target.width())), self.rng.randrange(max(1, target.height())))

    def click_place(self) -> None:
        """Click where something lies."""
        if (
            self._target() is self.window
            and self.window.table.view.isVisible()
            and self.window.table.view.shown is not None
        ):
            at = self._at(self.rng.choice(self._places()))
            handle = self.window.windowHandle()
            QTest.mouseMove(handle, at)
            if shiboken6.isValid(handle):  # another step may have changed the language meanwhile
                QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def click_anywhere(self) -> None:
        """Click on whatever there is."""
        target = self._target()
        at = self._anywhere(target)
        button = self.rng.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
        handle = target.windowHandle()
        if handle is not None:
            QTest.mouseMove(handle, at)
        if handle is not None and shiboken6.isValid(handle):  # it may have gone meanwhile
            (QTest.mouseDClick if self.rng.random() < 0.1 else QTest.mouseClick)(
                handle, button, Qt.KeyboardModifier.NoModifier, at
            )

    def drag(self) -> None:
        """Drag something somewhere, change one's mind on the way, or lose the window's focus."""
        window = self.window
        if self._target() is not window or not window.table.view.isVisible() or window.table.view.shown is None:
            return
        places = [self._at(point) for point in self._places()]
        start = self.rng.choice(places)
        end = self.rng.choice((*places, self._anywhere(window), QPoint(-20, -20)))
        handle, left, none = window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(handle, left, none, start)
        for step in range(1, 9):
            if self.window is not window:  # in another language
                break
            QTest.mouseMove(handle, start + (end - start) * step / 8)
            if self.rng.random() < 0.05:
                others = (self.change_theme, self.change_language, self.change_text_size, QApplication.processEvents)
                self.rng.choice((self._escape, self._lose_focus, self.resize, *others))()
        QTest.mouseRelease(self.window.windowHandle(), left, none, end)

    def _escape(self) -> None:
        QTest.keyClick(self.window, Qt.Key.Key_Escape)

    def _lose_focus(self) -> None:
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.WindowDeactivate))
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.WindowActivate))

    def resize(self) -> None:
        """Another size."""
        if not self.window.isFullScreen():
            self.window.resize(self.rng.randint(900, 2200), self.rng.randint(600, 1400))

    def take_back(self) -> None:
        self.window.commands["undo"].trigger()

    def bring_back(self) -> None:
        self.window.commands["redo"].trigger()

    def skip_or_run_on(self) -> None:
        self.rng.choice((self.window.commands["skip"], self.window.commands["run_on"])).trigger()

    def look(self) -> None:
        """Look through the game, go on from somewhere, or come back."""
        commands, table = self.window.commands, self.window.table
        what = self.rng.randrange(6)
        if what == 0 and table.replay.is_on and not table.replay.is_playing and self.rng.random() < 0.2:
            if not self.window.session.game.position(table.replay.ply).is_over:
                table.replay_bar.go_on_wanted.emit(table.replay.ply)
        else:
            (commands["look_through"], commands["look_back"], commands["look_back"], commands["look_forward"],
             commands["back_to_game"], commands["back_to_game"])[what].trigger()  # fmt: skip

    def save(self) -> None:
        """Save, now and then to another file."""
        (self.window.commands["save"] if self.rng.random() < 0.7 else self.window.commands["save_as"]).trigger()

    def open(self) -> None:
        """Open a file, good or bad; not so often that no game would come to its end."""
        if self.rng.random() < 0.4:
            self.window.commands["open"].trigger()

    def file_to_save(self, *_: object) -> tuple[str, str]:
        return str(self.folder / f"game {self.rng.randrange(4)}"), ""

    def file_to_open(self, *_: object) -> tuple[str, str]:
        files = sorted(self.folder.glob("*.ra-game"))
        return (str(self.rng.choice(files)) if files else ""), ""

    def go_back(self) -> None:
        """Go back to the game that another one has taken the place of."""
        bar = self.window.parked.bar
        if bar.isVisible() and bar.go_back.isVisible():
            bar.go_back.click()

    def new_game(self) -> None:
        """Begin another game: with a person, several, or none; any rule set that there is a table for."""
        if self.window.session.game is not None and self.rng.random() < 0.7:
            return
        ruleset = self.rng.choice(OFFERED)
        players = self.rng.choice(list(RULESETS[ruleset].players))
        persons = self.rng.choice((0, 1, 1, 1, 2))
        bots = [self.rng.choice(LEVELS) for _ in range(players)]
        seats = tuple(
            Seat(f"Seat {seat}", COLOURS[seat], bots[seat] if seat >= persons else None) for seat in range(players)
        )
        self.window.games._begin(GameSetup(ruleset, seats))

    def change_theme(self) -> None:
        self._pick("theme")

    def change_language(self) -> None:
        """Another language, or the same again."""
        self.settings.language = self.rng.choice(languages.available())

    def change_text_size(self) -> None:
        """Up to twice the usual size."""
        self.settings.text_size = self.rng.choice(get_args(TextSize))

    def change_speed(self) -> None:
        self._pick("speed")

    def change_option(self) -> None:
        """The loudspeaker, motion, names, the side panel."""
        commands = self.window.commands
        if self.rng.random() < 0.4:
            self._pick(self.rng.choice(("reduced_motion", "ra_track")))
        else:
            switches = ("tile_names", "lot_preview", "hints", "side_dock", "turn_table", "sound")
            commands[self.rng.choice(switches)].trigger()

    def _pick(self, choice: str) -> None:
        menu = self.window.commands[choice].menu()
        menu.aboutToShow.emit()
        self.rng.choice(menu.actions()).trigger()

    def change_player(self) -> None:
        """Another of three players, or a guest."""
        if self._target() is not self.window:
            return
        players = self.window.players
        players.known[0].name = players.known[0].name or "Ani"
        for name in ("Tiye", "Nebet"):
            if players.is_free(name):
                players.add(Profile("new", name, colour=COLOURS[len(players.known)]))
        self._on_table = None  # it waits for the one who leaves
        self.window.player.switch(self.rng.choice([*(profile.id for profile in players.known), GUEST]))
        session = self.window.session  # on the way, the game of the one who leaves may have come back from a mode
        self._on_table = None if session.has_guest else session.saved

    def change_mode(self) -> None:
        """A lesson, a puzzle, questions, a journey's place, a review, a position, a hosted table, or their pages."""
        if self._target() is not self.window:
            return
        window, pages = self.window, ("review", "review", "set_up", "journey", "learn", "puzzles", "rematch", "drill")
        kinds = (
            *(window.commands[page].trigger for page in pages),
            window.lessons.start_first,
            lambda: window.puzzles.start_daily(window.parts.today.day),
            lambda: window.journey.start_day(window.parts.today.day),
            *[self._host] * 3,
        )
        self.rng.choice(kinds)()

    def _host(self) -> None:
        """Go on with hosting: open a table, begin its game, show it, and leave it."""
        friends = self.window.friends
        friends.show()
        if friends.joined is None:
            friends.open_table()
        elif self.rng.random() < 0.3:
            friends.leave()
        else:
            friends.start()

    def hand_over(self) -> None:
        """A seat changes hands; the menu of a lesson's seat is closed."""
        session = self.window.session
        if session.game is not None and not session.has_guest:
            session.hand_over(self.rng.randrange(session.state.players), self.rng.choice((None, *LEVELS)))

    def dialog(self) -> None:
        """Open a window; it is clicked about in until somebody closes it."""
        if self._target() is self.window:
            shown = self.rng.choice(("new_game", "preferences", "saved_games", "statistics", "rules", "keys", "about"))
            self.window.commands[shown].trigger()
        others = [other for other in QApplication.topLevelWidgets() if isinstance(other, QDialog) and other.isVisible()]
        if len(others) > 2:
            others[0].close()

    def start_page(self) -> None:
        self.window.commands["start_page"].trigger()

    def hint(self) -> None:
        self.window.commands["hint"].trigger()

    def menu(self) -> None:
        """Open a menu of the menu bar."""
        if self._target() is self.window:
            menu = self.rng.choice([self.window.menus[name] for name in ("game", "move", "view", "settings", "help")])
            menu.popup(self.window.mapToGlobal(QPoint(10, 10)))

    # --- what must hold -------------------------------------------------------------------------------

    def check(self) -> None:
        """Whether everything is as it should be."""
        try:
            self._check_file()
            self._check_table()
        except AssertionError as error:
            if str(error) != self._last_fault:  # what stays wrong is told once
                self.findings.add_fault(f"after {self.last}: {type(error).__name__}: {error}\n{self._where()}")
            self._last_fault = str(error)
        self._check_progress()
        if time.monotonic() - self._sampled > SAMPLE:
            self._sampled = time.monotonic()
            self.sample()

    def _check_file(self) -> None:
        session = self.window.session
        if session.game is None:
            return
        if session.has_guest:
            if self._on_table is not None:
                kept = load_file(session.autosave.path)
                assert kept.game.line == self._on_table.game.line, "the file has lost the game that was set aside"
            return
        kept = load_file(session.autosave.path)
        assert kept.game.state == session.state, "the file holds another position"
        assert kept.game.line == session.game.line, "the file holds another line"
        assert kept.occupants == session.seats, "the file knows others at the table"
        if self.rng.random() < 0.02:
            game = session.game
            deal = {"bag": game.bag, "suns": game.suns, "reshuffles": game.reshuffles}
            again = Game.replay(game.ruleset, game.players, actions=game.actions, **deal)
            assert again.state == game.state, "played again, the game ends elsewhere"

    def _check_table(self) -> None:
        table, session = self.window.table, self.window.session
        view = table.view.shown
        if session.game is None or view is None:
            return
        if not table.director.is_busy and not table.replay.is_on and not table._glance.isActive():
            now = session.view(table.view.home)
            seen, places = ((at.phase, at.current_player, at.bag_count) for at in (view, now))
            assert seen == places, "an old view"
            assert view.auction_track == now.auction_track, "an old track"
            assert not table.view.sprites._still, "sprites are left lying about"
        board = table.view.board.board
        assert [item.tile for item in board.parts.tiles] == list(view.auction_track), "other tiles on the track"
        for panel in (table.view.own, *table.view.others):
            seat = panel.shown.seat
            held = dict(view.display(seat))
            if view.ankhs[seat]:
                held["ankh"] = view.ankhs[seat]
            if getattr(panel.tiles, "is_spread", False):  # only those that can be turned over are there
                continue
            shown = {tile: count for _, tiles in panel.tiles.grouped() for tile, count in tiles}
            if panel is not table.view.own:  # a small panel lays tiles together that show the same side
                held, shown = by_side(held), by_side(shown)
            places = {tile: count for tile, count in shown.items() if count}
            assert places == held, f"seat {seat} holds {held}, shown {shown}"
        suns = (*view.face_up_suns(table.view.home), *view.face_down_suns(table.view.home))
        places = sorted(sun.value for sun in table.view.own.places.suns)
        assert places == sorted(suns) or view.auction, "other suns"
        seat = session.state.current_player
        if session.has_guest:  # a card may ask for something else
            return
        if seat is not None and session.is_person(seat) and not table.director.is_busy and not table.replay.is_on:
            asked = self.window.choices.actions or self.window.table.hand_over.is_asking
            assert asked, "a person is to move and is offered nothing"

    def _check_progress(self) -> None:
        """Whether the game goes on while no person is asked."""
        session, table = self.window.session, self.window.table
        director = table.director
        game = session.game
        is_elsewhere = session.has_guest or table.replay.is_on or table.view.score_sheet.isVisible()
        is_elsewhere = is_elsewhere or not table.view.isVisible()  # a scoring waits until one comes back
        if game is None or is_elsewhere or session.state.is_over:
            self._progress = ()
            return
        seat = session.state.current_player
        asks = session.opponents.is_held  # the coach, whether to take the move back
        waits = director.is_busy or not (asks or session.is_person(seat))
        rest = director._rest.remainingTime() // 100 if director._rest.isActive() else None
        shown = table.view.telling.step, table.view.ranking.turned
        messages = (director.is_busy, len(director._steps), table.view.sprites.elapsed, rest, *shown)
        progress = (id(game), len(game.plies), game.take_backs, seat, session.opponents._is_thinking, *messages)
        if not waits or progress != self._progress:
            self._progress = progress
            self._progress_at = time.process_time()
            self._awake_at = time.monotonic()
            self._checks = 0
            return
        self._checks += 1
        is_due = session.opponents._is_thinking and time.monotonic() - self._awake_at < 30.0
        has_worked = time.process_time() - self._progress_at > STILL / 5
        if not is_due and has_worked and self._checks >= LIVELY and time.monotonic() - self._awake_at > STILL:
            self.findings.add_fault(f"nothing moves after {self.last}: {self._where()}")
            self._progress = ()
            table.director.skip()

    def _where(self) -> str:
        """All that may have stopped."""
        session, table = self.window.session, self.window.table
        director, clock = table.director, table.view.sprites._clock
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        seen = {
            "last": self.last,
            "popup": popup,
            "modal": modal,
            "plies": len(session.game.plies) if session.game else None,
            "seat": session.state.current_player,
            "busy": director.is_busy,
            "at work": director.is_at_work,
            "told": director.is_told,
            "steps": list(director._steps),
            "rest": (director._rest.isActive(), director._rest.remainingTime(), director._rest.timerId()),
            "watchdog": (director._watchdog.isActive(), director._watchdog.remainingTime()),
            "clock": (clock.state(), clock.currentTime(), clock.duration()),
            "moving": len(table.view.sprites._moving),
            "glance": table._glance.isActive(),
            "mode": type(table.modes.current).__name__,
            "gate open": session.opponents.is_open,
            "held": session.opponents.is_held,
            "answer": session.opponents._answer,
            "hop": session.opponents._hop.isActive(),
            "thinking": session.opponents._is_thinking,
            "request": session.ai._request,
            "table": seen_of(table.view),
            "telling": (*seen_of(table.view.telling), table.view.telling._clock.remainingTime()),
            "sheet": seen_of(table.view.score_sheet),
            "ranking": seen_of(table.view.ranking),
        }
        return ", ".join(f"{name}: {value!r:.300}" for name, value in seen.items())

    def sample(self) -> None:
        """Count what must not become more and more."""
        findings = self.findings
        findings.held.append(holdings())
        findings.memory.append(findings.held[-1]["resident"])
        window = self.window
        closed = [one for one in QApplication.allWidgets() if one.window() is window or not one.window().isVisible()]
        findings.widgets.append(len(closed))
        things = [thing for thing in gc.get_objects() if type(thing) is not type and isinstance(thing, QThread)]
        findings.threads.append(threading.active_count() + sum(map(alive, things)))


def by_side(held: Mapping[str, int]) -> dict[str, int]:
    """How many tiles show each side."""
    counts: Counter[str] = Counter()
    for tile, count in held.items():
        counts[tile.split("/")[0]] += count
    return dict(counts)


def seen_of(page: QWidget) -> tuple[bool, bool]:
    """Whether *page* is hidden, and whether it can be seen."""
    return page.isHidden(), page.isVisible()


def alive(thread: QThread) -> bool:
    """Whether *thread* is there, and at work."""
    return bool(shiboken6.isValid(thread) and thread.isRunning())


def resident() -> int:
    """Bytes of memory that this process uses; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class Heap(ctypes.Structure):
    """What glibc's ``mallinfo2`` returns."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("size", "_1", "_2", "_3", "apart", "_5", "_6", "in_use", "gaps", "_9")
    )  # fmt: skip


def holdings() -> dict[str, int]:
    """Return what holds memory, in bytes, and how much Python has made; only resident memory where glibc is not."""
    held = {"resident": resident(), "objects of Python": sys.getallocatedblocks()}
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if tell is not None:
        tell.restype = Heap
        heap = tell()
        held |= {"heap": heap.in_use, "gaps": heap.gaps, "large blocks": heap.apart}
    kept = pictures()
    return held | {"pictures": sum(kept.values()), "number of pictures": len(kept)}


def pictures() -> dict[int, int]:
    """Return the bytes of each picture that Python knows of, by its key."""
    things = [thing for thing in gc.get_objects() if type(thing) in (QPixmap, QImage) and shiboken6.isValid(thing)]
    return {thing.cacheKey(): thing.width() * thing.height() * thing.depth() // 8 for thing in things}


def keepers(window: MainWindow) -> list[str]:
    """Return who keeps how much: pictures by widget, caches by entries, Qt's pictures, moves and logs."""
    shown: Counter[str] = Counter()
    for widget in QApplication.allWidgets():
        for kept in vars(widget).values():
            if isinstance(kept, QPixmap):
                name = f"{type(widget).__name__}{'' if widget.isVisible() else ' (hidden)'}"
                shown[name] += kept.width() * kept.height() * kept.depth() // 8
    caches: Counter[str] = Counter()
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and (thing.__module__ or "").startswith("ra_desktop"):
            caches[f"{thing.__module__.removeprefix('ra_desktop.')}.{thing.__name__}"] = thing.cache_info().currsize
    before = holdings()
    QPixmapCache.clear()
    after = holdings()
    given_back = sum(before.get(name, 0) - after.get(name, 0) for name in ("heap", "large blocks"))
    game = window.session.game
    logs = sum(file.stat().st_size for file in paths.log_path().parent.glob("*.log*"))
    return [
        "pictures of widgets, MB: " + listed((name, f"{size / 1e6:.1f}") for name, size in shown.most_common(12)),
        f"QPixmapCache: {given_back / 1e6:.1f} of at most {QPixmapCache.cacheLimit() / 1000:.1f} MB",
        "entries of caches: " + listed((name, str(size)) for name, size in caches.most_common(12)),
        f"moves: {len(game.plies) if game else 0}, logs: {logs} bytes",
    ]


def listed(pairs: Iterable[tuple[str, str]]) -> str:
    """Return *pairs* in a line."""
    return ", ".join(f"{name}: {value}" for name, value in pairs)


def stacks() -> str:
    """What each thread is in the middle of."""
    messages = []
    for thread in threading.enumerate():
        frame = sys._current_frames().get(thread.ident or 0)
        if frame is not None:
            messages.append(f"{thread.name}:\n" + "".join(traceback.format_stack(frame)))
    return "\n".join(messages)


def soak(seconds: float, seed: int, folder: Path, tell: Callable[[str], None] | None = None) -> Findings:
    """Play for so long in a window of the application that is there; *tell* hears at once what went wrong."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    findings = Findings()
    if tell is not None:
        findings.tell = tell
    load_fonts()
    themes = ThemeManager(app)
    themes.apply(app)
    settings = Settings()
    settings.speed = "normal"
    window = MainWindow(settings, themes)
    window.furnish(Session(slot=Slot.claim()))
    player = Soak(window, settings, seed, folder, findings)
    del window  # another language brings another one

    def record() -> str:
        saved = player.window.session.saved
        return "none" if saved is None else encode(saved).decode()

    reporter = ErrorReporter(record)
    reporter.watch()
    log = Log(findings, player._where, player.is_lively)
    logger, guard = logging.getLogger("ra_desktop"), logging.getLogger("ra_desktop.ui.animation.director")
    logger.addHandler(log)
    level = guard.level
    guard.setLevel(logging.INFO)
    dialogs = (QFileDialog.getOpenFileName, QFileDialog.getSaveFileName)
    QFileDialog.getOpenFileName = player.file_to_open  # type: ignore[method-assign,assignment]
    QFileDialog.getSaveFileName = player.file_to_save  # type: ignore[method-assign,assignment]
    bad_files(folder)
    player.window.resize(1440, 900)
    player.window.show()
    try:
        player.run(seconds)
    finally:
        QFileDialog.getOpenFileName, QFileDialog.getSaveFileName = dialogs  # type: ignore[method-assign]
        for widget in QApplication.topLevelWidgets():
            if widget is not player.window and widget.isVisible():
                widget.close()
        player.window.close()
        player.window.deleteLater()
        reporter.stop()
        languages.use(languages.SOURCE)
        themes.set_text_size(100)
        logger.removeHandler(log)
        guard.setLevel(level)
    judge(findings)
    return findings


def bad_files(folder: Path) -> None:
    """Files that cannot be opened."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "empty.ra-game").write_bytes(b"")
    (folder / "foreign.ra-game").write_bytes(b"%PDF-1.7")
    (folder / "newer.ra-game").write_bytes(b'{"format": "ra-desktop game", "version": 99}')


def judge(findings: Findings) -> None:
    """Whether something has become more and more."""
    third = len(findings.memory) // 3
    if third < 4:
        return
    early, late = sorted(findings.memory[third : 2 * third])[third // 2], sorted(findings.memory[-third:])[third // 2]
    if late - early > GROWTH:
        findings.add_fault(f"memory: from {early / 1e6:.0f} to {late / 1e6:.0f} MB")
    if late > MOST:
        findings.add_fault(f"memory: {late / 1e6:.0f} MB")
    for name, samples, factor, more in (("threads", findings.threads, 1, 2), ("widgets", findings.widgets, 1.5, 300)):
        early, late = max(samples[:third]), max(samples[-third:])
        if late > early * factor + more:
            findings.add_fault(f"{name}: from {early} to {late}")


def say(*lines: str) -> None:
    """Write *lines* for whoever has called this."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Soak, and say what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--programs", type=int, default=1, help="so many at once, on the same home")
    parser.add_argument("--home", type=Path, help="a folder for its files; without, one that is removed afterwards")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        home = options.home or Path(folder) / "home"
        os.environ["RA_DESKTOP_HOME"] = str(home)
        if options.programs > 1:
            command = [sys.executable, "-m", "tests.soak", "--seconds", str(options.seconds), "--home", str(home)]
            seeds = range(options.seed, options.seed + options.programs)
            programs = [subprocess.Popen([*command, "--seed", str(seed)]) for seed in seeds]
            return max(program.wait() for program in programs)
        app = QApplication([sys.argv[0], "-style", "Fusion"])
        keep_large_blocks_apart()
        Collector(app)
        app.setApplicationName("ra-desktop")
        findings = soak(options.seconds, options.seed, Path(folder) / "files", say)
    say(f"seed {options.seed}: {findings.games} games, {findings.moves} moves in {findings.seconds:.0f} s")
    say(", ".join(f"{name}: {count}" for name, count in findings.steps.most_common()))
    rulesets = ", ".join(f"{name}: {count}" for name, count in findings.rulesets.most_common())
    say(f"{rulesets}; set aside: {findings.set_aside}")
    for name in ("widgets", "threads"):
        samples = getattr(findings, name)
        say(f"{name}: " + " ".join(map(str, samples[:: max(1, len(samples) // 12)])))
    minutes = findings.seconds / 60 / max(1, len(findings.held) - 1)
    for at in range(0, len(findings.held), max(1, len(findings.held) // 15)):
        held = {
            name: f"{size / 1e6:.0f} MB" if size > 99_999 else str(size) for name, size in findings.held[at].items()
        }
        held["objects of Python"] = str(findings.held[at]["objects of Python"])
        say(f"minute {at * minutes:4.1f}: " + listed(held.items()))
    say(*findings.keepers)
    say(f"faults: {len(findings.faults)}", *findings.faults)
    return int(bool(findings.faults))


if __name__ == "__main__":
    sys.exit(main())
