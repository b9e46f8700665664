"""The rule-of-thumb player does nothing that makes a person shake their head."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.novice import grasped
from ra_desktop.ai.rule_of_thumb import RuleOfThumbBot
from ra_desktop.ai.thumb.ra import RaWorth
from ra_desktop.ai.thumb.weighing import weigh
from ra_desktop.engine import GameState, View
from ra_desktop.engine.games.ra.tiles import RA_TILES

from ..playing import positions
from ..set_positions import after, game

if TYPE_CHECKING:
    from collections.abc import Iterator


def choice(view: View) -> str:
    return str(RuleOfThumbBot().choose(view))


def worth_of(state: GameState, tiles: str, seat: int = 0) -> float:
    codes = [RA_TILES.codes[name] for name in tiles.split()]
    worth = RaWorth(state)
    return worth.lot(seat, worth.counted(codes))


# --- auctions ---------------------------------------------------------------------------------------


def test_no_high_sun_is_bid_for_a_worthless_lot() -> None:
    for lot in ("nile", "pharaoh", "statue", "nile statue"):
        state = game("", "", "", "", lot=lot, turn=3)
        view = after(state, "invoke")
        assert choice(view) in ("pass", "bid 2", "bid 6"), lot


def test_a_lot_of_mere_disasters_is_left_alone() -> None:
    hand = "art writing religion pharaoh pharaoh flood nile"
    for lot in ("unrest", "unrest unrest", "funeral", "drought", "unrest drought funeral"):
        view = after(game(hand, hand, hand, lot=lot, turn=2), "invoke")
        assert choice(view) == "pass", lot


def test_a_precious_lot_is_bid_for() -> None:
    lot = "art writing religion astronomy agriculture gold god flood"
    view = after(game("", "", "", "", lot=lot, turn=3), "invoke")
    assert choice(view).startswith("bid")


def test_the_last_bidder_takes_the_lowest_sun_that_wins() -> None:
    lot = "art writing religion gold gold flood nile"
    view = after(game("", "", "", lot=lot, turn=0), "invoke", "bid 3", "bid 4")
    assert choice(view) == "bid 5"


def test_who_must_bid_gives_the_lowest_sun_for_rubbish() -> None:
    view = after(game("", "", "", lot="drought", turn=0), "invoke", "pass", "pass")
    assert choice(view) == "bid 2"


def test_what_a_lot_is_worth_depends_on_what_is_held() -> None:
    state = game("flood art writing", "", "")
    assert worth_of(state, "nile nile") > worth_of(state, "nile nile", seat=1)
    assert worth_of(state, "religion") > worth_of(state, "art") + 2


def test_a_disaster_costs_what_it_really_takes() -> None:
    state = game("art writing religion statue", "art art art writing religion", "")
    assert worth_of(state, "unrest", seat=2) == 0
    assert worth_of(state, "unrest", seat=1) > worth_of(state, "unrest", seat=0)
    assert worth_of(state, "unrest", seat=0) < -4
    assert worth_of(state, "funeral") == 0
    assert worth_of(state, "earthquake") < 0
    assert worth_of(state, "earthquake", seat=1) == 0


def test_in_the_end_a_lot_is_worth_what_it_scores() -> None:
    # The last sun of the last epoch: nothing more can come.
    state = game(
        "statue statue art writing", "", "", epoch=3, ras=7, suns=((13,), (), ()), down=((2, 3), (4, 5), (6, 7))
    )
    assert worth_of(state, "statue") == pytest.approx(5, abs=0.01)
    assert worth_of(state, "religion flood gold nile nile") == pytest.approx(5 + 3 + 3, abs=0.01)
    assert worth_of(state, "nile") == pytest.approx(0, abs=0.01)


# --- turns ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_invokes_on_an_empty_track_while_all_is_open(players: int) -> None:
    for ras in range(3):
        assert choice(after(game(*[""] * players, ras=ras))) == "draw"


def test_a_good_lot_is_invoked_for_by_who_holds_the_only_sun() -> None:
    lot = "art writing religion gold gold flood"
    state = game("", "", "", lot=lot, ras=7, centre=7, suns=((8,), (), ()), down=((2, 5), (3, 12), (4, 13)))
    assert choice(after(state)) == "invoke"


def test_a_player_alone_waits_for_more_while_there_is_time() -> None:
    state = game("", "", "", lot="nile", suns=((8, 9), (), ()), down=((2,), (3,), (4,)))
    assert choice(after(state)) == "draw"


def test_a_god_is_spent_on_what_matters_before_the_epoch_ends() -> None:
    state = game("god art writing", "", "", lot="religion nile", ras=7)
    assert choice(after(state)) == "god religion"


def test_no_god_is_spent_on_trifles_or_disasters() -> None:
    for lot in ("nile", "statue nile", "unrest", "pharaoh nile"):
        assert not choice(after(game("god flood art", "", "", lot=lot))).startswith("god"), lot


def test_a_second_god_is_kept_for_later() -> None:
    state = game("god god art writing", "", "", lot="religion drought nile", ras=7)
    assert choice(after(state, "god religion")) == "end"


# --- disasters --------------------------------------------------------------------------------------


def test_spare_civilization_goes_first() -> None:
    state = game("art art writing religion", "", "", lot="unrest", turn=0)
    view = after(state, "invoke", "pass", "pass", "bid 2")
    assert view.phase == "discard"
    assert choice(view) == "discard art"


def test_sets_of_monuments_are_kept_together() -> None:
    state = game("statue statue statue palace temple", "", "", lot="earthquake", turn=0, epoch=3)
    view = after(state, "invoke", "pass", "pass", "bid 2")
    assert choice(view) in ("discard palace", "discard temple")


# --- doubt ------------------------------------------------------------------------------------------


def test_who_is_unsure_plays_another_move_of_nearly_equal_worth_and_always_alike_in_the_same_position() -> None:
    own_noise = RuleOfThumbBot(3, settings=lambda players, game: SearchSettings(own_noise=0.004))
    others = 0
    for view in views_of_a_game("classic", 5):
        action = own_noise.choose(view)
        assert own_noise.choose(view) == action
        if grasped(view, view.legal_actions()) is not None:
            continue  # nobody is unsure of a very good lot
        values = dict(weigh(view, view.legal_actions()))
        best = max(values, key=lambda item: values[item])
        if action != best:
            others += 1
            assert str(action) in ("draw", "invoke", "pass")
            assert values[best] - values[action] < 12.0  # 1 in 150,000 is off by more
            assert any(view.auction_track)
    assert others


def test_how_unsure_it_is_depends_on_the_game_and_the_number_of_players() -> None:
    asked = set()

    def settings(players: int, game: str) -> SearchSettings:
        asked.add((players, game))
        return SearchSettings()

    for ruleset, players in (("classic", 5), ("boat", 2), ("priests", 4)):
        for view in views_of_a_game(ruleset, players):
            assert RuleOfThumbBot(settings=settings).choose(view) == RuleOfThumbBot().choose(view)
    assert asked == {(5, "ra"), (2, "ra"), (4, "priests")}


def views_of_a_game(ruleset: str, players: int) -> Iterator[View]:
    """The views of those who have a choice, in a game of the bots."""
    return (state.view(state.seat_to_act) for state in positions(ruleset, players, 4) if len(state.legal_actions()) > 1)


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "most"), [("classic", 0.005), ("priests", 0.01)])
def test_a_move_takes_milliseconds(ruleset: str, most: float) -> None:
    bot = make_bot("casual")
    state = GameState.new(ruleset, 5, 2)
    moves, seconds = 0, 0.0
    while not state.is_over:
        view = state.view(state.seat_to_act)
        began = time.process_time()
        action = bot.choose(view)
        seconds += time.process_time() - began
        moves += 1
        state.apply(action, events=False)
    assert seconds / moves < most
