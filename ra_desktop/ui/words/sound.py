"""Why nothing can be heard, as a person reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ra_desktop.ui.system.sounds import Silence

_tr = QCoreApplication.translate


def why_silent(silence: Silence) -> str:
    """One or two sentences; empty if sound is possible, or if nobody has looked yet."""
    if silence == "library":
        return _tr("Sound", "No sound: Qt Multimedia (PySide6-Addons) is not installed.")
    if silence == "device":
        return _tr("Sound", "No sound: no audio device was found.")
    return ""
