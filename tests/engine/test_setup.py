"""How a game begins: tiles, suns, tracks, who starts."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ra_desktop.engine import RULESETS, EngineError, Game, GameState, SetupError

from .playing import RA_GAMES
from .positions import FULL_BAG, RA_TRACK, SUNS, play, start


@pytest.mark.parametrize(("ruleset", "players"), RA_GAMES)
def test_the_bag_holds_180_tiles_in_these_numbers(ruleset: str, players: int) -> None:
    """docs/rules.md#tiles."""
    state = GameState.new(ruleset, players=players, seed=1)
    assert state.bag_count == 180
    assert state.bag_contents == dict(FULL_BAG)
    assert sum(FULL_BAG.values()) == 180


def test_classic_is_for_3_to_5_and_boat_for_2_to_5_players() -> None:
    """docs/rules.md#setup."""
    assert RULESETS["classic"].players == (3, 4, 5)
    assert RULESETS["boat"].players == (2, 3, 4, 5)


@pytest.mark.parametrize(("ruleset", "players"), RA_GAMES)
def test_everybody_starts_with_10_fame_and_a_group_of_suns_and_all_else_is_empty(ruleset: str, players: int) -> None:
    """docs/rules.md#setup; docs/rules.md#suns; docs/rules.md#ra-track."""
    state = GameState.new(ruleset, players=players, seed=2)
    assert (state.ruleset, state.players, state.epoch) == (ruleset, players, 1)
    assert (state.fame, state.centre_sun) == ([10] * players, 1)
    assert [state.display(seat) for seat in range(players)] == [{}] * players
    dealt = [state.face_up_suns(seat) for seat in range(players)]
    assert sorted(dealt) == sorted(sorted(group) for group in SUNS[players])
    assert max(max(suns) for suns in dealt) in dealt[state.seat_to_act]
    assert [state.face_down_suns(seat) for seat in range(players)] == [[]] * players
    assert (state.auction_track, state.ra_count, state.ra_limit) == ([None] * 8, 0, RA_TRACK[players])
    assert (state.phase, state.auction, state.pending, state.score_sheet) == ("turn", None, None, [])
    assert (state.is_over, state.winner) == (False, None)


@pytest.mark.parametrize(("ruleset", "players"), RA_GAMES)
def test_the_suns_are_dealt_to_the_seats_at_random(ruleset: str, players: int) -> None:
    """docs/rules.md#suns."""
    highest = Counter(
        max(range(players), key=lambda seat: max(state.face_up_suns(seat)))
        for state in (GameState.new(ruleset, players=players, seed=seed) for seed in range(200))
    )
    assert set(highest) == set(range(players))
    assert min(highest.values()) > 200 / players / 2


def test_the_bag_is_shuffled() -> None:
    """docs/rules.md#setup: each tile is as likely to be the first as its number says."""
    first = Counter()
    for seed in range(600):
        state = GameState.new("classic", players=3, seed=seed)
        before = state.bag_contents
        play(state, "draw")
        first[next(iter(Counter(before) - Counter(state.bag_contents)))] += 1
    assert 60 < first["ra"] < 145  # 100 expected
    assert 50 < first["nile"] < 120  # 83 expected
    assert len(first) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_owner_of_the_highest_sun_starts(players: int) -> None:
    """docs/rules.md#start-player."""
    for shift in range(players):
        groups = [*SUNS[players][shift:], *SUNS[players][:shift]]
        assert start(players, "", groups).current_player == (players - shift) % players


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    """docs/rules.md#setup."""
    one, same, other = (GameState.new("classic", players=4, seed=seed) for seed in (7, 7, 8))
    assert one == same
    assert one != other
    assert GameState.new("classic", players=4) != GameState.new("classic", players=4)


def test_a_set_up_leaves_the_global_random_numbers_alone() -> None:
    before = random.getstate()
    GameState.new("classic", players=4)
    GameState.new("classic", players=4, seed=3).view(0).sample(random.Random(2))
    assert random.getstate() == before


def test_the_first_tile_of_a_set_bag_is_drawn_first() -> None:
    """docs/rules.md#setup."""
    state = start(3, "nile gold pharaoh")
    for expected in (["nile"], ["nile", "gold"], ["nile", "gold", "pharaoh"]):
        play(state, "draw")
        assert [tile for tile in state.auction_track if tile] == expected
    assert state.bag_count == 0


def test_a_set_position_has_the_suns_given() -> None:
    """docs/rules.md#suns."""
    state = GameState.new("classic", players=3, bag=[], suns=[[16, 3], [], [7]])
    assert [state.face_up_suns(seat) for seat in range(3)] == [[3, 16], [], [7]]
    assert state.current_player == 0


def test_a_game_is_dealt_whatever_the_order_of_suns_and_tiles() -> None:
    """docs/rules.md#setup."""
    for ruleset, rules in RULESETS.items():
        for players in rules.players:
            game = Game(ruleset, players, 1)
            assert game.is_dealt
            again = Game(ruleset, players, bag=game.bag[::-1], suns=[group[::-1] for group in reversed(game.suns)])
            assert again.is_dealt


def test_what_no_rules_deal_is_not_dealt() -> None:
    """docs/rules.md#setup."""
    game = Game("classic", 3, 1)
    bag, (one, two, three) = game.bag, game.suns
    five, four = [*one, two[-1]], two[:-1]
    all_suns = [sun for sun in range(2, 17) if sun != 4]
    for suns in ([five, four, three], [all_suns, [4], []], [[*one[:-1], 16], two, three], [one, two, three[:-1]]):
        assert not Game("classic", 3, bag=bag, suns=suns).is_dealt
    swapped = [[two[0], *one[1:]], [one[0], *two[1:]], three]
    assert not Game("classic", 3, bag=bag, suns=swapped).is_dealt
    for tiles in (bag[:5], bag[:-1], ()):
        assert not Game("classic", 3, bag=tiles, suns=game.suns).is_dealt
    four_groups = Game("classic", 4, 1).suns
    assert not Game("classic", 3, bag=bag, suns=four_groups[:3]).is_dealt


def test_a_set_bag_without_suns_deals_the_usual_groups() -> None:
    state = GameState.new("boat", players=2, seed=1, bag=["nile"])
    assert sorted(state.face_up_suns(seat) for seat in (0, 1)) == [[2, 5, 6, 9], [3, 4, 7, 8]]
    assert state.bag_contents == {"nile": 1}


@pytest.mark.parametrize(
    ("ruleset", "players", "bag", "suns", "words"),
    [
        ("chess", 3, None, None, "no rule set 'chess'"),
        ("classic", 2, None, None, "classic is for 3 to 5 players, not 2"),
        ("classic", 6, None, None, "classic is for 3 to 5 players, not 6"),
        ("boat", 1, None, None, "boat is for 2 to 5 players, not 1"),
        ("boat", 0, None, None, "not 0"),
        ("boat", 2, ["cat"], None, "no tile 'cat' in this game"),
        ("boat", 2, ["farmer/granary"], None, "no tile 'farmer/granary' in this game"),
        ("boat", 2, ["Nile"], None, "no tile 'Nile' in this game"),
        ("boat", 2, ["gold"] * 6, None, "more than 5 'gold' tiles in the bag"),
        ("boat", 2, None, [[9, 6]], "suns for 1 seats, but there are 2 players"),
        ("boat", 2, None, [[9], [8], [7]], "suns for 3 seats, but there are 2 players"),
        ("boat", 2, None, [[9], [9]], "sun 9 appears twice"),
        ("boat", 2, None, [[9], [1]], "sun 1 appears twice; sun 1 is in the centre"),
        ("boat", 2, None, [[9], [0]], "there is no sun 0"),
        ("boat", 2, None, [[9], [-4]], "there is no sun -4"),
        ("boat", 2, None, [[9], [1000]], "there is no sun 1000"),
        ("boat", 2, None, [[9], [True]], "there is no sun True"),
        ("boat", 2, None, [[], []], "no one has a sun"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_the_reason(
    ruleset: str, players: int, bag: list[str] | None, suns: list[list[int]] | None, words: str
) -> None:
    with pytest.raises(SetupError, match=words) as caught:
        GameState.new(ruleset, players=players, bag=bag, suns=suns)
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, EngineError)
