"""The page about one's play shows what the reviews of all games say together, and how to get some without any."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import get_args

import pytest
from PySide6.QtCore import Qt

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.content import Leaning
from ra_desktop.ai.review.plain import as_plain
from ra_desktop.ai.review.record import JudgedDecision, Luck, Review
from ra_desktop.ai.review.trends import Leak, trends
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.app import history
from ra_desktop.app.background import Latest, quick
from ra_desktop.app.feats import rating
from ra_desktop.app.lessons.course import lesson_ids
from ra_desktop.app.looks import Looked
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.app.statistics import read_trends
from ra_desktop.engine import Draw, Invoke
from ra_desktop.storage import SavedGame, Seat, load_file, save_file
from ra_desktop.storage.finished import kept_files, kept_path
from ra_desktop.storage.library import Glimpse, ranking
from ra_desktop.storage.reviews import review_key, write_review
from ra_desktop.ui.dialogs.statistics.chart_page import PlayPage
from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog
from ra_desktop.ui.look.portrait_painter import Face
from ra_desktop.ui.words.occasions import rating_text
from ra_desktop.ui.words.puzzles import practice_for
from tests.app.test_looks import played
from tests.storage.games import random_game

ANN, BEN, BOT = Seat("Ann", "lapis"), Seat("Ben", "amethyst"), Seat("Nefer", "malachite", "casual")


def error(chosen, best, loss: float, ply: int = 1) -> JudgedDecision:
    top, other = (
        Evaluation(best, 0.5, 0.0, 0.001, 5.0, 0.1),
        Evaluation(chosen, 0.5 - loss, 0.0, 0.001, 5 - 40 * loss, 0.1),
    )
    return JudgedDecision(ply, 0, "turn", 1, other, (top, other), (-loss, loss), (-40 * loss, 40 * loss))


def reviewed(*decisions: JudgedDecision, end: float = 0.0, luck: float = -0.2) -> Review:
    chances = ((0.5, 0.5), (0.4, 0.6), (end, 1 - end))
    return Review(
        2,
        "full",
        chances,
        decisions,
        (Luck(0, 0, ("ra",), (luck, -luck), (20 * luck, -20 * luck)),),
        leads=((0.0, 0.0),) * 3,
    )


def well_made(stake: float) -> JudgedDecision:
    rated = (
        Evaluation(Draw(), 0.5, 0.0, 0.001, 5.0, 0.1),
        Evaluation(Invoke(), 0.5 - stake, 0.0, 0.001, 5 - 40 * stake, 0.1),
    )
    return JudgedDecision(1, 0, "turn", 1, rated[0], rated, (0.0, 0.0), (0.0, 0.0))


LATE, EARLY = error(Draw(), Invoke(), 0.10), error(Invoke(), Draw(), 0.06)


@pytest.fixture
def page(keep) -> PlayPage:
    return keep(PlayPage())


def test_the_figures_are_those_of_the_trends(page):
    page.show_trends(
        trends(
            [
                (date(2026, 3, 1), reviewed(LATE, EARLY), 0),
                (date(2026, 4, 1), reviewed(well_made(0.48), end=1.0, luck=0.4), 0),
            ]
        )
    )
    # 16 of 64 points at stake; one of two games won, and 1 - 0.4 and 0 + 0.2 of them without luck
    assert [figure.number.text() for figure in page.figures.figures] == ["2", "25%", "50%", "40%"]
    assert page.by_month.accessibleDescription().splitlines() == [
        "Mar 2026: gave away 100% of the fame at stake",
        "Apr 2026: gave away 0% of the fame at stake",
    ]
    assert page.by_kind.accessibleDescription().startswith("Draw or invoke Ra: ")


def test_it_is_told_how_often_ra_was_invoked_too_late_and_too_early(page):
    page.show_trends(trends([(date(2026, 3, 1), reviewed(*(LATE,) * 5, *(EARLY,) * 7), 0)]))
    assert page.tendency.text() == "Ra invoked too late: 5. Too early: 7."


def test_the_costliest_leaks_lead_to_puzzles_and_a_lesson_each(page):
    asked = []
    page.practice_wanted.connect(lambda *practice: asked.append(practice))
    page.show_trends(trends([(date(2026, 3, 1), reviewed(*(LATE,) * 5, *(EARLY,) * 7), 0)]))
    shown = [link for link in page.links if not link.isHidden()]
    assert [link.text() for link in shown] == [
        "Puzzles: Invoke Ra now", "Lesson: Why invoke Ra", "Puzzles: Wait", "Lesson: Draw or invoke Ra",
    ]  # fmt: skip
    for link in shown:
        link.click()
    assert asked == [("puzzles", "call"), ("lesson", "why-call"), ("puzzles", "wait"), ("lesson", "draw-or-call")]
    page.show_trends(trends([(date(2026, 3, 1), reviewed(EARLY, well_made(0.4)), 0)]))
    assert [link.isHidden() for link in page.links] == [False, False, True, True]


@pytest.mark.parametrize("leak", get_args(Leak))
def test_for_every_leak_there_are_puzzles_and_a_lesson(leak):
    (_, theme, _), (_, lesson, _) = practice_for(leak)
    assert any((chapter.by, chapter.key) == ("theme", theme) for chapter in PuzzleBook().chapters)
    assert lesson in lesson_ids()


def test_tab_reaches_the_figures_and_a_voice_reads_them_with_the_tendency(page):
    page.show_trends(trends([(date(2026, 3, 1), reviewed(*(LATE,) * 12), 0)]))
    assert page.figures.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert page.figures.accessibleName() == (
        "Games reviewed: 1. Fame given away: 100%. Won: 0%. Won with average luck: 20%."
        " Ra invoked too late: 12. Too early: 0."
    )


def test_without_reviews_it_says_how_to_get_some(page):
    page.show_trends(trends([]))
    assert page.pages.currentWidget() is page.empty
    assert page.empty.title.text() == "No reviews yet"


def keep(number: int, *seats: Seat) -> None:
    saved = SavedGame(random_game("boat", 2, number), seats, started=f"2026-03-{number:02}T19:00:00+00:00")
    save_file(kept_path(saved), saved)
    moments = len(saved.game.plies) + 1
    even = Review(2, "full", ((0.5, 0.5),) * moments, (), (), leads=((0.0, 0.0),) * moments)
    write_review(review_key(saved.game), evaluator_version(), as_plain(even))


@pytest.fixture
def dialog(qtbot, put_up, ra_home):
    keep(1, ANN, BOT)
    keep(2, ANN, BEN)
    made = put_up(StatisticsDialog())
    qtbot.waitUntil(lambda: made.shown.games == 2)
    yield made
    made.reject()


def test_the_dialog_reads_the_reviews_of_the_player_once_they_are_to_be_seen(qtbot, dialog):
    assert dialog.play.shown is None
    dialog.tabs.setCurrentWidget(dialog.play)
    qtbot.waitUntil(lambda: dialog.play.shown is not None)
    assert (dialog.player.currentText(), dialog.play.shown.games) == ("Ann", 2)
    dialog.player.setCurrentIndex(dialog.player.findData("Ben"))
    qtbot.waitUntil(lambda: dialog.play.shown.games == 1)


def test_any_finished_game_of_the_player_can_be_reviewed_and_the_window_leaves(qtbot, dialog):
    dialog.player.setCurrentIndex(dialog.player.findData("Ben"))
    games, expected = dialog.play.games, []
    dialog.review_wanted.connect(lambda path: expected.append((path, dialog.isVisible())))
    assert games.games.count() == 1
    (winner,) = [one for one in dialog._games[1].players if one.rank == 1]
    assert games.games.itemText(0).endswith(f"2 players · {winner.name} won · {winner.fame}")
    dialog.player.setCurrentIndex(dialog.player.findData("Ann"))
    dates = [games.games.itemText(row) for row in range(games.games.count())]
    assert len(dates) == 2
    games.games.setCurrentIndex(1)  # the latest comes first
    qtbot.waitUntil(lambda: not games._reading.isActive())
    saved = load_file(games.games.currentData())
    faces = [Face(saved.occupants[seat].colour, saved.occupants[seat].character) for seat in ranking(saved)]
    assert games.picture.shown == (Glimpse.of(saved.game.state), faces)
    assert not games.picture.grab().isNull()
    games.button.click()
    (path, visible), *more = expected
    assert (path.name[:10], visible, more) == ("2026-03-01", False, [])


def test_a_game_whose_file_is_gone_is_not_offered_for_review(qtbot, dialog):
    for path in kept_files().values():
        path.unlink()
    dialog.player.setCurrentIndex(dialog.player.findData("Ben"))
    assert (dialog.play.games.games.count(), dialog.play.games.isHidden()) == (0, True)
    qtbot.waitUntil(lambda: dialog.play.games.picture.shown is None)


def test_a_question_that_was_replaced_is_not_answered(qtbot, ra_home):
    keep(1, ANN, BOT)
    keep(2, ANN, BEN)
    reader, answers = Latest(quick()), []
    reader.read.connect(answers.append)
    reader.ask(partial(read_trends, "Ann", None))
    reader.ask(partial(read_trends, "Ben", None))
    qtbot.waitUntil(lambda: bool(answers))
    qtbot.wait(100)
    assert [answer.games for answer in answers] == [1]


def test_habits_by_content_are_listed_with_how_certain_they_are_and_lead_to_the_drill(qtbot, qapp) -> None:
    """Also without any review; small ones are left out."""
    page, led = PlayPage(), []
    qtbot.addWidget(page)
    page.practice_wanted.connect(lambda *practice: led.append(practice))
    page.show_trends(trends([]))
    page.show_habits(Looked({}))
    assert page.habits.isHidden() or page.habits.parentWidget().isHidden()
    leanings = (
        Leaning("pharaoh", 4.2, 0.5, 2.0), Leaning("disaster", -2.0, 0.9, 1.0), Leaning("gold", 0.4, 0.1, 0.9),
        Leaning("sun", 0.3, 0.05, 0.8), Leaning("god", 2.0, 0.1, 0.1),
    )  # fmt: skip
    page.show_habits(Looked({}, 12, "ra", leanings))
    assert page.habits.text().splitlines() == [
        "Pharaohs: you overvalue each by about 4 fame (certain)",
        "Disasters: each costs you about 2 fame less than you reckon (too early to say, ± 2.5)",
        "You spend high suns too easily: for each number that a sun is higher, ask for about 0.3 fame more (certain)",
    ]
    assert not page.habits.parentWidget().isHidden()
    page.drill.click()
    assert led == [("drill", "kept")]


def test_the_profile_shows_a_rating_less_luck_once_the_games_were_looked_at(qtbot, keep, qapp, ra_home) -> None:
    for seed in range(1, 6):
        history.keep(played("Ann", seed))
    dialog = keep(StatisticsDialog(player="Ann"))
    with qtbot.waitSignal(dialog.looks.read, timeout=30_000) as looked:
        pass
    given = looked.args[0].given
    assert len(given) == 5
    qtbot.waitUntil(lambda: dialog.feats.rating.text() == rating_text(rating(dialog._games, "Ann", given), 5))
    assert dialog.feats.rating.text() != rating_text(rating(dialog._games, "Ann"), 5)
    assert "levels" in dialog.feats.rating.toolTip()
