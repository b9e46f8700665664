"""Which day it is: pages that show a day ask here, and learn here when it is over."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

_LOOK: Final = 30_000
"""Milliseconds after which the clock is looked at again: no one says that the computer slept or was set anew."""


class Today(QObject):
    """The day by the clock, which is looked at now and then; windows look, too, when they come to the front."""

    changed = Signal()
    """Another :attr:`day` has begun."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], date] = date.today) -> None:
        super().__init__(parent)
        self._clock = clock
        self.day: date = clock()
        """The day that pages show."""
        self._next = QTimer(self, singleShot=True, interval=_LOOK)
        self._next.timeout.connect(self.look)
        self._next.start()

    def look(self) -> date:
        """Look at the clock, and return the day."""
        self._next.start()
        if (day := self._clock()) != self.day:
            self.day = day
            self.changed.emit()
        return self.day
