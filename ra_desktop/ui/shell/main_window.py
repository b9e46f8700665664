"""The main window: the start page and the table, and everything that can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget

from ra_desktop.app.runtime import call_soon, clear_away
from ra_desktop.app.settings import SETTINGS
from ra_desktop.storage import paths
from ra_desktop.ui.look.focus_ring import FocusRing
from ra_desktop.ui.system import languages, window_place
from ra_desktop.ui.system.languages import tr as _tr

from .pages.start_page import StartPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QHideEvent,
        QKeyEvent,
        QResizeEvent,
        QShowEvent,
    )

    from ra_desktop.app.players import Players
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Game
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.ui.look.theme import ThemeManager

    from .command import Commands
    from .context import Context

_LEAST_SIZE: Final = (960, 660)
_SETTLED: Final = 1000
"""Milliseconds after which a window that takes the place of another one has been painted."""
_CALL: Final = "● "
"""Prefix of the title while a person is asked to decide."""


class MainWindow(QMainWindow):
    """The main window of the application.

    It is created with the start page and the titles of its menus, which is all that is seen first and takes a tenth of
    the time. :meth:`furnish` adds :attr:`parts`, the table and the commands; call nothing else before that.
    """

    resized = Signal()
    closing = Signal()
    renewed = Signal(object)
    """The window that takes the place of this one, as the language has changed."""

    parts: Context

    def __init__(self, settings: Settings, themes: ThemeManager) -> None:
        super().__init__()
        self.settings: Final[Settings] = settings
        self.themes: Final[ThemeManager] = themes
        self.focus_ring: Final = FocusRing(self)
        self._stack = QStackedWidget(self)
        is_waiting = not settings.learn_line and paths.hold_games()
        self.start = StartPage(settings, self._stack, is_waiting=is_waiting)
        self._stack.addWidget(self.start)
        self.setCentralWidget(self._stack)
        self.setMinimumSize(window_place.least_size(QSize(*_LEAST_SIZE), QGuiApplication.screens()))
        self.menus: Final = Menus(self)
        window_place.put(self, settings.window_places, QGuiApplication.screens())
        self.start.setFocus()
        self._is_ending = False
        self._called_for: tuple[object, int, bool] | None = None
        """The decision that the person was last told of: its game, how many moves were made before it, and whether the
        coach asks."""
        self._is_calling = False
        self.faults: Final[list[Exception]] = []
        """What went wrong while the window was furnished."""
        self._players: Players | None = None
        """Those of the window that had this place before."""
        self._renewal = QTimer(self, singleShot=True, interval=0)  # when nothing of what is to go is at work
        self._renewal.timeout.connect(self.renew)

    # --- building ---------------------------------------------------------------------------------------

    @property
    def _is_furnished(self) -> bool:
        return self._stack.count() > 1 and hasattr(self, "_keyboard")

    if not TYPE_CHECKING:  # the program says which part it means

        def __getattr__(self, name: str) -> object:
            """Return one of the :attr:`parts`."""
            if name == "parts":
                raise AttributeError(name)
            return getattr(self.parts, name)

    def furnish(self, session: Session) -> None:
        """Add what the start page does not need: the table, the commands, the side panel.

        What fails of the rest is left out, and the error is among the :attr:`faults`.
        """
        from .command import Commands
        from .commands import COMMANDS
        from .context import Context
        from .keyboard import Keyboard
        from .settings import menu_entries

        parts = self.parts = Context(self, self._stack, self.start, session, self.settings, self.themes, self._players)
        self.commands = Commands(parts, (*menu_entries(), *COMMANDS))
        self._keyboard = Keyboard(self, parts.pages, self.commands)
        self._connect(parts)
        for part in (
            self.settings.check,
            self._offer_settings,
            lambda: self.menus.fill(self.commands),
            self._equip_bar,
            self._add_sound_button,
            parts.player.bring_back,
            parts.player.show_current,
            parts.pages.show_start,
        ):
            self.attempt(part)
        if not self.settings.continue_line:
            self.attempt(parts.archive.keeper.catch_up)
        self.setAcceptDrops(True)

    def attempt(self, part: Callable[[], object]) -> None:
        """Do `part` of the start, without which the window is still of use."""
        try:
            part()
        except Exception as error:  # noqa: BLE001 - whatever it is, the rest is done
            self.faults.append(error)

    def _offer_settings(self) -> None:
        from .settings import CARDS, SETTINGS, Effects

        self.parts.settings_actions.offer(SETTINGS, CARDS, self.commands)
        self._effects = Effects(self.parts)

    def _equip_bar(self) -> None:
        from ra_desktop.ui.table.board.action_bar import TOOLS, WISHES

        bar = self.parts.table.view.board.actions_bar
        bar.set_commands({name: self.commands[name] for name in (*TOOLS, *WISHES)})

    def _add_sound_button(self) -> None:
        from .settings_actions import SoundButton

        self.sound_button = SoundButton(self.settings, self.parts.sound.sounds, self.commands["sound"], self)
        self.menuBar().setCornerWidget(self.sound_button, Qt.Corner.TopRightCorner)
        self.sound_button.show()  # the window already exists

    def _connect(self, parts: Context) -> None:
        start, table, session, pages = self.start, parts.table, parts.session, parts.pages
        start.resume.clicked.connect(parts.resume)
        start.new_game.clicked.connect(parts.games.new_game)
        start.quick_game.clicked.connect(parts.games.quick_game)
        start.open.clicked.connect(lambda: parts.files.open_file())
        start.saved_games.clicked.connect(parts.archive.show_saved_games)
        start.rules.clicked.connect(parts.help.show_rules)
        start.learn.clicked.connect(parts.lessons.show_learn)
        start.first_lesson.clicked.connect(parts.lessons.start_first)
        start.puzzles.clicked.connect(parts.puzzles.show_puzzles)
        start.own.clicked.connect(parts.puzzles.start_due)
        start.journey.clicked.connect(parts.journey.show_journey)
        start.day.clicked.connect(lambda: parts.journey.start_day(parts.pages.offered_day))
        start.who.clicked.connect(self._offer_players)
        self.resized.connect(parts.reviews.fit)
        self.resized.connect(parts.setting_up.fit)
        self.resized.connect(parts.side.refresh)
        table.replay_bar.go_on_wanted.connect(parts.history.go_on_from)
        table.noticed.connect(parts.notices.say)
        parts.notices.announced.connect(table.speaker.say)
        self.settings.changed.connect(self._on_setting_changed)
        parts.archive.keeper.failed.connect(self._tell_that_a_game_is_not_counted)
        parts.recent.chosen.connect(parts.files.open_file)
        self.menus["settings"].aboutToShow.connect(parts.sound.sounds.prepare)
        session.game_replaced.connect(pages.show_table)
        session.game_replaced.connect(parts.table_area.show_start)
        session.file_used.connect(parts.recent.add)
        for signal in (
            pages.changed,
            session.played,
            session.rewound,
            session.seats_changed,
            parts.choices.changed,
            table.replay.changed,
            table.stage.ranked,
            table.view.ranking.closed,
            parts.sound.sounds.changed,
            parts.lessons.runner.changed,
            parts.lessons.runner.ended,
            parts.puzzles.exercise.changed,
            parts.puzzles.exercise.ended,
            parts.drill.drill.changed,
            parts.drill.drill.ended,
            *(card.announced for card in table.view.cards),
            parts.friends.changed,
        ):
            signal.connect(self.commands.refresh)
        pages.changed.connect(self._leave_table)
        parts.reviews.changed.connect(self.commands.refresh)
        parts.setting_up.changed.connect(self.commands.refresh)
        parts.side.changed.connect(self.commands.refresh)
        table.view.standing_changed.connect(self.commands.refresh)
        for signal in (table.view.showing, session.file_changed, pages.changed):
            signal.connect(self._update_title)
        for signal in (parts.choices.changed, table.hand_over.asked, table.view.coach_card.toggled):
            signal.connect(self._call_person)
        from ra_desktop.app import background

        for last in (
            parts.archive.close,
            parts.friends.close,
            background.shutdown,
            pages.remember_offers,
            session.shutdown,
            parts.sound.sounds.shutdown,
        ):
            self.closing.connect(last)

    def _offer_players(self) -> None:
        """Show the menu of the players below the button on the start page."""
        menu, button = self.commands["player"].menu(), self.start.who
        if isinstance(menu, QMenu):
            menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # --- another language -----------------------------------------------------------------------------------

    def _on_setting_changed(self, name: str) -> None:
        if name in SETTINGS and SETTINGS[name].is_preference:  # no command goes by what is only remembered
            self.commands.refresh()
        if name == "language":
            spoken = languages.current()
            languages.use(self.settings.language)
            if languages.current() != spoken:
                self._renewal.start()

    def renew(self) -> None:
        """Replace this window by a new one that shows the same."""
        self.settings.changed.disconnect(self._on_setting_changed)
        show_again = self.parts.remember()
        session = self.parts.session.renewed()
        self.note_place()
        self.closing.emit()
        made = type(self)(self.settings, self.themes)
        made._players = self.parts.players
        if self.windowState() == Qt.WindowState.WindowNoState:
            made.setGeometry(self.geometry())
        made.setWindowState(self.windowState())
        made.furnish(session)
        made.show()
        show_again(made.parts)
        self.renewed.emit(made)
        self.hide()
        self.deleteLater()
        call_soon(made, clear_away, _SETTLED)

    # --- what the window says -------------------------------------------------------------------------------

    def _tell_that_a_game_is_not_counted(self, error: SaveError) -> None:
        text = _tr("Notices", "This game can’t be added to your statistics: {reason}. Ra Desktop will try again.")
        from ra_desktop.ui.words.errors import in_words
        from ra_desktop.ui.words.fill import fill

        self.parts.notices.say(fill(text, reason=in_words(error.reason, error.kind)))

    def _call_person(self) -> None:
        """Ask for attention, once per decision, while the window isn't active."""
        parts, table = self.parts, self.parts.table
        game = parts.session.game
        card = table.view.coach_card
        is_question = card.is_question and not card.isHidden()
        waits = bool(parts.choices.actions) or table.hand_over.is_asking or is_question
        if game is None or not waits or table.replay.is_on or table.turn.forced.is_waiting:
            self._set_calling(calling=False)
            return
        decision = (game, len(game.plies), is_question)
        if self._called_for != decision:
            self._called_for = decision
            if not self._is_looked_at:
                QApplication.alert(self)
                self._set_calling(calling=True)

    @property
    def _is_looked_at(self) -> bool:
        """Whether this window, or another one of the program in front of it, is active."""
        return self.isVisible() and not self.isMinimized() and QApplication.activeWindow() is not None

    def _set_calling(self, *, calling: bool) -> None:
        if calling != self._is_calling:
            self._is_calling = calling
            self._update_title()

    def _leave_table(self) -> None:
        """Take what was shown with the table along to another page: a replay, a review, a notice."""
        if not self.parts.is_playing:
            self.parts.table.replay.end()
            self.parts.notices.leave_table()

    def _update_title(self) -> None:
        """Show the current game in the window's title, with a mark while a person is called to it."""
        parts, session = self.parts, self.parts.session
        game = session.game
        if not parts.is_playing or game is None:
            self.setWindowTitle("")
            return
        from ra_desktop.storage.names import one_line
        from ra_desktop.ui.words.fill import in_a_line
        from ra_desktop.ui.words.tiles import epoch_label, ruleset_label  # the start page needs none of these

        path, saved = session.file, session.saved
        assert saved is not None
        if not (title := one_line(parts.table.modes.current.title)):
            name = one_line(path.stem) if path is not None else ruleset_label(game.ruleset)
            remark = parts.table.players.narrator.remark(saved)
            title = in_a_line(filter(None, (name, epoch_label(self._epoch(game)), remark)))
        mark = _CALL if self._is_calling else ""
        self.setWindowTitle(mark + title.replace("[*]", "[*][*]"))  # Qt puts a mark of its own there

    def _epoch(self, game: Game) -> int:
        """Return the epoch of the table shown, which is behind the game while it is scored, replayed or reviewed."""
        shown, is_past = self.parts.table.view.shown, self.parts.table.replay.is_on
        return shown.epoch if shown is not None and (is_past or shown.phase == "scoring") else game.state.epoch

    # --- events ---------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not self._is_furnished:
            return
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange) and self._is_looked_at:
            self._set_calling(calling=False)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.refresh()
            self.parts.sound.surround()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._is_furnished:
            self.parts.sound.surround()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_furnished:
            self.parts.sound.surround()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that no widget has accepted: Enter, and others by their place on the keyboard."""
        keyboard = self._keyboard if self._is_furnished else None
        if keyboard is None or not (keyboard.press_main(event) or keyboard.press_by_place(event)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Like :meth:`keyPressEvent`."""
        if not self._is_furnished or not self._keyboard.press_by_place(event):
            super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if window_place.dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved games that were dropped."""
        event.acceptProposedAction()
        self.parts.files.receive(window_place.dropped_files(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close at once, even if a bot is thinking: the game is saved already. If it could not be, ask first."""
        if self._is_furnished and not self._is_ending and self._asks_about_moves():
            event.ignore()
            return
        self.note_place()
        if self._is_furnished:
            self.parts.player.end_visit()
        self.closing.emit()
        super().closeEvent(event)

    def end(self) -> None:
        """Close without a question."""
        self._is_ending = True
        self.close()

    def _asks_about_moves(self) -> bool:
        """Whether closing would lose moves that still can't be saved; the person is asked then, and may close."""
        autosave = self.parts.session.autosave
        if autosave.is_failing:
            autosave.retry()
        if not autosave.is_failing:
            return False
        from ra_desktop.ui.dialogs.parts import question_box

        question_box(
            self,
            _tr("Files", "The game couldn’t be saved"),
            _tr("Files", "If you quit now, you’ll lose the moves made since it was last saved."),
            _tr("Files", "Quit anyway"),
            _tr("Common", "Play on"),
            self.end,
        )
        return True

    def note_place(self) -> None:
        """Remember where the window is, for the next start."""
        self.settings.window_places = window_place.noted(self, self.settings.window_places)

    def commit(self) -> None:
        """Save everything because the session may end; the game continues."""
        self.note_place()
        if self._is_furnished:
            self.parts.pages.remember_offers()
        self.settings.sync()

    @property
    def is_stuck(self) -> bool:
        """Whether a bot or a sound server that does not respond keeps the process alive."""
        return self._is_furnished and (self.parts.session.ai.is_stuck or self.parts.sound.sounds.is_stuck)


# --- the menu bar -----------------------------------------------------------------------------------------


class Menus(QObject):
    """The menus of a window. Created with titles only, which are seen first; filled before they can be opened."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        bar = window.menuBar()
        self._menus: dict[str, QMenu] = {}
        for name, title in _titles().items():
            menu = self._menus[name] = bar.addMenu(title)
            menu.setAccessibleName(title.replace("&", ""))  # to screen readers it would be called like the program
        bar.triggered.connect(_close_menus)

    def __getitem__(self, name: str) -> QMenu:
        return self._menus[name]

    def fill(self, commands: Commands) -> None:
        """Put every command into its menu, with lines between sections; explain disabled ones."""
        from .command import Submenu, show_explanations

        inner = {id_ for entry in commands.entries if isinstance(entry, Submenu) for id_ in entry.commands}
        for name, menu in self._menus.items():
            sections: dict[str, list[str]] = {}
            for entry in commands.entries:
                if entry.menu.partition("/")[0] == name and entry.id not in inner:
                    sections.setdefault(entry.menu, []).append(entry.id)
            for ids in sections.values():
                if not menu.isEmpty():
                    menu.addSeparator()
                menu.addActions([commands[id_] for id_ in ids])
            menu.aboutToShow.connect(commands.refresh)
            show_explanations(menu)


def _close_menus() -> None:
    """Close what is still open: a screen reader or a switch presses an entry without closing its menu."""
    while isinstance(menu := QApplication.activePopupWidget(), QMenu):
        menu.close()


def _titles() -> dict[str, str]:
    return {
        "game": _tr("Menus", "&Game"),
        "move": _tr("Menus", "&Move"),
        "view": _tr("Menus", "&View"),
        "settings": _tr("Menus", "&Settings"),
        "help": _tr("Menus", "&Help"),
    }
