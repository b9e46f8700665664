"""What hatchling asks while it builds: the texts for PyPI, and the part of the bots that is written in C.

The C is compiled by the system's compiler or, where there is none, by the one that comes from PyPI: pip installs that
for the build alone. With ``RA_DESKTOP_COMPILE=0`` the C is left out; with 1 a build without it fails. With
``RA_DESKTOP_PLATFORM`` the wheel is for another system, one of :data:`native.PLATFORMS`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE: Final = Path(__file__).resolve().parent
VARIABLE: Final = "RA_DESKTOP_COMPILE"
PLATFORM: Final = "RA_DESKTOP_PLATFORM"
WITHOUT: Final = (
    "Ra Desktop: the part written in C cannot be compiled here: only Novice will play, without hints, coach or reviews."
)

sys.path.insert(0, str(HERE))
import native  # noqa: E402 - found only now
import product  # noqa: E402


class CustomMetadataHook(MetadataHookInterface):
    """Fills in what is dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add README.md with whole addresses, and the addresses of the project."""
        metadata["readme"] = {"content-type": "text/markdown", "text": product.long_description()}
        metadata["urls"] = product.addresses()


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles the C: into the wheel, or beside its sources if the installation is editable."""

    _folder: Path | None = None

    def dependencies(self) -> list[str]:
        """Return what the build needs beside hatchling: a compiler, if this system has none."""
        if self.target_name != "wheel" or os.environ.get(VARIABLE, "") == "0":
            return []
        has_own = not os.environ.get(PLATFORM) and native.system_compiler() is not None
        return [] if has_own or not native.has_zig() else [native.ZIG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say what is to be put where."""
        wish, platform = os.environ.get(VARIABLE, ""), os.environ.get(PLATFORM, "")
        if self.target_name != "wheel" or wish == "0":
            return
        self._folder = Path(tempfile.mkdtemp())
        target = self.root if version == "editable" else str(self._folder)
        command = [sys.executable, str(HERE / "native.py"), target, *(["--platform", platform] if platform else [])]
        run = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        if run.returncode == 0:
            built = [path for path in self._folder.rglob("*") if path.is_file()]
            build_data["force_include"].update({str(path): str(path.relative_to(self._folder)) for path in built})
            if built:
                build_data["pure_python"] = False
                build_data["tag"] = f"py3-none-{platform or this_platform()}"  # any Python can load it
        elif wish or platform:
            raise RuntimeError(f"the C part cannot be compiled:\n{run.stdout}{run.stderr}")
        else:
            self._say(f"{WITHOUT}\n{run.stdout}{run.stderr}")

    def _say(self, words: str) -> None:
        """Say it where somebody reads it: pip shows nothing of a build that succeeds."""
        self.app.display_warning(words)
        with suppress(OSError), open("CON" if os.name == "nt" else "/dev/tty", "w", encoding="utf-8") as terminal:  # noqa: PTH123
            terminal.write(f"\n{words.splitlines()[0]}\n")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def this_platform() -> str:
    """Return this system's name in the names of wheels that are for no other."""
    from packaging.tags import sys_tags

    return next(tag.platform for tag in sys_tags() if not tag.platform.startswith(("manylinux", "musllinux")))
