"""A game with its history."""

from __future__ import annotations

import pytest

from ra_desktop.engine import (
    Draw,
    Game,
    GameState,
    IllegalActionError,
    Invoke,
    Pass,
    ReplayError,
    SetupError,
    events,
    parse_action,
)


def test_a_game_remembers_its_set_up() -> None:
    """Bag and suns as set up, so that a record does not depend on a seed."""
    game = Game("boat", 2, seed=5)
    state = GameState.new("boat", players=2, seed=5)
    assert (game.ruleset, game.players, len(game.bag)) == ("boat", 2, 180)
    assert game.state == state
    assert GameState.new("boat", 2, bag=game.bag, suns=game.suns) == state
    game = Game("boat", 2, bag=["nile", "gold"], suns=[[9, 3], [8]])
    assert game.bag == ("nile", "gold")
    assert game.suns == ((3, 9), (8,))


def test_a_ply_is_the_seat_the_action_and_what_it_did() -> None:
    game = Game("boat", 2, bag=["nile"], suns=[[9], [8]])
    ply = game.play(Draw())
    assert (ply.seat, ply.action, ply.events) == (0, Draw(), (events.TileDrawn(0, "nile", 0),))
    assert game.plies == [ply]
    assert game.play(Invoke()).seat == 1
    assert game.actions == (Draw(), Invoke())


def test_every_position_on_the_way_can_be_had() -> None:
    game = Game("boat", 2, bag=["nile", "gold"], suns=[[9], [8]])
    start = game.state.copy()
    game.play(Draw())
    game.play(Draw())
    assert game.position(0) == start
    assert game.position(1).auction_track[:2] == ["nile", None]
    assert game.position(2) == game.state
    game.position(2).apply(Invoke())
    assert game.state.phase == "turn"
    for ply in (-1, 3):
        with pytest.raises(IndexError):
            game.position(ply)


def test_an_illegal_action_leaves_the_game_as_it_was() -> None:
    game = Game("boat", 2, bag=["nile"], suns=[[9], [8]])
    game.play(Draw())
    before = game.state.copy()
    with pytest.raises(IllegalActionError):
        game.play(Pass())
    assert game.state == before
    assert game.actions == (Draw(),)


def test_a_replay_names_the_first_action_that_the_rules_do_not_allow() -> None:
    actions = [parse_action(text) for text in ("draw", "invoke", "draw", "pass")]
    with pytest.raises(ReplayError, match=r"^action 3: draw: ") as caught:
        Game.replay("boat", 2, bag=["nile"], suns=[[9], [8]], actions=actions)
    assert caught.value.number == 2
    assert caught.value.reason.startswith("draw: ")
    assert isinstance(caught.value.__cause__, IllegalActionError)


def test_nothing_can_be_played_after_the_end() -> None:
    game = Game("boat", 2, bag=[], suns=[[9], [8]])
    for _ in range(3):
        game.play(Draw())
    assert game.state.is_over
    with pytest.raises(IllegalActionError, match="the game is over"):
        game.play(Draw())
    assert len(game.plies) == 3


def test_a_replay_of_a_faulty_set_up_is_refused() -> None:
    with pytest.raises(SetupError):
        Game.replay("boat", 2, bag=["cat"], suns=[[9], [8]], actions=[])
