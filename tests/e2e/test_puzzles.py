"""Puzzles through the window: from the start page to a solved one, with pointer and keys, and back to the game."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.app.exercise import of_puzzle
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.engine import Draw, Game, Invoke, SpendGod
from ra_desktop.storage.library import Glimpse
from tests.app.test_exercise import SEATS, a_game, judged
from tests.e2e.hand import Hand, put_on_the_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.app.exercise import Problem
    from ra_desktop.ui.shell.main_window import MainWindow

BOOK = PuzzleBook()
PLAIN = list(
    islice(
        (
            puzzle
            for puzzle in BOOK.puzzles
            if len(puzzle.wins) == 2 and str(of_puzzle(puzzle).best.action) in ("draw", "invoke")
        ),
        2,
    )
)
"""Two puzzles about drawing or calling, whose answers are two buttons; to look at all takes a second."""


class Solver(Hand):
    """Does with the pointer what a puzzle asks for."""

    @property
    def puzzles(self):
        return self.window.puzzles

    @property
    def exercise(self):
        return self.window.puzzles.exercise

    @property
    def card(self):
        return self.table.view.exercise_card

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.table.director.is_busy, timeout=20_000)
        QApplication.processEvents()

    def wish(self, name: str) -> None:
        button = self.card.wishes[name]
        assert button.isVisible(), name
        origin = self.table.view.mapTo(self.window, QPoint(0, 0))
        self.click(QPointF(button.mapTo(self.window, button.rect().center())) - QPointF(origin))
        self.settle()

    def wishes(self) -> list[str]:
        return [name for name, button in self.card.wishes.items() if button.isVisible()]

    def answer(self, *, right: bool) -> None:
        problem: Problem = self.exercise.problem
        self.by_button(problem.rated[0 if right else -1].action)
        self.settle()


@pytest.fixture
def solver(window: MainWindow, qtbot) -> Solver:
    return Solver(window, qtbot)


@pytest.fixture
def series(solver: Solver) -> Solver:
    """Somebody before the first of two plain puzzles."""
    names = [puzzle.name for puzzle in PLAIN]
    solver.puzzles._start(names, names[0])
    solver.settle()
    return solver


def test_from_the_start_page_to_the_puzzle_of_the_day_with_keys_alone(solver: Solver) -> None:
    window = solver.window
    window.pages.show_start()
    window.start.puzzles.setVisible(True)
    window.start.puzzles.setFocus()
    solver.key(Qt.Key.Key_Return)
    page = solver.puzzles.page
    assert page.isVisible()
    assert page.summary.text() == f"0 of {len(BOOK.puzzles)} solved"
    assert QApplication.focusWidget() is page.daily
    solver.key(Qt.Key.Key_Return)
    solver.settle()
    assert solver.exercise.problem.name == solver.puzzles.book.of_the_day(window.parts.today.day)
    assert solver.exercise.problem.game.state.game == "ra", "of a game that the player knows"
    assert solver.card.isVisible()
    assert solver.card.accessibleName() == "Puzzle of the day"
    solver.key(Qt.Key.Key_Escape)
    solver.settle()
    assert (page.isVisible(), solver.exercise.problem, window.session.game) == (True, None, None)
    window.table.view.own.sun_hovered.emit(None)  # the hidden table has nobody to speak of


def test_a_puzzle_is_solved_with_the_pointer_and_the_next_one_follows(series: Solver) -> None:
    first = series.exercise.problem
    assert series.card.accessibleName() == "Puzzle 1 of 2"
    assert series.wishes() == ["show", "skip"]
    series.answer(right=True)
    assert series.card.accessibleName() == "Solved!"
    assert "is the best move" in series.card.reason
    assert (series.wishes(), series.choices.actions) == (["next", "try_again"], ())
    assert "Lot" not in series.card.reason
    assert series.window.commands["account"].isEnabled() == bool(series.card.account.label.text())
    series.wish("next")
    assert series.exercise.problem.name == PLAIN[1].name != first.name
    assert series.exercise.is_asking
    assert series.choices.actions
    assert series.puzzles.book.mark(first.name) == "solved"


def test_a_wrong_answer_tells_what_it_costs_but_not_what_is_best(series: Solver) -> None:
    problem = series.exercise.problem
    series.answer(right=False)
    best = "Draw a tile" if problem.best.action is Draw() else "Invoke Ra"
    assert series.card.accessibleName() == "Not quite"
    assert "costs you" in series.card.reason
    assert best not in series.card.reason
    assert series.wishes() == ["try_again", "show", "skip"]
    assert series.puzzles.book.mark(problem.name) == "missed"
    series.key(Qt.Key.Key_Return)  # presses the main button
    series.settle()
    assert series.exercise.is_asking
    assert {Draw(), Invoke()} == set(series.choices.actions)
    series.answer(right=True)
    assert series.card.accessibleName() == "Solved!"
    assert series.puzzles.book.mark(problem.name) == "solved"


def test_what_is_skipped_is_neither_solved_nor_missed_and_the_solution_can_be_seen(series: Solver) -> None:
    problem = series.exercise.problem
    series.wish("skip")
    assert series.exercise.problem.name == PLAIN[1].name
    assert series.puzzles.book.mark(problem.name) is None
    series.wish("show")
    assert series.card.accessibleName() == "The best move"
    assert "is the best move" in series.card.reason


def test_after_the_last_one_the_page_comes_back_with_what_was_solved(series: Solver) -> None:
    for wish in ("next", "done"):
        series.answer(right=True)
        series.wish(wish)
    page = series.puzzles.page
    assert page.isVisible()
    assert page.summary.text() == f"2 of {len(BOOK.puzzles)} solved"
    assert QApplication.focusWidget() in (page.daily, page.next)


@pytest.mark.parametrize("confirms", [False, True])
def test_the_banner_asks_again_what_the_puzzle_asks(solver: Solver, confirms: bool) -> None:
    """A god's tile that was chosen, or the first of two clicks, is not said while the answer is told, nor after it."""
    solver.window.settings.confirm_clicks = confirms
    problem = next(of_puzzle(puzzle) for puzzle in BOOK.puzzles if puzzle.theme == "god")
    solver.puzzles.try_again([problem])
    solver.settle()
    banner = solver.table.view.board.board.parts.banner
    asked = banner.text
    take = solver.choices.of_type(SpendGod)[0]
    solver.choices.select(take)
    assert banner.text != asked
    solver.choices.choose(take)
    solver.settle()
    assert banner.text == asked
    solver.exercise.try_again()
    solver.settle()
    assert banner.text == asked


def test_a_game_is_set_aside_and_nothing_of_a_puzzle_is_done_to_it(solver: Solver) -> None:
    window = solver.window
    game = Game("classic", 3, seed=5)
    put_on_the_table(window, game, None, None, None)
    solver.settle()
    before = window.session.autosave.path.read_bytes()
    window.commands["puzzles"].trigger()
    window.puzzles.start_next()
    solver.settle()
    assert window.session.has_guest
    assert window.commands["leave_puzzle"].isVisible()
    window.commands["leave_puzzle"].trigger()
    solver.settle()
    assert window.session.game is game
    assert window.session.autosave.path.read_bytes() == before
    assert window.puzzles.page.isVisible()
    solver.key(Qt.Key.Key_Escape)
    assert window.pages.is_playing
    assert not solver.card.isVisible()
    assert not window.commands["leave_puzzle"].isVisible()


def test_a_lesson_ends_a_puzzle_and_a_puzzle_a_lesson(solver: Solver) -> None:
    window = solver.window
    window.puzzles.start_next()
    window.lessons.start_first()
    assert (window.puzzles.is_on, window.lessons.is_on) == (False, True)
    assert not solver.card.isVisible()
    window.puzzles.start_next()
    assert (window.puzzles.is_on, window.lessons.is_on) == (True, False)
    window.commands["quick_game"].trigger()
    assert (window.puzzles.is_on, window.session.has_guest) == (False, False)


def test_problems_from_elsewhere_follow_each_other_and_then_the_game_is_back(solver: Solver) -> None:
    window = solver.window
    game = Game("classic", 3, seed=5)
    put_on_the_table(window, game, None, None, None)
    window.puzzles.try_again([of_puzzle(puzzle) for puzzle in PLAIN])
    solver.settle()
    assert solver.card.accessibleName() == "Try again"
    solver.answer(right=True)
    solver.wish("next")
    assert solver.exercise.problem.name == PLAIN[1].name
    solver.answer(right=False)
    assert solver.wishes() == ["try_again", "show", "skip"]
    solver.wish("skip")
    assert (window.session.game, window.pages.is_playing) == (game, True)


# --- the page --------------------------------------------------------------------------------------------


def test_arrows_go_through_all_rows_and_across(solver: Solver) -> None:
    window = solver.window
    window.commands["puzzles"].trigger()
    page = window.puzzles.page
    rows = [row for row in page.rows if row.isVisible()]
    assert len(rows) == len((page.daily, page.next, page.pasted, *page.drill_rows, *BOOK.chapters))
    seen = [QApplication.focusWidget()]
    for _ in rows[1:]:
        solver.key(Qt.Key.Key_Down)
        seen.append(QApplication.focusWidget())
    assert seen == rows
    solver.key(Qt.Key.Key_Left)
    assert QApplication.focusWidget() in rows[: len(rows) // 2 + 2]
    assert all(row.accessibleName() for row in rows)
    bare = [*[*page.drill_rows.values()][1:], page.pasted]  # no question of any theme was answered yet
    assert [row for row in rows if not row.accessibleDescription()] == bare


def test_what_was_missed_in_a_game_has_a_chapter_of_its_own(solver: Solver) -> None:
    window = solver.window
    window.puzzles.show_puzzles()
    page = window.puzzles.page
    assert not page.own.isVisible()
    game = a_game()
    name = window.puzzles.book.add_missed(game, judged(game), SEATS)
    window.puzzles.show_puzzles()
    assert (page.own.isVisible(), page.own.shown.note) == (True, "0 of 1")
    page.own.setFocus()
    solver.key(Qt.Key.Key_Return)
    solver.settle()
    assert solver.exercise.problem.name == name
    assert "In your game you chose “Pass”." in solver.card.reason
    solver.by_click(solver.exercise.problem.best.action)
    solver.settle()
    assert window.puzzles.book.mark(name) == "solved"
    solver.wish("done")
    assert (page.own.shown.note, page.own.shown.is_done) == ("1 of 1", True)


def test_a_position_that_was_kept_is_renamed_deleted_and_brought_back_by_keys(solver: Solver) -> None:
    window = solver.window
    book = window.puzzles.book
    game = a_game()
    book.keep(game, judged(game), "Position 1")
    window.puzzles.show_puzzles()
    page = window.puzzles.page
    (row,) = page.kept_rows.values()
    assert (row.shown.title, row.isVisible(), page.own.isVisible()) == ("Position 1", True, False)
    row.setFocus()
    solver.key(Qt.Key.Key_F2)
    dialog = QApplication.activeModalWidget()
    dialog.setTextValue(" Evening in Thebes ")
    dialog.accept()
    (row,) = page.kept_rows.values()
    assert row.shown.title == "Evening in Thebes"
    window.activateWindow()
    solver.settle()
    row.setFocus()
    solver.key(Qt.Key.Key_Delete)
    assert (page.kept_rows, QApplication.focusWidget()) == ({}, page.next)
    assert window.notices.text == "“Evening in Thebes” was deleted."
    window.notices._notice.buttons[0].click()
    (row,) = page.kept_rows.values()
    assert row.shown.title == "Evening in Thebes"
    row.setFocus()
    solver.key(Qt.Key.Key_Return)
    solver.settle()
    assert solver.exercise.problem.title == "Evening in Thebes"
    assert "In your game" not in solver.card.reason


def test_when_a_kept_position_is_deleted_the_keyboard_goes_to_the_one_beside_it(solver: Solver) -> None:
    book, page = solver.window.puzzles.book, solver.window.puzzles.page
    for seed in range(4):
        game = Game("classic", 3, suns=[(2, 9, 13), (3, 8, 10), (4, 7, 11)], seed=seed)
        while game.state.seat_to_act != 0 or game.state.phase != "turn":
            game.play(game.state.legal_actions()[0])
        game.play(Invoke())
        book.keep(game, judged(game), f"Position {seed}")
    solver.window.puzzles.show_puzzles()
    solver.window.activateWindow()
    solver.settle()
    rows = [row.shown.title for row in page.kept_rows.values()]
    for deleted, follows in ((0, 0), (1, 1), (1, 0), (0, None)):
        list(page.kept_rows.values())[deleted].setFocus()
        solver.key(Qt.Key.Key_Delete)
        solver.settle()
        del rows[deleted]
        assert [row.shown.title for row in page.kept_rows.values()] == rows
        beside = page.next if follows is None else list(page.kept_rows.values())[follows]
        assert QApplication.focusWidget() is beside


def test_a_chapter_begins_with_its_first_unsolved_puzzle(solver: Solver) -> None:
    window = solver.window
    page = window.puzzles.page
    chapter, row = page.chapter_rows[0]
    window.puzzles.book.note(chapter.names[0], solved=True)
    window.puzzles.show_puzzles()
    assert (row.shown.note, row.shown.solved) == (f"1 of {len(chapter.names)}", (1, len(chapter.names)))
    for shown in (row, page.daily, page.next):
        shown.draw_picture()
        assert shown.glimpse is not None
    row.setFocus()
    solver.key(Qt.Key.Key_Return)
    assert solver.exercise.problem.name == chapter.names[1]
    assert row.glimpse == Glimpse.of(solver.exercise.problem.game.state)


@pytest.fixture
def small(window: MainWindow) -> Iterator[MainWindow]:
    window.setMinimumSize(0, 0)
    window.resize(1024, 700)
    yield window
    window.settings.text_size = "100"


@pytest.mark.parametrize("percent", ["100", "150"])
def test_the_card_has_room_in_a_small_window(small: MainWindow, qtbot, percent: str) -> None:
    small.settings.text_size = percent
    solver = Solver(small, qtbot)
    names = [puzzle.name for puzzle in PLAIN]
    solver.puzzles._start(names, names[0])
    solver.settle()
    solver.wish("show")
    card = solver.card
    for button in card.wishes.values():
        if button.isVisible():
            assert card.rect().contains(button.geometry())
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
    assert small.rect().contains(card.geometry().translated(card.parentWidget().mapTo(small, QPoint(0, 0))))
