"""Where Qt cannot be loaded, one line names the libraries and the packages that hold them."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ra_desktop import system_libraries

ROOT = Path(__file__).resolve().parents[1]

WITHOUT_LIBRARIES = """
import ctypes, importlib.abc, sys

class Loader(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6.QtWidgets":
            raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

def load(name, *_):
    if name in ("libEGL.so.1", "libdbus-1.so.3"):
        raise OSError(name)

sys.meta_path.insert(0, Loader())
ctypes.CDLL = load
from ra_desktop.__main__ import main
sys.exit(main([]))
"""


def not_found(name: str) -> ImportError:
    """What Python says when a library is missing that a module needs."""
    return ImportError(f"{name}: cannot open shared object file: No such file or directory")


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ],
)
def test_a_missing_library_is_named_with_its_package(library: str, package: str, monkeypatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: None)
    assert system_libraries.why_not_loaded(not_found(library)) == (
        f"Qt needs libraries that this system lacks: {library}. On Debian and Ubuntu: sudo apt install {package}"
    )


def test_all_that_are_missing_are_named_at_once(monkeypatch) -> None:
    def load(name: str) -> None:
        if name in ("libGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"):
            raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", load)
    said = system_libraries.why_not_loaded(not_found("libGL.so.1"))
    assert "lacks: libGL.so.1, libglib-2.0.so.0, libgthread-2.0.so.0." in said
    assert said.endswith("apt install libgl1 libglib2.0-0")


def test_a_library_of_an_unknown_package_is_named_alone(monkeypatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: None)
    assert system_libraries.why_not_loaded(not_found("libodd-2.so.7")) == (
        "Qt needs libraries that this system lacks: libodd-2.so.7."
    )


@pytest.mark.parametrize("words", ["No module named 'PySide6'", "cannot import name 'x' from 'y'", ""])
def test_any_other_error_is_not_explained(words: str) -> None:
    assert system_libraries.why_not_loaded(ImportError(words)) == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")
def test_the_start_ends_with_one_line_and_status_2() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRARIES],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == (
        "ra-desktop: Qt needs libraries that this system lacks: libEGL.so.1, libdbus-1.so.3. "
        "On Debian and Ubuntu: sudo apt install libegl1 libdbus-1-3\n"
    )


def test_the_manual_and_the_checks_install_packages_with_all_of_them() -> None:
    """Some come with others: libfreetype6, for instance, with libfontconfig1."""
    manual = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^sudo apt install (.*)$", manual, re.MULTILINE)
    brought = {
        "libfreetype6", "libx11-6", "libxcb-image0", "libxcb-render-util0", "libxcb-render0", "libxcb-shm0",
        "libxcb-util1", "libxcb1", "libxkbcommon0",
    }  # fmt: skip
    assert set(system_libraries.PACKAGES.values()) - brought <= set(line.split())
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert [name for name in line.split() if not re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w.-])", script)] == []
