"""The commands for selected saved games, and their messages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from ra_desktop.app.models.library import Column
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.savefile import SUFFIX
from ra_desktop.ui.dialogs.parts import message_box, question_box
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import describe, in_words
from ra_desktop.ui.words.fill import fill, labelled, plain_text
from ra_desktop.ui.words.games import entry_title

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.library import Imported, LibraryService, Removed
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Entry, Fault

    from .game_table import GameTable


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
