"""A lesson at the table: its steps, its script, what is said, and the game that waits for its end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from ra_desktop.app.autosave import Autosave
from ra_desktop.app.history import HistoryKeeper
from ra_desktop.app.lessons import runner as runner_module
from ra_desktop.app.lessons.lesson import Answer, OtherDeal, Step
from ra_desktop.app.lessons.reading import read_lesson
from ra_desktop.app.lessons.runner import Phase
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Draw, SetupError, parse_action
from ra_desktop.storage import paths

from ..players import PEOPLE


def bag(learner) -> list[int]:
    return learner.session.state.bag


def test_a_lesson_waits_for_continue_for_the_right_action_and_for_the_last_card(learner, sample):
    learner.start(sample)
    runner = learner.runner
    assert (runner.number, runner.is_reading, runner.is_waiting, learner.session.person_to_move) == (
        0,
        True,
        False,
        None,
    )
    learner.go_on()
    assert (runner.number, runner.is_waiting, learner.session.person_to_move) == (1, True, 0)
    learner.do("draw")
    assert (runner.number, learner.played) == (2, ["draw"] * 3)
    learner.do("invoke")
    assert (runner.number, learner.played[3:]) == (3, ["invoke", "pass", "bid 4"])
    learner.do("bid 9")
    assert (runner.is_done, runner.stars, runner.step, learner.progress.stars("sample")) == (True, 3, None, 3)
    assert learner.ends == 0
    learner.go_on()
    assert (learner.ends, runner.lesson, learner.session.game) == (1, None, None)


STATES = {
    Phase.OFF: "", Phase.READING: "reading asking", Phase.WAITING: "waiting asking", Phase.PLAYING: "playing",
    Phase.SHOWING: "playing", Phase.EXPLAINING: "asking", Phase.PLAYING_ON: "waiting playing_on",
    Phase.DONE: "asking done",
}  # fmt: skip
"""What is told of a lesson in each phase, while a person is to move."""


@pytest.mark.parametrize("phase", Phase)
def test_a_lesson_tells_what_it_waits_for(learner, sample, phase):
    learner.start(sample)
    learner.go_on()
    learner.runner._phase = phase
    names = ("reading", "waiting", "playing", "asking", "playing_on", "done")
    assert " ".join(name for name in names if getattr(learner.runner, f"is_{name}")) == STATES[phase]
    learner.runner._phase = Phase.WAITING


def test_an_answer_that_is_not_shown_leaves_the_table_as_it_is(learner, sample):
    learner.start(sample)
    learner.go_on()
    learner.do("invoke")
    assert learner.runner.answer == sample.steps[1].answers["invoke"]
    assert (learner.played, learner.runner.is_waiting, learner.runner.mistakes) == ([], True, 1)
    learner.do("draw")
    assert (learner.runner.answer, learner.runner.number) == (None, 2)


def test_an_answer_that_is_shown_is_played_explained_and_taken_back_with_the_very_same_bag(learner, sample):
    learner.start(sample)
    learner.go_on()
    learner.do("draw")
    before, tiles = learner.played, list(bag(learner))
    learner.runner.choose(Draw())
    assert (learner.runner.answer, learner.runner.is_waiting) == (None, False)
    learner.watch()
    assert learner.played == [*before, "draw", "invoke", "bid 4", "pass", "pass"]
    assert learner.runner.answer == sample.steps[2].answers["draw"]
    assert (learner.session.person_to_move, learner.runner.is_waiting) == (None, False)
    learner.do("draw")  # refused: the answer stands there
    assert len(learner.played) == len(before) + 5
    learner.try_again()
    assert (learner.played, bag(learner)) == (before, tiles)
    assert (learner.session.person_to_move, learner.runner.is_waiting, learner.runner.answer) == (0, True, None)


@pytest.mark.parametrize(
    ("tried", "stars"),
    [
        ((), 3),
        (("invoke",), 2),
        (("invoke", "invoke", "invoke"), 2),
        (("invoke", "pass"), 1),
        (("invoke", "draw", "pass"), 1),
    ],
)
def test_stars_count_the_steps_at_which_the_first_choice_was_wrong(learner, sample, tried, stars):
    learner.start(sample)
    learner.go_on()
    for wrong, right in (("invoke", "draw"), ("draw", "invoke"), ("pass", "bid 9")):
        for _ in range(tried.count(wrong)):
            learner.do(wrong)
            learner.try_again()
        learner.do(right)
    assert (learner.runner.mistakes, learner.runner.stars) == (len(set(tried)), stars)
    assert learner.progress.stars("sample") == stars


def test_an_answer_that_is_good_costs_nothing_and_makes_further_tries_free(learner, write):
    said = 'text = "Nothing lies there yet."'
    learner.start(read_lesson(write(replace=[(said, f"{said}\ngood = true")])))
    learner.go_on()
    learner.do("invoke")
    assert (learner.runner.answer.good, learner.runner.mistakes) == (True, 0)


@pytest.mark.parametrize(("par", "stars"), [((11, 12), 1), ((10, 11), 2), ((9, 10), 3)])
def test_stars_of_what_was_played_on_are_for_its_fame(learner, sample, par, stars):
    learner.start(replace(sample, par=par))
    assert (learner.runner.fame, learner.runner.stars) == (10, stars)


def test_what_the_rules_do_not_allow_is_no_mistake(learner, sample):
    learner.start(sample)
    learner.go_on()
    learner.do("bid 9")
    assert (learner.runner.mistakes, learner.runner.answer, learner.played) == (0, None, [])


def test_the_script_waits_until_the_table_has_shown_what_happened(learner, sample):
    opponents = learner.session.opponents
    learner.session.played.connect(lambda ply: opponents.close_gate())
    learner.start(sample)
    learner.go_on()
    learner.runner.choose(Draw())
    for count in (1, 2, 3):
        for _ in range(20):
            QCoreApplication.processEvents()
        assert (learner.played, learner.runner.number) == (["draw"] * count, 1)
        opponents.open_gate()
    learner.watch()
    assert (learner.runner.number, learner.runner.is_waiting) == (2, True)


def test_there_is_no_step_until_the_table_has_shown_the_deal(learner, sample):
    learner.runner.start(sample)
    assert (learner.runner.number, learner.runner.step) == (-1, None)


OTHER = OtherDeal(
    suns=((3, 9, 12), (4, 8, 11), (2, 7, 13)),
    bag=("gold", "nile"),
    before=("draw",),
    steps=(Step("Another.", "Draw.", right=("draw",), answers={"invoke": Answer("No.")}),),
)


@pytest.mark.parametrize("wrong", [False, True])
def test_who_plays_again_gets_the_next_deal(learner, sample, wrong):
    lesson = replace(sample, deals=(OTHER,), steps=sample.steps[1:2])
    learner.start(lesson)
    first = learner.session.game.suns
    for suns in (first, OTHER.suns, first):
        assert learner.session.game.suns == suns
        if wrong:
            learner.do("invoke")
        learner.do("draw")
        assert (learner.runner.is_done, learner.runner.stars) == (True, 3 - wrong)
        learner.runner.again()
        learner.watch()


def test_moments_follow_each_other_in_one_play_and_are_not_dealt_again(learner, sample):
    third = replace(OTHER, suns=((3, 8, 12), (4, 9, 11), (2, 7, 13)))
    lesson = replace(sample, deals=(OTHER, third), steps=sample.steps[1:2], moments=1)
    learner.start(lesson)
    seen = []
    for _ in range(4):
        while not learner.runner.is_done:
            seen.append(learner.session.game.suns)
            learner.do("invoke")
            learner.do("draw")
        seen.append((learner.runner.stars, learner.progress.next_deal("sample")))
        learner.runner.again()
        learner.watch()
    first, both, one = sample.deal.suns, (1, 2), (2, 3)
    assert seen == [first, OTHER.suns, both, third.suns, one, first, OTHER.suns, both, third.suns, one]


def test_a_good_move_goes_on_as_if_the_right_one_had_been_chosen(learner, write):
    said = 'text = "Nothing lies there yet."'
    learner.start(read_lesson(write(replace=[(said, "good = true\nshown = true\nreplies = ['2 pass', 'bid 2']")])))
    learner.go_on()
    learner.do("invoke")
    learner.go_on()
    assert (learner.played, learner.runner.number, learner.runner.mistakes) == (["draw"] * 3, 2, 0)


def test_an_earlier_idea_comes_back_after_the_last_step_and_costs_no_star(learner, sample, monkeypatch):
    earlier = replace(sample, id="earlier", deals=(OTHER,)).variants()[1]
    monkeypatch.setattr(runner_module, "recalled_by", lambda lesson: earlier if lesson.recalls == "earlier" else None)
    lesson = replace(sample, recalls="earlier", steps=sample.steps[1:2])
    learner.start(lesson)
    learner.do("draw")
    runner = learner.runner
    assert (runner.shown, runner.lesson, runner.step, runner.is_waiting) == (earlier, lesson, OTHER.steps[0], True)
    assert learner.session.game.suns == OTHER.suns
    assert learner.progress.stars("sample") == 3  # whoever leaves now has done the lesson
    learner.do("invoke")
    assert learner.runner.answer.text == "No."
    learner.do("draw")
    assert (runner.is_done, runner.shown, runner.mistakes, runner.stars) == (True, lesson, 0, 3)
    assert (learner.progress.stars("sample"), learner.progress.stars("earlier")) == (3, 0)


def test_again_starts_from_the_beginning_and_leave_records_nothing(learner, sample):
    learner.start(sample)
    learner.go_on()
    learner.do("invoke")
    learner.do("draw")
    learner.runner.again()
    learner.watch()
    assert (learner.runner.number, learner.runner.mistakes, learner.played, learner.ends) == (0, 0, [], 0)
    learner.runner.leave()
    assert (learner.ends, learner.progress.done, learner.runner.is_waiting) == (1, frozenset(), False)


def test_an_impossible_deal_changes_nothing(learner, sample):
    import msgspec

    learner.session.start(PEOPLE)
    game = learner.session.game
    wrong = msgspec.structs.replace(sample, deal=msgspec.structs.replace(sample.deal, bag=("rain",)))
    with pytest.raises(SetupError):
        learner.runner.start(wrong)
    assert (learner.session.game, learner.runner.lesson) == (game, None)


def test_a_script_that_the_rules_do_not_allow_lets_bots_go_on(learner, write, caplog, qtbot):
    learner.start(read_lesson(write(replace=[('then = ["2 draw"]', 'then = ["pass"]')])))
    learner.go_on()
    learner.runner.choose(Draw())
    qtbot.waitUntil(lambda: learner.runner.number > 1 and not learner.runner.is_playing, timeout=20_000)
    assert "lesson sample, step 2: pass is not possible" in caplog.text


@pytest.mark.parametrize(("until", "end"), [("epoch", (2, False)), ("game", (3, True))])
def test_who_plays_on_plays_until_the_end_of_the_epoch_or_game_with_all_the_tiles(learner, write, qtbot, until, end):
    changes = [("minutes = 1", f'minutes = 1\nplays_on = true\nplays_until = "{until}"')]
    learner.start(read_lesson(write(replace=changes)))
    assert len(bag(learner)) == 180
    for action in ("", "draw", "invoke", "bid 9"):
        learner.do(action) if action else learner.go_on()
    runner = learner.runner
    assert (runner.step, runner.is_done) == (None, False)
    for _ in range(200):
        qtbot.waitUntil(lambda: runner.is_done or learner.session.person_to_move is not None, timeout=20_000)
        if runner.is_done:
            break
        assert runner.is_waiting
        runner.choose(learner.session.state.legal_actions()[0])
        assert runner.is_waiting == (learner.session.person_to_move is not None)
    assert (runner.is_done, runner.mistakes) == (True, 0)
    assert (learner.session.state.epoch, learner.session.state.is_over) == end


# --- the game that was on the table -------------------------------------------------------------------------------


@pytest.fixture
def playing(learner):
    """A learner with a game on the table, five moves old."""
    learner.session.start(PEOPLE)
    for _ in range(5):
        learner.session.play(learner.session.state.legal_actions()[0])
    return learner


def test_the_game_set_aside_comes_back_with_its_file(playing, sample, tmp_path):
    session = playing.session
    session.save(tmp_path / "mine.ra-game")
    saved, moves = session.saved, playing.played
    parked = []
    session.autosave.parked.connect(parked.append)
    playing.start(sample)
    assert (session.has_guest, session.file, session.can_undo) == (True, None, False)
    playing.go_on()
    playing.do("draw")
    playing.runner.leave()
    assert (session.saved, playing.played, session.file) == (saved, moves, tmp_path / "mine.ra-game")
    assert (session.has_guest, session.person_to_move is not None, parked) == (False, True, [])


def test_a_lesson_is_never_written_anywhere(playing, sample, ra_home):
    keeper = HistoryKeeper(playing.session, Settings())
    files = {path: path.read_bytes() for path in ra_home.rglob("*") if path.is_file()}
    moves = playing.played
    playing.start(sample)
    playing.go_on()
    for action in ("draw", "draw", "invoke"):
        playing.do(action)
    playing.try_again()
    # The program is killed here: another one finds the game that was set aside.
    assert {path: path.read_bytes() for path in ra_home.rglob("*") if path.is_file()} == files
    result = Autosave().game_to_continue()
    assert result is not None
    assert [str(action) for action in result.game.actions] == moves
    keeper.deleteLater()


def test_a_lesson_s_game_that_ends_is_no_finished_game(playing, sample):
    keeper = HistoryKeeper(playing.session, Settings())
    playing.start(sample)
    playing.session.state.phase = "over"
    keeper._on_played()
    assert not paths.finished_dir().exists()
    keeper.deleteLater()


def test_another_game_ends_the_lesson_and_parks_the_game_that_was_set_aside(playing, sample):
    session = playing.session
    parked = []
    session.autosave.parked.connect(parked.append)
    playing.start(sample)
    session.start(PEOPLE)
    assert (playing.ends, playing.runner.lesson, session.has_guest) == (1, None, False)
    assert (playing.played, len(parked)) == ([], 1)


def test_who_continues_the_autosaved_game_leaves_the_lesson(playing, sample, tmp_path):
    playing.session.save(tmp_path / "mine.ra-game")
    moves = playing.played
    playing.start(sample)
    playing.session.resume()
    assert (playing.played, playing.ends, playing.session.file) == (moves, 1, tmp_path / "mine.ra-game")


def test_bots_of_the_game_set_aside_do_not_move_in_the_lesson(learner, sample, qtbot):
    from ..bots import setup

    learner.session.start(setup("casual", None, "casual"))
    learner.start(sample)
    qtbot.wait(300)
    assert learner.played == []
    before = len(learner.session.saved.game.plies)
    learner.runner.leave()
    qtbot.waitUntil(lambda: learner.session.person_to_move is not None, timeout=20_000)
    assert len(learner.session.game.plies) >= before


def test_after_an_unexpected_error_the_script_goes_on(learner, sample):
    learner.start(sample)
    learner.go_on()
    learner.runner.choose(parse_action("draw"))
    learner.session.opponents._hop.stop()  # what was on its way is lost
    learner.session.recover()
    learner.watch()
    assert (learner.runner.number, len(learner.played)) == (2, 3)


@pytest.mark.parametrize(("task", "answer"), [("Draw.", "Draw."), ("", "Another.")])
def test_an_answer_that_no_one_has_foreseen_is_told_the_task_or_else_the_text_of_the_step(
    learner, sample, task: str, answer: str
) -> None:
    learner.start(replace(sample, steps=(replace(sample.steps[1], text="Another.", task=task, answers={}),)))
    learner.do("invoke")
    assert learner.runner.answer == Answer(answer)
