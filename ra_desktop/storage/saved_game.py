"""A saved game: everything its file holds, as one object, who played which seat when, and its identity."""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_right
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from .names import LONGEST_NAME, Named, SeatName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Game


Colour = Literal["lapis", "carnelian", "malachite", "amethyst", "ochre"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The players' colours, in the order they are assigned."""

Origin = Literal["dealt", "real-bag", "position", "other"]
"""Where suns and tiles of a game come from: its rules, a bag of cardboard, or elsewhere. Only the first count."""

Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
GameId = Annotated[str, Meta(pattern=r"^[0-9a-f]{1,64}\Z")]
"""What :func:`game_id` returns."""
PlaceId = Annotated[str, Meta(pattern=r"^[a-z-]{2,20}\Z")]
"""The id of a place of the journey."""


class Seat(Named, frozen=True):
    """The player of one seat."""

    colour: Colour
    bot: SeatName | None = None
    """The bot's level; None for a person."""
    character: SeatName | None = None
    """The bot's character, or whose face a person has; None for neither."""
    far: bool = False
    """Whether the seat is that of a friend elsewhere, at another window; left out of files when false."""

    @property
    def is_person(self) -> bool:
        """Whether a person at this computer has the seat."""
        return self.bot is None and not self.far

    def with_bot(self, level: str | None) -> Seat:
        """Return the same seat played by a bot of `level`, or by a person."""
        return msgspec.structs.replace(self, bot=level, character=None)


def at_home(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return `seats` for a game that goes on at this computer alone: no one is far away."""
    return tuple(msgspec.structs.replace(seat, far=False) if seat.far else seat for seat in seats)


class Options(msgspec.Struct, frozen=True):
    """The options of a game beyond its rule set."""

    open_fame: bool = False
    """Whether everyone's fame is always shown."""
    take_backs: bool = True
    """Whether moves may be taken back."""
    real_bag: bool = False
    """Whether the tiles come from a bag of cardboard; people say what was drawn."""
    closed_bag: bool = False
    """Whether no one may look at discarded tiles: what is in the bag is not shown."""

    def put_on(self, game: Game) -> None:
        """Make `game` one that is played with these options."""
        game.real_bag = self.real_bag
        if self.closed_bag:
            game.close_bag()

    def chosen(self) -> set[str]:
        """The names of the options that are not as usual."""
        return {name for name, usual in msgspec.structs.asdict(Options()).items() if getattr(self, name) != usual}


class Handover(msgspec.Struct, frozen=True):
    """A change of the player of a seat."""

    after: Annotated[int, Meta(ge=0)]
    """How many actions had been played."""
    seat: Annotated[int, Meta(ge=0)]
    bot: SeatName | None = None
    """The bot's level; None for a person."""
    character: SeatName | None = None
    """The bot's character, or whose face a person has; None for neither."""


KNOWN_BAG: Final = "again "
"""The beginning of the occasion of a game whose bag was seen before: a deal played again."""
COUNTS_ONCE: Final = "day "
"""The beginning of the occasion of a game that counts once: the deal of a day."""
_OCCASION: Final = re.compile(r"journey [a-z-]{2,20}|again [0-9a-f]{1,64}|day ([0-9]{4}-[0-9]{2}-[0-9]{2})")


def parse_occasion(text: str) -> str:
    """Return `text` if it is what a game can be played for (:mod:`ra_desktop.app.occasions`), otherwise ""."""
    match = _OCCASION.fullmatch(text)
    try:
        if match is not None and match[1]:
            date.fromisoformat(match[1])
    except ValueError:
        return ""
    return text if match is not None else ""


@dataclass
class SavedGame:
    """Everything a file holds."""

    game: Game
    seats: tuple[Seat, ...]
    """The players at the start; :attr:`occupants` are those now."""
    options: Options = Options()  # noqa: RUF009 - frozen
    started: str = ""
    """When the game was set up: date and time in ISO 8601, or empty."""
    extra: dict[str, Any] = field(default_factory=dict)
    """Parts of a file that this version does not know, in their original form; they are written back."""
    handovers: tuple[Handover, ...] = ()
    """The changes of players, in order."""
    goes_on_from: int | None = None
    """For a game that continues from a position of another one: how many actions it took over."""
    occasion: str = ""
    """What the game is played for (:mod:`ra_desktop.app.occasions`); empty for its own sake."""
    helped: bool = False
    """Whether the player had help in a deal that counts once."""
    _known: tuple[tuple[Seat, ...], tuple[Handover, ...], list[tuple[int, tuple[Seat, ...]]]] | None = field(
        default=None, init=False, repr=False, compare=False
    )
    _changes: tuple[Handover, ...] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def origin(self) -> Origin:
        """Where the suns and tiles come from."""
        if self.game.is_dealt:
            return "dealt"
        return "real-bag" if self.game.real_bag else "position" if self.game.start else "other"

    @property
    def occupants(self) -> tuple[Seat, ...]:
        """The current player of each seat."""
        return self._sittings()[-1][1]

    @property
    def seat_changes(self) -> tuple[Handover, ...]:
        """Every change of a player, in order; without those that changed nothing in the end."""
        sittings = self._sittings()
        if self._changes is None:
            self._changes = tuple(
                Handover(after, seat, now.bot, now.character)
                for (_, earlier), (after, later) in pairwise(sittings)
                for seat, (before, now) in enumerate(zip(earlier, later, strict=True))
                if (before.bot, before.character) != (now.bot, now.character)
            )
        return self._changes

    @property
    def is_flawed(self) -> bool:
        """Whether someone knew more than a player may: after take-backs, from another game's position, or bag."""
        return self.game.has_take_backs or self.goes_on_from is not None or self.occasion.startswith(KNOWN_BAG)

    @property
    def withholds_help(self) -> bool:
        """Whether nothing helps the player unless that is asked for, since this deal counts once."""
        return self.occasion.startswith(COUNTS_ONCE) and not self.helped and not self.game.state.is_over

    def occupants_at(self, ply: int) -> tuple[Seat, ...]:
        """Return the player of each seat when action number `ply`, from 0, was decided."""
        sittings = self._sittings()
        return sittings[bisect_right(sittings, ply, key=itemgetter(0)) - 1][1]

    def deciders(self) -> Iterator[Seat]:
        """The player who decided on each action of the line, in order, ending with those taken back."""
        for number, ply in enumerate(self.game.line):
            yield self.occupants_at(number)[ply.seat]

    def hand_over(self, seat: int, bot: str | None, character: str | None = None) -> None:
        """Give `seat` to a bot of level `bot`, or to a person if that is None, from now on."""
        self.forget_the_future()
        now = len(self.game.plies)
        before = (change for change in self.handovers if (change.seat, change.after) != (seat, now))
        self.handovers = (*before, Handover(now, seat, bot, character))

    def forget_the_future(self) -> None:
        """Remove the handovers after the last action, since the actions taken back may never be played again."""
        last = len(self.game.plies)
        if self.handovers and self.handovers[-1].after > last:
            self.handovers = tuple(
                change if change.after <= last else msgspec.structs.replace(change, after=last)
                for change in self.handovers
            )

    def _sittings(self) -> list[tuple[int, tuple[Seat, ...]]]:
        """The players after each number of actions, in order; cached until the handovers change.

        A file may have thousands of handovers, and these are needed at every turn.
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
            self._changes = None
        return self._known[2]


KEPT_ID: Final = 8
"""How many digits of a game's id end the names of files that the program itself creates."""


def game_id(saved: SavedGame) -> str:
    """Return the identity of a game, from its start time and deal, wherever its file is and however it continues.

    The order of a real bag is learnt as the game goes on, and is left out.
    """
    game = saved.game
    set_up = [game.start] if game.start else []
    bag = sorted(game.bag) if game.real_bag else game.bag
    dealt = msgspec.json.encode([saved.started, saved.goes_on_from, game.ruleset, game.suns, bag, *set_up])
    return hashlib.sha256(dealt).hexdigest()[:32]


def kept_stem(saved: SavedGame) -> str:
    """Return the file name, without suffix, that the program gives to a game: always the same for the same game."""
    try:
        began = datetime.fromisoformat(saved.started).astimezone()
    except (OverflowError, ValueError):  # none, or one beyond the last time zone
        began = datetime.now(UTC).astimezone()
    return f"{began:%Y-%m-%d %H.%M} {game_id(saved)[:KEPT_ID]}"
