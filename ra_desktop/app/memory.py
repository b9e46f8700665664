"""Memory that a finished game leaves behind."""

from __future__ import annotations

import logging
import sys

_log = logging.getLogger(__name__)


def give_back() -> None:
    """Hand memory that is free, but kept for later, back to the system.

    Pictures of many sizes come and go in a game, and leave gaps that the C library keeps: about a megabyte more with
    each game. Only glibc has a word for it; elsewhere nothing happens.
    """
    if sys.platform != "linux":
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
        _log.debug("free memory is given back")
