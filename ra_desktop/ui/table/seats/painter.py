"""Paints the panels, except the tray of suns; tiles and suns come from the cache."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

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
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_alike, draw_broken, draw_words, shortened, words_width
from ra_desktop.ui.look.portrait_painter import Mood, draw_portrait
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.tile_painter import category, sides
from ra_desktop.ui.words.tiles import tile_inscription

from .lots_list import draw_badge
from .own_places import radius_of
from .pyramid import FADED, draw_pyramid
from .spread import CARD_ASPECT, card_width
from .stacks import SMALLEST_WITH_POINTS, draw_count, draw_foundation, draw_points, draw_stack, draw_vacancy, draw_veil

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.look.theme import Theme

    from .own_places import OwnArrangement
    from .seat_info import SeatInfo, SeatShown
    from .small_places import SmallArrangement
    from .tiles import GatheredTiles, SeatOffers, SeatTiles

    Spot = tuple[tuple[str, int], QRectF, QRectF]
    """A tile with its count, its card, and the visible part of that."""

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


_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class OwnPainter:
    """What the panel shows, and the places."""

    shown: SeatShown
    tiles: SeatTiles
    offers: SeatOffers
    places: OwnArrangement
    fame_up: bool
    """Whether the tablets are face up."""
    hovered: str | None
    """The tile under the pointer, if it can be chosen."""
    tile_names: bool
    dpr: float
    mood: Mood = Mood.CALM
    speech: str = ""

    def paint(self, painter: QPainter) -> None:
        """Paint card, header, headings and tiles."""
        colours, at, info = theme.current(), self.places.at, self.shown.info
        own = player_colour(info.colour)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = (player_ink(colours, info.colour) if colours.dark else own) if info.active else None
        draw_card(painter, at.card, at.corner, colours, edge=frame, scale=max(1.0, at.scale))
        self._paint_header(painter, colours, info)
        self._paint_fame(painter, colours)
        self._paint_headings(painter, colours)
        self._paint_tiles(painter, colours)

    def _paint_header(self, painter: QPainter, colours: theme.Theme, info: SeatInfo) -> None:
        at = self.places.at
        radius = at.portrait_radius
        draw_portrait(painter, at.portrait, radius, info.face, mood=self.mood)
        if info.thinking:
            paint_thinking(painter, at.portrait + QPointF(radius * 0.7, -radius * 0.7), radius * 0.8, colours)
        name, subtitle = QRectF(at.name), QRectF(at.subtitle)
        if info.ra_player:
            paint_art(painter, "board/ra-figure", at.figure)
            for words in (name, subtitle):
                words.setRight(at.figure.left() - 4)
        if self.speech:
            draw_speech(painter, name.united(subtitle), self.speech, info.colour, colours)
            return
        if not info.subtitle:  # without a subtitle, the name gets the full height
            name.moveTop(at.portrait.y() - name.height() / 2)
        draw_name(painter, name, info.name, max(16.0, 27 * at.scale), colours)
        ink = player_ink(colours, info.colour) if info.active else QColor(colours.soft_ink)
        size = max(12.0, 15.5 * at.scale)
        draw_words(painter, subtitle, shortened(info.subtitle, subtitle.width(), size), size, ink, bold=info.active)

    def _paint_fame(self, painter: QPainter, colours: theme.Theme) -> None:
        at, fame = self.places.at, self.shown.fame
        peeked = self.fame_up and not self.shown.info.fame_shown
        tablets = tablets_for(fame, 3) if self.fame_up else ["board/tablet-back"] * 3
        draw_tablets(painter, at.tablets, tablets, "", pressed=peeked)
        number = str(fame) if self.fame_up else _tr("Panels", "?")
        draw_words(painter, at.fame, number, max(18.0, 27 * at.scale), colours.ink, _RIGHT, display=True)
        label = _tr("Panels", "fame")
        draw_words(painter, at.fame_label, label, max(11.0, 14.5 * at.scale), colours.soft_ink)

    def _paint_headings(self, painter: QPainter, colours: theme.Theme) -> None:
        places = self.places
        head, size, ruleset = places.at.head, places.heading_size, self.shown.view.ruleset
        titles = []
        for column, (group, text, points) in zip(places.grid.columns, places.chips, strict=False):
            row = QRectF(column.x(), head.y(), column.width(), head.height() - 4)
            number = words_width(text, size, bold=points is not None) + 2
            room = row.adjusted(0, 0, -number - 4, 0)
            titles.append((room, groups.heading(group, ruleset, short=places.short)))
            number_room = QRectF(row.right() - number, row.y(), number, row.height())
            draw_words(painter, number_room, text, size, points_ink(colours, points), _RIGHT, bold=points is not None)
            painter.setPen(QPen(QColor(colours.line), 1.6))
            painter.drawLine(QPointF(column.x(), head.bottom()), QPointF(column.right(), head.bottom()))
        draw_alike(painter, titles, size, colours.ink, display=True)

    def _paint_tiles(self, painter: QPainter, colours: theme.Theme) -> None:
        grid, height = self.places.grid, self.places.grid.tile_height
        for (group, stacks), cards, cells, column in zip(
            self.tiles.grouped(), grid.cards, grid.cells, grid.columns, strict=True
        ):
            if group.is_built:
                assert self.places.pyramid is not None
                painter.setOpacity(colours.faded(FADED) if self.offers.is_about_tiles else 1.0)
                counted = groups.scores_now(self.shown.view, group)  # otherwise the heading shows it
                draw_pyramid(painter, self.places.pyramid, self.tiles.shown(stacks), colours, counted=counted)
                painter.setOpacity(1.0)
                continue
            if self.places.strip is not None and group.has_places:
                taken = {tile for tile, count in stacks if self.tiles.shown_count(tile, count)}
                for tile, card in self.places.strip.cards.items():
                    if tile not in taken:
                        draw_vacancy(painter, card, "", colours)
            elif not stacks:
                vacancy = QRectF(column.x(), grid.top, card_width(height), height)
                draw_vacancy(painter, vacancy, group.mark, colours)
            spots: list[Spot] = list(zip(stacks, cards, cells, strict=True))
            runs = groups.in_runs(spots, lambda spot: spot[0][0])
            for run in runs:
                for spot in reversed(run):  # the first one is in front
                    self._paint_stack(painter, colours, spot, among=len(run))
            for run in runs:
                for (tile, count), card, cell in run:
                    left, seen = self.tiles.shown_count(tile, count), min(card.width(), cell.width())
                    draw_count(painter, card, seen, tile, left, strip=_strip(card, cell))
                self._paint_points(painter, colours, run)

    def _paint_points(self, painter: QPainter, colours: theme.Theme, run: list[Spot]) -> None:
        """Paint the score of the tiles of a run, and mark complete buildings."""
        (tile, _), front, cell = run[0]
        seen = QRectF(front.topLeft(), QSizeF(min(front.width(), cell.width() - 4), front.height()))
        if category(tile) == "building":
            tiles = sum(self.tiles.shown_count(name, count) for (name, count), _, _ in run)
            draw_foundation(painter, seen, tiles, colours)
        if (points := self.shown.tile_points.get(sides(tile)[0])) and front.height() >= SMALLEST_WITH_POINTS:
            draw_points(painter, front, points)

    def _paint_stack(self, painter: QPainter, colours: theme.Theme, spot: Spot, *, among: int) -> None:
        """Paint a stack in a run of that many."""
        (tile, count), card, cell = spot
        left = self.tiles.shown_count(tile, count)
        if not left:
            return
        fanned = self.places.grid.is_fanned
        whole = not fanned and not _strip(card, cell)
        draw_stack(
            painter,
            card,
            tile,
            1 if category(tile) == "building" else left,  # buildings are marked below
            self.dpr,
            label=tile_inscription(tile, self.shown.view.ruleset) if self.tile_names and whole else None,
            outlined=among > 1 or fanned,
            counted=left > 1,
            glow=self.offers.has_tile(tile),
            focus=QColor(colours.focus) if self.offers.is_tile_selected(tile) else None,
            hover=tile == self.hovered,
        )
        if self.offers.is_about_tiles and not self.offers.has_tile(tile):
            draw_veil(painter, card, left, colours)


def _strip(card: QRectF, cell: QRectF) -> float:
    """Return the visible height of a card behind another; 0 for one in front."""
    return cell.bottom() - card.y() if cell.bottom() < card.bottom() else 0.0


_LARGEST: Final = 16.0
"""Greatest type size."""
_TAIL: Final = 5.0
_LONGEST_WORD: Final = 14


def draw_name(painter: QPainter, room: QRectF, name: str, pixels: float, theme: Theme) -> None:
    """Draw a name in type of up to `pixels`: a single word in one line, if it is not very long."""
    draw = draw_words if len(name) <= _LONGEST_WORD and not set(name) & {" ", "-"} else draw_broken
    draw(painter, room, name, pixels, theme.ink, display=True)


def draw_speech(painter: QPainter, room: QRectF, words: str, colour: str, theme: Theme) -> None:
    """Draw `words` in a bubble that fills `room`, framed in the player's colour, with a tail to the left."""
    bubble = room.adjusted(_TAIL - 3, 1, 0, -1)
    corner = min(bubble.height() / 2, 11.0)
    path = QPainterPath()
    path.addRoundedRect(bubble, corner, corner)
    middle = bubble.center().y()
    tail = QPainterPath(QPointF(bubble.x() - _TAIL, middle + 2))
    tail.lineTo(bubble.x() + 2, middle - 4)
    tail.lineTo(bubble.x() + 2, middle + 5)
    tail.closeSubpath()
    painter.setPen(QPen(player_ink(theme, colour), 1.4))
    painter.setBrush(QColor(theme.field))
    painter.drawPath(path.united(tail))
    inner = bubble.adjusted(corner * 0.5 + 2, 0, -corner * 0.5 - 2, 0)
    draw_broken(painter, inner, words, min(_LARGEST, bubble.height() * 0.62), theme.ink, Qt.AlignmentFlag.AlignCenter)
