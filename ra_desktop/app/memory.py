"""Returning memory to the system after a game."""

from __future__ import annotations

import logging
import sys

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
