"""Memory: what is free goes back to the system, where it has a word for it; sources are not kept."""

from __future__ import annotations

import ctypes
import linecache
import sys
from pathlib import Path

import pytest

from ra_desktop.app import runtime


def resident() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim") if sys.platform == "linux" else True, reason="glibc")
def test_gaps_between_things_that_are_kept_are_given_back() -> None:
    libc = ctypes.CDLL(None)
    libc.malloc.restype = ctypes.c_void_p
    libc.malloc.argtypes = [ctypes.c_size_t]
    libc.free.argtypes = [ctypes.c_void_p]
    blocks = [libc.malloc(60_000) for _ in range(1_000)]
    for block in blocks:
        ctypes.memset(block, 1, 60_000)
    for block in blocks[:-1:2] + blocks[1:-1:2]:
        libc.free(block)  # all but the last, which keeps the heap from shrinking
    full = resident()
    runtime.give_back()
    assert full - resident() > 40_000_000 / 4096
    libc.free(blocks[-1])


def test_elsewhere_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "CDLL", None)
    runtime.give_back()


def test_the_source_of_an_imported_module_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_module_for_this_test.py").write_text("import PySide6.QtCore\n", encoding="ascii")
    monkeypatch.syspath_prepend(tmp_path)
    assert "PySide6" in vars(__import__("a_module_for_this_test"))
    assert str(tmp_path / "a_module_for_this_test.py") not in linecache.cache
