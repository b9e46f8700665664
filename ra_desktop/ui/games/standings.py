"""Why points change that go to the most and to the fewest of something, in every game: suns above all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.scoring import standing
from ra_desktop.ui.words.fill import fill

from .record import Reason

if TYPE_CHECKING:
    from ra_desktop.engine.account import RowChange, TallyChange

_tr = QCoreApplication.translate

_HIGH: Final = ("most", "tied-most")
_LOW: Final = ("fewest", "tied-fewest")


def place(tally: TallyChange, seat: int) -> str:
    """Return a code for how the amount of `seat` compares with the others once the lot is won.

    It is a standing of the engine, or ``still-`` before one that has not changed, or for amounts between the others
    ``no-longer-most`` or ``no-longer-fewest``.
    """
    before, after = standing(tally.before, seat), standing(tally.after, seat)
    if before == after:
        return f"still-{after}"
    if after == "between" and before in _HIGH:
        return "no-longer-most"
    if after == "between" and before in _LOW:
        return "no-longer-fewest"
    return after


def suns(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    """Return why the points for suns change."""
    (tally,) = change.tallies
    texts = {
        "most": _tr("Lots", "suns total {total}, now the highest"),
        "tied-most": _tr("Lots", "suns total {total}, tied for the highest"),
        "fewest": _tr("Lots", "suns total {total}, now the lowest", "The lowest total of the suns of all players"),
        "tied-fewest": _tr("Lots", "suns total {total}, tied for the lowest"),
        "still-most": _tr("Lots", "suns total {total}, still the highest"),
        "still-tied-most": _tr("Lots", "suns total {total}, still tied for the highest"),
        "still-fewest": _tr("Lots", "suns total {total}, still the lowest"),
        "still-tied-fewest": _tr("Lots", "suns total {total}, still tied for the lowest"),
        "no-longer-most": _tr("Lots", "suns total {total}, no longer the highest"),
        "no-longer-fewest": _tr("Lots", "suns total {total}, no longer the lowest"),
        "equal": _tr("Lots", "suns total {total}, as for everyone"),
    }
    text = texts.get(place(tally, seat), _tr("Lots", "suns total {total}"))
    return [Reason(fill(text, total=tally.after[seat]), change.points)]
