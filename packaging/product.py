"""Names, types, address and version for the installers of all systems."""

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
"""The name of the program, its package, icon and desktop entry."""
APP_ID: Final = "io.github.ra_desktop.ra_desktop"
"""The reverse domain name for AppStream and Flatpak."""
BUNDLE_ID: Final = "io.github.ra-desktop.ra-desktop"
"""The same for macOS, which allows hyphens but no underscores."""
SUMMARY: Final = "Auction game set in ancient Egypt, against bots or friends"
PUBLISHER: Final = "The Ra Desktop authors"
CONTACT: Final = "ra-desktop@users.noreply.github.com"
HOMEPAGE: Final = os.environ.get("RA_DESKTOP_HOMEPAGE", "https://github.com/ra-desktop/ra-desktop")
"""The address of the project. A fork can set the variable; the release workflow sets it automatically."""

MIME_TYPE: Final = "application/x-ra-desktop-game"
EXTENSION: Final = ".ra-game"
"""The suffix of saved games, which are JSON."""
DOCUMENT: Final = "Ra Desktop saved game"
NOTICE: Final = f"{PUBLISHER}. MIT licence; an unofficial fan project."
INSTALLER: Final = {
    "NEEDS_WINDOWS_10": f"{NAME} needs a 64-bit version of Windows 10 or newer.",
    "IS_RUNNING": f"{NAME} is running. Please close it, then try again. Your game is saved.",
    "DOCUMENT": DOCUMENT,
    "SUMMARY": SUMMARY,
}
"""What the installer for Windows says or writes down in the language of the system, by its name in the script."""

ICON: Final = ROOT / "resources" / "icons" / "ra-desktop.svg"

METAINFO: Final = ROOT / "packaging" / "linux" / "ra-desktop.metainfo.xml"
"""Has versions and dates of all releases."""

_RELATIVE_LINK: Final = re.compile(r"(?P<image>!?)(?P<words>\[[^\]]*\])\((?!\w+:|#)(?P<target>[^)]+)\)")


def version() -> str:
    """Return the version in pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(table["project"]["version"])


def release_date() -> date:
    """Return the day of the latest release. Raises LookupError if there is none."""
    found = re.search(r'<release version="[^"]+" date="([^"]+)"', METAINFO.read_text(encoding="utf-8"))
    if found is None:
        message = f"{METAINFO.name} names no release"
        raise LookupError(message)
    return date.fromisoformat(found[1])


def epoch() -> int:
    """Return noon of that day as SOURCE_DATE_EPOCH, the date of files."""
    return int(datetime.combine(release_date(), time(12), UTC).timestamp())


def addresses() -> dict[str, str]:
    """Return the addresses that PyPI shows beside the description, by their names there."""
    return {
        "Homepage": HOMEPAGE,
        "Documentation": f"{HOMEPAGE}#readme",
        "Changelog": f"{HOMEPAGE}/blob/v{version()}/CHANGELOG.md",
        "Issues": f"{HOMEPAGE}/issues",
        "Source": HOMEPAGE,
    }


def long_description() -> str:
    """Return README.md with whole addresses of pictures and pages: PyPI knows no others."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")

    def whole(match: re.Match[str]) -> str:
        kind = "raw" if match["image"] else "blob"
        return f"{match['image']}{match['words']}({HOMEPAGE}/{kind}/v{version()}/{match['target']})"

    return _RELATIVE_LINK.sub(whole, text)
