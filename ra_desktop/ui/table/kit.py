"""What the board and the panels share: things at places, which are found, pressed, hidden and read aloud."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ra_desktop.ui.interaction.gestures import Pointer, Thing
from ra_desktop.ui.interaction.touch import Spot, TouchLayer
from ra_desktop.ui.look.tile_painter import tile_pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from ra_desktop.ui.interaction.choices import Place


class Kit:
    """A widget with things on it: the board, or a panel. Positions are in the coordinates of its canvas."""

    canvas: QWidget
    """What the things lie on: the widget itself, or its viewport."""
    hidden: Counter[Place]
    """What sprites represent, and of a stack how many tiles."""
    pointer: Pointer
    touch: TouchLayer

    def lie_on(self, canvas: QWidget) -> None:
        """Lay the things on `canvas`, for the pointer and for those who do not see them."""
        self.canvas = canvas
        self.hidden = Counter()
        self.pointer = Pointer(canvas, self)
        self.touch = TouchLayer(canvas, lambda: self.spots())

    def anchor(self, place: Place) -> QRectF:
        """Return :meth:`rect_of` in global coordinates."""
        rect = self.rect_of(place)
        return QRectF(self.canvas.mapToGlobal(rect.topLeft()), rect.size())

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        """Return the picture that `tile` would have at `place`."""
        return tile_pixmap(tile, round(self.rect_of(place).height()), self.canvas.devicePixelRatioF())

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place`, while a sprite represents it; of a stack, one tile."""
        self.hidden[place] += 1
        self.show_hidden()

    def show_all(self) -> None:
        """Show everything that was hidden."""
        if self.hidden:
            self.hidden.clear()
            self.show_hidden()

    # --- what each of them knows itself ---------------------------------------------------------------

    def rect_of(self, place: Place) -> QRectF:
        """Return the rectangle of the picture of `place`; KeyError if it is not here."""
        raise NotImplementedError

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`, null if there is none; KeyError if the place is not here."""
        raise NotImplementedError

    def show_hidden(self) -> None:
        """Paint again, after :attr:`hidden` has changed."""
        raise NotImplementedError

    def spots(self) -> list[Spot]:
        """Return what lies here, for those who do not see it, in the order in which it is read."""
        raise NotImplementedError

    def thing_at(self, pos: QPointF) -> Thing | None:
        """Return the topmost thing at `pos` that can be pressed, or None."""
        raise NotImplementedError

    def set_hovered(self, key: object) -> None:
        """Highlight the thing with that key as hovered; None for none."""
        raise NotImplementedError
