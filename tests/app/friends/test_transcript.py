"""The conversation in docs/friends.md is one that our host and our window have."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

from ra_desktop.app.friends import channel, host
from ra_desktop.app.friends.proof import Invitation, Prover, invitable
from ra_desktop.engine import Game
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat

from .world import SECRET, Desk, World

DOCS = Path(__file__).parents[3] / "docs" / "friends.md"
POSITION = (
    "ra1 boat 2; epoch 3; ra 5; turn 1; track nile gold god gold; centre 2; "
    "seat 0: fame 9, suns 9; seat 1: fame 4, suns 1"
)
INVITATION = "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob4"


def conversation(tmp_path, monkeypatch) -> list[str]:
    """What a host and a guest tell each other in a game that begins near its end."""
    ids = (f"{number:032x}" for number in itertools.count(1))
    monkeypatch.setattr(channel, "new_id", lambda: next(ids))
    monkeypatch.setattr(host, "new_id", lambda: next(ids))
    monkeypatch.setattr(channel, "__version__", "9.9.9")
    world = World(tmp_path, 3, delay=10, late=0)
    lines = []
    game = Game.from_text(POSITION, 1)
    seats = (Seat("Ann", COLOURS[0]), Seat("Ann1", COLOURS[1]))
    world.host.open_begun(SECRET, SavedGame(game, seats, Options(), "2026-11-29T20:00:00+00:00"))
    world.network.tap = lambda data, to_host: lines.append(f"{'>' if to_host else '<'} {data.decode()[:-1]}") or data
    desk = Desk(world, "Ann", 2, "f" * 32)
    world.desks.append(desk)
    world.run(lambda: desk.joined.phase == "gathering")
    world.host.start()
    world.run(world.is_over)
    world.close()
    return lines


def written() -> list[str]:
    """The lines of the conversation in the page."""
    return re.findall("^[<>] .*$", DOCS.read_text(encoding="utf-8").partition("## A conversation")[2], re.MULTILINE)


def test_the_conversation_is_as_it_is_written(qapp, tmp_path, monkeypatch):
    assert conversation(tmp_path, monkeypatch) == written()


def test_the_proofs_are_made_as_the_page_says():
    lines = written()
    nonces = [json.loads(next(line for line in lines if line[0] == side)[2:])["nonce"] for side in "<>"]
    for side in "<>":
        prover = Prover(SECRET, *nonces, by_host=side == "<")
        for line in [line[2:] for line in lines if line[0] == side][1:]:
            json.loads(prover.check(line.encode()))


def test_the_invitation_of_the_page_is_that_secret():
    assert INVITATION in DOCS.read_text(encoding="utf-8")
    assert Invitation.parse(INVITATION) == Invitation(("192.0.2.7",), 41234, SECRET)


@pytest.mark.parametrize("text", [
    f"Come!\n {INVITATION.replace(' ', chr(10))} ", f"“{INVITATION}”", f"<{INVITATION}>.", INVITATION.upper(),
    f"\u200b{INVITATION}\u200b", INVITATION.replace(" ", "\u200b\u00a0"), f"My ra-table at seven: {INVITATION}, Anna",
])  # fmt: skip
def test_an_invitation_is_read_as_letters_and_chats_bring_it(text):
    assert str(Invitation.parse(text)) == INVITATION


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ra-table",
        "ra-table 41234 aaaqeayeaudaocajbifqydiob4",
        "ra-table 192.0.2.7 0 aaaqeayeaudaocajbifqydiob4",
        "ra-table 192.0.2.7 99999 aaaqeayeaudaocajbifqydiob4",
        "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob",
        "ra-table 192.0.2.7 41234 aaaqeayeaudaocajbifqydiob1",
        "ra-table 224.0.0.1 41234 aaaqeayeaudaocajbifqydiob4",
        "ra-table ../../etc 41234 aaaqeayeaudaocajbifqydiob4",
        "ra-table 1.1.1.1 1.1.1.2 1.1.1.3 1.1.1.4 1.1.1.5 41234 aaaqeayeaudaocajbifqydiob4",
        "x" * 1_000_000,
        f"ra-table {'a' * 200}! 41234 aaaqeayeaudaocajbifqydiob4",  # refused at once, though it is nearly a name
        f"ra-table {'a' * 254} 41234 aaaqeayeaudaocajbifqydiob4",
    ],
)
def test_what_is_no_invitation_is_none(text):
    with pytest.raises(ValueError):
        Invitation.parse(text)


def test_an_invitation_has_addresses_that_others_can_reach():
    own = ["127.0.0.1", "::1", "fe80::1%eth0", "169.254.1.2", "2001:db8::1", "192.168.1.5", "10.0.0.2", "10.0.0.2"]
    assert invitable(own) == ("192.168.1.5", "10.0.0.2", "2001:db8::1")
    assert len(invitable(f"10.0.0.{number}" for number in range(9))) == 4
