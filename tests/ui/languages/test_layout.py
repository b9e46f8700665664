"""Every screen, in every language and in a made-up one that is longer: no text is cut, broken, or still English.

A sample is looked at each time; all of it, which takes minutes, with ``RA_DESKTOP_NIGHTLY=1``.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QScrollArea, QTabBar

from ra_desktop.app.settings import Settings
from ra_desktop.ui.dialogs.parts import Scrolled
from ra_desktop.ui.system import languages
from tests.sampling import NIGHTLY
from tests.ui import gallery
from tests.ui.windows import renewed, window_of

from .fitting import Critic, texts_of
from .screens import SCREENS, Stage, keep_games, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from ra_desktop.ui.shell.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[3]
MADE_UP = "eo"
REAL = tuple(code for code in languages.available() if code != languages.SOURCE)
SAMPLED = {"ru": 0, "de": 1}
"""The real languages with the longest words, and the size at which each is looked at."""
FRAME = 40
"""The title bar of a window."""
SIZES = ((1024, 700, "100"), (1024, 700, "150"), (1440, 900, "100"))
SHORT = {"[fàmé~~]", "[tûrñîñg övér à tîlé~~~~~]"}
"""Words on panels that have no more room than real languages need, which are looked at at night."""
PEOPLE = {*gallery.NAMES, *gallery.LONG_NAMES, "Ann", "Anna", "Nefer", "Khufu"}

SAME = {
    "*": {
        "Priests of Ra", "Ra Desktop", "Khufu", "Meret", "Nefer", "Ramose", "Tiye",
        "Abydos", "Amarna", "Aswan", "Dendera", "Edfu", "Giza", "Hermopolis", "Memphis",
    },
    "es": {"Funeral", "General", "Normal", "Total"},
    "nl": {
        "Blunder", "Coach", "Expert", "God", "Harp", "Help", "Hint", "Mausoleum", "Obelisk", "Papyrus", "Rating",
        "Score", "Status", "{name} won · {fame}",
    },
    "it": {"Malachite", "Replay"},
    "ru": set(),
    "de": {
        "Amethyst", "Animation", "Coach", "Form", "Gold", "Mausoleum", "Name", "Normal", "Obelisk", "Papyrus",
        "Religion", "Sphinx", "Statue",
    },
    "fr": {
        "Agriculture", "Animation", "Arguments", "Art", "Coach", "Expert", "Invitation", "Lapis", "Malachite",
        "Monuments", "Papyrus", "Pause", "Position {number}", "Religion", "Score", "Scribe", "Sphinx", "Statue",
        "Table", "Temple", "Total", "format {version}", "lot",
    },
}  # fmt: skip
"""Words that a language shares with English."""
LANGUAGES = {languages.name_of(code) for code in (*REAL, languages.SOURCE, MADE_UP)}
QTS_OWN = {"OK", "Cancel"}
"""Words of Qt's standard buttons, which it translates itself."""
_ALIKE = re.compile(r"\{\w+\}|%n|\b(?:ankhs?|bots?|level|min|points?|Version|Qt|Python|h)\b", re.IGNORECASE)
"""Parts of messages that are alike in every language that has them."""
_ENGLISH = re.compile(r"[aeiouyAEIOUY]")
"""Letters that the made-up language writes with accents."""
_NOT_TRANSLATED = re.compile(
    r"<[^>]+>|&\w+;|\b\w\b|\b(Home|End|Space|Esc|Enter|Return|Ctrl|Alt|Left|Right|Shift|Tab|Del|Ins|PgUp|PgDown|"
    r"Backspace|Ra Desktop|Scroll|F\d+)\b"
)


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all languages, and the made-up one."""
    spec = importlib.util.spec_from_file_location("packaging_translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    translations = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(translations)
    folder = tmp_path_factory.mktemp("translations")
    translations.write_sham(folder)
    for path in languages.translations_dir().glob("*.qm"):
        shutil.copy(path, folder)
    return folder


@pytest.fixture
def windows(
    qapp: QApplication, ra_home, catalogues: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[MainWindow]]:
    """The window, or the one that has taken its place in another language."""
    settings = Settings()
    settings.speed = "instant"
    settings.hand_over = False
    result = renewed(window_of(None, qapp, settings))
    monkeypatch.setattr(languages, "translations_dir", lambda: catalogues)
    result[-1].show()

    yield result
    result[-1].close()
    result.pop().deleteLater()
    settle()
    monkeypatch.undo()
    languages.use(languages.SOURCE)


def looked_at(size: int, language: str) -> list[str]:
    """The screens that are looked at: all, or each at one size in the made-up language, and a ninth in a real one."""
    names = list(SCREENS)
    if NIGHTLY:
        return names
    if language == MADE_UP:
        larger = [names[0::6], names[1::12]]
        return larger[size - 1] if size else [name for name in names if name not in [*larger[0], *larger[1]]]
    return names[2 * size :: 9] if SAMPLED.get(language) == size else []


def _may_scroll(area: QScrollArea) -> bool:
    """Whether it may be wider than its room, as the table is in large text: then it says so with a bar."""
    policy = area.horizontalScrollBarPolicy()
    return policy != Qt.ScrollBarPolicy.ScrollBarAlwaysOff and not isinstance(area, Scrolled)


def missing_words(language: str) -> set[str]:
    """The English messages that have another translation, and are not the translation of anything."""
    path = ROOT / "resources" / "translations" / f"ra-desktop_{language}.ts"
    sources, translations = set(), set()
    for message in ElementTree.parse(path).iter("message"):  # noqa: S314 - our own file
        if message.find("translation[@type='unfinished']") is None:
            sources.add(message.findtext("source", ""))
        translations |= {"".join(form.itertext()) for form in message.iter("translation")}
        translations |= {form.text or "" for form in message.iter("numerusform")}
    return {
        source for source in sources - translations - PEOPLE if re.search("[a-z]", source) and not _ALIKE.search(source)
    }


def not_made_up(texts: list[str]) -> list[str]:
    """Those of the texts that are not in the made-up language."""
    parts = {part for name in gallery.LONG_NAMES for part in re.split(r"[ -]", name)}  # they are set on two lines
    names = re.compile("|".join(map(re.escape, sorted(PEOPLE | parts, key=len, reverse=True))))
    results = []
    for text in dict.fromkeys(texts):
        if text in LANGUAGES or text in QTS_OWN:
            continue
        bare = re.sub(r"\[[^\[\]]*\]", "", text)
        while bare != (shorter := re.sub(r"\[[^\[\]]*\]", "", bare)):
            bare = shorter
        if _ENGLISH.search(_NOT_TRANSLATED.sub("", names.sub("", bare))):
            results.append(text)
    return results


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SIZES)), ids=["1024x700", "large text", "1440x900"])
def test_every_screen_fits_in_every_language(
    windows: list[MainWindow], monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    width, height, percent = SIZES[number]
    keep_games()
    critic = Critic(monkeypatch, PEOPLE | SHORT)
    windows[-1].settings.text_size = percent
    windows[-1].resize(width, height - FRAME)
    results = []
    for language in (item for item in (MADE_UP, *REAL) if looked_at(number, item)):
        windows[-1].settings.language = language
        settle()
        window = windows[-1]
        window.setMinimumSize(0, 0)
        stage = Stage(window)
        english = set() if language == MADE_UP else missing_words(language)
        for name in looked_at(number, language):
            window.resize(width, height - FRAME)  # what was shown before may have needed more
            settle()
            screen = SCREENS[name](stage)
            settle()
            faults = critic.faults(screen)
            if isinstance(screen, QDialog) and not window.rect().contains(screen.rect()):
                faults.append(f"is larger than the window: {screen.width()} by {screen.height()}")
            areas = [area for area in screen.findChildren(QScrollArea) if area.isVisible() and not _may_scroll(area)]
            wider = {type(area.parent()).__name__: area.horizontalScrollBar().maximum() for area in areas}
            faults += [
                f"{name} is {over} too wide, and cut or scrolled sideways" for name, over in wider.items() if over
            ]
            if window.width() > width:
                faults.append(f"needs {window.width()} of {width}")
            if language == MADE_UP and name not in ("rules", "about"):  # no messages, or mostly names
                texts = [*texts_of(screen), *critic.painted]
                faults += [f"is not translated: {text!r}" for text in not_made_up(texts)]
            faults += [f"is English: {text!r}" for text in dict.fromkeys(texts_of(screen)) if text in english]
            results += [f"{language}, {name}: {fault}" for fault in dict.fromkeys(faults)]
            stage.clear()
            settle()
        del window, stage
    assert results == [], "\n".join(results)


@pytest.mark.parametrize("language", REAL)
def test_a_language_has_few_words_in_common_with_english(language: str) -> None:
    path = ROOT / "resources" / "translations" / f"ra-desktop_{language}.ts"
    same = set()
    for context in ElementTree.parse(path).iter("context"):  # noqa: S314 - our own file
        if context.findtext("name") == "Characters":  # the names of the characters
            continue
        for message in context.iter("message"):
            source, translation = message.findtext("source", ""), message.find("translation")
            assert translation is not None
            if "".join(translation.itertext()) == source and re.search(r"[a-z]{3}", _ALIKE.sub("", source)):
                same.add(source.replace("&", ""))
    assert same <= SAME["*"] | SAME[language]


def tabs_too_many(part: QTabBar) -> None:
    part.setUsesScrollButtons(False)
    part.setElideMode(Qt.TextElideMode.ElideNone)
    for text in ("Overview", "Opponents"):
        part.addTab(text)


@pytest.mark.parametrize(("kind", "fill", "width", "fault"), [
    (QLabel, lambda part: part.setText("The track is full"), 30, "'The track is full' needs"),
    (QLabel, lambda part: (part.setText("An auction begins"), part.setWordWrap(True)), 80, "needs a height of"),
    (QComboBox, lambda part: part.addItem("Everything that has happened"), 100, "'Everything that has happened' needs"),
    (QTabBar, tabs_too_many, 90, "QTabBar: tab 'Opponents' is not in sight"),
])  # fmt: skip
def test_the_check_notices_what_is_cut_or_out_of_sight(keep, monkeypatch, kind, fill, width, fault) -> None:
    dialog = keep(QDialog())
    part = kind(dialog)
    fill(part)
    part.setGeometry(0, 0, width, 20)
    dialog.resize(400, 100)
    dialog.show()
    assert [text for text in Critic(monkeypatch).faults(dialog) if fault in text]
