"""Highlights on the board: what is offered, selected or a drop target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Bid, SpendGod

from .items import Offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices


class Highlights:
    """What is offered and what is dragged, as an :class:`Offer` for each thing that represents an action."""

    def __init__(self) -> None:
        self.choices: Choices | None = None
        self.god_mode = False
        """Whether the player is choosing a tile for a god."""
        self.targets: tuple[Action, ...] = ()
        """The actions that dropping the dragged thing may mean."""
        self.drop: Action | None = None
        """The action of a drop at the pointer."""

    def of(self, action: Action | None) -> Offer:
        """Return the highlight of the thing for `action`."""
        if action is None or self.choices is None or action not in self.choices:
            return Offer.NONE
        return Offer.SELECTED if self.choices.selected is action else Offer.OPEN

    def of_move(self, action: Action) -> Offer:
        """Like :meth:`of`, for bag and figure, which are off while a tile is chosen for a god."""
        return Offer.NONE if self.god_mode else self.of(action)

    def of_drop(self, *kinds: type[Action]) -> Offer:
        """Return the highlight of a place where something for actions of these kinds could be dropped."""
        for action in (self.drop, *self.targets):
            if isinstance(action, kinds):
                return Offer.SELECTED if action is self.drop else Offer.OPEN
        return Offer.NONE

    def takes(self) -> dict[str, Offer]:
        """Return the highlights of tiles that a god could take, by tile."""
        offered: Sequence[Action] = () if self.choices is None else self.choices.actions
        dropped = () if self.drop is None else (self.drop,)
        shows = {}
        for action in (*offered, *self.targets, *dropped):
            if isinstance(action, SpendGod):
                shows[action.tile] = self._of_take(action)
        return shows

    @property
    def is_choosing_for_god(self) -> bool:
        """Whether the player is choosing a tile for a god now."""
        return self.god_mode and self.choices is not None and bool(self.choices.of_type(SpendGod))

    @property
    def sun(self) -> int:
        """The sun that would be bid: the dragged or the selected one; 0 for none."""
        for action in (self.drop, *self.targets):
            if isinstance(action, Bid):
                return action.sun
        selected = None if self.choices is None else self.choices.selected
        return selected.sun if isinstance(selected, Bid) else 0

    def _of_take(self, action: SpendGod) -> Offer:
        if action is self.drop:
            return Offer.SELECTED
        if action in self.targets:
            return Offer.OPEN
        return self.of(action) if self.god_mode else Offer.NONE
