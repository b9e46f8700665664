"""Play statistics: what the tables of the arena show of a record, for either game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.registry import ai_for
from ra_desktop.engine import RULESETS

if TYPE_CHECKING:
    from .matches import Record


def tiles_won(record: Record, ruleset: str) -> dict[str, float]:
    """Tiles won in a game, by group."""
    games = max(1, record.games)
    groups = ai_for(RULESETS[ruleset].game).tile_groups
    return {name: sum(record.tiles[tile] for tile in group) / games for name, group in groups.items()}


def auctions(record: Record, ruleset: str) -> dict[str, float]:
    """Auctions called and lots won in an epoch, and the mean sun that won one."""
    games, epochs = max(1, record.games), RULESETS[ruleset].epochs
    return {
        "calls": record.calls / games / epochs,
        "lots": record.lots / games / epochs,
        "sun": record.suns / max(1, record.lots),
    }


def play_statistics(record: Record, ruleset: str) -> dict[str, float]:
    """Return all statistics by name, in the order of the tables (see :data:`LEGEND`)."""
    games, lots = max(1, record.games), max(1, record.lots)
    own = ai_for(RULESETS[ruleset].game).own_statistics
    return {
        **auctions(record, ruleset),
        "highest": 100 * record.highest / max(1, record.choices_of_sun),
        **tiles_won(record, ruleset),
        **{name: getattr(record, field) / games for name, field in own.items()},
        "last Ra": 100 * record.last_ra_draws / max(1, record.last_ra_turns),
        "denied": record.denied / lots,
    }


LEGEND: Final = """\
calls, lots: auctions called and lots won in an epoch; sun: the mean sun that won a lot; highest: the share in % of the
lots won with the highest of several suns of one's own; then tiles won in a game by category, in Priests of Ra with a
person and its building together as well; spent: gods spent in a game; ankhs, turned: ankhs won and tiles turned over in
a game; last Ra: the share in % of drawing on turns on which a Ra would have ended the epoch; denied: fame that a lot
won would have brought whoever else gained most by it."""
