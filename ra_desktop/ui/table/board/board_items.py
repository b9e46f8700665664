"""All items on the board, created once, and their places in the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from ra_desktop.ui.interaction.choices import (
    Bag,
    BidPlace,
    CentreSun,
    Figure,
    Place,
    RaSpace,
    SideCard,
    Sides,
    TrackSpace,
)

from .altar_items import AltarItem, BidItem, SunItem
from .backdrop import ALTAR_GLOW
from .items import PLATE, BagItem, BannerItem, BoardItem, FigureItem, FrameItem, LabelItem, SheetItem
from .layout import TRACK_SPACES, BoardLayout
from .sides import SideChoice
from .tile_items import BedItem, RaSpaceItem, SailItem, TileItem

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from .backdrop import Sheets

MOST_RA_SPACES: Final = 10
MOST_BIDDERS: Final = 5


class BoardItems:
    """The items by name; what they show is set from outside."""

    def __init__(self, sheets: Sheets) -> None:
        """`sheets` has the pictures of sky and table."""
        self.table = SheetItem("table", sheets.table)
        self.sky = SheetItem("sky", sheets.sky)
        self.epoch = LabelItem("epoch", 0.80, Qt.AlignmentFlag.AlignLeft, display=True, plate=True)
        self.ra_left = LabelItem("ra-left", 0.60, Qt.AlignmentFlag.AlignRight, plate=True)
        self.task = LabelItem("task", 0.60, Qt.AlignmentFlag.AlignHCenter, plate=True)
        self.ra_spaces = [RaSpaceItem(space) for space in range(MOST_RA_SPACES)]
        self.sail = SailItem()
        self.banner = BannerItem()
        self.bed = BedItem()
        self.tiles = [TileItem(space) for space in range(TRACK_SPACES)]
        self.altar = AltarItem()
        self.centre_sun = SunItem()
        self.bids = [BidItem(index) for index in range(MOST_BIDDERS)]
        self.bag = BagItem()
        self.bag_caption = LabelItem("bag-caption", 0.78, Qt.AlignmentFlag.AlignHCenter)
        self.centre_caption = LabelItem("centre-caption", 0.78, Qt.AlignmentFlag.AlignHCenter)
        self.figure = FigureItem()
        self.sides = SideChoice()
        self.frame = FrameItem()
        self._ra_limit = MOST_RA_SPACES
        above = ((self.epoch, 1), (self.ra_left, 1), (self.task, 1), (self.sail, 2), (self.banner, 3), (self.frame, 4))
        for item, level in above:
            item.setZValue(level)

    def __iter__(self) -> Iterator[BoardItem]:
        """Iterate over the items, from back to front."""
        yield from (
            self.table, self.sky, self.epoch, self.ra_left, self.task, *self.ra_spaces, self.sail, self.banner,
            self.bed, *self.tiles, self.altar, self.centre_sun, *self.bids, self.bag, self.bag_caption,
            self.centre_caption, self.figure, *self.sides.all, self.frame
        )  # fmt: skip

    def at(self, place: Place) -> BoardItem:
        """Return the thing at `place`; KeyError if that is not on the board."""
        match place:
            case Bag():
                return self.bag
            case Figure():
                return self.figure
            case TrackSpace(space):
                return self.tiles[space]
            case Sides():
                return self.sides.tray
            case SideCard(side):
                return self.sides.items[side]
            case RaSpace(space):
                return self.ra_spaces[min(space, self._ra_limit - 1)]
            case CentreSun():
                return self.centre_sun
            case BidPlace(seat):
                return self.bid_of(seat) or self.bids[0]
        raise KeyError(place)

    def hide(self, hidden: Container[Place]) -> None:
        """Hide what is at the places `hidden`, and show everything else."""
        for tile in self.tiles:
            tile.hidden = TrackSpace(tile.space) in hidden
        for ra in self.ra_spaces:
            ra.hidden = RaSpace(ra.space) in hidden
        for bid in self.bids:
            bid.hidden = BidPlace(bid.look.seat) in hidden
        self.centre_sun.hidden = CentreSun() in hidden
        self.figure.ghost = Figure() in hidden
        for item in self.sides.all:
            item.hidden = Sides() in hidden
        for item in self.sides.items:
            item.ghost = SideCard(item.side) in hidden

    def fit_task(self) -> None:
        """Place the task between the labels beside it."""
        gap = self.epoch.box.height() * PLATE + 6
        left = self.epoch.rect.left() + self.epoch.width() + gap
        right = self.ra_left.rect.right() - self.ra_left.width() - gap
        room = QRectF(left, self.epoch.rect.top(), max(1.0, right - left), self.epoch.rect.height())
        self.task.set_rect(room, margin=room.height() * PLATE)

    def bid_of(self, seat: int) -> BidItem | None:
        """Return the place of `seat` on the altar, or None if it does not bid in this auction."""
        return next((item for item in self.bids if item.look.seat == seat), None)

    def add_space(self) -> TileItem:
        """Return a further auction space, for a longer track than usual."""
        self.tiles.append(TileItem(len(self.tiles)))
        return self.tiles[-1]

    def arrange(self, layout: BoardLayout, *, boat: bool) -> None:
        """Place every item but the sun by `layout`; with `boat`, Ra tiles are discs on the track."""
        self.table.set_rect(QRectF(QPointF(0, 0), layout.size))
        self.sky.set_rect(QRectF(0, 0, layout.size.width(), layout.sky.bottom()))
        self.epoch.set_rect(layout.epoch_label, margin=layout.epoch_label.height() * PLATE)
        self.ra_left.set_rect(layout.ra_label, margin=layout.ra_label.height() * PLATE)
        self.fit_task()
        self._ra_limit = len(layout.ra_spaces)
        for ra, centre in zip(self.ra_spaces, layout.ra_spaces, strict=False):
            ra.set_rect(_ra_rect(centre, layout.ra_radius, boat=boat), margin=4)
        self.banner.set_rect(layout.banner, margin=4)
        self.bed.set_rect(layout.track_bed, margin=8)
        self.frame.set_rect(layout.card)
        self.frame.corner = layout.corner
        for tile, rect in zip(self.tiles, layout.spaces, strict=False):
            tile.set_rect(rect, margin=rect.width() * 0.14 + 2)
        self.altar.set_rect(layout.altar, margin=layout.altar.height() * ALTAR_GLOW + 2)
        self.altar.divider = layout.divider
        self.centre_sun.set_rect(layout.centre_sun, margin=layout.centre_sun.width() * 0.26)
        for bid, rect in zip(self.bids, layout.bids, strict=False):
            bid.set_rect(rect, margin=rect.width() * 0.5 + 14)
        self.bag.set_rect(layout.bag, margin=layout.bag.height() * 0.09 + 2)
        self.figure.set_rect(layout.figure, margin=layout.figure.height() * 0.09 + 2)
        self.sides.arrange(layout)
        self.bag_caption.set_rect(layout.bag_caption)
        self.centre_caption.set_rect(layout.centre_caption)


def _ra_rect(centre: QPointF, radius: float, *, boat: bool) -> QRectF:
    """Return the rectangle on a space of the Ra track for an upright tile or a disc."""
    if boat:
        height = width = max(8, round(radius * 2))
    else:
        height = max(12, round(radius * 2.9))
        width = round(height / 1.4)
    return QRectF(round(centre.x() - width / 2), round(centre.y() - height / 2), width, height)
