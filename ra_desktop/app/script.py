"""A script for the game on the table: moves that are set, and when nobody may move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ra_desktop.engine import Action


class Script(Protocol):
    """Says what follows in a game that is not played freely, as in a lesson."""

    @property
    def holds(self) -> bool:
        """Whether nobody may move now: something is being said, or a set move is on its way."""

    def next_move(self) -> Action | None:
        """Take the next set move, legal now, of whoever is to move; None if there is none."""
