"""Panels are painted again when something they show has changed, and only then."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Game
from ra_desktop.ui.interaction.choices import Choices, SeatTile
from ra_desktop.ui.look.art import PictureWidget
from ra_desktop.ui.table.seats.panels import OwnPanel, PlayerPanel
from tests.sampling import NIGHTLY
from tests.ui.table.conftest import bidding, seat_info, told_lot

if TYPE_CHECKING:
    from ra_desktop.engine import View
    from ra_desktop.ui.table.seats.base import SeatPanel


class Counted(PictureWidget):
    """Counts how often it is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0

    def paint(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(self.rect(), "#C83C1E")


@pytest.fixture
def counted(keep) -> Counted:
    widget = keep(Counted(), 40, 30)
    widget.grab()
    return widget


def test_what_lies_below_a_sprite_is_copied(counted: Counted) -> None:
    for x in range(10):
        counted.grab(QRect(x, 0, 10, 10))
    assert counted.painted == 1


def test_a_change_is_painted(counted: Counted) -> None:
    counted.update()
    counted.grab()
    assert counted.painted == 2


def test_another_size_is_painted(counted: Counted) -> None:
    counted.resize(60, 30)
    assert counted.grab().toImage().pixelColor(55, 15).name() == "#c83c1e"
    assert counted.painted == 2


@pytest.mark.parametrize("kind", [QEvent.Type.PaletteChange, QEvent.Type.FontChange])
def test_another_look_is_painted(counted: Counted, kind: QEvent.Type) -> None:
    QApplication.sendEvent(counted, QEvent(kind))
    counted.grab()
    assert counted.painted == 2


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_every_pixel_of_the_screen_is_covered(counted: Counted, ratio: float) -> None:
    image = QImage(round(40 * ratio) + 4, round(30 * ratio) + 4, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    counted.render(image)
    assert image.pixelColor(round(39 * ratio), round(29 * ratio)).name() == "#c83c1e"


def picture(panel: SeatPanel) -> QImage:
    return panel.grab().toImage()


def show(panel: SeatPanel, view: View, seat: int) -> None:
    panel.show_view(view, seat, seat_info(is_person=True, active=view.current_player == seat))
    if isinstance(panel, OwnPanel):
        lots = [told_lot(view.sample(Random(1)), seat)] if view.phase == "auction" else []
        panel.set_lots(lots, [seat_info()] * len(lots))


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("ruleset", ["classic", "boat", "priests"])
def test_a_panel_that_was_there_all_the_time_looks_like_a_new_one(keep, ruleset: str, own: bool) -> None:
    rng = Random(5)
    game = Game(ruleset, 3, 5)
    choices = Choices()

    def new() -> SeatPanel:
        panel: SeatPanel = OwnPanel(choices) if own else PlayerPanel(choices)
        keep(panel, *((800, 190) if own else (276, 192)))
        return panel

    kept = new()
    while not game.state.is_over:
        view = game.state.view(0)
        show(kept, view, 0)
        if len(game.plies) % (5 if NIGHTLY else 16) == 0:
            fresh = new()
            show(fresh, view, 0)
            assert picture(kept) == picture(fresh), len(game.plies)
            assert [r.tip for r in kept.regions] == [r.tip for r in fresh.regions]
        game.play(rng.choice(game.state.legal_actions()))


def test_nothing_is_laid_out_again_while_the_seat_stays_as_it_is(
    keep, choices: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = keep(PlayerPanel(choices))
    arranged = []
    monkeypatch.setattr(panel, "_arrange", lambda: arranged.append(1))
    view = bidding().view(0)
    for _ in range(3):
        panel.show_view(view, 1, seat_info())
    assert len(arranged) == 1
    panel.hide_at(SeatTile(1, "nile"))
    panel.show_view(view, 1, seat_info())
    assert len(arranged) == 2


def test_a_bot_that_has_thought_is_shown_at_rest(keep, choices: Choices) -> None:
    panel = keep(PlayerPanel(choices))
    view = bidding().view(0)
    panel.show_view(view, 1, seat_info())
    at_rest = picture(panel)
    panel.set_thinking(True)
    assert picture(panel) != at_rest
    panel.show_view(view, 1, seat_info())
    assert picture(panel) == at_rest
