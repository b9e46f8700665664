"""Numbers as a person reads them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .fill import fill

_tr = QCoreApplication.translate


def points_text(points: int) -> str:
    """Points with their sign, the minus as a minus: "+5", "−2", "0"."""
    if points > 0:
        return "+" + str(points)
    return "−" + str(-points) if points else "0"


def percent(share: float) -> str:
    """A share of 1 in per cent: "12%"."""
    return fill(_tr("Numbers", "{number}%", "A share in per cent"), number=round(100 * share))


def mean_text(value: float) -> str:
    """A mean with one digit, and with a minus that is one."""
    text = f"{abs(value):.1f}"
    return "−" + text if value < 0 and text != "0.0" else text
