"""What is done with reviews: showing one beside and below the table, and playing on from a moment of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from ra_desktop.app import background
from ra_desktop.app.background import Rank
from ra_desktop.app.exercise import of_decision
from ra_desktop.app.looks import look
from ra_desktop.app.reviews import Reviews
from ra_desktop.app.statistics import earlier_names
from ra_desktop.storage.atomic import write_atomically
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.filing import clean_stem
from ra_desktop.storage.finished import counts, deciders, kept_path
from ra_desktop.storage.names import one_line
from ra_desktop.storage.reading import exists
from ra_desktop.ui.dialogs.parts import question_box
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, plain_text, read_aloud
from ra_desktop.ui.words.tiles import ruleset_label

from .parts import Actions, Column, Parts, docked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.review.record import JudgedDecision
    from ra_desktop.engine import Game
    from ra_desktop.ui.table.review.desk import ReviewDesk
    from ra_desktop.ui.table.review.report import ToldReview

    from .games import FileActions, HistoryActions
    from .learning import PuzzleActions

_LEAST: Final = 286
"""The least width of the column, at the usual size of text."""
_SHARE, _MOST = 0.34, 560
"""Its width as a share of the window's, and the greatest."""
_HIGH_SHARE, _LEAST_HIGH, _MOST_HIGH = 0.195, 112, 250
"""The height of the graph, as a share of the window's and in pixels."""


class ReviewActions(Actions):
    """Reviews in `window`, made on first use."""

    changed = Signal()
    """A review was opened or closed."""
    judged = Signal(object, int)
    """A game whose review is complete, and how many graded errors the only person made, three at most."""

    practice_wanted = Signal(str, str)
    """See :attr:`.PlayPage.practice_wanted`."""

    def __init__(self, parts: Parts, files: FileActions, history: HistoryActions, puzzles: PuzzleActions) -> None:
        super().__init__(parts)
        self._files = files
        self._history = history
        self._puzzles = puzzles
        self._column: Column | None = None
        self.reviews = Reviews(self)
        self._looks = background.Latest(background.slow(), self)
        self.desk: ReviewDesk | None = None
        self._back: tuple[Game, int] | None = None
        """The game whose review goes on after an exercise, and the moment."""
        puzzles.exercise.ended.connect(self._on_tried)
        parts.pages.changed.connect(self.refresh)

    @property
    def is_on(self) -> bool:
        """Whether a review is shown."""
        return self.desk is not None and self.desk.is_on

    def show_file(self, path: Path) -> None:
        """Open the saved game `path` and show its review."""
        if self._files.open_file(path) and not self.is_on:
            self.show()

    def show(self) -> None:
        """Show the review of the game on the table, or leave it.

        While several persons play, it asks first, since a review gives away what they hide.
        """
        game, desk = self._parts.session.game, self._furnished()
        if desk.is_on:
            desk.close()
            return
        if game is None or game.state.is_over or len(self._parts.table.players.persons()) < 2:
            desk.open()
            return
        question_box(
            self._parts.window,
            _tr("Review", "Review the game now?"),
            _tr(
                "Review",
                "The game isn’t over. A review shows everyone’s chances of winning, and so gives away face-down fame.",
            ),
            _tr("Common", "Review"),
            _tr("Common", "Play on"),
            lambda: self._parts.session.game is game and desk.open(),
            QMessageBox.Icon.Question,
        )

    def open(self, ply: int | None) -> None:
        """Show the review at `ply`, without asking."""
        self._furnished().open(ply)

    # --- exporting ----------------------------------------------------------------------------------

    def export(self) -> None:
        """Ask for a file, and save the review there as a picture."""
        from PySide6.QtWidgets import QFileDialog

        report = self.desk.report(shared=True) if self.desk is not None else None
        if report is None:
            return
        pictures = _tr("Review", "Pictures")
        first = Path.home() / f"{clean_stem(self._title(report))}.png"
        name, _ = QFileDialog.getSaveFileName(
            self._parts.window, plain_text(_tr("SavedGames", "E&xport…")), str(first), f"{pictures} (*.png)"
        )
        if name:
            path = Path(name)
            self.export_to(path if path.suffix.lower() == ".png" else path.with_name(path.name + ".png"))

    def export_to(self, path: Path) -> None:
        """Save the review as a picture in the file `path`; if that fails, show the reason."""
        report = self.desk.report(shared=True) if self.desk is not None else None
        if report is None:
            return
        from ra_desktop.ui.table.review.balance_card import Poster

        poster = Poster(report, self._title(report))
        data = poster.png()
        poster.deleteLater()
        try:
            write_atomically(path, data, private=False)
        except SaveError as error:
            self._parts.messages.complain(_tr("Review", "The review couldn’t be exported"), error)
            return
        self._parts.notices.say(fill(_tr("Review", "The review is saved as “{name}”."), name=one_line(path.name)))

    def _title(self, report: ToldReview) -> str:
        text = _tr("Review", "{game}: review for {name}")
        return fill(text, game=ruleset_label(report.ruleset), name=report.seats[report.seat].name)

    # --- trying again -------------------------------------------------------------------------------

    def _on_reviewed(self) -> None:
        """Say what the complete review says, and keep the player's costliest errors as puzzles that come back."""
        desk, game = self.desk, self._parts.session.game
        sentences = [_tr("Review", "The review is complete.")]
        if desk is not None and (report := desk.report()) is not None:
            from ra_desktop.ui.table.review.report import in_words

            sentences += in_words(report)
        self._parts.table.speaker.say(read_aloud(sentences))
        if desk is None or desk.review is None or game is None or len(self._parts.table.players.persons()) != 1:
            return
        mistakes = desk.review.costliest(desk.seat)
        if self._is_own(desk.seat):
            day = self._parts.today.look()
            for decision in reversed(mistakes):
                self._puzzles.book.add_missed(game, decision, self._parts.session.seats, day)
        self.judged.emit(game, len(mistakes))

    def _is_own(self, seat: int) -> bool:
        """Whether the game on the table was finished here and the current player decided for `seat`."""
        saved = self._parts.session.saved
        if saved is None or not counts(saved) or not exists(kept_path(saved)):
            return False
        decider = deciders(saved)[seat]
        return decider.bot is None and self._parts.players.are_own({decider.name})

    def _look(self) -> None:
        """Look at the last games of the only person, if the one reviewed is theirs, for habits by content."""
        desk, saved = self.desk, self._parts.session.saved
        alone = len(self._parts.table.players.persons()) == 1
        if desk is not None and saved is not None and alone and self._is_own(desk.seat):
            name = deciders(saved)[desk.seat].name
            self._looks.ask(partial(look, earlier_names().get(name, name), saved.game.ruleset), Rank.URGENT)

    def _try_again(self, errors: Sequence[JudgedDecision]) -> None:
        game = self._parts.session.game
        if game is None or not errors:
            return
        problems = [of_decision(game, error, self._parts.session.seats) for error in errors]
        self._back = (game, errors[0].ply)
        self._puzzles.try_again(problems)

    def _practise(self, kind: str, key: str) -> None:
        game = self._parts.session.game
        if game is not None:
            self._back = (game, self._parts.table.replay.ply)
            self.practice_wanted.emit(kind, key)

    def _on_tried(self) -> None:
        """Go back to the review, unless something else is on the table."""
        back, self._back = self._back, None
        if back is not None and self._parts.session.game is back[0] and self._parts.pages.is_playing:
            self._furnished().open(back[1])

    # --- the window ---------------------------------------------------------------------------------

    def _furnished(self) -> ReviewDesk:
        if self.desk is not None:
            return self.desk
        from ra_desktop.ui.table.review.chance_panel import ChancePanel
        from ra_desktop.ui.table.review.desk import ReviewDesk
        from ra_desktop.ui.table.review.panel import ReviewPanel

        panel, chances = ReviewPanel(self._parts.window), ChancePanel(self._parts.window)
        self.desk = ReviewDesk(self._parts.session, self.reviews, self._parts.table, panel, chances, self)
        self._foot = QWidget(self._parts.window)
        in_column(self._foot, chances, margins=(9, 0, 10, 8))
        self._column = Column("review", panel, _SHARE, _LEAST, _MOST, self._parts)
        below = Qt.DockWidgetArea.BottomDockWidgetArea
        self._below = docked("chances", self._foot, below, self._parts.window)
        self._parts.window.setCorner(Qt.Corner.BottomRightCorner, below)
        panel.share.clicked.connect(self.export)
        panel.practice_wanted.connect(self._practise)
        panel.buttons.go_on.clicked.connect(lambda: self._history.go_on_from(self._parts.table.replay.ply))
        self.desk.reviewed.connect(self._on_reviewed)
        self.desk.again_wanted.connect(self._try_again)
        self.desk.opened.connect(self._look)
        self._looks.read.connect(self.desk.show_habits)
        self.desk.opened.connect(self.refresh)
        self.desk.panel.tabs.currentChanged.connect(lambda _: self.changed.emit())  # another tab, other accounts
        self.desk.closed.connect(self._looks.drop)
        self.desk.closed.connect(self.refresh)
        return self.desk

    def refresh(self) -> None:
        """Show the review with its game."""
        shown = self.is_on and self._parts.pages.is_playing
        if self._column is not None and self._column.is_shown != shown:
            if not shown:
                self._below.hide()
            self._column.show(shown)
            self._below.setVisible(shown and self._has_room_below)
            self.changed.emit()
        self.fit()

    @property
    def _has_room_below(self) -> bool:
        """Whether the table is not too low with the graph below it."""
        window = self._parts.window
        left = window.height() - window.menuBar().height() - self._parts.table.view.minimumHeight()
        return left >= scaled(_LEAST_HIGH)

    def fit(self) -> None:
        """Give column and graph the room that the window has for them."""
        if self._column is None or not self._column.is_shown or self.desk is None:
            return
        window = self._parts.window
        chances, is_below = self.desk.chances, self._has_room_below
        if is_below != (chances.parent() is self._foot):
            if is_below:
                around = self._foot.layout()
                assert around is not None
                around.addWidget(chances)
                chances.show()
                self.desk.panel.leave_chances()
            else:
                self.desk.panel.take_chances(chances)
        self._below.setVisible(is_below)
        self._column.fit()
        high = max(scaled(_LEAST_HIGH), min(window.height() * _HIGH_SHARE, scaled(_MOST_HIGH)))
        window.resizeDocks([self._below], [round(high)], Qt.Orientation.Vertical)
