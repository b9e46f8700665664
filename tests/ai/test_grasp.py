"""The lower levels do not let a very good lot go when suns or tiles are about to be lost."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.prices import grasped
from ra_desktop.engine import Bid, Pass

from .playing import positions
from .set_positions import after, game

if TYPE_CHECKING:
    from ra_desktop.engine import View

CULTURES = "art agriculture religion astronomy"  # from nothing to four kinds: 15 points


def chosen(level: str, view: object) -> set[str]:
    return {str(make_bot(level, seed).choose(view)) for seed in range(12)}  # type: ignore[arg-type]


def auction(*done: str, **about: object):
    return after(game("", "", lot=CULTURES, turn=1, **about), "invoke", *done)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["novice", "casual"])
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_last_auction_of_an_epoch_is_not_passed(level: str, epoch: int) -> None:
    assert chosen(level, auction(ras=5, epoch=epoch, suns=((9, 6), (8, 7)))) == {"bid 9"}
    assert chosen(level, auction(ras=5, epoch=epoch, suns=((9, 5), (4, 3)))) == {"bid 5"}


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_nor_are_eight_good_tiles(level: str) -> None:
    state = game("", "", lot=f"{CULTURES} gold gold gold nile", suns=((9,), (8,)), turn=1)
    assert chosen(level, after(state, "invoke")) == {"bid 9"}


def test_the_lowest_sun_that_wins_is_bid_or_else_the_highest() -> None:
    def bid(own: tuple[int, ...], rivals: tuple[int, ...]) -> str:
        view = auction(ras=5, suns=(own, rivals))
        return str(grasped(view, view.legal_actions()))

    assert bid((9, 6, 5, 2), (4, 3)) == "bid 5"
    assert bid((6, 5, 2), (9, 3)) == "bid 6"


def test_only_a_very_good_lot_that_would_be_lost_is_grasped() -> None:
    def is_grasped(lot: str, ras: int) -> bool:
        view = after(game("", "", lot=lot, ras=ras, turn=1), "invoke")
        return grasped(view, view.legal_actions()) is not None

    assert is_grasped(CULTURES, 5)
    assert not is_grasped(CULTURES, 4)
    assert not is_grasped("art agriculture religion", 5), "ten points"
    assert is_grasped("art agriculture religion god", 5), "twelve"


@cache
def offers() -> list[tuple[int, View]]:
    """Who could have a lot of three points or more in the last auctions of some games, and what it saw.

    Whoever has a sun that nobody after it can beat can have the lot.
    """
    results = []
    for seed in range(16):
        for state in positions("classic", 4, seed):
            last = state.is_last_epoch and state.ra_count + 1 >= state.ra_limit
            if state.phase != "auction" or not last:
                continue
            seat = state.seat_to_act
            view = state.view(seat)
            bids = [action.sun for action in view.legal_actions() if isinstance(action, Bid)]
            others = [sun for other in view.bidders_left()[1:] for sun in state.face_up_suns(other)]
            worth = sum(state.lot_preview(seat).values())
            if Pass() in view.legal_actions() and bids and max(bids) > max(others, default=0) and worth >= 3:
                results.append((seat, view))
    return results


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_hardly_any_lot_is_let_go_in_the_last_auction_of_a_game(level: str) -> None:
    passes = sum(make_bot(level, seat).choose(view) == Pass() for seat, view in offers())
    assert len(offers()) > 4
    assert passes <= len(offers()) / 4
