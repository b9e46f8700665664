"""The board as a scene: what lies on it follows from a view and from what may be chosen; nothing is read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ra_desktop.engine import Action, Bid, Draw, Invoke, ShowSide, SpendGod
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.interaction.places import Bag, BidPlace, CentreSun, RaSpace, SideCard, Sides, TrackSpace
from ra_desktop.ui.look.art import pixmap
from ra_desktop.ui.look.nile.scenery import HEIGHT as SKY_UNITS
from ra_desktop.ui.look.nile.sky import arc_point, day_of, sky_text_colour
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import card_rect
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.tiles import epoch_label, tile_label

from .altar_items import AltarItem, BidItem, BidLook, BidState, SunItem, sprite_rect
from .backdrop import Sheets
from .items import BoardItem, FrameItem, Offer, PersonInfo, SheetItem
from .layout import TRACK_SPACES, BoardLayout
from .prop_items import BagItem, FigureItem
from .ra_items import RaSpaceItem, SailItem
from .side_choice import SideChoice
from .tile_items import BedItem, TileItem
from .word_items import BannerItem, LabelItem, NoticeItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place

TrackLook = Literal["tiles", "boat"]

MOST_RA_SPACES: Final = 10
MOST_BIDDERS: Final = 5

_BOAT_WIDTH = 100.0
_CAPTION, _CAPTION_BY_NIGHT = "#4A3716", "#CDBD9C"
_DROP_MARGIN = 0.6
"""How far beside the altar a sun may be dropped, as a share of the altar's height."""


class BoardScene(QGraphicsScene):
    """Everything on the board. Items are made once; a view only changes what they show."""

    described = Signal(str)
    """The board's contents in words, when they have changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._view: View | None = None
        self._people: tuple[PersonInfo, ...] = ()
        self._choices: Choices | None = None
        self._day = 0.0
        self._god_mode = False
        self._tile_names = True
        self._look: TrackLook | None = None
        self._targets: tuple[Action, ...] = ()
        self._drop: Action | None = None
        self._sheets = Sheets()
        self._layout = BoardLayout.fit(QSizeF(842, 604), 9, 4)

        self.table = SheetItem("table", self._sheets.table)
        self.sky = SheetItem("sky", self._sheets.sky)
        self.epoch = LabelItem("epoch", 0.80, Qt.AlignmentFlag.AlignLeft, display=True)
        self.ra_left = LabelItem("ra-left", 0.60, Qt.AlignmentFlag.AlignRight)
        self.ra_spaces = [RaSpaceItem(space) for space in range(MOST_RA_SPACES)]
        self.sail = SailItem()
        self.banner = BannerItem()
        self.notice = NoticeItem()
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
        for item in self.board_items():
            self.addItem(item)
        self.epoch.setZValue(1)
        self.ra_left.setZValue(1)
        self.sail.setZValue(2)
        self.banner.setZValue(3)
        self.frame.setZValue(5)
        self.notice.setZValue(4)
        self._place_items()

    def board_items(self) -> list[BoardItem]:
        """Every item, from back to front."""
        return [
            self.table, self.sky, self.epoch, self.ra_left, *self.ra_spaces, self.sail, self.banner, self.notice,
            self.bed, *self.tiles, self.altar, self.centre_sun, *self.bids, self.bag, self.bag_caption,
            self.centre_caption, self.figure, *self.sides.all, self.frame,
        ]  # fmt: skip

    # --- size and look

    @property
    def board_layout(self) -> BoardLayout:
        """Where everything lies now."""
        return self._layout

    def fit(self, size: QSizeF) -> None:
        """Arrange everything for a board of that size."""
        self._arrange(size)

    def restyle(self) -> None:
        """Take on the theme and the language of the application."""
        self._place_light()
        self._sync()
        for item in self.bids:
            item.update()  # their pictures are kept
        self.update()

    @property
    def track_look(self) -> TrackLook:
        """Whether Ra tiles are laid on the Ra track or a boat sails along it."""
        if self._look is not None:
            return self._look
        return "boat" if self._view is not None and record(self._view.ruleset).solar_boat else "tiles"

    def set_track_look(self, look: TrackLook | None) -> None:
        """Choose a look of the Ra track; None for that of the edition played."""
        self._look = look
        self._place_items()
        self._sync()

    @property
    def tile_names(self) -> bool:
        """Whether tiles show their names."""
        return self._tile_names

    def set_tile_names(self, shown: bool) -> None:
        """Show the tiles' names, or their pictures alone."""
        self._tile_names = shown
        self._sync()

    # --- what is shown

    def show_view(self, view: View, people: Sequence[PersonInfo], *, worth: bool = True) -> None:
        """Show the table as in `view`; `people` are the seats in order, `worth` says what lots are worth to them."""
        self._view = view
        self._people = tuple(people)
        self._day = _hour(view)
        self.sides.show_view(view, self._people, worth=worth)
        self._arrange(self._layout.size)
        self.lay_all()
        self.described.emit(words.board_description(view))

    def set_notice(self, text: str) -> None:
        """Tell something once, above the banner; an empty text takes it away."""
        self.notice.set_text(text)

    def set_banner(self, text: str, accent: QColor | None = None) -> None:
        """Say in one line what is going on, in the colour of whoever it is about."""
        self.banner.set_text(text, accent)

    def set_day(self, day: float) -> None:
        """Let the sun stand at that hour, 0 to 1, until the next view is shown."""
        self._day = min(1.0, max(0.0, day))
        self._place_sail()
        self._place_light()

    def set_choices(self, choices: Choices) -> None:
        """Show what `choices` offers, from now on."""
        if self._choices is not None:
            self._choices.changed.disconnect(self._sync)
        self._choices = choices
        choices.changed.connect(self._sync)
        self._sync()

    @property
    def god_mode(self) -> bool:
        """Whether tiles on the track are to be chosen for a god."""
        return self._god_mode

    def set_god_mode(self, on: bool) -> None:
        """Let the tiles that a god could take glow and react, or not."""
        if on != self._god_mode:
            self._god_mode = on
            self._sync()

    def show_targets(self, offered: Sequence[Action]) -> None:
        """Light softly where something that is dragged could be dropped; nowhere when nothing is offered."""
        self._targets = tuple(offered)
        self._sync()

    def show_drop(self, action: Action | None) -> None:
        """Light up where a drop now would mean `action`; None when it would mean nothing."""
        if action is not self._drop:
            self._drop = action
            self._sync()

    # --- places

    def rect_of(self, place: Place) -> QRectF:
        """Where the thing at `place` lies, or will: the rectangle that its pixmap fills."""
        match place:
            case Bag():
                return self.bag.rect
            case TrackSpace(space):
                return self.tiles[space].rect
            case Sides():
                return self.sides.tray.rect
            case SideCard(side):
                return self.sides.items[side].card
            case RaSpace(space):
                ra = self.ra_spaces[min(space, len(self._layout.ra_spaces) - 1)].rect
                return card_rect(ra.adjusted(-ra.width(), 0, ra.width(), 0))
            case CentreSun():
                return sprite_rect(self.centre_sun.rect)
            case BidPlace(seat):
                item = self._bid_of(seat)
                return sprite_rect((item or self.bids[0]).rect)
        raise KeyError(place)

    def pixmap_of(self, place: Place, dpr: float) -> QPixmap:
        """What lies at `place`, as it looks; a null pixmap if there is nothing. The bag gives a tile's back."""
        match place:
            case Bag():
                return self.back_sprite(dpr)
            case TrackSpace(space):
                tile = self.tiles[space].tile
                return QPixmap() if tile is None else self.tile_sprite(tile, space, dpr)
            case Sides():
                return self.sides.tray.sprite(dpr)
            case SideCard(side):
                return self.sides.items[side].sprite(dpr)
            case RaSpace(space):
                return self.ra_spaces[space].sprite(dpr)
            case CentreSun():
                return self.centre_sun.sprite(dpr) if self.centre_sun.sun else QPixmap()
            case BidPlace(seat):
                item = self._bid_of(seat)
                return QPixmap() if item is None else item.sprite(dpr)
        raise KeyError(place)

    def tile_sprite(self, tile: str, space: int, dpr: float) -> QPixmap:
        """`tile` as it will look on auction space `space`."""
        return self.tiles[space].sprite(tile, self._label(tile), dpr)

    def side_sprite(self, tile: str, side: int, dpr: float) -> QPixmap:
        """Two-sided `tile` as it will look when it shows side number `side` to be chosen."""
        return self.sides.items[side].picture(tile, self._label(tile), dpr)

    def back_sprite(self, dpr: float) -> QPixmap:
        """The back of a tile, as large as the tiles on the track."""
        size = self.tiles[0].box.size().toSize()
        return pixmap("tiles/back", size, dpr)

    def lift(self, place: Place) -> None:
        """Hide the thing at `place` while it is on its way."""
        if isinstance(place, Sides):
            self.sides.lift()
            self._sync()
        item = self._item_at(place)
        if item is not None:
            item.lift(True)

    def lay_all(self) -> None:
        """Show everything that was lifted, and the figure if it was being dragged."""
        for item in (*self.tiles, *self.ra_spaces, self.centre_sun, *self.bids):
            item.lift(False)
        self.figure.set_ghost(False)
        self.sides.lay()
        self._sync()

    # --- where a person points

    def offered_at(self, pos: QPointF) -> BoardItem | None:
        """The thing at `pos` that can be chosen or dragged."""
        for item in (*self.sides.items, *self.tiles, self.bag, self.figure):
            if item.isVisible() and item.offer is not Offer.NONE and item.shape().contains(item.mapFromScene(pos)):
                return item
        return None

    def drop_at(self, offered: Sequence[Action], pos: QPointF) -> Action | None:
        """Which of the offered actions a drop at `pos` means."""
        for action in offered:
            if self._drop_rect(action).contains(pos) and not (
                isinstance(action, Invoke) and self.figure.rect.contains(pos)
            ):
                if isinstance(action, SpendGod) and self._tile_at(action.tile, pos) is None:
                    continue
                return action
        return None

    def _drop_rect(self, action: Action) -> QRectF:
        layout = self._layout
        if isinstance(action, (Draw, ShowSide)):
            reach = layout.scale * 12
            return layout.track_bed.adjusted(-reach, -reach, reach, reach)
        if isinstance(action, Bid):
            reach = layout.altar.height() * _DROP_MARGIN
            return layout.altar.adjusted(-reach, -reach, reach, reach)
        if isinstance(action, SpendGod):
            return layout.track_bed
        return layout.card if isinstance(action, Invoke) else QRectF()

    def _tile_at(self, tile: str, pos: QPointF) -> TileItem | None:
        for item in self.tiles:
            if item.tile == tile and item.isVisible() and item.rect.contains(pos):
                return item
        return None

    # --- making items show it

    def _item_at(self, place: Place) -> BoardItem | None:
        match place:
            case TrackSpace(space):
                return self.tiles[space]
            case RaSpace(space):
                return self.ra_spaces[space]
            case CentreSun():
                return self.centre_sun
            case BidPlace(seat):
                return self._bid_of(seat)
        return None

    def _bid_of(self, seat: int) -> BidItem | None:
        for item in self.bids:
            if item.look.seat == seat:
                return item
        return None

    def _label(self, tile: str) -> str | None:
        if not self._tile_names or self._view is None:
            return None
        return tile_label(tile, self._view.ruleset)

    def _arrange(self, size: QSizeF) -> None:
        limit = 9 if self._view is None else self._view.ra_limit
        bidders = 4 if self._view is None else self._view.players
        layout = self._layout
        if (layout.size, len(layout.ra_spaces), len(layout.bids)) != (size, limit, bidders):
            self._layout = BoardLayout.fit(size, limit, bidders)
        self._place_items()

    def _place_items(self) -> None:
        layout = self._layout
        self.setSceneRect(QRectF(QPointF(0, 0), layout.size))
        self.table.put(QRectF(QPointF(0, 0), layout.size))
        self.sky.put(QRectF(0, 0, layout.size.width(), layout.sky.bottom()))
        self.epoch.put(layout.epoch_label)
        self.ra_left.put(layout.ra_label)
        for ra, centre in zip(self.ra_spaces, layout.ra_spaces, strict=False):
            ra.put(self._ra_rect(centre), margin=4)
        self.banner.put(layout.banner, margin=4)
        self.notice.put(layout.notice)
        self.bed.put(layout.track_bed, margin=8)
        self.frame.put(layout.card)
        self.frame.set_corner(layout.corner)
        for tile, rect in zip(self.tiles, layout.spaces, strict=True):
            tile.put(rect, margin=rect.width() * 0.14 + 2)
        self.altar.put(layout.altar, margin=layout.altar.height() * 0.12)
        self.altar.set_divider(layout.divider)
        self.centre_sun.put(layout.centre_sun, margin=layout.centre_sun.width() * 0.26)
        for bid, rect in zip(self.bids, layout.bids, strict=False):
            bid.put(rect, margin=rect.width() * 0.5 + 14)
        self.bag.put(layout.bag, margin=layout.bag.height() * 0.09 + 2)
        self.figure.put(layout.figure, margin=layout.figure.height() * 0.09 + 2)
        self.sides.put(layout)
        self.bag_caption.put(layout.bag_caption)
        self.centre_caption.put(layout.centre_caption)
        self._place_sail()
        self._place_light()

    def _ra_rect(self, centre: QPointF) -> QRectF:
        if self.track_look == "tiles":
            height = max(12, round(self._layout.ra_radius * 2.9))
            width = round(height / 1.4)
        else:
            height = width = max(8, round(self._layout.ra_radius * 2))
        return QRectF(round(centre.x() - width / 2), round(centre.y() - height / 2), width, height)

    def _place_sail(self) -> None:
        sky = self._layout.sky
        width = _BOAT_WIDTH * sky.height() / SKY_UNITS
        self.sail.sail_to(arc_point(sky, self._day), width, self._day, boat=self.track_look == "boat")

    def _place_light(self) -> None:
        colour = sky_text_colour(self._day, self._epoch)
        self.epoch.set_colour(colour)
        self.ra_left.set_colour(colour)
        view = self._view
        gliding = view is not None and self._day != _hour(view)
        if self._sheets.set_light(self._layout, self._day, self._epoch, dark=current().dark, gliding=gliding):
            self.table.update()
            self.sky.update()
        elif gliding:
            self.sky.update()

    @property
    def _epoch(self) -> int:
        return 1 if self._view is None else self._view.epoch

    def _sync(self) -> None:
        """Make every item show what the view, the choices and a drag say."""
        self._sync_words()
        self._sync_tiles()
        self._sync_ra_track()
        self._sync_altar()
        self._sync_props()
        self.sides.sync(self._offer, self._label)

    def _offer(self, action: Action | None, *, hidden: bool = False) -> Offer:
        """How an action shows on the thing that stands for it."""
        if action is None or hidden or self._choices is None or action not in self._choices:
            return Offer.NONE
        return Offer.SELECTED if self._choices.selected is action else Offer.OPEN

    def _meant(self) -> tuple[Action, ...]:
        """Everything that a click or a drop may mean now."""
        offered = () if self._choices is None else self._choices.actions
        dropped = () if self._drop is None else (self._drop,)
        return (*offered, *self._targets, *dropped)

    def _dropping(self, action: Action) -> Offer | None:
        """How the target of a drop shows; None if nothing is dragged that could be dropped there."""
        if action is self._drop:
            return Offer.SELECTED
        return Offer.OPEN if action in self._targets else None

    def _drop_offer(self, *kinds: type[Action]) -> Offer:
        """How a place shows where something dragged of these kinds could be dropped."""
        for action in (self._drop, *self._targets):
            if isinstance(action, kinds):
                return self._dropping(action) or Offer.NONE
        return Offer.NONE

    def _sync_words(self) -> None:
        soft = QColor(_CAPTION_BY_NIGHT if current().dark else _CAPTION)
        self.bag_caption.set_text(words.bag_caption(), soft)
        self.centre_caption.set_text(words.centre_caption(), soft)
        if self._view is not None:
            colour = sky_text_colour(self._day, self._view.epoch)
            self.epoch.set_text(epoch_label(self._view.epoch), colour)
            self.ra_left.set_text(words.ra_left(self._view), colour)

    def _sync_tiles(self) -> None:
        track: Sequence[str | None] = [None] * TRACK_SPACES if self._view is None else self._view.auction_track
        takes = {action.tile: action for action in self._meant() if isinstance(action, SpendGod)}
        choosing = self._god_mode and self._choices is not None and bool(self._choices.of_type(SpendGod))
        for item, tile in zip(self.tiles, track, strict=True):
            offer = Offer.NONE
            if tile is None:
                item.set_tile(None, None)
            else:
                assert self._view is not None
                item.set_tile(tile, self._label(tile))
                item.setToolTip(words.tile_tip(tile, self._view.ruleset))
                take = takes.get(tile)
                if take is not None:
                    offer = self._dropping(take) or self._offer(take, hidden=not self._god_mode)
            item.set_offer(offer)
            item.setCursor(_hand(offer))
            item.set_dimmed(choosing and tile is not None and offer is Offer.NONE)
        gap = list(track).index(None) if None in track else None
        self.bed.set_next(QRectF() if gap is None else self._layout.spaces[gap])
        self.bed.set_offer(self._drop_offer(Draw, ShowSide))
        self.bed.setToolTip(words.space_tip())
        self.frame.set_offer(self._drop_offer(Invoke))

    def _sync_ra_track(self) -> None:
        view = self._view
        count, limit = (0, 0) if view is None else (view.ra_count, view.ra_limit)
        tip = "" if view is None else words.ra_track_tip(view)
        for item in self.ra_spaces:
            item.fill(item.space < limit)
            item.set_taken(item.space < count, as_tile=self.track_look == "tiles")
            item.setToolTip(tip)

    def _sync_altar(self) -> None:
        view = self._view
        self.altar.set_offer(self._drop_offer(Bid))
        self.centre_sun.set_sun(0 if view is None else view.centre_sun)
        self.centre_sun.fill(view is not None and not self.sides.are_open)
        self.centre_caption.fill(not self.sides.are_open)
        if view is not None:
            self.centre_sun.setToolTip(words.centre_sun_tip(view.centre_sun))
        looks = self._bid_looks()
        players = 0 if view is None else view.players
        for item in self.bids:
            item.fill(item.index < players and not self.sides.are_open)
            look = looks[item.index] if item.index < len(looks) else BidLook()
            item.set_look(look)
            item.setToolTip(_bid_tip(look))

    def _bid_looks(self) -> list[BidLook]:
        view = self._view
        if view is None or view.auction is None or view.phase != "auction":
            return []
        bids = dict(view.auction.bids)
        looks = []
        for seat in bidding_order(view):
            person = self._people[seat] if seat < len(self._people) else None
            if seat in bids:
                sun = bids[seat]
                looks.append(BidLook(BidState.SUN if sun else BidState.PASSED, seat, person, sun or 0))
            elif seat == view.current_player:
                looks.append(BidLook(BidState.CURRENT, seat, person, self._bid_in_mind()))
            else:
                looks.append(BidLook(BidState.WAITING, seat, person))
        return looks

    def _bid_in_mind(self) -> int:
        for action in (self._drop, *self._targets):
            if isinstance(action, Bid):
                return action.sun
        selected = None if self._choices is None else self._choices.selected
        return selected.sun if isinstance(selected, Bid) else 0

    def _sync_props(self) -> None:
        view = self._view
        draw = self._offer(Draw(), hidden=self._god_mode)
        self.bag.set_offer(draw)
        self.bag.setCursor(_hand(draw))
        if view is not None:
            self.bag.set_count(view.bag_count)
            self.bag.setToolTip(words.bag_tip(view))
        invoke = self._offer(Invoke(), hidden=self._god_mode)
        self.figure.fill((view is None or view.auction is None) and not self.sides.are_open)
        self.figure.set_offer(invoke)
        self.figure.setCursor(Qt.CursorShape.ArrowCursor if invoke is Offer.NONE else Qt.CursorShape.OpenHandCursor)
        self.figure.setToolTip(words.figure_tip(offered=invoke is not Offer.NONE))


def bidding_order(view: View) -> list[int]:
    """The seats that take part in the running auction, first bidder first, the Ra player last."""
    auction = view.auction
    if auction is None:
        return []
    clockwise = [(auction.ra_player + step) % view.players for step in range(1, view.players + 1)]
    return [seat for seat in clockwise if view.face_up_suns(seat)]


def _hour(view: View) -> float:
    """How far the day has come; after the last epoch it stays night."""
    return 1.0 if view.is_over else day_of(view.ra_count, view.ra_limit)


def _hand(offer: Offer) -> Qt.CursorShape:
    return Qt.CursorShape.ArrowCursor if offer is Offer.NONE else Qt.CursorShape.PointingHandCursor


def _bid_tip(look: BidLook) -> str:
    if look.person is None:
        return ""
    match look.state:
        case BidState.SUN:
            return words.bid_tip(look.person.name, look.sun)
        case BidState.PASSED:
            return words.passed_tip(look.person.name)
        case BidState.CURRENT:
            return words.bidding_tip(look.person.name)
        case BidState.WAITING:
            return words.waiting_tip(look.person.name)
        case BidState.EMPTY:
            return ""
