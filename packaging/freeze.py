"""Builds the folder that every installer contains: ``python packaging/freeze.py [--work FOLDER] [--keep]``.

In separate environments below the work folder, it builds the program's wheel, with its C part,
and installs it with the packages that requirements.txt pins by hash. Then it makes icons and licences, and runs
PyInstaller to build ``FOLDER/dist``. The same sources, Python and compiler give the same bytes; nothing in the result
names a place on the build machine.

Runs on Linux, Windows and macOS and needs only Python: the C part is compiled by the system's compiler or by zig.
SOURCE_DATE_EPOCH defaults to the date of the latest release.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pin
import product

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HERE: Final = Path(__file__).resolve().parent
PLATFORM: Final = "RA_DESKTOP_PLATFORM"
LISTING: Final = "packages.txt"
"""The list of installed packages, beside the result."""

_COMPRESSED: Final = re.compile(rb"\x78[\x01\x5e\x9c\xda]")
"""How zlib-compressed data begin, as PyInstaller stores modules."""


class FreezeError(RuntimeError):
    """The result is not as it should be."""


def environment(work: Path) -> dict[str, str]:
    """Return the environment variables of all steps, which make the results reproducible."""
    chosen = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    chosen.setdefault("SOURCE_DATE_EPOCH", str(product.epoch()))
    return chosen | {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "QT_QPA_PLATFORM": "offscreen",
        "RA_DESKTOP_MADE": str(work / "made"),
    }


def pinned_environment(folder: Path, requirements: Path, surroundings: dict[str, str], *, keep: bool = False) -> str:
    """Make a virtual environment in `folder` with the packages in a requirements file; return its interpreter.

    Only packages whose hashes are in the file are installed. With `keep`, an existing environment is reused.
    """
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (keep and python.exists()):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    subprocess.run([*pip, "--requirement", str(requirements)], env=surroundings, check=True)
    return str(python)


def install(work: Path, *, keep: bool) -> str:
    """Make the environment, or with `keep` only reinstall the program; return its interpreter."""
    surroundings = environment(work)
    builder = pinned_environment(work / "build-venv", pin.BUILD_REQUIREMENTS, surroundings, keep=keep)
    python = pinned_environment(work / "venv", pin.REQUIREMENTS, surroundings, keep=keep)
    wheels = work / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    make = [builder, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels)]
    subprocess.run([*make, str(product.ROOT)], env=surroundings, check=True)
    [wheel] = wheels.iterdir()
    pip = [python, "-m", "pip"]
    again = ["install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(wheel)]
    subprocess.run([*pip, *again], env=surroundings, check=True)
    subprocess.run([*pip, "check"], env=surroundings, check=True, stdout=subprocess.DEVNULL)
    listed = subprocess.run([*pip, "list", "--format=freeze"], env=surroundings, check=True, stdout=subprocess.PIPE)
    (work / LISTING).write_bytes(listed.stdout)
    return python


def freeze(work: Path, python: str) -> Path:
    """Run PyInstaller with that interpreter; return the folder it builds."""
    surroundings, made = environment(work), work / "made"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    for command in (
        ["icons.py", str(made)],
        ["licences.py", str(made / "bundled-software.txt")],
        ["system_texts.py", "write", str(made)],
        ["windows/version.py", str(made / "version.txt")],
    ):
        subprocess.run([python, str(HERE / command[0]), *command[1:]], env=surroundings, check=True)
    pyinstaller = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    folders = [f"--distpath={work / 'dist'}", f"--workpath={work / 'parts'}"]
    # Outside the sources, so that the installed package is bundled.
    subprocess.run([*pyinstaller, *folders, str(HERE / "ra-desktop.spec")], env=surroundings, cwd=made, check=True)
    return work / "dist" / product.COMMAND


def places(work: Path) -> tuple[bytes, ...]:
    """Return the beginnings of paths on this machine that the result must not name.

    They are what lies in the two folders, and not the names of the folders, which may be short: libraries name files in
    a ``.../src`` or ``/build`` of those who made them.
    """
    folders = [product.ROOT] if work.is_relative_to(product.ROOT) else [product.ROOT, work]
    entries = sorted(entry for folder in folders for entry in folder.iterdir())
    return tuple(os.fsencode(f"{entry}{os.sep}" if entry.is_dir() else entry) for entry in entries)


def named_in(path: Path, forbidden: Sequence[bytes]) -> set[bytes]:
    """Return which of `forbidden` occur in a file, including the program's compressed modules."""
    content = path.read_bytes()
    found = {name for name in forbidden if name in content}
    if path.stem != product.COMMAND and path.stem != product.NAME:
        return found
    view = memoryview(content)
    for match in _COMPRESSED.finditer(content):
        try:
            inner = zlib.decompressobj().decompress(view[match.start() :])
        except zlib.error:
            continue
        found |= {name for name in forbidden if name in inner}
    return found


def traces(folder: Path, forbidden: Sequence[bytes]) -> Iterator[str]:
    """Return files below `folder` that name one of `forbidden`, or (only our own) a temporary folder."""
    temporary = os.fsencode(os.path.join(tempfile.gettempdir(), ""))  # noqa: PTH118 - with its last slash
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            own = [temporary] if "ra_desktop" in str(path) else []
            for name in sorted(named_in(path, [*forbidden, *own])):
                yield f"{path.relative_to(folder)}: {os.fsdecode(name)}"


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/freeze.py", description=__doc__)
    parser.add_argument("--work", type=Path, default=product.ROOT / "build", help="where to work (%(default)s)")
    parser.add_argument("--keep", action="store_true", help="use the environments that are there already")
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    folder = freeze(work, install(work, keep=options.keep))
    left = list(traces(folder, places(work)))
    if left:
        raise FreezeError("\n".join(["places on this machine are named:", *left]))
    sys.stdout.write(f"{folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
