"""The tiles of a seat as stacks, by group, and what can be chosen among its tiles and suns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Bid, Discard, Flip, SpendGod, View
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import Choices, Place, SeatTile
from ra_desktop.ui.look.tile_painter import sides

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    Stack = tuple[str, int]
    """A tile and its count."""
    Grouped = list[tuple[groups.Group, list[Stack]]]


class SeatTiles:
    """The stacks of a view, without what sprites represent, and with places for tiles on their way."""

    def __init__(self, hidden: Counter[Place]) -> None:
        """`hidden` counts what sprites represent."""
        self._view: View | None = None
        self._seat = 0
        self._hidden = hidden
        self.coming: tuple[str, ...] = ()
        """The tiles on their way here, until the next view is shown."""

    def show_view(self, view: View, seat: int) -> None:
        """Show the tiles of `seat` in `view`."""
        self._view, self._seat = view, seat
        self.coming = ()

    def grouped(self, extra: str | None = None) -> Grouped:
        """Return the stacks by group, in display order, including empty ones for reserved tiles and for `extra`.

        For `extra` in a pyramid, where every tile has a place of its own, the count is one higher.
        """
        view = self._view
        assert view is not None
        coming = {*self.coming, extra}
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

    def shown_count(self, tile: str, count: int) -> int:
        """Return how many of the `count` tiles on the stack of `tile` are not hidden."""
        places = [place for place in self._hidden if isinstance(place, SeatTile) and self.is_on(tile, place.tile)]
        return max(0, count - sum(self._hidden[place] for place in places))

    def is_on(self, stack: str, tile: str) -> bool:
        """Whether `tile` is on the stack of that name."""
        return stack == tile

    def members(self, group: groups.Group, stack: Stack) -> list[Stack]:
        """Return the tiles on a stack of `group`, each kind with its count."""
        return [stack]

    def mixed_sides(self) -> set[str]:
        """Return the sides that tiles with different other sides show on one stack."""
        return set()

    def shown(self, stacks: Sequence[Stack]) -> list[Stack]:
        """Return `stacks` without what is hidden."""
        return [(tile, self.shown_count(tile, count)) for tile, count in stacks]


class GatheredTiles(SeatTiles):
    """Stacks of tiles that show the same side, named after the first of them.

    While a tile is to be flipped, those that can be are shown separately.
    """

    def __init__(self, hidden: Counter[Place], offers: SeatOffers) -> None:
        super().__init__(hidden)
        self._offers = offers
        self.is_spread = False
        """Whether one of the tiles is to be flipped."""

    def grouped(self, extra: str | None = None) -> Grouped:
        held = super().grouped(extra)
        if self.is_spread:
            return [(group, [stack for stack in stacks if self._offers.has_tile(stack[0])]) for group, stacks in held]
        return [(group, _gathered(stacks)) for group, stacks in held]

    def is_on(self, stack: str, tile: str) -> bool:
        return stack == tile or (not self.is_spread and sides(stack)[0] == sides(tile)[0])

    def members(self, group: groups.Group, stack: Stack) -> list[Stack]:
        view = self._view
        assert view is not None
        runs = groups.in_runs(groups.stacks(view, self._seat, group), lambda held: held[0])
        below = {sides(run[0][0])[0]: run for run in runs}
        return [stack] if self.is_spread else below.get(sides(stack[0])[0], [stack])

    def mixed_sides(self) -> set[str]:
        if self.is_spread:
            return set()
        tiles = [tile for _, stacks in super().grouped() for tile, count in stacks if count and sides(tile)[1]]
        runs = groups.in_runs(sorted(tiles), lambda tile: tile)
        return {sides(run[0])[0] for run in runs if len(run) > 1}


def _gathered(stacks: Sequence[Stack]) -> list[Stack]:
    """Return one stack for all tiles that show the same side."""
    runs = groups.in_runs(stacks, lambda stack: stack[0])
    return [(run[0][0], sum(count for _, count in run)) for run in runs]


class SeatOffers:
    """The choices about the suns and tiles of a seat."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.seat: int | None = None
        """The seat; None while nothing is shown."""

    @property
    def is_asked(self) -> bool:
        """Whether a person has to decide for this seat now."""
        return self.seat is not None and self.choices.seat == self.seat

    @property
    def is_bidding(self) -> bool:
        """Whether the seat has to bid or pass now."""
        return self.is_asked and self.choices.phase == "auction"

    @property
    def is_about_tiles(self) -> bool:
        """Whether a tile of this seat has to be chosen, so that the others are dimmed."""
        return self.is_asked and self.choices.phase in ("discard", "flip")

    def has_sun(self, sun: int) -> bool:
        """Whether `sun` can be bid now."""
        return self.is_bidding and Bid(sun) in self.choices

    def has_tile(self, tile: str) -> bool:
        """Whether the stack of `tile` can be clicked now."""
        if tile == "god":
            return self.is_asked and bool(self.choices.of_type(SpendGod))
        return self.choice_of(tile) is not None

    def choice_of(self, tile: str) -> Discard | Flip | None:
        """Return what a click on the stack of `tile` chooses, or None."""
        if not self.is_asked:
            return None
        offered: list[Discard | Flip] = [*self.choices.of_type(Discard), *self.choices.of_type(Flip)]
        return next((action for action in offered if action.tile == tile), None)

    def is_sun_selected(self, sun: int) -> bool:
        """Whether Enter would bid `sun`."""
        return self.is_asked and self.choices.selected == Bid(sun)

    def is_tile_selected(self, tile: str) -> bool:
        """Whether Enter would choose the stack of `tile`."""
        selected = self.choices.selected
        if not self.is_asked or selected is None:
            return False
        if tile == "god":
            return isinstance(selected, SpendGod)
        return selected == self.choice_of(tile)

    def bid(self, sun: int) -> None:
        """Select the bid of `sun`, or choose it if it is selected."""
        self.choices.select_or_choose(Bid(sun))

    def choose_tile(self, tile: str) -> None:
        """Choose the stack of `tile`; for a god, select a tile that it can take."""
        if tile == "god":
            self.choices.enter_god_mode()
        elif (choice := self.choice_of(tile)) is not None:
            self.choices.click(choice)
