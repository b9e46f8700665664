"""The tiles of Ra: names, counts and codes (docs/rules.md#tiles)."""

from __future__ import annotations

from typing import Final

from ra_desktop.engine.tiles import TileSet

CIVILIZATION_KINDS: Final = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENT_KINDS: Final = (
    "fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple",
)  # fmt: skip
DISASTER_COUNTS: Final = (("funeral", 2), ("drought", 2), ("unrest", 4), ("earthquake", 2))

RA_TILES: Final = TileSet(
    (
        ("ra", (("ra", 30),)),
        ("god", (("god", 8),)),
        ("gold", (("gold", 5),)),
        ("pharaoh", (("pharaoh", 25),)),
        ("nile", (("nile", 25),)),
        ("flood", (("flood", 12),)),
        ("civilization", tuple((name, 5) for name in CIVILIZATION_KINDS)),
        ("monument", tuple((name, 5) for name in MONUMENT_KINDS)),
        ("disaster", DISASTER_COUNTS),
    )
)
"""The 180 tiles of both editions of Ra."""

GOD: Final = 1
GOLD: Final = 2
PHARAOH: Final = 3
NILE: Final = 4
FLOOD: Final = 5
CIVILIZATION: Final = range(6, 11)
MONUMENTS: Final = range(11, 19)
FUNERAL: Final = 19
DROUGHT: Final = 20
UNREST: Final = 21
EARTHQUAKE: Final = 22
FIRST_DISASTER: Final = FUNERAL
