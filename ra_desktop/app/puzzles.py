"""The puzzle book: the puzzles that come with the program, the player's own positions, and what was solved."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ra_desktop.ai.levels import KNOWN
from ra_desktop.ai.puzzles import THEMES, Puzzle, read_puzzles
from ra_desktop.engine import RULESETS, EngineError, Game
from ra_desktop.storage import paths
from ra_desktop.storage.paths import resources_dir
from ra_desktop.storage.progress import PUZZLES_FORM, Mark, OwnProblem, PuzzleFile
from ra_desktop.storage.store import Store

from . import repeats
from .exercise import OWN, Problem, of_own, of_puzzle, own_problem

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from datetime import date
    from pathlib import Path

    from ra_desktop.ai.review.record import JudgedDecision
    from ra_desktop.storage.saved_game import Seat


_log = logging.getLogger(__name__)

GAMES: Final = ("ra", "priests")
MOST_OWN: Final = 200
"""Most own positions that are kept; the oldest are dropped."""

TIMES: Final = 2
"""How often an own move has to be solved, on days when it is due, until it no longer comes back."""
MOST_DUE: Final = 6
"""Most own moves that are posed on one day."""
OWN_MINUTES: Final = 2 / 3
"""How long one of them takes to solve."""

KEPT: Final = "kept"
"""The key of the chapter of positions that were kept on purpose."""

By = Literal["theme", "level", "game", "own"]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: puzzles with the same theme, level or game."""

    by: By
    key: str
    """The theme, level or game; of the player's own positions, empty for missed moves and :data:`KEPT` for others."""
    names: tuple[str, ...]


def book_path() -> Path:
    """Return the file of the puzzles that come with the program."""
    return resources_dir() / "puzzles" / "book.jsonl.gz"


class PuzzleBook:
    """All puzzles, and the marks kept in a file of the player's.

    Where that file cannot be read or written, the marks of this session are known as long as the program runs. The book
    is read when it is first needed.
    """

    def __init__(self, path: Path | None = None, known: Callable[[], Collection[str]] = lambda: GAMES) -> None:
        """`path` is the file of another book than the one that comes with the program; `known` returns the games that
        the player knows.
        """
        self._path = path
        self._known = known
        self.store: Final = Store(paths.puzzles_path, PUZZLES_FORM)

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles of the book, in its order; none if it cannot be read."""
        path = book_path() if self._path is None else self._path
        try:
            return tuple(read_puzzles(path))
        except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
            _log.error("the puzzle book cannot be read: %s", error)
            return ()

    @cached_property
    def _by_name(self) -> dict[str, Puzzle]:
        return {puzzle.name: puzzle for puzzle in self.puzzles}

    # --- what there is --------------------------------------------------------------------------------

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters that aren't empty: by theme, by level, by game, and the player's own."""
        keys: tuple[tuple[By, Sequence[str], Callable[[Puzzle], str]], ...] = (
            ("theme", THEMES, lambda puzzle: puzzle.theme),
            ("level", KNOWN, lambda puzzle: puzzle.level),
            ("game", GAMES, lambda puzzle: RULESETS[puzzle.ruleset].rules.game),
        )
        chapters = [
            Chapter(by, key, tuple(puzzle.name for puzzle in self.puzzles if key_of(puzzle) == key))
            for by, order, key_of in keys
            for key in order
        ]
        chapters.append(Chapter("own", "", tuple(own.name for own in reversed(self.own) if not own.title)))
        chapters.append(Chapter("own", KEPT, tuple(own.name for own in reversed(self.own) if own.title)))
        return tuple(chapter for chapter in chapters if chapter.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the puzzles of the book."""
        return tuple(puzzle.name for puzzle in self.puzzles)

    def problem(self, name: str) -> Problem | None:
        """Return the puzzle with that name, set up; None if there is none, or its position is impossible."""
        try:
            if name in self._by_name:
                return of_puzzle(self._by_name[name])
            own = next((puzzle for puzzle in self.own if puzzle.name == name), None)
            return None if own is None else of_own(own)
        except (EngineError, ValueError, IndexError) as error:
            _log.error("the puzzle %s is not possible: %s", name, error)
            return None

    def of_the_day(self, day: date) -> str:
        """Return the name of the puzzle of that `day`, the same for everyone who knows its game; empty without a book.

        All have had their turn before one comes again. For others it is the next one of a game that they know.
        """
        names = sorted(self.names)
        if not names:
            return ""
        turn, place = divmod(day.toordinal(), len(names))
        Random(turn).shuffle(names)
        return self.known_first([*names[place:], *names[:place]])[0]

    def known_first(self, names: Sequence[str]) -> list[str]:
        """Return `names` in their order, those of games that the player knows before all others."""
        known = self._known()
        return sorted(names, key=lambda name: RULESETS[self._by_name[name].ruleset].rules.game not in known)

    def due(self, day: date) -> list[str]:
        """Return the names of the player's own moves that come back on `day`, longest overdue first."""
        known = {own.name for own in self.own}
        due = (name for name in repeats.due(self.store.kept.repeats, day) if name in known)
        return list(islice((name for name in due if self.problem(name) is not None), MOST_DUE))

    def next_of(self, names: Sequence[str], after: str = "") -> str:
        """Return the first of `names` behind `after` that was not solved, or from the beginning; empty if all were.

        What is not possible is passed over.
        """
        start = names.index(after) + 1 if after in names else 0
        around = [*names[start:], *names[:start]]
        open_ones = (name for name in around if name != after and self.mark(name) != "solved")
        return next((name for name in open_ones if self.problem(name) is not None), "")

    # --- what was solved ------------------------------------------------------------------------------

    @property
    def count_solved(self) -> int:
        """How many puzzles were solved, without reading the book."""
        return sum(mark == "solved" and not is_own(name) for name, mark in self.store.kept.marks.items())

    def mark(self, name: str) -> Mark | None:
        """Return the mark of the puzzle with that name; None if it hasn't been tried."""
        return self.store.kept.marks.get(name)

    def solved(self, names: Iterable[str]) -> int:
        """Return how many of `names` were solved."""
        return sum(self.mark(name) == "solved" for name in names)

    def note(self, name: str, *, solved: bool, day: date | None = None) -> None:
        """Note that the puzzle with that name was tried, an own move on that `day`; a solved puzzle stays solved."""
        comes_back = day is not None and name in self.store.kept.repeats

        def add(kept: PuzzleFile) -> None:
            _add(kept, {name: "solved" if solved else "missed"}, ())
            if day is not None and name in kept.repeats:
                repeats.note(kept.repeats, name, day, solved=solved, times=TIMES)

        if comes_back or self.mark(name) != "solved":
            self.store.change(add)

    # --- one's own ------------------------------------------------------------------------------------

    @property
    def own(self) -> tuple[OwnProblem, ...]:
        """The player's own positions, the oldest first."""
        return tuple(self.store.kept.own)

    def add_missed(
        self, game: Game, decision: JudgedDecision, seats: Sequence[Seat] = (), day: date | None = None
    ) -> str:
        """Add a `decision` that was missed in `game`, with the players at its `seats`; return its name.

        It comes back from the day after `day` on; what was added or tried before is not added again.
        """
        own = own_problem(game, decision, seats)

        def add(kept: PuzzleFile) -> None:
            if day is not None and own.name not in {*kept.marks, *(puzzle.name for puzzle in kept.own)}:
                repeats.note(kept.repeats, own.name, day, solved=False)
            _add(kept, {}, [own])

        if all(puzzle.name != own.name for puzzle in self.own):
            self.store.change(add)
        return own.name

    def keep(self, game: Game, decision: JudgedDecision, title: str) -> None:
        """Keep a position on purpose: that of the `decision` in `game`, under this `title`."""
        own = msgspec.structs.replace(own_problem(game, decision), title=title)
        if all(puzzle.name != own.name for puzzle in self.own):
            self.store.change(lambda kept: _add(kept, {}, [own]))

    def rename(self, name: str, title: str) -> None:
        """Give the kept position `name` another `title`."""

        def give(kept: PuzzleFile) -> None:
            kept.own = [msgspec.structs.replace(own, title=title) if own.name == name else own for own in kept.own]

        self.store.change(give)

    def remove(self, name: str) -> OwnProblem | None:
        """Remove the position `name` and return it, for :meth:`restore`."""
        gone = next((own for own in self.own if own.name == name), None)

        def drop(kept: PuzzleFile) -> None:
            kept.own = [own for own in kept.own if own.name != name]

        self.store.change(drop)
        return gone

    def restore(self, own: OwnProblem) -> None:
        """Bring back `own`, a position that was removed."""
        self.store.change(lambda kept: _add(kept, {}, [own]))


def is_own(name: str) -> bool:
    """Whether that is the name of one of the player's own positions."""
    return name.startswith(OWN)


def _add(kept: PuzzleFile, marks: Mapping[str, Mark], own: Iterable[OwnProblem]) -> None:
    for name, mark in marks.items():
        if kept.marks.get(name) != "solved":
            kept.marks[name] = mark
    known = {puzzle.name for puzzle in kept.own}
    everything = [*kept.own, *(puzzle for puzzle in own if puzzle.name not in known)]
    missed = [puzzle.name for puzzle in everything if not puzzle.title][-MOST_OWN:]
    titled = [puzzle.name for puzzle in everything if puzzle.title][-MOST_OWN:]
    kept.own = [puzzle for puzzle in everything if puzzle.name in {*missed, *titled}]
    for name in kept.repeats.keys() - {puzzle.name for puzzle in kept.own}:
        del kept.repeats[name]
