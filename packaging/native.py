"""Compiles the bots' rules and features: ``python packaging/native.py [FOLDER]``.

Writes the extension module below FOLDER, or beside its sources if no folder is given, as an editable installation
does. The figures of the games come from the engine: they are written into a header of C before the compiler runs. Needs
setuptools and a C compiler; the program itself works without the result, only slower.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "ra_desktop" / "ai" / "neural" / "compiled"
MODULE: Final = "ra_desktop.ai.neural.compiled._compiled"

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
    tables = importlib.import_module("ra_desktop.ai.neural.features.expected")
    yield f"enum {{ EXPECTED_STEPS = {tables.STEPS}, EXPECTED_WIDTH = {tables.WIDTH} }};"
    for name, points in tables.POINTS.items():
        yield array("float", name, (f"{value!r}f" for row in tables.expected(points) for value in row))


def array(kind: str, name: str, entries: Iterable[str]) -> str:
    """Return the definition of an array."""
    return f"static const {kind} {name}[] = {{{', '.join(entries)}}};"


def compile_into(folder: Path) -> None:
    """Compile; the module goes below `folder`, in the folders of its package."""
    from setuptools import Extension, setup

    sys.path.insert(0, str(ROOT))
    os.chdir(SOURCES)  # so that no other place is named in the result
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "figures.h").write_text("\n".join(figures()) + "\n", encoding="utf-8")
        sources = sorted(path.name for path in SOURCES.glob("*.c"))
        # Sums are rounded as numpy rounds them: no multiplication is fused with an addition.
        flags = (
            ["/O2", "/std:c11", "/fp:precise"]
            if os.name == "nt"
            else ["-O3", "-g0", "-std=c11", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math"]
        )
        module = Extension(
            MODULE,
            sources,
            include_dirs=[work],
            extra_compile_args=flags,
            py_limited_api=True,
        )
        command = ["--quiet", "build_ext", "--build-temp", work, "--build-lib", str(folder)]
        setup(name="compiled", packages=[], ext_modules=[module], script_args=command)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python packaging/native.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT)
    compile_into(parser.parse_args().folder.resolve())
