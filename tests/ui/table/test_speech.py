"""What a screen reader is told: others' moves in one go, the turn, each selection, the score; nothing hidden."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Bid, Discard, Draw, Game, Invoke, Pass, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.system import announcements, languages
from ra_desktop.ui.table.speech.speaker import of_selection
from ra_desktop.ui.words.fill import points_text, sentences
from tests.engine.golden import late_game
from tests.ui.golden_speech import Hearing, path_of, speech
from tests.ui.table.conftest import HEARD_BAG, HEARD_SUNS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.settings import Verbosity
    from ra_desktop.engine import Action

    Lay = Callable[..., Hearing]


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["classic", pytest.param("boat", marks=pytest.mark.nightly), "priests"])
def test_the_end_of_a_game_sounds_as_it_did(qapp: object, ruleset: str) -> None:
    kept = path_of(ruleset).read_text(encoding="utf-8").splitlines()
    message = speech(ruleset).splitlines()
    assert not list(difflib.unified_diff(kept, message, "kept", "said", lineterm=""))


# --- others' moves, and one's own turn ------------------------------------------------------------------


def test_what_others_do_is_said_in_one_go_when_it_is_ones_own_turn(hear: Lay) -> None:
    hearing = hear()
    hearing.play(Draw())
    hearing.play(Draw())
    assert hearing.heard == ["Draw a tile."], "nothing of what was drawn yet"
    hearing.play(Draw())
    assert hearing.heard[1:] == [
        (
            "You draw a gold tile. Ptah draws a Nile tile. Cleo draws Ra! Auction: Cleo bids last. "
            "Ra! Bid or pass. Auction track: Gold, Nile. Centre sun: 1. If you win this lot: +3."
        )
    ]


def test_what_the_banner_repeats_is_told_once(hear: Lay) -> None:
    hearing = hear("draw")
    hearing.play(Invoke())
    hearing.play(Bid(2))
    assert hearing.heard == [
        (
            "You draw a gold tile. Ptah invokes Ra. Cleo bids 2. Bid or pass. Auction track: Gold. Centre sun: 1. "
            "If you win this lot: +3."
        ),
    ]


def test_the_highest_bid_is_told_once_in_its_place_if_somebody_has_passed_since(hear: Lay) -> None:
    hearing = hear()
    hearing.play(Invoke())
    hearing.heard.clear()
    hearing.play(Bid(4))
    hearing.play(Pass())
    heard = "You invoke Ra. Ptah bids 4. Cleo passes. Bid or pass. Auction track: empty. Centre sun: 1."
    assert hearing.heard == [heard], "not as if Ptah bid twice"


@pytest.mark.parametrize(
    ("verbosity", "more"),
    [("brief", ""), ("normal", " Auction track: Gold, Nile. Centre sun: 1."), ("full", " Auction")],
)
def test_an_auction_without_a_sun_that_beats_the_highest_sounds_unlike_any_other(
    hear: Lay, verbosity: Verbosity, more: str
) -> None:
    game = Game("classic", 3, 1, bag=HEARD_BAG, suns=[[3, 4, 5], [7, 8, 13], [6, 10, 11]])
    hearing = hear(verbosity=verbosity, game=game)
    for text in ("draw", "draw", "invoke", "bid 7", "bid 10"):  # the last two sit before the person
        hearing.play(parse_action(text))
    assert f"You can only pass. None of your suns beats the 10.{more}" in hearing.heard[-1]


def test_a_tile_to_discard_is_told_with_what_it_costs(qapp: object) -> None:
    game = Game("boat", 2, 1, bag=["earthquake", "gold", *["ra"] * 9], suns=[[2, 9], [3, 8]])
    codes = game.state.rules.tiles.codes
    game.state.epoch = 3  # only then do monuments score
    for tile, count in (("pyramid", 3), ("temple", 1)):
        game.state.held[0][codes[tile]] = count
    for text in ("draw", "draw", "invoke", "pass", "bid 9"):
        game.play(parse_action(text))
    view = game.state.view(0)
    costs = {
        verbosity: of_selection(view, Discard("pyramid"), ("You", "Ptah"), None, verbosity, previews=True)
        for verbosity in ("brief", "normal")
    }
    cost = points_text(sum(view.action_preview(Discard("pyramid")).values()))
    assert costs["brief"] == ["Discard Pyramid"]
    assert costs["normal"][0].startswith(f"Discard Pyramid: {cost} at the end of this epoch (")


@pytest.mark.parametrize(
    ("verbosity", "message"),
    [
        ("brief", "Bid 6, the first bid."),
        (
            "normal",
            (
                "Bid 6, the first bid. Can outbid the 6: Ptah (7, 8), Cleo (9). If you win with your 6: +3. "
                "Suns after that: 1, 5 and 10."
            ),
        ),
        (
            "full",
            (
                "Bid 6, the first bid. Can outbid the 6: Ptah (7, 8), Cleo (9). If you win with your 6: "
                "+3. 1 gold tile: +3. 1 Nile tile without a flood: 0. Suns after that: 1, 5 and 10."
            ),
        ),
    ],
)
def test_a_sun_is_told_with_what_winning_brings(hear: Lay, verbosity: Verbosity, message: str) -> None:
    hearing = hear("draw", "draw", "draw", verbosity=verbosity)
    hearing.choices.select(Bid(6))
    assert hearing.heard == [message]


def test_a_sun_is_compared_with_those_that_are_still_to_bid(hear: Lay) -> None:
    hearing = hear("draw", "invoke", "bid 2")
    hearing.choices.select(Bid(5))
    after = "Suns after that: 1, 6 and 10."
    assert hearing.heard == [
        "Bid 5, which beats the 2. Can outbid the 5: Ptah (7, 8). If you win with your 5: +3. " + after
    ], "not by the 9 of Cleo, who has bid"
    hearing.choices.select(Bid(10))
    last = (
        "Bid 10, which beats the 2. No one can outbid the 10. If you win with your 10: +3. Suns after that: 1, 5 and 6."
    )
    assert hearing.heard[1:] == [last]


def test_without_the_preview_of_lots_nothing_is_told_of_their_value(hear: Lay) -> None:
    hearing = hear("draw")
    hearing.settings.lot_preview = False
    hearing.play(Invoke())
    hearing.play(Pass())
    hearing.choices.select(Bid(5))
    assert not any("win" in message for message in hearing.heard)
    assert len(hearing.heard) == 2


def test_briefly_ones_own_choices_are_not_repeated(hear: Lay) -> None:
    message = {}
    for verbosity in ("brief", "normal"):
        hearing = hear("draw", "draw", "draw", verbosity=verbosity)
        for action in (Bid(6), Pass(), Pass()):
            hearing.play(action)
        message[verbosity] = hearing.heard[1:]
    after = "Ptah passes. Cleo passes. You win with 6: Gold, Nile, Sun 1. Your turn – draw a tile or invoke Ra."
    assert message == {"brief": [after], "normal": [f"You bid 6. {after}"]}


def test_fully_the_track_is_told_with_the_turn(hear: Lay) -> None:
    hearing = hear("draw", "draw", verbosity="full")
    hearing.play(Draw())
    assert "Ra! Bid or pass. Auction track: Gold, Nile. Centre sun: 1. If you win this lot: +3." in hearing.heard[0]


def test_a_forced_move_is_no_turn_of_ones_own(hear: Lay) -> None:
    hearing = hear("draw", "draw")
    hearing.table.turn.forced.is_on = True
    hearing.play(Invoke())
    hearing.choices.select(Bid(5))
    hearing.heard.clear()
    hearing.play(Bid(5))
    hearing.play(Bid(8))
    hearing.play(Pass())
    for _ in range(3):  # Ptah has won; the next turn is his neighbour's
        if hearing.choices.actions:
            break
        hearing.play(Invoke() if hearing.session.state.phase == "turn" else Pass())
    assert not any("You can only pass" in message for message in hearing.heard)


def test_the_next_game_is_not_told_what_happened_in_the_one_before(hear: Lay) -> None:
    hearing = hear("draw")
    hearing.play(Draw())
    assert hearing.heard == []
    hearing.sit_down(Game("classic", 3, 1, bag=HEARD_BAG, suns=HEARD_SUNS))
    hearing.settle()
    assert hearing.heard == ["Your turn – draw a tile or invoke Ra."]


def test_what_was_taken_back_is_not_told(hear: Lay) -> None:
    hearing = hear("draw", "draw", "draw", persons=(0, 1, 2))
    hearing.session.undo()
    hearing.settle()
    assert hearing.heard == ["Cleo: Your turn – draw a tile or invoke Ra."]


def test_the_next_person_is_asked_for_and_hears_only_when_seated_what_has_happened(hear: Lay) -> None:
    hearing = hear(persons=(0, 2))
    hearing.settings.hand_over = True
    hearing.play(Draw())
    hearing.heard.clear()
    hearing.play(Draw())
    assert hearing.heard == ["Hand over to Cleo. Press Enter or click when you are ready."]
    hearing.table.show_game()
    assert len(hearing.heard) == 1, "once"
    hearing.table.hand_over.page.closed.emit()
    assert hearing.heard[1:] == [
        "Anna draws a gold tile. Ptah draws a Nile tile. Cleo: Your turn – draw a tile or invoke Ra."
    ]


def test_those_who_only_watch_are_told_when_an_auction_is_over(hear: Lay) -> None:
    hearing = hear(persons=())
    for action in (Draw(), Draw(), Invoke(), Bid(6)):
        hearing.play(action)
    assert hearing.heard == []
    hearing.play(Pass())
    hearing.play(Pass())
    assert hearing.heard == [
        (
            "Anna draws a gold tile. Ptah draws a Nile tile. Cleo invokes Ra. Anna bids 6. Ptah passes. Cleo passes. "
            "Anna wins with 6: Gold, Nile, Sun 1."
        )
    ]


class Elsewhere:
    """What friends elsewhere play."""

    holds = True

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: list[Action] = [Draw(), Draw()]

    def next_move(self) -> Action | None:
        played = len(self.game.plies)
        return self.moves[played] if played < len(self.moves) else None


def test_who_waits_for_a_friend_elsewhere_hears_once_what_has_happened_and_whose_turn_it_is(hear: Lay) -> None:
    hearing = hear()
    seats = (Seat("Anna", "lapis"), Seat("Ptah", "carnelian", far=True), Seat("Cleo", "ochre", far=True))
    script = Elsewhere(game := Game("classic", 3, 1, bag=HEARD_BAG, suns=HEARD_SUNS))
    hearing.heard.clear()
    hearing.session.receive(SavedGame(game, seats), script, is_joined=True)
    hearing.settle()
    assert hearing.heard == []
    waiting = hearing.table.speaker._waiting
    assert waiting.isActive()
    for _ in range(2):
        waiting.timeout.emit()
    for move, script.holds in ((Draw(), True), (Bid(6), True), (Pass(), True), (Pass(), False)):
        script.moves.append(move)
        hearing.session.follow_script()
        hearing.settle()
        waiting.timeout.emit()
    assert hearing.heard == [
        "You draw a gold tile. Ptah draws a Nile tile. Cleo’s turn.",
        "Cleo draws Ra! Auction: Cleo bids last. You bid 6. Ptah is bidding.",
        "Ptah passes. Cleo is bidding.",
        "Cleo passes. You win with 6: Gold, Nile, Sun 1. Your turn – draw a tile or invoke Ra.",
    ]


# --- the score, the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize("verbosity", ["brief", pytest.param("normal", marks=pytest.mark.nightly), "full"])
def test_the_score_is_told_as_the_engine_has_it(hear: Lay, verbosity: Verbosity) -> None:
    hearing = hear(verbosity=verbosity, game=Game("classic", 3, 1, bag=["gold", *["ra"] * 9], suns=HEARD_SUNS))
    while not any(": scoring." in message for message in hearing.heard):
        hearing.play(Pass() if Pass() in hearing.session.state.legal_actions() else Draw())
    message = next(message for message in hearing.heard if ": scoring." in message)
    plies = hearing.session.game.plies
    (event,) = [item for ply in plies for item in ply.events if isinstance(item, ev.EpochScored)]
    totals = [sum(points.values()) for points in event.points]
    assert totals == [-5, -5, -5]
    assert "The Ra track is full. The epoch is over. Old Kingdom: scoring." in message
    assert "In this epoch: You −5, Ptah −5, Cleo −5." in message
    assert ("You. Civilization: −5 (none)." in message) is (verbosity != "brief")
    assert ("Ptah. Civilization: −5 (none)." in message) is (verbosity == "full")
    assert ("Fame: You 5." in message) is (verbosity != "brief")
    assert ("iscarded" in message) is (verbosity == "full")


def test_nothing_is_said_of_the_result_before_it_is_shown(hear: Lay) -> None:
    game = late_game("classic", 3, 1)
    hearing = hear(game=game)
    hearing.table.director.set_speed("normal")
    last = hearing.session.state.legal_actions()
    if hearing.choices.actions:
        hearing.choices.choose(last[0])
    else:
        hearing.session.play_set(last[0])
    assert hearing.session.state.is_over
    hearing.table.speaker.say("Saving works again.")
    hearing.table.asking.ask("events")
    words = " ".join((*hearing.heard, *hearing.table.asking.card.sentences))
    assert "wins the game" not in words
    assert ": scoring." not in words
    hearing.table.director.set_speed("instant")
    for _ in range(5):
        hearing.table.director.run_on()
        hearing.settle()
    result = [message for message in hearing.heard if "wins the game" in message]
    assert len(result) == 1
    assert "1. Ptah, 49 fame. 2. Cleo, 21 fame. 3. You, 18 fame. Fame decides: 49 to 21." in result[0]


@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_fame_that_lies_face_down_is_never_said(hear: Lay, persons: tuple[int, ...]) -> None:
    """The fame of everyone is a number that nothing else is."""
    game = Game("classic", 3, 1, bag=[*["gold"] * 5, *["ra"] * 9], suns=HEARD_SUNS)
    for seat in range(3):
        game.state.fame[seat] = 777 + seat
    hearing = hear(verbosity="full", persons=persons, game=game)
    for question in ("track", "suns", "rivals", "tiles", "ra", "bag", "events", "moves"):
        hearing.table.asking.ask(question)
    while hearing.session.state.epoch == 1:
        hearing.play(Pass() if Pass() in hearing.session.state.legal_actions() else Draw())
    words = " ".join(hearing.heard)
    assert ": scoring." in words
    assert ("777" in words) is (persons == (0,)), "one's own is known to the only person"
    assert "778" not in words
    assert "779" not in words


# --- who listens --------------------------------------------------------------------------------------------


def test_only_what_interrupts_is_assertive(hear: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, object]] = []
    monkeypatch.setattr(announcements.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        announcements.QAccessible,
        "updateAccessibility",
        lambda event: made.append((event.message(), event.politeness())) if hasattr(event, "message") else None,
    )
    hearing = hear("draw", "draw")
    made.clear()
    hearing.play(Draw())
    hearing.choices.select(Bid(5))
    polite, assertive = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive
    assert [(text, how) for text, how in made if text in hearing.heard] == [
        (hearing.heard[0], polite),
        (hearing.heard[1], assertive),
    ]


def test_what_has_happened_is_told_in_the_language_of_the_moment(hear: Lay) -> None:
    hearing = hear("draw")
    hearing.play(Draw())
    languages.use("de")
    QApplication.processEvents()
    hearing.play(Draw())
    (message,) = hearing.heard
    assert "Ptah zieht" in message
    assert "draws" not in message


def test_every_sentence_ends_so_that_a_voice_pauses(qapp: object) -> None:
    assert sentences(["Centre sun 1", "Ra!", "", "“Pass.”", "Only at the end:"]) == [
        "Centre sun 1.",
        "Ra!",
        "“Pass.”",
        "Only at the end:",
    ]
