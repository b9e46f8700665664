"""The coach: judges the choices of the only person at the table by what could be known when they were made.

While the person thinks, all moves are valued on the bots' thread, roughly at first and then better. When one is made,
the coach speaks at once of what is clear by then, or shortly after; otherwise it stays silent. After a bad choice the
bots wait until the person takes it back or plays on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.ai.neural import compiled
from ra_desktop.ai.ruler import COACHED, LEAST_LOSS, loss_of
from ra_desktop.engine import Action, Ply, View
from ra_desktop.engine import events as ev

if TYPE_CHECKING:
    from ra_desktop.ai import Evaluation
    from ra_desktop.ai.hints import Study

    from .session import Session
    from .settings import Settings, Strictness

PATIENCE: Final = 300
"""Milliseconds after a choice in which its verdict may still come; later, nothing is said."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the coach says about a choice."""

    kind: Literal["mistake", "praise"]
    ply: int
    """How many actions had been made before the choice."""
    chosen: Evaluation
    other: Evaluation
    """The better move; for praise, the one that looked better."""
    view: View
    """What the person knew."""


def mistake(study: Study, action: Action, ply: int, strictness: Strictness) -> Verdict | None:
    """Return what is said against `action`, or None if nothing can be said for certain."""
    if len(study.rated) < 2 or not study.from_experience:
        return None
    best, chosen = study.best, study.of(action)
    if not loss_of(best, chosen).reaches(LEAST_LOSS[COACHED[strictness]]):
        return None
    return Verdict("mistake", ply, chosen, best, study.view)


def praise(study: Study, action: Action, ply: int) -> Verdict | None:
    """Return the praise for `action`: clearly the best, though another looked better at first. None without one."""
    best = study.best
    if best.action != action or study.favourite == action or not study.from_experience:
        return None
    others = study.rated[1:]
    if not all(loss_of(best, other).reaches(LEAST_LOSS["inaccuracy"]) for other in others):
        return None
    return Verdict("praise", ply, best, study.of(study.favourite), study.view)


class Coach(QObject):
    """Watches the choices of the person at the table of `session`.

    It is only active with a single person: with several, the others would hear it.
    """

    judged = Signal(object)
    """A :class:`Verdict` is given. After a mistake the bots wait for :meth:`take_back` or :meth:`play_on`."""
    withdrawn = Signal()
    """What was said last is out of date."""

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._override: bool | None = None
        self._asked_at: int | None = None
        """The number of actions before the decision that was studied last."""
        self._study: Study | None = None
        self._waiting: Ply | None = None
        """The choice whose verdict may still come."""
        self.verdict: Verdict | None = None
        """The last verdict or advice, until the next decision; None if there is none."""
        self._helped: set[int] = set()
        """Plies of the decisions for which the person has seen the best move."""
        self._praised: set[int] = set()
        """The epochs with praise."""
        self._advised: set[int] = set()
        """The epochs with advice."""
        self._late = QTimer(self, singleShot=True, interval=PATIENCE)
        self._late.timeout.connect(self._give_up)
        session.played.connect(self._on_played)
        session.game_replaced.connect(self._on_replaced)
        session.cleared.connect(self._on_replaced)
        session.rewound.connect(self._start_anew)
        session.seats_changed.connect(self._start_anew)
        session.ai.studied.connect(self._on_studied)
        session.helped.connect(self._follow_switch)
        settings.changed.connect(self._on_setting)

    # --- on and off -----------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Whether the coach watches the game on the table; setting it counts for this game only.

        In a lesson it is off until it is set, and without networks, or where help is withheld, always.
        """
        is_on = self._override
        if is_on is None:
            is_on = self._settings.coach and not self._session.has_guest
        return is_on and self.has_pupil and not self._session.withholds_help and compiled.is_there()

    @is_on.setter
    def is_on(self, on: bool) -> None:
        self._override = on
        self._follow_switch()

    @property
    def has_pupil(self) -> bool:
        """Whether a single person plays the game on the table, and no friends elsewhere."""
        return not self._session.is_joined and sum(seat.is_person for seat in self._session.seats) == 1

    def _on_setting(self, name: str) -> None:
        if name == "coach":
            self._override = None
            self._follow_switch()

    def _follow_switch(self) -> None:
        if not self.is_on:
            self._stop()
            self.play_on()
            self.withdrawn.emit()  # advice, too
        elif self._asked_at is None:
            self._look_ahead()

    # --- what was said --------------------------------------------------------------------------------

    @property
    def can_take_back(self) -> bool:
        """Whether :meth:`take_back` would take back what was judged."""
        return self.verdict is not None and self.verdict.kind == "mistake" and self._session.can_undo

    def play_on(self) -> None:
        """Leave the choice as it is, and let the others move."""
        if self.verdict is not None:
            self.verdict = None
            self._session.opponents.release()
            self.withdrawn.emit()

    def take_back(self) -> bool:
        """Go back to the decision that was judged; False if that is not possible."""
        return self.can_take_back and self._session.undo()

    def note_hint(self) -> None:
        """Note that the person has seen the best move of this decision, so that making it earns no praise."""
        if self._session.game is not None:
            self._helped.add(len(self._session.game.plies))

    # --- advice ---------------------------------------------------------------------------------------

    def take_advice(self) -> View | None:
        """Return the view about which to advise the person to move, once before the first auction of each epoch."""
        game, seat = self._session.game, self._session.person_to_move
        if not self.is_on or game is None or seat is None or self._session.is_forced:
            return None
        epoch = game.state.epoch
        if epoch in self._advised:
            return None
        self._advised.add(epoch)
        return None if _was_auctioned(game.plies) else self._session.view(seat)

    # --- a decision, and the choice ---------------------------------------------------------------------

    def _look_ahead(self) -> None:
        """Let the moves of the next decision be valued, if it is the person's."""
        self._study = self._asked_at = None
        game, seat = self._session.game, self._session.person_to_move
        if game is not None and seat is not None and self.is_on and not self._session.is_forced:
            self._asked_at = len(game.plies)
            self._session.ai.ask_study(self._session.view(seat))

    def _on_played(self, ply: Ply) -> None:
        if self._session.is_person(ply.seat):
            self.play_on()
        game, study = self._session.game, self._study
        assert game is not None
        is_watched = self._asked_at == len(game.plies) - 1 and self._waiting is None
        is_told = is_watched and study is not None and self._judge(ply, study)
        may_become_clear = is_watched and (study is None or not study.is_final)
        if may_become_clear and not is_told and not game.state.is_over:
            self._waiting = ply
            self._late.start()
            return
        self._give_up()

    def _on_studied(self, study: Study | None) -> None:
        if study is None and self._study is not None:  # a rough one, which is all there will be
            study = replace(self._study, is_final=True)
        ply = self._waiting
        if ply is None:
            self._study = study
            return
        if study is None or self._judge(ply, study) or study.is_final:
            self._give_up()

    def _judge(self, ply: Ply, study: Study) -> bool:
        """Say what is to be said about the last choice; False if that is nothing."""
        game = self._session.game
        assert game is not None
        number = len(game.plies) - 1
        if game.state.is_over or not self.is_on:
            return False
        verdict = mistake(study, ply.action, number, self._settings.coach_strictness)
        if verdict is not None:
            self._helped.add(number)
            self._session.opponents.hold()
        elif number not in self._helped and game.state.epoch not in self._praised:
            verdict = praise(study, ply.action, number)
            if verdict is not None:
                self._praised.add(game.state.epoch)
        if verdict is not None:
            self.verdict = verdict
            self.judged.emit(verdict)
        return verdict is not None

    def _give_up(self) -> None:
        """There is no other verdict, or it comes too late, and the next bot needs the thread."""
        self._give_up_waiting()
        self._look_ahead()

    def _give_up_waiting(self) -> None:
        self._late.stop()
        self._waiting = None
        self._session.ai.cancel_study()

    def _stop(self) -> None:
        self._give_up_waiting()
        self._study = self._asked_at = None

    def _start_anew(self) -> None:
        """Another position, or another player, is at the table."""
        self._stop()
        self.play_on()
        self._look_ahead()

    def _on_replaced(self) -> None:
        self._override = None
        for remembered in (self._helped, self._praised, self._advised):
            remembered.clear()
        self._start_anew()


def _was_auctioned(plies: list[Ply]) -> bool:
    """Whether an auction of this epoch is over."""
    for ply in reversed(plies):
        for event in reversed(ply.events):
            if isinstance(event, ev.EpochStarted):
                return False
            if isinstance(event, ev.LotWon | ev.NobodyBid):
                return True
    return False
