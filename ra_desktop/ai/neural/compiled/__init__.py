"""The rules for many positions, their features, the networks and rollouts in C, if a compiler built them.

The arrays of :mod:`ra_desktop.ai.neural.batch` and :mod:`ra_desktop.ai.neural.features` are the reference:
``tests/ai/neural/test_compiled.py`` compares every number. A C file does the work of the Python file that it names,
under the same names, for one position at a time; ``packaging/native.py`` compiles them.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "RA_DESKTOP_NUMPY"
"""Set to 1 in the environment, it makes the program work without the compiled module, for comparisons."""


def _load() -> Any:
    if os.environ.get(VARIABLE, "") not in ("", "0"):
        return None
    try:
        module: Any = import_module(f"{__name__}._compiled")
    except ImportError:
        return None
    # A checkout that has changed since it was installed does without, rather than call what is not there.
    made = Path(module.__file__).stat().st_mtime
    is_old = any(source.stat().st_mtime > made for source in Path(__file__).parent.glob("*.[ch]"))
    return None if is_old else module


MODULE: Final = _load()
"""The compiled module, or None if there is none, or an older one than its sources."""
