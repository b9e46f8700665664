"""The choice between the sides of a tile just drawn, as things on the board: what they show follows from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine import ShowSide
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
    """Tray and sides; hidden while no side is to be chosen."""

    def __init__(self) -> None:
        self.tray = TrayItem()
        self.items = (SideItem(0), SideItem(1))
        for item in self.all:
            item.setZValue(_Z)

    @property
    def all(self) -> tuple[BoardItem, ...]:
        """Every item, from back to front."""
        return (self.tray, *self.items)

    def arrange(self, layout: BoardLayout) -> None:
        """Take the places that `layout` gives."""
        self.tray.arrange(layout.sides)
        for item in self.items:
            item.arrange(layout.sides, layout.scale)

    def show_view(self, view: View, people: Sequence[PersonInfo], *, previews: bool) -> None:
        """Show what can be chosen in `view`, whoever may, and with `previews` what the lot would then bring whom."""
        lots = lots_by_side(view)
        self.tray.set_present(bool(lots))
        tiles = _both_ways(view.pending.tile) if lots and view.pending is not None else (None, None)
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
        """Show what is offered, and names where they are wanted."""
        for item in self.items:
            if item.tile is None or item.action is None:
                item.set_offer(Offer.NONE)
                continue
            item.show_side(item.tile, label(item.tile), item.previews)
            item.set_offer(offer(item.action))

    @property
    def are_open(self) -> bool:
        """Whether they lie over figure and altar, which are not to be seen meanwhile."""
        return self.tray.isVisible()

    def hide(self) -> None:
        """Hide everything while sprites stand in."""
        for item in self.all:
            item.set_hidden(True)

    def show_all(self) -> None:
        """Show everything that was hidden or faded."""
        for item in self.all:
            item.set_hidden(False)
        for item in self.items:
            item.set_ghost(False)


def _both_ways(tile: str) -> tuple[str, str]:
    """The tile as it was drawn, and turned over."""
    shown, _, hidden = tile.partition("/")
    return tile, f"{hidden}/{shown}"


def _previews(
    people: Sequence[PersonInfo], mine: Sequence[PointRows], other: Sequence[PointRows], chooser: int
) -> tuple[SeatPreview, ...]:
    rows = []
    for seat, (person, one, two) in enumerate(zip(people, mine, other, strict=True)):
        points = sum(one.values())
        rows.append(SeatPreview(person, points, differs=points != sum(two.values()), chooses=seat == chooser))
    return tuple(rows)
