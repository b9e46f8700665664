"""Sockets for a table with friends elsewhere: pipes over TCP, and the ear of whoever hosts.

Nothing listens before :meth:`Ear.listen`, and nothing after :meth:`Ear.close`.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QTcpServer, QTcpSocket

from ra_desktop.app.friends.channel import Pipe

if TYPE_CHECKING:
    from collections.abc import Iterable

_log = logging.getLogger(__name__)

_BLOCK: Final = 1 << 16
"""Bytes that the system may keep for us, and that are read at once."""


class Wire(Pipe):
    """A pipe over TCP: to one that has connected, or to the first of several addresses that answers."""

    def __init__(self, sockets: Iterable[QTcpSocket], parent: QObject | None = None) -> None:
        """`sockets` are connected, or about to be."""
        super().__init__(parent)
        self._sockets = list(sockets)
        self._socket: QTcpSocket | None = None
        """The one that is connected."""
        self._early = b""
        """What is to be sent once one is."""
        for socket in self._sockets:
            socket.setReadBufferSize(_BLOCK)
            if socket.state() == QAbstractSocket.SocketState.ConnectedState:
                self._use(socket)
            else:
                socket.connected.connect(lambda socket=socket: self._use(socket))
                socket.errorOccurred.connect(lambda _error, socket=socket: self._give_up(socket))

    @classmethod
    def dial(cls, addresses: Iterable[str], port: int) -> Wire:
        """Return a wire to a host that is at one of `addresses`."""
        sockets = [QTcpSocket() for _ in addresses]
        wire = cls(sockets)
        for socket, address in zip(sockets, addresses, strict=True):
            socket.connectToHost(address, port)
        return wire

    def _use(self, socket: QTcpSocket) -> None:
        """Talk over `socket`, which is connected, and no longer try the others."""
        if self._socket is not None:
            return
        self._socket = socket
        for other in self._sockets:
            if other is not socket:
                other.abort()
                other.deleteLater()
        self._sockets = [socket]
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.setSocketOption(QAbstractSocket.SocketOption.KeepAliveOption, 1)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._on_disconnected)
        socket.write(self._early)
        self._early = b""

    def _give_up(self, socket: QTcpSocket) -> None:
        """One address does not answer, or the connection broke: if it was the last, the pipe is closed."""
        if self._socket is None and socket in self._sockets:
            self._sockets.remove(socket)
            socket.deleteLater()
            if not self._sockets:
                self.closed.emit()

    def _on_disconnected(self) -> None:
        self._read()
        self.closed.emit()

    def _read(self) -> None:
        while self._socket is not None and self._socket.bytesAvailable():
            self.received.emit(self._socket.read(_BLOCK).data())

    def send(self, data: bytes) -> None:
        if self._socket is None:
            self._early += data
        else:
            self._socket.write(data)

    def close(self) -> None:
        """The socket lives on until what waits is sent, at most as long as the system tries."""
        sockets, self._sockets, self._socket = self._sockets, [], None
        for socket in sockets:
            socket.disconnect(self)
            socket.setParent(QCoreApplication.instance())  # it outlives this wire
            socket.disconnected.connect(socket.deleteLater)
            if socket.state() == QAbstractSocket.SocketState.ConnectedState:
                socket.flush()  # the program may end before its event loop sends it
                socket.disconnectFromHost()
            else:
                socket.abort()  # it would go on trying
            if socket.state() == QAbstractSocket.SocketState.UnconnectedState:
                socket.deleteLater()

    @property
    def waiting(self) -> int:
        return len(self._early) if self._socket is None else self._socket.bytesToWrite()


class Ear(QObject):
    """Listens for windows that join."""

    came = Signal(object)
    """The :class:`Wire` of one that has connected."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QTcpServer(self)
        self._server.setMaxPendingConnections(8)
        self._server.newConnection.connect(self._on_connection)

    def listen(self, port: int = 0) -> bool:
        """Listen at `port` or, if that is 0 or taken, at any; False if the system does not let us."""
        listens = self._server.listen(QHostAddress.SpecialAddress.Any, port) or (
            port != 0 and self._server.listen(QHostAddress.SpecialAddress.Any, 0)
        )
        if not listens:
            _log.warning("no one can join: %s", self._server.errorString())
        return listens

    @property
    def port(self) -> int:
        """Where it listens; 0 for nowhere."""
        return self._server.serverPort()

    def close(self) -> None:
        """Listen no longer; those who have come stay."""
        self._server.close()

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.setParent(None)
            self.came.emit(Wire([socket]))


def own_addresses() -> list[str]:
    """Return the addresses of this computer in the networks that it is in."""
    return [address.toString() for address in QNetworkInterface.allAddresses()]
