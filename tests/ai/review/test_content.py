"""Habits by content: what a player pays too much and too little for, from made-up choices with a known error."""

from __future__ import annotations

import math
from random import Random

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.review.content import (
    CERTAIN,
    FEWEST,
    SUNS,
    Choice,
    certain,
    choices_of,
    drill_theme,
    leanings,
)
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Bid, Game, Pass

CATEGORIES = ("gold", "pharaoh", "nile", "flood", "monument", "disaster")


def choices(wrong: dict[str, float], number: int, seed: int = 5, weight: float = 0.6) -> list[Choice]:
    """Choices between a bid and passing, by fame with errors of the size `1 / weight` and what is `wrong` in fame."""
    random, made = Random(seed), []
    errors = [wrong.get(content, 0.0) for content in (*CATEGORIES, *SUNS)]
    for _ in range(number):
        held = [float(random.random() < 0.3) + (random.random() < 0.1) for _ in CATEGORIES]
        held += [float(random.randint(-6, 6)) for _ in SUNS]
        gain = random.gauss(0.0, 4.0)
        felt = weight * (gain + sum(error * amount for error, amount in zip(errors, held, strict=True)))
        bids = random.random() < 1.0 / (1.0 + math.exp(-felt))
        made.append(Choice((gain, 0.0), ((*held, 1.0, 0.0, 0.0), (0.0,) * (len(held) + 3)), 0 if bids else 1))
    return made


@pytest.mark.parametrize(
    "wrong",
    [{"pharaoh": 4.0, "flood": -3.0}, {"gold": -3.0}, {"centre": -0.5}, {"sun": 0.6}, {"disaster": 4.0, "centre": 0.5}],
)
def test_what_is_paid_too_much_and_too_little_for_is_named_with_its_fame(wrong: dict[str, float]) -> None:
    """And nothing else."""
    known = leanings(choices(wrong, 1500), CATEGORIES)

    named = {one.content: one for one in certain(known)}
    assert named.keys() == wrong.keys()
    for content, fame in wrong.items():
        assert abs(named[content].fame - fame) < CERTAIN * named[content].error < abs(fame)
    assert [one.weight for one in known] == sorted((one.weight for one in known), reverse=True)


def test_players_without_habits_are_told_of_none() -> None:
    named = [certain(leanings(choices({}, 600, seed=seed), CATEGORIES)) for seed in range(20)]

    assert sum(map(len, named)) <= 1


def test_few_choices_say_nothing_and_more_say_it_more_surely() -> None:
    wrong = {"pharaoh": 4.0}

    assert leanings(choices(wrong, FEWEST - 1), CATEGORIES) == []
    errors = [
        next(one.error for one in leanings(choices(wrong, number), CATEGORIES) if one.content == "pharaoh")
        for number in (200, 2000)
    ]
    assert errors[1] < 0.5 * errors[0]


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), ("boat", 2), ("priests", 4)])
def test_choices_hold_what_a_bid_wins_and_gives(ruleset: str, players: int) -> None:
    """By every rule set; in the last epoch suns are no longer exchanged."""
    game, bot = Game(ruleset, players, 3), make_bot("novice")
    while not game.state.is_over:
        game.play(bot.choose(game.state.view(game.state.seat_to_act)))
    quick = review(game, depth="quick")
    made = choices_of(quick, game, 0)
    tiles = game.position(0).rules.tiles.categories

    judged = [one for one in quick.decisions_of(0) if any(isinstance(it.action, Pass) for it in one.rated)]
    assert judged
    for decision in judged:
        at = game.position(decision.ply)
        leads = tuple(rated.lead for rated in decision.rated)
        choice = next(one for one in made if one.leads == leads)
        for rated, held in zip(decision.rated, choice.held, strict=True):
            counts, suns, constants = held[: len(tiles)], held[len(tiles) : -3], held[-3:]
            if isinstance(rated.action, Pass):
                assert not any(held)
                continue
            assert isinstance(rated.action, Bid)
            assert sum(counts) == sum(code > 0 for code in at.track)
            assert constants == (1.0, 0.0, 0.0)
            assert (suns == (0.0, 0.0)) == (at.epoch == at.epochs)
            assert at.epoch == at.epochs or suns[0] - suns[1] == at.centre_sun - rated.action.sun


def test_a_habit_leads_to_the_theme_of_the_drill() -> None:
    known = {one.content: one for one in leanings(choices({}, 400), CATEGORIES)}

    themes = {content: drill_theme(known[content], "ra") for content in ("centre", "sun", "pharaoh", "gold")}
    assert themes == {"centre": "exchange", "sun": "exchange", "pharaoh": "kept", "gold": ""}
