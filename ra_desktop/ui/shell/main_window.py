"""The main window: start page and table, side panel, menus."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from ra_desktop.storage.errors import SaveError
from ra_desktop.ui.system import window_place
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import character_name, quick_game_line
from ra_desktop.ui.words.tiles import epoch_label, ruleset_label

from .start_page import StartPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent

    from ra_desktop.app.controller import Controller
    from ra_desktop.app.settings import Settings
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.engine import View
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_tr = QCoreApplication.translate

_LEAST_SIZE = (960, 660)
WATCHED_LEVEL = "skilled"
"""The level that sits in for persons when one only watches."""
_DOCK_SHARE = 0.1875
"""Width of the side panel as a share of the window's, until somebody drags its edge."""
_DOCK_LEAST, _DOCK_MOST = 216, 340
_SEPARATOR = (
    "QMainWindow::separator { width: 7px; background: transparent; image: none; }"
    "QMainWindow::separator:hover { background: palette(mid); }"
)
"""The edge of the side panel shows itself when it can be taken hold of."""


class MainWindow(QMainWindow):
    """The one window of the application.

    It is made with the start page and the titles of its menus, which is all that is seen first and takes a tenth of
    the time. :meth:`furnish` brings in the table and everything that can be done; nothing else is to be called before.
    """

    resized = Signal()
    closing = Signal()

    def __init__(self, settings: Settings, themes: ThemeManager, others: int = 0) -> None:
        """A window aside of *others* of the same program."""
        super().__init__()
        self._settings = settings
        self._themes = themes
        self._dock_width = 0
        self._pages = QStackedWidget(self)
        self.start = StartPage(self._pages)
        self.start.set_continue(settings.continue_line or None)
        self.start.set_quick_game(settings.quick_line)
        self._pages.addWidget(self.start)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(*_LEAST_SIZE)
        self._make_menus()
        window_place.put(self, settings.window_places, QGuiApplication.screens(), others)
        self.start.setFocus()

    # --- building ---------------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        """The titles alone: menus are filled before they can be opened."""
        self._menus = [self.menuBar().addMenu(title) for title in _menu_titles()]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._is_furnished:
            for menu, title in zip(self._menus, _menu_titles(), strict=True):
                menu.setTitle(title)
            self.files.retranslate()
            self.history.seats.setTitle(_tr("Menus", "S&eats"))
            self.settings_desk.retranslate()
            self._remember_offers()
            self.start.set_continue(self._settings.continue_line or None)
            self.start.set_quick_game(self._settings.quick_line)
            self._update_title()

    @property
    def _is_furnished(self) -> bool:
        return self._pages.count() > 1

    def furnish(self, controller: Controller) -> None:
        """Bring in what the start page can do without: the table, the commands, the side panel."""
        from ra_desktop.ui.interaction.choices import Choices
        from ra_desktop.ui.table.table import Table

        from .archive_actions import ArchiveDesk
        from .commands import Actions
        from .file_actions import FileDesk
        from .history_actions import HistoryDesk
        from .settings_actions import SettingsDesk

        self.controller = controller
        self.choices = Choices(self)
        self.commands = Actions(self, self.choices)
        self.table = Table(controller, self._settings, self.choices, self)
        self._pages.addWidget(self.table.view)
        tell = self.table.view.board.set_notice
        self.files = FileDesk(controller, self._settings, self.commands, self, self._show_table, tell)
        self.history = HistoryDesk(controller, self._settings, self.table, self.commands, self, lambda: self.files.path)
        self.archive = ArchiveDesk(controller, self._settings, self.commands, self)
        self.settings_desk = SettingsDesk(controller, self._settings, self._themes, self.table, self.commands, self)
        self._make_dock()
        self._fill_menus()
        self._connect()
        self.commands.side_dock.setChecked(self._settings.show_dock)
        self.setAcceptDrops(True)
        self.show_start()
        if not self._settings.continue_line:
            self.archive.keeper.catch_up()

    def _make_dock(self) -> None:
        from PySide6.QtWidgets import QDockWidget

        from ra_desktop.ui.table.side.dock import SideDock

        self.side = SideDock(self)
        self.dock = QDockWidget(self)
        self.dock.setObjectName("side")
        self.dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.dock.setTitleBarWidget(QWidget(self.dock))
        self.dock.setWidget(self.side)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.setStyleSheet(_SEPARATOR)
        self.dock.hide()

    def _fill_menus(self) -> None:
        commands = self.commands
        game, move, view, settings, help_ = self._menus
        game.addActions([commands.new_game, commands.quick_game, commands.rematch, commands.open])
        game.addMenu(self.files.recent)
        game.addSeparator()
        game.addActions([commands.save, commands.save_as])
        game.addSeparator()
        game.addActions([commands.saved_games, commands.statistics])
        game.addSeparator()
        game.addActions([commands.start_page, commands.quit])
        move.addActions(commands.of_the_game)
        move.addSeparator()
        move.addActions([commands.hint])
        move.addSeparator()
        move.addActions([commands.select_next, commands.select_previous, commands.confirm])
        move.addSeparator()
        move.addActions([commands.skip, commands.run_on])
        self.history.fill_move_menu(move)
        view.addActions([commands.side_dock, commands.full_screen, commands.turn_table])
        self.settings_desk.fill_menu(settings)
        self.settings_desk.explain_in(move)
        help_.addActions([commands.rules, commands.keys, commands.about])

    def _connect(self) -> None:
        commands = self.commands
        commands.new_game.triggered.connect(self.new_game)
        commands.quick_game.triggered.connect(self.quick_game)
        commands.rematch.triggered.connect(self.rematch)
        commands.start_page.triggered.connect(self.show_start)
        commands.quit.triggered.connect(self.close)
        commands.spend_god.triggered.connect(self.choices.enter_god_mode)
        commands.hint.triggered.connect(self.table.turn.hints.toggle)
        commands.select_next.triggered.connect(lambda: self.choices.step(1))
        commands.select_previous.triggered.connect(lambda: self.choices.step(-1))
        commands.confirm.triggered.connect(self._confirm)
        commands.skip.triggered.connect(self.table.director.skip)
        commands.run_on.triggered.connect(self.table.director.run_on)
        commands.side_dock.toggled.connect(self._show_dock)
        commands.full_screen.toggled.connect(self._show_full_screen)
        commands.rules.triggered.connect(self.show_rules)
        commands.keys.triggered.connect(self.show_keys)
        commands.about.triggered.connect(self.show_about)
        self.start.continue_requested.connect(self.resume)
        self.start.new_game_requested.connect(self.new_game)
        self.start.quick_game_requested.connect(self.quick_game)
        self.start.open_requested.connect(self.files.open)
        self.start.rules_requested.connect(self.show_rules)
        ranking = self.table.view.ranking
        ranking.rematch_requested.connect(self.rematch)
        ranking.new_game_requested.connect(self.new_game)
        ranking.save_requested.connect(self.files.save)
        self.controller.game_replaced.connect(self._on_game_replaced)
        self.table.seated.connect(self._seat_dock)
        self.table.view.showing.connect(self._show_dock_view)
        self.table.replay.shown.connect(self.side.choose_ply)
        self.table.replay.left.connect(self.side.leave_replay)
        self.files.changed.connect(self._update_title)
        self.archive.open_wanted.connect(self.files.open_file)
        self.archive.moved.connect(self.files.follow)
        self.archive.back_wanted.connect(self.files.bring_back)
        self.closing.connect(self.archive.close)
        self.start.saved_games_requested.connect(self.archive.show_saved_games)
        self.history.kept.connect(self.files.leave)
        self.history.failed.connect(self.files.complain_of_saving)
        self.side.ply_chosen.connect(self.table.replay.start)
        self.resized.connect(self._fit_dock)
        self.closing.connect(self.files.close)
        self.closing.connect(self._leave)
        self.closing.connect(self.settings_desk.sounds.shutdown)

    # --- pages ----------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Leave the table for the start page; the game stays and can be continued."""
        self._remember_offers()
        self.start.set_continue(self._settings.continue_line or None)
        self.start.set_quick_game(self._settings.quick_line)
        self.start.set_beside_another(self.controller.is_beside_another)
        self._pages.setCurrentWidget(self.start)
        self._update_commands()
        self.start.setFocus()

    def _remember_offers(self) -> None:
        """Note what the start page has to say; the next start shows it before it has looked again."""
        self._settings.quick_line = quick_game_line(self._settings.setup)
        self._settings.continue_line = ""
        summary = self.controller.autosave_summary()
        if summary is not None:
            from ra_desktop.ui.words.games import continue_text

            self._settings.continue_line = continue_text(summary)

    def _show_table(self) -> None:
        self._pages.setCurrentWidget(self.table.view)
        self._update_commands()
        self.table.view.setFocus()

    @property
    def _at_table(self) -> bool:
        return self._pages.currentWidget() is self.table.view

    def _update_commands(self) -> None:
        playing = self._at_table and self.controller.game is not None
        commands = self.commands
        for command in (commands.save, commands.save_as, commands.rematch, commands.start_page, commands.run_on):
            command.setEnabled(playing)
        commands.skip.setEnabled(playing)
        commands.be_at_table(playing)
        self.dock.setVisible(playing and commands.side_dock.isChecked())
        self._fit_dock()
        self._update_title()

    def _on_game_replaced(self) -> None:
        self.commands.play_by(self.controller.state.ruleset)
        self._show_table()

    def _seat_dock(self, infos: Sequence[SeatInfo]) -> None:
        narrator = self.table.players.narrator
        self.side.sit_down(infos, narrator.ruleset, narrator.tell)

    def _show_dock_view(self, view: View, infos: Sequence[SeatInfo]) -> None:
        if not self.table.replay.is_on:
            self.side.follow(self.controller.game)
        self.side.show_view(view, infos)
        self._update_title()

    # --- games ----------------------------------------------------------------------------------------------

    def new_game(self) -> None:
        """Ask for a set-up, and start it."""
        from ra_desktop.ai import LEVELS
        from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog  # dialogs are loaded when they are wanted

        dialog = NewGameDialog(LEVELS, self)
        dialog.restore(self._settings.setup)
        dialog.accepted.connect(lambda: self._start(dialog.setup()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def quick_game(self) -> None:
        """Start the last set-up at once."""
        self._begin(self._settings.setup)

    def rematch(self) -> None:
        """Start the same seats anew."""
        setup = self.controller.setup
        if setup is not None:
            self._begin(setup.again())

    def watch(self) -> None:
        """Let bots play on all seats of the last set-up."""
        self._begin(self._settings.setup.watched(WATCHED_LEVEL))

    def resume(self) -> None:
        """Continue the autosaved game."""
        if self.controller.game is not None and not self.controller.state.is_over:
            self._show_table()
        else:
            self.continue_from_autosave()

    def continue_from_autosave(self) -> None:
        """Put the autosaved game on the table, even if there is a game already."""
        try:
            self.controller.resume()
        except SaveError as error:
            self.files.complain(_tr("MainWindow", "The game cannot be continued"), error)

    def _start(self, setup: GameSetup) -> None:
        self._settings.setup = setup
        self._begin(setup)

    def _begin(self, setup: GameSetup) -> None:
        self.files.forget()
        self.controller.start(setup.with_characters(character_name))

    # --- files dropped on it ----------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept saved games dropped from a file manager."""
        if _dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved game that was dropped; of several, each but the first has a window of its own."""
        first, *others = _dropped_files(event)
        event.acceptProposedAction()
        self.files.open_file(first)
        self.files.receive(others)

    # --- view and settings --------------------------------------------------------------------------------

    def _confirm(self) -> None:
        self.choices.choose()

    def _show_dock(self, shown: bool) -> None:
        self._settings.show_dock = shown
        self._update_commands()

    def _show_full_screen(self, full: bool) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        if full != self.isFullScreen():
            self.showFullScreen() if full else self.showNormal()

    # --- help -------------------------------------------------------------------------------------------------

    def show_rules(self) -> None:
        """Show the rules in a window of their own, those of the game on the table first."""
        from ra_desktop.ui.dialogs.rules.dialog import RulesWindow

        rules = RulesWindow(self)
        self._show_dialog(rules)
        if self._at_table and self.controller.game is not None:
            rules.show_game(self.controller.game.ruleset)

    def show_keys(self) -> None:
        """Show every command with its key."""
        from ra_desktop.ui.dialogs.keys import KeysDialog, table_keys

        self._show_dialog(KeysDialog(self.menuBar().actions(), self, table_keys))

    def show_about(self) -> None:
        """Show what this is and who made it."""
        from ra_desktop.ui.dialogs.about import AboutDialog

        self._show_dialog(AboutDialog(self))

    @staticmethod
    def _show_dialog(dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell whoever arranges something by the window's size."""
        super().resizeEvent(event)
        self.resized.emit()

    def _fit_dock(self) -> None:
        """Give the side panel its share, unless a person has given it another width."""
        if self.dock.isHidden() or self._dock_width not in (0, self.dock.width()):
            return
        self._dock_width = max(_DOCK_LEAST, min(round(self.width() * _DOCK_SHARE), _DOCK_MOST))
        self.resizeDocks([self.dock], [self._dock_width], Qt.Orientation.Horizontal)

    def _update_title(self) -> None:
        """Say in the window's title which game is on the table."""
        game = self.controller.game
        if not self._at_table or game is None:
            self.setWindowTitle("")
            return
        path = self.files.path
        name = path.stem if path is not None else ruleset_label(game.ruleset)
        title = fill(_tr("MainWindow", "{game} · {epoch}"), epoch=epoch_label(game.state.epoch), game=name)
        if remark := self.history.remark():
            text = _tr("MainWindow", "{title} · {remark}")
            title = fill(text, remark=remark, title=title)
        self.setWindowTitle(title)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close at once, whatever a bot is thinking about; the game is saved already."""
        self.note_place()
        self.closing.emit()
        super().closeEvent(event)

    def note_place(self) -> None:
        """Remember where the window is; the next one comes up there."""
        self._settings.window_places = window_place.noted(self, self._settings.window_places)

    def commit(self) -> None:
        """The session may end: everything that is to be remembered is written down, and the game goes on."""
        self.note_place()
        if self._is_furnished:
            self._remember_offers()
        self._settings.sync()

    def _leave(self) -> None:
        self._remember_offers()
        self.controller.shutdown()

    @property
    def is_stuck(self) -> bool:
        """Whether a bot or a sound server that does not listen keeps the process alive."""
        return self._is_furnished and (self.controller.is_stuck or self.settings_desk.sounds.is_stuck)


def _dropped_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def _menu_titles() -> tuple[str, ...]:
    return (
        _tr("Menus", "&Game"),
        _tr("Menus", "&Move"),
        _tr("Menus", "&View"),
        _tr("Menus", "&Settings"),
        _tr("Menus", "&Help"),
    )
