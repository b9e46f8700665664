"""Every event of a game has its sentence, and the banner says whose move it is."""

from __future__ import annotations

import difflib
import random
import re

import pytest

from ra_desktop.ai.neural import compiled
from ra_desktop.app.models.log import KINDS
from ra_desktop.engine import RULESETS, Game, GameState, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import Handover
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.seats.seat_info import suns_of
from ra_desktop.ui.words.events import Narrator
from tests.ui import golden_values
from tests.ui.golden_story import TOLD, path_of, sentences, story

NAMES = ("Anna", "Nefer", "Khufu", "Tiye")
SUNS = [[13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]]
SILENT = (ev.DisasterStruck,)


@pytest.fixture
def classic(qapp) -> Narrator:
    return Narrator(NAMES, "classic", None)


@pytest.fixture(params=[None, 0], ids=["all by name", "you"])
def priests(qapp, request) -> Narrator:
    return Narrator(NAMES, "priests", request.param)


def played(*texts: str, bag=None) -> GameState:
    state = GameState.new("classic", 4, seed=1, suns=SUNS, bag=bag)
    for text in texts:
        state.apply(parse_action(text))
    return state


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("you", [None, 0])
def test_every_event_is_told_without_gaps(qapp, ruleset, seed, you):
    narrator = Narrator(NAMES, ruleset, you)
    rng = random.Random(seed)
    game = Game(ruleset, 4, seed)
    while not game.state.is_over:
        for event in game.play(rng.choice(game.state.legal_actions())).events:
            sentence = narrator.describe(event)
            assert sentence or isinstance(event, SILENT)
            assert "{" not in sentence
            assert "/" not in sentence
            assert type(event) in KINDS
        banner = narrator.banner(game.state.view(0))
        assert banner
        assert "{" not in banner


def test_the_only_person_is_you(qapp):
    narrator = Narrator(NAMES, "classic", 0)
    assert narrator.describe(ev.SunBid(0, 9)) == "You bid 9."
    assert narrator.describe(ev.SunBid(1, 9)) == "Nefer bids 9."


@pytest.mark.parametrize(("track", "offered"), [("", False), ("god", False), ("god gold", True)])
def test_a_turn_offers_a_god_only_if_there_is_a_tile_for_it(qapp, track, offered):
    state = played()
    codes = state.rules.tiles.codes
    seat = state.seat_to_act
    state.held[seat][codes["god"]] = 1
    state.track[: len(track.split())] = [codes[tile] for tile in track.split()]
    state._legal = None
    banner = Narrator(NAMES, "classic", seat).banner(state.view(seat))
    text = "Your turn – draw a tile, invoke Ra or spend a god" if offered else "Your turn – draw a tile or invoke Ra"
    assert banner == text


def test_whoever_is_called_you_is_spoken_to_whoever_plays(qapp):
    narrator = Narrator(("You", "Nefer", "Khufu", "Tiye"), "classic", None, persons=(1, 2))
    assert narrator.describe(ev.SunBid(0, 9)) == "You bid 9."
    assert narrator.banner(played().view(1)) == "Your turn – draw a tile or invoke Ra"


@pytest.mark.parametrize("called", ["You", "you", " YOU "])
def test_you_is_the_person_however_it_is_written(qapp, called):
    narrator = Narrator((called, "Nefer", "Khufu", "Tiye"), "classic", None)
    assert narrator.describe(ev.SunBid(0, 9)) == "You bid 9."
    assert narrator.banner(played("invoke", "bid 7").view(0)) == "Nefer bids 7. Khufu is bidding"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_you_do_is_said_in_the_second_person(qapp, ruleset):
    """Compared with the sentence about somebody else: with the name replaced, it would be "You bids 9"."""
    place, other_place = Narrator(("You", *NAMES[1:]), ruleset, None), Narrator(NAMES, ruleset, None)
    rng = random.Random(5)
    kinds = set()
    for seed in range(3):
        game = Game(ruleset, 4, seed)
        while not game.state.is_over:
            events = game.play(rng.choice(game.state.legal_actions())).events
            said = [(type(event).__name__, place.describe(event), other_place.describe(event)) for event in events]
            view = game.state.view(0)
            said.append((f"{view.phase} banner", place.banner(view), other_place.banner(view)))
            for kind, own, named in said:
                assert "Anna" not in own, kind
                assert not re.search(r"\b[Yy]ou (bids|wins|passes|draws|takes|has|is|spends|starts|may)\b", own)
                if re.search("Anna (must|may)", named):
                    assert re.search("[Yy]our?|Turn over", own)
                elif "Anna" in named:
                    assert own != named.replace("Anna", "You"), kind
                    kinds.add(kind)
                else:
                    assert own == named, kind
    assert kinds >= {"TileDrawn", "SunBid", "Passed", "LotWon", "AuctionStarted", "auction banner", "turn banner"}


def test_what_a_god_takes_is_said_while_it_is_chosen(qapp):
    narrator = Narrator(NAMES, "classic", 0)
    assert narrator.god_banner(0, "pharaoh") == "Your god will take a pharaoh – or choose another tile"
    several = Narrator(NAMES, "classic", None, persons=(0, 1))
    assert several.god_banner(1, "gold") == "Nefer: Your god will take a gold tile – or choose another tile"


def test_among_several_persons_everybody_has_a_name(classic):
    assert classic.describe(ev.SunBid(0, 9)) == "Anna bids 9."


def test_among_several_persons_the_one_asked_is_told_what_to_do(qapp):
    narrator = Narrator(NAMES, "classic", None, persons=(0, 1))
    assert narrator.banner(played().view(0)) == "Anna: Your turn – draw a tile or invoke Ra"
    assert narrator.banner(played("invoke").view(0)) == "Anna invokes Ra. Nefer: Bid or pass"
    assert narrator.banner(played("invoke", "pass").view(0)) == "Anna invokes Ra. Khufu is bidding"


def test_the_boat_edition_says_war(qapp):
    assert Narrator(NAMES, "boat", None).describe(ev.TileDrawn(1, "unrest", 0)) == "Nefer draws a war."


def test_the_banner_names_the_highest_bid_and_who_is_next(classic):
    assert classic.banner(played("invoke", "bid 7").view(0)) == "Nefer bids 7. Khufu is bidding"


def test_the_banner_says_that_somebody_must_bid(classic):
    assert classic.banner(played("invoke", "pass", "pass", "pass").view(0)) == "Everyone passes. Anna must bid"


def test_levels_that_need_the_c_part_are_said_to(classic, monkeypatch):
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    text = "The part written in C wasn’t built, so stronger bots will play as Novice."
    assert classic.notice("level-unbuilt", 1) == text


@pytest.mark.parametrize("kind", ["level-unknown", "character-unknown", "program-unknown"])
def test_opponents_that_are_not_known_are_named_if_there_is_one(classic, kind):
    one, several = classic.notice(kind, 2), classic.notice(kind, None)
    assert "Khufu" in one
    assert not any(name in several for name in NAMES)
    assert "{" not in one + several


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("", "Khufu couldn’t choose"),
        ("start", "Khufu couldn’t be started"),
        ("ended", "Khufu stopped running"),
        ("time", "Khufu didn’t answer in time"),
        ("flood", "Khufu didn’t give a legal move"),
        ("answer", "Khufu didn’t give a legal move"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_reason(classic, why, words):
    assert classic.notice("bot-failed", 2, why).startswith(words)


def test_a_change_of_players_names_the_seat_and_the_bot(qapp):
    narrator = Narrator(("You", *NAMES[1:]), "classic", 0)
    bot, person = Handover(3, 1, "expert", "builder"), Handover(3, 1, None, None)
    assert narrator.describe(bot) == "A bot takes over for Nefer: Expert · the builder."
    assert narrator.describe(person) == "A person takes over for Nefer."
    assert narrator.describe(Handover(3, 0, "novice", None)) == "A bot takes over for you: Novice."
    assert narrator.describe(Handover(3, 0, None, None)) == "You take over this seat."


@pytest.mark.parametrize("ruleset", TOLD)
def test_a_whole_game_is_told_as_in_its_golden_story(qapp, ruleset):
    kept = path_of(ruleset).read_text(encoding="utf-8").splitlines()
    difference = "\n".join(list(difflib.unified_diff(kept, story(ruleset).splitlines(), lineterm=""))[:60])
    assert not difference, f"read this, then: python -m tests.ui.golden_story --write\n{difference}"


@pytest.mark.parametrize("language", languages.available())
def test_the_sentences_of_a_language_are_as_they_were_read(qapp, language):
    messages = sentences(language).splitlines()
    kept = path_of("classic").with_name(f"sentences-{language}.txt").read_text(encoding="utf-8").splitlines()
    difference = "\n".join(list(difflib.unified_diff(kept, messages, lineterm=""))[:60])
    assert not difference, f"read this, then: python -m tests.ui.golden_story --write\n{difference}"


def test_every_event_has_its_kind_in_the_log() -> None:
    assert {kind.__name__ for kind in KINDS} == {event.__name__ for event in (*ev.Event.__subclasses__(), Handover)}


def test_colours_measures_durations_words_and_places_are_those_that_were_kept(qapp):
    difference = golden_values.differences(golden_values.PATH.read_text(encoding="utf-8"), golden_values.values())
    assert not difference, f"read this, then: python -m tests.ui.golden_story --write\n{difference}"


# --- Priests of Ra ----------------------------------------------------------------------------------

PRIESTS_STORY = [
    (ev.TileDrawn(0, "farmer/market", None), "draw(s) a farmer. On the back: Market."),
    (ev.SideChosen(0, "market/farmer", 3), "show(s) this side: Market."),
    (ev.TileFlipped(0, "scribe/library"), "turn(s) a library into a scribe."),
    (ev.PriestKept(0), "do(es)n’t use a priest."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "messages"), PRIESTS_STORY)
def test_sides_and_priests_are_told_in_both_persons(priests, event, messages):
    you = priests.you == 0
    assert priests.describe(event) == ("You " if you else "Anna ") + messages.replace(
        "(s)", "" if you else "s"
    ).replace("(es)", "" if you else "es")


def test_what_priests_and_people_bring_is_told(priests):
    plague, ankhs = priests.describe(ev.PlagueReturned(0)), priests.describe(ev.AnkhsWon(0, 2))
    if priests.you == 0:
        assert (plague, ankhs) == ("Your priests remove a plague.", "Your people win 2 ankhs.")
    else:
        assert (plague, ankhs) == ("Anna’s priests remove a plague.", "Anna’s people win 2 ankhs.")


def test_people_and_priests_leave_after_every_epoch_but_the_last(qapp):
    narrator = Narrator(NAMES, "priests", None)
    messages = [
        narrator.describe(ev.EpochScored(epoch, ({}, {}), (10, 10), (10, 10), epoch == 3)) for epoch in (1, 2, 3)
    ]
    assert ["Discarded: People, Priests." in sentence for sentence in messages] == [True, True, False]


def test_tiles_that_look_alike_are_counted_together(qapp):
    won = ev.LotWon(2, 11, 1, ("farmer/market", "farmer/granary", "granary/farmer"))
    messages = Narrator(NAMES, "priests", None).describe(won)
    assert messages == "Khufu wins with 11: Farmer\u00a0×2, Granary, Sun 1."


def test_the_banner_asks_for_a_side_and_for_a_tile_to_turn(qapp):
    state = GameState.new("priests", 2, suns=[[5, 6], [2, 3]], bag=["farmer/market", "priest", "priest", "ra"])
    narrator = Narrator(NAMES, "priests", None, persons=(1,))
    state.apply(parse_action("draw"))
    assert narrator.banner(state.view(0)) == "Anna is choosing which side to show: Farmer or Market"
    for action in ("side market", "draw", "draw"):
        state.apply(parse_action(action))
    assert narrator.banner(state.view(0)) == "Nefer: Your turn – draw a tile or invoke Ra"
    for action in ("draw", "pass", "bid 3"):
        state.apply(parse_action(action))
    assert narrator.banner(state.view(0)).startswith(
        "Nefer: Turn over one of your tiles, or leave them as they are (2 priests)"
    )
    state.apply(parse_action("flip market/farmer"))
    assert narrator.banner(state.view(0)) == "Nefer: Turn over one of your tiles, or leave them as they are"


def test_a_full_track_leaves_gods_out_where_there_are_none(qapp):
    state = GameState.new("priests", 2, suns=[[5, 6], [2, 3]], bag=["stone"] * 8 + ["ra"])
    for _ in range(8):
        state.apply(parse_action("draw"))
    narrator = Narrator(NAMES, "priests", None, persons=(0,))
    assert narrator.banner(state.view(0)) == "Anna: The track is full – you must invoke Ra"


def test_bids_have_gone_back_while_the_winner_turns_tiles_over(qapp):
    state = GameState.new("priests", 2, bag=["farmer/granary", "priest", "ra", "ra"], suns=[[9, 6, 5, 2], [8, 7, 4, 3]])
    bids = []
    for text in ("draw", "side farmer", "draw", "draw", "bid 4", "bid 9"):
        state.apply(parse_action(text))
        bids.append([sun.value for sun in suns_of(state.view(0), 1) if sun.bid])
    assert state.phase == "flip"
    assert bids[-2:] == [[4], []]
    assert Narrator(NAMES, "priests", None).part_in(state.view(0), 1) == ""


def test_an_empty_lot_is_spoken_of_while_it_is_auctioned_and_not_once_it_is_taken(qapp):
    narrator = Narrator(NAMES, "priests", None)
    state = GameState.new("priests", 2, bag=["farmer/granary", "priest", "ra", "ra"], suns=[[9, 6, 5, 2], [8, 7, 4, 3]])
    for text in ("draw", "side farmer", "draw", "draw", "pass", "bid 9"):
        state.apply(parse_action(text))
    assert state.phase == "flip"
    assert narrator.note(state.view(1)) == ""
    for text in ("keep", "invoke"):
        state.apply(parse_action(text))
    assert narrator.note(state.view(1)) == "There are no tiles to win, only the sun in the centre."
