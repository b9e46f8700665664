"""The names of what lies on the table, for those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import labelled, plain_text, read_aloud

from .fill import fill
from .tiles import both_sides_label, counted

if TYPE_CHECKING:
    from collections.abc import Sequence


def tile_on(tile: str, space: int, ruleset: str) -> str:
    """A tile on the auction track; its spaces are counted from 0."""
    text = _tr("Spots", "{tile}, space {space}", "A tile on the auction track: Gold, space 3")
    return fill(text, tile=both_sides_label(tile, ruleset), space=space + 1)


def take(tile: str, space: int, ruleset: str) -> str:
    """A tile on the auction track that a god may take; its spaces are counted from 0."""
    text = _tr("ActionBar", "Take {tile}", "Button. {tile} is a label: Pharaoh")
    return fill(text, tile=tile_on(tile, space, ruleset))


def empty_track() -> str:
    """The auction track without tiles."""
    return _tr("Banner", "The auction track is empty.")


def sun(number: int, about: str) -> str:
    """A sun that may not be bid, and why."""
    return read_aloud([fill(_tr("Common", "Sun {sun}"), sun=number), about])


def held(tile: str, count: int, ruleset: str) -> str:
    """A stack of tiles of a seat."""
    return counted(tile, count, ruleset) if count > 1 else both_sides_label(tile, ruleset)


def turn_over(tile: str, ruleset: str) -> str:
    """A tile that may be turned over."""
    text = _tr("Spots", "Turn over {tile}", "{tile} is a label with both sides: Farmer/Scribe")
    return fill(text, tile=both_sides_label(tile, ruleset))


def spend_god() -> str:
    """A god that may take a tile."""
    return plain_text(_tr("Commands", "Spend a &god…"))


def group(title: str, points: str, why: Sequence[str]) -> str:
    """What a group of tiles scores now, and why."""
    return read_aloud([labelled(title, points), *why])


def look_at_fame(name: str) -> str:
    """Hidden fame, at which its owner may look."""
    return fill(_tr("Spots", "Look at the fame of {name}"), name=name)


def open_seat(name: str) -> str:
    """The portrait of a seat, which opens its panel."""
    return fill(_tr("Spots", "Open the panel of {name}"), name=name)
