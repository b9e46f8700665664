"""Files: saved games, and where everything lies. No Qt."""

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
    from .savefile import COLOURS, SUFFIX, Handover, Options, SavedGame, Seat, decode, encode, load_file, save_file

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
        """Load what reads and writes games when it is first asked for, and with it the rules: folders need neither."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import savefile

        return getattr(savefile, name)
