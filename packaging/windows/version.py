"""Writes the file properties that Windows shows of the program: ``python packaging/windows/version.py FILE``.

The file has PyInstaller's format of version resources.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import product

_AMERICAN_UNICODE: Final = "040904B0"
"""Language and character set of the texts, as in a resource."""

_TEMPLATE: Final = """\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
    kids=[
        StringFileInfo([StringTable({language!r}, [
{words}
        ])]),
        VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])]),
    ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return the four numbers that Windows needs, from `version` with three."""
    major, minor, patch = map(int, version.split("."))
    return major, minor, patch, 0


def resource(version: str) -> str:
    """Return the version resource of `version`."""
    words = {
        "CompanyName": product.PUBLISHER,
        "FileDescription": product.NAME,
        "FileVersion": version,
        "InternalName": product.COMMAND,
        "LegalCopyright": f"{product.PUBLISHER}; MIT licence",
        "OriginalFilename": f"{product.COMMAND}.exe",
        "ProductName": product.NAME,
        "ProductVersion": version,
    }
    lines = ",\n".join(f"            StringStruct({key!r}, {value!r})" for key, value in words.items())
    return _TEMPLATE.format(numbers=numbers(version), language=_AMERICAN_UNICODE, words=lines)


def main(arguments: list[str]) -> int:
    """Run the command."""
    if len(arguments) != 1:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    Path(arguments[0]).write_text(resource(product.version()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
