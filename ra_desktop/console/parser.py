"""Command lines in the language of the system: help and errors of :mod:`argparse`, its own texts included."""

from __future__ import annotations

import argparse
import contextlib
from typing import TYPE_CHECKING, Any, Final, NoReturn

from .catalogue import translatable, translate
from .terminal import lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ARGPARSE: Final = (
    translatable("CommandLine", "usage: "),
    translatable("CommandLine", "positional arguments"),
    translatable("CommandLine", "options"),
    translatable("CommandLine", "show this help message and exit"),
    translatable("CommandLine", "show program's version number and exit"),
    translatable("CommandLine", "%(prog)s: error: %(message)s\n"),
    translatable("CommandLine", "argument %(argument_name)s: %(message)s"),
    translatable("CommandLine", "expected one argument"),
    translatable("CommandLine", "expected at least one argument"),
    translatable("CommandLine", "ignored explicit argument %r"),
    translatable("CommandLine", "invalid %(type)s value: %(value)r"),
    translatable("CommandLine", "invalid choice: %(value)r (choose from %(choices)s)"),
    translatable("CommandLine", "the following arguments are required: %s"),
    translatable("CommandLine", "unrecognized arguments: %s"),
    translatable("CommandLine", "ambiguous option: %(option)s could match %(matches)s"),
)
"""The texts of argparse itself that users of our commands can see."""
_OUT_OF_RANGE: Final = translatable("CommandLine", "not a whole number from {low} to {high}: {word}")
_MOST_QUOTED: Final = 40
"""Characters of a wrong word that are quoted."""
MOST_SEED: Final = (1 << 63) - 1
"""The highest seed on a command line."""


@contextlib.contextmanager
def _argparse_translated() -> Iterator[None]:
    """Have argparse look its own texts up in our catalogues: it takes them from a function of its module."""
    names: Any = vars(argparse)
    before = names["_"]
    names["_"] = _of_argparse
    try:
        yield
    finally:
        names["_"] = before


def bounded(low: int, high: int) -> Callable[[str], int]:
    """Return the type of an option that takes a whole number from `low` to `high`."""

    def number(word: str) -> int:
        try:
            value = int(word)
        except ValueError:
            value = low - 1
        if low <= value <= high:
            return value
        said = translate("CommandLine", _OUT_OF_RANGE)
        raise argparse.ArgumentTypeError(said.format(low=low, high=high, word=word[:_MOST_QUOTED]))

    return number


def _of_argparse(text: str) -> str:
    return translate("CommandLine", text) if text in ARGPARSE else text


class Parser(argparse.ArgumentParser):
    """A parser whose texts are marked under ``CommandLine``; they are translated when they are printed.

    Where a help names values of its own, such as ``%(suffix)s``, an action gets these before it gets the help: from
    Python 3.14 on, ``add_argument`` refuses a help that it cannot fill in.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        with _argparse_translated():
            return super().parse_known_args(args, namespace)

    def _parse_known_args2(self, *args: Any, **how: Any) -> Any:
        """The same in newer versions of Python, where files between options do not come by the method above."""
        with _argparse_translated():
            return super()._parse_known_args2(*args, **how)  # type: ignore[misc]

    def error(self, message: str) -> NoReturn:
        with _argparse_translated():
            super().error(message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print `message`, in which words of the command line may be quoted."""
        super()._print_message(lines(message), file)

    def print_usage(self, file: Any = None) -> None:
        """Print how the command is written: in :meth:`format_usage`, argparse counts on its own word for it."""
        with _argparse_translated():
            super().print_usage(file)

    def format_help(self) -> str:
        texts: list[tuple[Any, str]] = [(self, "description"), (self, "epilog")]
        texts += [(group, "title") for group in self._action_groups]
        texts += [(action, "help") for action in self._actions]
        before = [(owner, name, getattr(owner, name)) for owner, name in texts]
        for owner, name, text in before:
            if text and text != argparse.SUPPRESS:
                setattr(owner, name, translate("CommandLine", text))
        try:
            with _argparse_translated():
                return super().format_help()
        finally:
            for owner, name, text in before:
                setattr(owner, name, text)
