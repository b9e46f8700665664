"""The table brings everything together: each panel shows its seat, and what is said is about the right one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtTest import QTest

from ra_desktop.ai.price import lot_parts, prices
from ra_desktop.app.autosave import Notice
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Draw, Game, Invoke, Pass, SpendGod, parse_action
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.ui.interaction.choices import Choices, SeatTile, TrackSpace
from ra_desktop.ui.interaction.gestures import Held
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.table.mode import Mode
from ra_desktop.ui.table.seats.lot_panel import LotPlaces
from ra_desktop.ui.table.table import Table
from ra_desktop.ui.words.events import news_text
from tests.engine.golden import whole_game

if TYPE_CHECKING:
    from collections.abc import Callable

COLOURS = ("lapis", "carnelian", "malachite", "amethyst")
NAMES = ("Anna", "Ben", "Cleo", "Dina")
SUNS = [[13, 8, 5], [12, 9, 6], [11, 10, 7], [2, 3, 4]]
BAG = ["nile", "flood", *["ra"] * 30]


@pytest.fixture
def table(keep, session) -> Table:
    settings = Settings()
    settings.turn_table = False
    settings.hand_over = False
    made = Table(session, settings, Choices())
    made.director.set_speed("instant")
    keep(made.view, 1130, 870)
    return made


@pytest.fixture
def lay(table, session) -> Callable[..., Game]:
    """Lays a game of four persons on the table, after some actions; the seats of `bots` are those of bots."""

    def laid(*actions: str, ruleset: str = "classic", bag=BAG, bots=(), players: int = 4, held=(), used=()) -> Game:
        game = Game(ruleset, players, 7, bag=bag, suns=SUNS[:players])
        for seat in used:
            game.state.down[seat], game.state.up[seat] = game.state.up[seat], 0
        for seat, tile in held:
            game.state.held[seat][game.state.rules.tiles.codes[tile]] += 1
        for text in actions:
            game.play(parse_action(text))
        seats = tuple(Seat(NAMES[seat], COLOURS[seat], "casual" if seat in bots else None) for seat in range(players))
        session.opponents.ask = lambda saved: None  # bots only sit there
        session._replace(SavedGame(game, seats))
        return game

    return laid


# --- what suns are worth ------------------------------------------------------------------------------------------


def test_prices_of_suns_are_shown_to_a_person_if_wanted_in_games_with_aids_only(table, lay, session) -> None:
    settings = table.view.settings

    def shown() -> dict[int, int]:
        table.show_again()
        return dict(table.view.own.shown.info.prices)

    lay()
    assert shown() == {}
    settings.sun_prices = True
    assert shown() == prices(session.state.view(0), 0)
    assert list(shown()) == [5, 8, 13]
    assert all(not panel.shown.info.prices for panel in table.view.others)
    settings.hints = False
    assert shown() == {}
    settings.hints = True
    session._replace(SavedGame(session.game, session.seats, Options(take_backs=False)))
    assert shown() == {}
    lay(bots=(0,))
    table.sit_at(0)
    assert shown() == {}


def test_the_tray_shows_a_person_who_can_still_outbid_which_sun(table, lay) -> None:
    def rivals() -> set[tuple[int, str]]:
        table.show_again()
        return {(sun, colour) for sun, colour in table.view.own.shown.info.rivals}

    lay(players=3)
    assert rivals() == {(12, "carnelian"), (11, "malachite")}
    assert all(not panel.shown.info.rivals for panel in table.view.others)
    for actions, still in (((), {12, 11}), (("bid 8",), {12, 11}), (("bid 8", "pass"), {11}), (("pass",), set())):
        lay("draw", "draw", "draw", *actions, players=3)  # Cleo drew Ra and bids last
        assert {sun for sun, _ in rivals()} == still
    lay(bots=(0,), players=3)
    table.sit_at(0)
    assert rivals() == set()


def test_a_remark_does_not_stay_on_a_panel_that_becomes_another_seats(table, lay) -> None:
    lay(bots=(2,), players=3)
    panel = table.view.panel_of(2)
    panel.react(Mood.PLEASED, "Mine")
    table.sit_at(1)
    assert table.view.panel_of(2) is not panel
    assert (panel.mood, panel.speech) == (Mood.CALM, "")


@pytest.fixture
def alone(lay) -> Game:
    """Seat 0 alone has suns left."""
    bag = ["nile", "flood", "gold", "nile", "unrest", "nile", "nile", *["ra"] * 30]
    game = lay(bag=bag, players=3, bots=(1, 2), used=(1, 2))
    assert game.state.current_player == 0
    return game


@pytest.mark.parametrize(("until", "count"), [
    (("ra",), 8), (("disaster",), 5), (("tiles", 4), 4), (("tiles", 6), 5), (("worth", 5), 3), (("worth", 20), 5),
])  # fmt: skip
def test_a_person_alone_draws_until_what_was_asked_for_comes_and_never_beyond_it(
    qtbot, table, alone, until, count
) -> None:
    draw_on = table.turn.draw_on
    assert draw_on.can_begin
    draw_on.begin(*until)
    qtbot.waitUntil(lambda: not draw_on.is_on)
    assert [ply.action for ply in alone.plies] == [Draw()] * count
    qtbot.wait(50)
    assert len(alone.plies) == count


def test_drawing_stops_with_the_epoch_and_eats_no_key_of_the_score_sheet(qtbot, table, lay) -> None:
    game = lay(bag=["nile", *["ra"] * 30], players=3, bots=(1, 2), used=(1, 2))
    game.state.ra_count = game.state.ra_limit - 1
    table.turn.draw_on.begin("ra")
    qtbot.waitUntil(lambda: game.state.epoch == 2)
    assert not table.turn.draw_on.is_on


def test_any_key_stops_drawing_and_does_nothing_else(qtbot, table, alone) -> None:
    table.view.show()
    table.director.set_speed("relaxed")
    table.turn.draw_on.begin("ra")
    assert table.view.board.board.parts.banner.text == "Still drawing – press any key to stop"
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert not table.turn.draw_on.is_on
    assert table.view.choices.selected is None
    qtbot.wait(700)
    assert len(alone.plies) == 0
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert table.view.choices.selected is not None


def test_nobody_draws_on_while_others_have_suns(table, lay) -> None:
    lay(players=3)
    assert not table.turn.draw_on.can_begin


def test_each_panel_says_what_happened_since_ones_turn_until_ones_next_move(qtbot, table, lay, session) -> None:
    def news() -> list[str]:
        return [panel.shown.info.news for panel in table.view.panels]

    bag = ["nile", "flood", "gold", "god", "nile", *["ra"] * 30]
    lay("draw", "draw", "draw", bag=bag, players=3, bots=(1, 2))
    assert news() == ["", "", ""]  # a tile is what everyone draws
    lay("draw", "invoke", "pass", bag=bag, players=3, bots=(1, 2))
    assert news() == ["", "invoked Ra", ""]
    assert "invoked Ra" in table.view.others[0].accessibleDescription()
    lay("draw", "draw", "invoke", "pass", "pass", "bid 10", bag=bag, players=3, bots=(1, 2))
    assert news() == ["", "", "won 2 tiles with the 10"]  # Ra was invoked before the last move
    table.replay.start()
    assert news() == ["", "", ""]
    table.replay.end()
    assert news() == ["", "", "won 2 tiles with the 10"]
    lay(*["draw"] * 5, "draw", bag=bag, players=3, bots=(1, 2))
    assert news() == ["", "", "drew Ra"]
    session.play(Pass())
    qtbot.waitUntil(lambda: news() == ["", "", ""])


@pytest.mark.parametrize(("events", "said"), [
    ([ev.TileDrawn(1, "nile", 0)] * 2, "drew 2 tiles"),
    ([ev.TileDrawn(1, "nile", 0), ev.TileDrawn(0, "nile", 0)], ""),
    ([ev.TileDrawn(1, "nile", 0)] * 3 + [ev.TileDrawn(1, "ra", 0), ev.LotWon(1, 9, 1, ("nile",) * 5)],
     "won 5 tiles with the 9 · drew Ra"),
    ([ev.AuctionStarted(1, "full"), ev.LotWon(2, 9, 1, ("nile",) * 5)], "invoked Ra"),
    ([ev.AuctionStarted(1, "drawn")], ""),
])  # fmt: skip
def test_the_two_things_that_matter_most_are_the_news_of_a_seat(events, said) -> None:
    assert news_text(events, 1) == said


def test_what_the_lot_is_worth_later_is_found_in_the_background_for_persons_in_games_with_aids(
    qtbot, table, lay, session
) -> None:
    own, settings = table.view.own, table.view.settings

    def laters() -> list[str]:
        return [lot.later for lot in own.lots]

    lay("draw", "draw")
    first = own.lot_panel.account()
    assert laters() == [""] * 4
    assert first.later == ""
    qtbot.waitUntil(lambda: all(laters()))
    view = session.state.view(0)
    weighed = lot_parts(view, own.shown.seat)
    later = sum(part.fame for part in weighed if part.kind != "epoch")
    assert own.lots[0].later == f"later about +{later}"
    shown = own.lot_panel.account()
    assert shown.later == own.lots[0].later
    assert LotPlaces.fit(shown, own.places.at.preview, 1.0) == LotPlaces.fit(first, own.places.at.preview, 1.0)

    def shows_none() -> bool:
        QTest.qWait(400)
        return not any(laters())

    settings.hints = False
    lay("draw", "draw", bag=["flood", "nile", *["ra"] * 30])
    assert shows_none()
    settings.hints = True
    for options, bots in ((Options(take_backs=False), ()), (Options(), (0,))):
        lay("draw", bots=bots)
        session._replace(SavedGame(session.game, session.seats, options))
        table.sit_at(0)
        assert own.lots
        assert shows_none()


# --- whose panel is where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("home", range(4))
def test_the_panels_show_the_seats_in_the_order_of_play(table, lay, home: int) -> None:
    lay()
    table.sit_at(home)
    order = [(home + step) % 4 for step in range(4)]
    assert [panel.shown.seat for panel in table.view.panels] == order
    assert [table.view.seat_of(panel) for panel in table.view.panels] == order
    assert [table.view.panel_of(seat).shown.seat for seat in range(4)] == [0, 1, 2, 3]
    assert [panel.shown.info.name for panel in table.view.panels] == [NAMES[seat] for seat in order]


def test_each_seat_has_its_colour(table, lay) -> None:
    lay()
    assert [panel.shown.info.colour for panel in table.view.panels] == [*COLOURS]
    board = [(who.name, who.face.colour) for who in table.players.on_board()]
    assert board == [*zip(NAMES, COLOURS, strict=True)]


def test_the_bot_that_thinks_is_shown_at_its_seat(table, lay) -> None:
    lay(bots=(1, 2, 3))
    table.view.set_thinking(2)
    assert [panel.shown.info.thinking for panel in table.view.panels] == [False, False, True, False]
    table.view.set_thinking(None)
    assert not any(panel.shown.info.thinking for panel in table.view.panels)


def test_a_bot_is_seen_thinking_once_that_takes_a_moment(table, lay, session, qtbot) -> None:
    lay(bots=(1, 2, 3))
    session.opponents.thinking.emit(2)
    assert table.players.thinking == 2
    table.show_game()
    assert not any(panel.shown.info.thinking for panel in table.view.panels)
    qtbot.waitUntil(lambda: table.view.panel_of(2).shown.info.thinking)
    session.opponents.thinking.emit(None)
    assert not any(panel.shown.info.thinking for panel in table.view.panels)
    session.opponents.thinking.emit(1)
    session.opponents.thinking.emit(None)
    assert not table._ponder.isActive()


# --- what is said -----------------------------------------------------------------------------------------------


def test_a_notice_names_the_bot_it_is_about(table, lay, qtbot) -> None:
    lay(bots=(1, 2))
    with qtbot.waitSignal(table.noticed) as text:
        table._on_notice(Notice("bot-failed", 2))
    assert text.args[0].startswith("Cleo couldn’t")


def test_places_are_reserved_before_whoever_wins_them(table, lay) -> None:
    lay()
    table.stage.announce(ev.LotWon(2, 9, 1, ("nile", "gold")), 1.0)
    table.stage.announce(ev.GodSpent(1, "pharaoh", 0), 1.0)
    assert [panel.tiles.coming for panel in table.view.panels] == [(), ("pharaoh",), ("nile", "gold"), ()]


# --- the stage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turns", "homes"), [(True, [0, 1, 2]), (False, [0, 0, 0])])
def test_the_person_to_move_sits_at_the_bottom_if_that_is_wanted(table, lay, session, turns, homes) -> None:
    table.stage._settings.turn_table = turns
    lay()
    seen = [table.view.home]
    for _ in range(2):
        session.play(Draw())
        table.director.skip()
        seen.append(table.view.home)
    assert seen == homes


@pytest.mark.parametrize(("bots", "home"), [((2, 3), 1), ((1, 2), 3), ((1, 2, 3), 0)])
def test_a_seat_that_is_given_to_a_bot_leaves_the_bottom_to_a_person(table, lay, session, bots, home) -> None:
    lay(bots=bots)
    assert table.view.home == 0
    session.hand_over(0, "casual")
    assert table.view.home == home


def test_the_score_sheet_goes_when_it_is_closed_and_the_game_goes_on(table, lay, session) -> None:
    draws = [text for _ in range(8) for text in ("draw", *["pass"] * 4)]
    lay(*draws, bag=["ra"] * 30)
    table.view.show()
    table.director.run_on()
    while not table.view.score_sheet.isVisible():
        session.play(Draw() if Draw() in session.state.legal_actions() else Pass())
    assert table.director.is_busy
    table.view.score_sheet.setFocus()
    table.view.score_sheet.closed.emit()
    assert not table.view.score_sheet.isVisible()
    assert table.view.focusWidget() is table.view
    table.director.skip()
    assert not table.director.is_busy


@pytest.mark.parametrize(("take_backs", "remark"), [(0, ""), (1, "With take-backs")])
def test_the_ranking_tells_of_every_epoch_and_of_take_backs(table, session, take_backs: int, remark: str) -> None:
    game = Game("classic", 3, 7)
    while not game.state.is_over:
        legal = game.state.legal_actions()
        game.play(Draw() if Draw() in legal else Pass() if Pass() in legal else legal[0])
    game.take_backs = take_backs
    session._replace(SavedGame(game, tuple(Seat(NAMES[seat], COLOURS[seat]) for seat in range(3))))
    ranking = table.view.ranking
    assert len(ranking.result.fame) == 4  # at the start, and after each epoch
    assert ranking.result.fame[-1] == tuple(game.state.fame)
    assert ranking.result.remark == remark
    assert remark in ranking.accessibleDescription()


def test_no_key_and_no_click_takes_the_keyboard_from_the_button_of_an_open_page(table, session, qtbot) -> None:
    table.view.show()
    with qtbot.waitActive(table.view):
        table.view.activateWindow()
    session._replace(SavedGame(whole_game("boat", 2), (Seat("Anna", "lapis"), Seat("Ben", "carnelian", "novice"))))
    button = table.view.ranking.ways["review"]
    button.setFocus()
    qtbot.keyClick(button, "p")
    assert button.hasFocus()
    table.view.setFocus()  # as a click beside the page does
    assert button.hasFocus()
    table.view.ranking.hide()
    table.view.setFocus()
    assert table.view.hasFocus()


@pytest.mark.parametrize("code", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_D])
def test_no_key_reaches_the_table_below_an_open_page(table, lay, session, qtbot, code) -> None:
    lay()
    table.view.show()
    table.view.toggle_score_aid()
    assert table.view.pages.score_aid.isVisible()
    qtbot.keyClick(table.view, code)
    assert table.view.choices.selected is None
    assert not session.game.plies


def test_the_sun_sails_to_where_the_next_ra_leaves_it(table, lay) -> None:
    lay()
    table.stage.scenery.sail(3, 100)
    day, limit = table.stage.scenery._day, table.view.shown.ra_limit
    assert (limit, day.startValue(), day.endValue()) == (9, 2 / 9, 3 / 9)
    day.stop()


def test_places_of_seats_are_those_of_their_panels_and_all_others_on_the_board(table, lay) -> None:
    lay()
    table.sit_at(1)
    scenery = table.stage.scenery
    assert [scenery._kit_of(SeatTile(seat, "gold")).shown.seat for seat in range(4)] == [0, 1, 2, 3]
    assert scenery._kit_of(TrackSpace(0)) is table.view.board


# --- the turn ---------------------------------------------------------------------------------------------------


def test_what_is_chosen_is_played(table, lay, session) -> None:
    game = lay()
    table._choices.choose(Draw())
    assert [ply.action for ply in game.plies] == [Draw()]


def test_the_banner_says_what_a_god_takes_while_it_is_chosen(table, lay) -> None:
    game = lay("draw", "draw", bag=["nile", "gold", *["ra"] * 30])
    game.state.held[2][game.state.rules.tiles.codes["god"]] = 1
    table.show_game()
    banner = table.view.board.board.parts.banner
    before = banner.text
    table._choices.enter_god_mode()
    assert banner.text == "Cleo: Your god will take a Nile tile – or choose another tile"
    table._choices.step(1)
    assert banner.text == "Cleo: Your god will take a gold tile – or choose another tile"
    table._choices.select(None)
    assert banner.text == before


def test_what_is_dragged_comes_back_when_the_drag_is_given_up(table, lay) -> None:
    game = lay("draw", "draw", bag=["nile", "gold", *["ra"] * 30])
    game.state.held[2][game.state.rules.tiles.codes["god"]] = 1
    table.show_game()
    take = SpendGod("gold")
    table._choices.select(take)
    assert table._choices.is_god_mode
    table.view.board.hide_at(TrackSpace(0))
    table.turn.drag.begin(Held(QPixmap(5, 7), QPointF(), (take,)), QPointF(0, 0))
    table.turn.drag.cancel()
    assert not table.view.board.board.parts.tiles[0].hidden
    assert table._choices.selected is None
    assert not table._choices.is_god_mode


def test_a_position_to_which_something_was_taken_back_is_shown_at_once(table, lay, session) -> None:
    lay()
    session.play(Draw())
    table.director.skip()
    assert [tile for tile in table.view.shown.auction_track if tile] == ["nile"]
    assert session.undo()
    assert not any(table.view.shown.auction_track)
    assert Draw() in table._choices


def test_nobody_changes_the_seat_while_something_is_played(table, lay, session) -> None:
    lay()
    table.director.set_speed("normal")
    session.play(Draw())
    assert table.director.is_busy
    table.sit_at(2)
    assert table.view.home == 0
    table.director.skip()
    table.sit_at(2)
    assert table.view.home == 2


# --- hints ------------------------------------------------------------------------------------------------------


def test_a_hint_is_asked_for_by_the_person_to_move_and_selects_the_best_move(table, lay, session, monkeypatch) -> None:
    lay("draw")
    table.view.show()
    asked = []
    monkeypatch.setattr(session.ai, "ask_hint", lambda view: asked.append(view.seat))
    monkeypatch.setattr(table.view.hint_card, "show_hint", lambda *about: None)
    table.turn.hints.toggle()
    assert asked == [1]
    best, other = SimpleNamespace(action=Invoke()), SimpleNamespace(action=Draw())
    session.ai.advised.emit(SimpleNamespace(best=best, actions=(best, other)))
    assert table._choices.selected is Invoke()


@pytest.mark.parametrize("why", ["the card was put away", "an earlier position is shown"])
def test_a_hint_that_comes_too_late_selects_nothing(table, lay, session, monkeypatch, why: str) -> None:
    lay("draw")
    table.view.show()
    monkeypatch.setattr(session.ai, "ask_hint", lambda view: None)
    table.turn.hints.toggle()
    cancelled: list[bool] = []
    session.ai._hint = SimpleNamespace(cancel=lambda: cancelled.append(True))
    if why == "the card was put away":
        table.turn.hints.toggle()
        assert cancelled
    else:
        table.replay.start(0)
    assert table.view.hint_card.isHidden()
    session.ai.advised.emit(SimpleNamespace(best=SimpleNamespace(action=Invoke()), actions=()))
    assert table._choices.selected is None
    assert table.view.hint_card.isHidden()
    if table.replay.is_on:  # nor is there one to ask for
        table.turn.hints.toggle()
        assert table.view.hint_card.isHidden()


def test_the_table_is_not_turned_while_one_looks_back(table, lay) -> None:
    lay("draw")
    table.view.home = 0
    table.replay.start(0)
    table.turn_to_mover()
    assert table.view.home == 0
    table.replay.end()
    table.turn_to_mover()
    assert table.view.home == 1


# --- whatever the table is used for ------------------------------------------------------------------------------


class Another(Mode):
    """A use of the table that is like a game but for what is named."""

    may_act = owns_keys = shows_ranking = press = choose = None

    def __init__(self, session, **differs) -> None:
        super().__init__(session)
        self.chosen, self.pressed = [], []
        usual = {"may_act": True, "owns_keys": False, "shows_ranking": True, "choose": self.chosen.append}
        for name, value in {**usual, "press": lambda event: bool(self.pressed.append(event.key())), **differs}.items():
            setattr(self, name, value)


@pytest.mark.parametrize("may_act", [True, False])
@pytest.mark.parametrize("owns_keys", [True, False])
def test_a_mode_says_who_may_act_and_whose_keys_are_the_tables(table, lay, session, qtbot, may_act, owns_keys) -> None:
    mode = Another(session, may_act=may_act, owns_keys=owns_keys)
    table.modes.add(mode)
    table.view.show()
    lay("draw")
    assert bool(table._choices.actions) is may_act
    qtbot.keyClick(table.view, Qt.Key.Key_Right)
    assert mode.pressed == [Qt.Key.Key_Right]
    assert (table._choices.selected is not None) is (may_act and not owns_keys)
    if table._choices.selected is not None:
        qtbot.keyClick(table.view, Qt.Key.Key_Return)
        assert len(mode.chosen) == 1
    assert len(session.game.plies) == 1, "what is chosen is the mode's"


@pytest.mark.parametrize("shows_ranking", [True, False])
def test_a_mode_says_whether_a_ranking_ends_it(table, session, shows_ranking) -> None:
    table.modes.add(Another(session, shows_ranking=shows_ranking))
    table.view.show()
    session._replace(SavedGame(whole_game("boat", 2), (Seat("Anna", "lapis"), Seat("Ben", "carnelian"))))
    assert table.view.ranking.isVisible() is shows_ranking


# --- everything at once -----------------------------------------------------------------------------------------


@pytest.fixture
def shows(table, monkeypatch) -> list[int]:
    """How many actions had been played whenever the table was shown."""
    monkeypatch.setattr("ra_desktop.ui.table.table._GLANCE", 60_000)
    seen: list[int] = []
    table.view.showing.connect(lambda *_: seen.append(len(table._session.game.plies)))
    return seen


def play_at_once(table, qtbot, *actions: str) -> None:
    for action in actions:
        with qtbot.waitSignal(table.director.idle):
            table._session._play(parse_action(action))


def test_while_bots_play_at_once_the_table_is_shown_from_time_to_time(table, lay, qtbot, shows) -> None:
    lay(bag=["nile"] * 12, bots=(0, 1, 2, 3))
    play_at_once(table, qtbot, "draw", "draw", "draw", "draw")
    assert shows == [0]
    assert table.is_behind
    table._glance.setInterval(0)
    qtbot.waitUntil(lambda: shows == [0, 4])
    assert not table.is_behind


def test_a_person_to_move_sees_the_table_at_once(table, lay, qtbot, shows) -> None:
    lay(bag=["nile"] * 12, bots=(0, 1, 3))
    play_at_once(table, qtbot, "draw", "draw")
    assert shows == [0, 2]
    assert table._choices.seat == 2
    assert not table.is_behind


def test_at_another_speed_every_position_is_shown(table, lay, qtbot, shows) -> None:
    lay(bag=["nile"] * 12, bots=(0, 1, 2, 3))
    play_at_once(table, qtbot, "draw")
    table.catch_up()
    assert shows == [0, 1]
    table.director.set_speed("fast")
    for _ in range(2):
        table._session._play(Draw())
        table.director.skip()
    assert shows == [0, 1, 2, 3]


def test_what_is_still_to_be_shown_does_not_disturb_a_replay(table, lay, qtbot, shows) -> None:
    lay(bag=["nile"] * 12, bots=(0, 1, 2, 3))
    play_at_once(table, qtbot, "draw", "draw")
    table.replay.start(1)
    shows.clear()
    table.catch_up()
    assert shows == []
    assert table.view.shown == table._session.game.position(1).view(table.view.home)
    table.replay.end()
    assert table.view.shown == table._session.view(table.view.home)


def test_nothing_is_shown_again_while_something_is_played(table, lay, qtbot, shows) -> None:
    lay(bag=["nile"] * 12, bots=(0, 1, 2, 3))
    play_at_once(table, qtbot, "draw", "draw")
    assert table.is_behind
    table.director.set_speed("relaxed")
    table.view.show()
    table._session._play(Draw())
    assert table.director.is_busy
    shows.clear()
    table.catch_up()  # it is shown after that
    table.show_again()
    assert shows == []
    table.director.skip()
    table.show_again()
    assert shows == [3, 3]
    table._session.leave(keep=False)  # no one sits there any more
    table.show_again()
    assert shows == [3, 3]
    table.view.open_seat(1)
    table.view.open_seat()
    table.view.toggle_score_aid()
    assert not table.view.pages.is_any_open


@pytest.mark.parametrize(("code", "is_of_table"), [
    (Qt.Key.Key_Right, True), (Qt.Key.Key_F9, False), (Qt.Key.Key_Z, False),
])  # fmt: skip
def test_a_key_that_means_nothing_at_the_table_is_left_to_the_window(table, lay, code, is_of_table) -> None:
    lay()
    event = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier)
    table.view.keyPressEvent(event)
    assert event.isAccepted() == is_of_table
