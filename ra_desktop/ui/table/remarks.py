"""People at the table react: a glance or a short remark about what has just happened, gone by itself."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from ra_desktop.engine import events as ev
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.words.remarks import Occasion, remarks, spoken

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .table_view import TableView

STAYS: Final = 2600
"""How long a glance or a remark lasts, in milliseconds."""
QUIET: Final = 7
"""The least number of plies between two remarks."""
CHANCE: Final = {Occasion.CALL: 14, Occasion.LOSS: 70, Occasion.OUTBID: 25, Occasion.LOT: 25}
"""How often somebody says something, in per cent."""
_MOODS: Final = {
    Occasion.CALL: Mood.GLANCE,
    Occasion.LOSS: Mood.CROSS,
    Occasion.OUTBID: Mood.CROSS,
    Occasion.LOT: Mood.GLAD,
}


class Remarks(QObject):
    """Shows on the panels how the characters take the events of the game.

    Who says what follows from the events alone, so that the same game is told the same way again.
    """

    def __init__(self, session: Session, settings: Settings, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._settings = settings
        self._view = view
        self._last = -QUIET
        """The ply of the last remark."""
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(STAYS)
        self._end.timeout.connect(self.clear)

    def clear(self) -> None:
        """Let everybody look calm and say nothing."""
        self._end.stop()
        for panel in self._view.panels:
            panel.react(Mood.CALM, "")

    def react(self, event: ev.Event, factor: float) -> None:
        """React to `event`; `factor` is that of the speed, 0 for instant."""
        reactions = self._reactions(event)
        if not reactions or not factor or not self._settings.remarks or self._settings.motion_is_reduced():
            return
        self.clear()
        plies = self._plies
        for seat, occasion in reactions:
            character = self._character(seat)
            if character is None:
                continue
            words = ""
            if plies < self._last or plies - self._last >= QUIET:
                words = self.line(character, occasion, event)
                self._last = plies if words else self._last
            self._view.panel_of(seat).react(_MOODS[occasion], spoken(words) if words else "")
        self._end.start()

    def line(self, character: str, occasion: Occasion, event: ev.Event) -> str:
        """Return what `character` says about `event`; mostly nothing."""
        draw = zlib.crc32(f"{character} {occasion.value} {self._plies} {event!r}".encode())
        lines = remarks(character, occasion)
        return lines[draw // 100 % len(lines)] if lines and draw % 100 < CHANCE[occasion] else ""

    def _reactions(self, event: ev.Event) -> list[tuple[int, Occasion]]:
        """Return who reacts to `event`, and as to what."""
        if isinstance(event, ev.AuctionStarted):
            return [(seat, Occasion.CALL) for seat in range(len(self._session.seats)) if seat != event.seat]
        if isinstance(event, ev.SunBid):
            outbid = self._outbid_by(event)
            return [] if outbid is None else [(outbid, Occasion.OUTBID)]
        if isinstance(event, ev.LotWon):
            return [(event.seat, Occasion.LOT)]
        if isinstance(event, ev.TileDiscarded):
            return [(event.seat, Occasion.LOSS)]
        return []

    def _outbid_by(self, bid: ev.SunBid) -> int | None:
        """Return whose bid `bid` has beaten, as the game knows it: earlier bids need not have been shown here."""
        game = self._session.game
        happened = [event for ply in game.plies for event in ply.events] if game is not None else []
        since = iter(reversed(happened))
        for event in since:
            if event is bid:
                break
        before = next((event for event in since if isinstance(event, (ev.AuctionStarted, ev.SunBid))), None)
        return before.seat if isinstance(before, ev.SunBid) else None

    def _character(self, seat: int) -> str | None:
        about = self._session.seats[seat]
        return about.character if about.bot else None

    @property
    def _plies(self) -> int:
        game = self._session.game
        return len(game.plies) if game is not None else 0
