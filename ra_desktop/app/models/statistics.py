"""A table of the statistics as an item model: a row for each group of games."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.statistics import Part

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_DESCENDING: Final = Qt.SortOrder.DescendingOrder


class PartColumn(IntEnum):
    """The columns of the table."""

    NAME = 0
    GAMES = 1
    WINS = 2
    SHARE = 3
    FAME = 4
    OTHER_FAME = 5
    AHEAD = 6


PART: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which every cell of a row gives its :class:`~ra_desktop.app.statistics.Part`."""


class PartModel(QAbstractTableModel):
    """Groups of games, a row for each. `tell` returns the text of a column for a group."""

    def __init__(
        self,
        tell: Callable[[Part, PartColumn], str],
        heading: Callable[[PartColumn], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._heading = heading
        self._parts: list[Part] = []
        self._sorted_by = PartColumn.GAMES
        self._order = _DESCENDING

    @property
    def parts(self) -> tuple[Part, ...]:
        """The rows."""
        return tuple(self._parts)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Replace the rows by `parts`."""
        self.beginResetModel()
        self._parts = self._in_order(parts)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(PartColumn):
            return
        self._sorted_by, self._order = PartColumn(column), order
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        parts = [self._parts[index.row()] for index in kept]
        self._parts = self._in_order(self._parts)
        moved = [self.index(self._parts.index(part), index.column()) for part, index in zip(parts, kept, strict=True)]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def _in_order(self, parts: Sequence[Part]) -> list[Part]:
        by_name = sorted(parts, key=lambda part: self._tell(part, PartColumn.NAME).casefold())
        if self._sorted_by == PartColumn.NAME:
            return by_name[:: -1 if self._order == _DESCENDING else 1]
        return sorted(by_name, key=_number(self._sorted_by), reverse=self._order == _DESCENDING)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._parts)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(PartColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """Return the text of the column at `index`, or, by `role`, the group itself."""
        if not index.isValid() or not 0 <= index.row() < len(self._parts):
            return None
        part = self._parts[index.row()]
        if role == PART:
            return part
        if role == _DISPLAY:
            return self._tell(part, PartColumn(index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(PartColumn):
            return None
        if role == _DISPLAY:
            return self._heading(PartColumn(section))
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _alignment(column: int) -> int:
    """Numbers are right-aligned."""
    side = Qt.AlignmentFlag.AlignLeft if column == PartColumn.NAME else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)


def _number(column: PartColumn) -> Callable[[Part], float]:
    return {
        PartColumn.GAMES: lambda part: part.games,
        PartColumn.WINS: lambda part: part.wins,
        PartColumn.SHARE: lambda part: part.wins / part.games,
        PartColumn.FAME: lambda part: part.fame,
        PartColumn.OTHER_FAME: lambda part: part.other_fame,
        PartColumn.AHEAD: lambda part: part.ahead,
    }[column]
