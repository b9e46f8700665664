"""``python -m tests.fuzz --count 20000 --seed 1``: reads that many changed files and says what became of them.

Ends with status 1 if one of them did harm; the file is then kept in the folder that ``--keep`` names.
"""

from __future__ import annotations

import argparse
import hashlib
import logging
import random
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Final

from . import positions, saves, small
from . import trial as saved
from .saves import KEPT
from .trial import MOST_BYTES, MOST_SECONDS, Trial

KINDS: Final = {
    "saves": (saves.mutated, saved.attempt, ".ra-game"),
    "positions": (positions.mutated, positions.attempt, ".txt"),
    "small": (small.mutated, small.attempt, ".small"),
}
"""What is made, what is done with it, and how it is kept."""


def say(*lines: str) -> None:
    """Write *lines* for whoever has called this."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def main() -> int:
    options = _parser().parse_args()
    made, attempt, suffix = KINDS[options.what]
    logging.disable()
    outcomes: Counter[str] = Counter()
    slowest = biggest = Trial("none", 0.0, 0)
    slowest_number = biggest_number = -1
    faults = 0
    began = time.monotonic()
    for number in range(options.count):
        data = made(random.Random(f"{options.seed} {number}"))
        try:
            trial = attempt(data)
            if trial.seconds > MOST_SECONDS:  # twice, before the machine is believed
                trial = min(trial, attempt(data), key=lambda one: one.seconds)
            assert trial.seconds <= MOST_SECONDS, f"{trial.seconds:.3f} s"
            assert trial.memory <= MOST_BYTES, f"{trial.memory} bytes"
        except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
            faults += 1
            path = options.keep / f"{hashlib.sha256(data).hexdigest()[:12]}{suffix}"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            say(f"number {number}, {len(data)} bytes, {path}:")
            traceback.print_exc(file=sys.stdout)
            continue
        outcomes[trial.outcome] += 1
        if trial.seconds > slowest.seconds:
            slowest, slowest_number = trial, number
        if trial.memory > biggest.memory:
            biggest, biggest_number = trial, number
    say(f"{options.count} files in {time.monotonic() - began:.0f} s, seed {options.seed}")
    say(", ".join(f"{outcome}: {count}" for outcome, count in outcomes.most_common()))
    say(f"slowest: {slowest.seconds * 1000:.1f} ms ({slowest.outcome}, number {slowest_number})")
    say(f"biggest: {biggest.memory / 1e6:.1f} MB ({biggest.outcome}, number {biggest_number})")
    say(f"faults: {faults}")
    return int(faults > 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--what", choices=KINDS, default="saves", help="saved games, lines, or small files")
    parser.add_argument("--count", type=int, default=20_000, help="how many files (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=KEPT, help="where files that do harm are kept")
    return parser


if __name__ == "__main__":
    sys.exit(main())
