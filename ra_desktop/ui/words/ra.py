"""The words of Ra, in its first edition and in the one with the solar boat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.ui.system.languages import tr as _tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Texts = Callable[[], Mapping[str, str]]
    """Returns texts by code, looked up on each call: the language can be switched at any time."""


def nothing() -> Mapping[str, str]:
    """No texts."""
    return {}


class Vocabulary(NamedTuple):
    """The words of one rule set. Anything without a word is named after its code.

    A NamedTuple, because importing ``dataclasses`` would delay the start page.
    """

    name: Callable[[], str]
    """The name of the rule set."""
    blurb: Callable[[], str]
    """One line on how it differs from the others."""
    tiles: Texts
    """The label of each tile, by code; for a two-sided one, by the side that shows."""
    phrases: Texts
    """Each tile as the object of a sentence: "a pharaoh", "an earthquake", "astronomy"."""
    tile_rules: Texts
    """The rule for each tile."""
    categories: Texts
    """The label of each category of tiles."""
    rows: Texts
    """The label of each row of the scoring table."""
    row_rules: Texts
    """The scoring rule of each row."""
    discarded: Callable[[], tuple[str, ...]] = tuple
    """What the log says is discarded when an epoch but the last is scored: labels."""
    portraits: Texts = nothing
    """One line on each character who plays this rule set differently from Ra."""


def _tiles() -> dict[str, str]:
    return {
        "ra": _tr("Common", "Ra"),
        "god": _tr("Tiles", "God"),
        "gold": _tr("Common", "Gold"),
        "pharaoh": _tr("Tiles", "Pharaoh"),
        "nile": _tr("Tiles", "Nile"),
        "flood": _tr("Tiles", "Flood"),
        "art": _tr("Tiles", "Art"),
        "agriculture": _tr("Tiles", "Agriculture"),
        "religion": _tr("Tiles", "Religion"),
        "astronomy": _tr("Tiles", "Astronomy"),
        "writing": _tr("Tiles", "Writing"),
        "fortress": _tr("Tiles", "Fortress"),
        "obelisk": _tr("Tiles", "Obelisk"),
        "palace": _tr("Tiles", "Palace"),
        "pyramid": _tr("Tiles", "Pyramid", "A monument"),
        "sphinx": _tr("Tiles", "Sphinx"),
        "statue": _tr("Tiles", "Statue", "A monument"),
        "step-pyramid": _tr("Tiles", "Step pyramid"),
        "temple": _tr("Tiles", "Temple"),
        "funeral": _tr("Tiles", "Funeral"),
        "drought": _tr("Tiles", "Drought"),
        "unrest": _tr("Tiles", "Unrest"),
        "earthquake": _tr("Tiles", "Earthquake"),
    }


def _boat_tiles() -> dict[str, str]:
    return {
        **_tiles(),
        "fortress": _tr("Tiles", "Mausoleum"),
        "palace": _tr("Tiles", "Sanctuary"),
        "unrest": _tr("Tiles", "War"),
    }


def _phrases() -> dict[str, str]:
    return {
        "ra": _tr("Common", "Ra"),
        "god": _tr("TilePhrases", "a god"),
        "gold": _tr("TilePhrases", "a gold tile"),
        "pharaoh": _tr("TilePhrases", "a pharaoh"),
        "nile": _tr("TilePhrases", "a Nile tile"),
        "flood": _tr("TilePhrases", "a flood"),
        "art": _tr("TilePhrases", "an art tile"),
        "agriculture": _tr("TilePhrases", "an agriculture tile"),
        "religion": _tr("TilePhrases", "a religion tile"),
        "astronomy": _tr("TilePhrases", "an astronomy tile"),
        "writing": _tr("TilePhrases", "a writing tile"),
        "fortress": _tr("TilePhrases", "a fortress"),
        "obelisk": _tr("TilePhrases", "an obelisk"),
        "palace": _tr("TilePhrases", "a palace"),
        "pyramid": _tr("TilePhrases", "a pyramid"),
        "sphinx": _tr("TilePhrases", "a sphinx"),
        "statue": _tr("TilePhrases", "a statue"),
        "step-pyramid": _tr("TilePhrases", "a step pyramid"),
        "temple": _tr("TilePhrases", "a temple"),
        "funeral": _tr("TilePhrases", "a funeral"),
        "drought": _tr("TilePhrases", "a drought"),
        "unrest": _tr("TilePhrases", "an unrest tile"),
        "earthquake": _tr("TilePhrases", "an earthquake"),
    }


def _boat_phrases() -> dict[str, str]:
    return {
        **_phrases(),
        "fortress": _tr("TilePhrases", "a mausoleum"),
        "palace": _tr("TilePhrases", "a sanctuary"),
        "unrest": _tr("TilePhrases", "a war"),
    }


def _tile_rules() -> dict[str, str]:
    civilization = _tr(
        "TileRules",
        "Civilization: 3, 4 or 5 different kinds score 5, 10 or 15. Having none costs 5. Discarded after each epoch.",
    )
    monument = _tr(
        "TileRules",
        "Monument: scores at the end of the game only, for different kinds and for three or more of a kind. "
        "You keep it.",
    )
    return {
        "ra": _tr("TileRules", "Ra: starts an auction and brings nightfall closer."),
        "god": _tr(
            "TileRules",
            "God: on your turn, spend it to take any tile but another god from the track. Scores 2 if unspent. "
            "Discarded after each epoch.",
        ),
        "gold": _tr("TileRules", "Gold: scores 3. Discarded after each epoch."),
        "pharaoh": _tr(
            "TileRules",
            "Pharaoh: every epoch, the player with the most gains 5 and the player with the fewest loses "
            "2. You keep it.",
        ),
        "nile": _tr("TileRules", "Nile: scores 1 in every epoch in which you have a flood. You keep it."),
        "flood": _tr("TileRules", "Flood: scores 1 and lets your Nile tiles score. Discarded after each epoch."),
        **dict.fromkeys(("art", "agriculture", "religion", "astronomy", "writing"), civilization),
        **dict.fromkeys(
            ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple"), monument
        ),
        "funeral": _tr("TileRules", "Disaster: the player who takes it loses two pharaohs."),
        "drought": _tr(
            "TileRules", "Disaster: the player who takes it loses two floods, or Nile tiles if floods run out."
        ),
        "unrest": _tr("TileRules", "Disaster: the player who takes it loses two civilization tiles."),
        "earthquake": _tr("TileRules", "Disaster: the player who takes it loses two monuments."),
    }


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


def _rows() -> dict[str, str]:
    return {
        "gods": _tr("Common", "Gods"),
        "gold": _tr("Common", "Gold"),
        "pharaohs": _tr("Common", "Pharaohs"),
        "nile": _tr("Tiles", "Nile"),
        "civilization": _tr("Common", "Civilization"),
        "monument-variety": _tr("Rows", "Monument variety"),
        "monument-sets": _tr("Rows", "Monument sets"),
        "suns": _tr("Rows", "Suns"),
    }


def _row_rules() -> dict[str, str]:
    return {
        "gods": _tr("RowRules", "2 for each unspent god."),
        "gold": _tr("RowRules", "3 for each gold tile."),
        "pharaohs": _tr(
            "RowRules", "Most pharaohs: +5. Fewest: −2. Ties all score; if everyone has the same, no one does."
        ),
        "nile": _tr("RowRules", "1 for each flood and, if you have a flood, 1 for each Nile tile."),
        "civilization": _tr("RowRules", "3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5."),
        "monument-variety": _tr(
            "RowRules", "End of the game: 1 for each different kind, but 10 for seven kinds and 15 for all eight."
        ),
        "monument-sets": _tr("RowRules", "End of the game: 5, 10 or 15 for 3, 4 or 5 of a kind."),
        "suns": suns_rule(),
    }


def suns_rule() -> str:
    """Return how suns score, in every game."""
    return _tr(
        "RowRules",
        "End of the game: highest total of suns +5, lowest −5. Ties all score; if everyone has the same, no one does.",
    )


CLASSIC: Final = Vocabulary(
    name=lambda: _tr("Rulesets", "Ra – Classic"),
    blurb=lambda: _tr("Rulesets", "The original auction game of 1999."),
    tiles=_tiles,
    phrases=_phrases,
    tile_rules=_tile_rules,
    categories=_categories,
    rows=_rows,
    row_rules=_row_rules,
)

BOAT: Final = CLASSIC._replace(
    name=lambda: _tr("Rulesets", "Ra – Solar boat"),
    blurb=lambda: _tr("Rulesets", "The anniversary edition: a solar boat sails the Ra track, and two can play."),
    tiles=_boat_tiles,
    phrases=_boat_phrases,
)
