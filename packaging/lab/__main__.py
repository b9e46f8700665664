"""Runs a tool of the laboratory: ``python packaging/lab COMMAND …``; ``--help`` after a command says what it takes."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

COMMANDS: Final = (
    "bands", "benchmark", "calibrate", "calibration", "curve", "decisions", "fit", "journey", "labels", "lessons",
    "match", "profiles", "puzzles", "ruler", "schema", "train", "transfer", "versus", "worth",
)  # fmt: skip


def main() -> int:
    """Run the command that the first argument names, with the others."""
    if sys.argv[1:2] == [] or sys.argv[1] not in COMMANDS:
        sys.stderr.write(f"{__doc__}\n\nCommands: {', '.join(COMMANDS)}\n")
        return 2
    command = sys.argv.pop(1)
    return import_module(f"lab.{command}").main() or 0


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])  # and not this folder, whose modules are called too briefly
    sys.exit(main())
