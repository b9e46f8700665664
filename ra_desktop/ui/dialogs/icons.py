"""Small icons for buttons, the same as in the style sheet."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from ra_desktop.storage.paths import resources_dir


def theme_icon(name: str) -> QIcon:
    """Return the icon `resources/theme/<name>.svg`: ``close``, ``arrow-up``, …"""
    return QIcon(str(resources_dir() / "theme" / f"{name}.svg"))
