"""The records on the ranking: looked for when a game has been played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ra_desktop.app.growth import beaten
from ra_desktop.ui.words.records import record_text

if TYPE_CHECKING:
    from ra_desktop.app.history import AfterGame
    from ra_desktop.app.session import Session
    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.saved_game import SavedGame
    from ra_desktop.ui.table.table import Table


class RecordActions(QObject):
    """Shows the records that the game of `session` has beaten on the ranking of `table`."""

    def __init__(self, session: Session, after_game: AfterGame, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._ranking = table.view.ranking
        after_game.counted.connect(self._show)
        session.rewound.connect(self._forget)
        session.game_replaced.connect(self._forget)

    def _show(self, saved: SavedGame, games: list[FinishedGame]) -> None:
        if saved.game is self._session.game and saved.game.state.is_over:
            records = beaten(saved, games)
            self._ranking.set_records([record_text(record, saved.game.ruleset) for record in records])

    def _forget(self) -> None:
        self._ranking.set_records(())
