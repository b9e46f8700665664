"""Why there is no sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ra_desktop.ui.system.sounds import Silence

_tr = QCoreApplication.translate


def why_silent(silence: Silence) -> str:
    """Return one or two sentences; empty if sound is possible, or has not been checked yet."""
    if silence == "library":
        return _tr("Sound", "No sound: Qt Multimedia (PySide6-Addons) is not installed.")
    if silence == "device":
        return _tr("Sound", "No sound: no audio device was found.")
    return ""
