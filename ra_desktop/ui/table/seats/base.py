"""What the panels of all seats share: the view they show, what is lifted, where things are, tooltips."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPixmap
from PySide6.QtWidgets import QToolTip

from ra_desktop.engine import Discard, Flip, SpendGod
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.places import SeatSun, SeatTile
from ra_desktop.ui.look.picture import PictureWidget
from ra_desktop.ui.look.sun_painter import sun_pixmap, sun_side
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import both_sides_label, tile_label

from .layout import radius_of
from .spread import Grid

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place

    from .pyramid import PyramidLayout
    from .seat_info import SeatInfo

_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Sun:
    """A sun before a seat."""

    value: int
    face_down: bool = False
    bid: bool = False
    """Whether it lies on the altar for the time being."""


def suns_of(view: View, seat: int) -> list[Sun]:
    """The suns before *seat*: face up from low to high, then those face down."""
    auction = view.auction
    bids = {sun for _, sun in auction.bids} if auction is not None else set()
    return [
        *(Sun(value, bid=value in bids) for value in view.face_up_suns(seat)),
        *(Sun(value, face_down=True) for value in view.face_down_suns(seat)),
    ]


def suns_after_winning(view: View, seat: int, won: int) -> list[Sun]:
    """The suns before *seat* once *won* has come to it and its bid has gone to the centre."""
    stay = [sun for sun in suns_of(view, seat) if not sun.bid]
    up = [sun for sun in stay if not sun.face_down]
    down = sorted((*(sun.value for sun in stay if sun.face_down), won))
    return up + [Sun(value, face_down=True) for value in down]


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a panel with a tooltip."""

    rect: QRectF
    make: Callable[[], str]

    @property
    def tip(self) -> str:
        """The tooltip, put into words only when somebody asks."""
        return self.make()


class SeatPanel(PictureWidget):
    """Base of the small and the large panel. What is shown is a function of the view."""

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._was_asked = False
        self._view: View | None = None
        self._seat = 0
        self._info: SeatInfo | None = None
        self._points: dict[str, int] = {}
        self._worth: dict[str, int] = {}
        self._content: tuple[object, ...] = ()
        self._preview: dict[str, int] | None = None
        self._lifted: Counter[Place] = Counter()
        self._coming: tuple[str, ...] = ()
        self._tile_names = True
        self._regions: list[Region] = []
        self._pyramid: PyramidLayout | None = None
        self._grid = Grid(1, 0.0, (), (), ())
        choices.changed.connect(self.on_choices_changed)

    # --- what is shown --------------------------------------------------------------------------

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show *seat* as it is in *view*; nothing is lifted any more."""
        self._view = view
        self._seat = seat
        self._info = info
        self._points = groups.points_of(view, seat)
        self._worth = groups.worth(view, seat)
        content = self.content()
        if content != self._content or self._lifted or self._coming:
            self._content = content
            self._coming = ()
            self._lifted.clear()
            self.refresh()

    def content(self) -> tuple[object, ...]:
        """Everything the panel shows of the view; as long as it stays the same, nothing is laid out or painted.

        Whoever lets a panel show more of the view adds it here. Tooltips are made when they are asked for.
        """
        view, seat = self._view, self._seat
        assert view is not None
        return (
            (view.ruleset, view.epoch, view.phase, view.is_over, view.auction is None, seat, self._info),
            (view.fame[seat], self._points, self._worth, suns_of(view, seat)),
            (view.display(seat), view.ankhs[seat]),
        )

    def set_preview(self, rows: Mapping[str, int] | None) -> None:
        """Show what the lot would change, points by row; None hides it."""
        preview = None if rows is None else dict(rows)
        if preview != self._preview:
            self._preview = preview
            self.refresh()

    def make_room(self, tiles: Sequence[str]) -> None:
        """Leave places for *tiles* that are on their way here, until the next view is shown."""
        self._coming = (*self._coming, *tiles)
        self.refresh()

    def set_thinking(self, thinking: bool) -> None:
        """Show or hide that a bot is at work."""
        if self._info is not None and self._info.thinking != thinking:
            self._info = replace(self._info, thinking=thinking)
            self._content = self.content()
            self.update()

    def lift(self, place: Place) -> None:
        """Do not paint what lies at *place*; of a stack, one tile less."""
        self._lifted[place] += 1
        self.update()

    def lay_all(self) -> None:
        """Nothing is lifted any more."""
        if self._lifted:
            self._lifted.clear()
            self.update()

    def refresh(self) -> None:
        """Lay out and paint afresh."""
        if self._view is not None and self._info is not None:
            self.setAccessibleName(self._info.name)
            self.setAccessibleDescription(self.summary())
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Compute where everything lies."""
        raise NotImplementedError

    # --- where things are -----------------------------------------------------------------------

    def to_global(self, rect: QRectF) -> QRectF:
        """A rectangle of this panel in global coordinates."""
        return QRectF(self.mapToGlobal(rect.topLeft()), rect.size())

    @staticmethod
    def sun_square(spot: QRectF) -> QRectF:
        """The square of a sun's picture around its *spot*."""
        side = sun_side(radius_of(spot))
        square = QRectF(0, 0, side, side)
        square.moveCenter(spot.center())
        return square

    def sun_picture(self, value: int, spot: QRectF) -> QPixmap:
        """The picture of a sun of this seat."""
        assert self._view is not None
        down = value not in self._view.face_up_suns(self._seat)
        return sun_pixmap(value, radius_of(spot), self.devicePixelRatioF(), face_down=down)

    def tile_picture(self, tile: str, height: float) -> QPixmap:
        """The picture of a tile of this seat."""
        assert self._view is not None
        label = tile_label(tile, self._view.ruleset) if self._tile_names else None
        return tile_pixmap(tile, round(height), self.devicePixelRatioF(), label)

    def shown_count(self, tile: str, count: int) -> int:
        """How many copies of *tile* lie here while some of the *count* are lifted."""
        return max(0, count - self._lifted[SeatTile(self._seat, tile)])

    def shown_stacks(self, stacks: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        """*stacks* without what is lifted."""
        return [(tile, self.shown_count(tile, count)) for tile, count in stacks]

    def is_lifted(self, sun: Sun) -> bool:
        """Whether *sun* is not painted now."""
        return sun.bid or bool(self._lifted[SeatSun(self._seat, sun.value)])

    def held_groups(self, extra: str | None = None) -> list[tuple[groups.Group, list[tuple[str, int]]]]:
        """The tiles by group, in the order of the table; with none of those that are coming, and of *extra*.

        Of *extra* for a pyramid, where every tile has a place of its own, there is one more.
        """
        view = self._view
        assert view is not None
        coming = {*self._coming, extra}
        result = []
        for group in groups.tile_groups(view.ruleset):
            held = groups.stacks(view, self._seat, group)
            new = [(tile, 0) for tile in group.tiles if tile in coming and tile not in (name for name, _ in held)]
            if extra in groups.PYRAMID_TILES and group.is_built:
                held = [(tile, count + (tile == extra)) for tile, count in held]
                new = [(tile, int(tile == extra)) for tile, _ in new]
            if new:
                order = group.tiles.index
                held = sorted([*held, *new], key=lambda stack: order(stack[0]))
            result.append((group, held))
        return result

    def group_tip(self, group: groups.Group) -> str:
        """The rule of a group, and how its number comes about."""
        assert self._view is not None
        return groups.group_tip(self._view, self._seat, group, self._points)

    # --- what may be chosen ----------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Whether a person has to decide for this seat now."""
        return self._view is not None and self._choices.seat == self._seat

    @property
    def is_to_pick(self) -> bool:
        """Whether that is about the tiles of this seat, so that those that cannot be chosen step back."""
        return self.is_asked and self._choices.phase in ("discard", "flip")

    def offered(self, tile: str) -> bool:
        """Whether a click on the stack of *tile* means something now."""
        if not self.is_asked:
            return False
        if tile == "god":
            return bool(self._choices.of_type(SpendGod))
        return self.choice_of(tile) is not None

    def choice_of(self, tile: str) -> Discard | Flip | None:
        """What a click on the stack of *tile* chooses, if that is offered."""
        offered: list[Discard | Flip] = [*self._choices.of_type(Discard), *self._choices.of_type(Flip)]
        return next((action for action in offered if action.tile == tile), None)

    def stack_at(self, pos: QPointF) -> str | None:
        """The tile whose stack is under *pos*."""
        if self._view is None:
            return None
        for (_, stacks), cells in zip(self.held_groups(), self._grid.cells, strict=True):
            for (tile, _), cell in zip(stacks, cells, strict=True):
                if cell.contains(pos):
                    return tile
        return None

    def is_selected(self, tile: str) -> bool:
        """Whether Enter would choose the stack of *tile*."""
        selected = self._choices.selected
        if not self.is_asked or selected is None:
            return False
        if tile == "god":
            return isinstance(selected, SpendGod)
        return selected == self.choice_of(tile)

    def on_choices_changed(self) -> None:
        """Glow, or no more."""
        was_asked, self._was_asked = self._was_asked, self.is_asked
        if was_asked or self._was_asked:
            self.update()

    # --- tooltips -------------------------------------------------------------------------------

    def tip_at(self, pos: QPointF) -> Region | None:
        """The topmost part with a tooltip at *pos*."""
        return next((region for region in reversed(self._regions) if region.rect.contains(pos)), None)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of what is under the pointer; follow language and theme."""
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            region = self.tip_at(QPointF(event.pos()))
            if region is not None:
                QToolTip.showText(event.globalPos(), region.tip, self, region.rect.toAlignedRect())
            else:
                QToolTip.hideText()
                event.ignore()
            return True
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.refresh()
        elif kind == QEvent.Type.Resize:
            self.arrange()
        return super().event(event)

    # --- for those who listen -------------------------------------------------------------------

    def summary(self) -> str:
        """Everything on the panel in sentences."""
        view, info = self._view, self._info
        assert view is not None
        assert info is not None
        comma = _tr("Panels", ", ")
        up = view.face_up_suns(self._seat)
        down = view.face_down_suns(self._seat)
        tiles = [
            fill(
                _tr("Panels", "{tile} ×{count}", "A tile and how many there are: Temple ×3"),
                count=count,
                tile=both_sides_label(tile, view.ruleset),
            )
            for group in groups.tile_groups(view.ruleset)
            for tile, count in groups.stacks(view, self._seat, group)
        ]
        parts = [
            info.subtitle,
            _tr("Panels", "To move") if info.active else "",
            _tr("Panels", "Ra player") if info.ra_player else "",
            fill(_tr("Panels", "Suns face up: {suns}"), suns=comma.join(map(str, up)) or "0"),
            fill(_tr("Panels", "Suns face down: {suns}"), suns=comma.join(map(str, down)) or "0"),
            fill(_tr("Panels", "Tiles: {tiles}"), tiles=comma.join(tiles) or "0"),
            self.fame_words(),
        ]
        return _tr("Panels", ". ").join(part for part in parts if part)

    def fame_words(self) -> str:
        """The fame, as far as it is shown."""
        view, info = self._view, self._info
        assert view is not None
        assert info is not None
        if not info.fame_shown:
            return _tr("Panels", "Fame is face down")
        return fill(_tr("Panels", "Fame: {fame}"), fame=view.fame[self._seat])

    def sun_tip(self, sun: Sun) -> str:
        """What a sun may be used for."""
        title = fill(_tr("Panels", "Sun {sun}"), sun=sun.value)
        if sun.face_down:
            return groups.tip(title, _tr("Panels", "Face down: cannot be used until the next epoch."))
        if sun.bid:
            return groups.tip(title, _tr("Panels", "This sun is the bid in this auction."))
        return groups.tip(title, _tr("Panels", "Face up: can be bid in an auction."))

    def fame_tip(self) -> str:
        """What the tablets say."""
        return groups.tip(
            self.fame_words(),
            _tr("Panels", "Fame scored so far. The player with the most at the end of the game wins."),
        )

    def pyramid_regions(self) -> list[Region]:
        """The tooltip of the pyramid, if there is one: what it scores as a whole."""
        assert self._view is not None
        built = [group for group in groups.tile_groups(self._view.ruleset) if group.is_built]
        return [Region(self._pyramid.pile, partial(self.group_tip, group)) for group in built if self._pyramid]

    # --- geometry that both forms share -----------------------------------------------------------

    def tile_regions(self, held: Sequence[tuple[groups.Group, list[tuple[str, int]]]], grid: Grid) -> list[Region]:
        """The tooltips of all stacks."""
        assert self._view is not None
        return [
            Region(cell, partial(groups.tile_tip, tile, count, self._view.ruleset))
            for (_, stacks), cells in zip(held, grid.cells, strict=True)
            for (tile, count), cell in zip(stacks, cells, strict=True)
        ]
