"""Absurd numbers for the library in C, which must refuse them: ``python -m tests.fuzz.compiled``.

Compiles the C of the checkout with the sanitizers of addresses and undefined behaviour, and calls every function with
sound positions and numbers of which some are changed. A fault ends the process with a report. Needs GCC on Linux.
"""

from __future__ import annotations

import argparse
import copy
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import native
from lab.networks import fresh
from ra_desktop.ai.neural.batch.state import DRAWING
from ra_desktop.ai.neural.compiled import VARIABLE, calls
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ra_desktop.ai.neural.batch.state import BatchState

ROOT: Final = Path(__file__).resolve().parents[2]
FLAGS: Final = (
    "-fsanitize=undefined,address", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-DFOR_NEW_PROCESSORS=",
)  # fmt: skip
REPORT: Final = ("runtime error:", "AddressSanitizer")
"""What the sanitizers say."""
EXTREME: Final = (-(2**63), -(2**31), -(2**20), -1000, -2, -1, 0, 1, 2, 7, 15, 16, 17, 40, 127, 128, 999, 2**18, 2**20,
                  2**31 - 1, 2**62, 2**63 - 1)  # fmt: skip
_KINDS: Final = tuple((ruleset, players) for ruleset in ("boat", "priests") for players in (2, 3, 5))
_ROWS: Final = 4


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit status: 1 after a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.compiled", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000, help="how many calls (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.here:
        outcomes = call_all(options.count, options.seed)
        sys.stdout.write(f"{', '.join(f'{what}: {count}' for what, count in sorted(outcomes.items()))}\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        library = native.compile_into(Path(folder), flags=FLAGS)
        command = [sys.executable, "-m", "tests.fuzz.compiled", "--here"]
        command += ["--count", str(options.count), "--seed", str(options.seed)]
        return subprocess.run(command, cwd=ROOT, env=sanitized(library), check=False).returncode


def sanitized(library: Path) -> dict[str, str]:
    """Return the environment of a Python that loads a `library` with sanitizers."""
    result = subprocess.run(["gcc", "-print-file-name=libasan.so"], check=True, capture_output=True, text=True)  # noqa: S607
    options = "detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=2000"
    return {**os.environ, "LD_PRELOAD": result.stdout.strip(), "ASAN_OPTIONS": options, "PYTHONMALLOC": "malloc",
            "UBSAN_OPTIONS": "print_stacktrace=1", "OPENBLAS_NUM_THREADS": "1", VARIABLE: str(library)}  # fmt: skip


def call_all(count: int, seed: int) -> Counter[str]:
    """Call the functions in turn; return how often each took its arguments and refused them."""
    chance = random.Random(seed)
    kinds = [positions(ruleset, players, chance) for ruleset, players in _KINDS]
    outcomes: Counter[str] = Counter()
    number = 0
    while number < count:
        for function, arguments in given(chance, chance.choice(kinds)):
            harmed_ones = [harmed(one, chance) if chance.random() < 0.15 else one for one in arguments]
            number += 1
            try:
                function(*harmed_ones)
            except (ValueError, TypeError, OverflowError, MemoryError, BufferError, IndexError):
                outcomes[f"{function.__name__} refused"] += 1
            else:
                outcomes[f"{function.__name__} taken"] += 1
    return outcomes


def positions(ruleset: str, players: int, chance: random.Random) -> BatchState:
    """Return positions of games somewhere on their way."""
    states = []
    for _ in range(24):
        state = GameState.new(ruleset, players, chance.getrandbits(30))
        for _ in range(chance.randrange(120)):
            if state.is_over:
                break
            state.apply(chance.choice(state.legal_actions()), events=False)
        states.append(state)
    return batch_of(states)


def given(chance: random.Random, known: BatchState) -> Iterator[tuple[Callable[..., Any], list[Any]]]:
    """Yield the functions with arguments that they take, but for the numbers in the rows, which are often changed."""
    at = known.take(np.array([chance.randrange(len(known)) for _ in range(_ROWS)]))
    about_to_draw = twin_of(at)
    about_to_draw.phase[:] = DRAWING
    if chance.random() < 0.5:
        at = harmed(at, chance)
    seats = np.arange(_ROWS) % known.players
    packed = fresh(known.players, (chance.choice((3, 40)),), 1, known.game).packed()
    actions = np.array([chance.choice((-1, 0, 1, 30, 43, 50)) for _ in range(_ROWS)])
    yield calls.legal, [at]
    yield calls.apply, [twin_of(at), actions]
    yield (
        calls.resolve_draws,
        [about_to_draw, np.array([chance.randrange(_ROWS)]), np.array([chance.randrange(-1, 36)])],
    )
    yield calls.end_turns, [twin_of(at)]
    yield calls.features, [at, seats]
    yield calls.distinct, [at]
    yield calls.estimate, [at, packed, seats]
    draws = np.array([[chance.randrange(-1, 30) for _ in range(5)] for _ in range(2)], np.int32)
    plan = [
        np.arange(_ROWS) % 2,
        draws,
        np.arange(_ROWS, dtype=np.uint32),
        np.full(_ROWS, 3),
        chance.choice((0.0, 0.03)),
    ]
    yield calls.play_on, [twin_of(at), packed, *plan]
    yield calls.solve, [at, 200]


def twin_of(at: BatchState) -> BatchState:
    """Return a copy, even of what is no batch any more."""
    twin = copy.copy(at)
    twin.rows = at.rows.copy()
    return twin


def harmed(value: Any, chance: random.Random) -> Any:
    """Return another argument of the same kind: an extreme number, or an array with some, or of another size."""
    if isinstance(value, int):
        return chance.choice((-1, 0, 1, 7, 1000))
    if isinstance(value, float):
        return chance.choice((0.0, -1.0, 1e30, float("nan"), float("inf")))
    if isinstance(value, tuple):
        return tuple(harmed(part, chance) for part in value)
    if hasattr(value, "rows"):
        other = twin_of(value)
        other.rows = harmed_numbers(value.rows, chance)
        for name in ("players", "epochs", "spaces"):
            if chance.random() < 0.1:
                setattr(other, name, chance.choice((-1, 0, 1, 6, 99, 2**31 - 1)))
        return other
    if chance.random() < 0.3:
        flat = value.reshape(-1)
        return np.ascontiguousarray(chance.choice((flat[:-1], flat[1:], flat[:0], np.concatenate((flat, flat)))))
    return harmed_numbers(value, chance)


def harmed_numbers(value: Any, chance: random.Random) -> Any:
    """Return the array with some extreme numbers."""
    changed = value.copy()
    flat = changed.reshape(-1)
    for _ in range(min(len(flat), chance.choice((1, 1, 2, 5)))):
        place = chance.randrange(len(flat))
        if flat.dtype.kind == "f":
            flat[place] = chance.choice((np.nan, np.inf, -np.inf, 1e4, -0.0))
        else:
            limits = np.iinfo(flat.dtype)
            flat[place] = max(limits.min, min(limits.max, chance.choice(EXTREME)))
    return changed


if __name__ == "__main__":
    sys.exit(main())
