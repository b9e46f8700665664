"""The value of moves and the chances of seats, by a network that knows such positions or else by fixed prices.

The networks are loaded on first use: nothing here imports numpy before.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from math import exp
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Pass

from .characters import NEUTRAL, Style, advised_first
from .neural import compiled
from .neural.settings import MOVES_SHOWN, SearchSettings
from .prices import grasped, valued
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .registry import settings_for
from .ruler import DECIDED, loss_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, View

    from .neural.bot import NeuralBot

_log = logging.getLogger(__name__)

USUAL_LIMIT: Final = Limit(seconds=0.8, rollouts=768)
"""How long to think by default about chances that are shown."""

_FAME_PER_EPOCH: Final = 12.0
"""How much the lead changes in an epoch, to turn fame into chances without a network."""
_PRICES_ERROR: Final = 0.19
"""The standard error of a chance by fixed prices, measured against a search in 360 positions of games."""
_PRICES_FAME: Final = 9.3
"""The standard error of a lead by fixed prices, in fame, measured alike."""
_ONE_PLY: Final = SearchSettings()
_ALL: Final = 64
"""More candidates than a position has moves."""
_NEVER: Final = 1e9
"""No lead is so clear, in standard errors."""


def neural_bot(
    view: View,
    settings: SearchSettings = _ONE_PLY,
    *,
    seconds: float | None = None,
    seed: int = 0,
    style: Style = NEUTRAL,
) -> NeuralBot | None:
    """Return a bot that evaluates positions like `view` with a network, or None if no network knows them.

    `seconds` limits its search if the caller sets no limit.
    """
    if not compiled.is_there():
        _log.debug("by fixed prices: the part in C was not built")
        return None
    from .neural.bot import NeuralBot
    from .neural.encoding import unsupported
    from .neural.network import WeightsError, trained

    reason = unsupported(view)
    if not reason:
        try:
            trained(view.players, view.game)
        except WeightsError as error:
            reason = str(error)
    if reason:
        _log.debug("by fixed prices: %s", reason)
        return None
    return NeuralBot(settings, seed, seconds=seconds, style=style)


def first_impression(view: View, cancel: Cancel | None = None) -> list[Evaluation]:
    """Return evaluations of the legal actions of `view` without looking ahead, best first."""
    legal = legal_choices(view, cancel)
    bot = neural_bot(view)
    return by_prices(view, legal) if bot is None else bot.evaluate(view, cancel=cancel)


def shown_settings(view: View) -> SearchSettings:
    """Return how chances that are shown are found in games like that of `view`.

    The search goes deeper than that of any level. All candidates get the same number of rollouts, so that their values
    can be compared, and the chances of all seats add up to 1. In the last epoch, the best moves are played out.
    """
    settings = settings_for("shown", view.players, view.game)
    return replace(settings, rounds=1, margin=2.0, all_seats=True, played_out=1.0)


def even_settings(view: View) -> SearchSettings:
    """Return :func:`shown_settings` in which no move is dropped early, so that any choice can be judged.

    Half as many rollouts are played out: a review does that for a whole game.
    """
    shown = shown_settings(view)
    return replace(
        shown, candidates=_ALL, elimination_threshold=_NEVER, moves_shown=_ALL, played_out=shown.played_out / 2
    )


def put_in_order(view: View, rated: list[Evaluation]) -> None:
    """Put first what is advised in `view`, of moves that are `rated` by a network, best utility first."""
    if view.is_last_epoch and max(move.win for move in rated) <= 1.0 - DECIDED:  # who cannot win plays for fame
        rated[:MOVES_SHOWN] = sorted(rated[:MOVES_SHOWN], key=lambda move: -move.lead)
    for move in rated[1:MOVES_SHOWN]:  # nor is a move advised that the ruler calls worse than another
        if loss_of(move, rated[0]).is_clear():
            rated.remove(move)
            rated.insert(0, move)
    rated[:] = advised_first(view, rated)


def chances(
    view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None
) -> tuple[float, ...]:
    """Return the chance of every seat to win the game of `view`, by seat; they add up to 1.

    The seat that acts has the chance that a hint of the same `seed` and `limit` gives for the best move. Once the game
    is over, the winner has 1. Raises :class:`.Cancelled` if `cancel` is set early.
    """
    return chances_and_leads(view, seed=seed, limit=limit, cancel=cancel)[0]


def chances_and_leads(
    view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return :func:`chances` (0 to 1), and the fame by which each seat is expected to end ahead of the others' mean."""
    if view.winner is not None:
        return tuple(float(seat == view.winner) for seat in range(view.players)), leads_of_fame(view.fame)
    bot = neural_bot(view, shown_settings(view), seed=seed)
    if bot is None:
        shares, leads = _chances_by_fame(view), leads_of_fame(_fame_now(view))
    else:
        shares, several = bot.worths(view, limit=limit or USUAL_LIMIT, cancel=cancel)
        leads = tuple(several)
    total = sum(shares)
    return tuple(chance / total for chance in shares), leads


def leads_of_fame(fame: Sequence[float]) -> tuple[float, ...]:
    """Return by how much each seat with such `fame` is ahead of the mean of the others; they add up to 0."""
    total, players = sum(fame), len(fame)
    return tuple((players * own - total) / (players - 1) for own in fame)


def _fame_now(view: View) -> list[float]:
    """Return the fame of every seat if the epoch ended now."""
    return [float(fame + sum(rows.values())) for fame, rows in zip(view.fame, view.points_now(), strict=True)]


def _chances_by_fame(view: View) -> list[float]:
    ends = _fame_now(view)
    spread = _FAME_PER_EPOCH * (view.epochs + 1 - view.epoch) / 2
    best = max(ends)
    return [exp(max(-30.0, (end - best) / spread)) for end in ends]


def by_prices(view: View, legal: list[Action]) -> list[Evaluation]:
    """Return evaluations of the `legal` actions by fixed prices, with fame turned into chances; best first.

    Moves about single tiles have none, and come out alike.
    """
    values, _ = valued(view, legal)
    if not values and (decided := grasped(view, legal) or Pass()) in legal:
        values = {decided: 0.0}
    worst = min(values.values(), default=0.0) - 1.0
    best = max(values.get(action, worst) for action in legal)
    now = _fame_now(view)
    ahead = leads_of_fame(now)[view.seat_to_act]
    lead = now.pop(view.seat_to_act)
    lead -= max(now)
    spread = _FAME_PER_EPOCH * (view.epochs + 1 - view.epoch) / 2
    rated = []
    for action in legal:
        gain = values.get(action, worst) - best
        margin = lead + gain
        rival = exp(max(-30.0, min(30.0, -margin / spread)))
        rated.append(
            Evaluation(action, 1.0 / (1.0 + len(now) * rival), margin, _PRICES_ERROR, ahead + gain, _PRICES_FAME)
        )
    return sorted(rated, key=lambda evaluation: -evaluation.win)
