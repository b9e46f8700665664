"""The service that reads the folder of saved games into a model, and handles their files."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import structs
from PySide6.QtCore import QFile, QObject, Signal

from ra_desktop.storage import filing, reviews
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.storage.library import Entry, Fault, Library
from ra_desktop.storage.reading import exists
from ra_desktop.storage.savefile import load_file

from . import background
from .background import SLICE, Job, Rank, in_portions, in_slices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ra_desktop.storage.saved_game import SavedGame

    from .models.library import LibraryModel

_log = logging.getLogger(__name__)

_GLANCES, _EXAMINATIONS = 0.05, 0.15
"""Seconds after which the list is updated."""


def to_trash(path: Path) -> tuple[bool, Path | None]:
    """Move the file `path` to the trash; return whether that is done, and where it is then, if the system tells."""
    file = QFile(str(path))
    done = file.moveToTrash()
    place = Path(file.fileName())
    return done, place if done and file.fileName() and place != path else None


def _count_kept_games() -> Iterator[None]:
    """Add the finished games to the statistics before some of their files are deleted."""
    from ra_desktop.storage.history import History

    try:
        with History.open() as history:
            for _ in in_slices(history.update()):
                yield None
    except SaveError as error:
        _log.warning("finished games may be missing from the statistics: %s", error)


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

    def __init__(self, model: LibraryModel, library: Library | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.library = library or Library()
        self._reading: Job | None = None
        self._previewing: Job | None = None
        self._examined = 0
        model.renaming.connect(self.rename)

    def refresh(self) -> None:
        """Read the folder again."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = self._start(self._read, self._on_read, self._on_all_read, rank=Rank.IDLE)

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
        old = self.library.path(entry)
        try:
            new = filing.rename(old, text, self.library.folder if entry.is_parked else None)
        except SaveError as error:
            self.failed.emit(error)
            return
        if new != old:
            name = new.relative_to(self.library.folder).as_posix()
            self.model.rename(entry, name)
            self.renamed.emit(old, new)
            self._start(lambda: self._learn_name(entry, name), self._on_read)

    def remove(self, entries: Sequence[Entry], *, for_good: bool = False) -> None:
        """Move files to the trash, or delete them permanently if *for good*; :attr:`removed` reports the result."""
        kept = tuple(entries)
        rank = Rank.USUAL if any(entry.is_kept for entry in entries) else Rank.URGENT
        self._start(lambda: self._remove(kept, for_good), self._on_removed, rank=rank)

    def restore(self, trashed: Sequence[tuple[str, Path]]) -> None:
        """Take games from the trash again: their names, and where they are; :attr:`restored` reports the result."""
        names = [name for name, _ in trashed]
        self._start(lambda: self._restore(trashed), self._on_restored, lambda: self.restored.emit(names))

    def bring_in(self, sources: Sequence[Path]) -> None:
        """Copy saved games into the folder; :attr:`imported` reports the result."""
        files = tuple(sources)
        self._start(lambda: self._bring_in(files), self._on_imported)

    def copy_out(self, entry: Entry, target: Path) -> None:
        """Copy the file of `entry` to `target`."""
        try:
            filing.copy_out(self.library.path(entry), target)
        except SaveError as error:
            self.failed.emit(error)

    def _start(
        self,
        work: Callable[[], Iterator[Any]],
        deliver: Callable[[Any], None],
        done: Callable[[], None] | None = None,
        rank: Rank = Rank.URGENT,
    ) -> Job:
        return background.quick().start(self, work, deliver, done, failed=self.failed.emit, rank=rank)

    # --- on the thread

    def _read(self) -> Iterator[Listing | tuple[Entry, ...] | SaveError]:
        """Yield what the folder has, then tuples of entries read further."""
        try:
            entries = sorted(self.library.list(), key=lambda entry: entry.modified, reverse=True)
        except SaveError as error:
            yield error
            return
        try:
            yield Listing(entries, tuple(self.library.unread))
            new = [one for one in entries if one.depth == "listed"]
            for portion in in_portions(map(self.library.glance, new), _GLANCES):
                yield tuple(portion)
            for portion in in_portions(map(self.library.examine, new), _EXAMINATIONS):
                yield tuple(portion)
        finally:
            self.library.save_index()

    def _open(self, entry: Entry) -> Iterator[Preview]:
        try:
            saved = load_file(self.library.path(entry))
        except SaveError as error:
            yield Preview(entry, None, Fault.of(error))
        else:
            yield Preview(entry, saved)

    def _learn_name(self, entry: Entry, name: str) -> Iterator[tuple[Entry, ...]]:
        """Put the file into the index under its new name, after reading it if that has not been done."""
        renamed = structs.replace(entry, name=name)
        if entry.is_examined:
            self.library.remember(renamed)
        else:
            yield (self.library.examine(renamed),)

    def _remove(self, entries: Sequence[Entry], for_good: bool) -> Iterator[Removed | None]:
        if any(entry.is_kept for entry in entries):
            yield from _count_kept_games()

        places: dict[str, Path] = {}

        def one(entry: Entry) -> tuple[Entry, Fault | None, bool]:
            path = self.library.path(entry)
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
                filing.take_from_trash(place, self.library.folder / name)
            except SaveError as error:
                yield error
            else:
                if (entry := self.library.find(name)) is not None:
                    yield (self.library.examine(entry),)
        self.library.save_index()

    def _bring_in(self, sources: Sequence[Path]) -> Iterator[Imported | tuple[Entry, ...]]:
        names: list[str] = []
        refused: list[tuple[str, Fault]] = []
        for source in sources:
            try:
                target = filing.bring_in(source, self.library.folder)
            except SaveError as error:
                refused.append((source.name, Fault.of(error)))
                continue
            names.append(target.name)
            if (entry := self.library.find(target.name)) is not None:
                yield (self.library.examine(entry),)
        self.library.save_index()
        yield Imported(tuple(names), tuple(refused))

    # --- back again

    def _on_read(self, result: Listing | tuple[Entry, ...] | SaveError) -> None:
        if isinstance(result, SaveError):
            self.failed.emit(result)
            return
        if not result:
            return
        if isinstance(result, Listing):
            self._examined = sum(entry.is_examined for entry in result.entries)
            self.model.set_entries(result.entries)
            self.listed.emit()
            for error in result.unread:
                self.skipped.emit(error)
        else:
            known = {entry.name for entry in self.model.entries}
            self.model.update_entries([entry for entry in result if entry.name in known])  # others are gone meanwhile
            self._examined += sum(entry.is_examined for entry in result)
        self.progressed.emit(self._examined, self.model.count)

    def _on_all_read(self) -> None:
        self._reading = None
        self.progressed.emit(self.model.count, self.model.count)

    def _on_imported(self, result: Imported | tuple[Entry, ...]) -> None:
        if isinstance(result, Imported):
            self.imported.emit(result)
        else:
            self.model.update_entries(result)

    def _on_restored(self, result: tuple[Entry, ...] | SaveError) -> None:
        if isinstance(result, SaveError):
            self.failed.emit(result)
        else:
            self.model.update_entries(result)

    def _on_removed(self, result: Removed | None) -> None:
        if result is None:
            return
        self.model.remove_entries(result.gone)
        self.removed.emit(result)
