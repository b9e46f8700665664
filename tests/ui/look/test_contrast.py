"""Every word that is painted stands out from what really lies under it, in every theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsItem

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Bid
from ra_desktop.ui.games.registry import GAMES
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, ThemeManager, current
from ra_desktop.ui.look.tile_painter import PALETTE
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.words.outcome import About, way_labels
from tests.sampling import NIGHTLY
from tests.ui import gallery
from tests.ui.lettering_check import Scribe, Word, contrast
from tests.ui.windows import destroy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.overlays.overlay import Overlay

LEGIBLE, LEGIBLE_TO_ALL, MARKED = 4.5, 7.0, 3.0
FEW = 0.15
"""Of the points under a word, so many may be too close to its ink: the grain of papyrus, the rim of a disc."""
THEMES = ("papyrus", "night", "onyx")
POSITIONS = (
    "turn", "auction", "auction-all-too-low", "auction-of-five", "disaster", "gods", "hot-seat", "suns-used", "late",
    "priests", "priests-flip", "priests-auction", "priests-two",
)  # fmt: skip


def stands_out(word: Word) -> float:
    """The contrast of a word with what is under it, but for a few points."""
    ratios = sorted(contrast(word.ink, ground) for ground in word.grounds)
    return ratios[int(len(ratios) * FEW)]


@pytest.fixture(params=THEMES)
def window(request, qapp, ra_home) -> Iterator[MainWindow]:
    settings = Settings()
    settings.speed = "instant"
    settings.theme = request.param
    themes = ThemeManager(qapp)
    themes.set_mode(request.param)
    themes.apply(qapp)
    made = MainWindow(settings, themes)
    made.furnish(Session(gallery.waiting_bot))
    for bid in made.table.view.board.board.parts.bids:
        bid.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    made.resize(1440, 900)
    made.show()
    made.setUpdatesEnabled(False)
    yield made
    destroy(made)
    themes.set_mode("papyrus")


def words_on_the_table(window: MainWindow, scribe: Scribe) -> list[Word]:
    table = window.table
    scene = table.view.board.board
    size = scene.board_layout.size
    surface = QRectF(0, 0, size.width(), size.height())
    words = list(scribe.paint(size, lambda painter: scene.render(painter, surface, surface)))
    for panel in (table.view.own, *table.view.others):
        words += scribe.paint(panel.size(), panel.paint)
    return words


def _paint_sheet(painter: QPainter, page: Overlay) -> None:
    painter.fillRect(page.card(), QColor(current().card))
    page.paint_content(painter, current())


def poor(words: list[Word]) -> list[str]:
    least = LEGIBLE_TO_ALL if current().strong else LEGIBLE
    return [
        f"{word.text!r} in {word.ink.name()} on {word.grounds[0].name()}: {stands_out(word):.2f}"
        for word in words
        if word.grounds and stands_out(word) < least
    ]


def test_words_on_the_table_stand_out(window: MainWindow, monkeypatch) -> None:
    scribe = Scribe(monkeypatch, looks_below=True)
    result, heard = [], 0
    for name in POSITIONS if NIGHTLY else POSITIONS[THEMES.index(window.themes.mode) % 2 :: 2]:
        gallery.hang(window, name)
        QApplication.sendPostedEvents()
        if bids := window.choices.of_type(Bid):
            window.choices.select(bids[0])
        words = words_on_the_table(window, scribe)
        heard += sum(bool(word.grounds) for word in words)
        result += [f"{name}: {fault}" for fault in poor(words)]
    assert heard > 100
    assert not result, "\n".join(result)


def test_words_of_the_sheets_stand_out(window: MainWindow, monkeypatch) -> None:
    scribe = Scribe(monkeypatch, looks_below=True)
    gallery.hang(window, "late")
    view, rows = window.table.view, {"nile": 5, "pharaohs": -2, "gold": 0, "suns": -5}
    scored, account = gallery.scoring("late")
    view.show_view(scored.view(view.home))
    seats = window.table.players.infos(view.shown)
    view.score_sheet.show_epoch(account, seats)
    scored.fame, scored.sheets = [29, 28, 28, 26], [[rows] * 4] * 3
    view.ranking.show_game(scored, seats)
    view.ranking.show_about(About(records=("29 fame is your new record in Ra – Classic; it was 28.",)), way_labels())
    for page in (view.score_sheet, view.ranking):
        words = scribe.paint(page.size(), lambda painter, page=page: _paint_sheet(painter, page))
        assert any(word.grounds for word in words)
        assert not poor(words), "\n".join(poor(words))


USED_MARKS = {
    *(mark for game in GAMES.values() for mark in game.row_marks.values()),
    *(group.mark for game in GAMES.values() for group in game.groups),
} - {"sun"}


@pytest.mark.parametrize("mark", sorted(USED_MARKS))
def test_a_mark_stands_out_from_its_disc(mark: str) -> None:
    assert contrast(QColor(PALETTE[mark].ink), QColor(PALETTE[mark].field)) >= MARKED


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)
def test_words_on_the_bar_stand_out(theme: Theme) -> None:
    """Moves are carnelian, and tools lie on the well of the bar."""
    moves = (theme.accent, theme.accent_hover, theme.accent_pressed)
    assert min(contrast(QColor(theme.accent_ink), QColor(ground)) for ground in moves) >= LEGIBLE
    tools = (theme.well, theme.hover, theme.selection)
    inks = (theme.ink, theme.soft_ink)
    assert min(contrast(QColor(ink), QColor(ground)) for ink in inks for ground in tools) >= LEGIBLE


@pytest.mark.parametrize("window", ["papyrus"], indirect=True)
def test_the_check_notices_words_that_do_not_stand_out(window: MainWindow, monkeypatch) -> None:
    scribe = Scribe(monkeypatch, looks_below=True)
    gallery.hang(window, "turn")
    monkeypatch.setattr("ra_desktop.ui.table.board.scene.CAPTION", "#C9A96A")
    monkeypatch.setattr("ra_desktop.ui.table.board.scene.CAPTION_BY_NIGHT", "#5A4A35")
    monkeypatch.setattr("ra_desktop.ui.look.theme._current", current()._replace(ink="#5A4A35"))
    window.table.view.board.board.restyle()
    assert any("Bag" in fault for fault in poor(words_on_the_table(window, scribe)))
