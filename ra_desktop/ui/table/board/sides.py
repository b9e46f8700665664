"""The two sides of a drawn tile: a tray with a card for each, and what the lot would bring every seat."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from ra_desktop.engine import Action, PointRows, ShowSide, View
from ra_desktop.engine.tiles import other_side
from ra_desktop.ui.games.lots import lots_by_side
from ra_desktop.ui.look.art import Watched, blank_pixmap, paint_box, painting
from ra_desktop.ui.look.drawing import (
    SHADE,
    card_glow,
    card_ring,
    card_shadow,
    device_ratio,
    draw_centred,
    draw_pixmap,
    points_ink,
)
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import CENTRED, SMALLEST_TYPE, draw_words, fitted, words_width
from ra_desktop.ui.look.mark_painter import mark_drawing
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.tiles import points_text, tile_label

from .backdrop import paint_track_bed
from .items import BoardItem, Offer, PersonInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from .layout import BoardLayout, SideLayout

MARGIN: Final = 12
"""How far shadow and glow extend beyond the tray."""
_GHOST: Final = 0.35
_HEADED_FROM: Final = 16.5
"""Least height of a row for the slip to have a heading."""
_ROW: Final = 24.0
"""The greatest height of a row, at scale 1."""
_NAMELESS: Final = 3.1
"""Width of a row without a name, in type sizes."""


@dataclass(frozen=True, slots=True)
class SeatPreview:
    """What the lot would bring a seat with one side."""

    person: PersonInfo
    points: int
    differs: bool
    """Whether the other side would change it."""
    chooses: bool = False
    """Whether this seat chooses the side."""


class TrayItem(BoardItem):
    """The tray under both sides, and the sign that they belong to one tile."""

    def __init__(self) -> None:
        super().__init__("sides")
        self._sign = QRectF()
        self.present = False

    def arrange(self, layout: SideLayout) -> None:
        """Arrange by `layout`."""
        self.set_rect(layout.tray, margin=MARGIN)
        self._sign = layout.sign.translated(-layout.tray.topLeft())
        self.update()

    def sprite(self, dpr: float) -> QPixmap:
        image = blank_pixmap(self.box.size().toSize(), dpr)
        with painting(image) as painter:
            self._paint_tray(painter)
        return image

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = self.box.height() * 0.1
        for grow, alpha in ((1.0, 44), (4.0, 24), (7.0, 14)):
            box = self.box.adjusted(-grow / 2, 0, grow / 2, grow).translated(0, 1)
            paint_box(painter, box, corner, QColor(26, 16, 6, alpha))
        self._paint_tray(painter)

    def _paint_tray(self, painter: QPainter) -> None:
        theme = current()
        paint_track_bed(painter, self.box, (), theme=theme)
        side = self._sign.width() * 1.08
        sign = QRectF(self._sign.center() - QPointF(side, side) / 2, QSizeF(side, side))
        mark_drawing("turn", "#D9BE86" if theme.dark else "#6B4A1E").render(painter, sign)


class SideItem(BoardItem):
    """One side: its card and its slip. A click anywhere on it chooses it."""

    tile: Watched[str | None] = Watched(None)
    """The tile with this side up, or None."""
    label: Watched[str | None] = Watched(None)
    """The label of the card."""
    previews: Watched[tuple[SeatPreview, ...]] = Watched(())
    """The rows of the slip."""
    ghost = Watched(False)
    """Whether a sprite of the card is dragged."""

    def __init__(self, side: int) -> None:
        super().__init__(f"side:{side}")
        self.side = side
        self.action: ShowSide | None = None
        """The action of a click."""
        self._card = QRectF()
        self._slip = QRectF()
        self._scale = 1.0
        self.present = False

    def arrange(self, layout: SideLayout, scale: float) -> None:
        """Arrange by `layout`."""
        half = layout.halves[self.side]
        self.set_rect(half, margin=MARGIN)
        self._card = layout.cards[self.side].translated(-half.topLeft())
        self._slip = layout.slips[self.side].translated(-half.topLeft())
        self._scale = scale
        self.update()

    @property
    def card(self) -> QRectF:
        """The card, in scene coordinates."""
        return self._card.translated(self.pos())

    @property
    def picture_rect(self) -> QRectF:
        return self.card

    def sprite(self, dpr: float) -> QPixmap:
        return QPixmap() if self.tile is None else self.picture(self.tile, self.label, dpr)

    def picture(self, tile: str, label: str | None, dpr: float) -> QPixmap:
        """Return the picture that `tile` would have here."""
        return tile_pixmap(tile, max(1, round(self._card.height())), dpr, label)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.tile is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, dpr = self._card, device_ratio(painter)
        chosen = self.offer is Offer.SELECTED
        if self.ghost:
            painter.setOpacity(_GHOST)
        elif self.offer is not Offer.NONE:
            card_glow(painter, box, strong=chosen or self.hovered)
        draw_pixmap(painter, box.topLeft() - QPointF(SHADE, SHADE), card_shadow(box.size().toSize(), dpr))
        draw_pixmap(painter, box.topLeft(), self.sprite(dpr))
        painter.setOpacity(1.0)
        if self.offer is not Offer.NONE and not self.ghost:
            card_ring(painter, box, selected=chosen)
        self._paint_slip(painter, dpr)

    # --- the slip -------------------------------------------------------------------------------------

    def rows(self) -> tuple[QRectF, list[QRectF]]:
        """Return the place of the heading, empty if there is no room, and the rows below it."""
        pad = max(3.0, 6 * self._scale)
        room = self._slip.adjusted(pad, pad * 0.6, -pad, -pad * 0.6)
        count = max(1, len(self.previews))
        head = QRectF(room.x(), room.y(), room.width(), 0)
        with_head = room.height() / (count + 1)
        if with_head >= _HEADED_FROM:
            head.setHeight(min(with_head, _ROW * self._scale))
        step = min((room.height() - head.height()) / count, max(_ROW * self._scale, _HEADED_FROM))
        spare = room.height() - head.height() - count * step
        head.translate(0, spare / 2)
        rows = [QRectF(room.x(), head.bottom() + i * step, room.width(), step) for i in range(len(self.previews))]
        return head, rows

    def _paint_slip(self, painter: QPainter, dpr: float) -> None:
        theme = current()
        if self._slip.isEmpty() or not self.previews:
            return
        corner = max(4.0, 7 * self._scale)
        paint_box(painter, self._slip.translated(0, 1.6), corner, QColor(26, 16, 6, 40))
        paint_box(painter, self._slip, corner, theme.card, theme.line, 1.0)
        head, rows = self.rows()
        if not head.isEmpty():
            draw_words(painter, head, words.side_heading(), head.height() * 0.68, theme.soft_ink, CENTRED)
        for row, preview in zip(rows, self.previews, strict=True):
            self._paint_row(painter, row, preview, dpr)

    def _type(self, row: QRectF) -> float:
        return max(SMALLEST_TYPE, min(row.height() * 0.8, 17 * self._scale))

    def _radius(self, row: QRectF) -> float:
        return math.floor(min(row.height() * 0.42, 11 * self._scale + 2) * 2) / 2

    def names(self, row: QRectF) -> tuple[QFont, float] | None:
        """Return the font of the names and their width; None if one of them would have to be cut."""
        size, numbers = self._type(row), [points_text(preview.points) for preview in self.previews]
        number = max((words_width(text, size, bold=True) for text in numbers), default=0.0)
        width = row.width() - 2 * self._radius(row) - number - size * 0.7
        name = max((preview.person.name for preview in self.previews), key=lambda name: words_width(name, size))
        font, text = fitted(name, width, size * 0.94)
        return (font, width) if text == name else None

    def _paint_row(self, painter: QPainter, row: QRectF, preview: SeatPreview, dpr: float) -> None:
        theme = current()
        size, radius, names = self._type(row), self._radius(row), self.names(row)
        if preview.chooses:
            ground = row.adjusted(-2 * self._scale, 0.5, 2 * self._scale, -0.5)
            paint_box(painter, ground, ground.height() * 0.3, theme.well)
        if names is None:
            beside = max(0.0, (row.width() - 2 * radius - _NAMELESS * size) / 2)
            row = row.adjusted(beside, 0, -beside, 0)
        image = emblem_pixmap(preview.person.face.colour, radius, dpr)
        draw_centred(painter, QPointF(row.x() + radius, row.center().y()), image)
        rest = row.adjusted(2 * radius, 0, 0, 0)
        if names is not None:
            painter.setFont(names[0])
            painter.setPen(QColor(theme.ink))
            room = rest.adjusted(size * 0.35, 0, 0, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, preview.person.name)
        ink = points_ink(theme, preview.points)
        draw_words(
            painter, rest, points_text(preview.points), size, ink, Qt.AlignmentFlag.AlignRight, bold=preview.differs
        )


_Z: Final = 2.5
"""Above figure and altar, below the banner."""


class SideChoice:
    """The tray and both sides; hidden while there is no choice."""

    def __init__(self) -> None:
        self.tray = TrayItem()
        self.items = (SideItem(0), SideItem(1))
        for item in self.all:
            item.setZValue(_Z)

    @property
    def all(self) -> tuple[BoardItem, ...]:
        """Iterate over the items, from back to front."""
        return (self.tray, *self.items)

    def arrange(self, layout: BoardLayout) -> None:
        """Arrange by `layout`."""
        self.tray.arrange(layout.sides)
        for item in self.items:
            item.arrange(layout.sides, layout.scale)

    def show_view(self, view: View, people: Sequence[PersonInfo], *, previews: bool) -> None:
        """Show the sides to choose in `view`, whoever chooses, with what the lot would bring each seat that can win it
        (`previews`)."""
        lots = lots_by_side(view)
        self.tray.present = bool(lots)
        drawn = view.pending.tile if lots and view.pending is not None else None
        tiles = (None, None) if drawn is None else (drawn, other_side(drawn))
        for item, tile in zip(self.items, tiles, strict=True):
            item.tile, item.previews, item.present = tile, (), tile is not None
            item.action = None if tile is None else ShowSide(tile.partition("/")[0])
            if item.action is None:
                continue
            if not previews:
                item.setToolTip(words.tile_tip(item.action.side, view.ruleset))
                continue
            rows_of_side = lots[item.action]
            other = next(lot for side, lot in lots.items() if side is not item.action)
            item.previews = _previews(people, rows_of_side, other, view.seat_to_act)
            tips = [(people[seat].name, sum(rows.values()), rows) for seat, rows in rows_of_side.items()]
            item.setToolTip(words.side_tip(tile_label(item.action.side, view.ruleset), tips))

    def show_offers(self, offer: Callable[[Action | None], Offer], label: Callable[[str], str | None]) -> None:
        """Show what can be chosen, and names if they are switched on."""
        for item in self.items:
            item.label = None if item.tile is None else label(item.tile)
            item.offer = offer(item.action)

    @property
    def are_open(self) -> bool:
        """Whether the sides are shown, in place of the figure and the altar."""
        return self.tray.isVisible()


def _previews(
    people: Sequence[PersonInfo], rows_of_side: Mapping[int, PointRows], other: Mapping[int, PointRows], chooser: int
) -> tuple[SeatPreview, ...]:
    rows = []
    for seat, one in rows_of_side.items():
        points, differs = sum(one.values()), sum(one.values()) != sum(other[seat].values())
        rows.append(SeatPreview(people[seat], points, differs=differs, chooses=seat == chooser))
    return tuple(rows)
