"""Windows of one table without pixels, a network as bad as it is told to be, and a clock that waits for nobody."""

from __future__ import annotations

import heapq
import itertools
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

from ra_desktop.app.friends.channel import Clock, Pipe
from ra_desktop.app.friends.host import Host
from ra_desktop.app.friends.joined import Joined
from ra_desktop.app.friends.proof import new_id
from ra_desktop.app.session import Session
from ra_desktop.engine import Draw, Invoke, Pass
from ra_desktop.storage import friends
from ra_desktop.storage.friends import JoinedTable, Person
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QObject

    from ra_desktop.engine import Action, Game

SECRET = bytes(range(16))
MOST_STEPS = 60_000


class TestClock(Clock):
    """Goes from one alarm to the next."""

    __test__ = False

    def __init__(self) -> None:
        self.time = 0.0
        self._coming: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        return self.time

    def at(self, when: float, function: Callable[[], None]) -> None:
        """Call `function` at that time."""
        heapq.heappush(self._coming, (when, next(self._numbers), function))

    def alarm(self, parent: QObject, function: Callable[[], None]) -> TestAlarm:
        return TestAlarm(self, function)

    def step(self) -> None:
        """Go to what comes next."""
        self.time, _, function = heapq.heappop(self._coming)
        function()


class TestAlarm:
    __test__ = False

    def __init__(self, clock: TestClock, function: Callable[[], None]) -> None:
        self._clock, self._function = clock, function
        self._number = 0

    def start(self, ms: int) -> None:
        self._number += 1
        number = self._number
        self._clock.at(self._clock.time + ms, lambda: self._ring(number))

    def stop(self) -> None:
        self._number += 1

    def _ring(self, number: int) -> None:
        if number == self._number:
            self._function()


class Network:
    """Delays, stalls and cuts what goes over it."""

    def __init__(self, clock: TestClock, rng: Random, *, delay: int = 100, late: float = 0.05) -> None:
        self.clock, self.rng, self.delay, self.late = clock, rng, delay, late
        self.listener: Callable[[Pipe], None] | None = None
        self.dead_until = 0.0
        """When the cut ends."""
        self.wires: list[Wire] = []
        self.tap: Callable[[bytes, bool], bytes] = lambda data, _to_host: data
        """What somebody in between makes of it."""

    def dial(self) -> Pipe:
        """Return the guest's end; the host hears of it later."""
        near, far = Wire(self, to_host=True), Wire(self, to_host=False)
        near.other, far.other = far, near
        self.wires.extend((near, far))
        self.clock.at(self.clock.time + self.delay, lambda: self._arrive(near, far))
        return near

    def _arrive(self, near: Wire, far: Wire) -> None:
        if self.listener is None or self.clock.time < self.dead_until:
            near.end()
        elif near.is_open:
            self.listener(far)

    def cut(self, ms: float, *, quietly: bool = False) -> None:
        """Let nothing through for `ms`; unless `quietly`, all connections break."""
        self.dead_until = self.clock.time + ms
        if not quietly:
            for wire in self.wires:
                wire.end()
            self.wires.clear()


class Wire(Pipe):
    """One end of a connection."""

    def __init__(self, network: Network, *, to_host: bool) -> None:
        super().__init__()
        self.network, self.to_host = network, to_host
        self.other: Wire | None = None
        self.is_open = True
        self.unsent = 0
        self._arrives = 0.0

    @property
    def waiting(self) -> int:
        return self.unsent

    def send(self, data: bytes) -> None:
        network = self.network
        delay = network.delay + (2_000 if network.rng.random() < network.late else 0)
        when = max(network.clock.time, network.dead_until) + delay
        self._arrives = max(self._arrives, when)
        data = network.tap(data, self.to_host)
        network.clock.at(self._arrives, lambda: self.other._receive(data))

    def _receive(self, data: bytes) -> None:
        if self.is_open:
            self.received.emit(data)

    def close(self) -> None:
        self.is_open = False
        clock = self.network.clock
        clock.at(max(self._arrives, clock.time + self.network.delay), self.other.end)

    def end(self) -> None:
        if self.is_open:
            self.is_open = False
            self.closed.emit()


class RandomBot:
    """Chooses anything, but draws more often than not, so that games end."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view, *, cancel=None, limit=None):
        return sensible(view.legal_actions(), self.rng)


def make_bot(level: str, seed: int, **_: object) -> RandomBot:
    return RandomBot(seed)


def sensible(legal: list[Action], rng: Random) -> Action:
    """Any of the `legal` actions, but not Ra again and again."""
    usual = [action for action in legal if action in (Draw(), Pass())]
    if usual and rng.random() < 0.6:
        return usual[0]
    return rng.choice([action for action in legal if action != Invoke() or rng.random() < 0.3] or list(legal))


class Desk:
    """A window: a session and its table, and somebody who plays whatever may be played."""

    def __init__(self, world: World, name: str, people: int = 1, window: str = "") -> None:
        self.world, self.name = world, name
        self.path = world.folder / name / friends.JOINED_NAME
        self.table = JoinedTable(
            "", window or new_id(), tuple(Person(f"{name}{number or ''}", COLOURS[0]) for number in range(people))
        )
        friends.write(self.path, self.table)
        self.records: list[SavedGame] = []
        self.endings: list[str] = []
        self.shown: list[tuple[str, ...]] = []
        self.plays = True
        self.sit()

    def sit(self) -> None:
        """Open the window, as its file says."""
        table = friends.read(self.path, JoinedTable)
        assert table is not None
        self.session = Session(make_bot)
        self.joined = Joined(
            self.session, self.world.network.dial, SECRET, table.window, table.people, clock=self.world.clock
        )
        self.joined.dealt.connect(self._sit_down)
        self.joined.finished.connect(self.records.append)
        self.joined.ended.connect(self.endings.append)
        self.session.played.connect(self._on_played)
        self.joined.reach()

    def _sit_down(self) -> None:
        self.joined.sit_down()
        self._on_played()

    def _on_played(self, _ply: object = None) -> None:
        self.shown.append(tuple(map(str, self.session.game.actions)))

    def kill(self) -> None:
        """End as by a power cut."""
        self.joined._end = lambda: None
        for wire in (self.joined._channel._pipe,) if self.joined._channel else ():
            self.world.drop(wire)
        self.joined._again.stop()
        if self.joined._channel is not None:
            self.joined._channel._look.stop()
        self.close()

    def close(self) -> None:
        self.joined.leave()
        self.session.shutdown()
        self.joined.deleteLater()
        self.session.deleteLater()

    def act(self) -> bool:
        """Choose something, if that is possible."""
        if not self.plays:
            self.joined.tell_shown()
        if self.plays and self.joined.is_here and self.session.person_to_move is not None:
            return self.joined.choose(sensible(self.session.state.legal_actions(), self.world.rng))
        return False


class World:
    """A host, its windows, and what is between them."""

    def __init__(self, folder: Path, seed: int = 0, **network: float) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.clock = TestClock()
        self.network = Network(self.clock, self.rng, **network)
        self.desks: list[Desk] = []
        self.host = self.new_host()

    def new_host(self) -> Host:
        host = Host(self.folder, make_bot, clock=self.clock)
        self.network.listener = host.accept
        return host

    def open(self, ruleset: str, players: int, options: Options = Options(), people: tuple[int, ...] = (1,)) -> None:  # noqa: B008 - frozen
        """Open a table, and seat windows with so many `people`; bots get the rest."""
        places = tuple(Seat(f"Bot {number}", COLOURS[number], "novice") for number in range(players))
        self.host.open(SECRET, ruleset, places, options)
        for number, count in enumerate(people):
            window = self.host.own if number == 0 else ""
            self.desks.append(Desk(self, f"Window{number}", count, window))
            self.run(until=lambda: self.desks[-1].joined.phase == "gathering")

    def run(self, until: Callable[[], bool], disturb: Callable[[], None] = lambda: None) -> None:
        """Let everybody play until something is so."""
        for _ in range(MOST_STEPS):
            self.settle()
            if until():
                return
            disturb()
            self.clock.step()
        raise AssertionError("it never came to that")

    def settle(self) -> None:
        """Let bots answer and sessions play, at this moment of the clock."""
        while True:
            QCoreApplication.processEvents()
            thinking = [self.host, *(desk.session for desk in self.desks)]
            if not any(it.opponents.is_asked for it in thinking) and not [desk for desk in self.desks if desk.act()]:
                return

    def is_over(self) -> bool:
        """Whether everybody has the end."""
        return self.host.phase == "over" and all(
            desk.records and not desk.joined.behind for desk in self.desks if desk.plays
        )

    def kill(self, number: int) -> None:
        """Kill the host, which is number 0, or a window, and start it again from its files."""
        if number == 0:
            self.kill_host()
            return
        desk = self.desks[number - 1]
        desk.kill()
        desk.sit()

    def drop(self, wire: Wire) -> None:
        """Break one connection; this side does not notice."""
        wire.is_open = False
        self.clock.at(self.clock.time + self.network.delay, wire.other.end)

    def kill_host(self) -> None:
        """End the host as by a power cut, and start it again from its files."""
        self.network.listener = None
        for channel in self.host._connections:
            self.drop(channel._pipe)
            channel._look.stop()
            channel.is_open = False
        self.host._connections.clear()
        self.host.close()
        self.host.deleteLater()
        self.host = self.new_host()
        assert self.host.reopen()

    def close(self) -> None:
        for desk in self.desks:
            desk.close()
        self.host.close()
        self.host.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def record(saved: SavedGame) -> tuple[object, ...]:
    """What everybody's record of a game has to agree on: all but who is far away."""
    game: Game = saved.game
    seats = tuple((seat.name, seat.colour, seat.bot, seat.character) for seat in saved.seats)
    return (game.bag, game.suns, game.plies, game.reshuffles, game.state, game.take_backs, seats, saved.handovers,
            saved.started, saved.options, saved.goes_on_from)  # fmt: skip
