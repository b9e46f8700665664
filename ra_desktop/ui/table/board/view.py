"""The board as a widget, with everything that other code needs of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from ra_desktop.engine import SpendGod
from ra_desktop.ui.interaction.gestures import Pointer
from ra_desktop.ui.interaction.touch import TouchLayer
from ra_desktop.ui.look.focus_ring import OWN
from ra_desktop.ui.words import board as words

from .action_bar import ActionBar
from .bar_button import bar_height
from .layout import SMALLEST
from .scene import BoardScene
from .surface import BoardSurface, board_spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place
    from ra_desktop.ui.interaction.touch import Spot

    from .contents import TrackLook
    from .items import PersonInfo


class BoardView(QGraphicsView):
    """Shows the board, one unit of the scene to a device-independent pixel, and reports the player's input.

    The bar with the moves lies below the board, within this widget.
    """

    picked_up = Signal(object, QPointF)
    """A drag begins, as in :attr:`~ra_desktop.ui.interaction.gestures.Pointer.picked_up`."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.board = BoardScene(self)
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("board")
        self.setStyleSheet("#board { background: transparent; border: none; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)  # first: Qt passes it on to the view
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN, True)
        self.setAccessibleName(words.board_name())

        # On the viewport: whatever else lies on a view is in nobody's tree.
        self.actions_bar = ActionBar(choices, self.viewport(), self)
        self.actions_bar.god_mode_wanted.connect(self._want_god_mode)
        self.board.set_choices(choices)
        self.surface = BoardSurface(self.board, choices)
        self.pointer = Pointer(self.viewport(), self.surface)
        self.pointer.picked_up.connect(self.picked_up)
        choices.changed.connect(self.pointer.refresh)
        self._view: View | None = None
        self._names: tuple[str, ...] = ()
        self.touch = TouchLayer(self.viewport(), self._spots)
        choices.changed.connect(self.touch.refresh)

    # --- display

    def show_view(self, view: View, people: Sequence[PersonInfo], *, previews: bool = True) -> None:
        """Show `view`; `people` are the seats in order, `previews` the value of lots to them."""
        self.board.show_view(view, people, previews=previews)
        self.setAccessibleDescription(words.board_description(view, [who.name for who in people]))
        self.actions_bar.set_ruleset(view.ruleset)
        self._view, self._names = view, tuple(person.name for person in people)
        self.touch.refresh()

    def set_banner(self, text: str, accent: str | None = None) -> None:
        """Set the banner, in the colour of the player it is about."""
        self.board.set_banner(text, None if accent is None else QColor(accent))
        self.touch.refresh()

    def set_day(self, day: float) -> None:
        """Show the sun at that time of day, 0 to 1, until the next view is shown."""
        self.board.set_day(day)

    def set_track_look(self, look: TrackLook | None) -> None:
        """Set the look of the Ra track; None for that of the rule set."""
        self.board.set_track_look(look)

    def set_tile_names(self, shown: bool) -> None:
        """Show or hide the names of tiles."""
        self.board.set_tile_names(shown)

    @property
    def god_mode(self) -> bool:
        """Whether the player is choosing a tile for a god."""
        return self.board.god_mode

    @god_mode.setter
    def god_mode(self, on: bool) -> None:
        self.board.set_god_mode(on)
        self.actions_bar.set_god_mode(on)
        self.touch.refresh()

    def _want_god_mode(self, on: bool) -> None:
        self.god_mode = on
        takes = self._choices.of_type(SpendGod)
        if not on:
            self._choices.select(None)
        elif takes and self._choices.selected not in takes:
            self._choices.select(takes[0])

    def _spots(self) -> list[Spot]:
        return [] if self._view is None else board_spots(self.board, self._view, self._names, self._choices)

    # --- places, for animations and drags

    def anchor(self, place: Place) -> QRectF:
        """Return the rectangle of the pixmap of `place`, in global coordinates."""
        rect = self.board.sprites.rect_of(place)
        return QRectF(self._to_global(rect.topLeft()), rect.size())

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`, null if there is none. For the bag, this is a tile's back."""
        return self.board.sprites.pixmap_of(place, self.devicePixelRatioF())

    def tile_sprite(self, tile: str, space: int) -> QPixmap:
        """Return the picture of `tile` on auction space `space`."""
        return self.board.sprites.tile_sprite(tile, space, self.devicePixelRatioF())

    def side_sprite(self, tile: str, side: int) -> QPixmap:
        """Return the picture of two-sided `tile` as number `side` in the choice of sides."""
        return self.board.sprites.side_sprite(tile, side, self.devicePixelRatioF())

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place` while a sprite represents it."""
        self.board.hide_at(place)

    def show_all(self) -> None:
        """Show everything that was hidden or dragged."""
        self.board.show_all()

    def _to_global(self, pos: QPointF) -> QPointF:
        return self.viewport().mapToGlobal(pos)

    # --- input that means nothing here

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept presses beside all things, or with other buttons, which mean nothing."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the table: there is nothing to scroll."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    # --- size and look

    def minimumSizeHint(self) -> QSize:
        return SMALLEST.toSize() + QSize(0, bar_height(SMALLEST.height()))

    def sizeHint(self) -> QSize:
        """Return the size for which the board is designed."""
        return QSize(842, 604)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        high = bar_height(self.height())
        self.board.fit(QSizeF(self.width(), self.height() - high))
        self.actions_bar.setGeometry(0, self.height() - high, self.width(), high)
        self.actions_bar.place(self.board.board_layout.scale)
        self.touch.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange)
        if event.type() in kinds and hasattr(self, "actions_bar"):
            self.setAccessibleName(words.board_name())
            self.board.restyle()
            self._fit()  # with larger text the bar is higher
            self.actions_bar.refresh()
            self.touch.refresh()
