"""Selects the parts of Python and Qt that go into an installer. Used by ra-desktop.spec.

Qt's libraries and plug-ins are listed by what the program uses, so that those added by a new version of Qt stay out.
"""

from __future__ import annotations

import struct
import sys
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from macholib.MachO import MachOHeader

    Entry = tuple[str, str, str]
    """Destination, source and type, as in PyInstaller."""

NOT_PLAYED: Final = (
    "ra_desktop.ai.arena",
    "ra_desktop.ai.executor",
    "ra_desktop.engine_command",
    "ra_desktop.review_command",
)
"""Modules of the package that players do not need: they compare bots and review files."""

EXCLUDED: Final = (
    *NOT_PLAYED,
    # The program uses no network, and no numbers beyond int and float.
    "ssl", "_ssl", "_hashlib", "ftplib", "imaplib", "poplib", "smtplib", "telnetlib", "xmlrpc", "http.server",
    "socketserver", "wsgiref",
    # Not for programming.
    "distutils", "doctest", "ensurepip", "idlelib", "lib2to3", "pip", "pydoc_data", "setuptools",
    "test", "tkinter", "turtle", "unittest.mock", "venv", "curses", "_curses", "readline",
    # Archives are only compressed with zlib.
    "bz2", "_bz2", "lzma", "_lzma",
    "numpy.distutils", "numpy.f2py", "numpy.testing", "numpy.tests", "numpy._pyinstaller",
    "matplotlib", "pandas", "PIL", "pytest", "scipy",
    "PySide6.QtTest",
)  # fmt: skip

_MODULES: Final = frozenset({"Core", "DBus", "Gui", "Multimedia", "Network", "Svg", "Widgets"})
"""Modules of Qt. Network is for Multimedia and the single instance."""

_FIRST_MACOS: Final = (11, 0)
"""The first system for processors of Apple."""

_LIBRARIES: Final = _MODULES | {"Concurrent", "WaylandClient", "WlShellIntegration", "XcbQpa"}
"""Qt libraries by their purpose: modules, and plug-ins of platforms."""

_PLUGINS: Final = (
    "iconengines/*svgicon*",
    "imageformats/*svg*",
    "multimedia/*darwin*",
    "multimedia/*windows*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*cocoa*",
    "platforms/*offscreen*",
    "platforms/*wayland*",
    "platforms/*windows*",
    "platforms/*xcb*",
    "platformthemes/*gtk3*",
    "platformthemes/*xdgdesktopportal*",
    "styles/*",
    "wayland-decoration-client/*",
    "wayland-shell-integration/*xdg-shell*",
)

IDLE_HOOKS: Final = (
    "pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil",
)  # fmt: skip
"""PyInstaller's run-time hooks for modules that we use in other ways; they take a tenth of the start time."""

_DESKTOP_LIBRARIES: Final = ("libmpdec*", "libpython*")
"""Libraries of a Linux system that are bundled anyway, since their names change between releases."""


def languages(translations: Path) -> frozenset[str]:
    """Return the languages of the program, from its files in `translations`."""
    return frozenset(path.stem.removeprefix("ra-desktop_") for path in translations.glob("ra-desktop_*.qm"))


def wanted(entries: Iterable[Entry], spoken: frozenset[str]) -> list[Entry]:
    """Return those of PyInstaller's `entries` that the program uses, in a fixed order; a link goes with its target.

    A framework of macOS goes in or stays out whole, with its list of properties and its links: without the library, the
    rest of it could not be signed.
    """
    return sorted(_as_it_is(entry) for entry in entries if is_wanted(_decisive(entry), spoken))


def _decisive(entry: Entry) -> str:
    """Return the name that decides about an entry. Links within a framework name no more than ``Versions/Current``."""
    name, source, kind = entry
    return source if kind == "SYMLINK" and not _framework(PurePosixPath(name)) else name


def _framework(path: PurePosixPath) -> str:
    """Return the name of the framework that `path` is in, without its suffix; empty if it is in none."""
    return next((part.removesuffix(".framework") for part in path.parts if part.endswith(".framework")), "")


def _as_it_is(entry: Entry) -> Entry:
    """Keep ``strip`` away from libraries that it would break: those moved into numpy's wheel."""
    name, source, kind = entry
    return (name, source, "DATA" if PurePosixPath(name).parts[0] == "numpy.libs" else kind)


def is_wanted(name: str, spoken: frozenset[str]) -> bool:
    """Whether the file `name`, relative to the program's folder, is used; `spoken` are languages."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if parts[0] == "PySide6":
        return _of_qt(path, spoken)
    if path.suffix in (".pyi", ".pxd", ".h", ".a", ".lib", ".ts") or "tests" in parts or path.name == "py.typed":
        return False
    if any(path.is_relative_to(module.replace(".", "/")) for module in NOT_PLAYED):  # what lies beside these modules
        return False
    return not any(part.endswith((".dist-info", ".egg-info")) for part in parts)


def _of_qt(path: PurePosixPath, spoken: frozenset[str]) -> bool:
    parts = path.parts
    if "plugins" in parts:
        rest = "/".join(parts[parts.index("plugins") + 1 :])
        return any(fnmatch(rest.lower(), pattern) for pattern in _PLUGINS)
    if "translations" in parts:
        kind, _, language = path.stem.partition("_")
        return kind == "qtbase" and language in spoken
    if {"qml", "metatypes", "libexec", "resources"} & set(parts):
        return False
    framework = _framework(path)
    if framework:
        return framework.removeprefix("Qt") in _LIBRARIES
    name = path.name.partition(".")[0]
    for prefix in ("libQt6", "Qt6", "Qt"):
        if name.startswith(prefix):
            return name.removeprefix(prefix) in (_MODULES if prefix == "Qt" else _LIBRARIES)
    if "pyside6qml" in name:
        return False
    return not fnmatch(path.name.lower(), "*av[cfu]*") and not name.startswith(("libsw", "sw", "opengl32sw"))


def oldest_macos(entries: Iterable[Entry]) -> str:
    """Return the oldest macOS on which all binaries in `entries` run, as they say; wheels may promise older ones."""
    files = {source for _, source, kind in entries if kind in ("BINARY", "EXTENSION")}
    found = (oldest_system(header) for file in files for header in headers_of(file))
    return ".".join(map(str, max([_FIRST_MACOS, *found])))


def headers_of(file: str | Path) -> list[MachOHeader]:
    """Return the headers of a binary of macOS, one for each processor; none for other files. Works on every system."""
    from macholib.MachO import MachO

    try:
        return list(MachO(str(file)).headers)
    except (ValueError, struct.error):
        return []


def oldest_system(header: MachOHeader) -> tuple[int, int]:
    """Return the oldest macOS that a binary runs on; (0, 0) if it does not say."""
    from macholib.mach_o import LC_BUILD_VERSION, LC_VERSION_MIN_MACOSX

    fields = {LC_BUILD_VERSION: "minos", LC_VERSION_MIN_MACOSX: "version"}
    packed = max(
        (int(getattr(about, fields[load.cmd])) for load, about, _ in header.commands if load.cmd in fields), default=0
    )
    return packed >> 16, packed >> 8 & 0xFF


def kept_system_libraries() -> list[str] | None:
    """Return patterns of the system's libraries that go into the bundle; None on other systems."""
    return list(_DESKTOP_LIBRARIES) if sys.platform == "linux" else None
