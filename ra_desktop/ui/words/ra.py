"""The words of Ra, in its first edition and in the one with the solar boat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.ui.system.languages import tr as _tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Texts = Callable[[], Mapping[str, str]]
    Tiles = Callable[[], Mapping[str, tuple[str, str, str]]]
    Rows = Callable[[], Mapping[str, tuple[str, str]]]
    """Returns texts by code, looked up on each call: the language can be switched at any time."""


class Vocabulary(NamedTuple):
    """The words of one rule set. Anything without a word is named after its code.

    A NamedTuple, because importing ``dataclasses`` would delay the start page.
    """

    name: Callable[[], str]
    """The name of the rule set."""
    blurb: Callable[[], str]
    """One line on how it differs from the others."""
    tiles: Tiles
    """By the code of each tile; for a two-sided one, by the side that shows: its label, the same as the object of a
    sentence ("a pharaoh", "an earthquake", "astronomy"), and its rule."""
    categories: Texts
    """The label of each category of tiles."""
    rows: Rows
    """Label and rule of each row of the scoring table."""
    discarded: Callable[[], tuple[str, ...]] = tuple
    """What the log says is discarded when an epoch but the last is scored: labels."""
    portraits: Texts = dict
    """One line on each character who plays this rule set differently from Ra."""


def _tiles() -> dict[str, tuple[str, str, str]]:
    civilization = _tr(
        "TileRules",
        "Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.",
    )
    monument = _tr(
        "TileRules",
        "Monument: scores at the end of the game only, for different kinds and for three or more of a kind. "
        "You keep it.",
    )
    ra = _tr("TileRules", "Ra: starts an auction and brings nightfall closer.")
    god = _tr(
        "TileRules",
        "God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. "
        "Discarded after each epoch.",
    )
    pharaoh = _tr(
        "TileRules",
        "Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses 2. You keep it.",
    )
    gold = _tr("TileRules", "Gold: scores 3. Discarded after each epoch.")
    nile = _tr("TileRules", "Nile: scores 1 in every epoch in which you have a flood. You keep it.")
    flood = _tr("TileRules", "Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch.")
    funeral = _tr("TileRules", "Disaster: the player who takes it loses two pharaohs.")
    drought = _tr("TileRules", "Disaster: the player who takes it loses two floods, or Nile tiles if floods run out.")
    unrest = _tr("TileRules", "Disaster: the player who takes it loses two civilization tiles.")
    earthquake = _tr("TileRules", "Disaster: the player who takes it loses two monuments.")
    return {
        "ra": (_tr("Common", "Ra"), _tr("Common", "Ra"), ra),
        "god": (_tr("Tiles", "God"), _tr("TilePhrases", "a god"), god),
        "gold": (_tr("Common", "Gold"), _tr("TilePhrases", "a gold tile"), gold),
        "pharaoh": (_tr("Tiles", "Pharaoh"), _tr("TilePhrases", "a pharaoh"), pharaoh),
        "nile": (_tr("Tiles", "Nile"), _tr("TilePhrases", "a Nile tile"), nile),
        "flood": (_tr("Tiles", "Flood"), _tr("TilePhrases", "a flood"), flood),
        "art": (_tr("Tiles", "Art"), _tr("TilePhrases", "an art tile"), civilization),
        "agriculture": (_tr("Tiles", "Agriculture"), _tr("TilePhrases", "an agriculture tile"), civilization),
        "religion": (_tr("Tiles", "Religion"), _tr("TilePhrases", "a religion tile"), civilization),
        "astronomy": (_tr("Tiles", "Astronomy"), _tr("TilePhrases", "an astronomy tile"), civilization),
        "writing": (_tr("Tiles", "Writing"), _tr("TilePhrases", "a writing tile"), civilization),
        "fortress": (_tr("Tiles", "Fortress"), _tr("TilePhrases", "a fortress"), monument),
        "obelisk": (_tr("Tiles", "Obelisk"), _tr("TilePhrases", "an obelisk"), monument),
        "palace": (_tr("Tiles", "Palace"), _tr("TilePhrases", "a palace"), monument),
        "pyramid": (_tr("Tiles", "Pyramid", "A monument"), _tr("TilePhrases", "a pyramid"), monument),
        "sphinx": (_tr("Tiles", "Sphinx"), _tr("TilePhrases", "a sphinx"), monument),
        "statue": (_tr("Tiles", "Statue", "A monument"), _tr("TilePhrases", "a statue"), monument),
        "step-pyramid": (_tr("Tiles", "Step pyramid"), _tr("TilePhrases", "a step pyramid"), monument),
        "temple": (_tr("Tiles", "Temple"), _tr("TilePhrases", "a temple"), monument),
        "funeral": (_tr("Tiles", "Funeral"), _tr("TilePhrases", "a funeral"), funeral),
        "drought": (_tr("Tiles", "Drought"), _tr("TilePhrases", "a drought"), drought),
        "unrest": (_tr("Tiles", "Unrest"), _tr("TilePhrases", "an unrest tile"), unrest),
        "earthquake": (_tr("Tiles", "Earthquake"), _tr("TilePhrases", "an earthquake"), earthquake),
    }


def _boat_tiles() -> dict[str, tuple[str, str, str]]:
    tiles = _tiles()
    otherwise = {
        "fortress": (_tr("Tiles", "Mausoleum"), _tr("TilePhrases", "a mausoleum")),
        "palace": (_tr("Tiles", "Sanctuary"), _tr("TilePhrases", "a sanctuary")),
        "unrest": (_tr("Tiles", "War"), _tr("TilePhrases", "a war")),
    }
    return tiles | {code: (*words, tiles[code][2]) for code, words in otherwise.items()}


def _categories() -> dict[str, str]:
    return {
        "ra": _tr("Common", "Ra"),
        "god": _tr("Common", "Gods"),
        "gold": _tr("Common", "Gold"),
        "pharaoh": _tr("Common", "Pharaohs"),
        "nile": _tr("Tiles", "Nile"),
        "flood": _tr("Categories", "Floods"),
        "civilization": _tr("Common", "Civilization"),
        "monument": _tr("Common", "Monuments"),
        "disaster": _tr("Common", "Disasters"),
    }


def _rows() -> dict[str, tuple[str, str]]:
    return {
        "gods": (_tr("Common", "Gods"), _tr("RowRules", "2 for each unspent god.")),
        "gold": (_tr("Common", "Gold"), _tr("RowRules", "3 for each gold tile.")),
        "pharaohs": (
            _tr("Common", "Pharaohs"),
            _tr(
                "RowRules", "Most pharaohs: +5. Fewest: −2. Tied players all score; if everyone is equal, no one does."
            ),
        ),
        "nile": (
            _tr("Tiles", "Nile"),
            _tr("RowRules", "1 for each flood and, if you have a flood, 1 for each Nile tile."),
        ),
        "civilization": (
            _tr("Common", "Civilization"),
            _tr("RowRules", "3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5."),
        ),
        "monument-variety": (
            _tr("Rows", "Monument variety"),
            _tr("RowRules", "1 for each different kind, but 10 for seven kinds and 15 for all eight."),
        ),
        "monument-sets": (
            _tr("Rows", "Monument sets"),
            _tr("RowRules", "End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind."),
        ),
        "suns": (_tr("Rows", "Suns"), suns_rule()),
    }


def suns_rule() -> str:
    """Return how suns score, in every game."""
    return _tr(
        "RowRules",
        "End of the game: highest total of suns +5, lowest −5. Tied players all score; "
        "if everyone is equal, no one does.",
    )


CLASSIC: Final = Vocabulary(
    name=lambda: _tr("Rulesets", "Ra – Classic"),
    blurb=lambda: _tr("Rulesets", "The original auction game of 1999."),
    tiles=_tiles,
    categories=_categories,
    rows=_rows,
)

BOAT: Final = CLASSIC._replace(
    name=lambda: _tr("Rulesets", "Ra – Solar boat"),
    blurb=lambda: _tr("Rulesets", "The anniversary edition: a solar boat sails the Ra track, and two can play."),
    tiles=_boat_tiles,
)
