"""The records on the ranking: looked for when a game has been played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ra_desktop.app.records import RecordFinder
from ra_desktop.ui.words.records import record_text

if TYPE_CHECKING:
    from ra_desktop.app.records import Record
    from ra_desktop.app.session import Session
    from ra_desktop.ui.table.table import Table


class RecordActions(QObject):
    """Shows the records that the game of `session` has beaten on the ranking of `table`."""

    def __init__(self, session: Session, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._ranking = table.view.ranking
        self._finder = RecordFinder(self)
        self._finder.found.connect(self._show)
        session.played.connect(self._look)
        session.rewound.connect(self._forget)
        session.game_replaced.connect(self._forget)

    def close(self) -> None:
        """End the thread that looks for records."""
        self._finder.close()

    def _look(self) -> None:
        saved = self._session.saved
        if saved is not None and saved.game.state.is_over and not self._session.has_guest:
            self._finder.look(saved)

    def _show(self, records: list[Record]) -> None:
        game = self._session.game
        if game is not None and game.state.is_over:
            self._ranking.set_records([record_text(record, game.ruleset) for record in records])

    def _forget(self) -> None:
        self._ranking.set_records(())
