"""What one seat may know: all but the order of the tiles in the bag (docs/rules.md#public-knowledge)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .position import Position

if TYPE_CHECKING:
    from random import Random

    from .state import GameState


class View(Position):
    """A position as *seat* knows it. It cannot be played on; :meth:`sample` gives a state that can."""

    __slots__ = ("seat",)

    seat: int

    def __init__(self, position: Position, seat: int) -> None:
        self._take_from(position)
        self.bag.sort()
        self.seat = seat

    def __reduce__(self) -> tuple[type[View], tuple[Position, int]]:
        return View, (self.scratch(), self.seat)

    def sample(self, rng: Random) -> GameState:
        """A full state that agrees with this view: the bag in one of its possible orders."""
        from .state import GameState, shuffled  # states make views: one of the two must wait

        state = GameState()
        state._take_from(self)
        state.bag = shuffled(self.bag, rng)
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.seat, self.key()))
