"""The luck of a game alone, for ratings: what each tile drawn was worth against the mean over the bag.

Both are valued by the same network right after the draw, so that luck is 0 on average, whatever the network is worth:
a result less luck errs to no side. It needs no other decision, and takes a fraction of a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.ai.evaluation import neural_bot
from ra_desktop.engine.actions import Draw

from .judge import possible_draws

if TYPE_CHECKING:
    from ra_desktop.ai.neural.network import Values

    from .reviewer import Line


def luck_of(line: Line) -> Values | None:
    """Return by seat what the draws of `line` brought in chance of winning and in lead; None without a network."""
    from ra_desktop.ai.neural.encoding import action_numbers, batch_of
    from ra_desktop.ai.neural.leads import leads_of
    from ra_desktop.ai.neural.network import trained

    plies = [ply for ply, action in enumerate(line.actions) if isinstance(action, Draw)]
    views = [line.positions[ply].view(line.positions[ply].seat_to_act) for ply in plies]
    if not views or neural_bot(views[0]) is None:
        return None
    after = batch_of(views)
    after.apply(np.array([action_numbers(view, [Draw()])[0] for view in views], np.intp))
    owners, codes, weights = possible_draws(after)
    drawn = np.array([line.positions[ply].bag[-1] for ply in plies])
    batch = after.take(owners)
    batch.resolve_draws(np.arange(len(codes)), codes)
    shares = trained(views[0].players, views[0].game).values_of_seats(batch)
    shares[..., 1] = leads_of(batch, shares[..., 1])
    came = (codes == drawn[owners]) - weights
    luck: Values = (shares * came[:, None, None]).sum(0)
    return luck
