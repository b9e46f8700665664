"""Sockets for a table with friends elsewhere: pipes over TCP, and the host's listening socket.

Nothing listens before :meth:`Ear.listen`, and nothing after :meth:`Ear.close`.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface, QTcpServer, QTcpSocket, QUdpSocket

from ra_desktop.app.friends.channel import Pipe
from ra_desktop.app.friends.proof import new_id, search, search_answer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.app.friends.proof import Invitation

_log = logging.getLogger(__name__)

_BLOCK: Final = 1 << 16
"""The most bytes that the system buffers, and that are read at once."""
_SEARCH: Final = 250
"""Milliseconds for which the host's answer to a search is waited for, before it is sent again."""
_SEARCHES: Final = 4
"""How often a search is sent: one may get lost where many arrive."""
_MOST_SEARCH: Final = 100
"""Bytes of a search and of its answer."""
_AT_ONCE: Final = 50
"""Searches that are looked at before the window goes on."""
_REST: Final = 100
"""Milliseconds between two looks for windows that connect, of which each brings :data:`_MOST_AT_ONCE` at most."""
_MOST_AT_ONCE: Final = 8


class Wire(Pipe):
    """A pipe over TCP: to one that has connected, or to the first of several addresses that answers."""

    def __init__(self, socket: QTcpSocket | None = None) -> None:
        """`socket` is connected; without one, none is yet."""
        super().__init__()
        self._sockets: list[QTcpSocket] = []
        """Those that may connect; once one has, only that."""
        self._socket: QTcpSocket | None = None
        """The connected socket."""
        self._early = b""
        """What is to be sent once a socket is connected."""
        self._search: QUdpSocket | None = None
        """Asks in the network where the host is."""
        self._asks = QTimer(self)
        """Runs until everything was tried."""
        self._answer = b""
        """What the host would answer."""
        if socket is not None:
            self._use(socket)

    @classmethod
    def dial(cls, invitation: Invitation) -> Wire:
        """Return a wire to the host of that `invitation`: where it answers in this network, or at its addresses."""
        wire = cls()
        wire._ask(invitation)
        return wire

    def _try(self, address: str | QHostAddress, port: int) -> None:
        socket = QTcpSocket()
        self._sockets.append(socket)
        socket.connected.connect(lambda: self._use(socket))
        socket.errorOccurred.connect(lambda _error: self._give_up(socket))
        socket.connectToHost(address, port)

    def _ask(self, invitation: Invitation) -> None:
        """Ask in the whole network for the host, then try the addresses, where another program may be by now.

        The host's address or port may be another one since. This window listens only that long.
        """
        asking = self._search = QUdpSocket(self)
        nonce, left = new_id().encode(), iter(range(_SEARCHES))
        self._answer = search(invitation.secret, nonce, by_host=True)
        asking.readyRead.connect(self._hear)

        def ask() -> None:
            number = next(left, None)
            if number is None:
                self._asks.stop()
                self._give_up()
            for address in invitation.addresses if number == 1 else ():
                self._try(address, invitation.port)
            for neighbourhood in () if self._search is None else neighbourhoods():
                asking.writeDatagram(search(invitation.secret, nonce), neighbourhood, invitation.port)

        self._asks.timeout.connect(ask)
        self._asks.start(_SEARCH)
        ask()

    def _hear(self) -> None:
        while self._search is not None and self._search.hasPendingDatagrams():
            datagram = self._search.receiveDatagram(_MOST_SEARCH)
            if datagram.data().data() == self._answer:
                self._try(datagram.senderAddress(), datagram.senderPort())
                self._stop_asking()

    def _stop_asking(self) -> None:
        asking, self._search = self._search, None
        if asking is not None:
            asking.close()
            asking.deleteLater()

    def _use(self, socket: QTcpSocket) -> None:
        """Talk over `socket`, which is connected, and no longer try the others."""
        if self._socket is not None:
            return
        self._socket = socket
        socket.setReadBufferSize(_BLOCK)
        self.address = socket.peerAddress().toString()
        self._asks.stop()
        self._stop_asking()
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

    def _give_up(self, socket: QTcpSocket | None = None) -> None:
        """One address, or the network, does not answer, or the connection broke: if nothing is left, it is closed."""
        if self._socket is not None:
            return
        if socket is None:
            self._stop_asking()
        elif socket in self._sockets:
            self._sockets.remove(socket)
            socket.deleteLater()
        if not self._sockets and not self._asks.isActive():
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
            self._socket.flush()  # the event loop would first show the move in this window

    def close(self) -> None:
        """The socket lives on until what waits is sent, at most as long as the system tries."""
        self._asks.stop()
        self._stop_asking()
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
    """Listens for windows that join, and answers those that search for the table in the network."""

    came = Signal(object)
    """The :class:`Wire` of one that has connected."""

    def __init__(self, secret: bytes, parent: QObject | None = None) -> None:
        """`secret` is the table's."""
        super().__init__(parent)
        self._secret = secret
        self._server = QTcpServer(self)
        self._server.setMaxPendingConnections(_MOST_AT_ONCE)
        self._server.newConnection.connect(self._on_connection)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_connection)
        self._searches: list[QUdpSocket] = []
        """Hear the searches at the table's port, from which all are answered, and at those that it had before."""

    def listen(self, ports: Iterable[int] = ()) -> bool:
        """Listen at the first of `ports` that is free, or at any; False if the system does not let us."""
        anywhere, known = QHostAddress.SpecialAddress.Any, tuple(ports)
        listens = any(self._server.listen(anywhere, port) for port in (*known, 0))
        if not listens:
            _log.warning("no one can join: %s", self._server.errorString())
        for port in dict.fromkeys((self.port, *known)) if listens else ():
            socket = QUdpSocket(self)
            if socket.bind(QHostAddress.SpecialAddress.AnyIPv4, port):
                socket.readyRead.connect(partial(self._on_search, socket))
                self._searches.append(socket)
            else:
                _log.info("no one finds the table by a search at %d: %s", port, socket.errorString())
        return listens

    @property
    def port(self) -> int:
        """The port that it listens at; 0 for none."""
        return self._server.serverPort()

    def close(self) -> None:
        """Stop listening; connections stay."""
        self._rest.stop()
        self._server.close()
        for socket in self._searches:
            socket.close()

    def _on_search(self, socket: QUdpSocket) -> None:
        """Look at some of what has come, since it comes from anybody; for the rest Qt calls again."""
        for _ in range(_AT_ONCE):
            if socket.hasPendingDatagrams():
                datagram = socket.receiveDatagram(_MOST_SEARCH)
                if answer := search_answer(self._secret, bytes(datagram.data().data())):
                    self._searches[0].writeDatagram(answer, datagram.senderAddress(), datagram.senderPort())

    def _on_connection(self) -> None:
        """Take those that have connected; the next wait a little, so that a crowd does not stop the window."""
        while self._server.hasPendingConnections() and not self._rest.isActive():
            for _ in range(_MOST_AT_ONCE):
                if (socket := self._server.nextPendingConnection()) is not None:
                    socket.setParent(None)
                    self.came.emit(Wire(socket))
            self._rest.start(_REST)


def own_addresses() -> list[str]:
    """Return the addresses of this computer in the networks that it is in."""
    return [address.toString() for address in QNetworkInterface.allAddresses()]


def neighbourhoods() -> list[QHostAddress]:
    """Return the addresses that reach everybody in a network that this computer is in."""
    entries = [entry for interface in QNetworkInterface.allInterfaces() for entry in interface.addressEntries()]
    return [entry.broadcast() for entry in entries if not entry.broadcast().isNull()]
