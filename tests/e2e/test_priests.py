"""Priests of Ra in the window: whichever way a side is chosen or a tile turned, the engine is told the same."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, Flip, Game, Invoke, ShowSide, parse_action
from ra_desktop.ui.interaction.choices import SeatSun, SeatTile
from ra_desktop.ui.look.durations import Tempo
from tests.e2e.hand import put_on_the_table, seats
from tests.engine.golden import late_game
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    import random

WAYS = ("by_drag", "by_click", "by_key", "by_button")
SUNS = [[9, 6, 5, 2], [8, 7, 4, 3]]
LOT = ["farmer/granary", "scribe/library", "priest", "farmer/market", "ra"]
TO_FLIP = ("draw", "side farmer", "draw", "side library", "draw", "draw", "side market", "draw", "pass", "bid 9")
"""Seat 0 wins a priest and three tiles that it may turn."""


def lay(window, bag, *actions: str) -> Game:
    """Put a game of two people on the table, after these actions."""
    game = Game("priests", 2, 1, bag=bag, suns=SUNS)
    for text in actions:
        game.play(parse_action(text))
    put_on_the_table(window, game, None, None)
    return game


def choose(rng: random.Random, actions):
    """A person who draws more than they call, and who bids one time in two."""
    if actions[0] is Draw():
        return Draw() if rng.random() < 0.85 else Invoke()
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids and rng.random() < 0.5:
        return rng.choice(bids)
    flips = [action for action in actions if isinstance(action, Flip)]
    return rng.choice(flips) if flips and rng.random() < 0.8 else rng.choice(actions)


# --- sides ---------------------------------------------------------------------------------------------


def test_every_way_to_choose_a_side_lays_it_on_the_track(window, hand) -> None:
    for way, side in product((*WAYS, "by_digit"), ("farmer", "granary")):
        game = lay(window, LOT, "draw")
        hand.wait()
        if way == "by_digit":
            hand.key("12"[hand.choices.actions.index(ShowSide(side))])
        else:
            getattr(hand, way)(ShowSide(side))
        assert game.plies[-1].action is ShowSide(side), way
        shown = window.table.view.shown
        assert shown.auction_track[0] in (f"{side}/granary", f"{side}/farmer"), way


def second_click(hand, spot: QPointF) -> None:
    """What Qt tells a widget of a click that follows another one closely."""
    at = hand._window_pos(spot)
    widget = hand.window.childAt(at)
    assert widget is not None
    where = widget.mapFrom(hand.window, at)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=where)


def test_the_second_click_of_a_quick_pair_on_draw_chooses_no_side(window, hand) -> None:
    game = lay(window, LOT)
    hand.wait()
    bar = window.table.view.board.actions_bar
    spots = [QPointF(button.mapTo(window.table.view, button.rect().center())) for button in bar.buttons[:2]]
    assert [offered.does for offered in bar.offered] == [Draw(), Invoke()]
    hand.click(spots[0])
    hand.wait()
    for spot in spots:
        second_click(hand, spot)
    assert [str(ply.action) for ply in game.plies] == ["draw"]
    hand.click(spots[1])
    assert str(game.plies[-1].action) == "side granary"


def test_the_second_click_of_a_quick_pair_does_not_turn_a_tile_back(window, hand) -> None:
    game = lay(window, [*LOT[:3], "priest", *LOT[3:]], *TO_FLIP[:5], "draw", *TO_FLIP[5:8], "bid 9", "pass")
    hand.wait()
    tile = hand.choices.of_type(Flip)[0].tile
    plies = len(game.plies)
    hand.by_click(Flip(tile))
    hand.wait()
    for flip in hand.choices.of_type(Flip):  # wherever it may lie now
        second_click(hand, hand.seen(SeatTile(0, flip.tile)))
    assert [str(ply.action) for ply in game.plies[plies:]] == [f"flip {tile}"]


def test_enter_that_is_held_chooses_once(window, hand) -> None:
    game = lay(window, LOT)
    hand.wait()
    hand.by_arrows(Draw())
    enter = Qt.Key.Key_Return
    hand.key(enter)
    hand.wait()
    hand.key(Qt.Key.Key_Left)
    held = QKeyEvent(QEvent.Type.KeyPress, enter, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(window.table.view, held)
    assert [str(ply.action) for ply in game.plies] == ["draw"]
    hand.key(enter)
    assert str(game.plies[-1].action) == "side farmer"


MOVES = ("draw", "lay_person", "lay_building", "invoke", "spend_god", "end", "pass", "turn_tile", "keep")


def test_no_move_is_made_again_while_its_key_is_held(window) -> None:
    commands = window.commands
    assert not any(command.autoRepeat() for command in [commands[name] for name in (*MOVES, "quick_game", "rematch")])
    assert commands["look_back"].autoRepeat()


def test_the_menu_names_both_sides_while_they_are_offered(window, hand) -> None:
    lay(window, LOT, "draw")
    hand.wait()
    commands = window.commands
    both = (commands["lay_person"], commands["lay_building"])
    assert [command.text() for command in both] == ["Farmer side up", "Granary side up"]
    assert [command.shortcut().toString() for command in both] == ["1", "2"]
    commands["lay_building"].trigger()
    assert not any(command.isEnabled() for command in both)


@pytest.mark.parametrize(("ruleset", "sides", "gods"), [("priests", True, False), ("boat", False, True)])
def test_the_menu_shows_the_moves_of_the_game_on_the_table(window, hand, ruleset, sides, gods) -> None:
    window.session.start(GameSetup(ruleset, seats(None, None), seed=3))
    commands = window.commands
    assert [commands["lay_person"].isVisible(), commands["turn_tile"].isVisible()] == [sides, sides]
    assert [commands["spend_god"].isVisible(), commands["end"].isVisible()] == [gods, gods]


# --- priests -------------------------------------------------------------------------------------------


TILES = ("farmer/granary", "library/scribe", "market/farmer")


def test_every_way_to_turn_a_tile_turns_it(window, hand) -> None:
    for way, tile in [*product(["by_click"], TILES), *product(WAYS, TILES[:1])][1:]:
        game = lay(window, LOT, *TO_FLIP)
        hand.wait()
        getattr(hand, way)(Flip(tile))
        assert game.plies[-1].action is Flip(tile), way
        turned = "/".join(reversed(tile.split("/")))
        assert window.table.view.shown.display(0)[turned] == 1, way


def test_one_can_look_through_sides_and_turns(window, hand, qtbot, monkeypatch) -> None:
    monkeypatch.setattr("ra_desktop.ui.table.replay.replay._QUICKEST", Tempo(0.02, 1, 2))
    game = lay(window, LOT, *TO_FLIP, "flip library/scribe")
    hand.wait()
    table = window.table
    table.replay.start(1)
    assert table.view.board.board.parts.sides.are_open
    assert not table.view.board.actions_bar.offered
    replay = table.replay
    replay.speed = "instant"
    replay.go(0)
    replay.play()
    qtbot.waitUntil(lambda: replay.ply == len(game.plies), timeout=60_000)
    assert table.view.shown.display(0)["scribe/library"] == 1


# --- at a panel that is not the large one -----------------------------------------------------------------

TO_BID_OPPOSITE = ("draw", "side farmer", "draw", "side library", "draw", "draw", "side market", "draw")


def test_a_person_opposite_turns_a_tile_of_the_small_panel(window, hand, settings) -> None:
    settings.turn_table = False
    game = lay(window, LOT, *TO_BID_OPPOSITE, "bid 8", "pass")
    hand.wait()
    assert (window.table.view.home, hand.choices.seat) == (0, 1)
    hand.click(hand.centre(SeatTile(1, "market/farmer")))
    assert game.plies[-1].action is Flip("market/farmer")


def test_a_double_click_on_a_sun_of_the_small_panel_bids_it(window, hand, settings) -> None:
    settings.turn_table = False
    game = lay(window, LOT, *TO_BID_OPPOSITE)
    hand.wait()
    spot = hand._window_pos(hand.centre(SeatSun(1, 7)))
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert game.plies[-1].action is Bid(7)


# --- games to their end --------------------------------------------------------------------------------

LEFT = 40 if NIGHTLY else 26
"""How many moves of a game are left."""


def test_a_game_is_ended_by_dragging(window, hand) -> None:
    put_on_the_table(window, late_game("priests", 3, LEFT), None, "casual", "casual")
    assert {Draw, ShowSide, Bid} <= hand.play(hand.by_drag, choose, 21)


def test_people_turn_tiles_in_the_smallest_window(window, hand) -> None:
    window.resize(1024, 700)
    put_on_the_table(window, late_game("priests", 3, 36), None, None, None)
    assert Flip in hand.play(hand.by_click, choose, 24)
