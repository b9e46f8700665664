"""Moves without alternative are played by themselves: seen, undone as one, and never while nobody can see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QMenu

from ra_desktop.app.settings import Settings
from ra_desktop.engine import Bid, Game, Invoke, Pass, parse_action
from ra_desktop.engine.tiles import mask_of
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.animation.scripts import YOUR_TURN
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look import durations
from ra_desktop.ui.table.table import Table
from ra_desktop.ui.words.reasons import Told

if TYPE_CHECKING:
    from collections.abc import Callable

SUNS = [[2, 3, 8], [13, 9, 5], [12, 11, 10]]
BAG = ["nile", "flood", "gold", "god", *["nile"] * 4, *["ra"] * 30]
OUTBID = ("draw", "draw", "invoke", "bid 13", "pass")
"""Seat 0 has invoked Ra and can only pass."""
OPEN = ("draw", "draw", "invoke", "bid 5", "pass")


@pytest.fixture
def table(put_up, session) -> Table:
    made = Table(session, Settings(), Choices())
    made.director.set_speed("instant")
    made.turn.forced.is_on = True
    put_up(made.view, 1130, 870)
    made.view.setUpdatesEnabled(False)
    return made


@pytest.fixture
def lay(session) -> Callable[..., Game]:
    """Lays a game of three on the table, after some actions; everybody but the `persons` is a bot that never moves."""

    def laid(*actions: str, persons=(0,), ruleset: str = "classic", only_sun: int = 0, bag=BAG) -> Game:
        game = Game(ruleset, 3, 7, bag=bag, suns=SUNS)
        for text in actions:
            game.play(parse_action(text))
        if only_sun:
            game.state.up[0] = mask_of([only_sun])
            game.state._legal = None
        colours = ("lapis", "carnelian", "malachite")
        seats = tuple(Seat(f"Seat {seat}", colours[seat], None if seat in persons else "casual") for seat in range(3))
        session.opponents.ask = lambda saved: None
        session._replace(SavedGame(game, seats))
        return game

    return laid


def is_at_rest(table: Table) -> bool:
    """Whether nothing will be played: after the beat and everything in the event queue."""
    return not table.turn.forced.is_waiting and not table.director.is_busy


def test_who_can_only_pass_passes(table, lay, qtbot, session) -> None:
    game = lay(*OUTBID)
    assert table.view.board.board.parts.banner.text.endswith("You can only pass")
    assert table.view.board.actions_bar.offered[0].does is Pass()
    qtbot.waitUntil(lambda: len(game.plies) > len(OUTBID))
    assert (game.plies[-1].seat, game.plies[-1].action) == (0, Pass())
    assert session.state.current_player == 1


def test_a_forced_bid_is_made(table, lay, qtbot) -> None:
    game = lay("draw", "draw", "invoke", "pass", "pass", only_sun=3)
    qtbot.waitUntil(lambda: len(game.plies) > 5)
    assert game.plies[-1].action == Bid(3)


def test_ra_is_invoked_on_a_full_track(table, lay, qtbot) -> None:
    bag = ["nile"] * 10 + ["ra"] * 30
    game = lay(*["draw"] * 8, bag=bag, persons=(0, 1, 2))
    assert None not in game.position(8).auction_track
    qtbot.waitUntil(lambda: len(game.plies) > 8)
    assert game.plies[-1].action is Invoke()


@pytest.mark.parametrize(("monuments", "is_asked"), [(4, False), (5, True)])
def test_whose_monuments_all_go_is_not_asked_which_goes_first(table, lay, qtbot, session, monuments, is_asked) -> None:
    bag = ["earthquake", "earthquake", *["ra"] * 30]
    game = lay("draw", "draw", "invoke", "pass", "pass", bag=bag)
    codes = game.state.rules.tiles.codes
    kinds = [codes[kind] for kind in ("obelisk", "palace", "sphinx", "temple", "statue")[:monuments]]
    for code in kinds:
        game.state.held[0][code] = 1
    session.play(Bid(8))
    if is_asked:
        qtbot.waitUntil(lambda: len(table._choices.actions) == monuments)
        assert is_at_rest(table)
    else:
        qtbot.waitUntil(lambda: game.state.phase != "discard")
        assert not any(game.state.held[0][code] for code in kinds)
        session.undo()
        assert game.state.phase == "auction", "the bid was the last decision"


def test_whoever_can_decide_is_asked(table, lay, qtbot) -> None:
    game = lay(*OPEN)
    assert set(table._choices.actions) == {Bid(8), Pass()}
    assert is_at_rest(table)
    assert len(game.plies) == len(OPEN)


def switch(table: Table, way: str, on: bool) -> None:
    """Turn the setting on or off, or hold what is on, as lessons and puzzles do."""
    if way == "setting":
        table.turn.forced.is_on = on
    else:
        table.turn.forced.is_held = not on


@pytest.mark.parametrize("way", ["setting", "hold"])
def test_switched_off_it_leaves_every_move_to_the_person(table, lay, qtbot, way) -> None:
    switch(table, way, False)
    game = lay(*OUTBID)
    assert is_at_rest(table)
    assert table._choices.actions == (Pass(),)
    assert table._choices.choose()
    assert game.plies[-1].action is Pass()


@pytest.mark.parametrize("way", ["setting", "hold"])
def test_switching_it_off_during_the_beat_stops_the_move(table, lay, way) -> None:
    lay(*OUTBID)
    assert table.turn.forced.is_waiting
    switch(table, way, False)
    assert is_at_rest(table)
    switch(table, way, True)
    assert table.turn.forced.is_waiting
    table.turn.forced.is_held = True
    table.turn.forced.is_on = True  # what is held stays so
    assert is_at_rest(table)
    assert not table.director.plays_forced
    table.turn.forced.is_held = False
    assert table.director.plays_forced


@pytest.mark.parametrize(("speed", "beat"), [("relaxed", 1.5), ("normal", 1.0), ("fast", 1 / 3), ("instant", 0.0)])
def test_the_beat_follows_the_speed(table, lay, speed, beat) -> None:
    table.director.set_speed(speed)
    lay(*OUTBID)
    assert table.turn.forced._beat.interval() == round(durations.BEAT * beat)


def test_the_person_may_be_faster(table, lay) -> None:
    table.director.set_speed("relaxed")
    game = lay(*OUTBID)
    assert table._choices.choose(Pass())
    assert len(game.plies) == len(OUTBID) + 1
    assert not table.turn.forced.is_waiting


def cover_with_dialog(table: Table):
    dialog = QDialog(table.view)
    dialog.show()
    return dialog.close


def cover_with_menu(table: Table):
    menu = QMenu(table.view)
    menu.addAction("Rules")
    menu.popup(table.view.mapToGlobal(table.view.rect().center()))
    return menu.close


def cover_with_sheet(table: Table):
    table.view.score_sheet.show()
    return table.view.score_sheet.hide


def cover_with_drag(table: Table):
    table.view.sprites.drag(QPixmap(5, 5), QPointF(5, 5))
    return table.view.sprites.drop


def cover_with_coach(table: Table):
    """The coach asks whether to take the move before back."""
    table.view.coach_card.ask(Told(["Draw instead."]), can_take_back=True)
    return table.view.coach_card.withdraw


def hide_table(table: Table):
    table.view.hide()
    return table.view.show


@pytest.mark.parametrize(
    "cover", [cover_with_dialog, cover_with_menu, cover_with_sheet, cover_with_drag, cover_with_coach, hide_table]
)
def test_it_waits_while_the_table_is_covered(table, lay, qtbot, monkeypatch, cover) -> None:
    monkeypatch.setattr(durations, "BEAT", 5)
    game = lay(*OUTBID)
    uncover = cover(table)
    looked = []
    is_covered = table.turn.forced._is_covered
    monkeypatch.setattr(table.turn.forced, "_is_covered", lambda: looked.append(is_covered()) or looked[-1])
    qtbot.waitUntil(lambda: len(looked) > 2)
    assert set(looked) == {True}
    assert len(game.plies) == len(OUTBID)
    uncover()
    qtbot.waitUntil(lambda: len(game.plies) > len(OUTBID))


def test_nothing_is_played_during_a_replay(table, lay, qtbot) -> None:
    game = lay(*OUTBID)
    table.replay.start(2)
    assert is_at_rest(table)
    assert len(game.plies) == len(OUTBID)
    table.replay.end()
    qtbot.waitUntil(lambda: len(game.plies) > len(OUTBID))


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_a_replay_plays_at_its_own_pace_though_it_was_begun_while_running_on(table, lay, speed) -> None:
    lay(*OPEN)
    table.director.set_speed(speed)
    table.director.run_on()
    assert table.director.is_running_on
    table.replay.start(2)
    assert not table.director.is_running_on


def test_another_game_stops_the_beat(table, lay, qtbot) -> None:
    lay(*OUTBID)
    game = lay(*OPEN)
    assert is_at_rest(table)
    assert len(game.plies) == len(OPEN)


def test_undo_goes_to_the_last_decision_and_redo_comes_back(table, lay, qtbot, session) -> None:
    game = lay(*OUTBID)
    qtbot.waitUntil(lambda: len(game.plies) > len(OUTBID))
    assert session.undo()
    assert len(game.plies) == 2
    assert set(table._choices.actions) > {Invoke()}
    assert is_at_rest(table)
    assert session.redo()
    assert len(game.plies) == len(OUTBID) + 1


def test_undo_during_the_beat_goes_to_the_last_decision(table, lay, session) -> None:
    game = lay(*OUTBID)
    assert table.turn.forced.is_waiting
    assert session.undo()
    assert len(game.plies) == 2
    assert is_at_rest(table)


def test_the_table_does_not_turn_to_somebody_without_a_choice(table, lay, qtbot) -> None:
    game = lay(*OUTBID[:-1], persons=(0, 2))  # seat 2 passes by itself, then seat 0
    home = table.view.home
    homes = set()
    table.view.showing.connect(lambda *_: homes.add(table.view.home))
    qtbot.waitUntil(lambda: len(game.plies) == len(OUTBID) + 1)
    assert [ply.action for ply in game.plies[-2:]] == [Pass(), Pass()]
    assert homes <= {home}


def test_running_on_does_not_stop_where_there_is_no_choice(table, lay, qtbot) -> None:
    game = lay(*OUTBID[:-1])
    table.director.set_speed("relaxed")
    table.director.run_on()
    table._session._play(Pass())
    qtbot.waitUntil(lambda: game.plies[-1].seat == 0)
    assert game.plies[-1].action is Pass()
    assert table.director.is_running_on


def test_running_on_stops_where_the_person_decides(table, lay, qtbot) -> None:
    lay(*OPEN[:-1])
    table.director.run_on()
    table._session._play(Pass())
    qtbot.waitUntil(lambda: bool(table._choices.actions))
    assert not table.director.is_running_on
    assert len(table._choices.actions) > 1


@pytest.mark.parametrize(("before", "rings"), [(OUTBID, []), (OPEN, [YOUR_TURN])])
def test_no_bell_rings_for_a_move_without_alternative(table, lay, qtbot, before, rings) -> None:
    rung = []
    table.director.set_speed("fast")
    table.director.is_still = True
    lay(*before[:-1])
    table.director.sounded.connect(rung.append)
    table._session._play(Pass())
    qtbot.waitUntil(lambda: bool(table._choices.actions))
    assert [sound for sound in rung if sound == YOUR_TURN] == rings


def test_without_suns_the_rest_of_the_epoch_can_be_skipped(table, lay) -> None:
    lay("draw", "draw")
    bar = table.view.board.actions_bar
    game = table._session.game
    assert not bar.standing
    game.state.up[0] = 0
    game.state.seat_to_act = 1
    table.view.show_view(game.state.view(0))
    assert bar.standing
    game.state.phase = "scoring"
    table.view.show_view(game.state.view(0))
    assert not bar.standing


@pytest.mark.parametrize("orders", [1, 2])
def test_who_passes_ahead_passes_in_that_many_auctions(table, lay, qtbot, orders) -> None:
    game = lay(*OPEN)
    for _ in range(orders):
        table.turn.ahead.add()
    assert [offer.name for offer in table.view.board.actions_bar.standing] == ["stop-passing"]
    qtbot.waitUntil(lambda: len(game.plies) == len(OPEN) + 1)
    assert (game.plies[-1].seat, game.plies[-1].action) == (0, Pass())
    assert table.turn.ahead.auctions == orders - 1
    table.turn.ahead.stop()
    assert (table.turn.ahead.auctions, table.view.board.actions_bar.standing) == (0, ())


@pytest.mark.parametrize(("before", "chosen"), [((*OPEN[:3], "pass", "pass"), None), (OPEN, Bid(8)), (OPEN[:2], None)])
def test_passing_ahead_never_bids_nor_acts_against_a_choice(table, lay, before, chosen) -> None:
    """Seat 0 must bid; has selected a sun; or is to take a turn."""
    game = lay(*before)
    table._choices.select(chosen)
    table.turn.ahead.add()
    assert not table.turn.ahead._beat.isActive()
    table.turn.ahead._beat.timeout.emit()
    assert len(game.plies) == len(before) + (chosen is not None)  # what is asked for is played, whatever is selected


def test_only_one_person_in_a_game_that_is_on_passes_ahead(table, lay, session, monkeypatch) -> None:
    assert table.turn.ahead.can_add is False
    for persons, can in (((0,), True), ((0, 1), False), ((), False)):
        lay(*OPEN, persons=persons)
        assert table.turn.ahead.can_add is can
    game = lay(*OPEN)
    for owner, name, value in ((type(game.state), "is_over", True), (type(session), "has_guest", True)):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, value)
            assert table.turn.ahead.can_add is False


def test_those_who_watch_can_pause_the_bots(table, lay, session) -> None:
    lay("draw", persons=())
    names = [offer.name for offer in table.view.board.actions_bar.standing]
    assert names == ["pause", "slower", "faster"]
    table.pause(paused=True)
    assert session.opponents.is_held
    assert table.view.board.actions_bar.standing[0].text == "Continue"
    table.pause(paused=False)
    assert not session.opponents.is_held
    table.pause(paused=True)
    lay("draw", persons=())
    assert not table.view.is_paused


def test_nothing_is_skipped_while_a_person_without_suns_has_to_choose_a_tile(table, lay) -> None:
    lay("draw", "draw")
    state = table._session.game.state
    state.up[0], state.phase, state.seat_to_act = 0, "discard", 0
    state.pending_tile, state.left = state.rules.tiles.codes["earthquake"], 1
    state.held[0][state.rules.tiles.codes["temple"]] = 1
    table.view.show_view(state.view(0))
    assert not table.view.board.actions_bar.standing
