"""Keys in sentences, by the names that menus show, too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from .fill import fill

_tr = QCoreApplication.translate

CHANGED: Final[dict[str, str]] = {}
"""The keys that were changed in the preferences, by the id of the command; empty for no key."""


def key_of(command: str, usual: str) -> str:
    """Return the key of a command whose `usual` key may have been changed."""
    return CHANGED.get(command, usual)


def key_name(key: str) -> str:
    """Return the name of a key such as "Alt+Left" in the spelling of the platform and the language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, key: str) -> str:
    """Return what a button does, with its key: "Pause (Space)"."""
    if not key:
        return text
    return fill(_tr("Keys", "{action} ({key})", "What a button does, and its key"), action=text, key=key_name(key))
