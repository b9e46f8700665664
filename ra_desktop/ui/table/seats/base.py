"""The base of both kinds of panel: view, places, pointer and tooltips."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.engine import Action, Bid, Flip, SpendGod, View
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import Choices, Place, SeatFame, SeatSun, SeatTile
from ra_desktop.ui.interaction.gestures import Held, Thing
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.look.art import PictureWidget
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.look.sun_painter import sun_pixmap, sun_side
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.look.tooltips import PartTips
from ra_desktop.ui.table.kit import Kit
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.reasons import action_label

from .places import SeatPlaces, radius_of
from .seat_info import SeatInfo, SeatShown, Sun, about_sun, fame_tip, fame_words, summary, suns_of
from .spread import passing_card
from .tiles import SeatOffers, SeatTiles

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPixmap


GLANCE: Final = 3000
"""How long hidden fame is shown after a click or a key pressed shortly."""
_CLICK: Final = 400
"""A longer press ends the look with its release."""


class Region(NamedTuple):
    """A part of a panel with a tooltip, which is only made when needed."""

    rect: QRectF
    make: Callable[[], str]

    @property
    def tip(self) -> str:
        """The tooltip."""
        return self.make()


class SeatPanel(Kit, PictureWidget):
    """Base of the small and the large panel. What is shown depends only on the view."""

    menu_wanted = Signal(int, QPoint)
    """The menu of the seat was requested, at a place on the screen."""
    opened = Signal(int)
    """The panel was clicked, to see that seat large."""

    tells_groups = False
    """Whether what each group of tiles scores is read aloud."""
    places: SeatPlaces | None
    """Where everything lies; None while nothing is shown."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lie_on(self)
        PartTips(self, self._tip_under)
        self.offers = SeatOffers(choices)
        self.tiles = SeatTiles(self.hidden)
        self.shown: SeatShown | None = None
        self.places = None
        self.regions: list[Region] = []
        self._is_held = self._is_outdated = False
        self._was_asked = False
        self._content: tuple[object, ...] = ()
        self.hovered: Place | None = None
        """What lies under the pointer, if it can be chosen."""
        self.is_peeking = False
        """Whether hidden fame is being shown to its owner."""
        self._pressed_for = QElapsedTimer()
        self._glance = QTimer(self, singleShot=True, interval=GLANCE)
        self._glance.timeout.connect(lambda: self.set_peeking(peeking=False))
        self._pressed: QPointF | None = None
        self.opens_large = True
        """Whether a click may open the panel; one that is large already does not."""
        self.mood = Mood.CALM
        self.speech = ""
        """What the player says, for a moment."""
        choices.changed.connect(self.on_choices_changed)

    # --- contents -------------------------------------------------------------------------------

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show `seat` of `view`; everything hidden is shown again."""
        if self.shown is not None and self.shown.seat != seat:
            self.pointer.cancel()
            self.set_peeking(peeking=False)
            self.react(Mood.CALM, "")
        self.shown = SeatShown(view, seat, info, groups.points_of(view, seat), groups.worth(view, seat))
        self.offers.seat = seat
        disturbed = bool(self.hidden or self.tiles.coming)
        self.tiles.show_view(view, seat)
        self.hidden.clear()
        content = self.content()
        if content != self._content or disturbed:
            self._content = content
            self.refresh()

    def content(self) -> tuple[object, ...]:
        """Return everything of the view that the panel shows; while it is equal, nothing is laid out or painted.

        If a panel shows more of the view, add it here. Tooltips are made on demand.
        """
        shown = self.shown
        assert shown is not None
        view, seat = shown.view, shown.seat
        return (
            (view.ruleset, view.epoch, view.phase, view.is_over, view.auction is None, seat, shown.info),
            (shown.fame, shown.points, shown.tile_points, suns_of(view, seat)),
            (view.display(seat), view.ankhs[seat], view.auction_track),
        )

    def reserve(self, tiles: Sequence[str]) -> None:
        """Reserve places for `tiles` that are on their way here, until the next view is shown."""
        self.tiles.coming += tuple(tiles)
        self.refresh()

    def set_thinking(self, thinking: bool) -> None:
        """Set whether a bot is thinking."""
        shown = self.shown
        if shown is not None and shown.info.thinking != thinking:
            self.shown = replace(shown, info=replace(shown.info, thinking=thinking))
            self._content = self.content()
            self.update()

    def react(self, mood: Mood, speech: str) -> None:
        """Show how the player looks, and what the player says; the empty string for nothing."""
        if (mood, speech) != (self.mood, self.speech):
            self.mood, self.speech = mood, speech
            self.update()

    def show_hidden(self) -> None:
        self.update()

    def hold(self) -> None:
        """Lay out only once, when :meth:`release` is called: several things are about to change."""
        self._is_held = True

    def release(self) -> None:
        """Lay out what has changed since :meth:`hold`."""
        self._is_held = False
        if self._is_outdated:
            self.refresh()

    def refresh(self) -> None:
        """Lay out and paint again."""
        self._is_outdated = self._is_held
        if self._is_held:
            return
        if self.shown is not None:
            self.setAccessibleName(self.shown.info.name)
            self.setAccessibleDescription(summary(self.shown))
        self._arrange()
        self.update()
        self.touch.refresh()

    def _arrange(self) -> None:
        """Compute where everything lies."""
        if self.shown is not None:
            self.places = self.arrange(self.shown)
            self.regions = [*self._regions(self.places), *self.more_regions()]

    def arrange(self, shown: SeatShown) -> SeatPlaces:
        """Return where everything lies."""
        raise NotImplementedError

    @property
    def header(self) -> QRectF:
        """Portrait and name."""
        return QRectF() if self.places is None else self.places.at.opening

    def _regions(self, places: SeatPlaces) -> Iterator[Region]:
        """Return the numbers of groups, all stacks, the pyramid and the fame."""
        for spot, (group, _, _) in zip(places.chip_spots, places.chips, strict=True):
            yield Region(spot, partial(self.group_tip, group))
        for (group, stacks), cells in zip(self.tiles.grouped(), places.grid.cells, strict=True):
            for stack, cell in zip(stacks, cells, strict=True):
                members = self.tiles.members(group, stack)
                yield Region(cell, partial(groups.kind_tip, members, places.shown.view.ruleset))
            if group.is_built and places.pyramid is not None:
                yield Region(places.pyramid.pile, partial(self.group_tip, group))
        yield Region(places.at.fame_area, self.fame_tip)

    def more_regions(self) -> Iterable[Region]:
        """Return the other parts with tooltips, those at the top last."""
        return ()

    def on_choices_changed(self) -> None:
        """Update what can be chosen."""
        was_asked, self._was_asked = self._was_asked, self.offers.is_asked
        if was_asked or self._was_asked:
            self.update()
            self.touch.refresh()
        self.pointer.refresh()

    # --- places ---------------------------------------------------------------------------------

    def rect_of(self, place: Place) -> QRectF:
        places = self.places
        assert places is not None
        match place:
            case SeatFame():
                return places.at.tablets
            case SeatSun(sun=sun):
                spot = places.sun_spot(sun)
                side = sun_side(self.sun_radius(sun, spot))
                return QRectF(spot.center().x() - side / 2, spot.center().y() - side / 2, side, side)
            case SeatTile(tile=name):
                held = self.tiles.grouped(name)
                for (_, stacks), cards in zip(held, places.place(held).grid.cards, strict=True):
                    for (tile, _), card in zip(stacks, cards, strict=True):
                        if self.tiles.is_on(tile, name):
                            return card
                return passing_card(places.at.tiles)
        raise KeyError(place)

    def pixmap_of(self, place: Place) -> QPixmap:
        shown, places, dpr = self.shown, self.places, self.devicePixelRatioF()
        assert shown is not None
        assert places is not None
        if isinstance(place, SeatSun):
            radius = self.sun_radius(place.sun, places.sun_spot(place.sun))
            return sun_pixmap(place.sun, radius, dpr, face_down=place.sun not in shown.view.face_up_suns(shown.seat))
        if isinstance(place, SeatTile):
            return tile_pixmap(place.tile, round(self.rect_of(place).height()), dpr, self.label_of(place.tile))
        raise KeyError(place)

    def sun_radius(self, sun: int, spot: QRectF) -> float:
        """Return the radius of `sun` in its `spot`, in pixels."""
        return radius_of(spot)

    def label_of(self, tile: str) -> str | None:
        """Return the name on `tile`, if it has room for one."""
        return None

    def fame_area(self) -> QRectF:
        """Return where the fame is shown, in the coordinates of the panel."""
        assert self.places is not None
        return self.places.at.fame_area

    def spots_of(self, tiles: Collection[str], suns: Iterable[int] = ()) -> list[QRectF]:
        """Return where these tiles and suns of the seat are shown, in the coordinates of the panel.

        A stack, or a part of a pyramid, has one place. A tile that the seat does not have has none.
        """
        places = self.places
        assert places is not None
        spots = [self.rect_of(SeatSun(places.shown.seat, sun)) for sun in suns]
        grouped = zip(self.tiles.grouped(), places.grid.cards, places.grid.cells, strict=True)
        for (group, stacks), cards, cells in grouped:
            rects = cells if group.is_built else cards
            spots += [rect for (tile, _), rect in zip(stacks, rects, strict=True) if tile in tiles]
        return spots

    def about(self, sun: Sun) -> str:
        """Return what `sun` may be used for."""
        return about_sun(sun)

    def stack_at(self, pos: QPointF) -> str | None:
        """Return the tile whose stack is at `pos`."""
        if self.places is None:
            return None
        for (_, stacks), cells in zip(self.tiles.grouped(), self.places.grid.cells, strict=True):
            for (tile, _), cell in zip(stacks, cells, strict=True):
                if cell.contains(pos):
                    return tile
        return None

    def spots(self) -> list[Spot]:
        return spots_of(self)

    # --- pointer and tooltips ---------------------------------------------------------------------

    def place_at(self, pos: QPointF) -> Place | None:
        """Return the place at `pos`: the tablets, a sun or a stack of tiles."""
        if self.places is None:
            return None
        seat = self.places.shown.seat
        if (sun := self.sun_at(pos)) is not None:
            return SeatSun(seat, sun.value)
        if self.places.at.tablets.contains(pos):
            return SeatFame(seat)
        tile = self.stack_at(pos)
        return None if tile is None else SeatTile(seat, tile)

    def sun_at(self, pos: QPointF) -> Sun | None:
        """Return the sun at `pos`."""
        suns = () if self.places is None else zip(self.places.suns, self.places.sun_spots, strict=True)
        return next((sun for sun, spot in suns if spot.contains(pos)), None)

    def thing_at(self, pos: QPointF) -> Thing | None:
        """Return the tablets to look at, a sun to bid or a tile to choose at `pos`; its key is its place."""
        place, offers = self.place_at(pos), self.offers
        if isinstance(place, SeatFame) and self.can_peek():
            return Thing(place, hold=self.hold_peek, takes_double_click=True, cursor=Qt.CursorShape.ArrowCursor)
        if isinstance(place, SeatSun) and offers.has_sun(place.sun):
            bid = Bid(place.sun)
            return Thing(
                place,
                click=partial(offers.bid, place.sun),
                pick_up=lambda pressed: self._pick_up(place, pressed, (bid,)),
                takes_double_click=True,
                cursor=Qt.CursorShape.OpenHandCursor,
            )
        if isinstance(place, SeatTile) and offers.has_tile(place.tile):
            takes = offers.choices.of_type(SpendGod) if place.tile == "god" else []
            pick_up = (lambda pressed: self._pick_up(place, pressed, (*takes,))) if takes else None
            return Thing(place, click=partial(offers.choose_tile, place.tile), pick_up=pick_up)
        return None

    def _pick_up(self, place: SeatSun | SeatTile, pressed: QPointF, offered: tuple[Action, ...]) -> Held:
        if isinstance(place, SeatSun):
            self.offers.choices.select(offered[0])
        else:
            self.offers.choose_tile(place.tile)
        hot_spot, picture = pressed - self.rect_of(place).topLeft(), self.pixmap_of(place)
        self.hide_at(place)
        return Held(picture, hot_spot, offered)

    def can_peek(self) -> bool:
        """Whether the fame is hidden and belongs to a person, who may look at it."""
        return self.shown is not None and self.shown.info.is_person and not self.shown.info.fame_shown

    def set_peeking(self, peeking: bool) -> None:
        """Show hidden fame to its owner, or hide it again."""
        self._glance.stop()
        if peeking != self.is_peeking:
            self.is_peeking = peeking
            self.update()
            self.touch.refresh()

    def hold_peek(self, held: bool) -> None:
        """Show hidden fame while the button or the key is held; after a click for a moment."""
        if held:
            self._pressed_for.start()
            self.set_peeking(peeking=True)
        elif self.is_peeking and self.isVisible() and self._pressed_for.elapsed() < _CLICK:
            self._glance.start()
        else:
            self.set_peeking(peeking=False)

    def set_hovered(self, key: object) -> None:
        place = key if isinstance(key, (SeatSun, SeatTile)) else None
        if place != self.hovered:
            self.hovered = place
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press if its release opens the panel."""
        if event.button() == Qt.MouseButton.LeftButton and self.opens_at(event.position()):
            self._pressed = event.position()
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the panel large after a click where nothing else can be clicked."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton or self.shown is None:
            super().mouseReleaseEvent(event)
        elif (event.position() - pressed).manhattanLength() < QApplication.startDragDistance():
            self.opened.emit(self.shown.seat)

    def opens_at(self, pos: QPointF) -> bool:
        """Whether a click at `pos`, where nothing else can be clicked, opens the panel."""
        return True

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the seat at portrait and name; elsewhere a right click explains, as on the whole table."""
        if self.shown is not None and self.header.contains(QPointF(event.pos())):
            self.menu_wanted.emit(self.shown.seat, event.globalPos())
        else:
            event.ignore()

    def group_tip(self, group: groups.Group) -> str:
        """Return the rule of `group`, and how its number is computed."""
        shown = self.shown
        assert shown is not None
        return groups.group_tip(shown.view, shown.seat, group, shown.points)

    def fame_tip(self) -> str:
        """Return the tooltip of the tablets."""
        assert self.shown is not None
        return fame_tip(self.shown)

    def tip_at(self, pos: QPointF) -> Region | None:
        """Return the topmost part with a tooltip at `pos`."""
        return next((region for region in reversed(self.regions) if region.rect.contains(pos)), None)

    def _tip_under(self, pos: QPoint) -> tuple[QRectF, str] | str:
        region = self.tip_at(QPointF(pos))
        return "" if region is None else (region.rect, region.tip)

    def event(self, event: QEvent) -> bool:
        """Update size, theme and type."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.Resize):
            self.refresh()
        return super().event(event)


def spots_of(panel: SeatPanel) -> list[Spot]:
    """Return what lies on the panel."""
    places = panel.places
    if places is None:
        return []
    return [
        _portrait(panel, places),
        _fame(panel, places),
        *(_groups(places) if panel.tells_groups else ()),
        *_tiles(panel, places),
        *_suns(panel, places),
    ]


def _portrait(panel: SeatPanel, places: SeatPlaces) -> Spot:
    """Return the portrait, which opens the panel unless it is large already."""
    shown, rect = places.shown, places.at.opening
    if not panel.opens_large:
        return Spot("portrait", Role.TEXT, rect, shown.info.name)
    name = words.open_seat(shown.info.name)
    return Spot("portrait", Role.BUTTON, rect, name, "", lambda: panel.opened.emit(shown.seat))


def _fame(panel: SeatPanel, places: SeatPlaces) -> Spot:
    """Return the fame: what it is or, if it is hidden, how its owner looks at it."""
    shown, rect = places.shown, places.at.fame_area
    if not panel.can_peek():
        return Spot("fame", Role.TEXT, rect, fame_words(shown))
    return Spot(
        SeatFame(shown.seat),
        Role.OPTION,
        rect,
        words.look_at_fame(shown.info.name),
        str(shown.fame) if panel.is_peeking else "",
        lambda: panel.set_peeking(not panel.is_peeking),
        is_selected=panel.is_peeking,
    )


def _tiles(panel: SeatPanel, places: SeatPlaces) -> Iterator[Spot]:
    for (_, stacks), cells in zip(panel.tiles.grouped(), places.grid.cells, strict=True):
        for (tile, count), cell in zip(stacks, cells, strict=True):
            yield _stack(places.shown, panel.offers, tile, count, cell)


def _stack(shown: SeatShown, offers: SeatOffers, tile: str, count: int, cell: QRectF) -> Spot:
    key, ruleset = ("tile", tile), shown.view.ruleset
    if not offers.has_tile(tile):
        return Spot(key, Role.TEXT, cell, words.held(tile, count, ruleset))
    chosen = offers.is_tile_selected(tile)
    action = offers.choice_of(tile)
    if action is None:
        name, click = words.spend_god(), offers.choices.enter_god_mode
        return Spot(key, Role.OPTION, cell, name, words.held(tile, count, ruleset), click, is_selected=chosen)
    name = words.turn_over(tile, ruleset) if isinstance(action, Flip) else action_label(action, ruleset)
    many = words.held(tile, count, ruleset) if count > 1 else ""
    return Spot(key, Role.OPTION, cell, name, many, lambda: offers.choices.select_or_choose(action), is_selected=chosen)


def _groups(places: SeatPlaces) -> Iterator[Spot]:
    """Return what each group scores now, and why."""
    shown = places.shown
    for (group, points, _), rect in zip(places.chips, places.chip_spots, strict=True):
        title = groups.heading(group, shown.view.ruleset)
        text = words.group(title, points, groups.explained(shown.view, shown.seat, group, shown.points))
        yield Spot(("group", group.name), Role.TEXT, rect, text)


def _suns(panel: SeatPanel, places: SeatPlaces) -> Iterator[Spot]:
    offers = panel.offers
    for sun, rect in zip(places.suns, places.sun_spots, strict=True):
        key = ("sun", sun.value)
        if sun.bid or not offers.has_sun(sun.value):
            yield Spot(key, Role.TEXT, rect, words.sun(sun.value, panel.about(sun)))
            continue
        name, click = action_label(Bid(sun.value), ""), partial(offers.bid, sun.value)
        yield Spot(key, Role.OPTION, rect, name, click=click, is_selected=offers.is_sun_selected(sun.value))
