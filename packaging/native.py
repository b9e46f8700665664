"""Compiles the bots' rules and networks: ``python packaging/native.py [FOLDER] [--platform TAG]``.

Writes the library below FOLDER, or beside its sources if no folder is given, as an editable installation does. The
figures of the games come from the engine: they are written into a header of C before the compiler runs. It needs no
Python headers, and a C compiler: that of the system, or else ``ziglang`` from PyPI, which also compiles for the other
systems that releases are for.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "ra_desktop.ai.neural.compiled"
PLACE: Final = Path(*PACKAGE.split("."))
SOURCES: Final = ROOT / PLACE
ZIG: Final = "ziglang>=0.14,<0.18"
"""The compiler from PyPI."""
PLATFORMS: Final = {
    "manylinux_2_17_x86_64": "x86_64-linux-gnu.2.17",
    "manylinux_2_17_aarch64": "aarch64-linux-gnu.2.17",
    "macosx_11_0_arm64": "aarch64-macos.11.0",
    "macosx_11_0_x86_64": "x86_64-macos.11.0",
    "win_amd64": "x86_64-windows-gnu",
}
"""What releases are for: the platform in the name of a wheel, and what zig calls it."""

ENGINE: Final = {
    "scoring": ("HIGHEST_SUN_TOTAL", "LOWEST_SUN_TOTAL"),
    "tiles": ("RA",),
    "games.ra.rules": ("TILES_PER_DISASTER",),
    "games.ra.scoring": (
        "CIVILIZATION_BY_KINDS", "FEWEST_PHARAOHS", "GOD_POINTS", "GOLD_POINTS", "MONUMENT_SET_BY_COPIES",
        "MONUMENTS_BY_KINDS", "MOST_PHARAOHS",
    ),
    "games.ra.tiles": (
        "CIVILIZATION", "DROUGHT", "EARTHQUAKE", "FIRST_DISASTER", "FLOOD", "FUNERAL", "GOD", "GOLD", "MONUMENTS",
        "NILE", "PHARAOH", "RA_TILES", "UNREST",
    ),
    "games.priests.scoring": (
        "ANKHS_BY_KINDS", "BUILDING_POINTS", "BUILDINGS_BY_KINDS", "CHAMBERS_BY_COPIES", "FEWEST_PEOPLE",
        "MOST_OF_A_PEOPLE", "PLAGUE_POINTS", "POINTS_BY_ANKHS", "PRIEST_POINTS", "PRIESTS_AGAINST_A_PLAGUE",
        "PYRAMID_BY_TILES", "TILES_FOR_A_BUILDING",
    ),
    "games.priests.tiles": (
        "CHAMBER_CODES", "FIRST_BUILDING", "FIRST_PERSON", "PLAGUE", "PRIEST", "PRIESTS_TILES", "PYRAMID", "TWO_SIDED",
    ),
}  # fmt: skip
"""The engine's figures that C needs, by module. A range gives its start and stop, a set of tiles their number."""

_FLAGS: Final = (
    "-O3", "-g0", "-std=c11", "-shared", "-fPIC", "-fvisibility=hidden",
    "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math",  # sums are rounded everywhere in the same way
)  # fmt: skip
_TRIAL: Final = "#include <math.h>\n#include <stdlib.h>\nfloat trial(float x) { return expf(x); }\n"


class CompilerError(Exception):
    """Nothing can be compiled here, or the compiler has refused."""


def figures() -> Iterator[str]:
    """Return the lines of the header."""
    yield "/* The figures of the engine. Written by packaging/native.py. */"
    for module, names in ENGINE.items():
        known = importlib.import_module(f"ra_desktop.engine.{module}")
        for name in names:
            value = getattr(known, name)
            if isinstance(value, range):
                yield f"enum {{ {name}_START = {value.start}, {name}_STOP = {value.stop} }};"
            elif isinstance(value, tuple):
                yield array("int", name, map(str, value))
            else:
                yield f"enum {{ {name} = {value if isinstance(value, int) else len(value.names)} }};"
    tiles = importlib.import_module("ra_desktop.engine.games.priests.tiles")
    known = importlib.import_module("ra_desktop.engine.games.priests.reconstructed")
    yield f"enum {{ KINDS = {len(tiles.PERSONS)}, BUILDINGS_LAST = {int(known.RECONSTRUCTED.buildings_last)} }};"
    yield array("int", "OTHER_SIDE", map(str, tiles.TURNED))
    tables = importlib.import_module("curves")
    yield f"enum {{ EXPECTED_STEPS = {tables.STEPS}, EXPECTED_WIDTH = {tables.WIDTH} }};"
    for name, points in tables.POINTS.items():
        yield array("float", name, (f"{value!r}f" for row in tables.expected(points) for value in row))


def array(kind: str, name: str, entries: Iterable[str]) -> str:
    """Return the definition of an array."""
    return f"static const {kind} {name}[] = {{{', '.join(entries)}}};"


def system_compiler() -> list[str] | None:
    """Return the command of the system's C compiler, or that of the variable ``CC``; None if it compiles nothing."""
    if sys.platform == "darwin" and not os.environ.get("CC"):
        asked = subprocess.run(["/usr/bin/xcode-select", "-p"], check=False, capture_output=True)
        if asked.returncode:  # its `cc` would only offer to install one
            return None
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        command = shlex.split(name)
        if command and shutil.which(command[0]) and _works(command):
            return command
    return None


def _works(command: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as work:
        source = Path(work) / "trial.c"
        source.write_text(_TRIAL, encoding="utf-8")
        built = [*command, *_FLAGS, str(source), "-o", str(source.with_suffix(".so")), "-lm"]
        return subprocess.run(built, check=False, capture_output=True).returncode == 0


def has_zig() -> bool:
    """Return whether PyPI has the compiler for this machine."""
    machine = platform.machine().lower()
    return sys.platform in ("linux", "darwin", "win32") and machine in ("x86_64", "amd64", "aarch64", "arm64")


def zig() -> list[str] | None:
    """Return the command of the compiler from PyPI; None if it is not installed."""
    return [sys.executable, "-m", "ziglang", "cc"] if importlib.util.find_spec("ziglang") else None


def compiler(target: str = "") -> list[str]:
    """Return the command that compiles for this machine or for another `target`. Raises CompilerError."""
    command = (None if target else system_compiler()) or zig()
    if command is None:
        raise CompilerError("there is no C compiler, neither the system’s nor ziglang")
    return [*command, "-target", PLATFORMS[target]] if target else command


def compile_into(folder: Path, other: str = "", flags: Iterable[str] = ()) -> Path:
    """Compile, for another platform if one is named; the library goes below `folder`, in the folders of its package.

    Returns its path. Raises CompilerError.
    """
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    compiled = importlib.import_module(PACKAGE)
    target = folder / PLACE / compiled.name_for(other.partition("_")[0] or sys.platform)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "figures.h").write_text("\n".join(figures()) + "\n", encoding="utf-8")
        made = Path(work) / target.name
        command = [*compiler(other), *_FLAGS, *flags, f'-DSOURCES="{compiled.digest()}"', "-I", work]
        command += [*sorted(path.name for path in SOURCES.glob("*.c")), "-o", str(made), "-lm"]
        # Among the sources, so that no other place is named in the result.
        run = subprocess.run(command, cwd=SOURCES, check=False, capture_output=True, text=True, errors="replace")
        if run.returncode:
            raise CompilerError(f"{run.stdout}{run.stderr}")
        target.unlink(missing_ok=True)  # a program that runs keeps what it has loaded
        shutil.copyfile(made, target)
    return target


def main() -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python packaging/native.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--platform", choices=PLATFORMS, default="", help="another system to compile for, with zig")
    options = parser.parse_args()
    try:
        compile_into(options.folder.resolve(), options.platform)
    except CompilerError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
