"""Each question is answered with the engine's figures, aloud and on a card over the board."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QRect

from ra_desktop.app.models.bag import BagModel
from ra_desktop.engine import Bid, Game, parse_action
from ra_desktop.ui.games.groups import group_tip, groups_of
from ra_desktop.ui.words.speech import heading
from tests.sampling import sampled
from tests.ui.table.conftest import HEARD_SUNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.settings import Verbosity
    from ra_desktop.ui.words.speech import Question
    from tests.ui.golden_speech import Hearing

    Lay = Callable[..., Hearing]

BAG = ["gold", "nile", "ra", "pharaoh", "art", "god", "funeral", "ra", "ra"]
HELD = ((0, "pharaoh"), (0, "gold"), (0, "temple"), (1, "gold"))


@pytest.fixture
def lay(hear: Lay) -> Lay:
    """Lays a game of three after some moves, in which Anna has a few tiles; she is to bid after those by default."""

    def laid(*actions: str, ruleset: str = "classic", **about: Any) -> Hearing:
        game = Game(ruleset, 3, 1, bag=BAG if ruleset == "classic" else None, suns=HEARD_SUNS)
        for seat, tile in HELD if ruleset == "classic" else ():
            game.state.held[seat][game.state.rules.tiles.codes[tile]] += 1
        return hear(*actions, game=game, **about)

    return laid


def asked(hearing: Hearing, question: Question) -> list[str]:
    """The answer, which is said and shown alike."""
    hearing.heard.clear()
    hearing.table.asking.ask(question)
    card = hearing.table.asking.card
    assert card.isVisible()
    assert card.heading == heading(question)
    assert hearing.heard == [" ".join(card.sentences)]
    return list(card.sentences)


def test_the_track_is_told_with_the_bids_and_what_it_would_bring(lay: Lay) -> None:
    hearing = lay("draw", "invoke", "bid 3")
    lot = hearing.session.view(0).lot_account(0)
    assert lot.own.points == 3
    assert asked(hearing, "track") == [
        "Auction track: Gold.",
        "7 free spaces.",
        "Centre sun: 1.",
        "Cleo bids 3.",
        "Bid or pass.",
        "Ptah hasn’t bid yet.",
        "If you win this lot: +3.",
        "1 gold tile: +3.",
    ]


def test_briefly_only_the_sum_is_told_and_fully_what_it_would_bring_to_everyone(lay: Lay) -> None:
    brief = asked(lay("draw", "invoke", "bid 3", verbosity="brief"), "track")
    assert brief[-1] == "If you win this lot: +3."
    assert "7 free spaces." not in brief
    full = asked(lay("draw", "invoke", "bid 3", verbosity="full"), "track")
    assert full[-2:] == ["If Ptah wins this lot: +3.", "If Cleo wins this lot: +3."]


def test_with_a_sun_selected_the_track_is_worth_what_that_sun_brings(lay: Lay) -> None:
    hearing = lay("draw", "invoke", "bid 3")
    hearing.choices.select(Bid(5))
    text = asked(hearing, "track")
    assert "If you win with your 5: +3." in text
    assert text[-1] == "Suns after that: 1, 6 and 10."


def test_ones_own_suns(lay: Lay) -> None:
    assert asked(lay(), "suns") == ["You: 5, 6, 10; face down: none."]
    text = asked(lay("draw", "invoke", "bid 9"), "suns")
    assert text == ["You: 5, 6, 10; face down: none.", "To beat the 9: 10."]
    fully = asked(lay("draw", "invoke", "bid 9", verbosity="full"), "suns")
    assert fully[2] == "No one can outbid the 10."


def test_a_sun_that_was_used_lies_face_down(lay: Lay) -> None:
    hearing = lay("draw", "invoke", "pass", "bid 6", "pass")
    assert asked(hearing, "suns")[0] == "You: 5, 10; face down: 1."


def test_everybodys_suns_and_who_can_outbid_whom(lay: Lay) -> None:
    assert asked(lay(), "rivals") == [
        "You: 5, 6, 10; face down: none.",
        "Ptah: 4, 7, 8; face down: none.",
        "Cleo: 2, 3, 9; face down: none.",
        "No one can outbid the 10.",
        "Can outbid the 6: Ptah (7, 8), Cleo (9).",
        "Can outbid the 5: Ptah (7, 8), Cleo (9).",
    ]


def test_ones_own_tiles_score_what_the_engine_says(lay: Lay) -> None:
    hearing = lay()
    view = hearing.session.view(0)
    assert sum(view.points_now()[0].values()) == 3 + 5 - 5
    assert asked(hearing, "tiles") == [
        "Your tiles: Pharaoh, Gold, Temple.",
        "If the epoch ended now: +3.",
        "Gold +3.",
        "Pharaohs +5.",
        "Civilization −5.",
        "Only at the end of the game.",
        "Monument variety +1.",
        "Fame: 10.",
    ]


def test_fully_every_category_is_told_with_ones_standing(lay: Lay) -> None:
    text = asked(lay(verbosity="full"), "tiles")
    assert "Pharaohs +5. Now: 1 (most 1, fewest 0)." in text
    assert "Nile 0. Now: none." in text
    assert asked(lay(verbosity="brief"), "tiles") == [
        "Your tiles: Pharaoh, Gold, Temple.",
        "If the epoch ended now: +3.",
        "Fame: 10.",
    ]


def test_the_chance_of_ra_is_that_of_the_bag(lay: Lay) -> None:
    hearing = lay()
    contents = hearing.session.view(0).bag_contents
    assert (contents["ra"], sum(contents.values())) == (3, 9)
    assert asked(hearing, "ra") == [
        "Ra track: 0 of 8.",
        "8 Ra tiles until nightfall.",
        "Ra tiles in the bag: 3 of 9. Chance that the next tile is Ra: 33%.",
    ]


def test_the_bag_is_told_by_category_and_fully_by_tile(lay: Lay) -> None:
    text = asked(lay("draw"), "bag")
    assert text[0] == "Tiles in the bag: 8."
    assert {"Ra: 3.", "Gold: 0.", "Disasters: 1.", "Gods: 1."} <= set(text)
    fully = asked(lay("draw", verbosity="full"), "bag")
    assert {"Ra: 3.", "Funeral: 1.", "Art: 1."} <= set(fully)
    assert not any("Gold" in item for item in fully)


def test_what_happened_last_is_told_as_in_the_log(lay: Lay) -> None:
    assert asked(lay(), "events") == ["Nothing has happened yet."]
    hearing = lay("draw", "invoke", "bid 3")
    assert asked(hearing, "events") == ["You draw a gold tile.", "Ptah invokes Ra.", "Cleo bids 3."]
    hearing = lay("draw", "invoke", "bid 3", "bid 5", "pass", "draw", verbosity="brief")
    assert len(asked(hearing, "events")) == 3


def test_what_one_may_do(lay: Lay) -> None:
    assert asked(lay(), "moves") == [
        "Your turn – draw a tile or invoke Ra.",
        "You can choose: Draw a tile, Invoke Ra.",
    ]
    assert asked(lay("draw", "invoke", "bid 3"), "moves") == [
        "Cleo bids 3. Bid or pass.",
        "You can bid 5, 6 or 10, or pass.",
    ]
    assert asked(lay("invoke", "pass", "pass"), "moves")[1] == "You can bid 5, 6 or 10, but you can’t pass."
    assert asked(lay("draw"), "moves") == ["Ptah’s turn.", "There is nothing for you to do right now."]


def test_among_several_persons_whoever_is_to_move_asks(lay: Lay) -> None:
    hearing = lay("draw", persons=(0, 1))
    assert asked(hearing, "suns") == ["You: 4, 7, 8; face down: none."]
    assert asked(hearing, "tiles")[0] == "Your tiles: Gold."


@pytest.mark.parametrize("ruleset", ["boat", "priests"])
@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
def test_every_question_has_an_answer_in_every_game(lay: Lay, ruleset: str, verbosity: Verbosity) -> None:
    hearing = lay("draw", ruleset=ruleset, verbosity=verbosity)
    for question in ("track", "suns", "rivals", "tiles", "ra", "bag", "events", "moves"):
        text = asked(hearing, question)
        assert text
        assert not any("{" in item or item.count("/") > 30 for item in text)


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_of_draws_and_bids_nothing_is_said_any_more_once_the_last_epoch_is_over(lay: Lay, ruleset: str) -> None:
    """While its scoring is shown, the game is not over yet, and the bag need not be empty."""
    hearing = lay("draw", ruleset=ruleset, verbosity="full")
    state = hearing.session.state.copy()
    to_come = ("next tile", "outbid", "to bid", "if the epoch ended")
    for epoch, is_told in ((1, True), (2, True), (3, False)):
        state.epoch, state.phase = epoch, "scoring"
        view = state.view(0)
        hearing.table.view.show_view(view)
        said = [line.lower() for question in ("suns", "rivals", "ra") for line in asked(hearing, question)]
        said += [group_tip(view, 0, group, {}) for group in groups_of(ruleset)]
        assert {word for word in to_come if any(word in line for line in said)} <= set(to_come if is_told else ())
        assert any("next tile" in line for line in said) == is_told
        model = BagModel(lambda tile, _: tile)
        model.show_position(view)
        assert model.is_drawn_from == is_told


# --- replay -------------------------------------------------------------------------------------------------


def test_in_a_replay_the_position_shown_is_asked_about(lay: Lay) -> None:
    hearing = lay("draw", "invoke", "bid 3")
    hearing.table.replay.start()
    hearing.table.replay.go(1)
    assert hearing.heard[-1] == "You draw a gold tile. Ptah’s turn."
    assert asked(hearing, "events") == ["You draw a gold tile."]
    assert asked(hearing, "track")[:2] == ["Auction track: Gold.", "7 free spaces."]
    assert asked(hearing, "moves")[1] == "There is nothing for you to do right now."
    hearing.table.replay.end()


# --- the card -----------------------------------------------------------------------------------------------


def test_the_same_question_closes_its_answer_and_another_replaces_it(lay: Lay) -> None:
    hearing = lay()
    asking = hearing.table.asking
    asking.ask("suns")
    asking.ask("bag")
    assert asking.question == "bag"
    heard = len(hearing.heard)
    asking.ask("bag")
    assert asking.card.isHidden()
    assert asking.question is None
    assert len(hearing.heard) == heard


def test_the_answer_follows_the_game_in_silence(lay: Lay) -> None:
    hearing = lay()
    asked(hearing, "track")
    heard = len(hearing.heard)
    hearing.play(parse_action("draw"))
    assert hearing.table.asking.card.sentences[0] == "Auction track: Gold."
    assert not any("Auction track" in text for text in hearing.heard[heard:])
    hearing.sit_down(Game("classic", 3, 1, bag=BAG, suns=HEARD_SUNS))
    assert hearing.table.asking.card.isHidden()


@pytest.mark.parametrize(
    ("size", "scale"), sampled(itertools.product([(810, 640), (724, 560), (1130, 870)], [1.0, 1.5, 2.0]), 4)
)
def test_the_card_never_covers_ones_own_panel(lay: Lay, size: tuple[int, int], scale: float) -> None:
    from ra_desktop.ui.look import fonts

    hearing = lay("draw", "invoke", "bid 3", verbosity="full")
    view = hearing.table.view
    fonts.set_text_scale(scale)
    view.resize(*size)
    card = hearing.table.asking.card
    for question in ("track", "tiles", "bag"):
        asked(hearing, question)
        assert not card.geometry().intersects(view.own.geometry())
        assert view.board.geometry().contains(card.geometry())


def test_the_card_lies_within_the_part_that_is_seen(lay: Lay) -> None:
    card = lay().table.asking.card
    card.show_answer("Suns", ["One."] * 40, QRect(100, 50, 300, 200))
    assert QRect(100, 50, 300, 200).contains(card.geometry())
