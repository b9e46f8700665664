"""Networks, search and training for Priests of Ra: sides and priests are moves like any other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from lab import networks
from lab.config import Config
from lab.match import Greedy
from lab.networks import fresh, save
from lab.run import Run
from lab.versus import play_versus
from ra_desktop.ai import Limit, make_bot
from ra_desktop.ai.levels import FallbackBot
from ra_desktop.ai.neural import bot as neural_bot
from ra_desktop.ai.neural import network as nw
from ra_desktop.ai.neural.bot import NeuralBot
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.features import feature_count, layout_of
from ra_desktop.ai.neural.network import Network, WeightsError
from ra_desktop.ai.neural.search import SearchResult, search
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.engine import GameState

FRESH = {players: fresh(players, (8,), 1, "priests") for players in (2, 3, 4, 5)}


def position(phase: str, players: int = 4, seed: int = 1) -> GameState:
    """A position with a choice, of that phase."""
    rng = Random(seed)
    while True:
        state = GameState.new("priests", players, rng.randrange(10**6))
        while not state.is_over:
            legal = state.legal_actions()
            has_lot = any(state.auction_track) or phase != "turn"  # to invoke Ra on an empty one may be senseless
            if state.phase == phase and len(legal) > 1 and has_lot and rng.random() < 0.1:
                return state
            state.apply(rng.choice(legal), events=False)


def judged(state: GameState, rollouts: int = 60) -> SearchResult:
    return search(FRESH[state.players], batch_of([state]), SearchSettings(), rollouts, 1, Clock())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", ["turn", "auction", "side", "flip"])
def test_every_move_is_searched(phase: str, players: int) -> None:
    state = position(phase, players)
    result = judged(state)
    assert list(result.actions) == action_numbers(state, state.legal_actions())
    assert 0 < result.rollouts <= 60
    Random(3).shuffle(state.bag)
    assert np.array_equal(result.values, judged(state).values)


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_the_upper_levels_try_out_sides_and_flips(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []

    def watched(*arguments: object) -> SearchResult:
        result: SearchResult = search(*arguments)  # type: ignore[arg-type]
        spent.append(result.rollouts)
        return result

    monkeypatch.setattr(neural_bot, "search", watched)
    for seed in range(3):
        state = position(phase, seed=seed)
        result = make_bot("expert", 1, limit=Limit(rollouts=24)).evaluate(state.view(state.seat_to_act))
        assert {item.action for item in result} == set(state.legal_actions())
    assert max(spent) > 0  # a move that is far better than the others needs no rollouts


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_a_bot_with_a_network_chooses_sides_and_flips(phase: str) -> None:
    asked: list[tuple[int, str]] = []

    def network(players: int, game: str) -> Network:
        asked.append((players, game))
        return FRESH[players]

    state = position(phase)
    view = state.view(state.seat_to_act)
    for rollouts in (0, 24):
        result = NeuralBot(SearchSettings(rollouts), 1, network=network).evaluate(view)
        assert {item.action for item in result} == set(view.legal_actions())
    assert set(asked) == {(4, "priests")}


def test_a_sure_flip_is_found() -> None:
    """At the end of the game a complete building wins; the network knows how a finished game ends."""
    state = GameState.new("priests", 2, 1)
    codes = state.rules.tiles.codes
    state.epoch = 3
    state.fame = [20, 21]
    state.held[0][codes["granary/scribe"]] = state.held[0][codes["farmer/granary"]] = 1
    for seat in range(2):
        state.held[seat][codes["stone"]] = 1
    state.up, state.down = [0, 0], [1 << 9 | 1 << 4, 1 << 8 | 1 << 5]
    state.centre_sun, state.seat_to_act, state.ra_player, state.cause = 1, 0, 0, "invoked"
    state.phase, state.pending_tile, state.left = "flip", codes["priest"], 1
    result = judged(state, 0)
    best = state.legal_actions()[action_numbers(state, state.legal_actions()).index(result.actions[result.order[0]])]
    assert str(best) == "flip farmer/granary"
    assert result.values[result.order[0], 0] == 1
    assert (result.values[result.order[1:], 0] == 0).all()


def test_weights_know_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.npz"
    save(FRESH[3], path)
    again = Network.load(path)
    assert (again.game, again.players) == ("priests", 3)
    assert len(again.layers[0][0]) == feature_count(3, "priests")
    other = fresh(3, (4,), 1)
    other.game = "priests"
    save(other, path)
    with pytest.raises(WeightsError, match="inputs"):
        Network.load(path)
    with monkeypatch.context() as patch:
        patch.setattr(networks, "layout_of", lambda _game: layout_of("priests"))
        other.game = "go"
        save(other, path)
    with pytest.raises(WeightsError, match=r"unknown game .go."):
        Network.load(path)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_levels_play_like_a_novice_where_there_are_no_weights(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nw, "_FOLDER", Path("nowhere"))
    nw.trained.cache_clear()
    state = position("flip", players)
    result = FallbackBot(settings=lambda *_: SearchSettings(24)).evaluate(state.view(state.seat_to_act))
    assert {item.action for item in result} == set(state.legal_actions())
    nw.trained.cache_clear()


def test_a_network_plays_the_levels() -> None:
    result = play_versus(2, Greedy(FRESH[2]), "novice", 2, 1, "priests")
    assert result.games == 4
    assert result.fame_others > 0


def test_a_run_trains_for_the_game_of_its_rule_set(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    path.write_text(
        'ruleset = "priests"\nplayers = 2\ngames = 8\nhidden = [4]\nparallel = 8\nmemory = 500\nbatch = 32\n'
        "snapshot_every = 4\nmatch_games = 1\n",
        encoding="utf-8",
    )
    Run(Config.read(path), tmp_path / "run").train()
    network = Network.load(tmp_path / "run" / "games-00000008.npz")
    assert network.game == "priests"
    assert network.about["config"]["ruleset"] == "priests"
