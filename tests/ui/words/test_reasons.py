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
    return reason(hint, NAMES.__getitem__)


LATE = {"sun": 9, "lot": (0, 0, 0), "later": (4, 3, 0)}
SENTENCES = [
    (Draw(), {"tiles": 0}, "There is no lot yet, and the next tile has only a 20% chance of being Ra."),
    (Draw(), {"tiles": 0, "end_chance": 0.2},
     "There is no lot yet. The next tile has a 20% chance of ending the epoch."),
    (Draw(), {}, "{lot} It can still grow: the next tile has only a 20% chance of being Ra."),
    (Draw(), {"lot": (0, 9, 0)}, "{nothing} There is no need to sell it yet. {next}"),
    (Draw(), {"lot": (-2, -2, -3)}, "{spoilt} It is not worth a sun yet. {next}"),
    (Draw(), {"end_chance": 0.2}, "{lot} One more tile is worth the 20% risk of ending the epoch."),
    (Invoke(), {"tiles": 0}, "The lot has no tiles. You can swap a low sun for the 4 in the centre."),
    (Invoke(), {"bidders": (True, False, False)}, "{alone} Any of your suns wins it."),
    (Invoke(), {"end_chance": 0.2}, "{lot} Another tile would have a 20% chance of ending the epoch."),
    (Invoke(), {"lot": (1, 2, 0)}, "{little} It is not worth much, but whoever wins it spends a sun."),
    (Invoke(), {"lot": (4, 9, 0)}, "{envied} Better to sell it now, for a sun, before it grows."),
    (Invoke(), {}, "{lot} It is good enough, and more tiles would help the others, too."),
    (Bid(2), {"sun": 2, "later": (4, 3, 0)}, "{more} You also swap your 2 for the higher 4."),
    (Bid(9), {"sun": 9, "sun_use": 0.5}, "{lot} If you keep the sun, it has only a 50% chance of winning another lot."),
    (Bid(9), LATE, "{late} It is worth your 9, even though you get the lower 4 for it."),
    (Bid(2), {"sun": 2, "tiles": 0}, "The lot has no tiles. You swap your 2 for the higher 4."),
    (Pass(), {"sun": 9, "tiles": 0}, "The lot has no tiles. It is not worth swapping your 9 for the 4."),
    (Pass(), {"sun": 2}, "{lot} If you keep your sun, it still has a 90% chance of winning a lot."),
    (Pass(), {}, "None of your suns beats the bid."),
    (SpendGod("flood"), {"gain": 3}, "The tile scores 3 more than the god at the end of this epoch."),
    (SpendGod("nile"), {}, "The tile scores the same as the god this epoch and is better in the long run."),
    (SpendGod("art"), {"gain": -2}, "The tile scores 2 less than the god this epoch but is better in the long run."),
    (End(), {}, "No tile on the track is worth more than the god you would spend."),
    (Discard("art"), {"gain": -5}, "This tile is the easiest to spare: losing it costs you 5 this epoch."),
    (Discard("art"), {}, "This tile is the easiest to spare: losing it costs you nothing this epoch."),
    (ShowSide("market"), {"other": (3, 2, 0)}, "The lot scores 2 more for you with this side than with the other."),
    (ShowSide("market"), {"other": (8, 4, 0)},
     "This side is better in the long run, though you score 3 less now."),
    (ShowSide("market"), {"other": (8, 2, 2)}, "The other side would score 3 more for you, but 5 more for Cleo."),
    (ShowSide("market"), {"other": (5, 2, 2)}, "The other side would score 5 more for Cleo, and no more for you."),
    (ShowSide("farmer"), {"other": (5, 2, -3)},
     "Both sides score the same for you now. This one is better in the long run."),
    (Flip("market/scribe"), {"gain": 5}, "The other side scores 5 more at the end of this epoch."),
    (Flip("market/scribe"), {}, "The other side scores the same this epoch and is better in the long run."),
    (Flip("market/scribe"), {"gain": -1}, "The other side scores 1 less this epoch but is better in the long run."),
    (Keep(), {}, "None of your tiles is worth more on its other side."),
]  # fmt: skip
LOTS = {
    "next": "The next tile has a 20% chance of being Ra.",
    "lot": "The lot is worth +5 to you. Ben would gain +2.",
    "nothing": "The lot is worth nothing to you. Ben would gain +9.",
    "spoilt": "The lot is worth −2 to you. Ben would gain −2.",
    "alone": "The lot is worth +5 to you. Nobody else can win it.",
    "little": "The lot is worth +1 to you. Ben would gain +2.",
    "envied": "The lot is worth +4 to you. Ben would gain +9.",
    "more": "The lot is worth +5 to you now and about +4 later. Ben would gain +2 now and about +3 later.",
    "late": "The lot is worth about +4 to you in later epochs. Ben would gain about +3 in later epochs.",
}


@pytest.mark.parametrize(("action", "changes", "sentence"), SENTENCES)
def test_the_sentence_fits_the_facts(action, changes, sentence):
    assert said(action, **changes) == sentence.format(**LOTS)


@pytest.mark.parametrize(
    ("action", "fact", "below", "at", "words"),
    [
        (Invoke(), "lot", (3, 2, 0), (4, 2, 0), "not worth much"),
        (Bid(9), "sun_use", 0.74, 0.75, "only a"),
    ],
)
def test_from_when_on_it_is_put_otherwise(action, fact, below, at, words):
    about = {"sun": 9, "later": (0, 0, 0)}
    assert words in said(action, **about, **{fact: below})
    assert words not in said(action, **about, **{fact: at})


def test_what_comes_much_later_is_told_from_two_points_on():
    assert "later" not in said(Bid(2), sun=2, later=(1, 1, 0))
    assert "about +2 later" in said(Bid(2), sun=2, later=(2, 1, 0))


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_no_sentence_of_a_game_has_a_gap(ruleset):
    state = GameState.new(ruleset, 3, 4)
    kinds = set()
    while not state.is_over:
        seat = state.current_player
        if len(state.legal_actions()) > 1:
            hint = advise(state.view(seat), limit=Limit(rollouts=1))
            sentence = reason(hint, NAMES.__getitem__)
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
        (ShowSide("fortress"), "Side: Fortress"),
        (Flip("market/scribe"), "Market → Scribe"),
        (Keep(), "Keep all"),
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
