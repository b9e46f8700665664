"""The sentence of a hint says what is true, in words that can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ra_desktop.ai.hints import Facts, Hint, advise
from ra_desktop.ai.protocol import Evaluation, Limit
from ra_desktop.engine import Bid, Discard, Draw, End, GameState, Invoke, Pass, SpendGod
from ra_desktop.ui.reasons import reason

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
]  # fmt: skip
LOTS = {
    "far": "In the long run",
    "lot": "The lot brings you +5 (Ben: +2)",
    "nothing": "The lot brings you nothing (Ben: +9)",
    "alone": "The lot brings you +5, and nobody else can win it",
    "more": "The lot brings you +5 now and about 4 later (Ben: +2 now and about 3 later)",
    "late": "The lot brings you about +4 in later epochs (Ben: about +3 in later epochs)",
}


@pytest.mark.parametrize(("action", "changes", "sentence"), SENTENCES)
def test_the_sentence_fits_the_facts(action, changes, sentence):
    assert said(action, **changes) == sentence.format(**LOTS)


def test_no_sentence_of_a_game_has_a_gap():
    state = GameState.new("classic", 3, 4)
    count = 0
    while not state.is_over:
        seat = state.current_player
        if len(state.legal_actions()) > 1:
            hint = advise(state.view(seat), limit=Limit(rollouts=1))
            sentence = reason(hint, NAMES.__getitem__, "classic")
            assert sentence.endswith(".")
            assert not set(sentence) & set("{}")
            count += 1
            state.apply(hint.best.action)
        else:
            state.apply(state.legal_actions()[0])
    assert count > 100
