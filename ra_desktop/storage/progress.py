"""The small files: what was learned, solved and reached, and who plays here. Each is kept by a :class:`.Store`."""

from __future__ import annotations

from datetime import date  # noqa: TC003 - msgspec reads the types
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .json_form import JsonForm
from .names import OptionalName, SeatName, composed_name
from .saved_game import Colour, GameId, PlaceId, Seat  # noqa: TC001 - msgspec reads the types

MOST_STARS: Final = 3
_MOST_BYTES: Final = 1_000_000

Stars = Annotated[int, Meta(ge=1, le=MOST_STARS)]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_-]{0,63}\Z")]
"""The id of a lesson or a puzzle, a level, or a row of the score sheet."""
Fame = Annotated[int, Meta(ge=-10_000, le=10_000)]


class LessonsFile(msgspec.Struct):
    """All that is kept of the lessons that were done, by the id of the lesson."""

    lessons: dict[Key, Stars] = {}
    deals: dict[Key, Annotated[int, Meta(ge=0, le=1000)]] = {}
    """Which deal was done last, from 0; not known to earlier versions."""


LESSONS_FORM: Final = JsonForm(LessonsFile, _MOST_BYTES)

Mark = Literal["solved", "missed"]
PlaceMark = Literal["reached", "margin", "flawless"]

Rank = Annotated[int, Meta(ge=1, le=10)]
_Chance = Annotated[float, Meta(ge=0.0, le=1.0)]


class RatedAction(msgspec.Struct, frozen=True):
    """What an action was worth to the seat that acted."""

    action: str
    win: _Chance
    margin: Annotated[float, Meta(ge=-10_000.0, le=10_000.0)]
    error: Annotated[float, Meta(ge=0.0, le=2.0)]
    lead: Annotated[float, Meta(ge=-10_000.0, le=10_000.0)] = 0.0
    """Expected final lead, in fame; not known to earlier versions."""
    lead_error: Annotated[float, Meta(ge=0.0, le=10_000.0)] = 0.0


class OwnProblem(msgspec.Struct, frozen=True):
    """A position of a game of the player's, in which another action would have been better."""

    name: str
    ruleset: str
    bag: tuple[str, ...]
    suns: tuple[tuple[int, ...], ...]
    actions: tuple[str, ...]
    """The actions before the position."""
    reshuffles: tuple[tuple[int, int], ...]
    """Where the bag was shuffled, and with which seed."""
    seats: tuple[Seat, ...]
    rated: Annotated[tuple[RatedAction, ...], Meta(min_length=2)]
    """All legal actions, best first."""
    chosen: str
    """What the player did."""
    position: str = ""
    """What the game began with, if not with a deal (docs/notation.md)."""
    title: SeatName | None = None
    """What the player calls a position that was kept on purpose; nothing was done wrong there."""


class Repeat(msgspec.Struct, frozen=True):
    """When something that was missed comes back."""

    day: date
    solved: Annotated[int, Meta(ge=0, le=9)] = 0
    """How often it was solved since then, on days when it was due."""


_Distance = Annotated[float, Meta(ge=0.0, le=1000.0)]


class DrillAnswer(msgspec.Struct, frozen=True):
    """How well a question of the drill was answered; not what the answer is."""

    name: Key
    """The question's."""
    day: date
    theme: Key
    stake: _Distance
    """The fame that both decisions were about."""
    lost: _Distance
    """What was given away of it."""
    right: bool
    """Whether both were right, or nearly so."""
    off: _Distance | None = None
    """How far off the guess was, in fame; None if none was asked for."""


class DrillKept(msgspec.Struct):
    """All that is kept of the drill."""

    answers: list[DrillAnswer] = []
    """The oldest first."""
    repeats: dict[Annotated[str, Meta(max_length=4000)], Repeat] = {}
    """By the position, as text."""


class PuzzleFile(msgspec.Struct):
    """All that is kept."""

    marks: dict[Key, Mark] = {}
    """By the name of the puzzle."""
    own: list[OwnProblem] = []
    """The oldest first."""
    repeats: dict[Key, Repeat] = {}
    """When the player's own moves come back, by the name of the puzzle; not known to earlier versions."""
    drill: DrillKept = msgspec.field(default_factory=DrillKept)
    """Not known to earlier versions."""


PUZZLES_FORM: Final = JsonForm(PuzzleFile, 10 * _MOST_BYTES)


class DayResult(msgspec.Struct, frozen=True):
    """The result of a daily deal: the first game that was played to the end."""

    game: GameId
    fame: Fame
    rank: Rank
    points: dict[Key, Fame]
    """By row of the score sheet, all epochs together."""
    helped: bool = False
    """Whether the player had help; not known to earlier versions."""


class Par(msgspec.Struct, frozen=True):
    """What a bot made of the seat of a day's deal."""

    fame: Fame
    points: dict[Key, Fame]


class DealResult(msgspec.Struct, frozen=True):
    """What someone made of a deal that was played more than once."""

    name: OptionalName
    fame: Fame
    rank: Rank

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", composed_name(self.name))


class JourneyFile(msgspec.Struct):
    """The results of games with an occasion, such as daily deals."""

    places: dict[PlaceId, list[PlaceMark]] = {}
    """The marks of each place of the journey."""
    days: dict[date, DayResult] = {}
    pars: dict[Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9a-f]{1,64}\Z")], dict[Key, Par]] = {}
    """By the name of the deal, and by level."""
    begun: dict[date, GameId] = {}
    """The game that counts: the first in which a move was made. Not known to earlier versions."""
    deals: dict[GameId, list[DealResult]] = {}
    """The results of deals played again, by the id of the first game; not known to earlier versions."""


JOURNEY_FORM: Final = JsonForm(JourneyFile, 10 * _MOST_BYTES)


class Profile(msgspec.Struct):
    """A player at this computer."""

    id: Annotated[str, Meta(pattern=r"^([1-9][0-9]{0,8})?\Z")]
    """The name of the folder; empty for the first player, whose data are where they have always been."""
    name: OptionalName = ""
    """The name of the person's seat; empty while the only player has none."""
    names: list[OptionalName] = []
    """Earlier names, whose games count as well."""
    character: OptionalName = ""
    """The face: a key of ``FACES``, in older files of ``CHARACTERS``; empty for the emblem of the colour."""
    colour: Literal[Colour, ""] = ""
    """Of the person's seat; empty for the one in the set-up."""
    settings: dict[str, str] = {}
    """Personal settings while someone else plays, by name."""
    game: Annotated[str, Meta(pattern=r"^[^/\\\x00]{0,200}\Z")] = ""
    """The name of the file of the game that waits while someone else plays, among the parked games; empty for none."""

    def __post_init__(self) -> None:
        self.name, self.names = composed_name(self.name), [composed_name(name) for name in self.names]


class PlayersFile(msgspec.Struct):
    """All players at this computer."""

    current: Annotated[str, Meta(pattern=r"^([1-9][0-9]{0,8}|guest)?\Z")] = ""
    """The id of the one who played last; "guest" only in files of earlier versions."""
    players: list[Profile] = []
    """The first player first."""
    before: Annotated[str, Meta(pattern=r"^([1-9][0-9]{0,8})?\Z")] = ""
    """The id of the one who played before the guest, in files of earlier versions."""


PLAYERS_FORM: Final = JsonForm(PlayersFile, _MOST_BYTES)
