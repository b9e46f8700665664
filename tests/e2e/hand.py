"""The hand of a person: moves the real pointer and presses real keys in the window, and looks only at what is shown."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.ui.interaction.choices import Bag, CentreSun, SeatSun, SeatTile, SideCard, TrackSpace

if TYPE_CHECKING:
    from ra_desktop.engine import Action, Game
    from ra_desktop.ui.shell.main_window import MainWindow

Choose = Callable[[random.Random, "Sequence[Action]"], "Action"]
"""How a person decides."""

STEPS = 3
"""Moves of the pointer in a drag: every one of them is painted."""
LEFT = Qt.MouseButton.LeftButton
GLANCE = 20
"""Milliseconds after which a person looks whether anything has happened, if nothing told of it before."""
MOST_LOOKS = 1500
"""So often a person looks in vain; on a busy machine, every look takes longer."""


PEOPLE = (Seat("Anna", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "ochre"))
COLOURS = ("lapis", "malachite", "carnelian", "amethyst", "ochre")


def seats(*bots: str | None) -> tuple[Seat, ...]:
    """Seats of these bots, None for a person."""
    return tuple(Seat(f"Player {n}", COLOURS[n], bot) for n, bot in enumerate(bots))


def put_on_the_table(window: MainWindow, game: Game, *bots: str | None) -> None:
    """Go on with *game* in *window*, with these at its seats."""
    window.session._replace(SavedGame(game, seats(*bots)))


class Hand:
    """Plays the moves of the persons in *window*."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window = window
        self.table = window.table
        self.choices = window.choices
        self.qtbot = qtbot
        self.bag: list[str] = []
        """The cardboard of a real bag, the next tile last."""
        self.names_by_key = True
        """Whether tiles from there are named by key, not with the pointer."""
        self._loop = QEventLoop()
        self._glance = QTimer(self._loop)
        self._glance.setSingleShot(True)
        self._glance.timeout.connect(self._loop.quit)
        for change in (self.choices.changed, self.table.director.idle):
            change.connect(self._loop.quit)

    # --- pointer and keys -----------------------------------------------------------------------------

    def _window_pos(self, point: QPointF) -> QPoint:
        return self.window.mapFromGlobal(self.table.view.mapToGlobal(point)).toPoint()

    def move(self, point: QPointF) -> None:
        QTest.mouseMove(self.window.windowHandle(), self._window_pos(point))

    def press(self, point: QPointF) -> None:
        self.move(point)
        QTest.mousePress(self.window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, self._window_pos(point))

    def release(self, point: QPointF) -> None:
        QTest.mouseRelease(self.window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, self._window_pos(point))

    def click(self, point: QPointF) -> None:
        self.press(point)
        self.release(point)
        QApplication.processEvents()

    def drag(self, start: QPointF, end: QPointF) -> None:
        self.press(start)
        for step in range(1, STEPS + 1):
            self.move(start + (end - start) * (step / STEPS))
        self.release(end)

    def key(self, key: Qt.Key | str) -> None:
        if isinstance(key, str):
            for letter in key:
                QTest.keyClick(self.window.windowHandle(), letter)
        else:
            QTest.keyClick(self.window.windowHandle(), key)

    def centre(self, place) -> QPointF:
        return self.table.stage.scenery.anchor(place).center()

    def seen(self, place: SeatTile) -> QPointF:
        """A point at which the stack of a tile is not covered by others."""
        own, rect = self.table.view.own, self.table.stage.scenery.anchor(place)
        for share in (0.5, 0.9, 0.1, 0.03):
            for across in (0.5, 0.1, 0.9):
                point = rect.topLeft() + QPointF(rect.width() * across, rect.height() * share)
                if own.stack_at(QPointF(own.mapFrom(self.table.view, point.toPoint()))) == place.tile:
                    return point
        raise AssertionError(f"{place.tile} is covered")

    # --- the state of the screen ------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.table.view.ranking.isVisible()

    def wait(self) -> None:
        """Until a person has to decide or the game is over; score sheets are read and closed."""
        plies = looks = 0
        while looks < MOST_LOOKS:
            if self.table.view.score_sheet.isVisible():
                self.key(Qt.Key.Key_Return)
                continue
            if self.name_tile():
                continue
            if self.choices.actions or self.is_over:
                return
            before, plies = plies, len(self.window.session.game.plies)
            looks = looks + 1 if plies == before else 0
            self._glance.start(GLANCE)
            self._loop.exec()  # unlike QTest.qWait, it lets bots think meanwhile
            self._glance.stop()
        director = self.table.director
        raise AssertionError(f"nothing happens any more: {self.window.session.state!r}, busy: {director.is_busy}")

    def name_tile(self) -> bool:
        """Draw from :attr:`bag` and say which tile it is; False if nobody asks."""
        page = self.table.view.pages.tile_page
        if not page.isVisible():
            return False
        button = page.palette_of_tiles.buttons[self.bag.pop()]
        if self.names_by_key:
            self.key(button.key)
        else:
            self.click(QPointF(button.mapTo(self.table.view, button.rect().center())))
        return True

    # --- moves --------------------------------------------------------------------------------------------

    def by_drag(self, action: Action) -> None:
        seat = self.choices.seat
        if isinstance(action, Draw):
            self.drag(self.centre(Bag()), self.centre(TrackSpace(3)))
        elif isinstance(action, Invoke):
            board = self.table.view.board
            figure = board.mapTo(self.table.view, board.mapFromScene(board.board.parts.figure.rect.center()))
            self.drag(QPointF(figure), self.centre(TrackSpace(4)))
        elif isinstance(action, Bid):
            self.drag(self.centre(SeatSun(seat, action.sun)), self.centre(CentreSun()))
        elif isinstance(action, SpendGod):
            self.drag(self.centre(SeatTile(seat, "god")), self.centre(self._space_of(action.tile)))
        elif isinstance(action, ShowSide):
            self.drag(self.centre(SideCard(self.choices.actions.index(action))), self.centre(TrackSpace(4)))
        else:
            self.by_click(action)

    def by_click(self, action: Action) -> None:
        seat = self.choices.seat
        if isinstance(action, Draw):
            self.click(self.centre(Bag()))
        elif isinstance(action, Bid):
            self.click(self.centre(SeatSun(seat, action.sun)))
            self.click(self.centre(SeatSun(seat, action.sun)))
        elif isinstance(action, SpendGod):
            if not self.choices.is_god_mode:
                self.click(self.centre(SeatTile(seat, "god")))
            self.click(self.centre(self._space_of(action.tile)))
        elif isinstance(action, Discard):
            self.click(self.centre(SeatTile(seat, action.tile)))
        elif isinstance(action, Flip):
            self.click(self.seen(SeatTile(seat, action.tile)))
        elif isinstance(action, ShowSide):
            self.click(self.centre(SideCard(self.choices.actions.index(action))))
        else:
            self.by_button(action)

    def by_button(self, action: Action) -> None:
        if isinstance(action, Flip):  # the button turns what the arrows have selected
            self.by_arrows(action)
        bar = self.table.view.board.actions_bar
        button = next(b for b in bar.buttons if b.isVisible() and b.offered.does is action)
        self.click(QPointF(button.mapTo(self.table.view, button.rect().center())))

    def by_key(self, action: Action) -> None:
        letters = {Draw: "d", Invoke: "r", Pass: "p", End: "e", Keep: "k"}
        if type(action) in letters:
            self.key(letters[type(action)])
            return
        if isinstance(action, Bid) and action.sun % 2:
            self.key(str(action.sun))
        else:
            if isinstance(action, SpendGod) and self.choices.phase == "turn":
                self.key("g")
            self.by_arrows(action)
        assert self.choices.selected is action
        self.key(Qt.Key.Key_Return)

    def by_arrows(self, action: Action) -> None:
        """Select *action*."""
        if isinstance(action, ShowSide):
            self.key((Qt.Key.Key_Left, Qt.Key.Key_Right)[self.choices.actions.index(action)])
            return
        for _ in range(len(self.choices.actions) + 1):
            if self.choices.selected is action:
                break
            self.key(Qt.Key.Key_Right)

    def play(self, way: Callable[[Action], None], choose: Choose, seed: int) -> set[type[Action]]:
        """Play the game on the table to its end, *way* making each move that *choose* takes; which kinds they were."""
        rng = random.Random(seed)
        used = set()
        self.wait()
        while not self.is_over:
            if self.table.turn.forced.is_waiting:  # the only move is made by itself, perhaps between two keys for it
                self.qtbot.waitUntil(lambda: not self.table.turn.forced.is_waiting)
                self.wait()
                continue
            action = choose(rng, self.choices.actions)
            plies = len(self.window.session.game.plies)
            way(action)
            self.name_tile()
            assert self.window.session.game.plies[plies].action is action
            used.add(type(action))
            self.wait()
        return used

    def _space_of(self, tile: str) -> TrackSpace:
        return TrackSpace(self.table.view.shown.auction_track.index(tile))
