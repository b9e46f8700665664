"""What pages say about their rows: by tables, without a window."""

from __future__ import annotations

from datetime import date

import pytest

from ra_desktop.app.puzzles import Chapter
from ra_desktop.storage.progress import DayResult, Par
from ra_desktop.ui.look.lettering import words_width
from ra_desktop.ui.shell.pages import list_page
from ra_desktop.ui.shell.pages.journey_page import DayCard
from ra_desktop.ui.shell.pages.learning_pages import _chapter_title
from ra_desktop.ui.shell.pages.list_page import ListRow, RowLine

TODAY = date(2026, 11, 25)


@pytest.mark.parametrize(("by", "key", "title"), [
    ("game", "ra", "Ra"), ("game", "priests", "Priests of Ra"), ("level", "novice", "Novice"),
    ("theme", "call", "Invoke Ra now"),
])  # fmt: skip
def test_a_chapter_of_puzzles_is_called(by: str, key: str, title: str) -> None:
    assert _chapter_title(Chapter(by, key, ())) == title


@pytest.mark.parametrize(("about", "note", "said"), [
    ("", "", ""), ("", "3 of 8", "3 of 8"), ("3 of 8 solved", "3 of 8", "3 of 8 solved"), ("Solved", "", "Solved"),
])  # fmt: skip
def test_a_row_is_read_aloud(keep, about: str, note: str, said: str) -> None:
    row = keep(ListRow())
    row.show_line(RowLine(title="A lesson & more", note=note, about=about))
    assert (row.text(), row.accessibleName(), row.accessibleDescription()) == (
        "A lesson && more", "A lesson & more", said,
    )  # fmt: skip


@pytest.mark.parametrize(("width", "lies_below"), [(640, False), (420, True)])
def test_a_note_lies_below_a_title_that_leaves_it_no_room(qtbot, monkeypatch, width: int, lies_below: bool) -> None:
    row, places = ListRow(), {}
    qtbot.addWidget(row)
    monkeypatch.setattr(list_page, "draw_words", lambda _, place, text, *args, **kwargs: places.update({text: place}))
    row.show_line(RowLine("When the next Ra ends the epoch", "50% kept · 1.6 fame off"))
    row.show_position("pace", lambda: None)
    row.resize(width, 50)
    row.grab()
    title, note = places[row.shown.title], places[row.shown.note]
    assert (note.top() >= title.bottom()) == lies_below
    assert title.width() >= words_width(row.shown.title, 18)
    assert note.width() >= words_width(row.shown.note, 15)


@pytest.mark.parametrize(("levels", "lines"), [
    ((), []), (("novice",), ["Novice"]), (("novice", "expert"), ["Novice", "You against Expert"]),
    (("novice", "master"), ["Novice", "You against Master"]),
])  # fmt: skip
def test_the_result_of_a_day_stands_beside_what_bots_made_of_it(
    keep, levels: tuple[str, ...], lines: list[str]
) -> None:
    card = keep(DayCard())
    pars = {level: Par(20, {"nile": 3}) for level in levels}
    for result in (None, DayResult("0123", 31, 1, {"nile": 14})):
        card.show_day(TODAY, result, pars, {TODAY})
        assert card.par.isVisibleTo(card) == card.result.isVisibleTo(card) == (result is not None)
        assert (card.play.text() == "Play today’s deal") == (result is None)
    said = [line for line in card.par.text().splitlines() if line]
    assert len(said) == len(lines), said
    assert all(word in line for word, line in zip(lines, said, strict=True)), said
