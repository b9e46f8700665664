"""The drill *What is it worth?*: which questions follow, how they are put, and how well they were answered.

Questions come from the player's own games first, then from a book of positions. Their answers are found in the
background while they are being asked; what is kept is only how well each was answered.
"""

from __future__ import annotations

import logging
import threading
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.worth import FAR_OFF, THEMES, Question, Theme, Truth, name_of, question_of, truth_of
from ra_desktop.engine import RULESETS, Action, Bid, Game, NotationError, Pass, Position
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import deciders
from ra_desktop.storage.paths import resources_dir
from ra_desktop.storage.progress import DrillAnswer, DrillKept, PuzzleFile
from ra_desktop.storage.reading import names_in
from ra_desktop.storage.savefile import load_file

from . import background, repeats
from .background import Rank
from .exercise import Quiz, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from datetime import date
    from pathlib import Path

    from ra_desktop.storage.store import Store

    from .session import Session

_log = logging.getLogger(__name__)

A_DAY: Final = 10
"""Questions a day."""
PRICED: Final = 3
"""Every question whose number is a multiple of this also asks for worth less price."""
MOST_ANSWERS: Final = 2000
"""Most answers that are kept; the oldest are dropped."""
_GAMES: Final = 20
"""The player's latest games from which questions are taken."""

Step = Literal["give", "call", "price", "wait", "told"]
"""What is asked now: what you would give, whether you would invoke Ra, worth less price; or the truth is awaited, or
told."""


# --- how well it went -------------------------------------------------------------------------------------


class Score(NamedTuple):
    """How well some questions were answered."""

    questions: int
    share: float | None
    """The share of the fame at stake that was kept; None if nothing was."""
    off: float | None
    """The mean distance of the guesses, in fame; None if there was none."""


def score(answers: Iterable[DrillAnswer]) -> Score:
    """Return how well all the questions were answered."""
    answers = list(answers)
    stake, guesses = sum(one.stake for one in answers), [one.off for one in answers if one.off is not None]
    share = 1.0 - sum(one.lost for one in answers) / stake if stake else None
    return Score(len(answers), share, sum(guesses) / len(guesses) if guesses else None)


def is_far_off(answer: DrillAnswer) -> bool:
    """Whether a question answered like this comes back."""
    return not answer.right or (answer.off is not None and answer.off > FAR_OFF)


def streak(answers: Sequence[DrillAnswer]) -> int:
    """Return the length of the latest streak of right answers; one miss is forgiven, two in a row end it."""
    count = misses = 0
    for answer in reversed(answers):
        misses = 0 if answer.right else misses + 1
        if misses == 2:
            break
        count += answer.right
    return count


# --- which question comes next ------------------------------------------------------------------------------


def book_path() -> Path:
    """Return the file of the positions that come with the program."""
    return resources_dir() / "puzzles" / "worth.txt.gz"


class Deck:
    """The questions, and how well they were answered, kept beside the puzzles in `store`."""

    def __init__(
        self, store: Store[PuzzleFile], known: Callable[[], Collection[str]], path: Path | None = None
    ) -> None:
        """`known` returns the games that the player knows; `path` is another book than the program's."""
        self._store = store
        self._known = known
        self._path = path
        self.own: list[str] = []
        """Positions of the player's games, as text."""

    @cached_property
    def book(self) -> tuple[str, ...]:
        """The positions that come with the program, as text; none if they cannot be read."""
        import gzip  # the start page does not need it

        try:
            path = book_path() if self._path is None else self._path
            return tuple(gzip.decompress(path.read_bytes()).decode("utf-8").splitlines())
        except (OSError, EOFError, ValueError) as error:
            _log.error("the positions of the drill cannot be read: %s", error)
            return ()

    @property
    def kept(self) -> DrillKept:
        """The answers and what comes back."""
        return self._store.kept.drill

    def today(self, day: date) -> int:
        """Return how many questions were answered on `day`."""
        return sum(answer.day == day for answer in self.kept.answers)

    def due(self, day: date) -> list[str]:
        """Return the positions that come back on `day`, of those that there is something to ask about."""
        return [text for text in repeats.due(self.kept.repeats, day) if read_question(text) is not None]

    def next(self, day: date, theme: str = "", after: Collection[str] = ()) -> Question | None:
        """Return the next question on `day`, of that `theme` if one is given, other than those `after` which it comes.

        What is due comes first, then what was never asked, of the player's own games before the book, in the end what
        was asked longest ago.
        """
        asked = {answer.name: number for number, answer in enumerate(self.kept.answers)}
        known, due = self._known(), self.due(day)
        book = sorted(self.book, key=lambda text: RULESETS[text.split(maxsplit=2)[1]].rules.game not in known)
        fresh = [text for text in (*self.own, *book) if name_of(text) not in asked]
        old = sorted((text for text in book if name_of(text) in asked), key=lambda text: asked[name_of(text)])
        for text in (*due, *fresh, *old):
            if theme in ("", _theme_of(text)) and (question := read_question(text)) and question.name not in after:
                return question
        return None

    def note(self, question: Question, answer: DrillAnswer) -> None:
        """Keep how well `question` was answered; if it was far off, it comes back."""

        def add(file: PuzzleFile) -> None:
            file.drill.answers = [*file.drill.answers, answer][-MOST_ANSWERS:]
            repeats.note(file.drill.repeats, question.text, answer.day, solved=not is_far_off(answer))

        self._store.change(add)

    def by_theme(self) -> dict[Theme, Score]:
        """Return how well the questions of each theme were answered."""
        return {theme: score(one for one in self.kept.answers if one.theme == theme) for theme in THEMES}


@lru_cache(maxsize=256)
def read_question(text: str) -> Question | None:
    """Return the question about the position `text`; None if there is none."""
    try:
        return question_of(Position.from_text(text))
    except NotationError as error:
        _log.warning("not a position: %s", error)
        return None


@lru_cache(maxsize=4096)
def _theme_of(text: str) -> str:
    """Return the theme of a question, known at once when it is asked for again; empty if it is no position."""
    try:
        at = Position.from_text(text)
    except NotationError:
        return ""
    return Question(at, at).theme


def own_positions(is_own: Callable[[Collection[str]], bool], folder: Path | None = None) -> Iterator[list[str]]:
    """Yield the positions of the latest finished games in which someone who `is_own` could bid, a list for each game.

    Those of a game are in no order, so that they give nothing away of what came next.
    """
    folder = folder or paths.finished_dir()
    names = [name for name in names_in(folder) if name.endswith(paths.SUFFIX)]
    for name in reversed(names[-_GAMES:]):
        try:
            saved = load_file(folder / name)
        except SaveError as error:
            _log.info("a finished game is left out: %s", error)
            continue
        game, seats = saved.game, deciders(saved)
        own = {seat for seat, one in enumerate(seats) if one.bot is None and is_own({one.name})}
        plies = [ply for ply in range(len(game.plies)) if game.phase(ply) == "auction" and not game.is_forced(ply)]
        positions = (game.position(ply) for ply in plies if game.seat_to_act(ply) in own)
        yield sorted((str(at) for at in positions if _may_bid(at)), key=name_of)


def _may_bid(at: Position) -> bool:
    legal = at.legal_actions()
    return Pass() in legal and any(isinstance(action, Bid) for action in legal)


# --- a question at the table ----------------------------------------------------------------------------------


class Drill(Quiz):
    """Asks one question after the other, each in steps."""

    answered = Signal(object)
    """The :class:`.DrillAnswer` to the question on the table: the truth is told."""

    def __init__(self, session: Session, day: Callable[[], date], parent: QObject | None = None) -> None:
        """`day` returns which day it is."""
        super().__init__(session, parent)
        self._day = day
        self.question: Question | None = None
        """What is on the table, or None."""
        self.step: Step = "give"
        self.asks_price = False
        """Whether worth less price is asked, too."""
        self.given: Action | None = None
        """The sun that the player would give, or a pass."""
        self.called: Action | None = None
        """What the player would do in that turn."""
        self.guess: int | None = None
        """The guess of worth less price, in fame."""
        self.has_failed = False
        """Whether the networks could not be asked."""
        self._truths: dict[str, Truth | None] = {}
        """What is known or being found out, by the name of the question."""

    @property
    def truth(self) -> Truth | None:
        """What the networks say; None until they have answered."""
        return None if self.question is None else self._truths.get(self.question.name)

    @property
    def sun(self) -> int:
        """The sun that worth less price is about: the one given or, after a pass, the lowest that could be."""
        assert self.question is not None
        if isinstance(self.given, Bid):
            return self.given.sun
        return min(action.sun for action in self.question.auction.legal_actions() if isinstance(action, Bid))

    @property
    def is_asking(self) -> bool:
        return self.question is not None and self.step in ("give", "call")

    # --- asking -------------------------------------------------------------------------------------------

    def prepare(self, question: Question) -> None:
        """Find out in the background what the networks say to `question`."""
        if question.name in self._truths:
            return
        self._truths[question.name] = None
        cancelled = threading.Event()

        def work() -> Iterator[Truth]:
            yield truth_of(question, cancel=cancelled)

        def deliver(truth: Truth) -> None:
            self._truths[question.name] = truth
            self._settle()

        def failed(_: object) -> None:
            del self._truths[question.name]
            self.has_failed = True
            self._settle()

        background.slow().start(self, work, deliver, failed=failed, rank=Rank.URGENT, cancelled=cancelled)

    def pose(self, question: Question, *, asks_price: bool) -> None:
        """Put `question` on the table."""
        self._truths = {name: truth for name, truth in self._truths.items() if name == question.name}
        self.question, self.asks_price, self.has_failed = question, asks_price, False
        self.given = self.called = self.guess = None
        self.prepare(question)
        self._show(question.auction, "give")

    def choose(self, action: Action) -> None:
        question = self.question
        if question is None or not self.is_asking or self._game is None:
            return
        if action not in self._game.state.legal_actions():
            return
        if self.step == "give":
            self.given = action
            self._show(question.turn, "call")
        else:
            self.called = action
            self.step = "price" if self.asks_price else "wait"
            self._settle()
            self.changed.emit()

    def say(self, guess: int) -> None:
        """Take `guess` as what the lot is worth less the price, in fame."""
        if self.step == "price":
            self.guess, self.step = guess, "wait"
            self._settle()
            self.changed.emit()

    def _show(self, at: Position, step: Step) -> None:
        self.step = step
        game = Game.from_text(str(at), seed=0)
        self._put(game, seated(game))

    def _settle(self) -> None:
        """Show the truth, if it is known and asked for."""
        truth, given, called = self.truth, self.given, self.called
        if self.step != "wait" or truth is None or given is None or called is None:
            if self.has_failed and self.step == "wait":
                self.step = "told"
                self.changed.emit()
            return
        both = truth.gave(given), truth.called(called)
        self.step = "told"
        self.answered.emit(
            DrillAnswer(
                truth.question.name,
                self._day(),
                truth.question.theme,
                sum(one.stake for one in both),
                sum(one.lost for one in both),
                all(one.is_right for one in both),
                None if self.guess is None else abs(self.guess - truth.prices[self.sun]),
            )
        )
        self.changed.emit()

    def _forget(self) -> None:
        super()._forget()
        self.question = None
        self._truths.clear()
