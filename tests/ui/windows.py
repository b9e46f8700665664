"""The window, for tests: on papyrus, in English, with bots that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

from ra_desktop.app.session import Session
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.system import languages
from tests.ui import gallery

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from ra_desktop.app.settings import Settings


def renewed(window: MainWindow) -> list[MainWindow]:
    """A list of `window`, or of the one that has taken its place in another language."""
    results: list[MainWindow] = []

    def follow(made: MainWindow) -> None:
        made.renewed.connect(follow)
        made.setUpdatesEnabled(False)  # as window_of leaves the first one
        results[:] = [made]

    follow(window)
    return results


def destroy(window: MainWindow) -> None:
    """Close a window and have it gone: whatever is set for the whole application afterwards is not set for it, too."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def window_of(qtbot: QtBot | None, qapp: QApplication, settings: Settings) -> MainWindow:
    """A furnished window that is not shown yet; without `qtbot`, whoever asks closes it."""
    languages.use(languages.SOURCE)
    themes = ThemeManager(qapp)
    themes.set_mode("papyrus")
    themes.apply(qapp)
    made = MainWindow(settings, themes)
    made.furnish(Session(gallery.waiting_bot))
    assert made.faults == []
    made.setUpdatesEnabled(False)  # only what is asked for is painted
    if qtbot is not None:
        qtbot.addWidget(made)
    return made
