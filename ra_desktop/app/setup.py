"""The set-up of a new game, and how the last one is remembered."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import msgspec

from ra_desktop.ai import CHARACTERS
from ra_desktop.ai.levels import current
from ra_desktop.engine import RULESETS
from ra_desktop.storage.names import from_outside, is_name
from ra_desktop.storage.saved_game import COLOURS, Options, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

OFFERED: Final = ("classic", "boat", "priests")
"""The rule sets that players can choose."""

SURPRISE: Final = "surprise"
"""Placeholder for a character that is drawn when the game starts."""
UNNAMED: Final = "?"
"""Placeholder for the name of a seat that is named after the character drawn for it."""
SEED_LIMIT: Final = 1 << 64
"""Seeds are whole numbers from 0 up to, but not including, this."""


@dataclass(frozen=True)
class GameSetup:
    """Rule set, seats and options of a new game."""

    ruleset: str
    seats: tuple[Seat, ...]
    options: Options = Options()  # noqa: RUF009 - frozen
    seed: int | None = None
    """Decides bag, suns and the order of shuffled seats; None takes a fresh one."""
    shuffle_seats: bool = False
    """Whether the seats are shuffled when the game starts."""
    suns: tuple[tuple[int, ...], ...] | None = None
    """The suns of each seat, if people have dealt them; None lets the program deal."""

    def __post_init__(self) -> None:
        seats = (msgspec.structs.replace(seat, bot=seat.bot and current(seat.bot)) for seat in self.seats)
        object.__setattr__(self, "seats", tuple(seats))  # a new game has today's levels

    @property
    def is_playable(self) -> bool:
        """Whether a game can start from it: a rule set on offer, a possible number of seats, and distinct colours."""
        return (
            self.ruleset in OFFERED
            and len(self.seats) in RULESETS[self.ruleset].players
            and len({seat.colour for seat in self.seats}) == len(self.seats)
            and all(is_name(seat.name) for seat in self.seats)
            and (self.seed is None or 0 <= self.seed < SEED_LIMIT)
        )

    def renamed(self, name: Callable[[str], str]) -> GameSetup:
        """Return the set-up with `name` of each name."""
        return replace(self, seats=tuple(msgspec.structs.replace(seat, name=name(seat.name)) for seat in self.seats))

    def with_characters(self, name: Callable[[str], str] = str.capitalize) -> GameSetup:
        """Return the set-up with a character drawn for each surprise, distinct if possible.

        `name` returns the name of a character, for seats named after it.
        """
        rng = random.Random(self.seed)
        taken = {seat.character for seat in self.seats}
        names = {seat.name for seat in self.seats}
        seats = []
        for seat in self.seats:
            if seat.character == SURPRISE:
                free = [key for key in CHARACTERS if key not in taken and name(key) not in names]
                seat = msgspec.structs.replace(seat, character=rng.choice(free or list(CHARACTERS)))
                taken.add(seat.character)
            if seat.name == UNNAMED and seat.character is not None:
                seat = msgspec.structs.replace(seat, name=name(seat.character))
            seats.append(seat)
        return replace(self, seats=tuple(seats))

    def again(self) -> GameSetup:
        """Return the same set-up with another bag and other suns."""
        return replace(self, seed=None, suns=None)

    def watched(self, level: str) -> GameSetup:
        """Return the set-up with four bots of `level`, of different characters and named after them."""
        return replace(self, seats=tuple(Seat(UNNAMED, colour, level, SURPRISE) for colour in COLOURS[:4]))

    def seated(self) -> tuple[Seat, ...]:
        """Return the seats in playing order: as listed, or shuffled if chosen."""
        if any(seat.character == SURPRISE for seat in self.seats):
            return self.with_characters().seated()
        if not self.shuffle_seats:
            return self.seats
        seats = list(self.seats)
        random.Random(self.seed).shuffle(seats)
        return tuple(seats)


def seats_for(players: int, first: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return as many of `seats` as there are `players`, or bots beside them, with a person at `first` if there is one.

    The order clockwise stays.
    """
    known = list(seats[:players])
    for colour in COLOURS:
        if len(known) < players and all(seat.colour != colour for seat in known):
            known.append(Seat(UNNAMED, colour, "skilled", SURPRISE))
    person = next((place for place, seat in enumerate(known) if seat.bot is None), first)
    by = 0 if known[first].bot is None else person - first
    return tuple(known[(place + by) % players] for place in range(players))


DEFAULT_SETUP: Final = GameSetup(
    "classic",
    (
        Seat("You", "lapis"),
        Seat("Nefer", "malachite", "skilled", "priestess"),
        Seat("Khufu", "carnelian", "skilled", "builder"),
        Seat("Tiye", "amethyst", "skilled", "caller"),
    ),
)
"""The set-up of Quick game before any other was chosen."""

FIRST_SETUP: Final = GameSetup(
    "classic",
    tuple(
        seat if seat.bot is None else msgspec.structs.replace(seat, bot="novice") for seat in DEFAULT_SETUP.seats[:3]
    ),
)
"""The set-up of the game that follows the lessons."""


def to_json(setup: GameSetup) -> str:
    """Return `setup` as text; seed and suns are left out, since they belong to one game."""
    return msgspec.json.encode(setup.again()).decode()


def from_json(text: str) -> GameSetup:
    """Return the set-up stored as `text`, or :data:`DEFAULT_SETUP` if no game can start from it."""
    return _read(text) or DEFAULT_SETUP


def reads(text: str) -> bool:
    """Whether `text` is a set-up that a game can start from."""
    return _read(text) is not None


def _read(text: str) -> GameSetup | None:
    try:
        setup = msgspec.json.decode(text, type=GameSetup).again()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return setup if setup.is_playable else None


def seed_from_text(text: str) -> int | None:
    """Return the seed for `text`: digits as a number, other text hashed, None for empty text.

    The same text gives the same seed on every machine and in every version.
    """
    text = from_outside(text)
    if not text:
        return None
    if text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) < SEED_LIMIT:
        return int(text)
    return int.from_bytes(hashlib.blake2b(text.encode(errors="replace"), digest_size=8).digest(), "big")
