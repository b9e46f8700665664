"""What holds in every game of every rule set and number of players."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.engine import (
    Bid,
    Game,
    GameState,
    IllegalActionError,
    events,
    parse_action,
)

from .playing import GAMES, moves, parts, played, read, seeds, styles
from .positions import CULTURE
from .test_actions import ALL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.engine.events import Event

every_game = pytest.mark.parametrize(("ruleset", "players"), GAMES)
some_games = pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), ("boat", 2), ("boat", 5), ("priests", 4)])
"""For what does not depend on the number of players."""

EVERY_ACTION = [action for _, action in ALL]

GOES_AFTER_AN_EPOCH = {"god", "gold", "flood", "priest", "farmer", "warrior", "merchant", "scribe", *CULTURE}


def one_name(tile: str) -> str:
    """A two-sided tile's name, whichever side is up."""
    return "/".join(sorted(tile.split("/")))


def tally(tiles: Iterable[str | None]) -> Counter[str]:
    return Counter(one_name(tile) for tile in tiles if tile is not None)


def in_the_game(state: GameState) -> Counter[str]:
    """Every tile that has not left the game."""
    tiles = tally(state.auction_track)
    for held in (state.bag_contents, *map(state.display, range(state.players))):
        for name, number in held.items():
            tiles[one_name(name)] += number
    tiles["ra"] += state.ra_count
    if state.pending is not None and state.pending.kind != "flip":
        tiles += tally([state.pending.tile])
        tiles += tally(state.pending.queue)
    return +tiles


def left_the_game(message: Iterable[Event], before: GameState, after: GameState) -> Counter[str]:
    """The tiles that, by the events, an action took out of the game."""
    tiles: Counter[str] = Counter()
    waiting = Counter[str]()
    for event in message:
        if isinstance(event, events.GodSpent):
            tiles["god"] += 1
        elif isinstance(event, events.TileDiscarded):
            tiles[event.tile] += 1
        elif isinstance(event, events.DisasterStruck):
            tiles[event.disaster] += 1
        elif isinstance(event, events.NobodyBid):
            tiles += tally(event.removed)
        elif isinstance(event, events.EpochEnded):
            tiles += tally(event.removed)
            tiles["ra"] += before.ra_count + (event.reason == "ra")
        elif isinstance(event, events.PlagueReturned):
            tiles["plague"] += 1
    # A disaster whose discards are being chosen has been told of, and still lies on the table.
    for state, sign in ((before, 1), (after, -1)):
        if state.pending is not None and state.pending.kind == "discard":
            waiting[state.pending.tile] += sign
    tiles.update(waiting)
    return +tiles


@every_game
@given(seed=seeds, style=styles)
def test_no_tile_is_lost_or_made(ruleset: str, players: int, seed: int, style: str) -> None:
    """docs/rules.md#tiles; docs/rules.md#priests-tiles: all are accounted for after every action."""
    state = GameState.new(ruleset, players, seed)
    whole = in_the_game(state)
    assert whole.total() == {"priests": 174}.get(ruleset, 180)
    gone: Counter[str] = Counter()
    for action in moves(state, seed, style):
        before = state.copy()
        message = state.apply(action)
        place = in_the_game(state)
        gone += left_the_game(message, before, state)
        if any(isinstance(event, events.EpochEnded) for event in message):
            missing = whole - place - gone
            for name in missing:
                assert set(name.split("/")) & GOES_AFTER_AN_EPOCH
            gone += missing
            for seat in range(players):
                shown = {tile.split("/")[0] for tile in state.display(seat)}
                assert not shown & GOES_AFTER_AN_EPOCH
        assert place + gone == whole, action


@some_games
@given(seed=seeds, style=styles, part=parts)
def test_an_illegal_action_raises_and_changes_nothing(
    ruleset: str, players: int, seed: int, style: str, part: float
) -> None:
    state = played(GameState.new(ruleset, players, seed), seed, style, part)
    before, seen = state.copy(), read(state)
    legal = set(state.legal_actions())
    for action in EVERY_ACTION:
        if action not in legal:
            with pytest.raises(IllegalActionError, match=f"^{action}: "):
                state.apply(action)
    assert state == before
    assert read(state) == seen
    assert [str(action) for action in legal] or state.is_over


@some_games
@given(seed=seeds, style=styles, part=parts)
def test_copies_are_independent(ruleset: str, players: int, seed: int, style: str, part: float) -> None:
    state = played(GameState.new(ruleset, players, seed), seed, style, part)
    seen = read(state)
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert twin == state
        assert read(twin) == seen
        for action in moves(twin, seed, "even"):
            twin.apply(action)
        assert read(state) == seen
    twin = state.copy()
    untouched = twin.copy()
    for action in moves(state, seed, "even"):
        state.apply(action)
    assert twin == untouched
    assert read(twin) == seen


@some_games
@given(seed=seeds, style=styles, part=parts)
def test_what_is_read_is_the_readers_own(ruleset: str, players: int, seed: int, style: str, part: float) -> None:
    state = played(GameState.new(ruleset, players, seed), seed, style, part)
    seen = read(state)
    state.legal_actions().clear()
    state.auction_track.clear()
    state.bag_contents.clear()
    state.score_sheet.append([])
    if state.auction is not None:
        state.auction.bids.append((0, 1))
    if state.pending is not None:
        state.pending.queue.append("funeral")
    for seat in range(players):
        state.display(seat).clear()
        state.face_up_suns(seat).clear()
        state.face_down_suns(seat).append(3)
    assert read(state) == seen


@some_games
@given(seed=seeds, style=styles)
def test_text_forms_round_trip(ruleset: str, players: int, seed: int, style: str) -> None:
    """Every action that is legal in a game has a text that stands for it and for no other."""
    state = GameState.new(ruleset, players, seed)
    for action in moves(state, seed, style):
        legal = state.legal_actions()
        texts = [str(item) for item in legal]
        assert [parse_action(text) for text in texts] == legal
        assert len(set(texts)) == len(texts)
        state.apply(action)


@every_game
@given(seed=seeds, style=styles, part=parts, other=seeds)
def test_a_view_and_all_that_comes_from_it_is_the_same_whatever_the_order_of_the_bag(
    ruleset: str, players: int, seed: int, style: str, part: float, other: int
) -> None:
    """docs/rules.md#public-knowledge: two games alike in all that was drawn, not in what is still to come."""
    start = Game(ruleset, players, seed)
    actions = []
    state = start.state.copy()
    for action in moves(state, seed, style):
        actions.append(action)
        state.apply(action)
    actions = actions[: round(part * len(actions))]
    state = start.state.copy()
    for action in actions:
        state.apply(action)
    drawn = len(start.bag) - state.bag_count
    unseen = list(start.bag[drawn:])
    random.Random(other).shuffle(unseen)
    twin = GameState.new(ruleset, players, bag=[*start.bag[:drawn], *unseen], suns=start.suns)
    for action in actions:
        twin.apply(action)
    for seat in range(players):
        view, same = state.view(seat), twin.view(seat)
        assert view == same
        assert hash(view) == hash(same)
        assert read(view) == read(same)
        assert view.legal_actions() == same.legal_actions()
        assert view.points_now() == same.points_now()
        assert pickle.dumps(view) == pickle.dumps(same)
        assert view.sample(random.Random(other)) == same.sample(random.Random(other))


@some_games
@given(seed=seeds, style=styles, part=parts)
def test_a_sample_agrees_with_its_view(ruleset: str, players: int, seed: int, style: str, part: float) -> None:
    """docs/rules.md#public-knowledge."""
    state = played(GameState.new(ruleset, players, seed), seed, style, part)
    view = state.view(seed % players)
    sample = view.sample(random.Random(seed))
    assert read(sample) == read(view) == read(state)
    assert sample.view(view.seat) == view
    for action in moves(sample, seed, style):
        sample.apply(action)
    assert view == state.view(view.seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=seeds, style=styles)
def test_ankhs_are_only_won_and_all_are_told(players: int, seed: int, style: str) -> None:
    """docs/rules.md#score-ankhs."""
    state = GameState.new("priests", players, seed)
    message = [0] * players
    for action in moves(state, seed, style):
        for event in state.apply(action):
            if isinstance(event, events.AnkhsWon):
                assert event.ankhs in (1, 2)
                message[event.seat] += event.ankhs
        assert state.ankhs == message


@some_games
@given(seed=seeds, style=styles)
def test_without_events_the_same_happens(ruleset: str, players: int, seed: int, style: str) -> None:
    state = GameState.new(ruleset, players, seed)
    twin = state.copy()
    for action in moves(state, seed, style):
        assert state.apply(action) or str(action) == "end"
        assert twin.apply(action, events=False) == ()
        assert twin == state


@some_games
@given(seed=seeds, style=styles)
def test_a_game_is_told_by_its_set_up_and_its_actions(ruleset: str, players: int, seed: int, style: str) -> None:
    """A replay from bag, suns and texts gives the same positions and events, whatever the seed."""
    game = Game(ruleset, players, seed)
    for action in moves(state := game.state.copy(), seed, style):
        state.apply(action)
        game.play(action)
    texts = [str(action) for action in game.actions]
    again = Game.replay(ruleset, players, bag=game.bag, suns=game.suns, actions=map(parse_action, texts))
    assert again.state == game.state == state
    assert again.plies == game.plies


@some_games
@given(seed=seeds, style=styles, part=parts)
def test_legal_actions_come_in_a_fixed_order(ruleset: str, players: int, seed: int, style: str, part: float) -> None:
    """The order of the table of actions; suns by number."""
    state = played(GameState.new(ruleset, players, seed), seed, style, part)
    legal = state.legal_actions()
    order = ["draw", "invoke", "god", "end", "bid", "pass", "discard", "side", "flip", "keep"]
    assert [order.index(action.word) for action in legal] == sorted(order.index(action.word) for action in legal)
    suns = [action.sun for action in legal if isinstance(action, Bid)]
    assert suns == sorted(suns)
    assert state.legal_actions() == legal == state.copy().legal_actions() == state.view(0).legal_actions()


@given(seed=st.none() | st.integers(-(2**80), 2**80))
def test_any_whole_number_is_a_seed(seed: int | None) -> None:
    state = GameState.new("boat", 2, seed)
    assert state.bag_count == 180
    assert seed is None or state == GameState.new("boat", players=2, seed=seed)
