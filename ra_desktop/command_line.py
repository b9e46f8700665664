"""The command line of ``ra-desktop``, parsed before Qt is loaded. A start without arguments skips this module."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import unquote_to_bytes, urlsplit
from urllib.request import url2pathname

from ra_desktop import __version__
from ra_desktop.console import Parser, one_line, terminal
from ra_desktop.storage import paths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.lessons.lesson import Lesson

LOG_LEVELS = ("debug", "info", "warning", "error")

_MISUSE = 2
"""The exit status after an error in the command line."""


class _Parser(Parser):
    """A parser that names every unknown option and suggests the closest known one."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        options, unknown = self.parse_known_intermixed_args(args, namespace)
        if unknown:
            self.error("; ".join(self._complaint(word) for word in unknown))
        return options

    def error(self, message: str) -> NoReturn:
        self.exit(_MISUSE, f"{self.prog}: {message}\nTry '{self.prog} --help'.\n")

    def _complaint(self, word: str) -> str:
        option = word.partition("=")[0]
        close = difflib.get_close_matches(option, self._option_string_actions, 1)
        return f"unknown option {option}" + (f", did you mean {close[0]}?" if close else "")


class _Version(argparse.Action):
    """Prints the version, and what this copy of the program lacks, and ends the process."""

    def __call__(self, asked: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from ra_desktop.ai.neural import compiled

        lines = [f"{asked.prog} {__version__}"]
        if not compiled.is_there():
            lines.append(
                "The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews."
            )
        sys.stdout.write("\n".join(lines) + "\n")
        asked.exit()


def parser() -> argparse.ArgumentParser:
    """Return the parser with the options of the application."""
    made = _Parser(
        prog="ra-desktop",
        description="Play Reiner Knizia's Ra and Priests of Ra against bots or with friends, "
        "at one screen or elsewhere.",
        allow_abbrev=False,
    )
    made.add_argument("files", nargs="*", type=_file, metavar="FILE", help=f"a saved game ({paths.SUFFIX}) to open")
    made.add_argument("--watch", action="store_true", help="watch a game between bots")
    made.add_argument(
        "--lesson",
        type=_lesson,
        default=argparse.SUPPRESS,
        metavar="FILE",
        help="play the lesson in FILE (for lesson writers; see docs/lessons.md)",
    )
    made.add_argument("--reset-settings", action="store_true", help="restore the default settings")
    made.add_argument(
        "--log-level", choices=LOG_LEVELS, default="warning", help="how much to log (default: %(default)s)"
    )
    made.add_argument(
        "--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help="show program's version number and exit"
    )
    return made


def read(words: Sequence[str]) -> dict[str, Any]:
    """Parse the command line `words` into arguments of :func:`ra_desktop.ui.shell.application.run`.

    Ends the process if the application is not to start: with status 0 after ``--help`` and ``--version``, with status 2
    after an error. ``--reset-settings`` takes effect here.
    """
    end = words.index("--") if "--" in words else len(words)
    with _heard(), terminal("ra-desktop"):
        options = vars(parser().parse_args(words[:end]))
        options["files"] += map(_file, words[end + 1 :])
        if options.pop("reset_settings"):
            _reset_settings()
    return options


def _file(word: str) -> Path:
    """Return the path of a file that was given as a path or, by some desktops, as a URL."""
    if word.startswith("file:"):
        with contextlib.suppress(ValueError):  # not a URL: a file of this name, then
            path = urlsplit(word).path
            word = url2pathname(path) if sys.platform == "win32" else os.fsdecode(unquote_to_bytes(path))
    return paths.absolute(Path(word))


def _lesson(word: str) -> Lesson:
    """Return the lesson in a file."""
    from ra_desktop.app.lessons.reading import LessonError, read_lesson

    try:
        return read_lesson(_file(word))
    except LessonError as error:
        raise argparse.ArgumentTypeError(f"\n{error}") from error


def _reset_settings() -> None:
    """Rename the settings file, so that nothing the user has chosen is lost."""
    path = paths.settings_path()
    old = path.with_suffix(".old" + path.suffix)
    try:
        path.replace(old)
    except FileNotFoundError:
        sys.stdout.write("ra-desktop: there are no settings to reset\n")
    except OSError as error:
        said = f"ra-desktop: the settings could not be reset: {path}: {error.strerror or error}"
        sys.stderr.write(one_line(said) + "\n")
        raise SystemExit(1) from error
    else:
        sys.stdout.write(one_line(f"ra-desktop: the settings have been reset; the old ones are in {old}") + "\n")


@contextlib.contextmanager
def _heard() -> Any:
    """Show messages in a dialog if there is no terminal, as when Windows starts the program by double-click."""
    if sys.stdout is not None and sys.stderr is not None:
        yield
        return
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            yield
    finally:
        if sys.platform == "win32" and said.getvalue():
            import ctypes

            user32: Any = getattr(ctypes, "windll").user32  # noqa: B009 - known on Windows alone
            user32.MessageBoxW(None, said.getvalue(), "Ra Desktop", 0)
