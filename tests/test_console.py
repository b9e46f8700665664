"""Commands speak the language of the system: read from Qt's catalogues without Qt, and only when something is said."""

from __future__ import annotations

import argparse
import importlib.util
import io
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator

from ra_desktop import command_line, review_command
from ra_desktop.ai.arena import command as arena_command
from ra_desktop.console import catalogue, translate

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
TRANSLATIONS = ROOT / "resources" / "translations"
OTHER = "eo"
PARSERS = {
    "ra-desktop": command_line.parser,
    "ra-review": review_command._parser,
    "ra-arena": arena_command._parser,
}


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language in which every text stands in brackets."""
    spec = importlib.util.spec_from_file_location("packaging_translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    translations = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(translations)
    folder = tmp_path_factory.mktemp("translations")
    translations.write_sham(folder)
    return folder


@pytest.fixture
def abroad(made_up: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system that speaks OTHER."""
    monkeypatch.setattr(catalogue, "_folders", lambda: (made_up,))
    monkeypatch.setattr(catalogue, "language", lambda: OTHER)
    catalogue._catalogue.cache_clear()
    yield
    catalogue._catalogue.cache_clear()


def words_without(parser: ArgumentParser, text: str) -> set[str]:
    """The words of *text* outside brackets that are not names of the command line."""
    names = {parser.prog, *parser._option_string_actions, "-h,", "..."}
    for action in parser._actions:
        names |= {str(action.metavar or action.dest.upper()), *map(str, action.choices or ())}
    text = re.sub(r"\[[^\[\]]*?~*\]", "", " ".join(text.split()))
    return {word for word in re.findall(r"[A-Za-z][a-z]{2,}", text) if not any(word in name for name in names)}


@pytest.mark.parametrize("name", PARSERS)
def test_a_help_can_be_filled_in_when_its_option_is_added(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.14 asks for it, and would not start the program."""
    add, filled = argparse.ArgumentParser.add_argument, []

    def checked(self: ArgumentParser, *words: str, **how: Any) -> argparse.Action:
        action = add(self, *words, **how)
        if action.help:
            filled.append(argparse.HelpFormatter(self.prog)._expand_help(action))
        return action

    monkeypatch.setattr(argparse.ArgumentParser, "add_argument", checked)
    PARSERS[name]()
    assert len(filled) > 3


@pytest.mark.parametrize("path", sorted(TRANSLATIONS.glob("*.ts")), ids=lambda path: path.stem)
def test_every_message_is_found_as_qt_finds_it(path: Path) -> None:
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    mine = catalogue.Catalogue(path.with_suffix(".qm").read_bytes())
    compared = 0
    for context in ElementTree.parse(path).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
            wanted = translator.translate(*key) or ""
            if message.get("numerus") != "yes":
                assert mine.translated(*key) == wanted
                compared += bool(wanted)
    assert compared > 1000 or path.stem.endswith("_en")


def test_what_is_no_catalogue_or_not_in_it_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a catalogue"):
        catalogue.Catalogue(b"<TS/>")
    german = catalogue.Catalogue((TRANSLATIONS / "ra-desktop_de.qm").read_bytes())
    assert german.translated("Tiles", "Pharaoh") == "Pharao"
    assert german.translated("Tiles", "Pharaohs of old") == german.translated("Nowhere", "Pharaoh") == ""
    (tmp_path / "ra-desktop_xx.qm").write_bytes(b"broken")
    monkeypatch.setattr(catalogue, "_folders", lambda: (tmp_path,))
    monkeypatch.setattr(catalogue, "language", lambda: "xx")
    assert translate("Tiles", "Pharaoh") == "Pharaoh"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de_AT"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it_IT"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU"}, "ru_RU"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl:de"}, "nl"),
        ({"LANG": "ca_ES.UTF-8@valencia"}, "ca_ES"),
        ({"LC_ALL": "C", "LANGUAGE": "de", "LANG": "de_DE.UTF-8"}, ""),
        ({"LANG": "C.UTF-8"}, ""),
        ({}, ""),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="the language is told in another way there")
def test_the_language_is_that_of_the_terminal(settings: dict[str, str], code: str, monkeypatch) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert catalogue.language() == code


def test_a_language_without_its_country_serves_every_country(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "language", lambda: "de_AT")
    assert translate("Tiles", "Pharaoh") == "Pharao"


def test_where_letters_cannot_be_printed_the_text_stays_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "language", lambda: "ru")
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    assert translate("Tiles", "Pharaoh") == "Фараон"
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="cp1252"))
    assert translate("Tiles", "Pharaoh") == "Pharaoh"


@pytest.mark.usefixtures("abroad")
def test_no_english_is_left_in_the_help_of_the_program() -> None:
    parser = command_line.parser()
    told = parser.format_help()
    assert told.count("[") > 8
    assert words_without(parser, told) == set()
    assert parser.format_help() == told


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ra-desktop", ["--log-level", "loud"]),
        ("ra-desktop", ["--log-level"]),
        ("ra-desktop", ["--watch=3"]),
        ("ra-desktop", ["--xyzzy"]),
        ("ra-desktop", ["--reset"]),
        ("ra-review", []),
        ("ra-review", ["a", "--seed", "x"]),
        ("ra-review", ["a", "--nothing"]),
        ("ra-review", ["a", "--j", "1"]),
        ("ra-arena", []),
        ("ra-arena", ["--seats", "novice,novice,novice", "--games", "0"]),
    ],
)
@pytest.mark.usefixtures("abroad")
def test_no_english_is_left_in_what_is_said_to_a_mistake(name: str, words: list[str], capsys) -> None:
    run = {"ra-desktop": command_line.read, "ra-review": review_command.main, "ra-arena": arena_command.main}[name]
    with pytest.raises(SystemExit) as ended:
        run(words)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "[" in said
    left = (
        words_without(PARSERS[name](), said) - {word.strip("-") for word in words} - {"loud", "int", "novice", "help"}
    )
    assert left == set()


@pytest.mark.parametrize("words", [[], ["one.ra-game"], ["--watch"]])
def test_a_start_reads_no_catalogue(words: list[str]) -> None:
    code = f"""
import sys, pathlib
read = pathlib.Path.read_bytes
def told(path):
    assert path.suffix != ".qm", path
    return read(path)
pathlib.Path.read_bytes = told
from ra_desktop.command_line import read as read_words
read_words({words!r})
"""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"LANG": "de_DE.UTF-8", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")


@given(st.data())
def test_a_damaged_catalogue_stops_no_command(data: st.DataObject) -> None:
    content = bytearray((TRANSLATIONS / "ra-desktop_de.qm").read_bytes())
    for _ in range(40):
        content[data.draw(st.integers(16, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    damaged = catalogue.Catalogue(bytes(content))
    for text in ("restore the default settings", "options", "show this help message and exit"):
        assert isinstance(damaged.translated("CommandLine", text), str)
