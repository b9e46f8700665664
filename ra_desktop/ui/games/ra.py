"""How the numbers of Ra come about, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.words.counts import counted, extremes
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import points_text

if TYPE_CHECKING:
    from ra_desktop.engine import View
    from ra_desktop.ui.words.counts import Held, Teller

_tr = QCoreApplication.translate


def _pharaohs(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = [view.display(other).get("pharaoh", 0) for other in range(view.players)]
    return extremes(counts[seat], counts)


def _nile(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    floods, niles = counts.get("flood", 0), counts.get("nile", 0)
    text = _tr("Groups", "Floods: {floods}, niles: {niles}.")
    if niles and not floods:
        text = _tr("Groups", "Niles: {niles}, but no flood.")
    return [fill(text, floods=floods, niles=niles)]


def _kinds(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    return [fill(_tr("Groups", "Different kinds: {kinds}."), kinds=len(held))]


def _monuments(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    [text] = _kinds(view, seat, held, points)
    sets = [counted(tile, count, view.ruleset) for tile, count in held if count > 2]
    if sets:
        more = fill(_tr("Groups", "Sets: {sets}."), sets=_tr("Groups", ", ").join(sets))
        text = fill(_tr("Groups", "{kinds} {sets}"), kinds=text, sets=more)
    return [text]


def _treasure(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    return [
        fill(
            _tr("Groups", "Gold: {gold}, {gold_points}. Gods: {gods}, {god_points}."),
            gold=counts.get("gold", 0),
            gold_points=points_text(points.get("gold", 0)),
            gods=counts.get("god", 0),
            god_points=points_text(points.get("gods", 0)),
        )
    ]


TELLERS: Final[dict[str, Teller]] = {
    "pharaohs": _pharaohs,
    "nile": _nile,
    "civilization": _kinds,
    "treasure": _treasure,
    "monuments": _monuments,
}
"""By the name of the group."""
