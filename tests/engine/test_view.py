"""What a seat may know, and states that agree with it."""

from __future__ import annotations

import pickle
import random

import pytest

from ra_desktop.engine import GameState, View

from .playing import GAMES, played, read
from .positions import play, start

READ_FACE = [
    "ruleset", "players", "epoch", "current_player", "is_over", "winner", "fame", "centre_sun", "auction_track",
    "ra_count", "ra_limit", "bag_count", "bag_contents", "phase", "auction", "pending", "score_sheet", "ankhs",
]  # fmt: skip


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_a_view_has_the_same_read_interface(ruleset: str, players: int) -> None:
    """docs/rules.md#public-knowledge: all that is on the table, and everybody's fame."""
    for part in (0.1, 0.5, 0.9, 1):
        state = played(GameState.new(ruleset, players, seed=3), 4, "patient", part)
        for seat in range(players):
            view = state.view(seat)
            assert view.seat == seat
            for name in READ_FACE:
                assert getattr(view, name) == getattr(state, name), name
            assert view.legal_actions() == state.legal_actions()
            assert read(view) == read(state)


def test_views_of_all_seats_differ_in_nothing_but_the_seat() -> None:
    """docs/rules.md#public-knowledge: what is known is known to all."""
    state = played(GameState.new("classic", 4, seed=3), 5, "patient", 0.6)
    views = [state.view(seat) for seat in range(4)]
    assert all(read(view) == read(views[0]) for view in views)
    assert views[0] != views[1]
    assert len(set(views)) == 4


def test_a_view_is_a_snapshot() -> None:
    state = start(3, "nile gold")
    view = state.view(1)
    before = read(view)
    play(state, "draw; draw; invoke; bid 13")
    assert read(view) == before
    assert read(view) != read(state)


def test_a_view_cannot_be_played_on() -> None:
    view = start(3, "nile gold").view(1)
    assert not hasattr(view, "apply")
    assert not isinstance(view, GameState)
    assert isinstance(view, View)


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        start(3, "nile").view(seat)


def test_samples_have_every_order_of_the_bag_alike_often() -> None:
    """docs/rules.md#public-knowledge."""
    view = start(3, "nile gold art").view(0)
    rng = random.Random(5)
    seen: dict[tuple[str | None, ...], int] = {}
    for _ in range(600):
        sample = view.sample(rng)
        play(sample, "3 draw")
        order = tuple(sample.auction_track[:3])
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 60  # 100 expected


def test_views_and_states_can_be_pickled() -> None:
    """For bots in other processes."""
    state = played(GameState.new("classic", 4, seed=3), 5, "patient", 0.6)
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert twin == state
    view = pickle.loads(pickle.dumps(state.view(2)))  # noqa: S301
    assert view == state.view(2)
    while not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    assert twin != state
    assert view.sample(random.Random(1)).view(2) == view


def test_a_view_equals_nothing_but_views() -> None:
    state = start(3, "nile")
    assert state.view(0) != state
    assert state != state.view(0)
    assert state.view(0) != "view"
