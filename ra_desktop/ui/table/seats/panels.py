"""The panels of the seats: a large one at the bottom with suns, tiles and choices, small ones at the left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Signal

from ra_desktop.engine import Flip
from ra_desktop.ui.interaction.choices import Choices, SeatSun, SeatTile
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import Watched
from ra_desktop.ui.words.tiles import tile_inscription

from .base import Region, SeatPanel
from .lot_panel import LotPanel, LotPlaces
from .own_places import OwnPlaces, SunTray, own_layout
from .painter import OwnPainter, SmallPainter
from .places import REFERENCE, TALLEST, SmallPlaces, Tallest, radius_of
from .seat_info import name_tip, ra_tip, sun_tip
from .tiles import GatheredTiles

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.games.lots import Lot

    from .seat_info import SeatInfo, SeatShown, Sun


_LEAST: Final = QSize(700, 180)
_USUAL: Final = QSize(1130, 252)


class OwnPanel(SeatPanel):
    """The seat at the bottom of the table."""

    places: OwnPlaces | None
    tells_groups = True
    is_preview_reserved = Watched(False, "refresh")
    """Whether there is room for the lot preview, so that the tiles stay in place without one."""
    tile_names = Watched(True)
    """Whether the names of tiles are shown."""

    sun_hovered = Signal(object)
    """The number of the sun under the pointer that can be bid, or None."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(choices, parent)
        self.note = ""
        """What is said instead of what the lot is worth to the seat."""
        self.lots: tuple[Lot, ...] = ()
        """What the lot is worth to each seat that can win it, this one first."""
        self._infos: tuple[SeatInfo, ...] = ()
        self.setMinimumSize(_LEAST)

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _USUAL

    # --- contents -------------------------------------------------------------------------------

    def set_lots(self, lots: Sequence[Lot], infos: Sequence[SeatInfo] = (), note: str = "") -> None:
        """Show what the lot is worth to each seat of `infos`; a `note` tells why it is nothing to this one."""
        if (tuple(lots), tuple(infos), note) != (self.lots, self._infos, self.note):
            self.lots, self._infos, self.note = tuple(lots), tuple(infos), note
            self.refresh()

    def content(self) -> tuple[object, ...]:
        return *super().content(), self.tray.must_beat

    # --- places ---------------------------------------------------------------------------------

    def arrange(self, shown: SeatShown) -> OwnPlaces:
        at = own_layout(QSizeF(self.size()), preview=self.is_preview_reserved or bool(self.lots))
        return OwnPlaces(at, shown, self.tiles.grouped())

    def more_regions(self) -> Iterator[Region]:
        assert self.places is not None
        at = self.places.at
        if self.lots and (account := self.lot_panel.account()) is not None:
            yield Region(at.preview, partial(getattr, self.lots[0], "tip"))
            for rect, cell in zip(LotPlaces.fit(account, at.preview, at.scale).cells, account.cells, strict=True):
                yield Region(rect, partial(getattr, cell, "tip"))

    def opens_at(self, pos: QPointF) -> bool:
        """Whether a click at `pos` opens the panel: on portrait and name; elsewhere it might be meant for a sun."""
        return self.header.contains(pos)

    def about(self, sun: Sun) -> str:
        return self.tray.about(sun)

    def sun_at(self, pos: QPointF) -> Sun | None:
        """Return the sun at `pos`, within its rays."""
        sun = super().sun_at(pos)
        if sun is None or self.places is None:
            return None
        spot = self.places.sun_spot(sun.value)
        off = pos - spot.center()
        return sun if off.x() ** 2 + off.y() ** 2 <= (radius_of(spot) * 1.1) ** 2 else None

    def sun_radius(self, sun: int, spot: QRectF) -> float:
        return self.tray.radius(sun, spot)

    def label_of(self, tile: str) -> str | None:
        return tile_inscription(tile, self.tray.shown.view.ruleset) if self.tile_names else None

    def set_hovered(self, key: object) -> None:
        before = self._hovered_sun
        super().set_hovered(key)
        if self._hovered_sun != before:
            self.sun_hovered.emit(self._hovered_sun)

    @property
    def _hovered_sun(self) -> int | None:
        return self.hovered.sun if isinstance(self.hovered, SeatSun) else None

    def tip_at(self, pos: QPointF) -> Region | None:
        """Return the topmost part with a tooltip at `pos`; none for a tile whose flip the strip describes."""
        places = self.places
        if places is None:
            return None
        if places.sun_chip is not None and places.tray.chip.contains(pos):
            return Region(places.tray.chip, partial(self.group_tip, places.sun_chip[0]))
        if (sun := self.sun_at(pos)) is not None:
            # What can be bid is told by the caption, and what it wins by the strip.
            is_told = self.offers.has_sun(sun.value) and not sun.bid
            return None if is_told else Region(places.sun_spot(sun.value), partial(self.tray.explanation, sun.value))
        tile = self.stack_at(pos)
        is_flip = tile is not None and isinstance(self.offers.choice_of(tile), Flip)
        return None if is_flip and not places.at.preview.isEmpty() else super().tip_at(pos)

    # --- painting -------------------------------------------------------------------------------

    @property
    def lot_panel(self) -> LotPanel:
        """What is said of the lot."""
        assert self.shown is not None
        tile = self.hovered.tile if isinstance(self.hovered, SeatTile) else None
        return LotPanel(self.shown, self.offers, tile, self.lots, self._infos, self.note)

    @property
    def tray(self) -> SunTray:
        """The content of the tray of suns."""
        assert self.shown is not None
        return SunTray(self.shown, self.offers, self.places)

    def paint(self, painter: QPainter) -> None:
        places = self.places
        if places is None:
            return
        OwnPainter(painter, self, places).paint(self.tray)
        self.lot_panel.paint(painter, places.at.preview, places.at.scale, theme.current())


_SMALL_LEAST: Final = QSize(200, 105)
_SMALL_USUAL: Final = REFERENCE.toSize()


class PlayerPanel(SeatPanel):
    """Another seat, in the column at the left."""

    tiles: GatheredTiles
    places: SmallPlaces | None
    tallest = Watched(TALLEST, "refresh")
    """The greatest sizes of the tiles, so that those of all panels are equal."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(choices, parent)
        self.tiles = GatheredTiles(self.hidden, self.offers)
        self.setMinimumSize(_SMALL_LEAST)

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _SMALL_USUAL

    # --- contents -------------------------------------------------------------------------------

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show `seat` of `view`; everything hidden is shown again."""
        super().show_view(view, seat, info)
        self._gather()

    def on_choices_changed(self) -> None:
        self._gather()
        super().on_choices_changed()

    def _gather(self) -> None:
        """Stack tiles that show the same side, unless one of them is to be chosen."""
        spread = self.offers.is_asked and self.offers.choices.phase == "flip"
        if spread != self.tiles.is_spread:
            self.tiles.is_spread = spread
            self.refresh()

    # --- places ---------------------------------------------------------------------------------

    @property
    def tallest_fitting(self) -> Tallest:
        """The sizes that the tiles can have here."""
        assert self.shown is not None
        return SmallPlaces(QSizeF(self.size()), self.shown, self.tiles.grouped()).tile_sizes

    def arrange(self, shown: SeatShown) -> SmallPlaces:
        return SmallPlaces(QSizeF(self.size()), shown, self.tiles.grouped(), self.tallest)

    def more_regions(self) -> Iterator[Region]:
        places = self.places
        assert places is not None
        at, info = places.at, places.shown.info
        for sun, spot in zip(places.suns, places.sun_spots, strict=True):
            yield Region(spot, partial(sun_tip, sun))
        yield Region(at.opening, partial(name_tip, info))
        if info.ra_player:
            yield Region(at.figure, ra_tip)
        if places.sun_chip is not None:
            yield Region(at.sun_chip, partial(self.group_tip, places.sun_chip[0]))

    def paint(self, painter: QPainter) -> None:
        if self.places is not None:
            SmallPainter(painter, self, self.places).paint()
