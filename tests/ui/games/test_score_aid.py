"""The score aid says of every category what it scores and how one stands in it, with the engine's figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.engine import RULESETS, GameState, register, unregister
from ra_desktop.engine.tiles import mask_of
from ra_desktop.ui.games.score_aid import AidLine, ScoreAid
from tests.engine.positions import hands
from tests.variant.duel import DUEL

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def duel() -> Iterator[None]:
    register(DUEL)
    yield
    unregister(DUEL.name)


def lines(state: GameState, seat: int = 0) -> dict[str, AidLine]:
    aid = ScoreAid.of(state.view(0), seat)
    return {line.code: line for line in (*aid.every_epoch, *aid.end_of_game)}


def with_suns(state: GameState, *suns: tuple[int, ...]) -> GameState:
    """The position with these suns of each seat, all face up."""
    for seat, own in enumerate(suns):
        state.up[seat], state.down[seat] = mask_of(own), 0
    return state


def standings(state: GameState, seat: int = 0) -> dict[str, tuple[str, int | None]]:
    return {code: (line.standing, line.points) for code, line in lines(state, seat).items()}


def test_ra_tells_counts_comparisons_and_points() -> None:
    own = "pharaoh pharaoh pharaoh gold nile nile flood art writing temple temple temple sphinx"
    others = ("pharaoh pharaoh pharaoh pharaoh", "pharaoh pharaoh pharaoh")
    state = with_suns(hands(own, *others), (9, 5), (12, 8), (13, 2))
    assert standings(state) == {
        "gods": ("Now: none", 0),
        "gold": ("Now: Gold\u00a0×1, 3 each", 3),
        "pharaohs": ("Now: 3 (most 4, fewest 3)", -2),
        "nile": ("Now: Flood\u00a0×1, Nile\u00a0×2", 3),
        "civilization": ("Now: 2 different kinds", 0),
        "monument-variety": ("Now: 2 different kinds", 2),
        "monument-sets": ("Now: Temple\u00a0×3 +5", 5),
        "suns": ("Now: total 14 (highest 20, lowest 14)", None),
    }
    assert standings(state, 1)["pharaohs"] == ("Now: 4 (most 4, fewest 3)", 5)


def test_suns_score_in_the_last_epoch() -> None:
    state = with_suns(hands("", "", "", epoch=3), (9, 5), (12, 8), (13, 2))
    assert [standings(state, seat)["suns"] for seat in range(3)] == [
        ("Now: total 14 (highest 20, lowest 14)", -5),
        ("Now: total 20 (highest 20, lowest 14)", 5),
        ("Now: total 15 (highest 20, lowest 14)", 0),
    ]


def test_priests_tells_what_others_have_of_each_kind() -> None:
    own = "farmer/granary farmer/market scribe/library granary/farmer granary/scribe stone stone stone priest plague"
    others = ("farmer/granary farmer/market farmer/library", "")
    state = with_suns(hands(own, *others, ruleset="priests"), (9, 5), (12, 8), (13, 2))
    assert standings(state) == {
        "people": ("Now: Farmer\u00a0×2 (most 3), Scribe\u00a0×1 (most 1)", 0),
        "buildings": ("Now: 1 complete building", 2),
        "building-variety": ("Now: complete buildings of 1 kind", 0),
        "priests": ("Now: Priest\u00a0×1, 2 each", 2),
        "plagues": ("Now: 1 plague", -1),
        "pyramid": ("Now: 3 stones and chambers", 5),
        "chambers": ("Now: no three of one colour", 0),
        "ankhs": ("Now: none", 0),
        "suns": ("Now: total 14 (highest 20, lowest 14)", None),
    }
    assert standings(state, 1)["people"] == ("Now: Farmer\u00a0×3 (most 3)", 5)


@pytest.mark.parametrize("ruleset", ["classic", "boat", "priests", "duel"])
def test_every_row_and_every_tile_has_a_line_with_its_rule(ruleset: str, duel: None) -> None:
    state = GameState.new(ruleset, RULESETS[ruleset].players[0], 7)
    aid = ScoreAid.of(state.view(0), 0)
    result = RULESETS[ruleset]
    assert [line.code for line in aid.every_epoch] == [row for row in result.rows if row not in result.final_rows]
    assert [line.code for line in aid.end_of_game] == [row for row in result.rows if row in result.final_rows]
    every = (*aid.every_epoch, *aid.end_of_game, *aid.other_tiles)
    assert [line.code for line in every if not line.label or not line.rule] == []
    assert [line.code for line in every if not line.tiles] == ["suns"]
    disasters = () if ruleset == "priests" else ("funeral", "drought", "unrest", "earthquake")
    assert [line.code for line in aid.other_tiles] == ["ra", *disasters]


def test_it_says_what_becomes_of_the_tiles() -> None:
    result = lines(hands("", ""))
    assert result["pharaohs"].lasting == "You keep the tiles."
    assert result["gold"].lasting == "Discarded after each epoch."
    assert result["nile"].lasting == "Discarded after each epoch: Flood."
    assert result["suns"].lasting == ""
    priests = lines(hands("", "", ruleset="priests"))
    assert (priests["ankhs"].lasting, priests["people"].lasting) == (
        "You keep the tiles.",
        "Discarded after each epoch.",
    )


def test_a_line_shows_each_side_once() -> None:
    assert lines(hands("", "", ruleset="priests"))["people"].tiles == (
        "farmer/granary",
        "warrior/granary",
        "merchant/granary",
        "scribe/granary",
    )
    assert lines(hands("", ""))["gods"].tiles == ("god",)
    assert lines(hands("", ""))["nile"].tiles == ("nile", "flood")


def test_after_the_game_only_the_rules_are_left() -> None:
    state = hands("gold", "", epoch=3)
    state.phase = "over"
    state.sheets = [state.rules.score(state) for _ in range(3)]
    assert {(line.standing, line.points) for line in lines(state).values()} == {("", None)}
