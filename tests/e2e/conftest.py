"""The whole application in one window, with nothing taken away but, by day, its painting."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from ra_desktop.ai import make_bot, price
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.shell.pages import start_page, start_picture
from tests.e2e.hand import PEOPLE, Hand
from tests.sampling import NIGHTLY
from tests.ui.scenery import BOARD, painted_once

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def _scenery_is_painted_once() -> Iterator[None]:
    """One Nile for all windows that show the same of it: each opens with an empty folder, and would paint its own.

    Nor does each keep its picture for a next start: that one does is tested with real starts.
    """
    with painted_once((start_picture, "start_picture"), *BOARD), pytest.MonkeyPatch.context() as patch:
        patch.setattr(start_page, "store", lambda *_: None)
        yield


@pytest.fixture
def settings(qapp, ra_home) -> Settings:
    made = Settings()
    made.speed = "instant"
    made.hand_over = False  # several persons play in most tests; test_hand_over.py has it on
    return made


@pytest.fixture
def open_window(qtbot, settings):
    """Opens the application's window, as often as a test asks for it; another language brings another one."""
    windows = []

    def follow(made: MainWindow) -> None:
        windows[:] = [*filter(shiboken6.isValid, windows), made]
        made.renewed.connect(follow)

    def opened(bots=make_bot, slot=None) -> MainWindow:
        app = QApplication.instance()
        themes = ThemeManager(app)
        themes.set_mode("papyrus")
        themes.apply(app)
        made = MainWindow(settings, themes)
        follow(made)
        made.setUpdatesEnabled(NIGHTLY)  # painting is a fifth of the time; a test about it switches it on
        made.resize(1440, 900)
        made.show()
        session = Session(bots, slot=slot)
        session.opponents._seeds.seed(1)  # so that each test sees the same games every time
        made.furnish(session)  # after it has been seen, as the application does
        with qtbot.waitActive(made):
            made.activateWindow()
        return made

    yield opened
    for window in filter(shiboken6.isValid, windows):
        window.close()
        window.deleteLater()


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window()


@pytest.fixture
def hand(window, qtbot) -> Hand:
    return Hand(window, qtbot)


@pytest.fixture
def together(window, qtbot) -> Hand:
    """The hand of three people at one table, who have just sat down."""
    window.session.start(GameSetup("classic", PEOPLE, seed=8))
    made = Hand(window, qtbot)
    made.wait()
    return made


@pytest.fixture
def weighing_threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads that have weighed one move against another."""
    threads: list[threading.Thread] = []
    usual = price._Worlds.weigh

    def weigh(worlds: price._Worlds, *moves: Any) -> Any:
        threads.append(threading.current_thread())
        return usual(worlds, *moves)

    monkeypatch.setattr(price._Worlds, "weigh", weigh)
    price.account_of.cache_clear()
    return threads
