"""Puts a starter of our own in place of PyInstaller's: see starter.c for what it is, and beginning.py for what it runs.

It is made where Python can be linked in, as with Debian's; elsewhere the starter of PyInstaller remains, and the folder
works all the same.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from contents import Entry

HERE: Final = Path(__file__).resolve().parent
LIBRARY: Final = "base_library.zip"
"""PyInstaller's name for what Python needs before it can read the file with all other modules."""
FIRST: Final = ("encodings", "encodings.aliases", "encodings.ascii", "encodings.latin_1", "encodings.utf_8", "struct")
"""Of Python's own modules. The others that it begins with are part of it."""
LOADER: Final = ("pyimod01_archive", "pyimod02_importers")
"""Of PyInstaller's."""
LATER: Final = (
    "_pydecimal", "email", "encodings", "http", "multiprocessing", "numpy", "pydoc", "pyqtgraph", "tarfile", "urllib",
    "xml",
)  # fmt: skip
"""Modules and packages that no start asks for. They stay compressed, and the others do not: that is faster."""
_PLACE: Final = struct.Struct("!i")
_PLACE_AT: Final = 8
"""Where PyInstaller's file says where its table is."""
_PLAIN: Final = 2
"""The version of marshal's format that says nothing of what else is in memory, so that it is the same every time."""
OURS: Final = {"beginning": HERE / "beginning.py", "keep_open": HERE.parent / "keep_open.py"}


def python_archive() -> Path:
    """Python as something to be linked in; the file need not be there."""
    version = sysconfig.get_config_var("LDVERSION")
    return Path(str(sysconfig.get_config_var("LIBPL"))) / f"libpython{version}.a"


def can_be_made() -> bool:
    """Whether this system has what it takes."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return (
        sys.platform == "linux" and shutil.which("cc") is not None and header.is_file() and python_archive().is_file()
    )


def library_modules(datas: Iterable[Entry]) -> list[Entry]:
    """The modules of PyInstaller's library, to be put among all others: it reads them faster there."""
    [place] = [source for name, source, _ in datas if name == LIBRARY]
    with zipfile.ZipFile(place) as library:
        files = [Path(name).with_suffix("") for name in library.namelist()]
    names = [".".join(file.parent.parts if file.name == "__init__" else file.parts) for file in files]
    return [(name, _source(name), "PYMODULE") for name in sorted(names)]


def _source(name: str) -> str:
    spec = importlib.util.find_spec(name)
    assert spec is not None
    frozen = spec.origin in (None, "frozen")  # one of those that are part of Python
    place = importlib.import_module(name).__file__ if frozen else spec.origin
    assert place is not None
    return place


def _compile(name: str, file: Path) -> bytes:
    """A module as Python keeps it, with no place of this machine in it."""
    code = compile(file.read_bytes(), f"{name.replace('.', '/')}.py", "exec", dont_inherit=True)
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code, _PLAIN)


def write_library(file: Path, loader: Path) -> None:
    """Write what the starter needs before it can read the file with all modules; *loader* is PyInstaller's folder."""
    sources = OURS | {name: loader / f"{name}.py" for name in LOADER} | {name: Path(_source(name)) for name in FIRST}
    with zipfile.ZipFile(file, "w") as library:
        for name, source in sorted(sources.items()):
            inside = name.replace(".", "/") + ("/__init__" if source.stem == "__init__" else "")
            library.writestr(zipfile.ZipInfo(f"{inside}.pyc"), _compile(name, source))


def write_modules(file: Path, modules: Path) -> None:
    """Write PyInstaller's file *modules* anew, with what the start asks for as it is."""
    content = modules.read_bytes()
    [place] = _PLACE.unpack_from(content, _PLACE_AT)
    [*entries] = marshal.loads(content[place:])  # noqa: S302 - just made
    made = bytearray(content[: min(offset for _, (_, offset, _) in entries)])
    table = []
    for name, (kind, offset, length) in entries:
        kept = content[offset : offset + length]
        if kept and name.partition(".")[0] not in LATER:
            kept = zlib.compress(zlib.decompress(kept), 0)
        table.append((name, (kind, len(made), len(kept))))
        made += kept
    _PLACE.pack_into(made, _PLACE_AT, len(made))
    file.write_bytes(bytes(made) + marshal.dumps(table, _PLAIN))


def link(file: Path, extensions: str) -> None:
    """Compile starter.c with Python into *file*; *extensions* is where its modules in C lie."""
    wanted = [str(sysconfig.get_config_var(name) or "") for name in ("LINKFORSHARED", "MODLIBS", "LIBS", "SYSLIBS")]
    command = ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-no-pie", "-s", f'-DEXTENSIONS="{extensions}"']
    include = f"-I{sysconfig.get_path('include')}"
    exported, *libraries = [text.split() for text in wanted]
    inputs = [str(HERE / "starter.c"), str(python_archive())]
    subprocess.run(
        [*command, include, *exported, "-o", str(file), *inputs, *(name for part in libraries for name in part)],
        check=True,
    )


def replace(folder: Path, modules: Path, loader: Path) -> None:
    """Give PyInstaller's *folder* our starter; *modules* is PyInstaller's file with all modules."""
    inside = folder / "_internal"
    [program] = [path for path in folder.iterdir() if path.is_file()]
    program.unlink()
    link(program, f"python{sys.version_info.major}.{sys.version_info.minor}/lib-dynload")
    write_modules(inside / f"{program.name}.pyz", modules)
    write_library(inside / LIBRARY, loader)
    for path in inside.iterdir():
        # Libraries find each other by what is written in them, as they do where pip puts them.
        if path.is_symlink() or re.match(r"libpython", path.name):
            path.unlink()
