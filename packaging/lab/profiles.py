"""Profiles of the characters: how they play and what that costs them.

``python packaging/lab profiles expert`` lets every character play among three `skilled` and prints how they play and
what that costs; ``expert:builder,heir`` only these, ``--among expert`` among three `expert`.

Every deal is played from each seat by a bot without a character, and from each seat by every character, against the
same opponents. Randomness is the same, so a game goes like that of the neutral bot until style decides otherwise:
comparing seat by seat cancels much of the luck.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass, field, replace
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.ai.arena.matches import auctions, deals_for, tiles_won
from ra_desktop.ai.characters import CHARACTERS, NEUTRAL, UnknownCharacterError, style_of
from ra_desktop.ai.executor import executor
from ra_desktop.ai.levels import COUNTING
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import RULESETS, GameState

from .batched_play import BatchedGame, BatchedPlayer, Habits, play_batched

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.ai.neural.settings import SearchSettings

PROFILED: Final = ("skilled", "expert")
"""The levels of which there are profiles: those with a network."""
_OWN_COLUMNS: Final = {"ra": {"spent": "gods"}, "priests": {"ankhs": "ankhs", "turned": "flips"}}
"""Columns of one game: a heading, and the field of :class:`Habits`."""
NOBODY: Final = "(none)"
DEALS_AT_ONCE: Final = 5
"""The deals of one task; their games, with all characters, run together."""
_Z_95: Final = 1.959964
_CLEAR: Final = 3.0
"""A figure is bold if it differs from the neutral bots' by this many standard errors and by :data:`_MUCH`."""
_MUCH: Final = 0.05

_STATISTICS_LEGEND: Final = """\
calls, lots: auctions called and lots won in an epoch; sun: the mean sun that won a lot; highest: the share in % of the
lots won with the highest of several suns of one's own; then tiles won in a game by category, in Priests of Ra with a
person and its building together as well; spent: gods spent in a game; ankhs, turned: ankhs won and tiles turned over in
a game; last Ra: the share in % of drawing on turns on which a Ra would have ended the epoch; denied: fame that a lot
won would have brought whoever else gained most by it."""


def play_statistics(record: Habits, ruleset: str) -> dict[str, float]:
    """Return all statistics of `record` by name, in the order of the tables."""
    games, lots = max(1, record.games), max(1, record.lots)
    own = _OWN_COLUMNS[RULESETS[ruleset].game]
    return {
        **auctions(record, ruleset),
        "highest": 100 * record.highest / max(1, record.choices_of_sun),
        **tiles_won(record, ruleset),
        **{name: getattr(record, field) / games for name, field in own.items()},
        "last Ra": 100 * record.last_ra_draws / max(1, record.last_ra_turns),
        "denied": record.denied / lots,
    }


@dataclass
class Profile:
    """The results of one character; all lists have one entry for each deal."""

    name: str
    ruleset: str
    records: list[Habits] = field(default_factory=list)
    gained: list[float] = field(default_factory=list)
    """Games won minus those a neutral bot won from the same seats, for each game."""
    regret: list[float] = field(default_factory=list)
    """The chance of winning that style cost, for each game."""

    def add_deal(self, games: Sequence[BatchedGame], neutral: Sequence[BatchedGame]) -> None:
        """Add a deal: the game from each seat, and those of the neutral bot from the same seats."""
        own = _added(game.records[seat] for seat, game in enumerate(games))
        neutral_counts = _added(game.records[seat] for seat, game in enumerate(neutral))
        self.records.append(own)
        self.gained.append((own.wins - neutral_counts.wins) / len(games))
        self.regret.append(sum(game.regret[seat] for seat, game in enumerate(games)) / len(games))

    def extend(self, other: Profile) -> None:
        """Add the results of `other`."""
        self.records += other.records
        self.gained += other.gained
        self.regret += other.regret

    def as_json(self) -> dict[str, Any]:
        """Return the figures by name."""
        record = self.total()
        costs = {"beside_neutral": _mean(self.gained), "regret": _mean(self.regret)}
        return {"character": self.name, "games": record.games, "wins": record.wins, **self.statistics(record), **costs}

    def statistics(self, record: Habits) -> dict[str, float]:
        """Return the play statistics of this character's `record`."""
        return play_statistics(record, self.ruleset)

    def total(self) -> Habits:
        """Return the sum of the records of all deals."""
        return _added(self.records)


@dataclass(frozen=True)
class ProfileSettings:
    """The settings for making profiles."""

    ruleset: str = "classic"
    players: int = 4
    level: str = "expert"
    """The level of the bots profiled."""
    rollouts: int = 48
    """Rollouts for each move of a level that searches."""
    seed: int = 1
    others: str = "skilled"
    """The level of all others."""

    @property
    def settings(self) -> SearchSettings:
        """Return how the profiled level thinks, with that many :attr:`rollouts` if it searches."""
        return self._settings_for(self.level)

    @property
    def others_settings(self) -> SearchSettings:
        """Return how all other bots think, with as many."""
        return self._settings_for(self.others)

    def _settings_for(self, level: str) -> SearchSettings:
        settings = settings_for(level, self.players, RULESETS[self.ruleset].game)
        return replace(settings, rollouts=self.rollouts) if settings.rollouts else settings


def play_block(settings: ProfileSettings, characters: Sequence[str], first: int, deals: int) -> list[Profile]:
    """Play the deals from number `first` on; return the neutral bots' profile and one for each of `characters`."""
    counts = settings.level in COUNTING
    others = BatchedPlayer(settings.others in COUNTING, settings=settings.others_settings)
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


def _added(records: Iterable[Habits]) -> Habits:
    total = Habits("")
    for record in records:
        total.add(record)
    return total


# --- tables -----------------------------------------------------------------------------------------


LEGEND: Final = f"""\
{_STATISTICS_LEGEND} Beside neutral: wins less those of
a bot without a character on the same seats of the same deals; regret: chances to win that choices of taste cost, by
rollouts of their own, summed over a game; both in percentage points with 95 % intervals."""


def statistics_table(profiles: Sequence[Profile]) -> str:
    """Return the play statistics as a Markdown table; bold where they clearly differ from a bot without a character."""
    nobody = profiles[0]
    usual = nobody.statistics(nobody.total())
    lines = [f"| character | {' | '.join(usual)} |", "|---|" + "---|" * len(usual)]
    for profile in profiles:
        statistics = profile.statistics(profile.total())
        spreads = _spreads([list(profile.statistics(record).values()) for record in profile.records])
        cells = []
        for figure, spread, norm in zip(statistics.values(), spreads, usual.values(), strict=True):
            cell = f"{figure:.0f}" if figure >= 20.0 else f"{figure:.2f}" if figure < 10.0 else f"{figure:.1f}"
            away = abs(figure - norm)
            cells.append(f"**{cell}**" if away > _CLEAR * spread and away > _MUCH * norm else cell)
        lines.append(f"| {profile.name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cost_table(profiles: Sequence[Profile]) -> str:
    """Return the cost in percentage points of games won as a Markdown table, with 95 % intervals."""
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
    """Return the standard error of the mean of each column."""
    count = len(rows)
    spreads = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / count
        spreads.append(sqrt(sum((value - mean) ** 2 for value in column) / max(1, count - 1) / count))
    return spreads


def main() -> None:
    """Play the characters and print the tables."""
    parser = argparse.ArgumentParser(prog="profiles", description=__doc__)
    parser.add_argument("profiled", metavar="LEVEL[:CHARACTER,...]", help="whom to profile; all characters by default")
    parser.add_argument("--among", choices=PROFILED, default="skilled", help="the level of the opponents (%(default)s)")
    parser.add_argument("--ruleset", choices=sorted(RULESETS), default="classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--games", type=int, default=200, help="play at least this many, in full rotations (%(default)s)"
    )
    parser.add_argument("--rollouts", type=int, default=32, help="a search's rollouts for a move (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    chosen = parser.parse_args()
    level, colon, names = chosen.profiled.partition(":")
    characters = names.split(",") if colon else list(CHARACTERS)
    if level not in PROFILED:
        parser.error(f"no profiles at level {level!r}, only at {', '.join(PROFILED)}")
    try:
        for name in characters:
            style_of(name)
    except UnknownCharacterError as error:
        parser.error(str(error))
    # One thread for each process, so that matrix products are summed in the same order with any number of processes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    settings = ProfileSettings(chosen.ruleset, chosen.players, level, chosen.rollouts, chosen.seed, chosen.among)
    deals = deals_for(chosen.games, chosen.players)
    firsts = range(0, deals, DEALS_AT_ONCE)
    blocks = [(settings, characters, first, min(DEALS_AT_ONCE, deals - first)) for first in firsts]
    profiles = [Profile(name, chosen.ruleset) for name in (NOBODY, *characters)]
    with executor(chosen.jobs) as run:
        for block in run(play_block, blocks):
            for profile, more in zip(profiles, block, strict=True):
                profile.extend(more)
    if chosen.json is not None:
        results = {**vars(chosen), "json": None, "characters": [profile.as_json() for profile in profiles]}
        chosen.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write("\n".join((statistics_table(profiles), "", cost_table(profiles), "", LEGEND)) + "\n")
