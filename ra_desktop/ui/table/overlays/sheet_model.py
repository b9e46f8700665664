"""The score sheet of one epoch as an item model: a row for each scoring rule, the sum and the fame; a column a seat."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from ra_desktop.app.models.score import FLOOR, TOTAL
from ra_desktop.ui.games.record import ANKHS_WON, Explanation
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.side.score_view import score_row_label
from ra_desktop.ui.words.fill import arrow, points_text, read_aloud
from ra_desktop.ui.words.scoring import fame_text, scored, total_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_USER: Final = int(Qt.ItemDataRole.UserRole)

FAME: Final = "fame"
"""The code of the last row."""


class SheetRole(IntEnum):
    """Further data of a cell."""

    POINTS = _USER + 1
    """An int; None for a cell without points, such as ankhs and fame."""
    ROW = _USER + 2
    """The code of the row."""
    REASON = _USER + 3
    """A :class:`.Explanation`."""


def sheet_row_label(code: str) -> str:
    """Return the name of the row `code` of the score sheet."""
    if code == ANKHS_WON:
        return _tr("ScoreSheet", "Ankhs won")
    if code == TOTAL:
        return _tr("ScoreSheet", "This epoch")
    if code == FAME:
        return _tr("Common", "Fame")
    return score_row_label(code)


class SheetModel(QAbstractTableModel):
    """The account of an epoch; empty until there is one."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self._account: EpochAccount | None = None
        self.seats: tuple[SeatInfo, ...] = ()
        """The players."""

    def show_account(self, account: EpochAccount, seats: Sequence[SeatInfo]) -> None:
        """Show `account`; `seats` are the players in order."""
        self.beginResetModel()
        self._account = account
        self.seats = tuple(seats)
        self.endResetModel()

    @property
    def codes(self) -> list[str]:
        """The codes of the rows, from top to bottom."""
        if self._account is None:
            return []
        shown = [gain for gain, seat in zip(self._account.floor_gains, self.seats, strict=True) if seat.fame_shown]
        return [*(row.code for row in self._account.rows), TOTAL, *([FLOOR] if any(shown) else []), FAME]

    def best(self) -> int:
        """Return the most points of a seat in the epoch."""
        assert self._account is not None
        return max(self._account.total(seat) for seat in range(len(self.seats)))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.codes)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.seats)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """Return the text of a cell, or its data."""
        if not index.isValid() or self._account is None:
            return None
        code, seat = self.codes[index.row()], index.column()
        if role == SheetRole.ROW:
            return code
        if role == SheetRole.POINTS:
            return self._points(index.row(), seat)
        if role == SheetRole.REASON:
            return self._reason(index.row(), seat)
        if role == _DISPLAY:
            return self._text(index.row(), seat)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.sentence(index)
        return None

    def sentence(self, index: _Index) -> str:
        """Return whose cell it is, and its row with the reason: "Ann. Gold: +6 (Gold ×2, 3 each)"."""
        row, seat = index.row(), index.column()
        return read_aloud([self.seats[seat].name]) + " " + self.row_text(row, seat)

    def row_text(self, row: int, seat: int) -> str:
        """Return a row of `seat` with the reason: "Gold: +6 (Gold ×2, 3 each)"."""
        return scored(sheet_row_label(self.codes[row]), self._text(row, seat), self._reason(row, seat).text)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return the names of seats at the top, and of rows at the left."""
        if orientation == Qt.Orientation.Horizontal:
            return self.seats[section].name if role == _DISPLAY and section < len(self.seats) else None
        if not 0 <= section < len(self.codes):
            return None
        if role == SheetRole.ROW:
            return self.codes[section]
        return sheet_row_label(self.codes[section]) if role == _DISPLAY else None

    def _points(self, row: int, seat: int) -> int | None:
        assert self._account is not None
        if row < len(self._account.rows):
            line = self._account.rows[row]
            return line.cells[seat].amount if line.scores else None
        if self.codes[row] == FLOOR:
            return self._account.floor_gains[seat] if self.seats[seat].fame_shown else None
        return self._account.total(seat) if self.codes[row] == TOTAL else None

    def _text(self, row: int, seat: int) -> str:
        account = self._account
        assert account is not None
        if row < len(account.rows):
            return account.rows[row].cells[seat].text
        if self.codes[row] == TOTAL:
            return points_text(account.total(seat))
        if not self.seats[seat].fame_shown:
            return "" if self.codes[row] == FLOOR else _tr("ScoreSheet", "face down", "Of fame")
        if self.codes[row] == FLOOR:
            return points_text(account.floor_gains[seat])
        event = account.event
        return arrow(event.fame_before[seat], event.fame[seat])

    def _reason(self, row: int, seat: int) -> Explanation:
        account = self._account
        assert account is not None
        if row < len(account.rows):
            return account.rows[row].cells[seat].reason
        if self.codes[row] == TOTAL:
            return Explanation(total_text(line.cells[seat].amount for line in account.rows if line.scores))
        if not self.seats[seat].fame_shown:
            return Explanation("")
        event = account.event
        return Explanation(fame_text(event.fame_before[seat], account.total(seat), event.fame[seat]))
