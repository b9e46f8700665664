"""What lies on the board for those who do not see it, and what may be dropped where."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from ra_desktop.engine import Action, Bid, Draw, Invoke, ShowSide, SpendGod, View
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words import spots

from .items import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ui.interaction.choices import Choices

    from .board_items import BoardItems
    from .layout import BoardLayout
    from .scene import BoardScene

_DROP_MARGIN: Final = 0.6
"""How far beside the altar a sun may be dropped, as a share of the altar's height."""


def is_dropped(action: Action, pos: QPointF, board: BoardScene) -> bool:
    """Whether a drop at `pos` on `board` means `action`."""
    if not _drop_rect(action, board.board_layout).contains(pos):
        return False
    if isinstance(action, Invoke):  # a drop at its own place does not count
        return not board.parts.figure.rect.contains(pos)
    tiles = board.parts.tiles
    return not isinstance(action, SpendGod) or any(
        item.tile == action.tile and item.isVisible() and item.rect.contains(pos) for item in tiles
    )


def _drop_rect(action: Action, layout: BoardLayout) -> QRectF:
    if isinstance(action, (Draw, ShowSide)):
        reach = layout.scale * 12
        return layout.track_bed.adjusted(-reach, -reach, reach, reach)
    if isinstance(action, Bid):
        reach = layout.altar.height() * _DROP_MARGIN
        return layout.altar.adjusted(-reach, -reach, reach, reach)
    if isinstance(action, SpendGod):
        return layout.track_bed
    return layout.card if isinstance(action, Invoke) else QRectF()


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
    for number, (item, text) in enumerate(zip(parts.bids, words.bids(view, names), strict=False)):
        yield Spot(("bid", number), Role.TEXT, item.rect, text)
