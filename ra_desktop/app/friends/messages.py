"""What the windows of one table tell each other: lines of JSON, each a struct with bounds (docs/friends.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ra_desktop.engine import Reshuffle  # noqa: TC001 - msgspec reads the annotations
from ra_desktop.engine.notation import LONGEST as LONGEST_POSITION
from ra_desktop.storage.friends import Hex, People, Seconds  # noqa: TC001 - as above
from ra_desktop.storage.names import LONGEST_NAME, Named, SeatName
from ra_desktop.storage.saved_game import Colour, Handover, Options, Word

VERSION: Final = 1
"""The version of the protocol; windows of different versions don't play together."""
MOST_LINE: Final = 1 << 16
"""The most bytes in a line."""
MOST_SEATS: Final = 5
MOST_MOVES: Final = 4_000
"""More than any game has; their line is shorter than :data:`MOST_LINE` in every game that was ever played."""
MOST_TILES: Final = 400
MOST_CHANGES: Final = 500

Sum = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Text = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0, le=MOST_MOVES)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats = Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_SEATS)]
Tiles = Annotated[tuple[Word, ...], Meta(max_length=MOST_TILES)]
Suns = Annotated[tuple[Annotated[tuple[int, ...], Meta(max_length=10)], ...], Meta(max_length=MOST_SEATS)]

Why = Literal["full", "started", "rules", "elsewhere", "closed"]
"""Why a window may not sit at the table: no seat is free; the game has begun without it; it lacks the rule set; another
window with its id has come; the host has ended the table.
"""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line, both ways; the only one without a proof. What a later version adds to it is ignored."""

    table: Literal["ra-table"]
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    app: Text
    nonce: Hex


class _Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Base of all lines that are proved."""


class Proof(_Line):
    """The second line, both ways: its proof is all that it says."""


class Beat(_Line):
    """Says that the window is still there."""


class Join(_Line):
    """A window asks for seats, or for those that it had."""

    window: Hex
    people: People
    rulesets: Annotated[tuple[Word, ...], Meta(max_length=20)]
    """The rule sets that it can play."""


class Choose(_Line):
    """What a person at the window chooses as action number `ply`, from 0."""

    ply: Count
    action: Word


class Shown(_Line):
    """The window shows the position after `ply` actions: the time of its person begins."""

    ply: Count


class Chair(Named, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of the table, and who has it now."""

    colour: Colour
    bot: SeatName | None = None
    character: SeatName | None = None
    friend: bool = False
    """Whether a window has the seat, also while a bot plays there."""
    away: bool = False
    """Whether that window is not there."""


Chairs = Annotated[tuple[Chair, ...], Meta(min_length=2, max_length=MOST_SEATS)]


class Gathering(_Line):
    """Who has come so far; the game has not begun."""

    ruleset: Word
    options: Options
    chairs: Chairs
    own: Seats
    aids: bool = True
    seconds: Seconds = 0


class Deal(_Line):
    """The game from its beginning to now: when it begins, and for a window that comes back."""

    started: Text
    ruleset: Word
    options: Options
    seats: Chairs
    """The players at the start."""
    suns: Suns
    tiles: Tiles
    """What the bag held at the start, by name; its order stays with the host."""
    sealed: Sum
    """What :func:`~.proof.seal` makes of the bag."""
    chairs: Chairs
    """The players now."""
    own: Seats
    actions: Annotated[tuple[Word, ...], Meta(max_length=MOST_MOVES)] = ()
    drawn: Tiles = ()
    """The tiles that were drawn, in order."""
    handovers: Annotated[tuple[Handover, ...], Meta(max_length=MOST_CHANGES)] = ()
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""
    goes_on_from: Count | None = None
    take_backs: Count = 0
    aids: bool = True
    seconds: Seconds = 0


class Sit(_Line):
    """Who has the seats from action number `ply` on: somebody went, came, or came back, or a bot stands in."""

    ply: Count
    chairs: Chairs


class Move(_Line):
    """Action number `ply`, from 0, and the tile that it draws."""

    ply: Count
    action: Word
    tile: Text = ""


class Open(_Line):
    """The game is over, and this is what was sealed."""

    salt: Hex
    bag: Tiles
    reshuffles: Annotated[tuple[Reshuffle, ...], Meta(max_length=MOST_CHANGES)] = ()


class Refuse(_Line):
    """The window may not sit here; the line after it is the end."""

    why: Why


FromGuest = Proof | Beat | Join | Choose | Shown
FromHost = Proof | Beat | Gathering | Deal | Sit | Move | Open | Refuse
Message = FromGuest | FromHost

HELLO: Final = msgspec.json.Decoder(Hello)
FROM_GUEST: Final[msgspec.json.Decoder[FromGuest]] = msgspec.json.Decoder(FromGuest)
FROM_HOST: Final[msgspec.json.Decoder[FromHost]] = msgspec.json.Decoder(FromHost)

encode: Final = msgspec.json.encode
