"""What is done with the drill *What is it worth?*: starting it, going on, and keeping how well it went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ra_desktop.ai.neural import compiled
from ra_desktop.ai.worth import Question, is_known, question_of
from ra_desktop.app import background
from ra_desktop.app.background import Rank
from ra_desktop.app.drill import A_DAY, PRICED, Deck, Drill, own_positions
from ra_desktop.engine import Position
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.lessons.exercising import Drilling
from ra_desktop.ui.words.players import without_networks

from .learning import GuestActions

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.storage.progress import DrillAnswer

    from .games import PositionActions
    from .learning import LessonActions, PuzzleActions
    from .parts import Parts


class DrillActions(GuestActions):
    """The drill in a window."""

    sounded = Signal(str)
    """The name of a sound."""

    def __init__(
        self, parts: Parts, positions: PositionActions, lessons: LessonActions, puzzles: PuzzleActions
    ) -> None:
        self.drill = Drill(parts.session, parts.today.look)
        super().__init__(parts, self.drill)
        self.drill.setParent(self)
        self._positions, self._lessons, self._puzzles = positions, lessons, puzzles
        self.deck: Deck = puzzles.deck
        self._theme = ""
        self._number = 0
        """Which question of today is on the table."""
        self._following: Question | None = None
        self._returns = False
        """Whether it was started at the table, and so returns there."""
        self.table = Drilling(
            parts.session, self.drill, self.deck, parts.table, parts.choices, number=lambda: self._number
        )
        self.table.next_wanted.connect(self._go_on)
        self.drill.answered.connect(self._on_answered)
        self.drill.ended.connect(self._on_ended)
        puzzles.drill_wanted.connect(self.start)
        puzzles.pasted_wanted.connect(self.start_pasted)

    def start(self, theme: str = "") -> None:
        """Start the drill, with questions of one `theme` if it is given; the player's own games are read first."""
        if not compiled.is_there():
            self._parts.notices.say(without_networks())
            return
        self._theme = theme
        self._returns = self._parts.is_playing
        texts: list[str] = []

        def done() -> None:
            self.deck.own = texts
            self._pose(self.deck.next(self._parts.today.look(), theme))

        players = self._parts.players
        background.quick().start(self, lambda: own_positions(players.are_own), texts.extend, done, rank=Rank.URGENT)

    def start_pasted(self) -> None:
        """Ask about the position on the clipboard."""
        at = self._positions.read_text(Position.from_text)
        if at is None:
            return
        question = question_of(at)
        if question is None or not is_known(question):
            self._parts.notices.say(
                _tr("Worth", "This position can’t become a question: no one can bid for a lot in it.")
            )
            return
        self._returns = self._parts.is_playing
        self._pose(question)

    def remember(self) -> Callable[[DrillActions], None] | None:
        """Return a function that asks the current question in another window; None if there is no question."""
        question, theme = self.drill.question, self._theme
        if question is None:
            return None

        def pose(other: DrillActions) -> None:
            other._theme = theme
            other._pose(question)

        return pose

    def _pose(self, question: Question | None) -> None:
        if question is None:
            self._parts.notices.say(_tr("Worth", "There are no questions of this kind."))
            return
        self._lessons.leave()
        self._puzzles.leave()
        if not self.is_on:
            self._aside = self._parts.session.game
        day = self._parts.today.look()
        self._number = self.deck.today(day) + 1
        self.drill.pose(question, asks_price=self._number % PRICED == 0)
        self._following = self.deck.next(day, self._theme, after={question.name})
        if self._following is not None:
            self.drill.prepare(self._following)
        self._parts.pages.show_table()

    def _go_on(self) -> None:
        self._pose(self._following)

    def _on_answered(self, answer: DrillAnswer) -> None:
        assert self.drill.question is not None
        self.deck.note(self.drill.question, answer)
        self.sounded.emit(("winner" if self._number % A_DAY == 0 else "harp") if answer.right else "tile")

    def _on_ended(self) -> None:
        """Back to the page or the table, unless something else follows or another game came."""
        game, aside, self._aside = self._parts.session.game, self._aside, None
        if self._goes_on or game is not aside:
            return
        if self._returns and game is not None:
            self._parts.pages.show_table()
        else:
            self._puzzles.show_puzzles()
