"""Habits by content: what a player pays too much and too little for, from the choices of several games.

A player is taken to choose by what the evaluator says that each action is worth, in fame, and by an error of their own
for every tile that it wins, for the number of the sun in the centre and for that of the sun given: a logit model of
all choices between bidding and passing, drawing, invoking Ra and spending a god. Right choices say as much as wrong
ones. It has a constant for bidding, invoking Ra and gods, so that habits of rhythm, which :mod:`.habits` names, are
not taken for ones of content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.registry import ai_for
from ra_desktop.engine import Bid, Draw, End, Invoke, Pass, SpendGod
from ra_desktop.engine.tiles import EMPTY, RA

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ra_desktop.engine import Game

    from .record import Review

    Values = NDArray[np.float64]

SUNS: Final = ("centre", "sun")
"""What a choice may hold beside categories of tiles: the sun in the centre, and the sun that is given for it."""
CERTAIN: Final = 2.8
"""The least leaning that is certain, in standard errors: one in twenty players without any seems to have one of ten."""
LEAST_FAME: Final = {False: 1.0, True: 0.2}
"""The least leaning that is named, in fame: for a tile, and for each number of a sun."""
FEWEST: Final = 150
"""The fewest choices about which anything is said: two or three games."""
_SHARE_INVOKED: Final = 0.5
"""The weight of the tiles on the track when Ra is invoked: about how often the player who invokes wins them."""
_CONSTANTS: Final = 3
_PLAIN: Final = 0.4
"""How much fame weighs in choices before anything is known: a move that is 5 fame better is made 7 times as often."""
_SPREAD: Final = 4.0
"""The standard deviation of errors among players, in fame for a tile."""
_SPREAD_OF_SUNS: Final = 0.5
"""The same for each number of a sun."""
_STEPS: Final = 40


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of a player: what each action is worth, and what it wins or gives."""

    leads: tuple[float, ...]
    """In fame, by action."""
    held: tuple[tuple[float, ...], ...]
    """By action: tiles of each category, the suns' numbers, and which constant it has."""
    chosen: int


@dataclass(frozen=True, slots=True)
class Leaning:
    """What a player pays too much or too little for."""

    content: str
    """A category of tiles, or one of :data:`SUNS`."""
    fame: float
    """Fame too much for each tile, against the player's own price of other tiles, or for each number of a sun; below 0
    too little.
    """
    error: float
    """The standard error of that."""
    weight: float
    """How much it changes a typical choice, in fame: by one standard deviation of the content."""

    @property
    def interval(self) -> float:
        """Half the width of an interval that holds for all contents together, in fame."""
        return CERTAIN * self.error

    @property
    def is_certain(self) -> bool:
        """Whether the interval excludes 0."""
        return abs(self.fame) > self.interval


def choices_of(review: Review, game: Game, seat: int) -> list[Choice]:
    """Return the choices of `seat` in `game` from which content can be learned."""
    choices = []
    for decision in review.decisions_of(seat):
        at = game.position(decision.ply)
        if not any(isinstance(rated.action, Pass | Draw | End) for rated in decision.rated):
            continue
        tiles = at.rules.tiles
        codes = [code for code in at.track if code not in (EMPTY, RA)]
        suns = [sun for group in game.suns for sun in group]
        middle = 0.0 if at.epoch == at.epochs else sum(suns) / len(suns)
        held = []
        for rated in decision.rated:
            action = rated.action
            won, share, given, constant = codes, 1.0, 0.0, 0
            if isinstance(action, Bid):
                given, constant = float(action.sun), 1
            elif isinstance(action, Invoke):
                share, constant = _SHARE_INVOKED, 2
            elif isinstance(action, SpendGod):
                won, constant = [tiles.codes[action.tile]], 3
            else:
                won, share = [], 0.0
            counts = [
                share * sum(category.first <= code < category.end for code in won) for category in tiles.categories
            ]
            taken = share * (at.centre_sun - middle) if constant in (1, 2) and middle else 0.0
            held.append((*counts, taken, given - middle if given and middle else 0.0, *_constants(constant)))
        leads = tuple(rated.lead for rated in decision.rated)
        choices.append(Choice(leads, tuple(held), decision.rated.index(decision.chosen)))
    return choices


def _constants(number: int) -> tuple[float, ...]:
    return tuple(float(place == number) for place in range(1, _CONSTANTS + 1))


def leanings(choices: Sequence[Choice], categories: Iterable[str]) -> list[Leaning]:
    """Return the leanings of the player who made these `choices`, largest effect first.

    `categories` are those of the tile set, in its order.
    """
    contents = [*categories, *SUNS]
    if len(choices) < FEWEST:
        return []
    held, leads, is_there, chosen = _as_arrays(choices)
    terms = np.concatenate([leads[..., None], held], axis=2)
    spreads = [_SPREAD_OF_SUNS if content in SUNS else _SPREAD for content in contents] + [_SPREAD] * _CONSTANTS
    weights, errors = _fitted(terms, is_there, chosen, np.array([1.0, *(_PLAIN * spread for spread in spreads)]))
    plain, wins = weights[0], held[..., -_CONSTANTS:].any(2)
    occurring = [place for place in range(1, len(contents) + 1) if held[..., place - 1].any()]
    usual = float(np.median([weights[place] for place in occurring if contents[place - 1] not in SUNS] or [0.0]))
    named = []
    for place in occurring:
        content = contents[place - 1]
        fame = float((weights[place] - (0.0 if content in SUNS else usual)) / plain)
        variance = errors[place, place] - 2 * fame * errors[0, place] + fame**2 * errors[0, 0]
        weight = abs(fame) * float(held[..., place - 1][wins].std())
        named.append(Leaning(content, fame, float(np.sqrt(max(0.0, variance)) / plain), weight))
    return sorted(named, key=lambda leaning: -leaning.weight)


def drill_theme(leaning: Leaning, game: str) -> str:
    """Return the theme of the drill that helps against `leaning` in `game`, one of the engine's; empty for all."""
    if leaning.content in SUNS:
        return "exchange"
    return "kept" if leaning.content in ai_for(game).lasting else ""


def certain(known: Iterable[Leaning]) -> list[Leaning]:
    """Return the leanings that are certain and large enough to be named, in their order."""
    return [one for one in known if one.is_certain and is_worth_a_word(one)]


def is_worth_a_word(leaning: Leaning) -> bool:
    """Whether `leaning` is large enough to be named, if it is true."""
    return abs(leaning.fame) >= LEAST_FAME[leaning.content in SUNS]


def _as_arrays(choices: Sequence[Choice]) -> tuple[Values, Values, NDArray[np.bool_], NDArray[np.intp]]:
    """Return `choices` padded to the same number of actions: contents, leads, which exist, and the chosen ones."""
    most = max(len(choice.leads) for choice in choices)
    held = np.zeros((len(choices), most, len(choices[0].held[0])))
    leads, is_there = np.zeros((len(choices), most)), np.zeros((len(choices), most), bool)
    for row, choice in enumerate(choices):
        count = len(choice.leads)
        held[row, :count] = choice.held
        leads[row, :count] = np.array(choice.leads) - max(choice.leads)
        is_there[row, :count] = True
    return held, leads, is_there, np.array([choice.chosen for choice in choices], np.intp)


def _shares(terms: Values, is_there: NDArray[np.bool_], weights: Values) -> Values:
    """Return how often each action is chosen."""
    utility = np.where(is_there, terms @ weights, -np.inf)
    shares: Values = np.exp(utility - utility.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    return shares


def _fitted(
    terms: Values, is_there: NDArray[np.bool_], chosen: NDArray[np.intp], spreads: Values
) -> tuple[Values, Values]:
    """Return the most probable weights of the `terms`, and their covariance: Newton's method on a concave function."""
    prior = np.zeros(terms.shape[2])
    prior[0] = _PLAIN
    weights, precision = prior.copy(), spreads**-2.0
    taken = terms[np.arange(len(chosen)), chosen].sum(0)
    for _ in range(_STEPS):
        shares = _shares(terms, is_there, weights)
        means = np.einsum("ia,iak->ik", shares, terms)
        slope = taken - means.sum(0) - precision * (weights - prior)
        curve = np.einsum("ia,iak,ial->kl", shares, terms, terms) - means.T @ means + np.diag(precision)
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    weights[0] = max(weights[0], 0.05)
    covariance: Values = np.linalg.inv(curve)
    return weights, covariance
