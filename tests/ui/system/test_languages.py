"""Every sentence can be translated, a translation is shown at once, and only complete ones are offered."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from ra_desktop.ui.system import languages
from ra_desktop.ui.words.events import is_you
from ra_desktop.ui.words.fill import mean_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from PySide6.QtWidgets import QApplication

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
    """A folder with a made-up language: longer, with accents, in brackets."""
    folder = tmp_path_factory.mktemp("translations")
    assert collector.write_sham(folder).stem == f"ra-desktop_{OTHER}"
    return folder


@pytest.fixture
def abroad(translated: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program, where it also speaks OTHER."""
    monkeypatch.setattr(languages, "translations_dir", lambda: translated)
    yield
    monkeypatch.undo()
    languages.use(languages.SOURCE)


def test_english_counts_to_one(qapp: QApplication) -> None:
    languages.use("en")
    words = [QCoreApplication.translate("Bag", "Bag: %n tiles", "", count) for count in (1, 2)]
    assert words == ["Bag: 1 tile", "Bag: 2 tiles"]


@pytest.mark.parametrize("code", ["de", "en"])
def test_a_damaged_file_is_not_given_to_qt(
    code: str, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = shutil.copytree(languages.translations_dir(), tmp_path / "translations")
    monkeypatch.setattr(languages, "translations_dir", lambda: folder)
    file = folder / f"ra-desktop_{code}.qm"
    try:
        languages.use(code)
        assert (languages.current(), caplog.text) == (code, "")
        content = bytearray(file.read_bytes())
        content[len(content) // 2] ^= 4
        file.write_bytes(content)

        def load(_: QTranslator, what: QLocale | str, *where: str) -> bool:
            assert what != str(file)
            assert what != QLocale(code) or str(folder) not in where
            return False

        monkeypatch.setattr(QTranslator, "load", load)
        languages.use(code)
        assert languages.current() == "en"
        assert QLocale().language() == QLocale.Language.English
        (record,) = caplog.records
        assert record.args == (file,)
        languages.in_every_language("Bag", code)
    finally:
        monkeypatch.undo()
        languages.use(languages.SOURCE)


def test_numbers_and_dates_are_written_as_in_the_language_chosen(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        monkeypatch.setattr(languages, "spoken", lambda language: language)
        languages.use("de")
        assert (languages.current(), QLocale().language()) == ("de", QLocale.Language.German)
        assert [mean_text(value) for value in (12.54, -3.26, -0.01)] == ["12,5", "−3,3", "0,0"]
    finally:
        monkeypatch.undo()
        languages.use(languages.SOURCE)
    assert mean_text(12.54) == "12.5"


def test_whoever_is_called_you_in_one_language_is_spoken_to_in_every_one(
    abroad: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "_everywhere", {})
    assert languages.in_every_language("Common", "You") == {"You", "[Ýöû~]"}
    languages.use("en")
    assert [is_you(name) for name in ("You", " you", "[ýöû~]", "Nefer")] == [True, True, True, False]


@pytest.mark.parametrize(
    ("expected", "spoken"),
    [("eo", "eo"), ("eo_XX", "eo"), ("en", "en"), ("tlh", "en"), ("de", "en")],
)
def test_a_language_that_is_not_there_gives_way_to_english(abroad: None, expected: str, spoken: str) -> None:
    assert languages.available() == ("en", "eo")
    assert languages.spoken(expected) == spoken


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
    assert languages.name_of("es") == "Español"
    assert languages.name_of("nl") == "Nederlands"
    assert languages.name_of(OTHER) == QLocale(OTHER).nativeLanguageName().capitalize()


def foreign(text: str) -> bool:
    """Whether a text comes from the translation in brackets."""
    return not text or text.startswith("[")
