"""Whoever sees nothing sets up a position by keys alone, and hears what is placed and which move is best."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.atspi.desk import Desk, Program

EXAMPLE = str(Path(__file__).parents[2] / "docs" / "example_friend.py")

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="xdotool, which presses keys, is not installed"),
]


class Keys:
    """Presses keys of the keyboard, and waits for what is said."""

    def __init__(self, desk: Desk, program: Program) -> None:
        self._environment = {**os.environ, "DISPLAY": desk.display}
        self._xdotool = shutil.which("xdotool") or ""
        self._program = program
        self._heard = 0
        program.window.find("push button", "New game…")
        self.take()

    def _run(self, *words: str) -> str:
        command = [self._xdotool, *words]
        return subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=30).stdout

    def take(self) -> None:
        """Give the keyboard to the window on top, as a window manager does."""

        def windows() -> str:
            return self._run("search", "--onlyvisible", "--name", ".*").strip()

        windows_shown = self._program.client.wait(windows, "there is no window", 30)
        self._run("windowfocus", "--sync", windows_shown.split()[-1])

    def press(self, *keys: str) -> None:
        self._run("key", "--delay", "80", *keys)

    def hear(self, *words: str) -> str:
        """Return the next announcement with all these words."""

        def said() -> str | None:
            announced = self._program.announced
            for number, text in enumerate(announced[self._heard :], self._heard + 1):
                if all(word in text for word in words):
                    self._heard = number
                    return text
            return None

        return self._program.client.wait(said, f"{words} is not said, only {self._program.announced[-5:]}", 30)


def test_a_position_is_set_up_and_its_best_move_heard(start: Callable[..., Program], desk: Desk) -> None:
    program = start()
    keys = Keys(desk, program)
    keys.press("ctrl+u")
    keys.hear("Set up a position.", "Adding to: Track and centre.")
    for key, tile in (("n", "Nile"), ("f", "Flood"), ("g", "God"), ("s", "Sphinx")):
        keys.press(key)
        keys.hear(f"{tile}: Track and centre.")
    keys.press(*"lllll")
    assert keys.hear("Gold: Track and centre.") == "Gold: Track and centre."
    keys.press("Escape")
    program.window.find("push button", "New to Ra?")
    keys.press("ctrl+u")
    keys.hear("Set up a position.")
    keys.press("p")
    keys.hear("Pharaoh: Track and centre.")
    program.window.find("push button", "The best move").focus()
    keys.press("space")
    keys.hear("Hint.", "recommended", "fame")


def test_a_host_hears_once_who_comes_and_goes(start: Callable[..., Program], desk: Desk) -> None:
    program = start()
    keys = Keys(desk, program)
    keys.press("alt+g", "f")
    name = program.window.find("text", "Your name")
    program.client.wait(lambda: "focused" in name.states, "the name is not asked for")
    keys.press("A", "n", "n")
    program.window.find("push button", "Open a table").focus()
    keys.press("space")
    copy = program.window.find("push button", "Copy the invitation")
    program.client.wait(lambda: "focused" in copy.states, "the invitation is not at hand")
    invitation = program.window.find("text", "Invitation").text.split()
    friend = subprocess.Popen([sys.executable, EXAMPLE, " ".join(["ra-table", "127.0.0.1", *invitation[-2:]]), "Bea"])
    try:
        keys.hear("Bea has joined the table.")
        program.window.find("push button", "Start the game").focus()
        keys.press("space")
        asked = ("Your turn", "Bid or pass")  # Ra may be drawn before one's first turn
        program.client.wait(lambda: any(text in it for it in program.announced for text in asked), "not asked", 60)
    finally:
        friend.kill()
        friend.wait()
    keys.hear("Bea has lost the connection.")
    for text in ("Bea has joined the table.", "Bea has lost the connection."):
        assert program.announced.count(text) == 1
