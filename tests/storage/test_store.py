"""Small files: two windows write at the same time, and each entry is checked by itself."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

from ra_desktop.storage import paths, store
from ra_desktop.storage.progress import JOURNEY_FORM, LESSONS_FORM, PLAYERS_FORM, PUZZLES_FORM, LessonsFile
from ra_desktop.storage.slots import lock_file
from ra_desktop.storage.store import LOCK_NAME, Store, Trouble

if TYPE_CHECKING:
    import os

RESULT = b'{"game": "0123", "fame": 31, "rank": 1, "points": {"nile": 3}}'
ANSWER = b'{"name": "a", "day": "2026-11-25", "theme": "pace", "stake": 3.0, "lost": 1.0, "right": true}'
ANSWERS = [
    ANSWER.replace(good, bad)
    for good, bad in (
        *(
            (b"3.0", bad)
            for bad in (b"1e999", b"NaN", b"-Infinity", b"9" * 5000, b"-1", b'"3"', b"[" * 300 + b"]" * 300)
        ),
        *((b"pace", bad) for bad in (b"\\ud800", b"pa\0ce", b"pa\xffce", b"\\u0000")),
        *((b"2026-11-25", bad) for bad in (b"10000-01-01", b"2026-02-30", b"")),
    )
]
"""Of the drill; each has something in it that is none."""


def lessons() -> Store[LessonsFile]:
    return Store(paths.lessons_path, LESSONS_FORM)


def test_what_many_write_at_the_same_time_is_all_there(ra_home: os.PathLike[str]) -> None:
    def write(number: int) -> None:
        one = lessons()
        for count in range(20):
            one.change(lambda kept, key=f"{number}-{count}": kept.lessons.update({key: 1}))
        while not one.sync():  # the others may have kept the last change waiting for too long
            pass

    threads = [threading.Thread(target=write, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(lessons().kept.lessons) == 80


def test_while_another_window_holds_the_lock_a_change_waits_and_is_then_written(
    ra_home: os.PathLike[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    one = lessons()
    troubles: list[Trouble] = []
    one.listen(troubles.append)
    descriptor = lock_file(paths.lessons_path().with_name(LOCK_NAME))
    assert descriptor is not None
    for key in ("a", "b"):
        assert not one.change(lambda kept, key=key: kept.lessons.update({key: 2}))
    assert [trouble.kind for trouble in troubles] == ["write"]
    assert one.kept.lessons == {"a": 2, "b": 2}
    store.os.close(descriptor)
    assert one.sync()
    assert lessons().kept.lessons == {"a": 2, "b": 2}


def test_what_is_gone_from_the_disk_is_written_again_with_the_next_change(ra_home: os.PathLike[str]) -> None:
    one = lessons()
    one.change(lambda kept: kept.lessons.update(a=1))
    paths.lessons_path().unlink()
    one.change(lambda kept: kept.lessons.update(b=2))
    assert lessons().kept.lessons == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("form", "data", "kept"),
    [
        (JOURNEY_FORM, b'{"days": {"x": %s, "2026-11-25": %s}}' % (RESULT, RESULT), {"days": {"2026-11-25"}}),
        (JOURNEY_FORM, b'{"days": {"2026-02-30": %s}}' % RESULT, {"days": set()}),
        (JOURNEY_FORM, b'{"begun": {"2026-11-25": "../x", "2026-11-26": "0a"}}', {"begun": {"2026-11-26"}}),
        (JOURNEY_FORM, b'{"days": {"2026-11-25": %s}}' % RESULT.replace(b"3}", b'"3"}'), {"days": set()}),
        (JOURNEY_FORM, b'{"days": 3, "places": {"delta": ["reached", "won"]}}', {"days": set(), "places": {"delta"}}),
        (JOURNEY_FORM, b'{"places": {"Delta": ["reached"]}}', {"places": set()}),
        (LESSONS_FORM, b'\xef\xbb\xbf{"lessons": {"a": 3, "b": 4, "c/d": 1}}', {"lessons": {"a"}}),
        (PLAYERS_FORM, b'{"players": [{"id": "2", "colour": "pink"}, {"id": "guest"}, {"name": "A"}]}', {"players": 1}),
        (PLAYERS_FORM, b'{"players": [{"id": "2\\n"}, {"id": "02"}, {"id": "3", "game": "../a"}]}', {"players": 1}),
    ],
)
def test_an_entry_that_means_nothing_costs_only_itself(form: Any, data: bytes, kept: dict[str, Any]) -> None:
    content, is_whole = form.decode(data)
    assert not is_whole
    for name, expected in kept.items():
        part = getattr(content, name)
        assert (len(part) if expected in (0, 1) else {str(key) for key in part}) == expected
    assert form.decode(form.encode(content, b"")) == (content, True)


@pytest.mark.parametrize("bad", ANSWERS, ids=range(len(ANSWERS)))
def test_an_answer_that_is_none_costs_no_other(bad: bytes) -> None:
    content, is_whole = PUZZLES_FORM.decode(b'{"drill": {"answers": [%b, %b]}}' % (bad, ANSWER))
    assert ([one.stake for one in content.drill.answers], is_whole) == ([3.0], False)
    assert PUZZLES_FORM.decode(PUZZLES_FORM.encode(content, b"")) == (content, True)


@pytest.mark.parametrize("unknown", [b'"\xc0": 1', b'"shine": "\xff"', b'"shine": 1e999'])
def test_what_nothing_asks_for_and_nothing_can_read_is_set_aside_once(
    ra_home: os.PathLike[str], unknown: bytes
) -> None:
    paths.lessons_path().parent.mkdir(parents=True)
    paths.lessons_path().write_bytes(data := b'{"lessons": {"a": 2}, %b}' % unknown)
    troubles: list[Trouble] = []
    for _ in range(2):
        one = lessons()
        one.listen(troubles.append)
        assert one.kept.lessons["a"] == 2
        assert one.change(lambda kept: kept.lessons.update(b=1))
    assert [trouble.kind for trouble in troubles] == ["entries"]
    aside = troubles[0].aside
    assert aside is not None
    assert aside.read_bytes() == data
