"""What is told of a scoring: for every row the tiles that count and the reason, from the data of the engine."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ra_desktop.engine import RULESETS, Game, GameState
from ra_desktop.engine import events as ev
from ra_desktop.engine.tiles import mask_of
from ra_desktop.ui.games.epoch_account import EpochAccount
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.games.registry import explain
from tests.ui.table.epoch_ends import ENDS, EpochEnd, hold
from tests.ui.table.overlays.test_pages import account

if TYPE_CHECKING:
    from ra_desktop.app.models.score import Explanation


def last_position(ruleset: str, *hands: str) -> GameState:
    """The last epoch, with these tiles; the suns of the seats add up to 10, 20, 30."""
    state = GameState.new(ruleset, len(hands), 3)
    state.epoch = 3
    hold(state, *hands)
    state.up = [mask_of(suns) for suns in ((1, 9), (4, 16), (14,))][: len(hands)]
    state.down = [mask_of(suns) for suns in ((), (), (13, 3))][: len(hands)]
    return state


def text(state: GameState, row: str) -> list[Explanation]:
    return [explain(state, seat, row) for seat in range(state.players)]


RA = (
    "pharaoh*3 nile*2 flood gold*2 god art*2 writing fortress*3 temple*4 palace",
    "pharaoh nile*3 religion",
    "pharaoh*2 gold",
)


@pytest.mark.parametrize(("row", "texts", "tiles"), [
    ("gods", ["God\u00a0×1, 2 each", "none", "none"], [{"god": 1}, {}, {}]),
    ("gold", ["Gold\u00a0×2, 3 each", "none", "Gold\u00a0×1, 3 each"], [{"gold": 2}, {}, {"gold": 1}]),
    ("pharaohs", ["3 pharaohs, the most", "1 pharaoh, the fewest", "2 pharaohs, in between"],
     [{"pharaoh": 3}, {"pharaoh": 1}, {"pharaoh": 2}]),
    ("nile", ["Flood\u00a0×1, Nile\u00a0×2", "3 Nile tiles, but no flood", "none"], [{"flood": 1, "nile": 2}, {}, {}]),
    ("civilization", ["2 different kinds", "1 kind", "none"],
     [{"art": 2, "writing": 1}, {"religion": 1}, {}]),
    ("monument-variety", ["3 different kinds", "none", "none"], [{"fortress": 3, "temple": 4, "palace": 1}, {}, {}]),
    ("monument-sets", ["Fortress\u00a0×3 +5, Temple\u00a0×4 +10", "no three of a kind", "no three of a kind"],
     [{"fortress": 3, "temple": 4}, {}, {}]),
    ("suns", ["suns total 10, the lowest", "suns total 20, in between", "suns total 30, the highest"],
     [{}, {}, {}]),
])  # fmt: skip
def test_every_row_of_ra_says_why(row: str, texts: list[str], tiles: list[dict[str, int]]) -> None:
    reasons = text(last_position("classic", *RA), row)
    assert [reason.text for reason in reasons] == texts
    assert [dict(reason.tiles) for reason in reasons] == tiles


def test_the_suns_of_a_seat_count_face_up_and_face_down() -> None:
    assert [item.suns for item in text(last_position("classic", *RA), "suns")] == [(1, 9), (4, 16), (3, 13, 14)]


@pytest.mark.parametrize(
    ("hands", "texts"),
    [
        (("pharaoh*2", "pharaoh*2", ""), ["2 pharaohs, tied for the most"] * 2 + ["no pharaohs, the fewest"]),
        (("pharaoh", "", ""), ["1 pharaoh, the most"] + ["no pharaohs, tied for the fewest"] * 2),
        (("pharaoh",) * 3, ["1 pharaoh, the same as everyone else"] * 3),
    ],
)
def test_ties_of_pharaohs_are_named(hands: tuple[str, ...], texts: list[str]) -> None:
    assert [item.text for item in text(last_position("boat", *hands), "pharaohs")] == texts


PRIESTS = (
    (
        "farmer/granary*2 farmer/market warrior/library granary/farmer*3 market/scribe stone*4 chamber-red*3 priest*3 "
        "plague*2"
    ),
    "farmer/granary*2 scribe/library granary/warrior*2 fortress/farmer*2 market/farmer*2 chamber-blue*4 plague",
    "merchant/market warrior/library library/farmer",
)


@pytest.mark.parametrize(("row", "texts", "tiles"), [
    ("people", ["Farmer\u00a0×3 +5", "not the most of any kind", "fewer than 2 of each kind"],
     [{"farmer/granary": 2, "farmer/market": 1}, {}, {}]),
    ("buildings", ["1 complete building", "3 complete buildings", "no complete buildings"],
     [{"granary/farmer": 3}, {"granary/warrior": 2, "fortress/farmer": 2, "market/farmer": 2}, {}]),
    ("building-variety", ["complete buildings of 1 kind", "complete buildings of 3 kinds", "no complete buildings"],
     [{"granary/farmer": 3}, {"granary/warrior": 2, "fortress/farmer": 2, "market/farmer": 2}, {}]),
    ("priests", ["Priest\u00a0×3, 2 each", "none", "none"], [{"priest": 3}, {}, {}]),
    ("plagues", ["1 plague, after the priests removed one", "1 plague", "none"], [{"plague": 1}, {"plague": 1}, {}]),
    ("pyramid", ["7 stones and chambers", "4 stones and chambers", "none"],
     [{"stone": 4, "chamber-red": 3}, {"chamber-blue": 4}, {}]),
    ("chambers", ["Red chamber\u00a0×3 +5", "Blue chamber\u00a0×4 +10", "no three of one colour"],
     [{"chamber-red": 3}, {"chamber-blue": 4}, {}]),
    ("ankhs", ["2 ankhs", "none", "none"], [{"ankh": 2}, {}, {}]),
    ("suns", ["suns total 10, the lowest", "suns total 20, in between", "suns total 30, the highest"],
     [{}, {}, {}]),
])  # fmt: skip
def test_every_row_of_priests_says_why(row: str, texts: list[str], tiles: list[dict[str, int]]) -> None:
    state = last_position("priests", *PRIESTS)
    state.ankhs = [2, 0, 0]
    reasons = text(state, row)
    assert [reason.text for reason in reasons] == texts
    assert [dict(reason.tiles) for reason in reasons] == tiles


def test_every_row_of_every_game_has_a_reason() -> None:
    for name, rules in RULESETS.items():
        state = last_position(name, *(PRIESTS if rules.game == "priests" else RA))
        assert all(item.text for row in rules.rows for item in text(state, row))


def test_ankhs_won_have_a_row_before_the_last_epoch_and_their_people() -> None:
    rows = {row.code: row for row in account(EpochEnd("priests", "ra")).rows}
    won = rows[ANKHS_WON]
    assert [cell.points for cell in won.cells] == [None] * 3
    assert [cell.text for cell in won.cells] == ["1", "0", "0"]
    assert won.cells[0].reason.text == "people of 3 kinds"
    assert ANKHS_WON not in {row.code for row in account(EpochEnd("priests", "ra", last=True)).rows}


@pytest.mark.parametrize("end", ENDS, ids=str)
def test_what_is_told_adds_up_to_the_fame(end: EpochEnd) -> None:
    text = account(end)
    event = text.event
    for seat in range(3):
        assert sum(row.cells[seat].points or 0 for row in text.rows) == text.total(seat)
        assert text.fame_after(seat, 0) == event.fame_before[seat]
        assert text.fame_after(seat, len(text.rows_shown)) == event.fame[seat]
    assert text.ended == end.reason
    late = RULESETS[end.ruleset].final_rows
    assert any(row.code in late for row in text.rows) == end.last


def test_fame_never_falls_below_0_while_it_is_told() -> None:
    text = account(EpochEnd("classic", "ra"))
    shown = [text.fame_after(1, rows) for rows in range(len(text.rows_shown) + 1)]
    assert text.event.fame_before[1] == 3
    assert shown[0] == 3
    assert min(shown) == shown[-1] == text.event.fame[1] == 0


def test_what_leaves_and_what_stays_is_said_by_category() -> None:
    text = account(EpochEnd("classic", "ra"))
    assert text.leaving == (("god", 2), ("gold", 3), ("flood", 1), ("civilization", 5))
    assert text.staying == (("pharaoh", 3), ("nile", 5), ("monument", 4))
    text = account(EpochEnd("priests", "ra"))
    assert dict(text.leaving) == {"person": 6, "priest": 3, "plague": 1}
    assert dict(text.staying) == {"building": 8, "stone": 3, "chamber": 3, "plague": 2}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_account_of_whole_games_agrees_with_the_engine(ruleset: str) -> None:
    game, rng = Game(ruleset, 3, 5), random.Random(5)
    epochs = 0
    while not game.state.is_over:
        ply = game.play(rng.choice(game.state.legal_actions()))
        if any(isinstance(event, ev.EpochScored) for event in ply.events):
            position = game.scoring(len(game.plies))
            assert position is not None
            text = EpochAccount.of(position, ply)
            epochs += 1
            assert text.event.epoch == epochs
            for seat in range(3):
                assert text.fame_after(seat, len(text.rows_shown)) == text.event.fame[seat]
                for row in text.rows:
                    if (row.cells[seat].points or 0) > 0:
                        assert row.cells[seat].reason.tiles or row.cells[seat].reason.suns, row.code
    assert epochs == RULESETS[ruleset].epochs
