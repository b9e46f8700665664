"""Whoever sees nothing plays a whole game of every rule set, from the start page to the ranking.

Every move is found by its role and name and done by its action; what others do, and how it ends, is heard.
"""

from __future__ import annotations

import os
import re

import pytest

from tests.atspi.player import Player

WHOLE = "RA_DESKTOP_WHOLE_GAMES"
"""Set it to play the games to their ends; otherwise only the beginning of one is played."""
MOVES = 6
"""So many make a beginning."""
IF_WHOLE = pytest.mark.skipif(not os.environ.get(WHOLE), reason=f"only with {WHOLE}=1, as .ci/run plays them")


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
    assert any("Nefer" in said for said in heard)
    if not whole:
        assert len(player.moves) == MOVES
        return
    assert ranking is not None
    places = re.findall(r"^(\d)\. (\w+): (\d+) fame", ranking.description, re.MULTILINE)
    assert [place for place, _, _ in places] == ["1", "2", "3"]
    assert sorted(name for _, name, _ in places) == ["Khufu", "Nefer", "You"]
    assert any(all(f"{name}: {fame} fame" in said for _, name, fame in places) for said in heard)
