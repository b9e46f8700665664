"""Another language in the middle of a game: everything in sight changes at once, and back."""

from __future__ import annotations

import gc
import importlib.util
import re
import threading
import weakref
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QSpacerItem, QTabBar, QWidget

from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw
from ra_desktop.storage import Seat, load_file
from ra_desktop.ui.system import languages
from tests.e2e.hand import PEOPLE
from tests.ui import gallery
from tests.ui.lettering_check import Scribe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
_ENGLISH = re.compile(r"[aeiouyAEIOUY]")
"""Letters that the made-up language writes with accents."""
_UNTRANSLATED = re.compile(
    r"<[^>]+>|&\w+;|\b\w\b|\b(Home|End|Space|Esc|Enter|Ctrl|Alt|Left|Right|Shift|Tab|Ra Desktop)\b"
)
"""Tags, single keys and the names of keys; Qt has no catalogue for the made-up language."""
_NAMES = re.compile("|".join((*gallery.NAMES, "Nefer", "Khufu", "Tiye", "Ramose", "Meret")))


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the made-up language."""
    folder = tmp_path_factory.mktemp("translations")
    spec = importlib.util.spec_from_file_location("packaging_translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    translations = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(translations)
    translations.write_sham(folder)
    return folder


@pytest.fixture
def abroad(made_up: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program, where it also speaks the made-up language."""
    with monkeypatch.context() as patch:
        patch.setattr(languages, "translations_dir", lambda: made_up)
        languages.use(languages.SOURCE)
        yield
    languages.use(languages.SOURCE)


def _shown(window: QWidget) -> list[str]:
    """The texts of all visible widgets that Qt paints itself."""
    texts = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            texts.append(widget.text())
        elif isinstance(widget, QComboBox):
            texts += [widget.itemText(row) for row in range(widget.count())]
        elif isinstance(widget, QTabBar):
            texts += [widget.tabText(tab) for tab in range(widget.count())]
        texts += [widget.toolTip(), widget.accessibleName()]
    return texts


def _english(texts: list[str]) -> list[str]:
    """Those of the texts that are not in the made-up language."""
    bare = {text: _NAMES.sub("", _UNTRANSLATED.sub("", text)) for text in texts}
    return sorted(text for text, rest in bare.items() if _ENGLISH.search(rest))


def _everything(window: MainWindow, scribe: Scribe) -> list[str]:
    with scribe.listening(QSize(window.size())) as (painter, words):
        window.render(painter, QPoint())
        painted = [word.text for word in words]
    log = window.side.content.log
    lines = [str(log.index(row, 0).data()) for row in range(log.rowCount())]
    return [*painted, *_shown(window), *lines, window.windowTitle()]


BOTS = (Seat("Nefer", "carnelian", "novice"), Seat("Khufu", "ochre", "novice"))
POSITIONS = ("auction", "disaster", "priests-side", "priests-flip")


def renewed(window: MainWindow, qtbot: QtBot, language: str) -> MainWindow:
    """The window that takes the place of *window* in another language."""
    with qtbot.waitSignal(window.renewed) as heard:
        window.settings.language = language
    qtbot.waitUntil(lambda: not shiboken6.isValid(window))
    return heard.args[0]


@pytest.mark.parametrize("name", ["turn", pytest.param("over", marks=pytest.mark.nightly)])
def test_a_game_changes_its_language_at_once_and_back(
    open_window, qapp: QApplication, qtbot: QtBot, abroad: None, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scribe = Scribe(monkeypatch)
    window = open_window(gallery.waiting_bot)
    gallery.hang(window, name)
    qapp.processEvents()
    before = _everything(window, scribe)
    assert len(_english(before)) > 20

    window = renewed(window, qtbot, "eo")
    left = _english(_everything(window, scribe))
    for position in (*POSITIONS, name) if name == "turn" else ():
        gallery.hang(window, position)
        qapp.processEvents()
        left += _english(_everything(window, scribe))
    assert left == [], "\n".join(left)

    window = renewed(window, qtbot, "en")
    after = _everything(window, scribe)
    assert [text for text in after if "[" in text] == []
    assert set(_shown(window)) <= set(before)


@pytest.mark.parametrize("page", ["start", "learn", "puzzles"])
def test_the_same_page_is_shown_in_the_other_language(open_window, qtbot: QtBot, abroad: None, page: str) -> None:
    window = open_window(gallery.waiting_bot)
    shown = {
        "start": window.pages.show_start,
        "learn": window.lessons.show_learn,
        "puzzles": window.puzzles.show_puzzles,
    }
    shown[page]()
    window = renewed(window, qtbot, "eo")
    assert window.pages.shown == page
    assert _english(_shown(window)) == []


@pytest.mark.parametrize("tab", [0, 1])
def test_the_window_and_the_preferences_stay_where_they_are(open_window, qtbot: QtBot, abroad: None, tab: int) -> None:
    window = open_window(gallery.waiting_bot)
    window.setGeometry(40, 50, 1300, 800)
    window.settings_actions.show_preferences()
    dialog = window.settings_actions.preferences
    dialog.tabs.setCurrentIndex(tab)
    dialog.move(300, 200)
    window = renewed(window, qtbot, "eo")
    assert window.geometry() == QRect(40, 50, 1300, 800)
    dialog = window.settings_actions.preferences
    assert (dialog.pos(), dialog.tabs.currentIndex()) == (QPoint(300, 200), tab)
    assert (dialog.focusWidget() is dialog.controls["language"]) == (tab == 0)
    assert set(_english(_shown(dialog))) <= {"English", "Esperanto"}


def test_a_maximised_window_stays_maximised(open_window, qtbot: QtBot) -> None:
    window = open_window(gallery.waiting_bot)
    window.showMaximized()
    assert renewed(window, qtbot, "de").isMaximized()


def test_the_game_goes_on_with_its_file_and_what_was_taken_back(open_window, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(gallery.waiting_bot)
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    window.session.save(tmp_path / "Mine.ra-game")
    window.session.play(Draw())
    window.history.undo()
    window.table.sit_at(2)
    window = renewed(window, qtbot, "de")
    assert window.session.file == tmp_path / "Mine.ra-game"
    assert window.table.view.home == 2
    assert window.session.can_redo
    assert window.session.play(Draw())
    assert len(load_file(window.session.autosave.path).game.plies) == 1


def test_a_bot_that_was_thinking_thinks_again(open_window, qtbot: QtBot) -> None:
    window = open_window()
    bots = (Seat("A", "lapis", "novice"), Seat("B", "ochre", "novice"), Seat("C", "malachite", "novice"))
    window.session.start(GameSetup("classic", bots))
    qtbot.waitUntil(lambda: len(window.session.game.plies) > 3)
    window = renewed(window, qtbot, "de")
    plies = len(window.session.game.plies)
    qtbot.waitUntil(lambda: len(window.session.game.plies) > plies + 3 or window.session.state.is_over)


def test_a_lesson_begins_again_with_its_deal_and_the_own_game_waits(open_window, qtbot: QtBot) -> None:
    window = open_window(gallery.waiting_bot)
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    own = window.session.game
    window.lessons.start_first()
    runner = window.lessons.runner
    runner.again()
    deals = runner.deals
    window = renewed(window, qtbot, "de")
    runner = window.lessons.runner
    assert (runner.lesson, runner.deals, runner.number) == (deals[1], deals, 0)
    runner.leave()
    assert window.session.game is own
    assert window.pages.is_playing


def test_the_same_puzzle_is_posed_again_and_others_follow(open_window, qtbot: QtBot) -> None:
    window = open_window(gallery.waiting_bot)
    window.puzzles.start_next()
    problem, title = window.puzzles.exercise.problem, window.puzzles._title()
    window = renewed(window, qtbot, "fr")
    window = renewed(window, qtbot, "en")
    assert window.puzzles.exercise.problem is problem
    assert window.puzzles._title() == title
    assert window.pages.is_playing


@pytest.mark.parametrize("is_reviewed", [False, True])
def test_a_replay_or_a_review_stays_at_its_moment(open_window, qtbot: QtBot, is_reviewed: bool) -> None:
    window = open_window(gallery.waiting_bot)
    window.session.start(GameSetup("classic", PEOPLE[:1] + BOTS, seed=5))
    for _ in range(3):
        window.session._play(window.session.state.legal_actions()[0])
    if is_reviewed:
        window.reviews.open(2)
    else:
        window.table.replay.start(2)
    window = renewed(window, qtbot, "de")
    assert window.table.replay.is_on
    assert window.table.replay.ply == 2
    assert window.reviews.is_on == is_reviewed


def test_open_dialogs_go_and_leave_nothing(open_window, qtbot: QtBot) -> None:
    window = open_window(gallery.waiting_bot)
    window.games.new_game()
    window.help.show_rules()
    window.archive.show_saved_games()
    window = renewed(window, qtbot, "de")
    assert [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()] == [window]


def test_twice_in_a_moment_is_once(open_window, qtbot: QtBot) -> None:
    window = open_window(gallery.waiting_bot)
    made = []
    window.renewed.connect(made.append)
    window.settings.language = "fr"
    window = renewed(window, qtbot, "de")
    assert made == [window]


def test_nothing_of_the_windows_before_is_left(open_window, qtbot: QtBot) -> None:
    """Neither widgets, nor threads, nor what is connected with the settings and the theme, which stay."""
    window = open_window()
    window.session.start(GameSetup("classic", PEOPLE[:1] + BOTS, seed=5))
    window.settings_actions.show_preferences()
    counts = []
    for number in range(4):
        window = renewed(window, qtbot, ("de", "en")[number % 2])
        QTest.qWait(20)
        gc.collect()
        things = [thing for thing in shiboken6.getAllValidWrappers() if isinstance(thing, QObject)]
        kinds = Counter(type(thing).__qualname__ for thing in things)
        del things
        kinds["threads"] = threading.active_count()
        kinds["windows"] = len(QApplication.topLevelWidgets())
        counts.append({kind: count for kind, count in kinds.items() if kind not in {"QTranslator", "QThread"}})
    assert counts[3] == counts[1]
    assert counts[2] == counts[0]


def test_a_window_that_still_had_to_do_something_as_it_went_is_forgotten(open_window, qtbot: QtBot) -> None:
    """The preferences are to be fitted to larger text, but their window goes first."""
    window, made = open_window(), []
    gone = weakref.ref(window)
    window.settings_actions.show_preferences()
    window.renewed.connect(made.append)
    window.renew()
    QCoreApplication.sendPostedEvents()
    window.settings.text_size = "150"
    window = renewed(made.pop(), qtbot, "de")  # once more, as the test itself remembers the last window
    gc.collect()
    assert gone() is None


def test_a_window_that_has_gone_is_cleared_away_soon_with_its_pictures(open_window, qtbot: QtBot) -> None:
    window = open_window()
    gone = weakref.ref(window)
    for language in ("de", "en"):  # once more, as the test itself remembers the last window
        window = renewed(window, qtbot, language)
    assert gone() is not None
    qtbot.waitUntil(lambda: gone() is None)


def test_dialogs_that_go_with_their_window_leave_no_spacers(open_window, qtbot: QtBot) -> None:
    window, counts = open_window(), []
    for language in ("de", "en", "de"):
        window.games.new_game()
        window.archive.show_saved_games()
        window = renewed(window, qtbot, language)
        gc.collect()
        counts.append(sum(isinstance(thing, QSpacerItem) for thing in gc.get_objects()))
    assert counts == counts[:1] * 3
