"""However an epoch ends and however fast it is shown: first the table is where the game is, then the scoring begins."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import RULESETS
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell.main_window import MainWindow
from ra_desktop.ui.table.board.altar_items import BidState
from ra_desktop.ui.table.board.scene import hour_of
from ra_desktop.ui.table.seats.seat_info import suns_of
from tests.sampling import NIGHTLY
from tests.ui import gallery

from .epoch_ends import ENDS, EpochEnd

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ra_desktop.engine import Ply, View

SPEEDS = ("relaxed", "normal", "fast", "instant")
SKIPS = tuple(f"skip {moment}" for moment in range(3))
"""Space is pressed when that many events have been announced."""
RUNS = ("run on before", "run on 1", "run on 2")
"""F is pressed before the move, or when that many events have been announced."""
PATIENCE = 10.0
"""Seconds to wait for a score sheet."""
WAYS = (*SPEEDS, "still", "untold", *SKIPS, *RUNS)


def ways_of(end: EpochEnd) -> tuple[str, ...]:
    """Every way where most is on the move, a lot that the last sun wins; elsewhere those that differ most."""
    if end.reason == "suns" and not end.last:
        return WAYS
    return ("normal", "run on 1") if end.reason == "bag" else ("instant", "skip 1", "run on before")


@pytest.fixture
def window(put_up, qapp, ra_home) -> Iterator[MainWindow]:
    made = MainWindow(Settings(), ThemeManager(qapp))
    made.furnish(Session(gallery.waiting_bot))
    put_up(made, 1440, 900)
    made.setUpdatesEnabled(False)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def hasty(monkeypatch) -> None:
    """Every speed takes some milliseconds."""
    for speed, factor in (("relaxed", 0.03), ("normal", 0.02), ("fast", 0.01)):
        monkeypatch.setitem(durations.TEMPOS, speed, durations.Tempo(factor, 1, 2))
    monkeypatch.setattr(durations, "SCORE_ROW", 50)


def until(done: Callable[[], bool]) -> None:
    """Let the window work until then; unlike ``waitUntil``, without a rest between two looks."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "nothing happens any more"
        QApplication.processEvents()
        time.sleep(0.0005)


class Witness:
    """Looks at the table when a scoring begins to be told, and when its sheet opens."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.seen: dict[str, dict[str, object]] = {}
        stage = window.table.stage
        self._announced = 0
        self._hurry = ""
        announce, tell, show = stage.announce, stage.tell_scoring, window.table.view.score_sheet.show_epoch

        def announce_and_hurry(event: ev.Event, factor: float) -> None:
            announce(event, factor)
            self._announced += 1
            if self._hurry == f"skip {self._announced}":
                QTimer.singleShot(0, window.table.director.skip)
            elif self._hurry == f"run on {self._announced}":
                QTimer.singleShot(0, window.table.director.run_on)

        def tell_and_look(event: ev.EpochScored, ply: Ply, factor: float) -> None:
            self.seen["telling"] = shown(window)
            tell(event, ply, factor)

        def show_and_look(*about: object) -> None:
            self.seen["sheet"] = shown(window)
            show(*about)

        monkeypatch.setattr(stage, "announce", announce_and_hurry)
        monkeypatch.setattr(stage, "tell_scoring", tell_and_look)
        monkeypatch.setattr(window.table.view.score_sheet, "show_epoch", show_and_look)

    def play(self, end: EpochEnd, way: str) -> None:
        """Play the action that ends the epoch, in that way, until the sheet is open."""
        settings, director = self.window.settings, self.window.table.director
        settings.speed = way if way in SPEEDS else "normal"
        settings.reduced_motion = "on" if way == "still" else "off"
        settings.told_scoring = way != "untold"
        game, action = end.compose()
        seats = tuple(Seat(name, colour) for name, colour in zip(("You", "Ben", "Cleo"), gallery.COLOURS, strict=False))
        self.window.session._replace(SavedGame(game, seats))
        self.seen.clear()
        self._announced, self._hurry = 0, way
        if way == "run on before":
            director.is_running_on = True  # as if another seat had been to move
        assert self.window.session.play(action)
        if way == "skip 0":
            director.skip()
        until(lambda: "sheet" in self.seen)
        self._hurry = ""


def shown(window: MainWindow) -> dict[str, object]:
    """What is shown, part by part."""
    table = window.table.view
    board = table.board.board
    parts = board.parts
    panels = {}
    for panel in table.panels:
        assert panel.shown is not None
        tiles: Counter[str] = Counter()
        for _, stacks in panel.tiles.grouped():
            for tile, count in panel.tiles.shown(stacks):
                tiles[tile.partition("/")[0]] += count
        hidden = set(panel.hidden)
        suns = [(sun.value, sun.face_down) for sun in suns_of(panel.shown.view, panel.shown.seat)]
        panels[panel.shown.seat] = (+tiles, suns, hidden, panel.shown.fame, panel.shown.points)
    entries = window.side.content.log.entries
    return {
        "track": [tile.tile if tile.isVisible() else None for tile in parts.tiles],
        "centre": (parts.centre_sun.sun, parts.centre_sun.isVisible()),
        "bids": {bid.look.state for bid in parts.bids},
        "bag": parts.bag.count,
        "sky": (board.day, sum(space.taken and not space.hidden for space in parts.ra_spaces)),
        "epoch": parts.epoch.text,
        "panels": panels,
        "sprites": table.sprites.isVisible(),
        "banner": parts.banner.text,
        "log": [entry.text for entry in entries],
        "title": window.windowTitle().rpartition(" · ")[2],
    }


def expected_value(view: View, ply: Ply, tell) -> dict[str, object]:
    """What has to be shown of `view`, the position that is scored."""
    panels = {}
    for seat in range(view.players):
        tiles: Counter[str] = Counter()
        for tile, count in view.display(seat).items():
            tiles[tile.partition("/")[0]] += count
        tiles["ankh"] = view.ankhs[seat]
        suns = [*((sun, False) for sun in view.face_up_suns(seat)), *((sun, True) for sun in view.face_down_suns(seat))]
        panels[seat] = (+tiles, suns, set(), view.fame[seat], view.points_now()[seat])
    messages = [tell(event) for event in ply.events]
    ended = next(at for at, event in enumerate(ply.events) if isinstance(event, ev.EpochEnded))
    name = ("Old Kingdom", "Middle Kingdom", "New Kingdom")[view.epoch - 1]
    return {
        "track": [None] * 8,
        "centre": (view.centre_sun, True),
        "bids": {BidState.EMPTY},
        "bag": view.bag_count,
        "sky": (hour_of(view), view.ra_count),
        "epoch": name,
        "panels": panels,
        "sprites": False,
        "banner": messages[ended],
        "log": [text for text in messages[: ended + 1] if text],
        "title": name,
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_table_is_where_the_game_is_when_its_scoring_begins(window, monkeypatch, ruleset: str) -> None:
    witness = Witness(window, monkeypatch)
    for end in (end for end in ENDS if end.ruleset == ruleset):
        ways = ways_of(end)
        for way in ways if NIGHTLY else ways[list(RULESETS).index(ruleset) % len(ways) :: 3]:
            witness.play(end, way)
            look_at(window, witness, end, way)
            close_sheet(window, end)


def look_at(window: MainWindow, witness: Witness, end: EpochEnd, way: str) -> None:
    """Compare what was seen with the position that is scored."""
    table = window.table
    game, action = end.compose()
    position = game.state.up_to_scoring(action)
    assert position is not None
    ply = window.session.game.plies[-1]
    expected = expected_value(position.view(table.view.home), ply, table.players.narrator.describe)
    for moment in ("telling", "sheet"):
        seen = witness.seen[moment]
        seen["log"] = seen["log"][1:]  # without the start of the game
        wrong = {part: (seen[part], expected[part]) for part in expected if seen[part] != expected[part]}
        assert not wrong, f"{end}, {way}, {moment}"
    assert table.director.is_told


def close_sheet(window: MainWindow, end: EpochEnd) -> None:
    """Go on to the next epoch, or to the end of the game, and look at what is shown then."""
    table, ply = window.table, window.session.game.plies[-1]
    table.view.score_sheet.closed.emit()
    table.director.skip()
    until(lambda: not table.director.is_busy or table.stage._night.isActive())
    table.stage.hurry()
    table.director.skip()
    assert not table.director.is_busy
    assert table.view.shown == window.session.view(table.view.home)
    log = [entry.text for entry in window.side.content.log.entries][1:]
    assert log == [text for event in ply.events if (text := table.players.narrator.describe(event))]
    assert table.view.ranking.isVisible() == end.last
