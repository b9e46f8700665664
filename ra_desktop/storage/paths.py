"""Where the program keeps its files. Nothing is created here: whoever writes a file makes its folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal

APP_NAME: Final = "ra-desktop"
HOME_VARIABLE: Final = "RA_DESKTOP_HOME"
"""An environment variable that names one folder for everything, instead of the platform's."""

SUFFIX: Final = ".ra-game"
"""Of saved games."""
SUFFIXES: Final = (SUFFIX, ".json")
"""What saved games that were sent may be called, too: they are JSON, and mail refuses what it does not know."""
AUTOSAVE_NAME: Final = f"autosave{SUFFIX}"
FINISHED_NAME: Final = "finished"
"""The folder, among the saved games, of those that were played to their end."""
UNFINISHED_NAME: Final = "unfinished"
"""The folder, among the saved games, of those whose place on the table another one has taken."""
INDEX_NAME: Final = "games-index.json"
HISTORY_NAME: Final = "history.sqlite"
SETTINGS_NAME: Final = "settings.ini"
LOG_NAME: Final = "ra-desktop.log"


def without_suffix(name: str) -> str:
    """The name of a saved game's file as a person calls it."""
    suffix = next((suffix for suffix in SUFFIXES if name.endswith(suffix)), "")
    return name.removesuffix(suffix)


def absolute(path: Path) -> Path:
    """`path` from the root on; as it is if the folder in which the program was started is gone."""
    try:
        return path.absolute()
    except OSError:
        return path


def home() -> Path | None:
    """The folder named by :data:`HOME_VARIABLE`, or None if the platform decides."""
    named = os.environ.get(HOME_VARIABLE, "")
    return absolute(Path(os.path.expanduser(named))) if named else None  # noqa: PTH111 - raises nothing


def data_dir() -> Path:
    """What the program keeps for the person: saved games, the autosave, statistics."""
    base = home()
    return base / "data" if base else _platforms("data")


def saves_dir() -> Path:
    """The games that were saved by name."""
    return data_dir() / "games"


def finished_dir() -> Path:
    """The games that were played to their end, kept by the program."""
    return saves_dir() / FINISHED_NAME


def unfinished_dir() -> Path:
    """The unfinished games that nobody saved by name, kept by the program."""
    return saves_dir() / UNFINISHED_NAME


def index_path() -> Path:
    """What is remembered of the saved games, so that they need not be read again."""
    return data_dir() / INDEX_NAME


def history_path() -> Path:
    """The database of finished games."""
    return data_dir() / HISTORY_NAME


def autosave_path() -> Path:
    """The running game, written after every action."""
    return data_dir() / AUTOSAVE_NAME


def config_dir() -> Path:
    """The settings."""
    base = home()
    return base / "config" if base else _platforms("config")


def settings_path() -> Path:
    """What the person has chosen and the program remembers."""
    return config_dir() / SETTINGS_NAME


def log_dir() -> Path:
    """The logs."""
    base = home()
    return base / "log" if base else _platforms("log")


def log_path() -> Path:
    """What went wrong, the latest last."""
    return log_dir() / LOG_NAME


def cache_dir() -> Path:
    """What can be made again."""
    base = home()
    return base / "cache" if base else _platforms("cache")


def _platforms(kind: Literal["cache", "config", "data", "log"]) -> Path:
    import platformdirs  # not loaded where HOME_VARIABLE decides

    finders = {
        "cache": platformdirs.user_cache_path,
        "config": platformdirs.user_config_path,
        "data": platformdirs.user_data_path,
        "log": platformdirs.user_log_path,
    }
    return finders[kind](APP_NAME, appauthor=False)
