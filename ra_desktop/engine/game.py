"""A game with its history: what was set up, what was played, and every position on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import IllegalActionError, ReplayError
from .state import GameState

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .actions import Action
    from .events import Event


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of one seat and what it did."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Game:
    """A game from its set-up on. :meth:`play` is the only way forward."""

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
        self._positions = [start]

    @classmethod
    def replay(
        cls,
        ruleset: str,
        players: int,
        *,
        bag: Sequence[str],
        suns: Sequence[Sequence[int]],
        actions: Iterable[Action],
    ) -> Game:
        """The game in which *actions* were played from a known set-up.

        Raises :class:`SetupError`, or :class:`ReplayError` with the number of the first action that the rules
        do not allow.
        """
        game = cls(ruleset, players, bag=bag, suns=suns)
        for number, action in enumerate(actions):
            try:
                game.play(action)
            except IllegalActionError as error:
                raise ReplayError(number, str(error)) from error
        return game

    @property
    def state(self) -> GameState:
        """The position now. Change it by :meth:`play` alone."""
        return self._positions[-1]

    def position(self, ply: int) -> GameState:
        """A copy of the position after *ply* actions; 0 is the start."""
        if not 0 <= ply < len(self._positions):
            raise IndexError(f"no position after {ply} actions")
        return self._positions[ply].copy()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything played so far."""
        return tuple(ply.action for ply in self.plies)

    def play(self, action: Action) -> Ply:
        """Play *action* and return what it did; :class:`IllegalActionError` changes nothing."""
        after = self.state.copy()
        seat = after.seat_to_act
        ply = Ply(seat, action, after.apply(action))
        self._positions.append(after)
        self.plies.append(ply)
        return ply
