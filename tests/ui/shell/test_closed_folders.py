"""Folders of the program that may not be read, written or searched: the window is complete, and play goes on."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from pathlib import Path

CLOSED: Final = (0o000, 0o444, 0o666)
"""Rights with which nothing in a folder can be reached."""
FOLDERS: Final = {
    "": ({"game", "settings", "progress"}, {"game", "settings"}),
    "cache data/reviews log": (set(), set()),
    "config": ({"settings"}, {"settings"}),
    "data": ({"game", "progress"}, {"game"}),
    "data/games": ({"game"}, {"statistics"}),
    "data/games/finished": (set(), {"statistics"}),
    "data/games/unfinished": ({"game"}, set()),
}
"""What is told if folders are closed at the start, when a game gives up its place, and at a game's end."""
READ_ONLY: Final = FOLDERS | {"": (set(), set()), "data/games": (set(), set())}
"""The same where no file can be made in the folder itself."""

PLAY: Final = """
import importlib, json, os, pkgutil, random, sys, traceback
from pathlib import Path
import ra_desktop.ui
from ra_desktop.app.lessons.course import load_course
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import Options, SavedGame, Seat, paths, save_file
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell import application, main_window, notices
from tests.storage.games import random_game

for module in pkgutil.walk_packages(ra_desktop.ui.__path__, "ra_desktop.ui."):
    importlib.import_module(module.name)  # once instead of in every child
load_course()

SEATS = tuple(Seat(colour, colour) for colour in ("lapis", "ochre", "amethyst"))
FOLDERS = ("cache", "config", "data/games/finished", "data/games/unfinished", "data/reviews", "log")
above = Path(sys.argv[2])
moves = len(random_game("classic", 3, 7).plies)
save_file(above / "late.ra-game", SavedGame(random_game("classic", 3, 7, moves - 4), SEATS))


def play(folders, rights, is_used):
    closed = [paths.home() / folder for folder in folders.split(" ")]

    def let(rights):
        for folder in closed:
            folder.chmod(rights)

    for name in FOLDERS:
        (paths.home() / name).mkdir(parents=True)
    app = application._application()
    if is_used:
        settings = Settings()
        settings.continue_line = settings.quick_line = settings.learn_line = "1 of 2"
        settings.sync()
    let(rights)
    window = main_window.MainWindow(Settings(), ThemeManager(app))
    window.show()
    application._start_log("warning")
    app.window = window
    told, failed = [], []
    notices.Notices.tell = lambda _, text: told.append(text)
    application._furnish(app, application._claim(app))
    sys.excepthook = lambda kind, error, trace: failed.append(repr(error))
    window.session.start(GameSetup("classic", SEATS, seed=4))
    settle(app)
    window.setUpdatesEnabled(False)  # what is painted once is painted
    go_on(window.session, 1)
    window.session.start(GameSetup("classic", SEATS, seed=5))
    settle(app)
    at_start, told[:] = told[:], []
    let(0o700)
    go_on(window.session, 1)
    window.session.load(above / "late.ra-game")
    settle(app)
    once_open, told[:] = told[:], []
    let(rights)
    window.settings.volume = 33
    go_on(window.session, 1000)
    settle(app)
    assert window.session.state.is_over
    window.lessons.show_learn()
    window.puzzles.show_puzzles()
    settle(app)
    print(json.dumps([folders, failed, at_start, once_open, told]), flush=True)
    window.close()
    let(0o700)


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


SUBJECTS: Final = {
    "The game can’t be saved right now. Play on: Ra Desktop will keep trying.": "game",
    "Saving works again.": "game again",
    **{
        f"{title}: {fault}": "settings" if title == "Settings" else "progress"
        for title in ("Settings", "Player", "Learn", "Puzzles", "Journey")
        for fault in (
            "The file can’t be read (you don’t have permission). Until it can, nothing is saved in it.",
            "Changes can’t be saved (you don’t have permission). They last until you close Ra Desktop.",
        )
    },
    "This game can’t be added to your statistics: you don’t have permission. Ra Desktop will try again.": "statistics",
}


SAMPLE: Final = [
    ("", 0o000), ("cache data/reviews log", 0o444), ("data/games/finished", 0o666), ("data/games/unfinished", 0o000),
    ("data/games", 0o555),
]  # fmt: skip
"""All of them, each that alone is told at another moment, and one that can be read and searched."""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs the rights of Unix")
@pytest.mark.parametrize("closed", [
    SAMPLE, pytest.param([*itertools.product(FOLDERS, (*CLOSED, 0o333, 0o555))], marks=pytest.mark.nightly),
], ids=("some", "all"))  # fmt: skip
def test_a_folder_that_is_closed_is_told_once_and_play_goes_on(closed: list[tuple[str, int]], tmp_path: Path) -> None:
    """The administrator may do everything: where the tests run as one, these rights are given up first."""
    cases = [(folder, right, number % 2 == right % 2) for number, (folder, right) in enumerate(closed)]
    command = [sys.executable, "-c", PLAY, json.dumps(cases), str(tmp_path)]
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("needs setpriv")
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *command]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert [folder for folder, *_ in lines] == [folder for folder, _ in closed], run.stderr
    assert "Traceback" not in run.stderr
    for (_, rights), (folder, failed, *notices) in zip(closed, lines, strict=True):
        expected = {0o333: (set(), set()), 0o555: READ_ONLY[folder]}.get(rights, FOLDERS[folder])
        at_start, once_open, at_end = ([text for text in texts if text in SUBJECTS] for texts in notices)
        assert failed == [], (folder, rights)
        assert all(len(texts) == len({*texts}) for texts in (at_start, once_open, at_end)), (folder, rights)
        assert {SUBJECTS[text] for text in at_start} == expected[0], (folder, rights)
        assert [SUBJECTS[text] for text in once_open] == ["game again"] * ("game" in expected[0]), (folder, rights)
        assert {SUBJECTS[text] for text in at_end} == expected[1], (folder, rights)
