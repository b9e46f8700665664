"""The statistics of a player's finished games: counts, means, streaks. No Qt."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, datetime
from statistics import fmean, median
from typing import TYPE_CHECKING

import msgspec

from ra_desktop.ai.review.plain import from_plain
from ra_desktop.ai.review.trends import Trends, trends
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.engine import RULESETS
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import deciders
from ra_desktop.storage.progress import PLAYERS_FORM
from ra_desktop.storage.reading import day_of, names_in
from ra_desktop.storage.reviews import read_review, review_key
from ra_desktop.storage.savefile import load_file
from ra_desktop.storage.store import Store

from .feats import streaks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from ra_desktop.ai.review.record import Review
    from ra_desktop.storage.finished import FinishedGame, Player
    from ra_desktop.storage.saved_game import SavedGame


@dataclass(frozen=True)
class Question:
    """Which games, and which player, the statistics are about."""

    player: str | None = None
    """The name of a person; None for everyone on this computer together."""
    ruleset: str | None = None
    take_backs: bool = True
    """Whether games with take-backs count."""


@dataclass(frozen=True)
class Part:
    """A group of games."""

    key: tuple[str | int | None, ...]
    games: int
    wins: int
    fame: float
    """The player's mean fame."""
    other_fame: float
    """The mean fame of the group's opponents; of all opponents if it is not about opponents."""
    ahead: float
    """The share of comparisons with these opponents that the player won, 0 to 1."""


@dataclass(frozen=True)
class Played:
    """One game in the timeline."""

    ended: str
    fame: float
    rank: int
    players: int
    ruleset: str
    take_backs: bool

    @property
    def is_win(self) -> bool:
        """Whether the player won."""
        return self.rank == 1


@dataclass(frozen=True)
class Statistics:
    """Everything that the page shows. Without games, everything is empty or 0."""

    course: tuple[Played, ...] = ()
    """The games in the order they ended."""
    by_game: tuple[Part, ...] = ()
    """By rule set and number of players."""
    by_level: tuple[Part, ...] = ()
    """By the level of opponents, None for people."""
    by_character: tuple[Part, ...] = ()
    points: tuple[tuple[str, float, float | None], ...] = ()
    """By row of the scoring table: mean points in a game, the player's and the bots'; None if there was no bot.

    Only of the games of :attr:`scored_alike`.
    """
    scored_alike: tuple[str, ...] = ()
    """The rule sets behind the points: those that share the most-played scoring table."""
    minutes: float | None = None
    """The median length of a game in minutes; None if no game has a start time."""

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.course)

    @property
    def wins(self) -> int:
        """The number of games won."""
        return sum(game.is_win for game in self.course)

    @property
    def fame(self) -> float:
        """Mean fame at the end."""
        return fmean(game.fame for game in self.course) if self.course else 0.0

    @property
    def best(self) -> float:
        """The highest fame."""
        return max((game.fame for game in self.course), default=0.0)

    @property
    def with_take_backs(self) -> int:
        """The number of games with take-backs."""
        return sum(game.take_backs for game in self.course)

    @property
    def streak(self) -> int:
        """The number of latest games won in a row; negative for games not won."""
        run = 0
        for game in reversed(self.course):
            if run and game.is_win != (run > 0):
                break
            run += 1 if game.is_win else -1
        return run

    @property
    def best_streak(self) -> int:
        """The most games won in a row."""
        best, _ = streaks(game.is_win for game in self.course)
        return best


@dataclass
class _Tally:
    """Sums that become a :class:`Part`."""

    fame: list[float] = field(default_factory=list)
    wins: int = 0
    others: list[int] = field(default_factory=list)
    ahead: list[bool] = field(default_factory=list)

    def part(self, key: tuple[str | int | None, ...]) -> Part:
        return Part(
            key,
            len(self.fame),
            self.wins,
            fmean(self.fame),
            fmean(self.others) if self.others else 0.0,
            fmean(self.ahead) if self.ahead else 0.0,
        )


def people(games: Iterable[FinishedGame]) -> list[str]:
    """Return the names of all people who finished a game, the most frequent first."""
    count = Counter(one.name for game in games for one in game.players if one.is_person)
    return [name for name, _ in sorted(count.items(), key=lambda item: (-item[1], item[0].casefold()))]


def earlier_names() -> dict[str, str]:
    """Return the present name of every player by each earlier one."""
    known = Store(paths.players_path, PLAYERS_FORM).peek().players
    return {name: profile.name for profile in known for name in profile.names}


def renamed(games: list[FinishedGame]) -> list[FinishedGame]:
    """Return `games` with the present names of the players at this computer."""
    names = earlier_names()
    if not names:
        return games
    return [
        msgspec.structs.replace(
            game,
            players=tuple(
                msgspec.structs.replace(one, name=names.get(one.name, one.name)) if one.is_person else one
                for one in game.players
            ),
        )
        for game in games
    ]


def games_asked_for(games: Iterable[FinishedGame], question: Question) -> list[FinishedGame]:
    """Return those of `games` that `question` is about, in their order."""
    return [
        game
        for game in games
        if (question.ruleset is None or game.ruleset == question.ruleset)
        and (question.take_backs or not game.take_backs)
        and _persons_in(game, question.player)
    ]


def answer(games: Iterable[FinishedGame], question: Question) -> Statistics:
    """Return the statistics of `games`, which are sorted by their ends."""
    looked_at = [(game, _persons_in(game, question.player)) for game in games_asked_for(games, question)]
    course = tuple(
        Played(
            game.ended,
            fmean(one.fame for one in persons),
            min(one.rank for one in persons),
            len(game.players),
            game.ruleset,
            game.take_backs,
        )
        for game, persons in looked_at
    )
    rules = _most_played(looked_at)
    lengths = [length for game, _ in looked_at if (length := _minutes(game)) is not None]
    return Statistics(
        course,
        _parts(looked_at, _by_game),
        _parts(looked_at, _by_level),
        _parts(looked_at, _by_character),
        _points([(game, persons) for game, persons in looked_at if game.ruleset in rules]),
        rules,
        median(lengths) if lengths else None,
    )


def _persons_in(game: FinishedGame, player: str | None) -> list[Player]:
    return [one for one in game.players if one.is_person and player in (None, one.name)]


def _minutes(game: FinishedGame) -> float | None:
    try:
        began, ended = datetime.fromisoformat(game.started), datetime.fromisoformat(game.ended)
        minutes = (ended - began).total_seconds() / 60
    except (TypeError, ValueError):  # no date, or only one of them with a time zone
        return None
    return minutes if minutes >= 0 else None


_Key = tuple[str | int | None, ...]
_Looked = tuple["FinishedGame", list["Player"]]


def _by_game(game: FinishedGame, opponents: Sequence[Player]) -> dict[_Key, list[Player]]:
    return {(game.ruleset, len(game.players)): list(opponents)}


def _by_level(game: FinishedGame, opponents: Sequence[Player]) -> dict[_Key, list[Player]]:
    return _grouped(opponents, lambda one: one.bot)


def _by_character(game: FinishedGame, opponents: Sequence[Player]) -> dict[_Key, list[Player]]:
    return _grouped([one for one in opponents if one.bot and one.character], lambda one: one.character)


def _grouped(opponents: Iterable[Player], key: Callable[[Player], str | None]) -> dict[_Key, list[Player]]:
    groups: dict[_Key, list[Player]] = {}
    for one in opponents:
        groups.setdefault((key(one),), []).append(one)
    return groups


def _parts(
    looked_at: Iterable[_Looked], group: Callable[[FinishedGame, Sequence[Player]], dict[_Key, list[Player]]]
) -> tuple[Part, ...]:
    """Group the games by what they, or their opponents, have in common; a game counts once in each group."""
    tallies: dict[_Key, _Tally] = {}
    for game, persons in looked_at:
        for key, opponents in group(game, [one for one in game.players if one not in persons]).items():
            tally = tallies.setdefault(key, _Tally())
            tally.fame.append(fmean(one.fame for one in persons))
            tally.wins += any(one.rank == 1 for one in persons)
            tally.others += [opponent.fame for opponent in opponents]
            tally.ahead += [one.rank < opponent.rank for opponent in opponents for one in persons]
    return tuple(tally.part(key) for key, tally in tallies.items())


def _most_played(looked_at: Iterable[_Looked]) -> tuple[str, ...]:
    """Return the rule sets that share the most-played scoring table, in their usual order."""
    count = Counter(RULESETS[game.ruleset].rows for game, _ in looked_at if game.ruleset in RULESETS)
    if not count:
        return ()
    rows, _ = count.most_common(1)[0]
    return tuple(name for name, rules in RULESETS.items() if rules.rows == rows)


def _points(looked_at: Sequence[_Looked]) -> tuple[tuple[str, float, float | None], ...]:
    """Return the mean points by row of games with the same scoring table."""
    own: dict[str, list[int]] = {}
    bots: dict[str, list[int]] = {}
    for game, players in looked_at:
        for one in game.players:
            into = own if one in players else bots if one.bot is not None else None
            if into is not None:
                for row, points in one.points.items():
                    into.setdefault(row, []).append(points)
    rows = RULESETS[looked_at[0][0].ruleset].rows if looked_at else ()
    return tuple((row, fmean(own[row]), fmean(bots[row]) if row in bots else None) for row in rows if row in own)


_log = logging.getLogger(__name__)


def read_trends(player: str | None, ruleset: str | None) -> Iterator[Trends | None]:
    """Read the reviews of `player`, or of everyone for None, in games by `ruleset`, or by all for None.

    Yields None while games are read, one at each step, and what they say together in the end.
    """
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
    people = [(seat, names.get(one.name, one.name)) for seat, one in enumerate(deciders(saved)) if one.is_person]
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
