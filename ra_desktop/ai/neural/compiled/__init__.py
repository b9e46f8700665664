"""The rules for many positions, their features and the networks' first layer in C, where the program was built so.

The arrays of :mod:`ra_desktop.ai.neural.batch` and :mod:`ra_desktop.ai.neural.features` are the reference:
``tests/ai/neural/test_compiled.py`` compares every number. A C file does the work of the Python file that it names,
under the same names, for one position at a time; ``packaging/native.py`` compiles them.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, Final

VARIABLE: Final = "RA_DESKTOP_NUMPY"
"""Set to 1 in the environment, it makes the program work without the compiled module, for comparisons."""


def _load() -> Any:
    if os.environ.get(VARIABLE, "") not in ("", "0"):
        return None
    try:
        return import_module(f"{__name__}._compiled")
    except ImportError:
        return None


MODULE: Final = _load()
"""The compiled module, or None."""
