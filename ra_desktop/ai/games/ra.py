"""The bots' knowledge of Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.registry import GameAi
from ra_desktop.engine.games.ra.tiles import FLOOD, NILE, RA_TILES

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.engine import View

PRICES: Final = {
    "god": 2.0, "gold": 3.0, "pharaoh": 1.5, "nile": 0.8, "flood": 2.0, "civilization": 2.0, "monument": 1.5,
    "disaster": -3.0,
}  # fmt: skip
"""The value of a tile of each category to `novice`, in fame."""
DRY_NILE: Final = 0.3
"""The same for a nile without a flood, held or in the lot."""

_PRICE: Final = tuple(PRICES.get(RA_TILES.category_of(name), 0.0) for name in RA_TILES.names)


def skilled(own_noise: float) -> SearchSettings:
    """Return the settings of *skilled*: a character's bonus counts more than at the levels that search."""
    return SearchSettings(own_noise=own_noise, taste=2.5)


SETTINGS: Final = {
    "skilled": {2: skilled(0.005), 3: skilled(0.005), 4: skilled(0.005), 5: skilled(0.012)},
    "expert": {
        2: SearchSettings(100, depth=2, prior=60.0),
        3: SearchSettings(100, depth=3, noise=0.01),
        4: SearchSettings(100, depth=4, noise=0.01),
        5: SearchSettings(120, depth=5, noise=0.01),
    },
    "shown": {
        2: SearchSettings(800, depth=8, noise=0.009, played_out=0.5),
        3: SearchSettings(800, depth=12, noise=0.006, played_out=0.5),
        4: SearchSettings(800, depth=16, noise=0.009),
        5: SearchSettings(800, depth=6, noise=0.003),
    },
}


def price(view: View, code: int) -> float:
    """Return the value of the tile `code` to `novice`, in fame; a first flood adds the fame of the Nile tiles."""
    held = view.held[view.seat_to_act]
    if code == NILE and not held[FLOOD] and FLOOD not in view.track:
        return DRY_NILE
    if code == FLOOD and not held[FLOOD]:
        return _PRICE[FLOOD] + held[NILE] * _PRICE[NILE]
    return _PRICE[code]


def _batch() -> type[BatchState]:
    from ra_desktop.ai.neural.batch.ra import RaBatch

    return RaBatch


RA: Final = GameAi(
    game="ra",
    price=price,
    lasting=frozenset(("pharaoh", "nile", "monument")),
    harmful=frozenset(("disaster",)),
    settings=SETTINGS,
    batch=_batch,
    training_ruleset="boat",
    tile_groups={
        category: (category,)
        for category in ("god", "gold", "pharaoh", "nile", "flood", "civilization", "monument", "disaster")
    },
)
