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
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import Bid, GameState, ShowSide
from ra_desktop.engine.tiles import EMPTY, RA

from .evaluation import by_thumb, neural_bot
from .protocol import Limit, legal_choices
from .registry import settings_for
from .thumb.weighing import worth_in

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View
    from ra_desktop.engine.position import Position

    from .protocol import Cancel, Evaluation

USUAL_LIMIT: Final = Limit(seconds=0.4, rollouts=256)
"""How long to think about a hint by default."""

MOST_ACTIONS: Final = 3

_A_THOUGHT: Final = Limit(rollouts=8)


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about a position and a move in it, all public."""

    seat: int
    """The seat that gets the hint."""
    tiles: int
    """Tiles on the auction track."""
    lot: tuple[int, ...]
    """Return what the lot would add at the end of this epoch, by seat."""
    later: tuple[int, ...]
    """A rough estimate of what it will add in later epochs, by seat."""
    bidders: tuple[bool, ...]
    """Who can still win it, by seat."""
    ra_chance: float
    """The chance that the next tile is a Ra tile."""
    end_chance: float
    """The chance that the next tile ends the epoch."""
    centre_sun: int
    sun: int | None
    """The sun that the move bids; for a pass the lowest that could be bid."""
    sun_use: float
    """The chance that a face-up sun will still win a lot in this epoch."""
    gain: int
    """What a move about one tile changes at the end of this epoch, less the points of a god spent."""
    other: tuple[int, ...] = ()
    """When choosing a side: what the lot would add with the other side up, by seat; :attr:`lot` is with this one."""

    @property
    def rival(self) -> int | None:
        """Return the seat, of the others that can win the lot, to which it is worth most."""
        others = [seat for seat, can in enumerate(self.bidders) if can and seat != self.seat]
        return max(others, key=self.worth, default=None)

    def worth(self, seat: int) -> int:
        """Return what the lot is worth to `seat`, now and later."""
        return self.lot[seat] + self.later[seat]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves, best first, and facts about the first of them."""

    actions: tuple[Evaluation, ...]
    facts: Facts
    from_experience: bool
    """Whether the figures come from a network; otherwise from rules of thumb."""

    @property
    def best(self) -> Evaluation:
        """The recommended move."""
        return self.actions[0]


def advise(view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None) -> Hint:
    """Return the best moves for the seat to act in `view`, at most :data:`MOST_ACTIONS`.

    With a limit in rollouts only, the hint depends only on view and seed. Raises :class:`.Cancelled` if `cancel` is set
    early, and ``ValueError`` if the game is over.
    """
    legal_choices(view, cancel)
    rated, from_experience = _rated(view, seed, limit or USUAL_LIMIT, cancel)
    return Hint(tuple(rated[:MOST_ACTIONS]), facts_about(view, rated[0].action), from_experience)


def warm_up(ruleset: str, players: int) -> None:
    """Load what hints in such a game need, and think once, since the first time takes longest."""
    advise(GameState.new(ruleset, players, 0).view(0), limit=_A_THOUGHT)


def _rated(view: View, seed: int, limit: Limit, cancel: Cancel | None) -> tuple[list[Evaluation], bool]:
    """Return all moves, best first, and whether a network was used.

    It searches as deep as `master`, but with the same number of rollouts for all candidates, so that their values can
    be compared.
    """
    settings = replace(settings_for("master", view.players, view.game), rounds=1, margin=2.0)
    bot = neural_bot(view, settings, seed=seed)
    if bot is None:
        return by_thumb(view, legal_choices(view, cancel)), False
    return bot.evaluate(view, limit=limit, cancel=cancel), True


def facts_about(view: View, action: Action) -> Facts:
    """Return the facts about `action` in `view`."""
    seat = view.seat_to_act
    at: Position = view
    other: tuple[int, ...] = ()
    if isinstance(action, ShowSide):
        at = view.after(action)
        other = next(_lots(view.after(option)) for option in view.legal_actions() if option != action)
    lots = _lots(at)
    later, use = _outlook(at, lots)
    ra_chance = view.bag.count(RA) / len(view.bag) if view.bag else 0.0
    suns = [option.sun for option in view.legal_actions() if isinstance(option, Bid)]
    return Facts(
        seat=seat,
        tiles=sum(code != EMPTY for code in at.track),
        lot=lots,
        later=later,
        bidders=tuple(view.can_win_lot(each) for each in range(view.players)),
        ra_chance=ra_chance,
        end_chance=ra_chance if view.ra_count + 1 >= view.ra_limit else 0.0,
        centre_sun=view.centre_sun,
        sun=action.sun if isinstance(action, Bid) else min(suns, default=None),
        sun_use=use,
        gain=sum(view.action_preview(action).values()),
        other=other,
    )


def _lots(at: Position) -> tuple[int, ...]:
    """Return what the lot would add at the end of this epoch, by seat."""
    return tuple(sum(at.lot_preview(seat).values()) for seat in range(at.players))


def _outlook(at: Position, lots: tuple[int, ...]) -> tuple[tuple[int, ...], float]:
    """Return what the lot may bring later, by seat, and the use of suns: by rules of thumb."""
    worth = worth_in(at)
    lot = worth.counted(at.track)
    later = (round(worth.lot(seat, lot)) - now for seat, now in enumerate(lots))
    return tuple(max(0, more) for more in later), worth.use
