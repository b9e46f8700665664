"""A game with its history: what was set up, what was played and taken back, and every position on the way."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from .errors import IllegalActionError, ReplayError, SetupError
from .state import GameState, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .actions import Action
    from .events import Event
    from .position import Phase


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of one seat and what it did."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Reshuffle(NamedTuple):
    """The bag was shuffled anew: all that was in it after so many actions, in the order that a seed decides."""

    after: int
    seed: int


class Game:
    """A game from its set-up on. :meth:`play` is the only way forward, :meth:`go_to` the way back and forth.

    What has been taken back stays at hand until something else is played: the `line` is everything that was played
    last, and the game stands somewhere on it. Off its end, the position has another bag than the line had there:
    the tiles that the line has drawn since are known, so they go back and the bag is shuffled
    (docs/engine-api.md#take-backs). Only going forward along the line brings its own tiles again.
    """

    def __init__(
        self,
        ruleset: str,
        players: int,
        seed: int | None = None,
        *,
        bag: Sequence[str] | None = None,
        suns: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """Set up as :meth:`GameState.new` does."""
        start = GameState.new(ruleset, players, seed, bag=bag, suns=suns)
        names = start.rules.tiles.names
        self.ruleset = ruleset
        self.players = players
        self.bag: tuple[str, ...] = tuple(names[code] for code in reversed(start.bag))
        """The bag at the start, in the order in which it is drawn."""
        self.suns: tuple[tuple[int, ...], ...] = tuple(tuple(start.face_up_suns(seat)) for seat in range(players))
        """The suns dealt to each seat, lowest first."""
        self.plies: list[Ply] = []
        """What has been played, without what is taken back."""
        self.taken_back: list[Ply] = []
        """The rest of the line, in the order in which it was played."""
        self.take_backs = 0
        """How often something was taken back for good: by playing something else instead."""
        self._line = [start]
        """Every position of the line; one more than the line has plies."""
        self._line_seeds: dict[int, int] = {}
        """Where the bag of the line was shuffled anew, and by which seed."""
        self._aside: GameState | None = None
        """The position where the game stands, unless that is the end of the line."""
        self._aside_seed: int | None = None

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
    ) -> Game:
        """The game in which `actions` were played from a known set-up, the bag shuffled anew where it was.

        Raises :class:`SetupError`, also for reshuffles that no such game has, or :class:`ReplayError` with the number
        of the first action that the rules do not allow.
        """
        game = cls(ruleset, players, bag=bag, suns=suns)
        game.play_on(actions, reshuffles)
        return game

    def play_on(self, actions: Iterable[Action], reshuffles: Iterable[Reshuffle] = ()) -> None:
        """Play all `actions`; `reshuffles` are counted from the start of the game, and none lies before here.

        Raises what :meth:`replay` raises.
        """
        seeds: dict[int, int] = {}
        last = len(self.plies) - 1
        for after, seed in reshuffles:
            if after <= last:
                raise SetupError(f"a reshuffle after {after} actions in the wrong place")
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

    @property
    def state(self) -> GameState:
        """The position now. Change it by :meth:`play` and :meth:`go_to` alone."""
        return self._line[-1] if self._aside is None else self._aside

    def position(self, ply: int) -> GameState:
        """A copy of the position after `ply` actions; 0 is the start.

        Between the start and now, bags are as they were when the game came through.
        """
        if not 0 <= ply <= len(self.plies):
            raise IndexError(f"no position after {ply} actions")
        return (self.state if ply == len(self.plies) else self._line[ply]).copy()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything played so far, without what is taken back."""
        return tuple(ply.action for ply in self.plies)

    def play(self, action: Action) -> Ply:
        """Play `action` and return what it did; :class:`IllegalActionError` changes nothing.

        What is taken back is given up by this.
        """
        after = self.state.copy()
        seat = after.seat_to_act
        ply = Ply(seat, action, after.apply(action))
        self._leave_line()
        self._line.append(after)
        self.plies.append(ply)
        return ply

    # --- taking back ------------------------------------------------------------------------------------

    @property
    def line(self) -> tuple[Ply, ...]:
        """What was played last, and behind it what is taken back."""
        return (*self.plies, *self.taken_back)

    @property
    def has_take_backs(self) -> bool:
        """Whether anything that was played has been taken back."""
        return self.take_backs > 0 or bool(self.taken_back)

    @property
    def reshuffles(self) -> tuple[Reshuffle, ...]:
        """Where the bag was shuffled anew on the way to the position now."""
        here = len(self.plies)
        seeds = {after: seed for after, seed in self._line_seeds.items() if after <= here}
        if self._aside_seed is not None:
            seeds[here] = self._aside_seed
        return tuple(Reshuffle(after, seed) for after, seed in sorted(seeds.items()))

    @property
    def line_reshuffles(self) -> tuple[Reshuffle, ...]:
        """Where the bag was shuffled anew on the line."""
        return tuple(Reshuffle(after, seed) for after, seed in sorted(self._line_seeds.items()))

    def seat_to_act(self, ply: int) -> int | None:
        """Who has to act after `ply` actions of the line, or None at the end of the game."""
        return self._line[ply].current_player

    def phase(self, ply: int) -> Phase:
        """The phase of the game after `ply` actions of the line."""
        return self._line[ply].phase  # type: ignore[return-value]

    def go_to(self, ply: int, seed: int) -> None:
        """Stand where `ply` actions of the line have been played: take the rest back, or bring it back.

        If the rest of the line has drawn tiles, they go back into the bag, and the bag is shuffled by `seed`, a whole
        number. If it has not, the bag is the one that the line ends with: nobody knows its order. At the end of the
        line everything is as it was.
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
        end = self._line[-1]
        if self._aside.bag_count == end.bag_count:
            self._aside.bag = end.bag[:]
            self._aside_seed = next((at for after, at in reversed(self.line_reshuffles) if after >= ply), None)
        else:
            self._aside.bag = reshuffled(self._aside, seed)
            self._aside_seed = seed

    def branch(self, ply: int, seed: int) -> Game:
        """Another game that goes on from the position after `ply` actions; its bag is shuffled by `seed`."""
        known = [shuffle for shuffle in self.reshuffles if shuffle.after < ply]
        twin = Game.replay(
            self.ruleset,
            self.players,
            bag=self.bag,
            suns=self.suns,
            actions=self.actions[:ply],
            reshuffles=[*known, Reshuffle(ply, seed)],
        )
        twin.take_backs = self.take_backs
        return twin

    def _leave_line(self) -> None:
        """Give up what is taken back: the position now becomes the end of the line."""
        if self._aside is None:
            return
        here = len(self.plies)
        self._line_seeds = {after: seed for after, seed in self._line_seeds.items() if after <= here}
        if self._aside_seed is not None:
            self._line_seeds[here] = self._aside_seed
        self._line[here:] = [self._aside]
        self._aside = self._aside_seed = None
        self.taken_back = []
        self.take_backs += 1

    def _reshuffle(self, seed: int | None) -> None:
        if seed is not None:
            self._line[-1].bag = reshuffled(self._line[-1], seed)
            self._line_seeds[len(self.plies)] = seed


def reshuffled(state: GameState, seed: int) -> list[int]:
    """The bag of `state` in the order that `seed` decides, whatever its order is now (docs/save-format.md)."""
    names = state.rules.tiles.names
    return shuffled(sorted(state.bag, key=names.__getitem__), Random(seed))
