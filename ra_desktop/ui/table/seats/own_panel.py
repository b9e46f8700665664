"""The large panel along the bottom: the seat that plays here, with its suns, its tiles and what it may choose."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Flip
from ra_desktop.ui.games import groups
from ra_desktop.ui.games.priests import coming_ankhs, turned, turning
from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile
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
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import draw_broken, draw_words, words_width
from ra_desktop.ui.look.tile_painter import category, sides
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import tile_label

from .base import Region, SeatPanel
from .layout import own_layout
from .preview_strip import draw_note, draw_preview
from .pyramid import PyramidLayout, draw_pyramid, pyramid_width
from .spread import Grid, card_width, stack_grid
from .stacks import draw_count, draw_stack, draw_vacancy, draw_veil
from .sun_tray import SunTray
from .worth import SMALLEST_WITH_POINTS, draw_foundation, draw_points

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place

    from .seat_info import SeatInfo

    Spot = tuple[tuple[str, int], QRectF, QRectF]
    """A tile with its number, its card, and where that is seen."""

_tr = QCoreApplication.translate
_CENTRED = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight
_LEAST = QSize(700, 180)
_USUAL = QSize(1130, 252)
_HEADING, _SMALLEST_HEADING = 18.0, 12.0
ASIDE = 0.38
"""Opacity of a pyramid while tiles are to be chosen."""
_WIDEST_PYRAMID = 0.34
"""The part of the width that the pyramid takes at most."""


class OwnPanel(SeatPanel):
    """The seat at the bottom of the table."""

    drag_started = Signal(str, QPixmap, QPointF, QPointF)
    """Kind ("bid" or "god"), picture, the point in it that is held, global position of the pointer."""
    god_clicked = Signal()
    """The person wants to spend a god."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(choices, parent)
        self._reserve = False
        self._note = ""
        self._peeking = False
        self._pressed: tuple[str, QPointF] | None = None
        self._hovered: str | None = None
        self._heading_size = _HEADING
        self._short = False
        self._layout = own_layout(QSizeF(_USUAL), preview=False)
        self.tray = SunTray(choices, self)
        self.tray.drag_started.connect(self.drag_started)
        self.setMinimumSize(_LEAST)
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _USUAL

    def set_preview_reserved(self, reserved: bool) -> None:
        """Keep the room for the lot preview also while there is none, so that the tiles stay in place."""
        if reserved != self._reserve:
            self._reserve = reserved
            self.refresh()

    def set_tile_names(self, shown: bool) -> None:
        """Write the names of tiles on them where there is room, or show their pictures alone."""
        if shown != self._tile_names:
            self._tile_names = shown
            self.update()

    def set_note(self, words: str) -> None:
        """What the room for the lot preview says while there is none."""
        if words != self._note:
            self._note = words
            self.update()

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show *seat* as it is in *view*; nothing is lifted any more."""
        super().show_view(view, seat, info)
        self.tray.show_suns(view, seat, self._points)

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Compute where everything lies."""
        room = self._reserve or self._preview is not None
        self._layout = at = own_layout(QSizeF(self.size()), preview=room)
        self.tray.setGeometry(at.tray.toAlignedRect())
        view = self._view
        if view is None:
            return
        held = self.held_groups()
        for self._short in (False, True):
            self._heading_size = self._largest_heading()
            self._grid, self._pyramid = self._lay(held)
            if not self._grid.is_fanned:
                break
        chips = groups.chips(view, self._seat, self._points)
        self._regions = [
            Region(
                QRectF(column.x(), at.head.y(), column.width(), at.head.height()),
                partial(self.group_tip, group),
            )
            for column, (group, _, _) in zip(self._grid.columns, chips, strict=False)
        ]
        self._regions += [*self.tile_regions(held, self._grid), *self.pyramid_regions()]
        self._regions.append(Region(at.fame.united(at.tablets).united(at.fame_label), self.fame_tip))
        if self._preview is not None:
            self._regions.append(Region(at.preview, partial(groups.preview_tip, self._preview)))

    def _headings(self) -> list[tuple[str, str]]:
        assert self._view is not None
        chips = groups.chips(self._view, self._seat, self._points)
        return [
            (groups.heading(group, self._view.ruleset, short=self._short), text)
            for group, text, _ in chips
            if group.tiles
        ]

    def _least_widths(self, size: float) -> list[float]:
        return [
            words_width(title, size, display=True) + size * 0.7 + words_width(text, size, bold=True) + 2
            for title, text in self._headings()
        ]

    def _largest_heading(self) -> float:
        """Size of the headings: they may take about nine tenths of the width, and are never cut."""
        at = self._layout
        size = max(_SMALLEST_HEADING, _HEADING * at.scale)
        room = at.tiles.width() - at.gap * (len(self._headings()) - 1)
        while size > _SMALLEST_HEADING and sum(self._least_widths(size)) > room * 0.92:
            size -= 1
        return size

    def _lay(self, held: list[tuple[groups.Group, list[tuple[str, int]]]]) -> tuple[Grid, PyramidLayout | None]:
        """Where all tiles lie; with the pyramid, if these rules have one."""
        at = self._layout
        area, least = QRectF(at.tiles), self._least_widths(self._heading_size)
        stacked = [(group, stacks) for group, stacks in held if not group.is_built]
        height = min(area.height(), at.tallest)
        wide = 0.0
        if len(stacked) < len(held):  # the pyramid stands at the right
            wide = max(least.pop(), min(pyramid_width(height, roomy=True), area.width() * _WIDEST_PYRAMID))
            area.setRight(area.right() - wide - at.gap)
        grid = stack_grid(
            area,
            [groups.runs(stacks) for _, stacks in stacked],
            tallest=at.tallest,
            spacing=at.spacing,
            gap=at.gap,
            least=least,
            weights=[group.weight for group, _ in stacked],
        )
        if not wide:
            return grid, None
        stacks, tiles = held[-1][1], at.tiles
        column = QRectF(tiles.right() - wide, tiles.y(), wide, tiles.height())
        room = QRectF(column.x(), column.y() + (column.height() - height) * 0.4, wide, height)
        pyramid = PyramidLayout.fit(room, stacks, roomy=True)
        return grid.beside(column, *pyramid.spots(stacks)), pyramid

    def anchor(self, place: Place) -> QRectF:
        """Where *place* is or will be, in global coordinates."""
        return self.to_global(self._local(place))

    def _local(self, place: Place) -> QRectF:
        if isinstance(place, SeatFame):
            return self._layout.tablets
        if isinstance(place, SeatSun):
            return self.tray.anchor(place.sun).translated(QPointF(self.tray.pos()))
        assert isinstance(place, SeatTile)
        held = self.held_groups(place.tile)
        grid, _ = self._lay(held)
        for (_, stacks), cards in zip(held, grid.cards, strict=True):
            for (tile, _), card in zip(stacks, cards, strict=True):
                if tile == place.tile:
                    return card
        return self._layout.tiles

    def pixmap_of(self, place: Place) -> QPixmap:
        """A picture of what lies at *place*, as large as :meth:`anchor` says."""
        if isinstance(place, SeatSun):
            return self.tray.pixmap_of(place.sun)
        if isinstance(place, SeatTile):
            return self.tile_picture(place.tile, self._local(place).height())
        return self.grab(self._layout.tablets.toAlignedRect())

    def lift(self, place: Place) -> None:
        """Do not paint what lies at *place*."""
        if isinstance(place, SeatSun):
            self.tray.lift(place.sun)
        else:
            super().lift(place)

    def lay_all(self) -> None:
        """Nothing is lifted any more."""
        self.tray.lay_all()
        super().lay_all()

    # --- what may be chosen ----------------------------------------------------------------------

    def on_choices_changed(self) -> None:
        """Glow, or no more; without anything to choose nothing is held any longer."""
        if not self._choices.actions:
            self._pressed = None
        super().on_choices_changed()

    # --- pointer --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press on the tablets to peek; take hold of a tile that is offered."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        if self._layout.tablets.contains(event.position()) and self._info is not None:
            if self._info.is_person and not self._info.fame_shown:
                self._set_peeking(True)
            return
        tile = self.stack_at(event.position())
        if tile is not None and self.offered(tile):
            self._pressed = (tile, event.position())
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of a quick pair is for peeking only: it would turn a tile back, or give one more away."""
        if self._layout.tablets.contains(event.position()):
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Far enough from where it was taken hold of, a god is dragged."""
        if self._pressed is None:
            self._hover(self.stack_at(event.position()))
            return
        tile, start = self._pressed
        far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
        if far and tile == "god":
            self._pressed = None
            place = SeatTile(self._seat, tile)
            hot_spot = start - self._local(place).topLeft()
            picture = self.pixmap_of(place)
            self.lift(place)
            self.drag_started.emit("god", picture, hot_spot, event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on an offered tile chooses it; on a god, asks for what it shall take."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._set_peeking(False)
        if self._pressed is None:
            return
        (tile, _), self._pressed = self._pressed, None
        if self.stack_at(event.position()) != tile or not self.offered(tile):
            return
        if tile == "god":
            self.god_clicked.emit()
        else:
            self._choices.choose(self.choice_of(tile))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover(None)
        self._set_peeking(False)
        super().leaveEvent(event)

    def hideEvent(self, event: QEvent) -> None:
        """Cover the tablets again."""
        self._set_peeking(False)

    @property
    def is_peeking(self) -> bool:
        """Whether the person looks at tablets that lie face down."""
        return self._peeking

    def _set_peeking(self, peeking: bool) -> None:
        if peeking != self._peeking:
            self._peeking = peeking
            self.update()

    def _hover(self, tile: str | None) -> None:
        if tile is not None and not self.offered(tile):
            tile = None
        if tile != self._hovered:
            self._hovered = tile
            if tile is None:
                self.unsetCursor()
            else:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.update()

    # --- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Paint the whole panel but the tray."""
        info, view = self._info, self._view
        if info is None or view is None:
            return
        colours, at = theme.current(), self._layout
        own = player_colour(info.colour)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = (player_ink(colours, info.colour) if colours.dark else own) if info.active else None
        draw_card(painter, at.card, at.corner, colours, edge=frame, scale=max(1.0, at.scale))
        self._paint_header(painter, colours, info)
        self._paint_headings(painter, colours)
        self._paint_tiles(painter, colours)
        self._paint_strip(painter, colours)

    def _paint_header(self, painter: QPainter, colours: theme.Theme, info: SeatInfo) -> None:
        at = self._layout
        disc = emblem_pixmap(info.emblem, player_colour(info.colour), at.emblem_radius, self.devicePixelRatioF())
        half = disc.deviceIndependentSize().width() / 2
        painter.drawPixmap(at.emblem - QPointF(half, half), disc)
        if info.thinking:
            paint_thinking(painter, at.emblem + QPointF(half * 0.7, -half * 0.7), half, colours)
        name, subtitle = QRectF(at.name), QRectF(at.subtitle)
        if info.ra_player:
            paint_art(painter, "board/ra-figure", at.figure)
            for words in (name, subtitle):
                words.setRight(at.figure.left() - 4)
        if not info.subtitle:  # then the name has the height to itself
            name.moveTop(at.emblem.y() - name.height() / 2)
        draw_broken(painter, name, info.name, max(16.0, 27 * at.scale), colours.ink, display=True)
        ink = player_ink(colours, info.colour) if info.active else QColor(colours.soft_ink)
        draw_words(painter, subtitle, info.subtitle, max(12.0, 15.5 * at.scale), ink, bold=info.active)
        self._paint_fame(painter, colours, info)

    def _paint_fame(self, painter: QPainter, colours: theme.Theme, info: SeatInfo) -> None:
        assert self._view is not None
        at = self._layout
        shown = info.fame_shown or self._peeking
        fame = self._view.fame[self._seat]
        tablets = tablets_for(fame, 3) if shown else ["board/tablet-back"] * 3
        draw_tablets(painter, at.tablets, tablets, "", pressed=self._peeking)
        number = str(fame) if shown else _tr("Panels", "?")
        draw_words(painter, at.fame, number, max(20.0, 31 * at.scale), colours.ink, _CENTRED, display=True)
        label = _tr("Panels", "fame")
        draw_words(painter, at.fame_label, label, max(11.0, 14.5 * at.scale), colours.soft_ink, _CENTRED)

    def _paint_headings(self, painter: QPainter, colours: theme.Theme) -> None:
        assert self._view is not None
        head, size = self._layout.head, self._heading_size
        chips = groups.chips(self._view, self._seat, self._points)
        for column, (group, text, points) in zip(self._grid.columns, chips, strict=False):
            row = QRectF(column.x(), head.y(), column.width(), head.height() - 4)
            number = words_width(text, size, bold=points is not None) + 2
            title = row.adjusted(0, 0, -number - 4, 0)
            draw_words(
                painter,
                title,
                groups.heading(group, self._view.ruleset, short=self._short),
                size,
                colours.ink,
                display=True,
            )
            number_room = QRectF(row.right() - number, row.y(), number, row.height())
            draw_words(painter, number_room, text, size, points_ink(colours, points), _RIGHT, bold=points is not None)
            painter.setPen(QPen(QColor(colours.line), 1.6))
            painter.drawLine(QPointF(column.x(), head.bottom()), QPointF(column.right(), head.bottom()))

    def _paint_tiles(self, painter: QPainter, colours: theme.Theme) -> None:
        assert self._view is not None
        height = self._grid.tile_height
        for (group, stacks), cards, cells, column in zip(
            self.held_groups(), self._grid.cards, self._grid.cells, self._grid.columns, strict=True
        ):
            if group.is_built:
                assert self._pyramid is not None
                painter.setOpacity(ASIDE if self.is_to_pick else 1.0)
                counted = groups.scores_now(self._view, group)  # else the heading tells
                draw_pyramid(painter, self._pyramid, self.shown_stacks(stacks), colours, counted=counted)
                painter.setOpacity(1.0)
                continue
            if not stacks:
                vacancy = QRectF(column.x(), self._grid.top, card_width(height), height)
                draw_vacancy(painter, vacancy, group.mark, colours)
            spots: list[Spot] = list(zip(stacks, cards, cells, strict=True))
            runs = groups.in_runs(spots, lambda spot: spot[0][0])
            for run in runs:
                for spot in reversed(run):  # the first lies in front
                    self._paint_stack(painter, colours, spot, among=len(run))
            for run in runs:
                for (tile, count), card, cell in run:
                    left, seen = self.shown_count(tile, count), min(card.width(), cell.width())
                    draw_count(painter, card, seen, tile, left, strip=_strip(card, cell))
                self._paint_worth(painter, colours, run)

    def _paint_worth(self, painter: QPainter, colours: theme.Theme, run: list[Spot]) -> None:
        """What the tiles of a run score together, and which of its buildings are complete."""
        (tile, _), front, cell = run[0]
        seen = QRectF(front.topLeft(), QSizeF(min(front.width(), cell.width() - 4), front.height()))
        if category(tile) == "building":
            draw_foundation(painter, seen, sum(self.shown_count(name, count) for (name, count), _, _ in run), colours)
        if (points := self._worth.get(sides(tile)[0])) and front.height() >= SMALLEST_WITH_POINTS:
            draw_points(painter, front, points)

    def _paint_stack(self, painter: QPainter, colours: theme.Theme, spot: Spot, *, among: int) -> None:
        """Paint a stack that is one of so many in its run."""
        assert self._view is not None
        (tile, count), card, cell = spot
        left = self.shown_count(tile, count)
        if not left:
            return
        whole = not self._grid.is_fanned and not _strip(card, cell)
        draw_stack(
            painter,
            card,
            tile,
            1 if category(tile) == "building" else left,  # what they build is shown below them
            self.devicePixelRatioF(),
            label=tile_label(tile, self._view.ruleset) if self._tile_names and whole else None,
            outlined=among > 1 or self._grid.is_fanned,
            counted=left > 1,
            glow=self.offered(tile),
            focus=QColor(colours.focus) if self.is_selected(tile) else None,
            hover=tile == self._hovered,
        )
        if self.is_to_pick and not self.offered(tile):
            draw_veil(painter, card, left, colours)

    def _paint_strip(self, painter: QPainter, colours: theme.Theme) -> None:
        """What turning a tile over would bring, or else what the lot would."""
        rect, scale = self._layout.preview, self._layout.scale
        tile = self.tile_to_turn()
        if tile is not None and not rect.isEmpty():
            assert self._view is not None
            rows = turning(self._view, self._seat, tile)
            draw_preview(painter, rect, scale, self.turning_title(tile), rows, colours, matters=True)
        elif self._preview is not None:
            title = self.preview_title()
            draw_preview(painter, rect, scale, title, self._preview, colours, matters=self._is_for_sale())
        elif self._note and not rect.isEmpty():
            draw_note(painter, rect, scale, self._note, colours)

    def tile_to_turn(self) -> str | None:
        """The tile of which the person thinks that a priest could turn it over: under the pointer, or selected."""
        if self._hovered is not None and isinstance(self.choice_of(self._hovered), Flip):
            return self._hovered
        selected = self._choices.selected
        return selected.tile if self.is_asked and isinstance(selected, Flip) else None

    def tip_at(self, pos: QPointF) -> Region | None:
        """The topmost part with a tooltip at *pos*; none for a tile of which the strip says what turning it brings."""
        tile = self.stack_at(pos)
        told = tile is not None and isinstance(self.choice_of(tile), Flip) and not self._layout.preview.isEmpty()
        return None if told and self.is_asked else super().tip_at(pos)

    def turning_title(self, tile: str) -> str:
        """What the strip about turning *tile* over is called."""
        assert self._view is not None
        shown, hidden = (tile_label(side or tile, self._view.ruleset) for side in sides(tile))
        text = _tr("Panels", "If you turn this tile over: {hidden} instead of {shown}")
        ankhs = coming_ankhs(turned(self._view, self._seat, tile), self._seat)
        if ankhs != coming_ankhs(self._view, self._seat):
            text = QCoreApplication.translate(
                "Panels", "If you turn this tile over: {hidden} instead of {shown}, and %n ankhs for people", "", ankhs
            )
        return fill(text, hidden=hidden, shown=shown)

    def _is_for_sale(self) -> bool:
        """Whether the lot is auctioned and the seat has a sun to win it with."""
        view = self._view
        return view is not None and view.auction is not None and bool(view.face_up_suns(self._seat))

    def preview_title(self) -> str:
        """What the strip about the lot is called."""
        if not self._is_for_sale():
            return _tr("Panels", "If you won the lot now")
        if self._info is None or self._info.is_person:
            return _tr("Panels", "If you win this lot")
        return fill(_tr("Panels", "If {name} wins this lot"), name=self._info.name)


def _strip(card: QRectF, cell: QRectF) -> float:
    """How much is seen of the height of a card that lies behind another; 0 for one in front."""
    return cell.bottom() - card.y() if cell.bottom() < card.bottom() else 0.0
