"""Absurd arguments for the compiled rules, which must refuse them: ``python -m tests.fuzz.compiled``.

Compiles the C of the checkout with the sanitizers of addresses and undefined behaviour, and gives every function sound
positions and numbers of which some are changed. A fault ends the process with a report. Needs GCC on Linux.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.features import feature_count
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
FLAGS: Final = (
    "-fsanitize=undefined,address -fno-sanitize-recover=all -fno-omit-frame-pointer -DFOR_NEW_PROCESSORS= "
    "-fno-wrapv"  # which Python asks for, and which hides what overflows
)
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
    parser.add_argument("--module", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.module is not None:
        outcomes = call_all(_module(options.module), options.count, options.seed)
        sys.stdout.write(f"{', '.join(f'{what}: {count}' for what, count in sorted(outcomes.items()))}\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        path = compile_with_sanitizers(Path(folder))
        command = [sys.executable, "-m", "tests.fuzz.compiled", "--module", str(path)]
        command += ["--count", str(options.count), "--seed", str(options.seed)]
        return subprocess.run(command, cwd=ROOT, env=sanitized(), check=False).returncode


def compile_with_sanitizers(folder: Path) -> Path:
    """Compile the module below `folder` and return its path."""
    environment = {**os.environ, "CFLAGS": FLAGS, "LDFLAGS": FLAGS}
    command = [sys.executable, str(ROOT / "packaging" / "native.py"), str(folder), "--quick"]
    subprocess.run(command, check=True, env=environment)
    [path] = folder.rglob("_compiled.*")
    return path


def sanitized() -> dict[str, str]:
    """Return the environment of a Python that can load what :func:`compile_with_sanitizers` has made."""
    result = subprocess.run(["gcc", "-print-file-name=libasan.so"], check=True, capture_output=True, text=True)  # noqa: S607
    options = "detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=2000"
    return {**os.environ, "LD_PRELOAD": result.stdout.strip(), "ASAN_OPTIONS": options, "PYTHONMALLOC": "malloc",
            "UBSAN_OPTIONS": "print_stacktrace=1", "OPENBLAS_NUM_THREADS": "1"}  # fmt: skip


def call_all(module: Any, count: int, seed: int) -> Counter[str]:
    """Call the functions of `module` in turn; return how often each took its arguments and refused them."""
    chance = random.Random(seed)
    kinds = [about_and_rows(ruleset, players, chance) for ruleset, players in _KINDS]
    outcomes: Counter[str] = Counter()
    number = 0
    while number < count:
        for name, arguments in calls(module, chance, *chance.choice(kinds)):
            given = [harmed(argument, chance) if chance.random() < 0.15 else argument for argument in arguments]
            number += 1
            try:
                getattr(module, name)(*given)
            except (ValueError, TypeError, OverflowError, MemoryError, BufferError):
                outcomes[f"{name} refused"] += 1
            else:
                outcomes[f"{name} taken"] += 1
    return outcomes


def about_and_rows(ruleset: str, players: int, chance: random.Random) -> tuple[tuple[Any, ...], Any]:
    """Return game, players, epochs and spaces, and positions of games somewhere on their way."""
    states = []
    for _ in range(24):
        state = GameState.new(ruleset, players, chance.getrandbits(30))
        for _ in range(chance.randrange(120)):
            if state.is_over:
                break
            state.apply(chance.choice(state.legal_actions()), events=False)
        states.append(state)
    batch = batch_of(states)
    return (states[0].game, players, batch.epochs, batch.spaces), np.ascontiguousarray(batch.rows, np.int32)


def calls(module: Any, chance: random.Random, about: tuple[Any, ...], known: Any) -> Iterator[tuple[str, list[Any]]]:
    """Yield the functions with arguments that they take, but for the numbers in the rows, which are often changed."""
    rows = known[[chance.randrange(len(known)) for _ in range(_ROWS)]].copy()
    if chance.random() < 0.5:
        rows = harmed(rows, chance, sizes=False)
    size = feature_count(about[1], about[0])
    counts = np.zeros(_ROWS, np.int64)
    yield "count_legal", [*about, rows, counts]
    counts = np.clip(counts, 0, 127)
    total = int(counts.sum())
    of_rows, legal = np.zeros(total, np.int64), np.zeros(total, np.int64)
    yield "fill_legal", [*about, rows, counts, of_rows, legal]
    actions = np.array([chance.choice([-1, *legal[of_rows == row]]) for row in range(_ROWS)], np.int64)
    yield "apply", [*about, rows.copy(), actions]
    drawing = np.array([chance.randrange(_ROWS)], np.int64)
    about_to_draw = rows.copy()
    about_to_draw[:, -12] = 4
    yield "resolve_draws", [*about, about_to_draw, drawing, np.array([chance.randrange(-1, 36)], np.int32)]
    yield "features", [*about, rows, np.arange(_ROWS) % about[1], np.zeros((_ROWS, size), np.float32)]
    yield "find_distinct", [*about, rows, np.zeros(_ROWS, np.int64), np.zeros(_ROWS, np.int64)]
    valued = int(counts[counts > 1].sum())
    filled = [np.zeros(total, np.int64), np.zeros(total, np.int64), np.zeros((total, rows.shape[1]), np.int32)]
    filled += [np.zeros(total, np.int64), np.zeros((valued, size), np.float32)]
    yield "fill_options", [*about, rows, counts, *filled]
    inputs = np.random.default_rng(chance.getrandbits(30)).integers(0, 2, (_ROWS, size)).astype(np.float32)
    most = size // 5
    places, result = np.zeros((_ROWS, most + 1), np.int32), np.zeros(_ROWS, np.int32)
    yield "find_changes", [inputs, size, most, places, result]
    result[0] = -1
    weights, sums = np.ones((size, 40), np.float32), np.zeros((_ROWS, 40), np.float32)
    yield "add_changes", [inputs, size, most, places, result, weights, 40, sums]
    starts, same = np.array([0, 3, 3, 5]), np.array([0, 1, 2])
    actions, chosen = np.arange(5), np.zeros(3, np.int64)
    keys, utilities = np.arange(3, dtype=np.uint32), np.ones(5, np.float32)
    yield "choose", [utilities, actions, starts, same, keys, chance.randrange(9), 0.5, chosen]
    halves = np.zeros(_ROWS * size, np.float16)
    yield "round_rows", [inputs, size, np.arange(_ROWS), np.arange(_ROWS), halves]


def harmed(value: Any, chance: random.Random, *, sizes: bool = True) -> Any:
    """Return another argument of the same kind: an extreme number, or an array with some, or of another size."""
    if isinstance(value, str):
        return chance.choice(("ra", "priests", "", "x"))
    if isinstance(value, int):
        return chance.choice(EXTREME)
    if isinstance(value, float):
        return chance.choice((0.0, -1.0, 1e308, float("nan"), float("inf")))
    if sizes and chance.random() < 0.3:
        flat = value.reshape(-1)
        return np.ascontiguousarray(chance.choice((flat[:-1], flat[1:], flat[:0], np.concatenate((flat, flat)))))
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


def _module(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location("ra_desktop.ai.neural.compiled._compiled", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


if __name__ == "__main__":
    sys.exit(main())
