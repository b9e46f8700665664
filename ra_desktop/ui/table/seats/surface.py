"""The interactive things of a seat: tablets to look at, suns and tiles to click and to pick up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt

from ra_desktop.engine import Bid, SpendGod
from ra_desktop.ui.interaction.gestures import Held, Thing
from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPixmap

    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.places import Place

    from .tiles import SeatOffers


class Pressable(Protocol):
    """What a pointer needs of a panel or of its tray. Positions are in its own coordinates."""

    @property
    def offers(self) -> SeatOffers:
        """What can be chosen for the seat."""

    def place_at(self, pos: QPointF) -> Place | None:
        """Return the place at `pos`: tablets, a sun or a stack of tiles."""

    def rect_of(self, place: Place) -> QRectF:
        """Return the rectangle of the picture of `place`."""

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of `place`."""

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place`; of a stack, one tile."""

    def can_peek(self) -> bool:
        """Whether a person may look at hidden fame."""

    def hold_peek(self, held: bool) -> None:
        """Show hidden fame to its owner while the button is held, and for a moment after a click."""

    def set_hovered(self, place: Place | None) -> None:
        """Highlight the thing at `place` as hovered; None for none."""


class SeatSurface:
    """A panel, or its tray, for a pointer. The key of a thing is its place."""

    def __init__(self, panel: Pressable) -> None:
        self._panel = panel

    def thing_at(self, pos: QPointF) -> Thing | None:
        """Return the interactive thing at `pos`, or None."""
        panel, place = self._panel, self._panel.place_at(pos)
        offers = panel.offers
        if isinstance(place, SeatFame) and panel.can_peek():
            return Thing(place, hold=panel.hold_peek, takes_double_click=True, cursor=Qt.CursorShape.ArrowCursor)
        if isinstance(place, SeatSun) and offers.has_sun(place.sun):
            sun, bid = place.sun, Bid(place.sun)
            return Thing(
                place,
                click=lambda: offers.bid(sun),
                pick_up=lambda pressed: self._pick_up(place, pressed, (bid,)),
                takes_double_click=True,
                cursor=Qt.CursorShape.OpenHandCursor,
            )
        if isinstance(place, SeatTile) and offers.has_tile(place.tile):
            tile = place.tile
            takes = offers.choices.of_type(SpendGod) if tile == "god" else []
            pick_up = (lambda pressed: self._pick_up(place, pressed, (*takes,))) if takes else None
            return Thing(place, click=lambda: offers.choose_tile(tile), pick_up=pick_up)
        return None

    def set_hovered(self, key: object) -> None:
        """Highlight the place `key` as hovered; None for none."""
        self._panel.set_hovered(key if isinstance(key, (SeatSun, SeatTile)) else None)

    def _pick_up(self, place: Place, pressed: QPointF, offered: tuple[Action, ...]) -> Held:
        choices = self._panel.offers.choices
        if len(offered) == 1 and isinstance(place, SeatSun):
            choices.select(offered[0])
        elif isinstance(place, SeatTile):
            self._panel.offers.choose_tile(place.tile)
        hot_spot = pressed - self._panel.rect_of(place).topLeft()
        picture = self._panel.pixmap_of(place)
        self._panel.hide_at(place)
        return Held(picture, hot_spot, offered)
