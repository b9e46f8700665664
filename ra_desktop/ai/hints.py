"""Advice for a person, or for whoever looks through a finished game: the best moves, and facts that speak for them.

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

from ra_desktop.engine import GameState
from ra_desktop.engine.actions import Bid
from ra_desktop.engine.games.priests.actions import Flip, ShowSide
from ra_desktop.engine.games.ra.actions import Discard, SpendGod
from ra_desktop.engine.games.priests.tiles import BUILDINGS, TURNED
from ra_desktop.engine.tiles import EMPTY, RA

from .features import LAYOUTS
from .heuristic import worth_in
from .judging import first_impression
from .network import WeightsError
from .network_bot import NetworkBot, Thought, UnsupportedPositionError
from .plans import plan_for
from .protocol import Limit, legal_choices
from .tables import game_of
from .worth import tiles_on

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View
    from ra_desktop.engine.position import Position

    from .protocol import Cancel, Evaluation

USUAL_LIMIT: Final = Limit(seconds=0.4, rollouts=256)
"""How long is thought about a hint, if nobody says otherwise."""

MOST_ACTIONS: Final = 3

_A_THOUGHT: Final = Limit(rollouts=8)

_PLANS: Final = {
    (game, players): replace(plan_for("master", players, game), rounds=1, margin=2.0)
    for game in LAYOUTS
    for players in range(2, 6)
}
"""By game and number of players: as far as *master* looks, but with the same number of rollouts for all candidates, so
that their figures can be compared."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be said about a position and a move in it. All of it is public."""

    seat: int
    """Who is advised."""
    tiles: int
    """Tiles on the auction track."""
    lot: tuple[int, ...]
    """What the lot would add at the end of this epoch, by seat."""
    later: tuple[int, ...]
    """What it can be expected to add in the epochs to come, by seat; roughly."""
    bidders: tuple[bool, ...]
    """Who can still win it, by seat."""
    ra_chance: float
    """The chance that the next tile is a Ra."""
    end_chance: float
    """The chance that the next tile ends the epoch."""
    centre_sun: int
    sun: int | None
    """The sun that the move bids; for a pass the lowest that could be bid."""
    sun_use: float
    """The chance that a face-up sun will still win a lot in this epoch."""
    gain: int
    """What a move about one tile changes at the end of this epoch: for a god spent, its own points taken off."""
    other: tuple[int, ...] = ()
    """Where a side is to be shown: what the lot would add with the other side up, by seat; :attr:`lot` is with this."""

    @property
    def rival(self) -> int | None:
        """The other seat to which the lot is worth most, among those that can win it."""
        others = [seat for seat, can in enumerate(self.bidders) if can and seat != self.seat]
        return max(others, key=self.worth, default=None)

    def worth(self, seat: int) -> int:
        """What the lot is worth to *seat*, now and later."""
        return self.lot[seat] + self.later[seat]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves, best first, and the facts about the first of them."""

    actions: tuple[Evaluation, ...]
    facts: Facts
    from_experience: bool
    """Whether the figures are a network's; else they follow rules of thumb."""

    @property
    def best(self) -> Evaluation:
        """The move that is advised."""
        return self.actions[0]


def advise(view: View, *, seed: int = 0, limit: Limit | None = None, cancel: Cancel | None = None) -> Hint:
    """The best moves for the seat to act in *view*, at most :data:`MOST_ACTIONS`.

    With a limit in rollouts alone, what is advised depends on view and seed alone. Raises :class:`.Cancelled` if
    *cancel* is set before there is an answer, and ``ValueError`` if nobody has to act.
    """
    legal_choices(view, cancel)
    rated, from_experience = _rated(view, seed, limit or USUAL_LIMIT, cancel)
    return Hint(tuple(rated[:MOST_ACTIONS]), facts_about(view, rated[0].action), from_experience)


def warm_up(ruleset: str, players: int) -> None:
    """Load all that an answer in such a game needs, and think once: the first thought takes longest."""
    advise(GameState.new(ruleset, players, 0).view(0), limit=_A_THOUGHT)


def _rated(view: View, seed: int, limit: Limit, cancel: Cancel | None) -> tuple[list[Evaluation], bool]:
    """All moves, best first, and whether a network was asked."""
    bot = NetworkBot(Thought(_PLANS[game_of(view.rules.tiles), view.players]), seed)
    try:
        return bot.evaluate(view, limit=limit, cancel=cancel), True
    except (UnsupportedPositionError, WeightsError):
        return first_impression(view, cancel), False


def facts_about(view: View, action: Action) -> Facts:
    """What can be said about *action* in *view*."""
    seat = view.seat_to_act
    at: Position = view
    other: tuple[int, ...] = ()
    if isinstance(action, ShowSide):
        shown, hidden = view.pending_tile, TURNED[view.pending_tile]
        if action.side in BUILDINGS:  # a tile is drawn person first
            shown, hidden = hidden, shown
        at = _laid(view, shown)
        other = _lots(_laid(view, hidden))
    lots = _lots(at)
    later, use = _outlook(at, lots)
    ra_chance = view.bag.count(RA) / len(view.bag) if view.bag else 0.0
    suns = [option.sun for option in view.legal_actions() if isinstance(option, Bid)]
    return Facts(
        seat=seat,
        tiles=sum(code != EMPTY for code in at.track),
        lot=lots,
        later=later,
        bidders=_bidders(view),
        ra_chance=ra_chance,
        end_chance=ra_chance if view.ra_count + 1 >= view.ra_limit else 0.0,
        centre_sun=view.centre_sun,
        sun=action.sun if isinstance(action, Bid) else min(suns, default=None),
        sun_use=use,
        gain=_gain(view, seat, action),
        other=other,
    )


def _laid(view: View, code: int) -> Position:
    """The position with a tile on the first free space of the track."""
    at = view.scratch()
    at.track[at.track.index(EMPTY)] = code
    return at


def _lots(at: Position) -> tuple[int, ...]:
    """What the lot would add at the end of this epoch, by seat."""
    return tuple(sum(at.lot_preview(seat).values()) for seat in range(at.players))


def _outlook(at: Position, lots: tuple[int, ...]) -> tuple[tuple[int, ...], float]:
    """What the lot may bring later, by seat, and the use of suns: by rules of thumb."""
    worth = worth_in(at)
    lot = tiles_on(at.track)
    later = (round(worth.lot(seat, lot)) - now for seat, now in enumerate(lots))
    return tuple(max(0, more) for more in later), worth.use


def _bidders(view: View) -> tuple[bool, ...]:
    """Who can win the lot: has a face-up sun, and in a running auction the highest bid or yet to bid."""
    done = {seat for seat, _ in view.bids}
    beaten = view.highest_bid + 1
    return tuple(seat == view.high_bidder or (seat not in done and up >> beaten > 0) for seat, up in enumerate(view.up))


def _gain(view: View, seat: int, action: Action) -> int:
    if not isinstance(action, (SpendGod, Discard, Flip)):
        return 0
    codes = view.rules.tiles.codes
    twin = view.scratch()
    if isinstance(action, SpendGod):
        twin.held[seat][codes[action.tile]] += 1
        twin.held[seat][codes["god"]] -= 1
    elif isinstance(action, Flip):
        twin.held[seat][codes[action.tile]] -= 1
        twin.held[seat][TURNED[codes[action.tile]]] += 1
    else:
        twin.held[seat][codes[action.tile]] -= 1
    return sum(twin.points_now()[seat].values()) - sum(view.points_now()[seat].values())
