"""The names and explanations of tiles, categories, scoring rows, rule sets and epochs.

The engine uses codes; this is the one place where they become words. Each rule set has a
:class:`~.vocabulary.Vocabulary`; a rule set without one borrows that of its game, and a code without a word is shown as
it is spelt.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ra_desktop.ui.look.tile_painter import SHORTER
from ra_desktop.ui.system.languages import chosen
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text, times
from ra_desktop.ui.words.fill import points_text as points_text

from .fill import fill
from .priests import PRIESTS
from .ra import BOAT, CLASSIC

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ra_desktop.ui.words.ra import Vocabulary

T = TypeVar("T")

VOCABULARIES: Final[dict[str, Vocabulary]] = {"classic": CLASSIC, "boat": BOAT, "priests": PRIESTS}
"""By the name of the rule set. A variant adds its own."""


def vocabulary(ruleset: str) -> Vocabulary:
    """Return the words of `ruleset`: its own, or those of the first rule set of the same game."""
    if ruleset in VOCABULARIES:
        return VOCABULARIES[ruleset]
    from ra_desktop.engine import RULESETS  # the start page does not need the rules

    if ruleset in RULESETS:
        for name, words in VOCABULARIES.items():
            if RULESETS[name].game == RULESETS[ruleset].game:
                return words
    return CLASSIC


def spelt(code: str) -> str:
    """Return a label for a code without a word: "grain-ship" becomes "Grain ship"."""
    text = code.replace("-", " ")
    return text[:1].upper() + text[1:]


def _first(texts: Iterable[Callable[[], Mapping[str, T]]], code: str, other: T) -> T:
    return next((words[code] for known in texts if code in (words := _in_language(known, chosen()))), other)


@lru_cache(maxsize=32)
def _in_language(texts: Callable[[], Mapping[str, Any]], _: int) -> Mapping[str, Any]:
    return texts()


# --- tiles ----------------------------------------------------------------------------------------


def ruleset_with(tile: str) -> str:
    """Return the first rule set with a word for each side of `tile`; Ra if there is none."""
    for name, words in VOCABULARIES.items():
        if words.tiles().keys() >= set(tile.split("/")):
            return name
    return next(iter(VOCABULARIES))


def _tile(code: str, ruleset: str) -> tuple[str, str, str]:
    return _first([vocabulary(ruleset).tiles], code, (spelt(code), spelt(code), ""))


def tile_inscription(tile: str, ruleset: str) -> str:
    """Return the name of `tile` as a painter of tiles takes it: a language may add shorter ones after :data:`SHORTER`.

    They are what Qt Linguist calls length variants.
    """
    return _tile(tile.partition("/")[0], ruleset)[0]


def tile_label(tile: str, ruleset: str) -> str:
    """Return the name of `tile`; for a two-sided one, the side that shows."""
    return tile_inscription(tile, ruleset).partition(SHORTER)[0]


def counted(tile: str, count: int, ruleset: str) -> str:
    """Return a tile with its count: "Temple ×3"."""
    return times(tile_label(tile, ruleset), count)


def both_sides_label(tile: str, ruleset: str) -> str:
    """Return the name of `tile` with both its sides, the one that shows first: "Farmer / Granary"."""
    shown, slash, hidden = tile.partition("/")
    if not slash:
        return tile_label(tile, ruleset)
    return f"{tile_label(shown, ruleset)} / {tile_label(hidden, ruleset)}"


def tile_phrase(tile: str, ruleset: str) -> str:
    """Return `tile` as the object of a sentence: "a pharaoh", "astronomy"; for a two-sided one, the side that shows."""
    return _tile(tile.partition("/")[0], ruleset)[1]


def tile_tooltip(tile: str, ruleset: str) -> str:
    """Return the rule for `tile`, and its other side if it has two; "" if not known."""
    shown, _, hidden = tile.partition("/")
    rule = _tile(shown, ruleset)[2]
    if not hidden:
        return rule
    text = _tr("TileRules", "{rule} Other side: {tile}.", "After the rule of a two-sided tile")
    return fill(text, tile=tile_label(hidden, ruleset), rule=rule)


def category_label(category: str) -> str:
    """Return the name of a category of tiles."""
    return _first((words.categories for words in VOCABULARIES.values()), category, spelt(category))


# --- scoring --------------------------------------------------------------------------------------


def row_label(row: str) -> str:
    """Return the name of a row of the scoring table."""
    return _row(row)[0]


def row_tooltip(row: str) -> str:
    """Return the scoring rule of a row; "" if it is not known."""
    return _row(row)[1]


def _row(row: str) -> tuple[str, str]:
    return _first((words.rows for words in VOCABULARIES.values()), row, (spelt(row), ""))


# --- games ----------------------------------------------------------------------------------------


def origin_label(origin: str) -> str:
    """Return the mark of a game by its :data:`~ra_desktop.storage.saved_game.Origin`; empty if its rules dealt it."""
    return {
        "real-bag": plain_text(_tr("NewGame", "Tiles from a &real bag")),
        "position": _tr("SavedGames", "From a position"),
        "other": _tr("SavedGames", "Not dealt according to the rules"),
    }.get(origin, "")


def ruleset_label(name: str) -> str:
    """Return the name of a rule set; a file of a later version may have an unknown one."""
    return VOCABULARIES[name].name() if name in VOCABULARIES else spelt(name)


def ruleset_blurb(name: str) -> str:
    """Return one line on how a rule set differs from the others; "" if nothing is known of it."""
    return VOCABULARIES[name].blurb() if name in VOCABULARIES else ""


def epoch_label(epoch: int) -> str:
    """Return the name of an epoch, from 1; those after the third have numbers only."""
    names = (
        _tr("Epochs", "Old Kingdom", "Name of an epoch, as a heading"),
        _tr("Epochs", "Middle Kingdom", "Name of an epoch, as a heading"),
        _tr("Epochs", "New Kingdom", "Name of an epoch, as a heading"),
    )
    if epoch <= len(names):
        return names[epoch - 1]
    return fill(_tr("Common", "Epoch {number}"), number=epoch)


def epoch_short_label(epoch: int) -> str:
    """Return the number of an epoch as a Roman numeral, for a chart: "III"; above 3 in figures."""
    return "I" * epoch if epoch <= 3 else str(epoch)


def ra_left_label(left: int) -> str:
    """Return how many Ra tiles are missing until the epoch ends."""
    return _tr("Epochs", "%n Ra tiles until nightfall", "Ra tiles still to come", left)
