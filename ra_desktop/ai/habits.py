"""How somebody plays, in figures: what the tables of the arena show of a record, for either game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine import RULESETS
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PERSONS, PRIESTS_TILES
from ra_desktop.engine.games.ra.tiles import RA_TILES
from ra_desktop.engine.tiles import TileSet

if TYPE_CHECKING:
    from .matches import Record

EPOCHS: Final = 3

_RA_TILES: Final = ("god", "gold", "pharaoh", "nile", "flood", "civilization", "monument", "disaster")
_PRIESTS_TILES: Final = {
    "people": ("person",),
    "buildings": ("building",),
    "pyramid": ("stone", "chamber"),
    "priests": ("priest",),
    "plagues": ("plague",),
    **{f"{person}/{building}": (person, building) for person, building in zip(PERSONS, BUILDINGS, strict=True)},
}
_WON: Final[dict[TileSet, dict[str, tuple[str, ...]]]] = {
    RA_TILES: {category: (category,) for category in _RA_TILES},
    PRIESTS_TILES: _PRIESTS_TILES,
}
"""By the tiles of a game: what a figure is called, and the tiles it counts."""


def tiles_won(record: Record, ruleset: str) -> dict[str, float]:
    """Tiles won in a game, by what they are good for."""
    games = max(1, record.games)
    groups = _WON[RULESETS[ruleset].rules.tiles]
    return {name: sum(record.tiles[each] for each in group) / games for name, group in groups.items()}


def auctions(record: Record) -> dict[str, float]:
    """Auctions called and lots won in an epoch, and the mean sun that won one."""
    games = max(1, record.games)
    return {
        "calls": record.calls / games / EPOCHS,
        "lots": record.lots / games / EPOCHS,
        "sun": record.suns / max(1, record.lots),
    }


def habits(record: Record, ruleset: str) -> dict[str, float]:
    """All figures by their name, in the order of the tables (see :data:`LEGEND`)."""
    games, lots = max(1, record.games), max(1, record.lots)
    if RULESETS[ruleset].rules.tiles is PRIESTS_TILES:
        own = {"ankhs": record.ankhs / games, "turned": record.flips / games}
    else:
        own = {"spent": record.gods / games}
    return {
        **auctions(record),
        "highest": 100 * record.highest / max(1, record.choices_of_sun),
        **tiles_won(record, ruleset),
        **own,
        "brink": 100 * record.brink_draws / max(1, record.brinks),
        "denied": record.denied / lots,
    }


LEGEND: Final = """\
calls, lots: auctions called and lots won in an epoch; sun: the mean sun that won a lot; highest: the share in % of the
lots won with the highest of several suns of one's own; then tiles won in a game by category, in Priests of Ra with a
person and its building together as well; spent: gods spent in a game; ankhs, turned: ankhs won and tiles turned over in
a game; brink: the share in % of drawing on turns on which a Ra would have ended the epoch; denied: fame that a lot won
would have brought whoever else gained most by it."""
