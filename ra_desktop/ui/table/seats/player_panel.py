"""The panel of a seat: the small one of the others. The large one is :class:`OwnPanel`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from ra_desktop.engine import Bid
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_art
from ra_desktop.ui.look.drawing import (
    SMALLEST_BRONZE,
    chip_type,
    draw_card,
    draw_chip,
    draw_small_bronze,
    draw_tablets,
    paint_empty_sun,
    paint_thinking,
    player_colour,
    player_ink,
    tablets_for,
)
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import draw_broken, draw_words, shortened, words_width
from ra_desktop.ui.look.sun_painter import sun_pixmap
from ra_desktop.ui.look.tile_painter import category, sides, tile_pixmap
from ra_desktop.ui.words.tiles import points_text

from .base import Region, SeatPanel, suns_after_winning, suns_of
from .layout import chip_row, compact_layout, radius_of, sun_row
from .own_panel import ASIDE, OwnPanel
from .pyramid import PyramidLayout, draw_pyramid, pyramid_width
from .seat_info import SeatInfo
from .spread import Grid, hand
from .stacks import draw_count, draw_stack, draw_veil
from .worth import draw_foundation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place

__all__ = ["OwnPanel", "PlayerPanel", "SeatInfo"]

_tr = QCoreApplication.translate
_CENTRED = Qt.AlignmentFlag.AlignCenter
_WIDEST_PYRAMID = 0.36
"""The part of the width that the pyramid takes at most."""
_HIGH = 0.95
"""From this share of its width on, the room for tiles is high enough for two things below each other."""
_LOWEST_PYRAMID = 34.0
_LEAST = QSize(200, 105)
_USUAL = QSize(276, 192)


class PlayerPanel(SeatPanel):
    """Another seat, in the column at the left."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(choices, parent)
        self._spread = False
        self._mixed: set[str] = set()
        """Sides whose tiles lie on one stack and have different other sides."""
        self._layout = compact_layout(QSizeF(_USUAL), sun_chip=False)
        self._chips: list[tuple[groups.Group, str, int | None]] = []
        self._sun_chip: tuple[groups.Group, str, int | None] | None = None
        self._chip_spots: list[QRectF] = []
        self._sun_spots: list[QRectF] = []
        self.setMinimumSize(_LEAST)

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _USUAL

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Compute where everything lies."""
        view = self._view
        if view is None:
            return
        everything = groups.chips(view, self._seat, self._points)
        self._chips = [chip for chip in everything if chip[0].tiles]
        self._sun_chip = next((chip for chip in everything if not chip[0].tiles), None)
        self._layout = at = compact_layout(QSizeF(self.size()), sun_chip=self._sun_chip is not None)
        size = chip_type(at.chips.height())
        widths = [words_width(text, size, bold=points is not None) for _, text, points in self._chips]
        self._chip_spots = chip_row(at.chips, widths)
        held = self.held_groups()
        self._mixed = set() if self._spread else self._sides_of_several()
        self._grid, self._pyramid = self._lay(held)
        suns = suns_of(view, self._seat)
        self._sun_spots = sun_row(at.suns, at.sun_radius, len(suns))
        self._regions = [
            *(
                Region(chip, partial(self.group_tip, group))
                for chip, (group, _, _) in zip(self._chip_spots, self._chips, strict=True)
            ),
            *(Region(spot, partial(self.sun_tip, sun)) for spot, sun in zip(self._sun_spots, suns, strict=True)),
            Region(at.tablets, self.fame_tip),
            *self.tile_regions(held, self._grid),
            *self.pyramid_regions(),
        ]
        if self._info is not None:
            words = QRectF(at.emblem.x() - at.emblem_radius, at.card.y(), 0, 0)
            words.setBottomRight(QPointF(at.name.right(), at.suns.top()))
            self._regions.append(Region(words, partial(groups.tip, self._info.name, self._info.subtitle)))
            if self._info.ra_player:
                self._regions.append(Region(at.figure, self._ra_tip))
        if self._sun_chip is not None:
            group = self._sun_chip[0]
            self._regions.append(Region(at.sun_chip, partial(self.group_tip, group)))
        if self._preview is not None:
            self._regions.append(Region(at.badge, partial(groups.preview_tip, self._preview)))

    @staticmethod
    def _ra_tip() -> str:
        return groups.tip(
            _tr("Panels", "Ra player"),
            _tr("Panels", "Started this auction and bids last."),
        )

    # --- tiles ----------------------------------------------------------------------------------

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show *seat* as it is in *view*; nothing is lifted any more."""
        super().show_view(view, seat, info)
        self._gather()

    def on_choices_changed(self) -> None:
        """Glow, or no more."""
        self._gather()
        super().on_choices_changed()

    def _gather(self) -> None:
        """Tiles that show the same side lie on one stack, except while one of them is to be chosen."""
        spread = self.is_asked and self._choices.phase == "flip"
        if spread != self._spread:
            self._spread = spread
            self.refresh()

    def held_groups(self, extra: str | None = None) -> list[tuple[groups.Group, list[tuple[str, int]]]]:
        """The stacks by group. One of tiles that show the same side has the name of the first of them.

        While a tile is to be turned over, those that can be have the room to themselves, each on its own.
        """
        held = super().held_groups(extra)
        if self._spread:
            return [(group, [stack for stack in stacks if self.offered(stack[0])]) for group, stacks in held]
        return [(group, _gathered(stacks)) for group, stacks in held]

    def _sides_of_several(self) -> set[str]:
        """The sides that tiles with different other sides show."""
        tiles = [tile for _, stacks in super().held_groups() for tile, count in stacks if count and sides(tile)[1]]
        runs = groups.in_runs(sorted(tiles), lambda tile: tile)
        return {sides(run[0])[0] for run in runs if len(run) > 1}

    def _face(self, tile: str) -> str:
        """How the stack of *tile* is painted: no turned corner tells of several other sides."""
        side = sides(tile)[0]
        return f"{side}/" if side in self._mixed else tile

    def shown_count(self, tile: str, count: int) -> int:
        """How many tiles lie on the stack of *tile* while some of the *count* are lifted."""
        if self._spread:
            return super().shown_count(tile, count)
        shown = sides(tile)[0]
        away = sum(
            number
            for place, number in self._lifted.items()
            if isinstance(place, SeatTile) and place.seat == self._seat and sides(place.tile)[0] == shown
        )
        return max(0, count - away)

    def tile_regions(self, held: Sequence[tuple[groups.Group, list[tuple[str, int]]]], grid: Grid) -> list[Region]:
        """The tooltips of all stacks."""
        assert self._view is not None
        regions = []
        for (group, stacks), cells in zip(held, grid.cells, strict=True):
            runs = groups.in_runs(groups.stacks(self._view, self._seat, group), lambda stack: stack[0])
            below = {sides(run[0][0])[0]: run for run in runs}
            for (tile, count), cell in zip(stacks, cells, strict=True):
                members = [(tile, count)] if self._spread else below.get(sides(tile)[0], [(tile, count)])
                regions.append(Region(cell, partial(groups.kind_tip, members, self._view.ruleset)))
        return regions

    def _lay(self, held: list[tuple[groups.Group, list[tuple[str, int]]]]) -> tuple[Grid, PyramidLayout | None]:
        """Where all tiles lie; with the pyramid, if there is one."""
        at = self._layout
        tallest = 100 * max(at.scale, 0.6)
        stacked = [stacks for group, stacks in held if not self._is_built(group)]
        built = held[-1][1] if len(stacked) < len(held) else []
        area, column = self._split(any(stacked), bool(built))
        grid = hand(area, [len(stacks) for stacks in stacked], tallest=tallest, gap=5.0 * at.scale)
        if len(stacked) == len(held):
            return grid, None
        if not built:
            return grid.beside(QRectF(), (), ()), None
        if column.top() == area.top() and any(stacked):  # they stand on one line
            column.moveBottom(max(column.bottom(), grid.top + grid.tile_height))
        pyramid = PyramidLayout.fit(column, built, roomy=self._is_high)
        return grid.beside(column, *pyramid.spots(built)), pyramid

    def _is_built(self, group: groups.Group) -> bool:
        """Whether *group* is drawn as a pyramid: where that would be too small, it lies on stacks as all others do."""
        return group.is_built and self._layout.tiles.height() >= _LOWEST_PYRAMID

    @property
    def _is_high(self) -> bool:
        """Whether the pyramid has a row to itself."""
        return self._layout.tiles.height() > self._layout.tiles.width() * _HIGH

    def _split(self, stacked: bool, built: bool) -> tuple[QRectF, QRectF]:
        """The room of the stacks and that of the pyramid: at their right, or below them where there is height."""
        at = self._layout
        tiles, gap = at.tiles, 6 * at.scale
        if not built:
            return QRectF(tiles), QRectF()
        if not self._is_high:
            height = min(tiles.height() - 2, 90 * max(at.scale, 0.6))
            wide = min(pyramid_width(height, roomy=False), tiles.width() * _WIDEST_PYRAMID)
            left = QRectF(tiles)
            left.setRight(tiles.right() - wide - gap)
            return left, QRectF(tiles.right() - wide, tiles.y(), wide, height)
        height = min(tiles.height() * 0.36, tiles.height() if not stacked else 140 * at.scale)
        above = tiles.adjusted(0, 0, 0, -height - gap)
        return above, QRectF(tiles.x(), tiles.bottom() - height, tiles.width(), height)

    def anchor(self, place: Place) -> QRectF:
        """Where *place* is or will be, in global coordinates."""
        return self.to_global(self._local(place))

    def _local(self, place: Place) -> QRectF:
        assert self._view is not None
        at = self._layout
        if isinstance(place, SeatFame):
            return at.tablets
        if isinstance(place, SeatSun):
            return self.sun_square(self._sun_spot(place.sun))
        assert isinstance(place, SeatTile)
        held = self.held_groups(place.tile)
        grid, _ = self._lay(held)
        for (_, stacks), cards in zip(held, grid.cards, strict=True):
            for (tile, _), card in zip(stacks, cards, strict=True):
                if tile == place.tile or (not self._spread and sides(tile)[0] == sides(place.tile)[0]):
                    return card
        return at.tiles

    def _sun_spot(self, value: int) -> QRectF:
        assert self._view is not None
        suns = suns_of(self._view, self._seat)
        spots = self._sun_spots
        if value not in (sun.value for sun in suns):
            suns = suns_after_winning(self._view, self._seat, value)
            spots = sun_row(self._layout.suns, self._layout.sun_radius, len(suns))
        return next(spot for spot, sun in zip(spots, suns, strict=True) if sun.value == value)

    def pixmap_of(self, place: Place) -> QPixmap:
        """A picture of what lies at *place*, as large as :meth:`anchor` says."""
        if isinstance(place, SeatSun):
            return self.sun_picture(place.sun, self._sun_spot(place.sun))
        if isinstance(place, SeatTile):  # too small here for names, on fine screens, too
            return tile_pixmap(place.tile, round(self._local(place).height()), self.devicePixelRatioF())
        tablets = QPixmap((self._layout.tablets.size() * self.devicePixelRatioF()).toSize())
        tablets.setDevicePixelRatio(self.devicePixelRatioF())
        tablets.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tablets)
        self._paint_tablets(painter, QRectF(QPointF(0, 0), self._layout.tablets.size()))
        painter.end()
        return tablets

    # --- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Paint the whole panel; tiles and suns come from the cache."""
        info, view = self._info, self._view
        if info is None or view is None:
            return
        colours, at, dpr = theme.current(), self._layout, self.devicePixelRatioF()
        own = player_colour(info.colour)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = (player_ink(colours, info.colour) if colours.dark else own) if info.active else None
        scale = max(1.0, at.scale)
        draw_card(painter, at.card, at.corner, colours, edge=frame, scale=scale, stripe=(at.stripe, own))
        self._paint_header(painter, colours, info, dpr)
        self._paint_suns(painter, dpr)
        self._paint_tiles(painter, colours, dpr)
        for chip, (group, text, points) in zip(self._chip_spots, self._chips, strict=True):
            draw_chip(painter, chip, group.mark, text, points, colours, dpr)
        if self._sun_chip is not None:
            _, text, points = self._sun_chip
            draw_chip(painter, at.sun_chip, "sun", text, points, colours, dpr)
        self._paint_preview(painter, colours)

    def _paint_tiles(self, painter: QPainter, colours: theme.Theme, dpr: float) -> None:
        for (group, stacks), cards, cells in zip(self.held_groups(), self._grid.cards, self._grid.cells, strict=True):
            if self._is_built(group) and stacks:
                assert self._pyramid is not None
                assert self._view is not None
                counted = groups.scores_now(self._view, group)  # else the chip tells
                painter.setOpacity(ASIDE if self.is_to_pick else 1.0)
                draw_pyramid(painter, self._pyramid, self.shown_stacks(stacks), colours, counted=counted)
                painter.setOpacity(1.0)
                continue
            for (tile, count), card, cell in zip(stacks, cards, cells, strict=True):
                if left := self.shown_count(tile, count):
                    self._paint_stack(painter, colours, tile, left, card, dpr, seen=cell.width())
            for (tile, count), card, cell in zip(stacks, cards, cells, strict=True):
                draw_count(painter, card, cell.width(), self._face(tile), self.shown_count(tile, count))

    def _paint_stack(
        self, painter: QPainter, colours: theme.Theme, tile: str, left: int, card: QRectF, dpr: float, *, seen: float
    ) -> None:
        focus = QColor(colours.focus) if self.is_selected(tile) else None
        offered = self.offered(tile)
        building = category(tile) == "building"
        layers = 1 if building else left  # what buildings there are is shown below them
        draw_stack(
            painter,
            card,
            self._face(tile),
            layers,
            dpr,
            outlined=True,
            counted=left > 1,
            seen=seen,
            glow=offered,
            focus=focus,
        )
        if self.is_to_pick and not offered:
            draw_veil(painter, card, layers, colours)
        if building and not self._spread:
            room = QRectF(card.topLeft(), QSizeF(min(card.width(), seen - 2), card.height()))
            draw_foundation(painter, room, left, colours)

    def _paint_header(self, painter: QPainter, colours: theme.Theme, info: SeatInfo, dpr: float) -> None:
        at = self._layout
        radius = at.emblem_radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.card))
        painter.drawEllipse(at.emblem, radius + 2.5, radius + 2.5)
        disc = emblem_pixmap(info.emblem, player_colour(info.colour), radius, dpr)
        half = disc.deviceIndependentSize().width() / 2
        painter.drawPixmap(at.emblem - QPointF(half, half), disc)
        if info.thinking:
            paint_thinking(painter, at.emblem + QPointF(radius * 0.72, -radius * 0.72), radius, colours)
        name, subtitle = QRectF(at.name), QRectF(at.subtitle)
        if info.ra_player:
            name.setRight(at.figure.left() - 3)
            subtitle.setRight(at.figure.left() - 3)
            paint_art(painter, "board/ra-figure", at.figure)
        size = min(name.height() * 0.9, 23 * max(at.scale, 0.7))
        draw_broken(painter, name, info.name, size, colours.ink, display=True)
        if subtitle.height() > 0:
            size = subtitle.height() * 0.86
            draw_words(painter, subtitle, shortened(info.subtitle, subtitle.width(), size), size, colours.soft_ink)
        self._paint_tablets(painter, at.tablets)

    def _paint_tablets(self, painter: QPainter, rect: QRectF) -> None:
        assert self._info is not None
        assert self._view is not None
        if self._info.fame_shown:
            fame = self._view.fame[self._seat]
            draw_tablets(painter, rect, tablets_for(fame, 3), str(fame))
        else:
            draw_tablets(painter, rect, ["board/tablet-back"] * 3, "")

    def _paint_suns(self, painter: QPainter, dpr: float) -> None:
        assert self._view is not None
        for sun, spot in zip(suns_of(self._view, self._seat), self._sun_spots, strict=True):
            radius = radius_of(spot)
            if self.is_lifted(sun):
                paint_empty_sun(painter, spot.center(), radius)
                continue
            if sun.face_down and radius < SMALLEST_BRONZE:
                draw_small_bronze(painter, spot.center(), radius * 0.92, sun.value)
                continue
            size = radius * 0.80 if sun.face_down else radius
            chosen = self.is_asked and self._choices.selected == Bid(sun.value)
            image = sun_pixmap(sun.value, round(size, 1), dpr, face_down=sun.face_down, glow=chosen)
            half = image.deviceIndependentSize().width() / 2
            painter.drawPixmap(spot.center() - QPointF(half, half), image)

    def _paint_preview(self, painter: QPainter, colours: theme.Theme) -> None:
        if self._preview is None:
            return
        total = sum(self._preview.values())
        rect = self._layout.badge
        ground = QColor("#2F6B3F" if total > 0 else "#A8321F" if total < 0 else "#7A6245")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() * 0.28, rect.height() * 0.28)
        draw_words(painter, rect, points_text(total), rect.height() * 0.66, "#FFFBEE", _CENTRED, bold=True)


def _gathered(stacks: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """One stack for all tiles that show the same side."""
    runs = groups.in_runs(stacks, lambda stack: stack[0])
    return [(run[0][0], sum(count for _, count in run)) for run in runs]
