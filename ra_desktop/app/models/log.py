"""The log as an item model: a line for each event of a game. Texts come from callables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from ra_desktop.engine import Game, Ply
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import Handover

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence


_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_USER: Final = int(Qt.ItemDataRole.UserRole)

Fact = ev.Event | Handover
"""The kind of a line."""

KINDS: Final[dict[type[Fact], str]] = {
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
    Handover: "seat",
}
"""The kind of each fact, for filters."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log."""

    text: str
    ply: int
    """How many actions had been played after it happened: its position is ``game.position(ply)``."""
    seat: int | None
    kind: str
    event: Fact


class LogRole(IntEnum):
    """Further data of a line."""

    PLY = _USER + 1
    SEAT = _USER + 2
    KIND = _USER + 3


class LogModel(QAbstractListModel):
    """The log of a game, with a line for every event that needs one, and for every change of players."""

    def __init__(self, tell: Callable[[Fact], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._plies: list[Ply] = []
        self._game: Game | None = None
        self._changes: tuple[Handover, ...] = ()
        self._changes_after: dict[int, list[Handover]] = {}
        self._entries: list[LogEntry] = []
        self._held: list[LogEntry] = []
        """Lines of the last ply from its scoring on, held back until the scoring has been shown."""

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """All lines."""
        return tuple(self._entries)

    def follow(self, game: Game | None, plies: int | None = None, *, unscored: bool = False) -> None:
        """Update the log to `game`, now or after `plies` actions; lines that still apply stay in place.

        `unscored`: if the last of these actions ended an epoch, only up to there.
        """
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
        self._append(played[common:], unscored)

    def set_changes(self, changes: tuple[Handover, ...]) -> None:
        """Set the changes of players of the whole game; other ones than before rewrite the log."""
        if changes == self._changes:
            return
        self._changes = changes
        self._changes_after = {}
        for change in changes:
            self._changes_after.setdefault(change.after, []).append(change)
        self.set_teller(self._tell)

    def set_teller(self, tell: Callable[[Fact], str]) -> None:
        """Rewrite all lines, after names or the language changed."""
        self._tell = tell
        game, plies = self._game, len(self._plies)
        self._game = None
        self.follow(game, plies, unscored=bool(self._held))

    def _start(self, game: Game | None) -> None:
        self.beginResetModel()
        self._game = game
        self._plies = []
        self._entries = []
        self._held = []
        if game is not None:
            first = game.position(0)
            if first.current_player is not None:
                self._entries = self._lines(0, (ev.EpochStarted(first.epoch, first.current_player),))
            self._entries += self._lines(0, self._changes_after.get(0, ()))
        self.endResetModel()

    def _take_back(self, plies: int) -> None:
        if plies >= len(self._plies):
            return
        del self._plies[plies:]
        self._held = []
        first = next((row for row, entry in enumerate(self._entries) if entry.ply > plies), len(self._entries))
        if first < len(self._entries):
            self.beginRemoveRows(_NOWHERE, first, len(self._entries) - 1)
            del self._entries[first:]
            self.endRemoveRows()

    def _append(self, plies: Sequence[Ply], unscored: bool) -> None:
        if unscored and not plies:
            return
        lines, self._held = self._held, []
        for ply in plies:
            self._plies.append(ply)
            count = len(self._plies)
            lines += self._lines(count, (*ply.events, *self._changes_after.get(count, ())))
        if unscored:
            count = len(self._plies)
            events = (entry.event if entry.ply == count else None for entry in lines)
            scored = next((row for row, event in enumerate(events) if isinstance(event, ev.EpochScored)), len(lines))
            lines, self._held = lines[:scored], lines[scored:]
        if lines:
            first = len(self._entries)
            self.beginInsertRows(_NOWHERE, first, first + len(lines) - 1)
            self._entries += lines
            self.endInsertRows()

    def _lines(self, ply: int, events: Sequence[Fact]) -> list[LogEntry]:
        return [
            LogEntry(text, ply, getattr(event, "seat", None), KINDS.get(type(event), ""), event)
            for event in events
            if (text := self._tell(event))
        ]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """Return the text of the line at `index`, or what else `role` asks for."""
        if not index.isValid():
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
    """The lines of a log of certain kinds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds: frozenset[str] | None = None

    def set_kinds(self, kinds: Collection[str] | None) -> None:
        """Show these kinds only; None shows all."""
        self._kinds = None if kinds is None else frozenset(kinds)
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        if self._kinds is None:
            return True
        index = self.sourceModel().index(source_row, 0, source_parent)
        return index.data(LogRole.KIND) in self._kinds
