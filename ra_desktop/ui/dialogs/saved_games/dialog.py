"""The Saved Games window: a list to search, sort and tidy, with a preview of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QStackedWidget, QWidget

from ra_desktop.app.library import LibraryService
from ra_desktop.app.models.library import Column, LibraryModel
from ra_desktop.ui.dialogs.parts import EmptyPage, take_room
from ra_desktop.ui.dialogs.saved_games.game_table import FilterBar, StatusLine
from ra_desktop.ui.look.flow import FlowLayout, in_column, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.window_place import dropped_files
from ra_desktop.ui.words.fill import plain_text
from ra_desktop.ui.words.games import column_heading, entry_search_text, entry_text

from .actions import SavedGamesActions, folder_fault
from .game_preview import GamePreview
from .game_table import GameTable

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.storage.errors import SaveError

_LEAST_LIST: Final = 96
"""The least height of the list at the usual size of text: its heading and a game or two."""
_SETTLED: Final = 120
"""Milliseconds before the preview of a selected game is painted, to skip games while scrolling with the keys."""


class SavedGamesDialog(QDialog):
    """The list, with details of the selection beside it. Its commands are in :attr:`game_actions`."""

    def __init__(self, parent: QWidget | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("saved-games")
        self.setAcceptDrops(True)
        self.model = LibraryModel(entry_text, column_heading, entry_search_text, self)
        self.service = LibraryService(self.model, folder, self)
        self._heading = plain_label(self, plain_text(_tr("Commands", "Saved &games…")), role="title")
        self.filter = FilterBar(self)
        self.table = GameTable(self)
        self.empty = EmptyPage(self)
        self.pages = QStackedWidget(self)
        self.preview = GamePreview(self)
        self.status = StatusLine(self.model, self)
        self.open_button = QPushButton(_tr("SavedGames", "&Open"), self)
        self.review_button = QPushButton(_tr("SavedGames", "Re&view"), self)
        self.rename_button = QPushButton(_tr("SavedGames", "&Rename"), self)
        self.delete_button = QPushButton(_tr("SavedGames", "&Delete"), self)
        self.undo_button = QPushButton(plain_text(_tr("Commands", "&Undo")), self)
        """Restores the games deleted last from the trash, while the notice beside it mentions them."""
        self.undo_button.hide()
        self.import_button = QPushButton(_tr("SavedGames", "&Import…"), self)
        self.export_button = QPushButton(_tr("SavedGames", "E&xport…"), self)
        self.close_button = QPushButton(_tr("Common", "Close"), self)
        self.game_actions = SavedGamesActions(self.service, self.table, self)
        self._is_listed = False
        self._fault: SaveError | None = None
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settle.timeout.connect(self._ask_preview)
        self._build()
        self._connect()
        self.setWindowTitle(plain_text(_tr("Commands", "Saved &games…")))
        self.table.setAccessibleName(plain_text(_tr("Commands", "Saved &games…")))
        self.import_button.setToolTip(_tr("SavedGames", "Copy saved games into the list. You can also drop them here."))
        self.delete_button.setToolTip(_tr("SavedGames", "Move the game to the trash"))
        self.review_button.setToolTip(
            _tr("SavedGames", "Show what decided the game, the costliest moves, and why the bots made theirs")
        )
        take_room(self)
        self._update()
        self.filter.search.setFocus()
        self.service.refresh()

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.table.show_games(self.model)
        self.table.horizontalHeader().setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.empty)
        self.pages.setMinimumHeight(round(scaled(_LEAST_LIST)))
        self.open_button.setProperty("primary", True)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        head = FlowLayout(spacing=22)
        head.addWidget(self._heading)
        head.addWidget(self.filter)
        foot = FlowLayout()
        for button in (self.import_button, self.export_button, self.rename_button, self.delete_button):
            foot.addWidget(button)
        foot.addWidget(self.status)
        foot.addWidget(self.undo_button)
        foot.add_stretch()
        foot.addWidget(self.close_button)
        foot.addWidget(self.review_button)
        foot.addWidget(self.open_button)
        in_column(self, head, (self.pages, 1), self.preview, foot, margins=(20, 10, 20, 14), spacing=10)

    def _connect(self) -> None:
        model, service, table, actions = self.model, self.service, self.table, self.game_actions
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            changed.connect(self._update)
        table.selected_changed.connect(self._on_selection)
        table.opened.connect(actions.open_selected)
        table.doubleClicked.connect(actions.open_selected)
        table.delete_wanted.connect(actions.delete_selected)
        self.filter.changed.connect(self._on_filter)
        self.filter.search.returnPressed.connect(self._to_list)
        self.empty.button.clicked.connect(self.filter.clear)
        self.open_button.clicked.connect(actions.open_selected)
        self.review_button.clicked.connect(actions.review_selected)
        self.rename_button.clicked.connect(actions.rename_selected)
        self.delete_button.clicked.connect(actions.delete_selected)
        self.undo_button.clicked.connect(actions.undo_delete)
        actions.undoable.connect(self.undo_button.setVisible)
        self.import_button.clicked.connect(actions.ask_import)
        self.export_button.clicked.connect(actions.export_selected)
        self.close_button.clicked.connect(self.reject)
        service.listed.connect(self._on_listed)
        service.progressed.connect(self.status.set_progress)
        service.failed.connect(self._on_failed)
        service.skipped.connect(self.game_actions.complain_of_folder)
        service.previewed.connect(self.preview.show_preview)
        actions.imported.connect(self._on_imported)
        actions.done.connect(self.status.set_news)
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.filter.focus_search),
            (QKeySequence(QKeySequence.StandardKey.Refresh), service.refresh),
            (QKeySequence(QKeySequence.StandardKey.Undo), actions.undo_delete),
        ):
            QShortcut(keys, self).activated.connect(action)

    # --- display --------------------------------------------------------------------------------------------

    def _on_filter(self) -> None:
        self._drop_news()
        self.model.set_filter(self.filter.filter())
        self._update()

    def _on_listed(self) -> None:
        self._is_listed = True
        self._fault = None
        self.status.set_listed()
        if not self.table.selected() and self.model.rowCount():
            self.table.choose(0)
        self._update()

    def _on_failed(self, error: SaveError) -> None:
        if self._is_listed:
            self.game_actions.complain(error)
            return
        self._is_listed = True
        self._fault = error  # the empty page shows it
        self.status.set_listed()
        self._update()

    def _on_selection(self) -> None:
        self._drop_news()
        self._update()

    def _drop_news(self) -> None:
        self.status.set_news("")
        self.undo_button.hide()

    def _on_imported(self, names: tuple[str, ...]) -> None:
        self.filter.clear()
        self.table.choose_games(names)

    def _update(self) -> None:
        """Update preview, buttons and texts to the selection."""
        chosen = self.table.selected()
        one = chosen[0] if len(chosen) == 1 else None
        for button in (self.open_button, self.review_button):
            button.setEnabled(one is not None and one.fault is None)
        for button in (self.rename_button, self.export_button):
            button.setEnabled(one is not None)
        self.delete_button.setEnabled(bool(chosen))
        if one is not self.preview.entry:
            self.service.forget_preview()
            if self.preview.show_entry(one):
                self._settle.stop()
            else:
                self._settle.start()
        nothing = self._is_listed and not self.model.rowCount()
        if nothing:
            self._say_empty()
        self.pages.setCurrentWidget(self.empty if nothing else self.table)
        self.preview.setVisible(not (self._is_listed and not self.model.count))
        self.status.set_selected(len(chosen))

    def _ask_preview(self) -> None:
        chosen = self.table.selected()
        if len(chosen) == 1:
            self.service.preview(chosen[0])

    def _say_empty(self) -> None:
        if self.model.count:
            self.empty.say(_tr("Common", "No matching games"), "", _tr("Common", "Show all"))
        elif self._fault is not None:
            self.empty.say(_tr("SavedGames", "The saved games couldn’t be listed"), folder_fault(self._fault))
        else:
            self.empty.say(
                _tr("Common", "No saved games yet"),
                _tr("SavedGames", "Save a game from the Game menu, or drop a saved game here."),
            )

    # --- events ---------------------------------------------------------------------------------------------

    def _to_list(self) -> None:
        if self.model.rowCount():
            self.table.setFocus()
            if not self.table.selected():
                self.table.choose(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears the search, then closes; Down moves into the list."""
        if event.key() == Qt.Key.Key_Escape and self.filter.search.text():
            self.filter.search.clear()
        elif event.key() == Qt.Key.Key_Down:
            self._to_list()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = dropped_files(event)
        if files:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.service.bring_in(files)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.preview.entry is not None:
            self.preview.picture.clear()
            self._settle.start()
