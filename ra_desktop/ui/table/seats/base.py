"""The base of all seat panels: view, hidden things, places, pointer and tooltips."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.gestures import Pointer
from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile
from ra_desktop.ui.interaction.touch import TouchLayer
from ra_desktop.ui.look.picture import PictureWidget
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.look.tooltips import show_tooltip

from .seat_info import SeatShown, suns_of
from .seat_words import fame_tip, summary
from .spread import Grid
from .surface import SeatSurface

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPixmap
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place
    from ra_desktop.ui.interaction.touch import Spot

    from .region import Region
    from .seat_info import SeatInfo
    from .tiles import SeatOffers, SeatTiles


GLANCE: Final = 3000
"""How long hidden fame is shown after a click or a key pressed shortly."""
_CLICK: Final = 400
"""A longer press ends the look with its release."""


class SeatPanel(PictureWidget):
    """Base of the small and the large panel. What is shown depends only on the view."""

    picked_up = Signal(object, QPointF)
    """A drag begins, as in :attr:`~ra_desktop.ui.interaction.gestures.Pointer.picked_up`."""
    menu_wanted = Signal(int, QPoint)
    """The menu of the seat was requested, at a place on the screen."""
    opened = Signal(int)
    """The panel was clicked, to see that seat large."""

    def __init__(self, choices: Choices, tiles: SeatTiles, offers: SeatOffers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = tiles
        self.offers = offers
        self.shown: SeatShown | None = None
        self.regions: list[Region] = []
        self.grid = Grid(1, 0.0, (), (), ())
        self._was_asked = False
        self._content: tuple[object, ...] = ()
        self._preview: Lot | None = None
        self._hidden_suns: set[int] = set()
        self._hovered: Place | None = None
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
        self.pointer = Pointer(self, SeatSurface(self))
        self.pointer.picked_up.connect(self.picked_up)
        self.touch = TouchLayer(self, lambda: self.spots())
        choices.changed.connect(self.on_choices_changed)

    # --- contents -------------------------------------------------------------------------------

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show `seat` of `view`; everything hidden is shown again."""
        if self.shown is not None and self.shown.seat != seat:
            self.pointer.cancel()
            self.set_peeking(peeking=False)
        self.shown = SeatShown(view, seat, info, groups.points_of(view, seat), groups.worth(view, seat))
        self.offers.seat = seat
        disturbed = self.tiles.is_disturbed or bool(self._hidden_suns)
        self.tiles.show_view(view, seat)
        self._hidden_suns.clear()
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
            (view.display(seat), view.ankhs[seat]),
        )

    def set_preview(self, lot: Lot | None) -> None:
        """Show what changes if the seat wins the lot; None for nothing."""
        if lot != self._preview:
            self._preview = lot
            self.refresh()

    def reserve(self, tiles: Sequence[str]) -> None:
        """Reserve places for `tiles` that are on their way here, until the next view is shown."""
        self.tiles.reserve(tiles)
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

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place`; of a stack, one tile."""
        if isinstance(place, SeatTile):
            self.tiles.hide(place.tile)
        elif isinstance(place, SeatSun):
            self._hidden_suns.add(place.sun)
        self.update()

    def show_all(self) -> None:
        """Show everything that was hidden."""
        if self.tiles.show_all() or self._hidden_suns:
            self._hidden_suns.clear()
            self.update()

    def refresh(self) -> None:
        """Lay out and paint again."""
        if self.shown is not None:
            self.setAccessibleName(self.shown.info.name)
            self.setAccessibleDescription(summary(self.shown))
        self.arrange()
        self.update()
        self.touch.refresh()

    def arrange(self) -> None:
        """Compute the layout."""
        raise NotImplementedError

    def spots(self) -> list[Spot]:
        """Return what lies on the panel, for those who do not see it."""
        raise NotImplementedError

    def on_choices_changed(self) -> None:
        """Update what can be chosen."""
        was_asked, self._was_asked = self._was_asked, self.offers.is_asked
        if was_asked or self._was_asked:
            self.update()
            self.touch.refresh()
        self.pointer.refresh()

    # --- places ---------------------------------------------------------------------------------

    def anchor(self, place: Place) -> QRectF:
        """Return the rectangle of the picture of `place`, in global coordinates."""
        rect = self.rect_of(place)
        return QRectF(self.mapToGlobal(rect.topLeft()), rect.size())

    def rect_of(self, place: Place) -> QRectF:
        """Like :meth:`anchor`, in the coordinates of the panel."""
        raise NotImplementedError

    def fame_area(self) -> QRectF:
        """Return where the fame is shown, in the coordinates of the panel."""
        assert self.shown is not None
        return self.rect_of(SeatFame(self.shown.seat))

    def spots_of(self, tiles: Collection[str], suns: Iterable[int] = ()) -> list[QRectF]:
        """Return where these tiles and suns of the seat are shown, in the coordinates of the panel.

        A stack, or a part of a pyramid, has one place. A tile that the seat does not have has none.
        """
        assert self.shown is not None
        spots = [self.rect_of(SeatSun(self.shown.seat, sun)) for sun in suns]
        grouped = zip(self.tiles.grouped(), self.grid.cards, self.grid.cells, strict=True)
        for (group, stacks), cards, cells in grouped:
            places = cells if group.is_built else cards
            spots += [place for (tile, _), place in zip(stacks, places, strict=True) if tile in tiles]
        return spots

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`, as large as :meth:`rect_of`."""
        raise NotImplementedError

    def stack_at(self, pos: QPointF) -> str | None:
        """Return the tile whose stack is at `pos`."""
        if self.shown is None:
            return None
        for (_, stacks), cells in zip(self.tiles.grouped(), self.grid.cells, strict=True):
            for (tile, _), cell in zip(stacks, cells, strict=True):
                if cell.contains(pos):
                    return tile
        return None

    # --- pointer and tooltips ---------------------------------------------------------------------

    def place_at(self, pos: QPointF) -> Place | None:
        """Return the place at `pos`: the tablets or a stack of tiles."""
        if self.shown is None:
            return None
        seat = self.shown.seat
        if self.rect_of(SeatFame(seat)).contains(pos):
            return SeatFame(seat)
        tile = self.stack_at(pos)
        return None if tile is None else SeatTile(seat, tile)

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

    def set_hovered(self, place: Place | None) -> None:
        """Highlight the thing at `place` as hovered; None for none."""
        if place != self._hovered:
            self._hovered = place
            self.update()

    @property
    def hovered_tile(self) -> str | None:
        """The tile under the pointer, if it can be chosen."""
        return self._hovered.tile if isinstance(self._hovered, SeatTile) else None

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
        if self.shown is not None:
            self.menu_wanted.emit(self.shown.seat, event.globalPos())

    def group_tip(self, group: groups.Group) -> str:
        """Return the rule of `group`, and how its number is computed."""
        shown = self.shown
        assert shown is not None
        return groups.group_tip(shown.view, shown.seat, group, shown.points)

    def lot_tip(self) -> str:
        """Return everything that changes if the seat wins the lot."""
        assert self._preview is not None
        return self._preview.tip

    def fame_tip(self) -> str:
        """Return the tooltip of the tablets."""
        assert self.shown is not None
        return fame_tip(self.shown)

    def tip_at(self, pos: QPointF) -> Region | None:
        """Return the topmost part with a tooltip at `pos`."""
        return next((region for region in reversed(self.regions) if region.rect.contains(pos)), None)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip under the pointer; update language and theme."""
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            region = self.tip_at(QPointF(event.pos()))
            if region is None:
                event.ignore()
                show_tooltip(event, self, "")
            else:
                show_tooltip(event, self, region.tip, region.rect)
            return True
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.refresh()
        elif kind == QEvent.Type.Resize:
            self.arrange()
            self.touch.refresh()
        return super().event(event)
