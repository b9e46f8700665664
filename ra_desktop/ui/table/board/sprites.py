"""Positions and pictures of things on the board for animations and drags, and hiding them meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from ra_desktop.ui.interaction.places import Bag, BidPlace, CentreSun, RaSpace, SideCard, Sides, TrackSpace
from ra_desktop.ui.look.art import pixmap
from ra_desktop.ui.look.tile_painter import card_rect

from .altar_items import sprite_rect

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from ra_desktop.ui.interaction.places import Place

    from .board_items import BoardItems
    from .contents import Shown
    from .items import BoardItem


class BoardSprites:
    """The rectangle and the picture of the thing at each place. Pixmaps have `dpr` pixels to a unit."""

    def __init__(self, items: BoardItems, shown: Shown) -> None:
        self._items = items
        self._shown = shown

    def rect_of(self, place: Place) -> QRectF:
        """Return the rectangle of the pixmap of `place`, in scene coordinates; KeyError if it is not on the board."""
        items = self._items
        match place:
            case Bag():
                return items.bag.rect
            case TrackSpace(space):
                return items.tiles[space].rect
            case Sides():
                return items.sides.tray.rect
            case SideCard(side):
                return items.sides.items[side].card
            case RaSpace(space):
                spaces = 9 if self._shown.view is None else self._shown.view.ra_limit
                ra = items.ra_spaces[min(space, spaces - 1)].rect
                return card_rect(ra.adjusted(-ra.width(), 0, ra.width(), 0))
            case CentreSun():
                return sprite_rect(items.centre_sun.rect)
            case BidPlace(seat):
                return sprite_rect((items.bid_of(seat) or items.bids[0]).rect)
        raise KeyError(place)

    def pixmap_of(self, place: Place, dpr: float) -> QPixmap:
        """Return the picture of the thing at `place`, null if there is none. For the bag, this is a tile's back.

        KeyError for a place that is not on the board.
        """
        items = self._items
        match place:
            case Bag():
                return self.tile_back(dpr)
            case TrackSpace(space):
                tile = items.tiles[space].tile
                return QPixmap() if tile is None else self.tile_sprite(tile, space, dpr)
            case Sides():
                return items.sides.tray.sprite(dpr)
            case SideCard(side):
                return items.sides.items[side].sprite(dpr)
            case RaSpace(space):
                return items.ra_spaces[space].sprite(dpr)
            case CentreSun():
                return items.centre_sun.sprite(dpr) if items.centre_sun.sun else QPixmap()
            case BidPlace(seat):
                item = items.bid_of(seat)
                return QPixmap() if item is None else item.sprite(dpr)
        raise KeyError(place)

    def tile_sprite(self, tile: str, space: int, dpr: float) -> QPixmap:
        """Return the picture of `tile` on auction space `space`."""
        return self._items.tiles[space].sprite(tile, self._shown.label(tile), dpr)

    def side_sprite(self, tile: str, side: int, dpr: float) -> QPixmap:
        """Return the picture of two-sided `tile` as number `side` in the choice of sides."""
        return self._items.sides.items[side].picture(tile, self._shown.label(tile), dpr)

    def tile_back(self, dpr: float) -> QPixmap:
        """Return the back of a tile, as large as the tiles on the track."""
        return pixmap("tiles/back", self._items.tiles[0].box.size().toSize(), dpr)

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place` while a sprite represents it."""
        if isinstance(place, Sides):
            self._items.sides.hide()
        item = self._item_at(place)
        if item is not None:
            item.set_hidden(True)

    def show_all(self) -> None:
        """Show everything that was hidden or faded."""
        items = self._items
        for item in (*items.tiles, *items.ra_spaces, items.centre_sun, *items.bids):
            item.set_hidden(False)
        items.figure.set_ghost(False)
        items.sides.show_all()

    def _item_at(self, place: Place) -> BoardItem | None:
        items = self._items
        match place:
            case TrackSpace(space):
                return items.tiles[space]
            case RaSpace(space):
                return items.ra_spaces[space]
            case CentreSun():
                return items.centre_sun
            case BidPlace(seat):
                return items.bid_of(seat)
        return None
