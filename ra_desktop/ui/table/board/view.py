"""The board as a widget, with everything that other code needs of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ra_desktop.engine import Action, Bid, Draw, Invoke, ShowSide, SpendGod, View
from ra_desktop.ui.interaction.choices import Bag, Choices, Figure, Place, SideCard
from ra_desktop.ui.interaction.gestures import Held, Thing
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.look.art import pixmap
from ra_desktop.ui.look.focus_ring import OWN
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.kit import Kit
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.reasons import action_label

from .action_bar import ActionBar
from .bar_button import bar_height
from .items import BagItem, BoardItem, FigureItem, Offer, PersonInfo
from .layout import SMALLEST
from .scene import BoardScene
from .sides import SideItem
from .tile_items import TileItem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .board_items import BoardItems
    from .layout import BoardLayout

_BAG_GRIP: Final = QPointF(0.5, 0.6)
"""Where a tile pulled out of the bag is held, as shares of its size."""


class BoardView(Kit, QGraphicsView):
    """Shows the board, one unit of the scene to a device-independent pixel, and takes the player's input.

    The bar with the moves lies below the board, within this widget.
    """

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.board = BoardScene(choices, self)
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
        self.setAccessibleName(_tr("Board", "Board"))

        # On the viewport: whatever else lies on a view is in no one's tree.
        self.actions_bar = ActionBar(choices, self.viewport(), self)
        self._item_hovered: BoardItem | None = None
        self.lie_on(self.viewport())
        self.board.hidden = self.hidden
        choices.changed.connect(self.pointer.refresh)
        choices.changed.connect(self.touch.refresh)

    # --- display

    def show_view(self, view: View, people: Sequence[PersonInfo], *, previews: bool = True) -> None:
        """Show `view`; `people` are the seats in order, `previews` the value of lots to them."""
        self.hidden.clear()
        self.board.show_view(view, people, previews=previews)
        self.setAccessibleDescription(words.board_description(view, [who.name for who in people]))
        self.actions_bar.ruleset = view.ruleset
        self.touch.refresh()

    def set_banner(self, text: str, accent: str | None = None) -> None:
        """Set the banner, in the colour of the player it is about."""
        banner = self.board.parts.banner
        banner.text, banner.accent = text, None if accent is None else QColor(accent)
        self.touch.refresh()

    # --- things ---------------------------------------------------------------------------------------

    def rect_of(self, place: Place) -> QRectF:
        return self.board.parts.at(place).picture_rect

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`, null if there is none. For the bag, this is a tile's back."""
        if isinstance(place, Bag):
            return pixmap("tiles/back", self.board.parts.tiles[0].box.size().toSize(), self.devicePixelRatioF())
        return self.board.parts.at(place).sprite(self.devicePixelRatioF())

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        item = self.board.parts.at(place)
        if isinstance(item, (TileItem, SideItem)):
            return item.picture(tile, self.board.label(tile), self.devicePixelRatioF())
        return super().picture_at(tile, place)

    def show_hidden(self) -> None:
        self.board.show_contents()

    def spots(self) -> list[Spot]:
        names = [person.name for person in self.board.people]
        return [] if self.board.view is None else board_spots(self.board, self.board.view, names, self._choices)

    def thing_at(self, pos: QPointF) -> Thing | None:
        """Return the thing at `pos` that can be clicked or picked up, or None; its key is its item."""
        item, click = self._offered_at(pos), self._choices.click
        if isinstance(item, BagItem):
            return Thing(item, click=partial(click, Draw()), pick_up=self._pull_tile)
        if isinstance(item, FigureItem):
            invoke = partial(self._choices.select_or_choose, Invoke())  # a stray click must not start an auction
            return Thing(item, click=invoke, pick_up=self._pick_up_figure, cursor=Qt.CursorShape.OpenHandCursor)
        if isinstance(item, SideItem) and item.action is not None:
            return Thing(item, click=partial(click, item.action), pick_up=partial(self._pick_up_side, item))
        if isinstance(item, TileItem) and item.tile is not None:
            return Thing(item, click=partial(click, SpendGod(item.tile)))
        return None

    def set_hovered(self, key: object) -> None:
        if self._item_hovered is not None:
            self._item_hovered.hovered = False
        self._item_hovered = key if isinstance(key, BoardItem) else None
        if self._item_hovered is not None:
            self._item_hovered.hovered = True

    def _offered_at(self, pos: QPointF) -> BoardItem | None:
        parts = self.board.parts
        for item in (*parts.sides.items, *parts.tiles, parts.bag, parts.figure):
            if item.isVisible() and item.offer is not Offer.NONE and item.shape().contains(item.mapFromScene(pos)):
                return item
        return None

    def _pull_tile(self, pressed: QPointF) -> Held:
        image = self.pixmap_of(Bag())
        size = image.deviceIndependentSize()
        return Held(image, QPointF(size.width() * _BAG_GRIP.x(), size.height() * _BAG_GRIP.y()), (Draw(),))

    def _pick_up_figure(self, pressed: QPointF) -> Held:
        self.hide_at(Figure())
        return Held(self.pixmap_of(Figure()), pressed - self.board.parts.figure.pos(), (Invoke(),))

    def _pick_up_side(self, side: SideItem, pressed: QPointF) -> Held:
        assert side.action is not None
        self._choices.select(side.action)
        card, place = side.card, SideCard(side.side)
        held = pressed if card.contains(pressed) else card.center()
        self.hide_at(place)
        return Held(self.pixmap_of(place), held - card.topLeft(), (side.action,))

    # --- dropping -------------------------------------------------------------------------------------

    def drop_action(self, offered: Sequence[Action], global_pos: QPointF) -> Action | None:
        """Return which of the `offered` actions a drop at `global_pos` means, or None."""
        pos = self.viewport().mapFromGlobal(global_pos)
        return next((action for action in offered if is_dropped(action, pos, self.board)), None)

    def show_targets(self, offered: Sequence[Action], over: Action | None = None) -> None:
        """Highlight where the `offered` actions could be dropped, and where a drop now would mean the one `over`."""
        self.board.highlights.targets, self.board.highlights.drop = tuple(offered), over
        self.board.show_contents()

    # --- input that means nothing here

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept presses beside all things, or with other buttons, which mean nothing."""
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.ignore()

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
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
        if event.type() in kinds and hasattr(self, "actions_bar"):
            self.board.restyle()
            self._fit()  # with larger text the bar is higher
            self.actions_bar.refresh()
            self.touch.refresh()


_DROP_MARGIN: Final = 0.6
"""How far beside the altar a sun may be dropped, as a share of the altar's height."""


def is_dropped(action: Action, pos: QPointF, board: BoardScene) -> bool:
    """Whether a drop at `pos` on `board` means `action`."""
    if not _drop_rect(action, board.board_layout).contains(pos):
        return False
    if isinstance(action, Invoke):  # a drop at its own place does not count
        return not board.parts.figure.rect.contains(pos)
    tiles = board.parts.tiles
    return not isinstance(action, SpendGod) or any(
        item.tile == action.tile and item.isVisible() and item.rect.contains(pos) for item in tiles
    )


def _drop_rect(action: Action, layout: BoardLayout) -> QRectF:
    if isinstance(action, (Draw, ShowSide)):
        reach = layout.scale * 12
        return layout.track_bed.adjusted(-reach, -reach, reach, reach)
    if isinstance(action, Bid):
        reach = layout.altar.height() * _DROP_MARGIN
        return layout.altar.adjusted(-reach, -reach, reach, reach)
    if isinstance(action, SpendGod):
        return layout.track_bed
    return layout.card if isinstance(action, Invoke) else QRectF()


def board_spots(board: BoardScene, view: View, names: Sequence[str], choices: Choices) -> list[Spot]:
    """Return what lies on `board` as it shows `view`; `names` are those of the seats."""
    parts = board.parts
    words_shown = [
        Spot("banner", Role.TEXT, parts.banner.rect, parts.banner.text),
        Spot("epoch", Role.TEXT, parts.epoch.rect, parts.epoch.text),
        Spot("task", Role.TEXT, parts.task.rect, parts.task.text),
        Spot("ra track", Role.TEXT, _around(parts), f"{words.ra_track(view)}. {words.ra_left(view)}"),
    ]
    rest = [
        *_track(board, view, choices),
        *_sides(parts, view, choices),
        *_props(parts, view, choices),
        *_altar(parts, view, names),
    ]
    return [spot for spot in words_shown if spot.name] + rest


def _around(parts: BoardItems) -> QRectF:
    area = QRectF()
    for item in parts.ra_spaces:
        if item.isVisible():
            area = area.united(item.rect)
    return area


def _track(board: BoardScene, view: View, choices: Choices) -> Iterator[Spot]:
    takes = {action.tile: action for action in choices.of_type(SpendGod)} if choices.is_god_mode else {}
    for space, (item, tile) in enumerate(zip(board.parts.tiles, view.auction_track, strict=False)):
        if tile is None:
            continue
        action = takes.get(tile)
        if action is None:
            yield Spot(("space", space), Role.TEXT, item.rect, words.tile_on(tile, space, view.ruleset))
            continue
        yield Spot(
            ("space", space),
            Role.OPTION,
            item.rect,
            words.take(tile, space, view.ruleset),
            click=partial(choices.select_or_choose, action),
            is_selected=choices.selected == action,
        )
    if not any(view.auction_track):
        yield Spot("track", Role.TEXT, board.board_layout.track_bed, _tr("Banner", "The auction track is empty."))


def _sides(parts: BoardItems, view: View, choices: Choices) -> Iterator[Spot]:
    for item in parts.sides.items:
        action = item.action
        if action is None or item.offer is Offer.NONE:
            continue
        yield Spot(
            ("side", action.side),
            Role.OPTION,
            item.rect,
            action_label(action, view.ruleset),
            click=partial(choices.select_or_choose, action),
            is_selected=choices.selected == action,
        )


def _props(parts: BoardItems, view: View, choices: Choices) -> Iterator[Spot]:
    count, ruleset = words.bag_count(view), view.ruleset
    if parts.bag.offer is Offer.NONE:
        yield Spot("bag", Role.TEXT, parts.bag.rect, count)
    else:
        draw = partial(choices.click, Draw())
        yield Spot("bag", Role.BUTTON, parts.bag.rect, action_label(Draw(), ruleset), count, draw)
    if parts.figure.offer is not Offer.NONE:
        invoke = partial(choices.click, Invoke())
        yield Spot("figure", Role.BUTTON, parts.figure.rect, action_label(Invoke(), ruleset), "", invoke)


def _altar(parts: BoardItems, view: View, names: Sequence[str]) -> Iterator[Spot]:
    if not parts.sides.are_open:
        yield Spot("centre sun", Role.TEXT, parts.centre_sun.rect, words.centre_sun(view.centre_sun))
    for number, (item, text) in enumerate(zip(parts.bids, words.bids(view, names), strict=False)):
        yield Spot(("bid", number), Role.TEXT, item.rect, text)
