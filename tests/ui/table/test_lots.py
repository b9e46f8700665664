"""What the lot is worth, as the table tells it: to you with the sun at hand, on every panel, and in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from ra_desktop.app.settings import Settings
from ra_desktop.engine import Bid, Game, Invoke, parse_action
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.interaction.choices import Choices, SeatSun
from ra_desktop.ui.table.seats.lot_panel import LotPlaces
from ra_desktop.ui.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from ra_desktop.app.session import Session
    from ra_desktop.ui.games.lots import Lot

    Lay = Callable[..., Game]

NAMES = ("You", "Nefer", "Khufu", "Tiye")
COLOURS = ("lapis", "carnelian", "malachite", "amethyst")
SUNS = [[13, 8, 5], [12, 9, 6], [11, 10, 7], [2, 3, 4]]


@pytest.fixture
def table(keep, session: Session) -> Table:
    settings = Settings()
    settings.turn_table = False
    made = Table(session, settings, Choices())
    made.director.set_speed("instant")
    keep(made.view, 1130, 870)
    return made


@pytest.fixture
def lay(table: Table, session: Session) -> Lay:
    """Lays a game of one person (seat 0) and three bots that do nothing."""

    def laid(
        *actions: str, bag: str, held: dict[int, str] | None = None, fame=(), epoch: int = 1, persons=(0,)
    ) -> Game:
        game = Game("classic", 4, 7, bag=[*bag.split(), *["ra"] * 25], suns=SUNS)
        state = game.state
        state.epoch = epoch
        state.fame = list(fame) or state.fame
        for seat, tiles in (held or {}).items():
            for tile in tiles.split():
                state.held[seat][state.rules.tiles.codes[tile]] += 1
        for text in actions:
            game.play(parse_action(text))
        seats = [Seat(NAMES[at], COLOURS[at], None if at in persons else "casual") for at in range(4)]
        session.opponents.ask = lambda saved: None
        session._replace(SavedGame(game, tuple(seats)))
        return game

    return laid


def own(table: Table) -> Lot:
    lot = table.view.own.lots[0]
    assert lot.seat == table.view.home
    return lot


def listed(table: Table) -> list[tuple[str, int, list[str]]]:
    """What the large panel tells of each seat that can win."""
    return [(lot.names[lot.seat], lot.gain, lot.remarks) for lot in table.view.own.lots]


def gains(table: Table) -> list[int]:
    """What the lot is worth to those that can win it, the one at the bottom first."""
    return [lot.gain for lot in table.view.own.lots]


# --- every seat -------------------------------------------------------------------------------------


def test_the_panel_tells_what_the_lot_is_worth_to_each_seat(table: Table, lay: Lay, session: Session) -> None:
    """Two niles are worth something to whoever has a flood; nobody else has one."""
    lay("draw", "draw", bag="nile nile", held={1: "flood", 3: "pharaoh"}, persons=range(4))
    session.play(Invoke())
    table.director.skip()
    assert gains(table) == [0, 2, 0, 0]
    table.sit_at(3)
    assert gains(table) == [0, 0, 2, 0]


def test_a_disaster_is_no_lot_that_changes_nothing(table: Table, lay: Lay) -> None:
    lay("draw", "invoke", bag="earthquake", held={0: "fortress temple"})
    assert own(table).strikes == ["Earthquake takes Fortress and Temple"]
    assert (own(table).gain, own(table).points_later, own(table).is_harmful) == (0, -2, True)
    assert listed(table) == [("You", 0, ["loses 2 monuments", "−2 at the end"]), ("Nefer", 0, []), ("Khufu", 0, []),
                             ("Tiye", 0, [])]  # fmt: skip


def test_what_another_gains_and_what_that_costs_you_is_told(table: Table, lay: Lay) -> None:
    lay("draw", "draw", "invoke", bag="pharaoh pharaoh", held={0: "pharaoh"})
    nefer = table.view.own.lots[1]
    assert (nefer.gain, nefer.remarks) == (7, ["you −5"])
    assert "you −5: 1 pharaoh, no longer the most" in nefer.tip


def test_nothing_is_told_of_whoever_cannot_win(table: Table, lay: Lay) -> None:
    """Seat 2 has invoked Ra; seat 3 has passed, seat 0 has bid 8, and seat 1 only has 9 and 12 to beat it."""
    lay("draw", "draw", "invoke", "pass", "bid 13", bag="gold gold")
    assert listed(table) == [("You", 6, [])]


def test_whoever_cannot_win_is_told_why(table: Table, lay: Lay) -> None:
    lay("draw", "draw", "draw", "invoke", "pass", bag="gold gold gold")
    assert [lot.seat for lot in table.view.own.lots] == [1, 2, 3]
    assert table.view.own.note == "You have passed."
    table.sit_at(3)  # a bot, which has invoked Ra and may still bid
    assert own(table).title == "If Tiye wins this lot"
    lay("draw", "draw", "draw", "draw", "invoke", "bid 12", "pass", bag="gold gold gold gold")
    assert own(table).seat == 0
    table.sit_at(3)
    assert table.view.own.note == "Tiye has no sun that beats the 12."


def test_before_an_auction_it_tells_what_the_lot_would_be_worth(table: Table, lay: Lay) -> None:
    lay("draw", bag="nile", held={0: "flood"})
    assert gains(table) == [1, 0, 0, 0]
    assert own(table).title == "If you win this lot"


def test_an_empty_track_says_nothing(table: Table, lay: Lay) -> None:
    lay(bag="nile")
    assert (table.view.own.lots, table.view.own.note) == ((), "")


def test_all_of_it_can_be_switched_off(table: Table, lay: Lay) -> None:
    table.stage._settings.lot_preview = False
    lay("draw", "draw", "invoke", bag="gold gold")
    assert listed(table) == []


def test_fame_that_is_face_down_does_not_show_through(table: Table, lay: Lay) -> None:
    """Without civilization everybody loses 5; fame never falls below 0, but only yours is known."""
    lay("draw", "draw", "invoke", bag="art art", fame=[3, 3, 3, 3])
    assert gains(table) == [3, 5, 5, 5]


# --- the sun at hand --------------------------------------------------------------------------------


def bidding(table: Table, lay: Lay) -> Choices:
    """The last epoch, and you are the first to bid: your suns add up to 26, the others' to 27, 28 and 9; 1 is in the
    centre.
    """
    lay("draw", "draw", "draw", "invoke", bag="gold gold gold", epoch=3)
    assert table.view.shown.current_player == 0
    return table._choices


def test_without_a_sun_at_hand_suns_do_not_count(table: Table, lay: Lay) -> None:
    bidding(table, lay)
    assert (own(table).title, own(table).suns) == ("If you win this lot", "")
    assert [reason.text for reason in own(table).reasons] == ["3 gold tiles"]


@pytest.mark.parametrize("sun", [13, 8, 5])
def test_a_selected_sun_tells_what_you_then_hold(table: Table, lay: Lay, sun: int) -> None:
    choices = bidding(table, lay)
    choices.select(Bid(sun))
    rest = sorted({1, 5, 8, 13} - {sun})
    assert own(table).title == f"If you win with your {sun}"
    assert own(table).suns == f"suns after that: {rest[0]}, {rest[1]} and {rest[2]}"
    choices.select(None)
    assert own(table).title == "If you win this lot"


def test_in_the_last_epoch_the_selected_sun_counts(table: Table, lay: Lay) -> None:
    """Tiye has the fewest, 23, until you give your 13 for the 1."""
    choices = bidding(table, lay)
    table.view.shown.up[3] |= 1 << 14
    choices.select(Bid(13))
    assert [(reason.text, reason.points) for reason in own(table).reasons] == [
        ("3 gold tiles", 9), ("suns total 14, the lowest", -5),
    ]  # fmt: skip
    assert own(table).gain == 4
    assert listed(table)[0] == ("You", 4, [])
    assert own(table).account.changes[3].points == 5
    choices.step(1)
    assert own(table).title == "If you win with your 5"
    assert own(table).gain == 9 - 5


def test_the_sun_under_the_pointer_goes_before_the_selected_one(table: Table, lay: Lay, qtbot: QtBot) -> None:
    choices = bidding(table, lay)
    choices.select(Bid(13))
    panel = table.view.own
    table.view.show()
    qtbot.mouseMove(panel, panel.rect_of(SeatSun(0, 5)).center().toPoint())
    assert own(table).account.sun == 5
    qtbot.mouseMove(panel, QPoint(2, 2))
    assert own(table).account.sun == 13


def test_a_dragged_sun_is_the_one_at_hand(table: Table, lay: Lay, qtbot: QtBot) -> None:
    bidding(table, lay)
    panel = table.view.own
    table.view.show()
    start = panel.rect_of(SeatSun(0, 8)).center().toPoint()
    qtbot.mousePress(panel, Qt.MouseButton.LeftButton, pos=start)
    thing = panel.pointer._thing_at(QPointF(start))
    held = thing.pick_up(QPointF(start))
    assert held.offered == (Bid(8),)
    assert own(table).account.sun == 8
    panel.pointer.cancel()


def test_whoever_has_one_sun_to_win_wins_with_it(table: Table, lay: Lay) -> None:
    """Seat 2 has bid 11, and you have 5, 8 and 13."""
    lay("draw", "invoke", "bid 11", "pass", bag="gold")
    assert own(table).title == "If you win with your 13"


# --- reasons on demand ------------------------------------------------------------------------------


def test_each_part_of_the_panel_explains_itself(table: Table, lay: Lay) -> None:
    """Nefer alone has no flood."""
    lay("draw", "draw", "invoke", bag="gold nile", held={0: "flood", 2: "flood", 3: "flood"})
    panel = table.view.own
    assert panel.shown is not None
    account, at = panel.lot_panel.account(), panel.places.at
    cells = LotPlaces.fit(account, at.preview, at.scale).cells
    tips = [panel.tip_at(cell.center()).tip for cell in cells]
    assert [[info.name for info in cell.infos] for cell in account.cells] == [["You", "Khufu", "Tiye"], ["Nefer"]]
    assert [tip.count("1 gold tile: +3") for tip in tips] == [3, 1]
    assert "If Nefer wins this lot: +3" in tips[1]
    assert "If you win this lot" in panel.tip_at(at.preview.bottomRight() - QPointF(20, 4)).tip
