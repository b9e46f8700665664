"""How games are shown, by rule set. A variant is shown like its game unless it registers its own record."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from ra_desktop.app.models.score import Explanation
from ra_desktop.engine import RULESETS, Position
from ra_desktop.ui.words.tiles import row_label

from . import priests, ra
from .record import GameRecord, Group

GAMES: Final[dict[str, GameRecord]] = {"classic": ra.CLASSIC, "boat": ra.BOAT, "priests": priests.RECORD}
"""By the name of the rule set."""


def record(ruleset: str) -> GameRecord:
    """Return how `ruleset` is shown: as registered, otherwise like the game that it varies, otherwise plainly.

    Raises KeyError for a rule set that the engine does not know.
    """
    if ruleset in GAMES:
        return GAMES[ruleset]
    for name, known in GAMES.items():
        if RULESETS[name].game == RULESETS[ruleset].game:
            return known
    return _plain(ruleset)


def explain(position: Position, seat: int, row: str) -> Explanation:
    """Return why `row` brings `seat` its points in `position`; for a row that is not known, without words."""
    known = record(position.ruleset).explain.get(row)
    return known(position, seat) if known is not None else Explanation("")


def row_mark(row: str) -> str | None:
    """Return the mark of a row of the score sheet: its game's for the row, or that of its group; None if unknown."""
    for game in GAMES.values():
        if row in game.row_marks:
            return game.row_marks[row]
        for group in game.groups:
            if row in group.rows:
                return group.mark
    return None


@cache
def _plain(ruleset: str) -> GameRecord:
    """Return a record built from the rules alone: a group for each category, and one for each row left over."""
    rule_set = RULESETS[ruleset]
    tiles = rule_set.rules.tiles
    left = list(rule_set.rows)
    groups = []
    for category in tiles.categories:
        if category.name in ("ra", "disaster"):
            continue
        rows = tuple(row for row in left if row.startswith(category.name))
        left = [row for row in left if row not in rows]
        groups.append(Group(category.name, category.name, tiles.names[category.first : category.end], rows, 1.0))
    groups += [ra.SUNS if row in ra.SUNS.rows else Group(row, "sun", (), (row,), 0.0) for row in left]
    return GameRecord(
        groups=tuple(groups),
        headings={row: partial(row_label, row) for row in left},
        explain={**priests.EXPLAIN, **ra.EXPLAIN},
        changes={"suns": ra.changed_suns},
        bag_tiles=tuple(tiles.names[category.first] for category in tiles.categories if category.name != "ra"),
    )
