"""What Python and Qt need to get along: errors in methods that Qt calls, and memory.

Before Python 3.12, some errors in such methods would end the process: one raised by C code, such as an index out of
range or a division by zero, is only a type and a text until it is caught or leaves a ``try`` statement, and PySide
expects an exception object when an error comes out of ``paintEvent`` or the like. So such methods of all classes
defined from now on are wrapped in a ``try``.

PySide reads the source of every module that is imported, in case it asks for methods in snake case, and Python keeps
what was read. Nothing here asks, so it is told not to: 15 MB, and a tenth of the time until all is there.

Memory goes back to the system: that of a large picture at once, gaps between small things soon. Python collects cyclic
garbage on whichever thread happens to reach a threshold; there may be widgets in it, and Qt crashes if a working
thread destroys one. So it is collected on the window's thread only.
"""

from __future__ import annotations

import functools
import gc
import logging
import sys
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QMetaObject, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable


def settle_errors() -> None:
    """Make errors in overridden methods exceptions, in all classes defined from now on."""
    if sys.version_info < (3, 12) and "__init_subclass__" not in vars(QObject):
        QObject.__init_subclass__ = classmethod(_wrap_overrides)  # type: ignore[assignment,arg-type]


def _wrap_overrides(cls: type[QObject], **_: Any) -> None:
    bases = [base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6.")]
    for name, method in list(vars(cls).items()):
        is_method = isinstance(method, FunctionType) and not name.startswith("_")
        if is_method and any(name in vars(base) for base in bases) and name not in _slots(bases[0]):
            setattr(cls, name, _settled(method))


def leave_sources_unread() -> None:
    """Keep PySide from reading the source of every module imported from now on.

    Without a version of PySide that does so, nothing happens.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: False  # type: ignore[union-attr]


@functools.cache
def _slots(base: type[QObject]) -> frozenset[str]:
    """Names of slots: PySide counts their parameters, so they are not wrapped."""
    known: QMetaObject = base.staticMetaObject  # type: ignore[attr-defined]
    return frozenset(known.method(number).name().toStdString() for number in range(known.methodCount()))


def _settled(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return method(*arguments, **named)
        finally:
            pass  # anything raised is an exception object now

    return call


_log = logging.getLogger(__name__)

LARGE: Final = 1 << 19
"""Bytes from which a block of memory is one of its own: those of a picture, not of what Python and Qt make many of."""
_MMAP_THRESHOLD: Final = -3
"""``M_MMAP_THRESHOLD`` in glibc's ``malloc.h``."""


def call_soon(owner: QObject, act: Callable[[], object], wait: int = 0) -> None:
    """Call `act` once events have been handled, or after `wait` milliseconds, unless `owner` is gone by then.

    ``QTimer.singleShot`` with a receiver means the same, but if the receiver goes first, PySide never lets go of what
    was to be called: with a method of a dialog, that was the dialog, its window and all that belongs to them.
    """
    timer = QTimer(owner, singleShot=True, interval=wait)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()


def keep_large_blocks_apart() -> None:
    """Have the C library get each large block from the system, and give it back as soon as it is free.

    glibc by itself has blocks of up to 32 MB on its heap, once one as large has been free. Pictures of the window come
    and go there with every change of size, and small things between them keep the room: 60 MB after a few minutes. Only
    glibc has a function for this; elsewhere nothing happens.
    """
    option = _of_c_library("mallopt")
    if option is not None:
        option(_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Return free memory that the C library still holds to the system.

    Pictures of many sizes, windows and reviews come and go and leave gaps: 30 MB in a quarter of an hour. It takes a
    millisecond. Only glibc has a function for this; elsewhere nothing happens.
    """
    trim = _of_c_library("malloc_trim")
    if trim is not None:
        trim(0)
        _log.debug("free memory is given back")


def clear_away() -> None:
    """Collect all garbage, and return its memory to the system.

    For after a window has gone: its pictures are large, and Python, which counts objects, is in no hurry.
    """
    gc.collect()
    give_back()


def _of_c_library(name: str) -> Callable[..., int] | None:
    """Return the function of the C library with that `name`; None where there is none, or on another system."""
    if sys.platform != "linux":
        return None
    import ctypes

    return getattr(ctypes.CDLL(None), name, None)


INTERVAL: Final = 500
"""Milliseconds between two looks."""
THRESHOLDS: Final = (700, 10, 10)
"""As Python's own: new objects before the young are looked at, and how often that is before the older ones are."""


class Collector(QObject):
    """Collects garbage from time to time; from now on Python does not do so by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(INTERVAL)
        timer.timeout.connect(collect_if_due)
        timer.start()


def collect_if_due() -> None:
    """Collect the oldest generation whose time has come, with the younger ones; every few seconds, give back memory."""
    counts = gc.get_count()
    if counts[0] <= THRESHOLDS[0]:
        return
    due = 0
    while due < 2 and counts[due + 1] > THRESHOLDS[due + 1]:
        due += 1
    gc.collect(due)
    if due:
        give_back()
