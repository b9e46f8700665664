"""A player, large: the suns, who can outbid whom, and the ways in and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.app.settings import Settings
from ra_desktop.engine import Game, GameState
from ra_desktop.engine.tiles import mask_of
from ra_desktop.storage.savefile import SavedGame, Seat
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.table.table import Table
from tests.ui.lettering_check import Scribe, cut

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.table.overlays.seat_page import SeatPage

NAMES = ("Anna", "Ben", "Cleo")
SUNS = ((9, 5), (12, 8), (13, 2))
"""The suns face up of each seat."""
DOWN = ((3,), (6,), ())


@pytest.fixture
def table(keep, session) -> Table:
    settings = Settings()
    settings.turn_table = False
    made = Table(session, settings, Choices())
    made.director.set_speed("instant")
    keep(made.view, 1130, 870)
    made.view.setUpdatesEnabled(False)  # only what is asked for is painted
    session.opponents.ask = lambda saved: None
    return made


@pytest.fixture
def lay(table, session) -> Callable[..., GameState]:
    """Lays a game of three people with those suns on the table."""

    def laid(epoch: int = 1) -> GameState:
        game = Game("classic", 3, 7)
        state = game.state
        state.epoch = epoch
        state.sheets = [state.rules.score(state) for _ in range(epoch - 1)]
        for seat in range(3):
            state.up[seat], state.down[seat] = mask_of(SUNS[seat]), mask_of(DOWN[seat])
        state.centre_sun = 1
        state._legal = None
        seats = tuple(
            Seat(name, colour) for name, colour in zip(NAMES, ("lapis", "carnelian", "malachite"), strict=True)
        )
        session._replace(SavedGame(game, seats))
        table.view.show()
        return state

    return laid


def test_it_tells_who_can_outbid_each_sun(table, lay) -> None:
    lay()
    table.view.open_seat(0)
    page = table.view.seat_page
    assert page.sentences() == [
        "Can outbid the 9: Ben (12), Cleo (13).",
        "Can outbid the 5: Ben (8, 12), Cleo (13).",
    ]
    page.step(2)
    assert page.sentences()[0] == "No one can outbid the 13."
    assert page.ladder() == [(13, 2), (12, 1), (9, 0), (8, 1), (5, 0), (2, 2)]


def test_without_suns_it_says_so(table, lay) -> None:
    state = lay()
    state.up[0] = 0
    table.view.seat_page.show_seat(state.view(0), 0, table.players.infos(state.view(0)))
    assert table.view.seat_page.sentences() == ["No suns left to bid in this epoch."]


def test_in_the_last_epoch_it_adds_up_all_suns(table, lay) -> None:
    lay(epoch=3)
    table.view.open_seat(1)
    assert table.view.seat_page.sentences()[-1] == "At the end of the game, all suns count: 26 in total."


FULL = {"gold": 2, "god": 3, "temple": 3, "palace": 3, "sphinx": 4, "obelisk": 3}


@pytest.mark.parametrize(("size", "held"), [((900, 480), FULL), ((900, 900), FULL), ((1950, 1040), {"temple": 1})])
def test_who_can_outbid_whom_and_what_scores_is_told_at_every_size_and_can_be_scrolled_to(
    table, lay, size: tuple[int, int], held: dict[str, int]
) -> None:
    state = lay(epoch=3)
    for tile, count in held.items():
        state.held[0][state.rules.tiles.codes[tile]] = count
    table.view.resize(*size)
    table.view.show_view(state.view(0))
    table.view.open_seat(0)
    page = table.view.seat_page
    QApplication.processEvents()
    assert {"If the epoch ended now", "Pharaohs", "Monuments", *page.sentences()} <= {*words(page)}
    assert [label.text() for label in page.labels() if cut(label)] == []
    assert page.area.widget().width() <= page.area.viewport().width()
    assert page.card().contains(page.area.geometry())
    assert page.area.geometry().left() > page.panel.geometry().right()
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.area.verticalScrollBar().value() == page.area.verticalScrollBar().maximum()
    assert page.sentences()[0] in page.accessibleDescription()


def words(page: SeatPage) -> list[str]:
    return [label.text() for label in page.labels()]


def test_it_shows_the_suns_of_the_next_epoch_and_why_each_number_is_what_it_is(table, lay) -> None:
    state = lay()
    state.held[0][state.rules.tiles.codes["gold"]] = 2
    table.view.show_view(state.view(0))
    table.view.open_seat(0)
    heard = words(table.view.seat_page)
    assert "Suns so far for the next epoch" in heard
    assert "Gold\u00a0×2, 3 each: +6." in " ".join(heard)


def test_a_click_on_a_panel_opens_it_and_another_beside_the_page_closes_it(qtbot, table, lay) -> None:
    lay()
    panel = table.view.others[1]
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.places.at.portrait.toPoint())
    page = table.view.seat_page
    assert page.isVisible()
    assert page.seat == 2
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.card().center())
    assert page.isVisible()
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.isHidden()


def test_ones_own_panel_opens_by_name_and_portrait_alone(qtbot, table, lay) -> None:
    lay()
    own = table.view.own
    qtbot.mouseClick(own, Qt.MouseButton.LeftButton, pos=own.places.at.head.center().toPoint())
    assert table.view.seat_page.isHidden()
    qtbot.mouseClick(own, Qt.MouseButton.LeftButton, pos=own.places.at.portrait.toPoint())
    assert table.view.seat_page.isVisible()
    assert table.view.seat_page.seat == 0


def test_by_keyboard_it_goes_round_and_closes(qtbot, table, lay) -> None:
    lay()
    table.view.open_seat()
    page = table.view.seat_page
    assert page.seat == 1
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(page, key)
        seen.append(page.seat)
    assert seen == [2, 0, 2]
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.isHidden()


def test_what_is_told_there_is_told_to_screen_readers_too(table, lay) -> None:
    lay()
    table.view.open_seat(2)
    page = table.view.seat_page
    assert page.accessibleName() == "Panel of Cleo"
    assert "No one can outbid the 13." in page.accessibleDescription()


def test_it_follows_the_game(table, lay, session) -> None:
    state = lay()
    table.view.open_seat(1)
    state.up[1] = mask_of((8,))
    table.view.show_view(state.view(0))
    assert table.view.seat_page.sentences() == ["Can outbid the 8: Anna (9), Cleo (13)."]


def test_a_remark_is_shown_over_the_name(table, lay, monkeypatch) -> None:
    lay()
    panel = table.view.others[0]
    scribe = Scribe(monkeypatch)

    def written() -> dict[str, object]:
        return {word.text: word.box for word in scribe.paint(panel.size(), panel.paint)}

    assert "Ben" in written()
    panel.react(Mood.PLEASED, "“Forward!”")
    seen = written()
    at = panel.places.at
    assert "Ben" not in seen
    assert at.name.united(at.subtitle).contains(seen["“Forward!”"])
    panel.react(Mood.CALM, "")
    assert "Ben" in written()


def test_the_large_panel_has_no_button_that_would_open_it_again(table, lay) -> None:
    lay()
    table.view.open_seat(1)
    (small,) = (spot for spot in table.view.others[0].spots() if spot.key == "portrait")
    (large,) = (spot for spot in table.view.seat_page.panel.spots() if spot.key == "portrait")
    assert [(item.role.name, item.name) for item in (small, large)] == [
        ("BUTTON", "Open the panel of Ben"),
        ("TEXT", "Ben"),
    ]
