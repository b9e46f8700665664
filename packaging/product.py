"""What the installers of all systems have in common: names, types, the address and the version."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

NAME: Final = "Ra Desktop"
COMMAND: Final = "ra-desktop"
"""The program, its package, its icon and its desktop entry."""
APP_ID: Final = "io.github.ra_desktop.RaDesktop"
"""The name in reverse order that AppStream, Flatpak and macOS ask for."""
SUMMARY: Final = "Auction game of ancient Egypt, against bots or friends"
PUBLISHER: Final = "The Ra Desktop authors"
CONTACT: Final = "ra-desktop@users.noreply.github.com"
HOMEPAGE: Final = os.environ.get("RA_DESKTOP_HOMEPAGE", "https://github.com/ra-desktop/ra-desktop")
"""Where the project is published. A fork sets the variable; the workflow that releases does it by itself."""

MIME_TYPE: Final = "application/x-ra-desktop-game"
EXTENSION: Final = ".ra-game"
"""Of saved games, which are JSON."""
DOCUMENT: Final = "Ra Desktop saved game"

ICON: Final = ROOT / "resources" / "icons" / "ra-desktop.svg"

_RELEASE: Final = re.compile(r"^## \[(?P<version>\d+\.\d+\.\d+)\] - (?P<date>\d{4}-\d{2}-\d{2})$", re.MULTILINE)


def version() -> str:
    """The version in pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(table["project"]["version"])


def releases() -> tuple[tuple[str, str], ...]:
    """Versions and dates that CHANGELOG.md has a heading for, the latest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return tuple((match["version"], match["date"]) for match in _RELEASE.finditer(text))
