"""Errors in methods that Qt calls: before Python 3.12, some of them would end the process.

An error that C code has raised, such as an index out of range or a division by zero, is a type and a text until
somebody catches it, or leaves a ``try`` with it; only then Python 3.11 makes an exception of it. PySide takes for
granted that it has one when an error comes out of ``paintEvent`` or the like while Python waits for Qt, and crashes.
So every such method of the classes that are defined from now on gets a ``try`` around it. From Python 3.12 on there is
nothing to be done.
"""

from __future__ import annotations

import functools
import sys
from types import FunctionType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMetaObject


def settle_errors() -> None:
    """Let errors come out of overridden methods as exceptions, in all classes that are defined from now on."""
    if sys.version_info < (3, 12) and "__init_subclass__" not in vars(QObject):
        QObject.__init_subclass__ = classmethod(_wrap_overrides)  # type: ignore[assignment,arg-type]


def _wrap_overrides(cls: type[QObject], **_: Any) -> None:
    bases = [base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6.")]
    for name, method in list(vars(cls).items()):
        is_method = isinstance(method, FunctionType) and not name.startswith("_")
        if is_method and any(name in vars(base) for base in bases) and name not in _slots(bases[0]):
            setattr(cls, name, _settled(method))


@functools.cache
def _slots(base: type[QObject]) -> frozenset[str]:
    """What signals can be connected to: PySide counts the parameters of these, so they stay as they are."""
    known: QMetaObject = base.staticMetaObject  # type: ignore[attr-defined]
    return frozenset(known.method(number).name().toStdString() for number in range(known.methodCount()))


def _settled(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return method(*arguments, **named)
        finally:
            pass  # whatever has been raised is an exception now

    return call
