"""File errors. Each has a message for the reader and fields with the details.

The user interface translates by :attr:`SaveError.kind`; the other fields fill in the sentence.
"""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, ClassVar, Final, Self

if TYPE_CHECKING:
    from pathlib import Path


LONGEST_REASON: Final = 200
_IN_ENGLISH: Final = {number: os.strerror(number) for number in errno.errorcode}
"""The system's messages, asked for before Qt has the C library speak the language of the system."""


def shorten(text: str) -> str:
    """Return `text` cut for display: text from a file may be as long as the file."""
    return text if len(text) <= LONGEST_REASON else text[: LONGEST_REASON - 1] + "…"


class SaveError(Exception):
    """Base of all errors of saved games."""

    kind: ClassVar[str] = "save"
    """``damaged``, ``foreign``, ``newer``, ``rules``, ``read`` or ``write``."""

    def __init__(self, message: str, *, reason: str = "", place: str | None = None) -> None:
        super().__init__(message)
        self.reason = shorten(reason)
        """What is wrong, in a few words of English."""
        self.place = place and shorten(place)
        """Where in the file the fault is: ``actions[41]``, ``seats[0].name``, ``line 3, column 7``; or None."""

    def about(self, path: Path) -> str:
        """Return the message with the `path` of the file, for a terminal or the log."""
        return f"{path}: {self}"


class DamagedFileError(SaveError):
    """A damaged saved game."""

    kind = "damaged"

    def __init__(self, reason: str, place: str | None = None) -> None:
        super().__init__(f"{place}: {reason}" if place else reason, reason=reason, place=place)


class ForeignFileError(SaveError):
    """A file that is not a saved game of this program."""

    kind = "foreign"

    def __init__(self, reason: str) -> None:
        super().__init__(f"not a saved game from Ra Desktop: {reason}", reason=reason)


class NewerFormatError(SaveError):
    """A saved game in a format of a later version of the program."""

    kind = "newer"

    def __init__(self, version: int) -> None:
        super().__init__(f"written by a newer version: format {version}", reason=f"format {version}")
        self.version = version


class RuleBreakError(SaveError):
    """A saved game with an illegal action; :attr:`number` is its index, from 0."""

    kind = "rules"

    def __init__(self, number: int, reason: str, place: str | None = None) -> None:
        place = place or f"actions[{number}]"
        super().__init__(f"{place}: {reason}", reason=reason, place=place)
        self.number = number


class FileAccessError(SaveError):
    """The operating system refused access; :attr:`path` is the file, :attr:`reason` the system's message."""

    kind = "access"

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}", reason=reason)
        self.path = path

    @classmethod
    def from_os_error(cls, path: Path, error: OSError) -> Self:
        """Return the error of this class for `error`."""
        known = "" if os.name == "nt" else _IN_ENGLISH.get(error.errno or 0)  # Windows itself knows more
        return cls(path, known or error.strerror or str(error) or type(error).__name__)

    def about(self, path: Path) -> str:
        """Return the message, which names the file already."""
        del path
        return str(self)


class ReadError(FileAccessError):
    """A file that cannot be read."""

    kind = "read"


class WriteError(FileAccessError):
    """A file that cannot be written; its old contents are untouched."""

    kind = "write"
