"""Owns the game, the seats and the autosave. Signals go out, intents come in; the rules are the engine's."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.ai import make_bot
from ra_desktop.engine import Draw, End, Game, IllegalActionError, Pass
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.savefile import Options, SavedGame, Seat, load_file, save_file

from .ai_worker import AiWorker, Answer
from .setup import GameSetup

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.ai import Bot
    from ra_desktop.engine import Action, GameState, View

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told once: ``bot-failed``, ``autosave-failed`` or ``autosave-works``."""

    kind: str
    seat: int | None = None
    detail: str = ""


class Controller(QObject):
    """The running game. Persons play by :meth:`play`; bots are asked on a thread of their own.

    Bots' moves wait while the *gate* is closed: views close it in their slot of :attr:`played` and open it when they
    have shown what happened.
    """

    game_replaced = Signal()
    """Another game is on the table."""
    played = Signal(object)
    """The :class:`~ra_desktop.engine.Ply` that changed the state."""
    awaiting = Signal(object)
    """The seat that must act now, or None when the game is over."""
    thinking = Signal(object)
    """The seat whose bot has been asked, or None."""
    notice = Signal(object)
    """A :class:`Notice`."""

    def __init__(
        self, bots: Callable[[str, int], Bot] = make_bot, parent: QObject | None = None, *, patience: int | None = None
    ) -> None:
        super().__init__(parent)
        self._saved: SavedGame | None = None
        self._seeds = Random()
        self._worker = AiWorker(bots, self) if patience is None else AiWorker(bots, self, patience=patience)
        self._worker.answered.connect(self._on_answered)
        self._answer: Answer | None = None
        self._gate_open = True
        self._autosave_fails = False
        # A move that waited for the gate is played from the event loop, never from within open_gate().
        self._hop = QTimer(self)
        self._hop.setSingleShot(True)
        self._hop.setInterval(0)
        self._hop.timeout.connect(self._play_answer)

    # --- what is on the table -------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The game on the table, or None."""
        return self._saved.game if self._saved else None

    @property
    def state(self) -> GameState:
        """The position of the game on the table; there must be one."""
        return self._on_table().game.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._saved.seats if self._saved else ()

    @property
    def options(self) -> Options:
        """How this game is played, beyond its rule set."""
        return self._saved.options if self._saved else Options()

    @property
    def setup(self) -> GameSetup | None:
        """A set-up from which the same seats can play again."""
        if self._saved is None:
            return None
        return GameSetup(self._saved.game.ruleset, self._saved.seats, self._saved.options)

    def is_person(self, seat: int) -> bool:
        """Whether a person plays *seat*."""
        return self.seats[seat].bot is None

    def view(self, seat: int) -> View:
        """What *seat* may know of the position."""
        return self.state.view(seat)

    def _on_table(self) -> SavedGame:
        if self._saved is None:
            raise LookupError("no game is on the table")
        return self._saved

    # --- intents --------------------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Start a new game."""
        game = Game(setup.ruleset, len(setup.seats), setup.seed)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._replace(SavedGame(game, setup.seated(), setup.options, now))

    def load(self, path: Path) -> None:
        """Go on with the game saved at *path*; a :class:`SaveError` leaves the running game as it is."""
        self._replace(load_file(path))

    def resume(self) -> None:
        """Go on with the autosaved game; raises :class:`SaveError` as :meth:`load` does."""
        self.load(paths.autosave_path())

    def autosave_summary(self) -> SavedGame | None:
        """The autosaved game if it can be continued: it is there, whole and not over."""
        try:
            saved = load_file(paths.autosave_path())
        except SaveError as error:
            _log.info("nothing to continue: %s", error)
            return None
        return None if saved.game.state.is_over else saved

    def save(self, path: Path) -> None:
        """Write the game to *path*; raises :class:`SaveError`."""
        save_file(path, self._on_table())

    def play(self, action: Action) -> bool:
        """Play *action* for the person to move; False, and nothing changes, if that is not possible now."""
        seat = self.state.current_player if self._saved else None
        if seat is None or not self.is_person(seat):
            return False
        try:
            self._play(action)
        except IllegalActionError as error:
            _log.warning("refused: %s", error)
            return False
        return True

    def close_gate(self) -> None:
        """Let bots wait before they move; they may think meanwhile."""
        self._gate_open = False

    def open_gate(self) -> None:
        """Let bots move."""
        self._gate_open = True
        if self._answer is not None:
            self._hop.start()

    @property
    def is_stuck(self) -> bool:
        """Whether a bot that was given up is still at work on its thread."""
        return self._worker.is_stuck

    def shutdown(self) -> None:
        """End the thread of the bots, whatever they think about."""
        self._forget_question()
        self._worker.shutdown()

    # --- the course of the game ----------------------------------------------------------------------

    def _replace(self, saved: SavedGame) -> None:
        self._forget_question()
        self._saved = saved
        self._gate_open = True
        self._autosave()
        self.game_replaced.emit()
        self._go_on()

    def _forget_question(self) -> None:
        self._worker.cancel()
        self._hop.stop()
        self._answer = None

    def _play(self, action: Action) -> None:
        ply = self._on_table().game.play(action)
        self._autosave()
        self.played.emit(ply)
        self._go_on()

    def _go_on(self) -> None:
        """Tell whose move it is, and ask the bot if it is one's."""
        seat = self.state.current_player
        bot = None if seat is None else self.seats[seat].bot
        self.awaiting.emit(seat)
        if seat is not None and bot is not None:
            self._worker.ask(self.view(seat), bot, self._seeds.getrandbits(32))
            self.thinking.emit(seat)

    def _on_answered(self, answer: Answer) -> None:
        self._answer = answer
        self.thinking.emit(None)
        if self._gate_open:
            self._play_answer()

    def _play_answer(self) -> None:
        answer = self._answer
        if answer is None or not self._gate_open:
            return
        self._answer = None
        seat = self.state.current_player
        legal = self.state.legal_actions()
        action = answer.action
        if action is None or action not in legal:
            failure = answer.failure or f"chose {action}"
            _log.error(
                "seat %s: %s; played so far: %s", seat, failure, "; ".join(map(str, self._on_table().game.actions))
            )
            self.notice.emit(Notice("bot-failed", seat, failure))
            action = _safe_choice(legal)
        self._play(action)

    def _autosave(self) -> None:
        try:
            save_file(paths.autosave_path(), self._on_table())
        except SaveError as error:
            if not self._autosave_fails:
                _log.warning("autosave: %s", error)
                self._autosave_fails = True
                self.notice.emit(Notice("autosave-failed", detail=error.reason))
            return
        if self._autosave_fails:
            self._autosave_fails = False
            self.notice.emit(Notice("autosave-works"))


def _safe_choice(legal: list[Action]) -> Action:
    """A move that is never very wrong, made for a bot that failed."""
    quiet = (Pass(), Draw(), End())
    return next((action for action in legal if action in quiet), legal[0])
