"""Cold start of installed programs beside each other: until the start page is painted.

``python packaging/bench installed_startup PROGRAM PROGRAM... [--runs N]`` starts the programs in turn in fresh
processes, on the platform that QT_QPA_PLATFORM names (offscreen if it names none), and prints median and minimum of the
time that passes and of the processor's time, and the ratio to the first. Qt itself says when it has painted, so that an
installer's program is measured as it is. Linux only.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.startup import Start, environment

PAINTED = b"Flushing"
"""What Qt logs when a window's picture goes to the screen."""


def start(program: str, home: Path) -> Start:
    """From the start of *program* until its window is painted; then it is ended."""
    surroundings = environment(home) | {"QT_LOGGING_RULES": "qt.widgets.painting.info=true"}
    began = time.perf_counter()
    with subprocess.Popen([program], stderr=subprocess.PIPE, env=surroundings) as process:
        assert process.stderr is not None
        heard = b""
        for line in process.stderr:
            passed = time.perf_counter() - began
            heard += line
            if PAINTED in line:
                break
        else:
            raise RuntimeError(heard.decode())
        times = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        process.kill()
    return Start(passed, (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK"))


def compare(programs: list[str], runs: int) -> dict[str, list[Start]]:
    """Start all of them in turn, *runs* times."""
    with tempfile.TemporaryDirectory() as folder:
        for program in programs:
            start(program, Path(folder))  # now the modules are compiled, and the files in the system's cache
        taken: dict[str, list[Start]] = {program: [] for program in programs}
        for _ in range(runs):
            for program, starts in taken.items():
                starts.append(start(program, Path(folder)))
    return taken


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python packaging/bench installed_startup", description=__doc__)
    parser.add_argument("programs", nargs="+", metavar="PROGRAM", help="what is started, the one to compare with first")
    parser.add_argument("--runs", type=int, default=9, help="how often each is started (%(default)s)")
    options = parser.parse_args()
    taken = compare(options.programs, options.runs)
    for what in Start._fields:
        for name, figure in (("median", statistics.median), ("least", min)):
            figures = [1000 * figure([getattr(one, what) for one in starts]) for starts in taken.values()]
            words = (f"{item:4.0f} ms ({item / figures[0]:.2f})" for item in figures)
            sys.stdout.write(f"{what}, {name:6}: {', '.join(words)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
