"""A guest at the table: a game that is led by a script, beside the session's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ra_desktop.engine import Action
    from ra_desktop.storage.saved_game import SavedGame


class Script(Protocol):
    """Says what follows in a game that is not played freely, as in a lesson."""

    @property
    def holds(self) -> bool:
        """Whether nobody may move now: something is being said, or a set move is on its way."""

    def next_move(self) -> Action | None:
        """Take the next set move, legal now, of whoever is to move; None if there is none."""


@dataclass(slots=True)
class Guest:
    """The game of a lesson or of a puzzle. It is never saved, counted or parked, and belongs to no file."""

    saved: SavedGame
    script: Script
