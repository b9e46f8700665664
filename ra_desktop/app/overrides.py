"""Errors in methods that Qt calls: before Python 3.12, some of them would end the process.

In Python 3.11, an error raised by C code, such as an index out of range or a division by zero, is only a type and a
text until it is caught or leaves a ``try`` statement. PySide expects an exception object when an error comes out of
``paintEvent`` or the like while Python waits for Qt, and crashes. So such methods of all classes defined from now on
are wrapped in a ``try``. Python 3.12 and later need nothing.
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
    """Make errors in overridden methods exceptions, in all classes defined from now on."""
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
