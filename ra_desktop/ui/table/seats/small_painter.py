"""Paints a small panel; tiles and suns come from the cache."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.ui.games import groups
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_art
from ra_desktop.ui.look.card_painter import draw_centred
from ra_desktop.ui.look.drawing import (
    SMALLEST_BRONZE,
    draw_card,
    draw_chip,
    draw_small_bronze,
    draw_tablets,
    paint_empty_sun,
    paint_thinking,
    player_colour,
    player_ink,
    points_ink,
    tablets_for,
)
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_words, shortened, words_width
from ra_desktop.ui.look.portrait_painter import Mood, draw_portrait
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.tile_painter import category, sides

from .layout import radius_of
from .lot_badge import draw_badge
from .pyramid import FADED, draw_pyramid
from .speech import draw_name, draw_speech
from .spread import CARD_ASPECT, card_width
from .stacks import draw_count, draw_stack, draw_vacancy, draw_veil
from .tile_points import draw_foundation

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ra_desktop.ui.games.lots import Lot

    from .offers import SeatOffers
    from .seat_info import SeatInfo, SeatShown
    from .small_arrangement import SmallArrangement
    from .tiles import GatheredTiles

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class SmallPainter:
    """What the panel shows, and the places."""

    shown: SeatShown
    tiles: GatheredTiles
    offers: SeatOffers
    places: SmallArrangement
    hidden_suns: Collection[int]
    preview: Lot | None
    """What changes if the seat wins the lot."""
    fame_up: bool
    """Whether the tablets are face up."""
    dpr: float
    mood: Mood = Mood.CALM
    speech: str = ""

    def paint(self, painter: QPainter) -> None:
        """Paint the whole panel."""
        colours, places, at, info = theme.current(), self.places, self.places.at, self.shown.info
        own = player_colour(info.colour)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = (player_ink(colours, info.colour) if colours.dark else own) if info.active else None
        scale = max(1.0, at.scale)
        draw_card(painter, at.card, at.corner, colours, edge=frame, scale=scale, stripe=(at.stripe, own))
        self._paint_header(painter, colours, info)
        self._paint_suns(painter)
        self._paint_tiles(painter, colours)
        for room, chip in zip(places.chip_spots, places.chips, strict=True):
            self._paint_points(painter, colours, room, chip)
        if places.sun_chip is not None:
            _, text, points = places.sun_chip
            draw_chip(painter, at.sun_chip, "sun", text, points, colours, self.dpr)
        self._paint_preview(painter)

    def paint_tablets(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the fame tablets into `rect`."""
        if self.fame_up:
            fame = self.shown.fame
            draw_tablets(painter, rect, tablets_for(fame, 3), str(fame), pressed=not self.shown.info.fame_shown)
        else:
            draw_tablets(painter, rect, ["board/tablet-back"] * 3, "")

    def _paint_header(self, painter: QPainter, colours: theme.Theme, info: SeatInfo) -> None:
        at = self.places.at
        radius = at.portrait_radius
        draw_portrait(painter, at.portrait, radius, info.face, mood=self.mood)
        if info.thinking:
            paint_thinking(painter, at.portrait + QPointF(radius * 0.72, -radius * 0.72), radius * 0.8, colours)
        self.paint_tablets(painter, at.tablets)
        name, subtitle = QRectF(at.name), QRectF(at.subtitle)
        if info.ra_player:
            name.setRight(at.figure.left() - 3)
            subtitle.setRight(at.figure.left() - 3)
            paint_art(painter, "board/ra-figure", at.figure)
        if self.speech:
            room = name.united(subtitle) if subtitle.height() > 0 else name
            draw_speech(painter, room, self.speech, info.colour, colours)
            return
        size = min(name.height() * 0.9, 23 * max(at.scale, 0.7))
        draw_name(painter, name, info.name, size, colours)
        if subtitle.height() > 0:
            size = max(SMALLEST_TYPE, round(min(subtitle.height() * 0.86, 15 * max(at.scale, 0.8))))
            draw_words(painter, subtitle, shortened(info.subtitle, subtitle.width(), size), size, colours.soft_ink)

    def _paint_suns(self, painter: QPainter) -> None:
        for sun, spot in zip(self.places.suns, self.places.sun_spots, strict=True):
            radius = radius_of(spot)
            if sun.bid or sun.value in self.hidden_suns:
                paint_empty_sun(painter, spot.center(), radius)
                continue
            if sun.face_down and radius < SMALLEST_BRONZE:
                draw_small_bronze(painter, spot.center(), radius * 0.92, sun.value)
                continue
            size = radius * 0.80 if sun.face_down else radius
            chosen = self.offers.is_sun_selected(sun.value)
            image = sun_pixmap(sun.value, round(size, 1), self.dpr, face_down=sun.face_down, glow=chosen)
            draw_centred(painter, spot.center(), image)

    def _paint_tiles(self, painter: QPainter, colours: theme.Theme) -> None:
        tiles, grid, mixed = self.tiles, self.places.grid, self.tiles.mixed_sides()
        for (group, stacks), cards, cells, column in zip(
            tiles.grouped(), grid.cards, grid.cells, grid.columns, strict=True
        ):
            if self.places.strip is not None and group.has_places:
                self._paint_free_places(painter, colours, group, stacks)
            elif not stacks and not group.is_built:
                wide = min(column.width() - 2, card_width(grid.tile_height))
                size = QSizeF(wide, min(grid.tile_height, wide / CARD_ASPECT))
                spot = QRectF(QPointF(column.x(), column.bottom() - size.height() - 2), size)
                draw_vacancy(painter, spot, group.mark, colours)
            if self.places.pyramid is not None and group.is_built:
                counted = groups.scores_now(self.shown.view, group)  # otherwise the chip shows it
                painter.setOpacity(colours.faded(FADED) if self.offers.is_about_tiles else 1.0)
                draw_pyramid(painter, self.places.pyramid, tiles.shown(stacks), colours, counted=counted)
                painter.setOpacity(1.0)
                continue
            for (tile, count), card, cell in zip(stacks, cards, cells, strict=True):
                if left := tiles.shown_count(tile, count):
                    self._paint_stack(painter, colours, tile, _face(tile, mixed), left, card, seen=cell.width())
            for (tile, count), card, cell in zip(stacks, cards, cells, strict=True):
                draw_count(painter, card, cell.width(), _face(tile, mixed), tiles.shown_count(tile, count))

    def _paint_free_places(
        self, painter: QPainter, colours: theme.Theme, group: groups.Group, stacks: Sequence[tuple[str, int]]
    ) -> None:
        """Paint the outlines of the places without a tile."""
        assert self.places.strip is not None
        taken = {tile for tile, count in stacks if self.tiles.shown_count(tile, count)}
        for tile, spot in self.places.strip.cards.items():
            if tile not in taken:
                draw_vacancy(painter, spot, "", colours)

    def _paint_points(
        self, painter: QPainter, colours: theme.Theme, room: QRectF, chip: tuple[groups.Group, str, int | None]
    ) -> None:
        """Paint what a group scores: below its tiles, or above them beside its title."""
        (group, text, points), places = chip, self.places
        size, bold, ink = places.chip_type, points is not None, points_ink(colours, points)
        title = places.title(group)
        if not title:
            draw_words(painter, room, text, size, ink, _CENTRED, bold=bold)
            return
        room = room.adjusted(0, 0, -4, -4)
        number = words_width(text, size, bold=bold) + 2
        draw_words(painter, room.adjusted(0, 0, -number - 3, 0), title, places.title_type, colours.ink, display=True)
        draw_words(
            painter, QRectF(room.right() - number, room.y(), number, room.height()), text, size, ink, _RIGHT, bold=bold
        )
        painter.setPen(QPen(QColor(colours.line), 1.2))
        painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _paint_stack(
        self, painter: QPainter, colours: theme.Theme, tile: str, face: str, left: int, card: QRectF, *, seen: float
    ) -> None:
        focus = QColor(colours.focus) if self.offers.is_tile_selected(tile) else None
        offered = self.offers.has_tile(tile)
        building = category(tile) == "building"
        layers = 1 if building else left  # buildings are marked below
        draw_stack(
            painter,
            card,
            face,
            layers,
            self.dpr,
            outlined=True,
            counted=left > 1,
            seen=seen,
            glow=offered,
            focus=focus,
        )
        if self.offers.is_about_tiles and not offered:
            draw_veil(painter, card, layers, colours)
        if building and not self.tiles.is_spread:
            room = QRectF(card.topLeft(), QSizeF(min(card.width(), seen - 2), card.height()))
            draw_foundation(painter, room, left, colours)

    def _paint_preview(self, painter: QPainter) -> None:
        if self.preview is not None:
            draw_badge(painter, self.places.at.badge, self.preview)


def _face(tile: str, mixed: Collection[str]) -> str:
    """Return how the stack of `tile` is painted: without a turned-up corner if it mixes other sides."""
    side = sides(tile)[0]
    return f"{side}/" if side in mixed else tile
