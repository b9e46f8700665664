"""The review of a game through the window: opened, walked through, exported, and left again."""

from __future__ import annotations

import sys
import threading
from datetime import timedelta
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from ra_desktop.ai import Cancelled
from ra_desktop.app import reviews
from ra_desktop.app.history import keep
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage.progress import Profile
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.storage.savefile import load_file, save_file
from ra_desktop.ui.table.review.report import BalanceRow, record_story
from tests.e2e.hand import PEOPLE
from tests.e2e.test_archive import play_out, saved_games
from tests.ui.gallery import COLOURS
from tests.ui.table.review.reviewed import game_with_errors, sharpened
from tests.ui.table.review.test_looks import lost

SEATS = (Seat("Anna", "lapis"), Seat("Nefer", "malachite", "casual"), Seat("Khufu", "carnelian", "casual"))
TWO = (Seat("Anna", "lapis"), Seat("Ben", "malachite"), Seat("Khufu", "carnelian", "casual"))
QUICK = reviews.review_steps
KNOWN = {}
"""The quick reviews that were made; the same game has the same."""


@pytest.fixture(autouse=True)
def _full_reviews_are_quick_ones(monkeypatch):
    """What is shown is tested here; a full review takes most of a minute, and even a quick one as long as a test."""

    def review_steps(line, *, depth, cancel):
        deal = line.positions[0]
        key = (deal.ruleset, tuple(deal.bag), tuple(deal.up), line.actions)
        if key not in KNOWN:
            *_, quick = QUICK(line, depth="quick", cancel=cancel)
            KNOWN[key] = {name: sharpened(quick, name) for name in ("quick", "full")}
        yield KNOWN[key][depth]

    monkeypatch.setattr(reviews, "review_steps", review_steps)


@pytest.fixture
def at_table(window, tmp_path):
    def put(seats=SEATS):
        path = tmp_path / "played.ra-game"
        save_file(path, SavedGame(game_with_errors(), seats))
        window.files.open_file(path)
        return path

    return put


@pytest.fixture
def desk(window, qtbot, at_table):
    at_table()
    window.commands["review"].trigger()
    desk = window.reviews.desk
    qtbot.waitUntil(lambda: desk.review is not None and desk.review.depth == "full", timeout=30_000)
    return desk


def click(qtbot, widget, at: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at if at is not None else widget.rect().center())


def test_the_window_never_weighs_moves_itself(weighing_threads, desk):
    desk.report(shared=True)
    assert weighing_threads
    assert threading.main_thread() not in weighing_threads


def test_the_review_shows_the_costliest_move_and_its_moment_at_the_table(window, desk):
    worst = desk.report().errors[0]
    assert desk.panel.moves.cards[0].ply == worst.ply == window.table.replay.ply
    assert desk.panel.moves.cards[0].isChecked()
    assert (worst.place.split()[-1], desk.chances.where.text().split()[1]) == (str(worst.ply), str(worst.ply))
    assert window.table.view.shown == window.session.game.position(worst.ply).view(0)
    assert desk.panel.isVisible()
    assert desk.chances.isVisible()
    assert window.side.dock.isHidden()
    assert window.table.replay_bar.isHidden()
    assert desk.chances.graph.hasFocus()


def test_figures_add_up_and_the_only_person_is_not_asked(desk):
    rows = desk.panel.balance.rows
    assert rows == [BalanceRow.of(desk.review.fame_balance(seat)) for seat in range(3)]
    assert all(row.start + row.luck + row.errors + row.gifts == row.end for row in rows)
    assert desk.panel.seats.isHidden()


@pytest.mark.parametrize("whose", ["own", "stranger's", pytest.param("another player's", marks=pytest.mark.nightly)])
def test_the_costliest_errors_of_ones_own_games_come_back_from_the_next_day_on(window, qtbot, at_table, whose):
    """The start page says so in a line, which starts them; another's game is none of that."""
    if whose == "another player's":
        players = window.parts.players
        players.change(players.current, Profile("", "Berenike"))
        players.add(Profile("", "Anna"))
    path = at_table()
    if whose != "stranger's":
        assert keep(load_file(path)) is not None
    day = window.parts.today.day
    window.commands["review"].trigger()
    desk = window.reviews.desk
    qtbot.waitUntil(lambda: desk.review is not None and desk.review.depth == "full", timeout=30_000)
    plies = [decision.ply for decision in desk.review.costliest(0)] if whose == "own" else []
    assert {len(own.actions) for own in window.puzzles.book.own} == {*plies}
    desk.close()
    line = window.start.own
    window.pages.show_start()
    assert line.isHidden()
    window.parts.today._clock = lambda: day + timedelta(1)
    window.pages.show_start()
    assert line.isHidden() == (whose != "own")
    if whose == "own":
        assert line.text() == "3 of your own moves · 2 min"
        posed = []
        click(qtbot, line)
        while (problem := window.puzzles.exercise.problem) is not None:
            posed.append(len(problem.game.plies))
            window.puzzles.exercise.choose(problem.best.action)
            window.puzzles.table.next_wanted.emit()
        assert (sorted(posed), window.pages.shown) == (sorted(plies), "start")
        assert line.isHidden()


def test_a_voice_sums_up_the_review_when_it_is_complete(window, qtbot, at_table):
    at_table()
    heard = []
    window.table.speaker.spoken.connect(heard.append)
    window.commands["review"].trigger()
    desk = window.reviews.desk
    qtbot.waitUntil(lambda: any(text.startswith("The review is complete.") for text in heard), timeout=30_000)
    message = next(text for text in heard if text.startswith("The review is complete."))
    worst = desk.report().errors[0]
    assert all(sentence in message for sentence in desk.report().story)
    assert len(desk.report().story) == 4
    assert desk.report().play in message
    assert f"{worst.title}, {worst.figure}, {worst.place}" in message
    assert desk.report().errors[1].figure not in message.split(worst.figure, 1)[1]


@pytest.mark.parametrize("count", [2, pytest.param(20, marks=pytest.mark.nightly)])
def test_a_lost_game_is_told_within_three_seconds_whatever_a_search_takes(window, qtbot, monkeypatch, count):
    monkeypatch.setattr(reviews, "review_steps", lambda *_, **__: iter(()))
    times = []

    def summary() -> str:
        return window.reviews.desk.panel.summary.text()

    for number in range(count):
        game = lost(number)
        bots = (Seat(f"B{seat}", COLOURS[seat], "casual") for seat in range(1, game.state.players))
        window.session._replace(SavedGame(game, (SEATS[0], *bots)))
        qtbot.waitUntil(lambda: not window.table.director.is_busy)
        asked = perf_counter()
        window.commands["review"].trigger()
        qtbot.waitUntil(lambda: summary().startswith("You finished "), timeout=3_000)
        times.append(round(perf_counter() - asked, 2))
        assert record_story(game, 0, window.table.players.name) == summary()
        window.reviews.desk.close()
    sys.stdout.write(f"{times}\n")
    assert max(times) < 3


def test_keys_and_pointer_move_through_the_game(window, qtbot, desk):
    graph, replay = desk.chances.graph, window.table.replay
    qtbot.keyClick(graph, Qt.Key.Key_Home)
    assert replay.ply == 0
    qtbot.keyClick(graph, Qt.Key.Key_Right)
    assert replay.ply == graph.ply == 1
    qtbot.keyClick(graph, Qt.Key.Key_PageDown)
    assert replay.ply == replay.marks.turn_from(1, 1)
    qtbot.keyClick(graph, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert replay.ply == min(mark.ply for mark in desk.report().picture.marks)
    qtbot.keyClick(graph, Qt.Key.Key_End)
    assert replay.ply == len(window.session.game.plies)
    other_place = 40
    click(qtbot, graph, QPoint(round(graph.x_of(other_place)), graph.height() - 40))
    assert abs(replay.ply - other_place) <= 1
    assert window.table.view.shown == window.session.game.position(replay.ply).view(0)


def test_a_click_on_a_card_jumps_there_and_the_cards_are_reached_by_keys(window, qtbot, desk):
    first, second = desk.panel.moves.cards[:2]
    click(qtbot, second)
    assert window.table.replay.ply == second.ply
    assert [second.isChecked(), first.isChecked()] == [True, False]
    second.setFocus()
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Return)
    assert window.table.replay.ply == first.ply
    assert first.account.label.isHidden()
    for page in (desk.panel.luck, desk.panel.moves):
        desk.panel.tabs.setCurrentWidget(page)
        assert window.commands["account"].isEnabled() is (page is desk.panel.moves)
    with qtbot.waitSignal(window.table.speaker.spoken) as said:
        qtbot.keyClick(first, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    label, seen = first.account.label, desk.panel.moves.viewport()
    assert label.isVisible()
    assert said.args[0].startswith(label.text().splitlines()[0])
    qtbot.waitUntil(lambda: seen.rect().contains(QRect(label.mapTo(seen, QPoint()), label.size())))
    click(qtbot, first.account.button)
    assert first.account.label.isHidden()


def test_at_a_decision_of_ones_own_all_moves_are_compared(window, qtbot, desk):
    longest = max(desk.review.decisions_of(0), key=lambda decision: len(decision.rated))
    window.table.replay.go(longest.ply)
    assert len(desk.panel.moves.note.splitlines()) == len(longest.rated) > 4
    worst = max(desk.review.decisions_of(0), key=lambda decision: decision.loss)
    window.table.replay.go(worst.ply)
    lines = desk.panel.moves.note.splitlines()
    assert lines[0].endswith(": The best move")
    lost = f": −{round(worst.fame)} fame, −{round(100 * worst.loss)} of 100 games (played)"
    assert [line.endswith(lost) for line in lines].count(True) == 1, lines
    others = {decision.ply for decision in desk.review.decisions if decision.seat != 0}
    window.table.replay.go(min(others - {decision.ply for decision in desk.review.decisions_of(0)}))
    assert desk.panel.moves.note == ""


def test_a_lucky_draw_is_shown_after_it_came_and_all_decisions_lead_to_their_moments(window, qtbot, desk):
    desk.panel.tabs.setCurrentWidget(desk.panel.luck)
    luck = desk.review.unluckiest(0)[0]
    card = desk.panel.luck.cards[len(desk.review.luckiest(0))]
    click(qtbot, card)
    assert window.table.replay.ply == luck.ply + 1
    assert card.description.splitlines()[1] == f"−{round(-luck.fame_changes[0])}"
    click(qtbot, desk.panel.buttons.show_all)
    table, own = desk.panel.all, desk.review.decisions_of(0)
    assert table.isVisible()
    assert desk.panel.buttons.show_all.text() == f"Show all ({len(own)})"
    assert table.topLevelItemCount() == len(own)
    table.setCurrentItem(table.topLevelItem(5))
    assert window.table.replay.ply == own[5].ply


def test_the_graph_has_a_table_with_the_same_figures_and_the_game_goes_on_from_there(window, qtbot, desk):
    click(qtbot, desk.chances.as_table)
    table = desk.chances.table
    assert table.isVisible()
    assert table.hasFocus()
    turns = desk.report().picture.landmarks.turns
    assert table.topLevelItemCount() == len(turns)
    shown = [table.topLevelItem(7).text(column) for column in range(2, 5)]
    assert shown == [f"{round(100 * chance)}%" for chance in desk.review.chances[turns[7]]]
    ply = window.table.replay.ply
    old = window.session.game
    click(qtbot, desk.panel.buttons.go_on)
    assert window.session.game is not old
    assert window.session.saved.goes_on_from == ply
    assert not desk.is_on


def test_escape_leaves_the_review_and_the_game_is_as_before(window, qtbot, desk):
    qtbot.keyClick(desk.chances.graph, Qt.Key.Key_Escape)
    assert not desk.is_on
    assert not desk.panel.isVisible()
    assert not desk.chances.isVisible()
    assert not window.table.replay.is_on
    assert not window.side.dock.isHidden()
    assert window.table.view.ranking.isVisible()


def test_the_ranking_offers_the_review(window, qtbot, at_table):
    at_table()
    click(qtbot, window.table.view.ranking.ways["review"])
    assert window.reviews.is_on


def test_a_saved_game_is_reviewed_from_the_list(window, qtbot, ra_home):
    from ra_desktop.storage import paths

    save_file(paths.saves_dir() / "old.ra-game", SavedGame(game_with_errors(), SEATS))
    window.archive.show_saved_games()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: dialog.review_button.isEnabled(), timeout=10_000)
    click(qtbot, dialog.review_button)
    assert window.session.file.name == "old.ra-game"
    assert window.reviews.is_on
    window.session.file.write_bytes(b"")
    window.reviews.show_file(window.session.file)
    window.messages.box.close()
    assert window.reviews.is_on, "a file that is damaged meanwhile leaves the review of its game open"


def test_everybody_who_plays_has_a_review(window, qtbot, at_table):
    at_table(TWO)
    window.commands["review"].trigger()
    desk = window.reviews.desk
    qtbot.waitUntil(lambda: desk.review is not None and desk.review.depth == "full", timeout=60_000)
    seats = desk.panel.seats
    assert [seats.itemText(row) for row in range(seats.count())] == ["Anna", "Ben"]
    seats.setCurrentIndex(1)
    seats.activated.emit(1)
    assert window.table.view.home == desk.seat == 1
    qtbot.waitUntil(lambda: desk.panel.balance.rows[0] == BalanceRow.of(desk.review.fame_balance(1)), timeout=30_000)
    assert "Ben: the costliest moves" in [label.text() for label in desk.panel.moves.findChildren(QLabel)]
    assert not any("Your" in text.title for text in (*desk.report().lucky, *desk.report().unlucky))
    assert desk.panel.all.topLevelItemCount() == len(desk.review.decisions_of(1))


def test_a_mistake_is_tried_again_and_the_review_comes_back(window, qtbot, desk):
    worst = desk.report().errors[0]
    desk_move = window.session.game.actions[worst.ply]
    click(qtbot, desk.panel.buttons.again)
    assert not desk.is_on
    assert str(window.puzzles.exercise.problem.chosen) == str(desk_move)
    assert len(window.session.game.plies) == worst.ply
    window.puzzles.exercise.leave()
    assert desk.is_on
    assert window.table.replay.ply == worst.ply


def test_a_review_is_exported_as_a_picture(window, tmp_path, desk, monkeypatch):
    chosen = {}

    def choose(parent, title, first, filters):
        chosen["first"] = Path(first).name
        return str(tmp_path / "review"), filters

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    desk.panel.share.click()
    assert chosen["first"].endswith("review for Anna.png")
    assert QImage(str(tmp_path / "review.png")).width() > 2000


def test_a_review_that_is_shared_calls_nobody_you_and_an_export_that_fails_is_told(window, tmp_path, desk, monkeypatch):
    report = desk.report(shared=True)
    assert report.owner == "Anna"
    assert [seat.name for seat in report.seats][report.seat] == "Anna"
    assert all("Your" not in sentence for error in report.errors for sentence in error.sentences)
    (tmp_path / "taken.png").mkdir()
    asked = []
    monkeypatch.setattr(desk, "report", lambda **about: asked.append(about) or report)
    window.reviews.export_to(tmp_path / "taken.png")
    assert asked == [{"shared": True}]
    assert window.messages.box.text() == "The review couldn’t be exported"


def test_a_review_that_is_stopped_keeps_its_quick_look(window, qtbot, at_table, monkeypatch):
    def only_quick(line, *, depth, cancel):
        if depth == "full":
            yield 3, 9
            while not cancel.is_set():
                pass
            raise Cancelled
        *_, result = QUICK(line, depth="quick", cancel=cancel)
        yield sharpened(result, "quick")

    monkeypatch.setattr(reviews, "review_steps", only_quick)
    at_table()
    window.commands["review"].trigger()
    desk = window.reviews.desk
    qtbot.waitUntil(lambda: desk.panel.progress.value() == 3)
    assert desk.panel.status.text() == "Closer look: 3 of 9"
    click(qtbot, desk.panel.stop)
    assert desk.panel.stop.isHidden()
    assert not desk.panel.status.isVisible()
    assert "Only a quick look: the figures are rough." in desk.panel.summary.text()
    qtbot.waitUntil(lambda: len(desk.panel.moves.cards) == 3, timeout=30_000)


def test_every_button_of_the_review_is_reached_with_the_tab_key(window, qtbot, desk):
    seen = []
    while (widget := window.focusWidget()) not in seen:
        seen.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    buttons = [
        decision for decision in desk.panel.findChildren(QPushButton) if decision.isVisible() and decision.isEnabled()
    ]
    below = desk.panel.buttons
    assert {below.again, below.go_on, below.show_all, desk.panel.close_button} <= set(buttons)
    assert set(buttons) <= set(seen)
    assert set(desk.panel.moves.cards) <= set(seen)
    assert all(decision.accessibleName() or decision.text() for decision in (*buttons, *desk.panel.moves.cards))


@pytest.mark.parametrize(("width", "height", "below"), [
    pytest.param(1440, 900, True, marks=pytest.mark.nightly), (1024, 700, False),
])  # fmt: skip
def test_the_table_keeps_its_least_size(window, qtbot, desk, width, height, below):
    window.resize(width, height)
    qtbot.waitUntil(lambda: window.width() == width)
    qtbot.wait(50)
    area = window.table_area
    assert area.horizontalScrollBar().maximum() == 0
    assert area.verticalScrollBar().maximum() == 0
    assert desk.panel.isAncestorOf(desk.chances) != below
    assert desk.chances.isVisible()


def test_a_finished_game_that_was_kept_is_reviewed_from_the_list(window, qtbot):
    """It has no file of the player's, which a save would write over."""
    play_out(window)
    window.session.start(GameSetup("classic", PEOPLE, seed=6))
    dialog = saved_games(window, qtbot)
    qtbot.waitUntil(dialog.review_button.isEnabled)
    click(qtbot, dialog.review_button)
    assert window.session.state.is_over
    assert window.session.file is None
    assert window.reviews.is_on
    assert not window.table.view.ranking.isVisible()
