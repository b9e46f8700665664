"""Games through the window to their end, as people play them.

Each begins with a position out of the second half of a golden game, when much lies on the table: it takes a tenth of
the time of a whole one and meets the same things.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from ra_desktop.engine import Bid, Draw, Invoke, SpendGod
from tests.e2e.hand import Hand, put_on_the_table
from tests.engine.golden import late_game
from tests.sampling import NIGHTLY, sampled

if TYPE_CHECKING:
    import random

LEFT = 150 if NIGHTLY else 24
"""How many moves of a game with bots are left."""


def choose(rng: random.Random, actions):
    """A person who draws more than they call, and who bids one time in three."""
    gods = [action for action in actions if isinstance(action, SpendGod)]
    if gods and rng.random() < 0.7:
        return rng.choice(gods)
    if actions[0] is Draw():
        return Draw() if rng.random() < 0.8 else Invoke()
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids and rng.random() < 0.35:
        return rng.choice(bids)
    return rng.choice(actions)


@pytest.mark.parametrize(
    ("way", "ruleset", "left", "bots", "size", "also"),
    sampled(
        [
            (Hand.by_drag, "classic", LEFT, (None, "casual", "casual"), (1440, 900), {Invoke}),
            (Hand.by_drag, "classic", 8, (None,) * 5, (1024, 700), {SpendGod}),
            (Hand.by_click, "boat", 14, (None, None), (1024, 700), {Invoke}),
            (Hand.by_click, "boat", LEFT + 46, (None, "casual", None, "casual"), (1440, 900), {Invoke}),
            (Hand.by_key, "classic", LEFT, (None, "casual", "casual"), (1440, 900), {Invoke}),
        ],
        2,
    ),
)
def test_a_game_is_played_to_its_end(window, hand, way, ruleset, left, bots, size, also):
    window.resize(*size)
    put_on_the_table(window, late_game(ruleset, len(bots), left), *bots)
    assert {Draw, Bid, *also} <= hand.play(partial(way, hand), choose, 2)


def test_four_bots_by_themselves(window, hand):
    put_on_the_table(window, late_game("classic", 4, 50), "casual", "skilled", "casual", "skilled")
    hand.wait()
    assert hand.is_over
    night = window.table.view.board.board.parts.sail.rect
    window.table.view.board.board.set_day(1.0)
    assert window.table.view.board.board.parts.sail.rect == night
