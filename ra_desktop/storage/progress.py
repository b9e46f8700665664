"""What was learned: the stars of the lessons that were done, and the puzzles solved and missed, each in a file.

A damaged file is renamed, so that it can still be looked at, and counts as empty.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from .atomic import keep_aside, write_atomically
from .names import LONGEST_NAME, SeatName, composed_name
from .reading import exists, read_file
from .saved_game import Seat  # noqa: TC001 - msgspec reads the types

if TYPE_CHECKING:
    from pathlib import Path


_log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_STARS: Final = 3
_MOST_BYTES: Final = 1_000_000

Stars = Annotated[int, Meta(ge=1, le=MOST_STARS)]


class LessonsFile(msgspec.Struct):
    """All that is kept of the lessons that were done, by the id of the lesson."""

    lessons: dict[str, Stars]
    deals: dict[str, Annotated[int, Meta(ge=0)]] = {}
    """Which deal was done last, from 0; not known to earlier versions."""


def read_lessons(path: Path) -> LessonsFile:
    """Return what the file `path` holds: nothing if there is none.

    Raises :class:`ReadError` for a file that cannot be read; nothing may be written there.
    """
    return _read(path, LessonsFile({}), _MOST_BYTES)


def write_lessons(path: Path, kept: LessonsFile) -> None:
    """Write `kept` to the file `path`; raises :class:`.WriteError`."""
    write_atomically(path, msgspec.json.format(msgspec.json.encode(kept, order="sorted")) + b"\n")


Mark = Literal["solved", "missed"]
PlaceMark = Literal["reached", "margin", "flawless"]

Rank = Annotated[int, Meta(ge=1, le=10)]
Text = Annotated[str, Meta(max_length=LONGEST_NAME)]
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


class PuzzleFile(msgspec.Struct):
    """All that is kept."""

    marks: dict[str, Mark] = {}
    """By the name of the puzzle."""
    own: list[OwnProblem] = []
    """The oldest first."""


def read_puzzle_file(path: Path) -> PuzzleFile:
    """Return what the file `path` holds, as :func:`read_lessons`."""
    return _read(path, PuzzleFile(), 10 * _MOST_BYTES)


def write_puzzle_file(path: Path, kept: PuzzleFile) -> None:
    """Write `kept` to the file `path`; raises :class:`.WriteError`."""
    kept.marks = dict(sorted(kept.marks.items()))
    write_atomically(path, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


class DayResult(msgspec.Struct, frozen=True):
    """The result of a daily deal: the first game that was played to the end."""

    game: Annotated[str, Meta(max_length=64)]
    """The id of the game."""
    fame: int
    rank: Rank
    points: dict[str, int]
    """By row of the score sheet, all epochs together."""


class Par(msgspec.Struct, frozen=True):
    """What a bot made of the seat of a day's deal."""

    fame: int
    points: dict[str, int]


class DealResult(msgspec.Struct, frozen=True):
    """What someone made of a deal that was played more than once."""

    name: Text
    fame: int
    rank: Rank

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", composed_name(self.name))


class JourneyFile(msgspec.Struct):
    """The results of games with an occasion, such as daily deals."""

    places: dict[str, list[PlaceMark]] = {}
    """The marks of each place of the journey, by its id."""
    days: dict[str, DayResult] = {}
    """By date in ISO 8601."""
    pars: dict[str, dict[str, Par]] = {}
    """By the name of the deal, and by level."""
    begun: dict[str, str] = {}
    """The id of the game that counts, by date: the first in which a move was made. Not known to earlier versions."""
    deals: dict[str, list[DealResult]] = {}
    """The results of deals played again, by the id of the first game; not known to earlier versions."""


def read_journey(path: Path) -> JourneyFile:
    """Return what the file `path` holds, as :func:`read_lessons`."""
    return _read(path, JourneyFile(), 10 * _MOST_BYTES)


def write_journey(path: Path, kept: JourneyFile) -> None:
    """Write `kept` to the file `path`; raises :class:`.WriteError`."""
    write_atomically(path, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


class Profile(msgspec.Struct):
    """A player at this computer."""

    id: Annotated[str, Meta(pattern=r"^([0-9]{1,6}|guest)?$")] = ""
    """The name of the folder; empty for the first player, whose data are where they have always been."""
    name: Text = ""
    """The name of the person's seat; empty while the only player has none."""
    names: list[Text] = []
    """Earlier names, whose games count as well."""
    character: str = ""
    """The face: a key of ``CHARACTERS``; empty for the emblem of the colour."""
    colour: str = ""
    """Of the person's seat; empty for the one in the set-up."""
    settings: dict[str, str] = {}
    """Personal settings while someone else plays, by name."""
    game: str = ""
    """The file of the game that waits while someone else plays, among the parked games; empty for none."""

    def __post_init__(self) -> None:
        self.name, self.names = composed_name(self.name), [composed_name(name) for name in self.names]


class PlayersFile(msgspec.Struct):
    """All players at this computer."""

    current: str = ""
    """The id of the one who plays."""
    players: list[Profile] = []
    """The first player first."""
    before: str = ""
    """The id of the one who played before the guest."""


def read_players(path: Path) -> PlayersFile:
    """Return what the file `path` holds, as :func:`read_lessons`."""
    return _read(path, PlayersFile(), _MOST_BYTES)


def write_players(path: Path, kept: PlayersFile) -> None:
    """Write `kept` to the file `path`; raises :class:`.WriteError`."""
    write_atomically(path, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def _read(path: Path, nothing: T, most: int) -> T:
    """Return what the file `path` holds, or `nothing`, which has its type."""
    if not exists(path):
        return nothing
    data = read_file(path, most)
    try:
        return msgspec.json.decode(data, type=type(nothing))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _log.warning("progress in lessons or puzzles is damaged: %s", error)
        keep_aside(path)
        return nothing
