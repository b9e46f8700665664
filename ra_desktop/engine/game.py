"""A game with its history: the set-up, the actions played and taken back, and every position on the way."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from .account import DecidingLot
from .events import Event, LotWon, TileDrawn
from .registry import RULESETS
from .state import GameState, IllegalActionError, ReplayError, SetupError, shuffled
from .tiles import EMPTY, suns_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .actions import Action
    from .position import Phase


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of one seat and its events."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Reshuffle(NamedTuple):
    """The bag was reshuffled after `after` actions, into the order that `seed` decides."""

    after: int
    seed: int


class Game:
    """A game from its set-up on. :meth:`play` moves it forward, :meth:`go_to` goes back and forth.

    Actions taken back are kept until something else is played: the `line` is everything played last, and the game
    stands somewhere on it. Before its end, the position has another bag than the line had there: the tiles that the
    line has drawn since are known, so they go back and the bag is reshuffled (docs/engine-api.md#take-backs). Only
    going forward along the line draws the same tiles again.
    """

    def __init__(
        self,
        ruleset: str,
        players: int,
        seed: int | None = None,
        *,
        bag: Sequence[str] | None = None,
        suns: Sequence[Sequence[int]] | None = None,
        position: str = "",
    ) -> None:
        """Set up as :meth:`GameState.new` does, or a `position` (docs/notation.md), of which `bag` is the order.

        Raises :class:`SetupError` if they do not agree, and :class:`~.notation.NotationError`.
        """
        if position:
            start = _set_up(position, seed, bag)
            if (start.ruleset, start.players) != (ruleset, players):
                raise SetupError(f"the position is for {start.ruleset} with {start.players} players")
        else:
            start = GameState.new(ruleset, players, seed, bag=bag, suns=suns)
        self.start = str(start) if position else ""
        """The position that the game began with, as text; empty if it began with a deal."""
        self.ruleset = ruleset
        self.players = players
        self.bag = _names(start)
        """The bag at the start, in drawing order."""
        self.suns: tuple[tuple[int, ...], ...] = tuple(
            suns_in(up | down) for up, down in zip(start.up, start.down, strict=True)
        )
        """The suns of each seat at the start, lowest first."""
        self.plies: list[Ply] = []
        """The actions played, without those taken back."""
        self.taken_back: list[Ply] = []
        """The rest of the line, in the order it was played."""
        self.take_backs = 0
        """How often actions taken back were replaced by others."""
        self.real_bag = False
        """Whether people draw the tiles from their cardboard game, so that the order is unknown (:meth:`put_next`)."""
        self._line = [start]
        """Every position of the line: one more than the line has plies."""
        self._line_seeds: dict[int, int] = {}
        """Where the bag of the line was reshuffled, and with which seed."""
        self._aside: GameState | None = None
        """The current position, unless it is the end of the line."""
        self._aside_seed: int | None = None

    @classmethod
    def from_text(cls, text: str, seed: int | None = None) -> Game:
        """Return a game that begins with the position that `text` describes (docs/notation.md), its bag shuffled.

        Raises :class:`~.notation.NotationError`.
        """
        start = GameState.from_text(text, seed)
        return cls(start.ruleset, start.players, bag=_names(start), position=text)

    @classmethod
    def sketch(cls, state: GameState) -> Game:
        """Return a game that stands at `state`, whether a game can reach that or not: to be looked at, never played."""
        game = cls(state.ruleset, state.players, 0)
        game.start = str(state)
        game._line = [state.copy()]
        return game

    @classmethod
    def replay(
        cls,
        ruleset: str,
        players: int,
        *,
        bag: Sequence[str],
        suns: Sequence[Sequence[int]],
        actions: Iterable[Action],
        reshuffles: Iterable[Reshuffle] = (),
        position: str = "",
    ) -> Game:
        """Return the game in which `actions` were played from a known set-up, with the bag reshuffled where it was.

        Raises :class:`SetupError`, also for impossible reshuffles, or :class:`ReplayError` with the index of the first
        illegal action.
        """
        game = cls(ruleset, players, bag=bag, suns=suns, position=position)
        game.play_on(actions, reshuffles)
        return game

    def play_on(self, actions: Iterable[Action], reshuffles: Iterable[Reshuffle] = ()) -> None:
        """Play all `actions`; `reshuffles` are counted from the start of the game, and none may be earlier than now.

        Raises the errors of :meth:`replay`.
        """
        seeds: dict[int, int] = {}
        last = len(self.plies) - 1
        for after, seed in reshuffles:
            if after <= last:
                raise SetupError(f"a reshuffle after {after} actions is in the wrong place")
            seeds[after] = seed
            last = after
        for action in actions:
            number = len(self.plies)
            self._reshuffle(seeds.pop(number, None))
            try:
                self.play(action)
            except IllegalActionError as error:
                raise ReplayError(number, str(error)) from error
        self._reshuffle(seeds.pop(len(self.plies), None))
        if seeds:
            raise SetupError(f"a reshuffle after {last} actions, but only {len(self.plies)} were played")

    def close_bag(self) -> None:
        """Hide discarded tiles from everyone, now and in all positions of the game."""
        for state in (*self._line, *([self._aside] if self._aside else [])):
            state.is_bag_closed = True

    @property
    def is_dealt(self) -> bool:
        """Whether the rule set deals what this game began with. Others can be played, but are not to count.

        No game with a real bag is dealt: people say which tiles they drew.
        """
        return not (self.start or self.real_bag) and RULESETS[self.ruleset].deals(self.bag, self.suns)

    @property
    def state(self) -> GameState:
        """The current position. Change it only by :meth:`play` and :meth:`go_to`."""
        return self._line[-1] if self._aside is None else self._aside

    def position(self, ply: int) -> GameState:
        """Return a copy of the position after `ply` actions; 0 is the start. Raises IndexError beyond the line.

        Bags up to now are as they were when the game was there.
        """
        if not 0 <= ply <= len(self.plies):
            raise IndexError(f"no position after {ply} actions")
        return (self.state if ply == len(self.plies) else self._line[ply]).copy()

    def scoring(self, ply: int) -> GameState | None:
        """Return the position in which the action before `ply` ended an epoch, as it is scored; None if it ended none.

        The tiles that score are still on the table, and fame is as it was before the scoring.
        """
        if not 1 <= ply <= len(self.plies):
            raise IndexError(f"no action before position {ply}")
        return self._line[ply - 1].up_to_scoring(self.plies[ply - 1].action)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions played so far, without those taken back."""
        return tuple(ply.action for ply in self.plies)

    def play(self, action: Action) -> Ply:
        """Play `action` and return its events; :class:`IllegalActionError` changes nothing.

        Drops what has been taken back.
        """
        after = self.state.copy()
        seat = after.seat_to_act
        ply = Ply(seat, action, after.apply(action))
        self._leave_line()
        self._line.append(after)
        self.plies.append(ply)
        return ply

    def deciding_lot(self) -> DecidingLot | None:
        """Return the lot that decided the game, which is over; None if no lot brought its winner forward.

        It is the lot that widened the winner's lead over the runner-up most, no matter who won it, counted as
        :meth:`.Position.lot_account` values it when it is won: in rows that score at the end of the epoch and, as if
        the game ended then, in those that score later. Of equal lots it is the last; a sun won without tiles is none.
        """
        winner, second, *_ = self.state.ranking()
        decided, widest = None, 1
        for lot, gains in self._lots():
            if (swing := gains[winner] - gains[second]) >= widest:
                widest, decided = swing, lot
        return decided

    def best_lot(self, seat: int) -> DecidingLot | None:
        """Return the lot that was worth most to `seat`, which won it, counted as above; None if none was worth any."""
        own = [lot for lot, _ in self._lots() if lot.seat == seat and lot.points > 0]
        return max(own, key=lambda lot: lot.points, default=None)

    def _lots(self) -> Iterator[tuple[DecidingLot, list[int]]]:
        """Yield each lot of tiles that was won, with what it changed for each seat."""
        for ply, played in enumerate(self.plies):
            won = next((event for event in played.events if isinstance(event, LotWon)), None)
            if won is not None and won.tiles:
                at = self._line[ply]
                gains = [change.points + change.points_later for change in at.lot_account(won.seat, won.sun).changes]
                yield DecidingLot(won.seat, at.epoch, won.tiles, gains[won.seat]), gains

    # --- taking back ------------------------------------------------------------------------------------

    @property
    def line(self) -> tuple[Ply, ...]:
        """The actions played last, followed by those taken back."""
        return (*self.plies, *self.taken_back)

    @property
    def has_take_backs(self) -> bool:
        """Whether actions taken back have been replaced."""
        return self.take_backs > 0 or bool(self.taken_back)

    @property
    def reshuffles(self) -> tuple[Reshuffle, ...]:
        """Where the bag was reshuffled on the way to the current position."""
        ply = len(self.plies)
        seeds = {after: seed for after, seed in self._line_seeds.items() if after <= ply}
        if self._aside_seed is not None:
            seeds[ply] = self._aside_seed
        return tuple(Reshuffle(after, seed) for after, seed in sorted(seeds.items()))

    @property
    def line_reshuffles(self) -> tuple[Reshuffle, ...]:
        """Where the bag was reshuffled on the line."""
        return tuple(Reshuffle(after, seed) for after, seed in sorted(self._line_seeds.items()))

    def seat_to_act(self, ply: int) -> int | None:
        """Return the seat to act after `ply` actions of the line, or None at the end of the game."""
        return self._line[ply].current_player

    def phase(self, ply: int) -> Phase:
        """Return the phase of the game after `ply` actions of the line."""
        return self._line[ply].phase  # type: ignore[return-value]

    def is_forced(self, ply: int) -> bool:
        """Whether there was nothing to decide after `ply` actions of the line."""
        return self._line[ply].is_forced()

    def go_to(self, ply: int, seed: int) -> None:
        """Go to the position after `ply` actions of the line, taking back or restoring others; IndexError beyond it.

        If the rest of the line has drawn tiles, they go back into the bag, which is reshuffled with `seed`, a whole
        number, unless it is a real bag. If not, the bag stays as it is at the end of the line, since no one knows its
        order. At the end of the line, everything is as it was.
        """
        line = self.line
        if not 0 <= ply <= len(line):
            raise IndexError(f"no position after {ply} actions")
        self.plies = list(line[:ply])
        self.taken_back = list(line[ply:])
        self._aside = self._aside_seed = None
        if not self.taken_back:
            return
        self._aside = self._line[ply].copy()
        if self.real_bag:
            return
        end = self._line[-1]
        if self._aside.bag_count == end.bag_count:
            self._aside.bag = end.bag[:]
            self._aside_seed = next((at for after, at in reversed(self.line_reshuffles) if after >= ply), None)
        else:
            self._aside.bag = reshuffled(self._aside, seed)
            self._aside_seed = seed

    def put_next(self, tile: str) -> None:
        """Make `tile` the next one from a :attr:`real_bag`; :attr:`bag` changes to match what has been drawn so far.

        Drops what has been taken back if another tile was drawn there. ``ValueError`` if the bag has no such tile.
        """
        names, bag = self.state.rules.tiles.names, self.state.bag
        code = self.state.rules.tiles.codes.get(tile, EMPTY)
        if code not in bag:
            raise ValueError(f"no tile {tile!r} is left in the bag")
        if bag[-1] == code:
            return
        place, last = bag.index(code), len(bag) - 1
        self._leave_line()
        for state in self._line:
            state.bag[place], state.bag[last] = state.bag[last], state.bag[place]
        self.bag = tuple(names[code] for code in reversed(self._line[0].bag))

    @property
    def last_drawn(self) -> int | None:
        """The number of the last action, from 0, that drew a tile; None if there is none."""
        drawn = (
            n for n in reversed(range(len(self.plies))) if any(isinstance(e, TileDrawn) for e in self.plies[n].events)
        )
        return next(drawn, None)

    def undraw(self) -> None:
        """Undo the last draw from a :attr:`real_bag` and what followed, to correct its tile.

        Not counted as a take-back.
        """
        if (ply := self.last_drawn) is not None:
            before = self.take_backs
            self.go_to(ply, 0)
            self._leave_line()
            self.take_backs = before

    def branch(self, ply: int, seed: int) -> Game:
        """Return another game that continues from the position after `ply` actions; its bag is shuffled with `seed`.

        A real bag stays as it is.
        """
        known = [shuffle for shuffle in self.reshuffles if shuffle.after < ply]
        return self.twin(known if self.real_bag else [*known, Reshuffle(ply, seed)], ply)

    def twin(
        self, reshuffles: Iterable[Reshuffle], ply: int | None = None, *, bag: Sequence[str] | None = None
    ) -> Game:
        """Return this game again, as far as `ply`, with these `reshuffles` and, if that is given, another `bag`.

        Raises the errors of :meth:`replay`.
        """
        twin = Game.replay(
            self.ruleset,
            self.players,
            bag=self.bag if bag is None else bag,
            suns=self.suns,
            actions=self.actions[:ply],
            reshuffles=reshuffles,
            position=self.start,
        )
        twin.real_bag = self.real_bag
        if self.state.is_bag_closed:
            twin.close_bag()
        twin.take_backs = self.take_backs
        return twin

    def _leave_line(self) -> None:
        """Drop what has been taken back: the current position becomes the end of the line."""
        if self._aside is None:
            return
        ply = len(self.plies)
        self._line_seeds = {after: seed for after, seed in self._line_seeds.items() if after <= ply}
        if self._aside_seed is not None:
            self._line_seeds[ply] = self._aside_seed
        self._line[ply:] = [self._aside]
        self._aside = self._aside_seed = None
        self.taken_back = []
        self.take_backs += 1

    def _reshuffle(self, seed: int | None) -> None:
        if seed is not None:
            self._line[-1].bag = reshuffled(self._line[-1], seed)
            self._line_seeds[len(self.plies)] = seed


def _names(state: GameState) -> tuple[str, ...]:
    """Return the bag of `state` by name, in drawing order."""
    names = state.rules.tiles.names
    return tuple(names[code] for code in reversed(state.bag))


def _set_up(position: str, seed: int | None, bag: Sequence[str] | None) -> GameState:
    """Return the state of that `position`, with its bag in the order of `bag` or in one that `seed` decides."""
    state = GameState.from_text(position, seed)
    if bag is not None:
        if sorted(bag) != sorted(_names(state)):
            raise SetupError("the bag does not have the tiles that the position leaves in it")
        state.bag = [state.rules.tiles.codes[name] for name in reversed(bag)]
    return state


def reshuffled(state: GameState, seed: int) -> list[int]:
    """Return the bag of `state` in the order that `seed` decides, whatever its order is now (docs/save-format.md)."""
    names = state.rules.tiles.names
    return shuffled(sorted(state.bag, key=names.__getitem__), Random(seed))
