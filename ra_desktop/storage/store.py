"""One store for the small files: players, journey, lessons, puzzles, settings and outside programs.

A change is made in memory and in the file: locked, read again, changed and written, so that what another window has
written meanwhile stays. A file that cannot be read is never written. What is damaged is set aside first; a change that
cannot be written is kept in memory and tried again with the next one. All of it is told, once.

Imported before anything is seen.
"""

from __future__ import annotations

import contextlib
import logging
import os
import time
from typing import TYPE_CHECKING, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

from .errors import ReadError, SaveError, WriteError
from .reading import read_file
from .slots import lock_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_log = logging.getLogger(__name__)

T = TypeVar("T")

LOCK_NAME: Final = "files.lock"
"""The file that is locked while a small file of the same folder is written."""
PATIENCE: Final = 2.0
"""Seconds to wait for another window, which holds the lock for milliseconds."""


class Form(Protocol[T]):
    """How the content of a file is read and written."""

    most: int
    """The size in bytes above which a file counts as damaged."""

    def empty(self) -> T:
        """Return the content of a file that does not exist."""

    def decode(self, data: bytes) -> tuple[T, bool]:
        """Return the content and whether all of `data` could be used; raises ValueError if nothing can."""

    def encode(self, content: T, before: bytes) -> bytes:
        """Return the bytes of a file with `content` in place of `before`, of which unknown parts are kept."""


class Trouble(NamedTuple):
    """What the person should know about a file.

    ``damaged``: it starts anew; ``entries``: some of it was left out; the original is `aside` in both cases. ``read``,
    ``write``: it cannot be read or written, for that `reason`; what changes is known until the program ends.
    """

    kind: Literal["damaged", "entries", "read", "write"]
    reason: str = ""
    aside: Path | None = None


class Store(Generic[T]):
    """The content of one small file."""

    def __init__(self, path: Callable[[], Path], form: Form[T]) -> None:
        """`path` returns the file, which changes with the player."""
        self._path = path
        self._form = form
        self._kept: T | None = None
        self._steps: list[Callable[[T], object]] = []
        """The changes that are not written yet."""
        self._failing: set[str] = set()
        self._untold: list[Trouble] = []
        self._tell: Callable[[Trouble], object] = self._untold.append

    def listen(self, tell: Callable[[Trouble], object]) -> None:
        """Have `tell` called with all troubles, past and future."""
        self._tell = tell
        while self._untold:
            tell(self._untold.pop(0))

    @property
    def kept(self) -> T:
        """What is kept, to read; it is read from the file when it is first needed."""
        if self._kept is None:
            path = self._path()
            try:
                data = self._data(path)
                if data is not None:
                    self._kept, is_whole = self._decode(path, data)
                    if not is_whole:
                        with _locked(path):
                            self._kept = self._load(path)[0]
                self._failing.discard("read")
            except SaveError as error:
                self._fail(error)
            if self._kept is None:
                self._kept = self._form.empty()
            for step in self._steps:
                step(self._kept)
        return self._kept

    @property
    def is_readable(self) -> bool:
        """Whether the file could be read, or there is none."""
        return "read" not in self._failing

    def peek(self) -> T:
        """Return what can be used of the file now; nothing is set aside or told."""
        path, content = self._path(), None
        with contextlib.suppress(SaveError):
            if (data := self._data(path)) is not None:
                content = self._decode(path, data)[0]
        return self._form.empty() if content is None else content

    def read_again(self) -> T:
        """Read the file again and return what is kept."""
        self._kept = None
        return self.kept

    def forget(self) -> None:
        """Turn to another file, that of another player."""
        self._kept = None
        self._steps.clear()
        self._failing.clear()

    def change(self, step: Callable[[T], object]) -> bool:
        """Change what is kept by `step`, which may be called several times; return whether it is written."""
        step(self.kept)
        self._steps.append(step)
        return self.sync()

    def sync(self) -> bool:
        """Write the changes that are not written yet; return whether all are."""
        if not self._steps:
            return True
        path = self._path()
        try:
            with _locked(path):
                content, before = self._load(path)
                if content is None:  # gone since it was read, or damaged: this window knows what was in it
                    content = self.kept
                else:
                    for step in self._steps:
                        step(content)
                data = self._form.encode(content, before)
                if data != before:
                    _write(path, data)
        except SaveError as error:
            self._fail(error)
            return False
        self._kept = content
        self._steps.clear()
        self._failing.clear()
        return True

    def _load(self, path: Path) -> tuple[T | None, bytes]:
        """Return content and bytes of the file, None if there is no content; what is damaged is set aside.

        The caller holds the lock. Raises :class:`.SaveError`; nothing may be written then.
        """
        data = self._data(path)
        if data is None:
            return None, b""
        content, is_whole = self._decode(path, data)
        if is_whole:
            return content, data
        from .atomic import keep_aside

        if content is None:
            self._tell(Trouble("damaged", aside=keep_aside(path)))
            return None, b""
        aside = keep_aside(path, data)
        cleaned = self._form.encode(content, b"")
        _write(path, cleaned)
        self._tell(Trouble("entries", aside=aside))
        return content, cleaned

    def _data(self, path: Path) -> bytes | None:
        """Return the bytes of the file, at most one too many; None if there is none. Raises :class:`.ReadError`."""
        try:
            os.stat(path)  # noqa: PTH116 - as in .reading
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise ReadError.from_os_error(path, error) from error
        return read_file(path, self._form.most + 1)

    def _decode(self, path: Path, data: bytes) -> tuple[T | None, bool]:
        try:
            if len(data) > self._form.most:
                raise ValueError(f"larger than {self._form.most} bytes")
            content, is_whole = self._form.decode(data)
        except Exception as error:  # noqa: BLE001 - whatever it is, it must not stop the program
            _log.warning("%s is damaged: %s", path, error)
            return None, False
        if not is_whole:
            _log.warning("%s: some entries are damaged", path)
        return content, is_whole

    def _fail(self, error: SaveError) -> None:
        kind: Literal["read", "write"] = "read" if isinstance(error, ReadError) else "write"
        if kind not in self._failing:
            self._failing.add(kind)
            _log.warning("cannot be %s: %s", "read" if kind == "read" else "saved", error)
            self._tell(Trouble(kind, error.reason))


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock of the files beside `path`, where the system has locks; raises :class:`.WriteError`."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            descriptor = lock_file(path.with_name(LOCK_NAME))
            break
        except BlockingIOError as error:
            if time.monotonic() > end:
                raise WriteError(path, "another window is writing it") from error
            time.sleep(0.01)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _write(path: Path, data: bytes) -> None:
    from .atomic import write_atomically  # not needed during the start

    write_atomically(path, data)
