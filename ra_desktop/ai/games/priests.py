"""The bots' knowledge of Priests of Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.registry import GameAi
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PERSONS, PRIESTS_TILES

from .ra import SETTINGS as RA_SETTINGS
from .ra import skilled

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.engine import View

PRICES: Final = {"person": 2.0, "building": 2.0, "stone": 1.5, "chamber": 2.0, "priest": 2.0, "plague": -3.0}
"""The value of a tile of each category to `novice`, in fame."""

_PRICE: Final = tuple(PRICES.get(PRIESTS_TILES.category_of(name), 0.0) for name in PRIESTS_TILES.names)

SETTINGS: Final = {
    "skilled": {**RA_SETTINGS["skilled"], 4: skilled(0.022), 5: skilled(0.015)},
    "expert": {**RA_SETTINGS["expert"], 5: SearchSettings(100, depth=5, noise=0.01)},
    "shown": {
        2: SearchSettings(800, depth=8, noise=0.009, played_out=0.5),
        3: SearchSettings(800, depth=9, noise=0.003, played_out=0.5),
        4: SearchSettings(800, depth=24, noise=0.006),
        5: SearchSettings(800, depth=10, noise=0.003),
    },
}


def price(view: View, code: int) -> float:
    """Return the value of the tile `code` to `novice`, in fame."""
    return _PRICE[code]


def _batch() -> type[BatchState]:
    from ra_desktop.ai.neural.batch.priests import PriestsBatch

    return PriestsBatch


PRIESTS: Final = GameAi(
    game="priests",
    price=price,
    lasting=frozenset(("building", "stone", "chamber")),
    soon_useful=frozenset(("person",)),  # people may still become the most
    harmful=frozenset(("plague",)),
    settings=SETTINGS,
    batch=_batch,
    training_ruleset="priests",
    tile_groups={
        "people": ("person",),
        "buildings": ("building",),
        "pyramid": ("stone", "chamber"),
        "priests": ("priest",),
        "plagues": ("plague",),
        **{f"{person}/{building}": (person, building) for person, building in zip(PERSONS, BUILDINGS, strict=True)},
    },
)
