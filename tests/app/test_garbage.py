"""What is thrown away is destroyed on the window's thread, even if a working thread makes the memory.

And what is to be called later keeps nothing that has been thrown away.
"""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtTest import QTest

from ra_desktop.app import background, runtime
from ra_desktop.app.runtime import Collector, call_soon, collect_if_due


class Ring:
    """Garbage as soon as nobody refers to it; notes the thread that destroys it."""

    def __init__(self, heard: list[threading.Thread]) -> None:
        self.heard, self.itself = heard, self

    def __del__(self) -> None:
        self.heard.append(threading.current_thread())


def test_a_busy_working_thread_destroys_nothing_of_the_windows_and_the_window_does(qapp, qtbot, monkeypatch):
    monkeypatch.setattr(runtime, "INTERVAL", 20)
    owner, heard, is_done = QObject(), [], threading.Event()
    gc.enable()
    collector = Collector(owner)

    def work():
        kept = [[number] for number in range(200_000)]  # far more than Python's own threshold
        del kept
        is_done.set()
        yield None

    Ring(heard)
    background.quick().start(owner, work, lambda _: None)
    assert is_done.wait(30)
    assert heard == []
    Ring(heard)
    more = [[number] for number in range(2_000)]
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert set(heard) == {threading.main_thread()}
    background.shutdown()
    del more, collector


def test_older_garbage_is_looked_at_less_often_and_then_memory_is_given_back(monkeypatch):
    looked = []
    monkeypatch.setattr(gc, "collect", looked.append)
    monkeypatch.setattr(runtime, "give_back", lambda: looked.append("given back"))
    for counts in ((700, 99, 99), (701, 0, 0), (701, 10, 99), (701, 11, 10), (701, 11, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        collect_if_due()
    assert looked == [0, 0, 1, "given back", 2, "given back"]


class Caller(QObject):
    """Counts how often it was called."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self  # as what belongs to a window refers to the window
        self.calls = 0

    def call(self) -> None:
        self.calls += 1


@pytest.mark.parametrize("wait", [0, 5])
def test_what_is_called_soon_is_called_once_and_its_timer_goes(qapp, qtbot, wait):
    caller = Caller()
    call_soon(caller, caller.call, wait)
    assert caller.calls == 0
    qtbot.waitUntil(lambda: caller.calls == 1 and not caller.findChildren(QTimer))
    QTest.qWait(20)
    assert caller.calls == 1


@pytest.mark.parametrize("wait", [0, 5])
@pytest.mark.parametrize("is_method", [True, False])
def test_what_is_gone_before_it_is_called_is_not_called_and_is_forgotten(qapp, qtbot, wait, is_method):
    caller, heard = Caller(), []
    gone = weakref.ref(caller)
    act = caller.call if is_method else lambda caller=caller: heard.append(caller)
    call_soon(caller, act, wait)
    shiboken6.delete(caller)
    del caller, act
    QTest.qWait(20)
    gc.collect()
    assert heard == []
    assert gone() is None
