"""Without a screen the program says so in one line instead of aborting."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ra_desktop.ui.system import display
from ra_desktop.ui.system.display import why_no_display

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland are Linux matters")

PLACES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def start(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in PLACES}
    return subprocess.run(
        [sys.executable, *(words or ("-m", "ra_desktop"))],
        env={**clean, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@linux_only
@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ":987"}, "nothing answers at DISPLAY=:987"),
        ({"DISPLAY": "nonsense"}, "DISPLAY=nonsense"),
        ({"QT_QPA_PLATFORM": "wayland"}, "no compositor answers"),
        ({"QT_QPA_PLATFORM": "wayland-egl:x"}, "no compositor answers"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"QT_QPA_PLATFORM": "papyrus"}, "QT_QPA_PLATFORM='papyrus'"),
        ({"QT_QPA_PLATFORM": "papyrus:scale=2;reed"}, "QT_QPA_PLATFORM='papyrus:scale=2;reed'"),
        ({"QT_QPA_PLATFORM": "two\nlines"}, r"QT_QPA_PLATFORM='two\nlines'"),
        ({"QT_QPA_PLATFORM": ";"}, "QT_QPA_PLATFORM=';'"),
    ],
)
def test_why_there_is_no_display(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: str) -> None:
    for name in PLACES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert words in why_no_display()
    assert "\n" not in why_no_display()


@linux_only
@pytest.mark.parametrize(
    ("platform", "words"),
    [
        ("two\nlines", r"QT_QPA_PLATFORM='two\nlines'"),
        (";", "QT_QPA_PLATFORM=';'"),
        ("linuxfb:fb=/nowhere", "no screen for linuxfb"),
    ],
)
def test_no_display_is_one_line_and_exit_status_2(platform: str, words: str) -> None:
    ended = start(QT_QPA_PLATFORM=platform)
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert line.startswith("ra-desktop: no display")
    assert words in line


@linux_only
def test_a_compositor_is_not_replaced_by_an_x_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt takes what is chosen, so a server for something else does not help."""
    monkeypatch.setattr(display, "_x_answers", lambda name: True)
    monkeypatch.setattr(display, "_missing_library", lambda: "")
    for name, value in (("DISPLAY", ":0"), ("WAYLAND_DISPLAY", "nowhere"), ("QT_QPA_PLATFORM", "wayland")):
        monkeypatch.setenv(name, value)
    assert "no compositor answers" in why_no_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland;xcb")
    assert "cannot use QT_QPA_PLATFORM='wayland;xcb'" in why_no_display()


@linux_only
@pytest.mark.parametrize("platform", ["offscreen", "papyrus;offscreen", "offscreen:scale=2"])
def test_a_platform_that_qt_can_use_is_used(platform: str) -> None:
    code = "from ra_desktop.ui.shell.application import _application; print(_application().platformName())"
    assert start("-c", code, QT_QPA_PLATFORM=platform).stdout == "offscreen\n"


@pytest.mark.parametrize(
    ("value", "ratio"), [("0", 1.0), ("-1", 1.0), ("nan", 1.0), ("big", 1.0), ("100", 1.0), ("2", 2.0)]
)
def test_a_scale_at_which_nothing_can_be_painted_is_ignored_in_one_line(value: str, ratio: float) -> None:
    code = "from ra_desktop.ui.shell.application import _application; print(_application().devicePixelRatio())"
    ended = start("-c", code, QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR=value)
    assert (ended.returncode, ended.stdout) == (0, f"{ratio}\n")
    expected = [f"ra-desktop: QT_SCALE_FACTOR={value} is ignored: a scale is a number from 0.2 to 10"] * (ratio == 1.0)
    assert ended.stderr.splitlines() == expected


def test_the_program_ends_well_with_a_picture_on_the_clipboard() -> None:
    code = (
        "from PySide6.QtGui import QGuiApplication, QImage\n"
        "from ra_desktop.ui.dialogs import share\n"
        "app = QGuiApplication([])\n"
        "share.put_on_clipboard('1. Nefer', QImage(8, 8, QImage.Format.Format_RGB32))\n"
        "found = app.clipboard().mimeData()\n"
        "print(found.text(), found.hasImage())"
    )
    ended = start("-c", code, QT_QPA_PLATFORM="offscreen")
    assert (ended.returncode, ended.stdout) == (0, "1. Nefer True\n")
