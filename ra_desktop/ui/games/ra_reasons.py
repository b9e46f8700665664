"""Why a lot of Ra changes points, row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.ui.words.counts import counted
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.lots import lost_remark

from .record import Reason
from .standings import place, suns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.account import RowChange, Strike

    from .record import Reasons

_tr = QCoreApplication.translate


def _gods(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    return [Reason(_tr("Lots", "%n gods", "", _gained(change, seat)), change.points)]


def _gold(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    return [Reason(_tr("Lots", "%n gold", "Tiles", _gained(change, seat)), change.points)]


def _gained(change: RowChange, seat: int) -> int:
    (tally,) = change.tallies
    return tally.after[seat] - tally.before[seat]


def _pharaohs(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    number = tally.after[seat]
    texts = {
        "most": _tr("Lots", "%n pharaohs, now the most", "", number),
        "tied-most": _tr("Lots", "%n pharaohs, tied for the most", "", number),
        "fewest": _tr("Lots", "%n pharaohs, now the fewest", "", number),
        "tied-fewest": _tr("Lots", "%n pharaohs, tied for the fewest", "", number),
        "still-most": _tr("Lots", "%n pharaohs, still the most", "", number),
        "still-tied-most": _tr("Lots", "%n pharaohs, still tied for the most", "", number),
        "still-fewest": _tr("Lots", "%n pharaohs, still the fewest", "", number),
        "still-tied-fewest": _tr("Lots", "%n pharaohs, still tied for the fewest", "", number),
        "no-longer-most": _tr("Lots", "%n pharaohs, no longer the most", "", number),
        "no-longer-fewest": _tr("Lots", "%n pharaohs, no longer the fewest", "", number),
        "equal": _tr("Lots", "%n pharaohs, as many as everyone", "", number),
    }
    plain = _tr("Lots", "%n pharaohs", "", number)
    return [Reason(texts.get(place(tally, seat), plain), change.points)]


def _nile(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    amounts = {tally.name: tally.after[seat] for tally in change.tallies}
    floods = _tr("Lots", "%n floods", "", amounts["flood"])
    niles = _tr("Lots", "%n niles", "", amounts["nile"])
    if not amounts["nile"]:
        return [Reason(floods, change.points)]
    if not amounts["flood"]:
        return [Reason(_tr("Lots", "%n niles without a flood", "", amounts["nile"]), change.points)]
    text = _tr("Lots", "{floods} and {niles}", "Each with its number: 1 flood and 3 niles")
    return [Reason(fill(text, floods=floods, niles=niles), change.points)]


def _civilization(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    kinds = tally.after[seat]
    if not kinds:
        text = _tr("Lots", "no civilization left")
    elif not tally.before[seat]:
        text = _tr("Lots", "%n kinds of civilization instead of none", "", kinds)
    else:
        text = _tr("Lots", "%n kinds of civilization", "", kinds)
    return [Reason(text, change.points)]


def _monument_kinds(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    (tally,) = change.tallies
    kinds = tally.after[seat]
    text = _tr("Lots", "%n kinds of monument", "", kinds) if kinds else _tr("Lots", "no monuments left")
    return [Reason(text, change.points)]


def _monument_sets(change: RowChange, seat: int, ruleset: str) -> list[Reason]:
    return [
        Reason(counted(tally.name, tally.after[seat], ruleset), tally.points)
        for tally in change.tallies
        if tally.points
    ]


def lost(strikes: Sequence[Strike]) -> str:
    """Return how many tiles disasters take, in a few words."""
    tiles = [tile for strike in strikes for tile in strike.tiles]
    categories = {RA_TILES.category_of(tile) for tile in tiles}
    if categories == {"monument"}:
        return _tr("Lots", "loses %n monuments", "Beside a player's name", len(tiles))
    if categories == {"pharaoh"}:
        return _tr("Lots", "loses %n pharaohs", "Beside a player's name", len(tiles))
    return lost_remark(len(tiles))


REASONS: Final[dict[str, Reasons]] = {
    "gods": _gods,
    "gold": _gold,
    "pharaohs": _pharaohs,
    "nile": _nile,
    "civilization": _civilization,
    "monument-variety": _monument_kinds,
    "monument-sets": _monument_sets,
    "suns": suns,
}
"""By row of the scoring table."""
