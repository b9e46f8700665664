"""A table at which only bots play: whoever watches has nothing to press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer

from ra_desktop.ui.look import durations

if TYPE_CHECKING:
    from ra_desktop.app.settings import Settings

    from .overlays.score_sheet import ScoreSheetPage
    from .players import Players

_READING: Final = 5_000
"""Milliseconds for which the score sheet is shown, at normal speed."""
_LEAST_FACTOR: Final = 0.1
"""Of that time, at instant speed."""


class Onlookers(QObject):
    """Closes the score sheet by itself while no person plays."""

    def __init__(self, players: Players, settings: Settings, sheet: ScoreSheetPage) -> None:
        super().__init__(sheet)
        self._players = players
        self._settings = settings
        self._sheet = sheet
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._turn_page)
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            factor = max(_LEAST_FACTOR, durations.TEMPOS[self._settings.speed].factor)
            self._reading.start(round(_READING * factor))
        elif event.type() == QEvent.Type.Hide:
            self._reading.stop()
        return False

    def _turn_page(self) -> None:
        """Close the sheet, unless a person has sat down."""
        if not self._players.persons():
            self._sheet.closed.emit()
