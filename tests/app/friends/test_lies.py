"""Whatever a peer sends: no traceback, no wrong state, little memory, and the others play on."""

from __future__ import annotations

import logging
import tracemalloc

import msgspec
import pytest
from msgspec.structs import replace

from ra_desktop.app.friends import channel as channels
from ra_desktop.app.friends.channel import AWAY, UNPROVED, Channel
from ra_desktop.app.friends.messages import (
    Beat,
    Choose,
    Deal,
    Gathering,
    Hello,
    Join,
    Move,
    Open,
    Proof,
    Refuse,
    Shown,
    Sit,
)
from ra_desktop.app.friends.proof import Prover, new_id
from ra_desktop.app.setup import OFFERED
from ra_desktop.storage.friends import Person
from ra_desktop.storage.saved_game import Handover
from tests.sampling import sampled

from .world import SECRET, Desk, World

MOST_MEMORY = 20_000_000
PERSON = Person("Eve", "ochre")
ENDLESS = 60 * 1000
"""Blocks of 64 KB, if nobody stops listening."""


@pytest.fixture
def world(qapp, tmp_path):
    table = World(tmp_path, 1, delay=5, late=0)
    yield table
    table.close()


@pytest.fixture
def playing(world):
    world.open("boat", 3, people=(1, 1))
    world.host.start()
    world.run(lambda: len(world.host.saved.game.plies) >= 12)
    return world


class Liar:
    """A peer that says anything."""

    def __init__(self, world, secret=SECRET, version=1):
        self.world, self.secret = world, secret
        self.heard = bytearray()
        self.is_ended = False
        self.pipe = world.network.dial()
        self.pipe.received.connect(self.heard.extend)
        self.pipe.closed.connect(lambda: setattr(self, "is_ended", True))
        self.nonce = new_id()
        self.hello = msgspec.json.encode(Hello("ra-table", version, "Eve", self.nonce)) + b"\n"

    def pour(self, data: bytes) -> None:
        """Have the host read this at once, if it still reads."""
        self.pipe.other._receive(data)

    def wait(self, ms: float) -> None:
        end = self.world.clock.time + ms
        self.world.clock.at(end, lambda: None)
        self.world.run(lambda: self.world.clock.time >= end)

    def greet(self) -> Liar:
        """Say hello, and know how to prove what follows."""
        self.wait(50)
        self.pour(self.hello)
        self.wait(50)
        nonce = msgspec.json.decode(bytes(self.heard).split(b"\n")[0])["nonce"]
        self.out, self.back = (Prover(self.secret, nonce, self.nonce, by_host=by) for by in (False, True))
        return self

    def say(self, *lines: object) -> None:
        """Say messages, or bytes in their place, with proofs."""
        for line in lines:
            self.pour(self.out.prove(line if isinstance(line, bytes) else msgspec.json.encode(line)))

    def prove(self) -> Liar:
        self.greet().say(Proof())
        return self


def join(**changes: object) -> Join:
    return replace(Join(new_id(), (PERSON,), OFFERED), **changes)


def joins(**changes: object):
    """Join with parts that no struct of ours would have."""
    return lambda liar: liar.prove().say(msgspec.json.encode({**msgspec.to_builtins(join()), **changes}))


def proved(*lines: object):
    return lambda liar: liar.prove().say(*lines)


def poured(data: bytes, times: int = 1):
    def lie(liar):
        liar.wait(50)
        for _ in range(times):
            liar.pour(data)

    return lie


def changed_hello(**changes: object):
    def lie(liar):
        liar.wait(50)
        liar.pour(msgspec.json.encode({**msgspec.json.decode(liar.hello), **changes}) + b"\n")

    return lie


def reflected(liar):
    liar.greet()
    liar.pour(bytes(liar.heard).partition(b"\n")[2])


def replayed(liar):
    """The proof of a window that was proved before."""
    lines = []
    liar.world.network.tap = lambda data, to_host: lines.append(data) or data if to_host else data
    desk = liar.world.desks[1]
    liar.world.drop(desk.joined._channel._pipe)
    desk.joined._channel.fail("lost")
    liar.wait(5_000)
    liar.world.network.tap = lambda data, _: data
    liar.pour(lines[0])
    liar.pour(lines[1])


def skipped(liar):
    liar.greet().out.prove(b"")
    liar.say(Proof())


def twice(liar):
    liar.prove()
    line = liar.out.prove(msgspec.json.encode(Beat()))
    liar.pour(line + line)


def swapped(liar):
    liar.prove()
    one, other = (liar.out.prove(msgspec.json.encode(it)) for it in (Beat(), join()))
    liar.pour(other + one)


def bit_changed(liar):
    line = bytearray(liar.prove().out.prove(msgspec.json.encode(join())))
    line[-5] ^= 1
    liar.pour(bytes(line))


def slow(liar):
    liar.prove()
    liar.world.network.wires[-1].unsent = channels.MOST_WAITING + 1
    liar.say(join())


def seated(**changes: object):
    """What the window that does not have the turn says."""

    def lie(liar):
        host = liar.world.host
        for desk in liar.world.desks:
            desk.plays = False
        liar.world.run(lambda: host.saved.occupants[host.saved.game.state.current_player].bot is None)
        liar.wait(500)
        turn = host.saved.game.state.current_player
        index = next(at for at, window in enumerate(host.windows) if turn not in window.seats)
        legal = host.saved.game.state.legal_actions()
        choice = Choose(len(host.saved.game.plies), str(legal[0]))
        state = host.saved.game.state
        liar.world.desks[index].joined._channel.send(replace(choice, **changes))
        liar.wait(500)
        assert host.saved.game.state == state, "it was played"
        for desk in liar.world.desks:
            desk.plays = True
        liar.pipe.close()
        liar.is_ended = True

    return lie


DEEP = b"[" * 60_000 + b"]" * 5
LIES = {
    "another secret": lambda liar: (setattr(liar, "secret", bytes(16)), liar.prove()),
    "a proof heard before": replayed,
    "the host's own lines": reflected,
    "a line left out": skipped,
    "a line twice": twice,
    "two lines swapped": swapped,
    "a line changed on the way": bit_changed,
    "half a proof": lambda liar: liar.greet().pour(liar.out.prove(b"{}")[:20] + b"\n"),
    "no proof": lambda liar: liar.greet().pour(msgspec.json.encode(join()) + b"\n"),
    "hello twice": lambda liar: liar.greet().pour(liar.hello),
    "silence": lambda liar: liar.wait(UNPROVED + 5_000),
    "silence after hello": lambda liar: liar.greet().wait(UNPROVED + 5_000),
    "silence after the proof": lambda liar: liar.prove().wait(AWAY + 5_000),
    "half a line": lambda liar: (poured(b'{"type":"hel')(liar), liar.wait(UNPROVED + 5_000)),
    "version 999": changed_hello(version=999),
    "version 0": changed_hello(version=0),
    "a huge version": changed_hello(version=2**63 - 1),
    "a number without end": poured(b'{"type":"hello","version":' + b"9" * 5_000 + b"}\n"),
    "another game's hello": changed_hello(table="ra"),
    "a short nonce": changed_hello(nonce="00"),
    "a long nonce": changed_hello(nonce="0" * 33),
    "a number as a nonce": changed_hello(nonce=5),
    "a long name of the program": changed_hello(app="x" * 41),
    "a join without hello": poured(msgspec.json.encode(join()) + b"\n"),
    "a million lines": poured(b"{}\n" * 20_000, 50),
    "a million empty lines": poured(b"\n" * 20_000, 50),
    "a line without end": poured(b"x" * 65_536, ENDLESS),
    "deep JSON": poured(DEEP + b"\n"),
    "zeros": poured(b"\0" * 100 + b"\n"),
    "no UTF-8": poured(b'{"type":"\xff\xfe"}\n'),
    "a browser": poured(b"GET / HTTP/1.1\r\nHost: ra\r\n\r\n"),
    "TLS": poured(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n"),
    "another proof": proved(Proof()),
    "an unknown message": proved(b'{"type":"run"}'),
    "no message": proved(b"17"),
    "nothing": proved(b""),
    "an unknown field": joins(path="/etc/passwd"),
    "deep JSON with a proof": proved(b'{"type":"beat","x":' + DEEP),
    "a choice without a seat": proved(Choose(12, "draw")),
    "a tile named by a guest": proved(b'{"type":"choose","ply":12,"action":"draw","tile":"gold"}'),
    "a move by a guest": proved(Move(12, "draw", "gold")),
    "a refusal by a guest": proved(Refuse("full")),
    "a join twice": lambda liar: (
        liar.world.desks[1].joined._channel.send(join()),
        liar.pipe.close(),
        setattr(liar, "is_ended", True),
    ),
    "more people than bots in a game that has begun": proved(join(people=(PERSON, replace(PERSON, name="Fay")))),
    "no rule sets": proved(join(rulesets=())),
    "many rule sets": joins(rulesets=["x"] * 21),
    "no people": joins(people=[]),
    "a crowd": joins(people=[msgspec.to_builtins(PERSON)] * 6),
    "no name": joins(people=[{"name": "", "colour": "ochre"}]),
    "a name with a zero": joins(people=[{"name": "a\0b", "colour": "ochre"}]),
    "a name of blanks": joins(people=[{"name": "   ", "colour": "ochre"}]),
    "a name that turns the line": joins(people=[{"name": "a\u202eb", "colour": "ochre"}]),
    "a long name": joins(people=[{"name": "x" * 41, "colour": "ochre"}]),
    "no colour": joins(people=[{"name": "Eve", "colour": "red"}]),
    "a path as an id": joins(window="../../../../../../etc/passwd/////"),
    "a negative number": proved(b'{"type":"choose","ply":-1,"action":"draw"}'),
    "a huge number": proved(b'{"type":"choose","ply":1' + b"0" * 400 + b',"action":"draw"}'),
    "a fraction": proved(b'{"type":"choose","ply":1.5,"action":"draw"}'),
    "a hundred beats": proved(*[Beat()] * 150),
    "a slow reader": slow,
    "another's turn": seated(),
    "another's turn, illegally": seated(action="bid 1"),
    "what is no action": seated(action="<b>draw</b>"),
    "what was played long ago": seated(ply=0),
    "what comes later": seated(ply=99),
    "what it shows without a seat": proved(Shown(12)),
}


@pytest.mark.parametrize("name", sampled([(name,) for name in LIES], 4))
def test_the_others_play_on_whatever_a_guest_says(playing, caplog, name):
    caplog.set_level(logging.WARNING)
    tracemalloc.start()
    liar = Liar(playing)
    LIES[name](liar)
    liar.wait(100)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(playing.host._connections) == 2 or liar.is_ended
    assert most < MOST_MEMORY
    ply = len(playing.host.saved.game.plies)
    playing.run(lambda: len(playing.host.saved.game.plies) > ply + 10 or playing.host.phase == "over")
    playing.run(lambda: not any(desk.joined.behind for desk in playing.desks))
    for desk in playing.desks:
        if desk.joined.phase != "ended":
            assert desk.session.game.plies == playing.host.saved.game.plies[: len(desk.session.game.plies)]
    assert caplog.records == []


def test_of_two_windows_with_one_id_the_later_has_the_seat(playing):
    table = playing.desks[1].table
    liar = Liar(playing).prove()
    liar.say(join(window=table.window, people=table.people))
    playing.run(lambda: playing.desks[1].endings == ["elsewhere"])
    assert len(playing.host._connections) == 2


def test_no_more_than_eight_connections_are_heard(world):
    world.open("boat", 3, people=(1,))
    liars = [Liar(world) for _ in range(12)]
    liars[0].wait(1_000)
    assert len(world.host._connections) == 8
    assert sum(liar.is_ended for liar in liars) == 5


def test_a_crowd_at_one_address_keeps_no_one_out(world):
    world.open("boat", 3, people=(1,))
    world.desks.append(Desk(world, "Bea"))
    for liar in [Liar(world) for _ in range(12)]:
        liar.pipe.other.address = "192.0.2.66"
    world.run(lambda: world.desks[1].joined.phase == "gathering")
    assert world.clock.time < 1_000


def test_who_only_connects_keeps_no_one_out(world):
    world.open("boat", 3, people=(1,))
    for _ in range(12):
        Liar(world)
    world.desks.append(Desk(world, "Bea"))
    world.run(lambda: world.desks[1].joined.phase == "gathering")
    assert world.clock.time < 1_000


def test_rich_text_is_a_name_like_any_other(world):
    world.open("boat", 3, people=(1,))
    Liar(world).prove().say(join(people=(Person("<b>Eve</b>", "lapis"), Person("Window0", "lapis"))))
    world.run(lambda: world.desks[0].joined.chairs[1].friend)
    assert [chair.name for chair in world.desks[0].joined.chairs] == ["Window0", "<b>Eve</b>", "Window0 2"]
    assert len({chair.colour for chair in world.desks[0].joined.chairs}) == 3


# --- what a host says ---------------------------------------------------------------------------------------


def with_chairs(change):
    return lambda deal: [replace(deal, chairs=change(deal.chairs), seats=change(deal.seats))]


def then(make):
    """What follows a deal that is true, made of the number of the next action."""
    return lambda deal: [deal, make(len(deal.actions))]


def first(deal: Deal, **changes: object) -> list[object]:
    return [replace(deal, **changes)]


LIES_OF_HOSTS = {
    "no such rule set": lambda deal: first(deal, ruleset="poker"),
    "a crowd": with_chairs(lambda chairs: (*chairs, *chairs)[:5]),
    "nobody": with_chairs(lambda chairs: chairs[:2]),
    "one colour": with_chairs(lambda chairs: tuple(replace(chair, colour="lapis") for chair in chairs)),
    "an unseen name": with_chairs(lambda chairs: (replace(chairs[0], name="\U000e0041"), *chairs[1:])),
    "no seat": lambda deal: first(deal, own=()),
    "a seat that is not there": lambda deal: first(deal, own=(4,)),
    "two seats": lambda deal: first(deal, own=(0, 1)),
    "take-backs": lambda deal: first(deal, options=replace(deal.options, take_backs=True)),
    "a real bag": lambda deal: first(deal, options=replace(deal.options, real_bag=True)),
    "another sun": lambda deal: first(deal, suns=((999, *deal.suns[0][1:]), *deal.suns[1:])),
    "a huge sun": lambda deal: first(deal, suns=((2**62, *deal.suns[0][1:]), *deal.suns[1:])),
    "too few suns": lambda deal: first(deal, suns=deal.suns[1:]),
    "the same sun twice": lambda deal: first(deal, suns=(deal.suns[0], *deal.suns[:-1])),
    "an unknown tile": lambda deal: first(deal, tiles=("<b>", *deal.tiles[1:])),
    "no tiles": lambda deal: first(deal, tiles=()),
    "an illegal past": lambda deal: first(deal, actions=("bid 1", *deal.actions[1:])),
    "a past that is no action": lambda deal: first(deal, actions=("rm -rf", *deal.actions[1:])),
    "draws of nothing": lambda deal: first(deal, drawn=()),
    "tiles of no draw": lambda deal: first(deal, drawn=(*deal.drawn, "gold")),
    "a position that is none": lambda deal: first(deal, position="x" * 50),
    "the position of another game": lambda deal: first(deal, position="ra1 boat 2; epoch 3; ra 5; turn 1; suns 1"),
    "a seat that changes beyond the table": lambda deal: first(deal, handovers=(Handover(0, 4, "novice"),)),
    "a seat that changes too late": lambda deal: first(deal, handovers=(Handover(900, 0, "novice"),)),
    "seats that change in no order": lambda deal: first(
        deal, handovers=(Handover(9, 0, "novice"), Handover(2, 1, "novice"), Handover(5, 0))
    ),
    "a day that is none": lambda deal: first(deal, started="yesterday"),
    "more taken over than played": lambda deal: first(deal, goes_on_from=4000),
    "who gathers after the deal": lambda deal: [
        deal,
        Gathering(deal.ruleset, deal.options, deal.chairs, deal.own),
    ],
    "a move left out": then(lambda ply: Move(ply + 1, "draw", "gold")),
    "a move twice": then(lambda ply: Move(ply - 1, "draw", "gold")),
    "an illegal move": then(lambda ply: Move(ply, "bid 99")),
    "no action": then(lambda ply: Move(ply, "<b>draw</b>")),
    "a draw of nothing": then(lambda ply: Move(ply, "draw")),
    "a draw of what there is not": then(lambda ply: Move(ply, "draw", "unheard-of")),
    "a tile without a draw": then(lambda ply: Move(ply, "invoke", "gold")),
    "seats at another time": lambda deal: [deal, Sit(3, deal.chairs)],
    "fewer seats": lambda deal: [deal, Sit(len(deal.actions), deal.chairs[:2])],
    "the bag before the end": then(lambda _: Open(new_id(), ("gold",))),
    "a choice": then(lambda ply: Choose(ply, "draw")),
    "a join": then(lambda _: join()),
    "another bag": lambda deal: first(deal, sealed="0" * 64),
    "another bag of another game": lambda deal: first(deal, sealed="0" * 64, started="2026-11-29T10:00:00+00:00"),
}


@pytest.mark.parametrize("name", sampled([(name,) for name in LIES_OF_HOSTS], 4))
def test_a_window_shows_nothing_that_cannot_be(playing, caplog, name):
    desk = playing.desks[1]
    deal = playing.host._deal(playing.host.saved, desk.joined.own)

    def accept(pipe):
        channel = Channel(pipe, SECRET, is_host=True, clock=playing.clock, parent=playing.host)
        playing.host._connections.append(channel)
        channel.proved.connect(lambda: [channel.send(message) for message in LIES_OF_HOSTS[name](deal)])

    playing.network.listener = accept
    for one in playing.desks:
        one.plays = False
    playing.drop(desk.joined._channel._pipe)
    desk.joined._channel.fail("lost")
    playing.run(lambda: desk.endings)
    assert desk.endings == ["unfair" if name.startswith("another bag") else "wrong"]
    shown = desk.session.game.plies
    assert shown == playing.host.saved.game.plies[: len(shown)]
    assert [record for record in caplog.records if record.levelno > logging.WARNING] == []
    assert desk.session.person_to_move is None
