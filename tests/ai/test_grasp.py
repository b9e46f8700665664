"""The lower levels do not let a very good lot go when suns or tiles are about to be lost."""

from __future__ import annotations

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.grasp import grasped

from .set_positions import after, game

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
    assert chosen(
        level,
        after(
            state,
            "invoke",
        ),
    ) == {"bid 9"}


def test_the_lowest_sun_that_wins_is_bid_or_else_the_highest() -> None:
    def bid(mine: tuple[int, ...], theirs: tuple[int, ...]) -> str:
        view = auction(ras=5, suns=(mine, theirs))
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
