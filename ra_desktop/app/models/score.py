"""The score sheet as an item model: points by row of the scoring table and by seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

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
FAME: Final = "fame"
"""The code of the row of fame before and after an epoch."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reason for a seat's points in a row of the scoring table."""

    text: str
    """A short reason to show beside the number."""
    tiles: tuple[tuple[str, int], ...] = ()
    """The tiles that count, with their counts."""
    suns: tuple[int, ...] = ()
    """The suns that count."""
    compared: str = ""
    """Where the others decide: what they have, beside what the seat has."""

    @property
    def full(self) -> str:
        """The words where there is room: with what the others have, if that decides."""
        return self.compared or self.text


class Cell(NamedTuple):
    """What one seat has in one row."""

    points: int | None
    """None for what is no points, such as ankhs, or is not shown."""
    text: str
    """As it is written."""
    reason: Explanation = Explanation("")


class Row(NamedTuple):
    """A row of the score sheet, with a cell for each seat."""

    code: str
    cells: tuple[Cell, ...]


class ScoreRole(IntEnum):
    """Further data of a cell."""

    POINTS = _USER + 1
    """An int; None for what is no points or is not shown."""
    ROW = _USER + 2
    """The code of the row."""
    REASON = _USER + 3
    """An :class:`Explanation`."""


class SheetModel(QAbstractTableModel):
    """Rows of points with a column for each seat; `label` names a row by its code.

    `tell` says in a sentence whose cell it is and why: it takes the player's name, the code and the cell. Without it,
    only the numbers are read aloud.
    """

    def __init__(
        self,
        label: Callable[[str], str],
        tell: Callable[[str, str, Cell], str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._label = label
        self._tell = tell
        self._names: tuple[str, ...] = ()
        self.rows: tuple[Row, ...] = ()
        """The rows, from top to bottom."""

    @property
    def codes(self) -> list[str]:
        """The codes of the rows."""
        return [row.code for row in self.rows]

    def show_rows(self, rows: Sequence[Row], names: Sequence[str]) -> None:
        """Show other `rows` of the players called `names`; nothing is reset if only cells differ."""
        stays = self._names == tuple(names) and self.codes == [row.code for row in rows]
        if not stays:
            self.beginResetModel()
        self._names, self.rows = tuple(names), tuple(rows)
        if not stays:
            self.endResetModel()
        elif rows and names:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(names) - 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        cell = row.cells[index.column()]
        if self._tell is not None and role in (_ACCESSIBLE, Qt.ItemDataRole.ToolTipRole):
            return self._tell(self._names[index.column()], row.code, cell)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        shown: dict[int, object] = {
            _DISPLAY: cell.text,
            _ACCESSIBLE: cell.text,
            ScoreRole.POINTS: cell.points,
            ScoreRole.ROW: row.code,
            ScoreRole.REASON: cell.reason,
        }
        return shown.get(role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return the names of seats at the top, of rows at the left."""
        is_row = orientation == Qt.Orientation.Vertical
        titles = self.codes if is_row else self._names
        if not 0 <= section < len(titles) or role not in (_DISPLAY, *([ScoreRole.ROW] if is_row else [])):
            return None
        return self._label(titles[section]) if is_row and role == _DISPLAY else titles[section]


class ScoreModel(SheetModel):
    """Points of one epoch, or of all finished ones.

    `label` names a row by its code, `number` formats points.
    """

    def __init__(
        self, label: Callable[[str], str], number: Callable[[int], str] = str, parent: QObject | None = None
    ) -> None:
        super().__init__(label, parent=parent)
        self._number = number
        self._rules: RuleSet | None = None
        self._sheets: list[list[PointRows]] = []
        self._running: list[PointRows] | None = None
        self._concealed: frozenset[int] = frozenset()
        self.epoch = ALL_EPOCHS
        """The epoch shown, or :data:`ALL_EPOCHS`."""
        self.lists_epochs = True
        """Whether the sum of all epochs has a row for each of them."""

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

    def show_position(self, position: Position, names: Sequence[str], *, concealed: Collection[int] = ()) -> None:
        """Show the points of `position`, without those of finished epochs for the `concealed` seats.

        The current epoch scores as if it ended now.
        """
        sheets, rules = position.score_sheet, RULESETS[position.ruleset]
        now = None if position.is_over else position.points_now()
        self.show_points(sheets, rules, names, running=now, concealed=concealed)

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
        self._sheets = [list(sheet) for sheet in sheets]
        self._running = list(running) if running is not None else None
        self._concealed = frozenset(concealed)
        self._rules = rules
        self._show(names)

    def show_epoch(self, epoch: int) -> None:
        """Show another epoch, 1 to 3, or :data:`ALL_EPOCHS`."""
        self.epoch = epoch
        self._show(self._names)

    def _show(self, names: Sequence[str]) -> None:
        hidden = self.concealed
        points = {} if self._rules is None or not names else self._points(self._rules, range(len(names)))
        rows = [
            Row(code, tuple(Cell(None, "") if seat in hidden else Cell(amount, self._number(amount))
                            for seat, amount in enumerate(amounts)))
            for code, amounts in points.items()
        ]  # fmt: skip
        self.show_rows(rows, names)

    def _points(self, rules: RuleSet, seats: range) -> dict[str, list[int]]:
        """Return the points of each row by its code."""
        is_all = self.epoch == ALL_EPOCHS
        running = [] if self._running is None else [self._running]
        sheets = self._sheets if is_all else [*self._sheets, *running][self.epoch - 1 : self.epoch]
        if not sheets and not is_all:
            return {}
        is_last = (self.epoch or len(self._sheets)) == rules.epochs
        points = {
            rule: [sum(sheet[seat].get(rule, 0) for sheet in sheets) for seat in seats]
            for rule in rules.rows
            if is_last or rule not in rules.final_rows
        }
        epochs = [[sum(sheet[seat].values()) for seat in seats] for sheet in sheets]
        if is_all and self.lists_epochs:
            points |= {f"epoch-{number}": totals for number, totals in enumerate(epochs, 1)}
        floor = [0 if self.is_running else self._floor_gain(rules, seat) for seat in seats]
        if any(gain for seat, gain in enumerate(floor) if seat not in self._concealed):
            points[FLOOR] = floor
        points[TOTAL] = [sum(totals[seat] for totals in epochs) + floor[seat] for seat in seats]
        return points

    def _floor_gain(self, rules: RuleSet, seat: int) -> int:
        gains = rules.floor_gains(sum(sheet[seat].values()) for sheet in self._sheets)
        return sum(gains) if self.epoch == ALL_EPOCHS else gains[self.epoch - 1]
