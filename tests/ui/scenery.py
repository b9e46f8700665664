"""What windows show behind everything else, painted once for all of them."""

from __future__ import annotations

from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ui.look.theme import current
from ra_desktop.ui.table.board import backdrop

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from PySide6.QtGui import QPixmap

MOST_SCENERIES = 30
"""So many are kept: whoever changes the size of a window again and again makes a new one each time."""

BOARD = ((backdrop, "paint_sky_sheet"), (backdrop, "paint_table_sheet"))
"""The functions that paint what lies behind a board: no words are written on it."""


@contextmanager
def painted_once(*painters: tuple[ModuleType, str]) -> Iterator[None]:
    """One picture for all windows that ask these functions for the same: each would paint its own."""
    painted: dict[tuple[str, ...], QPixmap] = {}

    def once(paint: Callable[..., QPixmap]) -> Callable[..., QPixmap]:
        @wraps(paint)
        def kept(*what: object) -> QPixmap:
            key = (paint.__name__, current().name, *map(repr, what))
            if key not in painted:
                if len(painted) == MOST_SCENERIES:
                    painted.clear()
                painted[key] = paint(*what)
            return painted[key]

        return kept

    with pytest.MonkeyPatch.context() as patch:
        for module, name in painters:
            paint = getattr(module, name)
            if not hasattr(paint, "__wrapped__"):  # the tests of another folder may have come first
                patch.setattr(module, name, once(paint))
        yield
    painted.clear()
