"""Numbers as text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from .fill import fill

_tr = QCoreApplication.translate


def points_text(points: int) -> str:
    """Return points with their sign, using a real minus: "+5", "−2", "0"."""
    if points > 0:
        return "+" + str(points)
    return "−" + str(-points) if points else "0"


def percent(share: float) -> str:
    """Return a share of 1 in per cent: "12%"."""
    return fill(_tr("Numbers", "{number}%", "A share in per cent"), number=round(100 * share))


def mean_text(value: float, decimals: int = 1) -> str:
    """Return a mean with its `decimals`, as the language writes it, and a real minus."""
    whole = 10**decimals
    steps = round(abs(value) * whole)
    text = QLocale().toString(steps / whole, "f", decimals)
    return "−" + text if value < 0 and steps else text


def rate_text(share: float) -> str:
    """Return the points of a chance that a decision gives away: two decimals, for good players differ in the second."""
    return mean_text(100 * share, 2)
