"""The reviews of the finished games that are kept, for statistics: read in the background, for each is replayed."""

from __future__ import annotations

import logging
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.review.plain import from_plain
from ra_desktop.ai.review.trends import Trends, trends
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import deciders
from ra_desktop.storage.reading import day_of, names_in
from ra_desktop.storage.reviews import read_review, review_key
from ra_desktop.storage.savefile import load_file

from . import background
from .statistics import earlier_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from ra_desktop.ai.review.record import Review
    from ra_desktop.storage.saved_game import SavedGame

    from .background import Job

_log = logging.getLogger(__name__)


class TrendsReader(QObject):
    """Answers one question at a time; another one takes the place of the last."""

    read = Signal(object)
    """The :class:`~ra_desktop.ai.review.trends.Trends` that were asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None

    def ask(self, player: str | None, ruleset: str | None) -> None:
        """Read the reviews of `player`, or of everyone for None, in games by `ruleset`, or by all for None."""
        if self._job is not None:
            self._job.cancel()
        self._job = background.quick().start(self, lambda: _read(player, ruleset), self._on_read)

    def _on_read(self, result: Trends | None) -> None:
        if result is not None:
            self.read.emit(result)


def _read(player: str | None, ruleset: str | None) -> Iterator[Trends | None]:
    """Yield None while games are read, one at each step, and what they say together in the end."""
    games: list[tuple[date, Review, int]] = []
    for game in reviewed_games(player, ruleset):
        if game is not None:
            games.append(game)
        yield None
    yield trends(games)


def reviewed_games(
    player: str | None = None, ruleset: str | None = None, folder: Path | None = None
) -> Iterator[tuple[date, Review, int] | None]:
    """Yield the day, the review and the seat of every person in the finished games that were reviewed in full.

    `player` is the name of a person, or None for all on this computer; `ruleset` leaves out games by other rules. None
    is yielded for a game without a review, so that each step is short. Feed the others to
    :func:`ra_desktop.ai.review.trends.trends`.
    """
    folder, names = folder or paths.finished_dir(), earlier_names()
    for name in names_in(folder):
        path = folder / name
        if not name.endswith(paths.SUFFIX):
            continue
        try:
            saved = load_file(path)
        except SaveError as error:
            _log.info("a finished game is left out: %s", error)
            yield None
            continue
        is_asked_for = ruleset in (None, saved.game.ruleset) and saved.game.is_dealt
        seats = _seats_of(saved, player, names) if is_asked_for else []
        review = _review_of(saved) if seats else None
        if review is None:
            yield None
            continue
        for seat in seats:
            yield _day_of(saved, path), review, seat


def _seats_of(saved: SavedGame, player: str | None, names: Mapping[str, str]) -> list[int]:
    """Return the seats of `player`, or of everyone for None; `names` has the present names by earlier ones."""
    people = [(seat, names.get(one.name, one.name)) for seat, one in enumerate(deciders(saved)) if one.bot is None]
    return [seat for seat, name in people if player in (None, name)]


def _review_of(saved: SavedGame) -> Review | None:
    kept = read_review(review_key(saved.game), evaluator_version())
    if kept is None:
        return None
    try:
        return from_plain(kept, saved.game)
    except ValueError as error:
        _log.info("a review is left out: %s", error)
        return None


def _day_of(saved: SavedGame, path: Path) -> date:
    """Return the day on which a game began, or its file was written."""
    try:
        return datetime.fromisoformat(saved.started).date()
    except ValueError:
        return day_of(path)
