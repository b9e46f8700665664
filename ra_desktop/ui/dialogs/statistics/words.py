"""Numbers of the statistics as text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.words.fill import fill

_tr = QCoreApplication.translate


def percent(share: float) -> str:
    """Return a share, 0 to 1, in per cent."""
    return fill(_tr("Statistics", "{number}%"), number=round(100 * share))


def duration(minutes: float) -> str:
    """Return the length of a game as text."""
    whole = max(1, round(minutes))
    if whole < 100:
        return fill(_tr("Statistics", "{minutes} min"), minutes=whole)
    hours, rest = divmod(whole, 60)
    return fill(_tr("Statistics", "{hours} h {minutes} min"), hours=hours, minutes=rest)
