"""What can be done with the things on the board: pressed, picked up, dropped upon, and read aloud."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from ra_desktop.engine import Bid, Draw, Invoke, ShowSide, SpendGod
from ra_desktop.ui.interaction.gestures import Held, Thing
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words import spots

from .items import Offer
from .prop_items import BagItem, FigureItem
from .sides import SideItem
from .tile_items import TileItem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.engine import Action, View
    from ra_desktop.ui.interaction.choices import Choices

    from .board_items import BoardItems
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


def board_spots(board: BoardScene, view: View, names: Sequence[str], choices: Choices) -> list[Spot]:
    """Return what lies on `board` as it shows `view`; `names` are those of the seats."""
    parts = board.parts
    words_shown = [
        Spot("banner", Role.TEXT, parts.banner.rect, parts.banner.text),
        Spot("epoch", Role.TEXT, parts.epoch.rect, parts.epoch.text),
        Spot("ra track", Role.TEXT, _around(parts), f"{words.ra_track(view)}. {words.ra_left(view)}"),
    ]
    rest = [
        *_track(board, view, choices),
        *_sides(parts, view, choices),
        *_props(parts, view, choices),
        *_altar(parts, view, names),
    ]
    return [spot for spot in words_shown if spot.name] + rest


def _around(parts: BoardItems) -> QRectF:
    area = QRectF()
    for item in parts.ra_spaces:
        if item.isVisible():
            area = area.united(item.rect)
    return area


def _track(board: BoardScene, view: View, choices: Choices) -> Iterator[Spot]:
    takes = {action.tile: action for action in choices.of_type(SpendGod)} if choices.is_god_mode else {}
    for space, (item, tile) in enumerate(zip(board.parts.tiles, view.auction_track, strict=False)):
        if tile is None:
            continue
        action = takes.get(tile)
        if action is None:
            yield Spot(("space", space), Role.TEXT, item.rect, spots.tile_on(tile, space, view.ruleset))
            continue
        yield Spot(
            ("space", space),
            Role.OPTION,
            item.rect,
            spots.take(tile, space, view.ruleset),
            click=partial(choices.select_or_choose, action),
            is_selected=choices.selected == action,
        )
    if not any(view.auction_track):
        yield Spot("track", Role.TEXT, board.board_layout.track_bed, spots.empty_track())


def _sides(parts: BoardItems, view: View, choices: Choices) -> Iterator[Spot]:
    for item in parts.sides.items:
        action = item.action
        if action is None or item.offer is Offer.NONE:
            continue
        yield Spot(
            ("side", action.side),
            Role.OPTION,
            item.rect,
            spots.side(action.side, view.ruleset),
            click=partial(choices.select_or_choose, action),
            is_selected=choices.selected == action,
        )


def _props(parts: BoardItems, view: View, choices: Choices) -> Iterator[Spot]:
    count = words.bag_count(view)
    if parts.bag.offer is Offer.NONE:
        yield Spot("bag", Role.TEXT, parts.bag.rect, count)
    else:
        yield Spot("bag", Role.BUTTON, parts.bag.rect, spots.draw(), count, lambda: choices.click(Draw()))
    if parts.figure.offer is not Offer.NONE:
        yield Spot("figure", Role.BUTTON, parts.figure.rect, spots.invoke(), "", lambda: choices.click(Invoke()))


def _altar(parts: BoardItems, view: View, names: Sequence[str]) -> Iterator[Spot]:
    if not parts.sides.are_open:
        yield Spot("centre sun", Role.TEXT, parts.centre_sun.rect, words.centre_sun(view.centre_sun))
    for number, (item, told) in enumerate(zip(parts.bids, words.bids(view, names), strict=False)):
        yield Spot(("bid", number), Role.TEXT, item.rect, told)
