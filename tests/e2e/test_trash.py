"""Deleted games lie in the trash of the desktop, as the specification of freedesktop.org wants it, or stay."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from PySide6.QtWidgets import QPushButton

from ra_desktop.app.library import LibraryService, Removed
from ra_desktop.app.models.library import Column, LibraryModel
from ra_desktop.storage import load_file, paths, save_file
from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog
from tests.storage.games import saved_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a trash in a folder of one's choice")


@pytest.fixture
def trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The trash of somebody whose home is the test's own folder."""
    home = tmp_path / "share"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return home / "Trash"


@pytest.fixture
def no_trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a file where the trash would be made."""
    (tmp_path / "share").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture
def service(qapp, ra_home) -> Iterator[LibraryService]:
    return LibraryService(LibraryModel(lambda entry, column: entry.title, lambda column: "", lambda entry: entry.title))


def put(name: str, seed: int = 7) -> Path:
    path = paths.saves_dir() / f"{name}.ra-game"
    save_file(path, saved_game(40, seed))
    return path


def remove(service: LibraryService, qtbot: QtBot, *, for_good: bool = False) -> Removed:
    with qtbot.waitSignal(service.listed):
        service.refresh()
    with qtbot.waitSignal(service.removed) as text:
        service.remove(service.model.entries, for_good=for_good)
    removed = text.args[0]
    assert isinstance(removed, Removed)
    return removed


def test_a_deleted_game_lies_in_the_trash_with_the_place_it_came_from(
    service: LibraryService, trash: Path, qtbot: QtBot
) -> None:
    path = put("Sunday at Anna’s")
    assert remove(service, qtbot).gone == (path.name,)
    assert not path.exists()
    assert load_file(trash / "files" / path.name).game.state == saved_game(40).game.state
    info = (trash / "info" / f"{path.name}.trashinfo").read_text()
    assert f"Path={path}" in unquote(info)


def test_two_games_of_one_name_are_both_in_the_trash(service: LibraryService, trash: Path, qtbot: QtBot) -> None:
    for seed in (1, 2):
        put("Sunday", seed)
        remove(service, qtbot)
    states = [load_file(path).game.state for path in (trash / "files").iterdir()]
    assert len(states) == 2
    assert all(saved_game(40, seed).game.state in states for seed in (1, 2))


def test_a_game_that_has_gone_meanwhile_is_gone(service: LibraryService, trash: Path, qtbot: QtBot) -> None:
    path = put("Sunday")
    with qtbot.waitSignal(service.listed):
        service.refresh()
    path.unlink()
    with qtbot.waitSignal(service.removed) as text:
        service.remove(service.model.entries)
    assert text.args[0].gone == (path.name,)


@pytest.fixture
def dialog(qtbot: QtBot, put_up, ra_home: Path) -> Iterator[SavedGamesDialog]:
    put("Sunday")
    made = put_up(SavedGamesDialog())
    qtbot.waitUntil(lambda: bool(made.table.selected()))
    yield made
    made.reject()


def test_what_cannot_be_deleted_at_all_is_told_once(
    dialog: SavedGamesDialog, no_trash: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk that can only be read."""
    path = paths.saves_dir() / "Sunday.ra-game"

    def refuse(self: Path, *, missing_ok: bool = False) -> None:
        raise OSError(30, "Read-only file system")

    dialog.game_actions.delete_selected()
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None)
    with monkeypatch.context() as patch:
        patch.setattr(type(path), "unlink", refuse)
        question = dialog.game_actions.question
        assert question is not None
        delete = next(button for button in question.findChildren(QPushButton) if button.text() == "Delete")
        delete.click()
        qtbot.waitUntil(
            lambda: dialog.game_actions.question is not None and dialog.game_actions.question is not question
        )
    assert dialog.game_actions.question is not None
    assert "the disk is read-only" in dialog.game_actions.question.informativeText()
    dialog.game_actions.question.reject()
    assert dialog.game_actions.question is None
    assert path.exists()
    assert dialog.model.data(dialog.model.index(0, Column.NAME)) == "Sunday"


def test_what_is_deleted_for_good_is_not_said_to_be_in_the_trash(
    dialog: SavedGamesDialog, no_trash: None, qtbot: QtBot
) -> None:
    dialog.game_actions.delete_selected()
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None)
    assert dialog.game_actions.question is not None
    next(
        button for button in dialog.game_actions.question.findChildren(QPushButton) if button.text() == "Delete"
    ).click()
    qtbot.waitUntil(lambda: dialog.model.count == 0)
    assert "trash" not in dialog.status.text()
    assert "delete" in dialog.status.text()
