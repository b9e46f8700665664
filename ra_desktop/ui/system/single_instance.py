"""One window: a program that is started again passes its files to the one that runs for the same user and folders.

Each program listens at an address of its own, derived from the autosave file that only it may write to
(:mod:`ra_desktop.storage.slots`): no address has two listeners, and what a crash has left can be removed. A request is
one line of JSON, the answer is "yes"; no answer in time means no.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from PySide6.QtCore import QDeadlineTimer, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ra_desktop.storage import slots

if TYPE_CHECKING:
    from collections.abc import Sequence

_log = logging.getLogger(__name__)

CONNECT_MS: Final = 300
ANSWER_MS: Final = 1_500
"""Milliseconds to wait for an answer: a window answers between two frames, but takes longer while it is opening."""
_LONGEST: Final = 1 << 16
"""Most bytes of a request; no path is that long."""
_LONGEST_ADDRESS: Final = 104
"""Bytes of the path of a socket on macOS, with the null at its end; Linux has some more."""
_YES: Final = b"yes\n"

ACTIVATION_TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret
"""The environment variable that lets a program come to the front on Wayland; Qt reads it, too."""

_ANY_PROCESS: Final = -1


class Request(msgspec.Struct):
    """What a program passes to another one, which comes to the front."""

    files: list[bytes]
    """The paths to open in the system's encoding, which don't have to be text."""
    token: Annotated[str, msgspec.Meta(pattern=r"^[ -~]*\Z")] = ""
    """The token for coming to the front, if the desktop provides one."""


class RequestServer(QObject):
    """Listens for other programs, until :meth:`close`."""

    received = Signal(list)
    """The files that a program passes, which may be none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)

    def listen(self, autosave: Path) -> bool:
        """Listen as the program that holds `autosave`; False if the system refuses."""
        address = address_of(autosave)
        QLocalServer.removeServer(address)  # no other program can be there
        if self._server.listen(address):
            return True
        _log.info("cannot listen to later starts: %s", self._server.errorString())
        return False

    def close(self) -> None:
        """Stop listening."""
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
            if any(b"\0" in file for file in request.files):
                raise msgspec.ValidationError("not a valid file name")
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _log.warning("a request makes no sense: %s", error)
            peer.abort()
            return
        if request.token:
            os.environ[ACTIVATION_TOKEN] = request.token
        peer.write(_YES)
        peer.flush()
        peer.disconnectFromServer()
        self.received.emit([Path(os.fsdecode(file)) for file in request.files])


def pass_on(files: Sequence[Path], token: str = "", *, myself: Path | None = None) -> bool:
    """Return whether another program comes to the front with `files`; `myself` is the autosave of the caller."""
    try:
        line = msgspec.json.encode(Request([os.fsencode(file) for file in files], token)) + b"\n"
    except ValueError:  # not valid in the system's encoding: no such file can exist
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
    """Return the address of the program that holds `autosave`: one for each user and data folder."""
    digest = hashlib.sha256(os.fsencode(os.path.realpath(autosave))).hexdigest()[:16]  # paths are too long for sockets
    name = f"ra-desktop-{digest}"
    return name if sys.platform == "win32" else str(_meeting_place(autosave.parent, name) / name)


def _meeting_place(own: Path, name: str) -> Path:
    """Return the user's folder for sockets; in a Flatpak, the part that all its instances share.

    Without one it is the program's `own` folder, unless that is too long for sockets: in a public one anybody can take
    the `name`.
    """
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not runtime:
        if len(os.fsencode(own / name)) < _LONGEST_ADDRESS:
            return own
        try:
            return Path(tempfile.gettempdir())
        except OSError:  # nothing can be written anywhere: no one will listen there, but the game goes on
            return Path(os.environ.get("TMPDIR") or "/tmp")  # noqa: S108 - only to have a name
    flatpak = os.environ.get("FLATPAK_ID", "")
    return Path(runtime, "app", flatpak) if flatpak else Path(runtime)


def _is_ours(address: str) -> bool:
    """Whether the listener can belong to this user: the folder may be public."""
    if sys.platform == "win32":
        return True
    try:
        return Path(address).lstat().st_uid == os.getuid()
    except OSError:
        return False


def _let_come_to_the_front() -> None:
    """On Windows, allow another window to come to the front; only the program just started by the user may do so."""
    if sys.platform == "win32":
        import ctypes

        user32: Any = getattr(ctypes, "windll").user32  # noqa: B009 - known on Windows alone
        user32.AllowSetForegroundWindow(_ANY_PROCESS)
