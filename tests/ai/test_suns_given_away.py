"""Which suns are given away, and that no rule about it overrules what was measured."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ra_desktop.ai import CHARACTERS, LEVELS, Limit, make_bot
from ra_desktop.ai.characters import without_waste
from ra_desktop.ai.hints import advise, study
from ra_desktop.ai.levels import SLIPS
from ra_desktop.ai.neural.bot import styled_choice
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.registry import settings_for
from ra_desktop.ai.ruler import loss_of
from ra_desktop.engine import Draw, GameState, Invoke, Position, View, parse_action
from tests.sampling import NIGHTLY, by_day

from .set_positions import game

ALONE = (
    "ra1 boat 4; epoch 2; ra 5; centre 3; track temple nile flood religion flood pharaoh step-pyramid flood; "
    "auction full by 2; seat 0: fame 17, down 13 11 4, tiles 2 temple pharaoh 4 nile 2 fortress gold god; "
    "seat 1: fame 8, down 7 6 5, tiles pyramid religion 3 pharaoh; "
    "seat 2: fame 3, suns 10 1, down 8, tiles 4 nile pyramid statue obelisk religion; "
    "seat 3: fame 4, down 12 9 2, tiles pyramid fortress pharaoh; "
    "discards 5 ra god gold 2 flood 2 agriculture astronomy writing statue funeral 3 unrest earthquake"
)
"""Played out 150 times, the 10 won 112 games and the 1 won 98: the 1 takes the 10 home with the next lot."""


def variant(*changes: tuple[str, str]) -> View:
    text = ALONE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    state = GameState.from_text(text)
    return state.view(state.seat_to_act)


LAST_RA = (("ra 5", "ra 8"), ("discards 5 ra", "discards 2 ra"))
SMALL_LOT = (
    "track temple nile flood religion flood pharaoh step-pyramid flood; auction full",
    "track temple; auction invoked",
)
SET = {
    "full track": (variant(), "bid 10"),
    "first epoch": (variant(("epoch 2", "epoch 1"), ("suns 10 1", "suns 10 2"), ("12 9 2", "12 9 1")), "bid 10"),
    "final epoch": (variant(("epoch 2", "epoch 3")), "bid 10"),
    "two more Ra tiles": (variant(("ra 5", "ra 7"), ("discards 5 ra", "discards 3 ra")), "bid 10"),
    "last Ra": (variant(*LAST_RA), "bid 1"),
    "three suns": (variant(("suns 10 1, down 8", "suns 13 10 1"), ("down 13 11 4", "down 11 8 4"),
                           ("obelisk religion", "obelisk")), "bid 10"),
    "must bid": (variant(SMALL_LOT), "bid 10"),
    "not alone": (variant(("suns 10 1, down 8", "suns 10 9, down 8"), ("down 12 9 2", "suns 2, down 12 4"),
                          ("down 13 11 4", "down 13 11 1"), ("full by 2", "full by 3")), "bid 9"),
}  # fmt: skip
"""Where it matters which sun is bid, and which is the best; at the last Ra, by fame alone."""


@pytest.mark.parametrize("name", SET)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_knows_which_sun_comes_home(level: str, name: str) -> None:
    view, best = SET[name]
    styles = (None, "general", "gambler")
    for character in styles if NIGHTLY else styles[[*SET].index(name) % 3 :][:1]:
        chosen = str(make_bot(level, 3, character, clock=False).choose(view))
        assert chosen == best or (level in SLIPS and chosen == "pass"), "who slips may misjudge the lot"


@pytest.mark.parametrize("name", SET)
def test_so_do_hint_and_study_with_their_figures_best_first(name: str) -> None:
    view, best = SET[name]
    is_long = name == "final epoch"  # each rollout is played out to the end
    rated = study(view, limit=Limit(rollouts=768 if is_long else by_day(768, 2))).rated
    few = Limit(rollouts=192 if is_long else by_day(768, 2))
    assert str(rated[0].action) == str(advise(view, limit=few).best.action) == best
    assert not any(loss_of(move, rated[0]).is_clear() for move in rated[1:])
    assert not any(loss_of(low, high).is_clear() for high, low in pairwise(rated)), "best first, within the errors"


@pytest.mark.parametrize(("error", "chosen"), [(0.01, "invoke"), (0.0, "draw")])
def test_a_taste_decides_within_the_error_only(error: float, chosen: str) -> None:
    """What was counted has no error."""
    state = game("", "", lot="gold nile pharaoh")
    rated = [Evaluation(Draw(), 0.5, 0.0, error), Evaluation(Invoke(), 0.495, 0.0, error)]
    style = CHARACTERS["caller"].style
    assert str(styled_choice(style, state.view(0), rated, settings_for("expert", 2, "ra"))) == chosen


def wasted_in(view: Position) -> set[str]:
    legal = view.legal_actions()
    return {str(action) for action in legal if action not in without_waste(view, legal)}


@pytest.mark.parametrize(
    ("own", "others", "bid", "wasted"),
    [
        ((5, 6, 9), (3, 4), "", {"bid 6", "bid 9"}),
        ((4, 5, 9), (3, 6), "", set()),  # a lower bid that can be beaten is another thing
        ((2, 5, 6, 9), (3, 4), "", {"bid 6", "bid 9"}),
        ((5, 6, 9), (3, 7), "bid 7", set()),  # only 9 is above the other's bid
    ],
)
def test_of_bids_that_win_for_certain_only_the_lowest_wastes_nothing(
    own: tuple[int, ...], others: tuple[int, ...], bid: str, wasted: set[str]
) -> None:
    """Seat 0 bids first if seat 1 has invoked Ra, else last."""
    state = game("", "", lot="gold", suns=(own, others), turn=0 if bid else 1)
    for action in ("invoke", bid) if bid else ("invoke",):
        state.apply(parse_action(action))
    assert wasted_in(state) == wasted


@pytest.mark.parametrize(("lot", "wasted"), [("", {"bid 6", "bid 9"}), ("gold", set())])
def test_a_sun_is_wasted_on_an_empty_track_and_a_lower_sun_only(lot: str, wasted: set[str]) -> None:
    state = game("", "", lot=lot, suns=((3, 6, 9), (4, 7)), centre=5, turn=1)
    state.apply(parse_action("invoke"))
    assert wasted_in(state) == wasted


@pytest.mark.parametrize(("lot", "centre", "wasted"), [("", 2, True), ("", 5, False), ("gold", 2, False)])
def test_invoking_for_nothing_wastes_a_sun_if_all_are_higher_than_the_one_in_the_centre(
    lot: str, centre: int, wasted: bool
) -> None:
    state = game("", "", lot=lot, suns=((3, 6, 9), (4, 7)), centre=centre)
    assert wasted_in(state) == ({"invoke"} if wasted else set())


def test_who_has_to_bid_wastes_all_but_the_lowest_sun() -> None:
    state = game("", "", suns=((3, 6, 9), (4, 7)), centre=5)
    for action in ("invoke", "pass"):
        state.apply(parse_action(action))
    assert "pass" not in map(str, state.legal_actions())
    assert wasted_in(state) == {"bid 6", "bid 9"}
