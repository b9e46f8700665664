"""Saved games are found, looked at, opened, renamed, deleted, and brought in and out, with keys and with the mouse."""

from __future__ import annotations

import os
import shutil
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import PySide6
import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFontInfo, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from ra_desktop.app import library
from ra_desktop.app.models.library import Column, LibraryModel
from ra_desktop.engine import Game
from ra_desktop.storage import Options, SavedGame, Seat, load_file, paths, save_file
from ra_desktop.storage.index import Index
from ra_desktop.storage.library import Entry, Fault
from ra_desktop.ui.dialogs.saved_games import game_table
from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog
from ra_desktop.ui.dialogs.saved_games.game_preview import SeatLines
from ra_desktop.ui.dialogs.saved_games.game_table import lay_players, shared
from ra_desktop.ui.look.fonts import set_text_scale
from ra_desktop.ui.look.thumbnail import thumbnail
from ra_desktop.ui.words import games as game_words
from tests.storage.games import random_game, saved_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

STARTED = "2025-03-21T19:30:00+01:00"
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
SEATS = (Seat("You", "lapis"), Seat("Nefer", "malachite", "skilled", "builder"), Seat("Khufu", "ochre", "expert"))


@pytest.fixture
def folder() -> Path:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def games(folder: Path) -> Path:
    """Three games: one that goes on, one that is over, one that is damaged. The first was saved last."""
    save_file(folder / "Sunday.ra-game", SavedGame(random_game("classic", 3, 7, 60), SEATS, started=STARTED))
    save_file(folder / "Duel.ra-game", SavedGame(random_game("boat", 2, 3), SEATS[:2], started=STARTED))
    (folder / "Broken.ra-game").write_text('{"format": "ra-desktop game", "version": 1}')
    for age, name in enumerate(("Sunday", "Duel", "Broken")):
        when = 1_700_000_000 - 1000 * age
        os.utime(folder / f"{name}.ra-game", (when, when))
    return folder


@pytest.fixture
def opened(qtbot: QtBot, keep) -> Iterator[Callable[[], SavedGamesDialog]]:
    """Opens the window and waits until everything is read."""
    made: list[SavedGamesDialog] = []

    def open_() -> SavedGamesDialog:
        dialog = keep(SavedGamesDialog())
        made.append(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        qtbot.waitUntil(lambda: is_read(dialog))
        return dialog

    yield open_
    for dialog in made:
        dialog.close()


def is_read(dialog: SavedGamesDialog) -> bool:
    return "…" not in dialog.status.text() and all(entry.is_examined for entry in dialog.model.entries)


@pytest.fixture
def dialog(games: Path, opened: Callable[[], SavedGamesDialog]) -> SavedGamesDialog:
    return opened()


def titles(dialog: SavedGamesDialog) -> list[str]:
    return [str(dialog.model.index(row, 0).data()) for row in range(dialog.model.rowCount())]


def cell(dialog: SavedGamesDialog, title: str, column: Column = Column.NAME) -> QPoint:
    index = dialog.model.index(titles(dialog).index(title), column)
    return dialog.table.visualRect(index).center()


def click(dialog: SavedGamesDialog, qtbot: QtBot, title: str) -> None:
    qtbot.mouseClick(dialog.table.viewport(), LEFT, pos=cell(dialog, title))


def chosen(dialog: SavedGamesDialog) -> list[str]:
    return [entry.title for entry in dialog.table.selected()]


# --- the list ---------------------------------------------------------------------------------------------


def test_a_row_says_what_was_played_by_whom_and_how_it_went(dialog: SavedGamesDialog) -> None:
    rows = [[str(dialog.model.index(row, column).data()) for column in Column] for row in range(3)]
    assert rows[0][:3] == ["Sunday", "Ra – Classic", "You, Nefer, Khufu"]
    assert rows[0][4] == "–"
    assert rows[1][1:4] == ["Ra – Solar boat", "You, Nefer", "Finished"]
    assert rows[1][4].split(" · ")[0] in ("Won", "2nd")
    assert rows[2][4] == "Damaged"
    assert all(row[5] for row in rows)


def test_a_click_on_a_heading_sorts(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    header = dialog.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(Column.NAME) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert titles(dialog) == ["Broken", "Duel", "Sunday"]
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert titles(dialog) == ["Sunday", "Duel", "Broken"]
    assert chosen(dialog) == ["Sunday"]


@pytest.mark.parametrize(
    ("words", "results"),
    [
        ("sun", ["Sunday"]), ("nefer", ["Sunday", "Duel"]), ("SOLAR", ["Duel"]), ("expert", ["Sunday"]),
        ("nefer finished", ["Duel"]), ("the builder", ["Sunday", "Duel"]),
    ],
)  # fmt: skip
def test_typing_searches_names_players_levels_and_games(
    dialog: SavedGamesDialog, qtbot: QtBot, words: str, results: list[str]
) -> None:
    qtbot.keyClicks(dialog.filter.search, words)
    assert titles(dialog) == results
    assert str(len(results)) in dialog.status.text()


def test_rule_set_and_state_can_be_chosen(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    dialog.filter.state.setFocus()
    for expected in (["Sunday"], ["Duel"], ["Broken"]):
        qtbot.keyClick(dialog.filter.state, Qt.Key.Key_Down)
        assert titles(dialog) == expected
    qtbot.keyClick(dialog.filter.state, Qt.Key.Key_Home)
    dialog.filter.ruleset.setCurrentIndex(dialog.filter.ruleset.findData("boat"))
    assert titles(dialog) == ["Duel"]


def test_what_is_not_found_is_said_and_undone_by_a_button(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.filter.search, "chess")
    assert dialog.empty.isVisible()
    assert dialog.empty.title.text() == "No matching games"
    qtbot.mouseClick(dialog.empty.button, LEFT)
    assert dialog.table.isVisible()
    assert len(titles(dialog)) == 3


def test_the_selection_survives_a_search(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Duel")
    qtbot.keyClicks(dialog.filter.search, "nefer")
    assert chosen(dialog) == ["Duel"]
    dialog.filter.search.clear()
    assert chosen(dialog) == ["Duel"]


def test_without_games_the_window_says_what_to_do(opened: Callable[[], SavedGamesDialog]) -> None:
    dialog = opened()
    assert dialog.empty.isVisible()
    assert dialog.empty.title.text() == "No saved games yet"
    assert not dialog.preview.isVisible()
    assert not dialog.open_button.isEnabled()


# --- looking ----------------------------------------------------------------------------------------------


def test_the_table_of_the_selected_game_is_shown(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: dialog.preview.picture._shown is not None)
    assert dialog.preview.title.text() == "Sunday"
    assert "Ra – Classic" in dialog.preview.about.text()
    picture = dialog.preview.picture.grab().toImage()
    places = [(x, y) for x in range(0, picture.width(), 9) for y in range(0, picture.height(), 9)]
    colours = {picture.pixelColor(x, y).rgb() for x, y in places}
    assert len(colours) > 40


def test_a_picture_is_painted_once(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: dialog.preview.picture._shown is not None)
    click(dialog, qtbot, "Duel")
    assert dialog.preview.picture._shown is None
    qtbot.waitUntil(lambda: dialog.preview.picture._shown is not None)
    assert any(dialog.preview.picture._scene.view.auction_track)  # the last lot, not an empty table
    with qtbot.assertNotEmitted(dialog.service.previewed):
        click(dialog, qtbot, "Sunday")
        assert dialog.preview.picture._shown is not None


def test_a_damaged_file_says_what_is_wrong(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Broken")
    assert "damaged" in dialog.preview.fault.text()
    assert "ruleset" in dialog.preview.fault.text()
    assert not dialog.open_button.isEnabled()
    assert dialog.delete_button.isEnabled()


def test_no_file_makes_the_window_wider(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    width = dialog.width()
    for name, reason in (("W" * 200, ""), ("Fault", "W" * 200)):
        entry = dialog.model.entries[0]
        fault = Fault("damaged", reason, "W" * 200) if reason else None
        entry = msgspec.structs.replace(entry, name=f"{name}.ra-game", fault=fault)
        dialog.preview.show_entry(entry)
        QApplication.processEvents()
        assert dialog.minimumSizeHint().width() <= width
        assert dialog.width() == width


def test_take_backs_are_marked(games: Path, opened: Callable[[], SavedGamesDialog], qtbot: QtBot) -> None:
    saved = load_file(games / "Sunday.ra-game")
    saved.game.go_to(40, seed=1)
    saved.game.play(saved.game.state.legal_actions()[-1])
    save_file(games / "Sunday.ra-game", saved)
    dialog = opened()
    assert dialog.preview.mark.isVisible()
    qtbot.keyClicks(dialog.filter.search, "take-backs")
    assert titles(dialog) == ["Sunday"]


def test_a_game_that_was_not_dealt_is_marked(games: Path, opened: Callable[[], SavedGamesDialog], qtbot: QtBot) -> None:
    saved = load_file(games / "Sunday.ra-game")
    seats = saved.seats
    game = Game("classic", len(seats), bag=["nile", "gold", "ra"])
    save_file(games / "Sunday.ra-game", SavedGame(game, seats))
    dialog = opened()
    qtbot.keyClicks(dialog.filter.search, "not dealt")
    assert titles(dialog) == ["Sunday"]
    dialog.preview.show_entry(dialog.model.entry(dialog.model.index(0, 0)))
    assert dialog.preview.mark.text() == "Not dealt according to the rules"
    assert not dialog.grab().isNull()


PERSON, BOT, OTHER = Seat("You", "lapis"), Seat("Nefer", "ochre", "skilled"), Seat("Ben", "carnelian")


@pytest.mark.parametrize(
    ("seats", "facts", "seen"),
    [
        ((PERSON, BOT), {}, (30, None)),
        ((PERSON, OTHER), {}, (None, None)),
        ((BOT, BOT), {}, (None, None)),
        ((PERSON, OTHER), {"open_fame": True}, (30, 20)),
        ((PERSON, OTHER), {"is_over": True, "ranking": (0, 1)}, (30, 20)),
    ],
)
def test_fame_that_lies_face_down_is_not_given_away(
    seats: tuple[Seat, ...], facts: dict[str, bool], seen: tuple[int | None, ...]
) -> None:
    entry = Entry(name="x", size=1, modified=1, depth="examined", seats=seats, fame=(30, 20), epoch=2, **facts)
    assert game_words.fame_seen(entry) == seen


def test_whoever_has_won_stands_first_in_a_frame_of_the_own_colour(keep, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry(
        name="x", size=1, modified=1, depth="examined", is_over=True, seats=(PERSON, BOT), fame=(20, 30), ranking=(1, 0)
    )  # fmt: skip
    lines = keep(SeatLines(), 300, 160)
    lines.show_entry(entry)
    painted = []
    paint = SeatLines._paint_seat

    def watch(self, painter, line, seat, fame, *, leads):
        painted.append((seat, fame, leads))
        paint(self, painter, line, seat, fame, leads=leads)

    monkeypatch.setattr(SeatLines, "_paint_seat", watch)
    lines.grab()
    assert painted == [(1, 30, True), (0, 20, False)]


@pytest.mark.parametrize(
    ("seats", "ranking", "text"),
    [
        ((PERSON, BOT), (0, 1), "1st · 30"),
        ((PERSON, BOT), (1, 0), "2nd · 30"),
        ((PERSON, BOT, BOT), (1, 2, 0), "3rd · 30"),
        ((PERSON, OTHER), (1, 0), "Ben won · 20"),
        ((BOT, BOT), (0, 1), "Nefer won · 30"),
    ],
)
def test_results_in_words(seats: tuple[Seat, ...], ranking: tuple[int, ...], text: str) -> None:
    entry = Entry(
        name="x", size=1, modified=1, depth="examined", is_over=True, seats=seats, fame=(30, 20, 10), ranking=ranking
    )
    assert game_words.result_text(entry) == text


@pytest.mark.parametrize("kind", ["damaged", "foreign", "newer", "rules", "read", "of tomorrow"])
def test_every_fault_has_a_word(kind: str) -> None:
    entry = Entry(name="x", size=1, modified=1, depth="examined", fault=Fault(kind, "x"))
    assert game_words.result_text(entry).strip(" –…")
    assert game_words.epoch_text(entry) == "–"


def test_a_small_board_is_beside_each_name_that_has_room(dialog: SavedGamesDialog, monkeypatch) -> None:
    shown = []
    monkeypatch.setattr(
        game_table, "thumbnail", lambda glimpse, *size: shown.append(glimpse) or thumbnail(glimpse, *size)
    )
    whole = [
        entry.glimpse for row in range(3) if (entry := dialog.model.entry(dialog.model.index(row, 0))).fault is None
    ]
    dialog.table.setColumnWidth(Column.NAME, 300)
    dialog.table.viewport().grab()
    assert shown == whole
    assert len(whole) == 2
    shown.clear()
    dialog.table.setColumnWidth(Column.NAME, 150)
    dialog.table.viewport().grab()
    assert shown == []


@pytest.mark.parametrize("width", [916, 1024, 1200, 1400])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_game_that_nobody_has_named_shows_its_date_and_time(
    dialog: SavedGamesDialog, monkeypatch: pytest.MonkeyPatch, width: int, scale: float
) -> None:
    boards: list[object] = []
    monkeypatch.setattr(
        game_table, "thumbnail", lambda glimpse, *size: boards.append(glimpse) or thumbnail(glimpse, *size)
    )
    font = dialog.table.font()
    font.setPixelSize(round(QFontInfo(font).pixelSize() * scale))
    dialog.table.setFont(font)
    dialog.resize(width, 700)
    QApplication.sendPostedEvents()
    dialog.table._share_width()
    dialog.table.viewport().grab()
    board = game_table._WIDE if boards else 0
    name = dialog.table.fontMetrics().horizontalAdvance("03-03-2025 19:00")
    assert dialog.table.columnWidth(Column.NAME) - board - 22 >= name


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_usual_names_are_whole_in_the_smallest_window(players: int, opened: Callable[[], SavedGamesDialog]) -> None:
    names = ("Nefertari", "Khufu", "Tiye", "Senusret", "You")[-players:]
    sitters = [Seat(name, "lapis", None if name == "You" else "skilled") for name in names]
    dialog = opened()
    dialog.resize(916, 616)  # the smallest window leaves that
    dialog.pages.setCurrentWidget(dialog.table)
    QApplication.sendPostedEvents()
    width = dialog.table.columnWidth(Column.PLAYERS)
    cell = QRectF(0, 0, width, dialog.table.verticalHeader().defaultSectionSize())
    spots = lay_players(cell, sitters)
    assert [spot.words for spot in spots] == list(names)
    assert all(cell.contains(spot.room) for spot in spots)
    for one, other in pairwise(spots):
        assert not one.room.intersects(other.room)


def test_names_in_two_lines_are_as_large_as_the_user_wants_text_and_the_row_allows(qapp) -> None:
    sitters = [Seat(name, "lapis") for name in ("Nefertari", "Khufu", "Senusret")]
    set_text_scale(1.5)
    (small, *_), (large, *_) = (lay_players(QRectF(0, 0, 240, height), sitters) for height in (34, 51))
    set_text_scale(1.0)
    assert (large.radius, large.font.pixelSize()) == (1.5 * small.radius, 1.5 * small.font.pixelSize()) == (12, 21)


def test_a_name_without_room_leaves_its_face() -> None:
    sitters = [Seat("Wilhelmina von Memphis I", "lapis")] * 5
    spots = lay_players(QRectF(0, 0, 130, 38), sitters)
    assert {spot.words for spot in spots} == {""}
    assert len({(spot.disc.x(), spot.disc.y()) for spot in spots}) == 5


def test_nobody_needs_more_room_than_there_is() -> None:
    assert shared([40, 40, 40], 200) == [40, 40, 40]
    assert shared([100, 20, 100], 120) == [50, 20, 50]
    assert shared([100, 100], 0) == [0, 0]
    assert shared([100], -5) == [0]
    assert shared([], 100) == []


# --- opening ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["key", "button", "double click"])
def test_a_game_is_opened(dialog: SavedGamesDialog, games: Path, qtbot: QtBot, way: str) -> None:
    click(dialog, qtbot, "Duel")
    with qtbot.waitSignal(dialog.game_actions.open_wanted) as expected:
        if way == "key":
            qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
        elif way == "button":
            qtbot.mouseClick(dialog.open_button, LEFT)
        else:
            qtbot.mouseDClick(dialog.table.viewport(), LEFT, pos=cell(dialog, "Duel"))
    assert expected.args == [games / "Duel.ra-game"]
    assert not dialog.isVisible()


def test_a_damaged_file_is_not_opened(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Broken")
    with qtbot.assertNotEmitted(dialog.game_actions.open_wanted):
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
        qtbot.mouseDClick(dialog.table.viewport(), LEFT, pos=cell(dialog, "Broken"))
    assert dialog.isVisible()


def test_all_goes_by_keys(dialog: SavedGamesDialog, games: Path, qtbot: QtBot) -> None:
    assert dialog.filter.search.hasFocus()
    qtbot.keyClicks(dialog.filter.search, "nefer")
    qtbot.keyClick(dialog.filter.search, Qt.Key.Key_Down)
    assert dialog.table.hasFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    assert chosen(dialog) == ["Duel"]
    qtbot.keyClick(dialog.table, Qt.Key.Key_Home)
    assert chosen(dialog) == ["Sunday"]
    qtbot.keyClick(dialog.table, Qt.Key.Key_End)
    with qtbot.waitSignal(dialog.game_actions.open_wanted) as expected:
        qtbot.keyClick(dialog.table, Qt.Key.Key_Enter)
    assert expected.args == [games / "Duel.ra-game"]


def test_escape_ends_the_search_and_then_closes(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.filter.search, "sun")
    qtbot.keyClick(dialog.filter.search, Qt.Key.Key_Escape)
    assert dialog.filter.search.text() == ""
    assert dialog.isVisible()
    qtbot.keyClick(dialog.filter.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_ctrl_f_goes_to_the_search(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.filter.search.hasFocus()


def test_f5_looks_again(dialog: SavedGamesDialog, games: Path, qtbot: QtBot) -> None:
    save_file(games / "New.ra-game", saved_game())
    qtbot.keyClick(dialog, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: "New" in titles(dialog))
    assert chosen(dialog) == ["Sunday"]


# --- renaming and deleting -------------------------------------------------------------------------------------


def rename(dialog: SavedGamesDialog, qtbot: QtBot, text: str) -> None:
    """Type another name into the list."""
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor is not dialog.filter.search
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_game_is_renamed_in_the_list(dialog: SavedGamesDialog, games: Path, qtbot: QtBot, way: str) -> None:
    click(dialog, qtbot, "Sunday")
    with qtbot.waitSignal(dialog.service.renamed) as text:
        if way == "key":
            qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
        else:
            qtbot.mouseClick(dialog.rename_button, LEFT)
        rename(dialog, qtbot, "Monday")
    assert text.args == [games / "Sunday.ra-game", games / "Monday.ra-game"]
    assert titles(dialog)[0] == "Monday"
    assert chosen(dialog) == ["Monday"]
    load_file(games / "Monday.ra-game")


def test_a_name_that_is_taken_is_refused_calmly(dialog: SavedGamesDialog, games: Path, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Sunday")
    qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
    rename(dialog, qtbot, "Duel")
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None)
    assert dialog.game_actions.question is not None
    assert dialog.game_actions.question.text() == "The name is taken"
    dialog.game_actions.question.close()
    assert titles(dialog) == ["Sunday", "Duel", "Broken"]


@pytest.fixture
def trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A trash of the test's own."""
    trash = tmp_path / "trash"
    trash.mkdir()
    monkeypatch.setattr(library, "to_trash", lambda path: (True, Path(shutil.move(path, trash))))
    return trash


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_game_goes_to_the_trash_and_the_next_is_selected(
    dialog: SavedGamesDialog, trash: Path, qtbot: QtBot, way: str
) -> None:
    click(dialog, qtbot, "Duel")
    with qtbot.waitSignal(dialog.game_actions.removed):
        if way == "key":
            qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
        else:
            qtbot.mouseClick(dialog.delete_button, LEFT)
    assert titles(dialog) == ["Sunday", "Broken"]
    assert chosen(dialog) == ["Broken"]
    load_file(trash / "Duel.ra-game")
    assert dialog.game_actions.question is None


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_game_comes_back_from_the_trash(dialog: SavedGamesDialog, trash: Path, qtbot: QtBot, way: str) -> None:
    click(dialog, qtbot, "Duel")
    assert dialog.undo_button.isHidden()
    with qtbot.waitSignal(dialog.game_actions.removed):
        qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(dialog.undo_button.isVisible)
    assert dialog.status.text().startswith("1 game")  # the singular is in the file of the language
    with qtbot.waitSignal(dialog.service.restored):
        if way == "key":
            qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            qtbot.mouseClick(dialog.undo_button, LEFT)
    assert titles(dialog) == ["Sunday", "Duel", "Broken"]
    assert chosen(dialog) == ["Duel"]
    assert dialog.undo_button.isHidden()
    assert not list(trash.iterdir())


def test_several_games_go_at_once(dialog: SavedGamesDialog, trash: Path, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Sunday")
    qtbot.mouseClick(dialog.table.viewport(), LEFT, Qt.KeyboardModifier.ControlModifier, pos=cell(dialog, "Broken"))
    assert not dialog.open_button.isEnabled()
    assert "2 selected" in dialog.status.text()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(dialog) == ["Duel"])
    assert len(list(trash.iterdir())) == 2


@pytest.mark.parametrize("answer", ["delete", "keep", "escape"])
def test_without_a_trash_it_asks_first(
    dialog: SavedGamesDialog, games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(library, "to_trash", lambda path: (False, None))
    click(dialog, qtbot, "Duel")
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None and dialog.game_actions.question.isVisible())
    assert dialog.game_actions.question is not None
    assert "Duel" in dialog.game_actions.question.text()
    assert (games / "Duel.ra-game").exists()
    if answer == "escape":
        qtbot.keyClick(dialog.game_actions.question, Qt.Key.Key_Escape)
    else:
        words = {"delete": "Delete", "keep": "Keep"}[answer]
        button = next(button for button in dialog.game_actions.question.buttons() if button.text() == words)
        qtbot.mouseClick(button, LEFT)
    if answer == "delete":
        qtbot.waitUntil(lambda: titles(dialog) == ["Sunday", "Broken"])
    assert (games / "Duel.ra-game").exists() == (answer != "delete")
    assert dialog.game_actions.question is None


def test_of_games_that_could_not_be_deleted_nothing_but_that_is_said(dialog: SavedGamesDialog) -> None:
    before = dialog.status.text()
    dialog.service.removed.emit(library.Removed((), (), (("Duel", Fault("delete", "busy")),), True, ()))
    assert dialog.game_actions.question is not None
    assert dialog.game_actions.question.informativeText().startswith("Duel: ")
    assert dialog.status.text() == before
    dialog.game_actions.question.close()


# --- in and out -------------------------------------------------------------------------------------------


def drag_enter(dialog: SavedGamesDialog, mime: QMimeData) -> QDragEnterEvent:
    """The event for *mime* dragged over the middle of the window."""
    place = dialog.rect().center()
    # Qt 6.12 deprecates whole pixels; older versions know nothing else.
    point: Any = QPointF(place) if PySide6.__version_info__ >= (6, 12) else place
    return QDragEnterEvent(point, Qt.DropAction.CopyAction, mime, LEFT, NO_KEYS)


def drop(dialog: SavedGamesDialog, *files: Path) -> bool:
    """Drag *files* over the window and drop them; whether they were taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    enter = drag_enter(dialog, mime)
    QApplication.sendEvent(dialog, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(dialog.rect().center()), Qt.DropAction.CopyAction, mime, LEFT, NO_KEYS)
    QApplication.sendEvent(dialog, event)
    return event.isAccepted()


def test_dropped_games_come_in_and_are_selected(
    dialog: SavedGamesDialog, games: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    save_file(tmp_path / "stick" / "Guest.ra-game", saved_game())
    with qtbot.waitSignal(dialog.service.imported):
        assert drop(dialog, tmp_path / "stick" / "Guest.ra-game")
    assert chosen(dialog) == ["Guest"]
    assert (games / "Guest.ra-game").exists()
    assert (tmp_path / "stick" / "Guest.ra-game").exists()


@pytest.mark.parametrize(("count", "named"), [(1, 1), (5, 5), (7, 6)])
def test_what_cannot_come_in_is_told_with_the_reason(
    dialog: SavedGamesDialog, games: Path, qtbot: QtBot, tmp_path: Path, count: int, named: int
) -> None:
    files = [tmp_path / f"notes {number}.txt" for number in range(count)]
    for file in files:
        file.write_text("no game")
    assert drop(dialog, *files)
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None)
    assert dialog.game_actions.question is not None
    lines = dialog.game_actions.question.informativeText().splitlines()
    assert len(lines) == named
    assert lines[0].startswith("notes 0.txt")
    assert lines[-1] == "and 2 more" if count > 5 else lines[-1].startswith(files[-1].name)
    dialog.game_actions.question.close()
    assert len(titles(dialog)) == 3


def test_text_is_not_taken_for_files(dialog: SavedGamesDialog) -> None:
    mime = QMimeData()
    mime.setText("no file")
    enter = drag_enter(dialog, mime)
    enter.ignore()
    QApplication.sendEvent(dialog, enter)
    assert not enter.isAccepted()


def test_files_are_imported_by_the_button(
    dialog: SavedGamesDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "Guest.ra-game"
    save_file(source, saved_game())
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", staticmethod(lambda *_: ([str(source)], "")))
    with qtbot.waitSignal(dialog.service.imported):
        qtbot.mouseClick(dialog.import_button, LEFT)
    assert "Guest" in titles(dialog)


@pytest.mark.parametrize("name", ["Out", "Out.ra-game"])
def test_a_game_is_exported(
    dialog: SavedGamesDialog, games: Path, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / name), "")))
    click(dialog, qtbot, "Duel")
    qtbot.mouseClick(dialog.export_button, LEFT)
    assert (tmp_path / "Out.ra-game").read_bytes() == (games / "Duel.ra-game").read_bytes()


# --- the window -------------------------------------------------------------------------------------------


def test_closing_does_not_wait_for_the_reading(games: Path, qtbot: QtBot, keep) -> None:
    save_file(games / "Long.ra-game", SavedGame(random_game("classic", 3, 7), SEATS, Options()))
    for number in range(300):
        shutil.copy(games / "Long.ra-game", games / f"{number}.ra-game")
    dialog = keep(SavedGamesDialog())
    dialog.filter.search.setText("1")
    assert dialog.pages.currentWidget() is dialog.table, "that there are none is said when they have been listed"
    dialog.show()
    qtbot.waitUntil(lambda: dialog.model.count == 304)
    began = time.perf_counter()
    dialog.close()
    assert time.perf_counter() - began < 0.5


def test_a_folder_that_cannot_be_read_is_told(qtbot: QtBot, opened: Callable[[], SavedGamesDialog]) -> None:
    paths.data_dir().mkdir(parents=True)
    paths.saves_dir().write_text("in the way")
    dialog = opened()
    qtbot.waitUntil(lambda: bool(dialog.empty.title.text()))
    assert dialog.empty.isVisible()
    assert dialog.empty.title.text() == "The saved games couldn’t be listed"
    assert dialog.empty.line.text().startswith(f"The folder “{paths.saves_dir().name}” can’t be read: ")
    assert dialog.game_actions.question is None
    paths.saves_dir().unlink()
    dialog.service.refresh()
    qtbot.waitUntil(lambda: dialog.empty.title.text() == "No saved games yet")


def test_a_subfolder_that_cannot_be_read_is_told_beside_the_list_of_the_others(
    qtbot: QtBot, folder: Path, opened: Callable[[], SavedGamesDialog]
) -> None:
    save_file(folder / "One.ra-game", saved_game())
    (folder / "finished").write_text("a file in place of the folder")
    dialog = opened()
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None)
    assert dialog.game_actions.question is not None
    assert dialog.game_actions.question.text() == "Some saved games aren’t listed"
    assert dialog.game_actions.question.informativeText().startswith("The folder “finished” can’t be read: ")
    assert [entry.name for entry in dialog.model.entries] == ["One.ra-game"]
    dialog.game_actions.question.close()


def test_a_list_that_fails_as_nobody_expected_is_told_calmly(
    qtbot: QtBot, opened: Callable[[], SavedGamesDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(self: Index) -> list[Entry]:
        raise RuntimeError("nonsense")

    monkeypatch.setattr(Index, "files", breaks)
    dialog = opened()
    qtbot.waitUntil(lambda: bool(dialog.empty.title.text()))
    assert dialog.empty.title.text() == "The saved games couldn’t be listed"
    assert "unexpected error" in dialog.empty.line.text()


def test_a_preview_that_fails_as_nobody_expected_is_told_in_its_place(
    qtbot: QtBot, games: Path, opened: Callable[[], SavedGamesDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(path: Path) -> SavedGame:
        raise RuntimeError("nonsense")

    dialog = opened()
    qtbot.waitUntil(lambda: dialog.preview.entry is not None)
    monkeypatch.setattr("ra_desktop.app.library.load_file", breaks)
    dialog.preview.picture.clear()
    dialog.service.preview(dialog.table.selected()[0])
    qtbot.waitUntil(lambda: "unexpected error" in dialog.preview.fault.text())


# --- two thousand games -----------------------------------------------------------------------------------

MANY = 2_000
LONGEST_WAIT = 0.3
LONGEST_STOP = 0.05
"""Seconds that this process was at work: what else the machine does meanwhile does not count."""
TRIES = 8


class Heartbeat:
    """Beats every few milliseconds in the window's thread, and remembers the longest pause.

    By the time that the process was at work, that is the longest time for which the window was kept from its events, be
    it by its own thread or by another that kept Python to itself.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.process_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(4)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        self._last = time.process_time()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _beat(self) -> None:
        now = time.process_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two thousand games, from begun to finished."""
    folder = tmp_path_factory.mktemp("many")
    files = []
    for number in range(12):
        files.append(folder / f"Evening {number}.ra-game")
        most = (20, 60, 100, 1000)[number % 4]
        save_file(files[-1], SavedGame(random_game("classic", 3, number, most), SEATS, started=STARTED))
    for number in range(12, MANY):
        (folder / f"Evening {number}.ra-game").write_bytes(files[number % 12].read_bytes())
    return folder


def open_many(many: Path, qtbot: QtBot) -> tuple[float, float]:
    """Seconds until all games are listed, and the longest stop of the window from then on."""
    heart = Heartbeat()
    began = time.process_time()
    dialog = SavedGamesDialog(folder=many)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.model.rowCount() == MANY, timeout=30_000)
    listed = time.process_time() - began
    heart.start()
    qtbot.waitUntil(lambda: sum(entry.is_examined for entry in dialog.model.entries) > 150, timeout=60_000)
    qtbot.waitUntil(lambda: dialog.preview.picture._shown is not None)
    heart.stop()
    dialog.close()
    return listed, heart.longest


@pytest.mark.benchmark
def test_two_thousand_games_are_listed_at_once_and_never_stop_the_window(many: Path, qtbot: QtBot) -> None:
    waits, stops = [], []
    for _ in range(TRIES):
        paths.history_path().unlink(missing_ok=True)
        wait, stop = open_many(many, qtbot)
        waits.append(wait)
        stops.append(stop)
        if min(waits) < LONGEST_WAIT and min(stops) < LONGEST_STOP:
            break
    assert min(waits) < LONGEST_WAIT
    assert min(stops) < LONGEST_STOP


def test_a_resize_measures_the_rows_near_those_in_sight_only(
    many: Path, qtbot: QtBot, put_up, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = set()
    data = LibraryModel.data

    def counted(self: LibraryModel, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        measured.add(index.row())
        return data(self, index, role)

    monkeypatch.setattr(LibraryModel, "data", counted)
    dialog = put_up(SavedGamesDialog(folder=many))
    qtbot.waitUntil(lambda: dialog.model.rowCount() == MANY)
    dialog.table.setColumnWidth(Column.DATE, 1)
    measured.clear()
    dialog.table.resizeEvent(QResizeEvent(dialog.table.size(), QSize()))
    assert 20 < len(measured) < 200
    assert dialog.table.columnWidth(Column.DATE) >= dialog.table.sizeHintForColumn(Column.DATE) > 1
    dialog.close()
