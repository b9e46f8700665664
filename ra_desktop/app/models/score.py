"""The score sheet as an item model: points by row of the scoring table and by seat."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ra_desktop.engine import RULESETS, Position, RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    PointRows = dict[str, int]

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_ACCESSIBLE: Final = Qt.ItemDataRole.AccessibleTextRole
_USER: Final = int(Qt.ItemDataRole.UserRole)

ALL_EPOCHS: Final = 0
TOTAL: Final = "total"
"""The code of the row of totals; other rows have the names of the scoring table or ``epoch-1`` and so on."""
FLOOR: Final = "floor"
"""Code of the row for points added by the fame floor (docs/rules.md#fame-floor); present only if there are any."""


class ScoreRole(IntEnum):
    """Further data of a cell."""

    POINTS = _USER + 1
    """An int, or None where it is not shown."""
    ROW = _USER + 2
    """The code of the row."""
    IS_SUM = _USER + 3
    """Whether the row is a sum."""


class ScoreModel(QAbstractTableModel):
    """Points by row of the scoring table and by seat, of one epoch or of all finished ones.

    `label` names a row by its code, `number` formats points.
    """

    def __init__(
        self, label: Callable[[str], str], number: Callable[[int], str] = str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._label = label
        self._number = number
        self._names: tuple[str, ...] = ()
        self._rules: RuleSet | None = None
        self._sheets: list[list[PointRows]] = []
        self._running: list[PointRows] | None = None
        self._concealed: frozenset[int] = frozenset()
        self.epoch = ALL_EPOCHS
        """The epoch shown, or :data:`ALL_EPOCHS`."""
        self._rows: list[tuple[str, list[int]]] = []

    @property
    def epochs(self) -> int:
        """The number of epochs with points, including the current one."""
        return len(self._sheets) + (self._running is not None)

    @property
    def is_running(self) -> bool:
        """Whether the points shown are those of an unfinished epoch."""
        return self._running is not None and self.epoch == len(self._sheets) + 1

    @property
    def concealed(self) -> frozenset[int]:
        """The seats whose points are not shown now."""
        return frozenset() if self.is_running else self._concealed

    def show_position(
        self, position: Position, names: Sequence[str], *, concealed: Collection[int] = (), running: bool = True
    ) -> None:
        """Show the points of `position`, without those of finished epochs for the `concealed` seats.

        With `running`, also show what the current epoch would score if it ended now.
        """
        sheets = position.score_sheet
        now = position.points_now() if running and not position.is_over else None
        self.show_points(sheets, RULESETS[position.ruleset], names, running=now, concealed=concealed)

    def show_points(
        self,
        sheets: Sequence[Sequence[PointRows]],
        rules: RuleSet,
        names: Sequence[str],
        *,
        running: Sequence[PointRows] | None = None,
        concealed: Collection[int] = (),
    ) -> None:
        """Show the `sheets` of the finished epochs, by epoch and seat, and of the `running` epoch, by `rules`."""
        before = self._names, [code for code, _ in self._rows]
        self._sheets = [list(sheet) for sheet in sheets]
        self._running = list(running) if running is not None else None
        self._concealed = frozenset(concealed)
        names = tuple(names)
        rows = self._compute(rules, len(names))
        if before == (names, [code for code, _ in rows]):
            self._rules = rules
            self._rows = rows
            if rows and names:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(names) - 1))
            return
        self.beginResetModel()
        self._names, self._rules, self._rows = names, rules, rows
        self.endResetModel()

    def show_epoch(self, epoch: int) -> None:
        """Show another epoch, 1 to 3, or :data:`ALL_EPOCHS`."""
        self.beginResetModel()
        self.epoch = epoch
        self._rows = self._compute(self._rules, len(self._names))
        self.endResetModel()

    def _sheet(self) -> Sequence[PointRows] | None:
        if 1 <= self.epoch <= len(self._sheets):
            return self._sheets[self.epoch - 1]
        return self._running if self.is_running else None

    def _compute(self, rules: RuleSet | None, seats: int) -> list[tuple[str, list[int]]]:
        if self.epoch == ALL_EPOCHS:
            sheets: Sequence[Sequence[PointRows]] = self._sheets
        else:
            sheet = self._sheet()
            sheets = [] if sheet is None else [sheet]
        if rules is None or not seats or (self.epoch != ALL_EPOCHS and not sheets):
            return []
        late = self.epoch == rules.epochs or (self.epoch == ALL_EPOCHS and len(self._sheets) == rules.epochs)
        rows = [
            (rule, [sum(sheet[seat].get(rule, 0) for sheet in sheets) for seat in range(seats)])
            for rule in rules.rows
            if late or rule not in rules.final_rows
        ]
        if self.epoch == ALL_EPOCHS:
            rows += [
                ("epoch-" + str(number), [sum(sheet[seat].values()) for seat in range(seats)])
                for number, sheet in enumerate(sheets, 1)
            ]
        floor = [0 if self.is_running else self._floor_gain(rules, seat) for seat in range(seats)]
        if any(gain for seat, gain in enumerate(floor) if seat not in self._concealed):
            rows.append((FLOOR, floor))
        sums = [sum(sum(sheet[seat].values()) for sheet in sheets) for seat in range(seats)]
        rows.append((TOTAL, [total + gain for total, gain in zip(sums, floor, strict=True)]))
        return rows

    def _floor_gain(self, rules: RuleSet, seat: int) -> int:
        gains = rules.floor_gains(sum(sheet[seat].values()) for sheet in self._sheets)
        return sum(gains) if self.epoch == ALL_EPOCHS else gains[self.epoch - 1]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        if not index.isValid() or index.row() >= len(self._rows) or index.column() >= len(self._names):
            return None
        code, points = self._rows[index.row()]
        shown = index.column() not in self.concealed
        if role in (_DISPLAY, _ACCESSIBLE):
            return self._number(points[index.column()]) if shown else ""
        if role == ScoreRole.POINTS:
            return points[index.column()] if shown else None
        if role == ScoreRole.ROW:
            return code
        if role == ScoreRole.IS_SUM:
            return self._rules is None or code not in self._rules.rows
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return the names of seats at the top, of rows at the left."""
        if role == ScoreRole.ROW and orientation == Qt.Orientation.Vertical and 0 <= section < len(self._rows):
            return self._rows[section][0]
        if role != _DISPLAY:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if 0 <= section < len(self._names) else None
        return self._label(self._rows[section][0]) if 0 <= section < len(self._rows) else None
