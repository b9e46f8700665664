"""A variant is one record: what it changes holds in the engine, for bots, hints and saved games."""

from __future__ import annotations

import copy
import pickle
from random import Random

import numpy as np
import pytest

from ra_desktop.ai import CHARACTERS, LEVELS, Limit, make_bot
from ra_desktop.ai.hints import advise
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.features import feature_count, features
from ra_desktop.engine import RULESETS, Game, GameState, Invoke, RuleSet, playout, register
from ra_desktop.engine import events as ev
from ra_desktop.engine.games.priests.rules import PriestsRules
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES
from ra_desktop.engine.games.ra.rules import RaRules
from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.engine.tiles import EMPTY, TileSet
from ra_desktop.storage import COLOURS, DamagedFileError, Options, SavedGame, Seat, decode, encode

from .duel import DUEL

QUICK = Limit(rollouts=16)


def random_game(players: int, seed: int) -> Game:
    game = Game("duel", players, seed)
    rng = Random(seed)
    while not game.state.is_over:
        game.play(rng.choice(game.state.legal_actions()))
    return game


def test_its_figures_hold() -> None:
    state = GameState.new("duel", 2, 1)
    assert (state.epochs, state.track_spaces, state.ra_limit, state.fame) == (2, 6, 4, [7, 7])
    assert state.auction_track == [None] * 6
    assert state.bag_count == DUEL.rules.tiles.total == 180 - 12 - 2 - 11 - 10 - 3 + 2 + 1 + 1
    assert state.bag_contents["fortress"] == 7
    assert RULESETS["boat"].rules.tiles.total == 180


@pytest.mark.parametrize(("rules", "kinds"), [(RaRules, RA_TILES), (PriestsRules, PRIESTS_TILES)])
def test_another_kind_of_tile_is_refused_at_once(rules: type[RaRules | PriestsRules], kinds: TileSet) -> None:
    counts = [(name, kinds.counts[code]) for name, code in kinds.codes.items()]
    with pytest.raises(ValueError, match="another kind of tile needs rules of its own"):
        rules(TileSet((("all", (*counts, ("labyrinth", 5))),)))
    with pytest.raises(ValueError, match="labyrinth: another kind of tile needs rules of its own"):
        kinds.with_counts({"labyrinth": 5, "ra": 3})


@pytest.mark.parametrize("players", [2, 3])
def test_it_ends_with_the_second_epoch(players: int) -> None:
    for seed in range(20):
        game = random_game(players, seed)
        messages = [event for ply in game.plies for event in ply.events]
        assert [event.epoch for event in messages if isinstance(event, ev.EpochStarted)] == [2]
        scored = [event for event in messages if isinstance(event, ev.EpochScored)]
        assert [(event.epoch, event.is_last) for event in scored] == [(1, False), (2, True)]
        for rows in scored[0].points:
            assert all(rows[row] == 0 for row in DUEL.final_rows)
        assert len(game.state.score_sheet) == 2
        assert game.state.winner is not None


def test_the_auction_track_is_full_with_its_last_space() -> None:
    state = GameState.new("duel", 2, bag=["gold"] * 5 + ["nile"] * 3, suns=[[9, 6], [8, 7]])
    for _ in range(6):
        state.apply(state.legal_actions()[0])
    assert None not in state.auction_track
    assert [str(action) for action in state.legal_actions()] == ["invoke"]


def test_more_tiles_of_a_monument_score_as_the_most_in_the_table() -> None:
    state = GameState.new("duel", 2, 1)
    state.epoch = 2
    state.held[0][DUEL.rules.tiles.codes["fortress"]] = 7
    assert state.points_now()[0]["monument-sets"] == 15
    assert features(batch_of([state]), np.zeros(1, int)).shape == (feature_count(2), 1)
    for level in LEVELS:
        assert make_bot(level, 1, limit=QUICK).choose(state.view(0)) in state.legal_actions()


@pytest.mark.parametrize("level", ["random", *LEVELS])
@pytest.mark.parametrize("players", [2, 3])
def test_every_bot_plays_it_to_the_end(level: str, players: int) -> None:
    bot = make_bot(level, 5, "builder", limit=QUICK)
    state = GameState.new("duel", players, 6)
    while not state.is_over:
        view = state.view(state.seat_to_act)
        # The search takes its time; in between, chance plays.
        action = bot.choose(view) if state.bag_count % 3 == 0 or level in ("novice", "casual") else None
        state.apply(action or Random(state.bag_count).choice(view.legal_actions()))
    assert state.epoch == 2


def test_the_last_epoch_is_known_for_the_last() -> None:
    """A character's taste counts for nothing when no later epoch can reward it."""
    state = GameState.new("duel", 2, 1)
    state.track[0] = DUEL.rules.tiles.codes["nile"]
    style = CHARACTERS["farmer"].style
    assert style.bonuses(state, [Invoke()])[0] > 0
    state.epoch = 2
    assert style.bonuses(state, [Invoke()]) == [0]


@pytest.mark.parametrize("players", [2, 3])
def test_many_at_once_are_played_as_one_is(players: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        state = GameState.new("duel", players, seed)
        batch = batch_of([state])
        while not state.is_over:
            legal = state.legal_actions()
            numbers = batch.legal()[1]
            assert list(numbers) == action_numbers(state, legal)
            choice = rng.randrange(len(legal))
            tile = state.bag[-1] if state.bag else EMPTY
            state.apply(legal[choice], events=False)
            batch.apply(numbers[[choice]])
            drawing = batch.drawing()
            if len(drawing):
                batch.resolve_draws(drawing, np.array([tile], np.int32))
            assert np.array_equal(batch_of([state]).rows[0][:-1], batch.rows[0][:-1])
        assert batch.winners()[0] == state.winner


def test_the_networks_see_its_epochs_as_the_last_ones_they_know() -> None:
    state, twin = GameState.new("duel", 2, 1), GameState.new("boat", 2, 1)
    twin.epoch = 2
    first, second = (features(batch_of([at]), np.zeros(1, int))[:3, 0] for at in (state, twin))
    assert first.tolist() == second.tolist() == [0.0, 1.0, 0.0]


def test_it_is_hinted() -> None:
    game = random_game(2, 3)
    for ply in range(0, len(game.plies), 9):
        state = game.position(ply)
        hint = advise(state.view(state.seat_to_act), limit=Limit(rollouts=12))
        assert hint.from_experience
        assert hint.best.action in state.legal_actions()


def test_it_is_saved_and_loaded() -> None:
    game = random_game(3, 4)
    half = Game.replay("duel", 3, bag=game.bag, suns=game.suns, actions=game.actions[:50])
    for item in (game, half):
        seats = tuple(Seat(f"Player {seat}", COLOURS[seat], None) for seat in range(3))
        again = decode(encode(SavedGame(item, seats, Options(), "")))
        assert again.game.ruleset == "duel"
        assert again.game.state == item.state
        assert again.game.actions == item.actions


def test_copies_keep_its_rules() -> None:
    state = GameState.new("duel", 3, 2)
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert twin == state
        assert twin.rules is DUEL.rules
    assert playout(state, Random(1)).epoch == 2


def test_a_name_is_registered_once(duel: RuleSet) -> None:
    with pytest.raises(ValueError, match="already"):
        register(duel)
    with pytest.raises(ValueError, match="no suns or no Ra track for 6"):
        register(RuleSet("six", duel.rules, players=(6,)))
    assert "six" not in RULESETS


def test_without_it_its_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = tuple(Seat(f"Player {seat}", COLOURS[seat], None) for seat in range(2))
    data = encode(SavedGame(Game("duel", 2, 1), seats, Options(), ""))
    with monkeypatch.context() as patch:
        patch.delitem(RULESETS, "duel")
        with pytest.raises(DamagedFileError, match="duel"):
            decode(data)
