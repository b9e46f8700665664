"""The panels of the other seats."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip

from ra_desktop.engine import Bid
from ra_desktop.ui.interaction.choices import SeatFame, SeatSun, SeatTile
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.table.seats import painter
from tests.ui.table.conftest import ALL_TILES, bidding, position

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import GameState
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.seats.panels import PlayerPanel

Make = "Callable[..., PlayerPanel]"
SIZES = [(200, 105), (202, 113), (276, 192), (344, 256), (705, 530)]


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def in_panel(widget: QWidget, rect: QRectF) -> bool:
    top_left = QPointF(widget.mapToGlobal(QPoint(0, 0)))
    local = rect.translated(-top_left)
    return local.width() > 0 and widget.rect().contains(local.toAlignedRect().adjusted(4, 4, -4, -4))


def test_points_are_those_of_the_engine(player_panel: Make) -> None:
    state = position(held={1: {"pharaoh": 3, "nile": 2, "flood": 1, "gold": 1, "god": 2}})
    panel = player_panel(state)
    points = state.points_now()[1]
    tips = " ".join(region.tip for region in panel.regions)
    assert points["pharaohs"] == 5
    assert "Pharaohs: +5" in tips
    assert f"Nile: +{points['nile']}" in tips
    assert f"Gold, gods: +{points['gold'] + points['gods']}" in tips
    assert "Civilization: −5" in tips


def test_monuments_show_their_kinds_until_the_last_epoch(player_panel: Make) -> None:
    state = position(held={1: {"pyramid": 4, "temple": 1}})
    early = player_panel(state)
    assert [text for group, text, _ in early.places.chips if group.name == "monuments"] == ["2 kinds"]
    state.epoch = 3
    late = player_panel(state)
    assert [text for group, text, _ in late.places.chips if group.name == "monuments"] == ["+12"]


def test_the_points_of_suns_are_shown_in_the_last_epoch_only(player_panel: Make) -> None:
    state = position(suns=[[2, 3], [8, 9]])
    assert player_panel(state).places.sun_chip is None
    state.epoch = 3
    chip = player_panel(state).places.sun_chip
    assert chip is not None
    assert chip[1] == "+5"


def test_after_the_game_the_points_are_those_of_the_last_epoch(player_panel: Make) -> None:
    state = position("draw", bag=[], suns=[[2, 9], [3, 8]], held={1: {"pyramid": 3}})
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    panel = player_panel(state)
    last = state.score_sheet[-1][1]
    assert panel.shown.points == last
    text = next(region.tip for region in panel.regions if "Monuments" in region.tip and "final epoch" in region.tip)
    assert f"+{last['monument-variety'] + last['monument-sets']}" in text


def tip_at(panel: PlayerPanel, rect: QRectF) -> str:
    pos = panel.mapFromGlobal(rect.center().toPoint())
    region = panel.tip_at(QPointF(pos))
    return region.tip if region is not None else ""


def test_tooltips_state_rule_and_sum(player_panel: Make) -> None:
    panel = player_panel(position(held={1: {"pharaoh": 2, "pyramid": 3}}))
    assert "Pharaoh\u00a0×2" in tip_at(panel, panel.anchor(SeatTile(1, "pharaoh")))
    pharaohs = next(region.tip for region in panel.regions if "Pharaohs: +5" in region.tip)
    assert "Most pharaohs" in pharaohs
    assert "Now: 2 (most 2, fewest 0)." in pharaohs
    monuments = next(region.tip for region in panel.regions if "for each different kind" in region.tip)
    assert "Pyramid\u00a0×3" in monuments


def test_names_are_not_taken_for_markup(player_panel: Make) -> None:
    panel = player_panel(position(), name="<b>& {points}</b>")
    tips = [region.tip for region in panel.regions]
    assert any("&lt;b&gt;&amp; {points}&lt;/b&gt;" in tip for tip in tips)


def test_a_tooltip_appears_under_the_pointer(player_panel: Make) -> None:
    panel = player_panel(position(held={1: {"gold": 1}}))
    pos = panel.mapFromGlobal(panel.anchor(SeatTile(1, "gold")).center().toPoint())
    QApplication.sendEvent(panel, QHelpEvent(QEvent.Type.ToolTip, pos, panel.mapToGlobal(pos)))
    assert "Gold: scores 3" in QToolTip.text()
    QToolTip.hideText()


def test_fame_is_hidden_unless_it_is_shown(player_panel: Make) -> None:
    state = position()
    state.fame = [10, 37]
    hidden = player_panel(state, fame_shown=False)
    assert "37" not in hidden.accessibleDescription()
    assert not any("37" in region.tip for region in hidden.regions)
    shown = player_panel(state, fame_shown=True)
    assert "Fame: 37" in shown.accessibleDescription()
    assert picture(hidden) != picture(shown)


@pytest.mark.parametrize("change", ["active", "ra_player", "thinking"])
def test_what_matters_is_seen(player_panel: Make, change: str) -> None:
    plain = player_panel(position())
    marked = player_panel(position(), **{change: True})
    assert picture(plain) != picture(marked)


def test_a_bid_sun_is_away(player_panel: Make) -> None:
    state = bidding()
    panel = player_panel(state)
    calm = position("draw", "draw", bag=["nile", "gold", *["ra"] * 9], suns=[[4, 7, 9], [5, 8]])
    assert picture(panel) != picture(player_panel(calm))
    assert in_panel(panel, panel.anchor(SeatSun(1, 5)))


def test_a_hidden_sun_comes_back(player_panel: Make) -> None:
    panel = player_panel(position(suns=[[4], [5, 8]]))
    before = picture(panel)
    panel.hide_at(SeatSun(1, 8))
    assert picture(panel) != before
    panel.show_all()
    assert picture(panel) == before


def test_of_a_stack_one_tile_at_a_time_is_hidden(player_panel: Make) -> None:
    panel = player_panel(position(held={1: {"pharaoh": 2}}))
    assert panel.tiles.shown_count("pharaoh", 2) == 2
    panel.hide_at(SeatTile(1, "pharaoh"))
    assert panel.tiles.shown_count("pharaoh", 2) == 1
    panel.hide_at(SeatTile(1, "pharaoh"))
    assert panel.tiles.shown_count("pharaoh", 2) == 0
    panel.resize(300, 200)
    assert panel.tiles.shown_count("pharaoh", 2) == 0
    panel.show_view(position(held={1: {"pharaoh": 2}}).view(0), 1, panel.shown.info)
    assert panel.tiles.shown_count("pharaoh", 2) == 2


@pytest.mark.parametrize("size", SIZES)
def test_what_is_not_there_yet_has_a_place(player_panel: Make, size: tuple[int, int]) -> None:
    panel = player_panel(bidding(held={1: {"pharaoh": 1, "temple": 2}}), size)
    for place in (SeatTile(1, "nile"), SeatTile(1, "obelisk"), SeatSun(1, 1), SeatFame(1)):
        assert in_panel(panel, panel.anchor(place))


def test_a_won_sun_comes_to_lie_where_it_was_said(player_panel: Make) -> None:
    state = bidding()
    panel = player_panel(state)
    before = panel.anchor(SeatSun(1, 1)).center()
    state.apply(next(action for action in state.legal_actions() if str(action) == "pass"))
    panel.show_view(state.view(0), 1, panel.shown.info)
    after = panel.anchor(SeatSun(1, 1)).center()
    assert (before - after).manhattanLength() < 1


@pytest.mark.parametrize("place", [SeatSun(1, 5), SeatSun(1, 1), SeatTile(1, "pharaoh"), SeatTile(1, "gold")])
def test_a_picture_fits_its_place(player_panel: Make, place: SeatSun | SeatTile) -> None:
    panel = player_panel(bidding(held={1: {"pharaoh": 1}}))
    size = panel.pixmap_of(place).deviceIndependentSize()
    rect = panel.anchor(place)
    assert abs(size.width() - rect.width()) <= 1.5
    assert abs(size.height() - rect.height()) <= 1.5


def test_the_summary_says_everything(player_panel: Make) -> None:
    panel = player_panel(position(held={1: {"pharaoh": 2}}, suns=[[4], [5, 8]]), active=True, ra_player=True)
    assert panel.accessibleName() == "Nefer"
    text = panel.accessibleDescription()
    for words in ("Taking a turn", "Ra player", "Suns face up: 5, 8", "face down: none", "Pharaoh\u00a0×2", "Fame: 10"):
        assert words in text


def test_painting_lays_nothing_out_again(player_panel: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = player_panel(position(held={1: ALL_TILES}))
    calls: Counter[str] = Counter()
    monkeypatch.setattr(type(panel), "arrange", lambda self: calls.update(["arrange"]))
    picture(panel)
    assert not calls


def test_a_tile_on_its_way_bears_no_name_that_the_one_lying_here_does_not(player_panel, monkeypatch):
    panel = player_panel(position(held={1: {"nile": 2}}))
    monkeypatch.setattr(panel, "devicePixelRatioF", lambda: 2.0)
    place = SeatTile(1, "nile")
    bare = tile_pixmap("nile", round(panel.anchor(place).height()), 2.0)
    assert panel.pixmap_of(place).toImage() == bare.toImage()


# --- what a person does at the panel of another seat -------------------------------------------------------


def local(panel: PlayerPanel, rect: QRectF) -> QPoint:
    return panel.mapFromGlobal(rect.center().toPoint())


def at_the_others(player_panel: Make, choices: Choices, state: GameState) -> PlayerPanel:
    """The small panel of seat 0, whose person has to decide."""
    panel = player_panel(state, seat=0, is_person=True)
    choices.offer(state.view(0))
    return panel


def test_a_click_selects_a_sun_of_another_seat_and_a_second_bids_it(qtbot, player_panel, choices) -> None:
    panel = at_the_others(player_panel, choices, bidding())
    spot = local(panel, panel.anchor(SeatSun(0, 7)))
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=spot)
    assert choices.selected == Bid(7)
    with qtbot.waitSignal(choices.chosen) as chosen:
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=spot)
    assert chosen.args == [Bid(7)]


def test_a_sun_that_is_too_low_means_nothing_there_either(qtbot, player_panel, choices) -> None:
    panel = at_the_others(player_panel, choices, bidding())
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=local(panel, panel.anchor(SeatSun(0, 4))))
    assert choices.selected is None


def test_nobody_moves_for_another_seat(qtbot, player_panel, choices) -> None:
    state = bidding()
    panel = player_panel(state, seat=1, is_person=True)
    choices.offer(state.view(0))
    with qtbot.assertNotEmitted(choices.changed):
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=local(panel, panel.anchor(SeatSun(1, 8))))


def test_fame_is_looked_at_while_it_is_held_and_not_when_another_seat_comes(qtbot, player_panel) -> None:
    state = position()
    panel = player_panel(state, is_person=True, fame_shown=False)
    covered = picture(panel)
    spot = local(panel, panel.anchor(SeatFame(1)))
    qtbot.mousePress(panel, Qt.MouseButton.LeftButton, pos=spot)
    assert panel.is_peeking
    assert picture(panel) != covered
    panel.show_view(state.view(0), 0, panel.shown.info)
    assert not panel.is_peeking
    qtbot.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=spot)


def test_a_right_click_asks_for_the_menu_of_the_seat(qtbot, player_panel) -> None:
    panel = player_panel(position())
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(20, 30), panel.mapToGlobal(QPoint(20, 30)))
    with qtbot.waitSignal(panel.menu_wanted) as expected:
        QApplication.sendEvent(panel, event)
    assert expected.args == [1, panel.mapToGlobal(QPoint(20, 30))]


def test_a_disaster_on_its_way_is_as_large_as_a_card(player_panel: Make, own_panel: Make) -> None:
    for panel, seat in ((player_panel(position(held={1: {"nile": 1}})), 1), (own_panel(position()), 0)):
        card = panel.rect_of(SeatTile(seat, "funeral"))
        assert card.width() == pytest.approx(card.height() * 5 / 7)
        assert panel.places.at.tiles.contains(card)


def test_a_face_is_large_until_there_are_tiles(player_panel: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str | None, float]] = []
    monkeypatch.setattr(
        painter, "draw_portrait", lambda to, at, radius, face, **how: drawn.append((face.character, radius))
    )
    for tiles, characters in (({}, [None, "scholar"]), ({"nile": 1}, ["scholar"])):
        panel = player_panel(position(held={1: tiles}))
        panel.show_view(panel.shown.view, 1, replace(panel.shown.info, character="scholar"))
        drawn.clear()
        picture(panel)
        assert [character for character, _ in drawn] == characters
        assert drawn[-1][1] > panel.places.at.portrait_radius or tiles


@pytest.mark.parametrize(
    ("size", "held", "count"), [((276, 520), {}, 2), ((276, 520), {1: {"nile": 1}}, 1), (SIZES[2], {}, 1)]
)
def test_before_the_first_tile_a_person_is_large_where_the_panel_would_be_empty(
    player_panel: Make, monkeypatch, size: tuple[int, int], held: dict[int, dict[str, int]], count: int
) -> None:
    panel = player_panel(position(held=held), size)
    drawn: list[object] = []
    monkeypatch.setattr(painter, "draw_portrait", lambda *values, **_: drawn.append(values))
    picture(panel)
    assert len(drawn) == count
