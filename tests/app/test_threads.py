"""No thread is destroyed while it runs: Qt would abort the process. Each case is a process of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import gc
import threading
from PySide6.QtCore import QCoreApplication
from ra_desktop.ai import hints, make_bot
from ra_desktop.app import ai_worker, background, threads
from ra_desktop.app.ai_worker import AiWorker
from ra_desktop.app.background import Background
from ra_desktop.engine import GameState

app = QCoreApplication([])
begun, release = threading.Event(), threading.Event()
ai_worker.GOODBYE = background.GOODBYE = 20

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
"""
OWNERS = {
    "warm-up": "owner = AiWorker(make_bot); owner.prepare('boat', 3)",
    "bot": "owner = AiWorker(lambda *_: Deaf()); owner.ask(GameState.new('classic', 3, 1).view(0), 'novice', 1)",
    "background": "owner = Background(); owner.start(work, print)",
}
END = """
assert begun.wait(30)
thread = threads._kept[0].thread
{shutdown}
del owner
gc.collect()
app.processEvents()
assert thread.isRunning()
{release}
"""
RELEASE = """
release.set()
assert thread.wait(30_000)
threads.forget_finished()
assert threads._kept == []
"""
RELEASE_AT_THE_END = """
import atexit
wait = threads._end_all
atexit.unregister(wait)
atexit.register(lambda: (release.set(), wait(), print("waited", threads._kept)))
"""


def run(owner: str, shutdown: str, release: str) -> subprocess.CompletedProcess[str]:
    code = "\n".join((BEGIN, OWNERS[owner], END.format(shutdown=shutdown, release=release), "print('alive')"))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("owner", sorted(OWNERS))
@pytest.mark.parametrize("shutdown", ["owner.shutdown()", ""], ids=["shut down", "not shut down"])
def test_a_thread_outlives_its_owner_and_then_ends(owner: str, shutdown: str) -> None:
    ended = run(owner, shutdown, RELEASE)
    assert (ended.returncode, ended.stdout) == (0, "alive\n"), ended.stderr


@pytest.mark.parametrize("owner", sorted(OWNERS))
def test_when_python_ends_the_thread_is_waited_for(owner: str) -> None:
    ended = run(owner, "", RELEASE_AT_THE_END)
    assert (ended.returncode, ended.stdout) == (0, "alive\nwaited []\n"), ended.stderr
