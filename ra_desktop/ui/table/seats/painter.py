"""Paints the panels; tiles and suns come from the cache."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import SeatSun, SeatTile
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_art, rounded
from ra_desktop.ui.look.drawing import (
    SMALLEST_BRONZE,
    draw_card,
    draw_centred,
    draw_chip,
    draw_small_bronze,
    draw_tablets,
    paint_empty_sun,
    paint_thinking,
    player_ink,
    points_ink,
    tablets_for,
)
from ra_desktop.ui.look.emblem_painter import player_colour
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_alike, draw_broken, draw_words, shortened, words_width
from ra_desktop.ui.look.portrait_painter import Face, draw_portrait
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.tile_painter import category, sides
from ra_desktop.ui.system.languages import tr as _tr

from .places import SeatPlaces, radius_of
from .pyramid import FADED, draw_pyramid
from .stacks import (
    SMALLEST_WITH_POINTS,
    draw_count,
    draw_foundation,
    draw_mark,
    draw_points,
    draw_stack,
    draw_vacancy,
    draw_veil,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.look.theme import Theme

    from .base import SeatPanel
    from .own_places import OwnPlaces, SunTray
    from .places import SmallPlaces

    Spot = tuple[tuple[str, int], QRectF, QRectF]
    """A tile with its count, its card, and the visible part of that."""

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class PanelPainter:
    """Paints what both kinds of panel have."""

    panel: SeatPanel
    places: SeatPlaces
    thinking_at: float
    """Where the mark of a bot that thinks is, in radii of the portrait."""
    beside_figure: float
    large_portrait = 0.0
    """The radius of a face among the tiles, where there are none yet; then the head has the emblem. 0 for none."""

    def __init__(self, painter: QPainter, panel: SeatPanel, places: SeatPlaces) -> None:
        self.painter, self.panel, self.places = painter, panel, places
        self.colours, self.dpr = theme.current(), panel.devicePixelRatioF()
        assert panel.shown is not None
        self.shown = panel.shown
        self.fame_up = panel.shown.info.fame_shown or panel.is_peeking
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    def paint_card(self, *, stripe: float = 0.0) -> None:
        """Paint the ground, framed in the player's colour while it is the player's turn."""
        at, info, own = self.places.at, self.shown.info, player_colour(self.shown.info.colour)
        frame = (player_ink(self.colours, info.colour) if self.colours.dark else own) if info.active else None
        scale = max(1.0, at.scale)
        edge = (stripe, own) if stripe else None
        draw_card(self.painter, at.card, at.corner, self.colours, edge=frame, scale=scale, stripe=edge)

    def paint_header(self) -> None:
        """Paint portrait, Ra figure and name, or what the player says."""
        at, info = self.places.at, self.shown.info
        radius, aside = at.portrait_radius, at.portrait_radius * self.thinking_at
        face = Face(info.colour) if self.large_portrait else info.face
        draw_portrait(self.painter, at.portrait, radius, face, mood=self.panel.mood)
        if info.thinking:
            paint_thinking(self.painter, at.portrait + QPointF(aside, -aside), radius * 0.8, self.colours)
        name, subtitle = QRectF(at.name), QRectF(at.subtitle)
        if info.ra_player:
            paint_art(self.painter, "board/ra-figure", at.figure)
            for words in (name, subtitle):
                if words.intersects(at.figure):
                    words.setRight(min(words.right(), at.figure.left() - self.beside_figure))
        if not self.panel.speech:
            self.paint_name(name, subtitle)
            return
        room = name.united(subtitle) if subtitle.height() > 0 else name
        draw_speech(self.painter, room, self.panel.speech, info.colour, self.colours)

    def paint_name(self, name: QRectF, subtitle: QRectF) -> None:
        """Paint the name, and what the player is or does."""
        raise NotImplementedError

    def paint_tablets(self, number: str) -> None:
        """Paint the fame tablets, with that number on them."""
        tablets = tablets_for(self.shown.fame) if self.fame_up else ["board/tablet-back"] * 3
        peeked = self.fame_up and not self.shown.info.fame_shown
        draw_tablets(self.painter, self.places.at.tablets, tablets, number, pressed=peeked)

    def paint_pyramid(self, group: groups.Group, stacks: Sequence[tuple[str, int]]) -> None:
        """Paint the pyramid, faded while other tiles are to be chosen."""
        assert self.places.pyramid is not None
        self.painter.setOpacity(self.colours.faded(FADED) if self.panel.offers.is_about_tiles else 1.0)
        counted = groups.scores_now(self.shown.view, group)  # otherwise the number of the group shows it
        shown = self.panel.tiles.shown(stacks)
        draw_pyramid(self.painter, self.places.pyramid, shown, self.colours, counted=counted)
        self.painter.setOpacity(1.0)

    def paint_expected(self, stacks: Sequence[tuple[str, int]]) -> None:
        """Paint the places of kinds that the seat has not, and that are on the track; other free places stay empty."""
        assert self.places.strip is not None
        taken = {tile for tile, count in stacks if self.panel.tiles.shown_count(tile, count)}
        for tile, spot in self.places.strip.cards.items():
            if tile in self.shown.view.auction_track and tile not in taken:
                draw_vacancy(self.painter, spot, tile, self.dpr, self.colours)

    def paint_numbers(self) -> None:
        """Paint what each group scores: below its tiles, or above them beside its title."""
        places, painter, colours = self.places, self.painter, self.colours
        size, titles = places.number_type, []
        for room, (group, text, points) in zip(places.chip_spots, places.chips, strict=True):
            bold, ink, title = points is not None, points_ink(colours, points), places.title(group)
            if not title:
                draw_words(painter, room, text, size, ink, _CENTRED, bold=bold)
                continue
            row, number = room.adjusted(0, 0, -2, -4), words_width(text, size, bold=bold) + 2
            titles.append((row.adjusted(0, 0, -number - 3, 0), title))
            right = QRectF(row.right() - number, row.y(), number, row.height())
            draw_words(painter, right, text, size, ink, _RIGHT, bold=bold)
            painter.setPen(QPen(QColor(colours.line), 1.5))
            painter.drawLine(room.bottomLeft(), QPointF(row.right(), room.bottom()))
        if titles:
            draw_alike(painter, titles, places.title_type, colours.ink)

    def paint_tiles(self, *, valued: bool = False) -> None:
        """Paint the tiles of all groups; `valued` cards show what their kind scores."""
        tiles, places = self.panel.tiles, self.places
        grid, mixed = places.grid, tiles.mixed_sides()
        for (group, stacks), cards, cells, column in zip(
            tiles.grouped(), grid.cards, grid.cells, grid.columns, strict=True
        ):
            if group.is_built:
                self.paint_pyramid(group, stacks)
                continue
            if places.strip is not None and group.has_places:
                self.paint_expected(stacks)
            elif not stacks and not places.title(group):
                draw_mark(self.painter, column, group.mark, self.colours)
            spots: list[Spot] = list(zip(stacks, cards, cells, strict=True))
            runs = groups.in_runs(spots, lambda spot: spot[0][0])
            for run in runs:
                for spot in reversed(run):  # the first one is in front
                    self._paint_stack(spot, mixed)
            for run in runs:
                for (tile, count), card, cell in run:
                    left, strip = tiles.shown_count(tile, count), _strip(card, cell)
                    draw_count(self.painter, card, cell.width(), _face(tile, mixed), left, strip=strip)
                self._paint_worth(run, valued=valued)

    def _paint_stack(self, spot: Spot, mixed: set[str]) -> None:
        """Paint a stack; others are dimmed while some can be chosen."""
        (tile, count), card, cell = spot
        panel, offered = self.panel, self.panel.offers.has_tile(tile)
        left = panel.tiles.shown_count(tile, count)
        if not left:
            return
        layers = 1 if category(tile) == "building" else left  # complete buildings are marked below
        whole = not self.places.grid.is_fanned and not _strip(card, cell)
        draw_stack(
            self.painter,
            card,
            _face(tile, mixed),
            layers,
            self.dpr,
            label=panel.label_of(tile) if whole else None,
            counted=left > 1,
            glow=offered,
            focus=QColor(self.colours.focus) if panel.offers.is_tile_selected(tile) else None,
            hover=panel.hovered == SeatTile(self.shown.seat, tile),
            seen=cell.width(),
        )
        if panel.offers.is_about_tiles and not offered:
            draw_veil(self.painter, card, layers, self.colours)

    def _paint_worth(self, run: list[Spot], *, valued: bool) -> None:
        """Mark the complete buildings of a run and, if `valued`, paint its score."""
        (tile, _), front, cell = run[0]
        if category(tile) == "building":
            tiles = sum(self.panel.tiles.shown_count(name, count) for (name, count), _, _ in run)
            seen = QRectF(front.topLeft(), QSizeF(min(front.width(), cell.width() - 2), front.height()))
            draw_foundation(self.painter, seen, tiles, self.colours)
        points = self.shown.tile_points.get(sides(tile)[0])
        if valued and points and front.height() >= SMALLEST_WITH_POINTS:
            draw_points(self.painter, front, points)


def _face(tile: str, mixed: set[str]) -> str:
    """Return how the stack of `tile` is painted: without a turned-up corner if it mixes other sides."""
    side = sides(tile)[0]
    return f"{side}/" if side in mixed else tile


def _strip(card: QRectF, cell: QRectF) -> float:
    """Return the visible height of a card behind another; 0 for one in front."""
    return cell.bottom() - card.y() if cell.bottom() < card.bottom() else 0.0


class SmallPainter(PanelPainter):
    """Paints a small panel."""

    places: SmallPlaces
    thinking_at, beside_figure = 0.72, 3

    def paint(self) -> None:
        """Paint the whole panel."""
        places = self.places
        at = places.at
        self.paint_card(stripe=at.stripe)
        self.paint_tablets(str(self.shown.fame) if self.fame_up else "")
        self._paint_suns()
        radius = min(at.tiles.width(), at.tiles.height(), _LARGEST_PORTRAIT * at.scale) / 2 - 1
        is_bare = not any(stacks for _, stacks in self.panel.tiles.grouped())
        emblem = 1 if self.shown.info.face.has_portrait else 2  # otherwise the same stands above it already
        self.large_portrait = radius if is_bare and radius > at.portrait_radius * emblem else 0.0
        self.paint_header()
        if self.large_portrait:
            face, mood = self.shown.info.face, self.panel.mood
            draw_portrait(self.painter, at.tiles.center(), self.large_portrait, face, mood=mood, badged=False)
        else:
            self.paint_tiles()
            self.paint_numbers()
        if places.sun_chip is not None:
            _, text, points = places.sun_chip
            draw_chip(self.painter, at.sun_chip, text, points, self.colours, self.dpr)

    def paint_name(self, name: QRectF, subtitle: QRectF) -> None:
        at, info = self.places.at, self.shown.info
        draw_name(self.painter, name, info.name, min(name.height() * 0.9, 23 * max(at.scale, 0.7)), self.colours)
        if subtitle.height() > 0:
            size = max(SMALLEST_TYPE, round(min(subtitle.height() * 0.86, 15 * max(at.scale, 0.8))))
            words = shortened(info.news or info.subtitle, subtitle.width(), size)
            draw_words(self.painter, subtitle, words, size, self.colours.ink if info.news else self.colours.soft_ink)

    def _paint_suns(self) -> None:
        painter, hidden = self.painter, self.panel.hidden
        for sun, spot in zip(self.places.suns, self.places.sun_spots, strict=True):
            radius = radius_of(spot)
            if sun.bid or SeatSun(self.shown.seat, sun.value) in hidden:
                paint_empty_sun(painter, spot.center(), radius)
                continue
            if sun.face_down and radius < SMALLEST_BRONZE:
                draw_small_bronze(painter, spot.center(), radius * 0.92, sun.value)
                continue
            size = radius * 0.80 if sun.face_down else radius
            chosen = self.panel.offers.is_sun_selected(sun.value)
            image = sun_pixmap(sun.value, round(size, 1), self.dpr, face_down=sun.face_down, glow=chosen)
            draw_centred(painter, spot.center(), image)


class OwnPainter(PanelPainter):
    """Paints the large panel, except the strip and the list of lots."""

    places: OwnPlaces
    thinking_at, beside_figure = 0.7, 4

    def paint(self, tray: SunTray) -> None:
        """Paint card, tray, header, headings and tiles."""
        self.paint_card()
        tray.paint(self.painter, self.colours, self.panel.hidden, self.panel.hovered, self.dpr)
        self.paint_header()
        self._paint_fame()
        self.paint_numbers()
        self.paint_tiles(valued=True)

    def paint_name(self, name: QRectF, subtitle: QRectF) -> None:
        at, info, colours = self.places.at, self.shown.info, self.colours
        if not info.subtitle:  # without a subtitle, the name gets the full height
            name.moveTop(at.portrait.y() - name.height() / 2)
        draw_name(self.painter, name, info.name, max(16.0, 27 * at.scale), colours)
        ink = player_ink(colours, info.colour) if info.active else QColor(colours.soft_ink)
        size = max(12.0, 15.5 * at.scale)
        words = shortened(info.subtitle, subtitle.width(), size)
        draw_words(self.painter, subtitle, words, size, ink, bold=info.active)

    def _paint_fame(self) -> None:
        at, painter = self.places.at, self.painter
        self.paint_tablets("")
        number = str(self.shown.fame) if self.fame_up else "?"
        draw_words(painter, at.fame, number, max(18.0, 27 * at.scale), self.colours.ink, _RIGHT, display=True)
        label = _tr("Panels", "fame")
        draw_words(painter, at.fame_label, label, max(11.0, 14.5 * at.scale), self.colours.soft_ink)


_LARGEST_PORTRAIT: Final = 150.0
"""The greatest diameter of a face where there are no tiles yet, at scale 1."""
_TWO_LINES: Final = 2 * SMALLEST_TYPE + 4
"""The least height of a bubble whose words need two lines."""
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
    if words_width(words, SMALLEST_TYPE) > bubble.width() - _TWO_LINES / 2:
        bubble.setHeight(max(bubble.height(), _TWO_LINES))  # it covers a little of the suns
    corner = min(bubble.height() / 2, 11.0)
    middle = bubble.center().y()
    tail = QPainterPath(QPointF(bubble.x() - _TAIL, middle + 2))
    tail.lineTo(bubble.x() + 2, middle - 4)
    tail.lineTo(bubble.x() + 2, middle + 5)
    tail.closeSubpath()
    painter.setPen(QPen(player_ink(theme, colour), 1.4))
    painter.setBrush(QColor(theme.field))
    painter.drawPath(rounded(bubble, corner).united(tail))
    inner = bubble.adjusted(corner * 0.5 + 2, 0, -corner * 0.5 - 2, 0)
    draw_broken(painter, inner, words, min(_LARGEST, bubble.height() * 0.62), theme.ink, Qt.AlignmentFlag.AlignCenter)
