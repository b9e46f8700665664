"""What hatchling asks while it builds: the texts for PyPI, and the part of the bots that is written in C.

The C is compiled wherever there is a compiler, and left out where there is none: bots think more slowly then. With
``RA_DESKTOP_COMPILE=0`` it is left out, so that one wheel serves all systems; with 1 a build without it fails.
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
from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE: Final = Path(__file__).resolve().parent
VARIABLE: Final = "RA_DESKTOP_COMPILE"

sys.path.insert(0, str(HERE))
import product  # noqa: E402 - found only now


class CustomMetadataHook(MetadataHookInterface):
    """Fills in what is dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add README.md with whole addresses, and the addresses of the project."""
        metadata["readme"] = {"content-type": "text/markdown", "text": product.long_description()}
        metadata["urls"] = product.addresses()


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles the C: into the wheel, or beside its sources if the installation is editable."""

    _folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say what is to be put where."""
        wish = os.environ.get(VARIABLE, "")
        if self.target_name != "wheel" or wish == "0":
            return
        self._folder = Path(tempfile.mkdtemp())
        target = self.root if version == "editable" else str(self._folder)
        command = [sys.executable, str(HERE / "native.py"), target]
        run = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
        if run.returncode == 0:
            built = [path for path in self._folder.rglob("*") if path.suffix in (".so", ".pyd")]
            build_data["force_include"].update({str(path): str(path.relative_to(self._folder)) for path in built})
            if built:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        elif wish:
            raise RuntimeError(f"the C part cannot be compiled:\n{run.stdout}{run.stderr}")
        else:
            self.app.display_warning("The C part is left out, as it cannot be compiled: bots will think more slowly.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
