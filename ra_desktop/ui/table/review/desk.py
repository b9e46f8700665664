"""A review at the table: fills the column and the graph, and moves through the game with the replay."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial
from itertools import starmap
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.hints import Motive, motive_of
from ra_desktop.ai.price import account_of
from ra_desktop.ai.review.content import certain, drill_theme
from ra_desktop.ai.review.habits import faults
from ra_desktop.ai.review.summary import summary_of
from ra_desktop.ai.ruler import SOLVED_WITHIN
from ra_desktop.app import background
from ra_desktop.app.background import Job, Rank
from ra_desktop.app.looks import NOTHING, Looked
from ra_desktop.app.reviews import Reviews, WhatIf
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, labelled
from ra_desktop.ui.words.reasons import action_label, against_whom, motive_text
from ra_desktop.ui.words.review import habit_text, leanings_text, next_text, options_texts

from .move_card import Option
from .report import ToldReview, kept_story, record_story, report_of, story_of, told_of, worst
from .review_pages import decision_headings, decision_rows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai.review.content import Leaning
    from ra_desktop.ai.review.record import Review
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action, Game
    from ra_desktop.storage.saved_game import Seat
    from ra_desktop.ui.table.table import Table

    from .chance_painter import Picture
    from .chance_panel import ChancePanel
    from .panel import ReviewPanel


_MOST_HABITS: Final = 2
"""How many habits by content a review names."""


class ReviewDesk(QObject):
    """Shows the review of the game of `session`, for one seat at a time."""

    opened = Signal()
    closed = Signal()
    reviewed = Signal()
    """The review is complete."""
    again_wanted = Signal(object)
    """The errors to decide once more, a tuple, that of the moment shown first."""

    def __init__(
        self,
        session: Session,
        reviews: Reviews,
        table: Table,
        panel: ReviewPanel,
        chances: ChancePanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._reviews = reviews
        self._table = table
        self._replay = table.replay
        self.panel = panel
        self.chances = chances
        self._game: Game | None = None
        self._key: object = None
        self.review: Review | None = None
        """The review shown, as far as there is one."""
        self._latest: Review | None = None
        """That one, or the one that follows when its moves are weighed."""
        self._picture: Picture | None = None
        """The graph without another branch."""
        self._first_told: ToldReview | None = None
        """What the quick look told, until the closer one has."""
        self._said: tuple[Sequence[str], str, str, str] = ((), "", "", "")
        """What the panel tells, but for the habits of the last games."""
        self._looked: Looked = NOTHING
        self.seat = 0
        """The seat whose errors are shown."""
        self._has_moved = False
        """Whether the user has chosen a moment, which must stay then."""
        self._asked: int | None = None
        """The moment at which an opponent was asked about its move."""
        self._answer = ""
        self._weighing: Job | None = None
        """Finds the accounts of the review that comes next."""
        self._unasked = threading.Event()
        """Set when that answer is no longer wanted."""
        self.what_if = WhatIf(self)
        self.what_if.changed.connect(self._show_what_if)
        reviews.ready.connect(self._on_ready)
        reviews.progressed.connect(self._on_progressed)
        reviews.failed.connect(self._on_failed)
        self._replay.shown.connect(self._on_shown)
        self._replay.left.connect(self._on_left)
        panel.close_button.clicked.connect(self._replay.end)
        chances.graph.escaped.connect(self._replay.end)
        chances.graph.ply_wanted.connect(self._go)
        chances.table.ply_chosen.connect(self._go)
        panel.moves.ply_chosen.connect(self._go)
        panel.luck.ply_chosen.connect(self._go)
        panel.all.ply_chosen.connect(self._go)
        panel.moves.tried.connect(self._try)
        panel.moves.dropped.connect(self.what_if.drop)
        panel.moves.announced.connect(table.speaker.say)
        panel.seat_chosen.connect(self._on_seat)
        panel.stop.clicked.connect(self._stop)
        panel.buttons.again.clicked.connect(self._try_again)
        panel.buttons.why.clicked.connect(self._ask)

    # --- what is reviewed ---------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Whether a review is shown."""
        return self._game is not None

    def open(self, ply: int | None = None) -> bool:
        """Start the review of the game on the table, at `ply` if that is given; False if there is nothing to review."""
        game = self._session.game
        if game is None or not game.plies or self._session.has_guest:
            return False
        if self.is_on:
            self.chances.graph.setFocus()
            return True
        was_on = self._replay.is_on
        if not was_on:
            self._replay.start(len(game.plies) if ply is None else ply)
            if not self._replay.is_on:
                return False
        self._table.view.show_foot(False)
        self._has_moved = was_on or ply is not None
        self._game = game
        self.review = self._latest = None
        seats, home = self._seats(), self._table.view.home
        self.seat = home if home in seats else seats[0]
        names = [(seat, self._table.players.name(seat)) for seat in seats]
        self.panel.set_seats(names, self.seat)
        self._show_nothing()
        self._tell_record()
        self.panel.show_progress(0, 0)
        self.opened.emit()
        self._key = self._reviews.ask(game)
        self.chances.graph.setFocus()
        return True

    def close(self) -> None:
        """End the review and the replay."""
        if self.is_on:
            self._replay.end()

    def _seats(self) -> Sequence[int]:
        """Return whose review can be shown: every person's, or everyone's in a game without persons."""
        assert self._game is not None
        return self._table.players.persons() or range(self._game.state.players)

    # --- events -------------------------------------------------------------------------------------

    def _on_ready(self, key: object, review: Review) -> None:
        """Tell `review` once the background has weighed the moves that it explains, unless a fuller one is known."""
        game, latest = self._game, self._latest
        if game is None or key != self._key:
            return
        if latest is not None and latest.depth == "full" and review.depth != "full":
            return
        self._latest = review
        if self.review is None and review.depth != "full":  # at once: to weigh the moves takes a while
            fallen = faults(review, game, self.seat)
            self._tell_roughly(*story_of(review, game, self.seat, fallen, self._table.players.name))
        errors = worst(review, self.seat)
        compared = [(game.position(error.ply).view(error.seat), error.best, error.chosen) for error in errors]
        self._stop_weighing()
        self._weighing = background.quick().start(
            self, partial(starmap, account_of, compared), lambda _: None, partial(self._tell, review), rank=Rank.URGENT
        )

    def _on_progressed(self, key: object, done: int, count: int) -> None:
        if self.is_on and key == self._key:
            self.panel.show_progress(done, count)

    def _on_failed(self, key: object) -> None:
        if self.is_on and key == self._key:
            self.panel.end_progress(_tr("Review", "This game couldn’t be reviewed."))

    def _stop(self) -> None:
        self._reviews.stop()
        if self._latest is None:
            self.panel.end_progress(_tr("Review", "Stopped before there was a result."))
        else:
            self.panel.end_progress()  # the summary says that the figures are rough

    def _on_shown(self, ply: int) -> None:
        if not self.is_on:
            return
        self.chances.set_ply(ply)
        self.panel.moves.mark(ply)
        self._show_options(ply)
        self.panel.luck.mark(ply)
        self.panel.all.follow(ply)
        self.panel.buttons.go_on.setEnabled(self._replay.can_go_on)
        opponent = self._opponent(ply)
        name, move = "", ""
        if opponent is not None and self._game is not None and self.review is not None:
            made = self._game.plies[ply]
            name, move = self._table.players.name(made.seat), action_label(made.action, self._game.ruleset)
        self.panel.buttons.offer_why(name, move)
        if ply != self._asked:
            self._forget_question()

    def _opponent(self, ply: int) -> Seat | None:
        """Return the bot that moves after `ply` actions of a game that is over; None if a person does, or no one."""
        game, saved = self._game, self._session.saved
        if game is None or saved is None or saved.game is not game or ply >= len(game.plies):
            return None
        if not game.state.is_over:  # bots tell no one what they are up to
            return None
        seat = saved.occupants_at(ply)[game.plies[ply].seat]
        return seat if seat.bot else None

    def _ask(self) -> None:
        """Ask the opponent that moves at the moment shown why it does so."""
        game, ply = self._game, self._replay.ply
        opponent = self._opponent(ply)
        if game is None or opponent is None or opponent.bot is None:
            return
        self._replay.pause()
        self.what_if.drop()
        self._forget_question()
        self._asked, made, unasked = ply, game.plies[ply], threading.Event()
        self._unasked = unasked
        view, open_fame = game.position(ply).view(made.seat), self._session.options.open_fame
        level, character = opponent.bot, opponent.character

        def ask() -> Iterator[Motive | None]:
            yield motive_of(view, made.action, level, character, open_fame=open_fame, cancel=unasked)

        def answered(motive: Motive | None) -> None:
            players = self._table.players
            persons = players.persons()
            you = persons[0] if len(persons) == 1 else None
            about = in_a_line([players.name(made.seat), action_label(made.action, game.ruleset)])
            self._say_answer(labelled(about, motive_text(motive, players.name, you, game.ruleset)))
            self._table.speaker.say(self._answer)

        self.panel.tabs.setCurrentWidget(self.panel.moves)
        self._say_answer(_tr("HintCard", "Thinking…"))
        background.quick().start(
            self, ask, answered, failed=lambda _: answered(None), rank=Rank.URGENT, cancelled=unasked
        )

    def _say_answer(self, answer: str) -> None:
        self._answer = answer
        self.panel.moves.say_of_options(answer, "")

    def _forget_question(self) -> None:
        self._unasked.set()
        if self._asked is not None:
            self._asked = None
            self._say_answer("")

    def _show_options(self, ply: int) -> None:
        """Say what each move at the moment shown would have brought, if it was a decision of the seat."""
        if self.review is None or self._game is None:
            return
        decision = next((made for made in self.review.decisions_of(self.seat) if made.ply == ply), None)
        texts = [] if decision is None else options_texts(decision, self._game.ruleset)
        options = [
            Option(action, action_label(action, self._game.ruleset), text, action == self._game.plies[ply].action)
            for action, text in texts
        ]
        self.panel.moves.show_options(_tr("Review", "The moves here, compared with the best"), options)

    def _try(self, action: Action) -> None:
        self._forget_question()
        if self._game is not None:
            self._replay.pause()
            self.what_if.ask(self._game, self._replay.ply, action)

    def _show_what_if(self) -> None:
        """Show the branch of the game in the graph, and say what it is."""
        picture = self._picture
        if self._game is None or picture is None or self.review is None:
            return
        attempt = told_of(self.what_if, self.review, self.seat, self._game.ruleset)
        self.panel.moves.say_of_options(attempt.remark, attempt.drop)
        self.chances.show_picture(replace(picture, branch=attempt.branch))

    def _on_left(self) -> None:
        if not self.is_on:
            return
        self.what_if.drop()
        self._forget_question()
        game, self._game = self._game, None
        self._key = self.review = self._latest = None
        self._stop_weighing()
        if game is not None and not game.state.is_over:
            self._reviews.stop()
        self.closed.emit()

    def _on_seat(self, seat: int) -> None:
        self.what_if.drop()
        self.seat = seat
        self._table.sit_at(seat)
        if self._latest is not None:
            self._on_ready(self._key, self._latest)
        else:
            self._tell_record()

    def _go(self, ply: int) -> None:
        self._has_moved = True
        self._replay.go(ply)

    def _try_again(self) -> None:
        if self.review is None:
            return
        errors = [error for error in worst(self.review, self.seat) if not error.against_best.is_within(SOLVED_WITHIN)]
        shown = [decision for decision in self.review.decisions_of(self.seat) if decision.ply == self._replay.ply]
        first = [decision for decision in shown if not decision.against_best.is_within(SOLVED_WITHIN)]
        self.again_wanted.emit((*first, *(error for error in errors if error not in first)))

    # --- showing ------------------------------------------------------------------------------------

    def _show_nothing(self) -> None:
        self._picture = None
        self._first_told = None
        self.chances.show_picture(None)
        self.panel.balance.show_rows((), (), 0)
        self._looked = NOTHING
        self._say(())
        self.panel.moves.show_cards(())
        self.panel.luck.show_cards(())
        self.panel.kinds.show_kinds({}, ())
        self.panel.all.fill([], [], 0)
        self.panel.buttons.set_count(0)
        self.panel.buttons.again.setEnabled(False)
        self.panel.share.setEnabled(False)

    def _tell_record(self) -> None:
        """Tell what needs no evaluation, and aloud."""
        assert self._game is not None
        story = record_story(self._game, self.seat, self._table.players.name)
        self._say([story])
        if story:
            self._table.speaker.say(story)

    def _tell_roughly(self, story: Sequence[str], theme: str) -> None:
        """Tell what a quick look says."""
        self._say(story, _tr("Review", "Only a quick look: the figures are rough."), theme=theme)

    def show_habits(self, looked: Looked) -> None:
        """Tell what is certain of the habits by content that the last games of the reader show, and aloud."""
        if self.is_on:
            self._looked = looked
            self._say(*self._said)
            if self._habits:
                self._table.speaker.say(leanings_text(self._habits, looked.games))

    @property
    def _habits(self) -> list[Leaning]:
        """What is told of the habits by content."""
        return certain(self._looked.leanings)[:_MOST_HABITS]

    def _say(self, story: Sequence[str], remark: str = "", play: str = "", theme: str = "") -> None:
        """Show `story`, the habits second; before what to do next, with puzzles of any `theme`, a `remark`."""
        self._said = story, remark, play, theme
        lines, habits, drill = [line for line in story if line], self._habits, None
        if habits:
            lines = [line for line in lines if line != habit_text(None)]
            drill = drill_theme(habits[0], self._looked.game)
            if theme and lines[-1] == next_text(theme):
                lines[-1] = next_text(theme, drills=True)
            lines.insert(1, leanings_text(habits, self._looked.games))
        if remark:
            lines.insert(-1, remark)
        self.panel.tell("\n".join(lines), play, theme, drill)

    def _stop_weighing(self) -> None:
        if self._weighing is not None:
            self._weighing.cancel()
            self._weighing = None

    def _tell(self, review: Review) -> None:
        assert self._game is not None
        completes = review.depth == "full" and (self.review is None or self.review.depth != "full")
        self.review = review
        panel, seat = self.panel, self.seat
        report = self.report()
        assert report is not None
        self._picture = report.picture
        self.chances.show_picture(report.picture)
        is_rough = review.depth != "full"
        (heading, errors, nothing), *draws = report.groups()
        if is_rough:  # luck is what remains of a game without its choices, which a quick look only half knows
            self._first_told = report
            panel.balance.show_rows((), (), seat)
            self._tell_roughly(report.story, report.theme)
            draws = [(draws[0][0], (), _tr("Review", "Only the closer look can tell luck from skill."))]
        else:
            panel.balance.show_rows(report.seats, report.rows, seat)
            self._say(kept_story(self._first_told, report), "", report.play, report.theme)
            self._first_told = None
        panel.moves.show_cards([(heading, errors, nothing)], against_whom())
        panel.luck.show_cards(draws)
        panel.kinds.show_kinds(summary_of(review, seat).by_kind, report.fallen)
        decisions = review.decisions_of(seat)
        panel.all.fill(decision_headings(), decision_rows(decisions, self._game.ruleset), 4)
        panel.buttons.set_count(len(decisions))
        panel.buttons.again.setEnabled(
            any(not error.against_best.is_within(SOLVED_WITHIN) for error in worst(review, seat))
        )
        panel.share.setEnabled(not is_rough)
        if not self._has_moved:
            self._replay.go(report.errors[0].ply if report.errors else self._replay.marks.end)
        self._on_shown(self._replay.ply)
        if self.what_if.action is not None:
            self._show_what_if()
        if self._asked is not None:
            self._say_answer(self._answer)
        if completes:
            panel.end_progress()
            self.reviewed.emit()

    def report(self, *, shared: bool = False) -> ToldReview | None:
        """Return all that is told of the review; None without one. If it is `shared`, no one is called "you"."""
        if self.review is None or self._game is None:
            return None
        players = self._table.players
        seats = players.infos(self._session.view(self._table.view.home))
        if shared:
            names = [about.name for about in self._session.seats]
            seats = [replace(info, name=name) for info, name in zip(seats, names, strict=True)]
        owner = seats[self.seat].name if shared or len(self._seats()) > 1 else ""
        return report_of(self.review, self._game, self.seat, seats, self._replay.marks, players.name, owner)
