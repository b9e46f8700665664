"""The saved games as an item model: filtered, sorted, and updated row by row. Texts come from callables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import structs
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ra_desktop.storage.names import composed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ra_desktop.storage.library import Entry

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_EDIT: Final = Qt.ItemDataRole.EditRole
_ASCENDING: Final = Qt.SortOrder.AscendingOrder
_DESCENDING: Final = Qt.SortOrder.DescendingOrder
_USER: Final = int(Qt.ItemDataRole.UserRole)

_MOST_RANGES: Final = 24
"""The most ranges of rows inserted or removed separately; beyond that, the model is reset."""

State = Literal["running", "finished", "damaged"]


class Column(IntEnum):
    """The columns of the list."""

    NAME = 0
    RULESET = 1
    PLAYERS = 2
    EPOCH = 3
    RESULT = 4
    DATE = 5


ENTRY: Final = _USER + 1
"""The role under which every cell of a row gives its :class:`~ra_desktop.storage.library.Entry`."""


def state_of(entry: Entry) -> State | None:
    """Whether the game of a file is unfinished, over or unreadable; None until that is known."""
    if entry.fault is not None:
        return "damaged"
    if not entry.is_examined:
        return None
    return "finished" if entry.is_over else "running"


@dataclass(frozen=True)
class Filter:
    """The criteria that listed games must meet."""

    text: str = ""
    """Words that must all occur somewhere."""
    ruleset: str | None = None
    state: State | None = None


class LibraryModel(QAbstractTableModel):
    """Saved games, a row for each, sorted and filtered in the model: a proxy would be slow with two thousand rows.

    `tell` returns the text of a column for a game, `heading` the title of a column, `search_text` the text that a
    search looks through.
    """

    renaming = Signal(object, str)
    """An entry, and the name typed for it."""

    def __init__(
        self,
        tell: Callable[[Entry, Column], str],
        heading: Callable[[Column], str],
        search_text: Callable[[Entry], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._heading = heading
        self._search_text = search_text
        self._entries: dict[str, Entry] = {}
        self._search_texts: dict[str, str] = {}
        self._rows: list[str] = []
        self._places: dict[str, int] = {}
        self.filter = Filter()
        """The current filter."""
        self._sorted_by = Column.DATE
        self._order = _DESCENDING

    # --- contents

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All games, shown or not, unordered."""
        return tuple(self._entries.values())

    @property
    def count(self) -> int:
        """The number of all games, shown or not."""
        return len(self._entries)

    def entry(self, index: _Index) -> Entry | None:
        """Return the game of a row."""
        return self._entries[self._rows[index.row()]] if 0 <= index.row() < len(self._rows) else None

    def index_of(self, name: str, column: int = 0) -> QModelIndex:
        """Return the index of the file `name`, invalid if it is not shown."""
        return self.index(self._places[name], column) if name in self._places else QModelIndex()

    def set_entries(self, entries: Iterable[Entry]) -> None:
        """Replace all entries."""
        self.beginResetModel()
        self._entries = {entry.name: entry for entry in entries}
        self._search_texts.clear()
        self._place(self._names_to_show())
        self.endResetModel()

    def update_entries(self, entries: Sequence[Entry]) -> None:
        """Add or update `entries`."""
        can_stay = not self._is_filtered() and self._sorted_by in (Column.NAME, Column.DATE)
        for entry in entries:
            can_stay = can_stay and (old := self._entries.get(entry.name)) is not None and entry.agrees_with(old)
            self._entries[entry.name] = entry
            self._search_texts.pop(entry.name, None)
        if not can_stay:
            self._arrange()
        rows = sorted(self._places[entry.name] for entry in entries if entry.name in self._places)
        if rows:
            self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], len(Column) - 1))

    def remove_entries(self, names: Iterable[str]) -> None:
        """Remove the entries of these `names`."""
        gone = frozenset(names)
        self._arrange(gone)  # views may ask for rows until they are removed
        for name in gone:
            self._entries.pop(name, None)
            self._search_texts.pop(name, None)

    def rename(self, entry: Entry, name: str) -> None:
        """Give the file of `entry` the name `name`; its row stays selected."""
        renamed = structs.replace(entry, name=name)
        self._entries = {
            renamed.name if key == entry.name else key: renamed if key == entry.name else value
            for key, value in self._entries.items()
        }
        self._search_texts.pop(entry.name, None)
        if entry.name in self._places:
            self._rows[self._places[entry.name]] = name
            self._place(self._rows)
        self.update_entries([renamed])

    # --- filter and order

    def set_filter(self, chosen: Filter) -> None:
        """Show only the games that match the filter `chosen`."""
        self.filter = chosen
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        if 0 <= column < len(Column):
            self._sorted_by, self._order = Column(column), order
            self._arrange()

    def _is_filtered(self) -> bool:
        return bool(self.filter.text.strip() or self.filter.ruleset or self.filter.state)

    def _passes(self, entry: Entry, words: Sequence[str]) -> bool:
        chosen = self.filter
        if chosen.ruleset is not None and entry.ruleset != chosen.ruleset:
            return False
        if chosen.state is not None and state_of(entry) != chosen.state:
            return False
        if not words:
            return True
        text = self._search_texts.get(entry.name)
        if text is None:
            text = self._search_texts[entry.name] = composed(self._search_text(entry)).casefold()
        return all(word in text for word in words)

    def _names_to_show(self, gone: frozenset[str] = frozenset()) -> list[str]:
        words = composed(self.filter.text).casefold().split()
        remaining = (entry for entry in self._entries.values() if entry.name not in gone)
        seen = [entry for entry in remaining if self._passes(entry, words)]
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
        """Update the rows with as few changes as possible, to keep selection and scroll position."""
        rows = self._names_to_show(gone)
        if rows == self._rows:
            return
        seen, stays = set(rows), set(self._rows)
        old = _ranges([row for row, name in enumerate(self._rows) if name not in seen])
        new = _ranges([row for row, name in enumerate(rows) if name not in stays])
        if len(old) + len(new) > _MOST_RANGES:
            self.beginResetModel()
            self._place(rows)
            self.endResetModel()
            return
        for first, last in reversed(old):
            self.beginRemoveRows(_NOWHERE, first, last)
            self._place(self._rows[:first] + self._rows[last + 1 :])
            self.endRemoveRows()
        stayed = set(self._rows)
        self._reorder([name for name in rows if name in stayed])
        for first, last in new:
            self.beginInsertRows(_NOWHERE, first, last)
            self._place(self._rows[:first] + rows[first : last + 1] + self._rows[first:])
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
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """Return the text of the column at `index` for a game, or, by `role`, the entry itself."""
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
        if role == _DISPLAY and orientation == Qt.Orientation.Horizontal and 0 <= section < len(Column):
            return self._heading(Column(section))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.NAME:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: _Index, value: Any, role: int = _EDIT) -> bool:
        """Request the name `value` for a game, and return whether it is one; the row changes with the file."""
        entry = self.entry(index)
        if entry is None or role != _EDIT or index.column() != Column.NAME:
            return False
        if str(value) != entry.title:
            self.renaming.emit(entry, str(value))
        return True


def _by_result(entry: Entry) -> tuple[int, int]:
    """Sort key: damaged, unknown, unfinished, then finished games, the person's best results last."""
    state = state_of(entry)
    if state != "finished":
        return (("damaged", None, "running").index(state), 0)
    ranks = [rank for rank, seat in enumerate(entry.ranking) if entry.seats[seat].is_person]
    return (3, -min(ranks, default=len(entry.ranking)) * 1000 + max(entry.fame, default=0))


def _ranges(rows: list[int]) -> list[tuple[int, int]]:
    """Return the first and last index of each range of consecutive `rows`, which are sorted."""
    ranges: list[tuple[int, int]] = []
    for row in rows:
        if ranges and ranges[-1][1] == row - 1:
            ranges[-1] = (ranges[-1][0], row)
        else:
            ranges.append((row, row))
    return ranges
