"""Why a lot of Priests of Ra changes points, row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.words.counts import counted
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.lists import joined

from .record import Reason
from .standings import suns

if TYPE_CHECKING:
    from ra_desktop.engine.account import RowChange

    from .record import Reasons

_tr = QCoreApplication.translate


def _people(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    """Return a line for the kinds of which the seat now has the most, and one for those of which it no longer has."""
    found = []
    for gained, text in (
        (True, _tr("Lots", "{people}, now the most", "Labels: Farmer ×2 and Scribe ×3, now the most")),
        (False, _tr("Lots", "{people}, no longer the most", "Labels: Farmer ×2, no longer the most")),
    ):
        kinds = [tally for tally in change.tallies if tally.points and (tally.points > 0) == gained]
        if kinds:
            people = joined(counted(tally.name, tally.after[seat], ruleset) for tally in kinds)
            found.append(Reason(fill(text, people=people), sum(tally.points or 0 for tally in kinds)))
    return found


def _each(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    """Return a line for each kind of tiles that scores otherwise."""
    return [
        Reason(counted(tally.name, tally.after[seat], ruleset), tally.points)
        for tally in change.tallies
        if tally.points
    ]


def _building_kinds(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    return [Reason(_tr("Lots", "%n kinds of complete building", "", tally.after[seat]), change.points)]


def _priests(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    gained = tally.after[seat] - tally.before[seat]
    return [Reason(_tr("Lots", "%n priests", "Tiles", gained), change.points)]


def _plagues(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    plagues, returned = (tally.after[seat] for tally in change.tallies)
    text = _tr("Lots", "%n plagues", "", plagues)
    if returned:
        text = _tr("Lots", "%n plagues, of which priests return one", "", plagues)
    return [Reason(text, change.points)]


def _pyramid(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    return [Reason(_tr("Lots", "%n stones and chambers", "Together", tally.after[seat]), change.points)]


def _ankhs(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    return [Reason(_tr("Lots", "%n ankhs", "", tally.after[seat]), change.points)]


REASONS: Final[dict[str, Reasons]] = {
    "people": _people,
    "buildings": _each,
    "building-variety": _building_kinds,
    "priests": _priests,
    "plagues": _plagues,
    "pyramid": _pyramid,
    "chambers": _each,
    "ankhs": _ankhs,
    "suns": suns,
}
"""By row of the scoring table."""
