"""Memory: it goes back to the system after a game, and cyclic garbage is collected on the window's thread only.

Python collects it on whichever thread happens to reach a threshold. There may be widgets in it, and Qt crashes if a
working thread destroys one.
"""

from __future__ import annotations

import gc
import logging
import sys
from typing import Final

from PySide6.QtCore import QObject, QTimer

_log = logging.getLogger(__name__)


def give_back() -> None:
    """Return free memory that the C library still holds to the system.

    Pictures of many sizes come and go in a game and leave gaps: about a megabyte more with each game. Only glibc has a
    function for this; elsewhere nothing happens.
    """
    if sys.platform != "linux":
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
        _log.debug("free memory is given back")


INTERVAL: Final = 500
"""Milliseconds between two looks."""
THRESHOLDS: Final = (700, 10, 10)
"""As Python's own: new objects before the young are looked at, and how often that is before the older ones are."""


class Collector(QObject):
    """Collects garbage from time to time; from now on Python does not do so by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(INTERVAL)
        timer.timeout.connect(collect_if_due)
        timer.start()


def collect_if_due() -> None:
    """Collect the oldest generation whose time has come, with the younger ones."""
    counts = gc.get_count()
    if counts[0] <= THRESHOLDS[0]:
        return
    due = 0
    while due < 2 and counts[due + 1] > THRESHOLDS[due + 1]:
        due += 1
    gc.collect(due)
