"""Where the program keeps its files. Nothing is created here: whoever writes a file makes its folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_config_path, user_data_path, user_log_path

APP_NAME: Final = "ra-desktop"
HOME_VARIABLE: Final = "RA_DESKTOP_HOME"
"""An environment variable that names one folder for everything, instead of the platform's."""

AUTOSAVE_NAME: Final = "autosave.ra-game"


def home() -> Path | None:
    """The folder named by :data:`HOME_VARIABLE`, or None if the platform decides."""
    named = os.environ.get(HOME_VARIABLE, "")
    return Path(named).expanduser().absolute() if named else None


def data_dir() -> Path:
    """What the program keeps for the person: saved games, the autosave, statistics."""
    base = home()
    return base / "data" if base else user_data_path(APP_NAME, appauthor=False)


def saves_dir() -> Path:
    """The games that were saved by name."""
    return data_dir() / "games"


def autosave_path() -> Path:
    """The running game, written after every action."""
    return data_dir() / AUTOSAVE_NAME


def config_dir() -> Path:
    """The settings."""
    base = home()
    return base / "config" if base else user_config_path(APP_NAME, appauthor=False)


def log_dir() -> Path:
    """The logs."""
    base = home()
    return base / "log" if base else user_log_path(APP_NAME, appauthor=False)
