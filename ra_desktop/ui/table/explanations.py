"""Everything on the table that can be explained: where it lies, and the text of its tooltip."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF

from ra_desktop.engine import Bid, Discard, Draw, Flip, Invoke, ShowSide, SpendGod
from ra_desktop.ui.interaction.places import SeatSun, SeatTile
from ra_desktop.ui.words.outbidding import outbidding

from .seats.suns import outbidders

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import Action

    from .board.items import BoardItem
    from .table_view import TableView


@dataclass(frozen=True, slots=True)
class Explained:
    """A thing on the table with its explanation."""

    rect: QRectF
    """In the coordinates of the table."""
    text: str
    """Rich text, as in a tooltip."""


def explained_things(table: TableView, names: Sequence[str]) -> list[Explained]:
    """Return what can be explained on `table`: the board first, then one's own seat, then the others.

    `names` are those of the seats.
    """
    if table.shown is None:
        return []
    return [*_on_board(table), *_own_suns(table, names), *_on_panels(table)]


def thing_at(things: Iterable[Explained], pos: QPointF) -> Explained | None:
    """Return the smallest of `things` at `pos`, or None."""
    found = [thing for thing in things if thing.rect.contains(pos)]
    return min(found, key=lambda thing: thing.rect.width() * thing.rect.height(), default=None)


def place_of(table: TableView, action: Action, seat: int) -> QRectF | None:
    """Return where the thing lies that `action` of `seat` is about; None for an action that is about none."""
    parts, panel = table.board.board.parts, table.panel_of(seat)
    if isinstance(action, Bid):
        return _of_panel(table, panel, panel.rect_of(SeatSun(seat, action.sun)))
    if isinstance(action, (Discard, Flip)):
        return _of_panel(table, panel, panel.rect_of(SeatTile(seat, action.tile)))
    item: BoardItem | None = None
    if isinstance(action, SpendGod):
        item = next((tile for tile in parts.tiles if tile.tile == action.tile), None)
    elif isinstance(action, ShowSide):
        item = next((side for side in parts.sides.items if side.action == action), None)
    elif isinstance(action, Draw):
        item = parts.bag
    elif isinstance(action, Invoke):
        item = parts.figure
    return None if item is None else _of_board(table, item.rect)


def _on_board(table: TableView) -> Iterator[Explained]:
    parts = table.board.board.parts
    for item in (*parts.sides.items, *parts.tiles, parts.centre_sun, *parts.bids):
        yield from _of_item(table, item)
    track = [item for item in parts.ra_spaces if item.isVisible()]
    if track and track[0].toolTip():
        whole = track[0].rect
        for item in track:
            whole = whole.united(item.rect)
        yield Explained(_of_board(table, whole), track[0].toolTip())
    for item in (parts.bag, parts.figure):
        yield from _of_item(table, item)


def _of_item(table: TableView, item: BoardItem) -> Iterator[Explained]:
    if item.isVisible() and item.toolTip():
        yield Explained(_of_board(table, item.rect), item.toolTip())


def _own_suns(table: TableView, names: Sequence[str]) -> Iterator[Explained]:
    view, tray, seat = table.shown, table.own.tray, table.home
    assert view is not None
    face_up = view.face_up_suns(seat)
    for sun in (*face_up, *view.face_down_suns(seat)):
        more = outbidding(sun, outbidders(view, seat, sun, names)) if sun in face_up else ""
        rect = tray.rect_of(SeatSun(seat, sun))
        yield Explained(_of_panel(table, tray, rect), tray.explanation(sun, more))


def _on_panels(table: TableView) -> Iterator[Explained]:
    for panel in table.panels:
        for region in panel.regions:
            if not region.rect.isEmpty() and (text := region.tip):
                yield Explained(_of_panel(table, panel, region.rect), text)


def _of_board(table: TableView, rect: QRectF) -> QRectF:
    return _of_panel(table, table.board.viewport(), rect)


def _of_panel(table: TableView, widget: QWidget, rect: QRectF) -> QRectF:
    """Return `rect` of `widget` in the coordinates of the table."""
    return rect.translated(QPointF(widget.mapTo(table, QPoint(0, 0))))
