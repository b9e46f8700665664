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

from ra_desktop.engine import Action, Bid, Draw, GameState, Invoke, Pass, View

from .characters import CHARACTERS, style_of
from .evaluation import (
    USUAL_LIMIT,
    by_prices,
    even_settings,
    first_impression,
    neural_bot,
    put_in_order,
    shown_settings,
)
from .facts import Facts, facts_about
from .levels import COUNTING, LEVELS, SLIPS, WITH_NETWORKS, current, hidden_fame_view, slips_for
from .neural.settings import MOVES_SHOWN, SearchSettings
from .price import Account, account_of, alternative
from .prices import valued
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .registry import settings_for
from .ruler import DECIDED, loss_of

if TYPE_CHECKING:
    from collections.abc import Iterator


MOST_ACTIONS: Final = MOVES_SHOWN

_ANY: Final = 1e9
"""No limit to a character's bonus, in fame."""
_A_THOUGHT: Final = Limit(rollouts=8)

_ROUGHLY: Final = (64, 256)
"""Rollouts of the first results of a study: a tenth and a third of the work, for a person who chooses quickly."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves, best first, and facts about the first of them."""

    actions: tuple[Evaluation, ...]
    facts: Facts
    from_experience: bool
    """Whether the figures come from a network; otherwise from fixed prices."""
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


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a bot made a move, as its level sees the position. Its random noise is left out, since it isn't kept."""

    action: Action
    view: View
    """What the level sees of the position."""
    other: Action | None
    """The best of the other moves by the bot's own figures; None if it had none to compare, or no choice."""
    gain: float = 0.0
    """By how much :attr:`action` was better than :attr:`other`, in fame; below 0 if it was worse."""
    lot: int | None = None
    """What the lot was worth to a bot that goes by that alone, in fame; None for other levels and other questions."""
    account: Account | None = None
    """The parts of that gain, for levels that think with a network."""
    is_taste: bool = False
    """Whether the bot's character likes the move better than :attr:`other`."""
    is_forced: bool = False
    """Whether it was the only legal move."""


def motive_of(
    view: View,
    action: Action,
    level: str,
    character: str | None = None,
    *,
    open_fame: bool = False,
    cancel: Cancel | None = None,
) -> Motive | None:
    """Return why a bot of `level` and `character` made `action`, legal in `view`, that of its seat.

    It sees what :func:`.levels.make_bot` lets it see, and nothing that happened later. None for levels without
    figures: outside programs, random bots and unknown levels. Raises :class:`.Cancelled` like :func:`advise`.
    """
    level = current(level)
    if level not in LEVELS or (character is not None and character not in CHARACTERS):
        return None
    legal = legal_choices(view, cancel)
    if level not in COUNTING:
        view = view.forgetful() if open_fame else hidden_fame_view(view.forgetful())
    if len(legal) == 1:
        return Motive(action, view, None, is_forced=True)
    rated, lot = _own_figures(view, level, legal, cancel)
    if not isinstance(action, Bid | Pass | Draw | Invoke):
        lot = None
    chosen = next((move for move in rated if move.action == action), None)
    others = [move for move in rated if move.action != action]
    if chosen is None or not others:
        return Motive(action, view, None, lot=lot)
    other = alternative(chosen, others) or others[0]
    account = account_of(view, chosen, other) if chosen.lead_error else None
    own, less = style_of(character).leanings(view, [action, other.action], 1.0, _ANY)
    return Motive(action, view, other.action, chosen.lead - other.lead, lot, account, is_taste=own > less)


def _own_figures(
    view: View, level: str, legal: list[Action], cancel: Cancel | None
) -> tuple[list[Evaluation], int | None]:
    """Return the moves that `level` compares in fame, best first, and what the lot is worth to it if it goes by that.

    Only a network's figures have an error.
    """
    if level in WITH_NETWORKS:
        slips = slips_for(level, view.players, view.game) if level in SLIPS else None
        settings = SearchSettings() if slips else settings_for(level, view.players, view.game)
        bot = neural_bot(view, replace(settings, all_seats=True, own_noise=0.0))
        if bot is not None:
            rated = bot.evaluate(view, cancel=cancel)
            return sorted(slips.leads(rated) if slips else rated, key=lambda move: -move.lead), None
    values, lot = valued(view, legal)
    rated = [Evaluation(action, 0.0, value, lead=value) for action, value in values.items()]
    return sorted(rated, key=lambda move: -move.lead), round(lot)


def advise(view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None) -> Hint:
    """Return the best moves for the seat to act in `view`, at most :data:`MOST_ACTIONS`.

    With a limit in rollouts only, the hint depends only on view and seed. Raises :class:`.Cancelled` if `cancel` is set
    early, and ``ValueError`` if the game is over.
    """
    legal_choices(view, cancel)
    view = view.forgetful()
    rated, from_experience, hurried = _rated(view, seed, limit or USUAL_LIMIT, cancel)
    best = rated[0]
    other = alternative(best, rated)
    account = account_of(view, best, other)
    sun = None if account is None else account.sun
    facts = facts_about(view, best.action, sun or None)
    shown = rated[:MOST_ACTIONS]
    if other is not None and other not in shown:
        shown = [*shown[:-1], other]  # what the account is over
    return Hint(tuple(shown), facts, from_experience, account, hurried)


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
        return by_prices(view, legal_choices(view, cancel)), False, False
    rated = bot.evaluate(view, limit=limit, cancel=cancel)
    put_in_order(view, rated)
    return rated, True, bot.hurried
