"""What is thrown away is destroyed on the window's thread, even if a working thread makes the memory."""

from __future__ import annotations

import gc
import threading

from PySide6.QtCore import QObject

from ra_desktop.app import background, runtime
from ra_desktop.app.runtime import Collector, collect_if_due


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


def test_older_garbage_is_looked_at_less_often(monkeypatch):
    looked = []
    monkeypatch.setattr(gc, "collect", looked.append)
    for counts in ((700, 99, 99), (701, 0, 0), (701, 10, 99), (701, 11, 10), (701, 11, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        collect_if_due()
    assert looked == [0, 0, 1, 2]
