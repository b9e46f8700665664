"""Thumbnails: what they show of a position, and when rows of a list draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ra_desktop.app.lessons.course import lesson_of
from ra_desktop.app.lessons.lesson import showpiece
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.engine import Flip, Game
from ra_desktop.engine.tiles import suns_in
from ra_desktop.storage.library import Glimpse
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.look.thumbnail import SIZE, thumbnail
from ra_desktop.ui.shell.pages.list_page import ListPage, ListRow, RowLine, Station, paint_walk
from tests.engine.golden import whole_game

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ra_desktop.engine import GameState


def puzzle_in(phase: str, *, tiles: bool) -> GameState:
    """The position of the first puzzle in that `phase` with or without `tiles` on the track."""
    states = (puzzle.state() for puzzle in PuzzleBook().puzzles)
    return next(state for state in states if state.phase == phase and any(state.auction_track) == tiles)


def test_a_thumbnail_shows_the_lot_the_centre_sun_and_the_hour() -> None:
    state = puzzle_in("auction", tiles=True)
    shown = Glimpse.of(state)
    assert shown.tiles == tuple(tile for tile in state.auction_track if tile) != ()
    assert (shown.centre, shown.epoch) == (state.centre_sun, state.epoch)
    assert shown.day == pytest.approx(state.ra_count / state.ra_limit)


def test_a_thumbnail_of_a_choice_shows_the_tiles_to_choose_from() -> None:
    state = puzzle_in("flip", tiles=False)
    assert Glimpse.of(state).tiles == tuple(act.tile for act in state.legal_actions() if isinstance(act, Flip)) != ()
    state = puzzle_in("side", tiles=True)
    assert Glimpse.of(state).tiles[-1] == state.pending.tile


def test_a_thumbnail_of_an_empty_track_shows_the_suns_of_the_seat_that_acts() -> None:
    start = Game("classic", 3, 7).state
    assert (Glimpse.of(start).tiles, Glimpse.of(start).suns) == ((), suns_in(start.up[start.seat_to_act]))


def test_a_thumbnail_of_a_finished_game_shows_what_the_winner_has_at_night() -> None:
    state = whole_game("classic", 4).state
    tiles = ("pharaoh", "nile", "fortress", "palace", "statue", "temple")
    assert Glimpse.of(state) == Glimpse(tiles, (), state.centre_sun, 1.0, 3)
    assert set(tiles) == set(state.display(2))
    assert state.winner == 2


def test_of_tiles_that_show_the_same_side_a_finished_game_shows_one() -> None:
    state = whole_game("priests", 4).state
    shown = [tile.partition("/")[0] for tile in Glimpse.of(state).tiles]
    assert shown == list(dict.fromkeys(tile.partition("/")[0] for tile in state.display(state.winner)))[:8]


@pytest.mark.parametrize(
    ("lesson", "tiles"),
    [
        ("why-call", ("religion", "writing", "art", "gold", "gold", "pharaoh")),  # at its start
        ("people-and-ankhs", ("scribe/fortress", "granary/merchant", "warrior/fortress", "stone")),  # on the way
        ("draw-or-call", ("pharaoh", "gold", "nile", "flood", "pharaoh", "gold")),
    ],
)
def test_the_picture_of_a_lesson_is_the_fullest_track_of_its_script(lesson: str, tiles: tuple[str, ...]) -> None:
    assert Glimpse.of(showpiece(lesson_of(lesson))).tiles == tiles


def test_a_thumbnail_has_the_size_and_the_sky_of_its_hour(qapp) -> None:
    day, night = (Glimpse(("nile",), (), 9, hour, 1) for hour in (0.5, 1.0))
    images = [thumbnail(shown, 84, 2.0).toImage() for shown in (day, night)]
    assert {(image.width(), image.height()) for image in images} == {(4 * SIZE.width(), 4 * SIZE.height())}
    noon, midnight = (QColor(image.pixel(image.width() // 2, 10)).lightnessF() for image in images)
    assert noon > midnight + 0.2


def test_rows_draw_their_thumbnails_only_once_seen_and_one_in_each_turn_of_the_event_loop(qtbot: QtBot, keep) -> None:
    page = keep(ListPage("list", "List"))
    state, asked = whole_game("classic", 3).state, []
    rows = [ListRow() for _ in range(30)]
    page.make_list("Lessons", rows, right=False)
    page.arrange()
    for number, row in enumerate(rows):
        row.show_line(RowLine(f"Lesson {number}", "", station=Station(number + 1, 30, is_reached=False), stars=0))
        row.show_position(f"{number}", lambda number=number: asked.append(number) or state)
    page.resize(600, 400)
    page.show()
    qtbot.waitUntil(lambda: len(page._undrawn) > 2)
    page._drawing.stop()
    counts = [len(asked)]
    while page._undrawn:
        page._draw_next()
        counts.append(len(asked))
    page._drawing.stop()
    assert counts == list(range(counts[0], counts[0] + len(counts)))
    assert asked == list(range(len(asked)))
    assert len(asked) < 12  # those in sight
    assert all((row.glimpse is not None) == (number < len(asked)) for number, row in enumerate(rows))
    rows[0].show_position("0", lambda: pytest.fail("the same position again"))
    page.repaint()
    assert not page._undrawn


@pytest.mark.parametrize(
    ("solved", "count", "passed"), [(0, 10, 0), (5, 10, 5), (9, 174, 0), (87, 174, 5), (1, 2, 1), (4, 4, 4)]
)
def test_the_path_through_a_chapter_has_a_station_for_each_part_that_was_solved(solved, count, passed, qapp) -> None:
    room = QRectF(0, 0, 200, 20)
    image = QImage(200, 20, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPYRUS.card))
    painter = QPainter(image)
    paint_walk(painter, room, solved, count, PAPYRUS)
    painter.end()
    radius = 20 * 0.27
    stops = [image.pixelColor(round(radius + stop * (200 - 2 * radius) / 9), 10) for stop in range(min(count, 10))]
    assert [stop == QColor(PAPYRUS.positive) for stop in stops] == [stop < passed for stop in range(len(stops))]
