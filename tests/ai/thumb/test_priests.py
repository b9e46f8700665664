"""The players by rule of thumb and by feeling know Priests of Ra, too."""

from __future__ import annotations

import pytest

from ra_desktop.ai.arena.matches import play_match
from ra_desktop.ai.characters import Style
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.novice import NoviceBot
from ra_desktop.ai.rule_of_thumb import RuleOfThumbBot
from ra_desktop.ai.thumb.priests import PriestsWorth
from ra_desktop.engine import Bid, Flip, GameState, Keep, ShowSide, View, parse_action
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES

from ..set_positions import after, game


def table(*hands: str, lot: str = "", first: str = "", **more: int) -> GameState:
    return game(*hands, lot=lot, first=first, ruleset="priests", **more)  # type: ignore[arg-type]


def choice(view: View) -> str:
    return str(RuleOfThumbBot().choose(view))


def worth_of(state: GameState, tiles: str, seat: int = 0) -> float:
    codes = [PRIESTS_TILES.codes[name] for name in tiles.split()]
    worth = PriestsWorth(state)
    return worth.lot(seat, worth.counted(codes))


# --- what tiles are worth ---------------------------------------------------------------------------


def test_an_empty_lot_is_worth_nothing() -> None:
    state = table("farmer/granary plague stone", "granary/farmer priest", "", epoch=2)
    assert [worth_of(state, "", seat) for seat in range(3)] == pytest.approx([0, 0, 0])


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_half_a_building_is_worth_most_to_who_has_the_other_half(epoch: int) -> None:
    state = table("granary/scribe", "market/scribe", "", epoch=epoch)
    assert worth_of(state, "granary/farmer") > worth_of(state, "granary/farmer", 1) > 0


def test_buildings_are_worth_more_the_more_epochs_are_to_come() -> None:
    worth = [worth_of(table("", "", "", epoch=epoch), "granary/farmer granary/scribe") for epoch in (1, 2, 3)]
    assert worth[0] > worth[1] > worth[2] > 2.0


def test_people_are_worth_most_where_they_make_the_majority() -> None:
    state = table("farmer/granary", "farmer/market farmer/library farmer/fortress farmer/fortress", "")
    assert worth_of(state, "farmer/granary") < worth_of(state, "warrior/granary")
    state = table("farmer/granary farmer/market", "farmer/market farmer/library farmer/fortress", "", ras=7)
    assert worth_of(state, "farmer/granary") > worth_of(state, "farmer/granary", 1) + 1


def test_a_fourth_kind_of_people_is_worth_more_than_another_of_a_kind() -> None:
    state = table("farmer/granary warrior/granary merchant/market", "", "")
    assert worth_of(state, "scribe/market") > worth_of(state, "farmer/market")


def test_each_plague_costs_more_than_the_one_before() -> None:
    costs = [worth_of(table("plague " * number, "", "", epoch=3, ras=7), "plague") for number in range(5)]
    assert all(cost < 0 for cost in costs)
    assert costs == sorted(costs, reverse=True)


def test_the_third_priest_takes_a_plague_away() -> None:
    state = table("priest priest plague plague plague", "plague plague plague", "", epoch=3)
    assert worth_of(state, "priest") > worth_of(state, "priest", 1) + 1
    assert worth_of(state, "priest", 2) >= 2


def test_the_tenth_tile_of_a_pyramid_is_worth_more_than_the_eleventh_and_chambers_more_than_stones() -> None:
    state = table("stone " * 9, "stone " * 10, "", epoch=3, ras=7)
    assert worth_of(state, "stone") > 5 > worth_of(state, "stone", 1)
    state = table("chamber-red chamber-red stone", "", "", epoch=3)
    assert worth_of(state, "chamber-red") > worth_of(state, "stone")


def test_a_priest_in_the_lot_may_turn_what_comes_with_it() -> None:
    state = table("granary/scribe", "", "", epoch=3, ras=7)
    both = worth_of(state, "farmer/granary priest")
    assert both > worth_of(state, "farmer/granary") + worth_of(state, "priest") + 0.5


# --- sides and priests ------------------------------------------------------------------------------


def test_the_side_is_shown_that_the_player_can_use() -> None:
    suns = ((13, 12, 11, 10), (9, 2), (8, 3))
    building = table("granary/scribe", "", "", first="farmer/granary", suns=suns, epoch=3, ras=7)  # type: ignore[arg-type]
    assert choice(after(building, "draw")) == "side granary"
    own = "farmer/market warrior/market merchant/library"
    person = table(own, "", "", first="scribe/granary", suns=suns, epoch=3, ras=7)  # type: ignore[arg-type]
    assert choice(after(person, "draw")) == "side scribe"


def test_a_priest_completes_a_building() -> None:
    others = "farmer/market farmer/library farmer/fortress"
    state = table("granary/scribe farmer/granary market/farmer", others, lot="priest", epoch=3, ras=5)
    assert choice(after(state, "invoke", "pass", "bid 2")) == "flip farmer/granary"


def test_a_priest_makes_a_majority() -> None:
    state = table("farmer/market library/farmer", "farmer/granary farmer/market", lot="priest", epoch=3, ras=5)
    assert choice(after(state, "invoke", "pass", "bid 2")) == "flip library/farmer"


def test_two_priests_turn_two_tiles() -> None:
    state = table("market/farmer library/farmer", "", lot="priest priest", epoch=3, ras=5)
    view = after(state, "invoke", "pass", "bid 2")
    first = choice(view)
    assert first in ("flip market/farmer", "flip library/farmer")
    second = choice(after(state, first))
    assert {first, second} == {"flip market/farmer", "flip library/farmer"}


def test_what_is_good_as_it_is_stays() -> None:
    hand = "granary/scribe granary/scribe farmer/market farmer/market"
    state = table(hand, "", lot="priest", epoch=3, ras=5)
    assert choice(after(state, "invoke", "pass", "bid 2")) == "keep"


# --- auctions ---------------------------------------------------------------------------------------


def test_plagues_are_left_alone() -> None:
    for lot in ("plague", "plague plague", "plague plague plague stone"):
        state = table("plague", "plague plague", "plague", lot=lot, turn=2)
        assert choice(after(state, "invoke")) in ("pass", "bid 2"), lot


def test_a_precious_lot_is_bid_for() -> None:
    lot = "granary/farmer granary/scribe market/farmer market/scribe priest chamber-red stone"
    assert choice(after(table("", "", "", lot=lot, turn=2), "invoke")).startswith("bid")


def test_the_last_bidder_takes_the_lowest_sun_that_wins() -> None:
    lot = "granary/farmer granary/scribe market/farmer market/scribe priest priest"
    assert choice(after(table("", "", "", lot=lot, turn=0), "invoke", "bid 3", "bid 4")) == "bid 5"


# --- by feeling -------------------------------------------------------------------------------------


def feelings(view: View) -> set[str]:
    return {str(NoviceBot(seed).choose(view)) for seed in range(20)}


def test_the_novice_shows_what_it_has_more_of() -> None:
    own = "granary/scribe granary/farmer farmer/market"
    assert feelings(after(table(own, "", first="farmer/granary"), "draw")) == {"side granary"}
    assert feelings(after(table("", "", first="farmer/granary"), "draw")) == {"side farmer", "side granary"}


def test_the_novice_turns_what_goes_better_with_the_rest() -> None:
    state = table("granary/scribe granary/merchant farmer/granary", "", lot="priest")
    assert feelings(after(state, "invoke", "pass", "bid 2")) == {"flip farmer/granary"}
    state = table("granary/scribe granary/merchant", "", lot="priest")
    assert feelings(after(state, "invoke", "pass", "bid 2")) == {"keep"}


def test_the_novice_passes_on_mere_plagues() -> None:
    assert feelings(after(table("", "", "", lot="plague plague", turn=2), "invoke")) == {"pass"}


# --- characters and hints ---------------------------------------------------------------------------


def test_bonuses_know_the_tiles_of_priests() -> None:
    style = Style(tiles={"building": 1.0, "priest": 2.0})
    view = after(table("", "", lot="granary/farmer priest stone", turn=1), "invoke")
    assert style.bonuses(view, [Bid(9)]) == [3.0]
    view = after(table("", "", first="farmer/granary"), "draw")
    assert style.bonuses(view, [ShowSide("farmer"), ShowSide("granary")]) == [0.0, 0.5]
    view = after(table("farmer/granary market/scribe", "", lot="priest"), "invoke", "pass", "bid 2")
    flips = [Flip("farmer/granary"), Flip("market/scribe"), Keep()]
    assert style.bonuses(view, flips) == [1.0, -1.0, 0.0]


def test_a_hint_says_what_turning_a_tile_gains() -> None:
    view = after(table("granary/scribe farmer/granary", "", lot="priest"), "invoke", "pass", "bid 2")
    assert facts_about(view, parse_action("flip farmer/granary")).moves[0].now == 2
    assert facts_about(view, parse_action("keep")).moves[0].now == 0


# --- whole games ------------------------------------------------------------------------------------


def test_who_counts_beats_who_feels_and_who_feels_beats_chance() -> None:
    counting, feeling = play_match("priests", ["casual", "novice"], 20, 3)
    assert counting.wins >= 15
    feeling, chance = play_match("priests", ["novice", "random"], 10, 3)
    assert feeling.wins >= 8
    assert chance.tiles["person"] + chance.tiles["building"] > 0
