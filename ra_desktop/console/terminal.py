"""Text that leaves the program for a terminal or the log: nothing in it controls the terminal, breaks a line or fails
to be encoded. Names of files and players may contain anything: escape sequences that a terminal obeys, line breaks that
forge an entry of the log, marks that turn the direction of text, letters that the output has no bytes for.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import logging
import os
import re
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ACTING: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line breaks, direction marks, and surrogates for bytes that couldn't be decoded."""
_ACTING_IN_LINES: Final = re.compile(_ACTING.pattern.replace(r"\x1f", r"\x09\x0b-\x1f"))
_NUMBER: Final = re.compile("-?[0-9]{1,99}")
_MOST_QUOTED: Final = 40
"""Characters of a wrong word that are quoted."""
MOST_SEED: Final = (1 << 63) - 1
"""The highest seed on a command line."""
_PIPE_CLOSED: Final = 141
"""The exit status of a process that the closed pipe has ended, as shells report it."""
_MOST_LOGGED: Final = 40_000
"""Characters of one entry of the log, more than a whole game takes."""
_MOST_KNOWN: Final = 200
"""Number of different tracebacks that are recognised when they recur."""


def one_line(text: object) -> str:
    """Return `text` on one line: what a terminal would act upon is written as an escape, such as ``\\x1b``."""
    return _ACTING.sub(_escape, str(text))


def lines(text: str) -> str:
    """Return `text`, of several lines, with each line escaped as :func:`one_line` does."""
    return _ACTING_IN_LINES.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    return match[0].encode("unicode_escape", "surrogatepass").decode("ascii")


@contextlib.contextmanager
def terminal(command: str) -> Iterator[None]:
    """Let `command` write to the terminal, whatever that can encode; what was closed before it began is empty.

    Raises SystemExit: quietly if no one reads any more, and with status 1 if the output cannot be written.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)  # until the process ends
            setattr(sys, name, open(nothing, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            reconfigure(errors="backslashreplace")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:  # not the output
            raise
        _drop_output()
        if error.errno in (errno.EPIPE, errno.ESHUTDOWN) or isinstance(error, BrokenPipeError):
            raise SystemExit(_PIPE_CLOSED) from None
        with contextlib.suppress(OSError):
            sys.stderr.write(f"{command}: {error.strerror or error}\n")
        raise SystemExit(1) from None


def _drop_output() -> None:
    """Send what is still to be written nowhere, or Python would complain when it ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


class LogFormatter(logging.Formatter):
    """Formats each entry as one line of limited length; the lines of a traceback are indented, and written once."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._known: set[int] = set()

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """Return the entry without its traceback."""
        return _cut(one_line(super().formatMessage(record)))

    def formatException(self, ei: object) -> str:  # noqa: N802 - logging's name
        """Return a traceback that cannot be taken for other entries; its last line if it was written before."""
        entry = _cut(lines(super().formatException(ei))).split("\n")  # type: ignore[arg-type]
        if (number := hash(tuple(entry))) in self._known:
            entry = [f"the same traceback as before: {entry[-1]}"]
        elif len(self._known) < _MOST_KNOWN:
            self._known.add(number)
        return "\n".join(f"  {line}" for line in entry)


def _cut(text: str) -> str:
    """Return `text`, without its middle if it is too long."""
    half = _MOST_LOGGED // 2
    return text if len(text) <= _MOST_LOGGED else f"{text[:half]} … {text[-half:]}"


class Parser(argparse.ArgumentParser):
    """A parser of argparse that quotes words of the command line with their control characters escaped."""

    def _print_message(self, message: str, file: Any = None) -> None:
        super()._print_message(lines(message), file)


def bounded(low: int, high: int) -> Callable[[str], int]:
    """Return the type of an option, a whole number from `low` to `high`; it raises ArgumentTypeError for others."""

    def number(word: str) -> int:
        if _NUMBER.fullmatch(word) and low <= int(word) <= high:
            return int(word)
        message = f"not a whole number from {low} to {high}: {word[:_MOST_QUOTED]}"
        raise argparse.ArgumentTypeError(message)

    return number
