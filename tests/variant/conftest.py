"""The variant is there while one of its tests runs, and gone afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.engine import RuleSet, register, unregister

from .duel import DUEL

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def duel() -> Iterator[RuleSet]:
    register(DUEL)
    yield DUEL
    unregister(DUEL.name)
