"""A game from a file starts no outside program before the person has said so, once."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox

from ra_desktop.ai.outside import Program
from ra_desktop.app.opponents import fallback_level
from ra_desktop.engine import Game
from ra_desktop.storage import COLOURS, SavedGame, Seat
from ra_desktop.storage.savefile import save_file

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.ui.shell.main_window import MainWindow


def questions(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


@pytest.mark.parametrize("answer", ["Start it", "Let a bot play"])
def test_a_saved_game_asks_once_before_a_program_starts(playing: MainWindow, tmp_path: Path, answer: str) -> None:
    playing.settings.programs.enter("Owl", Program((sys.executable, "-c", ""), 20))
    seats = (Seat("Anna", COLOURS[0]), Seat("Bea", COLOURS[1]), Seat("Tefnut", COLOURS[2], "outside:Owl"))
    path = tmp_path / "stranger.ra-game"
    save_file(path, SavedGame(Game("classic", 3, 1), seats))
    session = playing.parts.session
    for is_first in (True, False):
        playing.parts.files.open_file(path)
        while session.state.current_player != 2:
            session.play(session.state.legal_actions()[0])
        if not is_first and answer == "Start it":
            break
        (box,) = questions(playing)
        assert box.text() == "Tefnut is played by the program Owl. Start it?"
        assert box.informativeText().startswith(shlex.quote(sys.executable))
        assert session.ai._request is None
        next(button for button in box.buttons() if button.text() == answer).click()
        assert session.ai._request is not None
        assert session.ai._request.level == ("outside:Owl" if answer == "Start it" else fallback_level())
    assert questions(playing) == []
    assert playing.settings.programs.known["Owl"].trust == ("any" if answer == "Start it" else "own")
