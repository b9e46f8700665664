"""Migrating old formats: a function for each format version, each tested separately.

A change of the format that old files do not fit increments :data:`CURRENT` and adds a function to :data:`MIGRATIONS`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from .errors import DamagedFileError, NewerFormatError, shorten

CURRENT: Final = 3
"""The latest format version: that of a game with something that no earlier one can hold."""
PLAIN: Final = 2
"""The version of all other games, which is that of the first release: it still opens them."""
WRITTEN: Final = range(PLAIN, CURRENT + 1)
"""The versions that this program writes."""

Migration = Callable[[dict[str, Any]], None]
"""Changes the content of a file of one version, in place, to the next version."""


def nothing_was_taken_back(content: dict[str, Any]) -> None:
    """Version 2 records take-backs and changed seats, which version 1 did not have."""
    content["reshuffles"] = []
    content["taken_back"] = None
    content["take_backs"] = 0
    content["handovers"] = []
    content["goes_on_from"] = None


def dealt_here(_: dict[str, Any]) -> None:
    """Version 3 has games from a position, with a real bag or with a closed one; by default a game has none of them."""


MIGRATIONS: Final[dict[int, Migration]] = {1: nothing_was_taken_back, 2: dealt_here}
"""By the version that each migrates from."""


def migrate(content: dict[str, Any], registry: dict[int, Migration] = MIGRATIONS, current: int = CURRENT) -> None:
    """Bring `content` to version `current`, in place; its key ``version`` says where it starts.

    Raises :class:`NewerFormatError`, or :class:`DamagedFileError` if a step does not find what its version must have.
    """
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise DamagedFileError(f"{shorten(json.dumps(version, ensure_ascii=False))} is not a format version", "version")
    if version > current:
        raise NewerFormatError(version)
    while version < current:
        try:
            registry[version](content)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise DamagedFileError(f"not a file of format {version}") from error
        version += 1
        content["version"] = version
