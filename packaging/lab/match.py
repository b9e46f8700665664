"""Matches between policies with the same bags and suns, all games at once.

One seat plays the first policy, the others the second, and every deal is played once with each seat in that role.
Printed is the share of games won with Wilson's interval, and the same less the luck of the tiles (:mod:`.luck`).
``python packaging/lab match FIRST SECOND --deals N`` prints the result. A policy is a weights file, and
``FILE+rollouts=400,depth=8`` is a search with it: ``rollouts`` and the other fields of
:class:`~ra_desktop.ai.neural.settings.SearchSettings`. With ``--players N`` the neural levels ``skilled`` and
``expert`` and the search of hints, ``shown``, are policies, too, with the shipped weights, and so are
``FOLDER:POLICY``, what another checkout of this program calls `POLICY`, and ``simple:N`` (:mod:`.simple`).
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np

from ra_desktop.ai.arena.command import wilson
from ra_desktop.ai.levels import LEVELS as ALL_LEVELS
from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.network import Network, WeightsError, trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import RULESETS

from .checkout import OtherCheckout
from .luck import Luck
from .setup import RULESET, Deals, next_tiles
from .simple import Simple

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Rows

    from .luck import Floats

LEVELS = ("skilled", "expert", "shown")
"""The levels that can play many positions at once."""


class Policy(Protocol):
    """A player of many positions at once."""

    def choose(self, at: BatchState) -> Rows:
        """Return the number of a legal action for every position."""
        ...


class Greedy:
    """Plays the best move by one ply."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, at: BatchState) -> Rows:
        """Return the best actions by the network's value of the positions after them."""
        found = options(self.network, at)
        return found.actions[found.best]


class Searching:
    """Plays the best move by search."""

    def __init__(self, network: Network, settings: SearchSettings) -> None:
        self.network = network
        self.settings = settings
        self.seed = 1

    def choose(self, at: BatchState) -> Rows:
        """Return the best action in each position."""
        found = search_many(self.network, at, self.settings, self.settings.rollouts, self.seed)
        return np.array([judged.actions[judged.order[0]] for judged in found])


class HiddenFame:
    """Plays like another policy, but assumes that the others have as much fame as itself."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, at: BatchState) -> Rows:
        """Return the other policy's actions in positions without the others' fame."""
        seen = at.take(np.arange(len(at)))
        seen.fame[:] = at.fame[np.arange(len(at)), at.actor][:, None]
        return self.policy.choose(seen)


class Result(NamedTuple):
    """The games won by one policy against the other."""

    won: int
    games: int
    fame: float
    """The first policy's mean fame."""
    fame_others: float
    adjusted: float | None = None
    """The share of games won, less what the first policy owes to the tiles drawn: as true, and with a smaller error."""
    error: float = 0.0
    """The standard error of :attr:`adjusted`, counted over deals."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        luck = ""
        if self.adjusted is not None:
            low_less, high_less = self.adjusted - 1.96 * self.error, self.adjusted + 1.96 * self.error
            luck = f"less luck {100 * self.adjusted:.1f} ({100 * low_less:.1f}-{100 * high_less:.1f}), "
        return (
            f"{100 * self.share:.1f} % of {self.games} ({100 * low:.1f}-{100 * high:.1f}), {luck}"
            f"fame {self.fame:.1f} to {self.fame_others:.1f}"
        )


def play(
    players: int,
    one: Policy,
    others: Policy,
    deals: int,
    seed: int,
    at_once: int = 512,
    ruleset: str = RULESET,
) -> Result:
    """Play `one` against `others` on every other seat, every deal once from each seat."""
    rng = np.random.default_rng(seed)
    maker = Deals(players, rng, ruleset)
    network = trained(players, RULESETS[ruleset].game)
    won = 0
    adjusted: list[Floats] = []
    fame = fame_others = 0.0
    left = deals
    while left > 0:
        batch = min(left, max(1, at_once // players))
        left -= batch
        at, orders = maker.deal(batch)
        seat = np.tile(np.arange(players), batch)
        game = np.repeat(np.arange(batch), players)
        luck = Luck(network, seat)
        at = play_out(at.take(game), orders[game], seat, one, others, luck)
        has_won = at.winners() == seat
        won += int(has_won.sum())
        adjusted.append((has_won - luck.sums).reshape(batch, players).mean(1))
        mine = at.fame[np.arange(len(seat)), seat].sum()
        fame += float(mine)
        fame_others += float(at.fame.sum() - mine) / (players - 1)
    games = deals * players
    by_deal = np.concatenate(adjusted)
    error = float(by_deal.std(ddof=1)) / sqrt(deals) if deals > 1 else float("nan")
    return Result(won, games, fame / games, fame_others / games, float(by_deal.mean()), error)


def play_out(
    at: BatchState, orders: tb.Ints, seat: Rows, one: Policy, others: Policy, luck: Luck | None = None
) -> BatchState:
    """Play all games to their end; `seat` is the seat of `one` in each. `luck` is told of every tile drawn."""
    while True:
        live = at.phase != tb.OVER
        if not live.any():
            return at
        actions = np.full(len(at), tb.NONE, np.intp)
        for policy, rows in ((one, np.flatnonzero(live & (at.actor == seat))),
                             (others, np.flatnonzero(live & (at.actor != seat)))):  # fmt: skip
            if len(rows):
                actions[rows] = policy.choose(at.take(rows))
        at.apply(actions)
        drawing = at.drawing()
        if len(drawing):
            tiles = next_tiles(at, orders, drawing)
            if luck is not None:
                luck.add(at, drawing, tiles)
            at.resolve_draws(drawing, tiles)


def policy(text: str, players: int | None = None, ruleset: str = RULESET) -> tuple[int, Policy]:
    """Return the policy that `text` describes, and its number of players; for levels, pass these and `ruleset`.

    ``ValueError`` or :class:`.WeightsError` if there is none.
    """
    if text in LEVELS or text.startswith("simple:"):
        if players is None:
            raise ValueError(f"{text} plays with any number: say how many, with --players")
        game = RULESETS[ruleset].game
        if text not in LEVELS:
            return players, HiddenFame(Simple(trained(players, game), float(text.removeprefix("simple:"))))
        thinking = Searching(trained(players, game), settings_for(text, players, game))
        return players, thinking if text != "skilled" else HiddenFame(thinking)
    folder, _, theirs = text.rpartition(":")
    if Path(folder, "ra_desktop").is_dir() and folder:
        if players is None:
            raise ValueError(f"{text}: say how many play, with --players")
        return players, OtherCheckout(Path(folder), theirs, players, ruleset)
    if text in ALL_LEVELS:
        raise ValueError(f"{text} plays one game at a time: versus or ra-arena plays against it")
    name, _, extra = text.partition("+")
    network = Network.load(Path(name))
    if not extra:
        return network.players, Greedy(network)
    given = {"rollouts": "400"} | dict(part.partition("=")[::2] for part in extra.split(","))
    kinds = {field.name: int if field.type == "int" else float for field in fields(SearchSettings)}
    if unknown := sorted(set(given) - set(kinds)):
        raise ValueError(f"{text}: no setting of a search is called {', '.join(unknown)}")
    settings = SearchSettings(**{name: kinds[name](value) for name, value in given.items()})  # type: ignore[arg-type]
    return network.players, Searching(network, settings)


def policy_or_error(
    parser: argparse.ArgumentParser, text: str, players: int | None, ruleset: str
) -> tuple[int, Policy]:
    """Return :func:`policy`, or end the command with a message."""
    try:
        number, found = policy(text, players, ruleset)
    except (ValueError, WeightsError) as error:
        parser.error(str(error))
    if isinstance(found, (Greedy, Searching)) and found.network.game != RULESETS[ruleset].game:
        parser.error(f"{text} doesn’t play {ruleset}: see --ruleset")
    return number, found


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab match", description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="for levels: how many play")
    parser.add_argument("--ruleset", default=RULESET, choices=sorted(RULESETS))
    parser.add_argument("--one-way", action="store_true", help="only one FIRST against all SECOND")
    arguments = parser.parse_args()
    players, one = policy_or_error(parser, arguments.first, arguments.players, arguments.ruleset)
    _, others = policy_or_error(parser, arguments.second, players, arguments.ruleset)
    for name, a, b in (("first", one, others), ("second", others, one))[: 1 if arguments.one_way else 2]:
        result = play(players, a, b, arguments.deals, arguments.seed, ruleset=arguments.ruleset)
        sys.stdout.write(f"one {name} against {players - 1}: {result}\n")
        sys.stdout.flush()
    return 0
