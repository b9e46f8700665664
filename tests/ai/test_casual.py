"""The casual player is no great player, but no fool."""

from __future__ import annotations

import pytest

from ra_desktop.ai.novice import NoviceBot

from .set_positions import after, game


def choices(view: object) -> set[str]:
    return {str(NoviceBot(seed).choose(view)) for seed in range(40)}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "lot", "turn", "actions", "chosen"),
    [
        pytest.param("", "", 0, "", "draw", id="does not invoke on an empty track"),
        pytest.param("", "gold gold god flood art writing", 0, "", "invoke", id="invokes when much lies there"),
        pytest.param("", "unrest funeral", 2, "invoke", "pass", id="passes on mere disasters"),
        pytest.param("", "gold gold gold gold flood art god", 2, "invoke", "bid 2", id="bids its lowest sun that wins"),
        pytest.param("", "gold pharaoh", 2, "invoke, bid 5", "bid 6, pass", id="chance makes it hesitate"),
        pytest.param("god", "nile gold", 0, "", "god gold", id="takes gold with a god"),
        pytest.param(
            "art art writing religion", "unrest", 0, "invoke, pass, pass, bid 2", "discard art",
            id="gives up what it has most of",
        ),
    ],
)  # fmt: skip
def test_it_does_what_a_rule_of_thumb_says(hand: str, lot: str, turn: int, actions: str, chosen: str) -> None:
    view = after(game(hand, "", "", lot=lot, turn=turn), *filter(None, actions.split(", ")))
    assert choices(view) == set(chosen.split(", "))


def test_it_asks_less_for_suns_that_end_with_the_epoch() -> None:
    """Five points, for a 9: not now, but in the last auction of an epoch."""
    for ras, choice in ((4, "pass"), (5, "bid 9")):
        view = after(game("", "", lot="god god flood", ras=ras, suns=((8,), (9,))), "invoke")
        assert choices(view) == {choice}


def test_who_has_niles_and_no_flood_wants_one() -> None:
    niles = " ".join(["nile"] * 7)
    for own, choice in ((niles, "bid 5"), (f"{niles} flood", "pass"), ("", "pass")):
        view = after(game("", "", own, lot="flood", turn=1, suns=((9, 2), (8, 3), (6, 5))), "invoke")
        assert view.seat == 2
        assert choices(view) == {choice}
