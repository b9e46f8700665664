"""The rules for many positions, their features, the networks and rollouts: written in C, loaded as a plain library.

The rules are compared with the engine, move by move, and the features with ``packaging/lab/features.py``, number by
number (``tests/ai/neural/test_compiled.py``). :mod:`.calls` calls what ``packaging/native.py`` compiles. docs/ai.md has
the map.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

VARIABLE: Final = "RA_DESKTOP_LIBRARY"
"""In the environment: the path of another library, or 0 for none, as where nothing could be compiled."""

_FOLDER: Final = Path(__file__).parent


class OutdatedLibraryError(Exception):
    """The library was compiled from other sources than those that lie beside it."""


def name_for(platform: str) -> str:
    """Return the name of the library's file; `platform` as in :data:`sys.platform`, or in the name of a wheel."""
    return {"win": "neural.dll", "win32": "neural.dll", "darwin": "libneural.dylib", "macosx": "libneural.dylib"}.get(
        platform, "libneural.so"
    )


def digest() -> str:
    """Return the checksum of the sources; empty where there are none, as in an installation."""
    sources = sorted(_FOLDER.glob("*.[ch]"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest() if sources else ""


@cache
def library() -> ctypes.CDLL | None:
    """Return the library; None if there is none. Raises OutdatedLibraryError if a checkout's sources have changed."""
    wish = os.environ.get(VARIABLE, "")
    if wish == "0":
        return None
    try:
        loaded = ctypes.CDLL(wish or str(_FOLDER / name_for(sys.platform)))
        loaded.sources.restype = ctypes.c_char_p
    except (OSError, AttributeError):  # there is none, or it is something else
        return None
    now = digest()
    if now and loaded.sources().decode() != now:
        raise OutdatedLibraryError("the C part is older than its sources: run python packaging/native.py")
    return loaded


def is_there() -> bool:
    """Return whether the library is there, which the networks need."""
    return library() is not None
