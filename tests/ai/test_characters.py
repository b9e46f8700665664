"""Characters are told apart by how they play, at every level, and the networks stay strong."""

from __future__ import annotations

from itertools import islice, product

import numpy as np
import pytest

from bench.told_apart import CATEGORIES, Choices, counted, named
from lab.batched_play import Habits, play_noting
from ra_desktop.ai import CHARACTERS, make_bot
from ra_desktop.ai.arena.matches import seated_bot
from ra_desktop.ai.characters import (
    FAME_IN_UTILITY,
    MOST_BONUS,
    NEUTRAL,
    USUAL_GAIN,
    Style,
    advised_first,
    style_of,
    without_waste,
)
from ra_desktop.ai.evaluation import neural_bot
from ra_desktop.ai.neural.bot import styled_choice
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.prices import grasped
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.slips import LOW_AND_CERTAIN, NEARLY_EQUAL, SlippingBot, Slips
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES
from ra_desktop.engine.games.ra.tiles import NILE
from ra_desktop.engine.tiles import RA
from ra_desktop.ui.words import players as player_text
from tests.ai.playing import play_match
from tests.sampling import by_day, sampled

from .playing import positions
from .set_positions import after, game


def test_every_character_has_a_name_and_a_portrait() -> None:
    assert len({player_text.character_name(key) for key in CHARACTERS}) == len(CHARACTERS)
    for key, character in CHARACTERS.items():
        assert key == character.key
        assert player_text.character_name(key) != key
        assert player_text.character_portrait(key).endswith(".")
        assert character.style is not NEUTRAL


def test_nobody_in_particular_likes_nothing() -> None:
    assert style_of(None) is NEUTRAL
    view = after(game("", "", "", lot="gold nile"))
    assert NEUTRAL.bonuses(view, view.legal_actions()) == [0.0] * len(view.legal_actions())


def test_tiles_that_are_liked_are_worth_a_bid() -> None:
    view = after(game("", "", "", lot="nile flood statue"), "invoke")
    style = Style(tiles={"nile": 2.0, "flood": 3.0})
    assert style.bonuses(view, [Bid(3), Pass()]) == [5.0, 0.0]


def test_suns_are_liked_by_their_place_among_ones_own() -> None:
    view = after(game("", "", "", lot="nile"), "invoke")
    bids = [Bid(3), Bid(6), Bid(9), Bid(12)]
    assert Style(high_suns=3.0).bonuses(view, bids) == pytest.approx([-6.0, -4.0, -2.0, 0.0])
    assert Style(high_suns=-3.0).bonuses(view, bids) == pytest.approx([0.0, -2.0, -4.0, -6.0])
    alone = after(game("", "", "", lot="nile", suns=((5, 2), (13,), (9, 7))), "invoke")
    assert Style(high_suns=3.0).bonuses(alone, [Bid(13), Pass()]) == [0.0, 0.0]


def test_calls_differ_when_the_night_is_near() -> None:
    style = Style(calls=1.0, calls_late=-2.0)
    assert style.bonuses(after(game("", "", "", lot="nile")), [Invoke()]) == [1.0]
    assert style.bonuses(after(game("", "", "", lot="nile", ras=7)), [Invoke()]) == [-2.0]


def test_suns_that_end_with_the_epoch_are_not_kept() -> None:
    bids = [Bid(3), Bid(6), Bid(9), Bid(12)]
    view = after(game("", "", "", lot="nile", ras=6), "invoke")
    assert Style(high_suns=-3.0).bonuses(view, bids) == pytest.approx([0.0, -2.0, -4.0, -6.0])
    view = after(game("", "", "", lot="nile", ras=7), "invoke")
    assert view.ra_count + 1 == view.ra_limit
    assert Style(high_suns=-3.0).bonuses(view, bids) == [0.0] * 4
    assert Style(high_suns=3.0).bonuses(view, bids)[:2] == pytest.approx([-6.0, -4.0]), "high suns may still be shown"


def test_spite_is_what_the_lot_brings_somebody_else() -> None:
    view = after(game("", "flood", "", lot="nile nile"), "invoke")
    style = Style(spite=0.5)
    assert view.seat == 1
    assert style.bonuses(view, [Bid(12), Pass()]) == [-0.5 * USUAL_GAIN, 0.0]
    view = after(game("flood", "", "", lot="nile nile"), "invoke")
    assert style.bonuses(view, [Bid(12), Pass()]) == [0.5 * (2 - USUAL_GAIN), 0.0]


@pytest.mark.parametrize("character", CHARACTERS)
def test_there_is_nothing_to_like_in_an_empty_track(character: str) -> None:
    style = CHARACTERS[character].style
    for view in (after(game("", "", "", ras=7)), after(game("", "", "", ras=5), "invoke")):
        assert set(style.bonuses(view, view.legal_actions())) == {0.0}


COLLECTORS = {"builder": ("monument",), "farmer": ("nile",), "heir": ("pharaoh",)}
OF_PRIESTS = {
    "novice": {
        "builder": ("stone", "chamber", "building"), "priestess": ("priest",), "scholar": ("scribe", "library"),
        "general": ("warrior", "fortress"),
    },
    "casual": {"heir": ("person",), "farmer": ("farmer", "granary"), "miser": ("merchant", "market")},
}  # fmt: skip


@pytest.mark.parametrize(
    ("ruleset", "level", "liked", "games"),
    [
        ("classic", "novice", COLLECTORS, by_day(20, 2)),
        ("classic", "casual", COLLECTORS, 8),
        ("priests", "novice", OF_PRIESTS["novice"], 10),
        pytest.param("priests", "casual", OF_PRIESTS["casual"], 4, marks=pytest.mark.nightly),
    ],
)
def test_collectors_collect(ruleset: str, level: str, liked: dict[str, tuple[str, ...]], games: int) -> None:
    """More than a neutral bot at the same table."""
    *styled, neutral = play_match(ruleset, [*(f"{level}:{character}" for character in liked), level], games, 3)
    for record, tiles in zip(styled, liked.values(), strict=True):
        assert sum(record.tiles[tile] for tile in tiles) > sum(neutral.tiles[tile] for tile in tiles), tiles


def test_what_could_not_bring_anything_any_more_is_not_liked() -> None:
    style = Style(tiles={"building": 1.0, "nile": 2.0, "plague": -3.0})
    for epoch, bonus in ((2, 2.0), (3, 0.0)):
        view = after(game("", "", lot="granary/farmer market/farmer", epoch=epoch, ruleset="priests"), "invoke")
        assert style.bonuses(view, [Bid(7), Pass()]) == [bonus, 0.0]
    view = after(game("flood", "flood", lot="nile", epoch=3), "invoke")
    assert style.bonuses(view, [Bid(7), Pass()]) == [2.0, 0.0]
    view = after(game("", "", lot="plague", epoch=3, ruleset="priests"), "invoke")
    assert style.bonuses(view, [Bid(7), Pass()]) == [-3.0, 0.0]


@pytest.mark.parametrize(("level", "games"), [("novice", by_day(18, 2)), ("casual", by_day(6, 2))])
def test_callers_call_and_others_wait(level: str, games: int) -> None:
    caller, priestess, neutral = play_match("classic", [f"{level}:caller", f"{level}:priestess", level], games, 3)
    assert caller.calls > neutral.calls > priestess.calls


@pytest.mark.parametrize(("level", "games"), [("novice", by_day(12)), ("casual", by_day(12, 6))])
def test_generals_lead_with_their_highest_sun_and_gamblers_keep_it(level: str, games: int) -> None:
    records = [Habits(name) for name in (f"{level}:general", f"{level}:gambler", level)]
    for number, turn in product(range(games), range(3)):
        seated = [records[(seat + turn) % 3] for seat in range(3)]
        bots = [seated_bot(record.name, number) for record in seated]
        state = GameState.new("classic", 3, number)
        while not state.is_over:
            seat = state.seat_to_act
            play_noting(state, bots[seat].choose(state.view(seat)), seated)
    general_leads, gambler_leads, usual = (record.highest / record.choices_of_sun for record in records)
    assert general_leads > usual > gambler_leads


def test_the_lower_levels_take_a_share_of_a_bonus_and_no_more_than_is_nearly_equal() -> None:
    view = after(game("", "", "", lot="nile"), "invoke")
    bids = [Bid(3), Bid(12), Pass()]
    assert Style(high_suns=3.0).leanings(view, bids, 0.5, 9.0) == pytest.approx([-3.0, 0.0, 0.0])
    assert Style(high_suns=3.0).leanings(view, bids, 0.5, 2.0) == pytest.approx([-2.0, 0.0, 0.0])


def test_the_lower_levels_compare_a_lot_with_a_usual_one() -> None:
    state = game("", "", "", lot="nile flood statue")
    usual = 3 * 2.0 * state.bag.count(NILE) / sum(code != RA for code in state.bag)
    style = Style(tiles={"nile": 2.0})
    assert style.leanings(state.view(0), [Invoke(), Draw()], 1.0, 9.0) == pytest.approx([1.0 - usual / 2, 0.0])
    view = after(state, "invoke")
    assert style.leanings(view, [Bid(3), Pass()], 1.0, 9.0) == pytest.approx([2.0 - usual, 0.0])


def test_of_tiles_with_two_sides_a_usual_lot_has_as_many_of_either() -> None:
    state = game("", "", "", lot="granary/scribe stone", ruleset="priests")
    bag = [code for code in state.bag if code != RA]
    two_sided = sum(PRIESTS_TILES.category_of(PRIESTS_TILES.names[code]) == "person" for code in bag)
    usual = 2 * 3.0 * two_sided / len(bag) / 2
    view = after(state, "invoke")
    for liked, bonus in (("building", 3.0), ("person", 0.0)):
        style = Style(tiles={liked: 3.0})
        assert style.leanings(view, [Bid(3), Pass()], 1.0, 9.0) == pytest.approx([bonus - usual, 0.0])


def test_a_novice_builder_shows_more_buildings_but_not_always() -> None:
    bots = [make_bot("novice", seed, "builder") for seed in range(60)]
    for hand, fewest, most in (("", 31, 59), ("farmer/market", 0, 0)):
        view = after(game(hand, "", "", first="farmer/granary", ruleset="priests"), "draw")
        assert fewest <= sum(str(bot.choose(view)) == "side granary" for bot in bots) <= most


@pytest.mark.parametrize("character", sampled(zip(CHARACTERS, strict=True), 6))
def test_a_casual_character_chooses_only_among_moves_that_are_nearly_equal(character: str) -> None:
    bot = SlippingBot(lambda *_: Slips(0.0, 0.0), 1, style_of(character))
    compared = 0
    for state in islice(positions("classic", 4, 5), 0, None, 3):
        view = state.view(state.seat_to_act)
        legal = view.legal_actions()
        if len(legal) > 1 and grasped(view, legal, LOW_AND_CERTAIN) is None:
            leads = {move.action: move.lead for move in neural_bot(view, SearchSettings(all_seats=True)).evaluate(view)}
            most = max(leads[action] for action in without_waste(view, legal))
            assert leads[bot.choose(view)] >= most - 2 * NEARLY_EQUAL
            compared += 1
    assert compared > 30


def test_a_novice_magistrate_invokes_ra_for_little_when_the_epoch_may_end() -> None:
    view = after(game("", "", "", lot="gold", ras=7))
    invokes = {
        who: sum(make_bot("novice", seed, who).choose(view) == Invoke() for seed in range(60))
        for who in (None, "magistrate")
    }
    assert invokes[None] < 30 < 45 < invokes["magistrate"]


def test_a_novice_general_bids_a_higher_sun_only_where_it_is_little_better() -> None:
    lot = "gold gold gold gold flood art god"
    others = ((12, 6, 4), (11, 7, 3), (10, 5))
    near, far = ((9, 8), *others), ((13, 2), *others)
    for suns, sun in ((near, 9), (far, 2)):
        view = after(game("", "", "", "", lot=lot, suns=suns, turn=3, ruleset="classic"), "invoke")
        assert str(make_bot("novice", 1, "general").choose(view)) == f"bid {sun}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "character", "games"), sampled([("novice", "heir", 80), ("casual", "caller", 60)], 2)
)
def test_no_character_wins_much_more_or_less_than_its_share(level: str, character: str, games: int) -> None:
    styled, *_ = play_match("classic", [f"{level}:{character}", level, level, level], by_day(games), 7)
    assert 0.1 <= styled.wins / styled.games <= 0.4, "even: 0.25"


@pytest.mark.parametrize(("lot", "choice"), [("nile flood", "bid 3"), ("gold god", "pass")])
def test_networks_compare_a_lot_with_a_usual_one_too(lot: str, choice: str) -> None:
    """A collector bids for what it collects, and leaves to others what it does not."""
    view = after(game("", "", "", lot=lot), "invoke")
    results = [Evaluation(Pass(), 0.5, 0.0, 0.0), Evaluation(Bid(3), 0.5, 0.0, 0.0)]
    style = Style(tiles={"nile": 2.0, "flood": 2.0})
    for order in (results, results[::-1]):
        assert str(styled_choice(style, view, order, SearchSettings())) == choice


@pytest.mark.parametrize("settings", [SearchSettings(), SearchSettings(8, candidates=2)])
@pytest.mark.parametrize("style", [NEUTRAL, style_of("general")])
@pytest.mark.parametrize("win", [0.5, 1.0])
def test_no_level_pays_more_than_wins_for_certain(style: Style, settings: SearchSettings, win: float) -> None:
    """However good the luck of its rollouts makes a higher sun look, even if the lowest comes last."""
    position = game("", "", "", "", lot="nile", suns=((13, 11, 8), (7,), (6,), (5,)), turn=1)
    view = after(position, "invoke", "pass", "pass")
    bids = [Bid(13), Bid(11), Pass(), Bid(8)]
    rated = [Evaluation(bid, win - 0.001 * place, 0.0, 0.01) for place, bid in enumerate(bids)]
    assert styled_choice(style, view, advised_first(view, rated), settings) in (Pass(), Bid(8))


@pytest.mark.parametrize("taste", [1.0, 2.5])
def test_networks_give_way_to_a_taste_by_no_more_than_the_most(taste: float) -> None:
    view = after(game("", "", "", lot="nile flood"), "invoke")
    for liked, full in ((90.0, MOST_BONUS), (1.0, FAME_IN_UTILITY)):
        style = Style(tiles={"nile": liked})
        _, leaning = style.leanings(view, [Pass(), Bid(3)], FAME_IN_UTILITY, MOST_BONUS)
        assert full / 2 < leaning <= full
        most = taste * leaning
        for lead, choice in ((0.9 * most, "bid 3"), (1.1 * most, "pass")):
            results = [Evaluation(Pass(), 0.5 + lead, 0.0, 0.05), Evaluation(Bid(3), 0.5, 0.0, 0.05)]
            assert str(styled_choice(style, view, results, SearchSettings(taste=taste))) == choice, (liked, lead)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_does_nothing_absurd_at_a_high_level(character: str) -> None:
    """However much something is liked, a move that loses is not made."""
    lot = "art writing religion astronomy agriculture gold god flood"
    view = after(game("", "", "", "", lot=lot, turn=0), "invoke", "pass", "pass", "pass")
    assert isinstance(make_bot("skilled", 1, character).choose(view), Bid)


def test_a_player_is_named_by_what_was_counted_of_others_like_it() -> None:
    """Three players differ in one of four figures, all of which vary; a scale of a thousand makes no difference."""
    rng = np.random.default_rng(1)
    games = rng.normal(0.0, 1.0, (3, 40, 4)) + 4.0 * np.eye(3, 4)[:, None]
    games[..., 1] *= 1000.0
    right = named(games[:, :20], games[:, 20:]) == np.arange(3)[:, None]
    assert right.mean() > 0.9
    assert named(games[:, :20], games[::-1, 20:])[0].tolist().count(2) > 15


def test_what_is_counted_tells_who_invokes_ra_often() -> None:
    caller, builder = (np.mean([counted("novice", who, seed)[0] for seed in range(6)]) for who in ("caller", "builder"))
    assert caller > builder


def test_a_leaning_is_how_much_more_often_lots_with_a_tile_are_taken() -> None:
    choices = Choices()
    for liked in (True, False) * 4:
        lot = [category == ("god" if liked else "gold") for category in CATEGORIES]
        choices.add(lot, liked)
    leanings = dict(zip(CATEGORIES, choices.leanings(), strict=True))
    assert leanings.pop("god") == -leanings.pop("gold") == pytest.approx(5 / 6 - 1 / 6)
    assert not any(leanings.values()), "those never seen"
