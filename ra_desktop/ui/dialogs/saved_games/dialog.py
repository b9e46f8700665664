"""The saved games: a list to search, sort and tidy, with a look at the table of each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.app.library import Column, Imported, LibraryModel, Removed, Shelf, Sieve
from ra_desktop.engine import RULESETS
from ra_desktop.storage.savefile import SUFFIX
from ra_desktop.ui.dialogs.empty_page import EmptyPage
from ra_desktop.ui.dialogs.room import take_room
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.games import column_heading, entry_hay, entry_text
from ra_desktop.ui.words.tiles import ruleset_label

from .game_preview import GamePreview
from .game_table import GameTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent

    from ra_desktop.app.library import State
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.library import Entry, Fault, Library

_tr = QCoreApplication.translate

_SETTLED: Final = 120
"""Milliseconds that a game has to be selected before its table is painted: not while somebody runs down the list."""


class SavedGamesDialog(QDialog):
    """The window of the saved games. :attr:`open_wanted` when one is to be played on."""

    open_wanted = Signal(object)
    """The path of a saved game."""
    renamed = Signal(object, object)
    """The old and the new path of a file."""
    removed = Signal(object)
    """The path of a file that is gone."""

    def __init__(self, parent: QWidget | None = None, library: Library | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("saved-games")
        self.setAcceptDrops(True)
        self.model = LibraryModel(entry_text, column_heading, entry_hay, self)
        self.shelf = Shelf(self.model, library, self)
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.search = QLineEdit(self)
        self.ruleset = QComboBox(self)
        self.state = QComboBox(self)
        self.table = GameTable(self)
        self.empty = EmptyPage(self)
        self.pages = QStackedWidget(self)
        self.preview = GamePreview(self)
        self.status = QLabel(self)
        self.open_button = QPushButton(self)
        self.rename_button = QPushButton(self)
        self.delete_button = QPushButton(self)
        self.import_button = QPushButton(self)
        self.export_button = QPushButton(self)
        self.close_button = QPushButton(self)
        self.question: QMessageBox | None = None
        self._selected: list[str] = []
        self._current: str | None = None
        self._scroll = 0
        self._is_listed = False
        self._fault: SaveError | None = None
        self._progress = (0, 0)
        self._news = ""
        """What was done last; it stands where the games are counted until something else is selected or searched."""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLED)
        self._settle.timeout.connect(self._ask_preview)
        self._build()
        self._connect()
        self._retranslate()
        take_room(self)
        self._update()
        self.search.setFocus()
        self.shelf.refresh()

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.search.setClearButtonEnabled(True)
        self.table.setModel(self.model)
        self.table.horizontalHeader().setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.empty)
        self.status.setProperty("role", "soft")
        self.open_button.setProperty("primary", True)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._heading)
        head.addSpacing(12)
        head.addWidget(self.search, 1)
        head.addWidget(self.ruleset)
        head.addWidget(self.state)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.import_button, self.export_button, self.rename_button, self.delete_button):
            foot.addWidget(button)
        foot.addWidget(self.status, 1)
        foot.addWidget(self.close_button)
        foot.addWidget(self.open_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 10, 20, 14)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self.pages, 1)
        layout.addWidget(self.preview)
        layout.addLayout(foot)

    def _connect(self) -> None:
        model, shelf, table = self.model, self.shelf, self.table
        model.modelAboutToBeReset.connect(self._remember_place)
        model.modelReset.connect(self._restore_place)
        for changed in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            changed.connect(self._update)
        table.selectionModel().selectionChanged.connect(self._on_selection)
        table.opened.connect(self.open_selected)
        table.doubleClicked.connect(self.open_selected)
        table.delete_wanted.connect(self.delete_selected)
        self.search.textChanged.connect(self._sift)
        self.search.returnPressed.connect(self._to_list)
        self.ruleset.currentIndexChanged.connect(self._sift)
        self.state.currentIndexChanged.connect(self._sift)
        self.empty.button.clicked.connect(self._show_all)
        self.open_button.clicked.connect(self.open_selected)
        self.rename_button.clicked.connect(self.rename_selected)
        self.delete_button.clicked.connect(self.delete_selected)
        self.import_button.clicked.connect(self.ask_import)
        self.export_button.clicked.connect(self.export_selected)
        self.close_button.clicked.connect(self.reject)
        shelf.listed.connect(self._on_listed)
        shelf.progressed.connect(self._on_progress)
        shelf.failed.connect(self._on_failed)
        shelf.previewed.connect(self.preview.show_preview)
        shelf.imported.connect(self._on_imported)
        shelf.removed.connect(self._on_removed)
        shelf.renamed.connect(self.renamed)
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._to_search),
            (QKeySequence(QKeySequence.StandardKey.Refresh), shelf.refresh),
        ):
            QShortcut(keys, self).activated.connect(action)

    # --- what is seen ---------------------------------------------------------------------------------------

    def _sift(self) -> None:
        self._news = ""
        state: State | None = self.state.currentData()
        self.model.sift(Sieve(self.search.text(), self.ruleset.currentData(), state))
        self._update()

    def _show_all(self) -> None:
        self.search.clear()
        self.ruleset.setCurrentIndex(0)
        self.state.setCurrentIndex(0)

    def _remember_place(self) -> None:
        self._scroll = self.table.verticalScrollBar().value()

    def _restore_place(self) -> None:
        """After the list was put up anew: the same games are selected, if they are there."""
        selection = self.table.selectionModel()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        wanted = [index for name in self._selected if (index := self.model.index_of(name)).isValid()]
        selection.blockSignals(True)
        for index in wanted:
            selection.select(index, flags)
        if wanted:
            selection.setCurrentIndex(wanted[0], QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.blockSignals(False)
        self.table.verticalScrollBar().setValue(self._scroll)
        self.table.viewport().update()
        self._update()

    def _on_listed(self) -> None:
        self._is_listed = True
        self._fault = None
        if not self._selected and self.model.rowCount():
            self.table.choose(0)
        self._update()

    def _on_progress(self, known: int, count: int) -> None:
        self._progress = (known, count)
        self._say_count()

    def _on_selection(self) -> None:
        self._news = ""
        self._selected = [
            entry.name
            for index in self.table.selectionModel().selectedRows()
            if (entry := self.model.entry(index)) is not None
        ]
        self._update()

    def _update(self) -> None:
        """Bring preview, buttons and words to what is selected."""
        chosen = self.selected()
        one = chosen[0] if len(chosen) == 1 else None
        self.open_button.setEnabled(one is not None and one.fault is None)
        for button in (self.rename_button, self.export_button):
            button.setEnabled(one is not None)
        self.delete_button.setEnabled(bool(chosen))
        if one is not self.preview.entry:
            self.shelf.forget_preview()
            if self.preview.show_entry(one):
                self._settle.stop()
            else:
                self._settle.start()
        nothing = self._is_listed and not self.model.rowCount()
        if nothing:
            self._say_empty()
        self.pages.setCurrentWidget(self.empty if nothing else self.table)
        self.preview.setVisible(not (self._is_listed and not self.model.count))
        self._say_count()

    def _ask_preview(self) -> None:
        chosen = self.selected()
        if len(chosen) == 1:
            self.shelf.preview(chosen[0])

    def _say_empty(self) -> None:
        if self.model.count:
            self.empty.say(
                _tr("SavedGames", "No matching games"),
                _tr("SavedGames", "No saved game matches your search."),
                _tr("SavedGames", "Show all"),
            )
        elif self._fault is not None:
            self.empty.say(_tr("SavedGames", "The saved games could not be listed"), describe(self._fault))
        else:
            self.empty.say(
                _tr("SavedGames", "No saved games yet"),
                _tr("SavedGames", "Save a game from the Game menu, or drop a saved game here."),
            )

    def _say_count(self) -> None:
        known, count = self._progress
        shown = self.model.rowCount()
        if self._news:
            text = self._news
        elif not self._is_listed:
            text = _tr("SavedGames", "Looking for games…")
        elif known < count:
            text = _tr("SavedGames", "Reading {known} of {count}…")
            text = fill(text, known=known, count=count)
        elif shown < self.model.count:
            text = QCoreApplication.translate("SavedGames", "{shown} of %n games", "", self.model.count)
            text = fill(text, shown=shown)
        elif not count:
            text = ""
        else:
            text = QCoreApplication.translate("SavedGames", "%n games", "", shown)
        if len(self._selected) > 1:
            chosen = QCoreApplication.translate("SavedGames", "%n selected", "", len(self._selected))
            text = fill(_tr("SavedGames", "{count} · {selected}"), count=text, selected=chosen)
        self.status.setText(text)

    # --- what can be done -----------------------------------------------------------------------------------

    def selected(self) -> list[Entry]:
        """The games that are selected, from top to bottom."""
        indexes = sorted(self.table.selectionModel().selectedRows(), key=lambda index: index.row())
        return [entry for index in indexes if (entry := self.model.entry(index)) is not None]

    def open_selected(self) -> None:
        """Play the selected game on."""
        chosen = self.selected()
        if len(chosen) == 1 and chosen[0].fault is None:
            self.accept()
            self.open_wanted.emit(self.shelf.library.path(chosen[0]))

    def rename_selected(self) -> None:
        """Let the name of the selected game be written anew, in the list."""
        chosen = self.selected()
        if len(chosen) == 1:
            self.table.edit(self.model.index_of(chosen[0].name, Column.NAME))

    def delete_selected(self) -> None:
        """Put the selected games into the trash."""
        chosen = self.selected()
        if chosen:
            self._keep_a_row_selected(chosen)
            self.shelf.remove(chosen)

    def export_selected(self) -> None:
        """Copy the selected game to a place of the person's choice."""
        chosen = self.selected()
        if len(chosen) != 1:
            return
        first = Path.home() / (chosen[0].title + SUFFIX)
        name, _ = QFileDialog.getSaveFileName(self, _tr("SavedGames", "Export game"), str(first), self._file_filter())
        if name:
            path = Path(name)
            self.shelf.copy_out(chosen[0], path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX))

    def ask_import(self) -> None:
        """Let files be chosen, and copy them in."""
        names, _ = QFileDialog.getOpenFileNames(
            self, _tr("SavedGames", "Import saved games"), str(Path.home()), self._file_filter()
        )
        if names:
            self.shelf.bring_in([Path(name) for name in names])

    @staticmethod
    def _file_filter() -> str:
        return _tr("SavedGames", "Saved games") + " (*" + SUFFIX + ")"

    def _keep_a_row_selected(self, going: Sequence[Entry]) -> None:
        """When these are gone, the game below them is selected, or the one above."""
        rows = sorted(self.model.index_of(entry.name).row() for entry in going)
        names = {entry.name for entry in going}
        for row in (*range(rows[-1] + 1, self.model.rowCount()), *range(rows[0] - 1, -1, -1)):
            entry = self.model.entry(self.model.index(row, 0))
            if entry is not None and entry.name not in names:
                self._current = entry.name
                return
        self._current = None

    def _on_removed(self, found: Removed) -> None:
        for name in found.gone:
            self.removed.emit(self.shelf.library.folder / name)
        if self._current is not None and not self.selected():
            index = self.model.index_of(self._current)
            if index.isValid():
                self.table.choose(index.row())
        if found.refused:
            self._complain_of_files(
                QCoreApplication.translate("SavedGames", "%n games could not be deleted", "", len(found.refused)),
                found.refused,
            )
        if found.gone and not found.left:
            count = len(found.gone)
            if found.for_good:
                self._news = QCoreApplication.translate("SavedGames", "%n games deleted", "", count)
            else:
                self._news = QCoreApplication.translate("SavedGames", "%n games moved to the trash", "", count)
            self._say_count()
        if found.left:
            self._ask_to_delete(found.left)

    def _ask_to_delete(self, entries: Sequence[Entry]) -> None:
        """There is no trash: ask whether to delete for good."""
        if len(entries) == 1:
            title = fill(_tr("SavedGames", "Delete “{name}” permanently?"), name=entries[0].title)
        else:
            title = QCoreApplication.translate("SavedGames", "Delete %n games permanently?", "", len(entries))
        box = QMessageBox(QMessageBox.Icon.Warning, title, title, QMessageBox.StandardButton.NoButton, self)
        box.setInformativeText(_tr("SavedGames", "This folder has no trash. This cannot be undone."))
        delete = box.addButton(_tr("SavedGames", "Delete"), QMessageBox.ButtonRole.DestructiveRole)
        delete.setProperty("danger", True)
        keep = box.addButton(
            _tr("SavedGames", "Keep", "Button: do not delete the games"), QMessageBox.ButtonRole.RejectRole
        )
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        doomed = tuple(entries)

        def answered() -> None:
            if box.clickedButton() is delete:
                self.shelf.remove(doomed, for_good=True)
            self.question = None
            box.deleteLater()

        box.finished.connect(answered)
        self.question = box
        box.open()

    def _on_imported(self, found: Imported) -> None:
        if found.names:
            self._show_all()
            self.table.clearSelection()
            for name in found.names:
                self.table.selectionModel().select(
                    self.model.index_of(name),
                    QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
                )
            self.table.scrollTo(self.model.index_of(found.names[0]))
            self._news = QCoreApplication.translate("SavedGames", "%n games imported", "", len(found.names))
            self._say_count()
        if found.refused:
            self._complain_of_files(
                QCoreApplication.translate("SavedGames", "%n files could not be imported", "", len(found.refused)),
                found.refused,
            )

    def _on_failed(self, error: SaveError) -> None:
        is_first = not self._is_listed
        self._is_listed = True
        self._fault = error if is_first else None
        self._update()
        if is_first:
            return  # the empty page says it
        if error.kind == "taken":
            self._complain(
                _tr("SavedGames", "The name is taken"), _tr("SavedGames", "Another saved game already has this name.")
            )
        else:
            self._complain(_tr("SavedGames", "The file could not be changed"), describe(error))

    def _complain_of_files(self, title: str, refused: Sequence[tuple[str, Fault]]) -> None:
        """Say *title*, and why of the first few files."""
        lines = [
            fill(_tr("SavedGames", "{file}: {reason}"), file=name, reason=describe(fault))
            for name, fault in refused[:5]
        ]
        if len(refused) > len(lines):
            lines.append(QCoreApplication.translate("SavedGames", "and %n more", "", len(refused) - len(lines)))
        self._complain(title, "\n".join(lines))

    def _complain(self, title: str, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, title, title, QMessageBox.StandardButton.Ok, self)
        box.setInformativeText(text)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question = box
        box.finished.connect(self._forget_question)
        box.open()

    def _forget_question(self) -> None:
        self.question = None

    # --- keys, drops, the end -------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _to_list(self) -> None:
        if self.model.rowCount():
            self.table.setFocus()
            if not self.selected():
                self.table.choose(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the search, then closes; Down leads from the search into the list."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._to_list()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files from a file manager."""
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Copy what was dropped into the folder."""
        files = _dropped(event)
        if files:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.shelf.bring_in(files)

    def done(self, result: int) -> None:
        """End the thread that reads."""
        self._settle.stop()
        self.shelf.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by the window's frame, too."""
        self._settle.stop()
        self.shelf.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.model.relabel()
        elif event.type() == QEvent.Type.StyleChange and self.preview.entry is not None:
            self.preview.picture.clear()
            self._settle.start()

    def _retranslate(self) -> None:
        self.setWindowTitle(_tr("SavedGames", "Saved games"))
        self._heading.setText(_tr("SavedGames", "Saved games"))
        self.search.setPlaceholderText(_tr("SavedGames", "Search by name, player or game…"))
        self.search.setAccessibleName(_tr("SavedGames", "Search"))
        self.table.setAccessibleName(_tr("SavedGames", "Saved games"))
        self.import_button.setText(_tr("SavedGames", "&Import…"))
        self.import_button.setToolTip(_tr("SavedGames", "Copy saved games into the list. You can also drop them here."))
        self.export_button.setText(_tr("SavedGames", "E&xport…"))
        self.export_button.setToolTip(_tr("SavedGames", "Save a copy of the game somewhere else"))
        self.rename_button.setText(_tr("SavedGames", "&Rename"))
        self.delete_button.setText(_tr("SavedGames", "&Delete"))
        self.delete_button.setToolTip(_tr("SavedGames", "Move the game to the trash"))
        self.close_button.setText(_tr("SavedGames", "Close"))
        self.open_button.setText(_tr("SavedGames", "&Open"))
        _fill(
            self.ruleset,
            _tr("SavedGames", "All games"),
            [(ruleset_label(name), name) for name in RULESETS],
        )
        states: list[tuple[str, str]] = [
            (_tr("SavedGames", "In progress"), "running"),
            (_tr("SavedGames", "Finished"), "finished"),
            (_tr("SavedGames", "Damaged"), "damaged"),
        ]
        _fill(self.state, _tr("SavedGames", "In progress and finished"), states)
        self.ruleset.setAccessibleName(_tr("SavedGames", "Game", "The rule set: Ra or Priests of Ra"))
        self.state.setAccessibleName(_tr("SavedGames", "Status"))


def _fill(box: QComboBox, all_: str, choices: Sequence[tuple[str, str]]) -> None:
    """Offer everything, or one of the *choices*; what was chosen stays."""
    chosen = max(0, box.currentIndex())
    box.blockSignals(True)
    box.clear()
    box.addItem(all_, None)
    for text, data in choices:
        box.addItem(text, data)
    box.setCurrentIndex(min(chosen, box.count() - 1))
    box.blockSignals(False)


def _dropped(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
