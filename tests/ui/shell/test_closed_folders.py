"""Folders of the program that may not be read, written or searched: the window is complete, and play goes on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS: Final = (
    "", "cache", "config", "data", "data/games", "data/games/finished", "data/games/unfinished", "data/reviews", "log",
)  # fmt: skip
RIGHTS: Final = (0o000, 0o333, 0o444, 0o555, 0o666)

PLAY: Final = """
import json, os, random, sys, traceback
from pathlib import Path
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import Options, SavedGame, Seat, paths, save_file
from ra_desktop.storage.slots import held
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell import application, main_window
from tests.storage.games import random_game

SEATS = tuple(Seat(colour, colour) for colour in ("lapis", "ochre", "amethyst"))
FOLDERS = ("cache", "config", "data/games/finished", "data/games/unfinished", "data/reviews", "log")
above = Path(sys.argv[2])
moves = len(random_game("classic", 3, 7).plies)
save_file(above / "late.ra-game", SavedGame(random_game("classic", 3, 7, moves - 4), SEATS))


def play(folder, rights, is_used):
    closed = paths.home() / folder
    for name in FOLDERS:
        (paths.home() / name).mkdir(parents=True)
    app = application._application()
    if is_used:
        settings = Settings()
        settings.continue_line = settings.quick_line = settings.learn_line = "1 of 2"
        settings.sync()
    closed.chmod(rights)
    window = main_window.MainWindow(Settings(), ThemeManager(app), others=held())
    window.show()
    application._start_log("warning")
    application._furnish(app, window)
    told, failed = [], []
    window.notices.told.connect(told.append)
    sys.excepthook = lambda kind, error, trace: failed.append(repr(error))
    window.session.start(GameSetup("classic", SEATS, seed=4))
    settle(app)
    go_on(window.session, 4)
    settle(app)
    told.append("open")
    closed.chmod(0o700)
    go_on(window.session, 1)
    window.session.load(above / "late.ra-game")
    settle(app)
    told.append("closed")
    closed.chmod(rights)
    window.settings.volume = 33
    go_on(window.session, 1000)
    settle(app)
    assert window.session.state.is_over
    window.lessons.show_learn()
    window.puzzles.show_puzzles()
    settle(app)
    print(json.dumps([folder, failed, told]), flush=True)
    window.close()
    closed.chmod(0o700)


def go_on(session, most):
    for _ in range(most):
        if not session.state.is_over:
            session.play(random.choice(session.state.legal_actions()))


def settle(app):
    for _ in range(3):
        app.processEvents()


for number, case in enumerate(json.loads(sys.argv[1])):
    child = os.fork()
    if not child:
        os.environ["RA_DESKTOP_HOME"] = str(above / str(number))
        try:
            play(*case)
        except BaseException:
            traceback.print_exc()
        os._exit(0)
    os.waitpid(child, 0)
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs the rights of Unix")
@pytest.mark.parametrize("rights", RIGHTS, ids=oct)
def test_a_folder_that_is_closed_is_told_once_and_play_goes_on(rights: int, tmp_path: Path) -> None:
    """The administrator may do everything: where the tests run as one, these rights are given up first."""
    cases = [(folder, rights, used) for folder in FOLDERS for used in (False, True)]
    command = [sys.executable, "-c", PLAY, json.dumps(cases), str(tmp_path)]
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("needs setpriv")
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *command]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    print(run.stdout, run.stderr)
    assert 0
