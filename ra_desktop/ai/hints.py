"""Hints for the player to move, or in the replay of a game: the best moves, and facts in their favour.

>>> from ra_desktop.ai.hints import advise
>>> from ra_desktop.ai.protocol import Limit
>>> from ra_desktop.engine import GameState
>>> state = GameState.new("classic", players=4, seed=7)
>>> hint = advise(state.view(0), limit=Limit(rollouts=32))
>>> str(hint.best.action), hint.facts.ra_chance
('draw', 0.16666666666666666)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import GameState

from .characters import without_waste
from .evaluation import USUAL_LIMIT, by_thumb, even_settings, first_impression, neural_bot, shown_settings
from .facts import facts_about
from .neural.settings import MOVES_SHOWN
from .price import account_of, alternative
from .protocol import Limit, legal_choices
from .ruler import DECIDED, loss_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Action, View

    from .facts import Facts
    from .price import Account
    from .protocol import Cancel, Evaluation

MOST_ACTIONS: Final = MOVES_SHOWN

_A_THOUGHT: Final = Limit(rollouts=8)

_ROUGHLY: Final = (64, 256)
"""Rollouts of the first results of a study: a tenth and a third of the work, for a person who chooses quickly."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves, best first, and facts about the first of them."""

    actions: tuple[Evaluation, ...]
    facts: Facts
    from_experience: bool
    """Whether the figures come from a network; otherwise from rules of thumb."""
    account: Account | None = None
    """What the first of them gains over its alternative, in parts; None if that is another question."""
    hurried: bool = False
    """Whether time ran out before all rollouts were made."""

    @property
    def best(self) -> Evaluation:
        """The recommended move."""
        return self.actions[0]

    @property
    def is_exact(self) -> bool:
        """Whether the figures are exact, not estimated."""
        return all(rated.error == 0.0 for rated in self.actions)

    def is_equal(self, rated: Evaluation) -> bool:
        """Whether `rated`, one of :attr:`actions`, is about as good as the best: not clearly worse."""
        return not loss_of(self.best, rated).is_clear()

    @property
    def is_lost(self) -> bool:
        """Whether the game is as good as lost, whatever the move; never before the final epoch."""
        return self.facts.is_last_epoch and max(rated.win for rated in self.actions) <= 1.0 - DECIDED

    @property
    def is_won(self) -> bool:
        """Whether the game is as good as won with every move shown; never before the final epoch."""
        return self.facts.is_last_epoch and min(rated.win for rated in self.actions) >= DECIDED


@dataclass(frozen=True, slots=True)
class Study:
    """All moves of a position, so that any choice can be judged."""

    view: View
    """What the seat to act knows."""
    rated: tuple[Evaluation, ...]
    """All legal actions, best first, each searched with the same orders of the bag."""
    favourite: Action
    """What looks best without looking ahead."""
    from_experience: bool
    """As in :class:`Hint`."""
    is_final: bool = True
    """Whether nothing better follows."""

    @property
    def best(self) -> Evaluation:
        """The best action."""
        return self.rated[0]

    def of(self, action: Action) -> Evaluation:
        """Return the value of `action`, one of the legal ones."""
        return next(evaluation for evaluation in self.rated if evaluation.action == action)


def advise(view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None) -> Hint:
    """Return the best moves for the seat to act in `view`, at most :data:`MOST_ACTIONS`.

    With a limit in rollouts only, the hint depends only on view and seed. Raises :class:`.Cancelled` if `cancel` is set
    early, and ``ValueError`` if the game is over.
    """
    legal_choices(view, cancel)
    view = view.forgetful()
    rated, from_experience, hurried = _rated(view, seed, limit or USUAL_LIMIT, cancel)
    best = rated[0]
    account = account_of(view, best, alternative(best, rated))
    sun = None if account is None else account.sun
    facts = facts_about(view, best.action, sun or None)
    return Hint(tuple(rated[:MOST_ACTIONS]), facts, from_experience, account, hurried)


def study(view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None) -> Study:
    """Return the values of all moves of the seat to act in `view`; raises like :func:`advise`.

    None is dropped early, since a bad move needs as good a figure as the best one to be called bad.
    """
    legal_choices(view, cancel)
    view = view.forgetful()
    favourite = first_impression(view, cancel)[0].action
    rated, from_experience, _ = _rated(view, seed, limit or USUAL_LIMIT, cancel, even=True)
    return Study(view, tuple(rated), favourite, from_experience)


def studies(view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None) -> Iterator[Study]:
    """Yield :func:`study` of ever more rollouts, each with smaller errors; the last one is that of `limit`."""
    limit = limit or USUAL_LIMIT
    for rollouts in _ROUGHLY:
        if limit.rollouts is not None and rollouts >= limit.rollouts:
            break
        rough = study(view, seed=seed, limit=Limit(limit.seconds, rollouts), cancel=cancel)
        if not rough.from_experience or not any(rated.error for rated in rough.rated):  # more would find the same
            yield rough
            return
        yield replace(rough, is_final=False)
    yield study(view, seed=seed, limit=limit, cancel=cancel)


@cache
def warm_up(ruleset: str, players: int) -> None:
    """Load what hints in such a game need, and think once, since the first time takes longest.

    The second game of a kind finds everything loaded.
    """
    advise(GameState.new(ruleset, players, 0).view(0), limit=_A_THOUGHT)


def _rated(
    view: View, seed: int, limit: Limit, cancel: Cancel | None, *, even: bool = False
) -> tuple[list[Evaluation], bool, bool]:
    """Return all moves, best first, whether a network was used, and whether time ran out; `even`: drop no move early.

    It searches as :func:`.evaluation.shown_settings` says.
    """
    settings = even_settings(view) if even else shown_settings(view)
    bot = neural_bot(view, settings, seed=seed)
    if bot is None:
        return by_thumb(view, legal_choices(view, cancel)), False, False
    rated = bot.evaluate(view, limit=limit, cancel=cancel)
    kept = without_waste(view, [move.action for move in rated])
    rated.sort(key=lambda move: move.action not in kept)  # no luck of rollouts advises more than wins for certain
    return rated, True, bot.hurried
