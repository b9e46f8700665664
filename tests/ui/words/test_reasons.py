"""The sentence of a hint says what is true, in words that can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ra_desktop.ai.hints import Facts, Hint, advise, facts_about
from ra_desktop.ai.protocol import Evaluation, Limit
from ra_desktop.engine import (
    Bid,
    Discard,
    Draw,
    End,
    Flip,
    GameState,
    Invoke,
    Keep,
    Pass,
    ShowSide,
    SpendGod,
    parse_action,
)
from ra_desktop.ui.words.reasons import action_label, reason

NAMES = ("Anna", "Ben", "Cleo")
FACTS = Facts(
    seat=0,
    tiles=3,
    lot=(5, 2, -3),
    later=(0, 0, 0),
    bidders=(True, True, True),
    ra_chance=0.2,
    end_chance=0.0,
    centre_sun=4,
    sun=None,
    sun_use=0.9,
    gain=0,
)


def said(action, facts=FACTS, **changes) -> str:
    hint = Hint((Evaluation(action, 0.5, 1.0),), replace(facts, **changes), from_experience=True)
    return reason(hint, NAMES.__getitem__, "classic")


LATE = {"sun": 9, "lot": (0, 0, 0), "later": (4, 3, 0)}
SENTENCES = [
    (Draw(), {"tiles": 0}, "There is no lot yet, and only 20 % of the tiles in the bag are Ra."),
    (Draw(), {}, "{lot}, and it can still grow: the next tile is Ra with a chance of only 20 %."),
    (Draw(), {"lot": (0, 9, 0)}, "{nothing}: no reason to sell it yet. The next tile is Ra with a chance of 20 %."),
    (Draw(), {"lot": (-2, -2, -3)}, "{spoilt}: not worth a sun as it is. The next tile is Ra with a chance of 20 %."),
    (Draw(), {"end_chance": 0.2}, "{lot}; one more tile is worth the chance of 20 % that it ends the epoch."),
    (Invoke(), {"tiles": 0}, "There is nothing to win, but a low sun can be changed for the 4 in the centre."),
    (Invoke(), {"bidders": (True, False, False)}, "{alone}: any of your suns takes it."),
    (Bid(2), {"sun": 2, "later": (4, 3, 0)}, "{more}, and for your 2 you get the 4, which is higher."),
    (Bid(9), LATE, "{late}: worth your 9, though the 4 you get for it is lower."),
    (Bid(2), {"sun": 2, "tiles": 0}, "There is nothing to win, but for your 2 you get the 4, which is higher."),
    (Pass(), {"sun": 9, "tiles": 0}, "There is nothing to win: too little to change your 9 for the 4."),
    (Pass(), {}, "None of your suns beats the bid."),
    (SpendGod("flood"), {"gain": 3}, "At the end of this epoch a flood brings you 3 more than the god."),
    (SpendGod("nile"), {}, "In the long run a nile is worth more than a god, and this epoch scores you the same."),
    (SpendGod("art"), {"gain": -2}, "{far} art is worth more than a god, though this epoch scores you 2 less."),
    (End(), {}, "No tile on the track brings more than the god you would spend for it."),
    (Discard("art"), {"gain": -5}, "You miss art least: without it, this epoch scores you 5 less."),
    (Discard("art"), {}, "You miss art least: your score of this epoch stays as it is."),
    (ShowSide("market"), {"other": (3, 2, 0)}, "With a market the lot brings you 2 more than with the other side."),
    (ShowSide("market"), {"other": (8, 4, 0)}, "{far} a market promises more, though the lot brings you 3 less now."),
    (ShowSide("market"), {"other": (8, 2, 2)},
     "With the other side the lot would bring you 3 more, but Cleo 5 more."),
    (ShowSide("market"), {"other": (5, 2, 2)},
     "With the other side the lot would bring Cleo 5 more, and you no more."),
    (ShowSide("farmer"), {"other": (5, 2, -3)},
     "The lot brings you the same with either side now; a farmer promises more in the long run."),
    (Flip("market/scribe"), {"gain": 5}, "Turned into a scribe, it brings you 5 more at the end of this epoch."),
    (Flip("market/scribe"), {}, "{far} a scribe promises more, and this epoch scores you the same."),
    (Flip("market/scribe"), {"gain": -1}, "{far} a scribe promises more, though this epoch scores you 1 less."),
    (Keep(), {}, "Nothing you could turn over is worth more on its other side."),
]  # fmt: skip
LOTS = {
    "far": "In the long run",
    "lot": "The lot brings you +5 (Ben: +2)",
    "nothing": "The lot brings you nothing (Ben: +9)",
    "spoilt": "The lot brings you −2 (Ben: −2)",
    "alone": "The lot brings you +5, and nobody else can win it",
    "more": "The lot brings you +5 now and about 4 later (Ben: +2 now and about 3 later)",
    "late": "The lot brings you about +4 in later epochs (Ben: about +3 in later epochs)",
}


@pytest.mark.parametrize(("action", "changes", "sentence"), SENTENCES)
def test_the_sentence_fits_the_facts(action, changes, sentence):
    assert said(action, **changes) == sentence.format(**LOTS)


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_no_sentence_of_a_game_has_a_gap(ruleset):
    state = GameState.new(ruleset, 3, 4)
    kinds = set()
    while not state.is_over:
        seat = state.current_player
        if len(state.legal_actions()) > 1:
            hint = advise(state.view(seat), limit=Limit(rollouts=1))
            sentence = reason(hint, NAMES.__getitem__, ruleset)
            assert sentence.endswith(".")
            assert not set(sentence) & set("{}/")
            kinds.add(hint.best.action.word)
            state.apply(hint.best.action)
        else:
            state.apply(state.legal_actions()[0])
    assert kinds >= {"draw", "bid", "pass"}
    assert ruleset == "classic" or kinds >= {"side", "flip"}


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (ShowSide("fortress"), "Show Fortress"),
        (Flip("market/scribe"), "Turn Market into Scribe"),
        (Keep(), "Keep"),
    ],
)
def test_every_move_of_priests_has_its_heading(action, label):
    assert action_label(action, "priests") == label


def test_the_reason_for_a_side_counts_the_lot_with_either_side():
    state = GameState.new("priests", 2, suns=[[5, 6], [2, 3]], bag=["farmer/market", "farmer/market", "ra"])
    for action in ("draw", "side farmer", "draw"):
        state.apply(parse_action(action))
    facts = facts_about(state.view(1), ShowSide("farmer"))
    assert (facts.tiles, facts.lot, facts.other) == (2, (5, 5), (0, 0))
    facts = facts_about(state.view(1), ShowSide("market"))
    assert (facts.lot, facts.other) == ((0, 0), (5, 5))
