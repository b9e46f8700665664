"""The large panel at the bottom: the seat of the player, with its suns, tiles and choices."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from ra_desktop.engine import Flip
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.words import lots as words
from ra_desktop.ui.words.tiles import tile_inscription

from .base import SeatPanel
from .lots_list import LotsPlaces, SeatLot, draw_lots
from .own_places import OwnArrangement, own_layout
from .painter import OwnPainter
from .preview_strip import Strip
from .region import Region
from .seat_words import chip_spots, fame_spot, portrait_spot, tile_spots
from .spread import passing_card
from .sun_tray import SunTray
from .tiles import SeatOffers, SeatTiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place
    from ra_desktop.ui.interaction.touch import Spot

    from .seat_info import SeatInfo

_LEAST: Final = QSize(700, 180)
_USUAL: Final = QSize(1130, 252)


class OwnPanel(SeatPanel):
    """The seat at the bottom of the table."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(choices, SeatTiles(), SeatOffers(choices), parent)
        self._reserved = False
        self._note = ""
        self._lots: tuple[SeatLot, ...] = ()
        self.lots_places: LotsPlaces | None = None
        self._tile_names = True
        self._layout = own_layout(QSizeF(_USUAL), preview=False)
        self.places: OwnArrangement | None = None
        self.tray = SunTray(choices, self)
        self.tray.picked_up.connect(self.picked_up)
        self.setMinimumSize(_LEAST)

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _USUAL

    # --- contents -------------------------------------------------------------------------------

    def set_preview_reserved(self, reserved: bool) -> None:
        """Set whether to reserve room for the lot preview, so that the tiles stay in place without one."""
        if reserved != self._reserved:
            self._reserved = reserved
            self.refresh()

    def set_tile_names(self, shown: bool) -> None:
        """Show or hide the names of tiles."""
        if shown != self._tile_names:
            self._tile_names = shown
            self.update()

    def set_lots(self, lots: Sequence[SeatLot]) -> None:
        """List what the lot is worth to each seat, where there is room; nothing for an empty sequence."""
        if tuple(lots) != self._lots:
            self._lots = tuple(lots)
            self.refresh()

    def set_note(self, words: str) -> None:
        """Set the note shown in place of a lot preview."""
        if words != self._note:
            self._note = words
            self.update()

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show `seat` of `view`; everything hidden is shown again."""
        super().show_view(view, seat, info)
        assert self.shown is not None
        self.tray.show_suns(view, seat, self.shown.points)

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place`; of a stack, one tile."""
        if isinstance(place, SeatSun):
            self.tray.hide_at(place)
        else:
            super().hide_at(place)

    def show_all(self) -> None:
        self.tray.show_all()
        super().show_all()

    def lot_tip(self) -> str:
        """Return everything that changes if the seat wins the lot and, if that is not listed, what others gain."""
        if self.lots_places is not None:
            return super().lot_tip()
        return super().lot_tip() + tip(words.list_title(), *(each.line for each in self._lots if each.lot is not None))

    # --- places ---------------------------------------------------------------------------------

    def arrange(self) -> None:
        room = self._reserved or self._preview is not None
        self._layout = at = own_layout(QSizeF(self.size()), preview=room)
        self.tray.setGeometry(at.tray.toAlignedRect())
        shown = self.shown
        if shown is None:
            return
        view, held = shown.view, self.tiles.grouped()
        self.places = OwnArrangement(at, shown, held)
        self.grid = self.places.grid
        self.regions = [
            Region(QRectF(column.x(), at.head.y(), column.width(), at.head.height()), partial(self.group_tip, group))
            for column, (group, _, _) in zip(self.grid.columns, self.places.chips, strict=False)
        ]
        for (group, stacks), cells in zip(held, self.grid.cells, strict=True):
            for (tile, count), cell in zip(stacks, cells, strict=True):
                self.regions.append(Region(cell, partial(groups.tile_tip, tile, count, view.ruleset)))
            if group.is_built and self.places.pyramid is not None:
                self.regions.append(Region(self.places.pyramid.pile, partial(self.group_tip, group)))
        self.regions.append(Region(self.fame_area(), self.fame_tip))
        if self._preview is not None:
            self.regions.append(Region(at.preview, self.lot_tip))
        self.lots_places = None
        if self._lots and not at.lots.isEmpty():
            self.lots_places = LotsPlaces.fit(at.lots, len(self._lots))
            self.regions += [
                Region(row, partial(_tip_of, each.lot))
                for row, each in zip(self.lots_places.rows, self._lots, strict=True)
                if each.lot is not None
            ]

    def fame_area(self) -> QRectF:
        """Return where the fame is shown, in the coordinates of the panel."""
        at = self._layout
        return at.fame.united(at.tablets).united(at.fame_label)

    def tiles_area(self) -> QRectF:
        """Return where the tiles lie, with the titles above them, in the coordinates of the panel."""
        return self._layout.head.united(self._layout.tiles)

    def opens_at(self, pos: QPointF) -> bool:
        """Whether a click at `pos` opens the panel: on portrait and name; elsewhere it might be meant for a sun."""
        return self._opening_area().contains(pos)

    def _opening_area(self) -> QRectF:
        at = self._layout
        radius = at.portrait_radius
        portrait = QRectF(at.portrait.x() - radius, at.portrait.y() - radius, 2 * radius, 2 * radius)
        return portrait.united(at.name).united(at.subtitle)

    def spots(self) -> list[Spot]:
        """Return what lies on the panel, for those who do not see it."""
        if self.shown is None or self.places is None:
            return []
        head = self._layout.head
        heads = [QRectF(column.x(), head.y(), column.width(), head.height()) for column in self.grid.columns]
        return [
            portrait_spot(self, self._opening_area()),
            fame_spot(self, self.fame_area()),
            *chip_spots(self, heads),
            *tile_spots(self),
        ]

    def rect_of(self, place: Place) -> QRectF:
        """Return the rectangle of the picture of `place`, in the coordinates of the panel."""
        if isinstance(place, SeatFame):
            return self._layout.tablets
        if isinstance(place, SeatSun):
            return self.tray.rect_of(place).translated(QPointF(self.tray.pos()))
        assert isinstance(place, SeatTile)
        assert self.places is not None
        held = self.tiles.grouped(place.tile)
        grid = self.places.lay(held)
        for (_, stacks), cards in zip(held, grid.cards, strict=True):
            for (tile, _), card in zip(stacks, cards, strict=True):
                if tile == place.tile:
                    return card
        return passing_card(self._layout.tiles)

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`, as large as :meth:`rect_of`."""
        if isinstance(place, SeatSun):
            return self.tray.pixmap_of(place)
        if isinstance(place, SeatTile):
            assert self.shown is not None
            label = tile_inscription(place.tile, self.shown.view.ruleset) if self._tile_names else None
            return tile_pixmap(place.tile, round(self.rect_of(place).height()), self.devicePixelRatioF(), label)
        return self.grab(self._layout.tablets.toAlignedRect())

    def tip_at(self, pos: QPointF) -> Region | None:
        """Return the topmost part with a tooltip at `pos`; none for a tile whose flip the strip describes."""
        tile = self.stack_at(pos)
        told = tile is not None and isinstance(self.offers.choice_of(tile), Flip)
        return None if told and not self._layout.preview.isEmpty() else super().tip_at(pos)

    # --- painting -------------------------------------------------------------------------------

    @property
    def strip(self) -> Strip:
        """The content of the strip at the bottom."""
        assert self.shown is not None
        return Strip(self.shown, self.offers, self.hovered_tile, self._preview, self._note)

    def paint(self, painter: QPainter) -> None:
        shown, places = self.shown, self.places
        if shown is None or places is None:
            return
        OwnPainter(
            shown,
            self.tiles,
            self.offers,
            places,
            shown.info.fame_shown or self.is_peeking,
            self.hovered_tile,
            self._tile_names,
            self.devicePixelRatioF(),
            self.mood,
            self.speech,
        ).paint(painter)
        self.strip.paint(painter, self._layout.preview, self._layout.scale, theme.current())
        if self.lots_places is not None:
            draw_lots(painter, self.lots_places, self._lots, theme.current(), self.devicePixelRatioF())


def _tip_of(lot: Lot) -> str:
    return lot.tip
