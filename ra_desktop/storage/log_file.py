"""The log: a file that only its owner can read, limited in size."""

from __future__ import annotations

from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from .paths import make_file, make_folder

if TYPE_CHECKING:
    from io import TextIOWrapper


class LogFile(RotatingFileHandler):
    """Writes to `path` and keeps `older` full files beside it, each of at most `most` bytes.

    Raises OSError if the folder cannot be made, or something that is no regular file has the name.
    """

    def __init__(self, path: Path, most: int, older: int) -> None:
        make_folder(path.parent)
        if path.exists() and not path.is_file():
            raise OSError(f"{path} is not a regular file")  # opening a pipe would wait for a reader
        super().__init__(
            path, maxBytes=most, backupCount=older, encoding="utf-8", errors="backslashreplace", delay=True
        )

    def _open(self) -> TextIOWrapper:
        make_file(Path(self.baseFilename))
        return super()._open()
