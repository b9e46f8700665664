"""No thread is destroyed while it runs: Qt would abort the process. So each owner is tried in a process of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

OWNERS = {
    "warm-up": "made = AiWorker(make_bot); made.prepare('boat', 3)",
    "bot": "made = AiWorker(lambda *_: Deaf()); made.ask(VIEW, 'novice', 1)",
    "background": "made = Background(); made.start(app, work, print)",
}
SCRIPT = """
import atexit, gc, threading
from PySide6.QtCore import QCoreApplication
from ra_desktop.ai import hints, make_bot
from ra_desktop.app import ai_worker, background
from ra_desktop.app.ai_worker import AiWorker
from ra_desktop.app.background import Background
from ra_desktop.engine import GameState

app = QCoreApplication([])
begun, release = threading.Event(), threading.Event()
ai_worker.GOODBYE = background.GOODBYE = 20
VIEW = GameState.new('classic', 3, 1).view(0)

def hold(*_):
    begun.set()
    release.wait(30)

class Deaf:
    def choose(self, view, **_):
        hold()
        return view.legal_actions()[0]

def work():
    hold()
    yield 1

hints.warm_up = hold

def owner():
    begun.clear()
    release.clear()
    {owner}
    assert begun.wait(30)
    return made

def is_left_alone():
    "Whether the thread, whose owner has gone, runs on, and ends when it can."
    (kept,) = background._kept
    gc.collect()
    app.processEvents()
    assert kept.thread.isRunning()
    release.set()
    assert kept.thread.wait(30_000)
    background.forget_finished()
    return background._kept == []

one = owner()
one.end() if isinstance(one, Background) else one.shutdown()
del one
print("after a shutdown", is_left_alone())
one = owner()
del one
print("without a shutdown", is_left_alone())
one = owner()
wait = background._end_all
atexit.unregister(wait)
atexit.register(lambda: (release.set(), wait(), print("at the end", background._kept == [])))
"""


@pytest.mark.parametrize("owner", sorted(OWNERS))
def test_a_thread_outlives_its_owner_and_is_waited_for_at_the_end(owner: str) -> None:
    code = SCRIPT.replace("{owner}", OWNERS[owner])
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    messages = ["after a shutdown True", "without a shutdown True", "at the end True"]
    assert (ended.returncode, ended.stdout.splitlines()) == (0, messages), ended.stderr
