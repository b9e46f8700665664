"""The end page of finished games of all set-ups, at all sizes: no line of text crosses another or leaves its place."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ra_desktop.engine.account import DecidingLot
from ra_desktop.ui.look import theme
from ra_desktop.ui.table.overlays import ranking_painter
from ra_desktop.ui.table.overlays.ranking import RankingPage
from ra_desktop.ui.table.seats.seat_info import SeatInfo
from ra_desktop.ui.words.outcome import About, Point
from tests.engine.golden import whole_game
from tests.sampling import NIGHTLY
from tests.ui.gallery import COLOURS, LONG_NAMES
from tests.ui.lettering_check import Scribe, faults

SIZES = ((785, 660), (1148, 880), (2070, 1050), (3060, 2060))
"""Of the page in windows of 1024×700, 1440×900, 2560×1080 and 3840×2160."""
SETUPS = [(ruleset, players) for ruleset in ("classic", "boat", "priests") for players in (2, 3, 4, 5)]
RULER = tuple(Point(label, 100 * at, at == 3) for at, label in enumerate(("Novice", "Regular", "Skilled", "Anna", "Master")))  # fmt: skip # noqa: E501
MARKS = (
    ("Reach the place", True),
    ("Win by 8 fame or more", False),
    ("Win without a mistake, as the review sees it", True),
)
ABOUTS = (
    About(),
    About("Your rating", RULER, lines=("−12 with this game", "New feat: Won with the lowest total of suns")),
    About("The place where all caravans rest", marks=MARKS, lines=("Win against three.",)),
)


def crossings(words):
    """The lines of text that cross another one, with what hangs below a line taken into account."""
    full = [(word, word.box.adjusted(0, 0, 0, QFontMetricsF(word.font).descent() * 0.7)) for word in words]
    return [
        f"{one.text!r} crosses {other.text!r}"
        for (one, first), (other, second) in combinations(full, 2)
        if (common := first.intersected(second)).width() > 1 and common.height() > 1 and one.box != other.box
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ruleset", "players"), SETUPS if NIGHTLY else SETUPS[3::4])
def test_every_line_can_be_read_at_the_end(keep, monkeypatch, ruleset, players, size) -> None:
    page, scribe = RankingPage(), Scribe(monkeypatch)
    keep(page, *size)
    game = whole_game(ruleset, players)
    bots = ("heir", "miser", "builder", "caller")
    seats = [SeatInfo(LONG_NAMES[0], COLOURS[0], is_person=True)]
    seats += [
        SeatInfo(name, colour, "Master · the impatient one", character=who)
        for name, colour, who in zip(LONG_NAMES[1:players], COLOURS[1:], bots, strict=False)
    ]
    fame = [[10] * players, *([10 + 9 * epoch] * players for epoch in (1, 2, 3))]
    lots = tuple(DecidingLot(seat, 2, ("nile",) * (8 if seat else 1), 12) for seat in (1, 0))
    results = []
    for about in ABOUTS:
        page.show_game(game.state, seats, (), own=0, lots=lots)
        page._result = replace(page.result, fame=tuple(map(tuple, fame)))
        records = ("294 fame is your new record in Priests of Ra; it was 288.",) * 2 if about.marks else ()
        page.show_about(replace(about, records=records), {"rematch": "Rematch", "look": "View table"})
        words = scribe.paint(page.size(), lambda painter: page.paint_content(painter, theme.current()))
        results += [*crossings(words), *faults(words, QRectF(page.card()))]
        sizes = {word.font.pixelSize() for word in words if word.text in dict(about.marks)}
        assert len(sizes) == bool(about.marks)
        rows = page.points.rules.defaultSectionSize()
        assert rows >= min(26, 18 * size[0] / 785), (rows, about.title)
        assert page.points.scale * page.points.number_type <= rows * 0.9
    assert results == []


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_rows_of_three_players_grow_with_the_page_as_those_of_points_do(keep, size) -> None:
    page = keep(RankingPage(), *size)
    page.show_game(whole_game("classic", 3).state, [SeatInfo(name, "ochre") for name in LONG_NAMES[:3]])
    around = ranking_painter.RankingPainter.height_for(3, page.scale, 0.0)
    assert (page.parts()["rows"].height() - around) / 3 > 1.9 * page.points.rules.defaultSectionSize()


def test_the_check_sees_a_line_that_crosses_another(keep, monkeypatch) -> None:
    monkeypatch.setattr(ranking_painter, "HEADINGS", -70.0)
    with pytest.raises(AssertionError, match=r"crosses|lies over"):
        test_every_line_can_be_read_at_the_end(keep, monkeypatch, "classic", 5, SIZES[0])
