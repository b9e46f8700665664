"""A made-up variant of Ra: fewer tiles, a shorter auction track, Ra tracks of its own, and two epochs.

This one record is all it takes: the engine plays it, every bot, hints and saved games know it.
"""

from __future__ import annotations

from typing import Final

from ra_desktop.engine import RuleSet
from ra_desktop.engine.games.ra.rules import RaRules
from ra_desktop.engine.games.ra.tiles import RA_TILES

TILES: Final = RA_TILES.with_counts(
    {"ra": 18, "god": 6, "pharaoh": 14, "nile": 15, "flood": 9, "fortress": 7, "art": 6, "earthquake": 3}
)

DUEL: Final = RuleSet(
    "duel",
    RaRules(TILES, epochs=2, spaces=6),
    players=(2, 3),
    ra_limits={2: 4, 3: 5},
    starting_fame=7,
)
