"""Finished games: kept as files when they end, and read for the statistics."""

from __future__ import annotations

import logging
import time
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.savefile import SavedGame, load_file, save_file

from .background import Background, in_slices, no_collection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from ra_desktop.storage.history import FinishedGame

    from .session import Session
    from .settings import Settings
    from .statistics import Part

_log = logging.getLogger(__name__)

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_DESCENDING: Final = Qt.SortOrder.DescendingOrder

_PARTIAL: Final = 2.0
"""Seconds after which the page shows what has been counted so far."""


def keep(saved: SavedGame) -> Path | None:
    """Write a finished game to where such games are kept, if it counts; its file, or None.

    What is there already stays: only the first end of a game counts. Raises :class:`SaveError`.
    """
    from ra_desktop.storage import history  # brings a database, which the start of the program can do without

    if not history.counts(saved):
        return None
    path = history.kept_path(saved)
    if not path.exists():
        save_file(path, saved)
    return path


class HistoryKeeper(QObject):
    """Keeps every game that is finished at the table."""

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._late: list[SavedGame] = []
        """Games that the disk had no room for when they ended."""
        session.played.connect(self._on_played)
        session.autosave.written.connect(self._on_autosaved)

    def catch_up(self) -> None:
        """Keep the autosaved game if it is over: the program may have ended right after its last move."""
        try:
            saved = load_file(self._session.autosave.path)
        except SaveError:
            return
        if saved.game.state.is_over:
            self._keep(saved)

    def _on_played(self) -> None:
        saved = self._session.saved
        if saved is not None and saved.game.state.is_over:
            self._keep(saved)

    def _on_autosaved(self) -> None:
        """There is room again."""
        late, self._late = self._late, []
        for saved in late:
            if saved.game.state.is_over:
                self._keep(saved)

    def _keep(self, saved: SavedGame) -> None:
        """Keep *saved*, but not again when its file has been deleted since."""
        from ra_desktop.storage.identity import game_id

        number = game_id(saved)
        if self._settings.last_kept == number:
            return
        try:
            keep(saved)
        except SaveError as error:  # the person has been told that the disk refuses: nothing can be autosaved either
            _log.warning("a finished game is not kept: %s", error)
            if saved not in self._late:
                self._late.append(saved)
        else:
            self._settings.last_kept = number


class HistoryReader(QObject):
    """Reads the history in the background, after it has taken in what is new."""

    read = Signal(object)
    """All finished games, a list of :class:`~ra_desktop.storage.history.FinishedGame`, the first to end first."""
    progressed = Signal(int)
    """How many files of finished games have still to be taken in."""
    failed = Signal(object)
    """A SaveError."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)

    def refresh(self) -> None:
        """Read everything anew."""
        self._background.start(self._read, self._on_read, failed=self.failed.emit)

    def clear(self) -> None:
        """Forget all games."""
        self._background.start(self._clear, self._on_read, failed=self.failed.emit)

    def close(self) -> None:
        """End the thread."""
        self._background.shutdown()

    def _read(self) -> Iterator[int | list[FinishedGame] | SaveError]:
        from ra_desktop.storage.history import History

        try:
            with History.open() as history:
                games = history.games()
                yield games  # at once what is known, then the rest
                told = time.monotonic()
                for left in in_slices(_careful(history.update())):
                    yield left[-1]
                    if time.monotonic() - told > _PARTIAL:
                        told = time.monotonic()
                        games = history.games()
                        yield games
                if (now := history.games()) != games:
                    yield now
        except SaveError as error:
            yield error

    def _clear(self) -> Iterator[list[FinishedGame] | SaveError]:
        from ra_desktop.storage.history import History

        try:
            with History.open() as history:
                for _ in history.update():  # what is not taken in now would come back
                    pass
                history.clear()
                yield history.games()
        except SaveError as error:
            yield error

    def _on_read(self, found: int | list[FinishedGame] | SaveError) -> None:
        if isinstance(found, int):
            self.progressed.emit(found)
        elif isinstance(found, list):
            self.read.emit(found)
        else:
            self.failed.emit(found)


def _careful(steps: Iterator[int]) -> Iterator[int]:
    """*steps*, each without a collection of garbage."""
    while True:
        with no_collection():
            try:
                step = next(steps)
            except StopIteration:
                return
        yield step


# --- tables -----------------------------------------------------------------------------------------


class PartColumn(IntEnum):
    """What a table tells of games that have something in common."""

    NAME = 0
    GAMES = 1
    WINS = 2
    SHARE = 3
    FAME = 4
    OTHER_FAME = 5
    AHEAD = 6


PART: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which every cell of a row gives its :class:`~.statistics.Part`."""


class PartModel(QAbstractTableModel):
    """Parts of the statistics, a row for each. *tell* says in words what a column tells of a part."""

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
        """Show these."""
        self.beginResetModel()
        self._parts = self._in_order(parts)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by what a column tells."""
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
        """Number of parts."""
        return 0 if parent.isValid() else len(self._parts)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(PartColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        """What a column tells of a part, and the part itself."""
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
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(PartColumn):
            return None
        if role == _DISPLAY:
            return self._heading(PartColumn(section))
        return _alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _alignment(column: int) -> int:
    """Numbers stand at the right."""
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
