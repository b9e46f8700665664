"""The statistics show what is in the history, let themselves be asked, and are cleared only when that is wanted."""

from __future__ import annotations

import csv
import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QFileDialog, QStyle

from ra_desktop.app.feats import Rating, left_out
from ra_desktop.app.statistics import Question, Statistics, answer
from ra_desktop.engine import RULESETS
from ra_desktop.storage import SavedGame, Seat, paths, save_file
from ra_desktop.storage.finished import kept_files, kept_path
from ra_desktop.storage.index import Index
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.ui.dialogs.statistics import tables
from ra_desktop.ui.dialogs.statistics.charts import CourseChart, PairChart, running_mean
from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog
from ra_desktop.ui.dialogs.statistics.tables import PartColumn
from ra_desktop.ui.look import theme
from ra_desktop.ui.words import games as game_words
from tests.storage.games import random_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
ANN, BEN = Seat("Ann", "lapis"), Seat("Ben", "amethyst")
NEFER, KHUFU = Seat("Nefer", "malachite", "skilled", "builder"), Seat("Khufu", "ochre", "expert")


def keep(number: int, *seats: Seat, ruleset: str = "classic", take_backs: int = 0) -> None:
    """A finished game, the later the higher its number."""
    saved = SavedGame(random_game(ruleset, len(seats), number), seats, started=f"2025-03-{number:02}T19:00:00+00:00")
    saved.game.take_backs = take_backs
    save_file(kept_path(saved), saved)
    when = 1_750_000_000 + number * 90_000
    os.utime(kept_path(saved), (when, when))


@pytest.fixture
def three() -> None:
    keep(1, ANN, NEFER, KHUFU)
    keep(2, ANN, NEFER, ruleset="boat", take_backs=1)
    keep(3, ANN, BEN, NEFER)


@pytest.fixture
def opened(qtbot: QtBot, keep) -> Iterator[Callable[[int], StatisticsDialog]]:
    """Opens the window and waits until it knows of so many games."""
    made: list[StatisticsDialog] = []

    def open_(games: int) -> StatisticsDialog:
        dialog = keep(StatisticsDialog())
        made.append(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        if games:
            qtbot.waitUntil(lambda: dialog.shown.games == games)
        else:
            qtbot.waitUntil(dialog.empty.isVisible)
        return dialog

    yield open_
    for dialog in made:
        dialog.close()


@pytest.fixture
def dialog(three: None, opened: Callable[[int], StatisticsDialog]) -> StatisticsDialog:
    return opened(3)


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    return {figure.label.text().partition(":")[0]: figure.number.text() for figure in dialog.figures.figures}


def expected(question: Question) -> Statistics:
    with Index.open() as index:
        return answer(index.games(), question)


# --- what is shown ----------------------------------------------------------------------------------------


def test_without_a_finished_game_it_says_so(opened: Callable[[int], StatisticsDialog]) -> None:
    dialog = opened(0)
    assert dialog.empty.title.text() == "No finished games yet"
    assert not dialog.clear_button.isEnabled()
    assert not dialog.export_button.isEnabled()


def test_the_figures_are_those_of_the_history(dialog: StatisticsDialog) -> None:
    result = expected(Question("Ann"))
    shown = figures(dialog)
    assert shown["Games played"] == "3"
    assert shown["Won"] == str(result.wins)
    assert shown["Average fame"] == game_words.mean_text(result.fame)
    assert shown["Highest fame"] == f"{result.best:g}"
    assert shown["Longest winning streak"] == str(result.best_streak)


def test_the_tabs_fit_the_room_that_they_have_once_the_games_were_read(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    """They are not shown, and have another width, as long as the games are being read."""
    for width in (dialog.width() + 60, dialog.width()):
        dialog.pages.setCurrentIndex(1)
        dialog.resize(width, dialog.height())
        dialog.pages.setCurrentIndex(0)
        qtbot.waitUntil(lambda: dialog._tab_fit._fitted[0] == dialog.tabs.width())


def test_the_most_frequent_person_is_shown_first(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    assert [dialog.player.itemText(number) for number in range(3)] == ["Ann", "Ben", "All players"]
    dialog.player.setFocus()
    qtbot.keyClick(dialog.player, Qt.Key.Key_Down)
    assert dialog.shown == expected(Question("Ben"))
    assert figures(dialog)["Games played"] == "1"
    qtbot.keyClick(dialog.player, Qt.Key.Key_Down)
    assert dialog.shown == expected(Question())


def test_a_single_person_is_not_asked_for(opened: Callable[[int], StatisticsDialog]) -> None:
    keep(1, ANN, NEFER, KHUFU)
    dialog = opened(1)
    assert not dialog.player.isVisible()
    assert not dialog.ruleset.isVisible()
    assert not dialog.take_backs.isVisible()


def test_one_rule_set_can_be_looked_at(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    assert dialog.ruleset.accessibleName() == "Game"
    assert [dialog.ruleset.itemText(number) for number in range(dialog.ruleset.count())] == [
        "All games", "Ra – Classic", "Ra – Solar boat",
    ]  # fmt: skip
    dialog.ruleset.setFocus()
    qtbot.keyClick(dialog.ruleset, Qt.Key.Key_End)
    assert dialog.shown == expected(Question("Ann", "boat"))


def test_games_with_take_backs_can_be_left_out(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    assert "1" in dialog.figures.figures[0].toolTip()
    assert not dialog.charts.course.isHidden()
    qtbot.mouseClick(dialog.take_backs, LEFT, pos=QPoint(12, dialog.take_backs.height() // 2))
    assert dialog.shown == expected(Question("Ann", take_backs=False))
    assert figures(dialog)["Games played"] == "2"
    assert dialog.charts.course.isHidden(), "two points are no course"
    assert dialog.figures.figures[0].toolTip() == ""


def test_what_is_not_there_is_said_and_undone_by_a_button(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("boat"))
    dialog.take_backs.setChecked(False)
    assert dialog.empty.isVisible()
    assert dialog.empty.title.text() == "No matching games"
    qtbot.mouseClick(dialog.empty.button, LEFT)
    assert dialog.shown.games == 3


def test_the_tables_tell_games_levels_and_characters(dialog: StatisticsDialog) -> None:
    def names(table: int) -> set[str]:
        model = dialog.tables[table].model()
        return {str(model.index(row, PartColumn.NAME).data()) for row in range(model.rowCount())}

    assert names(0) == {"Ra – Classic, 3 players", "Ra – Solar boat, 2 players"}
    assert names(1) == {"Skilled", "Expert", "People"}
    assert names(2) == {"Hemiunu, the builder"}


def test_a_table_sorts_by_a_click(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    dialog.tabs.setCurrentIndex(1)
    table = dialog.tables[0]
    header = table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(PartColumn.GAMES) + 15, header.height() // 2)
    before = [str(table.model().index(row, 0).data()) for row in range(2)]
    assert before == ["Ra – Classic, 3 players", "Ra – Solar boat, 2 players"]
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert [str(table.model().index(row, 0).data()) for row in range(2)] == before[::-1]


def test_tabs_can_be_reached_by_keys(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    bar = dialog.tabs.tabBar()
    bar.setFocus()
    qtbot.keyClick(bar, Qt.Key.Key_Right)
    assert dialog.tables[0].isVisible()


def test_ctrl_tab_turns_pages_wherever_the_keyboard_is(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    last = dialog.tabs.count() - 1
    for widget in (dialog.close_button, dialog.player, dialog.tabs.tabBar()):
        dialog.tabs.setCurrentIndex(0)
        widget.setFocus()
        seen = []
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab):
            qtbot.keyClick(QApplication.focusWidget(), key, Qt.KeyboardModifier.ControlModifier)
            seen.append(dialog.tabs.currentIndex())
        assert seen == [1, 0, last]


def test_columns_use_the_room(dialog: StatisticsDialog) -> None:
    dialog.tabs.setCurrentIndex(2)
    for width in (960, 1400):
        dialog.resize(width, 640)
        table = dialog.tables[1]
        assert sum(table.columnWidth(column) for column in PartColumn) == table.viewport().width()
        assert not table.isColumnHidden(PartColumn.WINS)
    table.resize(560, 300)
    assert table.isColumnHidden(PartColumn.WINS)


@pytest.mark.parametrize("games", [2, 3])
def test_what_needs_more_games_leaves_no_empty_half(opened: Callable[[int], StatisticsDialog], games: int) -> None:
    for number in range(1, games + 1):
        keep(number, ANN, NEFER, KHUFU)
    dialog = opened(games)
    dialog.resize(1180, 760)
    share = 0.9 if games == 2 else 0.45
    assert dialog.charts.points.width() / dialog.charts.width() == pytest.approx(share, abs=0.1)
    dialog.tabs.setCurrentWidget(dialog.feats)
    assert dialog.feats.list.width() > 0.9 * dialog.feats.width()
    assert dialog.feats.rating.geometry().bottom() < dialog.feats.list.y() < 80


# --- charts -----------------------------------------------------------------------------------------------


def test_the_charts_say_in_words_what_they_show(dialog: StatisticsDialog) -> None:
    words = dialog.charts.points.accessibleDescription().splitlines()
    assert len(words) == len(dialog.shown.points) == 8
    row, own, bots = dialog.shown.points[0]
    assert row == "gods"
    assert game_words.mean_text(own) in words[0]
    assert bots is not None
    assert game_words.mean_text(bots) in words[0]


def test_bars_are_drawn_to_scale(put_up) -> None:
    chart = put_up(PairChart(), 500, 300)
    chart.show_rows([("Gold", 8.0, 4.0), ("Suns", -4.0, None)], [])
    image = chart.grab().toImage()

    def length(colour: str, where: slice) -> int:
        return max(
            sum(image.pixelColor(x, y) == QColor(colour) for x in range(image.width()))
            for y in range(*where.indices(image.height()))
        )

    colours = theme.current()
    own, bots = length(colours.accent_line, slice(0, 150)), length(colours.control_line, slice(0, 150))
    lost = length(colours.accent_line, slice(150, 300))
    assert own == pytest.approx(2 * bots, rel=0.1)
    assert lost == pytest.approx(own / 2, rel=0.1)


@pytest.mark.parametrize("count", [0, 1, 2, 9, 1000])
def test_any_number_of_games_can_be_drawn(put_up, count: int) -> None:
    chart = put_up(CourseChart(), 500, 300)
    empty = chart.grab().toImage()
    chart.show_games([(20.0 + number % 30, number % 3 == 0) for number in range(count)], ["Fame"])
    assert (chart.grab().toImage() != empty) == (count > 0)


@pytest.mark.parametrize(("count", "is_drawn"), [(0, False), (2, False), (3, True)])
def test_the_form_waits_for_three_points(keep, count: int, is_drawn: bool) -> None:
    page = keep(tables.FeatsPage())
    page._show_form([Rating(1500.0, 40.0, number) for number in range(count)])
    assert page.form.isVisibleTo(page) == is_drawn


def test_a_running_mean_looks_back() -> None:
    assert running_mean([1, 2, 3, 4], window=2) == [1, 1.5, 2.5, 3.5]
    assert running_mean([]) == []


@pytest.mark.parametrize(
    ("minutes", "text"), [(0.0, "1 min"), (40.4, "40 min"), (125.0, "2 h 5 min"), (99.0, "99 min")]
)
def test_lengths_in_words(minutes: float, text: str) -> None:
    assert tables.duration(minutes) == text


# --- clearing and exporting -------------------------------------------------------------------------------


@pytest.mark.parametrize("answer_", ["Clear", "Keep", "escape"])
def test_clearing_asks_first(dialog: StatisticsDialog, qtbot: QtBot, answer_: str) -> None:
    qtbot.mouseClick(dialog.clear_button, LEFT)
    box = dialog.game_actions.question
    assert box is not None
    if answer_ == "escape":
        qtbot.keyClick(box, Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(next(button for button in box.buttons() if button.text() == answer_), LEFT)
    if answer_ == "Clear":
        qtbot.waitUntil(dialog.empty.isVisible)
        assert dialog.empty.title.text() == "No finished games yet"
    with Index.open() as index:
        assert len(index.games()) == (0 if answer_ == "Clear" else 3)
    assert len(list(paths.finished_dir().iterdir())) == 3
    assert dialog.game_actions.question is None


@pytest.mark.parametrize("name", ["games", "games.csv"])
def test_games_are_exported_to_a_table(
    dialog: StatisticsDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / name), "")))
    qtbot.mouseClick(dialog.export_button, LEFT)
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.DictReader(file))) == 8
    assert "3" in dialog.status.text()


@pytest.mark.parametrize(("place", "separator"), [("de_DE", ";"), ("fr_FR", ";"), ("en_US", ","), ("en_GB", ",")])
def test_columns_of_a_table_are_set_apart_as_in_the_system_s_language(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, separator: str
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(place)))
    dialog.game_actions.export_to(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file, delimiter=separator))
    assert len(lines) == 8
    assert all(int(line["fame"]) >= 0 for line in lines)


def test_a_table_that_cannot_be_written_is_told(dialog: StatisticsDialog, tmp_path: Path) -> None:
    dialog.game_actions.export_to(tmp_path)
    assert "can’t be saved" in dialog.status.text()


def test_a_history_that_cannot_be_read_is_told(qtbot: QtBot, put_up) -> None:
    paths.history_path().mkdir(parents=True)
    dialog = put_up(StatisticsDialog())
    qtbot.waitUntil(lambda: bool(dialog.empty.title.text()))
    assert dialog.empty.isVisible()
    assert dialog.empty.title.text() == "The finished games couldn’t be read"
    assert dialog.empty.line.text() == "The file can’t be read: it isn’t an ordinary file."
    assert not any(choice.isVisible() for choice in (dialog.player, dialog.ruleset, dialog.take_backs))
    dialog.close()


def test_a_history_that_fails_as_nobody_expected_is_told_calmly(
    qtbot: QtBot, put_up, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(self: Index) -> None:
        raise RuntimeError("nonsense")

    monkeypatch.setattr(Index, "games", breaks)
    dialog = put_up(StatisticsDialog())
    qtbot.waitUntil(lambda: bool(dialog.empty.title.text()))
    assert "unexpected error" in dialog.empty.line.text()
    dialog.close()


def test_points_of_priests_are_told_apart_from_those_of_ra(opened: Callable[[int], StatisticsDialog]) -> None:
    keep(1, ANN, NEFER, ruleset="boat")
    keep(2, ANN, NEFER, ruleset="priests")
    keep(3, ANN, NEFER, ruleset="priests")
    dialog = opened(3)
    assert dialog.charts.points_title.text() == "Fame per game: Priests of Ra"
    assert [row for row, _, _ in dialog.shown.points] == list(RULESETS["priests"].rows)
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("boat"))
    assert dialog.charts.points_title.text() == "Fame per game"
    assert [row for row, _, _ in dialog.shown.points] == list(RULESETS["classic"].rows)


def test_games_of_priests_are_exported_with_their_points(
    opened: Callable[[int], StatisticsDialog], tmp_path: Path
) -> None:
    keep(1, ANN, NEFER, ruleset="priests")
    dialog = opened(1)
    dialog.game_actions.export_to(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    assert {line["ruleset"] for line in lines} == {"priests"}
    assert all(line[row].lstrip("-").isdigit() for line in lines for row in RULESETS["priests"].rows)


def test_it_follows_the_theme(dialog: StatisticsDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dialog.charts.points.grab().toImage()
    monkeypatch.setattr(theme, "_current", theme.NIGHT)
    dialog.setStyleSheet("QLabel { padding: 0; }")
    assert dialog.charts.points.grab().toImage() != before


def test_a_feat_that_is_too_long_for_its_column_goes_on_in_another_line(dialog: StatisticsDialog) -> None:
    rows = dialog.feats.list
    dialog.tabs.setCurrentWidget(dialog.feats)
    rows.setFixedWidth(300)
    QApplication.processEvents()
    heights = {}
    for number in range(rows.topLevelItemCount()):
        item = rows.topLevelItem(number)
        heights[item.text(0)] = rows.visualItemRect(item).height()
    margin = rows.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, rows) + 1
    line, room = rows.fontMetrics(), QRect(0, 0, rows.columnWidth(0) - 2 * margin, 1000)
    needs = {text: line.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height() for text in heights}
    long = {text for text, need in needs.items() if need > min(needs.values())}
    higher = {text for text, height in heights.items() if height > 1.5 * line.height()}
    assert long
    assert long <= higher


def test_a_feat_shows_its_date_and_opens_the_review_of_its_game(dialog: StatisticsDialog) -> None:
    asked: list[object] = []
    dialog.review_wanted.connect(asked.append)
    rows = dialog.feats.list
    first, last = rows.topLevelItem(0), rows.topLevelItem(rows.topLevelItemCount() - 1)
    assert (first.text(0), last.text(1)) == ("Finished a game", "–")
    count = left_out(dialog._games, dialog.asked().player)
    assert (dialog.feats.note.isVisibleTo(dialog.feats), str(count) in dialog.feats.note.text()) == (count > 0, True)
    rows.itemActivated.emit(last, 0)
    assert asked == []
    rows.itemActivated.emit(first, 0)
    assert asked == [kept_files()[first.data(0, Qt.ItemDataRole.UserRole).id[:KEPT_ID]]]
