"""Every sentence can be translated, a translation is shown at once, and only complete ones are offered."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton

from ra_desktop.app.controller import Controller
from ra_desktop.app.settings import Settings
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.system import languages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[3]
OTHER = "eo"
"""A language that Qt knows and the program does not speak."""


@pytest.fixture(scope="module")
def collector() -> ModuleType:
    """The script that collects the sentences."""
    spec = importlib.util.spec_from_file_location("packaging_translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="module")
def translated(collector: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language in which every sentence stands in brackets."""
    folder = tmp_path_factory.mktemp("translations")
    path = collector.update(OTHER, folder)
    text = path.read_text(encoding="utf-8")

    def in_brackets(match: re.Match[str]) -> str:
        plural = f"<numerusform>[{match[1]}]</numerusform>" * 2
        body = plural if "numerusform" in match[0] else f"[{match[1]}]"
        return f"<source>{match[1]}</source>{match[2]}<translation>{body}</translation>"

    message = r"<source>([^<]*)</source>\s*((?:<comment>[^<]*</comment>)?)\s*<translation.*?</translation>"
    text = re.sub(message, in_brackets, text, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")
    collector.release(path)
    return folder


@pytest.fixture
def abroad(translated: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program, where it also speaks OTHER."""
    monkeypatch.setattr(languages, "translations_dir", lambda: translated)
    yield
    monkeypatch.undo()
    languages.use(languages.SOURCE)


def test_every_sentence_is_found(collector: ModuleType) -> None:
    found = collector.sentences()
    assert len(found) > 500
    assert ("StartPage", "&Continue", "", False) in found
    assert collector.Sentence("Bag", "Bag: %n tiles", "", True) in found


def test_whoever_counts_leaves_room_for_the_number(collector: ModuleType) -> None:
    assert [found.text for found in collector.sentences() if found.plural != ("%n" in found.text)] == []


def test_a_sentence_that_is_put_together_is_refused(collector: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text('_tr("Context", f"{tile} is drawn")\n', encoding="utf-8")
    with pytest.raises(collector.UntranslatableError, match=r"bad\.py:1"):
        collector.sentences(tmp_path)


def test_awkward_sentences_reach_the_translator_as_they_are(collector: ModuleType, tmp_path: Path) -> None:
    awkward = collector.Sentence("Context", 'a "quoted"\nline \\ & <b>tag</b> …', "note", False)
    listed = tmp_path / "listed.py"
    listed.write_text(collector.as_source([awkward]), encoding="utf-8")
    assert collector.sentences(tmp_path) == (awkward,)


def test_what_is_translated_stays_so(collector: ModuleType, translated: Path) -> None:
    path = collector.update(OTHER, translated)
    assert collector.unfinished(path) == []


def test_a_language_that_is_not_complete_is_not_released(collector: ModuleType, tmp_path: Path) -> None:
    path = collector.update(OTHER, tmp_path)
    with pytest.raises(ValueError, match="not translated"):
        collector.release(path)
    assert list(tmp_path.glob("*.qm")) == []


def test_the_languages_of_the_program_are_complete_and_released(collector: ModuleType, tmp_path: Path) -> None:
    """If it fails: `python packaging/translations.py update`, fill in what is empty, then `release`."""
    for language in collector.languages():
        kept = collector.FOLDER / f"{collector.NAME}_{language}.ts"
        assert collector.unfinished(kept) == []
        copy = tmp_path / kept.name
        copy.write_bytes(kept.read_bytes())
        collector.update(language, tmp_path)
        assert collector.unfinished(copy) == [], f"new sentences for {language}"
        assert collector.release(copy).read_bytes() == kept.with_suffix(".qm").read_bytes()


def test_english_counts_to_one(qapp: QApplication) -> None:
    languages.use("en")
    words = [QCoreApplication.translate("Bag", "Bag: %n tiles", "", count) for count in (1, 2)]
    assert words == ["Bag: 1 tile", "Bag: 2 tiles"]


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("eo", "eo"), ("eo_XX", "eo"), ("en", "en"), ("tlh", "en"), ("de", "en")],
)
def test_a_language_that_is_not_there_gives_way_to_english(abroad: None, wanted: str, spoken: str) -> None:
    assert languages.available() == ("en", "eo")
    assert languages.spoken(wanted) == spoken


@pytest.mark.parametrize(
    ("system", "spoken"),
    [(["eo-001", "en"], "eo"), (["de-DE", "eo"], "eo"), (["en-GB", "eo"], "en"), (["de-DE"], "en"), ([], "en")],
)
def test_the_first_language_of_the_system_that_is_there_is_spoken(
    abroad: None, monkeypatch: pytest.MonkeyPatch, system: list[str], spoken: str
) -> None:
    class System:
        @staticmethod
        def system() -> System:
            return System()

        def uiLanguages(self) -> list[str]:  # noqa: N802 - Qt's name
            return system

    monkeypatch.setattr(languages, "QLocale", System)
    assert languages.spoken("system") == spoken


def test_languages_are_named_in_their_own_words() -> None:
    assert languages.name_of("en") == "English"
    assert languages.name_of("de") == "Deutsch"
    assert languages.name_of(OTHER) == QLocale(OTHER).nativeLanguageName().capitalize()


def foreign(text: str) -> bool:
    """Whether a text comes from the translation in brackets."""
    return not text or text.startswith("[")


def test_everything_open_changes_its_language_at_once_and_back(qapp: QApplication, qtbot: QtBot, abroad: None) -> None:
    themes = ThemeManager(qapp)
    themes.apply(qapp)
    settings = Settings()
    window = MainWindow(settings, themes)
    qtbot.addWidget(window)
    window.furnish(Controller())
    window.settings_desk.show_preferences()
    dialog = window.settings_desk.preferences
    assert dialog is not None
    commands = [action for menu in window._menus for action in menu.actions() if not action.isSeparator()]
    before = [action.text() for action in commands]

    dialog.language.setCurrentIndex(dialog.language.findData(OTHER))
    dialog.language.activated.emit(dialog.language.currentIndex())
    qapp.processEvents()

    assert settings.language == OTHER
    assert dialog.language.currentData() == OTHER
    words = [menu.title() for menu in window._menus] + [action.text() for action in commands]
    words += [dialog.windowTitle(), *(box.itemText(0) for box in dialog.findChildren(QComboBox))]
    for kind in (QLabel, QCheckBox, QPushButton):
        words += [widget.text() for widget in dialog.findChildren(kind)]
    words += [card.text() for card in window.start.cards]
    assert [text for text in words if not foreign(text)] == []

    settings.language = "en"
    qapp.processEvents()
    assert [action.text() for action in commands] == before
    assert dialog.windowTitle() == "Preferences"
    dialog.close()
    window.close()
