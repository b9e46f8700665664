"""Threads of Qt, kept until they have ended, even if whoever started them has gone.

Qt aborts the process when a QThread is destroyed while it runs. A bot, or what is being loaded for one, cannot be
interrupted, so no thread may depend on its owner for its life.
"""

from __future__ import annotations

import atexit
import logging
import weakref
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject, QThread

_log = logging.getLogger(__name__)

GOODBYE: Final = 5_000
"""Milliseconds for which threads that still run are waited for when Python ends."""


@dataclass(frozen=True, slots=True, eq=False)
class _Kept:
    thread: QThread
    end: Callable[[], None]
    lives_there: QObject | None


_kept: list[_Kept] = []


def keep(thread: QThread, owner: QObject, end: Callable[[], None], lives_there: QObject | None = None) -> None:
    """Keep `thread`, which has been started, until it has ended, with the object that *lives there*.

    `end` makes it end as soon as it can. It is called when Python ends, or the `owner` has gone without having ended
    the thread; so it must not hold the owner.
    """
    if not _kept:
        atexit.unregister(_end_all)
        atexit.register(_end_all)
    forget_finished()
    _kept.append(_Kept(thread, end, lives_there))
    weakref.finalize(owner, end).atexit = False  # not QObject.destroyed: then Python's part of it has gone already


def forget_finished() -> None:
    """Let go of the threads that have ended."""
    _kept[:] = [one for one in _kept if not one.thread.isFinished()]


def _end_all() -> None:
    deadline = QDeadlineTimer(GOODBYE)
    for one in _kept:
        one.end()
    for one in _kept:
        if not one.thread.wait(deadline):
            _log.error("the thread %s does not end", one.thread.objectName())
    forget_finished()
