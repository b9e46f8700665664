"""The state of a game, how it changes, what one seat may know of it, and games played to the end by chance; errors."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, Self

from .actions import HIGHEST_SUN, Action, Draw
from .board import NOBODY, SCORING
from .notation import not_on_table
from .position import Position
from .registry import RULESETS, RuleSet
from .tiles import EMPTY, TileSet, mask_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .events import Event


class EngineError(Exception):
    """Base of all errors of the engine."""


class IllegalActionError(EngineError):
    """An action that the rules do not allow now; the state has not changed.

    The message names the action and the reason: ``bid 7: must beat 9``.
    """


class SetupError(EngineError, ValueError):
    """A rule set, player count, bag or suns from which no game can start."""


class ReplayError(EngineError):
    """A record that the rules do not allow; :attr:`number` is the index of the illegal action, from 0."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"action {number + 1}: {reason}")
        self.number = number
        self.reason = reason


def shuffled(tiles: Iterable[int], rng: Random) -> list[int]:
    """Return the tiles in random order.

    Sorting by random keys takes half the time of ``Random.shuffle``, and Python promises to keep the sequence of
    ``Random.random`` the same in future versions.
    """
    random = rng.random
    return sorted(tiles, key=lambda _: random())


class GameState(Position):
    """A game in progress. Only :meth:`apply` changes it."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        ruleset: str,
        players: int,
        seed: int | None = None,
        *,
        bag: Sequence[str] | None = None,
        suns: Sequence[Sequence[int]] | None = None,
    ) -> GameState:
        """Set up a game (docs/rules.md#setup).

        `seed` decides the bag and suns that are not given; None takes a fresh one. `bag` is a set order of tile names,
        ``bag[0]`` drawn first: any part of the tile set. `suns` are the suns of each seat. Raises :class:`SetupError`
        if no game can start from this.
        """
        if ruleset not in RULESETS:
            raise SetupError(f"no rule set {ruleset!r}; the rule sets are {', '.join(RULESETS)}")
        rule_set = RULESETS[ruleset]
        if players not in rule_set.players:
            fewest, most = rule_set.players[0], rule_set.players[-1]
            raise SetupError(f"{ruleset} is for {fewest} to {most} players, not {players}")
        rng = Random(seed)
        tiles = rule_set.rules.tiles
        codes = shuffled(tiles.full_bag, rng) if bag is None else _bag_codes(tiles, bag)
        groups: Sequence[Sequence[int]]
        if suns is None:
            groups = list(rule_set.suns[players])
            rng.shuffle(groups)
        else:
            groups = _checked_suns(suns, players, rule_set)
        state = cls._start(rule_set, players, codes, groups)
        state.rules.start_epoch(state, None)
        return state

    @classmethod
    def _start(cls, rule_set: RuleSet, players: int, bag: list[int], suns: Sequence[Sequence[int]]) -> GameState:
        state = cls()
        state.ruleset = rule_set.name
        state.rules = rule_set.rules
        state.is_bag_closed = False
        state.players = players
        state.epoch = 1
        state.phase = ""
        state.seat_to_act = NOBODY
        state.bag = bag
        state.track = [EMPTY] * rule_set.rules.spaces
        state.ra_count = 0
        state.ra_limit = rule_set.ra_limits[players]
        state.centre_sun = rule_set.centre_sun
        state.held = [[0] * len(rule_set.rules.tiles.names) for _ in range(players)]
        state.up = [mask_of(group) for group in suns]
        state.down = [0] * players
        state.fame = [rule_set.starting_fame] * players
        state.ankhs = [0] * players
        state.cause = ""
        state.ra_player = NOBODY
        state.bids = []
        state.highest_bid = 0
        state.high_bidder = NOBODY
        state.queue = []
        state.pending_tile = EMPTY
        state.left = 0
        state.sheets = []
        state._legal = None
        return state

    @classmethod
    def from_text(cls, text: str, seed: int | None = None) -> Self:
        """Return the state that one line of text describes (docs/notation.md), to be played on.

        The line does not say in which order the bag is; `seed` decides, and None takes a fresh one. Raises
        :class:`~.notation.NotationError`.
        """
        state = super().from_text(text)
        state.bag = shuffled(state.bag, Random(seed))
        return state

    def apply(self, action: Action | object, *, events: bool = True) -> tuple[Event, ...]:
        """Carry out `action` and return its events; with ``events=False`` nothing is recorded and () returned.

        Raises :class:`IllegalActionError`, and changes nothing, if `action` is not legal now, or not an action at all.
        """
        legal = self._legal
        if legal is None:
            legal = self.rules.legal(self)
        if action not in legal:
            raise IllegalActionError(f"{action}: {self.rules.why_not(self, action)}")
        self._legal = None
        if not events:
            self.rules.play(self, action, None)
            return ()
        log: list[Event] = []
        self.rules.play(self, action, log)
        return tuple(log)

    def up_to_scoring(self, action: Action) -> GameState | None:
        """Return the position in which `action` ends the epoch, with everything that is about to score on the table;
        None if the epoch continues. This position doesn't change. Raises :class:`IllegalActionError`.
        """
        if action not in self.legal_actions():
            raise IllegalActionError(f"{action}: {self.rules.why_not(self, action)}")
        twin = self.copy()
        twin._legal = None
        twin.rules.play_up_to_scoring(twin, action, None)
        return twin if twin.phase == SCORING else None

    def copy(self) -> GameState:
        """Return an independent copy."""
        twin = GameState()
        twin._take_from(self)
        return twin

    def __copy__(self) -> GameState:
        return self.copy()

    def view(self, seat: int) -> View:
        """Return what `seat` may know (docs/rules.md#public-knowledge). Raises ValueError if there is no such seat."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}")
        return View(self, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<GameState {self.ruleset} epoch {self.epoch} {self.phase} seat {self.current_player}>"


class View(Position):
    """A position as one seat knows it: everything but the order of the bag (docs/rules.md#public-knowledge).

    It cannot be played on; :meth:`sample` returns a state that can, :meth:`after` the view after a move.
    """

    __slots__ = ("seat",)

    seat: int

    def __init__(self, position: Position, seat: int) -> None:
        self._take_from(position)
        self.bag.sort()
        self.seat = seat

    def __reduce__(self) -> tuple[type[View], tuple[Position, int]]:
        return View, (self.scratch(), self.seat)

    def forgetful(self) -> View:
        """Return the view of someone who has forgotten what was discarded if the bag is closed, or else this one.

        All that is not on the table may then be in the bag.
        """
        if not self.is_bag_closed:
            return self
        seen = View(self, self.seat)
        seen.bag = not_on_table(self)
        return seen

    def sample(self, rng: Random) -> GameState:
        """Return a full state that agrees with this view, with the bag in one of its possible orders."""
        state = GameState()
        state._take_from(self)
        state.bag = shuffled(self.bag, rng)
        return state

    def after(self, action: Action) -> View:
        """Return the same seat's view after `action`.

        Raises :class:`IllegalActionError` if it is not legal now, and ``ValueError`` for a draw from a bag with tiles,
        since its result is random.
        """
        if action not in self.legal_actions():
            raise IllegalActionError(f"{action}: {self.rules.why_not(self, action)}")
        if isinstance(action, Draw) and self.bag:
            raise ValueError("what a draw leaves is chance")
        view = View(self, self.seat)
        view._legal = None
        view.rules.play(view, action, None)
        return view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.seat, self.key()))


def _bag_codes(tiles: TileSet, bag: Sequence[str]) -> list[int]:
    codes = []
    counts = list(tiles.counts)
    for name in bag:
        code = tiles.codes.get(name)
        if code is None or not tiles.counts[code]:
            raise SetupError(f"no tile {name!r} in this game")
        counts[code] -= 1
        if counts[code] < 0:
            raise SetupError(f"more than {tiles.counts[code]} {name!r} tiles in the bag")
        codes.append(code)
    codes.reverse()
    return codes


def _checked_suns(suns: Sequence[Sequence[object]], players: int, rule_set: RuleSet) -> list[list[int]]:
    if len(suns) != players:
        raise SetupError(f"suns for {len(suns)} seats, but there are {players} players")
    groups: list[list[int]] = []
    centre = rule_set.centre_sun
    seen = {centre}
    for group in suns:
        groups.append([])
        for sun in group:
            if type(sun) is not int or not 1 <= sun <= HIGHEST_SUN:
                raise SetupError(f"there is no sun {sun!r}")
            if sun in seen:
                raise SetupError(f"sun {sun} appears twice; sun {centre} is in the centre")
            seen.add(sun)
            groups[-1].append(sun)
    if len(seen) == 1:
        raise SetupError("no one has a sun")
    return groups


_DRAW: Final = Draw()


def playout(position: Position, rng: Random) -> GameState:
    """Return the end of a game that goes on from `position` with uniformly random legal actions.

    `position`, a state or a view, does not change. The order of its bag does not matter: each tile is drawn at random
    from those left, which equals shuffling the bag first. The same `rng` in the same state gives the same game.
    """
    state = GameState()
    state._take_from(position)
    state._legal = None
    rules, bag, random = state.rules, state.bag, rng.random
    while state.seat_to_act != NOBODY:
        legal = rules.legal(state)
        action = legal[int(random() * len(legal))]
        if action is _DRAW and bag:
            place = int(random() * len(bag))
            bag[place], bag[-1] = bag[-1], bag[place]
        rules.play(state, action, None)
    return state
