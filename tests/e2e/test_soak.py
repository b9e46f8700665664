"""Somebody does whatever comes to mind while bots play; RA_DESKTOP_SOAK_SECONDS=120 for longer."""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import qInstallMessageHandler

from tests.soak import soak

if TYPE_CHECKING:
    from pathlib import Path

SECONDS = float(os.environ.get("RA_DESKTOP_SOAK_SECONDS", "20"))


@pytest.mark.slow
def test_whatever_one_does_the_game_goes_on(qapp, ra_home, tmp_path: Path) -> None:
    hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    heard = qInstallMessageHandler(None)
    try:
        findings = soak(SECONDS, int(os.environ.get("RA_DESKTOP_SOAK_SEED", "1")), tmp_path / "files")
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
        qInstallMessageHandler(heard)
    assert findings.faults == []
    assert findings.moves > 0
