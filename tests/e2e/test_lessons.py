"""Lessons through the window: with the pointer, told mistakes, leaving, and every place that is pointed at."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from ra_desktop.app.lessons.course import lesson_of, load_course
from ra_desktop.app.lessons.lesson import Answer, Deal, Lesson, Step, is_right, seats_of
from ra_desktop.app.setup import DEFAULT_SETUP, GameSetup
from ra_desktop.engine import Bid, Draw, Invoke, Pass
from ra_desktop.ui.interaction.choices import Bag
from ra_desktop.ui.table.lessons.spotlight import BESIDE
from ra_desktop.ui.table.lessons.step_card import TEACHER
from ra_desktop.ui.words.reasons import Told
from tests.e2e.hand import Hand
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Action
    from ra_desktop.ui.shell.main_window import MainWindow

SHIPPED = [lesson for chapter in load_course() for lesson in chapter.lessons]
SHORT = Lesson(
    id="short",
    title="A short one",
    minutes=1,
    ruleset="classic",
    deal=Deal(suns=((2, 9, 13), (3, 8, 10), (4, 7, 11)), bag=("pharaoh", "nile", "gold", *("god",) * 7)),
    steps=(
        Step("Look at the track.", points_at=("track",)),
        Step(
            "It is your turn.",
            "Draw a tile.",
            ("bag", "track"),
            ("draw",),
            {"invoke": Answer("There is nothing to win.", shown=True, replies=("pass", "pass"))},
            ("draw", "draw"),
        ),
        Step("Three tiles lie there.", "Draw again.", ("track", "buttons"), ("draw",), {"other": Answer("Not now.")}),
    ),
    summary="You draw.",
)


class Pupil(Hand):
    """Does with the pointer what a lesson asks for."""

    @property
    def runner(self):
        return self.window.lessons.runner

    @property
    def card(self):
        return self.window.lessons.table.card

    def settle(self) -> None:
        """Until the card asks for something; epochs' sheets are closed."""

        def is_asked() -> bool:
            if self.table.view.score_sheet.isVisible():
                self.key(Qt.Key.Key_Return)
            return self.card.isVisible() and not self.table.director.is_busy

        self.qtbot.waitUntil(is_asked, timeout=20_000)
        QApplication.processEvents()

    def button(self, wish: str) -> None:
        button = self.card.buttons[wish]
        assert button.isVisible(), wish
        self.click(QPointF(button.mapTo(self.window, button.rect().center())) - QPointF(self._origin))
        QApplication.processEvents()

    @property
    def _origin(self) -> QPoint:
        return self.table.view.mapTo(self.window, QPoint(0, 0))

    def do_what_is_asked(self) -> None:
        """Press Go on, or make the first right move."""
        step = self.runner.step
        if not step.right:
            self.button("go_on")
        else:
            self.by_click(next(action for action in self.choices.actions if is_right(step, action)))


@pytest.fixture
def pupil(window: MainWindow, qtbot) -> Pupil:
    return Pupil(window, qtbot)


def begin(pupil: Pupil, lesson: Lesson = SHORT) -> None:
    pupil.window.lessons.start(lesson)
    pupil.settle()


def test_a_whole_lesson_with_the_pointer(pupil: Pupil) -> None:
    begin(pupil)
    for number in range(3):
        assert pupil.runner.number == number
        assert pupil.card.text.text() == SHORT.steps[number].text
        assert QApplication.focusWidget() is (pupil.table.view if pupil.runner.step.right else pupil.card.primary)
        pupil.do_what_is_asked()
        pupil.settle()
    assert pupil.runner.is_done
    assert QApplication.focusWidget() is pupil.card.primary is not None
    assert pupil.card.text.text() == "You draw."
    assert pupil.window.lessons.progress.stars("short") == 3
    assert not pupil.table.view.ranking.isVisible()
    pupil.button("learn")
    assert pupil.window.lessons.page.isVisible()
    assert pupil.window.session.game is None


def test_the_idea_that_comes_back_has_a_card_of_its_own_and_the_old_one_leaves_with_its_table(pupil: Pupil) -> None:
    begin(pupil, replace(SHORT, steps=SHORT.steps[:1], recalls="the-sun-you-win"))
    cards = []
    pupil.window.session.game_replaced.connect(lambda: cards.append(pupil.card.isVisible()))
    pupil.do_what_is_asked()
    pupil.settle()
    assert cards == [False]
    assert pupil.card.title.text() == "From an earlier lesson: The sun you win"
    assert pupil.card.where.text() == "Lesson 2 of 19"
    pupil.choices.choose(Pass())
    pupil.qtbot.waitUntil(lambda: pupil.runner.answer is not None, timeout=20_000)
    pupil.settle()
    pupil.button("try_again")
    pupil.do_what_is_asked()
    pupil.settle()
    assert pupil.card.text.text() == "You draw."
    assert (pupil.card.content.stars, pupil.card.primary) == (3, pupil.card.buttons["learn"])


@pytest.mark.parametrize("has_next", [False, True])
def test_after_a_mistake_too_the_main_button_is_the_next_lesson_and_play_again_stands_beside(
    pupil: Pupil, has_next: bool
) -> None:
    begin(pupil, replace(SHORT, id="draw-or-call" if has_next else SHORT.id, steps=SHORT.steps[1:2]))
    pupil.choices.choose(Invoke())
    pupil.qtbot.waitUntil(lambda: pupil.runner.answer is not None, timeout=20_000)
    pupil.settle()
    pupil.button("try_again")
    pupil.do_what_is_asked()
    pupil.settle()
    assert pupil.card.content.stars == 2
    assert pupil.card.content.wishes == (("next", "again", "learn") if has_next else ("learn", "again"))


@pytest.mark.parametrize("action", [pytest.param(Pass(), marks=pytest.mark.nightly), Bid(10)])
def test_an_answer_is_followed_by_what_the_move_costs_and_where_that_comes_from(pupil: Pupil, action: Action) -> None:
    begin(pupil, lesson_of("the-exchange"))
    for _ in range(2):
        pupil.button("go_on")
        pupil.settle()
    pupil.qtbot.waitUntil(lambda: pupil.window.lessons.table._study is not None, timeout=60_000)
    pupil.choices.choose(action)
    pupil.qtbot.waitUntil(lambda: pupil.runner.answer is not None, timeout=20_000)
    pupil.settle()
    said = pupil.card.account.text().splitlines()
    if action is Pass():
        compared, lot, suns, total = said
        assert compared.endswith(" compared with “Pass”:")
        assert lot.startswith("Lot +")
        assert re.fullmatch(r"your \d+ spent −\d+ · the \d+ in return \+\d+ .*", suns)
        assert total.endswith("fame at the end of the game")
    else:
        assert said == []  # no alternative in kind: the sentence alone says what it costs


def test_a_wrong_move_is_told_and_taken_back(pupil: Pupil) -> None:
    begin(pupil)
    pupil.do_what_is_asked()
    pupil.settle()
    assert {Draw, Invoke} <= {type(action) for action in pupil.choices.actions}  # nothing is forbidden
    bag = list(pupil.window.session.state.bag)
    pupil.by_button(next(iter(pupil.choices.of_type(Invoke))))
    pupil.qtbot.waitUntil(lambda: pupil.runner.answer is not None, timeout=20_000)
    pupil.settle()
    assert pupil.card.title.text() == "Not quite"
    assert pupil.card.text.text() == "There is nothing to win."
    assert not pupil.choices.actions
    pupil.button("try_again")
    pupil.settle()
    assert list(pupil.window.session.state.bag) == bag
    assert not pupil.window.session.game.plies
    assert pupil.card.text.text() == "It is your turn."
    pupil.do_what_is_asked()
    pupil.settle()
    pupil.do_what_is_asked()
    pupil.settle()
    assert pupil.window.lessons.progress.stars("short") == 2


def test_an_answer_lights_nothing_that_the_move_has_taken_off_the_table(pupil: Pupil) -> None:
    begin(pupil, next(lesson for lesson in SHIPPED if lesson.id == "two-sides"))
    pupil.do_what_is_asked()
    pupil.settle()
    table = pupil.window.lessons.table

    def is_lit(place: str) -> bool:
        return any(lit.contains(rect) for lit in table.spotlight.bright for rect in table.spots.of(place))

    assert is_lit("sides")
    assert is_lit("track")
    pupil.choices.choose(next(action for action in pupil.choices.actions if action.text == "side warrior"))
    pupil.qtbot.waitUntil(lambda: pupil.runner.answer is not None, timeout=20_000)
    pupil.settle()
    assert not is_lit("sides")
    assert is_lit("track")
    pupil.button("try_again")
    pupil.settle()
    assert is_lit("sides")


def test_escape_leaves_and_the_game_set_aside_comes_back(pupil: Pupil) -> None:
    window = pupil.window
    window.session.start(DEFAULT_SETUP)
    game = window.session.game
    begin(pupil)
    assert window.session.game is not game
    pupil.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert window.session.game is game
    assert window.pages.is_playing
    assert not pupil.card.isVisible()
    assert not window.lessons.table.spotlight.isVisible()


def test_escape_leads_to_the_list_if_there_was_no_game(pupil: Pupil) -> None:
    begin(pupil)
    pupil.do_what_is_asked()
    pupil.settle()
    pupil.key(Qt.Key.Key_Escape)  # with the keyboard on the table
    QApplication.processEvents()
    assert pupil.window.lessons.page.isVisible()
    pupil.key(Qt.Key.Key_Escape)
    assert pupil.window.start.isVisible()


def test_in_a_lesson_a_line_of_the_log_starts_no_replay_and_no_move_is_made_by_itself(pupil: Pupil) -> None:
    begin(pupil)
    pupil.table.replay.start()
    assert not pupil.table.replay.is_on
    assert pupil.card.isVisible()
    for _ in range(2):
        pupil.do_what_is_asked()
        pupil.settle()
    assert not pupil.table.turn.forced.is_waiting
    pupil.window.commands["leave_lesson"].trigger()
    assert not pupil.window.commands["leave_lesson"].isVisible()


def test_enter_presses_the_card_wherever_the_keyboard_is(pupil: Pupil) -> None:
    begin(pupil)
    log = next(view for view in pupil.window.side.content.findChildren(QAbstractItemView) if view.isVisible())
    log.setCurrentIndex(log.model().index(0, 0))
    for focused in (log, pupil.table.view):
        pupil.runner.leave()
        begin(pupil)
        focused.setFocus()
        assert QApplication.focusWidget() is focused
        pupil.key(Qt.Key.Key_Return)
        QApplication.processEvents()
        assert pupil.runner.number == 1, focused
        assert not pupil.table.replay.is_on


@pytest.mark.parametrize("by_arrows", [pytest.param(False, marks=pytest.mark.nightly), True])
def test_another_sun_is_bid_by_keys_beside_what_was_said_about_the_first(pupil: Pupil, by_arrows: bool) -> None:
    """The table keeps the keyboard; a click on the sun would be enough, and Enter still tries again."""
    lesson = next(lesson for lesson in SHIPPED if lesson.id == "monuments")
    pupil.window.lessons.start(lesson, 1)
    pupil.settle()
    for sun, is_done in ((12, False), (12, False), (10, True)):
        if pupil.runner.answer is not None and sun == 12:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
            assert pupil.runner.answer is None
        if by_arrows:
            while pupil.choices.selected != Bid(sun):
                QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        else:
            QTest.keyClicks(QApplication.focusWidget(), str(sun))
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        pupil.settle()
        assert pupil.runner.is_done or pupil.runner.answer is not None
        assert (pupil.runner.number > 0) == is_done


def test_the_start_page_tells_how_long_the_first_lesson_takes_and_counts_none_from_a_file(pupil: Pupil) -> None:
    window = pupil.window
    window.pages.show_start()
    assert window.start.first_lesson.line == f"First lesson · {math.ceil(SHIPPED[0].minutes)} min"
    window.lessons.progress.record("short", 3)
    window.pages.show_start()
    assert window.settings.learn_line == ""  # nothing was learned yet
    window.lessons.progress.record(SHIPPED[0].id, 1)
    window.pages.show_start()
    assert window.settings.learn_line == f"1 of {len(SHIPPED)}"


def test_no_rival_has_the_face_of_the_teacher() -> None:
    assert TEACHER.has_portrait
    faces = {seat.character for lesson in SHIPPED for seat in seats_of(lesson)}
    assert TEACHER.character not in faces | {seat.character for seat in DEFAULT_SETUP.seats}


def test_a_game_begun_in_the_middle_of_a_lesson_offers_its_first_move_at_once(pupil: Pupil) -> None:
    """The table hears of it before the lesson, whose card asked for nothing."""
    window = pupil.window
    window.lessons.start(SHORT)
    pupil.settle()
    assert window.choices.actions == ()
    window.session.start(GameSetup("classic", seats_of(SHORT), seed=2))
    assert window.session.person_to_move == 0
    assert window.choices.actions == tuple(window.session.state.legal_actions())


def test_the_list_marks_what_was_done_and_what_comes_next(pupil: Pupil) -> None:
    lessons = pupil.window.lessons
    lessons.progress.record(SHIPPED[0].id, 2)
    pupil.window.commands["learn"].trigger()
    rows = lessons.page.rows
    assert [row.shown.title for row in rows] == [lesson.title for lesson in SHIPPED]
    assert rows[0].shown.stars == 2
    following = [row for row in rows if row.shown.is_next]
    assert following == rows[1:2]
    focused = QApplication.focusWidget()
    assert focused is (following[0] if following else rows[0])
    pupil.key(Qt.Key.Key_Up)
    assert QApplication.focusWidget() is rows[0]
    pupil.key(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert lessons.runner.lesson == SHIPPED[0].variants()[1]  # what was done is asked again with another deal


# --- every lesson that ships -------------------------------------------------------------------------------


@pytest.fixture
def small(window: MainWindow) -> Iterator[MainWindow]:
    window.setMinimumSize(0, 0)
    window.resize(1024, 700)
    yield window
    window.settings.text_size = "100"


def assert_points_are_seen(window: MainWindow, step: Step, where: str) -> None:
    """What the card speaks of first is seen whole and beside the card, and the rest is on the table."""
    table, seen = window.lessons.table, room(window)
    card = table.card.geometry()
    assert seen.contains(card), where
    for number, place in enumerate(step.points_at):
        rects = table.spots.of(place)
        assert rects, (where, place)
        if number == 0:
            assert len(rects) > 1 or seen.contains(rects[0]), (where, place)
            assert all(rect.intersects(seen) for rect in rects), (where, place)
            assert not any((rect & seen).intersects(card) for rect in rects), (where, place)


def room(window: MainWindow) -> QRect:
    return window.rect().adjusted(0, window.menuBar().height(), 0, 0)


@pytest.mark.parametrize("percent", [pytest.param("100", marks=pytest.mark.nightly), "150"])
def test_what_a_lesson_points_at_is_seen_and_its_card_lies_beside(small: MainWindow, qtbot, percent: str) -> None:
    small.settings.text_size = percent
    pupil = Pupil(small, qtbot)
    lessons = SHIPPED if NIGHTLY else SHIPPED[::11] if percent == "150" else SHIPPED[1::12]
    cards = {}
    for lesson in lessons:  # at one table: each window takes longer to open than a lesson to play
        begin(pupil, lesson)
        while not pupil.runner.is_done and pupil.runner.step is not None:
            where = f"{lesson.id}, step {pupil.runner.number + 1}"
            assert not small.table.is_behind, where  # what the card speaks of is shown
            assert_points_are_seen(small, pupil.runner.step, where)
            cards[where] = pupil.card.geometry(), small.lessons.table.spotlight.bright
            assert pupil.choices.actions or pupil.card.primary is not None, where  # there is always something to do
            complete_the_step(pupil)
        assert pupil.runner.is_done or lesson.plays_on, lesson.id
        pupil.runner.leave()
    (corner, _), *_ = Counter(card.bottomRight().toTuple() for card, _ in cards.values()).most_common(1)
    for where, (card, bright) in cards.items():  # so that one click after the other goes on
        at_home = QRect(card)
        at_home.moveBottomRight(QPoint(*corner))
        hides = percent != "100" or any(lit.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE) & at_home for lit in bright)
        assert card == at_home or hides, where


def complete_the_step(pupil: Pupil) -> None:
    """Do what is asked, as soon as the table is ready for it."""
    step = pupil.runner.step
    if not step.right:
        pupil.button("go_on")

    def is_done() -> bool:
        if pupil.runner.step is not step or pupil.table.view.score_sheet.isVisible():
            return True
        expected = next((action for action in pupil.choices.actions if is_right(step, action)), None)
        if expected is not None and pupil.runner.is_waiting:
            pupil.choices.choose(expected)
        return False

    pupil.qtbot.waitUntil(is_done, timeout=20_000)
    if pupil.runner.step is not None or not pupil.runner.lesson.plays_on:
        pupil.settle()


def until_placed(pupil: Pupil) -> None:
    """Until nothing more is moved because of another size."""
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize("number", [pytest.param(0, marks=pytest.mark.nightly), 1])
def test_a_card_stays_beside_what_it_speaks_of_when_window_and_text_become_larger_and_smaller(
    small: MainWindow, qtbot, number: int
) -> None:
    pupil = Pupil(small, qtbot)
    begin(pupil, next(lesson for lesson in SHIPPED if lesson.id == "the-ra-track"))
    for _ in range(number):
        complete_the_step(pupil)
    bar = small.table_area.verticalScrollBar()
    sizes = set()
    for percent, width, height in (
        ("100", 1024, 700), ("150", 1024, 700), ("150", 1440, 900), ("125", 1440, 900), ("100", 1440, 900),
        ("150", 1024, 700),
    ):  # fmt: skip
        small.settings.text_size = percent
        small.resize(width, height)
        until_placed(pupil)
        sizes.add(pupil.card.size().toTuple())
        assert_points_are_seen(small, pupil.runner.step, f"{width} x {height} at {percent} %")
        seen = room(small)
        light = small.lessons.table.spotlight.bright
        spots = [rect & seen for rect in small.lessons.table.spots.of(pupil.runner.step.points_at[0])]
        assert all(any(lit.contains(rect) for lit in light) for rect in spots)
    assert len(sizes) == 5  # all but the last are new
    before = pupil.card.geometry()
    bar.setValue(bar.minimum() if bar.value() > bar.minimum() else bar.maximum())
    until_placed(pupil)
    assert bar.value() in (bar.minimum(), bar.maximum())  # whoever scrolls is not led back
    assert pupil.card.size() == before.size()


def test_ones_own_seat_is_in_sight_when_the_scoring_is_told(small: MainWindow, qtbot) -> None:
    small.settings.text_size = "150"
    pupil = Pupil(small, qtbot)
    begin(pupil, next(lesson for lesson in SHIPPED if lesson.id == "the-ra-track"))
    while pupil.runner.step.points_at[0] != "ra-track" or pupil.runner.number == 0:
        complete_the_step(pupil)
    own, sight = small.table.view.own, small.table_area.viewport()

    def is_in_sight() -> bool:
        return sight.rect().contains(QRect(own.mapTo(sight, QPoint(0, 0)), own.size()))

    assert not is_in_sight()
    small.settings.speed = "fast"
    pupil.button("go_on")
    qtbot.waitUntil(small.table.view.telling.isVisible, timeout=20_000)
    assert is_in_sight()


def test_what_is_dragged_lies_above_the_veil_and_the_card(pupil: Pupil) -> None:
    begin(pupil, SHIPPED[0])
    for _ in range(2):  # what there is to read
        pupil.do_what_is_asked()
        pupil.settle()
    carried, bag = pupil.table.view.sprites.carried, pupil.centre(Bag())
    assert not carried.isVisible()
    pupil.press(bag)
    pupil.move(bag + QPointF(0, -60))
    pupil.move(target := QPointF(pupil.card.mapTo(pupil.window, pupil.card.rect().center())) - QPointF(pupil._origin))
    sprites = pupil.table.view.sprites
    assert carried.isVisible()
    assert pupil.window.childAt(pupil.card.geometry().center()) is not carried  # the pointer passes through it
    pupil.window.lessons.table.refresh()
    above = pupil.window.children()
    assert above.index(carried) > max(above.index(pupil.card), above.index(pupil.window.lessons.table.spotlight))
    corner = sprites.mapTo(pupil.window, sprites.held[1])
    assert QRectF(carried.geometry()).contains(QRectF(corner, sprites.held[0].deviceIndependentSize()))
    pupil.release(target)
    assert not carried.isVisible()


@pytest.mark.parametrize("answer", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_key_answers_the_coach_in_the_last_lesson_before_escape_leaves_it(pupil: Pupil, answer: Qt.Key) -> None:
    begin(pupil, next(lesson for lesson in SHIPPED if lesson.plays_on))
    while not pupil.runner.is_playing_on:
        complete_the_step(pupil)
    card = pupil.table.view.coach_card
    card.ask(Told(["That was a mistake."]), can_take_back=False)
    pupil.table.view.setFocus()
    pupil.key(answer)
    assert (card.is_question, pupil.runner.is_playing_on) == (False, True)
    pupil.key(Qt.Key.Key_Escape)
    assert not pupil.window.lessons.is_on


def test_after_the_last_lesson_one_button_starts_the_first_game_with_the_coach(pupil: Pupil) -> None:
    last = next(lesson for lesson in SHIPPED if lesson.par)
    pupil.window.settings.coach = False
    begin(pupil, last)
    pupil.runner._finish()
    pupil.runner.changed.emit()
    pupil.settle()
    assert f"You have {pupil.runner.fame} fame" in pupil.card.text.text()
    assert pupil.card.primary is pupil.card.buttons["play"]
    pupil.button("again")
    pupil.settle()
    assert pupil.window.session.game.suns == last.deals[0].suns
    pupil.runner._finish()
    pupil.runner.changed.emit()
    pupil.settle()
    pupil.button("play")
    session = pupil.window.session
    assert (session.game is not None, session.has_guest, pupil.table.coach.is_on) == (True, False, True)
    assert [seat.bot for seat in session.seats] == [None, "novice", "novice"]
