"""The outside programs that were entered on this computer, in a file that is no part of a home.

A home that is copied, or carried on a stick, starts no program; a copy of the file itself says where it was written.
"""

from __future__ import annotations

import hashlib
import platform
import sys
import uuid
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from . import paths
from .errors import ReadError
from .json_form import JsonForm
from .names import SeatName  # noqa: TC001 - msgspec reads the types
from .reading import read_file

MOST_SECONDS: Final = 60
"""The longest time-out that can be entered."""
_MOST_BYTES: Final = 1_000_000
_MOST_ID: Final = 1_000
_MACHINE_IDS: Final = ("/etc/machine-id", "/var/lib/dbus/machine-id")
_RANDOM: Final = 1 << 40
"""Set in what :func:`uuid.getnode` makes up where it finds no address."""

_Word = Annotated[str, Meta(max_length=4_096, pattern=r"^[^\x00]*\Z")]


class Entry(msgspec.Struct, frozen=True):
    """How a program is started, how many seconds it has for a move, and when it starts without a question."""

    command: Annotated[tuple[_Word, ...], Meta(min_length=1, max_length=1_000)]
    seconds: Annotated[int, Meta(ge=1, le=MOST_SECONDS)]
    trust: Literal["none", "own", "any"] = "none"


class ProgramsFile(msgspec.Struct):
    """The programs by name, and the :func:`place` where they may be started."""

    place: str = ""
    programs: dict[SeatName, Entry] = {}


PROGRAMS_FORM: Final = JsonForm(ProgramsFile, _MOST_BYTES)


def place() -> str:
    """Return what stands for this computer, which no stranger can guess, and for the file, named after the home."""
    return hashlib.sha256(f"{_machine()}\n{paths.programs_path()}".encode(errors="surrogateescape")).hexdigest()


def _machine() -> str:
    """Return the id of this computer, as stable and as secret as the system has one."""
    if sys.platform == "win32":
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, r"SOFTWARE\Microsoft\Cryptography") as key:
                return str(winreg.QueryValueEx(key, "MachineGuid")[0])
        except OSError:
            pass
    for path in _MACHINE_IDS:
        try:
            return read_file(Path(path), _MOST_ID).decode("ascii", "replace").strip()
        except ReadError:
            continue
    node = uuid.getnode()
    return platform.node() if node & _RANDOM else f"{node:012x}"
