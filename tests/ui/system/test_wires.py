"""A table over real sockets of this computer."""

from __future__ import annotations

import socket
import sys
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtNetwork import QHostAddress, QTcpSocket

from ra_desktop.app.friends.channel import DirectPipe
from ra_desktop.app.friends.host import Host
from ra_desktop.app.friends.joined import Joined
from ra_desktop.app.friends.proof import Invitation, search, search_answer
from ra_desktop.app.session import Session
from ra_desktop.storage.friends import Person
from ra_desktop.storage.saved_game import COLOURS, Options, Seat
from ra_desktop.ui.system import wires
from ra_desktop.ui.system.wires import Ear, Wire, own_addresses
from tests.app.friends.world import SECRET, make_bot, sensible


@pytest.fixture
def host(qapp, tmp_path):
    made = Host(tmp_path, make_bot)
    made.open(SECRET, "boat", tuple(Seat(f"Bot {at}", COLOURS[at], "novice") for at in range(3)), Options())
    yield made
    made.close()


@pytest.fixture
def ear(host):
    made = Ear(SECRET, host)
    made.came.connect(host.accept)
    assert made.listen()
    yield made
    made.close()


@pytest.fixture
def join(qapp):
    joined = []

    def made(dial, name, window):
        session = Session(make_bot)
        joined.append(Joined(session, dial, SECRET, window, (Person(name, "ochre"),), parent=session))
        joined[-1].dealt.connect(joined[-1].sit_down)
        joined[-1].reach()
        return joined[-1]

    yield made
    for one in joined:
        one.leave()
        one.parent().shutdown()


def test_nothing_listens_before_somebody_hosts(qapp):
    ear = Ear(SECRET)
    assert ear.port == 0
    assert ear.listen()
    port = ear.port
    ear.close()
    assert ear.port == 0
    caller = QTcpSocket()
    caller.connectToHost("127.0.0.1", port)
    assert not caller.waitForConnected(500)


def test_a_line_is_on_its_way_at_once_whatever_this_window_does_next(qtbot):
    with socket.create_server(("127.0.0.1", 0)) as server:
        wire = Wire.dial(Invitation(("127.0.0.1",), server.getsockname()[1], SECRET))
        qtbot.waitUntil(lambda: wire._socket is not None)
        other, _ = server.accept()
        wire.send(b"a move\n")
        other.settimeout(5)
        assert other.recv(100) == b"a move\n"
        wire.close()
        other.close()


def test_a_port_that_is_taken_is_replaced(ear):
    other = Ear(SECRET)
    assert other.listen((ear.port,))
    assert other.port not in (0, ear.port)
    other.close()


def test_of_a_crowd_a_few_are_looked_at_at_a_time(ear, qtbot):
    crowd(ear.port, 100)
    (searches,) = ear._searches
    ear._on_search(searches)
    assert searches.hasPendingDatagrams()
    qtbot.waitUntil(lambda: not searches.hasPendingDatagrams())
    came, times = [], []
    ear.came.disconnect()
    ear.came.connect(lambda wire: (came.append(wire), times.append(monotonic())))
    callers = [socket.create_connection(("127.0.0.1", ear.port)) for _ in range(24)]
    qtbot.waitUntil(lambda: len(came) == 24)
    assert times[-1] - times[0] > 0.15  # twice 100 ms
    for one in (*callers, *came):
        one.close()


def crowd(port: int, count: int) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as caller:
        for _ in range(count):
            caller.sendto(b"x" * 66, ("127.0.0.1", port))


def test_the_host_and_a_friend_play_a_game(host, ear, join, qtbot):
    def direct():
        near, far = DirectPipe.pair()
        host.accept(far)
        return near

    def dial():
        return Wire.dial(Invitation(("127.0.0.2", "127.0.0.1"), ear.port, SECRET))

    desks = [join(direct, "Ann", host.own), join(dial, "Bea", "b" * 32)]
    qtbot.waitUntil(lambda: all(desk.phase == "gathering" for desk in desks) and len(host.windows) == 2)
    records = {}
    for name, desk in zip(("Ann", "Bea"), desks, strict=True):
        desk.finished.connect(partial(records.__setitem__, name))  # either may be first
    host.start()

    def play():
        for desk in desks:
            session = desk.parent()
            if desk.is_here and session.person_to_move is not None:
                desk.choose(sensible(session.state.legal_actions(), host.opponents._seeds))
        return len(records) == 2

    qtbot.waitUntil(play, timeout=60_000)
    assert records["Ann"].game.plies == records["Bea"].game.plies == host.saved.game.plies
    assert [seat.far for seat in records["Bea"].seats] == [True, False, False]


def test_a_host_that_is_not_there_is_reached_for_again(join, qtbot):
    ear = Ear(SECRET)
    ear.listen()
    port = ear.port
    ear.close()
    pipes = []

    def dial():
        pipes.append(Wire.dial(Invitation(("127.0.0.1",), port, SECRET)))
        return pipes[-1]

    join(dial, "Ann", "a" * 32)
    qtbot.waitUntil(lambda: len(pipes) == 2, timeout=5_000)


def test_a_wire_that_is_given_up_no_longer_tries(qapp, qtbot):
    def trying():
        return [socket for socket in qapp.findChildren(QTcpSocket) if socket.peerName() == "192.0.2.7"]

    wire = Wire.dial(Invitation(("192.0.2.7",), 41_999, SECRET))
    wire.close()
    qtbot.waitUntil(lambda: not trying(), timeout=2_000)


@pytest.mark.parametrize("searches", [0, 2_000])
@pytest.mark.parametrize("secret", [SECRET, b"another table's."])
def test_a_host_at_another_address_or_port_is_found_by_its_invitation_alone(qtbot, monkeypatch, secret, searches):
    monkeypatch.setattr(wires, "neighbourhoods", lambda: [QHostAddress("127.0.0.1")])
    with socket.create_server(("127.0.0.1", 0)) as other:  # another program, at the port of the invitation
        port, ear, ends, came = other.getsockname()[1], Ear(SECRET), [], []
        assert ear.listen((port,))
        crowd(port, searches)  # more than the system keeps: the first search is lost
        wire = Wire.dial(Invitation(("255.255.255.255",), port, secret))  # nobody is reached there
        wire.closed.connect(lambda: ends.append("closed"))
        ear.came.connect(came.append)
        qtbot.waitUntil(lambda: bool(ends or came), timeout=5_000)
    assert bool(came) == (secret == SECRET)
    assert wire._search is None
    for one in (wire, *came, ear):
        one.close()


def test_a_search_says_nothing_to_who_has_no_invitation():
    question, answer = search(SECRET, b"7" * 32), search(SECRET, b"7" * 32, by_host=True)
    assert search_answer(SECRET, question) == answer
    assert {search_answer(SECRET, line) for line in (b"", answer, question[1:], b"\xff" * 66)} == {b""}
    assert len(answer) <= len(question)


def test_this_computer_has_an_address(qapp):
    assert "127.0.0.1" in own_addresses()


def test_the_example_of_the_documentation_plays_to_the_end(host, ear, qtbot):
    process = QProcess()
    process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
    program = Path(__file__).parents[3] / "docs" / "example_friend.py"
    process.start(sys.executable, [str(program), str(Invitation(("127.0.0.1",), ear.port, SECRET)), "Eve"])
    qtbot.waitUntil(lambda: [window.people[0].name for window in host.windows] == ["Eve"], timeout=30_000)
    host.start()
    qtbot.waitUntil(lambda: process.state() == QProcess.ProcessState.NotRunning, timeout=60_000)
    assert process.readAll().data().decode().strip() == f"fame {host.saved.game.state.fame}, the bag was as sealed"
