"""How Ra is shown: groups of tiles, and how their numbers are computed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.games.ra.tiles import CIVILIZATION_KINDS, MONUMENT_KINDS
from ra_desktop.ui.words.counts import counted, extremes
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.lists import listed
from ra_desktop.ui.words.numbers import points_text
from ra_desktop.ui.words.tiles import row_label

from . import ra_reasons
from .record import GameRecord, Group

if TYPE_CHECKING:
    from ra_desktop.engine import View

    from .record import Held

_tr = QCoreApplication.translate

SUNS: Final = Group("suns", "sun", (), ("suns",), 0.0)
"""The suns, which score in every game."""


def suns(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    """Return how the points for suns are computed, in every game."""
    totals = [sum(view.face_up_suns(other)) + sum(view.face_down_suns(other)) for other in range(view.players)]
    return extremes(totals[seat], totals)


def _pharaohs(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = [view.display(other).get("pharaoh", 0) for other in range(view.players)]
    return extremes(counts[seat], counts)


def _nile(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    floods, niles = counts.get("flood", 0), counts.get("nile", 0)
    if niles and not floods:
        return [fill(_tr("Groups", "Niles: {niles}, but no flood."), niles=niles)]
    return [fill(_tr("Groups", "Floods: {floods}, niles: {niles}."), floods=floods, niles=niles)]


def _kinds(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    return [fill(_tr("Groups", "Different kinds: {kinds}."), kinds=len(held))]


def _monuments(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    sets = [counted(tile, count, view.ruleset) for tile, count in held if count > 2]
    if not sets:
        return _kinds(view, seat, held, points)
    text = _tr("Groups", "Different kinds: {kinds}. Sets: {sets}.")
    return [fill(text, kinds=len(held), sets=listed(sets))]


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


CLASSIC: Final = GameRecord(
    groups=(
        Group("pharaohs", "pharaoh", ("pharaoh",), ("pharaohs",), 1.1),
        Group("nile", "nile", ("nile", "flood"), ("nile",), 1.4),
        Group("civilization", "civilization", CIVILIZATION_KINDS, ("civilization",), 2.0),
        Group("treasure", "gold", ("gold", "god"), ("gold", "gods"), 1.4),
        Group("monuments", "monument", MONUMENT_KINDS, ("monument-variety", "monument-sets"), 0.0, has_places=True),
        SUNS,
    ),
    row_marks={"gods": "god"},
    headings={
        "treasure": lambda: _tr("Groups", "Gold, gods", "Heading above both kinds of tiles"),
        "suns": lambda: row_label("suns"),
    },
    explain={
        "pharaohs": _pharaohs,
        "nile": _nile,
        "civilization": _kinds,
        "treasure": _treasure,
        "monuments": _monuments,
        "suns": suns,
    },
    reasons=ra_reasons.REASONS,
    lost=ra_reasons.lost,
    bag_tiles=("pharaoh", "nile", "flood", "gold", "god", "writing", "pyramid", "earthquake"),
    picture="board/ra-marker",
    scoring_name=lambda: _tr("Games", "Ra", "The game, in all its editions"),
)

BOAT: Final = replace(CLASSIC, picture="board/boat", solar_boat=True)
