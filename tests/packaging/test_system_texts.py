"""What a system shows of the program is there in every language that the program speaks, and says the same."""

from __future__ import annotations

import configparser
import importlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def texts() -> ModuleType:
    return importlib.import_module("system_texts")


@pytest.fixture
def spoken() -> set[str]:
    """The languages of the program without English, as the files for translators tell."""
    translations = importlib.import_module("translations")
    return set(translations.languages()) - {translations.SOURCE_LANGUAGE}


@pytest.fixture
def made(texts: ModuleType, tmp_path: Path) -> Path:
    texts.write(tmp_path)
    return tmp_path


def test_every_language_of_the_program_has_a_table_without_a_fault(texts: ModuleType, spoken: set[str]) -> None:
    assert len(spoken) >= 6
    assert {code: texts.faults(code) for code in texts.languages()} == {code: [] for code in spoken}


@pytest.mark.parametrize(
    ("written", "wrong", "fault"),
    [
        ('"Bordspel"', '""', "not translated: Board Game"),
        ('from = "Board Game"', 'from = "Card Game"', "not in the program: Card Game"),
        ('to = "<b>ra-desktop</b>', 'to = "<b>ra-desktop', "other tags: <b>ra-desktop</b>"),
        ("bordspel;Knizia;", "bordspel;Knizia", "another end: Ra;Priests"),
        ('"Opgeslagen spel van Ra Desktop"', '"Opgeslagen spel"', "without Ra Desktop: Ra Desktop saved game"),
        ('"Spellen"', '"\\"Spellen\\""', "a quotation mark: Games"),
        ('nsis = "Dutch"', 'nsis = ""', "no name in NSIS"),
    ],
)
def test_what_is_missing_or_wrong_in_a_table_is_told(texts, written: str, wrong: str, fault: str, tmp_path) -> None:
    table = (texts.FOLDER / "nl.toml").read_text(encoding="utf-8")
    assert written in table
    (tmp_path / "nl.toml").write_text(table.replace(written, wrong), encoding="utf-8")
    assert any(fault in item for item in texts.faults("nl", tmp_path))


def test_a_new_language_gets_every_text_and_a_translated_one_keeps_what_it_has(texts, tmp_path: Path) -> None:
    texts.update("xx", tmp_path)
    expected = [text for other_place in texts.texts().values() for text in other_place]
    assert len(expected) == len(set(expected)) > 40
    assert list(texts.read("xx", tmp_path)[1]) == expected
    assert texts.faults("xx", tmp_path) == ["no name in NSIS", *(f"not translated: {text}" for text in expected)]
    with pytest.raises(KeyError):
        texts.translator("xx", tmp_path)("Board Game")
    shutil.copy(texts.FOLDER / "nl.toml", tmp_path)
    texts.update("nl", tmp_path)
    assert (tmp_path / "nl.toml").read_bytes() == (texts.FOLDER / "nl.toml").read_bytes()


def test_the_menu_entry_is_told_in_every_language(made: Path, spoken: set[str]) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(made / "ra-desktop.desktop", encoding="utf-8")
    text = entry["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        results = [text[key], *(text[f"{key}[{code}]"] for code in spoken)]
        assert len(set(results)) == len(results)
    assert "Name[de]" not in text  # a name, everywhere the same


@pytest.mark.parametrize("name", ["ra-desktop.metainfo.xml", "ra-desktop.mime.xml"])
def test_software_centres_and_types_of_files_say_everything_in_every_language(name: str, made, spoken) -> None:
    tags = {"summary", "p", "li", "caption", "comment"}
    said: list[ElementTree.Element] = [
        element
        for element in ElementTree.parse(made / name).iter()  # noqa: S314 - our own file
        if element.tag.rpartition("}")[2] in tags
    ]
    by_text: list[list[str | None]] = []
    for element in said:
        if element.get(XML_LANGUAGE) is None:
            by_text.append([])
        else:
            by_text[-1].append(element.get(XML_LANGUAGE))
    assert by_text == [sorted(spoken)] * len(by_text)
    assert len(by_text) == {"ra-desktop.metainfo.xml": 13, "ra-desktop.mime.xml": 1}[name]


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", "ra-desktop.desktop"),
        ("appstreamcli", "validate", "--no-net", "--pedantic", "ra-desktop.metainfo.xml"),
    ],
    ids=lambda command: command[0],
)
def test_the_tools_of_desktops_find_no_fault(command: tuple[str, ...], made: Path) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    run = subprocess.run(command, cwd=made, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_manual_pages_name_the_same_options_and_files_in_every_language(made: Path, spoken: set[str]) -> None:
    source = (ROOT / "packaging" / "linux" / "ra-desktop.6").read_text(encoding="utf-8")
    assert (made / "man" / "man6" / "ra-desktop.6").read_text(encoding="utf-8") == source
    macros = [line for line in source.splitlines() if re.match(r"\.(?!SH|TH)", line)]
    marks = sorted(re.findall(r"\\f[BIR]", source))
    pages = {path.parts[-3]: path.read_text(encoding="utf-8") for path in made.glob("man/*/man6/*.6")}
    assert set(pages) == spoken
    for page in pages.values():
        assert [line for line in page.splitlines() if re.match(r"\.(?!SH|TH)", line)] == macros
        assert page.splitlines()[0].rpartition(' "')[0] == source.splitlines()[0].rpartition(' "')[0]
        assert sorted(re.findall(r"\\f[BIR]", page)) == marks
        assert not set(page.splitlines()) & {line for line in source.splitlines() if " " in line and line[0] != "."}


@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff")
def test_manual_pages_are_set_without_a_warning(made: Path) -> None:
    for path in made.rglob("*.6"):
        command = ["groff", "-man", "-K", "utf8", "-T", "utf8", "-ww", "-z", str(path)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, ""), path


def test_a_line_of_a_manual_page_is_no_command_by_chance(texts: ModuleType) -> None:
    page = ".SH NAME\nra\\-desktop \\- a \\fBgame\\fR\n.PP\nMore\n"
    made = texts.manual_page(page, lambda text: f".{text.replace('game', 'jeu-x')}")
    assert made == '.SH "\\&.NAME"\n\\&.ra\\-desktop \\- a \\fBjeu\\-x\\fR\n.PP\n\\&.More\n'


def test_the_installer_for_windows_says_everything_in_every_language(texts: ModuleType, spoken: set[str]) -> None:
    installer, product = importlib.import_module("installer"), importlib.import_module("product")
    lines = list(installer.languages())
    named = [match[1] for line in lines if (match := re.fullmatch(r'!insertmacro MUI_LANGUAGE "(\w+)"', line))]
    assert named == ["English", *(texts.read(code)[0] for code in sorted(spoken))]
    strings = [match.groups() for line in lines if (match := re.match(r"LangString (\w+) \$\{LANG_(\w+)\} \"\w", line))]
    assert strings == [(key, name.upper()) for name in named for key in product.INSTALLER]
    script = installer.SCRIPT.read_text("utf-8")
    assert set(re.findall(r"\$\((\w+)\)", script)) == set(product.INSTALLER)


def test_the_bundle_for_macos_has_its_names_in_every_language(texts, made: Path, spoken: set[str]) -> None:
    product = importlib.import_module("product")
    strings = {path.parent.name: path.read_text(encoding="utf-8") for path in made.glob("lproj/*/InfoPlist.strings")}
    assert set(strings) == {f"{code}.lproj" for code in {"en", *spoken}}
    for text in strings.values():
        pairs = dict(re.findall(r'^"(.+)" = "(.+)";$', text, re.MULTILINE))
        assert set(pairs) == {"NSHumanReadableCopyright", product.DOCUMENT}
    assert len(set(strings.values())) == len(strings)
    assert texts.bundle_strings(lambda text: 'a "b" \\').splitlines()[0].endswith(r'= "a \"b\" \\";')


def test_the_flatpak_takes_only_what_is_made_for_it(texts: ModuleType, made: Path) -> None:
    product = importlib.import_module("product")
    manifest = ROOT / "packaging" / "linux" / "flatpak" / f"{product.APP_ID}.json"
    commands = json.loads(manifest.read_text(encoding="utf-8"))["modules"][0]["build-commands"]
    taken = set(re.findall(r"(?<= made/)[\w.-]+", " ".join(commands)))
    assert taken - {"hicolor", "bundled-software.txt"} == {path.name for path in made.iterdir()} - {"lproj"}
