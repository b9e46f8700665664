"""The desk shows the review of the game on the table and of no other, and stays where one has gone."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from ra_desktop.ai.hints import motive_of
from ra_desktop.ai.puzzles import THEMES
from ra_desktop.ai.review.content import Leaning
from ra_desktop.ai.review.habits import Fallen
from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.app.background import Background
from ra_desktop.app.looks import Looked
from ra_desktop.engine import Draw, Game, Pass
from ra_desktop.storage import SavedGame, Seat
from ra_desktop.ui.table.review import desk as module
from ra_desktop.ui.table.review.report import _THEMES, record_story
from ra_desktop.ui.words.reasons import action_label, motive_text

from .reviewed import NAMES, game_with_errors, sharp_review, sharpened

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow
    from ra_desktop.ui.table.review.desk import ReviewDesk

REASONS = "The reasons for this move can’t be reconstructed."
pytestmark = pytest.mark.usefixtures("weighed_at_once")

KEY = "the game on the table"
SEATS = (Seat("Nefer", "malachite", "casual"), Seat("Anna", "lapis"), Seat("Ben", "carnelian"))


@pytest.fixture
def window(open_window, monkeypatch) -> MainWindow:
    """The window with a game that is over, whose review is asked for and does not come by itself."""
    made = open_window()
    reviews = made.reviews.reviews
    monkeypatch.setattr(reviews, "known", lambda _: None)
    monkeypatch.setattr(reviews, "ask", lambda _: KEY)
    made.session._replace(SavedGame(game_with_errors(), SEATS))
    return made


@pytest.fixture
def desk(window) -> ReviewDesk:
    return window.reviews._furnished()


def test_what_is_told_of_another_review_or_after_leaving_changes_nothing(window, desk):
    desk.open()
    reviews = window.reviews.reviews
    for key, leaves in (("another", False), (None, False), (KEY, True), (None, True)):
        if leaves:
            desk.close()
        before = (desk.panel.status.text(), desk.panel.progress.value())
        reviews.progressed.emit(key, 7, 9)
        reviews.failed.emit(key)
        reviews.ready.emit(key, sharp_review())
        assert (desk.panel.status.text(), desk.panel.progress.value()) == before, key
        assert desk.review is None, key


def test_a_quick_review_never_takes_the_place_of_a_full_one(window, desk):
    desk.open()
    reviews = window.reviews.reviews
    quick, again, full = sharpened(sharp_review(), "quick"), sharpened(sharp_review(), "quick"), sharp_review()
    for text, shown in ((quick, quick), (again, again), (full, full), (quick, full)):
        reviews.ready.emit(KEY, text)
        assert desk.review is shown


@pytest.mark.parametrize(("opened_at", "looks_back", "then_at", "moment"), [
    (None, False, None, "the worst"), (5, False, None, 5), (None, True, None, 0), (None, False, 9, 9),
])  # fmt: skip
def test_where_one_has_gone_one_stays_and_else_the_worst_move_is_shown(
    window, desk, opened_at, looks_back, then_at, moment
):
    replay = window.table.replay
    if looks_back:
        replay.start(0)
    desk.open(opened_at)
    if then_at is not None:
        desk.panel.all.ply_chosen.emit(then_at)
    window.reviews.reviews.ready.emit(KEY, sharp_review())
    assert replay.ply == (desk.report().errors[0].ply if moment == "the worst" else moment)


def test_nothing_is_left_of_a_review_when_the_next_one_begins(window, desk):
    panel = desk.panel

    def contents():
        buttons = panel.buttons
        return (
            desk.chances.legend.accessibleName(), panel.balance.rows, panel.summary.text(), panel.play.text(),
            panel.practice.isHidden(), len(panel.moves.cards), len(panel.luck.cards), panel.kinds.description,
            panel.all.topLevelItemCount(), buttons.show_all.text(), buttons.again.isEnabled(),
            panel.share.isEnabled(), panel.status.text(), panel.progress.maximum(),
        )  # fmt: skip

    desk.open()
    nothing = contents()
    window.reviews.reviews.progressed.emit(KEY, 7, 9)
    window.reviews.reviews.ready.emit(KEY, sharp_review())
    assert [at for at, parts in enumerate(zip(nothing, contents(), strict=True)) if parts[0] == parts[1]] == []
    desk.close()
    desk.open()
    assert contents() == nothing


def test_the_review_is_of_whoever_sits_at_the_bottom_and_else_of_the_first_person(window, desk):
    for home, seat in ((2, 2), (1, 1), (0, 1)):
        window.table.view.home = home
        desk.open()
        assert desk.seat == seat
        desk.close()


@pytest.mark.parametrize("is_over", [True, False])
def test_leaving_stops_the_review_of_a_game_that_goes_on(window, desk, monkeypatch, is_over):
    stopped = []
    monkeypatch.setattr(window.reviews.reviews, "stop", lambda: stopped.append(True))
    if not is_over:
        game = Game("classic", 3, 7)
        game.play(Draw())
        window.session._replace(SavedGame(game, SEATS))
    desk.open(0)
    desk.close()
    assert bool(stopped) is not is_over


def test_there_is_no_review_of_a_lesson_or_of_a_game_without_a_move(window, desk):
    window.session._replace(SavedGame(Game("classic", 3, 7), SEATS))
    assert not desk.open()
    window.lessons.start_first()
    window.lessons.runner.go_on()
    window.session.play_set(window.session.state.legal_actions()[0])
    assert window.session.game.plies
    assert not desk.open()


@pytest.mark.parametrize("theme", [
    "", "side", *(pytest.param(theme, marks=pytest.mark.nightly) for theme in sorted({*_THEMES.values()} - {"side"})),
])  # fmt: skip
def test_one_button_poses_the_puzzles_that_the_third_sentence_names(window, desk, qtbot, monkeypatch, theme):
    assert set(_THEMES.values()) <= set(THEMES)
    desk.open()
    monkeypatch.setattr(desk, "report", lambda report=desk.report: report() and replace(report(), theme=theme))
    practice = desk.panel.practice
    assert practice.isHidden()
    for depth in ("quick", "full"):
        window.reviews.reviews.ready.emit(KEY, sharpened(sharp_review(), depth))
        assert practice.isHidden() is not bool(theme)
    if theme:
        practice.setFocus()
        qtbot.keyClick(practice, Qt.Key.Key_Space)
        assert window.puzzles.exercise.problem.theme == theme
        rulesets = [window.book.problem(name).game.ruleset for name in window.puzzles._names]
        assert rulesets == sorted(rulesets, key=("classic", "boat", "priests").index)  # as in the game reviewed
        assert theme == "side" or len(set(rulesets)) > 1
        assert not desk.is_on
        window.puzzles.exercise.leave()
        assert desk.is_on


def test_certain_habits_of_the_last_games_are_the_second_sentence_and_lead_to_the_drill(window, desk):
    """Before and after the closer look, until the review is left; what is uncertain is not said."""
    heard, led = [], []
    window.table.speaker.spoken.connect(heard.append)
    desk.panel.practice_wanted.connect(lambda *practice: led.append(practice))
    doubtful = Leaning("god", 2.0, 1.0, 3.0)
    known = Leaning("centre", 0.5, 0.1, 2.0), Leaning("flood", -3.0, 0.6, 1.0), Leaning("pharaoh", 4.2, 0.5, 0.5)
    window.session._replace(SavedGame(game_with_errors(), (*SEATS[1:], SEATS[0])))
    desk.open()
    first = desk.panel.summary.text()
    assert first
    heard.clear()
    desk.show_habits(Looked({}, 3, "ra", (doubtful,)))
    assert (desk.panel.summary.text(), heard) == (first, [])
    desk.show_habits(Looked({}, 12, "ra", (doubtful, *known)))
    sentence = (
        "You overpay for a high sun in the centre: for each number that it is higher, pay about 0.5 fame less · "
        "Floods: you undervalue each by about 3 fame (in your last 12 games)."
    )
    assert desk.panel.summary.text().splitlines()[1:] == [sentence]
    assert heard[-1] == sentence
    for review in (sharpened(sharp_review(), "quick"), sharp_review()):
        window.reviews.reviews.ready.emit(KEY, review)
        lines = desk.panel.summary.text().splitlines()
        assert lines[1] == sentence
        assert any("practise prices with “What is it worth?”" in line for line in lines)
    desk.panel.practice.click()
    assert led == [("drill", "exchange")]
    desk.close()
    desk.open()
    assert sentence not in desk.panel.summary.text()


@pytest.mark.parametrize("is_weighed", [True, False])
def test_before_any_evaluation_the_record_speaks_then_a_quick_look_but_not_of_luck(
    window, desk, monkeypatch, is_weighed
):
    """What it does not count of choices would be luck: -55 fame were told, where the closer look found -12."""
    said = []
    monkeypatch.setattr(window.table.speaker, "say", said.append)
    if not is_weighed:  # a busy machine takes long for the reasons: the sentences don't wait for them
        monkeypatch.setattr(Background, "start", lambda *_, **__: SimpleNamespace(cancel=lambda: None))
    window.table.view.home = 2
    desk.open()
    panel, reviews = desk.panel, window.reviews.reviews
    record = (
        "You finished 10 fame behind Anna. The largest gap is in “Pharaohs”: 17 fame. "
        "Tiles for each sun spent: 2.1 for you, 3.0 for Anna."
    )
    assert panel.summary.text() == record
    assert said == [record]
    rough = "Only a quick look: the figures are rough."
    reviews.ready.emit(KEY, sharpened(sharp_review(), "quick"))
    shown = panel.summary.text().split("\n")
    assert (shown[0], shown[2:3], len(shown)) == (record, [rough], 4)  # what is next is said last
    assert shown[1].startswith("What probably cost you most: ")
    assert shown[3].startswith("Next: ")
    if not is_weighed:
        return
    quick = desk.report()
    assert [*quick.story[:-1], rough, quick.story[-1]] == shown
    assert panel.balance.rows == []
    assert not panel.share.isEnabled()
    reviews.ready.emit(KEY, sharp_review())
    full = desk.report()
    assert all("±" in card.toolTip() and "±" not in card.description for card in panel.moves.cards)
    assert panel.summary.text().split("\n") == list(full.story)
    assert (full.story[0], full.story[-1]) == (quick.story[0], quick.story[-1])
    assert len(panel.balance.rows) == 3
    assert panel.share.isEnabled()


def test_what_a_quick_look_does_not_know_for_certain_is_called_probable(window, desk):
    desk.open()
    plain = as_plain(sharp_review()) | {"depth": "quick"}
    for decision in plain["decisions"]:
        decision["rated"] = [[*rated[:3], 0.5, rated[4], 99.0] for rated in decision["rated"]]
        decision["fame_costs"] = [0.0] * 3
    window.reviews.reviews.ready.emit(KEY, from_plain(plain))
    probable, rough, next_one = desk.panel.summary.text().split("\n")
    assert (probable.split(":")[0], next_one.split(":")[0]) == ("What probably cost you most", "Next")
    assert rough == "Only a quick look: the figures are rough."
    assert desk.panel.moves.cards == []
    pages = desk.panel.summary, desk.panel.moves, desk.panel.luck, desk.panel.status
    labels = {label for page in pages for label in (page, *page.findChildren(QLabel)) if isinstance(label, QLabel)}
    assert sum(rough in label.text() for label in labels) == 1  # it stood on every page
    said = [label.text() for label in desk.panel.luck.findChildren(QLabel)]
    assert said == ["The luckiest draws", "Only the closer look can tell luck from skill."]


def test_the_record_of_a_game_needs_no_evaluation(qapp):
    idle = Game("classic", 3, 7)
    while not idle.state.is_over:
        legal = idle.state.legal_actions()
        idle.play(next((action for action in (Draw(), Pass()) if action in legal), legal[0]))
    level = "You finished level with Khufu, who has the higher sun. You left 12 suns unused."
    behind = "You finished 17 fame behind Nefer. The largest gap is in “Pharaohs”: 21 fame."
    for game, seat, story in ((idle, 0, level), (idle, 2, ""), (game_with_errors(), 0, behind)):
        assert record_story(game, seat, NAMES.__getitem__) == story
    assert record_story(Game("classic", 3, 7), 0, NAMES.__getitem__) == ""


@pytest.mark.parametrize(("costs", "said"), [
    ({"late": 9.0, "high": 5.0}, "ABC"), ({"high": 9.0, "late": 5.0}, "AB+C"), ({"high": 9.0}, "!ABC"), ({}, "!ABC"),
])  # fmt: skip
def test_the_closer_look_keeps_what_the_first_one_said_or_takes_it_back(window, desk, monkeypatch, costs, said):
    desk.open()
    reviews = window.reviews.reviews
    reviews.ready.emit(KEY, sharpened(sharp_review(), "quick"))
    desk._first_told = replace(desk.report(), fallen=(Fallen("late", 3, 8.0),))
    fallen = tuple(Fallen(fault, 2, cost) for fault, cost in costs.items())
    closer = replace(desk.report(), fallen=fallen, story=("A", "B", "C"))
    monkeypatch.setattr(desk, "report", lambda: closer)
    reviews.ready.emit(KEY, sharp_review())
    kept = "Another habit, drawing when it was time to invoke Ra (2 times), cost 5 fame."
    long = {"!": "A closer look changes this:", "+": kept}
    assert desk.panel.summary.text().split("\n") == [long.get(letter, letter) for letter in said]


def test_whoever_chooses_another_seat_while_moves_are_weighed_gets_the_full_review_of_it(window, desk, monkeypatch):
    waiting, complete = [], []
    desk.reviewed.connect(lambda: complete.append(desk.seat))
    desk.open()
    reviews = window.reviews.reviews
    reviews.ready.emit(KEY, sharpened(sharp_review(), "quick"))

    def start(_self, _owner, _work, _deliver, done=None, **_about):
        waiting.extend(filter(None, [done]))  # the table asks, too, what lots are worth
        return SimpleNamespace(cancel=lambda: waiting.remove(done))

    monkeypatch.setattr(Background, "start", start)
    reviews.ready.emit(KEY, sharp_review())
    desk.panel.seat_chosen.emit(2)
    waiting.pop()()
    assert (desk.review, desk.report().seat, complete) == (sharp_review(), 2, [2])


# --- asking an opponent ------------------------------------------------------------------------------------


def moves_of(seat: int) -> list[int]:
    """Where `seat` had a choice, in numbers of actions before."""
    game = game_with_errors()
    return [ply for ply, made in enumerate(game.plies) if made.seat == seat and not game.is_forced(ply)]


def test_only_a_bot_can_be_asked_and_only_when_the_game_is_over_and_reviewed(window, desk):
    why = desk.panel.buttons.why
    desk.open(moves_of(0)[0])
    desk._go(moves_of(0)[1])
    assert not why.isEnabled()
    assert why.toolTip() == "Once the game is over, bots answer questions: choose one of their moves first."
    window.reviews.reviews.ready.emit(KEY, sharp_review())
    for seat in range(3):
        desk._go(moves_of(seat)[1])
        assert why.isEnabled() is (seat == 0)
    ply = moves_of(0)[1]
    desk._go(ply)
    label = action_label(game_with_errors().plies[ply].action, "classic")
    assert why.accessibleName() == why.toolTip() == f"Ask Nefer: why “{label}”?"
    desk._go(len(game_with_errors().plies))
    assert not why.isEnabled()
    desk.close()
    window.session._replace(SavedGame(game_with_errors().branch(ply + 1, 1), SEATS))
    desk.open(ply)
    assert desk._opponent(ply) is None


def test_the_answer_is_that_of_the_bot_that_moved_there_and_is_read_aloud(window, desk, qtbot):
    saved = window.session.saved
    early, late = moves_of(0)[2], moves_of(0)[-2]
    saved.hand_over(0, "novice", "builder")
    saved.handovers = (replace_after(saved.handovers[-1], late),)
    desk.open(early)
    window.reviews.reviews.ready.emit(KEY, sharp_review())
    game = saved.game
    for ply, who in ((early, ("casual", None)), (late, ("novice", "builder"))):
        desk._go(ply)
        desk.panel.tabs.setCurrentWidget(desk.panel.luck)
        action = game.plies[ply].action
        motive = motive_of(game.position(ply).view(0), action, *who)
        text = motive_text(motive, window.table.players.name, None, "classic")
        window.table.replay.play()
        with qtbot.waitSignal(window.table.speaker.spoken, check_params_cb=lambda said, text=text: text in said):
            qtbot.keyClick(desk.panel.buttons.why, Qt.Key.Key_Space)
            assert not window.table.replay.is_playing
            assert desk.panel.moves.options.remark.text() == "Thinking…"
        answer = desk.panel.moves.options.remark.text()
        assert answer == f"Nefer · {action_label(action, 'classic')}: {text}"
        assert desk.panel.tabs.currentWidget() is desk.panel.moves


def replace_after(change, after):
    return msgspec.structs.replace(change, after=after)


def test_an_answer_stays_with_its_move_and_makes_room_for_what_is_tried(window, desk, qtbot, monkeypatch):
    monkeypatch.setattr(module, "motive_of", lambda *_, **__: None)
    ply = moves_of(0)[2]
    desk.open(ply)
    window.reviews.reviews.ready.emit(KEY, sharpened(sharp_review(), "quick"))
    remark = lambda: desk.panel.moves.options.remark.text()  # noqa: E731

    def ask() -> None:
        desk.panel.buttons.why.click()
        qtbot.waitUntil(lambda: REASONS in remark())

    ask()
    window.reviews.reviews.ready.emit(KEY, sharp_review())  # the full review takes the place of the quick one
    assert REASONS in remark()
    desk._go(ply + 1)
    assert remark() == ""
    desk._go(ply)
    ask()
    desk._try(game_with_errors().plies[ply].action)
    assert REASONS not in remark()
    assert desk._asked is None
    desk.what_if.drop()
    ask()
    desk.close()
    assert desk._asked is None


@pytest.mark.parametrize(("bot", "you"), [(None, None), ("casual", 1)])
def test_an_answer_says_you_only_where_one_person_plays(window, desk, qtbot, monkeypatch, bot, you):
    monkeypatch.setattr(module, "motive_of", lambda *_, **__: None)
    monkeypatch.setattr(module, "motive_text", lambda motive, name, who, ruleset: f"to {who}")
    window.session._replace(SavedGame(game_with_errors(), (*SEATS[:2], msgspec.structs.replace(SEATS[2], bot=bot))))
    desk.open(moves_of(0)[2])
    window.reviews.reviews.ready.emit(KEY, sharp_review())
    desk.panel.buttons.why.click()
    qtbot.waitUntil(lambda: desk.panel.moves.options.remark.text().endswith(f": to {you}"))


@pytest.mark.parametrize("leaves", [True, False])
def test_an_answer_that_comes_late_is_dropped_and_one_that_fails_says_so(window, desk, qtbot, monkeypatch, leaves):
    done = []

    def fail(*_: object, cancel, **__: object) -> None:
        done.append(cancel)
        raise ValueError("no such bot")

    monkeypatch.setattr(module, "motive_of", fail)
    ply = moves_of(0)[2]
    desk.open(ply)
    window.reviews.reviews.ready.emit(KEY, sharp_review())
    desk.panel.buttons.why.click()
    if leaves:
        desk._go(ply + 1)
        assert desk._unasked.is_set()
        qtbot.wait(50)
        assert desk.panel.moves.options.remark.text() == ""
    else:
        qtbot.waitUntil(lambda: REASONS in desk.panel.moves.options.remark.text())
        assert not done[0].is_set()
