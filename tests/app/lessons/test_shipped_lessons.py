"""Every lesson of the program leads to its end, whatever a learner does."""

from __future__ import annotations

import os
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from lab.lesson_check import check
from lab.lessons import main
from ra_desktop.app.lessons.course import CHAPTERS, lesson_files, lesson_ids, load_course, recalled_by
from ra_desktop.app.lessons.lesson import bag_of, spelled_out
from ra_desktop.app.lessons.reading import read_lesson, read_with_source
from ra_desktop.engine import RULESETS, GameState

LEARNERS: Final = int(os.environ.get("RA_DESKTOP_LEARNERS", "15"))
"""Random learners of each lesson; many more by night."""
MOST_CHOICES: Final = 400

FILES: Final = [file for chapter in CHAPTERS for file in lesson_files(chapter)]


@pytest.fixture(params=FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def file(request):
    return request.param


def test_every_chapter_is_found_in_the_order_of_its_files():
    course = load_course()
    assert [chapter.key for chapter in course] == [key for key in CHAPTERS if lesson_files(key)]
    results = [lesson for chapter in course for lesson in chapter.lessons]
    assert results == [read_lesson(file) for file in FILES]
    assert len({lesson.id for lesson in results}) == len(results) > 0
    assert lesson_ids() == {lesson.id for lesson in results}


def test_every_way_through_a_lesson_is_possible_and_every_other_action_has_an_answer(file):
    lesson, source = read_with_source(file)
    report = check(lesson, source)
    assert [str(problem) for problem in report.problems] == []
    assert report.golden


def test_the_bag_holds_the_whole_tile_set_and_begins_with_what_the_lesson_draws(file):
    lesson = read_lesson(file)
    tiles = RULESETS[lesson.ruleset].rules.tiles
    named = tuple(tile for _, tile in spelled_out(lesson.deal.bag))
    assert bag_of(lesson)[: len(named)] == named
    assert sorted(bag_of(lesson)) == sorted(tiles.names[code] for code in tiles.full_bag)
    assert bag_of(lesson) == bag_of(read_lesson(file))
    alone = replace(lesson, deal=replace(lesson.deal, nothing_else=True))
    assert bag_of(alone) == named


def test_the_golden_moves_lead_to_the_end_with_three_stars_and_to_the_idea_that_comes_back(file, learner):
    lesson, source = read_with_source(file)
    recalled = recalled_by(lesson)
    assert (recalled is None) == (not lesson.recalls)
    variants = lesson.variants()
    for variant in (lesson, *variants[1 + lesson.moments :]):
        learner.start(variant)
        moments = variants[1 : 1 + lesson.moments] if variant is lesson else ()
        for shown in filter(None, (variant, *moments, recalled if variant is lesson else None)):
            assert learner.runner.shown == shown
            for action in check(shown, source).golden:
                while learner.runner.is_reading:
                    learner.go_on()
                learner.do(str(action))
            while learner.runner.is_reading:
                learner.go_on()
        if lesson.plays_on:
            assert learner.runner.step is None
            assert not learner.runner.is_done
            continue
        assert learner.runner.is_done
        assert learner.progress.stars(lesson.id) == learner.runner.stars == 3


def test_no_answer_is_said_twice_in_one_play_and_no_chapter_takes_too_long():
    for chapter in load_course():
        assert sum(lesson.minutes for lesson in chapter.lessons) <= 48
        for lesson in chapter.lessons:
            variants = lesson.variants()
            first = [*variants[: 1 + lesson.moments], recalled_by(lesson)]
            for play in [first, *([other] for other in variants[1 + lesson.moments :])]:
                said = [a.text for shown in play if shown for s in shown.steps for a in s.answers.values() if a.text]
                assert len(said) == len(set(said)), (lesson.id, said)


def test_suns_are_dealt_as_the_rules_say(file):
    lesson = read_lesson(file)
    for variant in lesson.variants():
        players = len(variant.deal.suns)
        dealt = GameState.new(lesson.ruleset, players, 1)
        assert {*variant.deal.suns} == {tuple(dealt.face_up_suns(seat)) for seat in range(players)}


def test_each_lesson_has_two_other_deals_and_comes_back_two_or_more_lessons_later():
    """Where two more lessons with tasks follow in its chapter."""
    for chapter in load_course():
        lessons = [lesson for lesson in chapter.lessons if not lesson.plays_on]
        deals = {lesson.id: {bag_of(variant) for variant in lesson.variants()} for lesson in chapter.lessons}
        assert [lesson for lesson, bags in deals.items() if len(bags) < 3] == []
        ids = [lesson.id for lesson in lessons]
        recalls = [
            (number - ids.index(lesson.recalls), lesson.recalls)
            for number, lesson in enumerate(lessons)
            if lesson.recalls
        ]
        assert [distance for distance, _ in recalls if distance < 2] == []
        assert sorted(lesson for _, lesson in recalls) == sorted(ids[:-2])


@pytest.mark.slow
def test_random_learners_can_always_go_on(file, learner):
    lesson = read_lesson(file)
    for seed in range(LEARNERS):
        rng = Random(seed)
        learner.start(lesson)
        for _ in range(MOST_CHOICES):
            if not step_at_random(learner, rng):
                break
        else:
            raise AssertionError(f"learner {seed} found no way out")
        assert learner.ends == 0
    learner.runner.leave()
    assert learner.ends == 1


def step_at_random(learner, rng) -> bool:
    """Do one of the things that are possible; is the lesson still on?"""
    runner = learner.runner
    if runner.is_done or runner.step is None:
        return False
    if runner.answer is not None:
        assert runner.answer.text or runner.answer.good
        if runner.answer.shown or rng.random() < 0.5:
            learner.try_again()
            assert runner.answer is None
    if runner.is_reading:
        learner.go_on()
        return True
    assert runner.is_waiting
    assert learner.session.person_to_move == runner.lesson.seat
    before = runner.mistakes
    action = rng.choice(learner.session.state.legal_actions())
    learner.do(str(action))
    assert before <= runner.mistakes <= before + (runner.answer is not None and not runner.answer.good)
    return True


def test_the_command_finds_nothing_wrong_with_the_shipped_lessons(capsys):
    assert main(["check"]) == 0
    assert capsys.readouterr().out.count(": good: ") == len(FILES)
