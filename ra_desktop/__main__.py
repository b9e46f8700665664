"""Entry point of the program: ``ra-desktop [FILE …]``."""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the application; return the exit status of the process: 2 if Qt cannot be loaded, or has no display."""
    # Until there is a window that can close. PySide loses a KeyboardInterrupt while it is loaded, and half of itself.
    signal.signal(signal.SIGINT, lambda *_: os._exit(0))
    words = sys.argv[1:] if arguments is None else arguments
    options = {}
    if words:
        from ra_desktop.command_line import read  # not needed for a plain start

        options = read(words)
    gc.disable()  # until the window is complete: nothing loaded for it is garbage
    try:
        from ra_desktop.ui.shell.application import run  # Qt is loaded only after --help and --version
    except ImportError as error:
        return _say_what_is_missing(error)
    return run(**options)


def _say_what_is_missing(error: ImportError) -> int:
    """Print which libraries of the system are missing; return the exit status. Raises any other `error` again."""
    from ra_desktop.system_libraries import why_not_loaded

    reason = why_not_loaded(error)
    if not reason:
        raise error
    if sys.stderr is not None:
        sys.stderr.write(f"ra-desktop: {reason}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main())
