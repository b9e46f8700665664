"""Every figure in the lessons of Priests of Ra is true of the position it stands beside (docs/rules.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.lessons.course import lesson_files
from ra_desktop.app.lessons.lesson import answer_to, game_of, is_right, parsed
from ra_desktop.app.lessons.reading import read_lesson
from ra_desktop.engine import parse_action
from ra_desktop.engine.games.priests.scoring import (
    MOST_OF_A_PEOPLE,
    PRIEST_POINTS,
    ankh_points,
    building_points,
    building_variety_points,
    chamber_points,
    plague_points,
    pyramid_points,
)
from tests.app.lessons.figures import END, FIGURE, in_other_deals, with_figures

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.engine import Action, GameState

LESSONS = {lesson.id: lesson for lesson in map(read_lesson, lesson_files("priests"))}


@dataclass(frozen=True)
class Moment:
    """A position in a lesson, of the learner in seat 0 against Tiye in seat 1."""

    state: GameState
    before: GameState
    """The position at the step before, or the same at the first step."""

    @property
    def suns(self) -> list[int]:
        """The learner's face-up suns."""
        return self.state.face_up_suns(0)

    def lot(self, seat: int = 0) -> int:
        """What the lot adds for `seat`, now and at the end of the game."""
        own = self.state.lot_account(seat).own
        return own.points + own.points_later

    def lot_row(self, row: str) -> int:
        """What the lot adds for the learner in one row."""
        return sum(item.points for item in self.state.lot_account(0).own.rows if item.row == row)

    def row(self, *rows: str, seat: int = 0) -> int:
        """What `rows` score for `seat` if the epoch ended now."""
        return sum(self.state.points_now()[seat][row] for row in rows)

    def points_of(self, row: str) -> int:
        """What `row` scored for the learner at the end of the last epoch."""
        return self.state.score_sheet[-1][0][row]

    def after(self, *actions: str) -> Moment:
        """The position after `actions`."""
        state = self.state.copy()
        for action in actions:
            state.apply(parse_action(action))
        return Moment(state, self.state)

    def given(self, tile: str) -> Moment:
        """The position with one more `tile` before the learner."""
        state = self.state.copy()
        state.held[0][state.rules.tiles.codes[tile]] += 1
        return Moment(state, self.state)


def golden_action(moment: Moment, lesson: Lesson, number: int) -> Action:
    """The action that completes a step; of several, the first one offered."""
    step = lesson.steps[number]
    return next(action for action in moment.state.legal_actions() if is_right(step, action))


def moments(lesson: Lesson) -> list[Moment]:
    """The position at each step, along the golden moves."""
    state = game_of(lesson, parsed(lesson.deal.before)).state.copy()
    results = [Moment(state.copy(), state.copy())]
    for number, step in enumerate(lesson.steps):
        if step.right:
            assert state.seat_to_act == lesson.seat, f"{lesson.id}, step {number + 1}"
            state.apply(golden_action(results[-1], lesson, number))
        for text in step.then:
            state.apply(parse_action(text))
        results.append(Moment(state.copy(), results[-1].state))
    return results


def plagues() -> list[int]:
    """What one to five plagues cost."""
    return [-plague_points(number) for number in range(1, 6)]


FACTS: dict[tuple[str, int, str], Callable[[Moment], list[int]]] = {
    ("two-sides", 2, "text"): lambda at: [MOST_OF_A_PEOPLE],
    ("two-sides", 3, "text"): lambda at: [at.lot(1)],
    ("two-sides", 4, "text"): lambda at: [at.lot(1)],
    ("two-sides", 6, "text"): lambda at: [at.lot(), at.lot(1)],
    ("two-sides", 6, "bid 9"): lambda at: [at.after("bid 9", "pass").state.centre_sun, at.lot(1), min(at.suns)],
    ("two-sides", 7, "text"): lambda at: [at.row("people")],
    ("people-and-ankhs", 1, "text"): lambda at: [at.row("people")],
    ("people-and-ankhs", 2, "invoke"): lambda at: [at.suns[0]],
    ("people-and-ankhs", 6, "side fortress"): lambda at: [MOST_OF_A_PEOPLE],
    ("people-and-ankhs", 7, "text"): lambda at: [at.lot()],
    ("people-and-ankhs", 8, "text"): lambda at: [at.state.highest_bid],
    ("people-and-ankhs", 9, "text"): lambda at: [at.row("people") // 2],
    ("people-and-ankhs", 10, "text"): lambda at: [ankh_points(ankhs) for ankhs in (2, 3, 4)],
    ("buildings", 1, "text"): lambda at: [building_points([2]), at.points_of("buildings")],
    ("buildings", 2, "text"): lambda at: [building_variety_points([2] * kinds) for kinds in (3, 4)],
    ("buildings", 2, "invoke"): lambda at: [at.suns[0], at.state.centre_sun],
    ("buildings", 4, "invoke"): lambda at: [at.suns[0]],
    ("buildings", 6, "text"): lambda at: [at.lot(), at.lot_row("buildings"), at.lot_row("building-variety")],
    ("buildings", 6, "draw"): lambda at: [at.lot()],
    ("buildings", 7, "text"): lambda at: [at.state.highest_bid],
    ("buildings", 7, "pass"): lambda at: [at.lot()],
    ("buildings", 8, "text"): lambda at: [city(at), city(at), city(at.given("library/merchant"))],
    ("the-pyramid", 1, "text"): lambda at: [pyramid_points(tiles) for tiles in (3, 6, 10)],
    ("the-pyramid", 2, "text"): lambda at: [chamber_points([copies]) for copies in (3, 4)],
    ("the-pyramid", 2, "invoke"): lambda at: [at.suns[0]],
    ("the-pyramid", 3, "text"): lambda at: [at.lot_row("pyramid"), at.lot_row("chambers")],
    ("the-pyramid", 4, "pass"): lambda at: [pyramid(at), pyramid(at.after("bid 5"))],
    ("the-pyramid", 4, "text"): lambda at: [at.lot(1), at.lot(), at.state.highest_bid],
    ("the-pyramid", 5, "text"): lambda at: [
        at.row("pyramid"), at.row("chambers"), pyramid(at.given("stone")) - pyramid(at),
    ],
    ("priests-and-plagues", END, "summary"): lambda _: [PRIEST_POINTS],
    ("priests-and-plagues", 1, "text"): lambda at: [*plagues(), -at.row("plagues")],
    ("priests-and-plagues", 2, "text"): lambda at: [PRIEST_POINTS],
    ("priests-and-plagues", 2, "invoke"): lambda at: [at.suns[0]],
    ("priests-and-plagues", 3, "text"): lambda at: [-at.after("invoke", "pass", "bid 5").row("plagues")],
    ("priests-and-plagues", 4, "text"): lambda at: [at.lot()],
    ("priests-and-plagues", 4, "draw"): lambda at: [at.lot()],
    ("priests-and-plagues", 5, "text"): lambda at: [at.state.highest_bid],
    ("priests-and-plagues", 5, "pass"): lambda at: [-at.after("pass").row("plagues")],
    ("priests-and-plagues", 6, "flip"): lambda at: [city(at) - city(at.after("flip granary/farmer"))],
    ("priests-and-plagues", 7, "text"): lambda at: [
        at.points_of("buildings") + at.points_of("building-variety"), at.points_of("priests"), -at.points_of("plagues"),
        at.state.fame[0] - at.before.fame[0],
    ],
    ("priests-and-plagues", 8, "text"): lambda at: [-at.row("plagues")],
}  # fmt: skip
"""The figures of each text, in their order: lesson, number of the step, ``text``, ``task`` or the key of an answer.

The ``summary`` stands beside the position at the end, as the last card does.
"""


def city(at: Moment) -> int:
    """What the learner's buildings score each epoch."""
    return at.row("buildings", "building-variety")


def pyramid(at: Moment) -> int:
    """What the learner's stones and chambers score in the last epoch."""
    return at.row("pyramid", "chambers")


SAID = with_figures(LESSONS.values())


def test_there_are_five_lessons_in_their_order() -> None:
    assert list(LESSONS) == ["two-sides", "people-and-ankhs", "buildings", "the-pyramid", "priests-and-plagues"]


def test_every_text_with_a_figure_is_checked() -> None:
    assert SAID.keys() == FACTS.keys()


def test_figures_are_those_of_the_engine() -> None:
    for place in SAID:
        at = moments(LESSONS[place[0]])[place[1] - 1]
        assert [int(figure) for figure in FIGURE.findall(SAID[place])] == FACTS[place](at), place


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_the_learner_is_to_move_when_a_lesson_ends(lesson: Lesson) -> None:
    """So that no bot moves while the last cards are read."""
    assert moments(lesson)[-1].state.seat_to_act == lesson.seat


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_every_other_action_is_answered_and_what_is_shown_can_be_played(lesson: Lesson) -> None:
    for number, (step, at) in enumerate(zip(lesson.steps, moments(lesson), strict=False), 1):
        for action in at.state.legal_actions() if step.right else ():
            if is_right(step, action):
                at.after(action.text, *step.then)
                continue
            answer = answer_to(step, action)
            assert answer is not None, f"step {number}: {action}"
            if answer.shown:
                at.after(action.text, *answer.replies)


def test_figures_of_other_deals_are_those_of_the_engine() -> None:
    for variant, number, text, places in in_other_deals(LESSONS.values(), FACTS):
        at = moments(variant)[number - 1]
        assert places, text
        assert [int(figure) for figure in FIGURE.findall(text)] == FACTS[places[0]](at), (variant.id, text)


def test_what_words_say_of_lots_and_people_is_true() -> None:
    """The claims without figures: "nothing", "neither", "a tie", "an ankh"."""
    sides = moments(LESSONS["two-sides"])
    assert [at.lot() for at in sides[2:4]] == [0, 0]
    assert (sides[1].after("side warrior").lot(), sides[1].after("side library").lot(1)) == (0, 0)
    people = moments(LESSONS["people-and-ankhs"])
    assert people[4].lot() == 0
    assert people[6].lot(1) == 0
    assert people[7].row("people", seat=1) == MOST_OF_A_PEOPLE
    assert people[8].row("people") == 2 * MOST_OF_A_PEOPLE
    buildings = moments(LESSONS["buildings"])
    assert [buildings[number].lot() for number in (3, 4)] == [0, 0]
    assert buildings[5].lot(1) == 0
    stones = moments(LESSONS["the-pyramid"])
    assert sum(stones[4].state.display(0).values()) == 9
    plague = moments(LESSONS["priests-and-plagues"])
    assert plague[5].state.display(0)["plague"] == 3
    assert plague[6].state.display(0)["plague"] == 2
    assert "priest" not in plague[6].state.display(0)
    assert plague[3].state.ra_count == plague[3].state.ra_limit - 1
