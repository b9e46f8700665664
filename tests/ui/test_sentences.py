"""Every event of a game has its sentence, and the banner says whose move it is."""

from __future__ import annotations

import random

import pytest

from ra_desktop.engine import Game, GameState, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.ui.sentences import Storyteller

NAMES = ("Anna", "Nefer", "Khufu", "Tiye")
SUNS = [[13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]]
SILENT = (ev.DisasterStruck,)


@pytest.fixture
def story(qapp) -> Storyteller:
    return Storyteller(NAMES, "classic", None)


def played(*texts: str, bag=None) -> GameState:
    state = GameState.new("classic", 4, seed=1, suns=SUNS, bag=bag)
    for text in texts:
        state.apply(parse_action(text))
    return state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("you", [None, 0])
def test_every_event_is_told_without_gaps(qapp, seed, you):
    teller = Storyteller(NAMES, "classic", you)
    rng = random.Random(seed)
    game = Game("classic", 4, seed)
    while not game.state.is_over:
        for event in game.play(rng.choice(game.state.legal_actions())).events:
            sentence = teller.tell(event)
            assert sentence or isinstance(event, SILENT)
            assert "{" not in sentence
        banner = teller.banner(game.state.view(0))
        assert banner
        assert "{" not in banner


def test_the_only_person_is_you(qapp):
    teller = Storyteller(NAMES, "classic", 0)
    assert teller.tell(ev.SunBid(0, 9)) == "You bid 9."
    assert teller.tell(ev.SunBid(1, 9)) == "Nefer bids 9."


def test_whoever_is_called_you_is_spoken_to_whoever_plays(qapp):
    teller = Storyteller(("You", "Nefer", "Khufu", "Tiye"), "classic", None, persons=(1, 2))
    assert teller.tell(ev.SunBid(0, 9)) == "You bid 9."
    assert teller.banner(played().view(1)) == "Your turn – draw a tile or invoke Ra"


def test_among_several_persons_everybody_has_a_name(story):
    assert story.tell(ev.SunBid(0, 9)) == "Anna bids 9."


def test_among_several_persons_the_one_asked_is_told_what_to_do(qapp):
    teller = Storyteller(NAMES, "classic", None, persons=(0, 1))
    assert teller.banner(played().view(0)) == "Anna: Your turn – draw a tile or invoke Ra"
    assert teller.banner(played("invoke").view(0)) == "Anna invokes Ra. Nefer: Your bid, or pass"
    assert teller.banner(played("invoke", "pass").view(0)) == "Anna invokes Ra. Khufu to bid"


def test_the_lot_is_counted(story):
    won = ev.LotWon(2, 11, 1, ("nile", "flood", "nile"))
    assert story.tell(won) == "Khufu wins with 11: a nile ×2, a flood, and sun 1."


def test_the_boat_edition_says_war(qapp):
    assert Storyteller(NAMES, "boat", None).tell(ev.TileDrawn(1, "unrest", 0)) == "Nefer draws a war."


def test_the_banner_names_the_highest_bid_and_who_is_next(story):
    assert story.banner(played("invoke", "bid 7").view(0)) == "Nefer bids 7. Khufu to bid"


def test_the_banner_says_that_somebody_must_bid(story):
    assert story.banner(played("invoke", "pass", "pass", "pass").view(0)) == "Anna invokes Ra. Anna must bid"


@pytest.mark.parametrize("kind", ["level-unknown", "character-unknown"])
def test_opponents_that_are_not_known_are_named_if_there_is_one(story, kind):
    one, several = story.notice(kind, 2), story.notice(kind, None)
    assert "Khufu" in one
    assert not any(name in several for name in NAMES)
    assert "{" not in one + several
