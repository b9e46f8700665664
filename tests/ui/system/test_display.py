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
    ("platform", "words"), [("two\nlines", r"QT_QPA_PLATFORM='two\nlines'"), (";", "QT_QPA_PLATFORM=';'")]
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
