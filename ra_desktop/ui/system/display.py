"""Why there is no display: asked when Qt finds none, and before it aborts the process."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from importlib.util import find_spec
from pathlib import Path

from ra_desktop.system_libraries import why_not_loaded

_TIMEOUT = 2.0
_FIRST_X_PORT = 6000


def why_no_display() -> str:
    """Return the reason why Qt, which has given up, can show no window, in one line."""
    value = os.environ.get("QT_QPA_PLATFORM", "")
    chosen = {part.partition(":")[0].partition("-")[0] for part in value.split(";")} if value else {"wayland", "xcb"}
    general = f"no display: Qt cannot use QT_QPA_PLATFORM={value!r}" if value else "no display that Qt can use"
    if not sys.platform.startswith("linux") or chosen.isdisjoint(("wayland", "xcb")):
        return general
    if "wayland" in chosen and _wayland_answers():
        return general
    display = os.environ.get("DISPLAY", "")
    if "xcb" not in chosen:
        return f"no display: no compositor answers, and QT_QPA_PLATFORM={value!r} needs one"
    if not display:
        return "no display: neither DISPLAY nor WAYLAND_DISPLAY leads to a screen"
    if not _x_answers(display):
        return f"no display: nothing answers at DISPLAY={display}"
    return _missing_library() or general


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and _connects(str(Path(folder) / name))


def _x_answers(display: str) -> bool:
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not (number.isascii() and number.isdecimal()):
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers listen
        return _connects(path) or _connects("\0" + path)
    try:
        socket.create_connection((host, _FIRST_X_PORT + int(number)), _TIMEOUT).close()
    except OSError:
        return False
    return True


def _connects(path: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(_TIMEOUT)
        try:
            probe.connect(path)
        except OSError:
            return False
    return True


def _missing_library() -> str:
    """Return the system library that Qt's plug-in for X11 lacks, found by loading the plug-in."""
    spec = find_spec("PySide6")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        plugin = Path(folder) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
        if plugin.exists():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return why_not_loaded(error) or f"Qt cannot show windows: {error}"
    return ""
