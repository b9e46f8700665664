"""The time of day on the board: the sun's position, and the light on sky, table and labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor

from ra_desktop.ui.look.nile.scenery import HEIGHT as SKY_UNITS
from ra_desktop.ui.look.nile.sky import arc_point, day_of, sky_text_colour
from ra_desktop.ui.look.theme import current

if TYPE_CHECKING:
    from ra_desktop.engine import View

    from .backdrop import Sheets
    from .board_items import BoardItems
    from .contents import Shown
    from .layout import BoardLayout

_BOAT_WIDTH: Final = 100.0
"""Width in units of the sky's picture."""


class Daylight:
    """The time shown: that of the view, or on its way to the next."""

    def __init__(self, items: BoardItems, sheets: Sheets) -> None:
        self._items = items
        self._sheets = sheets
        self.day = 0.0
        """0 in the morning, 1 at nightfall."""

    def show(self, shown: Shown, layout: BoardLayout) -> None:
        """Place the sun, and light sky and table accordingly."""
        self._place_sail(shown, layout)
        theme = current()
        colour = QColor(theme.ink) if theme.strong else sky_text_colour(self.day, shown.epoch)
        self._items.epoch.set_colour(colour)
        self._items.ra_left.set_colour(colour)
        gliding = shown.view is not None and self.day != hour_of(shown.view)
        if self._sheets.set_light(layout, self.day, shown.epoch, theme=theme, gliding=gliding):
            self._items.table.update()
            self._items.sky.update()
        elif gliding:
            self._items.sky.update()

    def _place_sail(self, shown: Shown, layout: BoardLayout) -> None:
        width = _BOAT_WIDTH * layout.sky.height() / SKY_UNITS
        self._items.sail.sail_to(arc_point(layout.sky, self.day), width, self.day, boat=shown.track_look == "boat")


def hour_of(view: View) -> float:
    """Return the time of day in `view`, 0 to 1; after the last epoch it is night."""
    return 1.0 if view.is_over else day_of(view.ra_count, view.ra_limit)
