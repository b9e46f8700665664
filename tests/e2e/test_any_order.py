"""Moves, take-backs, replays and changing seats in any order: file, game and table always agree."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import paths
from ra_desktop.storage.saved_game import Seat
from ra_desktop.storage.savefile import load_file
from tests.sampling import by_day

COLOURS = ("lapis", "carnelian", "ochre", "amethyst")
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
PLAIN = Qt.KeyboardModifier.NoModifier
KEYS = {
    "undo": (Qt.Key.Key_Z, CTRL),
    "redo": (Qt.Key.Key_Z, CTRL | SHIFT),
    "back": (Qt.Key.Key_Left, ALT),
    "forward": (Qt.Key.Key_Right, ALT),
    "space": (Qt.Key.Key_Space, PLAIN),
    "escape": (Qt.Key.Key_Escape, PLAIN),
    "run on": (Qt.Key.Key_F, PLAIN),
}
OTHERS = ("move",) * 8 + ("sheet", "hand over", "go on", "resume", "seek", "sit", "turn", "new")
STEPS = by_day(100, 2)


class Player:
    """Does something, and looks whether everything fits."""

    def __init__(self, window, seed: int) -> None:
        self.window = window
        self.table = window.table
        self.session = window.session
        self.rng = random.Random(seed)

    def start(self) -> None:
        bots = [self.rng.choice((None, None, "novice")) for _ in COLOURS]
        seats = tuple(Seat(f"P{n}", colour, bot) for n, (colour, bot) in enumerate(zip(COLOURS, bots, strict=True)))
        self.session.start(GameSetup("classic", seats, seed=self.rng.randrange(1000)))

    def act(self) -> str:
        what = self.rng.choice((*KEYS, "undo", *OTHERS))
        if what in KEYS:
            QTest.keyClick(self.window.windowHandle(), *KEYS[what])
        else:
            self._do(what)
        QTest.qWait(self.rng.choice((0, 0, 2, 10)))
        return what

    def _do(self, what: str) -> None:
        rng, table, session = self.rng, self.table, self.session
        seat, ply = rng.randrange(len(COLOURS)), rng.randint(0, len(session.game.plies))
        if what == "move" and self.window.choices.actions:
            self.window.choices.choose(rng.choice(self.window.choices.actions))
        elif what == "sheet" and table.view.score_sheet.isVisible():
            QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Return)
        elif what == "hand over":
            session.hand_over(seat, rng.choice((None, None, "novice")))
        elif what == "go on" and not session.game.position(ply).is_over:
            self.window.history.go_on_from(ply)
        elif what == "resume":
            session.resume()
        elif what == "seek":
            table.replay.start(ply)
        elif what == "sit":
            table.sit_at(seat)
        elif what == "turn":
            self.window.commands["turn_table"].trigger()
        elif what == "new" and rng.random() < 0.2:
            self.start()

    def check(self) -> None:
        table, session = self.table, self.session
        saved = load_file(paths.autosave_path())
        assert saved.game.state == session.state
        assert saved.game.line == session.game.line
        assert saved.occupants == session.seats
        assert table.replay_bar.isVisible() == table.replay.is_on
        if table.director.is_busy or table.is_behind:
            return
        if table.replay.is_on:
            assert self.window.choices.actions == ()
            assert table.view.shown == session.game.position(table.replay.ply).view(table.view.home)
            return
        assert table.view.shown == session.view(table.view.home)
        seat = session.state.current_player
        if seat is not None and session.is_person(seat):
            assert self.window.choices.seat == seat


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(2, 10))])
def test_file_game_and_table_always_agree(window, seed):
    window.setUpdatesEnabled(True)  # so that everything is painted in some order as well
    player = Player(window, seed)
    player.start()
    done = []
    for _ in range(STEPS):
        done.append(player.act())
        try:
            player.check()
        except AssertionError as error:
            raise AssertionError(f"after {', '.join(done[-12:])}") from error
    assert {"undo", "redo", "go on", "hand over"} <= set(done)
