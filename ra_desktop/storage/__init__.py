"""Files: saved games, and where everything lies. No Qt."""

from __future__ import annotations

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
from .savefile import COLOURS, SUFFIX, Options, SavedGame, Seat, decode, encode, load_file, save_file

__all__ = [
    "COLOURS",
    "SUFFIX",
    "DamagedFileError",
    "FileAccessError",
    "ForeignFileError",
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
