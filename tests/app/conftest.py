"""Several windows of the application, without the windows."""

from __future__ import annotations

import errno
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from ra_desktop.app import autosave
from ra_desktop.app.models.library import Column, LibraryModel
from ra_desktop.app.session import Session
from ra_desktop.storage import atomic

from .bots import make_bot
from .players import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from ra_desktop.storage.library import Entry


@pytest.fixture
def session(qapp) -> Iterator[Session]:
    made = Session(make_bot, patience=200)
    yield made
    made.shutdown()


def tell(entry: Entry, column: Column) -> str:
    words = (entry.title, entry.ruleset, ", ".join(seat.name for seat in entry.seats), str(entry.epoch))
    return words[column] if column < len(words) else ""


def search_text(entry: Entry) -> str:
    return tell(entry, Column.NAME) + tell(entry, Column.PLAYERS) + entry.ruleset


@pytest.fixture
def model(qapp) -> Iterator[LibraryModel]:
    made = LibraryModel(tell, lambda column: column.name, search_text)
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield made
    tester.deleteLater()


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


@pytest.fixture
def full_disk(monkeypatch) -> Callable[[], AbstractContextManager[None]]:
    """While it is open, the disk has no room for any file."""

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    @contextmanager
    def opened() -> Iterator[None]:
        with monkeypatch.context() as patch:
            patch.setattr(atomic, "_write_through", full)
            yield

    return opened
