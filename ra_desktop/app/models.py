"""Item models of what the side panel lists: the log, the points, the bag. They adapt the game; they do not own it.

Words come from outside, as callables: this layer knows codes only.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from ra_desktop.engine import RULESETS
from ra_desktop.engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtCore import QObject

    from ra_desktop.engine import Game, Ply, Position

    PointRows = dict[str, int]

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_ACCESSIBLE: Final = Qt.ItemDataRole.AccessibleTextRole
_USER: Final = int(Qt.ItemDataRole.UserRole)

# --- the log --------------------------------------------------------------------------------------

KINDS: Final[dict[type[ev.Event], str]] = {
    ev.TileDrawn: "draw",
    ev.SideChosen: "draw",
    ev.GodSpent: "god",
    ev.AuctionStarted: "auction",
    ev.SunBid: "bid",
    ev.Passed: "bid",
    ev.LotWon: "lot",
    ev.NobodyBid: "lot",
    ev.DisasterStruck: "loss",
    ev.TileDiscarded: "loss",
    ev.TileFlipped: "flip",
    ev.PriestKept: "flip",
    ev.EpochStarted: "epoch",
    ev.EpochEnded: "epoch",
    ev.EpochScored: "epoch",
    ev.PlagueReturned: "epoch",
    ev.AnkhsWon: "epoch",
    ev.GameEnded: "epoch",
}
"""What each event is about, for filters."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log: something that happened, in words."""

    text: str
    ply: int
    """How many actions had been played when it had happened: its position is ``game.position(ply)``."""
    seat: int | None
    kind: str
    event: ev.Event


class LogRole(IntEnum):
    """What else a line of the log says."""

    PLY = _USER + 1
    SEAT = _USER + 2
    KIND = _USER + 3


class LogModel(QAbstractListModel):
    """The story of a game so far, a line for every event that needs one."""

    def __init__(self, tell: Callable[[ev.Event], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._plies: list[Ply] = []
        self._game: Game | None = None
        self._entries: list[LogEntry] = []

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """All lines."""
        return tuple(self._entries)

    def follow(self, game: Game | None, plies: int | None = None) -> None:
        """Bring the log to where *game* is, or was after so many *plies*; lines that stay true stay in place."""
        if game is None or game is not self._game:
            self._start(game)
        if game is None:
            return
        played = game.plies[:plies]
        common = 0
        for old, new in zip(self._plies, played, strict=False):
            if old is not new:
                break
            common += 1
        self._take_back(common)
        self._append(played[common:])

    def set_teller(self, tell: Callable[[ev.Event], str]) -> None:
        """Tell everything again: names or language have changed."""
        self._tell = tell
        game, plies = self._game, len(self._plies)
        self._game = None
        self.follow(game, plies)

    def _start(self, game: Game | None) -> None:
        self.beginResetModel()
        self._game = game
        self._plies = []
        self._entries = []
        if game is not None:
            first = game.position(0)
            if first.current_player is not None:
                self._entries = self._lines(0, (ev.EpochStarted(first.epoch, first.current_player),))
        self.endResetModel()

    def _take_back(self, plies: int) -> None:
        if plies >= len(self._plies):
            return
        del self._plies[plies:]
        first = next((row for row, entry in enumerate(self._entries) if entry.ply > plies), len(self._entries))
        if first < len(self._entries):
            self.beginRemoveRows(_NOWHERE, first, len(self._entries) - 1)
            del self._entries[first:]
            self.endRemoveRows()

    def _append(self, plies: Sequence[Ply]) -> None:
        lines: list[LogEntry] = []
        for ply in plies:
            self._plies.append(ply)
            lines += self._lines(len(self._plies), ply.events)
        if lines:
            first = len(self._entries)
            self.beginInsertRows(_NOWHERE, first, first + len(lines) - 1)
            self._entries += lines
            self.endInsertRows()

    def _lines(self, ply: int, events: Sequence[ev.Event]) -> list[LogEntry]:
        return [
            LogEntry(text, ply, getattr(event, "seat", None), KINDS.get(type(event), ""), event)
            for event in events
            if (text := self._tell(event))
        ]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of lines."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """The sentence, and what it is about."""
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role in (_DISPLAY, Qt.ItemDataRole.ToolTipRole):
            return entry.text
        if role == LogRole.PLY:
            return entry.ply
        if role == LogRole.SEAT:
            return entry.seat
        if role == LogRole.KIND:
            return entry.kind
        return None


class LogFilter(QSortFilterProxyModel):
    """The lines of a log that are about certain things."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds: frozenset[str] | None = None

    def set_kinds(self, kinds: Collection[str] | None) -> None:
        """Show these kinds only; None shows all."""
        self._kinds = None if kinds is None else frozenset(kinds)
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        """Whether a line is among what is to be shown."""
        if self._kinds is None:
            return True
        index = self.sourceModel().index(source_row, 0, source_parent)
        return index.data(LogRole.KIND) in self._kinds


# --- points ---------------------------------------------------------------------------------------

ALL_EPOCHS: Final = 0
TOTAL: Final = "total"
"""The code of the row of totals; other rows have the names of the scoring table or ``epoch-1`` to ``epoch-3``."""
LAST_EPOCH: Final = 3
LAST_EPOCH_ROWS: Final = frozenset(("monument-variety", "monument-sets", "pyramid", "chambers", "ankhs", "suns"))
"""Rows that are always 0 before the last epoch: what docs/rules.md scores "only after the third epoch"."""


class ScoreRole(IntEnum):
    """What else a cell of the score sheet says."""

    POINTS = _USER + 1
    """An int, or None where it is not shown."""
    ROW = _USER + 2
    """The code of the row."""
    IS_SUM = _USER + 3
    """Whether the row adds others up."""


class ScoreModel(QAbstractTableModel):
    """Points by row of the scoring table and by seat, of one epoch or of all that are finished.

    *label* names a row by its code, *number* writes points.
    """

    def __init__(
        self, label: Callable[[str], str], number: Callable[[int], str] = str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._label = label
        self._number = number
        self._names: tuple[str, ...] = ()
        self._rules: tuple[str, ...] = ()
        self._sheets: list[list[PointRows]] = []
        self._running: list[PointRows] | None = None
        self._concealed: frozenset[int] = frozenset()
        self._epoch = ALL_EPOCHS
        self._rows: list[tuple[str, list[int]]] = []

    @property
    def epoch(self) -> int:
        """The epoch on show, or :data:`ALL_EPOCHS`."""
        return self._epoch

    @property
    def epochs(self) -> int:
        """How many epochs there is something to show of, the running one included."""
        return len(self._sheets) + (self._running is not None)

    @property
    def is_running(self) -> bool:
        """Whether the points on show are those of an epoch that still goes on."""
        return self._running is not None and self._epoch == len(self._sheets) + 1

    def show_position(
        self, position: Position, names: Sequence[str], *, concealed: Collection[int] = (), running: bool = True
    ) -> None:
        """Show the points of *position*; of finished epochs none for the seats that are *concealed*.

        With *running*, the epoch that goes on is there too: as if it ended now.
        """
        sheets = position.score_sheet
        now = position.points_now() if running and not position.is_over else None
        self.show_points(sheets, RULESETS[position.ruleset].rows, names, running=now, concealed=concealed)

    def show_points(
        self,
        sheets: Sequence[Sequence[PointRows]],
        rules: Sequence[str],
        names: Sequence[str],
        *,
        running: Sequence[PointRows] | None = None,
        concealed: Collection[int] = (),
    ) -> None:
        """Show the *sheets* of the finished epochs, by epoch and seat, and of the *running* one."""
        before = self._shape()
        self._sheets = [list(sheet) for sheet in sheets]
        self._running = list(running) if running is not None else None
        names, rules = tuple(names), tuple(rules)
        rows = self._compute(rules, len(names))
        if before == (names, [code for code, _ in rows]):
            self._rules = rules
            self._rows = rows
            self._concealed = frozenset(concealed)
            if rows and names:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(names) - 1))
            return
        self.beginResetModel()
        self._names, self._rules, self._rows = names, rules, rows
        self._concealed = frozenset(concealed)
        self.endResetModel()

    def show_epoch(self, epoch: int) -> None:
        """Show another epoch, 1 to 3, or :data:`ALL_EPOCHS`."""
        self.beginResetModel()
        self._epoch = epoch
        self._rows = self._compute(self._rules, len(self._names))
        self.endResetModel()

    def relabel(self) -> None:
        """Ask for all words again."""
        self.beginResetModel()
        self.endResetModel()

    def _shape(self) -> tuple[tuple[str, ...], list[str]]:
        return self._names, [code for code, _ in self._rows]

    def _sheet(self) -> Sequence[PointRows] | None:
        if 1 <= self._epoch <= len(self._sheets):
            return self._sheets[self._epoch - 1]
        return self._running if self.is_running else None

    def _compute(self, rules: tuple[str, ...], seats: int) -> list[tuple[str, list[int]]]:
        if self._epoch == ALL_EPOCHS:
            sheets: Sequence[Sequence[PointRows]] = self._sheets
        else:
            sheet = self._sheet()
            sheets = [] if sheet is None else [sheet]
        if not seats or (self._epoch != ALL_EPOCHS and not sheets):
            return []
        late = self._epoch == LAST_EPOCH or (self._epoch == ALL_EPOCHS and len(self._sheets) == LAST_EPOCH)
        rows = [
            (rule, [sum(sheet[seat].get(rule, 0) for sheet in sheets) for seat in range(seats)])
            for rule in rules
            if late or rule not in LAST_EPOCH_ROWS
        ]
        if self._epoch == ALL_EPOCHS:
            rows += [
                ("epoch-" + str(number), [sum(sheet[seat].values()) for seat in range(seats)])
                for number, sheet in enumerate(sheets, 1)
            ]
        rows.append((TOTAL, [sum(sum(sheet[seat].values()) for sheet in sheets) for seat in range(seats)]))
        return rows

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of rows, the sums included."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of seats."""
        return 0 if parent.isValid() else len(self._names)

    def _is_shown(self, seat: int) -> bool:
        return self.is_running or seat not in self._concealed

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """The points of a seat in a row."""
        if not index.isValid() or index.row() >= len(self._rows) or index.column() >= len(self._names):
            return None
        code, points = self._rows[index.row()]
        shown = self._is_shown(index.column())
        if role in (_DISPLAY, _ACCESSIBLE):
            return self._number(points[index.column()]) if shown else "?"
        if role == ScoreRole.POINTS:
            return points[index.column()] if shown else None
        if role == ScoreRole.ROW:
            return code
        if role == ScoreRole.IS_SUM:
            return code == TOTAL or code not in self._rules
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Names of seats above, of rows at the left."""
        if role == ScoreRole.ROW and orientation == Qt.Orientation.Vertical and 0 <= section < len(self._rows):
            return self._rows[section][0]
        if role != _DISPLAY:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if 0 <= section < len(self._names) else None
        return self._label(self._rows[section][0]) if 0 <= section < len(self._rows) else None


# --- the bag --------------------------------------------------------------------------------------


class BagColumn(IntEnum):
    """The columns of the bag."""

    TILE = 0
    LEFT = 1
    TOTAL = 2


class BagRole(IntEnum):
    """What every cell of a row says."""

    TILE = _USER + 1
    """The tile's code."""
    LEFT = _USER + 2
    """How many are still in the bag."""
    TOTAL = _USER + 3
    """How many there are in the game."""


class BagModel(QAbstractTableModel):
    """How many of each tile are still in the bag. *label* names a tile by its code, *heading* a column."""

    counted = Signal()
    """Another position was counted."""

    def __init__(
        self,
        label: Callable[[str], str],
        heading: Callable[[BagColumn], str] = lambda column: column.name,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._label = label
        self._heading = heading
        self._ruleset = ""
        self._tiles: tuple[str, ...] = ()
        self._totals: tuple[int, ...] = ()
        self._left: list[int] = []

    @property
    def ruleset(self) -> str:
        """The rule set whose tiles are counted; empty before there is a game."""
        return self._ruleset

    @property
    def count(self) -> int:
        """How many tiles are in the bag."""
        return sum(self._left)

    @property
    def chance_of_ra(self) -> float:
        """How likely the next tile is a Ra, 0 to 1; 0 for an empty bag."""
        return self._left[self._tiles.index("ra")] / self.count if self.count and "ra" in self._tiles else 0.0

    def left(self) -> list[tuple[str, int]]:
        """Every tile with how many of it are in the bag."""
        return list(zip(self._tiles, self._left, strict=True))

    def show_position(self, position: Position) -> None:
        """Count what is in the bag of *position*: a two-sided tile once, as it lies in the bag.

        Two-sided tiles come first: so all that show one side stand in one row of a grid.
        """
        kinds = position.rules.tiles
        contents = position.bag_contents
        copies = {tile: total for tile, total in zip(kinds.names, kinds.counts, strict=True) if total}
        totals = {tile: copies[tile] for tile in sorted(copies, key=lambda tile: "/" not in tile)}
        left = [contents.get(tile, 0) for tile in totals]
        self._ruleset = position.ruleset
        if tuple(totals) != self._tiles:
            self.beginResetModel()
            self._tiles, self._totals, self._left = tuple(totals), tuple(totals.values()), left
            self.endResetModel()
        else:
            changed = [row for row, (old, new) in enumerate(zip(self._left, left, strict=True)) if old != new]
            self._left = left
            for row in changed:
                self.dataChanged.emit(self.index(row, 0), self.index(row, BagColumn.TOTAL))
        self.counted.emit()

    def relabel(self) -> None:
        """Ask for all words again."""
        self.beginResetModel()
        self.endResetModel()
        self.counted.emit()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of different tiles."""
        return 0 if parent.isValid() else len(self._tiles)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Tile, left, total."""
        return 0 if parent.isValid() else len(BagColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """What a cell says; the roles of :class:`BagRole` are the same in the whole row."""
        if not index.isValid() or index.row() >= len(self._tiles):
            return None
        row = index.row()
        facts: dict[int, Any] = {
            BagRole.TILE: self._tiles[row],
            BagRole.LEFT: self._left[row],
            BagRole.TOTAL: self._totals[row],
        }
        if role in facts:
            return facts[role]
        if role == _DISPLAY:
            if index.column() == BagColumn.TILE:
                return self._label(self._tiles[row])
            return str(self._left[row] if index.column() == BagColumn.LEFT else self._totals[row])
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != BagColumn.TILE:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Names of the columns."""
        if role == _DISPLAY and orientation == Qt.Orientation.Horizontal and 0 <= section < len(BagColumn):
            return self._heading(BagColumn(section))
        return None
