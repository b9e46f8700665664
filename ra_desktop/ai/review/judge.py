"""What every legal action of many decisions was worth to all seats, by one evaluator at one budget.

``quick`` asks the network about what each action leads to; ``full`` searches as the coach does, and says the same. In
both the value of a draw is the exact mean over the tiles that may come. Only what the seat that acts could know goes
in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from ra_desktop.ai.evaluation import (
    USUAL_LIMIT,
    by_prices,
    chances,
    chances_and_leads,
    even_settings,
    neural_bot,
    put_in_order,
)
from ra_desktop.ai.neural.batch.state import OVER, BatchState, Bools
from ra_desktop.ai.protocol import Cancel, Cancelled, Evaluation, Limit
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from ra_desktop.ai.neural.network import Network, Values
    from ra_desktop.engine import Action, View


Depth = Literal["quick", "full"]
Chances = tuple[float, ...]
"""A chance of winning for every seat; they add up to 1."""

ROLLOUTS: Final = USUAL_LIMIT.rollouts or 0
"""How many rollouts a decision gets at full depth: as many as the coach gave it, if it had the time."""
_TOGETHER: Final = {"quick": 64, "full": 12}
"""Number of decisions judged together; progress is reported between two portions."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The values of all legal actions of one decision."""

    rated: tuple[Evaluation, ...]
    """For the seat that acts, best first."""
    chances: dict[Action, Chances]
    """What each action is worth to every seat."""
    leads: dict[Action, Chances]
    """The expected final lead of every seat after each action, in fame."""


def judge(views: Sequence[View], depth: Depth, seed: int, cancel: Cancel | None) -> Iterator[list[Judged]]:
    """Yield the values of the actions of all `views`, which are of one game, in portions and in order.

    Raises :class:`.Cancelled` if `cancel` is set early.
    """
    if not views:
        return
    size = _TOGETHER[depth]
    known = neural_bot(views[0]) is not None
    for first in range(0, len(views), size):
        if cancel is not None and cancel.is_set():
            raise Cancelled
        portion = views[first : first + size]
        if not known:
            yield [_by_prices(view) for view in portion]
        elif depth == "quick":
            yield _by_network(portion)
        else:
            yield _by_search(portion, seed, cancel)


def final_values(view: View, depth: Depth, seed: int, cancel: Cancel | None) -> tuple[Chances, Chances]:
    """Return the chances (0 to 1) and the leads (in fame) of all seats in `view`, where a game ends or was left."""
    limit = Limit(rollouts=ROLLOUTS if depth == "full" else 0)
    won, leads = chances_and_leads(view, seed=seed, limit=limit, cancel=cancel)
    return exactly_one(won), leads


def exactly_one(values: Sequence[float]) -> Chances:
    """Return `values`, at least 0, with the sum 1."""
    positive = [max(0.0, float(value)) for value in values]
    total = sum(positive)
    return tuple(value / total for value in positive)


def _by_prices(view: View) -> Judged:
    rated = by_prices(view, view.legal_actions())
    seat, now = view.seat_to_act, chances(view)
    others = 1.0 - now[seat]
    values_of = {
        rating.action: exactly_one(
            [rating.win if other == seat else (1.0 - rating.win) * chance / others for other, chance in enumerate(now)]
        )
        for rating in rated
    }
    leads = {rating.action: _shared(rating.lead, seat, len(now)) for rating in rated}
    return Judged(tuple(rated), values_of, leads)


def _shared(lead: float, seat: int, players: int) -> Chances:
    """Return the leads of all seats if `seat` has this `lead`, and nothing tells the others apart."""
    return tuple(lead if other == seat else -lead / (players - 1) for other in range(players))


def _by_network(views: Sequence[View]) -> list[Judged]:
    """Value all actions by what they lead to; before a draw, by the mean over all tiles."""
    import numpy as np

    from ra_desktop.ai.neural.encoding import batch_of
    from ra_desktop.ai.neural.network import MARGIN_UNIT, MARGIN_WEIGHT, trained
    from ra_desktop.ai.neural.tally import ONE_PLY_ERROR, ONE_PLY_FAME

    at = batch_of(views)
    rows, actions = at.legal()
    after = at.take(rows)
    after.apply(actions)
    values, is_exact = values_of_all_seats(trained(views[0].players, views[0].game), after)
    judged = []
    for row, view in enumerate(views):
        own_rows = np.flatnonzero(rows == row)
        own = values[own_rows, view.seat_to_act]
        order = np.argsort(-(own[:, 0] + MARGIN_WEIGHT * own[:, 1]), kind="stable")
        numbers = dict(_actions_by_number(view))
        sure = is_exact[own_rows] & is_exact[own_rows[order[0]]]
        rated, values_of, leads = [], {}, {}
        for place in order:
            action = numbers[int(actions[own_rows[place]])]
            win, margin, lead = map(float, own[place])
            errors = (0.0, 0.0) if sure[place] else (ONE_PLY_ERROR, ONE_PLY_FAME)
            rated.append(Evaluation(action, win, margin * MARGIN_UNIT, errors[0], lead, errors[1]))
            values_of[action] = exactly_one(values[own_rows[place], :, 0].tolist())
            leads[action] = tuple(values[own_rows[place], :, 2].tolist())
        judged.append(Judged(tuple(rated), values_of, leads))
    return judged


def _by_search(views: Sequence[View], seed: int, cancel: Cancel | None) -> list[Judged]:
    from ra_desktop.ai.neural.bot import evaluations
    from ra_desktop.ai.neural.clock import Clock, Interrupted
    from ra_desktop.ai.neural.encoding import batch_of
    from ra_desktop.ai.neural.network import trained
    from ra_desktop.ai.neural.rollout import all_but_one
    from ra_desktop.ai.neural.search import search_many

    network = trained(views[0].players, views[0].game)
    clock = Clock(stopped=None if cancel is None else cancel.is_set)
    settings = even_settings(views[0])
    try:
        results = search_many(network, batch_of(views), settings, ROLLOUTS, seed, clock, all_but_one())
    except Interrupted:
        raise Cancelled from None
    judged = []
    for view, result in zip(views, results, strict=True):
        numbers = dict(_actions_by_number(view))
        assert result.chances is not None and result.leads is not None  # noqa: PT018 - one setting brings both
        leads = {
            numbers[int(number)]: tuple(row.tolist()) for number, row in zip(result.actions, result.leads, strict=True)
        }
        values_of = {
            numbers[int(number)]: exactly_one(row.tolist())
            for number, row in zip(result.actions, result.chances, strict=True)
        }
        seat = view.seat_to_act
        rated = [
            rating._replace(win=values_of[rating.action][seat])
            for rating in evaluations(view, view.legal_actions(), result)
        ]
        put_in_order(view, rated)
        judged.append(Judged(tuple(rated), values_of, leads))
    return judged


def _actions_by_number(view: View) -> Iterator[tuple[int, Action]]:
    from ra_desktop.ai.neural.encoding import action_numbers

    legal = view.legal_actions()
    return zip(action_numbers(view, legal), legal, strict=True)


def values_of_all_seats(network: Network, at: BatchState) -> tuple[Values, Bools]:
    """Return win, margin and lead by row and seat, and in which rows they are certain.

    A row that is about to draw has the mean over its bag, every tile weighted by its number there.
    """
    from ra_desktop.ai.neural.leads import leads_of

    owners, codes, weights = possible_draws(at)
    batch = at.take(owners)
    drawing = np.flatnonzero(codes != NO_DRAW)
    batch.resolve_draws(drawing, codes[drawing])
    shares = network.values_of_seats(batch)
    shares = np.concatenate((shares, leads_of(batch, shares[..., 1])[..., None]), axis=2)
    first = np.flatnonzero(np.diff(owners, prepend=-1))
    values: Values = np.add.reduceat(shares * weights[:, None, None], first, axis=0)
    is_over: Bools = np.logical_and.reduceat(batch.phase == OVER, first)
    return values, is_over


NO_DRAW = EMPTY - 1
"""Stands for the tile where none is drawn."""


def possible_draws(at: BatchState) -> tuple[NDArray[np.intp], NDArray[np.int32], Values]:
    """Return the row, the tile and its share of the bag, for every row and every tile that may come there next."""
    owners: list[int] = []
    codes: list[int] = []
    weights: list[float] = []
    drawing = set(at.drawing().tolist())
    for row in range(len(at)):
        bag = at.bag[row]
        kinds = np.flatnonzero(bag) if row in drawing else np.array([NO_DRAW])
        if not len(kinds):
            kinds = np.array([EMPTY])
        owners += [row] * len(kinds)
        codes += kinds.tolist()
        weights += (bag[kinds] / bag.sum()).tolist() if len(kinds) > 1 else [1.0]
    return np.array(owners, np.intp), np.array(codes, np.int32), np.array(weights)
