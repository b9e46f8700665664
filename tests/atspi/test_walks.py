"""A walk through the screens beside the game: what is in their trees, and a step in each by names and actions alone."""

from __future__ import annotations

import contextlib
import os
import re
from typing import TYPE_CHECKING

import pytest

from ra_desktop.storage import SavedGame, Seat, save_file
from ra_desktop.storage.paths import FINISHED_NAME
from tests.atspi.player import press
from tests.atspi.test_screens import dialog_of, faults, labels_of, leave
from tests.atspi.test_whole_games import WHOLE
from tests.engine.golden import whole_game
from tests.ui.table.review.reviewed import game_with_errors

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.atspi.client import Node
    from tests.atspi.desk import Program

SEATS = (Seat("Anna", "lapis"), Seat("Nefer", "malachite", "casual"), Seat("Khufu", "carnelian", "novice"))
if_whole = pytest.mark.skipif(not os.environ.get(WHOLE), reason=f"only with {WHOLE}=1, as .ci/nightly walks there")
REVIEWED_WITHIN = 60.0
"""Seconds for the first look at a game, on a machine that does other things, too."""


def entry_of(program: Program, menu: str, entry: str) -> Node:
    """Open a menu, and return its entry of that name, or of a name that begins with it."""
    program.window.find("menu item", menu).do("ShowMenu")

    def results() -> Node | None:
        nodes = program.window.all("menu item", lambda name: name.startswith(entry))
        return next((node for node in nodes if "enabled" in node.states), None)

    return program.client.wait(results, f"no entry {entry} in {menu}")


def opened(program: Program, menu: str, entry: str) -> Node:
    """Choose an entry of a menu, and return the dialog that it opens."""
    press(entry_of(program, menu, entry))
    return program.client.wait(lambda: next(iter(program.node.all("dialog")), None), f"{entry} opens no dialog")


def settled(program: Program, window: Node, without: str) -> None:
    """Wait until nothing is wrong in the tree of a window, which may be filling."""
    results: list[str] = []

    def is_right() -> bool:
        results[:] = faults(window)
        return not results

    with contextlib.suppress(AssertionError):
        program.client.wait(is_right, without, seconds=3.0)
    assert results == [], without


@if_whole
def test_a_preference_is_changed_and_stays_so(start: Callable[..., Program]) -> None:
    program = start()
    name = "Confirm moves with a second click"
    dialog = opened(program, "Settings", "Preferences")
    assert not program.window.all("popup menu"), "the menu has closed"
    settled(program, dialog, "preferences")
    assert "checked" not in dialog.find("check box", name).states
    dialog.find("check box", name).do("Toggle")
    program.client.wait(lambda: "checked" in dialog.find("check box", name).states, "the preference does not change")
    leave(program, dialog, "Close")
    assert "checked" in opened(program, "Settings", "Preferences").find("check box", name).states


@if_whole
def test_a_lesson_is_begun_and_a_step_of_it_is_done(start: Callable[..., Program]) -> None:
    program = start()
    program.window.find("push button", "New to Ra?").do()
    program.window.find("push button", "Go on")
    settled(program, program.window, "the card of a lesson")
    assert program.announced[-1].startswith("Draw or invoke Ra. A game lasts three rounds, known as epochs.")
    for _ in range(2):
        heard = len(program.announced)
        press(program.window.find("push button", "Go on"))
        program.client.wait(lambda heard=heard: len(program.announced) > heard, "the next card is not read aloud")
    press(program.window.find("push button", "Draw a tile"))
    done = "A pharaoh, a gold tile and a Nile tile are on the track."
    program.client.wait(lambda: any(done in said for said in program.announced), "the step is not done")
    settled(program, program.window, "a step of a lesson")


def keep(path: Path, game: object, minute: int = 0) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(path, SavedGame(game, SEATS, started=f"2026-01-05T19:3{minute}:00+01:00"))


@if_whole
def test_statistics_are_read_and_every_tab_is_reached(start: Callable[..., Program], tmp_path: Path) -> None:
    for number in range(2):
        keep(tmp_path / f"home-0/data/games/{FINISHED_NAME}/{number}.ra-game", whole_game("classic", 3), number)
    program = start()
    dialog = opened(program, "Game", "Statistics")
    figures = dialog.find("filler", lambda name: name.startswith("Games played: 2. Won: 0% (0). Average fame: 18.0."))
    assert "focusable" in figures.states
    chart = dialog.find("filler", "Fame by game")
    assert chart.description.splitlines() == ["Game 1: 18 fame, not won", "Game 2: 18 fame, not won"]
    for name in ("Games", "Levels", "Characters", "Play", "Overview"):
        tab = dialog.find("page tab", name)
        tab.do()
        program.client.wait(lambda tab=tab: "selected" in tab.states, f"{name} is not reached")
        settled(program, dialog, name)
        if name == "Games":
            assert dialog.find("table", name).cells == (1, 7)
            assert dialog.find("table", name).cell(0, 0).name == "Ra – Classic, 3 players"


@if_whole
def test_a_saved_game_is_found_opened_and_looked_through(start: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home-0/data/games/Evening.ra-game", whole_game("classic", 3))
    program = start()
    dialog = dialog_of(program, "Saved games")
    dialog.find("cell", "Evening")
    settled(program, dialog, "saved games")
    assert [labels_of(box) for box in dialog.all("combo box")] == [["Game"], ["Status"]]
    leave(program, dialog, "Open")
    program.window.find("filler", "Final ranking")
    assert not [node for node in program.window.all("push button", "Normal (S)") if "enabled" in node.states]
    press(program.window.find("push button", "Replay"))
    timeline = program.window.find("slider", lambda name: name.startswith("Move 0 of 278"))
    settled(program, program.window, "the timeline")
    press(program.window.find("push button", lambda name: name.startswith("Next")))
    program.client.wait(lambda: timeline.name.startswith("Move 1 of 278"), f"the timeline stays at {timeline.name}")
    press(program.window.find("page tab", "Score"))
    score = program.window.find("table", "Score sheet")
    assert [node.name for node in score.all("column header")] == ["You", "Nefer", "Khufu"]
    assert "Pharaohs" in [node.name for node in score.all("row header")]
    assert [score.cell(0, column).name for column in range(3)] == ["0", "0", "0"]
    settled(program, program.window, "the score tab")


@if_whole
def test_a_review_is_gone_through_move_by_move_and_its_graph_as_a_table(
    start: Callable[..., Program], tmp_path: Path
) -> None:
    keep(tmp_path / "home-0/data/games/Reviewed.ra-game", game_with_errors())
    program = start(str(tmp_path / "home-0/data/games/Reviewed.ra-game"))
    press(entry_of(program, "Move", "Review the game"))
    window = program.window
    moves = program.client.wait(
        lambda: window.all("check box", lambda name: ", −" in name) or None, "no costly move", REVIEWED_WITHIN
    )
    assert re.search(r"^Old Kingdom, move \d+\. Better: ", moves[0].description)
    settled(program, window, "review")
    for name in ("Luck", "Kinds", "All", "Moves"):
        tab = window.find("page tab", name)
        tab.do()
        program.client.wait(lambda tab=tab: "selected" in tab.states, f"{name} is not reached")
        settled(program, window, f"review: {name}")
    press(window.find("push button", "As a table"))
    table = window.find("tree", "Chance of winning")
    rows, columns = table.cells
    assert rows > 50
    assert columns >= len(SEATS)
    messages = [table.cell(0, column).name for column in range(columns)]
    assert sum(re.fullmatch(r"\d+%", item) is not None for item in messages) == len(SEATS), messages
    settled(program, window, "the graph as a table")


@if_whole
def test_a_puzzle_is_answered_and_another_one_shows_its_answer(start: Callable[..., Program]) -> None:
    program = start()
    press(entry_of(program, "Help", "Puzzles"))
    press(program.window.find("push button", "Novice"))
    window = program.window
    draw = window.find("push button", lambda name: name in ("Draw a tile", "Invoke Ra") or name.startswith("Pass"))
    settled(program, window, "a puzzle")
    before = len(program.announced)
    press(draw)
    program.client.wait(lambda: program.announced[before:] or None, "nothing is said of the answer")
    settled(program, window, "a puzzle that is answered")
