"""Entry point of the program: ``ra-desktop [FILE …]``."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the application. Return the exit status of the process: 2 if there is no display."""
    words = sys.argv[1:] if arguments is None else arguments
    options = {}
    if words:
        from ra_desktop.command_line import read  # not needed for a plain start

        options = read(words)
    gc.disable()  # until the window is complete: nothing loaded for it is garbage
    from ra_desktop.ui.shell.application import run  # Qt is loaded only after --help and --version

    return run(**options)


if __name__ == "__main__":
    sys.exit(main())
