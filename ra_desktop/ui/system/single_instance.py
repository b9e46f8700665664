"""The peers: other programs that run for the same person on the same files, asked before a game is opened twice.

Each program listens at an address of its own, made from the autosave file that it alone may write to
(:mod:`ra_desktop.storage.slots`): no address has two listeners, and what a crash has left behind can be taken away.
A request is one line of JSON, the answer "yes" or "no"; whoever does not answer in time means no.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from PySide6.QtCore import QDeadlineTimer, QObject, QProcess
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ra_desktop.storage import slots

if TYPE_CHECKING:
    from collections.abc import Callable

_log = logging.getLogger(__name__)

CONNECT_MS: Final = 300
ANSWER_MS: Final = 1_500
"""A window answers between two frames; one that is being opened takes longer."""
_LONGEST: Final = 1 << 16
"""Bytes of a request: no path is as long."""
_YES, _NO = b"yes\n", b"no\n"

ACTIVATION_TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret
"""The environment variable with which a Wayland desktop lets a program come to the front; Qt reads it, too."""

_ANY_PROCESS: Final = -1

Wish = Literal["show", "open"]
"""Come to the front if the game is on your table; or open it, if that costs no other game."""


class Request(msgspec.Struct):
    """What one program asks of another."""

    wish: Wish
    file: bytes
    """The path as the system writes it, which need not be text."""
    token: Annotated[str, msgspec.Meta(pattern=r"^[ -~]*\Z")] = ""
    """The right to come to the front, where the desktop gives one."""

    @property
    def path(self) -> Path:
        """The file that it is about."""
        return Path(os.fsdecode(self.file))


class RequestServer(QObject):
    """Listens for requests and hands them to `answer`, until :meth:`close`."""

    def __init__(self, answer: Callable[[Request], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answer = answer
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)

    def listen(self, autosave: Path) -> bool:
        """Answer requests from now on, as the program that holds `autosave`; False if the system refuses."""
        address = address_of(autosave)
        QLocalServer.removeServer(address)  # nobody else can be there
        if self._server.listen(address):
            return True
        _log.info("other programs cannot ask this one: %s", self._server.errorString())
        return False

    def close(self) -> None:
        """Do not answer any more."""
        self._server.close()

    def _on_connected(self) -> None:
        peer = self._server.nextPendingConnection()
        peer.setParent(self)
        peer.readyRead.connect(lambda: self._on_line(peer))
        peer.disconnected.connect(peer.deleteLater)
        self._on_line(peer)

    def _on_line(self, peer: QLocalSocket) -> None:
        if not peer.canReadLine():
            if peer.bytesAvailable() > _LONGEST:
                peer.abort()
            return
        try:
            request = msgspec.json.decode(bytes(peer.readLine().data()), type=Request)
            if b"\0" in request.file:
                raise msgspec.ValidationError("not a valid file name")
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _log.warning("a request that cannot be understood: %s", error)
            peer.abort()
            return
        peer.write(_YES if self._answer(request) else _NO)
        peer.disconnectFromServer()


def ask(wish: Wish, file: Path, *, myself: Path | None = None, token: str = "") -> bool:
    """Whether one of the others does what is wished with `file`; `myself` is the autosave of the one who asks."""
    try:
        line = msgspec.json.encode(Request(wish, os.fsencode(file), token)) + b"\n"
    except ValueError:  # letters that the system has no bytes for: nobody can have such a file
        return False
    return any(_does(address_of(autosave), line) for autosave in slots.claimed() if autosave != myself)


def _does(address: str, line: bytes) -> bool:
    if not _is_ours(address):
        return False
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(CONNECT_MS):
        return False
    _let_come_to_the_front()
    socket.write(line)
    patience = QDeadlineTimer(ANSWER_MS)
    while not socket.canReadLine():
        if not socket.waitForReadyRead(patience.remainingTime()):
            break
    return bytes(socket.readLine().data()) == _YES


def address_of(autosave: Path) -> str:
    """Where the program listens that holds `autosave`: one address for each person and folder of data."""
    digest = hashlib.sha256(os.fsencode(os.path.realpath(autosave))).hexdigest()[:16]  # paths are too long for sockets
    name = f"ra-desktop-{digest}"
    return name if sys.platform == "win32" else str(_meeting_place() / name)


def _meeting_place() -> Path:
    """The folder for sockets that the desktop gives a person; in a Flatpak, the part that all its programs see."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not runtime:
        return Path(tempfile.gettempdir())
    flatpak = os.environ.get("FLATPAK_ID", "")
    return Path(runtime, "app", flatpak) if flatpak else Path(runtime)


def _is_ours(address: str) -> bool:
    """Whether the listener can be one of this person's: the folder may be everybody's."""
    if sys.platform == "win32":
        return True
    try:
        return Path(address).lstat().st_uid == os.getuid()
    except OSError:
        return False


def _let_come_to_the_front() -> None:
    """Windows lets a window come to the front only if the program that the person has just started allows it."""
    if sys.platform == "win32":
        import ctypes

        user32: Any = getattr(ctypes, "windll").user32  # noqa: B009 - known on Windows alone
        user32.AllowSetForegroundWindow(_ANY_PROCESS)


def command() -> list[str]:
    """How this program is started once more."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-P", "-m", "ra_desktop"]
    return [os.environ.get("APPIMAGE") or sys.executable]  # what an AppImage unpacks goes when its first program ends


def start_another(file: Path) -> bool:
    """Start a program of its own for `file`; False if the system refuses."""
    program, *words = command()
    return bool(QProcess.startDetached(program, [*words, "--", str(file)])[0])
