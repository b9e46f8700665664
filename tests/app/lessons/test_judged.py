"""What lessons ask for is what the hint advises, and they never call a move wrong that is as good.

A lesson's tasks are judged by the ruler, from a study of each position: those of every second lesson, and with
RA_DESKTOP_NIGHTLY=1 those of all, also from one of as many rollouts as a hint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from ra_desktop.ai.hints import study
from ra_desktop.ai.levels import make_bot
from ra_desktop.ai.protocol import Limit
from ra_desktop.ai.ruler import COACHED, LEAST_LOSS, Cost, loss_of
from ra_desktop.app.lessons.course import CHAPTERS, lesson_files
from ra_desktop.app.lessons.lesson import answer_to, game_of, is_right, parsed
from ra_desktop.app.lessons.reading import read_lesson
from ra_desktop.engine import Bid
from tests.sampling import sampled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ra_desktop.ai.hints import Study
    from ra_desktop.app.lessons.lesson import Lesson, Step

FILES: Final = [file for chapter in CHAPTERS for file in lesson_files(chapter)]
QUICK, USUAL = 192, 768
AS_GOOD: Final = {QUICK: Cost(0.2, 0.004), USUAL: Cost(0.5, 0.01)}
"""A move that loses less than both is as good, by the rollouts of a study."""


def asked(lesson: Lesson, rollouts: int) -> Iterator[tuple[str, Step, Study]]:
    """The steps with a choice, on the right way, and what all moves there are worth."""
    state = game_of(lesson, parsed(lesson.deal.before)).state.copy()
    for number, step in enumerate(lesson.steps, 1):
        if step.right:
            if len(state.legal_actions()) > 1:
                view = state.view(state.seat_to_act)
                yield (
                    f"{lesson.id} {number}, bag {lesson.deal.bag[:3]}",
                    step,
                    study(view, limit=Limit(rollouts=rollouts)),
                )
            state.apply(next(action for action in state.legal_actions() if is_right(step, action)))
        for action in parsed(step.then):
            state.apply(action)


def faults(lesson: Lesson, rollouts: int) -> list[str]:
    """What is wrong with the tasks of `lesson`, with each of its deals."""
    result, least = [], AS_GOOD[rollouts]
    for where, step, known in (place for variant in lesson.variants() for place in asked(variant, rollouts)):
        right = max((rated for rated in known.rated if is_right(step, rated.action)), key=lambda rated: rated.win)
        if loss_of(known.best, right).reaches(LEAST_LOSS[COACHED["normal"]]):
            result.append(f"{where}: the coach would object to {right.action}, not to {known.best.action}")
        for rated in known.rated:
            answer, loss = answer_to(step, rated.action), loss_of(right, rated)
            if answer is None or is_right(step, rated.action) or is_dearer(right.action, rated.action):
                continue
            if answer.good and loss.reaches(LEAST_LOSS[COACHED["normal"]]):
                result.append(f"{where}: the coach would object to {rated.action}, which is called good")
            if not answer.good and (loss.is_won or (loss.chance < least.chance and loss.fame < least.fame)):
                result.append(f"{where}: {rated.action} is as good as {right.action}")
    return result


def is_dearer(right: object, other: object) -> bool:
    """Whether both are bids, and `other` the higher one: the same lot for more is never as good."""
    return isinstance(right, Bid) and isinstance(other, Bid) and other.sun > right.sun


@pytest.mark.parametrize(
    "file", sampled(zip(FILES, strict=True), 2), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_the_hint_advises_what_a_step_asks_for(file: Path) -> None:
    assert faults(read_lesson(file), QUICK) == []


@pytest.mark.nightly
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_longer_hint_advises_the_same(file: Path) -> None:
    assert faults(read_lesson(file), USUAL) == []


def fame_after(lesson: Lesson, level: str, seed: int) -> int:
    """The learner's fame after the epoch, if a bot of that `level`, or nobody who ever bids, plays for them."""
    state = game_of(lesson, parsed(lesson.deal.before)).state.copy()
    names = [level if seat == lesson.seat else lesson.level for seat in range(state.players)]
    bots = [make_bot(name, 10 * seed + seat, clock=False) if name else None for seat, name in enumerate(names)]
    while state.epoch == 1:
        bot, legal = bots[state.seat_to_act], {action.text: action for action in state.legal_actions()}
        idle = legal.get("pass") or legal.get("draw") or next(iter(legal.values()))
        state.apply(idle if bot is None else bot.choose(state.view(state.seat_to_act)))
    return state.fame[lesson.seat]


@pytest.mark.parametrize(("level", "games", "reached"), [("", 1, (False, False)), ("skilled", 4, (True, True))])
def test_the_stars_of_the_last_epoch_are_for_what_bots_make_of_it(
    level: str, games: int, reached: tuple[bool, bool]
) -> None:
    """Passing all the time, with four suns unused, wins no second star; Skilled wins three."""
    (lesson,) = [lesson for lesson in map(read_lesson, FILES) if lesson.par]
    assert lesson.plays_on
    fame = sum(fame_after(lesson, level, seed) for seed in range(games)) / games
    assert tuple(fame >= par for par in lesson.par) == reached
