"""Memory: what is free goes back to the system, where it has a word for it; sources are not kept."""

from __future__ import annotations

import ctypes
import linecache
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app import runtime

if TYPE_CHECKING:
    from collections.abc import Callable


def c_library() -> ctypes.CDLL:
    library = ctypes.CDLL(None)
    library.malloc.restype = ctypes.c_void_p
    library.malloc.argtypes = [ctypes.c_size_t]
    library.free.argtypes = [ctypes.c_void_p]
    return library


def resident() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim") if sys.platform == "linux" else True, reason="glibc")
def test_gaps_between_things_that_are_kept_are_given_back() -> None:
    libc = c_library()
    blocks = [libc.malloc(60_000) for _ in range(1_000)]
    for block in blocks:
        ctypes.memset(block, 1, 60_000)
    for block in blocks[:-1:2] + blocks[1:-1:2]:
        libc.free(block)  # all but the last, which keeps the heap from shrinking
    full = resident()
    runtime.give_back()
    assert full - resident() > 40_000_000 / 4096
    libc.free(blocks[-1])


AFTER_A_LARGE_ONE = """
import ctypes, sys
from ra_desktop.app import runtime
from tests.app.test_memory import c_library, resident

libc = c_library()
libc.free(libc.malloc(30_000_000))  # from now on glibc by itself has as much on its heap
if sys.argv[1] == "apart":
    runtime.keep_large_blocks_apart()
blocks = [libc.malloc(runtime.LARGE) for _ in range(80)]
for block in blocks:
    ctypes.memset(block, 1, runtime.LARGE)
full = resident()
for block in blocks[:-1]:
    libc.free(block)
print((full - resident()) * 4096)
"""
"""In a program of its own: on a heap with room, as that of the tests, no block is new."""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt") if sys.platform == "linux" else True, reason="glibc")
def test_a_picture_that_is_gone_leaves_no_gap_even_after_a_larger_one() -> None:
    given_back = [
        int(subprocess.check_output([sys.executable, "-c", AFTER_A_LARGE_ONE, way], text=True))
        for way in ("as it is", "apart")
    ]
    assert given_back[0] < 5_000_000
    assert given_back[1] > 35_000_000


@pytest.mark.parametrize("settle", [runtime.give_back, runtime.keep_large_blocks_apart])
def test_elsewhere_nothing_happens(settle: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "CDLL", None)
    settle()


def test_the_source_of_an_imported_module_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_module_for_this_test.py").write_text("import PySide6.QtCore\n", encoding="ascii")
    monkeypatch.syspath_prepend(tmp_path)
    assert "PySide6" in vars(__import__("a_module_for_this_test"))
    assert str(tmp_path / "a_module_for_this_test.py") not in linecache.cache
