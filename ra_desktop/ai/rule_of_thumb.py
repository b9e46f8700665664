"""A player who counts: rules of thumb about lots, suns and time, weighed against each other by :mod:`.thumb`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Draw, Invoke, Pass
from ra_desktop.engine.tiles import EMPTY

from .chance import chance
from .characters import FAME_IN_UTILITY, NEUTRAL, Style, without_waste
from .evaluation import first_impression
from .novice import grasped
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .thumb.weighing import weigh, weigh_by, worth_in
from .thumb.worth import Choice, Tuning

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from ra_desktop.engine import Action, View

    from .neural.settings import SearchSettings

LEANING: Final = 0.6
"""The share of a character's bonus that counts."""
NEARLY_EQUAL: Final = 1.5
"""The most fame by which a character leans towards a choice, or away from it."""

LOW_AND_CERTAIN: Final = 6
"""Points of a lot that is taken with a low sun, if that is certain to win it."""

_NOISY: Final = (Draw(), Invoke(), Pass())
"""Here doubt gives something away as well as taste, so that both share what is nearly equal."""


class RuleOfThumbBot:
    """Plays by rules of thumb, with the noise that :attr:`.SearchSettings.own_noise` describes.

    Nothing else is random: without noise, `seed` changes nothing.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        tuning: Tuning | None = None,
        style: Style = NEUTRAL,
        settings: Callable[[int, str], SearchSettings] | None = None,
    ) -> None:
        """`settings` returns the noise for a number of players; None for none."""
        self.seed = seed
        self.tuning = tuning
        self.style = style
        self._settings = settings

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`; no limit is needed."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        if Pass() in legal and (grasp := grasped(view, legal, LOW_AND_CERTAIN)) is not None:
            return grasp
        worth = worth_in(view, self.tuning)
        kept = without_waste(view, legal)
        choices = [choice for choice in weigh_by(worth, legal) if choice.action in kept]
        doubt = self._settings(view.players, view.game).own_noise / FAME_IN_UTILITY if self._settings else 0.0
        if doubt and any(code != EMPTY for code in view.track):
            choices = _with_own_noise(choices, chance(view, self.seed), doubt)
        if self.style is not NEUTRAL:
            bonuses = self.style.leanings(view, [choice.action for choice in choices], LEANING, NEARLY_EQUAL)
            part = NEARLY_EQUAL / (NEARLY_EQUAL + doubt)
            choices = [
                Choice(action, value + (part * bonus if action in _NOISY else bonus))
                for (action, value), bonus in zip(choices, bonuses, strict=True)
            ]
        return max(choices, key=lambda choice: choice.value).action

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        return first_impression(view, cancel)


def valued_by_thumb(view: View, legal: list[Action]) -> tuple[dict[Action, float], float]:
    """Return what each of the `legal` actions is worth without noise, and the worth of the lot, in fame.

    None is compared where the lot is too good to pass.
    """
    worth = worth_in(view)
    lot = worth.lot(view.seat_to_act, worth.counted(view.track))
    if Pass() in legal and grasped(view, legal, LOW_AND_CERTAIN) is not None:
        return {}, lot
    return {choice.action: choice.value for choice in weigh(view, legal)}, lot


def _with_own_noise(choices: list[Choice], random: Random, own_noise: float) -> list[Choice]:
    """Return the `choices` with random noise on drawing, invoking and passing, `own_noise` on average."""
    return [
        Choice(action, value + random.expovariate(1.0 / own_noise) if action in _NOISY else value)
        for action, value in choices
    ]
