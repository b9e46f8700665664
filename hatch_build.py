"""Compiles the engine and the bots, if ``RA_DESKTOP_COMPILE=1`` asks for it.

The engine and the bots by rule of thumb are compiled with mypyc; for the networks, rules and features have sources in
C (``packaging/native.py``).

Without the variable nothing happens, nothing more is needed, and the wheel holds Python alone. With it the same
sources are compiled in a folder of their own, and the wheel holds the result beside them: where there are both,
Python imports the extension module.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE: Final = "RA_DESKTOP_COMPILE"

COMPILED: Final = (
    "ra_desktop/engine/actions.py",
    "ra_desktop/engine/board.py",
    "ra_desktop/engine/games/priests/actions.py",
    "ra_desktop/engine/games/priests/rules.py",
    "ra_desktop/engine/games/priests/scoring.py",
    "ra_desktop/engine/games/priests/tiles.py",
    "ra_desktop/engine/games/ra/actions.py",
    "ra_desktop/engine/games/ra/rules.py",
    "ra_desktop/engine/games/ra/scoring.py",
    "ra_desktop/engine/games/ra/tiles.py",
    "ra_desktop/engine/playout.py",
    "ra_desktop/engine/position.py",
    "ra_desktop/engine/rules.py",
    "ra_desktop/engine/scoring.py",
    "ra_desktop/engine/state.py",
    "ra_desktop/engine/suns.py",
    "ra_desktop/engine/tiles.py",
    "ra_desktop/ai/novice.py",
    "ra_desktop/ai/rule_of_thumb.py",
    "ra_desktop/ai/thumb/auction.py",
    "ra_desktop/ai/thumb/priests.py",
    "ra_desktop/ai/thumb/ra.py",
    "ra_desktop/ai/thumb/weighing.py",
    "ra_desktop/ai/thumb/worth.py",
)
"""What mypyc compiles: where time is spent. Data classes and errors gain nothing."""

NATIVE: Final = "packaging/native.py"
"""Compiles what is written in C."""

COMPILER: Final = ("mypy>=2.3,<3", "setuptools>=77,<90")
"""What compiling needs; older versions of mypyc know no ``__new__`` or ``__setattr__`` of compiled classes."""

SETUP: Final = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

# Other modules, and numpy, which is not there, are no business of the compiler's.
OPTIONS = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]

setup(
    name="compiled",
    packages=[],
    ext_modules=mypycify([*OPTIONS, *sys.argv[3:]], group_name="ra_desktop", debug_level="0"),
    script_args=["build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]],
)
"""


def wanted() -> bool:
    """Whether the environment asks for compiling."""
    return os.environ.get(VARIABLE, "") not in ("", "0")


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the extension modules into the wheel."""

    _folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What a build needs beyond hatchling."""
        return list(COMPILER) if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say what is to be put where."""
        if not self._compiles() or version == "editable":
            return
        self._folder = Path(tempfile.mkdtemp())
        built = compile_in(self._folder, Path(self.root))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(built / name): name for name in modules_in(built)})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and wanted()


def compile_in(folder: Path, root: Path) -> Path:
    """Compile a copy of the sources below *root* within *folder*; return where the extension modules are."""
    work, built = folder / "work", folder / "built"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "ra_desktop", work / "ra_desktop", ignore=ignored)
    setup = work / "setup.py"
    setup.write_text(SETUP, encoding="utf-8")
    command = [sys.executable, setup.name, str(built), str(folder / "temp"), *COMPILED]
    subprocess.run(command, cwd=work, check=True)  # noqa: S603
    subprocess.run([sys.executable, str(root / NATIVE), str(built)], check=True)  # noqa: S603
    return built


def modules_in(built: Path) -> list[str]:
    """The extension modules below *built*, with forward slashes."""
    return sorted(path.relative_to(built).as_posix() for path in built.rglob("*") if path.suffix in (".so", ".pyd"))
