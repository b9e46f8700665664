"""One connection between two windows: from bytes to proved messages and back, within limits."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final, Literal, Protocol

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ra_desktop import __version__

from .messages import FROM_GUEST, FROM_HOST, HELLO, MOST_LINE, VERSION, Beat, Hello, Message, Proof, encode
from .proof import ProofError, Prover, new_id

if TYPE_CHECKING:
    from collections.abc import Callable

_log = logging.getLogger(__name__)

UNPROVED: Final = 30_000
"""Milliseconds until the other side has to have shown that it knows the secret."""
BEAT: Final = 10_000
"""Milliseconds of silence after which a window says that it is still there."""
AWAY: Final = 25_000
"""Milliseconds of silence after which the other side counts as gone."""
_LOOK: Final = 2_500
"""Milliseconds between two looks at the clock."""
MOST_WAITING: Final = 1 << 20
"""Bytes that may wait for a slow reader."""
MOST_LINES: Final = 100
"""Lines in a second from a guest; the host of fast bots may send ten times as many."""

End = Literal["lost", "silent", "secret", "newer", "older", "changed", "wrong", "flood", "slow"]
"""Why a connection ended: it broke; nothing came for too long; the secret is another; the other program has a newer or
an older version; a line was changed on its way; a line is no message; too many lines; the other side reads too slowly.
"""


class Alarm(Protocol):
    """A timer that goes off once."""

    def start(self, ms: int, /) -> None:
        """Go off after `ms` milliseconds; this replaces an earlier start."""

    def stop(self) -> None:
        """Cancel it."""


class Clock:
    """The time; a test has a clock of its own."""

    def now(self) -> float:
        """Return milliseconds since some moment."""
        return time.monotonic() * 1000

    def alarm(self, parent: QObject, function: Callable[[], None]) -> Alarm:
        """Return an alarm that calls `function`, while `parent` is there."""
        timer = QTimer(parent, singleShot=True)
        timer.timeout.connect(function)
        return timer


class Pipe(QObject):
    """Bytes to another window and back, in order; whoever makes it says how they get there."""

    received = Signal(object)
    """The bytes that have come in."""
    closed = Signal()
    """The other side is gone, or could not be reached. Nothing follows."""
    address = ""
    """Where the other side is, if it is elsewhere."""

    def send(self, data: bytes) -> None:
        """Send `data`, as soon as the other side is reached."""
        raise NotImplementedError

    def close(self) -> None:
        """Send what is waiting, and close; :attr:`closed` is not emitted."""
        raise NotImplementedError

    @property
    def waiting(self) -> int:
        """How many bytes have not been sent yet."""
        return 0


class DirectPipe(Pipe):
    """A pipe within one program: for the host's own window."""

    _sent = Signal(object)
    _ended = Signal()

    def send(self, data: bytes) -> None:
        self._sent.emit(data)

    def close(self) -> None:
        self._ended.emit()
        self.blockSignals(True)

    @classmethod
    def pair(cls, parent: QObject | None = None) -> tuple[DirectPipe, DirectPipe]:
        """Return both ends."""
        one, other = cls(parent), cls(parent)
        for near, far in ((one, other), (other, one)):
            near._sent.connect(far.received, Qt.ConnectionType.QueuedConnection)
            near._ended.connect(far.closed, Qt.ConnectionType.QueuedConnection)
        return one, other


class Channel(QObject):
    """Proved messages over a pipe. It ends by itself when the other side breaks the rules of docs/friends.md."""

    proved = Signal()
    """The other side knows the secret."""
    received = Signal(object)
    """A message of the other side."""
    closed = Signal(str)
    """Why it ended (:data:`End`), if it was not closed from here. Nothing follows."""

    def __init__(
        self, pipe: Pipe, secret: bytes, *, is_host: bool, clock: Clock, parent: QObject | None = None
    ) -> None:
        """`is_host` says on which side this is."""
        super().__init__(parent)
        self._pipe, self._secret, self._is_host, self._clock = pipe, secret, is_host, clock
        self.address: Final = pipe.address
        self._most = MOST_LINES if is_host else 10 * MOST_LINES
        self._nonce = new_id()
        self._provers: tuple[Prover, Prover] | None = None
        """The proofs of what is sent and of what is received."""
        self.is_proved = False
        self.is_open = True
        self._buffer = bytearray()
        self._began = self._heard = self._spoke = self._second = clock.now()
        self._lines = 0
        """How many lines came in this second."""
        pipe.received.connect(self._on_bytes)
        pipe.closed.connect(self._on_pipe_closed)
        self._look = clock.alarm(self, self._on_look)
        self._look.start(_LOOK)
        pipe.send(encode(Hello("ra-table", VERSION, __version__, self._nonce)) + b"\n")

    def send(self, message: Message) -> None:
        """Send `message`; before the other side's first line, and after the end, nothing is sent."""
        if not self.is_open or self._provers is None:
            return
        self._spoke = self._clock.now()
        self._pipe.send(self._provers[0].prove(encode(message)))
        if self._pipe.waiting > MOST_WAITING:
            self.fail("slow")

    def close(self) -> None:
        """End the connection; :attr:`closed` is not emitted."""
        if self.is_open:
            self.is_open = False
            self._look.stop()
            self._buffer.clear()
            self._pipe.received.disconnect(self._on_bytes)
            self._pipe.closed.disconnect(self._on_pipe_closed)
            self._pipe.close()

    def fail(self, why: End) -> None:
        """End the connection, since the other side has broken the rules or is gone."""
        if self.is_open:
            self.close()
            _log.info("a connection has ended: %s", why)
            self.closed.emit(why)

    def _on_pipe_closed(self) -> None:
        self.fail("lost")

    def _on_look(self) -> None:
        now = self._clock.now()
        if now - self._heard > AWAY or (not self.is_proved and now - self._began > UNPROVED):
            self.fail("silent")
            return
        if self.is_proved and now - self._spoke >= BEAT - _LOOK:
            self.send(Beat())
        self._look.start(_LOOK)

    def _on_bytes(self, data: bytes) -> None:
        self._buffer += data
        while self.is_open and (end := self._buffer.find(b"\n", 0, MOST_LINE)) >= 0:
            line = bytes(self._buffer[:end])
            del self._buffer[: end + 1]
            self._on_line(line)
        if len(self._buffer) >= MOST_LINE:
            self.fail("wrong")

    def _on_line(self, line: bytes) -> None:
        now = self._clock.now()
        if now - self._second >= 1000:
            self._second, self._lines = now, 0
        self._lines += 1
        if self._lines > self._most:
            self.fail("flood")
            return
        try:
            if self._provers is None:
                self._greet(HELLO.decode(line))
                return
            text = self._provers[1].check(line)
            message: Message = (FROM_GUEST if self._is_host else FROM_HOST).decode(text)
        except ProofError:
            self.fail("changed" if self.is_proved else "secret")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.fail("wrong")
        else:
            self._heard = now
            self._take(message)

    def _greet(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self.fail("newer" if hello.version > VERSION else "older")
            return
        nonces = (self._nonce, hello.nonce) if self._is_host else (hello.nonce, self._nonce)
        out, back = (Prover(self._secret, *nonces, by_host=by) for by in (self._is_host, not self._is_host))
        self._provers = out, back
        self.send(Proof())

    def _take(self, message: Message) -> None:
        if self.is_proved == isinstance(message, Proof):  # it is the first message, and only that
            self.fail("wrong")
        elif isinstance(message, Proof):
            self.is_proved = True
            self.proved.emit()
        elif not isinstance(message, Beat):
            self.received.emit(message)
