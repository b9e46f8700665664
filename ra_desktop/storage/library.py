"""The folder of saved games as a list: what each file contains, and an index that remembers it.

A file is first `glanced` at (players and rule set), then `examined`: replayed to find epoch and result, or what is
wrong with the file. The index keeps the results by name, size and modification time; it is a cache that is rebuilt if
damaged or outdated (docs/save-format.md#index).
"""

from __future__ import annotations

import logging
import os
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, Self

import msgspec
from msgspec import Meta

from ra_desktop import __version__
from ra_desktop.engine import Discard, Flip
from ra_desktop.engine.tiles import suns_in

from . import paths
from .atomic import write_atomically
from .errors import ReadError, SaveError, WriteError, shorten
from .migrations import CURRENT
from .names import LONGEST_NAME, Named, SeatName, composed, without_piles
from .reading import changed_at, read_file
from .saved_game import KEPT_ID, Handover, Origin, SavedGame, Word
from .savefile import FORMAT, MOST_ACTIONS, MOST_BYTES, MOST_HANDOVERS, MOST_SEATS, load_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine.position import Position


_log = logging.getLogger(__name__)

INDEX_VERSION: Final = 5
MOST_OF_INDEX: Final = 1 << 26
"""Most bytes read of the index, which takes some 500 for each file."""

_LONGEST_TEXT: Final = 1_000

Depth = Literal["listed", "glanced", "examined"]


class Fault(msgspec.Struct, frozen=True, gc=False):
    """Why a file cannot be opened; the fields are those of :class:`~.errors.SaveError`."""

    kind: str
    reason: Annotated[str, Meta(max_length=_LONGEST_TEXT)]
    place: Annotated[str, Meta(max_length=_LONGEST_TEXT)] | None = None

    @classmethod
    def of(cls, error: SaveError) -> Fault:
        """Return the fault that `error` describes."""
        return cls(error.kind, shorten(error.reason), error.place and shorten(error.place))


class Sitter(Named, frozen=True, gc=False):
    """A player as shown in a list."""

    colour: Word | Literal[""] = ""
    bot: SeatName | None = None
    character: SeatName | None = None


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
    """How well the file is known: by its name only, by its first bytes, or completely."""
    fault: Fault | None = None
    """What is wrong with the file, once it has been examined."""
    ruleset: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    seats: Annotated[tuple[Sitter, ...], Meta(max_length=MOST_SEATS)] = ()
    started: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    open_fame: bool = False
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
        """Whether fame and ranking fit the seats; in files written by the program they always do."""
        seats = list(range(len(self.seats)))
        return sorted(self.ranking) in ([], seats) and len(self.fame) in (0, len(seats))

    def agrees_with(self, other: Entry) -> bool:
        """Whether both are the same file in the same state."""
        return (self.name, self.size, self.modified) == (other.name, other.size, other.modified)


def ranking(saved: SavedGame) -> tuple[int, ...]:
    """Return the seats of the finished game `saved`, the winner first; empty for an unfinished one."""
    state = saved.game.state
    return state.ranking() if state.is_over else ()


# --- reading ----------------------------------------------------------------------------------------


class _Head(msgspec.Struct):
    """What a file says without being replayed."""

    format: str
    version: int
    ruleset: Word
    seats: Annotated[tuple[Sitter, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    started: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    take_backs: int = 0
    handovers: Annotated[tuple[Handover, ...], Meta(max_length=MOST_HANDOVERS)] = ()

    @property
    def occupants(self) -> tuple[Sitter, ...]:
        """The current players."""
        seats = list(self.seats)
        for change in self.handovers:
            if change.seat < len(seats):
                seat = seats[change.seat]
                seats[change.seat] = Sitter(seat.name, seat.colour, change.bot, change.character)
        return tuple(seats)


class _Index(msgspec.Struct):
    version: int
    app: str
    """The version of the program, since another one may judge files differently."""
    format: int
    games: list[Entry]


_HEAD: Final = msgspec.json.Decoder(_Head)


class Library:
    """The saved games in a folder. Use it on one thread at a time."""

    def __init__(self, folder: Path | None = None, index: Path | None = None) -> None:
        """`folder` and the file of the `index`; by default those of the current user."""
        self.folder = folder or paths.saves_dir()
        self.index = index or paths.index_path()
        self.unread: list[ReadError] = []
        """The subfolders that could not be read when the files were last listed."""
        self._known: dict[str, Entry] | None = None
        self._changed = False

    def path(self, entry: Entry) -> Path:
        """Return the path of the file."""
        return self.folder / entry.name

    def list(self) -> list[Entry]:
        """Return all files, with what the index knows of them; raises :class:`ReadError`.

        A folder that does not exist has no games. A subfolder that cannot be read keeps no other from being listed; it
        is in :attr:`unread`.
        """
        if self._known is None:
            self._known = self._load_index()
        entries = [
            known if (known := self._known.get(seen.name)) is not None and known.agrees_with(seen) else seen
            for seen in self._entries_on_disk()
        ]
        names = {entry.name for entry in entries}
        gone = [name for name in self._known if name not in names]
        for name in gone:
            del self._known[name]
        self._changed = self._changed or bool(gone)
        return entries

    def _entries_on_disk(self) -> Iterator[Entry]:
        yield from _files(self.folder, "")
        self.unread = []
        for prefix in (paths.FINISHED_NAME, paths.UNFINISHED_NAME):
            try:
                yield from _files(self.folder / prefix, prefix)
            except ReadError as error:
                _log.warning("not listed: %s", error)
                self.unread.append(error)

    def find(self, name: str) -> Entry | None:
        """Return the entry for the file `name` below the folder, not read yet; None if there is no such file."""
        try:
            return _listed(name, os.stat(self.folder / name))  # noqa: PTH116 - as in .reading
        except OSError:
            return None

    def glance(self, entry: Entry) -> Entry:
        """Return `entry` with what the first bytes of its file say; unchanged if they cannot be parsed."""
        if entry.size > MOST_BYTES:
            return entry
        try:
            head = _HEAD.decode(read_file(self.path(entry), MOST_BYTES))
        except (ReadError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return entry  # examining it will tell what is wrong
        if head.format != FORMAT or not 1 <= head.version <= CURRENT:
            return entry
        return msgspec.structs.replace(
            entry,
            depth="glanced",
            ruleset=head.ruleset,
            seats=head.occupants,
            started=head.started,
            take_backs=head.take_backs > 0,
        )

    def examine(self, entry: Entry) -> Entry:
        """Return `entry` with everything known of its file, and add it to the index."""
        entry = Entry(name=entry.name, size=entry.size, modified=entry.modified, depth="examined")
        try:
            known = summary(load_file(self.path(entry)), entry)
        except ReadError as error:  # the next attempt may succeed
            return msgspec.structs.replace(entry, fault=Fault.of(error))
        except SaveError as error:
            known = msgspec.structs.replace(entry, fault=Fault.of(error))
        self.remember(known)
        return known

    def remember(self, entry: Entry) -> None:
        """Add an entry to the index."""
        if self._known is None:
            self._known = self._load_index()
        self._known[entry.name] = entry
        self._changed = True

    def save_index(self) -> None:
        """Save the index; if that fails, it only costs time later."""
        if not self._changed or self._known is None:
            return
        games = [entry for entry in self._known.values() if entry.name.isprintable()]  # others may not be UTF-8
        try:
            write_atomically(self.index, msgspec.json.encode(_Index(INDEX_VERSION, __version__, CURRENT, games)))
        except WriteError as error:
            _log.info("the index of saved games cannot be saved: %s", error)
        else:
            self._changed = False

    def _load_index(self) -> dict[str, Entry]:
        try:
            index = msgspec.json.decode(read_file(self.index, MOST_OF_INDEX), type=_Index)
        except (ReadError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _log.info("rebuilding the index of saved games: %s", error)
            return {}
        if (index.version, index.app, index.format) != (INDEX_VERSION, __version__, CURRENT):
            return {}
        return {entry.name: entry for entry in index.games if entry.is_examined and entry.is_sound}


def summary(saved: SavedGame, entry: Entry) -> Entry:
    """Return `entry` with a summary of `saved`, the game in its file."""
    state = saved.game.state
    return msgspec.structs.replace(
        entry,
        depth="examined",
        fault=None,
        ruleset=saved.game.ruleset,
        seats=tuple(Sitter(seat.name, seat.colour, seat.bot, seat.character) for seat in saved.occupants),
        started=saved.started,
        open_fame=saved.options.open_fame,
        take_backs=saved.game.has_take_backs,
        origin=saved.origin,
        moves=len(saved.game.plies),
        epoch=state.epoch,
        is_over=state.is_over,
        fame=tuple(state.fame),
        ranking=ranking(saved),
        glimpse=Glimpse.of(state),
    )


def _listed(name: str, status: os.stat_result) -> Entry:
    return Entry(name=name, size=status.st_size, modified=changed_at(status))


def _files(folder: Path, prefix: str) -> Iterator[Entry]:
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
                yield _listed(f"{prefix}/{item.name}" if prefix else item.name, status)
    except FileNotFoundError:
        return
    except OSError as error:
        raise ReadError.from_os_error(folder, error) from error
