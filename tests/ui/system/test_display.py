"""Without a screen the program says so in one line instead of aborting."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ra_desktop.ui.system.display import why_no_display

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland are Linux matters")


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "ra_desktop"],
        env={**clean, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@linux_only
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987"}, {"DISPLAY": "nonsense"}])
def test_no_display_is_one_line_and_exit_status_2(environment):
    ended = start(**environment)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert "no display" in ended.stderr


@linux_only
def test_a_platform_that_needs_no_screen_is_trusted(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert why_no_display() == ""
