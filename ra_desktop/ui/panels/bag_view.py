"""What is still in the bag: every tile with its number, a few kinds at a glance, and how likely a Ra comes next."""

from __future__ import annotations

import math
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from ra_desktop.app.models import BagModel, BagRole
from ra_desktop.ui import theme
from ra_desktop.ui.assets import blank_pixmap, cache_pixmap, cached_pixmap
from ra_desktop.ui.text import category_label, tile_label, tile_tooltip
from ra_desktop.ui.tile_painter import category, paint_shadow, tile_pixmap

from .groups import tip
from .layout import card_width
from .lettering import draw_words
from .picture import PictureWidget

_tr = QCoreApplication.translate
_Index = QModelIndex | QPersistentModelIndex
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_COUNT: Final = 14.0
_WIDEST_CELL: Final = 62
_GONE: Final = 0.32
"""Opacity of a tile of which none is left."""
_MARGIN: Final = 6
"""Room for a tile's shadow."""


def bag_heading(model: BagModel) -> str:
    """How many tiles the bag holds."""
    return QCoreApplication.translate("Bag", "Bag: %n tiles", "", model.count)


def chance_words(model: BagModel) -> str:
    """How likely the next tile is a Ra."""
    percent = str(round(100 * model.chance_of_ra))
    return _tr("Bag", "next is Ra: {percent} %").replace("{percent}", percent)


def draw_counted_tile(painter: QPainter, cell: QRectF, tile: str, left: int, dpr: float, tile_height: int) -> None:
    """A small tile with its number below."""
    colours = theme.current()
    width = card_width(tile_height)
    card = QRectF(round(cell.center().x() - width / 2), round(cell.y() + 3), width, tile_height)
    painter.drawPixmap(card.topLeft() - QPointF(_MARGIN, _MARGIN), _lying_tile(tile, tile_height, dpr, gone=not left))
    number = QRectF(cell.x(), card.bottom() + 2, cell.width(), _COUNT + 4)
    draw_words(painter, number, str(left), _COUNT, colours.ink if left else colours.soft_ink, _CENTRED, bold=bool(left))


def _lying_tile(tile: str, height: int, dpr: float, *, gone: bool) -> QPixmap:
    """A tile with its shadow and a margin around it, cached."""
    key = f"bag-tile:{tile}:{height}@{dpr:g}:{gone:d}"
    image = cached_pixmap(key)
    if image is None:
        card = QRectF(_MARGIN, _MARGIN, card_width(height), height)
        image = blank_pixmap(QSize(math.ceil(card.width()) + 2 * _MARGIN, height + 2 * _MARGIN), dpr)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(_GONE if gone else 1.0)
        paint_shadow(painter, card)
        painter.drawPixmap(card.topLeft(), tile_pixmap(tile, height, dpr))
        painter.end()
        cache_pixmap(key, image)
    return image


class BagDelegate(QStyledItemDelegate):
    """Paints a tile and how many of it are left."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the tile as large as the cell allows."""
        shape: Any = option  # the stubs leave the fields of style options out
        cell = QRectF(shape.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        device = painter.device()
        dpr = device.devicePixelRatioF() if device is not None else 1.0
        height = round(cell.height() - _COUNT - 10)
        draw_counted_tile(painter, cell, index.data(BagRole.TILE), index.data(BagRole.LEFT), dpr, height)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """The view's grid decides."""
        view = self.parent()
        return view.gridSize() if isinstance(view, QListView) else super().sizeHint(option, index)


class BagGrid(QListView):
    """All tiles of the game in a grid that fills the width."""

    def __init__(self, model: BagModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset = "classic"
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListView { border: none; background: transparent; }")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setItemDelegate(BagDelegate(self))
        self.setModel(model)
        self._retranslate()

    def set_ruleset(self, ruleset: str) -> None:
        """Name and explain the tiles as this rule set does."""
        self._ruleset = ruleset

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the width with equal columns."""
        super().resizeEvent(event)
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 6
        columns = max(3, -(-room // _WIDEST_CELL))
        width = max(36, room // columns)
        tile = (width - 9) * 7 // 5
        grid = QSize(width, round(tile + _COUNT + 12))
        if grid != self.gridSize():
            self.setGridSize(grid)

    def viewportEvent(self, event: QEvent) -> bool:
        """Explain the tile under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            if index.isValid():
                QToolTip.showText(event.globalPos(), self.tip_of(index), self.viewport(), self.visualRect(index))
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def tip_of(self, index: _Index) -> str:
        """Name, number and rule of a tile."""
        tile = index.data(BagRole.TILE)
        left = (
            _tr("Bag", "{left} of {total} left in the bag")
            .replace("{left}", str(index.data(BagRole.LEFT)))
            .replace("{total}", str(index.data(BagRole.TOTAL)))
        )
        return tip(tile_label(tile, self._ruleset), left, tile_tooltip(tile, self._ruleset))

    def _retranslate(self) -> None:
        self.setAccessibleName(_tr("Bag", "Tiles in the bag"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


class BagSummary(PictureWidget):
    """The bag at a glance: a tile for every category, with how many of the category are left."""

    FACES: Final = ("pharaoh", "nile", "flood", "gold", "god", "writing", "pyramid", "earthquake")
    """The tiles that stand for their categories."""

    def __init__(self, model: BagModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._columns = 4
        self._shown: dict[str, int] = {}
        model.counted.connect(self._count)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _count(self) -> None:
        left = self._left()
        if left != self._shown:
            self._shown = left
            self.update()

    def _left(self) -> dict[str, int]:
        """How many are left by category."""
        left: dict[str, int] = {}
        for tile, number in self._model.left():
            name = category(tile)
            left[name] = left.get(name, 0) + number
        return left

    def _cell(self, place: int) -> QRectF:
        width = self.width() / self._columns
        height = self._tile_height() + _COUNT + 12
        return QRectF((place % self._columns) * width, (place // self._columns) * height, width, height)

    def _tile_height(self) -> int:
        return int(max(34, min(66, (self.width() / self._columns - 9) * 7 / 5)))

    def hasHeightForWidth(self) -> bool:
        """As high as the tiles need."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Two rows."""
        tile = int(max(34, min(66, (width / self._columns - 9) * 7 / 5)))
        rows = -(-len(self.FACES) // self._columns)
        return round(rows * (tile + _COUNT + 12))

    def sizeHint(self) -> QSize:
        """Wide enough for the dock."""
        return QSize(240, self.heightForWidth(max(self.width(), 160)))

    def minimumSizeHint(self) -> QSize:
        """It can be narrower than the dock."""
        return QSize(150, self.heightForWidth(max(self.width(), 150)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The height follows the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setFixedHeight(self.heightForWidth(event.size().width()))

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles and their numbers."""
        left, dpr, height = self._left(), self.devicePixelRatioF(), self._tile_height()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for place, tile in enumerate(self.FACES):
            draw_counted_tile(painter, self._cell(place), tile, left.get(category(tile), 0), dpr, height)

    def event(self, event: QEvent) -> bool:
        """Name the category under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, pos: QPointF) -> str:
        """The tooltip of what is under *pos*; empty if there is none."""
        for place, tile in enumerate(self.FACES):
            if self._cell(place).contains(pos):
                kind = category(tile)
                text = _tr("Bag", "{left} left in the bag").replace("{left}", str(self._left().get(kind, 0)))
                return tip(category_label(kind), text)
        return ""
