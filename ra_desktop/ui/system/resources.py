"""Where the files that belong to the program lie."""

from functools import cache
from pathlib import Path


class AssetError(RuntimeError):
    """A file that belongs to the program is missing or cannot be read: the installation is damaged."""


@cache
def resources_dir() -> Path:
    """Return the folder that holds `art`, `fonts`, `icons` and `translations`.

    In an installed package it lies inside `ra_desktop`; in a source tree it is its neighbour.
    """
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "resources", package.parent / "resources"):
        if (folder / "art").is_dir():
            return folder
    message = f"no resources folder in or beside {package}"
    raise AssetError(message)
