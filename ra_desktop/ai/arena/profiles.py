"""How characters play and what that costs them: the figures behind the profiles.

Every deal is played from each seat by a bot without a character, and from each seat by every character, with the same
company. Chance is the same, so that a game goes as that of the neutral bot did until a taste decides
otherwise: compared seat by seat, much of the luck cancels.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.ai.arena.statistics import play_statistics
from ra_desktop.ai.characters import NEUTRAL, style_of
from ra_desktop.ai.levels import COUNTING
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import RULESETS, GameState

from .matches import Record
from .statistics import LEGEND as STATISTICS_LEGEND

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.ai.neural.settings import SearchSettings

    from .batched_play import BatchedGame

NOBODY: Final = "(none)"
DEALS_AT_ONCE: Final = 5
"""The deals of one task: their games, of all characters, run together."""
_Z_95: Final = 1.959964
_CLEAR: Final = 3.0
"""A figure is set in bold when it is so many standard errors and :data:`_MUCH` away from that of the neutral bots."""
_MUCH: Final = 0.05


@dataclass
class Profile:
    """What one character did; all lists have one entry for each deal."""

    name: str
    ruleset: str
    records: list[Record] = field(default_factory=list)
    gained: list[float] = field(default_factory=list)
    """Games won less those that a neutral bot won on the same seats, for each game."""
    regret: list[float] = field(default_factory=list)
    """Chances to win given up for taste, for each game."""

    def add_deal(self, games: Sequence[BatchedGame], neutral: Sequence[BatchedGame]) -> None:
        """Count a deal: the game on each seat, and those of the neutral bot on the same seats."""
        mine = _added(game.records[seat] for seat, game in enumerate(games))
        theirs = _added(game.records[seat] for seat, game in enumerate(neutral))
        self.records.append(mine)
        self.gained.append((mine.wins - theirs.wins) / len(games))
        self.regret.append(sum(game.regret[seat] for seat, game in enumerate(games)) / len(games))

    def extend(self, other: Profile) -> None:
        """Count what `other` did, too."""
        self.records += other.records
        self.gained += other.gained
        self.regret += other.regret

    def as_json(self) -> dict[str, Any]:
        """The figures, by name."""
        record = self.total()
        costs = {"beside_neutral": _mean(self.gained), "regret": _mean(self.regret)}
        return {"character": self.name, "games": record.games, "wins": record.wins, **self.statistics(record), **costs}

    def statistics(self, record: Record) -> dict[str, float]:
        """How `record`, of this character, shows it playing."""
        return play_statistics(record, self.ruleset)

    def total(self) -> Record:
        """All deals together."""
        return _added(self.records)


@dataclass(frozen=True)
class ProfileSettings:
    """Under what circumstances profiles are made."""

    ruleset: str = "classic"
    players: int = 4
    level: str = "expert"
    """Of whoever is portrayed; all others are `skilled`."""
    rollouts: int = 48
    """For a move of theirs, if their level searches."""
    seed: int = 1

    @property
    def settings(self) -> SearchSettings:
        """How their level thinks, with so many :attr:`rollouts` if it searches."""
        settings = self._settings_for(self.level)
        return replace(settings, rollouts=self.rollouts) if settings.rollouts else settings

    @property
    def others_settings(self) -> SearchSettings:
        """How all others think."""
        return self._settings_for("skilled")

    def _settings_for(self, level: str) -> SearchSettings:

        return settings_for(level, self.players, RULESETS[self.ruleset].game)


def play_block(settings: ProfileSettings, characters: Sequence[str], first: int, deals: int) -> list[Profile]:
    """Play the deals from number `first` on; a profile of the neutral bots and one for each of `characters`."""
    from .batched_play import BatchedGame, BatchedPlayer, play_batched

    counts = settings.level in COUNTING
    others = BatchedPlayer(settings=settings.others_settings)
    profiles = [Profile(name, settings.ruleset) for name in (NOBODY, *characters)]
    games: list[list[list[BatchedGame]]] = []
    for number in range(first, first + deals):
        bag = Random(f"{settings.seed} {number}").getrandbits(64)
        deal = []
        for profile in profiles:
            style = NEUTRAL if profile.name == NOBODY else style_of(profile.name)
            seats = []
            for seat in range(settings.players):
                seated = [others] * settings.players
                seated[seat] = BatchedPlayer(counts, style, settings.settings)
                seats.append(BatchedGame(GameState.new(settings.ruleset, settings.players, bag), seated))
            deal.append(seats)
        games.append(deal)
    play_batched([game for deal in games for seats in deal for game in seats], settings.seed)
    for deal in games:
        for profile, seats in zip(profiles, deal, strict=True):
            profile.add_deal(seats, deal[0])
    return profiles


def _added(records: Iterable[Record]) -> Record:
    total = Record("")
    for record in records:
        total.add(record)
    return total


# --- tables -----------------------------------------------------------------------------------------


LEGEND: Final = f"""\
{STATISTICS_LEGEND} Beside neutral: wins less those of
a bot without a character on the same seats of the same deals; regret: chances to win that choices of taste cost, by
rollouts of their own, summed over a game; both in percentage points with 95 % intervals."""


def statistics_table(profiles: Sequence[Profile]) -> str:
    """How everybody plays, as a table in Markdown; bold: clearly otherwise than without a character."""
    nobody = profiles[0]
    usual = nobody.statistics(nobody.total())
    lines = [f"| character | {' | '.join(usual)} |", "|---|" + "---|" * len(usual)]
    for profile in profiles:
        found = profile.statistics(profile.total())
        spreads = _spreads([list(profile.statistics(record).values()) for record in profile.records])
        cells = []
        for figure, spread, norm in zip(found.values(), spreads, usual.values(), strict=True):
            cell = f"{figure:.0f}" if figure >= 20.0 else f"{figure:.2f}" if figure < 10.0 else f"{figure:.1f}"
            away = abs(figure - norm)
            cells.append(f"**{cell}**" if away > _CLEAR * spread and away > _MUCH * norm else cell)
        lines.append(f"| {profile.name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cost_table(profiles: Sequence[Profile]) -> str:
    """What it costs, in percentage points of games won: a table in Markdown, with 95 % intervals."""
    lines = ["| character | games | wins | beside neutral | regret |", "|---|---|---|---|---|"]
    for profile in profiles:
        record = profile.total()
        start = f"| {profile.name} | {record.games} | {100 * record.wins / max(1, record.games):.1f} %"
        if profile.name == NOBODY:
            lines.append(f"{start} | | |")
        else:
            lines.append(f"{start} | {_percent(profile.gained)} | {_percent(profile.regret)} |")
    return "\n".join(lines)


def _percent(shares: list[float]) -> str:
    spread = _spreads([[share] for share in shares])[0]
    return f"{100 * _mean(shares):+.1f} ± {100 * _Z_95 * spread:.1f}"


def _mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def _spreads(rows: list[list[float]]) -> list[float]:
    """The standard error of the mean of each column."""
    count = len(rows)
    spreads = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / count
        spreads.append(sqrt(sum((value - mean) ** 2 for value in column) / max(1, count - 1) / count))
    return spreads
