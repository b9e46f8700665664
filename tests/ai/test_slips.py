"""A player that slips errs as a person does, by no more, and does nothing that makes a person shake their head."""

from __future__ import annotations

from itertools import islice, pairwise, product

import pytest

from ra_desktop.ai import LEVELS, make_bot
from ra_desktop.ai.characters import without_waste
from ra_desktop.ai.evaluation import neural_bot
from ra_desktop.ai.levels import SLIPS, slips_for
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.prices import grasped
from ra_desktop.ai.registry import known_games
from ra_desktop.ai.slips import LOW_AND_CERTAIN, MOST_SPREADS, SlippingBot, Slips
from ra_desktop.engine import Action, Invoke, View

from .playing import positions
from .set_positions import after, game

PRECIOUS = "art writing religion gold gold flood nile"
WITH_PRIESTS = "granary/farmer granary/scribe market/farmer market/scribe priest chamber-red stone"

CHOICES = {
    "a precious lot": (game("", "", "", "", lot=PRECIOUS, turn=3), ["invoke"], {"bid 2", "bid 6", "bid 13"}),
    "mere disasters": (game(*["art writing religion flood nile"] * 3, lot="unrest drought", turn=2), ["invoke"],
                       {"pass"}),
    "the last bidder": (game("", "", "", lot=PRECIOUS, turn=0), ["invoke", "bid 3", "bid 4"], {"bid 5"}),
    "one must bid": (game("", "", "", lot="drought", turn=0), ["invoke", "pass", "pass"], {"bid 2"}),
    "an empty track": (game("", "", "", ras=2), [], {"draw"}),
    "no god for a disaster": (game("god flood art", "", "", lot="unrest"), [], {"draw", "invoke"}),
    "a spare culture": (game("art art writing religion", "", "", lot="unrest", turn=0),
                        ["invoke", "pass", "pass", "bid 2"], {"discard art"}),
    "mere plagues": (game("plague", "plague plague", "plague", lot="plague plague", turn=2, ruleset="priests"),
                     ["invoke"], {"pass"}),
    "a priest": (game("granary/scribe farmer/granary market/farmer", "farmer/market farmer/library farmer/fortress",
                      lot="priest", epoch=3, ras=5, ruleset="priests"), ["invoke", "pass", "bid 2"],
                 {"flip farmer/granary"}),
}  # fmt: skip
"""What lies there, what has been done, and what whoever has a choice may do."""


@pytest.mark.parametrize("level", SLIPS)
@pytest.mark.parametrize("what", CHOICES)
def test_who_slips_is_no_fool(what: str, level: str) -> None:
    state, done, sensible = CHOICES[what]
    view = after(state.copy(), *done)
    assert {str(make_bot(level, seed).choose(view)) for seed in range(12)} <= sensible


def valued(view: View, legal: list[Action]) -> dict[Action, float]:
    """What a network thinks of the moves that give no sun away, by their lead."""
    bot = neural_bot(view, SearchSettings(all_seats=True))
    assert bot is not None
    kept = without_waste(view, legal)
    return {move.action: move.lead for move in bot.evaluate(view) if move.action in kept}


def compared(ruleset: str, players: int) -> list[tuple[View, dict[Action, float]]]:
    """Where somebody has a choice that nothing makes for them, in a game."""
    choices = []
    for state in islice(positions(ruleset, players, 4), 0, None, 4):
        view, legal = state.view(state.seat_to_act), state.legal_actions()
        if len(legal) > 1 and grasped(view, legal, LOW_AND_CERTAIN) is None:
            choices.append((view, valued(view, legal)))
    return choices


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), ("priests", 4)])
def test_an_error_is_of_a_persons_size_and_there_is_none_about_an_empty_track(ruleset: str, players: int) -> None:
    slips = Slips(3.0, 0.0)
    bots = [SlippingBot(lambda *_: slips, seed) for seed in range(3)]
    lost = []
    for view, leads in compared(ruleset, players):
        for bot in bots:
            lost.append(max(leads.values()) - leads[bot.choose(view)])
            assert any(view.auction_track) or not lost[-1]
    assert 0.0 < max(lost) <= 2 * MOST_SPREADS * slips.spread
    assert sum(loss > 0.0 for loss in lost) > len(lost) / 10


def test_without_errors_it_only_invokes_too_seldom() -> None:
    missed = 0
    for view, leads in compared("classic", 3):
        chosen = SlippingBot(lambda *_: Slips(0.0, 4.0)).choose(view)
        assert chosen == max(leads, key=lambda action: leads[action] - 4.0 * (action == Invoke()))
        missed += max(leads, key=lambda action: leads[action]) == Invoke() != chosen
    assert missed


def test_equal_seeds_slip_alike_and_others_otherwise() -> None:
    choices = compared("classic", 3)
    one, same, other = (
        [SlippingBot(lambda *_: Slips(3.0, 0.0), seed).choose(view) for view, _ in choices] for seed in (1, 1, 2)
    )
    assert one == same != other


def test_every_table_has_its_slips() -> None:
    for by_game in SLIPS.values():
        assert sorted(by_game) == sorted(known_games())
        assert all(sorted(slips) == [2, 3, 4, 5] for slips in by_game.values())


def test_each_level_errs_less_than_the_one_before() -> None:
    assert list(SLIPS) == [level for level in LEVELS if level in SLIPS]
    for worse, better in pairwise(SLIPS):
        for table in product(range(2, 6), known_games()):
            more, less = slips_for(worse, *table), slips_for(better, *table)
            assert more.spread > less.spread > 0.0, table
            assert more.patience > less.patience > 0.0, table
