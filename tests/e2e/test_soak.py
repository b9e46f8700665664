"""Somebody does whatever comes to mind while bots play; RA_DESKTOP_SOAK_SECONDS=120 for longer."""

from __future__ import annotations

import logging
import os
import sys
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer, qInstallMessageHandler

from ra_desktop.ui.director import Director
from tests.soak import Findings, Log, soak

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


def test_a_story_that_has_broken_off_is_counted_with_all_that_is_known(qapp) -> None:
    """The director ends it by itself, so nobody would notice otherwise."""
    findings = Findings()
    log = Log(findings, lambda: "where everything stands")
    logger = logging.getLogger("ra_desktop.ui.director")
    logger.addHandler(log)
    try:
        director = SimpleNamespace(
            _beats=[], _busy=True, _sheet_open=False, is_at_work=False, _seen=None, give_up_story=list,
            _rest=QTimer(), _stage=SimpleNamespace(flights=SimpleNamespace(elapsed=0.0, is_moving=False)),
        )  # fmt: skip
        Director._look_after(director)
    finally:
        logger.removeHandler(log)
    assert len(findings.stalls) == len(findings.faults) == 1
    assert "where everything stands" in findings.stalls[0]
    assert "test_a_story_that_has_broken_off" in findings.stalls[0]
