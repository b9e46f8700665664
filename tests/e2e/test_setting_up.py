"""A position is set up in the window by clicks, drags and keys; then it is rated, kept, copied or played on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import Study
from ra_desktop.ai.neural import compiled
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.app.draft import Draft
from ra_desktop.engine import Invoke
from ra_desktop.engine.actions import Bid, Pass
from ra_desktop.storage import paths
from ra_desktop.ui.interaction.choices import CentreSun, SeatSun, SeatTile, TrackSpace
from tests.e2e.hand import Hand, put_on_the_table
from tests.engine.golden import late_game, whole_game


@pytest.fixture
def hand(window, qtbot) -> Hand:
    return Hand(window, qtbot)


@pytest.fixture
def begun(window, hand):
    """A draft of two players on the boat, and what can be done with it."""
    window.resize(1440, 900)
    window.setting_up.set_up(Draft.dealt("boat", 2))
    return window.setting_up.mode


def drag_tile(window, mode, tile: str, to: QPointF) -> None:
    button = mode.panel.tiles.buttons[tile]
    handle, start = window.windowHandle(), button.mapTo(window, button.rect().center())
    end = window.table.view.mapTo(window, to.toPoint())
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for pos in (start + QPoint(20, 0), end):
        QTest.mouseMove(handle, pos)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


def test_by_mouse(window, hand, begun):
    panel, view = begun.panel, window.table.view
    panel.tiles.buttons["nile"].click()
    drag_tile(window, begun, "gold", hand.centre(TrackSpace(3)))
    drag_tile(window, begun, "flood", QPointF(view.panel_of(1).geometry().center()))
    drag_tile(window, begun, "pharaoh", QPointF(view.own.geometry().center()))
    state = begun.draft.state
    assert state.auction_track[:4] == ["nile", None, None, "gold"]
    assert (state.display(0), state.display(1)) == ({"pharaoh": 1}, {"flood": 1})
    hand.click(hand.centre(TrackSpace(0)))
    hand.click(hand.centre(SeatTile(0, "pharaoh")))
    hand.click(hand.centre(SeatSun(0, 9)))
    state = begun.draft.state
    assert (state.auction_track[0], state.display(0), state.face_down_suns(0)) == (None, {}, [9])
    marks = view.board.board.board_layout.ra_spaces
    hand.click(QPointF(view.board.mapTo(view, marks[2].toPoint())))
    assert begun.draft.state.ra_count == 3
    hand.click(hand.centre(CentreSun()))
    panel.suns[8].click()
    assert begun.draft.state.centre_sun == 8
    assert view.shown == begun.draft.state.view(view.home)


def test_by_keys(window, hand, begun):
    panel = begun.panel
    hand.key(panel.tiles.buttons["nile"].key * 2)
    panel.target_box.setFocus()
    hand.key(Qt.Key.Key_Down)
    panel.tiles.setFocus()
    hand.key(panel.tiles.buttons["god"].key)
    panel.suns[8].setFocus()
    hand.key(Qt.Key.Key_Space)
    panel.figures["fame"].setFocus()
    panel.figures["fame"].selectAll()
    hand.key("23")
    state = begun.draft.state
    assert state.auction_track[:3] == ["nile", "nile", None]
    assert (state.display(0), state.face_up_suns(0), state.fame) == ({"god": 1}, [2, 5, 6, 8, 9], [23, 10])
    for letter, is_taken in ((panel.tiles.buttons["nile"].key, True), ("%", False)):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
        assert begun.press(event) is is_taken
    hand.key(Qt.Key.Key_Escape)
    assert not window.setting_up.is_on


def test_tiles_follow_where_the_last_click_was_and_a_mark_of_ra_is_taken_off_again(window, hand, begun):
    view, panel = window.table.view, begun.panel
    mark = QPointF(view.board.mapTo(view, view.board.board.board_layout.ra_spaces[2].toPoint()))
    own, other = (QPointF(view.panel_of(seat).geometry().topLeft() + QPoint(6, 6)) for seat in (0, 1))
    for place, target, ra in ((other, 1, 0), (mark, None, 3), (own, 0, 3), (mark, None, 2), (other, 1, 2)):
        hand.click(place)
        assert (panel.target, begun.draft.state.ra_count) == (target, ra)
        assert [box.isEnabled() for box in panel.figures.values()] == [target is not None] * 2 + [True] * 2
    before = begun.draft.text
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.RightButton, pos=hand._window_pos(mark))
    drag_tile(window, begun, "gold", QPointF(-50, -50))
    assert (panel.target, begun.draft.text) == (1, before)
    assert window.table.view.sprites.carried.isHidden()


def test_a_tile_that_finds_no_room_is_not_said_to_lie_there(window, begun):
    said = []
    window.table.speaker.spoken.connect(said.append)
    for _ in range(9):
        begun.panel.tiles.buttons["nile"].click()
    assert [text.count("Nile") for text in said] == [1] * 8


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_each_tile_is_said_and_seen_to_lie_where_it_was_put(window, monkeypatch, ruleset):
    window.setting_up.set_up(Draft.dealt(ruleset, 3))
    mode, said = window.setting_up.mode, []
    monkeypatch.setattr(window.table.speaker, "say", lambda text, **_: said.append(text))
    mode.panel.aim(1)
    for tile, button in mode.panel.tiles.buttons.items():
        button.click()
        state, shown = mode.draft.state, window.table.view.panel_of(1).tiles.grouped()
        assert sum(count for _, stacks in shown for _, count in stacks) == sum(state.held[1])
        place = mode.panel.target_box.itemText(2 if sum(state.held[1]) else 0)
        assert f": {place}" in said[-1], tile
        mode.draft.take(tile, 1)


def test_a_final_study_of_the_position_as_it_is_counts_and_no_other(window, begun):
    heard = []
    begun.studied.connect(heard.append)
    view = begun.draft.game().state.view(0)
    begun.panel.tiles.buttons["nile"].click()
    now = begun.draft.game().state.view(0)
    rated = (Evaluation(Invoke(), 0.5, 0.0, 0.01),)
    answer = "Invoke Ra: 0 fame, 50 of 100 games"
    for seen, is_final, text in ((view, True, ""), (now, False, answer), (now, True, answer)):
        study = Study(seen, rated, Invoke(), False, is_final)
        window.session.ai.studied.emit(study)
        assert begun.panel.remark.text() == text
        assert heard == [study] * (seen is now and is_final)


def test_a_sun_that_was_bid_and_lies_face_down_is_said_to_be_wrong(window, begun):
    begun._change(lambda draft: draft.lay("gold"))
    begun._change(lambda draft: draft.play(Invoke()))
    seat, sun = begun.draft.state.seat_to_act, max(begun.draft.state.face_up_suns(begun.draft.state.seat_to_act))
    begun._change(lambda draft: draft.play(Bid(sun)))
    assert begun.panel.remark.text() == ""
    begun._change(lambda draft: draft.move_sun(sun, seat))
    assert begun.panel.remark.text().startswith("No game can reach this position")
    assert window.session.state.face_down_suns(seat) == [sun]
    state = window.session.state
    assert state.suns_to_win(seat) == []
    assert not facts_about(state.view(seat), Pass()).bidders[seat]


def test_too_many_tiles_are_said_to_be_wrong_and_nothing_follows(window, begun):
    panel = begun.panel
    begun._change(lambda draft: draft.set_epoch(2))
    for sun in (9, 6):  # turned face down by two lots
        begun._change(lambda draft, sun=sun: draft.move_sun(sun, 0))
    panel.aim(0)
    for _ in range(13):
        panel.tiles.buttons["flood"].click()
    assert (panel.remark.text(), panel.tiles.buttons["flood"].count) == ("", 0)  # the bag has no more
    for tile in ["nile"] * 25 + ["pharaoh"] * 25:
        panel.tiles.buttons[tile].click()
        if panel.remark.text():
            break
    assert "too many tiles for the lots won" in panel.remark.text()
    assert not any(panel.buttons[name].isEnabled() for name in ("hint", "play"))
    fault = panel.remark.text()
    begun.ask_hint()
    begun.ask_study()
    assert (window.table.view.hint_card.isHidden(), panel.remark.text()) == (True, fault)
    assert panel.moves == []
    begun._change(lambda draft: draft.take(tile, 0))
    assert (panel.remark.text(), panel.buttons["hint"].isEnabled()) == ("", True)


def test_who_has_too_many_suns_is_named_as_at_the_table(begun):
    begun.panel.aim(1)
    for sun in begun.draft.suns:
        if begun.draft.state.up[0] >> sun & 1:
            begun.panel.suns[sun].click()
            break
    wrong = "every player must have the same number of suns, at most 4; Henutmehyt: 5"
    assert begun.panel.remark.text() == f"No game can reach this position: {wrong}."


def test_a_best_move_all_moves_and_a_puzzle(window, qtbot, begun):
    begun.panel.moves[0].click()
    assert begun.draft.state.phase == "auction"
    begun.panel.buttons["hint"].click()
    card = window.table.view.hint_card
    qtbot.waitUntil(lambda: card.hint is not None, timeout=20_000)
    assert card.hint.best.action in begun.draft.state.copy().legal_actions()
    begun.panel.entries["keep"].trigger()
    qtbot.waitUntil(lambda: bool(window.puzzles.book.own), timeout=30_000)
    (own,) = window.puzzles.book.own
    assert (own.position, own.title) == (begun.draft.text, "Position 1")
    problem = window.puzzles.book.problem(own.name)
    assert (problem.chosen, problem.title) == (None, "Position 1"), "nobody did anything wrong there"
    assert len(begun.panel.remark.text().splitlines()) == len(own.rated) == 5


def test_bots_play_it_to_the_end_and_the_review_of_their_game_begins_here(window, qtbot, begun):
    text = begun.draft.text
    begun.panel.entries["review"].trigger()
    qtbot.waitUntil(lambda: window.reviews.is_on, timeout=60_000)
    session = window.session
    assert (session.game.start, session.state.is_over, session.game.is_dealt) == (text, True, False)
    assert [seat.bot for seat in session.seats] == ["skilled"] * 2
    assert (window.table.replay.is_on, window.table.replay.ply) == (True, 0)
    assert not window.setting_up.is_on
    assert list(paths.finished_dir().glob("*")) == [], "it counts nowhere"


def test_without_the_c_part_a_position_is_played_and_kept_but_not_rated(window, begun, monkeypatch):
    monkeypatch.setattr(compiled, "is_there", lambda: False)
    begun.panel.show_draft(begun.draft)
    wished = ("hint", "study", "review", "play", "keep")
    wishes = {name: begun.panel.buttons.get(name) or begun.panel.entries[name] for name in wished}
    assert [name for name, wish in wishes.items() if wish.isEnabled()] == ["play", "keep"]
    assert "part written in C" in wishes["hint"].toolTip()


def test_a_change_or_leaving_calls_off_the_review(window, qtbot, begun):
    begun.panel.entries["review"].trigger()
    begun.panel.buttons["leave"].click()
    qtbot.waitUntil(lambda: window.setting_up._playing.is_cancelled, timeout=10_000)
    assert not window.reviews.is_on
    assert window.session.game is None


@pytest.mark.parametrize("level", ["casual"])
def test_it_is_played_on_against_bots_and_never_counts(window, qtbot, begun, level):
    begun.panel.tiles.buttons["nile"].click()
    text = begun.draft.text
    action = next(item for item in begun.panel.play_menu.actions() if item.text() == "Casual")
    action.trigger()
    session = window.session
    assert (session.game.start, session.game.is_dealt, session.has_guest) == (text, False, False)
    assert [seat.bot for seat in session.seats] == [None, level]
    assert window.windowTitle().endswith("From a position")
    assert not window.setting_up.is_on
    assert paths.autosave_path().exists()


def test_it_begins_with_the_game_or_the_moment_of_a_replay_and_gives_the_game_back(window, hand):
    game = late_game("classic", 3, 100)
    put_on_the_table(window, game, None, "casual", "casual")
    hand.wait()
    window.table.replay.start(40)
    window.commands["set_up"].trigger()
    shown = window.setting_up.mode.draft.state
    assert (shown.epoch, shown.auction_track) == (game.position(40).epoch, game.position(40).auction_track)
    window.setting_up.mode.panel.buttons["leave"].click()
    assert window.session.game is game
    assert window.choices.actions


@pytest.mark.parametrize("is_replayed", [False, True])
def test_while_an_epoch_is_scored_the_position_after_it_is_copied_and_set_up(window, is_replayed):
    whole = whole_game("classic", 3)
    end = next(ply for ply in range(1, len(whole.plies)) if whole.scoring(ply) is not None)
    game = late_game("classic", 3, len(whole.plies) - end - 9 * is_replayed)
    put_on_the_table(window, game, None, "casual", "casual")
    if is_replayed:
        window.table.replay.start(end)
    window.table.view.show_view(game.scoring(end).view(0))
    window.commands["copy_position"].trigger()
    window.commands["set_up"].trigger()
    text = game.position(end).view(0).text([1, 2])
    assert (QApplication.clipboard().text(), window.setting_up.mode.draft.text) == (text, Draft(text).text)


def test_a_copied_position_comes_back_and_a_wrong_one_is_refused(window, begun):
    begun.draft.play(Invoke())
    begun.draft.play(Bid(3))
    text = begun.draft.text
    begun.panel.entries["copy"].trigger()
    assert QApplication.clipboard().text() == text
    begun.panel.clear_menu.actions()[0].trigger()
    assert begun.draft.text != text
    begun.panel.entries["paste"].trigger()
    assert begun.draft.text == text
    QApplication.clipboard().setText(text.replace("epoch 1", "epoch 9"))
    begun.panel.entries["paste"].trigger()
    assert "“9” is not a number" in window.messages.box.informativeText() + window.messages.box.text()
    assert begun.draft.text == text
    window.messages.box.close()


def test_a_hint_on_a_position_that_was_changed_since_is_not_shown(window, begun, monkeypatch):
    monkeypatch.setattr(window.session.ai, "ask_hint", lambda *_: None)
    begun.ask_hint()
    window.session.ai.advised.emit(None)
    assert window.table.view.hint_card.isVisible()
    begun.ask_hint()
    begun.panel.tiles.buttons["nile"].click()
    window.session.ai.advised.emit(None)
    assert window.table.view.hint_card.isHidden()
