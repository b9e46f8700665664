"""Owns the game, the seats and the autosave. Signals go out, intents come in; the rules are the engine's."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.ai import make_bot
from ra_desktop.ai.heuristic import HeuristicBot
from ra_desktop.engine import Draw, End, Game, IllegalActionError, Pass
from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError, SaveError, WriteError
from ra_desktop.storage.savefile import Options, SavedGame, Seat, load_file, save_file

from .ai_worker import AiWorker, Answer
from .setup import GameSetup
from .stand_ins import StandIns

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.ai import Bot, Limit
    from ra_desktop.engine import Action, GameState, View
    from ra_desktop.storage.slots import Slot

_log = logging.getLogger(__name__)

_SEED_BITS: Final = 53
"""Of the seeds by which bags are shuffled anew: what a file can hold."""
SAVE_AGAIN: Final = 3_000
"""Milliseconds after which an autosave that failed is tried again, if nobody moves before."""
MOST_TIMEOUTS: Final = 3
"""A bot that was given up so often in one game is not asked again; others move for it at once."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told once.

    ``bot-failed``: the bot of *seat* made no legal choice and another move is made for it; told again only after
    the bot has played well. ``level-unknown``, ``character-unknown``: this version does not know who should play *seat*
    (None: several seats), and somebody else does. ``autosave-failed``: the game cannot be written;
    ``autosave-works``: it can again.
    """

    kind: str
    seat: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SetAside:
    """An unfinished game has given up its place on the table and is kept in *path* among the saved games.

    *source* is the file that it was read from or saved to before, if there is one: it goes on from there when it is
    brought back.
    """

    path: Path
    source: Path | None = None
    is_whole: bool = True
    """Whether it is a game at all; else it is what was found in its place, and cannot be read."""


class Controller(QObject):
    """The running game. Persons play by :meth:`play`; bots are asked on a thread of their own.

    Bots' moves wait while the *gate* is closed: views close it in their slot of :attr:`played` and open it when they
    have shown what happened.
    """

    game_replaced = Signal()
    """Another game is on the table."""
    rewound = Signal()
    """Something was taken back or brought back: the position is another one, by no action."""
    seats_changed = Signal()
    """Somebody else plays a seat of the game on the table."""
    played = Signal(object)
    """The :class:`~ra_desktop.engine.Ply` that changed the state."""
    awaiting = Signal(object)
    """The seat that must act now, or None when the game is over."""
    thinking = Signal(object)
    """The seat whose bot has been asked, or None."""
    notice = Signal(object)
    """A :class:`Notice`."""
    hint_ready = Signal(object)
    """The :class:`~ra_desktop.ai.hints.Hint` that was asked for, or None if there can be none."""
    set_aside = Signal(object)
    """A :class:`SetAside`: nobody has saved the game by name, so it was kept before another took its place."""
    gathered = Signal(object)
    """The paths, a list, of unfinished games that were found in autosave files of windows that are gone."""
    autosaved = Signal()
    """The position now is on the disk."""

    def __init__(
        self,
        bots: Callable[..., Bot] = make_bot,
        parent: QObject | None = None,
        *,
        patience: int | None = None,
        slot: Slot | None = None,
    ) -> None:
        """*bots* makes a bot from level, seed and, where the seat has one, ``character``.

        *patience* in milliseconds, see :mod:`.ai_worker`. *slot* says where the autosave goes; without one there is no
        other program that might write there.
        """
        super().__init__(parent)
        self._stand_ins = StandIns(bots)
        self._saved: SavedGame | None = None
        self._seeds = Random()
        self._worker = AiWorker(bots, self) if patience is None else AiWorker(bots, self, patience=patience)
        self._worker.answered.connect(self._on_answered)
        self._worker.advised.connect(self.hint_ready)
        self._answer: Answer | None = None
        self._is_thinking = False
        self._gate_open = True
        self._slot = slot
        self._autosave_fails = False
        self._save_again = QTimer(self)
        self._save_again.setInterval(SAVE_AGAIN)
        self._save_again.timeout.connect(self._autosave_again)
        self._source: Path | None = None
        """The file that the game on the table was read from or saved to."""
        self._leaving: list[tuple[SavedGame, Path | None]] = []
        """Games to be set aside, with their files, before anything is written over them."""
        self._kept: list[SetAside] = []
        """What was set aside, and has not been told yet."""
        self._failing: set[int] = set()
        """Seats whose bot made no legal choice when it was last asked."""
        self._timeouts: Counter[int] = Counter()
        """How often the bot of a seat was given up in this game."""
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
    def saved(self) -> SavedGame | None:
        """The game on the table with all that its file would hold, or None; to be looked at only."""
        return self._saved

    @property
    def state(self) -> GameState:
        """The position of the game on the table; there must be one."""
        return self._on_table().game.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return self._saved.occupants if self._saved else ()

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

    @property
    def has_take_backs(self) -> bool:
        """Whether anything that was played in this game has been taken back."""
        return self._saved is not None and self._saved.game.has_take_backs

    @property
    def goes_on_from(self) -> int | None:
        """Of a game that goes on from a position of another one: how many actions it has taken over."""
        return self._saved.goes_on_from if self._saved else None

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
        """Start a new game; :class:`~ra_desktop.engine.SetupError` leaves the running game as it is."""
        game = Game(setup.ruleset, len(setup.seats), setup.seed)
        self._replace(SavedGame(game, setup.seated(), setup.options, _now()))

    def load(self, path: Path) -> None:
        """Go on with the game saved at *path*; a :class:`SaveError` leaves the running game as it is.

        A game that was set aside is there no more once it is on the table and in the autosave.
        """
        from ra_desktop.storage import aside  # not before it is needed

        saved = load_file(path)
        self._replace(saved, path)
        if aside.is_set_aside(path):
            self._source = None
            if not self._autosave_fails:
                aside.put_back(path, saved)

    def resume(self) -> None:
        """Go on with the autosaved game; raises :class:`SaveError` as :meth:`load` does.

        While autosaving fails, the file is behind the running game, and that one is put on the table again.
        """
        if self._autosave_fails and self._saved is not None:
            self._replace(self._saved, self._source)
        else:
            self._replace(load_file(self.autosave_path), self._source, keeps=False)

    @property
    def autosave_path(self) -> Path:
        """The file that holds the running game."""
        return paths.autosave_path() if self._slot is None else self._slot.path()

    def has_autosave(self) -> bool:
        """Whether there is a game to continue."""
        return self.autosave_summary() is not None

    def autosave_summary(self) -> SavedGame | None:
        """The game to continue: the autosaved one if it is there, whole and not over.

        While autosaving fails, the running game.
        """
        if self._autosave_fails and self._saved is not None:
            return None if self.state.is_over else self._saved
        try:
            saved = load_file(self.autosave_path)
        except SaveError as error:
            _log.info("nothing to continue: %s", error)
            return None
        return None if saved.game.state.is_over else saved

    def discard_autosave(self) -> None:
        """Delete the autosaved game; a running game is written again with its next move.

        Raises :class:`SaveError` if it cannot be deleted.
        """
        path = self.autosave_path
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise WriteError.from_os_error(path, error) from error

    def save(self, path: Path) -> None:
        """Write the game to *path*; raises :class:`SaveError`."""
        save_file(path, self._on_table())
        self._source = path

    def follow(self, old: Path, new: Path | None) -> None:
        """The saved game *old* has another name now, or is gone."""
        if self._source == old:
            self._source = new

    def bring_back(self, kept: SetAside) -> None:
        """Put a game that was set aside on the table again; raises :class:`SaveError` as :meth:`load` does."""
        self.load(kept.path)
        self._source = kept.source

    def gather(self) -> None:
        """Set aside what windows have left that are gone; :attr:`gathered` tells of it, if there is anything."""
        if self._slot is None:
            return
        try:
            found = self._slot.gather()
        except SaveError as error:  # it stays where it is
            _log.warning("left where it is: %s", error)
            return
        if found:
            self.gathered.emit(found)

    @property
    def is_beside_another(self) -> bool:
        """Whether another program was running when this one started: its game is not offered here."""
        return self._slot is not None and self._slot.is_beside_another

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

    # --- taking back, and other games from this one -----------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of a person to go back to."""
        return self._decision_before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something is taken back."""
        return self._decision_after() is not None

    def undo(self) -> bool:
        """Take back to the previous decision of a person, bots' moves included; False if there is none."""
        return self._go_to(self._decision_before())

    def redo(self) -> bool:
        """Bring back up to the next decision of a person, or everything; False if nothing is taken back."""
        return self._go_to(self._decision_after())

    def go_on_from(self, ply: int) -> None:
        """Put another game on the table, one that goes on from the position after *ply* actions of this one.

        What is left in its bag is shuffled: one may have seen what came next. The game on the table is kept as any
        unfinished one is; whoever wants a finished one to be kept saves it before.
        """
        saved = self._on_table()
        game = saved.game.branch(ply, self._seeds.getrandbits(_SEED_BITS))
        self._replace(SavedGame(game, saved.occupants, saved.options, _now(), goes_on_from=ply))

    def _decision_before(self) -> int | None:
        if self._saved is None or not self._saved.options.take_backs:
            return None
        here = len(self._saved.game.plies)
        return next((ply for ply in range(here - 1, -1, -1) if self._is_decision(ply)), None)

    def _decision_after(self) -> int | None:
        if self._saved is None or not self._saved.game.taken_back:
            return None
        here, end = len(self._saved.game.plies), len(self._saved.game.line)
        return next((ply for ply in range(here + 1, end) if self._is_decision(ply)), end)

    def _is_decision(self, ply: int) -> bool:
        """Whether a person who still plays decided on action number *ply*, from 0."""
        saved = self._on_table()
        seat = saved.game.seat_to_act(ply)
        return seat is not None and self.is_person(seat) and saved.occupants_at(ply)[seat].bot is None

    def _go_to(self, ply: int | None) -> bool:
        if ply is None:
            return False
        saved = self._on_table()
        self._forget_question()
        self._worker.cancel_hint()
        saved.game.go_to(ply, self._seeds.getrandbits(_SEED_BITS))
        self._gate_open = True
        self._autosave()
        self.rewound.emit()
        if self._saved is saved and len(saved.game.plies) == ply:  # and no listener has played on
            self._go_on()
        return True

    # --- seats that change hands ------------------------------------------------------------------------

    def hand_over(self, seat: int, bot: str | None, character: str | None = None) -> None:
        """Let a bot of level *bot*, or a person if that is None, play *seat* from now on."""
        saved = self._on_table()
        now = saved.occupants[seat]
        if (now.bot, now.character) == (bot, character) or saved.game.state.is_over:
            return
        saved.hand_over(seat, bot, character)
        self._failing.discard(seat)
        self._timeouts.pop(seat, None)
        is_asked = saved.game.state.current_player == seat
        if is_asked:
            self._forget_question()
            self._worker.cancel_hint()
        self._autosave()
        plies = len(saved.game.plies)
        self.seats_changed.emit()
        if is_asked and self._saved is saved and len(saved.game.plies) == plies:
            self._go_on()

    # --- hints, and waiting for the table ---------------------------------------------------------------

    def request_hint(self, limit: Limit | None = None) -> bool:
        """Let the person to move be advised by :attr:`hint_ready`; False if no person is to move.

        Whoever moves first gets no hint any more.
        """
        seat = self.state.current_player if self._saved else None
        if seat is None or not self.is_person(seat):
            return False
        self._worker.ask_hint(self.view(seat), limit)
        return True

    def cancel_hint(self) -> None:
        """Nobody waits for the hint any more."""
        self._worker.cancel_hint()

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
        """End the thread of the bots, whatever they think about; what could not be written is tried once more."""
        self._forget_question()
        self._worker.shutdown()
        self._save_again.stop()
        if self._autosave_fails:
            self._autosave()
            self._save_again.stop()
        if self._slot is not None:
            self._slot.release()

    def revive(self) -> None:
        """After an unexpected error: go on where the game stands, if it has been left without anybody to move it."""
        seat = self.state.current_player if self._saved else None
        if seat is None or self.is_person(seat) or self._is_thinking:
            return
        if self._answer is None:
            self._go_on()
        elif self._gate_open:
            self._hop.start()

    # --- the course of the game ----------------------------------------------------------------------

    def _replace(self, saved: SavedGame, source: Path | None = None, *, keeps: bool = True) -> None:
        """Put *saved*, read from *source*, on the table; *keeps* what was there, or in the autosave."""
        if keeps:
            self._let_go(saved)
        self._forget_question()
        self._saved = saved
        self._source = source
        self._gate_open = True
        self._failing.clear()
        self._timeouts.clear()
        self._autosave()
        self.game_replaced.emit()
        if self._saved is saved:  # and no listener has put another game on the table
            self._tell_stand_ins()
            self._go_on()
            self._worker.prepare(saved.game.state.ruleset, saved.game.state.players)

    def _let_go(self, coming: SavedGame) -> None:
        """See to it that the unfinished game whose place *coming* takes is kept, unless a file holds it."""
        from ra_desktop.storage import aside  # not before it is needed

        saved = self._saved
        if saved is None:
            try:
                saved = load_file(self.autosave_path)
            except ReadError:
                return
            except SaveError as error:  # of another version, or damaged: whatever it is, it is not written over
                _log.warning("the autosave cannot be read: %s", error)
                self._rescue()
                return
        if not aside.is_worth_keeping(saved) or aside.is_same(saved, coming):
            return
        if self._source is None or not aside.is_in_file(saved, self._source):
            self._leaving.append((saved, self._source))

    def _rescue(self) -> None:
        """Move the file that is in the way of the autosave to where it is listed."""
        from ra_desktop.storage import aside

        try:
            path = aside.rescue(self.autosave_path)
        except SaveError as error:
            _log.warning("not kept: %s", error)
            return
        if path is not None:
            self._kept.append(SetAside(path, is_whole=False))

    def _set_aside(self) -> None:
        """Write down the games that have given up their place; raises :class:`SaveError`."""
        from ra_desktop.storage import aside

        while self._leaving:
            saved, source = self._leaving[0]
            try:
                path = aside.set_aside(saved)
            except ValueError as error:  # a name that cannot be written as UTF-8: it never was in the autosave, either
                _log.warning("not kept: %s", error)
            else:
                self._kept.append(SetAside(path, source))
            del self._leaving[0]

    def _tell_set_aside(self) -> None:
        """Say what was set aside. Not earlier than everybody has heard which game is on the table."""
        while self._kept:
            self.set_aside.emit(self._kept.pop(0))

    def _forget_question(self) -> None:
        self._worker.cancel()
        self._hop.stop()
        self._answer = None
        self._tell_thinking(None)

    def _play(self, action: Action) -> None:
        saved = self._on_table()
        game = saved.game
        ply = game.play(action)
        saved.forget_the_future()
        self._worker.cancel_hint()
        self._autosave()
        self.played.emit(ply)
        if self.game is game and game.plies[-1] is ply:  # and no listener has played on
            self._go_on()

    def _go_on(self) -> None:
        """Tell whose move it is, and ask the bot if it is one's."""
        self._tell_set_aside()
        seat = self.state.current_player
        self.awaiting.emit(seat)
        if self._saved is None or self.state.current_player != seat or seat is None:
            return
        opponent = self._stand_ins.playable(self.seats[seat])
        if opponent.bot is None:
            return
        if self._timeouts[seat] >= MOST_TIMEOUTS:
            self._answer = Answer(0, None, "not asked any more")
            self._hop.start()
            return
        self._worker.ask(
            self.view(seat),
            opponent.bot,
            self._seeds.getrandbits(32),
            character=opponent.character,
            open_fame=self.options.open_fame,
        )
        self._tell_thinking(seat)

    def _tell_stand_ins(self) -> None:
        """Say who does not play as the game on the table names them."""
        kinds = {}
        for number, seat in enumerate(self.seats):
            now = self._stand_ins.playable(seat)
            if now != seat:
                kinds[number] = "character-unknown" if now.bot == seat.bot else "level-unknown"
        if kinds:
            _log.warning("opponents unknown to this version: %s", [self.seats[number] for number in kinds])
            kind = "level-unknown" if "level-unknown" in kinds.values() else "character-unknown"
            self.notice.emit(Notice(kind, next(iter(kinds)) if len(kinds) == 1 else None))

    def _tell_thinking(self, seat: int | None) -> None:
        if seat is not None or self._is_thinking:
            self._is_thinking = seat is not None
            self.thinking.emit(seat)

    def _on_answered(self, answer: Answer) -> None:
        self._answer = answer
        self._tell_thinking(None)
        if self._gate_open:
            self._play_answer()

    def _play_answer(self) -> None:
        answer = self._answer
        if answer is None or not self._gate_open:
            return
        self._answer = None
        seat = self.state.current_player
        assert seat is not None
        if answer.action is not None and answer.action in self.state.legal_actions():
            self._failing.discard(seat)
            self._play(answer.action)
        else:
            self._play_for_failed_bot(seat, answer)

    def _play_for_failed_bot(self, seat: int, answer: Answer) -> None:
        failure = answer.failure or f"chose {answer.action}"
        record = "; ".join(map(str, self._on_table().game.actions))
        _log.error("seat %s: %s; played so far: %s", seat, failure, record)
        self._timeouts[seat] += answer.timed_out
        action = _safe_choice(self.view(seat))
        if seat not in self._failing:
            self._failing.add(seat)
            self.notice.emit(Notice("bot-failed", seat, failure))
        self._play(action)

    def _autosave_again(self) -> None:
        self._autosave()
        self._tell_set_aside()

    def _autosave(self) -> None:
        """Write the game, here and now, between two moves.

        A move is shown only when it is written, so whatever ends the program loses nothing that was seen. It takes
        about a millisecond, the wait for the disk included; nothing is animated meanwhile.
        """
        try:
            if self._leaving:  # before their last copy is written over
                self._set_aside()
            save_file(self.autosave_path, self._on_table())
        except (SaveError, ValueError) as error:  # ValueError: a name that cannot be written as UTF-8
            if not self._autosave_fails:
                _log.warning("autosave: %s", error)
                self._autosave_fails = True
                self._save_again.start()
                detail = error.reason if isinstance(error, SaveError) else str(error)
                self.notice.emit(Notice("autosave-failed", detail=detail))
            return
        if self._autosave_fails:
            self._autosave_fails = False
            self._save_again.stop()
            self.notice.emit(Notice("autosave-works"))
        self.autosaved.emit()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _safe_choice(view: View) -> Action:
    """A move made for a bot that failed: the rule of thumb's, or else one that is never very wrong."""
    try:
        return HeuristicBot().choose(view)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the game goes on
        _log.exception("the rule of thumb failed, too")
    legal = view.legal_actions()
    quiet = (Pass(), Draw(), End())
    return next((action for action in legal if action in quiet), legal[0])
