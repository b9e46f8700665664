"""A part of a panel with a tooltip."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a panel with a tooltip."""

    rect: QRectF
    make: Callable[[], str]

    @property
    def tip(self) -> str:
        """The tooltip; a callable, so that it is only made when needed."""
        return self.make()
