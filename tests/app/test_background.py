"""Work on the other thread comes back in order and in small pieces, and ends when it is told to."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QObject, QThread

from ra_desktop.app import background as shared
from ra_desktop.app.background import Background, Rank, in_portions, in_slices

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


def end(background: Background) -> None:
    if (thread := background.end()) is not None:
        assert thread.wait(5_000)


@pytest.fixture
def background(qapp: object) -> Iterator[Background]:
    made = Background()
    yield made
    end(made)


def test_everything_is_delivered_in_order_and_here(background: Background, qtbot: QtBot) -> None:
    results: list[int] = []
    threads: set[int] = set()

    def work() -> Iterator[int]:
        threads.add(threading.get_ident())
        yield from range(20)

    def deliver(number: int) -> None:
        assert threading.get_ident() == threading.main_thread().ident
        results.append(number)

    with qtbot.waitCallback() as done:
        background.start(background, work, deliver, done)
    assert results == list(range(20))
    assert threads
    assert threading.main_thread().ident not in threads


def test_the_thread_waits_until_the_window_has_taken_what_was_found(background: Background, qtbot: QtBot) -> None:
    ahead: list[int] = []
    made = 0

    def work() -> Iterator[int]:
        nonlocal made
        for number in range(10):
            made = number
            yield number

    with qtbot.waitCallback() as done:
        background.start(background, work, lambda number: ahead.append(made - number), done)
    assert set(ahead) == {0}


def test_jobs_are_done_one_after_the_other_and_urgent_ones_between(background: Background, qtbot: QtBot) -> None:
    results: list[str] = []

    def deliver(word: str) -> None:
        results.append(word)
        if word == "a1":
            background.start(background, lambda: iter(["now"]), results.append, rank=Rank.URGENT)

    with qtbot.waitCallback() as done:
        background.start(background, lambda: iter(["a0", "a1", "a2"]), deliver)
        background.start(background, lambda: iter(["b0"]), deliver, done)
    assert results == ["a0", "a1", "now", "a2", "b0"]


def test_a_job_of_better_rank_goes_first_and_those_of_one_rank_one_after_the_other(
    background: Background, qtbot: QtBot
) -> None:
    results: list[str] = []

    def deliver(word: str) -> None:
        results.append(word)
        if word == "a0":
            for rank in (Rank.USUAL, Rank.URGENT):
                for number in range(2):
                    words = [f"{rank.name} {number}{step}" for step in "ab"]
                    background.start(background, lambda words=words: iter(words), results.append, rank=rank)

    with qtbot.waitCallback() as done:
        background.start(background, lambda: iter(["a0", "a1"]), deliver, done, rank=Rank.IDLE)
    said = [f"{rank} {number}{step}" for rank in ("URGENT", "USUAL") for number in range(2) for step in "ab"]
    assert results == ["a0", *said, "a1"]


def test_nothing_is_delivered_once_the_owner_is_destroyed_and_the_work_is_left(
    background: Background, qtbot: QtBot
) -> None:
    owner, result, is_clean = QObject(), [], threading.Event()

    def work() -> Iterator[int]:
        try:
            yield from range(1000)
        finally:
            is_clean.set()

    def deliver(number: int) -> None:
        result.append(number)
        if number == 3:
            shiboken6.delete(owner)

    background.start(owner, work, deliver, lambda: pytest.fail("it is not done"))
    with qtbot.waitCallback() as done:
        background.start(background, lambda: iter(()), result.append, done)
    assert result == [0, 1, 2, 3]
    assert is_clean.is_set()


def test_the_end_tells_work_in_a_long_step(qapp: object) -> None:
    background, cancelled, begun = Background(), threading.Event(), threading.Event()

    def work() -> Iterator[None]:
        begun.set()
        assert cancelled.wait(30)
        yield

    background.start(background, work, lambda _: pytest.fail("too late"), cancelled=cancelled)
    assert begun.wait(5)
    end(background)


def test_all_share_two_threads_which_end_together_and_begin_anew(qapp: object, qtbot: QtBot) -> None:
    names: list[str] = []

    def work() -> Iterator[str]:
        yield QThread.currentThread().objectName()

    for _ in range(2):
        owners = [QObject() for _ in range(3)]
        for thread in (shared.quick, shared.slow):
            for owner in owners:
                thread().start(owner, work, names.append)
        qtbot.waitUntil(lambda: len(names) == 6)
        assert sorted(names) == ["background"] * 3 + ["reviews"] * 3
        assert len(shared._kept) == 2
        shared.shutdown()
        assert shared._kept == []
        names.clear()


def test_threads_that_have_ended_are_forgotten_although_their_owner_lives_on(qapp: object) -> None:
    """Each change of language ends the threads that all share, and the next job begins another."""
    threads = []
    for _ in range(3):
        shared.quick().start(QObject(), lambda: iter(()), print)
        threads.append(weakref.ref(shared.quick()._worker))
        shared.shutdown()
    gc.collect()
    assert [thread() for thread in threads] == [None] * 3


def test_a_cancelled_job_delivers_no_more_and_cleans_up(background: Background, qtbot: QtBot) -> None:
    results: list[int] = []
    is_clean = threading.Event()

    def work() -> Iterator[int]:
        try:
            yield from range(1000)
        finally:
            is_clean.set()

    def deliver(number: int) -> None:
        results.append(number)
        if number == 3:
            job.cancel()

    job = background.start(background, work, deliver, lambda: pytest.fail("it is not done"))
    with qtbot.waitCallback() as done:
        background.start(background, lambda: iter(()), results.append, done)
    assert results == [0, 1, 2, 3]
    assert is_clean.is_set()


def test_what_a_job_is_about_may_leave_and_nothing_more_is_delivered(background: Background, qtbot: QtBot) -> None:
    results: list[int] = []
    background.start(
        background,
        lambda: iter(range(1000)),
        results.append,
        lambda: pytest.fail("it is not done"),
        is_wanted=lambda: len(results) < 4,
    )
    with qtbot.waitCallback() as done:
        background.start(background, lambda: iter(()), results.append, done)
    assert results == [0, 1, 2, 3]


def test_work_that_fails_is_logged_and_the_next_is_done(
    background: Background, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    results: list[int] = []

    def work() -> Iterator[int]:
        yield 1
        raise RuntimeError("nonsense")

    with qtbot.waitCallback() as failed:
        background.start(background, work, results.append, failed)
    with qtbot.waitCallback() as done:
        background.start(background, lambda: iter([2]), results.append, done)
    assert results == [1, 2]
    assert "nonsense" in caplog.text


def test_whoever_wants_to_know_is_told_of_work_that_fails(background: Background, qtbot: QtBot) -> None:
    messages: list[str] = []

    def work() -> Iterator[int]:
        yield 1
        raise RuntimeError("nonsense")

    with qtbot.waitCallback() as done:
        background.start(background, work, lambda _: None, done, failed=lambda error: messages.append(error.reason))
    assert messages == ["RuntimeError"]


def test_the_end_waits_for_a_step_and_no_longer(qapp: object, qtbot: QtBot) -> None:
    background = Background()
    results: list[int] = []
    is_clean = threading.Event()

    def work() -> Iterator[int]:
        try:
            number = 0
            while True:
                yield (number := number + 1)
        finally:
            is_clean.set()

    background.start(background, work, results.append)
    qtbot.waitUntil(lambda: len(results) > 5)
    end(background)
    assert is_clean.is_set()
    count = len(results)
    qtbot.wait(1)
    assert len(results) == count


def test_a_background_without_work_ends_too(qapp: object) -> None:
    end(Background())


def test_slices_hold_everything_once() -> None:
    assert list(in_slices(range(5), seconds=60.0)) == [[0, 1, 2, 3, 4]]
    assert list(in_slices(range(3), seconds=0.0)) == [[0], [1], [2]]
    assert list(in_slices([])) == []


def test_portions_hold_everything_once() -> None:
    assert list(in_portions(range(3), seconds=60.0)) == [[], [0, 1, 2]]
    assert [number for in_portion in in_portions(range(100), seconds=0.0) for number in in_portion] == list(range(100))


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_what_a_job_holds_goes_on_the_thread_of_the_window(
    background: Background, qtbot: QtBot, is_cancelled: bool
) -> None:
    """On the other, PySide would let go of a signal's receiver there, and wait for a widget that is being destroyed."""

    class Receiver:
        def __call__(self, *_: object) -> None:
            """Be what a signal could be connected to."""

    threads: list[int] = []

    def begin() -> None:
        receiver = Receiver()
        weakref.finalize(receiver, lambda: threads.append(threading.get_ident()))
        job = background.start(background, lambda: iter((1, receiver)), receiver, receiver)
        if is_cancelled:
            job.cancel()

    begin()
    for _ in range(2):
        with qtbot.waitCallback() as done:
            background.start(background, lambda: iter(()), lambda _: None, done)
    assert threads == [threading.main_thread().ident]


def test_a_thread_that_waits_for_the_window_ends_with_python() -> None:
    """In a program of its own: whether finalizers are ended before depends on which came first."""
    text = """
import time
from PySide6.QtCore import QCoreApplication
from ra_desktop.app import background
app = QCoreApplication([])
background.quick().start(app, lambda: iter(range(3)), print)
time.sleep(0.2)
"""
    ended = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
