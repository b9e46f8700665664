"""Paints the large panel except the tray of suns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.ui.games import groups
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_art
from ra_desktop.ui.look.drawing import (
    draw_card,
    draw_tablets,
    paint_thinking,
    player_colour,
    player_ink,
    points_ink,
    tablets_for,
)
from ra_desktop.ui.look.lettering import draw_alike, draw_words, shortened, words_width
from ra_desktop.ui.look.portrait_painter import Mood, draw_portrait
from ra_desktop.ui.look.tile_painter import category, sides
from ra_desktop.ui.words.tiles import tile_inscription

from .pyramid import FADED, draw_pyramid
from .speech import draw_name, draw_speech
from .spread import card_width
from .stacks import draw_count, draw_stack, draw_vacancy, draw_veil
from .tile_points import SMALLEST_WITH_POINTS, draw_foundation, draw_points

if TYPE_CHECKING:
    from .offers import SeatOffers
    from .own_arrangement import OwnArrangement
    from .seat_info import SeatInfo, SeatShown
    from .tiles import SeatTiles

    Spot = tuple[tuple[str, int], QRectF, QRectF]
    """A tile with its count, its card, and the visible part of that."""

_tr = QCoreApplication.translate
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


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
