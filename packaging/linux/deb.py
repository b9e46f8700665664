"""Makes a Debian package from freeze.py's folder: ``python packaging/linux/deb.py FOLDER OUT``.

System libraries are not bundled; dpkg-shlibdeps finds the packages that have them. There are no maintainer scripts:
menus, file types and icons are updated by the triggers of the packages that own them. With the same folder and
SOURCE_DATE_EPOCH the package is the same byte for byte.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import product  # noqa: E402

PROGRAM: Final = Path("usr/lib") / product.COMMAND
GAME: Final = Path("usr/games") / product.COMMAND
OPTIONAL: Final = ("*/platformthemes/libqgtk3.so",)
"""Files whose missing libraries do not matter: Qt skips them."""
REVISION: Final = "1"

OLDEST: Final = {
    "libbrotli1": "1.0.9", "libc6": "2.35", "libdbus-1-3": "1.12.20", "libegl1": "1.4.0", "libexpat1": "2.4.7",
    "libffi8": "3.4.2", "libfontconfig1": "2.13.1", "libfreetype6": "2.11.1", "libgcc-s1": "12", "libgl1": "1.4.0",
    "libglib2.0-0": "2.72.1", "libgssapi-krb5-2": "1.19.2", "libpulse0": "1:15.99.1", "libsqlite3-0": "3.37.2",
    "libstdc++6": "12", "libuuid1": "2.37.2", "libwayland-client0": "1.20.0", "libwayland-cursor0": "1.20.0",
    "libwayland-egl1": "1.20.0", "libx11-6": "2:1.7.5", "libx11-xcb1": "2:1.7.5", "libxcb-cursor0": "0.1.1",
    "libxcb-icccm4": "0.4.1", "libxcb-image0": "0.4.0", "libxcb-keysyms1": "0.4.0", "libxcb-randr0": "1.14",
    "libxcb-render-util0": "0.3.9", "libxcb-render0": "1.14", "libxcb-shape0": "1.14", "libxcb-shm0": "1.14",
    "libxcb-sync1": "1.14", "libxcb-util1": "0.4.0", "libxcb-xfixes0": "1.14", "libxcb-xkb1": "1.14", "libxcb1": "1.14",
    "libxkbcommon-x11-0": "1.4.0", "libxkbcommon0": "1.4.0", "libzstd1": "1.4.8", "zlib1g": "1:1.2.11",
}  # fmt: skip
"""The libraries of the oldest system that the package serves, Ubuntu 22.04, and their versions there.

They have been compared with its archive as it was released."""


def lay_out(folder: Path, root: Path) -> None:
    """Put everything in its place below `root`; `folder` is freeze.py's ``dist/ra-desktop``."""
    made = folder.parent.parent / "made"
    shutil.copytree(folder, root / PROGRAM, symlinks=True)
    (root / PROGRAM / "_internal" / "bundled-software.txt").unlink()
    share = root / "usr" / "share"
    copies = {
        made / "ra-desktop.desktop": share / "applications" / "ra-desktop.desktop",
        made / "ra-desktop.mime.xml": share / "mime" / "packages" / "ra-desktop.xml",
        made / "bundled-software.txt": share / "doc" / product.COMMAND / "bundled-software.txt",
    }
    for source, target in copies.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    shutil.copytree(made / "hicolor", share / "icons" / "hicolor")
    metainfo = (made / product.METAINFO.name).read_text(encoding="utf-8")
    _write(share / "metainfo" / f"{product.APP_ID}.metainfo.xml", at_home(metainfo))
    for page in sorted((made / "man").rglob("*.6")):
        there = share / page.relative_to(made).with_suffix(".6.gz")
        _compress(there, at_home(page.read_text(encoding="utf-8")))
    game = root / GAME
    game.parent.mkdir(parents=True)
    game.symlink_to(os.path.relpath(root / PROGRAM / product.COMMAND, game.parent))


def at_home(text: str) -> str:
    """Return `text` with the address of the project, if it is published elsewhere than the sources say."""
    address = "https://github.com/ra-desktop/ra-desktop"
    for plain, there in (
        (address, product.HOMEPAGE),
        (address.replace("-", r"\-"), product.HOMEPAGE.replace("-", r"\-")),
    ):
        text = text.replace(plain, there)
    return text


def with_whole_path(entry: str) -> str:
    """Return a desktop entry that starts the program by its whole path.

    GIO ignores an entry whose program isn't in PATH, as /usr/games is not in that of some sessions, and would choose a
    text editor for saved games.
    """
    return re.sub(rf"(?m)^Exec={re.escape(product.COMMAND)}(?= |$)", f"Exec=/{GAME.as_posix()}", entry)


def document(root: Path, version: str) -> None:
    """Write Debian's documentation: copyright, changes, and lintian overrides."""
    share = root / "usr" / "share"
    doc = share / "doc" / product.COMMAND
    mit = (product.ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    lines = "\n".join(line or "." for line in mit.strip().splitlines())
    copyright_ = (HERE / "debian" / "copyright").read_text(encoding="utf-8")
    _write(doc / "copyright", at_home(copyright_.replace("{mit}", textwrap.indent(lines, " "))))
    changes = (HERE / "debian" / "changelog").read_text(encoding="utf-8")
    changes = re.sub(r"(?<=^ra-desktop \()[^)]+", version, changes, count=1)
    _compress(doc / "changelog.Debian.gz", changes)
    _compress(doc / "changelog.gz", (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    overrides = share / "lintian" / "overrides" / product.COMMAND
    _write(overrides, (HERE / "debian" / "lintian-overrides").read_text(encoding="utf-8"))


def dependencies(root: Path) -> str:
    """Return the packages with the system libraries that the program loads.

    dpkg-shlibdeps warns of much that is fine, such as symbols of the program itself, so its output is shown only if it
    fails.
    """
    binaries = [path for path in sorted(root.rglob("*")) if is_elf(path)]
    hard = [path for path in binaries if not any(path.match(pattern) for pattern in OPTIONAL)]
    private = sorted({str(path.parent) for path in binaries if ".so" in path.name})
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "debian").mkdir()
        (Path(folder) / "debian" / "control").write_text(
            f"Source: {product.COMMAND}\n\nPackage: {product.COMMAND}\nArchitecture: any\n"
        )
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{each}" for each in private)]
        found = subprocess.run(
            [*command, *(f"-e{path}" for path in hard)], cwd=folder, check=False, capture_output=True, text=True
        )
    if found.returncode:
        raise RuntimeError(found.stderr)
    return portable(found.stdout.strip().removeprefix("shlibs:Depends="), _has_symbols)


def portable(depends: str, has_symbols: Callable[[str], bool]) -> str:
    """Return dependencies as the binaries need them, and not as the build machine has them.

    Where a library lists no symbols, dpkg-shlibdeps asks for the version that is installed: that goes. Libraries that
    have been renamed for 64 bits of time are taken under either name; elsewhere the new packages provide the old names.
    """
    return ", ".join(_portable(each, has_symbols) for each in depends.split(", "))


def _portable(dependency: str, has_symbols: Callable[[str], bool]) -> str:
    name, _, version = dependency.partition(" ")
    asked = f" {version}" if version and has_symbols(name) else ""
    old = name.removesuffix("t64")
    return name + asked if old == name else f"{name}{asked} | {old}{asked}"


def _has_symbols(package: str) -> bool:
    command = ["dpkg-query", "--control-path", package, "symbols"]
    return bool(subprocess.run(command, check=False, capture_output=True).stdout.strip())


def too_new(depends: str) -> list[str]:
    """Return the dependencies that Ubuntu 22.04 does not fulfil, or that are unknown there."""
    found = []
    for dependency in depends.split(", "):
        match = re.match(r"(\S+?)(?:t64)?(?: \(>= (\S+)\))?(?: \||$)", dependency)
        there = OLDEST.get(match[1]) if match else None
        if match is None or there is None or (match[2] and not _is_reached(there, match[2])):
            found.append(dependency)
    return found


def _is_reached(there: str, wanted: str) -> bool:
    return subprocess.run(["dpkg", "--compare-versions", there, "ge", wanted], check=False).returncode == 0


def is_elf(path: Path) -> bool:
    """Whether `path` is a program or a library."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def set_modes(root: Path) -> None:
    """Set permissions: everybody may read, and only programs are executable."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == root / PROGRAM / product.COMMAND else 0o644)


def write_control(root: Path, version: str, *, strict: bool = False) -> None:
    """Write the control files. `strict`: raise RuntimeError if older systems do not have all that is needed."""
    depends = dependencies(root)
    newer = too_new(depends)
    if newer:
        message = f"not to be had in Ubuntu 22.04: {', '.join(newer)}"
        if strict:
            raise RuntimeError(message)
        sys.stderr.write(f"deb.py: {message}\n")
    run = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    form = (HERE / "debian" / "control").read_text(encoding="utf-8")
    control = form.format(
        version=version,
        architecture=run.stdout.strip(),
        maintainer=f"{product.PUBLISHER} <{product.CONTACT}>",
        size=sum(-(-path.stat().st_size // 1024) for path in files) + sum(path.is_dir() for path in root.rglob("*")),
        depends=depends,
        homepage=product.HOMEPAGE,
    )
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files]  # noqa: S324
    _write(root / "DEBIAN" / "control", control)
    _write(root / "DEBIAN" / "md5sums", "".join(sums))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _compress(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def build(folder: Path, out: Path, version: str, level: int, *, strict: bool = False) -> Path:
    """Build the package in `out`; return its path."""
    surroundings = {"SOURCE_DATE_EPOCH": str(product.epoch())} | os.environ
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        root = Path(work) / "root"
        lay_out(folder, root)
        entry = root / "usr" / "share" / "applications" / f"{product.COMMAND}.desktop"
        _write(entry, with_whole_path(entry.read_text(encoding="utf-8")))
        document(root, version)
        set_modes(root)
        write_control(root, version, strict=strict)
        root.chmod(0o755)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--threads-max=1", "--build"]
        subprocess.run([*command, str(root), str(out)], env=surroundings, check=True, stdout=subprocess.DEVNULL)
    return max(out.glob(f"{product.COMMAND}_{version}_*.deb"), key=lambda path: path.stat().st_mtime)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/linux/deb.py", description=__doc__)
    parser.add_argument("folder", type=Path, help="what freeze.py has made: .../dist/ra-desktop")
    parser.add_argument("out", type=Path, help="where the package goes")
    parser.add_argument("--version", default=product.version(), help="another version, to try upgrades (%(default)s)")
    parser.add_argument("--level", type=int, default=6, help="how hard to compress, 0 to 9 (%(default)s)")
    parser.add_argument("--strict", action="store_true", help="refuse what Ubuntu 22.04 cannot install")
    options = parser.parse_args()
    version = f"{options.version}-{REVISION}"
    made = build(options.folder.resolve(), options.out.resolve(), version, options.level, strict=options.strict)
    sys.stdout.write(f"{made}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
