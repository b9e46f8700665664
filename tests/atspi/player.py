"""Plays as someone who sees nothing: finds moves by role and name, and does them by their actions."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Final

from tests.atspi.client import GoneError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.atspi.client import Node
    from tests.atspi.desk import Program

OTHERS: Final = ("Henutmehyt", "Hemiunu")
"""The bots of the usual game of three, in their order: they are called what their characters are."""
ENOUGH: Final = 3
"""So many tiles on the auction track are worth a sun."""
PATIENCE: Final = 60.0
"""Seconds for what others do, until it is the player's turn again."""

_ON: Final = ("Continue", "Go on", "Next", "Skip to scoring (F)", "To the ranking")
"""What leads on where there is nothing to decide."""
_NUMBER: Final = re.compile(r"\d+")


class Player:
    """A person who knows the game by names and announcements only."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._table: Node | None = None
        self.moves: list[str] = []
        """The names of everything chosen, in order."""

    # --- before the game

    def start(self, ruleset: str) -> None:
        """Set up a game of three by its dialog, from the start page; nobody waits for anything on the table."""
        program = self._program
        program.window.find("push button", "New game…").do()
        dialog = program.node.find("dialog")
        choice = dialog.find("radio button", ruleset)
        if "checked" not in choice.states:
            choice.do()
        coach = dialog.find("check box", lambda name: name.startswith("Coach"))
        if "checked" in coach.states:
            coach.do()
        dialog.find("push button", "Remove this player")
        dialog.all("push button", "Remove this player")[-1].do()
        self._do(dialog.find("push button", "Start game"))
        for speed in ("Normal (S)", "Fast (S)"):
            program.window.find("push button", speed).do()
        program.window.find("push button", "Instant (S)")

    # --- the game

    def play(self, moves: int | None = None) -> Node | None:
        """Play until the ranking is there, and return it; or only so many moves."""
        ranking = None
        while ranking is None and len(self.moves) != moves:
            ranking = self._wait()
        return ranking

    def _wait(self) -> Node | None:
        """Wait for something to do and do it; the ranking once it is there."""

        def done() -> Node | bool:
            try:
                return self._step()
            except GoneError:  # it went while it was looked at
                return False

        result = self._program.client.wait(done, self._stuck(), PATIENCE)
        return None if result is True else result

    def _stuck(self) -> str:
        return f"nothing to do after {self.moves[-5:]}"

    def _step(self) -> Node | bool:
        nodes = list(self._seen())
        if ranking := next((node for node, _, name in nodes if name == "Final ranking"), None):
            return ranking
        on = [node for node, role, name in nodes if role == "push button" and name in _ON]
        if on:
            return self._do(on[-1])
        named = {name: node for node, role, name in nodes if role in ("push button", "check box")}
        choice = self._choice(named, sum(", space" in name for _, role, name in nodes if role == "label"))
        return choice is not None and self._choose(named[choice])

    def _seen(self) -> Iterator[tuple[Node, str, str]]:
        """Everything on the table that can be used now or is read there, with role and name."""
        if self._table is None:
            self._table = self._program.window.find("filler", "Table")
        within = [*reversed(self._table.children)]
        while within:
            node = within.pop()
            if {"showing", "enabled"} <= node.states:
                role, name = node.role, node.name
                yield node, role, name
                if role == "filler" and name not in OTHERS:
                    within += reversed(node.children)

    def _choice(self, named: dict[str, Node], tiles: int) -> str | None:
        """Return the name of what to choose; None while there is nothing to decide."""

        def first(test: Callable[[str], bool]) -> str | None:
            return next((name for name in named if test(name)), None)

        bids = sorted((name for name in named if name.startswith("Bid ") and "(" not in name), key=_number)
        if bids:
            return bids[0] if tiles >= ENOUGH or "Pass (P)" not in named else "Pass (P)"
        for words in (" side up", "Discard ", "Turn over ", "Take "):
            if result := first(lambda name, words=words: words in name and "(" not in name):
                return result
        for name in ("Pass (P)", "Draw a tile", "Invoke Ra"):
            if name in named:
                return name
        return None

    def _choose(self, node: Node) -> bool:
        """Choose it: an option is selected first, which it says, and then chosen.

        If the others decide at once it is offered again, as Pass is when two Ra tiles follow each other: then the
        announcement tells that it was done.
        """
        client, name, is_option = self._program.client, node.name, node.role == "check box"
        if is_option:
            text = len(self._program.announced)
            node.do()
            client.wait(lambda: "checked" in node.states, f"{name} is not selected")
            client.wait(lambda: len(self._program.announced) > text, f"nothing is said of {name}")
        text = len(self._program.announced)
        node.do()
        self.moves.append(name)
        client.wait(
            lambda: len(self._program.announced) > text or not _is_there(node, name), f"{name} is still offered"
        )
        return True

    def _do(self, node: Node) -> bool:
        name = node.name
        node.do()
        self._program.client.wait(lambda: not _is_there(node, name), f"{name} does nothing")
        return True


def press(node: Node) -> None:
    """Do what a press does; what was pressed may be gone before it can answer."""
    with contextlib.suppress(GoneError):
        node.do()


def _is_there(node: Node, name: str) -> bool:
    try:
        return node.is_showing() and node.name == name
    except GoneError:
        return False


def _number(name: str) -> int:
    result = _NUMBER.search(name)
    return int(result.group()) if result else 0
