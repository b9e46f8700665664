"""The choice between the sides of a drawn tile, as things on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine import ShowSide
from ra_desktop.engine.tiles import other_side
from ra_desktop.ui.games.previews import lots_by_side
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.tiles import tile_label

from .items import BoardItem, Offer
from .side_items import SeatPreview, SideItem, TrayItem

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine import Action, PointRows, View

    from .items import PersonInfo
    from .layout import BoardLayout

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
        """Show the sides to choose in `view`, whoever chooses, with what the lot would bring each seat (`previews`)."""
        lots = lots_by_side(view)
        self.tray.set_present(bool(lots))
        drawn = view.pending.tile if lots and view.pending is not None else None
        tiles = (None, None) if drawn is None else (drawn, other_side(drawn))
        for item, tile in zip(self.items, tiles, strict=True):
            item.action = None if tile is None else ShowSide(tile.partition("/")[0])
            if item.action is None:
                item.show_side(None, None)
                continue
            if not previews:
                item.show_side(tile, item.label)
                item.setToolTip(words.tile_tip(item.action.side, view.ruleset))
                continue
            mine = lots[item.action]
            other = next(lot for side, lot in lots.items() if side is not item.action)
            item.show_side(tile, item.label, _previews(people, mine, other, view.seat_to_act))
            told = [(person.name, sum(rows.values()), rows) for person, rows in zip(people, mine, strict=True)]
            item.setToolTip(words.side_tip(tile_label(item.action.side, view.ruleset), told))

    def show_offers(self, offer: Callable[[Action], Offer], label: Callable[[str], str | None]) -> None:
        """Show what can be chosen, and names if they are switched on."""
        for item in self.items:
            if item.tile is None or item.action is None:
                item.set_offer(Offer.NONE)
                continue
            item.show_side(item.tile, label(item.tile), item.previews)
            item.set_offer(offer(item.action))

    @property
    def are_open(self) -> bool:
        """Whether they cover figure and altar, which are hidden meanwhile."""
        return self.tray.isVisible()

    def hide(self) -> None:
        """Hide everything while sprites represent it."""
        for item in self.all:
            item.set_hidden(True)

    def show_all(self) -> None:
        """Show everything that was hidden or faded."""
        for item in self.all:
            item.set_hidden(False)
        for item in self.items:
            item.set_ghost(False)


def _previews(
    people: Sequence[PersonInfo], mine: Sequence[PointRows], other: Sequence[PointRows], chooser: int
) -> tuple[SeatPreview, ...]:
    rows = []
    for seat, (person, one, two) in enumerate(zip(people, mine, other, strict=True)):
        points = sum(one.values())
        rows.append(SeatPreview(person, points, differs=points != sum(two.values()), chooses=seat == chooser))
    return tuple(rows)
