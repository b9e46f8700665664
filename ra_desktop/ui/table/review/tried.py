"""What is told of a move that was not made: a remark, and the second branch of the graph."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.review import what_if_label, what_if_text

from .branch_painter import Branch

if TYPE_CHECKING:
    from ra_desktop.app.what_if import WhatIf

    from .chance_painter import Picture

_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Told:
    """What is shown; all of it is empty if no move is tried."""

    remark: str = ""
    drop: str = ""
    """The name of the button that ends it."""
    branch: Branch | None = None


def told_of(what_if: WhatIf, picture: Picture, seat: int, ruleset: str) -> Told:
    """Return what is told of the move tried, for `seat`; `picture` is the graph of the game itself."""
    if what_if.action is None:
        return Told()
    move, found = action_label(what_if.action, ruleset), what_if.found
    if what_if.is_busy:
        return Told(fill(_tr("Review", "Playing on after “{move}”…"), move=move), _tr("Review", "Stop"))
    remove = _tr("Review", "Remove", "Button: shows a branch of the graph no longer")
    if found is None:
        return Told(_tr("Review", "The game could not be played on from here."), remove)
    before = picture.chances[found.ply][seat]
    chances = (before, *(each[seat] for each in found.chances))
    return Told(what_if_text(move, before, chances[-1]), remove, Branch(found.ply, chances, what_if_label(move)))
