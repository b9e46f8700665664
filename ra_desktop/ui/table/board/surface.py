"""The board's things to click and to pick up, and its drop targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from ra_desktop.engine import Bid, Draw, Invoke, ShowSide, SpendGod
from ra_desktop.ui.interaction.gestures import Held, Thing

from .items import Offer
from .prop_items import BagItem, FigureItem
from .side_items import SideItem
from .tile_items import TileItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices

    from .items import BoardItem
    from .scene import BoardScene

_DROP_MARGIN: Final = 0.6
"""How far beside the altar a sun may be dropped, as a share of the altar's height."""
_BAG_GRIP: Final = QPointF(0.5, 0.6)
"""Where a tile pulled out of the bag is held, as shares of its size."""


class BoardSurface:
    """The board for a pointer. Positions are in scene coordinates, which equal those of the viewport."""

    def __init__(self, board: BoardScene, choices: Choices) -> None:
        self._board = board
        self._choices = choices
        self._hovered: BoardItem | None = None

    # --- pressing and hovering

    def thing_at(self, pos: QPointF) -> Thing | None:
        """Return the thing at `pos` that can be clicked or picked up, or None; its key is its item."""
        item = self._offered_at(pos)
        click = self._choices.click
        if isinstance(item, BagItem):
            return Thing(item, click=lambda: click(Draw()), pick_up=self._pull_tile)
        if isinstance(item, FigureItem):
            sure = self._choices.confirms_clicks  # a stray click must not start an auction
            invoke = (lambda: click(Invoke())) if sure else None
            return Thing(item, click=invoke, pick_up=self._pick_up_figure, cursor=Qt.CursorShape.OpenHandCursor)
        if isinstance(item, SideItem) and item.action is not None:
            side, action = item, item.action
            return Thing(side, click=lambda: click(action), pick_up=lambda at: self._pick_up_side(side, action, at))
        if isinstance(item, TileItem) and item.tile is not None:
            tile = item.tile
            return Thing(item, click=lambda: click(SpendGod(tile)))
        return None

    def set_hovered(self, key: object) -> None:
        """Highlight the item `key` as hovered; None for none."""
        if self._hovered is not None:
            self._hovered.set_hovered(False)
        self._hovered = next((item for item in self._board.parts if item is key), None)
        if self._hovered is not None:
            self._hovered.set_hovered(True)

    def _offered_at(self, pos: QPointF) -> BoardItem | None:
        parts = self._board.parts
        for item in (*parts.sides.items, *parts.tiles, parts.bag, parts.figure):
            if item.isVisible() and item.offer is not Offer.NONE and item.shape().contains(item.mapFromScene(pos)):
                return item
        return None

    def _pull_tile(self, pressed: QPointF) -> Held:
        image = self._board.sprites.tile_back(self._dpr)
        size = image.deviceIndependentSize()
        hot_spot = QPointF(size.width() * _BAG_GRIP.x(), size.height() * _BAG_GRIP.y())
        return Held(image, hot_spot, (Draw(),))

    def _pick_up_figure(self, pressed: QPointF) -> Held:
        figure = self._board.parts.figure
        figure.set_ghost(True)
        return Held(figure.sprite(self._dpr), pressed - figure.pos(), (Invoke(),))

    def _pick_up_side(self, side: SideItem, action: ShowSide, pressed: QPointF) -> Held:
        self._choices.select(action)
        card = side.card
        held = pressed if card.contains(pressed) else card.center()
        side.set_ghost(True)
        return Held(side.sprite(self._dpr), held - card.topLeft(), (action,))

    @property
    def _dpr(self) -> float:
        return self._board.views()[0].devicePixelRatioF()

    # --- dropping

    def drop_action(self, offered: Sequence[Action], global_pos: QPointF) -> Action | None:
        """Return which of the `offered` actions a drop at `global_pos` means, or None."""
        return self.drop_at(offered, self._board.views()[0].viewport().mapFromGlobal(global_pos))

    def show_targets(self, offered: Sequence[Action]) -> None:
        """Highlight where the `offered` actions could be dropped; without any, nothing."""
        self._board.show_targets(offered)

    def show_drop(self, action: Action | None) -> None:
        """Highlight where a drop now would mean `action`; None for nothing."""
        self._board.show_drop(action)

    def drop_at(self, offered: Sequence[Action], pos: QPointF) -> Action | None:
        """Return which of the `offered` actions a drop at `pos` means, or None."""
        return next((action for action in offered if self._is_dropped(action, pos)), None)

    def _is_dropped(self, action: Action, pos: QPointF) -> bool:
        if not self._drop_rect(action).contains(pos):
            return False
        if isinstance(action, Invoke):  # a drop at its own place does not count
            return not self._board.parts.figure.rect.contains(pos)
        return not isinstance(action, SpendGod) or self._is_tile_at(action.tile, pos)

    def _drop_rect(self, action: Action) -> QRectF:
        layout = self._board.board_layout
        if isinstance(action, (Draw, ShowSide)):
            reach = layout.scale * 12
            return layout.track_bed.adjusted(-reach, -reach, reach, reach)
        if isinstance(action, Bid):
            reach = layout.altar.height() * _DROP_MARGIN
            return layout.altar.adjusted(-reach, -reach, reach, reach)
        if isinstance(action, SpendGod):
            return layout.track_bed
        return layout.card if isinstance(action, Invoke) else QRectF()

    def _is_tile_at(self, tile: str, pos: QPointF) -> bool:
        tiles = self._board.parts.tiles
        return any(item.tile == tile and item.isVisible() and item.rect.contains(pos) for item in tiles)
