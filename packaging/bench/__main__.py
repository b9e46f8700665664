"""Measures: ``python packaging/bench COMMAND …``; ``--help`` after a command says what it takes."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

COMMANDS: Final = (
    "caricatures", "explained", "flow", "frames", "games_per_unit", "hint_chances", "hint_errors", "hints",
    "installed_startup", "laughable", "less_luck", "lots", "memory", "mutants", "rollouts", "size", "startup", "tips",
    "told_apart",
)  # fmt: skip


def main() -> int:
    """Run the command that the first argument names, with the others."""
    if sys.argv[1:2] == [] or sys.argv[1] not in COMMANDS:
        sys.stderr.write(f"{__doc__}\n\nCommands: {', '.join(COMMANDS)}\n")
        return 2
    command = sys.argv.pop(1)
    return import_module(f"bench.{command}").main() or 0


if __name__ == "__main__":
    folder = Path(__file__).resolve().parents[1]
    sys.path[:1] = [str(folder), str(folder.parent)]  # the latter for transcripts that the tests keep
    sys.exit(main())
