"""Set positions, and a board in a window that is told to show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from ra_desktop.engine import Action, GameState, parse_action
from ra_desktop.ui.look.emblem_painter import PLAYER_COLOURS
from ra_desktop.ui.look.portrait_painter import Face
from ra_desktop.ui.table.board.items import PersonInfo

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.gestures import Held
    from ra_desktop.ui.table.board.view import BoardView

Suns = Sequence[Sequence[int]]

SUNS: dict[int, Suns] = {
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
NAMES = ("Nefer", "Khufu", "Tiye", "Hor", "Bastet")


def people(players: int) -> list[PersonInfo]:
    return [PersonInfo(name, Face(colour)) for name, colour in zip(NAMES[:players], PLAYER_COLOURS, strict=False)]


def position(
    bag: str, script: str = "", *, players: int = 3, ruleset: str = "classic", suns: Suns | None = None
) -> GameState:
    """The position after the actions of `script`, split by ";"; seat 0 starts unless `suns` differ."""
    state = GameState.new(ruleset, players=players, bag=bag.split(), suns=suns or SUNS[players])
    for text in filter(None, (part.strip() for part in script.split(";"))):
        state.apply(parse_action(text))
    return state


@dataclass
class Table:
    """A board in a window, with what it says."""

    window: QWidget
    choices: Choices
    board: BoardView
    chosen: list[Action] = field(default_factory=list)
    drags: list[tuple[Held, QPointF]] = field(default_factory=list)

    @property
    def scene(self):
        return self.board.board

    def show(self, state: GameState, *, offer: bool = True) -> View:
        seat = state.current_player or 0
        view = state.view(seat)
        self.board.show_view(view, people(view.players))
        if offer:
            self.choices.offer(view)
        return view

    def drop_at(self, offered: Sequence[Action], pos: QPointF) -> Action | None:
        return self.board.drop_action(offered, self.board.viewport().mapToGlobal(pos))

    def at(self, item) -> QPoint:
        return item.rect.center().toPoint()

    def click(self, item) -> None:
        self.click_at(self.at(item))

    def click_at(self, pos: QPoint) -> None:
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=pos)

    def pull(self, item, by: QPoint) -> None:
        """Press on the item and move the pointer, without letting go."""
        pos = self.at(item)
        QTest.mousePress(self.board.viewport(), Qt.MouseButton.LeftButton, pos=pos)
        QTest.mouseMove(self.board.viewport(), pos + by)

    def let_go(self, pos: QPoint) -> None:
        QTest.mouseRelease(self.board.viewport(), Qt.MouseButton.LeftButton, pos=pos)

    def global_at(self, item) -> QPointF:
        return self.board.viewport().mapToGlobal(item.rect.center())
