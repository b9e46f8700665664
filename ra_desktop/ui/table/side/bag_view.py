"""The contents of the bag: every tile with its count, a summary, and the chance of a Ra tile."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ra_desktop.app.models.bag import BagModel, BagRole
from ra_desktop.engine import RULESETS
from ra_desktop.engine.games.priests.tiles import BUILDINGS
from ra_desktop.engine.tiles import other_side
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import PictureWidget, kept, painted_once, renderer
from ra_desktop.ui.look.drawing import device_ratio
from ra_desktop.ui.look.lettering import CENTRED, draw_words
from ra_desktop.ui.look.tile_painter import drawing, paint_shadow
from ra_desktop.ui.look.tooltips import PartTips, tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.seats.spread import card_width
from ra_desktop.ui.words.fill import fill, labelled, percent
from ra_desktop.ui.words.tiles import both_sides_label, category_label, tile_label, tile_tooltip

_Index = QModelIndex | QPersistentModelIndex
_COUNT: Final = 14.0
_WIDEST_CELL: Final = 62
_GONE: Final = 0.32
"""Opacity of a tile with no copies left."""
_OTHER_SIDE: Final = 0.56
"""The size of a tile's other side, relative to the side that counts."""
_PAIRS_IN_A_ROW: Final = len(BUILDINGS)
"""Two-sided tiles with the same side up fill a row of the grid."""
_NARROWEST_CELL: Final = 44
_MARGIN: Final = 6
"""Margin for a tile's shadow."""


def bag_heading(count: int) -> str:
    """Return that there are `count` tiles in the bag."""
    return _tr("Bag", "Bag: %n tiles", "", count)


def chance_words(chance: float) -> str:
    """Return the chance that the next tile is a Ra tile."""
    return fill(_tr("Bag", "next tile is Ra: {chance}"), chance=percent(chance))


def left_in_bag(label: str, left: int) -> str:
    """Return that `left` of the tile called `label` are in the bag, as a screen reader says it."""
    return fill(_tr("Bag", "{tile}: {left} left in the bag"), tile=label, left=left)


def draw_counted_tile(
    painter: QPainter, cell: QRectF, tile: str, left: int, dpr: float, tile_height: int, *, both: bool = False
) -> None:
    """Draw a small tile with its count below; a two-sided one with the side that shows, or with `both`."""
    colours = theme.current()
    width = card_width(tile_height)
    card = QRectF(round(cell.center().x() - width / 2), round(cell.y() + 3), width, tile_height)
    picture = _lying_tile(tile, tile_height, dpr, gone=not left, both=both)
    painter.drawPixmap(card.topLeft() - QPointF(_MARGIN, _MARGIN), picture)
    number = QRectF(cell.x(), card.bottom() + 2, cell.width(), _COUNT + 4)
    draw_words(painter, number, str(left), _COUNT, colours.ink if left else colours.soft_ink, CENTRED, bold=bool(left))


def _lying_tile(tile: str, height: int, dpr: float, *, gone: bool, both: bool) -> QPixmap:
    """Return a tile with its shadow and a margin, cached."""
    seen = theme.current().faded(_GONE) if gone else 1.0
    key = f"bag-tile:{tile}:{height}@{dpr:g}:{seen:g}:{both:d}"
    card = QRectF(_MARGIN, _MARGIN, card_width(height), height)

    def paint(painter: QPainter) -> None:
        painter.setOpacity(seen)
        paint_shadow(painter, card)
        renderer(drawing(tile)).render(painter, card)
        turned = other_side(tile)
        if turned and both:
            # A turned-up corner is too small here: the other side is shown as a small card on the tile.
            small = QRectF(0, 0, card.width() * _OTHER_SIDE, card.height() * _OTHER_SIDE)
            small.moveBottomRight(card.bottomRight())
            paint_shadow(painter, small, height=2.0)
            renderer(drawing(turned)).render(painter, small)

    return painted_once(key, QSize(math.ceil(card.width()) + 2 * _MARGIN, height + 2 * _MARGIN), dpr, paint)


class BagDelegate(QStyledItemDelegate):
    """Paints a tile and its count."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the tile as large as the cell allows."""
        shape: Any = option  # the stubs lack the fields of style options
        cell = QRectF(shape.rect)
        with kept(painter):
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            dpr = device_ratio(painter)
            height = round(cell.height() - _COUNT - 10)
            tile, left = index.data(BagRole.TILE), index.data(BagRole.LEFT)
            draw_counted_tile(painter, cell, tile, left, dpr, height, both=True)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        view = self.parent()
        return view.gridSize() if isinstance(view, QListView) else super().sizeHint(option, index)


class BagGrid(QListView):
    """All tiles of the game in a grid that fills the width."""

    def __init__(self, model: BagModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, viewMode=QListView.ViewMode.IconMode, movement=QListView.Movement.Static)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QListView { border: none; background: transparent; }")
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setItemDelegate(BagDelegate(self))
        self.setModel(model)
        self._bag = model
        model.modelReset.connect(self._fit)
        PartTips(self.viewport(), self._tip_under)
        self.setAccessibleName(_tr("Bag", "Tiles in the bag"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 6
        columns = max(3, -(-room // _WIDEST_CELL))
        if self._bag.ruleset and record(self._bag.ruleset).two_sided:
            columns = _PAIRS_IN_A_ROW * max(1, room // (_PAIRS_IN_A_ROW * 2 * _NARROWEST_CELL) * 2)
        width = max(36, room // columns)
        tile = (width - 9) * 7 // 5
        grid = QSize(width, round(tile + _COUNT + 12))
        if grid != self.gridSize():
            self.setGridSize(grid)

    def _tip_under(self, pos: QPoint) -> tuple[QRectF, str]:
        index = self.indexAt(pos)
        return QRectF(self.visualRect(index)), self.tip_of(index) if index.isValid() else ""

    def tip_of(self, index: _Index) -> str:
        """Return name, count and rule of a tile."""
        tile = index.data(BagRole.TILE)
        left = fill(
            _tr("Bag", "In the bag: {left} of {total}"), left=index.data(BagRole.LEFT), total=index.data(BagRole.TOTAL)
        )
        return tip(both_sides_label(tile, self._bag.ruleset), left, tile_tooltip(tile, self._bag.ruleset))


_ROWS: Final = 2


class BagSummary(PictureWidget):
    """A summary of the bag: a few tiles, with the count of those like each."""

    def __init__(self, model: BagModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown: dict[str, int] = {}
        model.counted.connect(self._count)
        PartTips(self, lambda pos: self.tip_at(QPointF(pos)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def faces(self) -> tuple[str, ...]:
        """The tiles shown."""
        return record(self._model.ruleset or "classic").bag_tiles

    def _count(self) -> None:
        self.setVisible(not self._model.is_closed)
        left = self.left()
        self.setAccessibleName(_tr("Bag", "Tiles in the bag"))
        parts = [left_in_bag(self._label(tile), count) for tile, count in left.items()]
        self.setAccessibleDescription("\n".join(parts))
        if left != self._shown:
            self._shown = left
            self._fit()
            self.update()

    def _label(self, face: str) -> str:
        ruleset = self._model.ruleset
        if "/" in face:
            return tile_label(face, ruleset)
        return category_label(RULESETS[ruleset].rules.tiles.category_of(face))

    def left(self) -> dict[str, int]:
        """The counts, by the tile shown."""
        if not self._model.ruleset:
            return {}
        category = RULESETS[self._model.ruleset].rules.tiles.category_of
        counts = self._model.left()
        by_category: Counter[str] = Counter()
        for tile, number in counts:
            by_category[category(tile)] += number
        left: dict[str, int] = {}
        for face in self.faces:
            shown, two_sided, _ = face.partition("/")
            if two_sided:
                left[face] = sum(number for tile, number in counts if shown in tile.split("/"))
            else:
                left[face] = by_category[category(face)]
        return left

    def _columns(self) -> int:
        return len(self.faces) // _ROWS

    def _cell(self, place: int) -> QRectF:
        columns = self._columns()
        width = self.width() / columns
        height = self._tile_height(self.width()) + _COUNT + 12
        return QRectF((place % columns) * width, (place // columns) * height, width, height)

    def _tile_height(self, width: int) -> int:
        return int(max(34, min(66, (width / self._columns() - 5) * 7 / 5)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(_ROWS * (self._tile_height(width) + _COUNT + 12))

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 160)))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.heightForWidth(max(self.width(), 150)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))

    def paint(self, painter: QPainter) -> None:
        left, dpr, height = self.left(), self.devicePixelRatioF(), self._tile_height(self.width())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for place, tile in enumerate(self.faces):
            draw_counted_tile(painter, self._cell(place), tile, left.get(tile, 0), dpr, height)

    def tip_at(self, pos: QPointF) -> str:
        """Return the tooltip at `pos`; empty if there is none."""
        ruleset = self._model.ruleset
        for place, tile in enumerate(self.faces):
            if ruleset and self._cell(place).contains(pos):
                left = self.left()[tile]
                if "/" not in tile:
                    return tip(self._label(tile), labelled(_tr("Bag", "Tiles in the bag"), left))
                text = _tr("Bag", "%n tiles in the bag have this on one side", "", left)
                return tip(self._label(tile), text)
        return ""
