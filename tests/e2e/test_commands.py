"""Every command does what its record says: each is triggered by its id, and what came of it is looked at."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from ra_desktop.ai.neural import compiled
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, End, Flip, Game, Invoke, Keep, Pass, ShowSide, SpendGod, parse_action
from ra_desktop.storage import SavedGame, load_file, paths
from ra_desktop.ui.dialogs.about import AboutDialog
from ra_desktop.ui.dialogs.keys import KeysDialog
from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog
from ra_desktop.ui.dialogs.preferences import PreferencesDialog
from ra_desktop.ui.dialogs.rules.dialog import RulesWindow
from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog
from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog
from ra_desktop.ui.shell.command import Submenu
from ra_desktop.ui.shell.commands import COMMANDS
from ra_desktop.ui.shell.settings import menu_entries
from ra_desktop.ui.words.reasons import Told, action_label
from tests.e2e.hand import PEOPLE, Hand, put_on_the_table
from tests.engine.golden import whole_game
from tests.sampling import sampled

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow

ENTRIES = (*menu_entries(), *COMMANDS)
PRIESTS = ["farmer/granary", "scribe/library", "priest", "farmer/market", "ra"]
TO_FLIP = ("draw", "side farmer", "draw", "side library", "draw", "draw", "side market", "draw", "pass", "bid 9")
PLAIN = ["gold", "nile", "pharaoh", "art", "god", "god", "gold", "nile", "pharaoh", "art", "gold", "nile"]
SUNS = [[10, 6, 5], [8, 7, 4], [2, 3, 9]]
GODS = ["god", "god", *PLAIN[:4], *PLAIN]
TO_SPEND = ("draw", "draw", "invoke", "bid 10", "pass", "pass", "draw", "draw", "draw")
"""Seat 0 has won two gods, and three tiles lie on the track that it could take."""


@pytest.fixture
def do(window: MainWindow, qtbot):
    """Triggers the command with an id, which must be enabled, and waits until the table is at rest."""
    hand = Hand(window, qtbot)

    def trigger(name: str) -> None:
        assert window.commands[name].isEnabled(), name
        window.commands[name].trigger()
        QApplication.processEvents()
        if window.session.game is not None and window.pages.is_playing and not window.table.replay.is_on:
            hand.wait()

    return trigger


@pytest.fixture
def game(window: MainWindow) -> Game:
    """A game of three people, in which nothing was played yet."""
    lay(window, "classic", PLAIN, SUNS)
    return window.session.game


def shown(kind: type[QWidget]) -> QWidget:
    (result,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()]
    return result


def played(window: MainWindow) -> list[str]:
    return [str(ply.action) for ply in window.session.game.plies]


def lay(window: MainWindow, ruleset: str, bag: list[str], suns: list[list[int]], *actions: str) -> None:
    game = Game(ruleset, len(suns), 1, bag=bag, suns=suns)
    for text in actions:
        game.play(parse_action(text))
    put_on_the_table(window, game, *(None for _ in suns))


# --- the menus in which nothing happens to the game on the table ----------------------------------------


def test_windows(window, do) -> None:
    for name, kind in (
        ("new_game", NewGameDialog),
        ("saved_games", SavedGamesDialog),
        ("statistics", StatisticsDialog),
        ("preferences", PreferencesDialog),
        ("rules", RulesWindow),
        ("keys", KeysDialog),
        ("about", AboutDialog),
    ):
        do(name)
        shown(kind).close()
        QApplication.processEvents()


def test_settings(window, settings, do) -> None:
    for name in (
        "tile_names", "lot_preview", "remarks", "forced_moves", "confirm_clicks", "told_scoring", "hand_over", "hints",
        "coach", "sound",
    ):  # fmt: skip
        for on in (not getattr(settings, name), getattr(settings, name)):
            do(name)
            assert getattr(settings, name) is on
            assert window.commands[name].isChecked() is on
    for name, setting in (("side_dock", "show_dock"), ("turn_table", "turn_table")):
        for on in (False, True):
            do(name)
            assert getattr(settings, setting) is on
            assert window.commands[name].isChecked() is on
    others = {"speed": "relaxed", "theme": "night", "reduced_motion": "on", "ra_track": "boat", "text_size": "125"}
    for name, value in others.items():
        menu = window.commands[name].menu()
        menu.aboutToShow.emit()
        next(action for action in menu.actions() if action.data() == value).trigger()
        assert {other: getattr(settings, other) for other in others}[name] == value
    assert {name: getattr(settings, name) for name in others} == others


def test_the_list_of_lessons_and_leaving_one(window, do) -> None:
    do("learn")
    assert window.lessons.page.isVisible()
    window.lessons.start_first()
    QApplication.processEvents()
    assert window.lessons.is_on
    window.commands["leave_lesson"].trigger()
    assert not window.lessons.is_on


def test_a_table_with_friends_elsewhere_and_the_drill(window, game, do, qtbot) -> None:
    do("friends")
    assert window.pages.shown == "friends"
    do("drill")
    qtbot.waitUntil(lambda: window.parts.drill.is_on and window.pages.shown == "table", timeout=20_000)


def test_the_list_of_puzzles_and_leaving_one(window, do) -> None:
    do("puzzles")
    assert window.puzzles.page.isVisible()
    window.puzzles.start_next()
    QApplication.processEvents()
    assert window.puzzles.is_on
    window.commands["leave_puzzle"].trigger()
    assert not window.puzzles.is_on
    assert window.puzzles.page.isVisible()


def test_the_journey_and_a_deal_that_is_played_again(window, game, do) -> None:
    do("journey")
    assert window.pages.shown == "journey"
    window.session._replace(SavedGame(whole_game("classic", 3), PEOPLE[:3]))
    bag = window.session.game.bag
    do("play_again")
    QApplication.activeModalWidget().accept()
    assert (window.session.game.bag, played(window)) == (bag, [])


@pytest.mark.parametrize("practice", [("puzzles", "call"), ("lesson", "why-call")])
def test_a_leak_in_the_statistics_is_practised_with_one_click(window, do, practice) -> None:
    do("statistics")
    window.archive.dialog.play.practice_wanted.emit(*practice)
    assert window.archive.dialog is None or not window.archive.dialog.isVisible()
    assert (window.puzzles.is_on, window.lessons.is_on) == (practice[0] == "puzzles", practice[0] == "lesson")
    if window.lessons.is_on:
        assert window.lessons.runner.lesson.id == "why-call"
    else:
        assert window.puzzles.exercise.problem.name in next(c for c in window.book.chapters if c.key == "call").names


def test_players(window, do) -> None:
    assert not window.commands["change_player"].isEnabled()
    do("add_player")
    for name in ("Anna", "Ben"):
        QApplication.activeModalWidget().name.setText(name)
        QApplication.activeModalWidget().accept()
    assert window.players.current.name == "Ben"
    menu = window.commands["player"].menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert window.players.current.name == "Anna"
    do("change_player")
    QApplication.activeModalWidget().name.setText("Anne")
    QApplication.activeModalWidget().accept()
    assert window.players.known[0].name == "Anne"


def test_full_screen(window, do) -> None:
    for full in (True, False):
        do("full_screen")
        assert window.isFullScreen() is full
        assert window.commands["full_screen"].isChecked() is full


# --- games and their files --------------------------------------------------------------------------------


def test_games_and_files(window, settings, game, do, tmp_path, monkeypatch) -> None:
    asked: list[str] = []
    named = tmp_path / "Sunday.ra-game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: asked.append("save") or (str(named), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: asked.append("open") or (str(named), ""))
    do("draw")
    do("save")
    assert (asked, len(load_file(named).game.plies)) == (["save"], 1)
    do("draw")
    do("save")
    assert (asked, len(load_file(named).game.plies)) == (["save"], 2)  # now it has a file
    do("save_as")
    assert asked == ["save", "save"]
    people = window.session.seats
    do("rematch")
    assert (played(window), window.session.seats) == ([], people)
    settings.setup = GameSetup("boat", PEOPLE[:2])
    do("quick_game")
    assert (window.session.game.ruleset, played(window)) == ("boat", [])
    do("open")
    assert (asked[-1], played(window)) == ("open", ["draw", "draw"])
    do("start_page")
    assert window.start.isVisible()
    assert not window.commands["save"].isEnabled()
    menu = window.commands["open_recent"].menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Sunday"]
    menu.actions()[0].trigger()
    assert window.session.file == named
    assert window.table.view.isVisible()


def test_a_position_is_copied_without_hidden_fame_and_pasted_as_a_game_that_does_not_count(window, game, do) -> None:
    do("draw")
    do("draw")
    do("copy_position")
    text = QApplication.clipboard().text()
    assert text == game.state.text(concealed=(0, 1, 2))
    people = window.session.seats
    do("paste_position")
    begun = window.session.game
    assert (begun.start, begun.is_dealt, played(window)) == (str(game.state), False, [])
    assert window.session.seats == people
    QApplication.clipboard().setText(text.replace("epoch 1", "epoch 9"))
    do("paste_position")
    box = shown(QMessageBox)
    assert "“9” is not a number from 1 to 3" in box.informativeText() + box.text()
    assert "At character 22: “9; ra 0;" in box.informativeText() + box.text()
    assert window.session.game is begun
    box.reject()
    QApplication.clipboard().setText(
        f"\ufeff“\u200b{text.replace(' epoch', chr(0xA0) + 'epoch')}\u200b”\n"
    )  # from a chat
    do("paste_position")
    assert window.session.game is not begun
    assert window.session.game.start == begun.start
    QApplication.clipboard().setText("ra1\0\u202e owl")
    do("paste_position")
    box = shown(QMessageBox)
    assert not {"\0", "\u202e"} & {*box.text(), *box.informativeText()}


def test_a_game_that_goes_on_from_a_move_is_kept_whole_though_its_file_is_older(window, game, tmp_path) -> None:
    window.session.save(tmp_path / "Old.ra-game")
    for _ in range(3):
        window.session._play(game.state.legal_actions()[0])
    actions = game.actions
    window.history.go_on_from(1)
    assert [load_file(file).game.actions for file in paths.saves_dir().glob("*.ra-game")] == [actions]
    assert window.session.saved.goes_on_from == 1


def test_a_position_is_set_up_and_left(window, game, do) -> None:
    window.commands["set_up"].trigger()  # nobody is to move
    assert window.setting_up.mode.draft.text == str(game.state)
    do("set_up")
    assert not window.setting_up.is_on
    assert window.session.game is game


def test_quit_closes_the_window(window) -> None:
    window.commands["quit"].trigger()
    assert not window.isVisible()


# --- moves ------------------------------------------------------------------------------------------------


def test_moves_of_ra(window, do) -> None:
    lay(window, "classic", GODS, SUNS, *TO_SPEND)
    do("spend_god")
    assert window.table.view.choices.is_god_mode
    window.choices.choose(window.choices.of_type(SpendGod)[0])
    QApplication.processEvents()
    assert played(window)[-1] == "god gold"
    do("end")
    assert window.session.game.plies[-1].action is End()


def test_the_turn(window, game, do) -> None:
    for name, action in (("draw", Draw()), ("invoke", Invoke()), ("pass", Pass())):
        do(name)
        assert game.plies[-1].action is action


def test_moves_of_priests(window, do) -> None:
    for name, number in (("lay_person", 0), ("lay_building", 1)):
        lay(window, "priests", PRIESTS, [[9, 6, 5, 2], [8, 7, 4, 3]], "draw")
        QApplication.processEvents()
        offered = window.session.state.legal_actions()
        do(name)
        assert window.session.game.plies[-1].action is offered[number]
        assert isinstance(offered[number], ShowSide)
    lay(window, "priests", PRIESTS, [[9, 6, 5, 2], [8, 7, 4, 3]], *TO_FLIP)
    QApplication.processEvents()
    do("turn_tile")
    assert isinstance(window.choices.selected, Flip)
    do("keep")
    assert window.session.game.plies[-1].action is Keep()


def test_where_clicks_are_confirmed_the_key_of_a_move_is_pressed_twice(window, settings, qtbot) -> None:
    heard: list[str] = []
    window.table.speaker.spoken.connect(heard.append)
    for name, ruleset, before in (
        ("draw", "classic", ()), ("invoke", "classic", ()), ("pass", "classic", ("draw", "invoke")),
        ("end", "classic", TO_SPEND), ("lay_person", "priests", ("draw",)), ("lay_building", "priests", ("draw",)),
        ("keep", "priests", TO_FLIP),
    ):  # fmt: skip
        settings.confirm_clicks = False
        if ruleset == "classic":
            lay(window, ruleset, GODS if name == "end" else PLAIN, SUNS, *before)
        else:
            lay(window, ruleset, PRIESTS, [[9, 6, 5, 2], [8, 7, 4, 3]], *before)
        if name == "end":  # there is a turn to end only after a god was spent
            window.choices.choose(window.choices.of_type(SpendGod)[0])
        Hand(window, qtbot).wait()
        settings.confirm_clicks = True
        heard.clear()
        moves, command = len(played(window)), window.commands[name]
        QTest.keyClick(window.windowHandle(), command.shortcut()[0].key())
        assert len(played(window)) == moves
        chosen = window.choices.selected
        assert [said.endswith("Press again to confirm.") for said in heard] == [True], name
        banner = window.table.view.board.board.parts.banner.text
        assert banner == f"{action_label(chosen, ruleset)}. Press again to confirm."
        QTest.keyClick(window.windowHandle(), command.shortcut()[0].key())
        assert window.session.game.plies[moves].action == chosen, name


def test_selecting(window, game, do) -> None:
    do("draw")
    do("invoke")
    do("select_next")
    first = window.choices.selected
    do("select_next")
    actions = window.choices.actions
    assert actions.index(window.choices.selected) == actions.index(first) + 1
    do("select_previous")
    assert window.choices.selected is first
    do("confirm")
    assert game.plies[-1].action is first


def test_panels_cards_and_pages_come_and_go(window, game, do, monkeypatch) -> None:
    do("side_dock")
    assert window.side.dock.isHidden()
    do("side_dock")
    assert window.side.dock.isVisible()
    do("hint")
    assert window.table.view.hint_card.isVisible()
    do("hint")
    assert window.table.view.hint_card.isHidden()
    do("seat_page")
    assert window.table.view.seat_page.isVisible()
    assert window.table.view.seat_page.seat == (window.table.view.home + 1) % game.players
    window.table.view.seat_page.close_page()
    page = window.table.view.score_aid
    do("score_aid")
    assert page.isVisible()
    do("score_aid")
    assert page.isHidden()
    window.table.view.board.actions_bar.tools["score_aid"].click()
    assert page.isVisible()
    page.close_page()
    explainer = window.table.explainer
    do("explain")
    assert explainer.is_open
    do("explain")
    assert not explainer.is_open
    card = window.table.asking.card
    menu = window.commands["ask"].menu()
    names = (
        "ask_moves", "ask_track", "ask_suns", "ask_rivals", "ask_tiles", "ask_ra", "ask_bag", "ask_events",
    )  # fmt: skip
    assert menu.actions() == [window.commands[name] for name in names]
    headings = []
    for name in names:
        do(name)
        assert card.isVisible()
        headings.append(card.heading)
    assert len(set(headings)) == len(names)
    do(names[-1])
    assert card.isHidden()
    called = []
    monkeypatch.setattr(window.table.director, "skip", lambda: called.append("skip"))
    monkeypatch.setattr(window.table.director, "run_on", lambda: called.append("run_on"))
    do("skip")
    do("run_on")
    assert called == ["skip", "run_on"]


def test_slower_and_faster_stop_at_the_ends(window, game, do) -> None:
    window.settings.speed = "normal"
    seen = []
    for name in ("slower", "slower", "faster", "faster", "faster", "faster"):
        do(name)
        seen.append(window.settings.speed)
    assert seen == ["relaxed", "relaxed", "normal", "fast", "instant", "instant"]


def test_the_account_on_a_card_is_shown_and_hidden(window, game, do) -> None:
    assert not window.commands["account"].isEnabled()
    card = window.table.view.coach_card
    card.praise(Told(["Good."], ["Lot +1"]))
    for is_shown in (True, False):
        do("account")
        assert card.account.label.isVisible() is is_shown


@pytest.mark.parametrize(("name", "count"), sampled([
    ("draw_until_ra", 8), ("draw_until_tiles4", 4), ("draw_until_disaster", 7), ("draw_until_tiles6", 6),
    ("draw_until_worth5", 3), ("draw_until_worth10", 6),
], 2))  # fmt: skip
def test_whoever_alone_has_suns_left_draws_until_something_comes(window, settings, qtbot, name, count) -> None:
    settings.speed = "instant"
    game = Game(
        "classic", 3, 1, bag=["nile", "flood", "gold", "god", "nile", "gold", "drought", *["ra"] * 9], suns=SUNS
    )
    game.state.up[1] = game.state.up[2] = 0
    put_on_the_table(window, game, None, None, None)
    assert window.commands["draw_until"].isEnabled()
    window.commands[name].trigger()
    qtbot.waitUntil(lambda: not window.table.turn.draw_on.is_on)
    assert played(window) == ["draw"] * count


def test_passing_ahead_and_watching(window, settings, do) -> None:
    lay(window, "classic", PLAIN, SUNS)
    assert not window.commands["pass_ahead"].isEnabled()  # three people
    assert not window.commands["pause"].isEnabled()
    for seat in (1, 2):
        window.session.hand_over(seat, "casual")
    do("pass_ahead")
    assert window.table.turn.ahead.auctions == 1
    do("stop_passing")
    assert window.table.turn.ahead.auctions == 0
    window.parts.games.watch()
    QApplication.processEvents()
    for paused in (True, False):
        window.commands["pause"].trigger()
        assert window.table.view.is_paused is window.commands["pause"].isChecked() is paused


def test_the_result_is_copied_as_text_and_as_a_picture(window, do) -> None:
    game = whole_game("classic", 3)
    window.session._replace(SavedGame(game, PEOPLE[:3]))
    window.table.view.ranking.reveal_all()
    do("copy_result")
    copied = QApplication.clipboard().mimeData()
    assert re.search(r"I came \d[a-z]+ of \d with \d+ fame\.", copied.text())
    assert copied.hasImage()


def test_the_result_is_copied_as_soon_as_the_ranking_is_shown_again(window, do) -> None:
    window.session._replace(SavedGame(whole_game("classic", 3), PEOPLE[:3]))
    window.table.view.ranking.reveal_all()
    window.table.view.ranking.ways["look"].click()
    assert not window.commands["copy_result"].isEnabled()
    window.table.view.way_back.click()
    do("copy_result")


def test_the_speed_changes_from_one_to_the_next_and_starts_again(window, game, do) -> None:
    tool = window.table.view.board.actions_bar.tools["change_speed"]
    seen = []
    window.settings.speed = "relaxed"
    for _ in range(4):
        do("change_speed")
        seen.append((window.settings.speed, tool.text()))
    assert seen == [("normal", "Normal"), ("fast", "Fast"), ("instant", "Instant"), ("relaxed", "Relaxed")]
    tool.click()
    assert window.settings.speed == "normal"


def test_the_bar_does_what_the_commands_do(window, game, do) -> None:
    tools = window.table.view.board.actions_bar.tools
    do("draw")
    assert [name for name, tool in tools.items() if tool.isEnabled()] == [
        "hint",
        "undo",
        "score_aid",
        "run_on",
        "change_speed",
    ]
    tools["undo"].click()
    assert played(window) == []
    assert not tools["undo"].isEnabled()
    tools["hint"].click()
    assert window.table.view.hint_card.isVisible()
    tools["hint"].click()
    assert window.table.view.hint_card.isHidden()
    window.settings.hints = False
    assert not tools["hint"].isEnabled()
    assert tools["hint"].toolTip() == "Hints are turned off in the preferences"


@pytest.mark.parametrize("is_there", [True, False])
def test_without_the_c_part_nothing_is_advised_and_that_is_said(window, do, monkeypatch, is_there: bool) -> None:
    monkeypatch.setattr(compiled, "is_there", lambda: is_there)
    window.settings.coach = True
    game = Game("classic", len(SUNS), 1, bag=PLAIN, suns=SUNS)
    put_on_the_table(window, game, None, "novice", "novice")
    do("draw")
    for name in ("hint", "review", "coach"):
        command = window.commands[name]
        assert command.isEnabled() is is_there, name
        assert ("part written in C" in command.toolTip()) is not is_there, name
    assert window.table.coach.is_on is is_there


def test_taking_back(window, game, do) -> None:
    do("draw")
    do("draw")
    do("undo")
    assert played(window) == ["draw"]
    do("redo")
    assert played(window) == ["draw", "draw"]


def test_replay(window, game, do) -> None:
    for _ in range(3):
        do("draw")
    do("look_through")
    assert window.table.replay.is_on
    do("back_to_game")
    assert not window.table.replay.is_on
    do("look_back")
    do("look_back")
    before = window.table.replay.ply
    do("look_forward")
    assert window.table.replay.ply == before + 1
    assert played(window) == ["draw"] * 3
    do("back_to_game")


def test_review(window, game, do, settings) -> None:
    for _ in range(3):
        do("draw")
    do("review")
    assert not window.commands["review"].isChecked()
    (question,) = window.findChildren(QMessageBox)  # several people play
    next(button for button in question.buttons() if button.text() == "Review").click()
    assert window.reviews.is_on
    assert window.commands["review"].isChecked()
    assert window.table.replay.is_on
    do("review")
    assert not window.reviews.is_on
    assert not window.table.replay.is_on
    assert played(window) == ["draw"] * 3
    settings.hints = False
    assert not window.commands["review"].isEnabled()


def test_seats(window, game, do) -> None:
    menu = window.commands["seats"].menu()
    menu.aboutToShow.emit()
    titles = [action.text() for action in menu.actions() if action.menu() is not None]
    assert [name in title for name, title in zip(("Player 0", "Player 1", "Player 2"), titles, strict=True)] == [
        True
    ] * 3
    assert menu.actions()[-1] is window.commands["turn_table"]


# --- the records themselves -------------------------------------------------------------------------------


def test_no_command_is_left_out_above() -> None:
    """Every id is named in a test, which triggers it."""
    tests = Path(__file__).read_text(encoding="utf-8")
    assert [entry.id for entry in ENTRIES if f'"{entry.id}"' not in tests] == []


def test_every_command_stands_in_its_menu_and_nowhere_else(window) -> None:
    inner = {name: entry.id for entry in ENTRIES if isinstance(entry, Submenu) for name in entry.commands}
    for name in ("game", "move", "view", "settings", "help"):
        listed = [action for action in window.menus[name].actions() if not action.isSeparator()]
        own = [entry for entry in ENTRIES if entry.menu.startswith(name + "/") and entry.id not in inner]
        assert listed == [window.commands[entry.id] for entry in own]
        shown = [action for action in listed if action.isVisible()]
        assert len(shown) <= 17
        for entry in own:
            if isinstance(entry, Submenu) and entry.fill is None:
                assert window.commands[entry.id].menu().actions() == [window.commands[id_] for id_ in entry.commands]
    assert {*inner.values()} >= {"positions", "select", "pace", "replay", "ask", "player"}
    titles = {"game", "move", "view", "settings", "help"}
    inside = [entry for entry in ENTRIES if entry.menu.partition("/")[0] not in titles]
    assert {entry.menu for entry in inside} == {"ask/questions", "draw_until/until", "player/change"}
    for name in ("ask", "draw_until", "player"):
        listed = window.commands[name].menu()
        listed.aboutToShow.emit()
        own = [window.commands[entry.id] for entry in inside if entry.menu.startswith(f"{name}/")]
        assert listed.actions()[-len(own) :] == own
