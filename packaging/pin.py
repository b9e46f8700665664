"""Pins the packages in installers and those that build them: ``python packaging/pin.py [--upgrade]``.

Writes requirements.txt (bundled packages and PyInstaller) and requirements-build.txt (packages to build wheels). Both
pin every package to one version with the hashes of all its files, for all systems and Pythons that the project
supports, so that pip installs nothing else. Existing pins that still fit pyproject.toml stay, unless ``--upgrade`` asks
for the latest versions. Needs uv (``pip install uv``).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from typing import Final

import product

PACKAGING: Final = product.ROOT / "packaging"
REQUIREMENTS: Final = PACKAGING / "requirements.txt"
BUILD_REQUIREMENTS: Final = PACKAGING / "requirements-build.txt"
OLDEST: Final = "3.11"
"""The oldest Python that the pins must support."""

_SOURCES: Final = {
    REQUIREMENTS: ("pyproject.toml", "--extra", "package", "--extra", "sound"),
    BUILD_REQUIREMENTS: ("--group", "pyproject.toml:build"),
}
_OPTIONS: Final = (
    "--universal", "--python-version", OLDEST, "--fork-strategy", "fewest", "--generate-hashes",
    "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet",
    "--custom-compile-command", "python packaging/pin.py",
)  # fmt: skip


def main() -> int:
    """Write both files."""
    parser = argparse.ArgumentParser(prog="python packaging/pin.py", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the latest versions that pyproject.toml allows")
    upgrade = ["--upgrade"] if parser.parse_args().upgrade else []
    for file, source in _SOURCES.items():
        command = [sys.executable, "-m", "uv", "pip", "compile", *source, *_OPTIONS, *upgrade]
        output = ["--output-file", str(file.relative_to(product.ROOT))]
        subprocess.run([*command, *output], cwd=product.ROOT, check=True, stdout=subprocess.DEVNULL)
    return 0


if __name__ == "__main__":
    sys.exit(main())
