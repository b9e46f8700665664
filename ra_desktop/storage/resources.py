"""Where the program's own files are."""

from functools import cache
from pathlib import Path


class AssetError(RuntimeError):
    """A file of the program is missing or unreadable: the installation is damaged."""


@cache
def resources_dir() -> Path:
    """Return the folder with `art`, `fonts`, `icons`, `lessons` and `translations`.

    In an installed package it lies inside `ra_desktop`; in a source tree it is its neighbour.
    """
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "resources", package.parent / "resources"):
        if (folder / "art").is_dir():
            return folder
    message = f"no resources folder in or beside {package}"
    raise AssetError(message)
