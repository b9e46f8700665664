"""What files and people say is shown as it is: no picture that a name mentions is ever opened, and no link is alive.

Every window is opened on games whose players, characters and file names look like rich text, and every widget, cell and
point of the board is asked for its tooltip. A watch of the system on the file that the names mention tells whether Qt
has opened it.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import sys
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.storage import SavedGame, Seat, encode, paths, save_file
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.shell.main_window import MainWindow
from tests.engine.golden import late_game, whole_game
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QMenu
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="watches a file by inotify")

CANARY = "canary.png"
PICTURE, LINK = f"<img src={CANARY}>", f"<a href={CANARY}>x"
SEATS = (Seat(PICTURE, "lapis"), Seat(LINK, "carnelian", PICTURE, PICTURE), Seat(f"{PICTURE}!", "ochre", "novice"))
IN_OPEN = 0x20
STEP = 60 if NIGHTLY else 110
"""Pixels between the points at which a widget is asked for its tooltip."""


class Watch:
    """Tells whether a file has been opened."""

    def __init__(self, path: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._queue = self._libc.inotify_init1(os.O_NONBLOCK)
        assert self._libc.inotify_add_watch(self._queue, os.fsencode(path), IN_OPEN) >= 0

    def has_opened(self) -> bool:
        try:
            return bool(os.read(self._queue, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._queue)


@pytest.fixture
def canary(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """The picture that the names mention, in the folder from which Qt would read it."""
    monkeypatch.chdir(tmp_path)
    picture = QPixmap(4, 4)
    picture.fill(Qt.GlobalColor.red)
    picture.save(str(tmp_path / CANARY))
    watch = Watch(tmp_path / CANARY)
    yield watch
    QToolTip.hideText()
    watch.close()


@pytest.fixture
def window(qapp: QApplication, put_up, canary: Watch) -> Iterator[MainWindow]:
    settings = Settings()
    settings.speed = "instant"
    themes = ThemeManager(qapp)
    themes.apply(qapp)
    made = put_up(MainWindow(settings, themes), 1300, 820)
    made.furnish(Session())
    yield made
    made.close()


def saved(name: str, game, seats=SEATS) -> Path:
    path = paths.saves_dir() / f"{name}.ra-game"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(path, SavedGame(game, seats, started="2025-03-21T19:30:00+01:00"))
    return path


def refused(name: str) -> Path:
    """A file with a tile that no game has."""
    content = json.loads(encode(SavedGame(late_game("classic", 3, 30), SEATS, started="2025-03-21T19:30:00+01:00")))
    content["bag"][0] = PICTURE
    path = paths.saves_dir() / f"{name}.ra-game"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def hover_all(canary: Watch) -> int:
    """Ask everything that is to be seen for its tooltip; how many tooltips mention the canary."""
    mentioned = 0
    for widget in QApplication.allWidgets():
        if not shiboken6.isValid(widget) or not widget.isVisible() or widget.inherits("QTipLabel"):
            continue
        check(widget)
        points = [QPoint(x, y) for x in range(6, widget.width(), STEP) for y in range(6, widget.height(), STEP)]
        if widget.window() is widget:
            points = points[:1]  # what is on it is asked by itself
        for point in points:
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))
            text = QToolTip.text()
            assert not (CANARY in text and ("<img" in text or "<a " in text)), (widget, text)
            mentioned += CANARY in text
            QToolTip.hideText()
    QApplication.processEvents()
    assert not canary.has_opened()
    return mentioned


def check(widget: QWidget) -> None:
    """A label says what mentions the canary as plain text, or escaped."""
    if isinstance(widget, QLabel) and CANARY in widget.text():
        is_rich = widget.textFormat() == Qt.TextFormat.RichText or (
            widget.textFormat() == Qt.TextFormat.AutoText and Qt.mightBeRichText(widget.text())
        )
        assert not is_rich or "&lt;" in widget.text(), (widget.parent(), widget.text())
        assert not is_rich or ("<img" not in widget.text() and "<a " not in widget.text()), widget.text()


def hover_menu(menu: QMenu, canary: Watch) -> None:
    """Open *menu*, with the menus in it, and ask every entry for its tooltip."""
    menu.popup(QPoint(0, 0))
    hover_all(canary)
    for action in menu.actions():
        point = menu.actionGeometry(action).center()
        QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, point, menu.mapToGlobal(point)))
        assert "<img" not in QToolTip.text(), QToolTip.text()
        QToolTip.hideText()
    menu.close()
    for action in menu.actions():
        if (inner := action.menu()) is not None:
            hover_menu(inner, canary)
    assert not canary.has_opened()


def test_the_watch_sees_a_picture_that_is_shown(put_up, canary: Watch) -> None:
    """What the others rely on: in rich text, the picture is opened."""
    label = put_up(QLabel(PICTURE))
    assert (label.isVisible(), canary.has_opened()) == (True, True)


def test_a_game_at_the_table(window: MainWindow, canary: Watch, qtbot: QtBot) -> None:
    path = saved(PICTURE, late_game("classic", 3, 60))
    window.files.open_file(path)
    qtbot.waitUntil(lambda: bool(window.choices.actions), timeout=10_000)
    assert PICTURE in window.windowTitle()
    assert hover_all(canary) > 0
    for tab in range(window.side.content.tabs.count()):
        window.side.content.tabs.setCurrentIndex(tab)
        hover_all(canary)
    for name in ("open_recent", "seats"):
        hover_menu(window.commands[name].menu(), canary)
    window.commands["look_back"].trigger()
    hover_all(canary)
    window.commands["back_to_game"].trigger()
    window.pages.show_start()
    hover_all(canary)


def test_a_game_of_priests_at_the_table(window: MainWindow, canary: Watch) -> None:
    window.files.open_file(saved("Priests", late_game("priests", 3, 40)))
    assert hover_all(canary) > 0


def test_a_finished_game(window: MainWindow, canary: Watch, qtbot: QtBot) -> None:
    window.files.open_file(saved("Over", whole_game("classic", 3)))
    qtbot.waitUntil(window.table.view.ranking.isVisible, timeout=10_000)
    hover_all(canary)


def test_refused_files(window: MainWindow, canary: Watch) -> None:
    (paths.saves_dir()).mkdir(parents=True)
    for name in ("refused", PICTURE):
        window.files.open_file(refused(name))
        box = window.messages.box
        assert isinstance(box, QMessageBox)
        assert CANARY in box.text() + box.informativeText()
        hover_all(canary)
        box.close()
    window.files.receive([refused("one"), refused(LINK), paths.saves_dir() / f"{PICTURE} is gone.ra-game"])
    hover_all(canary)
    assert window.messages.box is not None
    window.messages.box.close()


def test_no_file_makes_a_message_larger_than_the_screen(window: MainWindow) -> None:
    (paths.saves_dir()).mkdir(parents=True)
    content = json.loads(encode(SavedGame(late_game("classic", 3, 30), SEATS)))
    content["suns"][0][0] = int("9" * 4_000)
    files = []
    for number in range(20):
        files.append(paths.saves_dir() / f"{number} {'W' * 220}.ra-game")
        files[-1].write_text(json.dumps(content))
    screen = window.screen().availableSize()
    for sample in (files[:1], files):
        window.files.receive(sample)
        box = window.messages.box
        assert isinstance(box, QMessageBox)
        hint = box.sizeHint()
        assert hint.width() <= 800, hint
        assert hint.height() <= screen.height() - 100, hint
        words = re.split(r"[\s\u200b]", f"{box.text()} {box.informativeText()}")
        assert max(map(len, words)) <= 45
        box.close()
    window.files.receive(files)
    assert window.messages.box is not None
    assert window.messages.box.informativeText().endswith("\n\nand 16 more")
    window.messages.box.close()


def test_what_would_end_a_message_or_turn_it_around_is_shown_as_an_escape(window: MainWindow) -> None:
    words = "hello \0 world \u202e 3"
    window.messages.say("A title", words)
    box = window.messages.box
    assert isinstance(box, QMessageBox)
    assert box.informativeText() == "hello \\x00 world \\u202e 3"
    box.close()
    window.notices.say(words)
    assert window.notices.text == "hello \\x00 world \\u202e 3"
    assert tip(words).count("\\x00") == 1


def test_a_title_and_a_menu_show_any_name_of_a_file(window: MainWindow) -> None:
    for name, title, entry in (
        ("a[*]b & c", "a[*]b & c · ", "a[*]b && c"),
        ("two\nlines\u202e", "two lines  · ", "two lines "),
        ("   ", "    · ", "   .ra-game"),
        ("w" * 200, "w" * 29 + "…" + "w" * 30 + " · ", "w" * 29 + "…" + "w" * 30),
    ):
        window.files.open_file(saved(name, late_game("classic", 3, 60)))
        shown = window.windowTitle().replace("[*][*]", "[*]")  # as Qt shows it
        assert shown.startswith(title)
        assert window.windowTitle().count("[*]") == 2 * name.count("[*]")
        menu = window.commands["open_recent"].menu()
        menu.aboutToShow.emit()
        assert menu.actions()[0].text() == entry


def test_the_saved_games(window: MainWindow, canary: Watch, qtbot: QtBot, tmp_path: Path) -> None:
    saved(PICTURE, late_game("classic", 3, 60))
    saved("Over", whole_game("boat", 3))
    refused(LINK)
    window.commands["saved_games"].trigger()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: dialog.model.count == 3 and all(entry.is_examined for entry in dialog.model.entries))
    seen = 0
    for row in range(3):
        dialog.table.choose(row)
        dialog._ask_preview()
        qtbot.waitUntil(lambda: not dialog.preview.picture._next.isActive())
        seen += hover_all(canary)
    assert seen > 0
    broken = tmp_path / f"{PICTURE}.ra-game"
    broken.write_text("{")
    dialog.service.bring_in([broken])
    qtbot.waitUntil(lambda: dialog.game_actions.question is not None)
    assert CANARY in dialog.game_actions.question.informativeText()
    hover_all(canary)
    dialog.game_actions.question.close()
    dialog.reject()


def test_the_statistics(window: MainWindow, canary: Watch, qtbot: QtBot) -> None:
    for number, name in enumerate((PICTURE, LINK)):
        kept = paths.finished_dir() / f"{number}.ra-game"
        kept.parent.mkdir(parents=True, exist_ok=True)
        seats = (Seat(name, "lapis"), *SEATS[1:])
        save_file(kept, SavedGame(whole_game("classic", 3), seats, started=f"2025-03-2{number}T19:30:00+01:00"))
    window.archive.show_statistics()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: bool(dialog.shown.games), timeout=10_000)
    for tab in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(tab)
        hover_all(canary)
    dialog.reject()


def test_a_new_game_with_such_names(window: MainWindow, canary: Watch) -> None:
    from ra_desktop.app.setup import GameSetup

    window.settings.setup = GameSetup("classic", tuple(Seat(seat.name, seat.colour) for seat in SEATS))
    window.commands["new_game"].trigger()
    hover_all(canary)
    QApplication.activeModalWidget().close()
