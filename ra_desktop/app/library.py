"""The saved games as an item model, and the service that reads and files them. Words come from outside."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import structs
from PySide6.QtCore import QAbstractTableModel, QFile, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ra_desktop.storage import filing
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.library import Entry, Fault, Library
from ra_desktop.storage.savefile import SavedGame, load_file

from .background import SLICE, Background, Job, in_portions, in_slices, no_collection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

_log = logging.getLogger(__name__)

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_EDIT: Final = Qt.ItemDataRole.EditRole
_ASCENDING: Final = Qt.SortOrder.AscendingOrder
_DESCENDING: Final = Qt.SortOrder.DescendingOrder
_USER: Final = int(Qt.ItemDataRole.UserRole)

_MOST_RANGES: Final = 24
"""Separate stretches of rows that come or go one by one; with more, the whole list is put up anew."""

_GLANCES, _EXAMINATIONS = 0.05, 0.15
"""Seconds after which the list shows what was found out meanwhile."""

State = Literal["running", "finished", "damaged"]


class Column(IntEnum):
    """What the list tells of each game."""

    NAME = 0
    RULESET = 1
    PLAYERS = 2
    EPOCH = 3
    RESULT = 4
    DATE = 5


ENTRY: Final = _USER + 1
"""The role under which every cell of a row gives its :class:`~ra_desktop.storage.library.Entry`."""


def state_of(entry: Entry) -> State | None:
    """Whether the game of a file goes on or is over, or cannot be opened at all; None as long as that is unknown."""
    if entry.fault is not None:
        return "damaged"
    if not entry.is_examined:
        return None
    return "finished" if entry.is_over else "running"


@dataclass(frozen=True)
class Sieve:
    """What is to be seen of the list."""

    text: str = ""
    """Words that all have to occur somewhere."""
    ruleset: str | None = None
    state: State | None = None


class LibraryModel(QAbstractTableModel):
    """Saved games, a row for each, sorted and sifted here: two thousand are too many to ask for one by one.

    *tell* says in words what a column tells of a game, *heading* names a column, *hay* is what a search looks through.
    """

    renaming = Signal(object, str)
    """An entry, and what somebody wants to call it."""

    def __init__(
        self,
        tell: Callable[[Entry, Column], str],
        heading: Callable[[Column], str],
        hay: Callable[[Entry], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._heading = heading
        self._hay = hay
        self._entries: dict[str, Entry] = {}
        self._straw: dict[str, str] = {}
        self._rows: list[str] = []
        self._places: dict[str, int] = {}
        self._sieve = Sieve()
        self._sorted_by = Column.DATE
        self._order = _DESCENDING

    # --- what is in it

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All games, sifted out or not, in no order."""
        return tuple(self._entries.values())

    @property
    def count(self) -> int:
        """How many games there are, sifted out or not."""
        return len(self._entries)

    @property
    def sieve(self) -> Sieve:
        """What is to be seen."""
        return self._sieve

    def entry(self, index: _Index) -> Entry | None:
        """The game of a row."""
        return self._entries[self._rows[index.row()]] if 0 <= index.row() < len(self._rows) else None

    def index_of(self, name: str, column: int = 0) -> QModelIndex:
        """Where the file *name* is; nowhere if it is not to be seen."""
        return self.index(self._places[name], column) if name in self._places else QModelIndex()

    def put_up(self, entries: Iterable[Entry]) -> None:
        """Show these games and no others."""
        self.beginResetModel()
        self._entries = {entry.name: entry for entry in entries}
        self._straw.clear()
        self._place(self._wanted())
        self.endResetModel()

    def learn(self, entries: Sequence[Entry]) -> None:
        """More is known of these games, or they are new."""
        can_stay = not self._is_sifted() and self._sorted_by in (Column.NAME, Column.DATE)
        for entry in entries:
            can_stay = can_stay and (old := self._entries.get(entry.name)) is not None and entry.agrees_with(old)
            self._entries[entry.name] = entry
            self._straw.pop(entry.name, None)
        if not can_stay:
            self._arrange()
        rows = sorted(self._places[entry.name] for entry in entries if entry.name in self._places)
        if rows:
            self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], len(Column) - 1))

    def forget(self, names: Iterable[str]) -> None:
        """These files are gone."""
        gone = frozenset(names)
        self._arrange(gone)  # as long as a row is there, views may ask for it
        for name in gone:
            self._entries.pop(name, None)
            self._straw.pop(name, None)

    def rename(self, entry: Entry, name: str) -> None:
        """The file of *entry* is called *name* now; its row stays selected."""
        renamed = structs.replace(entry, name=name)
        self._entries = {
            renamed.name if key == entry.name else key: renamed if key == entry.name else value
            for key, value in self._entries.items()
        }
        self._straw.pop(entry.name, None)
        if entry.name in self._places:
            self._rows[self._places[entry.name]] = name
            self._place(self._rows)
        self.learn([renamed])

    def relabel(self) -> None:
        """Ask for all words again."""
        self.beginResetModel()
        self._straw.clear()
        self._place(self._wanted())
        self.endResetModel()

    # --- what is to be seen of it, and in which order

    def sift(self, sieve: Sieve) -> None:
        """Show only what goes through."""
        self._sieve = sieve
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Sort by what a column tells; what is equal, by date."""
        if 0 <= column < len(Column):
            self._sorted_by, self._order = Column(column), order
            self._arrange()

    def _is_sifted(self) -> bool:
        return bool(self._sieve.text.strip() or self._sieve.ruleset or self._sieve.state)

    def _goes_through(self, entry: Entry, words: Sequence[str]) -> bool:
        sieve = self._sieve
        if sieve.ruleset is not None and entry.ruleset != sieve.ruleset:
            return False
        if sieve.state is not None and state_of(entry) != sieve.state:
            return False
        if not words:
            return True
        straw = self._straw.get(entry.name)
        if straw is None:
            straw = self._straw[entry.name] = self._hay(entry).casefold()
        return all(word in straw for word in words)

    def _wanted(self, gone: frozenset[str] = frozenset()) -> list[str]:
        words = self._sieve.text.casefold().split()
        there = (entry for entry in self._entries.values() if entry.name not in gone)
        seen = [entry for entry in there if self._goes_through(entry, words)]
        seen.sort(key=lambda entry: (entry.modified, entry.name), reverse=True)
        if self._sorted_by == Column.DATE:
            if self._order == _ASCENDING:
                seen.reverse()
        else:
            keys = self._key(self._sorted_by)
            seen.sort(key=keys, reverse=self._order == _DESCENDING)
        return [entry.name for entry in seen]

    def _key(self, column: Column) -> Callable[[Entry], Any]:
        if column == Column.EPOCH:
            return lambda entry: (entry.epoch, entry.is_over, entry.moves)
        if column == Column.RESULT:
            return _by_result
        return lambda entry: self._tell(entry, column).casefold()

    def _place(self, rows: list[str]) -> None:
        self._rows = rows
        self._places = {name: row for row, name in enumerate(rows)}

    def _arrange(self, gone: frozenset[str] = frozenset()) -> None:
        """Show what is wanted now, with as little change as can be, so that selection and view stay."""
        wanted = self._wanted(gone)
        if wanted == self._rows:
            return
        seen, stays = set(wanted), set(self._rows)
        old = _ranges([row for row, name in enumerate(self._rows) if name not in seen])
        new = _ranges([row for row, name in enumerate(wanted) if name not in stays])
        if len(old) + len(new) > _MOST_RANGES:
            self.beginResetModel()
            self._place(wanted)
            self.endResetModel()
            return
        for first, last in reversed(old):
            self.beginRemoveRows(_NOWHERE, first, last)
            self._place(self._rows[:first] + self._rows[last + 1 :])
            self.endRemoveRows()
        stayed = set(self._rows)
        self._reorder([name for name in wanted if name in stayed])
        for first, last in new:
            self.beginInsertRows(_NOWHERE, first, last)
            self._place(self._rows[:first] + wanted[first : last + 1] + self._rows[first:])
            self.endInsertRows()

    def _reorder(self, rows: list[str]) -> None:
        if rows == self._rows:
            return
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        names = [self._rows[index.row()] for index in kept]
        self._place(rows)
        moved = [self.index(self._places[name], index.column()) for name, index in zip(names, kept, strict=True)]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    # --- the model

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of games to be seen."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """What a column tells of a game, and the game itself."""
        if role not in (_DISPLAY, _EDIT, ENTRY, Qt.ItemDataRole.ToolTipRole):
            return None
        entry = self.entry(index)
        if entry is None or not index.isValid():
            return None
        if role == ENTRY:
            return entry
        if role == _EDIT:
            return entry.title if index.column() == Column.NAME else None
        return self._tell(entry, Column(index.column()))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Names of the columns."""
        if role == _DISPLAY and orientation == Qt.Orientation.Horizontal and 0 <= section < len(Column):
            return self._heading(Column(section))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Names can be edited."""
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.NAME:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: _Index, value: Any, role: int = _EDIT) -> bool:
        """Ask for another name; the row changes when the file has it."""
        entry = self.entry(index)
        if entry is None or role != _EDIT or index.column() != Column.NAME:
            return False
        if str(value) != entry.title:
            self.renaming.emit(entry, str(value))
        return True


def _by_result(entry: Entry) -> tuple[int, int]:
    """Damaged, unknown, running; then finished games: the better a person did, the later."""
    state = state_of(entry)
    if state != "finished":
        return (("damaged", None, "running").index(state), 0)
    ranks = [rank for rank, seat in enumerate(entry.ranking) if entry.seats[seat].bot is None]
    return (3, -min(ranks, default=len(entry.ranking)) * 1000 + max(entry.fame, default=0))


def _ranges(rows: list[int]) -> list[tuple[int, int]]:
    """First and last of each stretch of *rows*, which are sorted."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found


def _count_kept_games() -> Iterator[None]:
    """Let the statistics take in the finished games before the files of some are deleted."""
    from ra_desktop.storage.history import History

    try:
        with History.open() as history:
            for _ in in_slices(history.update()):
                yield None
    except SaveError as error:
        _log.warning("finished games may be missing in the statistics: %s", error)


# --- the service ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Preview:
    """A game as its file has it, or what is wrong with the file."""

    entry: Entry
    game: SavedGame | None
    fault: Fault | None = None


@dataclass(frozen=True)
class Imported:
    """What came of files that were dropped."""

    names: tuple[str, ...]
    """Of those that are in the list now."""
    refused: tuple[tuple[str, Fault], ...]
    """The others, and why."""


@dataclass(frozen=True)
class Removed:
    """What came of files that were to go into the trash."""

    gone: tuple[str, ...]
    left: tuple[Entry, ...]
    """Those for which there is no trash."""
    refused: tuple[tuple[str, Fault], ...] = ()
    """The titles of those that cannot even be deleted for good, and why."""
    for_good: bool = False
    """Whether they are not even in the trash."""


class Shelf(QObject):
    """Reads the folder of saved games into a model, and files them. The folder is read in the background."""

    listed = Signal()
    """The model has all files, however little may be known of them."""
    progressed = Signal(int, int)
    """Of how many files everything is known, and how many there are."""
    failed = Signal(object)
    """A SaveError: of the folder, or of a file that could not be handled."""
    previewed = Signal(object)
    """The :class:`Preview` that was asked for last."""
    imported = Signal(object)
    removed = Signal(object)
    renamed = Signal(object, object)
    """The old and the new path of a file."""

    def __init__(self, model: LibraryModel, library: Library | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.library = library or Library()
        self._background = Background(self)
        self._reading: Job | None = None
        self._previewing: Job | None = None
        self._examined = 0
        model.renaming.connect(self.rename)

    def refresh(self) -> None:
        """Read the folder."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = self._background.start(self._read, self._on_read, self._on_all_read, failed=self.failed.emit)

    def preview(self, entry: Entry) -> None:
        """Open the file of *entry* to look at it; what was asked before is not wanted any more."""
        self.forget_preview()

        def failed(error: SaveError) -> None:
            self.previewed.emit(Preview(entry, None, Fault.of(error)))

        self._previewing = self._background.start(
            lambda: self._open(entry), self.previewed.emit, failed=failed, urgent=True
        )

    def forget_preview(self) -> None:
        """Nobody waits for a preview any more."""
        if self._previewing is not None:
            self._previewing.cancel()

    def rename(self, entry: Entry, text: str) -> None:
        """Call the file of *entry* as *text* says; one that was set aside becomes a saved game like any other."""
        old = self.library.path(entry)
        try:
            new = filing.rename(old, text, self.library.folder if entry.is_set_aside else None)
        except SaveError as error:
            self.failed.emit(error)
            return
        if new != old:
            name = new.relative_to(self.library.folder).as_posix()
            self.model.rename(entry, name)
            self.renamed.emit(old, new)
            self._background.start(
                lambda: self._learn_name(entry, name), self._on_read, failed=self.failed.emit, urgent=True
            )

    def remove(self, entries: Sequence[Entry], *, for_good: bool = False) -> None:
        """Put files into the trash, or delete them *for good*; :attr:`removed` says what came of it."""
        kept = tuple(entries)
        self._background.start(
            lambda: self._remove(kept, for_good), self._on_removed, failed=self.failed.emit, urgent=True
        )

    def bring_in(self, sources: Sequence[Path]) -> None:
        """Copy saved games into the folder; :attr:`imported` says what came of it."""
        wanted = tuple(sources)
        self._background.start(lambda: self._bring_in(wanted), self._on_imported, failed=self.failed.emit, urgent=True)

    def copy_out(self, entry: Entry, target: Path) -> None:
        """Copy the file of *entry* to *target*."""
        try:
            filing.copy_out(self.library.path(entry), target)
        except SaveError as error:
            self.failed.emit(error)

    def close(self) -> None:
        """End the thread; what it has found out is in the index."""
        self._background.shutdown()

    # --- on the thread

    def _read(self) -> Iterator[list[Entry] | tuple[Entry, ...] | SaveError]:
        """All entries as a list, then tuples of those of which more is known."""
        try:
            with no_collection():
                entries = sorted(self.library.list(), key=lambda entry: entry.modified, reverse=True)
        except SaveError as error:
            yield error
            return
        try:
            yield entries
            new = [one for one in entries if one.depth == "listed"]
            for some in in_portions(map(self.library.glance, new), _GLANCES):
                yield tuple(some)
            for some in in_portions(map(self._examine, new), _EXAMINATIONS):
                yield tuple(some)
        finally:
            self.library.save_index()

    def _examine(self, entry: Entry) -> Entry:
        with no_collection():
            return self.library.examine(entry)

    def _open(self, entry: Entry) -> Iterator[Preview]:
        try:
            with no_collection():
                saved = load_file(self.library.path(entry))
        except SaveError as error:
            yield Preview(entry, None, Fault.of(error))
        else:
            yield Preview(entry, saved)

    def _learn_name(self, entry: Entry, name: str) -> Iterator[tuple[Entry, ...]]:
        """The index knows the file by its new name; if it has not been examined by the old one, it is now."""
        renamed = structs.replace(entry, name=name)
        if entry.is_examined:
            self.library.remember(renamed)
        else:
            yield (self._examine(renamed),)

    def _remove(self, entries: Sequence[Entry], for_good: bool) -> Iterator[Removed | None]:
        if any(entry.is_kept for entry in entries):
            yield from _count_kept_games()

        def one(entry: Entry) -> tuple[Entry, Fault | None, bool]:
            path = self.library.path(entry)
            if for_good:
                try:
                    filing.remove(path)
                except SaveError as error:
                    return entry, Fault("delete", error.reason), False
                return entry, None, True
            trashed: Any = QFile.moveToTrash(str(path))
            return entry, None, bool(trashed[0] if isinstance(trashed, tuple) else trashed) or not path.exists()

        for some in in_slices(map(one, entries), SLICE * 2):
            yield Removed(
                tuple(entry.name for entry, _, gone in some if gone),
                tuple(entry for entry, fault, gone in some if not gone and fault is None),
                tuple((entry.title, fault) for entry, fault, _ in some if fault is not None),
                for_good,
            )

    def _bring_in(self, sources: Sequence[Path]) -> Iterator[Imported | tuple[Entry, ...]]:
        names: list[str] = []
        refused: list[tuple[str, Fault]] = []
        for source in sources:
            try:
                target = filing.bring_in(source, self.library.folder)
            except SaveError as error:
                refused.append((source.name, Fault.of(error)))
                continue
            names.append(target.name)
            status = target.stat()
            found = Entry(name=target.name, size=status.st_size, modified=status.st_mtime_ns)
            yield (self._examine(found),)
        self.library.save_index()
        yield Imported(tuple(names), tuple(refused))

    # --- back again

    def _on_read(self, found: list[Entry] | tuple[Entry, ...] | SaveError) -> None:
        if isinstance(found, SaveError):
            self.failed.emit(found)
            return
        if not found and not isinstance(found, list):
            return
        if isinstance(found, list):
            self._examined = sum(entry.is_examined for entry in found)
            self.model.put_up(found)
            self.listed.emit()
        else:
            known = {entry.name for entry in self.model.entries}
            self.model.learn([entry for entry in found if entry.name in known])  # others are gone meanwhile
            self._examined += sum(entry.is_examined for entry in found)
        self.progressed.emit(self._examined, self.model.count)

    def _on_all_read(self) -> None:
        self._reading = None
        self.progressed.emit(self.model.count, self.model.count)

    def _on_imported(self, found: Imported | tuple[Entry, ...]) -> None:
        if isinstance(found, Imported):
            self.imported.emit(found)
        else:
            self.model.learn(found)

    def _on_removed(self, found: Removed | None) -> None:
        if found is None:
            return
        self.model.forget(found.gone)
        self.removed.emit(found)
