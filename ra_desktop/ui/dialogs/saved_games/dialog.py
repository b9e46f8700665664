"""The Saved Games window: a list to search, sort and tidy, with a preview of each game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton, QStackedWidget, QWidget

from ra_desktop.app.library import LibraryService
from ra_desktop.app.models.library import Column, LibraryModel
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.savefile import SUFFIX
from ra_desktop.ui.dialogs.parts import Dialog, EmptyPage, message_box, question_box, take_room
from ra_desktop.ui.look.flow import FlowLayout, in_column, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.window_place import dropped_files
from ra_desktop.ui.words.errors import describe, in_words
from ra_desktop.ui.words.fill import fill, labelled, plain_text
from ra_desktop.ui.words.games import column_heading, entry_search_text, entry_text, entry_title

from .game_preview import GamePreview
from .game_table import FilterBar, GameTable, StatusLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.library import Imported, Removed
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Entry, Fault


_LEAST_LIST: Final = 96
"""The least height of the list at the usual size of text: its heading and a game or two."""
_SETTLED: Final = 120
"""Milliseconds before the preview of a selected game is painted, to skip games while scrolling with the keys."""


class SavedGamesDialog(Dialog):
    """The list, with details of the selection beside it. Its commands are in :attr:`game_actions`."""

    def __init__(self, parent: QWidget | None = None, folder: Path | None = None) -> None:
        super().__init__(parent, "saved-games", plain_text(_tr("Commands", "Saved &games…")))
        self.setAcceptDrops(True)
        self.model = LibraryModel(entry_text, column_heading, entry_search_text, self)
        self.service = LibraryService(self.model, folder, self)
        self._heading = plain_label(self, self.windowTitle(), role="title")
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
        self._fault: SaveError | None = None
        self._settle = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settle.timeout.connect(self._ask_preview)
        self._build()
        self._connect()
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
        head = FlowLayout(None, self._heading, self.filter, spacing=22)
        at_left = self.import_button, self.export_button, self.rename_button, self.delete_button, self.status
        at_right = self.close_button, self.review_button, self.open_button
        foot = FlowLayout(None, *at_left, self.undo_button, ..., *at_right)
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
        service.progressed.connect(lambda *counts: setattr(self.status, "progress", counts))
        service.failed.connect(self._on_failed)
        service.skipped.connect(self.game_actions.complain_of_folder)
        service.previewed.connect(self.preview.show_preview)
        actions.imported.connect(self._on_imported)
        actions.done.connect(lambda text: setattr(self.status, "news", text))
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
        self.status.is_listed = True
        self._fault = None
        if not self.table.selected() and self.model.rowCount():
            self.table.choose(0)
        self._update()

    def _on_failed(self, error: SaveError) -> None:
        if self.status.is_listed:
            self.game_actions.complain(error)
            return
        self._fault = error  # the empty page shows it
        self.status.is_listed = True
        self._update()

    def _on_selection(self) -> None:
        self._drop_news()
        self._update()

    def _drop_news(self) -> None:
        self.status.news = ""
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
        nothing = self.status.is_listed and not self.model.rowCount()
        if nothing:
            self._say_empty()
        self.pages.setCurrentWidget(self.empty if nothing else self.table)
        self.preview.setVisible(not (self.status.is_listed and not self.model.count))
        self.status.selected = len(chosen)
        self.status.refresh()

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


class SavedGamesActions(QObject):
    """Opens, renames, deletes, imports and exports games. `service` handles the files in the background."""

    open_wanted = Signal(object)
    """The path of a saved game to open."""
    review_wanted = Signal(object)
    """The path of a saved game to review."""
    removed = Signal(object)
    """The path of a deleted file."""
    imported = Signal(object)
    """The names, a tuple, of imported files."""
    done = Signal(str)
    """A message about what was done."""
    undoable = Signal(bool)
    """Whether the last deletion can be undone."""

    def __init__(self, service: LibraryService, table: GameTable, window: QDialog) -> None:
        """Acts on the selection in `table`; dialogs open over `window`."""
        super().__init__(window)
        self._service = service
        self._table = table
        self._window = window
        self._trashed: list[tuple[str, Path]] = []
        """The games deleted last, and where they are in the trash."""
        self._next: str | None = None
        """The name of the game to select after deleting."""
        self.question: QMessageBox | None = None
        """The open dialog, if any."""
        service.imported.connect(self._on_imported)
        service.removed.connect(self._on_removed)
        service.restored.connect(self._on_restored)

    # --- opening, renaming, deleting ------------------------------------------------------------------

    def open_selected(self) -> None:
        """Open the selected game."""
        self._leave_for(self.open_wanted.emit)

    def review_selected(self) -> None:
        """Open the review of the selected game."""
        self._leave_for(self.review_wanted.emit)

    def _leave_for(self, wants: Callable[[Path], None]) -> None:
        """Close the window and request an action for the selected game."""
        chosen = self._table.selected()
        if len(chosen) == 1 and chosen[0].fault is None:
            self._window.accept()
            wants(self._service.path(chosen[0]))

    def rename_selected(self) -> None:
        """Edit the name of the selected game in the list."""
        chosen = self._table.selected()
        if len(chosen) == 1:
            self._table.edit(self._service.model.index_of(chosen[0].name, Column.NAME))

    def delete_selected(self) -> None:
        """Move the selected games to the trash."""
        chosen = self._table.selected()
        if chosen:
            self._next = self._neighbour(chosen)
            self._trashed = []
            self._service.remove(chosen)

    def undo_delete(self) -> None:
        """Take the games deleted last from the trash again."""
        trashed, self._trashed = self._trashed, []
        if trashed:
            self._service.restore(trashed)

    def _on_restored(self, names: Sequence[str]) -> None:
        self._table.choose_games(tuple(names))

    def _neighbour(self, going: Sequence[Entry]) -> str | None:
        """Return the name of the game below the deleted ones, or else above them."""
        model = self._service.model
        rows = sorted(model.index_of(entry.name).row() for entry in going)
        names = {entry.name for entry in going}
        for row in (*range(rows[-1] + 1, model.rowCount()), *range(rows[0] - 1, -1, -1)):
            entry = model.entry(model.index(row, 0))
            if entry is not None and entry.name not in names:
                return entry.name
        return None

    def _on_removed(self, result: Removed) -> None:
        for name in result.gone:
            self.removed.emit(self._service.folder / name)
        if self._next is not None and not self._table.selected():
            index = self._service.model.index_of(self._next)
            if index.isValid():
                self._table.choose(index.row())
        if result.refused:
            self._complain_of_files(
                _tr("SavedGames", "%n games couldn’t be deleted", "", len(result.refused)),
                result.refused,
            )
        if result.gone and not result.left:
            count = len(result.gone)
            if result.for_good:
                self.done.emit(_tr("SavedGames", "%n games deleted", "", count))
            else:
                self.done.emit(_tr("SavedGames", "%n games moved to the trash", "", count))
        self._trashed += result.trashed
        self.undoable.emit(bool(self._trashed))
        if result.left:
            self._ask_to_delete(result.left)

    def _ask_to_delete(self, entries: Sequence[Entry]) -> None:
        """Without a trash: ask whether to delete permanently."""
        if len(entries) == 1:
            title = fill(_tr("SavedGames", "Delete “{name}” permanently?"), name=entry_title(entries[0]))
        else:
            title = _tr("SavedGames", "Delete %n games permanently?", "", len(entries))
        doomed = tuple(entries)
        box = question_box(
            self._window,
            title,
            _tr("SavedGames", "This folder has no trash, so this can’t be undone."),
            plain_text(_tr("SavedGames", "&Delete")),
            _tr("Common", "Keep", "Button: does not delete anything after all"),
            lambda: self._service.remove(doomed, for_good=True),
        )
        self._track(box)

    # --- import and export ------------------------------------------------------------------------------

    def export_selected(self) -> None:
        """Copy the selected game to a place of the user's choice."""
        chosen = self._table.selected()
        if len(chosen) != 1:
            return
        first = Path.home() / (chosen[0].title + SUFFIX)
        name, _ = QFileDialog.getSaveFileName(
            self._window, plain_text(_tr("SavedGames", "E&xport…")), str(first), _file_filter()
        )
        if name:
            path = Path(name)
            self._service.copy_out(chosen[0], path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX))

    def ask_import(self) -> None:
        """Choose files and import them."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, plain_text(_tr("SavedGames", "&Import…")), str(Path.home()), _file_filter()
        )
        if names:
            self._service.bring_in([Path(name) for name in names])

    def _on_imported(self, result: Imported) -> None:
        if result.names:
            self.imported.emit(result.names)
            self.done.emit(_tr("SavedGames", "%n games imported", "", len(result.names)))
        if result.refused:
            self._complain_of_files(
                _tr("SavedGames", "%n files couldn’t be imported", "", len(result.refused)),
                result.refused,
            )

    # --- messages ---------------------------------------------------------------------------------------

    def complain(self, error: SaveError) -> None:
        """Show why an action on a file failed."""
        if error.kind == "taken":
            self._say(
                _tr("SavedGames", "The name is taken"),
                _tr("SavedGames", "Another saved game already has this name. Choose a different one."),
            )
        else:
            self._say(_tr("SavedGames", "The file couldn’t be changed"), describe(error))

    def complain_of_folder(self, error: ReadError) -> None:
        """Show that the games of a subfolder are not listed, and why."""
        self._say(_tr("SavedGames", "Some saved games aren’t listed"), folder_fault(error))

    def _complain_of_files(self, title: str, refused: Sequence[tuple[str, Fault]]) -> None:
        """Show `title`, and the reasons for the first few files."""
        lines = [labelled(name, describe(fault)) for name, fault in refused[:5]]
        if len(refused) > len(lines):
            lines.append(_tr("SavedGames", "and %n more", "", len(refused) - len(lines)))
        self._say(title, "\n".join(lines))

    def _say(self, title: str, text: str) -> None:
        box = message_box(self._window, title, text)
        box.finished.connect(box.deleteLater)
        box.open()
        self._track(box)

    def _track(self, box: QMessageBox) -> None:
        def put_away() -> None:
            if self.question is box:
                self.question = None

        box.finished.connect(put_away)
        self.question = box


def folder_fault(error: SaveError) -> str:
    """Return why a folder cannot be read."""
    if not isinstance(error, ReadError):
        return describe(error)
    text = _tr("SavedGames", "The folder “{folder}” can’t be read: {reason}.")
    return fill(text, folder=error.path.name, reason=in_words(error.reason))


def _file_filter() -> str:
    return plain_text(_tr("Commands", "Saved &games…")) + " (*" + SUFFIX + ")"
