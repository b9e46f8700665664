"""Somebody on their first evening who was told three things, and keeps to them.

1. *Count what the lot scores you.* Bid your lowest sun that wins if the lot brings three points or more, more for a
   high sun; otherwise pass.
2. *Call Ra when the track is good for you.* Once the lot would score you eight, do not wait for somebody else.
3. *Suns that are left at the end of the epoch are lost.* With the Ra track nearly full, bid for any lot that brings
   something, and call for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Bid, Draw, End, Invoke, Pass
from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View

ENOUGH = 3
ENOUGH_FOR_A_HIGH_SUN = 6
GOOD = 8
NEARLY_FULL = 2
A_TILE_FOR_LATER = 1.0
"""Monuments and pharaohs stay: each is worth something even if it scores nothing yet."""


class Beginner:
    def __init__(self, seed: int = 0) -> None:
        del seed

    def choose(self, view: View, **_: object) -> Action:
        legal = view.legal_actions()
        bids = [action for action in legal if isinstance(action, Bid)]
        brings = self._points(view)
        late = view.ra_limit - view.ra_count <= NEARLY_FULL
        if view.phase == "auction":
            if not bids or Pass() not in legal:
                return legal[0]
            high = bids[0].sun > max(view.face_up_suns(view.seat)) / 2 + 2
            expected = ENOUGH_FOR_A_HIGH_SUN if high else ENOUGH
            return bids[0] if brings >= (1 if late else expected) else Pass()
        if view.phase == "turn":
            empty = view.track.count(EMPTY) == len(view.track)
            if Draw() not in legal or (not empty and brings >= (ENOUGH if late else GOOD)):
                return Invoke()
            return Draw()
        return End() if End() in legal else legal[0]

    def _points(self, view: View) -> float:
        lot = [RA_TILES.category_of(RA_TILES.names[code]) for code in view.track if code != EMPTY]
        kept = sum(category in ("monument", "pharaoh") for category in lot)
        return sum(view.lot_preview(view.seat).values()) + A_TILE_FOR_LATER * kept
