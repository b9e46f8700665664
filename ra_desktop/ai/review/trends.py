"""What the reviews of many games say about one person: is the play getting better, and what goes wrong most often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from .summary import KINDS, NOTHING, Kind, Part, summary_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from .record import Review


@dataclass(frozen=True, slots=True)
class Month:
    """All games of one month."""

    year: int
    month: int
    games: int
    all: Part


@dataclass(frozen=True, slots=True)
class Result:
    """One game: its result, and the result without luck."""

    day: date
    players: int
    result: float
    """1 for a win, 0 for anything else; where a game was left, the chance of winning then."""
    luck: float
    """Luck of the draws, in chance of winning."""
    errors: float
    """What the person's own decisions changed; at most 0."""
    fame_luck: float = 0.0
    """What the draws brought, in fame."""

    @property
    def adjusted(self) -> float:
        """The result without the luck of the draws: 1 for a win, not bounded."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Trends:
    """Statistics of a person's reviewed games. Without games, everything is empty or 0."""

    games: int
    all: Part
    months: tuple[Month, ...]
    """Only months with games, the earliest first."""
    by_kind: dict[Kind, Part]
    """Only kinds that occurred, in the order of :data:`~.summary.KINDS`."""
    results: tuple[Result, ...]
    """The games by day."""
    too_late: Part
    too_early: Part

    @property
    def fame_luck(self) -> float:
        """The mean luck of a game, in fame."""
        return sum(result.fame_luck for result in self.results) / self.games if self.games else 0.0

    @property
    def wins(self) -> float:
        """The share of games won."""
        return sum(result.result for result in self.results) / self.games if self.games else 0.0

    @property
    def adjusted_wins(self) -> float:
        """The share of games that would have been won without luck; may lie beyond 0 and 1 after few games."""
        return sum(result.adjusted for result in self.results) / self.games if self.games else 0.0


def trends(reviews: Iterable[tuple[date, Review, int]]) -> Trends:
    """Return what `reviews` say, each with the day of the game and the person's seat; the order does not matter."""
    games = sorted(reviews, key=lambda game: game[0])
    summaries = [summary_of(review, seat) for _, review, seat in games]
    months: dict[tuple[int, int], list[Part]] = {}
    results = []
    for (day, review, seat), summary in zip(games, summaries, strict=True):
        months.setdefault((day.year, day.month), []).append(summary.all)
        balance = review.balance(seat)
        results.append(
            Result(day, review.players, balance.end, balance.luck, balance.errors, review.fame_balance(seat).luck)
        )
    kinds = {kind: _sum(summary.by_kind.get(kind, NOTHING) for summary in summaries) for kind in KINDS}
    return Trends(
        len(games),
        _sum(summary.all for summary in summaries),
        tuple(Month(year, month, len(parts), _sum(parts)) for (year, month), parts in months.items()),
        {kind: part for kind, part in kinds.items() if part.decisions},
        tuple(results),
        _sum(summary.too_late for summary in summaries),
        _sum(summary.too_early for summary in summaries),
    )


Leak = Literal["too_late", "too_early", "bid", "god", "disaster", "side", "priest"]


def leaks(statistics: Trends) -> list[Leak]:
    """Return what costs most fame, the costliest first, without what costs nothing."""
    parts: dict[Leak, Part] = {
        "too_late": statistics.too_late,
        "too_early": statistics.too_early,
        **{kind: part for kind, part in statistics.by_kind.items() if kind != "turn"},
    }
    return sorted((leak for leak in parts if parts[leak].fame > 0), key=lambda leak: -parts[leak].fame)


def _sum(parts: Iterable[Part]) -> Part:
    return sum(parts, NOTHING)
