"""Makes an AppImage from freeze.py's folder: ``python packaging/linux/appimage.py FOLDER OUT [--runtime FILE]``.

An AppImage is a small program, the runtime, followed by a file system that it mounts. The runtime is published by the
AppImage project (``runtime-x86_64`` of type2-runtime) and is given as a file; without it, everything but the last step
is done: the folder and the file system. Needs mksquashfs.

System libraries are included, except those that every desktop provides in its own version.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import deb  # noqa: E402

import product  # noqa: E402

EVERYWHERE: Final = (
    "ld-linux*", "libc.so*", "libdl.so*", "libgcc_s*", "libm.so*", "libpthread*", "libresolv*", "librt.so*",
    "libstdc++*", "libutil.so*", "libz.so*",
    "libEGL*", "libGL*", "libOpenGL*", "libdrm*", "libgbm*", "libX11*", "libXau*", "libXdmcp*", "libxcb.so*",
    "libdbus-1*", "libexpat*", "libfontconfig*", "libfreetype*", "libgio-2*", "libglib-2*", "libgmodule-2*",
    "libgobject-2*", "libsystemd*", "libwayland-client*",
    "libasound*", "libpipewire*", "libpulse*",
    # Only for the GTK theme, which is optional.
    "libatk*", "libcairo*", "libgdk*", "libgtk*", "libpango*",
)  # fmt: skip
"""Libraries that every desktop provides, and that must match its drivers and services."""


RUNTIMES: Final = {"x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"}
"""The SHA-256 sums of the runtimes in release 20251108 of type2-runtime, by processor."""


def check_runtime(content: bytes, machine: str) -> None:
    """Raise ValueError if `content` is not the runtime that is pinned for processors of the kind `machine`."""
    found = hashlib.sha256(content).hexdigest()
    if found != RUNTIMES.get(machine):
        message = f"this is not the runtime that is pinned for {machine}: its sum is {found}"
        raise ValueError(message)


def libraries(folder: Path) -> dict[str, Path]:
    """Return the system libraries that the programs and libraries below `folder` load, by name.

    The dependencies of a library in EVERYWHERE are left out.
    """
    waiting = [path for path in sorted(folder.rglob("*")) if deb.is_elf(path)]
    waiting = [path for path in waiting if not any(path.match(pattern) for pattern in deb.OPTIONAL)]
    found: dict[str, Path] = {}
    while waiting:
        path = waiting.pop()
        places = dict(re.findall(r"^\s*(\S+) => (/\S+)", _said("ldd", path), re.MULTILINE))
        for name in re.findall(r"\(NEEDED\).*\[(.+)\]", _said("readelf", "-d", path)):
            place = Path(places.get(name, folder))
            if name not in found and not place.is_relative_to(folder) and not _is_everywhere(name):
                found[name] = place
                waiting.append(place)
    return {name: place for name, place in found.items() if not (folder / "_internal" / name).exists()}


def _is_everywhere(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in EVERYWHERE)


def _said(*command: str | Path) -> str:
    run = subprocess.run(command, env=os.environ | {"LC_ALL": "C"}, check=False, capture_output=True, text=True)
    return run.stdout


def lay_out(folder: Path, root: Path) -> None:
    """Build the folder that the AppImage contains."""
    shutil.rmtree(root, ignore_errors=True)
    deb.lay_out(folder, root)
    for name, place in libraries(root / deb.PROGRAM).items():
        shutil.copyfile(place, root / deb.PROGRAM / "_internal" / name)
    deb.set_modes(root)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "games" / product.COMMAND).rename(root / "usr" / "bin" / product.COMMAND)
    (root / "usr" / "games").rmdir()
    (root / "AppRun").symlink_to(f"usr/bin/{product.COMMAND}")
    (root / "ra-desktop.desktop").symlink_to("usr/share/applications/ra-desktop.desktop")
    shutil.copyfile(root / "usr/share/icons/hicolor/256x256/apps/ra-desktop.png", root / "ra-desktop.png")
    (root / ".DirIcon").symlink_to("ra-desktop.png")


def pack(root: Path, file: Path) -> None:
    """Write the file system; the same folder gives the same bytes."""
    file.unlink(missing_ok=True)
    stamp = os.environ.get("SOURCE_DATE_EPOCH", str(product.epoch()))
    command = [
        "mksquashfs",
        str(root),
        str(file),
        "-quiet",
        "-no-progress",
        "-root-owned",
        "-noappend",
        "-comp",
        "zstd",
    ]
    surroundings = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    dates = ["-mkfs-time", stamp, "-all-time", stamp]
    subprocess.run([*command, *dates], env=surroundings, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/linux/appimage.py", description=__doc__)
    parser.add_argument("folder", type=Path, help="what freeze.py has made: .../dist/ra-desktop")
    parser.add_argument("out", type=Path, help="where the AppImage goes")
    parser.add_argument("--runtime", type=Path, help="the file that mounts it")
    options = parser.parse_args()
    folder, out = options.folder.resolve(), options.out.resolve()
    runtime = b""
    if options.runtime is not None:
        runtime = options.runtime.read_bytes()
        check_runtime(runtime, platform.machine())
    out.mkdir(parents=True, exist_ok=True)
    root = folder.parent.parent / "AppDir"
    lay_out(folder, root)
    name = f"Ra_Desktop-{product.version()}-{platform.machine()}"
    files = out / f"{name}.squashfs"
    pack(root, files)
    made = files
    if options.runtime is not None:
        made = out / f"{name}.AppImage"
        made.write_bytes(runtime + files.read_bytes())
        made.chmod(0o755)
        files.unlink()
    sys.stdout.write(f"{made}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
