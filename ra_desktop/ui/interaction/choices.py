"""What the player at the screen can do now, and what is selected.

Every way to make a move (drag, click, key, menu) ends in :meth:`Choices.choose`, and every widget takes from here what
it may offer. The actions are the engine's; nothing here knows the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, ShowSide, SpendGod, View

ActionT = TypeVar("ActionT", bound=Action)

_STEPPED: Final[dict[str, tuple[type[Action], ...]]] = {
    "turn": (Draw, Invoke),
    "gods": (SpendGod, End),
    "auction": (Bid,),
    "discard": (Discard,),
    "flip": (Flip, Keep),
}
"""The actions that the arrow keys go through, by phase."""


class Choices(QObject):
    """The legal actions of the person to move; empty while no one at the screen has to decide."""

    changed = Signal()
    """The actions or the selection changed."""
    chosen = Signal(object)
    """The :class:`~ra_desktop.engine.Action` that the player chose."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.actions: tuple[Action, ...] = ()
        """Everything that can be chosen now, in the engine's order; tiles on the track from left to right."""
        self.seat: int | None = None
        """The seat that has to decide, or None."""
        self.phase = ""
        """The phase of the position; empty without choices."""
        self.is_forced = False
        """Whether there is an action to make but nothing to decide."""
        self.selected: Action | None = None
        """The action that Enter would choose."""
        self.clicked: Action | None = None
        """The action that was clicked once and is chosen by another click, while clicks are confirmed."""
        self.confirms_clicks = False
        """Whether a click, or the key of a move, only selects, and a second one chooses."""

    def __contains__(self, action: Action) -> bool:
        return action in self.actions

    def of_type(self, kind: type[ActionT]) -> list[ActionT]:
        """Return the offered actions of one class."""
        return [action for action in self.actions if isinstance(action, kind)]

    def offer(self, view: View) -> None:
        """Offer the legal actions of the seat to move in `view`."""
        self.actions = _as_they_lie(view)
        self.seat = view.current_player
        self.phase = view.phase
        self.is_forced = view.is_forced()
        self.selected = self.actions[0] if len(self.actions) == 1 else None
        self.clicked = None
        self.changed.emit()

    def clear(self) -> None:
        """Offer nothing."""
        if self.actions or self.seat is not None:
            self.actions = ()
            self.seat = None
            self.phase = ""
            self.is_forced = False
            self.selected = self.clicked = None
            self.changed.emit()

    def select(self, action: Action | None) -> None:
        """Select `action`, which Enter then chooses; ignored if it is not offered."""
        if action is not None and action not in self.actions:
            return
        if action is not self.selected:
            self.selected, self.clicked = action, None
            self.changed.emit()

    def propose(self) -> None:
        """Select the lowest sun that can be bid, as *Bid* does before a sun is chosen."""
        if not isinstance(self.selected, Bid) and (bids := self.of_type(Bid)):
            self.select(min(bids, key=lambda bid: bid.sun))

    @property
    def is_god_mode(self) -> bool:
        """Whether the player is choosing a tile for a god to take."""
        return self.phase == "gods" or isinstance(self.selected, SpendGod)

    def enter_god_mode(self) -> None:
        """Start choosing a tile for a god to take; without a god, nothing happens."""
        takes = self.of_type(SpendGod)
        if takes and self.selected not in takes:
            self.select(takes[0])

    def step(self, by: int, among: tuple[type[Action], ...] | None = None) -> None:
        """Move the selection `by` places among the offered actions of these classes, wrapping around.

        Without classes it goes through the usual ones for the phase; in god mode, the tiles that a god could take.
        """
        if among is None and self.phase == "side":  # they lie side by side: a step selects the side in its direction
            self.select(self.of_type(ShowSide)[0 if by < 0 else -1])
            return
        if among is None:
            among = (SpendGod,) if self.phase == "turn" and self.is_god_mode else _STEPPED.get(self.phase, ())
        ring = [action for action in self.actions if isinstance(action, among)]
        if not ring:
            return
        if self.selected in ring:
            self.select(ring[(ring.index(self.selected) + by) % len(ring)])
        else:
            self.select(ring[0 if by > 0 else -1])

    def select_or_choose(self, action: Action) -> None:
        """Choose `action` if it is selected, otherwise select it, as clicking a sun does."""
        if self.confirms_clicks:
            self.click(action)
        elif self.selected == action:
            self.choose(action)
        else:
            self.select(action)

    def click(self, action: Action) -> None:
        """Choose `action`; while clicks are confirmed, select it at the first click, whatever was selected before.

        The key of a move is a click, too: those who press the wrong thing at times do so on a keyboard as well.
        """
        if not self.confirms_clicks or self.clicked == action:
            self.choose(action)
        elif action in self.actions:
            self.selected = self.clicked = action
            self.changed.emit()

    def choose(self, action: Action | None = None) -> bool:
        """Choose `action`, or the selected one; False if it is not offered."""
        action = action or self.selected
        if action is None or action not in self.actions:
            return False
        self.clear()
        self.chosen.emit(action)
        return True


def _as_they_lie(view: View) -> tuple[Action, ...]:
    """Return the legal actions, with the tiles that a god may take in the order of the track, for the arrow keys."""
    actions = view.legal_actions()
    takes = [action for action in actions if isinstance(action, SpendGod)]
    takes.sort(key=lambda take: view.auction_track.index(take.tile))
    ordered = iter(takes)
    return tuple(next(ordered) if isinstance(action, SpendGod) else action for action in actions)


@dataclass(frozen=True, slots=True)
class Bag:
    """The bag."""


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of the auction track, from 0."""

    space: int


@dataclass(frozen=True, slots=True)
class Sides:
    """The tray with both sides of a drawn tile."""


@dataclass(frozen=True, slots=True)
class SideCard:
    """One side of a drawn tile: 0 for the person, 1 for the building."""

    side: int


@dataclass(frozen=True, slots=True)
class RaSpace:
    """A space of the Ra track, from 0."""

    space: int


@dataclass(frozen=True, slots=True)
class Figure:
    """The Ra figure beside the altar."""


@dataclass(frozen=True, slots=True)
class CentreSun:
    """The sun in the centre, on the altar."""


@dataclass(frozen=True, slots=True)
class BidPlace:
    """The place of the bid of `seat` in an auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatSun:
    """A sun of `seat`, face up or down; its future place if it is not there yet."""

    seat: int
    sun: int


@dataclass(frozen=True, slots=True)
class SeatTile:
    """The stack of `tile` of `seat`; its future place if there is none yet."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class SeatFame:
    """The fame tablets of `seat`."""

    seat: int


Place = Bag | Figure | TrackSpace | Sides | SideCard | RaSpace | CentreSun | BidPlace | SeatSun | SeatTile | SeatFame
"""A place on the table."""
