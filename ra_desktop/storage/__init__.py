"""Saved games and everything else the program stores, and where the files are. No Qt.

Paths are ``pathlib.Path``; file times are nanoseconds since 1970. Errors are :class:`SaveError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import (
    DamagedFileError,
    FileAccessError,
    ForeignFileError,
    NewerFormatError,
    ReadError,
    RuleBreakError,
    SaveError,
    WriteError,
)

if TYPE_CHECKING:
    from .saved_game import COLOURS, Handover, Options, SavedGame, Seat
    from .savefile import SUFFIX, decode, encode, load_file, save_file

__all__ = [
    "COLOURS",
    "SUFFIX",
    "DamagedFileError",
    "FileAccessError",
    "ForeignFileError",
    "Handover",
    "NewerFormatError",
    "Options",
    "ReadError",
    "RuleBreakError",
    "SaveError",
    "SavedGame",
    "Seat",
    "WriteError",
    "decode",
    "encode",
    "load_file",
    "save_file",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load the code that reads and writes games, and with it the rules, on first use: paths need neither."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import saved_game, savefile

        return getattr(saved_game if hasattr(saved_game, name) else savefile, name)
