"""The neural bots: one ply deep, or with search."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.characters import FAME_IN_UTILITY, MOST_BONUS, NEUTRAL, Style, advised_first, without_waste
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.protocol import Cancel, Cancelled, Evaluation, Limit, legal_choices
from ra_desktop.ai.ruler import loss_of

from .clock import Clock, Interrupted
from .encoding import action_numbers, unsupported
from .leads import leads_of
from .network import MARGIN_UNIT, MARGIN_WEIGHT, Network, trained
from .search import SearchResult, search
from .settings import SearchSettings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.engine import Action, View


_UNLIMITED: Final = 1_000_000
_ONE_PLY: Final = SearchSettings()


class UnsupportedPositionError(ValueError):
    """No network knows games like this one."""


class NeuralBot:
    """Plays the best move by a value network and, optionally, a search."""

    def __init__(
        self,
        settings: SearchSettings = _ONE_PLY,
        seed: int = 0,
        *,
        seconds: float | None = None,
        network: Callable[[int, str], Network] = trained,
        style: Style = NEUTRAL,
    ) -> None:
        """`seconds` limits its search if the caller sets no limit.

        `network` returns the network for a number of players and a game.
        """
        self._settings = settings
        self._seconds = seconds
        self._seed = seed
        self._network = network
        self._style = style
        self.hurried = False
        """Whether time ran out in the last search before the rollouts that were asked for."""

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """Return the best action. Raises :class:`Cancelled` if `cancel` is set before there is an answer."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        rated = self.evaluate(view, limit=limit, cancel=cancel)
        return styled_choice(self._style, view, rated, self._settings)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """Return all legal actions with their values, best first.

        Searched actions come before others. Raises :class:`UnsupportedPositionError` for games that the networks do not
        know, and :class:`Cancelled` like :meth:`choose`.
        """
        legal = legal_choices(view, cancel)
        return evaluations(view, legal, self._judged(view, _position(view), limit, cancel))

    def worths(
        self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None
    ) -> tuple[list[float], list[float]]:
        """Return chance and lead of every seat if the best action is chosen; actions without a choice are made first.

        Its settings must have :attr:`.SearchSettings.all_seats`. Raises like :meth:`evaluate`.
        """
        legal = legal_choices(view, cancel)
        at = _position(view)
        _, actions = at.legal()
        while len(actions) == 1:
            at.apply(actions)
            _, actions = at.legal()
        if not len(actions):
            values = self._network(view.players, view.game).values_of_seats(at)
            shares, leads = values[0, :, 0], leads_of(at, values[..., 1])[0]
        else:
            judged = self._judged(view, at, limit, cancel)
            assert judged.chances is not None and judged.leads is not None  # noqa: PT018 - one setting brings both
            best = judged.order[0]
            if len(legal) > 1:
                advised = evaluations(view, legal, judged)[0].action
                best = judged.actions.tolist().index(*action_numbers(view, [advised]))
            shares, leads = judged.chances[best], judged.leads[best]
        return shares.tolist(), leads.tolist()

    def _judged(self, view: View, at: BatchState, limit: Limit | None, cancel: Cancel | None) -> SearchResult:
        """Search the single position `at` of the game of `view`."""
        settings, seconds = self._settings, self._seconds
        rollouts = settings.rollouts
        if limit is not None and (limit.rollouts is not None or limit.seconds is not None):
            seconds = limit.seconds
            rollouts = _UNLIMITED if limit.rollouts is None else limit.rollouts
            if not settings.rollouts:
                rollouts = 0
        clock = Clock(seconds, partial(_is_set, cancel))
        try:
            network = self._network(view.players, view.game)
            judged = search(network, at, settings, rollouts, self._seed, clock)
        except Interrupted:
            raise Cancelled from None
        self.hurried = judged.hurried and rollouts < _UNLIMITED
        return judged


def _position(view: View) -> BatchState:
    """Return the single row for `view`; raises :class:`UnsupportedPositionError`."""
    reason = unsupported(view)
    if reason:
        raise UnsupportedPositionError(reason)
    return batch_of([view])


def evaluations(view: View, legal: Sequence[Action], judged: SearchResult) -> list[Evaluation]:
    """Return an evaluation for each of the `legal` actions of `view`, made of the result `judged`, best first.

    The first is that of :func:`.advised_first`.
    """
    actions = dict(zip(action_numbers(view, legal), legal, strict=True))
    seat = view.seat_to_act
    leads = np.zeros(len(judged.actions)) if judged.leads is None else judged.leads[:, seat]
    lead_errors = np.zeros(len(judged.actions)) if judged.lead_errors is None else judged.lead_errors
    rated = [
        Evaluation(
            actions[int(judged.actions[place])],
            float(judged.values[place, 0]),
            float(judged.values[place, 1]) * MARGIN_UNIT,
            float(judged.errors[place]),
            float(leads[place]),
            float(lead_errors[place]),
        )
        for place in judged.order
    ]
    return advised_first(view, rated)


def styled_choice(style: Style, view: View, rated: list[Evaluation], settings: SearchSettings) -> Action:
    """Return the best action with the bonus of `style`; `rated` has all legal ones, best first.

    A style never gives up a certain win, nor chooses a move that the ruler calls worse than the best, or one that gives
    a sun away.
    """
    if style is NEUTRAL or (rated[0].win == 1.0 and rated[0].error == 0.0):
        return rated[0].action
    rated = rated[: settings.candidates] if settings.rollouts else rated
    rated = [move for move in rated if not loss_of(rated[0], move).is_clear()]
    kept = without_waste(view, [move.action for move in rated[1:]])
    rated = [rated[0], *(move for move in rated[1:] if move.action in kept)]
    actions = [move.action for move in rated]
    bonuses = style.leanings(view, actions, settings.taste * FAME_IN_UTILITY, settings.taste * MOST_BONUS)
    best, most, least = rated[0].action, float("-inf"), float("inf")
    for evaluation, bonus in zip(rated, bonuses, strict=True):
        # Actions dropped early have too few rollouts to be reliable.
        least = min(least, evaluation.win + MARGIN_WEIGHT * evaluation.margin / MARGIN_UNIT)
        worth = least + bonus
        if worth > most:
            best, most = evaluation.action, worth
    return best


def _is_set(cancel: Cancel | None) -> bool:
    return cancel is not None and cancel.is_set()
