"""Somebody does whatever comes to mind while bots play; RA_DESKTOP_SOAK_SECONDS=120 for longer."""

from __future__ import annotations

import inspect
import logging
import os
import sys
import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import qInstallMessageHandler

from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw
from ra_desktop.storage import Seat
from ra_desktop.storage.paths import GUEST
from ra_desktop.ui.animation.director import Director
from tests.soak import BROKEN_OFF, OVERDUE, Findings, Log, Soak, soak
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from pathlib import Path

SECONDS = float(os.environ.get("RA_DESKTOP_SOAK_SECONDS", "3"))


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


def test_only_a_game_of_which_something_is_to_be_kept_can_be_lost(qapp, qtbot, ra_home, tmp_path, monkeypatch) -> None:
    """What a guest has played is gone with the guest, however the guest leaves."""
    settings = Settings()
    settings.speed = "instant"
    window = window_of(qtbot, qapp, settings)
    player = Soak(window, settings, 1, tmp_path, Findings())
    setup = GameSetup("classic", (Seat("A", "lapis"), Seat("B", "ochre"), Seat("C", "amethyst")))

    def play() -> None:
        window.games._begin(setup)
        window.session.play(Draw())

    play()
    window.player.switch(GUEST)
    play()
    window.player.switch("")
    play()
    play()
    assert player.findings.faults == []
    monkeypatch.setattr(window.session.autosave, "make_room", lambda *_: None)
    play()
    assert "is lost" in "".join(player.findings.faults)
    window.close()


@pytest.mark.parametrize("text", [BROKEN_OFF, OVERDUE])
@pytest.mark.parametrize("is_lively", [True, False])
def test_what_the_guard_of_the_director_had_to_end_is_told_with_all_that_is_known(text: str, is_lively: bool) -> None:
    """It goes on by itself, so nobody would notice otherwise; on a machine without time a late pause is no fault."""
    assert text in inspect.getsource(Director._check_progress)
    findings = Findings()
    record = logging.LogRecord("ra_desktop.ui.animation.director", logging.INFO, "", 0, text, (), None)
    Log(findings, lambda: "where everything stands", lambda: is_lively).emit(record)
    assert len(findings.faults) == int(text == BROKEN_OFF or is_lively)
    for fault in findings.faults:
        assert "where everything stands" in fault
        assert "test_what_the_guard" in fault
