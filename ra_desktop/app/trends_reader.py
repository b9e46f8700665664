"""What the reviews of many games say together, found in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.review.trends import trends

from .background import Background, Job
from .reviewed_games import reviewed_games

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from ra_desktop.ai.review.record import Review
    from ra_desktop.ai.review.trends import Trends


class TrendsReader(QObject):
    """Answers one question at a time; another one takes the place of the last."""

    read = Signal(object)
    """The :class:`~ra_desktop.ai.review.trends.Trends` that were asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._job: Job | None = None

    def ask(self, player: str | None, ruleset: str | None) -> None:
        """Read the reviews of `player`, or of everybody for None, in games by `ruleset`, or by all for None."""
        self.cancel()
        self._job = self._background.start(lambda: _read(player, ruleset), self._on_read)

    def cancel(self) -> None:
        """The last question needs no answer any more."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def close(self) -> None:
        """End the thread."""
        self.cancel()
        self._background.shutdown()

    def _on_read(self, found: Trends | None) -> None:
        if found is not None:
            self.read.emit(found)


def _read(player: str | None, ruleset: str | None) -> Iterator[Trends | None]:
    """Yield None while games are read, one at each step, and what they say together in the end."""
    games: list[tuple[date, Review, int]] = []
    for found in reviewed_games(player, ruleset):
        if found is not None:
            games.append(found)
        yield None
    yield trends(games)
