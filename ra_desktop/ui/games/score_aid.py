"""Every category of the scoring table with its rule and how one seat stands in it, from the engine's account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words import scoring as words
from ra_desktop.ui.words.fill import fill, listed
from ra_desktop.ui.words.tiles import row_label, row_tooltip, tile_label, tile_tooltip

from .registry import explain, record

if TYPE_CHECKING:
    from ra_desktop.engine import View
    from ra_desktop.engine.standing import RowStanding

_MOST_TILES: Final = 4
"""How many tiles stand for a row."""


@dataclass(frozen=True, slots=True)
class AidLine:
    """A category: what scores when, and how the seat stands."""

    code: str
    """The row of the scoring table, or the tile of a line about a tile that scores nothing."""
    label: str
    rule: str
    """"" if it is not known."""
    tiles: tuple[str, ...]
    """Some of its tiles; none for suns."""
    lasting: str = ""
    """Whether the tiles are kept, in a sentence."""
    standing: str = ""
    """How the seat stands, in a sentence."""
    points: int | None = None
    """What the row would score now; None if that is open."""


@dataclass(frozen=True, slots=True)
class ScoreAid:
    """All lines, by when they score."""

    every_epoch: tuple[AidLine, ...]
    end_of_game: tuple[AidLine, ...]
    other_tiles: tuple[AidLine, ...]
    """Tiles that score nothing."""

    @classmethod
    def of(cls, view: View, seat: int) -> ScoreAid:
        """Return the lines for `seat` in `view`; after the game they say nothing of the standing."""
        rows = view.standings()
        return cls(
            tuple(_line(view, seat, row) for row in rows if not row.is_final),
            tuple(_line(view, seat, row) for row in rows if row.is_final),
            _other_tiles(view),
        )


def _line(view: View, seat: int, at: RowStanding) -> AidLine:
    tiles = _tiles_of(view, at)
    standing = "" if view.is_over else _standing(view, seat, at)
    return AidLine(
        at.row, row_label(at.row), row_tooltip(at.row), _shown(tiles, at), _lasting(view, tiles),
        standing=words.now(standing) if standing else "",
        points=None if view.is_over or at.points is None else at.points[seat],
    )  # fmt: skip


def _standing(view: View, seat: int, at: RowStanding) -> str:
    """Return how `seat` stands in a row of any game, as far as it is known."""
    if text := explain(view, seat, at.row).full:
        return text
    if len(at.tallies) != 1:
        return ""
    (tally,) = at.tallies
    return words.compared(tally.amounts[seat], tally.amounts)


# --- tiles ----------------------------------------------------------------------------------------


def _tiles_of(view: View, at: RowStanding) -> tuple[str, ...]:
    """Return the tiles that count for a row: those of its tallies, otherwise those of its group."""
    group = next((group.tiles for group in record(view.ruleset).groups if at.row in group.rows), ())
    counted = {tally.name for tally in at.tallies}
    return tuple(tile for tile in group if sides(tile)[0] in counted) or tuple(group)


def _shown(tiles: tuple[str, ...], at: RowStanding) -> tuple[str, ...]:
    """Return some of `tiles`, of which no two show the same side."""
    by_side = {sides(tile)[0]: tile for tile in reversed(tiles)}
    order = dict.fromkeys(sides(tile)[0] for tile in tiles)
    return tuple(by_side[side] for side in order)[:_MOST_TILES]


def _lasting(view: View, tiles: tuple[str, ...]) -> str:
    lasting = view.lasting_tiles()
    gone = [tile for tile in tiles if tile in view.rules.tiles.codes and tile not in lasting]
    if not tiles:
        return ""
    if not gone:
        return _tr("ScoreAid", "You keep the tiles.")
    if len(gone) == len(tiles):
        return _tr("ScoreAid", "Discarded after each epoch.")
    labels = listed(tile_label(tile, view.ruleset) for tile in gone)
    return fill(_tr("ScoreAid", "Discarded after each epoch: {tiles}.", "Labels of tiles"), tiles=labels)


def _other_tiles(view: View) -> tuple[AidLine, ...]:
    """Return a line for each tile that belongs to no group."""
    grouped = {tile for group in record(view.ruleset).groups for tile in group.tiles}
    tiles = view.rules.tiles
    left = [name for name, count in zip(tiles.names, tiles.counts, strict=True) if count and name not in grouped]
    return tuple(
        AidLine(tile, tile_label(tile, view.ruleset), tile_tooltip(tile, view.ruleset), (tile,)) for tile in left
    )
