"""What the lot would bring is green where it gains, red where it costs, on both kinds of panels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ra_desktop.engine.account import Effects, Strike
from ra_desktop.ui.look.theme import NIGHT, PAPYRUS
from ra_desktop.ui.table.seats.lots_list import badge_colour, draw_badge
from ra_desktop.ui.table.seats.preview_strip import Account, draw_account
from tests.ui.lettering_check import Scribe
from tests.ui.table.conftest import lot_worth, position, told_lot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.engine import GameState
    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.table.seats.player_panel import PlayerPanel

    Make = Callable[..., PlayerPanel]

GAIN, LOSS, EVEN = "#285E36", "#9C2B1A", "#665038"


def under_an_earthquake(**held: dict[str, int]) -> GameState:
    """Seat 0 has invoked Ra over an earthquake and gold; *held* are tiles by seat: ``mine``, ``theirs``."""
    hands = {0: held.get("mine", {}), 1: held.get("theirs", {})}
    return position("draw", "draw", "invoke", bag=["earthquake", "gold", "ra"], suns=[[9, 6], [8, 7]], held=hands)


@pytest.mark.parametrize(
    ("points", "later", "colour"), [(3, 0, GAIN), (0, 1, GAIN), (0, 0, EVEN), (-4, 0, LOSS), (2, -3, LOSS)]
)
def test_the_badge_of_a_small_panel(player_panel: Make, points: int, later: int, colour: str) -> None:
    assert badge_colour(lot_worth(points, later)) == colour
    panel = player_panel(position())
    panel.set_preview(lot_worth(points, later))
    badge = panel.places.at.badge
    seen = panel.grab().toImage().pixelColor(round(badge.center().x()), round(badge.top() + 2))
    assert seen.name() == colour.lower()


def test_tiles_lost_for_nothing_are_a_warning() -> None:
    """Two of five pharaohs go: the seat still has the most."""
    state = position("draw", "invoke", bag=["funeral", "ra"], suns=[[9, 6], [8, 7]], held={0: {"pharaoh": 5}})
    lot = told_lot(state)
    assert (lot.worth, badge_colour(lot)) == (0, LOSS)
    lot = told_lot(under_an_earthquake(mine={"temple": 2}))
    assert (lot.gain, lot.points_later, badge_colour(lot)) == (3, -1, GAIN)


def test_a_badge_that_tells_of_tiles_lost_and_no_points_is_not_green() -> None:
    lot = lot_worth(0, 4)
    lot = replace(
        lot, account=replace(lot.account, effects=Effects((Strike("earthquake", ("temple", "statue"), chosen=False),)))
    )
    assert (lot.remark, badge_colour(lot)) == ("loses 2", EVEN)


def written(monkeypatch: pytest.MonkeyPatch, lot: Lot, height: float) -> list[str]:
    scribe = Scribe(monkeypatch)
    size = QRectF(0, 0, 60, height)
    return [word.text for word in scribe.paint(size.size(), lambda painter: draw_badge(painter, size, lot))]


def test_below_the_points_it_says_what_the_lot_costs_you(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("draw", "draw", "invoke", bag=["pharaoh", "gold", "ra"], suns=[[9, 6], [8, 7]])
    lot = told_lot(state, seat=1)
    assert (lot.gain, lot.cost) == (8, -2)
    assert written(monkeypatch, lot, 34) == ["+8", "you −2"]
    assert written(monkeypatch, lot, 20) == ["+8"]
    named = replace(lot, speaks_to_home=False, names=("Nebet-Hetepheres-Meritit", "Nefer"))
    assert written(monkeypatch, named, 34) == ["+8"]  # a remark that would be cut says nothing


def test_otherwise_it_says_what_disasters_take_or_what_comes_later(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    lot = told_lot(under_an_earthquake(theirs={"temple": 2}), seat=1)
    assert written(monkeypatch, lot, 34) == ["+3", "loses 2"]
    assert written(monkeypatch, lot_worth(4, 2), 34) == ["+4", "end +2"]
    assert written(monkeypatch, lot_worth(4), 34) == ["+4"]


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("points", "bad", "matters", "ground"), [
    (5, False, True, "good"), (-2, True, True, "bad"), (0, True, True, "bad"), (0, False, True, "stripe"),
    (5, False, False, "stripe"), (-2, True, False, "stripe"),
])  # fmt: skip
def test_the_strip_of_the_large_panel(qapp: object, theme, points: int, bad: bool, matters: bool, ground: str) -> None:
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    account = Account("", points, is_bad=bad, matters=matters)
    draw_account(painter, QRectF(0, 0, 400, 60), 1.0, account, theme)
    painter.end()
    assert image.pixelColor(200, 4).name() == QColor(getattr(theme, ground)).name()
