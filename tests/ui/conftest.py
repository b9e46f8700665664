"""What the tests of the user interface share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.settings import Settings
from tests.ui.scenery import BOARD, painted_once

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def _board_is_painted_once() -> Iterator[None]:
    """One Nile behind all boards that show the same of it; how it is painted is tested with the painters themselves."""
    with painted_once(*BOARD):
        yield


@pytest.fixture
def settings(ra_home) -> Settings:
    made = Settings()
    made.speed = "instant"
    return made
