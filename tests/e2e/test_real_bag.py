"""A game with a real bag in the window, by keys and by mouse."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Draw, ShowSide
from ra_desktop.engine.events import TileDrawn
from ra_desktop.storage import paths
from ra_desktop.storage.saved_game import Options, SavedGame
from ra_desktop.storage.savefile import load_file
from tests.e2e.hand import Hand, seats
from tests.e2e.test_whole_games import choose
from tests.engine.golden import late_game
from tests.sampling import NIGHTLY

LEFT = {"boat": 100 if NIGHTLY else 24, "priests": 100 if NIGHTLY else 60}
"""How many moves of a game are left."""


@pytest.fixture
def hand(window, qtbot) -> Hand:
    return Hand(window, qtbot)


def begin(window, hand, game, *bots) -> None:
    """Go on with *game*, whose bag is of cardboard from now on: another order than the program has."""
    game.real_bag = True
    hand.bag = [name for name, count in game.state.bag_contents.items() for _ in range(count)]
    random.Random(8).shuffle(hand.bag)
    window.session._replace(SavedGame(game, seats(*bots), Options(real_bag=True)))


@pytest.mark.parametrize(("ruleset", "by_key"), [("boat", True), ("priests", False)])
def test_a_game_is_ended_with_cardboard(window, hand, ruleset, by_key):
    begin(window, hand, late_game(ruleset, 3, LEFT[ruleset]), None, "casual", "casual")
    hand.names_by_key = by_key
    before = len(hand.bag)
    used = hand.play(hand.by_key if by_key else hand.by_click, choose, 3)
    assert Draw in used
    assert (ShowSide in used) == (ruleset == "priests")
    assert before - len(hand.bag) == before - window.session.state.bag_count > 5
    assert load_file(paths.autosave_path()).game.state == window.session.state


def test_escape_gives_the_turn_back_and_backspace_names_the_last_tile_again(window, hand):
    begin(window, hand, late_game("boat", 3, 100), None, None, None)
    page = window.table.view.pages.tile_page
    seat, before = window.choices.seat, window.session.state.bag_count
    hand.key("d")
    assert page.isVisible()
    assert window.choices.actions == ()
    hand.key(Qt.Key.Key_Escape)
    assert (page.isVisible(), window.choices.seat) == (False, seat)
    hand.key("d")
    hand.key(page.palette_of_tiles.buttons["nile"].key)
    hand.wait()
    hand.key("d")
    hand.key(Qt.Key.Key_Backspace)
    assert page.isVisible()
    assert window.session.state.current_player == seat
    hand.key(page.palette_of_tiles.buttons["pharaoh"].key)
    assert window.session.state.bag_count == before - 1
    assert "pharaoh" in window.session.state.auction_track


def test_the_page_is_back_after_a_look_at_the_past_and_the_start_page(window, hand):
    begin(window, hand, late_game("boat", 3, 100), None, None, None)
    page = window.table.view.pages.tile_page
    hand.key("d")
    window.commands["look_back"].trigger()
    assert not page.isVisible()
    window.commands["back_to_game"].trigger()
    assert page.isVisible()
    window.commands["start_page"].trigger()
    window.games.resume()
    assert page.isVisible()
    assert page.isAncestorOf(QApplication.focusWidget()) or page.hasFocus()
    hand.key(page.palette_of_tiles.buttons["nile"].key)
    assert not window.session.awaits_tile


def test_suns_are_dealt_or_entered(window, qtbot):
    window.settings.setup = window.settings.setup.__class__("classic", seats(None, None, None), Options(real_bag=True))
    window.games.quick_game()
    dialog = QApplication.activeModalWidget()
    assert dialog.boxes[1].itemText(0) == "13 · 8 · 5 · 2"
    qtbot.keyClick(dialog.boxes[1], Qt.Key.Key_Home)  # whoever had them gets those of this seat
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    game = window.session.game
    assert game.suns[1] == (2, 5, 8, 13)
    assert sorted(game.suns) == [(2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)]
    assert game.real_bag


def test_a_tile_is_named_and_corrected_by_keys_and_each_step_is_said(window, hand):
    begin(window, hand, late_game("boat", 3, 100), None, None, None)
    said = []
    window.table.speaker.spoken.connect(said.append)
    keys = {tile: button.key for tile, button in window.table.view.pages.tile_page.palette_of_tiles.buttons.items()}
    for press, words in (
        ("d", ("Which tile did", "press the key below it")),
        (keys.get("nile") or "n", ("draws a Nile tile",)),
        ("d", ("Which tile did",)),
        (Qt.Key.Key_Backspace, ("Which tile did",)),
        ("f", ("draws a flood",)),
    ):
        said.clear()
        hand.key(press)
        if not window.session.awaits_tile:
            hand.wait()
        assert all(any(word in text for text in said) for word in words), (press, said)
    window.table.speaker._events.append(TileDrawn(1, "nile", 0))
    window.table.real_bag.asked.emit("Which one is it?")
    assert said[-1] == "Player 1 draws a Nile tile. Which one is it?", "what was drawn before is said with the question"


@pytest.mark.parametrize(
    ("bots", "question", "may_cancel"),
    [
        ((None, "casual", "casual"), "Which tile did you draw?", True),
        (("casual", "casual", None), "Draw a tile for ", False),
        ((None, None, "casual"), "Which tile did ", True),
    ],
)
def test_who_draws_is_named_and_only_a_person_may_do_something_else(window, hand, qtbot, bots, question, may_cancel):
    game = late_game("boat", 3, 100)
    shift = game.state.current_player
    begin(window, hand, game, *(bots[(seat - shift) % 3] for seat in range(3)))
    window.session.play_set(Draw())
    page = window.table.view.pages.tile_page
    assert (page.accessibleName().startswith(question), page.cancel.isVisible()) == (True, may_cancel)


def test_a_page_that_is_not_open_takes_no_keyboard(window, hand):
    begin(window, hand, late_game("boat", 3, 100), None, None, None)
    window.table.view.hint_card.think()
    window.table.view.hint_card.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.table.view.hint_card.setFocus()
    window.table.real_bag.refresh()
    assert window.table.view.hint_card.hasFocus()
