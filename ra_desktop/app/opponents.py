"""The bots at the table: requests the next bot's move, and chooses a move if the bot fails."""

from __future__ import annotations

import logging
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.ai import LEVELS, Bot, NoviceBot, UnknownCharacterError, UnknownLevelError
from ra_desktop.ai.levels import current, is_playable
from ra_desktop.ai.outside import OUTSIDE, end_all, program_of
from ra_desktop.engine import Action, Draw, End, Pass, View
from ra_desktop.storage.errors import shorten

from .ai_worker import AiWorker, Answer
from .autosave import Notice
from .occasions import bot_seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.storage.saved_game import SavedGame, Seat


_log = logging.getLogger(__name__)

MOST_TIMEOUTS: Final = 3
"""After this many time-outs in one game, a bot is not asked again; a fallback moves for it at once."""
_with_programs: Final[WeakSet[Opponents]] = WeakSet()
"""Those that have asked outside programs, which end with the last of them: a window may also host a table."""
_SEED_BITS: Final = 32
"""Bits of the bots' seeds."""


class Opponents(QObject):
    """Requests moves from bots. A move is :attr:`chosen` when the `gate` is open and no hold is active.

    Views close the gate in their slot of :attr:`.Session.played` and open it when they have shown what happened; bots
    may think meanwhile.
    """

    thinking = Signal(object)
    """The seat whose bot is thinking, or None."""
    chosen = Signal(object)
    """The :class:`~ra_desktop.engine.Action` that the bot to move plays; it is legal."""
    opened = Signal()
    """The gate has been opened: views have shown what happened."""
    permission_wanted = Signal(int)
    """The seat whose outside program is started only after :meth:`answer`."""
    notice = Signal(object)
    """A :class:`.Notice`."""

    def __init__(self, make_bot: Callable[..., Bot], ai: AiWorker, parent: QObject | None = None) -> None:
        """`make_bot` makes a bot from level, seed and, where the seat has one, ``character``; `ai` runs it."""
        super().__init__(parent)
        self._fallbacks = FallbackBots(make_bot)
        self._seeds = Random()
        self._ai = ai
        ai.answered.connect(self._on_answered)
        self._asked: SavedGame | None = None
        """The game of the last request."""
        self._answer: Answer | None = None
        """The answer that waits for the gate."""
        self._is_thinking = False
        self.is_open = True
        """Whether the gate is open."""
        self.is_held = False
        """Whether the bots wait for a person: for an answer to the coach, or at a pause."""
        self._is_ours = True
        """Whether the game was started here: then programs start that the person has entered here."""
        self._question: str | None = None
        """The level about which the person is asked."""
        self._declined: dict[str, SavedGame] = {}
        """The last game in which the person would not start a program, by its level."""
        self._failing: set[int] = set()
        """Seats whose bots made no legal choice when last asked."""
        self._timeouts: Counter[int] = Counter()
        """How often each seat's bot timed out in this game."""
        self._has_failed = False
        """Whether a failure in this game was logged with all that was played."""
        # A move that waited for the gate is played from the event loop, never from within open_gate().
        self._hop = QTimer(self, singleShot=True, interval=0)
        self._hop.timeout.connect(self._give_answer)

    def start_game(self, *, is_ours: bool = True) -> None:
        """Cancel requests for the previous game, end its outside programs, and reset the bots' records.

        A game that is not `is_ours` was not started here.
        """
        self.end_game()
        self._is_ours = is_ours
        self.is_open = True
        self.is_held = False
        self._failing.clear()
        self._timeouts.clear()
        self._has_failed = False

    def end_game(self) -> None:
        """Cancel requests and end outside programs."""
        self.stop()
        _with_programs.discard(self)
        if not _with_programs:
            end_all()

    def change(self, seat: int) -> None:
        """Reset the record of the bot of `seat`, which has been replaced."""
        self._failing.discard(seat)
        self._timeouts.pop(seat, None)

    def announce_fallbacks(self, saved: SavedGame) -> None:
        """Send a notice if fallback bots replace opponents that this version does not know."""
        kinds = {}
        for number, seat in enumerate(saved.occupants):
            now = self._fallbacks.playable(seat)
            if now != seat:
                kinds[number] = _why_replaced(seat, now)
        if kinds:
            _log.warning("unknown opponents: %s", [saved.occupants[number] for number in kinds])
            kind = next(kind for kind in _FALLBACKS if kind in kinds.values())
            self.notice.emit(Notice(kind, next(iter(kinds)) if len(kinds) == 1 else None))

    def ask(self, saved: SavedGame) -> None:
        """Request a move from the next bot in `saved`."""
        seat = _seat_to_move(saved)
        opponent = self._fallbacks.playable(saved.occupants[seat])
        level = opponent.bot
        assert level is not None, "a person is to move"
        self._asked = saved
        if self._declined.get(level) is saved:
            level = fallback_level()
        elif self._needs_permission(level):
            if self._question is None:
                self._question = level
                self.permission_wanted.emit(seat)
            return
        if self._timeouts[seat] >= MOST_TIMEOUTS:
            self._answer = Answer(0, None, "not asked any more")
            self._hop.start()
            return
        if program_of(level) is not None:
            _with_programs.add(self)
        seed = bot_seed(saved.occasion, len(saved.game.plies))
        self._ai.ask(
            saved.game.state.view(seat),
            level,
            self._seeds.getrandbits(_SEED_BITS) if seed is None else seed,
            character=opponent.character,
            open_fame=saved.options.open_fame,
        )
        self._tell_thinking(seat)

    def _needs_permission(self, level: str) -> bool:
        program = program_of(level)
        if program is None or program.trust == "any":
            return False
        return program.trust == "none" or not self._is_ours or level in self._declined

    def answer(self, *, starts: bool) -> None:
        """Start the program about which :attr:`permission_wanted` asked, or let a bot play in this game instead.

        Whoever starts it has noted before that it needs no further question.
        """
        level, saved, self._question = self._question, self._asked, None
        if level is None or saved is None:
            return
        if starts:
            self._declined.pop(level, None)
        else:
            self._declined[level] = saved
        self.ask(saved)

    def give(self, saved: SavedGame, action: Action) -> None:
        """Make the current player of `saved` play `action`, a scripted legal action, without asking a bot."""
        self._asked = saved
        self._answer = Answer(0, action)
        self._hop.start()

    @property
    def is_asked(self) -> bool:
        """Whether a move is on its way."""
        return self._is_thinking or self._answer is not None

    def ask_again(self, saved: SavedGame) -> None:
        """After an unexpected error: request the next bot's move in `saved`, unless it is on the way."""
        if self._is_thinking:
            return
        if self._answer is None:
            self.ask(saved)
        elif self.is_open:
            self._hop.start()

    def stop(self) -> None:
        """Cancel requests for moves and hints."""
        self._ai.cancel()
        self._hop.stop()
        self._answer = self._question = None
        self._tell_thinking(None)

    def close_gate(self) -> None:
        """Hold back the bots' moves; they may think meanwhile."""
        self.is_open = False

    def open_gate(self) -> None:
        """Release the bots' moves."""
        self.is_open = True
        if self._answer is not None:
            self._hop.start()
        self.opened.emit()

    def hold(self) -> None:
        """Hold back the bots' moves until :meth:`release`, even if the gate opens: the person has to answer first."""
        self.is_held = True

    def release(self) -> None:
        """End :meth:`hold`."""
        self.is_held = False
        if self._answer is not None and self.is_open:
            self._hop.start()

    def _tell_thinking(self, seat: int | None) -> None:
        if seat is not None or self._is_thinking:
            self._is_thinking = seat is not None
            self.thinking.emit(seat)

    def _on_answered(self, answer: Answer) -> None:
        self._answer = answer
        self._tell_thinking(None)
        self._give_answer()

    def _give_answer(self) -> None:
        answer, saved = self._answer, self._asked
        if answer is None or saved is None or not self.is_open or self.is_held:
            return
        self._answer = None
        seat = _seat_to_move(saved)
        if answer.action is not None and answer.action in saved.game.state.legal_actions():
            self._failing.discard(seat)
            self.chosen.emit(answer.action)
        else:
            self.chosen.emit(self._choice_for_failed_bot(saved, seat, answer))

    def _choice_for_failed_bot(self, saved: SavedGame, seat: int, answer: Answer) -> Action:
        failure = shorten(answer.failure or f"chose {answer.action}")
        if self._has_failed:
            _log.error("seat %s: %s; %s actions played", seat, failure, len(saved.game.plies))
        else:
            record = "; ".join(map(str, saved.game.actions))
            _log.error("seat %s: %s; played so far: %s", seat, failure, record)
        self._has_failed = True
        self._timeouts[seat] += answer.why == "time"
        action = safe_choice(saved.game.state.view(seat))
        if seat not in self._failing:
            self._failing.add(seat)
            self.notice.emit(Notice("bot-failed", seat, failure, answer.why if answer.action is None else "answer"))
        return action


def _seat_to_move(saved: SavedGame) -> int:
    seat = saved.game.state.current_player
    assert seat is not None, "the game is over"
    return seat


_FALLBACKS: Final = ("program-unknown", "level-unbuilt", "level-unknown", "character-unknown")
"""The kinds of notices about them; only the first that is needed is sent."""


def _why_replaced(seat: Seat, now: Seat) -> str:
    if now.bot == seat.bot:
        return "character-unknown"
    if str(seat.bot).startswith(OUTSIDE):
        return "program-unknown"
    return "level-unbuilt" if current(str(seat.bot)) in LEVELS else "level-unknown"


def safe_choice(view: View) -> Action:
    """Return a move for a bot that failed, or a person who is late: a novice's, or else a reasonably safe one."""
    try:
        return NoviceBot().choose(view)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the game goes on
        _log.exception("the novice failed, too")
    legal = view.legal_actions()
    quiet = (Pass(), Draw(), End())
    return next((action for action in legal if action in quiet), legal[0])


def fallback_level() -> str:
    """Return the level that replaces one that cannot play here."""
    return "skilled" if is_playable("skilled") else "novice"


class FallbackBots:
    """Determines which bot plays a seat. Whether a bot exists is tested once, by making it; an outside program may come
    and go.
    """

    def __init__(self, make_bot: Callable[..., Bot]) -> None:
        self._make_bot = make_bot
        self._known: dict[tuple[str, str | None], tuple[str, str | None]] = {}

    def playable(self, seat: Seat) -> Seat:
        """Return `seat` with :func:`fallback_level` for an unknown level, and no character for an unknown one."""
        if seat.bot is None:
            return seat
        named = seat.bot, seat.character
        if named not in self._known or seat.bot.startswith(OUTSIDE):
            self._known[named] = self._available(*named)
        level, character = self._known[named]
        return seat if (level, character) == named else msgspec.structs.replace(seat, bot=level, character=character)

    def _available(self, level: str, character: str | None) -> tuple[str, str | None]:
        try:
            self._make_bot(level, 0, **({} if character is None else {"character": character}))
        except UnknownLevelError:
            return (level, character) if level == fallback_level() else self._available(fallback_level(), character)
        except UnknownCharacterError:
            return level, None
        except Exception:  # noqa: BLE001 - what else is wrong with it shows when it is asked
            return level, character
        return level, character
