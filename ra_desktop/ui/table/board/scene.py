"""The board as a scene, which shows a view and its choices; no state is read back from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from ra_desktop.engine import Action, Bid, Draw, Invoke, ShowSide, SpendGod, View
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.art import Watched
from ra_desktop.ui.look.nile import BOAT_WIDTH, LABEL_COLOUR, arc_point, day_of
from ra_desktop.ui.look.nile import HEIGHT as SKY_UNITS
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tooltips import plain
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.tiles import epoch_label, tile_inscription

from .altar_items import BidLook, BidState
from .backdrop import Sheets
from .board_items import BoardItems
from .items import Offer, PersonInfo
from .layout import TRACK_SPACES, BoardLayout

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from ra_desktop.ui.interaction.choices import Choices, Place


TrackLook = Literal["tiles", "boat"]


class BoardScene(QGraphicsScene):
    """Everything on the board. Items are created once; a view only changes what they show."""

    view: View | None = None
    hidden: Container[Place] = ()
    """Where sprites represent what is there."""
    people: tuple[PersonInfo, ...] = ()
    """The seats, in order."""
    tile_names = Watched(True, "show_contents")
    """Whether the names of tiles are shown."""
    chosen_look: Watched[TrackLook | None] = Watched(None, "restyle")
    """The setting for the Ra track; None for the look of the rule set."""

    def __init__(self, choices: Choices, parent: QObject) -> None:
        super().__init__(parent, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        self._sheets = Sheets()
        self.parts = BoardItems(self._sheets)
        self.day = 0.0
        """The time shown: that of the view, or on its way to the next; 0 in the morning, 1 at nightfall."""
        self.highlights = Highlights(choices)
        self.board_layout = BoardLayout.fit(QSizeF(842, 604), 9, 4)
        """The current layout."""
        for item in self.parts:
            self.addItem(item)
        self._place_items()
        choices.changed.connect(self.show_contents)

    # --- size and look

    def fit(self, size: QSizeF) -> None:
        """Arrange everything for a board of that size."""
        view = self.view
        counts = (9, 4, TRACK_SPACES) if view is None else (view.ra_limit, view.players, view.track_spaces)
        layout = self.board_layout
        if (layout.size, len(layout.ra_spaces), len(layout.bids), len(layout.spaces)) != (size, *counts):
            self.board_layout = BoardLayout.fit(size, *counts)
            while len(self.parts.tiles) < len(self.board_layout.spaces):
                self.addItem(self.parts.add_space())
        self._place_items()

    def restyle(self) -> None:
        """Update the theme, and the look of the Ra track."""
        self._place_items()
        self.show_contents()
        for item in self.parts.bids:
            item.update()  # their pictures are cached
        self.update()

    # --- what is shown

    def show_view(self, view: View, people: Sequence[PersonInfo], *, previews: bool = True) -> None:
        """Show `view`; `people` are the seats in order, `previews` the value of lots to them."""
        self.view, self.people = view, tuple(people)
        self.day = hour_of(view)
        self.parts.sides.show_view(view, self.people, previews=previews)
        self.fit(self.board_layout.size)
        self.show_contents()

    def set_day(self, day: float) -> None:
        """Show the sun at that time of day, 0 to 1, until the next view is shown."""
        self.day = min(1.0, max(0.0, day))
        self._show_light()

    @property
    def track_look(self) -> TrackLook:
        """Whether the Ra track shows tiles or a boat."""
        if self.chosen_look is not None:
            return self.chosen_look
        return "boat" if self.view is not None and record(self.view.ruleset).solar_boat else "tiles"

    def label(self, tile: str) -> str | None:
        """Return the label of `tile`; None if names are switched off."""
        if not self.tile_names or self.view is None:
            return None
        return tile_inscription(tile, self.view.ruleset)

    # --- updating items

    def _place_items(self) -> None:
        self.setSceneRect(QRectF(QPointF(0, 0), self.board_layout.size))
        self.parts.arrange(self.board_layout, boat=self.track_look == "boat")
        self._show_light()

    def _show_light(self) -> None:
        """Place the sun, and light sky and table accordingly."""
        layout, parts, theme = self.board_layout, self.parts, current()
        width = BOAT_WIDTH * layout.sky.height() / SKY_UNITS
        parts.sail.sail_to(arc_point(layout.sky, self.day), width, self.day, boat=self.track_look == "boat")
        for label in (parts.epoch, parts.ra_left, parts.task):
            label.colour = QColor(theme.ink if theme.strong else LABEL_COLOUR)
        gliding = self.view is not None and self.day != hour_of(self.view)
        epoch = 1 if self.view is None else self.view.epoch
        changed = self._sheets.set_light(layout, self.day, epoch, theme=theme, gliding=gliding)
        if changed:
            parts.table.update()
        if changed or gliding:
            parts.sky.update()

    def show_contents(self) -> None:
        """Show the view, the choices and what is hidden as they are now."""
        self.parts.hide(self.hidden)
        for show in (_show_words, _show_tiles, _show_ra_track, _show_altar, _show_props):
            show(self, self.parts, self.view)
        self.parts.sides.show_offers(self.highlights.of, self.label)


CAPTION: Final = "#4A3716"
CAPTION_BY_NIGHT: Final = "#CDBD9C"


def _show_words(_: BoardScene, items: BoardItems, view: View | None) -> None:
    theme = current()
    soft = QColor(theme.ink if theme.strong else CAPTION_BY_NIGHT if theme.dark else CAPTION)
    items.bag_caption.text, items.bag_caption.colour = words.bag_caption(), soft
    items.centre_caption.text, items.centre_caption.colour = words.centre_caption(), soft
    if view is not None:
        items.epoch.text = epoch_label(view.epoch)
        items.ra_left.text = words.ra_left(view)
        items.fit_task()


def _show_tiles(scene: BoardScene, items: BoardItems, view: View | None) -> None:
    highlights, takes = scene.highlights, scene.highlights.takes()
    track: Sequence[str | None] = [None] * TRACK_SPACES if view is None else view.auction_track
    unused = [None] * (len(items.tiles) - len(track))
    for item, tile in zip(items.tiles, [*track, *unused], strict=True):
        offer = Offer.NONE
        item.tile, item.present = tile, tile is not None
        if tile is not None and view is not None:
            item.label = scene.label(tile)
            item.setToolTip(words.tile_tip(tile, view.ruleset))
            offer = takes.get(tile, Offer.NONE)
        item.offer = offer
        item.dimmed = highlights.is_choosing_for_god and tile is not None and offer is Offer.NONE
    gap = list(track).index(None) if None in track else None
    items.bed.next = QRectF() if gap is None else scene.board_layout.spaces[gap]
    items.bed.offer = highlights.of_drop(Draw, ShowSide)
    items.bed.setToolTip(words.space_tip())
    items.frame.offer = highlights.of_drop(Invoke)


def _show_ra_track(scene: BoardScene, items: BoardItems, view: View | None) -> None:
    count, limit = (0, 0) if view is None else (view.ra_count, view.ra_limit)
    tip = "" if view is None else words.ra_track_tip(view)
    for item in items.ra_spaces:
        item.present = item.space < limit
        item.taken, item.as_tile = item.space < count, scene.track_look == "tiles"
        item.setToolTip(tip)


def _show_altar(scene: BoardScene, items: BoardItems, view: View | None) -> None:
    highlights, covered = scene.highlights, items.sides.are_open
    items.altar.offer = highlights.of_drop(Bid)
    items.centre_sun.sun = 0 if view is None else view.centre_sun
    items.centre_sun.present = view is not None and not covered
    items.centre_caption.present = not covered
    if view is not None:
        items.centre_sun.setToolTip(words.centre_sun_tip(view.centre_sun))
    looks = [] if view is None else _bid_looks(view, scene.people, highlights.sun)
    players = 0 if view is None else view.players
    for item in items.bids:
        item.present = item.index < players and not covered
        look = looks[item.index] if item.index < len(looks) else BidLook()
        item.look = look
        item.setToolTip(_bid_tip(look))


def _bid_looks(view: View, people: Sequence[PersonInfo], sun: int) -> list[BidLook]:
    """Return the looks of the places on the altar in bidding order; `sun` is the bid that would be made."""
    if view.phase != "auction":
        return []
    bids = view.open_bids
    looks = []
    for seat in view.bidding_order():
        person = people[seat] if seat < len(people) else None
        if seat in bids:
            bid = bids[seat]
            looks.append(BidLook(BidState.SUN if bid else BidState.PASSED, seat, person, bid or 0))
        elif seat == view.current_player:
            looks.append(BidLook(BidState.CURRENT, seat, person, sun))
        else:
            looks.append(BidLook(BidState.WAITING, seat, person))
    return looks


def _show_props(scene: BoardScene, items: BoardItems, view: View | None) -> None:
    highlights = scene.highlights
    items.bag.offer = highlights.of_move(Draw())
    if view is not None:
        items.bag.count = None if view.is_bag_closed else view.bag_count
        items.bag.setToolTip(words.bag_tip(view))
    invoke = highlights.of_move(Invoke())
    items.figure.present = (view is None or view.auction is None) and not items.sides.are_open
    items.figure.offer = invoke
    items.figure.setToolTip(words.figure_tip(offered=invoke is not Offer.NONE))


def _bid_tip(look: BidLook) -> str:
    if look.person is None:
        return ""
    match look.state:
        case BidState.SUN:
            return plain(words.has_bid(look.person.name, look.sun))
        case BidState.PASSED:
            return plain(words.has_passed(look.person.name))
        case BidState.CURRENT:
            return plain(words.is_bidding(look.person.name))
        case BidState.WAITING:
            return plain(words.has_yet_to_bid(look.person.name))
        case BidState.EMPTY:
            return ""


class Highlights:
    """What is offered and what is dragged, as an :class:`Offer` for each thing that represents an action."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self.targets: tuple[Action, ...] = ()
        """The actions that dropping the dragged thing may mean."""
        self.drop: Action | None = None
        """The action of a drop at the pointer."""

    def of(self, action: Action | None) -> Offer:
        """Return the highlight of the thing for `action`."""
        if action is None or action not in self._choices:
            return Offer.NONE
        return Offer.SELECTED if self._choices.selected is action else Offer.OPEN

    def of_move(self, action: Action) -> Offer:
        """Like :meth:`of`, for bag and figure, which are off while a tile is chosen for a god."""
        return Offer.NONE if self._choices.is_god_mode else self.of(action)

    def of_drop(self, *kinds: type[Action]) -> Offer:
        """Return the highlight of a place where something for actions of these kinds could be dropped."""
        for action in (self.drop, *self.targets):
            if isinstance(action, kinds):
                return Offer.SELECTED if action is self.drop else Offer.OPEN
        return Offer.NONE

    def takes(self) -> dict[str, Offer]:
        """Return the highlights of tiles that a god could take, by tile."""
        dropped = () if self.drop is None else (self.drop,)
        shows = {}
        for action in (*self._choices.actions, *self.targets, *dropped):
            if isinstance(action, SpendGod):
                shows[action.tile] = self._of_take(action)
        return shows

    @property
    def is_choosing_for_god(self) -> bool:
        """Whether the player is choosing a tile for a god now."""
        return self._choices.is_god_mode and bool(self._choices.of_type(SpendGod))

    @property
    def sun(self) -> int:
        """The sun that would be bid: the dragged or the selected one; 0 for none."""
        for action in (self.drop, *self.targets):
            if isinstance(action, Bid):
                return action.sun
        selected = self._choices.selected
        return selected.sun if isinstance(selected, Bid) else 0

    def _of_take(self, action: SpendGod) -> Offer:
        if action is self.drop:
            return Offer.SELECTED
        if action in self.targets:
            return Offer.OPEN
        return self.of(action) if self._choices.is_god_mode else Offer.NONE


def hour_of(view: View) -> float:
    """Return the time of day in `view`, 0 to 1; after the last epoch it is night."""
    return 1.0 if view.is_over else day_of(view.ra_count, view.ra_limit)
