"""Keeping a damaged file aside, so that it can still be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import ReadError
from .reading import exists

if TYPE_CHECKING:
    from pathlib import Path


def keep_aside(path: Path) -> None:
    """Rename the damaged file `path`; raises :class:`.ReadError` if that fails, so that nothing overwrites it."""
    number = 1
    while exists(aside := path.with_suffix(f".damaged-{number}{path.suffix}")):
        number += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise ReadError.from_os_error(path, error) from error
