"""What the window does to take back, to look through a game and go on from there, and to let seats change hands."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import ruleset_label

from .menu_tips import explain

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.controller import Controller
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.table.table import Table

    from .commands import Actions

_tr = QCoreApplication.translate


class HistoryDesk(QObject):
    """Connects the commands of the menus with the controller and the table."""

    kept = Signal(object)
    """Before another game goes on from the one on the table: the file that holds the latter."""
    failed = Signal(object)
    """A :class:`SaveError`: the game on the table could not be kept, so nothing else was done."""

    def __init__(
        self,
        controller: Controller,
        settings: Settings,
        table: Table,
        commands: Actions,
        parent: QWidget,
        path: Callable[[], Path | None],
    ) -> None:
        """*path* tells the file that the game on the table was read from or saved to."""
        super().__init__(parent)
        self._controller = controller
        self._settings = settings
        self._table = table
        self._commands = commands
        self._menu: QMenu | None = None
        self._path = path
        self.seats = QMenu(parent)
        self.seats.aboutToShow.connect(self._fill_seats)
        commands.undo.triggered.connect(self.undo)
        commands.redo.triggered.connect(self.redo)
        commands.look_back.triggered.connect(lambda: table.replay.step(-1))
        commands.look_forward.triggered.connect(lambda: table.replay.step(1))
        commands.look_through.triggered.connect(lambda: table.replay.start())
        commands.back_to_game.triggered.connect(table.replay.end)
        commands.turn_table.setChecked(settings.turn_table)
        commands.turn_table.toggled.connect(self._on_turn_table)
        table.replay_bar.go_on_wanted.connect(self.go_on_from)
        table.turn.hands.menu_wanted.connect(self.show_seat_menu)
        table.replay.changed.connect(self.refresh)
        for signal in (controller.played, controller.rewound, controller.game_replaced, controller.seats_changed):
            signal.connect(self.refresh)
        table.view.installEventFilter(self)
        self.retranslate()

    def fill_move_menu(self, menu: QMenu) -> None:
        """Add the commands of this desk to the menu of moves."""
        commands = self._commands
        first = menu.actions()[0] if menu.actions() else None
        menu.insertActions(first, [commands.undo, commands.redo])  # type: ignore[arg-type]
        if first is not None:
            menu.insertSeparator(first)
        menu.addSeparator()
        menu.addActions([commands.look_through, commands.look_back, commands.look_forward, commands.back_to_game])
        menu.addSeparator()
        menu.addMenu(self.seats)
        menu.aboutToShow.connect(self.retranslate)

    def retranslate(self) -> None:
        """Ask for all words again."""
        self.seats.setTitle(_tr("Menus", "S&eats"))
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done now."""
        commands, controller = self._commands, self._controller
        is_seen = not self._table.view.isHidden()
        is_replayed = self._table.replay.is_on
        commands.undo.setEnabled(is_seen and controller.can_undo and not is_replayed)
        commands.redo.setEnabled(is_seen and controller.can_redo and not is_replayed)
        forbidden = controller.game is not None and not controller.options.take_backs
        explain(commands.undo, _tr("History", "Take-backs are not allowed in this game") if forbidden else "")
        has_past = is_seen and controller.game is not None and bool(controller.game.plies)
        for command in (commands.look_through, commands.look_back, commands.look_forward):
            command.setEnabled(has_past)
        commands.look_forward.setEnabled(is_seen and is_replayed)
        commands.back_to_game.setEnabled(is_seen and is_replayed)
        for command in (commands.skip, commands.run_on):
            command.setEnabled(is_seen and controller.game is not None and not is_replayed)
        self.seats.setEnabled(is_seen and controller.game is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing can be taken back while nobody sees the table."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.refresh()
        return super().eventFilter(watched, event)

    def remark(self) -> str:
        """What is to be known of the game on the table besides its name; empty if nothing is."""
        controller = self._controller
        return self._table.players.narrator.remark(controller.has_take_backs, controller.goes_on_from)

    # --- taking back --------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back to the previous decision of a person, and say so."""
        game = self._controller.game
        bag = game.state.bag_count if game is not None else 0
        if game is None or not self._controller.undo():
            return
        if game.state.bag_count == bag:
            self._table.view.board.set_notice(_tr("History", "Move taken back."))
        else:
            self._table.view.board.set_notice(_tr("History", "Move taken back. The bag has been reshuffled."))

    def redo(self) -> None:
        """Bring back what was taken back, and say so."""
        if self._controller.redo():
            self._table.view.board.set_notice(_tr("History", "Move restored."))

    # --- another game from here ---------------------------------------------------------------------

    def go_on_from(self, ply: int) -> None:
        """Go on from the position after *ply* actions in another game; the one on the table is kept in a file."""
        try:
            kept = self._keep()
        except SaveError as error:
            self.failed.emit(error)
            return
        self.kept.emit(kept)
        self._controller.go_on_from(ply)
        text = _tr("History", "This is a new game from here. The original is saved as “{name}”.")
        self._table.view.board.set_notice(fill(text, name=kept.stem))

    def _keep(self) -> Path:
        """The file that holds the game on the table; one is made if there is none."""
        from ra_desktop.storage import aside, filing  # not before they are needed

        known = self._path()
        saved = self._controller.saved
        assert saved is not None
        if known is not None and aside.is_in_file(saved, known):
            return known
        when = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M")
        name = fill(_tr("History", "{ruleset}, {when}"), ruleset=ruleset_label(saved.game.ruleset), when=when)
        stem = filing.clean_stem(name)
        path = filing.free_path(paths.saves_dir(), stem)
        self._controller.save(path)
        return path

    # --- seats --------------------------------------------------------------------------------------

    def show_seat_menu(self, seat: int, where: QPoint) -> None:
        """Offer to hand *seat* over."""
        if self._controller.game is None:
            return
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self.seat_menu(seat)
        self._menu.popup(where)

    def seat_menu(self, seat: int) -> QMenu:
        """The menu of *seat*."""
        from ra_desktop.ui.dialogs.new_game.seat_menu import SeatMenu

        menu = SeatMenu(self._controller, seat, self._table.view.home, self._table.view)
        menu.sit_wanted.connect(self._table.sit_at)
        return menu

    def _fill_seats(self) -> None:
        for action in self.seats.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                menu.deleteLater()
        self.seats.clear()
        for seat in range(len(self._controller.seats)):
            self.seats.addMenu(self.seat_menu(seat))
        self.seats.addSeparator()
        self.seats.addAction(self._commands.turn_table)

    def _on_turn_table(self, turn: bool) -> None:
        self._settings.turn_table = turn
        if turn:
            self._table.turn_to_mover()
