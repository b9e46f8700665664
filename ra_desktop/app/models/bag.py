"""The bag as an item model: how many of each tile are left."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.engine import Position

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_ACCESSIBLE: Final = Qt.ItemDataRole.AccessibleTextRole
_USER: Final = int(Qt.ItemDataRole.UserRole)


class BagRole(IntEnum):
    """The roles of a tile."""

    TILE = _USER + 1
    """The tile's code."""
    LEFT = _USER + 2
    """How many are still in the bag."""
    TOTAL = _USER + 3
    """How many there are in the game."""


class BagModel(QAbstractListModel):
    """Item model of the number of each tile in the bag.

    `label` names a tile by its code and the rule set; `spoken` returns the text for screen readers from a label and a
    count.
    """

    counted = Signal()
    """The counts have been updated."""

    def __init__(
        self,
        label: Callable[[str, str], str],
        parent: QObject | None = None,
        *,
        spoken: Callable[[str, int], str] = lambda label, counts: label,
    ) -> None:
        super().__init__(parent)
        self._label = label
        self._spoken = spoken
        self.ruleset = ""
        """The rule set whose tiles are counted; empty before there is a game."""
        self._tiles: tuple[str, ...] = ()
        self._totals: tuple[int, ...] = ()
        self._left: list[int] = []
        self.is_closed = False
        """Whether no one may know what is left in the bag."""
        self.is_drawn_from = False
        """Whether a tile may still be drawn: not from an empty bag, nor after the last epoch."""

    @property
    def count(self) -> int:
        """How many tiles are in the bag."""
        return sum(self._left)

    @property
    def chance_of_ra(self) -> float:
        """The probability that the next tile is a Ra tile, 0 to 1; 0 for an empty bag."""
        return self._left[self._tiles.index("ra")] / self.count if self.count and "ra" in self._tiles else 0.0

    def left(self) -> list[tuple[str, int]]:
        """Return every tile with its count in the bag."""
        return list(zip(self._tiles, self._left, strict=True))

    def show_position(self, position: Position) -> None:
        """Count the tiles in the bag of `position`: a two-sided tile once, by the side up in the bag.

        Two-sided tiles come first, so that all with the same side are in one row of a grid.
        """
        kinds = position.rules.tiles
        contents = position.bag_contents
        copies = {tile: total for tile, total in zip(kinds.names, kinds.counts, strict=True) if total}
        totals = {tile: copies[tile] for tile in sorted(copies, key=lambda tile: "/" not in tile)}
        counts = [contents.get(tile, 0) for tile in totals]
        is_same = (tuple(totals), position.ruleset) == (self._tiles, self.ruleset)
        self.ruleset = position.ruleset
        self.is_closed = position.is_bag_closed
        self.is_drawn_from = not (position.is_played_out or self.is_closed) and any(counts)
        if not is_same:
            self.beginResetModel()
            self._tiles, self._totals, self._left = tuple(totals), tuple(totals.values()), counts
            self.endResetModel()
        else:
            changed = [row for row, (old, new) in enumerate(zip(self._left, counts, strict=True)) if old != new]
            self._left = counts
            for row in changed:
                self.dataChanged.emit(self.index(row), self.index(row))
        self.counted.emit()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._tiles)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        label, left = self._label(self._tiles[row], self.ruleset), self._left[row]
        facts: dict[int, Any] = {
            BagRole.TILE: self._tiles[row],
            BagRole.LEFT: left,
            BagRole.TOTAL: self._totals[row],
            _DISPLAY: label,
            _ACCESSIBLE: self._spoken(label, left),
        }
        return facts.get(role)
