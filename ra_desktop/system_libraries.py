"""Which libraries of a Linux system Qt lacks, and the packages that hold them. Works where Qt cannot be loaded."""

from __future__ import annotations

import ctypes
import re
from typing import Final

PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""The packages of Debian and its relatives with the libraries that Qt for Python expects of a system."""

_NOT_FOUND: Final = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")


def why_not_loaded(error: Exception) -> str:
    """Return one line that names all missing libraries and their packages; empty if `error` has another reason."""
    match = _NOT_FOUND.match(str(error))
    if match is None:
        return ""
    missing = list(dict.fromkeys([match[1], *(name for name in PACKAGES if not _is_there(name))]))
    packages = dict.fromkeys(PACKAGES[name] for name in missing if name in PACKAGES)
    line = f"Qt needs libraries that this system lacks: {', '.join(missing)}."
    return f"{line} On Debian and Ubuntu: sudo apt install {' '.join(packages)}" if packages else line


def _is_there(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
