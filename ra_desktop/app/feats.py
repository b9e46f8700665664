"""A player's feats in the history of finished games, and a rating against the bots."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.levels import KNOWN, ROWS
from ra_desktop.engine import RULESETS

from .counting import counts_for

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator

    from ra_desktop.storage.finished import FinishedGame, Player

    from .counting import Use

# --- feats ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Game:
    """A game as it was for one player."""

    game: FinishedGame
    own: Player
    before: tuple[_Game, ...]
    """The player's earlier games."""

    @property
    def is_won(self) -> bool:
        return self.own.rank == 1

    @property
    def others(self) -> list[Player]:
        return [player for player in self.game.players if player is not self.own]

    @property
    def lead(self) -> int:
        """Fame ahead of the best of the others; negative behind."""
        return self.own.fame - max(player.fame for player in self.others)

    def points(self, row: str) -> int:
        return self.own.points.get(row, 0)

    def has_beaten(self, level: str) -> bool:
        return self.is_won and all(player.bot in KNOWN[KNOWN.index(level) :] for player in self.others)

    def wins_in_a_row(self) -> int:
        count = 0
        for game in (self, *reversed(self.before)):
            if not game.is_won:
                break
            count += 1
        return count

    def won_so_far(self) -> Iterator[_Game]:
        return (game for game in (*self.before, self) if game.is_won)

    def beaten_so_far(self) -> set[str | None]:
        return {player.character for game in self.won_so_far() for player in game.others} - {None}


@dataclass(frozen=True, slots=True)
class _Feat:
    """A feat: done when a number reaches a goal."""

    reached: Callable[[_Game], int]
    """How far the player is after a game, with those before it."""
    goal: int = 1
    is_in_one: bool = True
    """Whether one game is the feat; otherwise the number grows from game to game."""


def _won_among(won: Callable[[_Game], object]) -> Callable[[_Game], int]:
    """Return how to count the different things that the player's wins so far have brought by `won`."""
    return lambda record: len({won(game) for game in record.won_so_far()})


_FEATS: Final[Mapping[str, _Feat]] = {
    "first-game": _Feat(lambda record: 1),
    "first-win": _Feat(lambda record: record.is_won),
    "beat-casual": _Feat(lambda record: record.has_beaten("casual")),
    "beat-skilled": _Feat(lambda record: record.has_beaten("skilled")),
    "beat-expert": _Feat(lambda record: record.has_beaten("expert")),
    "beat-master": _Feat(lambda record: record.has_beaten("master")),
    "three-in-a-row": _Feat(_Game.wins_in_a_row, 3, is_in_one=False),
    "five-in-a-row": _Feat(_Game.wins_in_a_row, 5, is_in_one=False),
    "ten-games": _Feat(lambda record: len(record.before) + 1, 10, is_in_one=False),
    "hundred-games": _Feat(lambda record: len(record.before) + 1, 100, is_in_one=False),
    "five-at-the-table": _Feat(lambda record: record.is_won and len(record.game.players) == 5),
    "all-games": _Feat(_won_among(lambda won: won.game.ruleset), len(RULESETS), is_in_one=False),
    "all-tables": _Feat(_won_among(lambda won: len(won.game.players)), 4, is_in_one=False),
    "all-characters": _Feat(lambda record: len(record.beaten_so_far()), 12, is_in_one=False),
    "fame-50": _Feat(lambda record: record.own.fame, 50),
    "by-twenty": _Feat(lambda record: record.lead, 20),
    "by-one": _Feat(lambda record: record.is_won and record.lead == 1),
    "tie-break": _Feat(lambda record: record.is_won and record.lead == 0),
    "from-nothing": _Feat(lambda record: record.own.rank > 1 and record.own.fame == 0),
    "few-suns": _Feat(lambda record: record.is_won and record.points("suns") < 0),
    "most-suns": _Feat(lambda record: record.points("suns") > 0),
    "no-nile": _Feat(lambda record: record.is_won and "nile" in record.own.points and record.points("nile") == 0),
    "all-monuments": _Feat(lambda record: record.points("monument-variety") >= 10),
    "five-alike": _Feat(lambda record: record.points("monument-sets"), 15),
    "three-pharaohs": _Feat(lambda record: record.points("pharaohs") >= 15),
    "civilization": _Feat(lambda record: record.points("civilization"), 25),
    "pyramid": _Feat(lambda record: record.points("pyramid"), 15),
}
FEATS: Final = tuple(_FEATS)
"""The names of the feats, in the order in which they are shown."""


def streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Return the most wins in a row, and those at the end."""
    longest = run = 0
    for win in wins:
        run = run + 1 if win else 0
        longest = max(longest, run)
    return longest, run


def left_out(games: Iterable[FinishedGame], name: str | None) -> int:
    """Return how many `games` of the person of that `name`, or of anyone, do not count for feats."""
    own = (game for game in games if any(it.is_person and name in (None, it.name) for it in game.players))
    return sum(not counts_for(game, "feats") for game in own)


def feats(games: Iterable[FinishedGame], name: str | None) -> dict[str, FinishedGame]:
    """Return the feats of the person of that `name`, each with the game that was the first; None means anyone.

    `games` are in the order they ended. Games with take-backs, a known bag or an outside program are no feats.
    """
    firsts: dict[str, FinishedGame] = {}
    for record in _records(games, name):
        for key, feat in _FEATS.items():
            if key not in firsts and feat.reached(record) >= feat.goal:
                firsts[key] = record.game
    return firsts


def progress(games: Iterable[FinishedGame], name: str | None, won: Container[str]) -> dict[str, tuple[int, int]]:
    """Return how far the person of that `name` is with the feats begun and not `won`: a number, and its goal."""
    records, begun = _records(games, name), {}
    for key, feat in _FEATS.items():
        if feat.goal > 1 and key not in won:
            number = max(map(feat.reached, records if feat.is_in_one else records[-1:]), default=0)
            begun.update({key: (number, feat.goal)} if number > 0 else {})
    return begun


def _records(games: Iterable[FinishedGame], name: str | None) -> list[_Game]:
    """Return the games that count, as they were for the person of that `name`, or for anyone."""
    records: list[_Game] = []
    for game in games:
        own = next((player for player in game.players if player.is_person and name in (None, player.name)), None)
        if own is not None and counts_for(game, "feats"):
            records.append(_Game(game, own, tuple(records)))
    return records


# --- rating -----------------------------------------------------------------------------------------

LEVEL_RATINGS: Final[Mapping[str, float]] = {row.name: float(row.rating) for row in ROWS} | {"master": 1970.0}
"""The levels on Elo's scale, with the former one as it was."""
_PRIOR, _WIDTH = 1200.0, 400.0
"""Prior rating of a player without games: the mean and standard deviation of a normal distribution."""
_RATINGS: Final = range(0, 2601, 20)
_NONE: Final[Mapping[str, Sequence[float]]] = {}
FORM_MEMORY: Final = 0.93
"""How much a game weighs in the form compared with the one after it: about the last fifteen count."""
LEAST_GAMES: Final = 5
"""With fewer games there is no rating."""
_PER_SHARE: Final = 7500.0
"""By how much a player is better than another at the table, on Elo's scale, for the difference of the shares that they
give away of the fame at stake (docs/ai-measurements.md).
"""
_SPREAD, _SPREAD_SHARE = 0.01, 0.2
"""The standard deviation of that difference from game to game: this, and this share of what both give away."""
_BIAS: Final = 50.0
"""Its systematic error for one player: in the long run, results say more."""
Given = Mapping[str, Sequence[float]]
"""By the id of the game, what each seat gave away of the fame at stake in its choices, as one ply sees it."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength on Elo's scale."""

    mean: float
    error: float
    """One standard deviation."""
    games: int


def rating(
    games: Iterable[FinishedGame],
    name: str | None,
    given: Given = _NONE,
    least: int = LEAST_GAMES,
    use: Use = "rating",
    prior: float = _PRIOR,
) -> Rating | None:
    """Return the rating of the person of that `name` in `games` against bots; None for fewer than `least` that count.

    Each game counts as a comparison with each bot, weighted so that it counts once. The mean and the deviation are
    those of the posterior distribution of the Bradley-Terry model with a normal prior, the levels being known. No one
    knows how strong an outside program is: its games do not count.

    `given` compares the player's choices with those of the bots at the same table: neither tiles nor the gifts of
    others are in that. It counts beside the results, and after few games for more.
    """
    strength = _Strength(given, use=use, prior=prior)
    for game in games:
        strength.add(game, name)
    return strength.rating() if strength.games >= least else None


def ratings(games: Iterable[FinishedGame], name: str | None, given: Given = _NONE) -> dict[tuple[str, int], Rating]:
    """Return the ratings by rule set and number of players, in their usual order, where there are enough games."""
    groups: dict[tuple[str, int], list[FinishedGame]] = {}
    for game in games:
        groups.setdefault((game.ruleset, len(game.players)), []).append(game)
    order = sorted(groups, key=lambda key: ([*RULESETS].index(key[0]) if key[0] in RULESETS else -1, key[1]))
    known = {key: rating(groups[key], name, given) for key in order}
    return {key: group for key, group in known.items() if group is not None}


def form(games: Iterable[FinishedGame], name: str | None, given: Given = _NONE) -> list[Rating]:
    """Return the rating after each of `games`, from the first for which there is one, by the latest games mainly."""
    strength = _Strength(given, FORM_MEMORY)
    counted = (game for game in games if strength.add(game, name) and strength.games >= LEAST_GAMES)
    return [strength.rating() for _ in counted]


def win_chance(value: float, rivals: Sequence[float]) -> float:
    """Return the chance of winning of a player with the rating `value` among `rivals` with theirs."""
    return 1.0 / (1.0 + math.fsum(math.exp((rival - value) * math.log(10) / 400) for rival in rivals))


class _Strength:
    """The distribution of a player's rating, after some games."""

    def __init__(self, given: Given, memory: float = 1.0, use: Use = "rating", prior: float = _PRIOR) -> None:
        """After each game, what is known from those before weighs `memory` times as much."""
        self._given = given
        self._use = use
        self._seen = 0.0, 0.0
        """The weight of the games whose choices are known, and the sum of the ratings that they suggest."""
        self._prior = [-((value - prior) ** 2) / (2 * _WIDTH**2) for value in _RATINGS]
        self._known = [0.0 for _ in _RATINGS]
        self._memory = memory
        self.games = 0

    def add(self, game: FinishedGame, name: str | None) -> bool:
        """Take `game` into account; False if it does not count."""
        own = next((player for player in game.players if player.is_person and name in (None, player.name)), None)
        rivals = [player for player in game.players if player.bot in LEVEL_RATINGS]
        if own is None or not rivals or game.ruleset not in RULESETS or not counts_for(game, self._use):
            return False
        self.games += 1
        self._known = [known * self._memory for known in self._known]
        for rival in rivals:
            assert rival.bot is not None
            sign = 1 if own.rank < rival.rank else -1
            for number, value in enumerate(_RATINGS):
                ahead = sign * (value - LEVEL_RATINGS[rival.bot]) * math.log(10) / 400
                self._known[number] -= math.log1p(math.exp(-ahead)) / len(rivals)
        self._seen = self._seen[0] * self._memory, self._seen[1] * self._memory
        shares = self._given.get(game.id, ())
        if len(shares) == len(game.players):  # what the index says of a game may not be what its file says
            lost = shares[game.players.index(own)]
            others = fmean(shares[seat] for seat, rival in enumerate(game.players) if rival in rivals)
            suggested = fmean(LEVEL_RATINGS[rival.bot or ""] for rival in rivals) + _PER_SHARE * (others - lost)
            weight = (_PER_SHARE * (_SPREAD + _SPREAD_SHARE * (lost + others))) ** -2
            self._seen = self._seen[0] + weight, self._seen[1] + weight * suggested
        return True

    def _by_choices(self, value: float) -> float:
        """Return how well the rating `value` fits the choices, as a logarithm."""
        weight, total = self._seen
        return -((value - total / weight) ** 2) / (2 * (1 / weight + _BIAS**2)) if weight else 0.0

    def rating(self) -> Rating:
        known = zip(_RATINGS, self._prior, self._known, strict=True)
        weights = [prior + results + self._by_choices(value) for value, prior, results in known]
        top = max(weights)
        chances = [math.exp(weight - top) for weight in weights]
        total = sum(chances)
        mean = sum(value * chance for value, chance in zip(_RATINGS, chances, strict=True)) / total
        square = sum((value - mean) ** 2 * chance for value, chance in zip(_RATINGS, chances, strict=True)) / total
        return Rating(mean, math.sqrt(square), self.games)
