"""The service that reads the folder of saved games into a model, and handles their files."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QFile, QObject, Signal

from ra_desktop.storage import filing, paths, reviews
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.storage.index import Index
from ra_desktop.storage.library import Entry, Fault
from ra_desktop.storage.reading import exists
from ra_desktop.storage.savefile import load_file

from . import background
from .background import SLICE, Job, Rank, in_portions, in_slices
from .history import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ra_desktop.storage.saved_game import SavedGame

    from .models.library import LibraryModel


_UPDATED: Final = 0.15
"""Seconds after which the list is updated."""


def to_trash(path: Path) -> tuple[bool, Path | None]:
    """Move the file `path` to the trash; return whether that is done, and where it is then, if the system tells."""
    file = QFile(str(path))
    done = file.moveToTrash()
    place = Path(file.fileName())
    return done, place if done and file.fileName() and place != path else None


# --- the service ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Listing:
    """The files of the folder."""

    entries: list[Entry]
    unread: tuple[ReadError, ...]
    """The subfolders that cannot be read."""


@dataclass(frozen=True)
class Preview:
    """A game read from its file, or what is wrong with the file."""

    entry: Entry
    game: SavedGame | None
    fault: Fault | None = None


@dataclass(frozen=True)
class Imported:
    """The result of importing dropped files."""

    names: tuple[str, ...]
    """Files that are in the list now."""
    refused: tuple[tuple[str, Fault], ...]
    """The other files, and why they were refused."""


@dataclass(frozen=True)
class Removed:
    """The result of moving files to the trash."""

    gone: tuple[str, ...]
    left: tuple[Entry, ...]
    """The games for which there is no trash."""
    refused: tuple[tuple[str, Fault], ...] = ()
    """The titles of those that cannot be deleted at all, and why."""
    for_good: bool = False
    """Whether they were deleted permanently."""
    trashed: tuple[tuple[str, Path], ...] = ()
    """The names of those that can be taken from the trash again, and where they are."""


class LibraryService(QObject):
    """Reads the folder of saved games into a model in the background, and handles its files."""

    listed = Signal()
    """The model lists all files, though not all of them have been read."""
    progressed = Signal(int, int)
    """The number of files read completely, and the number of all files."""
    failed = Signal(object)
    """A SaveError about the folder, or about a file."""
    skipped = Signal(object)
    """A ReadError about a subfolder, whose games are not listed."""
    previewed = Signal(object)
    """The :class:`Preview` requested last."""
    imported = Signal(object)
    removed = Signal(object)
    restored = Signal(object)
    """The names of games taken from the trash again."""
    renamed = Signal(object, object)
    """The old and the new path of a file."""

    def __init__(self, model: LibraryModel, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.folder = folder or paths.saves_dir()
        self._reading: Job | None = None
        self._previewing: Job | None = None
        model.renaming.connect(self.rename)

    def path(self, entry: Entry) -> Path:
        """Return the path of the file of `entry`."""
        return self.folder / entry.name

    def refresh(self) -> None:
        """Read the folder again."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = self._start(self._read, self._on_read, rank=Rank.IDLE)

    def preview(self, entry: Entry) -> None:
        """Read the game of `entry` for a preview; cancels an earlier request."""
        self.forget_preview()

        def failed(error: SaveError) -> None:
            self.previewed.emit(Preview(entry, None, Fault.of(error)))

        self._previewing = background.quick().start(
            self, lambda: self._open(entry), self.previewed.emit, failed=failed, rank=Rank.URGENT
        )

    def forget_preview(self) -> None:
        """Cancel the request for a preview."""
        if self._previewing is not None:
            self._previewing.cancel()

    def rename(self, entry: Entry, text: str) -> None:
        """Rename the file of `entry` to `text`; a parked game becomes an ordinary saved game."""
        old = self.path(entry)
        try:
            new = filing.rename(old, text, self.folder if entry.is_parked else None)
        except SaveError as error:
            self.failed.emit(error)
            return
        if new != old:
            name = new.relative_to(self.folder).as_posix()
            self.model.rename(entry, name)
            self.renamed.emit(old, new)
            self._start(lambda: self._learn(name), self._on_read)

    def remove(self, entries: Sequence[Entry], *, for_good: bool = False) -> None:
        """Move files to the trash, or delete them permanently if *for good*; :attr:`removed` reports the result."""
        kept = tuple(entries)
        self._start(lambda: self._remove(kept, for_good))

    def restore(self, trashed: Sequence[tuple[str, Path]]) -> None:
        """Take games from the trash again: their names, and where they are; :attr:`restored` reports the result."""
        names = [name for name, _ in trashed]
        self._start(lambda: self._restore(trashed), done=lambda: self.restored.emit(names))

    def bring_in(self, sources: Sequence[Path]) -> None:
        """Copy saved games into the folder; :attr:`imported` reports the result."""
        files = tuple(sources)
        self._start(lambda: self._bring_in(files))

    def copy_out(self, entry: Entry, target: Path) -> None:
        """Copy the file of `entry` to `target`."""
        try:
            filing.copy_out(self.path(entry), target)
        except SaveError as error:
            self.failed.emit(error)

    def _start(
        self,
        work: Callable[[], Iterator[Any]],
        deliver: Callable[[Any], None] | None = None,
        done: Callable[[], None] | None = None,
        rank: Rank = Rank.URGENT,
    ) -> Job:
        deliver = deliver or self._deliver
        return background.quick().start(self, work, deliver, done, failed=self.failed.emit, rank=rank)

    # --- on the thread

    @contextlib.contextmanager
    def _index(self) -> Iterator[Index]:
        """The index, which keeps what is examined; if it cannot be written, that only costs time."""
        with Index.open_or_forget(self.folder) as index:
            try:
                yield index
            finally:
                with contextlib.suppress(SaveError):
                    index.save()

    def _read(self) -> Iterator[Listing | tuple[Entry, ...] | SaveError]:
        """Yield what the folder has, then tuples of entries read further."""
        with self._index() as index:
            try:
                entries = sorted(index.files(), key=lambda entry: entry.modified, reverse=True)
            except SaveError as error:
                yield error
                return
            yield Listing(entries, tuple(index.unread))
            new = [entry for entry in entries if not entry.is_examined]
            for portion in in_portions(map(index.examine, new), _UPDATED):
                yield tuple(portion)

    def _open(self, entry: Entry) -> Iterator[Preview]:
        try:
            saved = load_file(self.path(entry))
        except SaveError as error:
            yield Preview(entry, None, Fault.of(error))
        else:
            yield Preview(entry, saved)

    def _learn(self, *names: str) -> Iterator[tuple[Entry, ...]]:
        """Read the files of these `names`, which are new in the folder."""
        with self._index() as index:
            for entry in index.files():
                if entry.name in names:
                    yield (index.examine(entry),)

    def _remove(self, entries: Sequence[Entry], for_good: bool) -> Iterator[Removed | None]:
        if any(entry.is_kept for entry in entries):  # they count before their files are deleted
            for _ in counted():
                yield None
        places: dict[str, Path] = {}

        def one(entry: Entry) -> tuple[Entry, Fault | None, bool]:
            path = self.path(entry)
            review = reviews.key_of_file(path)
            if for_good:
                try:
                    filing.remove(path)
                except SaveError as error:
                    return entry, Fault("delete", error.reason), False
                gone = True
            else:
                gone, place = to_trash(path)
                if place is not None:
                    places[entry.name] = place
                gone = gone or not exists(path)
            if for_good and gone and review is not None:
                reviews.forget_review(review)
            return entry, None, gone

        for portion in in_slices(map(one, entries), SLICE * 2):
            yield Removed(
                tuple(entry.name for entry, _, gone in portion if gone),
                tuple(entry for entry, fault, gone in portion if not gone and fault is None),
                tuple((entry.title, fault) for entry, fault, _ in portion if fault is not None),
                for_good,
                tuple((entry.name, places[entry.name]) for entry, _, _ in portion if entry.name in places),
            )

    def _restore(self, trashed: Sequence[tuple[str, Path]]) -> Iterator[tuple[Entry, ...] | SaveError]:
        for name, place in trashed:
            try:
                filing.take_from_trash(place, self.folder / name)
            except SaveError as error:
                yield error
        yield from self._learn(*(name for name, _ in trashed))

    def _bring_in(self, sources: Sequence[Path]) -> Iterator[Imported | tuple[Entry, ...]]:
        names: list[str] = []
        refused: list[tuple[str, Fault]] = []
        for source in sources:
            try:
                names.append(filing.bring_in(source, self.folder).name)
            except SaveError as error:
                refused.append((source.name, Fault.of(error)))
        yield from self._learn(*names)
        yield Imported(tuple(names), tuple(refused))

    # --- back again

    def _on_read(self, result: Listing | tuple[Entry, ...] | SaveError) -> None:
        if isinstance(result, tuple):
            known = {entry.name for entry in self.model.entries}
            result = tuple(entry for entry in result if entry.name in known)  # others are gone meanwhile
        if result:
            self._deliver(result)

    def _deliver(self, result: Listing | tuple[Entry, ...] | Imported | Removed | SaveError | None) -> None:
        match result:
            case SaveError():
                self.failed.emit(result)
            case Imported():
                self.imported.emit(result)
            case Removed():
                self.model.remove_entries(result.gone)
                self.removed.emit(result)
            case Listing():
                self.model.set_entries(result.entries)
                self.listed.emit()
                for error in result.unread:
                    self.skipped.emit(error)
            case tuple():
                self.model.update_entries(result)
        if isinstance(result, (Listing, tuple)):
            self.progressed.emit(sum(entry.is_examined for entry in self.model.entries), self.model.count)
