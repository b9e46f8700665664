"""How every seat stands in each row is what the rules score, now or at the end of the game."""

from __future__ import annotations

import pytest

from ra_desktop.engine import RULESETS
from ra_desktop.engine.tiles import highest_in
from tests.engine.positions import hands


@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize(
    ("ruleset", "own", "other"),
    [
        ("classic", "pharaoh gold flood nile nile temple temple temple art", "pharaoh pharaoh god"),
        ("priests", "farmer/granary scribe/market warrior/library stone stone stone plague", "priest plague plague"),
    ],
)
def test_every_row_scores_what_the_rules_score_when_it_counts(ruleset: str, own: str, other: str, epoch: int) -> None:
    state = hands(own, other, "", ruleset=ruleset, epoch=epoch)
    now, last = state.points_now(), hands(own, other, "", ruleset=ruleset, epoch=3).points_now()
    standings = state.standings()
    assert [standing.row for standing in standings] == list(RULESETS[ruleset].rows)
    for standing in standings:
        assert standing.is_final == (standing.row in RULESETS[ruleset].final_rows)
        if standing.row == "suns" and epoch < 3:
            assert standing.points is None
        else:
            scored = last if standing.is_final else now
            assert standing.points == tuple(seat[standing.row] for seat in scored), standing.row


def test_nothing_on_the_table_changes() -> None:
    state = hands("farmer/granary scribe/market warrior/library priest priest priest plague", "", ruleset="priests")
    before = state.key()
    state.standings()
    state.lasting_tiles()
    assert state.key() == before


def test_tiles_last_that_are_not_discarded_after_an_epoch() -> None:
    lasting = hands("", "").lasting_tiles()
    assert {"pharaoh", "nile", "temple", "sphinx"} <= lasting
    assert not {"flood", "gold", "god", "art", "writing"} & lasting
    assert {"stone", "plague", "chamber-red"} <= hands("", "", ruleset="priests").lasting_tiles()
    assert not {"priest", "farmer/granary"} & hands("", "", ruleset="priests").lasting_tiles()


@pytest.mark.parametrize(("mask", "sun"), [(0, -1), (0b10, 1), (0b101100, 5)])
def test_the_highest_sun_of_a_mask(mask: int, sun: int) -> None:
    assert highest_in(mask) == sun
