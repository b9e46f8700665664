"""Several windows of the application, without the windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app import autosave
from ra_desktop.app.session import Session

from .bots import make_bot
from .players import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def session(qapp) -> Iterator[Session]:
    made = Session(make_bot, patience=200)
    yield made
    made.shutdown()


@pytest.fixture
def sit(qapp, ra_home, monkeypatch) -> Iterator[Callable[[], Player]]:
    """Seats a player, as often as a test asks for it; what cannot be saved is tried again soon."""
    monkeypatch.setattr(autosave, "SAVE_AGAIN", 30)
    players = []

    def seated() -> Player:
        players.append(Player())
        return players[-1]

    yield seated
    for player in players:
        player.session.shutdown()
