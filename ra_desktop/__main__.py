"""The command line: ``ra-desktop [FILE]``."""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ra_desktop import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

LOG_LEVELS = ("debug", "info", "warning", "error")


def parser() -> argparse.ArgumentParser:
    """The options of the application."""
    made = argparse.ArgumentParser(
        prog="ra-desktop",
        description="Play Reiner Knizia's auction game Ra against bots or with friends at one screen.",
    )
    made.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game (.ra-game) to open")
    made.add_argument("--watch", action="store_true", help="let bots play on all seats")
    made.add_argument("--log-level", choices=LOG_LEVELS, default="warning", help="how much to log (%(default)s)")
    made.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the application; the exit status of the process, 2 if there is no display to show it on."""
    given = sys.argv[1:] if arguments is None else arguments
    options = vars(parser().parse_args(given)) if given else {}  # a parser takes 3 ms to make
    gc.disable()  # until the window is complete: nothing that is loaded for it is garbage
    from ra_desktop.ui.application import run  # Qt is loaded only after --help and --version

    return run(**options)


if __name__ == "__main__":
    sys.exit(main())
