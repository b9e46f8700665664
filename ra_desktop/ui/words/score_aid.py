"""The words of the score aid: every scoring rule beside one's own standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .fill import fill
from .lists import listed, times
from .numbers import points_text
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_tr = QCoreApplication.translate


def title() -> str:
    """Return the title of the page."""
    return _tr("ScoreAid", "What scores")


def title_for(name: str) -> str:
    """Return the title of the page with the standing of `name`, who is not at the screen."""
    return fill(_tr("ScoreAid", "What scores, and how {name} stands"), name=name)


def every_epoch() -> str:
    """Return the heading above what scores in every epoch."""
    return _tr("ScoreAid", "At the end of every epoch")


def end_of_game() -> str:
    """Return the heading above what scores once."""
    return _tr("ScoreAid", "Only at the end of the game")


def other_tiles() -> str:
    """Return the heading above the tiles that score nothing."""
    return _tr("ScoreAid", "Tiles that score nothing")


def if_it_ended_now() -> str:
    """Return the heading above the points."""
    return _tr("ScoreAid", "if it ended now")


def now(standing: str) -> str:
    """Return how a player stands in a row: "Now: 2 different kinds"."""
    return fill(_tr("ScoreAid", "Now: {standing}", "Now: 2 different kinds"), standing=standing)


def compared(mine: int, amounts: Sequence[int]) -> str:
    """Return an amount beside the most and the fewest of all seats."""
    text = _tr("ScoreAid", "{mine}; the most is {most}, the fewest {fewest}", "Amounts: 3; the most is 4, the fewest 0")
    return fill(text, mine=mine, most=max(amounts), fewest=min(amounts))


def compared_totals(mine: int, amounts: Sequence[int]) -> str:
    """Return a total of suns beside the highest and the lowest of all seats."""
    text = _tr("ScoreAid", "total {mine}; the highest is {most}, the lowest {fewest}", "Of suns")
    return fill(text, mine=mine, most=max(amounts), fewest=min(amounts))


def compared_kinds(kinds: Iterable[tuple[str, int, int]], ruleset: str) -> str:
    """Return how many there are of some kinds of tiles beside the most of all seats: "Farmer ×2 (most 3)"."""
    text = _tr("ScoreAid", "{tiles} (most {most})", "Farmer ×2 (most 3)")
    return listed(fill(text, tiles=times(tile_label(tile, ruleset), count), most=most) for tile, count, most in kinds)


def kept() -> str:
    """Return that the tiles of a row last."""
    return _tr("ScoreAid", "You keep the tiles.")


def discarded(tiles: Iterable[str] = ()) -> str:
    """Return that the tiles of a row are discarded after each epoch; if only some are, the labels of those `tiles`."""
    labels = listed(tiles)
    if not labels:
        return _tr("ScoreAid", "Discarded after each epoch.")
    return fill(_tr("ScoreAid", "Discarded after each epoch: {tiles}.", "Labels of tiles"), tiles=labels)


def points_now(points: int) -> str:
    """Return the points of a row as they are read aloud."""
    return fill(_tr("ScoreAid", "{points} at present", "Points with a sign: −2 at present"), points=points_text(points))
