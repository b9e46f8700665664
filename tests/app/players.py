"""Somebody at a session, with all that it has told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.app.session import Session
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import COLOURS, Seat, load_file
from ra_desktop.storage.slots import Slot

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.app.autosave import Notice, ParkedGame

PEOPLE: Final = GameSetup("classic", tuple(Seat(f"Seat {number}", COLOURS[number]) for number in range(3)), seed=4)


class Player:
    """A session of a window of its own."""

    def __init__(self) -> None:
        self.session = Session(slot=Slot.claim())
        self.messages: list[str] = []
        self.details: list[str] = []
        self.parked: list[ParkedGame] = []
        self.orphans: list[Path] = []
        self.session.opponents.notice.connect(self._hear)
        self.session.autosave.notice.connect(self._hear)
        self.session.autosave.parked.connect(self.parked.append)
        self.session.autosave.orphans_collected.connect(self.orphans.extend)

    def _hear(self, notice: Notice) -> None:
        self.messages.append(notice.kind)
        self.details.append(notice.detail)

    def begin(self, setup: GameSetup = PEOPLE, moves: int = 5) -> None:
        """Start a game, and play a little."""
        self.session.start(setup)
        self.move(moves)

    def move(self, count: int = 1) -> None:
        """Play the first move that is legal, so often."""
        for _ in range(count):
            assert self.session.play(self.session.state.legal_actions()[0])

    def is_on_disk(self) -> bool:
        """Whether the autosave holds the position of this moment."""
        return load_file(self.session.autosave.path).game.state == self.session.state
