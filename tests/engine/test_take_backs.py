"""Taking back and bringing back (docs/engine-api.md#take-backs)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.engine import Draw, Game, Invoke, Pass, ReplayError, Reshuffle, SetupError, parse_action

from .playing import GAMES, choose, seeds, styles

if TYPE_CHECKING:
    from ra_desktop.engine import Position

MANY_TILES = ["nile", "gold", "flood", "art", "pyramid", "palace", "writing", "statue", "god", "pharaoh"]


def small() -> Game:
    return Game("boat", 2, bag=MANY_TILES, suns=[[9, 7], [8, 6]])


def play(game: Game, *texts: str) -> None:
    for text in texts:
        game.play(parse_action(text))


def bag_of(game: Game) -> list[int]:
    return list(reversed(game.state.bag))


def random_game(setup: tuple[str, int], seed: int, style: str, most: int) -> Game:
    game = Game(*setup, seed)
    rng = random.Random(seed)
    while not game.state.is_over and len(game.plies) < most:
        game.play(choose(game.state, rng, style))
    return game


def without_bag_order(position: Position) -> tuple[object, ...]:
    return position.view(0).key()  # type: ignore[attr-defined]


def replayed(game: Game) -> Game:
    """The game as its record tells it."""
    again = Game.replay(
        game.ruleset,
        game.players,
        bag=game.bag,
        suns=game.suns,
        actions=game.actions,
        reshuffles=game.reshuffles,
    )
    again.take_backs = game.take_backs
    return again


setups = st.sampled_from(GAMES)


# --- properties ----------------------------------------------------------------------------------------


@given(setups, seeds, styles, st.integers(1, 300), st.lists(st.floats(0, 1), min_size=1, max_size=8))
def test_back_any_number_of_times_and_forward_again_is_where_it_was(setup, seed, style, most, stops) -> None:
    game = random_game(setup, seed, style, most)
    end = len(game.plies)
    positions = [game.position(ply) for ply in range(end + 1)]
    plies = list(game.plies)
    rng = random.Random(seed)
    for stop in sorted(stops, reverse=True):
        game.go_to(round(stop * end), rng.getrandbits(53))
    for stop in sorted(stops):
        game.go_to(round(stop * end), rng.getrandbits(53))
    game.go_to(end, rng.getrandbits(53))
    assert game.plies == plies
    assert not game.has_take_backs
    assert game.reshuffles == ()
    assert [game.position(ply) for ply in range(end + 1)] == positions


@given(setups, seeds, styles, st.integers(1, 250), st.floats(0, 1), seeds)
def test_only_the_order_of_the_bag_is_another(setup, seed, style, most, stop, shuffle) -> None:
    """Every seat's view is what it was; the bag holds the same tiles."""
    game = random_game(setup, seed, style, most)
    ply = round(stop * len(game.plies))
    before = game.position(ply)
    game.go_to(ply, shuffle)
    assert Counter(game.state.bag) == Counter(before.bag)
    for seat in range(game.players):
        assert game.state.view(seat) == before.view(seat)
    assert game.state.legal_actions() == before.legal_actions()


@given(setups, seeds, styles, st.lists(st.tuples(st.floats(0, 1), st.integers(1, 60)), max_size=6))
def test_a_game_with_take_backs_is_replayed_from_its_record(setup, seed, style, turns) -> None:
    game = random_game(setup, seed, style, 60)
    rng = random.Random(seed)
    for stop, on in turns:
        game.go_to(round(stop * len(game.line)), rng.getrandbits(53))
        assert replayed(game).state == game.state
        for _ in range(on):
            if game.state.is_over:
                break
            game.play(choose(game.state, rng, style))
        again = replayed(game)
        assert (again.state, again.plies, again.reshuffles) == (game.state, game.plies, game.reshuffles)


@given(setups, seeds, styles, st.integers(1, 120), st.floats(0, 1), seeds)
def test_another_game_goes_on_from_any_position(setup, seed, style, most, stop, shuffle) -> None:
    game = random_game(setup, seed, style, most)
    ply = round(stop * len(game.plies))
    now, plies = game.state.copy(), list(game.plies)
    other = game.branch(ply, shuffle)
    assert other.plies == plies[:ply]
    assert without_bag_order(other.state) == without_bag_order(game.position(ply))
    if not other.state.is_over:
        other.play(other.state.legal_actions()[0])
    assert (game.state, game.plies) == (now, plies)


# --- nobody learns what comes next -----------------------------------------------------------------------


def test_after_an_undo_the_bag_is_shuffled_by_the_seed_alone() -> None:
    orders = set()
    for seed in range(20):
        game = small()
        play(game, "draw", "draw", "draw")
        game.go_to(1, seed)
        orders.add(tuple(game.state.bag))
        again = small()
        play(again, "draw", "draw", "draw", "draw")
        again.go_to(1, seed)
        assert again.state.bag == game.state.bag
    assert len(orders) > 15


def test_the_next_draw_is_the_first_of_the_shuffled_bag() -> None:
    game = small()
    play(game, "draw", "draw")
    game.go_to(1, 5)
    expected = bag_of(game)
    play(game, "draw")
    assert bag_of(game) == expected[1:]
    assert game.reshuffles == (Reshuffle(1, 5),)


def test_a_tile_that_was_seen_does_not_come_again_by_going_round_another_action() -> None:
    """Draw and see, take back, invoke instead, take that back as well: the seen order is gone for good."""
    game = small()
    play(game, "draw")
    seen = bag_of(game)
    play(game, "draw", "draw")
    game.go_to(1, 1)
    play(game, "invoke", "pass", "bid 8")
    game.go_to(1, 2)
    assert bag_of(game) != seen
    assert bag_of(game) == bag_of(game.branch(1, 1))  # nothing was drawn after the first shuffle: it still holds


def test_standing_in_the_middle_of_the_line_the_known_tiles_do_not_come() -> None:
    game = small()
    play(game, "draw", "draw", "draw", "draw")
    line = game.position(2)
    game.go_to(1, 3)
    game.go_to(2, 4)
    assert bag_of(game) != list(reversed(line.bag))
    play(game, "draw")
    assert game.reshuffles == (Reshuffle(2, 4),)


# --- what is kept, what is given up ----------------------------------------------------------------------


def test_what_is_taken_back_waits_until_something_else_is_played() -> None:
    game = small()
    play(game, "draw", "draw", "draw")
    game.go_to(1, 1)
    assert [str(ply.action) for ply in game.taken_back] == ["draw", "draw"]
    assert (len(game.plies), game.take_backs, game.has_take_backs) == (1, 0, True)
    game.play(Invoke())
    assert (game.taken_back, game.take_backs, game.has_take_backs) == ([], 1, True)
    assert len(game.line) == 2


def test_an_illegal_action_gives_nothing_up() -> None:
    game = small()
    play(game, "draw", "draw")
    game.go_to(1, 1)
    before = game.state.copy()
    with pytest.raises(Exception, match="pass"):
        game.play(Pass())
    assert game.state == before
    assert len(game.taken_back) == 1


def test_there_is_nothing_before_the_start_and_nothing_after_the_line() -> None:
    game = small()
    play(game, "draw")
    for ply in (-1, 2):
        with pytest.raises(IndexError):
            game.go_to(ply, 1)
    game.go_to(0, 1)
    with pytest.raises(IndexError):
        game.position(1)
    assert game.seat_to_act(1) == 1
    assert game.phase(1) == "turn"


# --- faulty records --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reshuffles", [[(5, 1)], [(1, 1), (1, 2)], [(1, 1), (0, 2)], [(-1, 1)]])
def test_reshuffles_that_no_game_has_are_refused(reshuffles) -> None:
    with pytest.raises(SetupError, match="reshuffle"):
        Game.replay(
            "boat",
            2,
            bag=MANY_TILES,
            suns=[[9], [8]],
            actions=[Draw(), Draw()],
            reshuffles=[Reshuffle(*pair) for pair in reshuffles],
        )


def test_a_replay_with_reshuffles_names_the_faulty_action() -> None:
    with pytest.raises(ReplayError) as caught:
        Game.replay("boat", 2, bag=MANY_TILES, suns=[[9], [8]], actions=[Draw(), Pass()], reshuffles=[Reshuffle(1, 8)])
    assert caught.value.number == 1
