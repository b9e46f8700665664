"""What is kept of a table: a damaged file costs no more than the table, and another table no game."""

import msgspec
import pytest

from ra_desktop.app.friends.host import Host
from ra_desktop.storage import friends, paths
from ra_desktop.storage.friends import HostedTable, JoinedTable, KeptWindow, Person
from ra_desktop.storage.saved_game import COLOURS, Options, Seat
from ra_desktop.storage.savefile import load_file

from .world import SECRET, World, make_bot

PEOPLE = (Person("Ann", "lapis"),)
PLACES = tuple(Seat(f"P{at}", COLOURS[at], "novice") for at in range(3))


def kept(**changes: object) -> bytes:
    ids = {name: name[0] * 32 for name in ("a", "b", "c")}
    table = HostedTable(ids["a"], ids["b"], (41_000,), has_begun=True, own=ids["c"], places=PLACES,
                        windows=(KeptWindow(ids["c"], PEOPLE, (0,)),))  # fmt: skip
    return msgspec.json.encode({**msgspec.to_builtins(table), **changes})


def windows(*seats: list[int], people: int = 1) -> list[dict[str, object]]:
    sitting = [msgspec.to_builtins(PEOPLE[0])] * people
    return [{"id": "d" * 32, "people": sitting, "seats": its} for its in seats]


DAMAGE = {
    "a port that is none": kept(ports=(70_000,)),
    "a huge port": kept(ports=(2**62,)),
    "a negative port": kept(ports=(-1,)),
    "a seat that is not there": kept(windows=windows([3])),
    "a negative seat": kept(windows=windows([-1])),
    "a seat twice": kept(windows=windows([1], [1])),
    "more seats than people": kept(windows=windows([0, 1])),
    "nobody": kept(windows=windows([], people=0)),
    "no places": kept(places=[], windows=[]),
    "fewer places": kept(places=msgspec.to_builtins(PLACES[:2])),
    "a crowd of places": kept(places=msgspec.to_builtins(PLACES * 3)),
    "NUL": kept().replace(b"Ann", b"\0"),
    "deep": b"[" * 60_000,
}


@pytest.fixture
def world(qapp, tmp_path, ra_home):
    made = World(tmp_path, 1, delay=5, late=0)
    made.open("boat", 3)
    made.host.start()
    made.run(lambda: len(made.host.saved.game.plies) >= 6)
    yield made
    made.close()


@pytest.mark.parametrize("content", [pytest.param(content, id=name) for name, content in DAMAGE.items()])
def test_a_table_that_cannot_be_is_not_opened(world, tmp_path, content):
    world.host.close()
    path = tmp_path / friends.HOSTED_NAME
    path.write_bytes(kept())
    assert world.new_host().reopen()
    path.write_bytes(content)
    assert not world.new_host().reopen()


@pytest.mark.parametrize("people", [0, 6])
def test_who_joined_was_somebody(tmp_path, people):
    path = tmp_path / friends.JOINED_NAME
    friends.write(path, JoinedTable("", "a" * 32, PEOPLE * people))
    assert friends.read(path, JoinedTable) is None


def test_another_table_parks_the_game_of_the_one_before(world, tmp_path, ra_home):
    before = world.host.saved.game.actions
    world.host.close()
    world.new_host().open(SECRET, "boat", PLACES, Options())
    (parked,) = paths.unfinished_dir().iterdir()
    assert load_file(parked).game.actions[: len(before)] == before
    assert not (tmp_path / friends.GAME_NAME).exists()


def test_one_window_hosts_at_a_time(qapp, tmp_path):
    one, other = Host(tmp_path, make_bot), Host(tmp_path, make_bot)
    assert one.claim()
    assert not other.claim()
    one.close()
    assert other.claim()
    other.close()
