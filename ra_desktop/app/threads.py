"""Qt threads, kept until they have ended, even if their owner is gone.

Qt aborts the process if a QThread is destroyed while it runs. A bot, or an import for one, cannot be interrupted, so
the life of a thread must not depend on its owner.
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
"""Milliseconds to wait for running threads when Python ends."""


@dataclass(frozen=True, slots=True, eq=False)
class _Kept:
    thread: QThread
    end: Callable[[], None]
    lives_there: QObject | None


_kept: list[_Kept] = []


def keep(thread: QThread, owner: QObject, end: Callable[[], None], lives_there: QObject | None = None) -> None:
    """Keep `thread`, which has been started, until it has ended, with the object that *lives there*.

    `end` asks it to end. It is called when Python ends, or when the `owner` is gone without having ended the thread, so
    it must not hold a reference to the owner.
    """
    if not _kept:
        atexit.unregister(_end_all)
        atexit.register(_end_all)
    forget_finished()
    _kept.append(_Kept(thread, end, lives_there))
    weakref.finalize(owner, end).atexit = False  # not QObject.destroyed, which comes after its Python part is gone


def forget_finished() -> None:
    """Drop the threads that have ended."""
    _kept[:] = [one for one in _kept if not one.thread.isFinished()]


def _end_all() -> None:
    deadline = QDeadlineTimer(GOODBYE)
    for one in _kept:
        one.end()
    for one in _kept:
        if not one.thread.wait(deadline):
            _log.error("the thread %s does not end", one.thread.objectName())
    forget_finished()
