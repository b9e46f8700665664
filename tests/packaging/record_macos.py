"""Records what is in the macOS wheels of Qt: ``python tests/packaging/record_macos.py WHEEL...``.

The result, ``data/qt-macos.json``, is what test_macos.py checks the contents of the bundle with. To fetch the wheels of
the versions that packaging/requirements.txt pins for the Python of the installers::

    pip download --no-deps --only-binary :all: --python-version 3.11 --platform macosx_15_0_universal2 \\
        --platform macosx_14_0_universal2 --platform macosx_13_0_universal2 -d FOLDER \\
        PySide6-Essentials==X PySide6-Addons==X shiboken6==X
"""

from __future__ import annotations

import json
import re
import struct
import sys
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final
from zipfile import ZipFile

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE: Final = Path(__file__).with_name("data") / "qt-macos.json"

_MAGIC: Final = 0xFEEDFACF
_FAT: Final = 0xCAFEBABE
_LOADED: Final = (0xC, 0x80000018)  # LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB
_BUILT_FOR: Final = 0x32  # LC_BUILD_VERSION


def commands(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Return kind and bytes of the load commands of a binary; of a universal one, those of its first half."""
    if len(content) >= 20 and struct.unpack_from(">I", content)[0] == _FAT:
        content = content[struct.unpack_from(">I", content, 16)[0] :]
    if len(content) < 32 or struct.unpack_from("<I", content)[0] != _MAGIC:
        return
    place = 32
    for _ in range(struct.unpack_from("<I", content, 16)[0]):
        kind, size = struct.unpack_from("<II", content, place)
        yield kind, content[place : place + size]
        place += size


def loaded(content: bytes) -> list[str]:
    """Return the Qt frameworks and libraries that a binary loads, by the names of their files."""
    names = []
    for kind, command in commands(content):
        if kind in _LOADED:
            path = PurePosixPath(command[struct.unpack_from("<I", command, 8)[0] :].split(b"\0", 1)[0].decode())
            if path.parts[0] in ("@rpath", "@loader_path", "@executable_path"):
                names.append(path.name)
    return sorted(set(names))


def oldest_system(content: bytes) -> str:
    """Return the oldest macOS that a binary is built for; empty if it does not say."""
    for kind, command in commands(content):
        if kind == _BUILT_FOR:
            packed = struct.unpack_from("<I", command, 12)[0]
            return f"{packed >> 16}.{packed >> 8 & 0xFF}"
    return ""


def recorded(wheels: list[Path]) -> dict[str, object]:
    """Return what is recorded: tags, binaries with what they load, the other files of frameworks, and the systems."""
    binaries: dict[str, list[str]] = {}
    others: list[str] = []
    systems: dict[str, str] = {}
    for wheel in wheels:
        with ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not re.match(r"(PySide6|shiboken6)/", name) or re.search(r"/qml/|\.app/|/libexec/|\.dSYM/", name):
                    continue
                content = (
                    archive.read(name) if re.search(r"\.(so|dylib)$|\.framework/Versions/[^/]+/Qt\w+$", name) else b""
                )
                if next(commands(content), None) is not None:
                    binaries[name] = loaded(content)
                    if re.search(r"QtCore$|/lib\w*media\w*\.dylib$|libqcocoa", name):
                        systems[name] = oldest_system(content)
                elif re.search(r"\.framework/Versions/[^/]+/Resources/Info\.plist$", name):
                    others.append(name)
    tags = sorted(wheel.stem.rpartition("-")[2] for wheel in wheels)
    return {
        "wheels": [wheel.name for wheel in wheels],
        "tags": tags,
        "systems": systems,
        "others": others,
        "binaries": binaries,
    }


if __name__ == "__main__":
    made = recorded(sorted(map(Path, sys.argv[1:])))
    FILE.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf-8")
