"""What follows when a game ends, from the history of finished games.

The coach leaves after the first games, opponents become those of a person's strength, and records are reported.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from ra_desktop.ai import LEVELS
from ra_desktop.ai.levels import is_playable
from ra_desktop.storage import paths
from ra_desktop.storage.finished import players_of
from ra_desktop.storage.saved_game import game_id

from . import background
from .counting import counts_for
from .feats import LEVEL_RATINGS, rating, streaks, win_chance
from .looks import looked_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.saved_game import SavedGame, Seat

    from .feats import Given
    from .history import AfterGame
    from .looks import Looked
    from .settings import Settings
    from .setup import GameSetup


TRIAL: Final = "trial"
"""The value of :attr:`.Settings.coach_stays` during the first games."""
TRIAL_GAMES: Final = 3
"""Number of finished games against bots after which the coach turns itself off."""
FEWEST, LATEST = 3, 10
"""The fewest games by which a level is judged, and how many of the latest ones count."""
TOO_OFTEN, TOO_SELDOM = 1.2, 0.6
"""How often a person may win at a level, as a share of an even share, to stay there."""


@dataclass(frozen=True, slots=True)
class News:
    """What has changed with the last game."""

    next_level: str | None = None
    """The level that the quick game plays at from now on, up or down, if it has changed."""
    coach_left: bool = False
    """Whether the coach has just switched itself off."""


def begin(settings: Settings) -> None:
    """At the very first start, turn the coach on and choose the weakest opponents."""
    if settings.text("coach") is None and not settings.last_kept and settings.store.is_readable:
        start_anew(settings)


def start_anew(settings: Settings) -> None:
    """Turn the coach on and, unless a set-up was chosen, choose the weakest opponents."""
    settings.coach = True
    settings.coach_stays = TRIAL
    if settings.growing and not settings.text("setup"):
        settings.setup = at_level(settings.setup, LEVELS[0])


def at_level(setup: GameSetup, level: str) -> GameSetup:
    """Return `setup` with bots of `level`."""
    seats = tuple(msgspec.structs.replace(seat, bot=level) if seat.bot else seat for seat in setup.seats)
    return replace(setup, seats=seats)


def alone(games: Sequence[FinishedGame]) -> list[FinishedGame]:
    """Return the games of a single person against bots; where the last one is such a game, those of that person."""
    single = [game for game in games if counts_for(game, "growth")]
    if single and single[-1] is games[-1]:
        return [game for game in single if _person(game) == _person(single[-1])]
    return single


def _person(game: FinishedGame) -> str:
    return next(player.name for player in game.players if player.bot is None)


def level_of(bots: Iterable[str | None]) -> str | None:
    """Return the level of all `bots`, None standing for people; None if there is no such level."""
    levels = {bot for bot in bots if bot is not None}
    return levels.pop() if len(levels) == 1 else None


def at_same_level(games: Sequence[FinishedGame]) -> list[FinishedGame]:
    """Return the latest games at the level of the last of `games` by which that is judged; none if it has no level."""
    own = alone(games)
    if not own or own[-1] is not games[-1]:
        return []
    level = _level(own[-1])
    return [game for game in own if _level(game) == level][-LATEST:] if level in LEVELS else []


def next_level(games: Sequence[FinishedGame], given: Given) -> str | None:
    """Return the level at which the person wins nearest to an even share, if not that of the last of `games`.

    It is judged by the rating less luck after the latest games at a level (:func:`at_same_level`), of which `given`
    says what the choices gave away. The level changes once the person wins there too often or too seldom: on the whole
    after :data:`LATEST` games, and before only if the rating, by its standard error, leaves no doubt.
    """
    played = at_same_level(games)
    level = _level(played[-1]) if played else None
    if level is None:
        return None
    played_at, rivals = LEVEL_RATINGS[level], len(played[-1].players) - 1
    known = rating(played, None, given, least=FEWEST, use="growth", prior=played_at)
    if known is None:
        return None
    doubt = 0.0 if len(played) >= LATEST else known.error

    def share(value: float) -> float:
        return (rivals + 1) * win_chance(value, [played_at] * rivals)

    if share(known.mean - doubt) > TOO_OFTEN:
        value = known.mean - doubt
    elif share(known.mean + doubt) < TOO_SELDOM:
        value = known.mean + doubt
    else:
        return None
    nearest = min(filter(is_playable, LEVELS), key=lambda other: abs(LEVEL_RATINGS[other] - value))
    return nearest if nearest != level else None


def _level(game: FinishedGame) -> str | None:
    return level_of(player.bot for player in game.players)


class Growth(QObject):
    """Looks at the history when a game at the table has ended."""

    reported = Signal(object)
    """The :class:`News` of a finished game, if there is any."""

    def __init__(self, after_game: AfterGame, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        after_game.counted.connect(self._on_counted)
        settings.changed.connect(self._on_setting)

    def _on_setting(self, name: str) -> None:
        """Keep the coach as the user sets it, from then on."""
        if name == "coach":
            self._settings.coach_stays = ""

    def _on_counted(self, saved: SavedGame, games: list[FinishedGame]) -> None:
        """Change what all `games` up to `saved` lead to, if that is among them."""
        number = game_id(saved)
        last = next((place for place, game in enumerate(games) if game.id == number), None)
        if last is None or not (self._settings.coach_stays == TRIAL or self._may_grow(saved.seats)):
            return
        until, player = games[: last + 1], paths.player_dir()
        played = at_same_level(until) if self._may_grow(saved.seats) else []

        def deliver(looked: Looked | None) -> None:
            if looked is not None:
                self._grow(until, looked.given)

        background.slow().start(
            self, lambda: looked_at(played, None, LATEST), deliver, is_wanted=lambda: paths.player_dir() == player
        )

    def _may_grow(self, seats: Iterable[Seat]) -> bool:
        """Whether the quick game plays at the level of these `seats`."""
        level = level_of(seat.bot for seat in seats)
        return self._settings.growing and level is not None and level == self._quick_level()

    def _quick_level(self) -> str | None:
        return level_of(seat.bot for seat in self._settings.setup.seats)

    def _grow(self, games: list[FinishedGame], given: Given) -> None:
        leaves = self._settings.coach_stays == TRIAL and len(alone(games)) >= TRIAL_GAMES
        level = next_level(games, given) if self._settings.growing else None
        if level is not None and level_of(player.bot for player in games[-1].players) == self._quick_level():
            self._settings.setup = at_level(self._settings.setup, level)
        else:
            level = None
        if leaves:
            self._settings.coach = False
            self._settings.coach_stays = ""
        if leaves or level:
            self.reported.emit(News(level, leaves))


@dataclass(frozen=True, slots=True)
class Record:
    """A personal best under one rule set."""

    kind: Literal["fame", "first-win", "streak"]
    """The highest fame, the first game won, or the most games won in a row."""
    value: int
    """What was reached: fame, games won, games won in a row."""
    before: int
    """The record until now."""


def beaten(saved: SavedGame, games: Iterable[FinishedGame]) -> list[Record]:
    """Return the records that `saved`, a finished game, has beaten; `games` are all, the first to end first.

    Only a single person's game, dealt by its rules, without take-backs and outside programs, can beat any, and only if
    there are earlier ones like it.
    """
    if not counts_for(saved, "records"):
        return []
    (now,) = (player for player in players_of(saved) if player.bot is None)
    number = game_id(saved)
    earlier = [
        player
        for game in games
        if game.id != number and game.ruleset == saved.game.ruleset and counts_for(game, "feats")
        for player in game.players
        if player.bot is None and player.name == now.name
    ]
    if not earlier:
        return []
    records = []
    best = max(player.fame for player in earlier)
    if now.fame > best:
        records.append(Record("fame", now.fame, best))
    if now.rank == 1:
        longest, run = streaks(player.rank == 1 for player in earlier)
        if not longest:
            records.append(Record("first-win", 1, 0))
        elif run + 1 > longest:
            records.append(Record("streak", run + 1, longest))
    return records
