"""The rules in other languages: the same anchors, figures and pictures as in English, and shown in place of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ui.dialogs.rules import dialog as rules
from ra_desktop.ui.system import languages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[4]
PAGE = ROOT / "docs" / "rules.md"
OTHER = "eo"


def numbers(page: str) -> list[list[str]]:
    """The numbers of every section, in the order of their size: a sentence may name them in another order."""
    page = re.sub(r"<img [^>]*>|<!--.*?-->", "", page)
    return [sorted(re.findall(r"[−+]?\d+(?:-\d+)*", section)) for section in page.split("<a id=")]


def parts(page: str) -> dict[str, list[object]]:
    """What is the same in every language."""
    return {
        "all numbers": [tuple(section) for section in numbers(page)],
        "sections": [(section.level, section.anchor) for section in rules.read_sections(page)[1]],
        "figures": sorted(name for name, _ in rules.written_figures(page)),
        "numbers": sorted((name, figure) for name, figure in rules.written_figures(page) if not figure.isalpha()),
        "pictures": re.findall(r"\(tile:([a-z/-]+)\)", rules.place_pictures(page)),
        "links": sorted(re.findall(r"\]\(#([a-z-]+)\)", page)),
    }


@pytest.fixture
def english() -> str:
    return PAGE.read_text(encoding="utf-8")


def in_another_language(page: str) -> str:
    """The page as a translator would write it: other words in the text, drawings found from another folder."""
    page = re.sub(r"(?m)^(#+) (.+)$", r"\1 Pri: \2", page)
    return page.replace("../resources/art/", "../art/")


@pytest.fixture
def abroad(english: str, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program with a page of the rules in OTHER, and that page."""
    resources = tmp_path / "resources"
    (resources / "rules").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(english, encoding="utf-8")
    page = resources / "rules" / f"rules_{OTHER}.md"
    page.write_text(in_another_language(english), encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(rules, "resources_dir", lambda: resources)
        patch.setattr(languages, "spoken", lambda language: language)
        yield page
    languages.use(languages.SOURCE)


def test_every_language_of_the_program_has_a_page_of_its_own() -> None:
    pages = {page.stem.removeprefix("rules_") for page in (ROOT / "resources" / "rules").glob("rules_*.md")}
    assert len(languages.available()) > 1
    assert set(languages.available()) - {languages.SOURCE} <= pages


def test_every_page_has_the_anchors_figures_and_pictures_of_the_english_one(english: str) -> None:
    expected = parts(english)
    assert all(expected.values())
    for page in sorted((ROOT / "resources" / "rules").glob("rules_*.md")):
        assert parts(page.read_text(encoding="utf-8")) == expected, page.name


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ('<a id="auction"></a>', ""),
        ("<!-- stones -->", "<!-- priests -->"),
        ("tiles/god.svg", "tiles/gold.svg"),
        ("| 3, 2, 2, 3 |", "| 3, 2, 3, 3 |"),
        ("starts with 10 fame", "starts with 5 fame"),
    ],
)
def test_a_page_that_leaves_something_out_or_changes_it_is_found(english: str, written: str, wrong: str) -> None:
    assert written in english
    page = in_another_language(english)
    assert parts(page) == parts(english)
    assert parts(page.replace(written, wrong)) != parts(english)


def test_the_page_is_that_of_the_language_or_the_english_one(abroad: Path, english: str) -> None:
    languages.use(OTHER)
    assert rules.rules_text() == in_another_language(english)
    assert rules.rules_file("tlh").read_text(encoding="utf-8") == english
