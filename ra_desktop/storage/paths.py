"""Where the files of the program and of its user are; makes folders and files that only their owner can read."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from functools import cache
from pathlib import Path
from typing import Final, Literal

Kind = Literal["cache", "config", "data", "log", "state"]

APP_NAME: Final = "ra-desktop"
HOME_VARIABLE: Final = "RA_DESKTOP_HOME"
"""An environment variable that names one folder for everything, instead of the platform's."""

SUFFIX: Final = ".ra-game"
"""The suffix of saved games."""
SUFFIXES: Final = (SUFFIX, ".json")
"""Suffixes of saved games that can be opened. Some mail programs accept JSON files only."""
AUTOSAVE_NAME: Final = f"autosave{SUFFIX}"
FINISHED_NAME: Final = "finished"
"""The subfolder of finished games."""
UNFINISHED_NAME: Final = "unfinished"
"""The subfolder of parked games."""
LESSONS_NAME: Final = "lessons.json"
PLAYERS_NAME: Final = "players"
"""The subfolder with a folder for each further player, and the name of the file that lists them."""
GUEST: Final = "guest"
"""The id of the player who leaves nothing behind: all that is kept is in a folder of its own, which is deleted.

It is in a folder of this name, and is called like the autosave of the window: only that window may delete it while it
runs.
"""
PROGRAMS_NAME: Final = "programs.json"
_DIGITS: Final = 12
"""Of the sum that stands for a home in the name of a file."""
SETTINGS_NAME: Final = "settings.ini"


_XDG: Final[dict[Kind, str]] = {"cache": ".cache", "config": ".config", "data": ".local/share", "state": ".local/state"}
"""What ``XDG_CACHE_HOME`` and so on of the XDG Base Directory Specification mean by default, in the home folder."""


def without_suffix(name: str) -> str:
    """Return the name of a saved game's file as shown to the user."""
    suffix = next((suffix for suffix in SUFFIXES if name.endswith(suffix)), "")
    return name.removesuffix(suffix)


def absolute(path: Path) -> Path:
    """Return the absolute form of `path`, or `path` itself if the working directory no longer exists."""
    try:
        return path.absolute()
    except OSError:
        return path


def _own(kind: Kind) -> Path:
    """Return the folder of that `kind`: in :func:`home`, or where the platform has it."""
    base = home()
    return base / kind if base else _platforms(kind)


def home() -> Path | None:
    """Return the folder named by :data:`HOME_VARIABLE`, or None if the platform decides."""
    named = os.environ.get(HOME_VARIABLE, "")
    return absolute(Path(os.path.expanduser(named))) if named else None  # noqa: PTH111 - raises nothing


def data_dir() -> Path:
    """The folder for saved games, the autosave and the statistics."""
    return _own("data")


def saves_dir() -> Path:
    """Return the folder of games saved by name."""
    return data_dir() / "games"


_player: str = ""


def use_player(player: str, window: str = "") -> None:
    """Keep what belongs to one player in the folder of the `player` with that id, "" for the first, from now on.

    `window` is the name of a guest's folder.
    """
    global _player
    _player = f"{GUEST}/{window}" if player == GUEST else player


def is_guest() -> bool:
    """Whether a guest plays."""
    return _player.partition("/")[0] == GUEST


def players_dir() -> Path:
    """Return the folder with the folders of the players."""
    return data_dir() / PLAYERS_NAME


def player_dir() -> Path:
    """The folder of what belongs to the player who plays now: that of all data for the first."""
    return players_dir() / _player if _player else data_dir()


def players_path() -> Path:
    """The list of the players."""
    return data_dir() / f"{PLAYERS_NAME}.json"


def _kept_dir(shared: Path) -> Path:
    """Return the folder of what the program keeps of games: `shared` by all but a guest."""
    return player_dir() if is_guest() else shared


def finished_dir() -> Path:
    """The folder of finished games, kept by the program."""
    return _kept_dir(saves_dir()) / FINISHED_NAME


def unfinished_dir() -> Path:
    """The folder of parked games, kept by the program."""
    return _kept_dir(saves_dir()) / UNFINISHED_NAME


def history_path() -> Path:
    """Return the path of the database of finished games."""
    return _kept_dir(data_dir()) / "history.sqlite"


def lessons_path() -> Path:
    """Return the path of the file with the stars of the lessons that were done."""
    return player_dir() / LESSONS_NAME


def journey_path() -> Path:
    """The places reached on the journey, and the results of the deals of the day."""
    return player_dir() / "journey.json"


def reviews_dir() -> Path:
    """Return the folder of the reviews of games."""
    return _kept_dir(data_dir()) / "reviews"


def puzzles_path() -> Path:
    """The puzzles that were solved and missed, and those from the player's own games."""
    return player_dir() / "puzzles.json"


def autosave_path() -> Path:
    """Return the path of the current game, which is written after every action."""
    return data_dir() / AUTOSAVE_NAME


def hold_games() -> bool:
    """Whether there is any file of a game: on the table, saved, or finished; a folder that cannot be read has none."""
    try:
        if autosave_path().exists():
            return True
        return any(folder.is_dir() and any(folder.iterdir()) for folder in (finished_dir(), saves_dir()))
    except OSError:
        return False


def config_dir() -> Path:
    """Return the folder of the settings."""
    return _own("config")


def settings_path() -> Path:
    """Return the path of the settings file."""
    return config_dir() / SETTINGS_NAME


def programs_path() -> Path:
    """The outside programs entered here: beside what is this computer's alone, also for a home named by a variable.

    Such a home may be on a stick, and what it holds is not to say what this computer runs.
    """
    base = home()
    if base is None:
        return _platforms("state") / PROGRAMS_NAME
    from hashlib import sha256

    place = sha256(os.fsencode(base)).hexdigest()[:_DIGITS]
    return _platforms("state") / PROGRAMS_NAME.replace(".", f"-{place}.")


def log_dir() -> Path:
    """Return the folder of the logs."""
    return _own("log")


def log_path() -> Path:
    """Return the path of the log file."""
    return log_dir() / "ra-desktop.log"


def cache_dir() -> Path:
    """Return the folder for data that can be rebuilt."""
    return _own("cache")


def all_dirs() -> tuple[Path, ...]:
    """Every folder in which the program writes files."""
    games = (saves_dir(), finished_dir(), unfinished_dir())
    everywhere = (data_dir(), player_dir(), *games, reviews_dir(), config_dir(), log_dir(), cache_dir())
    return tuple(dict.fromkeys(everywhere))  # the first player's is the data folder itself


def _platforms(kind: Kind) -> Path:
    if sys.platform == "linux":  # without platformdirs, which takes a fiftieth of the time until the window is seen
        return _xdg(kind)
    else:  # noqa: RET505 - mypy checks one branch on each platform
        import platformdirs

        folder: Path = getattr(platformdirs, f"user_{kind}_path")(APP_NAME, appauthor=False)
        return folder


def _xdg(kind: Kind) -> Path:
    """Return the folder that platformdirs would, by the XDG Base Directory Specification."""
    shared: Kind = "state" if kind == "log" else kind
    named = os.environ.get(f"XDG_{shared.upper()}_HOME", "").strip()
    base = named if os.path.isabs(named) else os.path.expanduser(f"~/{_XDG[shared]}")  # noqa: PTH111, PTH117 - as above
    folder = Path(base) / APP_NAME
    return folder / "log" if kind == "log" else folder


class AssetError(RuntimeError):
    """A file of the program is missing or unreadable: the installation is damaged."""


@cache
def resources_dir() -> Path:
    """Return the folder with `art`, `fonts`, `lessons` and so on. Raises AssetError if it is not installed.

    It is inside `ra_desktop` in an installed package, and beside it in a source tree.
    """
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "resources", package.parent / "resources"):
        if (folder / "art").is_dir():
            return folder
    message = f"no resources folder in or beside {package}"
    raise AssetError(message)


def are_removed() -> bool:
    """Whether the program's files have been removed while it runs."""
    return not (resources_dir() / "art").is_dir()


# --- only for the owner: on Windows the parent folder decides, and nothing is done here -----------------

_FILE: Final = 0o600
_FOLDER: Final = 0o777 if os.name == "nt" else 0o700  # which newer Pythons take seriously on Windows, too
_OTHERS: Final = 0o077
"""The permissions of everyone but the owner."""


def make_folder(folder: Path) -> None:
    """Create `folder` and its missing parents, for their owner only; raises OSError.

    An existing folder is restricted if it belongs to the program.
    """
    try:
        os.mkdir(folder, _FOLDER)  # noqa: PTH102 - unlike Path.mkdir, here the folders above get the same rights
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        make_folder(folder.parent)
        with contextlib.suppress(FileExistsError):  # another window was faster
            os.mkdir(folder, _FOLDER)  # noqa: PTH102
    except OSError:
        if not os.path.isdir(folder):  # noqa: PTH112 - raises nothing
            raise
        if _is_own(folder):
            tighten(folder)


def make_new_folder(folder: Path) -> None:
    """Create `folder` as :func:`make_folder` does, but raise FileExistsError if it is there already."""
    make_folder(folder.parent)
    os.mkdir(folder, _FOLDER)  # noqa: PTH102 - as above


def make_file(path: Path) -> None:
    """Make sure that `path`, if it can be created, is readable by its owner only before anything else opens it.

    Errors are left to the code that opens the file.
    """
    with contextlib.suppress(OSError):
        make_folder(path.parent)
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), _FILE))
    tighten(path)


def tighten(path: Path) -> None:
    """Remove all permissions on the file or folder `path` from everyone but its owner, if the system allows it."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        mode = os.stat(path).st_mode  # noqa: PTH116 - as in .reading
        if mode & _OTHERS and (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            os.chmod(path, stat.S_IMODE(mode) & ~_OTHERS)  # noqa: PTH101


def _is_own(folder: Path) -> bool:
    """Whether `folder` is one of the program's own folders, or inside one."""
    own = (data_dir(), config_dir(), log_dir(), cache_dir())
    return any(folder == one or one in folder.parents for one in own)
