"""What can be chosen among the suns and tiles of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Bid, Discard, Flip, SpendGod

if TYPE_CHECKING:
    from ra_desktop.ui.interaction.choices import Choices


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
