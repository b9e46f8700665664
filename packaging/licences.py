"""Collects the licences of everything in an installer: ``python packaging/licences.py FILE``.

Runs in the environment of the installer. Packages describe their licences in their metadata; Python, Qt and
PyInstaller's additions have no such files and are described here.
"""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import product

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXTS: Final = Path(__file__).resolve().parent / "licences"
"""Licences that are published separately."""

_QT: Final = ("pyside6", "pyside6_essentials", "pyside6_addons", "shiboken6")
_PROGRAM: Final = "ra-desktop"

_QT_WORDS: Final = """\
Qt, PySide6 and Shiboken are used unchanged under the GNU Lesser General Public License, version 3, whose text follows
with that of the GNU General Public License that it builds upon. They are separate files (libraries) in the program's
folder, which may be replaced by other builds of the same version. Their sources are at
https://download.qt.io/official_releases/QtForPython/ and https://download.qt.io/official_releases/qt/.

Qt itself contains work of others; the full texts are at https://doc.qt.io/qt-6/licenses-used-in-qt.html:
  double-conversion (BSD-3-Clause), easing equations (BSD-3-Clause), emoji segmenter (Apache-2.0), FreeType (FTL),
  HarfBuzz (MIT), ICU and CLDR data (Unicode-3.0), libjpeg-turbo (IJG, BSD-3-Clause), libpng (libpng-2.0), MD4C (MIT),
  PCRE2 (BSD-3-Clause), public suffix list (MPL-2.0), SHA-1, SHA-3 and BLAKE2 (public domain, CC0-1.0), TinyCBOR (MIT),
  Wayland protocols (MIT), X server helper and XSVG (HPND), zlib (Zlib)."""

_STARTER_WORDS: Final = """\
The executable that starts the program, and the modules that find the program's modules, come from PyInstaller, which
is published under the GNU General Public License, version 2 or later, with an exception: what is made with it may be
given away under any licence."""


class Part(NamedTuple):
    """A bundled component and the text of its licence."""

    name: str
    version: str
    licence: str
    """The short name of the licence."""
    words: str


def parts() -> Iterator[Part]:
    """Return the program, then its dependencies by name."""
    yield Part(product.NAME, product.version(), "MIT", (product.ROOT / "LICENSE").read_text(encoding="utf-8"))
    for font in ("AlegreyaSans", "Forum"):
        words = (product.ROOT / "resources" / "fonts" / f"OFL-{font}.txt").read_text(encoding="utf-8")
        yield Part(f"{font} (type)", "", "OFL-1.1", words)
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if not python.is_file():  # as on Windows
        python = Path(sys.base_prefix) / "LICENSE.txt"
    yield Part("Python", platform.python_version(), "PSF-2.0", python.read_text(encoding="utf-8"))
    texts = [(TEXTS / f"{name}.txt").read_text(encoding="utf-8") for name in ("LGPL-3.0", "GPL-3.0")]
    yield Part(
        "Qt for Python", distribution("PySide6-Essentials").version, "LGPL-3.0-only", "\n\n".join([_QT_WORDS, *texts])
    )
    yield Part("PyInstaller", distribution("pyinstaller").version, "GPL-2.0-or-later with exception", _STARTER_WORDS)
    for found in sorted(needed(), key=lambda one: one.name.lower()):
        yield Part(found.name, found.version, short(found), "\n\n".join(texts_of(found)))


def needed(name: str = _PROGRAM) -> list[Distribution]:
    """Return the distributions that the program needs, directly or not, other than Qt's."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        current = _normal(waiting.pop())
        if current in found or current in map(_normal, _QT):
            continue
        found[current] = distribution(current)
        asked = [each for each in found[current].requires or () if "extra ==" not in each]
        names = [re.split(r"[^\w.-]", each, maxsplit=1)[0] for each in asked]
        waiting.extend(name for name in names if _is_installed(name))  # the others are for other systems
    del found[_normal(name)]
    return list(found.values())


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _is_installed(name: str) -> bool:
    try:
        distribution(name)
    except ModuleNotFoundError:
        return False
    return True


def short(found: Distribution) -> str:
    """Return the short licence from the metadata."""
    said = found.metadata.get("License-Expression") or found.metadata.get("License")
    if said and "\n" not in said:
        return said
    kinds = [kind for kind in found.metadata.get_all("Classifier", ()) if kind.startswith("License ::")]
    return kinds[0].rpartition(" :: ")[2] if kinds else "see below"


def texts_of(found: Distribution) -> list[str]:
    """Return the texts that came with a distribution, each once. Raises LookupError if there is none."""
    files = [file for file in found.files or () if re.search(r"licen[cs]e|copying", file.name, re.IGNORECASE)]
    paths = (Path(str(file.locate())) for file in files)
    texts = [path.read_text(encoding="utf-8", errors="replace").strip() for path in paths if path.suffix != ".py"]
    if not texts:
        message = f"{found.name} brings no text of its licence"
        raise LookupError(message)
    return list(dict.fromkeys(texts))


def text() -> str:
    """Return the whole file: first a list of components, then the texts."""
    found = list(parts())
    lines = [f"{product.NAME} {product.version()} and what is bundled with it", ""]
    lines += [f"  {part.name} {part.version}".rstrip() + f": {part.licence}" for part in found]
    for part in found:
        heading = f"{part.name} {part.version}".rstrip()
        lines += ["", "", heading, "=" * len(heading), "", part.words.strip()]
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n")) + "\n"


def main(arguments: list[str]) -> int:
    """Run the command."""
    if len(arguments) != 1:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    Path(arguments[0]).write_text(text(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
