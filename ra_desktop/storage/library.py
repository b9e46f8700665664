"""The files in the folder of saved games as entries of a list: what each file contains; :mod:`.index` remembers it."""

from __future__ import annotations

import os
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, Self

import msgspec
from msgspec import Meta

from ra_desktop.engine import RULESETS, Discard, Flip
from ra_desktop.engine.tiles import suns_in

from . import paths
from .errors import ReadError, SaveError, shorten
from .names import LONGEST_NAME, composed, without_piles
from .reading import changed_at
from .saved_game import KEPT_ID, Origin, SavedGame, Seat, Word
from .savefile import MOST_ACTIONS, MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ra_desktop.engine.position import Position


_LONGEST_TEXT: Final = 1_000

Depth = Literal["listed", "remembered", "examined"]


class Fault(msgspec.Struct, frozen=True, gc=False):
    """Why a file cannot be opened; the fields are those of :class:`~.errors.SaveError`."""

    kind: str
    reason: Annotated[str, Meta(max_length=_LONGEST_TEXT)]
    place: Annotated[str, Meta(max_length=_LONGEST_TEXT)] | None = None

    @classmethod
    def of(cls, error: SaveError) -> Fault:
        """Return the fault that `error` describes."""
        return cls(error.kind, shorten(error.reason), error.place and shorten(error.place))


_Number = Annotated[int, Meta(ge=0, le=100)]


class Glimpse(NamedTuple):
    """A position at a glance: what a small picture of it shows."""

    tiles: Annotated[tuple[Word, ...], Meta(max_length=20)]
    """What there is to choose from, else the lot; of a finished game, the kinds of tile that the winner has."""
    suns: Annotated[tuple[_Number, ...], Meta(max_length=8)]
    """The suns of the seat that acts, shown where there are no tiles."""
    centre: _Number
    """The sun in the centre."""
    day: Annotated[float, Meta(ge=0, le=1)]
    """The hour of the epoch, from 0, dawn, to 1, night."""
    epoch: Annotated[int, Meta(ge=1, le=3)]

    @classmethod
    def of(cls, at: Position) -> Self:
        """Return the glimpse of `at`."""
        if at.winner is not None:
            seen = {tile.partition("/")[0]: tile for tile in at.display(at.winner)}  # the other side is hardly seen
            return cls(tuple(seen.values())[:_MOST_TILES], (), at.centre_sun, 1.0, at.epoch)
        choices = [action.tile for action in at.legal_actions() if isinstance(action, Discard | Flip)]
        tiles = choices or [tile for tile in at.auction_track if tile]
        if at.phase == "side" and at.pending is not None:
            tiles = [*tiles, at.pending.tile]
        suns = tuple(suns_in(at.up[at.seat_to_act]))
        return cls(tuple(tiles), suns, at.centre_sun, min(1.0, at.ra_count / at.ra_limit), at.epoch)


_MOST_TILES: Final = 8


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A file in the folder and what is known of its game."""

    name: str
    """The path below the folder, its parts joined by ``/``."""
    size: int
    modified: int
    """When the file was last changed: nanoseconds since 1970, from the file system."""
    depth: Depth = "listed"
    """How well the file is known: by its name only, by what another version found in it, or completely."""
    fault: Fault | None = None
    """What is wrong with the file, once it has been examined."""
    ruleset: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    seats: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)] = ()
    started: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    open_fame: bool = False
    helped: bool = False
    """Whether the player had help in a deal that counts once."""
    take_backs: bool = False
    """Whether moves were taken back and replaced by others."""
    origin: Origin = "dealt"
    """Where suns and tiles come from."""
    moves: Annotated[int, Meta(ge=0, le=MOST_ACTIONS)] = 0
    """Number of actions played."""
    epoch: Annotated[int, Meta(ge=0, le=3)] = 0
    """1 to 3; 0 until it is known."""
    is_over: bool = False
    fame: tuple[Annotated[int, Meta(ge=0, le=1_000_000)], ...] = ()
    """By seat, hidden or not; the caller decides who may see it."""
    ranking: tuple[int, ...] = ()
    """The seats of a finished game, the winner first."""
    glimpse: Glimpse | None = None
    """The position, once it is known."""

    @property
    def title(self) -> str:
        """The file's name as shown: without folder, suffix, and the number of a kept game."""
        stem = paths.without_suffix(PurePosixPath(self.name).name)
        if self.is_kept or self.is_parked:
            head, _, tail = stem.rpartition(" ")
            if head and len(tail) == KEPT_ID and not set(tail) - set("0123456789abcdef"):
                stem = head
        return without_piles(composed(stem.encode(errors="replace").decode(errors="replace")))

    @property
    def is_kept(self) -> bool:
        """Whether the program kept the game when it was finished."""
        return self.name.startswith(paths.FINISHED_NAME + "/")

    @property
    def is_parked(self) -> bool:
        """Whether the file is that of a parked game (:mod:`.parked`)."""
        return self.name.startswith(paths.UNFINISHED_NAME + "/")

    @property
    def is_examined(self) -> bool:
        """Whether everything is known."""
        return self.depth == "examined"

    @property
    def is_sound(self) -> bool:
        """Whether it describes a game that there can be, or a file without one; what the program writes always does."""
        seats, rules, seen = list(range(len(self.seats))), RULESETS.get(self.ruleset), self.glimpse
        if rules is None or len(seats) not in rules.players:
            return not (seats or self.is_over or seen)
        are_known = seen is None or all(tile in rules.rules.tiles.codes for tile in seen.tiles)
        is_ranked = sorted(self.ranking) == (seats if self.is_over else [])
        return are_known and is_ranked and len(self.fame) in (len(seats), 0 if not self.is_over else len(seats))

    def agrees_with(self, other: Entry) -> bool:
        """Whether both are the same file in the same state."""
        return (self.name, self.size, self.modified) == (other.name, other.size, other.modified)


def ranking(saved: SavedGame) -> tuple[int, ...]:
    """Return the seats of the finished game `saved`, the winner first; empty for an unfinished one."""
    state = saved.game.state
    return state.ranking() if state.is_over else ()


def summary(saved: SavedGame, entry: Entry) -> Entry:
    """Return `entry` with a summary of `saved`, the game in its file."""
    state = saved.game.state
    return msgspec.structs.replace(
        entry,
        depth="examined",
        fault=None,
        ruleset=saved.game.ruleset,
        seats=saved.occupants,
        started=saved.started,
        open_fame=saved.options.open_fame,
        helped=saved.helped,
        take_backs=saved.game.has_take_backs,
        origin=saved.origin,
        moves=len(saved.game.plies),
        epoch=state.epoch,
        is_over=state.is_over,
        fame=tuple(state.fame),
        ranking=ranking(saved),
        glimpse=Glimpse.of(state),
    )


def files_in(folder: Path, prefix: str = "") -> Iterator[Entry]:
    """Yield the files in `folder`, not read yet, or in its subfolder `prefix`; raises :class:`ReadError`."""
    folder /= prefix
    try:
        with os.scandir(folder) as items:
            for item in items:
                if not item.name.endswith(paths.SUFFIXES) or item.name.startswith("."):
                    continue
                try:
                    if not item.is_file():
                        continue
                    status = item.stat()
                except OSError:  # gone meanwhile
                    continue
                name = f"{prefix}/{item.name}" if prefix else item.name
                yield Entry(name=name, size=status.st_size, modified=changed_at(status))
    except FileNotFoundError:
        return
    except OSError as error:
        raise ReadError.from_os_error(folder, error) from error
