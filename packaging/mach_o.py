"""Reads what macOS binaries load, and the system that they are built for. Works on every system."""

from __future__ import annotations

import struct
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAGIC: Final = 0xFEEDFACF
_UNIVERSAL: Final = 0xCAFEBABE
_MOST_HALVES: Final = 9
"""Java's classes begin as universal binaries do, with a version where these have a number."""
_HEADER: Final = 32
_LOADED: Final = (0xC, 0x80000018)  # LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB
_BUILT_FOR: Final = 0x32  # LC_BUILD_VERSION
_ONCE_BUILT_FOR: Final = 0x24  # LC_VERSION_MIN_MACOSX


def commands(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Return kind and bytes of the load commands of a binary, for each processor; none for other files."""
    for half in _halves(content):
        if len(half) < _HEADER or struct.unpack_from("<I", half)[0] != _MAGIC:
            continue
        place = _HEADER
        for _ in range(struct.unpack_from("<I", half, 16)[0]):
            kind, size = struct.unpack_from("<II", half, place)
            yield kind, half[place : place + size]
            place += size


def _halves(content: bytes) -> Iterator[bytes]:
    magic, number = struct.unpack_from(">II", content.ljust(8, b"\0"))
    if magic != _UNIVERSAL or number > _MOST_HALVES:
        yield content
        return
    for half in range(number):
        start, size = struct.unpack_from(">II", content, 8 + 20 * half + 8)
        yield content[start : start + size]


def loaded(content: bytes) -> list[str]:
    """Return the libraries that a binary loads and brings along, by the names of their files."""
    names = set()
    for kind, command in commands(content):
        if kind in _LOADED:
            path = PurePosixPath(command[struct.unpack_from("<I", command, 8)[0] :].split(b"\0", 1)[0].decode())
            if path.parts[0] in ("@rpath", "@loader_path", "@executable_path"):
                names.add(path.name)
    return sorted(names)


def oldest_system(content: bytes) -> tuple[int, int]:
    """Return the oldest macOS that a binary runs on, on every processor; (0, 0) if it does not say."""
    found = [(0, 0)]
    for kind, command in commands(content):
        if kind in (_BUILT_FOR, _ONCE_BUILT_FOR):
            packed = struct.unpack_from("<I", command, 12 if kind == _BUILT_FOR else 8)[0]
            found.append((packed >> 16, packed >> 8 & 0xFF))
    return max(found)
