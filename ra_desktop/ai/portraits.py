"""How characters play and what that costs them: the figures behind the portraits.

Every deal is played from each seat by a bot without a character, and from each seat by every character, with the same
company. Chance is the same, so that a game goes as that of the neutral bot did until a taste decides
otherwise: compared seat by seat, much of the luck cancels.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ra_desktop.engine import RULESETS, GameState

from . import habits
from .bots import COUNTING
from .characters import NEUTRAL, style_of
from .matches import Record
from .plans import plan_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .lockstep import Sitting
    from .plans import Plan

NOBODY: Final = "(none)"
DEALS_AT_ONCE: Final = 5
"""The deals of one task: their games, of all characters, run together."""
_Z_95: Final = 1.959964
_CLEAR: Final = 3.0
"""A figure is set in bold when it is so many standard errors and :data:`_MUCH` away from that of the neutral bots."""
_MUCH: Final = 0.05


@dataclass
class Portrait:
    """What one character did; all lists have one entry for each deal."""

    name: str
    ruleset: str
    records: list[Record] = field(default_factory=list)
    gained: list[float] = field(default_factory=list)
    """Games won less those that a neutral bot won on the same seats, for each game."""
    given_away: list[float] = field(default_factory=list)
    """Chances to win given up for taste, for each game."""

    def add_deal(self, games: Sequence[Sitting], neutral: Sequence[Sitting]) -> None:
        """Count a deal: the game on each seat, and those of the neutral bot on the same seats."""
        mine = _added(game.records[seat] for seat, game in enumerate(games))
        theirs = _added(game.records[seat] for seat, game in enumerate(neutral))
        self.records.append(mine)
        self.gained.append((mine.wins - theirs.wins) / len(games))
        self.given_away.append(sum(game.given_away[seat] for seat, game in enumerate(games)) / len(games))

    def extend(self, other: Portrait) -> None:
        """Count what *other* did, too."""
        self.records += other.records
        self.gained += other.gained
        self.given_away += other.given_away

    def as_json(self) -> dict[str, Any]:
        """The figures, by name."""
        record = self.total()
        costs = {"beside_neutral": _mean(self.gained), "given_away": _mean(self.given_away)}
        return {"character": self.name, "games": record.games, "wins": record.wins, **self.habits(record), **costs}

    def habits(self, record: Record) -> dict[str, float]:
        """How *record*, of this character, shows it playing."""
        return habits.habits(record, self.ruleset)

    def total(self) -> Record:
        """All deals together."""
        return _added(self.records)


@dataclass(frozen=True)
class Studio:
    """Under what circumstances portraits are made."""

    ruleset: str = "classic"
    players: int = 4
    level: str = "expert"
    """Of whoever is portrayed; all others are *skilled*."""
    rollouts: int = 48
    """For a move of theirs, if their level searches."""
    seed: int = 1

    @property
    def plan(self) -> Plan:
        """How their level thinks, with so many :attr:`rollouts` if it searches."""
        plan = self._plan_for(self.level)
        return replace(plan, rollouts=self.rollouts) if plan.rollouts else plan

    @property
    def others_plan(self) -> Plan:
        """How all others think."""
        return self._plan_for("skilled")

    def _plan_for(self, level: str) -> Plan:
        from .tables import game_of

        return plan_for(level, self.players, game_of(RULESETS[self.ruleset].rules.tiles))


def play_block(studio: Studio, characters: Sequence[str], first: int, deals: int) -> list[Portrait]:
    """Play the deals from number *first* on; a portrait of the neutral bots and one for each of *characters*."""
    from .lockstep import Sitting, Thinker, play_together

    counts = studio.level in COUNTING
    others = Thinker(plan=studio.others_plan)
    portraits = [Portrait(name, studio.ruleset) for name in (NOBODY, *characters)]
    games: list[list[list[Sitting]]] = []
    for number in range(first, first + deals):
        bag = Random(f"{studio.seed} {number}").getrandbits(64)
        deal = []
        for portrait in portraits:
            style = NEUTRAL if portrait.name == NOBODY else style_of(portrait.name)
            seats = []
            for seat in range(studio.players):
                thinkers = [others] * studio.players
                thinkers[seat] = Thinker(counts, style, studio.plan)
                seats.append(Sitting(GameState.new(studio.ruleset, studio.players, bag), thinkers))
            deal.append(seats)
        games.append(deal)
    play_together([game for deal in games for seats in deal for game in seats], studio.seed)
    for deal in games:
        for portrait, seats in zip(portraits, deal, strict=True):
            portrait.add_deal(seats, deal[0])
    return portraits


def _added(records: Iterable[Record]) -> Record:
    total = Record("")
    for record in records:
        total.add(record)
    return total


# --- tables -----------------------------------------------------------------------------------------


LEGEND: Final = f"""\
{habits.LEGEND} Beside neutral: wins less those of
a bot without a character on the same seats of the same deals; given away: chances to win that choices of taste cost, by
rollouts of their own, summed over a game; both in percentage points with 95 % intervals."""


def habit_table(portraits: Sequence[Portrait]) -> str:
    """How everybody plays, as a table in Markdown; bold: clearly otherwise than without a character."""
    nobody = portraits[0]
    usual = nobody.habits(nobody.total())
    lines = [f"| character | {' | '.join(usual)} |", "|---|" + "---|" * len(usual)]
    for portrait in portraits:
        found = portrait.habits(portrait.total())
        spreads = _spreads([list(portrait.habits(record).values()) for record in portrait.records])
        cells = []
        for habit, spread, norm in zip(found.values(), spreads, usual.values(), strict=True):
            cell = f"{habit:.0f}" if habit >= 20.0 else f"{habit:.2f}" if habit < 10.0 else f"{habit:.1f}"
            away = abs(habit - norm)
            cells.append(f"**{cell}**" if away > _CLEAR * spread and away > _MUCH * norm else cell)
        lines.append(f"| {portrait.name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cost_table(portraits: Sequence[Portrait]) -> str:
    """What it costs, in percentage points of games won: a table in Markdown, with 95 % intervals."""
    lines = ["| character | games | wins | beside neutral | given away |", "|---|---|---|---|---|"]
    for portrait in portraits:
        record = portrait.total()
        start = f"| {portrait.name} | {record.games} | {100 * record.wins / max(1, record.games):.1f} %"
        if portrait.name == NOBODY:
            lines.append(f"{start} | | |")
        else:
            lines.append(f"{start} | {_percent(portrait.gained)} | {_percent(portrait.given_away)} |")
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
