"""What the installers of all systems have in common: names, types, the address and the version."""

from __future__ import annotations

import os
import re
import tomllib
from datetime import UTC, date, datetime, time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

NAME: Final = "Ra Desktop"
COMMAND: Final = "ra-desktop"
"""The program, its package, its icon and its desktop entry."""
APP_ID: Final = "io.github.ra_desktop.ra_desktop"
"""The name in reverse order that AppStream and Flatpak ask for."""
BUNDLE_ID: Final = "io.github.ra-desktop.ra-desktop"
"""The same for macOS, which knows hyphens and no underscores."""
SUMMARY: Final = "Auction game set in ancient Egypt, against bots or friends"
PUBLISHER: Final = "The Ra Desktop authors"
CONTACT: Final = "ra-desktop@users.noreply.github.com"
HOMEPAGE: Final = os.environ.get("RA_DESKTOP_HOMEPAGE", "https://github.com/ra-desktop/ra-desktop")
"""Where the project is published. A fork sets the variable; the workflow that releases does it by itself."""

MIME_TYPE: Final = "application/x-ra-desktop-game"
EXTENSION: Final = ".ra-game"
"""Of saved games, which are JSON."""
DOCUMENT: Final = "Ra Desktop saved game"

ICON: Final = ROOT / "resources" / "icons" / "ra-desktop.svg"

METAINFO: Final = ROOT / "packaging" / "linux" / "ra-desktop.metainfo.xml"
"""Holds versions and dates of all releases."""


def version() -> str:
    """The version in pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(table["project"]["version"])


def release_date() -> date:
    """The day of the latest release. Raises LookupError if none is written down."""
    found = re.search(r'<release version="[^"]+" date="([^"]+)"', METAINFO.read_text(encoding="utf-8"))
    if found is None:
        message = f"{METAINFO.name} names no release"
        raise LookupError(message)
    return date.fromisoformat(found[1])


def epoch() -> int:
    """Noon of that day, for files that carry a date: SOURCE_DATE_EPOCH."""
    return int(datetime.combine(release_date(), time(12), UTC).timestamp())
