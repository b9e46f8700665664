"""Matches between bots: games with rotating seats, and a record for every contestant.

Each deal, a bag with suns for the seats, is played once for every rotation of the bots around the table, so that
neither luck nor seating favours anyone. A deal and the randomness of its bots depend only on the seed of the match and
the number of the deal, so deals can be played in any order, and anywhere.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field, fields
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ra_desktop.ai.child_process import entered
from ra_desktop.ai.levels import make_bot
from ra_desktop.ai.novice import NoviceBot
from ra_desktop.ai.outside import OutsideBot, OutsideError, Program
from ra_desktop.ai.registry import ai_for
from ra_desktop.console import one_line
from ra_desktop.engine import RULESETS, Action, GameState, View
from ra_desktop.engine.events import AuctionStarted, Event, GodSpent, LotWon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ra_desktop.ai.protocol import Bot, Cancel, Evaluation, Limit
    from ra_desktop.engine.tiles import TileSet


@dataclass
class Record:
    """What one contestant did in all games of a match."""

    name: str
    """A level, level and character separated by a colon, or the path of a program."""
    games: int = 0
    wins: int = 0
    fame: int = 0
    """The sum over all games, like the fields that follow."""
    calls: int = 0
    """Auctions started by invoking Ra."""
    lots: int = 0
    """Lots won."""
    suns: int = 0
    """The total of the suns that won them."""
    tiles: Counter[str] = field(default_factory=Counter)
    """Tiles taken, by category; two-sided ones also by the side that showed."""
    times: list[float] = field(default_factory=list, compare=False)
    """Seconds for every decision with a choice."""

    def add(self, other: Record) -> None:
        """Add the record `other`."""
        for counter in fields(self)[1:]:
            own, more = getattr(self, counter.name), getattr(other, counter.name)
            setattr(self, counter.name, own + more)

    def time_at(self, share: float) -> float:
        """Return the seconds within which this `share` of the decisions was made."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Deal(NamedTuple):
    """The result of one deal: a record for each contestant, and the placings in each of its games."""

    records: list[Record]
    places: list[list[int]]
    """By game and contestant: 0 for the winner; for others the number of players ahead in fame, at least 1."""


class ReplacedBot:
    """Plays an outside program's moves; a novice moves where it gives none, and each time that is reported."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self.bot = OutsideBot(Program(entered(name)))
        self._novice = NoviceBot(seed)

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`ra_desktop.ai.protocol.Bot.choose`."""
        try:
            return self.bot.choose(view, limit=limit, cancel=cancel)
        except OutsideError as error:
            sys.stderr.write(f"{one_line(f'{self._name} {error}: replaced for this move')}\n")
            return self._novice.choose(view, cancel=cancel)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`ra_desktop.ai.protocol.Bot.evaluate`."""
        return self.bot.evaluate(view, limit=limit, cancel=cancel)


def is_program(name: str) -> bool:
    """Whether `name` is the path of a program, perhaps with arguments, and no level."""
    return "/" in name or "\\" in name


def seated_bot(name: str, seed: int, *, clock: bool = False) -> Bot:
    """Return the bot that `name` stands for; without the `clock`, it has no time limit, unless it is a program."""
    if is_program(name):
        return ReplacedBot(name, seed)
    level, _, character = name.partition(":")
    return make_bot(level, seed, character or None, clock=clock)


def play_deal(
    ruleset: str, names: Sequence[str], seed: int, number: int, make: Callable[[str, int], Bot] = seated_bot
) -> Deal:
    """Play deal `number` of the match of `seed` once for every rotation of `names`, and return what came out.

    `make` makes a bot by its name.
    """
    players = len(names)
    chance = Random(f"{seed} {number}")
    bag = chance.getrandbits(64)
    deal = Deal([Record(name) for name in names], [])
    for turn in range(players):
        order = [(chair + turn) % players for chair in range(players)]
        bots = [make(names[who], chance.getrandbits(32)) for who in order]
        state = GameState.new(ruleset, players, bag)
        seated = [deal.records[who] for who in order]
        _play(state, bots, seated)
        places = [0] * players
        for chair, who in enumerate(order):
            ahead = sum(fame > state.fame[chair] for fame in state.fame)
            places[who] = 0 if chair == state.winner else max(1, ahead)
        deal.places.append(places)
    return deal


def _play(state: GameState, bots: list[Bot], seated: list[Record]) -> None:
    while not state.is_over:
        seat = state.seat_to_act
        view = state.view(seat)
        began = time.perf_counter()
        action = bots[seat].choose(view)
        took = time.perf_counter() - began
        if len(view.legal_actions()) > 1:
            seated[seat].times.append(took)
        note(state.apply(action), seated, state.rules.tiles)
    note_end(state, seated)


def note_end(state: GameState, seated: Sequence[Record]) -> None:
    """Add the results of the finished game `state` to the records of `seated`, one for each seat."""
    for seat, record in enumerate(seated):
        record.games += 1
        record.fame += state.fame[seat]
        record.wins += seat == state.winner


def note(events: Iterable[Event], seated: Sequence[Record], tiles: TileSet) -> None:
    """Record `events` for each seat."""
    for event in events:
        if isinstance(event, AuctionStarted):
            seated[event.seat].calls += event.cause != "drawn"
        elif isinstance(event, LotWon):
            record = seated[event.seat]
            record.lots += 1
            record.suns += event.sun
            record.tiles.update(tiles.category_of(tile) for tile in event.tiles)
            record.tiles.update(tile.partition("/")[0] for tile in event.tiles if "/" in tile)
        elif isinstance(event, GodSpent):
            seated[event.seat].tiles[tiles.category_of(event.tile)] += 1


def deals_for(games: int, players: int) -> int:
    """Return how many deals make at least `games` games."""
    return -(-games // players)


def total(names: Sequence[str], deals: Iterable[Deal]) -> list[Record]:
    """Return the sum of `deals` for each contestant."""
    records = [Record(name) for name in names]
    for deal in deals:
        for record, more in zip(records, deal.records, strict=True):
            record.add(more)
    return records


def tiles_won(record: Record, ruleset: str) -> dict[str, float]:
    """Return the tiles won per game of `record`, by the group of `ruleset` that they belong to."""
    games = max(1, record.games)
    groups = ai_for(RULESETS[ruleset].game).tile_groups
    return {name: sum(record.tiles[tile] for tile in group) / games for name, group in groups.items()}


def auctions(record: Record, ruleset: str) -> dict[str, float]:
    """Return, of `record`, the auctions started and the lots won per epoch, and the mean sun that won a lot."""
    games, epochs = max(1, record.games), RULESETS[ruleset].epochs
    return {
        "calls": record.calls / games / epochs,
        "lots": record.lots / games / epochs,
        "sun": record.suns / max(1, record.lots),
    }
