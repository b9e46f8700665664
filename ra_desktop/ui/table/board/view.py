"""The board as a widget: everything that the rest of the application needs of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from ra_desktop.engine import Draw, SpendGod
from ra_desktop.ui.words import board as words

from .action_bar import ActionBar
from .layout import SMALLEST
from .prop_items import BagItem, FigureItem
from .scene import BoardScene, TrackLook
from .side_items import SideItem
from .tile_items import TileItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import Action, View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place

    from .items import BoardItem, PersonInfo

_NOTICE_MS = 6000


class BoardView(QGraphicsView):
    """Shows the board, one unit of the scene to a device-independent pixel, and says what a person does on it."""

    drag_started = Signal(str, QPixmap, QPointF, QPointF)
    """What is dragged ("draw", "invoke", "side"), its picture, the point it is held by, the pointer's global place."""
    god_target_clicked = Signal(object)
    """While `god_mode` is on: the :class:`~ra_desktop.engine.SpendGod` for the tile that was clicked."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._pressed: BoardItem | None = None
        self._press_pos = QPointF()
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
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(words.board_name())
        self.board.described.connect(self.setAccessibleDescription)

        self.actions_bar = ActionBar(choices, self)
        self.actions_bar.god_mode_wanted.connect(self._want_god_mode)
        self._notice_timer = QTimer(self)
        self._notice_timer.setSingleShot(True)
        self._notice_timer.setInterval(_NOTICE_MS)
        self._notice_timer.timeout.connect(self._end_notice)
        self.board.set_choices(choices)

    # --- what is shown

    def show_view(self, view: View, people: Sequence[PersonInfo], *, worth: bool = True) -> None:
        """Show the table as in `view`; `people` are the seats in order, `worth` says what lots are worth to them."""
        self.board.show_view(view, people, worth=worth)
        self.actions_bar.set_ruleset(view.ruleset)
        self._place_actions()

    def set_banner(self, text: str, accent: str | None = None) -> None:
        """Say in one line what is going on, in the colour of whoever it is about."""
        self.board.set_banner(text, None if accent is None else QColor(accent))

    def set_notice(self, text: str) -> None:
        """Tell something once; it goes away by itself."""
        self.board.set_notice(text)
        self._notice_timer.start()

    def _end_notice(self) -> None:
        self.board.set_notice("")

    def set_day(self, day: float) -> None:
        """Let the sun stand at that hour, 0 to 1, until the next view is shown."""
        self.board.set_day(day)

    def set_track_look(self, look: TrackLook | None) -> None:
        """Choose how the Ra track looks; None for the look of the edition that is played."""
        self.board.set_track_look(look)

    def set_tile_names(self, shown: bool) -> None:
        """Show the tiles' names, or their pictures alone."""
        self.board.set_tile_names(shown)

    @property
    def god_mode(self) -> bool:
        """Whether the tiles that a god could take glow and react."""
        return self.board.god_mode

    @god_mode.setter
    def god_mode(self, on: bool) -> None:
        self.board.set_god_mode(on)
        self.actions_bar.set_god_mode(on)

    def _want_god_mode(self, on: bool) -> None:
        self.god_mode = on
        takes = self._choices.of_type(SpendGod)
        if not on:
            self._choices.select(None)
        elif takes and self._choices.selected not in takes:
            self._choices.select(takes[0])

    # --- places, for flights and drags

    def anchor(self, place: Place) -> QRectF:
        """Where the thing at `place` lies, or will, in global coordinates: what its pixmap fills."""
        rect = self.board.rect_of(place)
        return QRectF(self._to_global(rect.topLeft()), rect.size())

    def pixmap_of(self, place: Place) -> QPixmap:
        """What lies at `place`, as it looks; a null pixmap if there is nothing. The bag gives a tile's back."""
        return self.board.pixmap_of(place, self.devicePixelRatioF())

    def tile_sprite(self, tile: str, space: int) -> QPixmap:
        """`tile` as it will look on auction space `space`."""
        return self.board.tile_sprite(tile, space, self.devicePixelRatioF())

    def side_sprite(self, tile: str, side: int) -> QPixmap:
        """Two-sided `tile` as it will look when it shows side number `side` to be chosen."""
        return self.board.side_sprite(tile, side, self.devicePixelRatioF())

    def lift(self, place: Place) -> None:
        """Hide the thing at `place` while it is on its way."""
        self.board.lift(place)

    def lay_all(self) -> None:
        """Show everything that was lifted or dragged."""
        self.board.lay_all()

    def drop_action(self, offered: Sequence[Action], global_pos: QPointF) -> Action | None:
        """Which of the offered actions a drop here means, or None."""
        return self.board.drop_at(offered, self._to_scene(global_pos))

    def show_targets(self, offered: Sequence[Action]) -> None:
        """While something is dragged: light softly where it could be dropped. Nothing offered ends it."""
        self.board.show_targets(offered)

    def show_drop(self, action: Action | None) -> None:
        """Light up where a drop now would mean `action`, or nothing."""
        self.board.show_drop(action)

    def _to_global(self, pos: QPointF) -> QPointF:
        return self.viewport().mapToGlobal(pos)

    def _to_scene(self, global_pos: QPointF) -> QPointF:
        return self.viewport().mapFromGlobal(global_pos)

    # --- what a person does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed: it is a click or the start of a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.board.offered_at(event.position())
            self._press_pos = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag when the pointer has moved far enough with the button down."""
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            way = event.position() - self._press_pos
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._start_drag(event.globalPosition())
            event.accept()
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press and a release on the same thing are a click on it."""
        pressed, self._pressed = self._pressed, None
        clicked = pressed is not None and self.board.offered_at(event.position()) is pressed
        if clicked and event.button() == Qt.MouseButton.LeftButton and pressed is not None:
            self._click(pressed)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of a quick pair is meant for what is there no more."""
        event.accept()

    def _click(self, item: BoardItem) -> None:
        if isinstance(item, BagItem):
            self._choices.choose(Draw())
        elif isinstance(item, SideItem):
            self._choices.choose(item.action)
        elif isinstance(item, TileItem) and item.tile is not None:
            self.god_target_clicked.emit(SpendGod(item.tile))

    def _start_drag(self, global_pos: QPointF) -> None:
        item, self._pressed = self._pressed, None
        dpr = self.devicePixelRatioF()
        if isinstance(item, BagItem):
            image = self.board.back_sprite(dpr)
            size = image.deviceIndependentSize()
            self.drag_started.emit("draw", image, QPointF(size.width() / 2, size.height() * 0.6), global_pos)
        elif isinstance(item, FigureItem):
            image = item.sprite(dpr)
            item.set_ghost(True)
            self.drag_started.emit("invoke", image, self._press_pos - item.pos(), global_pos)
        elif isinstance(item, SideItem):
            self._choices.select(item.action)
            image, size = item.sprite(dpr), item.card.size()
            held = self._press_pos - item.card.topLeft()
            if not item.card.contains(self._press_pos):
                held = QPointF(size.width() / 2, size.height() / 2)
            item.set_ghost(True)
            self.drag_started.emit("side", image, held, global_pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the table's business: there is nothing to scroll."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """There is nothing to scroll."""
        event.ignore()

    # --- size and look

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which everything fits."""
        return SMALLEST.toSize()

    def sizeHint(self) -> QSize:
        """Return the size for which the picture is composed."""
        return QSize(842, 604)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything for the new size."""
        super().resizeEvent(event)
        self.board.fit(QSizeF(self.viewport().size()))
        self._place_actions()

    def _place_actions(self) -> None:
        layout = self.board.board_layout
        self.actions_bar.place(layout.actions, layout.scale)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the application's theme and language."""
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange)
        if event.type() in kinds and hasattr(self, "actions_bar"):
            self.setAccessibleName(words.board_name())
            self.board.restyle()
            self.actions_bar.refresh()
