"""The thread on which bots think: one for the whole session, apart from bots that never come back."""

from __future__ import annotations

import itertools
import logging
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Bot
    from ra_desktop.engine import Action, View

_log = logging.getLogger(__name__)

PATIENCE: Final = 20_000
"""Milliseconds after which a bot is given up; no level thinks longer than a second."""
GOODBYE: Final = 2_000
"""Milliseconds that a thread is waited for at the end."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question to a bot. *cancel* is set when nobody waits for the answer any more."""

    number: int
    view: View
    level: str
    seed: int
    cancel: threading.Event


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request: an action, or the reason why there is none."""

    number: int
    action: Action | None
    failure: str = ""


class _Thinker(QObject):
    """Lives on the worker thread and asks the bots there."""

    done = Signal(object)

    def __init__(self, make_bot: Callable[[str, int], Bot]) -> None:
        super().__init__()
        self._make_bot = make_bot

    @Slot(object)
    def think(self, request: Request) -> None:
        """Answer *request*; whatever a bot does wrong becomes a failure."""
        if request.cancel.is_set():
            return
        try:
            bot = self._make_bot(request.level, request.seed)
            answer = Answer(request.number, bot.choose(request.view, cancel=request.cancel))
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and the game goes on
            if request.cancel.is_set():
                return
            _log.exception("bot %s failed", request.level)
            answer = Answer(request.number, None, f"{type(error).__name__}: {error}")
        if not request.cancel.is_set():
            self.done.emit(answer)


class AiWorker(QObject):
    """Asks bots, one at a time, without keeping the window waiting. Answers arrive in the thread that asks."""

    answered = Signal(object)
    """An :class:`Answer` to the last request; answers to earlier ones are dropped."""
    _wanted = Signal(object)

    def __init__(
        self, make_bot: Callable[[str, int], Bot], parent: QObject | None = None, *, patience: int = PATIENCE
    ) -> None:
        super().__init__(parent)
        self._make_bot = make_bot
        self._numbers = itertools.count(1)
        self._request: Request | None = None
        self._abandoned: list[tuple[QThread, _Thinker]] = []
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.setInterval(patience)
        self._watchdog.timeout.connect(self._give_up)
        self._thread: QThread | None = None
        self._thinker: _Thinker | None = None

    def ask(self, view: View, level: str, seed: int) -> int:
        """Let a bot of *level* choose for the seat to move in *view*; the number of the request."""
        self.cancel()
        if self._thread is None:
            self._start()
        self._request = Request(next(self._numbers), view, level, seed, threading.Event())
        self._watchdog.start()
        self._wanted.emit(self._request)
        return self._request.number

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._watchdog.stop()
        if self._request is not None:
            self._request.cancel.set()
            self._request = None

    @property
    def is_stuck(self) -> bool:
        """Whether a bot that was given up is still at work."""
        return any(thread.isRunning() for thread, _ in self._abandoned)

    def shutdown(self) -> None:
        """End the thread. A bot that does not listen is left behind (see :attr:`is_stuck`)."""
        self.cancel()
        if self._thread is None or self._thinker is None:
            return
        thread, thinker = self._thread, self._thinker
        self._let_go()
        thread.quit()
        if not thread.wait(GOODBYE):
            self._abandoned.append((thread, thinker))

    def _start(self) -> None:
        self._thread = QThread()
        self._thread.setObjectName("bots")
        self._thinker = _Thinker(self._make_bot)
        self._thinker.moveToThread(self._thread)
        self._wanted.connect(self._thinker.think, Qt.ConnectionType.QueuedConnection)
        self._thinker.done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)
        self._thread.start(QThread.Priority.LowPriority)

    def _let_go(self) -> None:
        assert self._thinker is not None
        self._wanted.disconnect(self._thinker.think)
        self._thinker.done.disconnect(self._on_done)
        self._thread = self._thinker = None

    @Slot(object)
    def _on_done(self, answer: Answer) -> None:
        if self._request is not None and answer.number == self._request.number:
            self._request = None
            self._watchdog.stop()
            self.answered.emit(answer)

    def _give_up(self) -> None:
        """The bot neither answers nor listens: leave it alone with its thread, and go on."""
        request = self._request
        if request is None or self._thread is None or self._thinker is None:
            return
        self.cancel()
        _log.error("bot %s did not answer", request.level)
        self._abandoned.append((self._thread, self._thinker))
        self._thread.quit()
        self._let_go()
        self.answered.emit(Answer(request.number, None, "no answer"))
