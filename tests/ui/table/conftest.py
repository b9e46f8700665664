from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.app.background import Background, Job
from ra_desktop.app.session import Session
from ra_desktop.engine import Game, GameState, parse_action
from ra_desktop.engine.account import Effects, LotAccount, RowChange, SeatChange
from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.ui.games.lots import Lot
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.table.review.desk import ReviewDesk
from ra_desktop.ui.table.seats.panels import OwnPanel, PlayerPanel
from ra_desktop.ui.table.seats.seat_info import SeatInfo
from ra_desktop.ui.table.turn import Coaching

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QObject

    from ra_desktop.app.settings import Verbosity
    from tests.ui.golden_speech import Hearing

ALL_TILES = {tile: copies for tile, copies in zip(RA_TILES.names, RA_TILES.counts, strict=True)
             if RA_TILES.category_of(tile) not in ("ra", "disaster")}  # fmt: skip
"""Every tile that can lie before a seat, as often as there is of it."""


HEARD_SUNS = [[10, 6, 5], [8, 7, 4], [2, 3, 9]]
HEARD_BAG = ["gold", "nile", "ra", "pharaoh", "art", "god", "gold", "nile", *["ra"] * 9]
"""The game that is heard if no other is laid."""


def position(
    *actions: str,
    bag: list[str] | None = None,
    held: dict[int, dict[str, int]] | None = None,
    ruleset: str = "boat",
    suns: list[list[int]] | None = None,
    players: int = 2,
) -> GameState:
    """A game after *actions*, with these tiles before the seats."""
    state = GameState.new(ruleset, players, 7, bag=bag, suns=suns)
    for seat, tiles in (held or {}).items():
        for tile, count in tiles.items():
            state.held[seat][state.rules.tiles.codes[tile]] = count
    for action in actions:
        state.apply(parse_action(action))
    return state


def bidding(held: dict[int, dict[str, int]] | None = None) -> GameState:
    """Seat 0 is to bid: it has 4, 7 and 9, and seat 1 has bid 5."""
    return position("draw", "draw", "invoke", "bid 5", bag=["nile", "gold", *["ra"] * 9],
                    suns=[[4, 7, 9], [5, 8]], held=held)  # fmt: skip


def told_lot(state: GameState, seat: int = 0, sun: int | None = None, *, home: int = 0, **about: Any) -> Lot:
    """The lot on the track of *state*, as it is told at the table if *seat* wins it."""
    names = ("You", "Nefer", "Khufu", "Tiye", "Senusret")[: state.players]
    usual = {"speaks_to_home": True, "for_sale": state.auction is not None, "fame_shown": (True,) * state.players}
    account = state.view(home).lot_account(seat, sun)
    return Lot(account, state.ruleset, names, home, **{**usual, **about})


def lot_worth(points: int, later: int = 0) -> Lot:
    """A lot that brings seat 0 so much in rows that no game explains."""
    rows = (RowChange("trade", 0, points, ()),) if points else ()
    at_the_end = (RowChange("glory", 0, later, ()),) if later else ()
    own = SeatChange(0, rows, at_the_end, 10, 10 + points)
    account = LotAccount(0, None, Effects(), None, (own, SeatChange(1, (), (), 10, 10)))
    return Lot(account, "boat", ("You", "Nefer"), 0, speaks_to_home=True, for_sale=True, fame_shown=(True, True))


def seat_info(name: str = "Nefer", **changes: Any) -> SeatInfo:
    """Somebody at a seat."""
    return SeatInfo(**{"name": name, "colour": "lapis", **changes})


@pytest.fixture
def weighed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the coach and the review let the background weigh is told at once."""
    usual = Background.start

    def start(
        self: Background, owner: QObject, work: Any, deliver: Any, done: Any = None, **options: Any
    ) -> Job | None:
        if done is None or not isinstance(owner, Coaching | ReviewDesk):
            return usual(self, owner, work, deliver, done, **options)
        for result in work():
            deliver(result)
        return done()

    monkeypatch.setattr(Background, "start", start)


@pytest.fixture
def session(qapp: object) -> Iterator[Session]:
    made = Session()
    yield made
    made.shutdown()


@pytest.fixture
def hear(qapp: object) -> Iterator[Callable[..., Hearing]]:
    """Lays a game of three, of whom `persons` are at the screen, after some moves; what follows is heard."""
    from tests.ui.golden_speech import Hearing  # which needs this module

    made = []

    def laid(*actions: str, verbosity: Verbosity = "normal", persons=(0,), game: Game | None = None) -> Hearing:
        hearing = Hearing("classic", verbosity)
        made.append(hearing)
        hearing.sit_down(game or Game("classic", 3, 1, bag=HEARD_BAG, suns=HEARD_SUNS), persons)
        hearing.settle()
        for text in actions:
            hearing.play(parse_action(text))
        hearing.heard.clear()
        return hearing

    yield laid
    for hearing in made:
        hearing.close()


@pytest.fixture
def choices(qapp: object) -> Choices:
    return Choices()


@pytest.fixture
def own_panel(keep, choices: Choices) -> Callable[..., OwnPanel]:
    """A shown panel of seat 0 in that state; its choices are offered if it is to move."""

    def make(state: GameState, size: tuple[int, int] = (1130, 252), **about: Any) -> OwnPanel:
        panel = keep(OwnPanel(choices), *size)
        view = state.view(0)
        panel.show_view(view, 0, seat_info(is_person=True, **about))
        if state.current_player == 0:
            choices.offer(view)
        panel.show()
        return panel

    return make


@pytest.fixture
def player_panel(keep, choices: Choices) -> Callable[..., PlayerPanel]:
    """A shown panel of a seat in that state."""

    def make(state: GameState, size: tuple[int, int] = (276, 192), seat: int = 1, **about: Any) -> PlayerPanel:
        panel = keep(PlayerPanel(choices), *size)
        panel.show_view(state.view(0), seat, seat_info(**about))
        panel.show()
        return panel

    return make
