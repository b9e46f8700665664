"""The novice, the characters and the hints know Priests of Ra, too."""

from __future__ import annotations

from ra_desktop.ai.characters import Style
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.novice import NoviceBot
from ra_desktop.engine import Bid, Flip, GameState, Keep, ShowSide, View, parse_action
from tests.ai.playing import play_match
from tests.sampling import by_day

from .set_positions import after, game


def table(*hands: str, lot: str = "", first: str = "", **more: int) -> GameState:
    return game(*hands, lot=lot, first=first, ruleset="priests", **more)  # type: ignore[arg-type]


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
    counting, feeling = play_match("priests", ["casual", "novice"], by_day(20), 3)
    assert counting.wins >= 0.75 * counting.games
    feeling, chance = play_match("priests", ["novice", "random"], 10, 3)
    assert feeling.wins >= 8
    assert chance.tiles["person"] + chance.tiles["building"] > 0
