"""Another language in the middle of a game: everything in sight changes at once, and back."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTabBar, QWidget

from ra_desktop.ui.look.fonts import set_text_scale, text_scale
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.side.dock import BagLine
from tests.ui import gallery
from tests.ui.lettering_check import Scribe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from ra_desktop.app.settings import Settings
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
    set_text_scale(1.0)


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


POSITIONS = ("turn", "auction", "disaster", "priests-side", "priests-flip", "over")


@pytest.mark.parametrize("name", POSITIONS)
def test_a_game_changes_its_language_at_once_and_back(
    open_window, qapp: QApplication, abroad: None, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scribe = Scribe(monkeypatch)
    window = open_window(gallery.waiting_bot)
    gallery.hang(window, name)
    qapp.processEvents()
    before = _everything(window, scribe)
    assert len(_english(before)) > 20

    window.settings.language = "eo"
    qapp.processEvents()
    left = _english(_everything(window, scribe))
    assert left == [], "\n".join(left)

    window.settings.language = "en"
    qapp.processEvents()
    after = _everything(window, scribe)
    assert [text for text in after if "[" in text] == []
    assert set(_shown(window)) <= set(before)


@pytest.mark.parametrize("percent", ["100", "150"])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_what_can_be_done_and_what_is_in_the_bag_is_never_cut_in_a_longer_language(
    open_window, qapp: QApplication, settings: Settings, abroad: None, size: tuple[int, int], percent: str
) -> None:
    window = open_window(gallery.waiting_bot)
    window.resize(*size)
    settings.text_size, settings.language = percent, "eo"
    assert text_scale() == int(percent) / 100
    for name in ("turn", "auction", "disaster", "priests-flip"):
        gallery.hang(window, name)
        qapp.processEvents()
        qapp.processEvents()
        bar = window.table.view.board.actions_bar
        moves = [button for button in bar.buttons if not button.isHidden()]
        assert len(moves) >= 1
        words = {button.text(): " ".join(button.lettering()[0].words) for button in moves}
        assert [text for text, written in words.items() if "…" in written or not written.endswith("]")] == []
        for line in window.findChildren(BagLine):
            if line.isVisible():
                assert line.chance.width() >= line.chance.sizeHint().width()
                assert line.count.width() >= line.count.sizeHint().width()
