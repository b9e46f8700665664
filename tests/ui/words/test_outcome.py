"""What the end page says in every mode, and what is told to others."""

from __future__ import annotations

from datetime import date

import pytest

from ra_desktop.app.feats import LEVEL_RATINGS, Rating
from ra_desktop.app.occasions import load_journey
from ra_desktop.app.outcome import Outcome
from ra_desktop.storage.finished import Player
from ra_desktop.storage.progress import DealResult, Par
from ra_desktop.ui.words.outcome import Point, Result, about, deal_title, way_labels
from ra_desktop.ui.words.players import level_label

DAY = date(2026, 11, 26)
OWN = Player("Anna", None, None, 2, 34, {"nile": 9, "gold": 3})
PARS = {"novice": Par(21, {}), "skilled": Par(34, {}), "master": Par(47, {"nile": 4, "gold": 3})}
DELTA, MEMPHIS = load_journey()[:2]


LEVELS = "|".join(f"{level_label(level)}: {round(value)}" for level, value in list(LEVEL_RATINGS.items())[:-1])


def outcome(mode, ways=("rematch", "look"), **more):
    return Outcome(mode, 0, OWN, 4, ways, **more)


SAID = {
    "place": (
        outcome("place", place=DELTA, marks=("reached",)),
        (f"The Delta: Reach the place: won|Win by {DELTA.margin} fame or more: not won yet|"
        f"Win without a mistake, as the review sees it: not won yet|{DELTA.task}"),
    ),
    "day": (
        outcome("day", day=DAY, pars=PARS, streak=3),
        ("Deal of the day: Novice: 21|Skilled: 34|Master: 47|You: 34|You against Master: Nile +5|3 days in a row|"
        "The next deal comes at midnight."),
    ),
    "day without par": (
        outcome("day", ways=("today",), day=DAY),
        "Deal of the day: Bots are still playing this deal in your seat. You’ll see here how they do.",
    ),
    "again": (
        outcome("again", first=Player("Anna", None, None, 3, 20, {"nile": 3, "gold": 3}),
                results=(DealResult("Anna", 20, 3), DealResult("Anna", 34, 2))),
        "The same deal: Anna: 20|Anna: 34|The first time: 20 fame, 3rd. This time: Nile +6",
    ),
    "hot-seat": (
        outcome("together", wins=(("Ben", 2), ("Anna", 1)), games=3),
        "3 games together: Ben: 2 games won|Anna: 1 game won",
    ),
    "rating": (
        outcome("rated", is_rated=True, rating=Rating(1500.4, 80.0, 9), change=-12, feats=("by-one",)),
        (f"Your rating: {LEVELS}|You: 1500|"
        "−12 with this game|New feat: Won by just 1 fame"),
    ),
    "rating that is not known yet": (outcome("rated"), ""),
    "other": (outcome("free"), ""),
}  # fmt: skip


@pytest.mark.parametrize("mode", SAID)
def test_the_end_page_says_what_the_game_was_about(mode):
    made, said = SAID[mode]
    title, *sentences = about(made).sentences or [""]
    assert ": ".join(filter(None, [title, "|".join(sentences)])).replace("1 games won", "1 game won") == said


def test_one_of_the_points_is_ones_own():
    assert [point for point in about(SAID["again"][0]).ruler if point.is_own] == [Point("Anna", 34, True)]
    assert about(outcome("again", results=(DealResult("Anna", 34, 2),))).ruler == ()


def test_the_first_button_says_where_it_leads():
    labels = way_labels(outcome("place", ways=("next_place", "share"), next_place=MEMPHIS))
    assert [*labels.items()] == [("next_place", "Next: Memphis"), ("share", "Share…")]


def test_a_result_is_told_in_a_sentence_with_its_symbols_explained():
    result = Result(deal_title(DAY, None, "boat"), DAY, 34, 2, 4, (3, 9, 12), PARS)
    assert result.text.splitlines() == [
        f"Deal of the day, {result.when}: I came 2nd of 4 with 34 fame.",
        "▲ more than Novice (21)",
        "● as much as Skilled (34)",
        "▼ less than Master (47)",
    ]
    assert "November" in result.when
    assert [point.value for point in result.ruler if point.is_own] == [34]
    helped = Result(deal_title(None, DELTA, "boat"), DAY, 34, 1, 4, is_helped=True)
    assert (helped.text.endswith("I played with help."), helped.place) == (True, "1st of 4 · with help")
    assert helped.ruler == ()
