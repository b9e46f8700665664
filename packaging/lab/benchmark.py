"""How much the decisions of bots lose: ``python packaging/lab benchmark BOT...``.

A bot is a level, or a weights file or ``FOLDER:LEVEL`` as for :mod:`.match`, a level of another checkout. It decides
what :mod:`.decisions` has valued; printed is what it gives away on average, in points (hundredths of the chance to win)
and in fame, with the standard error of the mean, by kind of decision, epoch, suns and set-up, and of every further bot
how much more it loses than the first on the same decisions. ``first:N`` is no bot: it knows which of the `N` moves that
are best by one ply comes out best, and shows what looking at those alone costs.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.executor import executor
from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.network import Network, trained, utility
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.engine import RULESETS

from .checkout import OtherCheckout
from .decisions import SETUPS, SHIPPED, read
from .match import policy

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from ra_desktop.engine import GameState

    from .decisions import Decision
    from .match import Policy

    Losses = NDArray[np.float64]

FIRST: Final = "first:"
_AT_ONCE: Final = 100
"""Decisions in one piece of work, most of them of one set-up."""


class Mean(NamedTuple):
    """The mean of some losses, and its standard error."""

    lost: float
    error: float

    def __str__(self) -> str:
        return f"{self.lost:6.2f} ± {self.error:.2f}"


def mean(losses: Losses) -> Mean:
    """Return the mean of `losses`."""
    count = len(losses)
    return Mean(float(losses.mean()), float(losses.std(ddof=1)) / np.sqrt(count) if count > 1 else float("nan"))


def losses(bot: str, decisions: Sequence[Decision], seed: int = 1) -> Losses:
    """Return what `bot` loses in each of `decisions`: points and fame, in two rows.

    A weights file decides only those that it was made for.
    """
    found = np.full((2, len(decisions)), np.nan)
    states = [decision.state() for decision in decisions]
    if bot.startswith(FIRST):
        for number, (decision, state) in enumerate(zip(decisions, states, strict=True)):
            found[:, number] = decision.loss(*_first(int(bot.removeprefix(FIRST)), state))
        return found
    if bot in LEVELS:
        level = make_bot(bot, seed, clock=False)
        for number, (decision, state) in enumerate(zip(decisions, states, strict=True)):
            chosen = level.choose(state.view(state.seat_to_act))
            found[:, number] = decision.loss(state.legal_actions().index(chosen))
        return found
    for ruleset, players in sorted({(each.ruleset, each.players) for each in decisions}):
        of_set_up = _where(decisions, "ruleset", ruleset) & _where(decisions, "players", players)
        numbers = np.flatnonzero(of_set_up).tolist()
        thinking = _policy(bot, ruleset, players)
        if thinking is None:
            continue
        chosen_actions = thinking.choose(batch_of([states[number] for number in numbers])).tolist()
        if isinstance(thinking, OtherCheckout):
            thinking.close()
        for number, action in zip(numbers, chosen_actions, strict=True):
            legal = action_numbers(states[number], states[number].legal_actions())
            found[:, number] = decisions[number].loss(legal.index(action))
    return found


def _first(count: int, state: GameState) -> list[int]:
    """Return the places, among the legal actions, of the `count` that are best by one ply."""
    found = options(trained(state.players, state.game), batch_of([state]))
    legal = action_numbers(state, state.legal_actions())
    best = np.argsort(-utility(found.values), kind="stable")[:count]
    return [legal.index(action) for action in found.actions[best].tolist()]


def _policy(bot: str, ruleset: str, players: int) -> Policy | None:
    """Return the policy that :mod:`.match` calls `bot`, or None if it is a network for another set-up."""
    made_for, thinking = policy(bot, players, ruleset)
    if isinstance(thinking, OtherCheckout):
        return thinking
    game = Network.load(Path(bot.partition("+")[0])).game
    return thinking if (made_for, game) == (players, RULESETS[ruleset].game) else None


def table(decisions: Sequence[Decision], losses: Sequence[Losses]) -> Iterator[str]:
    """Return the lines of the table of what each bot loses, by what."""
    groups: dict[str, list[tuple[str, NDArray[np.bool_]]]] = {
        "all": [("", np.ones(len(decisions), np.bool_))],
        "kind": [(kind, _where(decisions, "kind", kind)) for kind in ("auction", "turn", "tiles")],
        "epoch": [(str(epoch), _where(decisions, "epoch", epoch)) for epoch in (1, 2, 3)],
        "suns": [(name, _where(decisions, "suns", suns)) for suns, name in ((1, "1"), (2, "2"), (3, "3 or more"))],
        "set-up": [
            (f"{ruleset} {players}", _where(decisions, "ruleset", ruleset) & _where(decisions, "players", players))
            for ruleset, players in sorted(SETUPS)
        ],
    }
    for group, parts in groups.items():
        for name, chosen in parts:
            if chosen.any():
                cells = [str(mean(each[chosen])) for each in losses]
                cells += [str(mean(each[chosen] - losses[0][chosen])) for each in losses[1:]]
                yield f"{group + ' ' + name:18s}{int(chosen.sum()):6d}  " + "  ".join(cells)


def _where(decisions: Sequence[Decision], field: str, value: object) -> NDArray[np.bool_]:
    return np.array([getattr(each, field) == value for each in decisions])


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab benchmark", description=__doc__)
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help=f"{', '.join(LEVELS)}, a weights file, FOLDER:LEVEL or {FIRST}N"
    )
    parser.add_argument("--file", type=Path, default=SHIPPED, help="the decisions (those that come with the source)")
    parser.add_argument("--most", type=int, help="only so many decisions, the first by number")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    arguments = parser.parse_args()
    for bot in arguments.bots:
        if (
            bot not in LEVELS
            and not re.fullmatch(f"{FIRST}[1-9]\\d*", bot)
            and not Path(bot.rpartition(":")[0] or bot.partition("+")[0]).exists()
        ):
            parser.error(f"{bot}: neither a level nor a file or folder")
    decisions = sorted(read(arguments.file)[: arguments.most], key=lambda each: (each.ruleset, each.players))
    pieces = [decisions[start : start + _AT_ONCE] for start in range(0, len(decisions), _AT_ONCE)]
    found = []
    with executor(arguments.jobs) as run:
        for bot in arguments.bots:
            found.append(np.concatenate(list(run(losses, [(bot, piece) for piece in pieces])), axis=1))
            decided = ~np.isnan(found[-1][0])
            if decided.any():
                points, fame = (str(mean(row[decided])).strip() for row in found[-1])
                sys.stderr.write(f"{bot}: {points} points, {fame} fame\n")
    shared = np.flatnonzero(~np.isnan(found).any((0, 1)))
    decisions = [decisions[place] for place in shared]
    if not decisions:
        parser.error("these bots share no decision of the file")
    heads = [f"{bot:>13s}" for bot in arguments.bots]
    heads += [f"{bot} less {arguments.bots[0]}" for bot in arguments.bots[1:]]
    for row, lost in enumerate(("points lost", "fame lost")):
        sys.stdout.write(f"{lost:18s}{'':6s}  {'  '.join(heads)}\n")
        for line in table(decisions, [each[row, shared] for each in found]):
            sys.stdout.write(line + "\n")
    return 0
