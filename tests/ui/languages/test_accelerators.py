"""In every language a letter with Alt means one thing in a menu, and one in a dialog."""

from __future__ import annotations

import re
from collections import defaultdict
from string import ascii_lowercase
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QTabBar, QWidget

from ra_desktop.app.settings import Settings
from ra_desktop.ui.system import languages
from tests.sampling import NIGHTLY
from tests.ui import gallery
from tests.ui.windows import renewed, window_of

from .screens import SCREENS, Stage, keep_games, settle

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

    from ra_desktop.ui.shell.main_window import MainWindow

POSITIONS = ("turn", "priests", "priests-side")
DIALOGS = ("new game", "saved games", "statistics 0", "rules", "preferences", "about")


@pytest.fixture
def windows(qapp: QApplication, ra_home) -> Iterator[list[MainWindow]]:
    settings = Settings()
    settings.speed = "instant"
    result = renewed(window_of(None, qapp, settings))
    result[-1].show()
    yield result
    result[-1].close()
    result.pop().deleteLater()
    settle()


def letter(text: str) -> str:
    """The letter after ``&``, or nothing."""
    result = re.search(r"&([^&\s])", text.partition("\t")[0])
    return result[1].lower() if result else ""


def doubled(texts: Iterable[str], skipped: Collection[str] = ()) -> list[list[str]]:
    """Those of the texts that have the same letter."""
    by_letter = defaultdict(list)
    for text in dict.fromkeys(texts):
        if text not in skipped:
            by_letter[letter(text)].append(text)
    return [same for key, same in by_letter.items() if key and len(same) > 1]


def free(texts: Iterable[str]) -> str:
    """The letters of the English alphabet that none of the texts has after ``&``."""
    return "".join(sorted(set(ascii_lowercase) - {letter(text) for text in texts}))


def menus(menu: QMenu | QMenuBar) -> Iterator[list[str]]:
    """The texts of each menu."""
    actions = [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    yield [action.text() for action in actions]
    for action in actions:
        if (submenu := action.menu()) is not None:
            submenu.aboutToShow.emit()  # some are filled when they open
            yield from menus(submenu)


def dialog_texts(dialog: QWidget) -> list[str]:
    texts = []
    for widget in dialog.findChildren(QWidget):
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            texts.append(widget.text())
        elif isinstance(widget, QGroupBox):
            texts.append(widget.title())
        elif isinstance(widget, QTabBar):
            texts += [widget.tabText(tab) for tab in range(widget.count())]
    return texts


def places(
    window: MainWindow, positions: Iterable[str] = POSITIONS, dialogs: Iterable[str] = DIALOGS
) -> Iterator[list[str]]:
    """The texts of every place where a letter may mean only one thing."""
    for position in positions:
        gallery.hang(window, position)
        settle()
        window.commands.refresh()
        yield from menus(window.menuBar())
    stage = Stage(window)
    for name in dialogs:
        yield dialog_texts(SCREENS[name](stage))
        stage.clear()


def test_no_letter_means_two_things(windows: list[MainWindow]) -> None:
    keep_games()
    english = list(places(windows[-1]))
    clashes = [f"{same}; free there: {free(texts)}" for texts in english for same in doubled(texts)]
    assert not clashes, "\n".join(["choose another letter, or leave & out:", *dict.fromkeys(clashes)])
    results: dict[str, list[list[str]]] = {}
    untranslated = {text for texts in english for text in texts}
    for number, language in enumerate(languages.available()[1:]):
        windows[-1].settings.language = language
        windows[-1].setUpdatesEnabled(False)
        settle()
        seen = (POSITIONS, DIALOGS) if NIGHTLY else (POSITIONS[number % 3 :][:1], DIALOGS[number % 3 :: 3])
        results[language] = [same for texts in places(windows[-1], *seen) for same in doubled(texts, untranslated)]
    assert {language: same for language, same in results.items() if same} == {}


def test_a_letter_that_means_two_things_is_found() -> None:
    assert doubled(["&Save", "&Open", "Save &as", "&Start"]) == [["&Save", "&Start"]]
    assert doubled(["Save", "Start", "A && B"]) == []
    assert free(["&Save", "Save &as", "Start"]) == "bcdefghijklmnopqrtuvwxyz"
