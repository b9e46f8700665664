"""The languages of the program: English, and each that has a file in `resources/translations`.

`packaging/translations.py` makes the files, only from complete translations.
"""

from __future__ import annotations

import logging
import re
import zlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from ra_desktop.app.settings import SYSTEM_LANGUAGE
from ra_desktop.storage.paths import resources_dir

if TYPE_CHECKING:
    from pathlib import Path

SOURCE: Final = "en"
"""The language of the code; its file has only plurals."""

tr: Final = QCoreApplication.translate
"""Imported as ``_tr``, by which the tools for translators know it."""

_log = logging.getLogger(__name__)

_NAME: Final = "ra-desktop"
_CHECKSUMS: Final = "checksums.txt"
"""The file with the checksums of the others."""
_QT: Final = "qtbase"
"""Qt's own texts: OK, Cancel, Select all."""


def translatable(context: str, text: str) -> str:
    """Return `text`, marked for translators under `context`: for texts of records, which are translated when shown.

    Qt's ``QT_TRANSLATE_NOOP``, with types.
    """
    del context
    return text


def translated(context: str, text: str) -> str:
    """Return a text marked by :func:`translatable` for `context` in the language of the application."""
    return tr(context, text)


def in_every_language(context: str, text: str, comment: str = "") -> frozenset[str]:
    """Return `text` in every language of the program: what was saved in one may be read in another."""
    key = (translations_dir(), context, text)
    if key not in _everywhere:
        texts = {text}
        for code in available():
            translator = QTranslator()
            if _is_whole(code) and translator.load(str(_file_of(code))):
                texts.add(translator.translate(context, text, comment) or "")
        _everywhere[key] = frozenset(texts - {""})
    return _everywhere[key]


_everywhere: Final[dict[tuple[Path, str, str], frozenset[str]]] = {}


def translations_dir() -> Path:
    """Return the folder of the files ``ra-desktop_<language>.qm``."""
    return resources_dir() / "translations"


def available() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    files = translations_dir().glob(f"{_NAME}_*.qm")
    return (SOURCE, *sorted({path.stem.removeprefix(f"{_NAME}_") for path in files} - {SOURCE}))


def _file_of(language: str) -> Path:
    return translations_dir() / f"{_NAME}_{language}.qm"


def _is_whole(language: str) -> bool:
    """Whether the checksum of the file of `language` is right or unknown: Qt crashes on damaged files."""
    path = _file_of(language)
    try:
        noted = dict(map(str.split, path.with_name(_CHECKSUMS).read_text("utf-8").splitlines()))
    except (OSError, ValueError):
        noted = {}
    try:
        return path.name not in noted or noted[path.name] == f"{zlib.crc32(path.read_bytes()):08x}"
    except OSError:
        return False


def name_of(language: str) -> str:
    """Return the name of a language in that language."""
    if language == SOURCE:
        return "English"
    locale = QLocale(language)
    names = [locale.nativeLanguageName()]
    if not re.search("[-_]", language) and " " in names[0]:  # "español", not "español de España"; nor "Vlaams"
        others = QLocale.matchingLocales(locale.language(), locale.script(), QLocale.Country.AnyCountry)
        names += [other.nativeLanguageName() for other in others]
    name = min((name for name in names if name), key=len, default=language)
    return name[:1].upper() + name[1:]


def spoken(language: str) -> str:
    """Return the code of the language used if `language` is chosen, "system" or a code."""
    languages = list(QLocale.system().uiLanguages()) if language == SYSTEM_LANGUAGE else [language]
    for tag in languages:
        code = tag.replace("-", "_")
        for match in (code, code.partition("_")[0]):
            if match == SOURCE or _file_of(match).is_file():
                return match
    return SOURCE


def use(language: str) -> None:
    """Switch the application to `language`, "system" or a code.

    Numbers and dates follow: :class:`QLocale` without arguments is that of the language. What is open stays as it is;
    the main window is rebuilt.
    """
    app = QCoreApplication.instance()
    assert app is not None
    for translator in _installed:
        app.removeTranslator(translator)
        translator.deleteLater()
    _installed.clear()
    code = spoken(language)
    if not _is_whole(code):
        _log.warning("the translations are damaged, so this is English: %s", _file_of(code))
        code = SOURCE
    _current[0] = code
    QLocale.setDefault(_locale(code))
    files = [(str(translations_dir()), _NAME)]
    if code != SOURCE:  # Qt's own texts are English
        from PySide6.QtCore import QLibraryInfo

        files.insert(0, (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), _QT))
    for folder, name in files:
        translator = QTranslator(app)
        if (name == _QT or _is_whole(code)) and translator.load(QLocale(code), name, "_", folder):
            app.installTranslator(translator)
            _installed.append(translator)
    _chosen[0] += 1


def _locale(code: str) -> QLocale:
    """Return how numbers and dates are written in a language: as in the system's country if it is spoken there."""
    system = QLocale.system()
    return system if system.language() == QLocale(code).language() else QLocale(code)


def current() -> str:
    """Return the code of the language in use."""
    return _current[0]


def chosen() -> int:
    """Return how often a language was chosen: what is kept of another time is in another language."""
    return _chosen[0]


_chosen: Final = [0]
_current: Final = [SOURCE]
"""The code of the language in use."""
_installed: Final[list[QTranslator]] = []
"""The current translators, the program's and Qt's own."""
