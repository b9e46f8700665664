"""Makes the folder that every installer holds: ``python packaging/freeze.py [--work FOLDER] [--keep]``.

In environments of their own below the work folder it makes the program's wheel, compiled if a compiler is at hand, and
installs it with the files that requirements.txt pins by their hashes; then it makes icons and licences, and lets
PyInstaller put together ``FOLDER/dist``. The same sources, Python and compiler give the same bytes; nothing in the
result names a place on the machine that made it.

Runs on Linux, Windows and macOS with nothing but Python. RA_DESKTOP_COMPILE=0 leaves the program as it is, 1 insists on
compiling. SOURCE_DATE_EPOCH is the date of the last release, if it is not set.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pin
import product

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HERE: Final = Path(__file__).resolve().parent
COMPILE: Final = "RA_DESKTOP_COMPILE"
LISTING: Final = "packages.txt"
"""What was installed, beside the result."""

_COMPRESSED: Final = re.compile(rb"\x78[\x01\x5e\x9c\xda]")
"""How data compressed by zlib begin, as PyInstaller keeps modules."""


class FreezeError(RuntimeError):
    """The result is not what it should be."""


def environment(work: Path) -> dict[str, str]:
    """What all steps run with, so that they give the same every time."""
    chosen = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    chosen.setdefault(COMPILE, "1" if can_compile() else "0")
    chosen.setdefault("SOURCE_DATE_EPOCH", str(product.epoch()))
    return chosen | {
        # Debugging information would name folders. The rest is what Python is compiled with: it would be replaced.
        "CFLAGS": f"{sysconfig.get_config_var('CFLAGS') or ''} -g0".strip(),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "QT_QPA_PLATFORM": "offscreen",
        "RA_DESKTOP_MADE": str(work / "made"),
    }


def can_compile() -> bool:
    """Whether a compiler and Python's headers are at hand. On Windows nobody knows before trying: 0."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return os.name == "posix" and shutil.which("cc") is not None and header.is_file()


def pinned_environment(folder: Path, requirements: Path, surroundings: dict[str, str], *, keep: bool = False) -> str:
    """Make a virtual environment in `folder` that holds what a file of pins names; return its interpreter.

    Nothing is installed whose hash is not in that file. With `keep` an environment that is there already stays.
    """
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (keep and python.exists()):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    subprocess.run([*pip, "--requirement", str(requirements)], env=surroundings, check=True)
    return str(python)


def install(work: Path, *, keep: bool) -> str:
    """Make the environment, or only install the program anew if `keep`; return its interpreter."""
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
    """Put the folder together with the interpreter that has it all; return where it is."""
    surroundings, made = environment(work), work / "made"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    for command in (
        ["icons.py", str(made)],
        ["licences.py", str(made / "bundled-software.txt")],
        ["windows/version.py", str(made / "version.txt")],
    ):
        subprocess.run([python, str(HERE / command[0]), *command[1:]], env=surroundings, check=True)
    pyinstaller = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    folders = [f"--distpath={work / 'dist'}", f"--workpath={work / 'parts'}"]
    # Away from the sources: what is installed is bundled, the compiled form with it.
    subprocess.run([*pyinstaller, *folders, str(HERE / "ra-desktop.spec")], env=surroundings, cwd=made, check=True)
    return work / "dist" / product.COMMAND


def places(work: Path) -> tuple[bytes, ...]:
    """Folders of this machine that nothing in the result may name."""
    return tuple(os.fsencode(folder) for folder in (work, product.ROOT))


def named_in(path: Path, forbidden: Sequence[bytes]) -> set[bytes]:
    """Which of `forbidden` stand in a file; in the program, with the modules that are compressed in it."""
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
    """Files below `folder` that name one of `forbidden`; the program's own may name no temporary folder either."""
    temporary = os.fsencode(os.path.join(tempfile.gettempdir(), ""))  # noqa: PTH118 - with its last slash
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            own = [temporary] if "ra_desktop" in str(path) else []
            for name in sorted(named_in(path, [*forbidden, *own])):
                yield f"{path.relative_to(folder)}: {os.fsdecode(name)}"


def main() -> int:
    """Do all of it and say where the result is."""
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
