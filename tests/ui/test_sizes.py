"""The whole table at every size: nothing is cut off, too small or over something else.

The positions are those of :mod:`.gallery`. A screen of so many pixels at a display scale gives a window of fewer
units, so the sizes in units follow from both.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsItem

from ra_desktop.engine import RULESETS
from ra_desktop.ui.table.board.altar_items import BidState
from ra_desktop.ui.words.outcome import About
from tests.sampling import NIGHTLY
from tests.ui.table.seats.test_layout import disc

from . import gallery
from .lettering_check import SMALLEST_TYPE, Scribe, Word, faults, outside, overlaps

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from ra_desktop.ui.shell.main_window import MainWindow
    from ra_desktop.ui.table.board.action_bar import ActionBar
    from ra_desktop.ui.table.seats.panels import OwnPanel, PlayerPanel

SCREENS = ((1024, 700), (1280, 800), (1440, 900), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.25, 1.5, 2.0)
LEAST = (960, 660)
"""The smallest window there is."""

WINDOWS = {
    (round(width / scale), round(height / scale)): scale
    for width, height in SCREENS
    for scale in SCALES
    if width / scale >= LEAST[0] and height / scale >= LEAST[1]
}
"""Sizes in units, with the display scale of one screen that has them."""

FULLEST = (
    "auction-of-five", "long-names", "monuments", "pharaohs-opposite", "priests-auction", "priests-all",
    "priests-side-of-five",
)  # fmt: skip
POSITIONS = (
    *FULLEST, "turn", "auction-must-bid", "gods", "disaster-civilization", "all-disasters", "hot-seat", "pharaohs",
    "monuments-opposite", "suns-used", "late", "two", "priests", "priests-first-turn", "priests-side", "priests-flip",
    "priests-all-opposite", "priests-two",
)  # fmt: skip
THOROUGH = ((1024, 700), (1440, 900))
"""The windows in which all positions are looked at, half of them in either; in the others it is the fullest ones."""

BY_DAY = (*THOROUGH, (3072, 1728))


@pytest.fixture
def window(open_window) -> MainWindow:
    made = open_window()
    for bid in made.table.view.board.board.parts.bids:  # what is kept would not be written again
        bid.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    made.show()
    return made


@pytest.fixture
def scribe(monkeypatch) -> Scribe:
    return Scribe(monkeypatch)


def looked_at(size: tuple[int, int]) -> list[str]:
    """The positions that are looked at in a window of that size."""
    if size not in THOROUGH:
        return [*FULLEST]
    return [*POSITIONS] if NIGHTLY else [*POSITIONS[THOROUGH.index(size) :: len(THOROUGH)]]


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(size, marks=[pytest.mark.nightly] * (size not in BY_DAY), id=f"{size[0]}x{size[1]}")
        for size in sorted(WINDOWS)
    ],
)
def test_everything_can_be_read(window: MainWindow, scribe: Scribe, size: tuple[int, int]) -> None:
    dpr = WINDOWS[size]
    window.resize(*size)
    results = []
    for name in looked_at(size):
        gallery.hang(window, name)
        QApplication.sendPostedEvents()
        assert (window.width(), window.height()) == size
        results += [f"{name}: {fault}" for fault in faults_of_table(window, scribe, dpr)]
    results += faults_of_side(window, scribe)
    assert not results, "\n".join(results)


@pytest.mark.parametrize(("size", "name"), [
    ((1024, 700), "long-names"), ((3840, 2160), "priests-all"),
    pytest.param((1024, 700), "priests-all", marks=pytest.mark.nightly),
    *(pytest.param(size, "long-names", marks=pytest.mark.nightly) for size in ((1440, 900), (3840, 2160))),
])  # fmt: skip
def test_the_end_of_an_epoch_can_be_read(window: MainWindow, scribe: Scribe, size: tuple[int, int], name: str) -> None:
    window.resize(*size)
    gallery.hang(window, name)
    view = window.table.view
    scored, account = gallery.scoring(name)
    scored.fame = [188, 187, 177, 166, 155][: scored.players]
    view.show_view(scored.view(view.home))
    seats = [replace(seat, fame_shown=True) for seat in window.table.players.infos(view.shown)]
    view.telling.tell(account, seats, still=True)
    results = []
    for step, row in enumerate(account.rows_shown):
        results += [f"{row.code}: {fault}" for fault in _words_of_widget(scribe, view.telling)]
        if step < len(account.rows_shown) - 1:
            view.telling.go_on()
    view.telling.hide()
    view.score_sheet.show_epoch(account, seats)
    view.score_sheet.show()
    for row in range(view.score_sheet.model.rowCount()):
        for seat in range(scored.players) if NIGHTLY else [row % scored.players]:
            view.score_sheet.table.setCurrentIndex(view.score_sheet.model.index(row, seat))
            results += _words_of_widget(scribe, view.score_sheet)
    rows = dict.fromkeys(RULESETS[scored.ruleset].rows, 40)
    scored.sheets = [[rows] * scored.players] * 3
    view.ranking.show_game(scored, seats)
    records = ("294 fame is your new record in Priests of Ra; it was 288.",) * 2
    view.ranking.show_about(About(records=records), {"rematch": "Rematch", "review": "Review", "look": "View table"})
    results += _words_of_widget(scribe, view.ranking)
    assert not results, "\n".join(results)


def test_the_check_notices_a_word_that_is_cut(window: MainWindow, scribe: Scribe, monkeypatch) -> None:
    monkeypatch.setattr("ra_desktop.ui.table.seats.painter.draw_broken", _careless)
    window.resize(1024, 700)
    gallery.hang(window, "long-names")
    assert any("is cut" in fault for fault in faults_of_table(window, scribe, 1.0))


def test_the_check_notices_things_over_each_other(window: MainWindow, scribe: Scribe) -> None:
    window.resize(1440, 900)
    gallery.hang(window, "auction-of-five")
    assert not faults_of_table(window, scribe, 1.0)
    scene = window.table.view.board.board
    scene.parts.banner.set_rect(scene.parts.bed.rect.adjusted(0, -30, 0, -60))
    assert any("banner lies over" in fault for fault in faults_of_table(window, scribe, 1.0))


def test_the_check_notices_small_type(window: MainWindow, scribe: Scribe, monkeypatch) -> None:
    window.resize(1024, 700)
    gallery.hang(window, "turn")
    monkeypatch.setattr("ra_desktop.ui.table.seats.painter.draw_words", _tiny)
    assert any("is set in 7 pixels" in fault for fault in faults_of_table(window, scribe, 1.0))


def _careless(painter: QPainter, rect: QRectF, words: str, *_: object, **__: object) -> None:
    painter.drawText(rect, 0, words * 3)


def _tiny(painter: QPainter, rect: QRectF, words: str, *_: object, **__: object) -> None:
    font = painter.font()
    font.setPixelSize(7)
    painter.setFont(font)
    painter.drawText(rect, 0, words)


# --- what is on the table -----------------------------------------------------------------------------


def faults_of_table(window: MainWindow, scribe: Scribe, dpr: float) -> list[str]:
    table = window.table
    result = _board(window, scribe, dpr)
    for panel in table.view.others:
        result += _small_panel(panel, scribe, dpr)
    result += _own_panel(table.view.own, scribe, dpr)
    result += _page(window)
    return result


def faults_of_side(window: MainWindow, scribe: Scribe) -> list[str]:
    results = []
    for tab in range(window.side.content.tabs.count()):
        window.side.content.tabs.setCurrentIndex(tab)
        results += [f"side: {fault}" for fault in _words_of_widget(scribe, window.side.content.pages.currentWidget())]
    window.side.content.tabs.setCurrentIndex(0)
    return results


def _page(window: MainWindow) -> list[str]:
    """Board and panels beside each other."""
    table = window.table
    things = {"board": QRectF(table.view.board.geometry()), "own panel": QRectF(table.view.own.geometry())}
    things |= {f"panel {at}": QRectF(panel.geometry()) for at, panel in enumerate(table.view.others)}
    return overlaps(things) + outside(things, QRectF(table.view.rect()))


def _board(window: MainWindow, scribe: Scribe, dpr: float) -> list[str]:
    board = window.table.view.board
    scene, parts, layout = board.board, board.board.parts, board.board.board_layout
    size = layout.size
    parts.sky.hide()
    parts.table.hide()
    surface = QRectF(0, 0, size.width(), size.height())
    words = scribe.paint(size, lambda painter: scene.render(painter, surface, surface), dpr)
    things = {
        "banner": parts.banner.rect, "bed": layout.track_bed, "altar": layout.altar, "bag": parts.bag.rect,
        "bag's caption": _word_box(words, parts.bag_caption.text),
        "sun's caption": _word_box(words, parts.centre_caption.text),
        "epoch": _word_box(words, parts.epoch.text), "Ra left": _word_box(words, parts.ra_left.text),
    }  # fmt: skip
    things |= {f"Ra {item.space}": item.rect for item in parts.ra_spaces if item.taken}
    if parts.figure.isVisible():
        things["figure"] = parts.figure.rect
    if parts.sides.are_open:
        for name in ("altar", "sun's caption", "bed"):  # the cards reach over the edge of the bed
            del things[name]
        things |= {f"side {item.side}": item.card for item in parts.sides.items}
        things |= {f"slip {item.side}": item._slip.translated(item.pos()) for item in parts.sides.items}
    result = overlaps(things) + outside(things, surface) + faults(words, surface)
    tiles = {f"space {tile.space}": tile.rect for tile in parts.tiles}
    result += overlaps(tiles) + outside(tiles, layout.track_bed)
    suns = {} if parts.sides.are_open else {"centre sun": parts.centre_sun.rect}
    suns |= {f"bid {bid.index}": bid.rect for bid in parts.bids if bid.isVisible()}
    result += overlaps(suns) + outside(suns, layout.altar)
    for bid in parts.bids:
        if bid.isVisible() and bid.look.state is BidState.PASSED and (line := bid.pass_line()) is not None:
            result += [f"pass spills over: {word.text}" for word in words if word.text == line[1]
                      and word.box.width() > bid.rect.width() * 0.9]  # fmt: skip
    return [f"board: {fault}" for fault in result + _bar(board.actions_bar, scribe, dpr)]


def _bar(bar: ActionBar, scribe: Scribe, dpr: float) -> list[str]:
    """The bar below the board: its buttons beside each other, each with text and key."""
    surface = QRectF(bar.rect())
    buttons = [button for button in (*bar.tools.values(), *bar.buttons) if button.isVisible()]
    things = {f"button {button.text()}": QRectF(button.geometry()) for button in buttons}
    result = overlaps(things) + outside(things, surface)
    for button in buttons:
        words = scribe.paint(button.size(), button.paint, dpr)
        result += faults(words, QRectF(button.rect()))
    return result


def _word_box(words: list[Word], text: str) -> QRectF:
    return next((word.box for word in words if word.text == text), QRectF())


def _small_panel(panel: PlayerPanel, scribe: Scribe, dpr: float) -> list[str]:
    at, surface = panel.places.at, QRectF(panel.rect())
    words = scribe.paint(panel.size(), panel.paint, dpr)
    things = {"name": QRectF(at.name), "tablets": at.tablets}
    if panel.shown.info.ra_player:
        things["figure"] = at.figure
    if panel.places.sun_chip is not None:
        things["sun chip"] = at.sun_chip
    things |= {f"sun {sun.value}": disc(spot)
               for sun, spot in zip(panel.places.suns, panel.places.sun_spots, strict=True)}  # fmt: skip
    things |= {
        f"chip {group.name}": spot
        for (group, _, _), spot in zip(panel.places.chips, panel.places.chip_spots, strict=True)
    }
    things |= {f"cards {group.name} {row}": card for (group, _), cards in
               zip(panel.tiles.grouped(), panel.places.grid.cells, strict=True)
               for row, card in enumerate(cards)}  # fmt: skip
    result = overlaps(things) + outside(things, at.card) + faults(words, surface)
    return [f"panel of {panel.shown.info.name}: {fault}" for fault in result]


def _own_panel(panel: OwnPanel, scribe: Scribe, dpr: float) -> list[str]:
    at, surface = panel.places.at, QRectF(panel.rect())
    words = scribe.paint(panel.size(), panel.paint, dpr)
    things = {"name": at.name, "tablets": at.tablets, "fame": at.fame, "tray": at.tray, "head": at.head}
    if panel.shown.info.ra_player:
        things["name"] = at.name.adjusted(0, 0, at.figure.left() - 4 - at.name.right(), 0)
        things["figure"] = at.figure
    if not at.preview.isEmpty():
        things["preview"] = at.preview
    things |= {f"cards {group.name} {row}": card for (group, _), cards in
               zip(panel.tiles.grouped(), panel.places.grid.cells, strict=True)
               for row, card in enumerate(cards)}  # fmt: skip
    result = overlaps(things) + outside(things, at.card) + faults(words, surface)
    suns = {f"sun {sun.value}": disc(spot) for sun, spot in zip(panel.places.suns, panel.places.sun_spots, strict=True)}
    suns |= {"words": panel.places.tray.words}
    result += overlaps(suns) + outside(suns, at.tray)
    return [f"own panel: {fault}" for fault in result]


def _words_of_widget(scribe: Scribe, widget) -> list[str]:
    """What is cut on a widget that is made of others; where its words are is the business of Qt's layouts."""
    words = scribe.read(widget)
    small = [word for word in words if word.on_surface and word.font.pixelSize() < SMALLEST_TYPE]
    return [
        *(f"{word.text!r} is cut" for word in words if word.is_cut),
        *(f"{word.text!r} is set in {word.font.pixelSize()} pixels" for word in small),
    ]
