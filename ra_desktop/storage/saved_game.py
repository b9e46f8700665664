"""A saved game: all that its file holds, as one object. Who played which seat when is asked here."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from .names import LONGEST_NAME, SeatName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Game

Colour = Literal["lapis", "carnelian", "malachite", "amethyst", "ochre"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The players' colours, in the order in which they are handed out."""

Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Seat(msgspec.Struct, frozen=True):
    """Who sits at one seat."""

    name: SeatName
    colour: Colour
    bot: SeatName | None = None
    """The bot's level; None for a person."""
    character: SeatName | None = None
    """The bot's character, if it has one."""

    def with_bot(self, level: str | None) -> Seat:
        """The same seat played by a bot of `level`, or by a person."""
        return msgspec.structs.replace(self, bot=level, character=None)


class Options(msgspec.Struct, frozen=True):
    """How a game is played, beyond its rule set."""

    open_fame: bool = False
    """Whether the fame of all is shown all the time."""
    take_backs: bool = True
    """Whether moves may be taken back."""


class Handover(msgspec.Struct, frozen=True):
    """Somebody else plays a seat from now on."""

    after: Annotated[int, Meta(ge=0)]
    """How many actions had been played."""
    seat: Annotated[int, Meta(ge=0)]
    bot: SeatName | None = None
    """The bot's level; None for a person."""
    character: SeatName | None = None
    """The bot's character, if it has one."""


@dataclass
class SavedGame:
    """All that a file holds."""

    game: Game
    seats: tuple[Seat, ...]
    """Who took the seats when the game began; :attr:`occupants` sit there now."""
    options: Options = Options()  # noqa: RUF009 - frozen
    started: str = ""
    """When the game was set up: date and time in ISO 8601, or empty."""
    extra: dict[str, Any] = field(default_factory=dict)
    """What a file held beyond what this version knows, in the file's own shape; it is written again."""
    handovers: tuple[Handover, ...] = ()
    """How seats changed hands, in the order in which they did."""
    goes_on_from: int | None = None
    """Of a game that goes on from a position of another one: how many actions it has taken over."""
    _known: tuple[tuple[Seat, ...], tuple[Handover, ...], list[tuple[int, tuple[Seat, ...]]]] | None = field(
        default=None, init=False, repr=False, compare=False
    )

    @property
    def occupants(self) -> tuple[Seat, ...]:
        """Who plays the seats now."""
        return self._sittings()[-1][1]

    def occupants_at(self, ply: int) -> tuple[Seat, ...]:
        """Who played the seats when action number `ply`, from 0, was decided."""
        sittings = self._sittings()
        return sittings[bisect_right(sittings, ply, key=itemgetter(0)) - 1][1]

    def deciders(self) -> Iterator[Seat]:
        """Who decided on each action of the line, in order; what is taken back comes last."""
        for number, ply in enumerate(self.game.line):
            yield self.occupants_at(number)[ply.seat]

    def hand_over(self, seat: int, bot: str | None, character: str | None = None) -> None:
        """Let a bot of that level, or a person, play `seat` from now on."""
        self.forget_the_future()
        now = len(self.game.plies)
        before = (change for change in self.handovers if (change.seat, change.after) != (seat, now))
        self.handovers = (*before, Handover(now, seat, bot, character))

    def forget_the_future(self) -> None:
        """No handover lies behind the last action: what was taken back may never be played again."""
        last = len(self.game.plies)
        if self.handovers and self.handovers[-1].after > last:
            self.handovers = tuple(
                change if change.after <= last else msgspec.structs.replace(change, after=last)
                for change in self.handovers
            )

    def _sittings(self) -> list[tuple[int, tuple[Seat, ...]]]:
        """After how many actions who played the seats, in order; computed once for the handovers as they are.

        A file may have thousands of these, and many ask at every turn.
        """
        if self._known is None or self._known[0] is not self.seats or self._known[1] is not self.handovers:
            now = list(self.seats)
            sittings = [(0, self.seats)]
            for after, changes in groupby(self.handovers, key=attrgetter("after")):
                for change in changes:
                    seat = now[change.seat]
                    now[change.seat] = msgspec.structs.replace(seat, bot=change.bot, character=change.character)
                sittings.append((after, tuple(now)))
            self._known = (self.seats, self.handovers, sittings)
        return self._known[2]
