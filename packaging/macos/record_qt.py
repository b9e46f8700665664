"""Records what is in the macOS wheels of Qt: ``python packaging/macos/record_qt.py WHEEL...``.

The result, ``tests/packaging/data/qt-macos.json``, is what test_macos.py checks the contents of the bundle with. To
fetch the wheels of the versions that packaging/requirements.txt pins for the Python of the installers::

    pip download --no-deps --only-binary :all: --python-version 3.11 --platform macosx_15_0_universal2 \\
        --platform macosx_14_0_universal2 --platform macosx_13_0_universal2 -d FOLDER \\
        PySide6-Essentials==X PySide6-Addons==X shiboken6==X
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final
from zipfile import ZipFile

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import contents

if TYPE_CHECKING:
    from macholib.MachO import MachOHeader

FILE: Final = Path(__file__).resolve().parents[2] / "tests" / "packaging" / "data" / "qt-macos.json"


def loaded(headers: list[MachOHeader]) -> list[str]:
    """Return the libraries that a binary loads and brings along, by the names of their files."""
    paths = {PurePosixPath(path) for header in headers for _, _, path in header.walkRelocatables()}
    return sorted({path.name for path in paths if path.parts[0] in ("@rpath", "@loader_path", "@executable_path")})


def recorded(wheels: list[Path]) -> dict[str, object]:
    """Return what is recorded: tags, binaries with what they load, the other files of frameworks, and the systems."""
    binaries: dict[str, list[str]] = {}
    others: list[str] = []
    systems: dict[str, str] = {}
    for wheel in wheels:
        with ZipFile(wheel) as archive, TemporaryDirectory() as folder:
            for name in archive.namelist():
                if not re.match(r"(PySide6|shiboken6)/", name) or re.search(r"/qml/|\.app/|/libexec/|\.dSYM/", name):
                    continue
                is_binary = re.search(r"\.(so|dylib)$|\.framework/Versions/[^/]+/Qt\w+$", name)
                headers = contents.headers_of(archive.extract(name, folder)) if is_binary else []
                if headers:
                    binaries[name] = loaded(headers)
                    if re.search(r"QtCore$|/lib\w*media\w*\.dylib$|libqcocoa", name):
                        systems[name] = ".".join(map(str, max(map(contents.oldest_system, headers))))
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
