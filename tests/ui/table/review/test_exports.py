"""What is exported of a review holds all of it, needs no other file, and is safe to open."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from PySide6.QtGui import QImage

from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.table.review.poster import Poster
from ra_desktop.ui.table.review.web_page import page_of
from ra_desktop.ui.words.numbers import points_text

from .reviewed import NAMES, told

TITLE = "Ra – Classic: <i>review</i>"
VOID = ("meta", "path", "circle", "br", "img")


class Reader(HTMLParser):
    """Collects text and tags, and fails if they are not nested."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def page(qapp) -> str:
    load_fonts()
    return page_of(told(), TITLE)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def test_names_and_title_are_text_on_the_page_and_no_tags(page):
    reader = read(page)
    assert NAMES[0] in reader.text
    assert TITLE in reader.text
    assert not {"i", "script"} & set(reader.seen)
    assert "<b>Anna" not in page


def test_the_page_needs_nothing_from_elsewhere(page):
    assert re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?(?!data:)\w', page) == []
    assert "default-src 'none'" in page
    assert "<script" not in page


def test_the_page_tells_all_figures_and_moves(page):
    report, text = told(), read(page).text
    assert len(report.errors) == 3
    for error in report.errors:
        assert error.title in text
        assert error.figure in text
        assert all(sentence in text for sentence in error.sentences)
    for row in report.rows:
        assert all(points_text(each) in text for each in (row.luck, row.errors, row.gifts))
    for draw in (*report.lucky, *report.unlucky):
        assert draw.title in text


def test_the_areas_of_the_page_are_as_high_as_the_graph_together(page):
    polygons = re.findall(r'<polygon points="([^"]+)"', page)
    assert polygons[0::2] == polygons[1::2], "colour and pattern"
    assert len(polygons) == 6
    first, last = polygons[0].split(), polygons[-1].split()
    assert first[0] == "0.0,240.0"
    assert last[-1] == "0.0,0.0"


def test_players_are_told_apart_by_emblem_and_pattern_on_the_page_too(page):
    legend = page[page.index('class="legend"') : page.index("<svg")]
    assert len(set(re.findall(r'<img class="sign" alt="" src="(data:image/png[^"]+)"', legend))) == 3
    fills = re.findall(r'<polygon points="[^"]+" fill="(none|url[^"]+)"', page)
    assert sorted(fills) == ["none", "url(#area1)", "url(#area2)"]
    drawn = [re.search(rf'<pattern id="area{seat}".*?</pattern>', page) for seat in (1, 2)]
    assert ["<circle" in found[0] for found in drawn] == [True, False]  # malachite is dotted, carnelian hatched


def test_the_picture_is_twice_as_large_as_its_sheet_and_not_empty(qapp):
    load_fonts()
    poster = Poster(told(), TITLE)
    picture = QImage.fromData(poster.png())
    assert picture.width() == 2 * poster.width() == 2400
    assert picture.height() == 2 * poster.height() > 1400
    assert len({picture.pixel(240, y) for y in range(200, 700, 10)}) > 3  # down through the areas
    assert not poster.isVisible()
