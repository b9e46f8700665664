"""Whoever sees nothing plays a whole game of every rule set, from the start page to the ranking.

Every move is found by its role and name and done by its action; what others do, and how it ends, is heard.
"""

from __future__ import annotations

import os
import re

import pytest

from tests.atspi.player import OTHERS, PATIENCE, Player, press

WHOLE = "RA_DESKTOP_WHOLE_GAMES"
"""Set it to play the games to their ends; otherwise only the beginning of one is played."""
MOVES = 6
"""So many make a beginning."""
IF_WHOLE = pytest.mark.skipif(not os.environ.get(WHOLE), reason=f"only with {WHOLE}=1, as .ci/nightly plays them")


@pytest.mark.slow
@pytest.mark.parametrize(
    "ruleset",
    ["Ra – Classic", *(pytest.param(name, marks=IF_WHOLE) for name in ("Ra – Solar boat", "Priests of Ra"))],
)
def test_a_game_is_played_by_names_actions_and_announcements_alone(start, ruleset) -> None:
    program = start()
    player = Player(program)
    player.start(ruleset)
    whole = bool(os.environ.get(WHOLE))
    ranking = player.play(None if whole else MOVES)
    heard = program.announced
    assert sum("Your turn" in said or "Bid or pass" in said for said in heard) >= min(MOVES, len(player.moves)) // 2
    assert all(any(name in said for said in heard) for name in OTHERS)
    if not whole:
        assert len(player.moves) == MOVES
        return
    assert ranking is not None
    places = re.findall(r"^(\d)\. (\w+): (\d+) fame", ranking.description, re.MULTILINE)
    assert [place for place, _, _ in places] == ["1", "2", "3"]
    assert sorted(name for _, name, _ in places) == sorted((*OTHERS, "You"))
    assert any(all(f"{name}: {fame} fame" in said for _, name, fame in places) for said in heard)


@IF_WHOLE
@pytest.mark.slow
def test_tiles_of_a_real_bag_are_asked_for_named_corrected_and_heard(start) -> None:
    program = start()
    client, window = program.client, program.window
    window.find("push button", "New game…").do()
    program.node.find("dialog").find("check box", "Tiles from a real bag").do()
    program.node.find("dialog").find("push button", "Start game").do()
    suns = program.node.find("dialog", lambda name: name.startswith("Starting suns"))
    suns.find("push button", "Start game").do()

    def is_asked() -> bool:
        """Whether someone wants to know a tile; if it is the player's turn instead, the player draws."""
        if window.all("push button", lambda name: name.startswith("Nile")):
            return True
        for button in window.all("push button", lambda name: name in ("Draw a tile", "Pass (P)")):
            press(button)
        return False

    def name(tile: str) -> None:
        heard = len(program.announced)
        press(window.find("push button", lambda name: name.startswith(tile)))
        drawn = f"a {tile.lower()}"
        client.wait(lambda: any(drawn in said.lower() for said in program.announced[heard:]), f"{tile} is not heard")

    for tile in ("Nile", "Flood"):
        client.wait(is_asked, "nobody asks for a tile", PATIENCE)
        name(tile)
    client.wait(is_asked, "nobody asks for a tile", PATIENCE)
    heard = len(program.announced)
    press(window.find("push button", "The last tile was wrong"))
    client.wait(lambda: any("Which" in said for said in program.announced[heard:]), "the question is not heard again")
    name("Pharaoh")
