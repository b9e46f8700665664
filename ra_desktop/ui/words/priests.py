"""The words of Priests of Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import listed, points_text
from ra_desktop.ui.words.ra import Vocabulary

from .fill import fill
from .ra import suns_rule

if TYPE_CHECKING:
    from ra_desktop.engine.games.priests.reconstructed import Reconstructed


def _figures() -> Reconstructed:
    from ra_desktop.engine.games.priests.reconstructed import RECONSTRUCTED

    return RECONSTRUCTED


def _tiles() -> dict[str, str]:
    return {
        "ra": _tr("Common", "Ra"),
        "farmer": _tr("Tiles", "Farmer"),
        "warrior": _tr("Tiles", "Warrior"),
        "merchant": _tr("Tiles", "Merchant"),
        "scribe": _tr("Tiles", "Scribe"),
        "granary": _tr("Tiles", "Granary"),
        "fortress": _tr("Tiles", "Fortress"),
        "market": _tr("Tiles", "Market"),
        "library": _tr("Tiles", "Library"),
        "stone": _tr("Tiles", "Stone"),
        "chamber-red": _tr("Tiles", "Red chamber"),
        "chamber-blue": _tr("Tiles", "Blue chamber"),
        "chamber-green": _tr("Tiles", "Green chamber"),
        "chamber-yellow": _tr("Tiles", "Yellow chamber"),
        "priest": _tr("Tiles", "Priest"),
        "plague": _tr("Tiles", "Plague"),
        "ankh": _tr("Tiles", "Ankh"),
    }


def _phrases() -> dict[str, str]:
    return {
        "ra": _tr("Common", "Ra"),
        "farmer": _tr("TilePhrases", "a farmer"),
        "warrior": _tr("TilePhrases", "a warrior"),
        "merchant": _tr("TilePhrases", "a merchant"),
        "scribe": _tr("TilePhrases", "a scribe"),
        "granary": _tr("TilePhrases", "a granary"),
        "fortress": _tr("TilePhrases", "a fortress"),
        "market": _tr("TilePhrases", "a market"),
        "library": _tr("TilePhrases", "a library"),
        "stone": _tr("TilePhrases", "a stone"),
        "chamber-red": _tr("TilePhrases", "a red chamber"),
        "chamber-blue": _tr("TilePhrases", "a blue chamber"),
        "chamber-green": _tr("TilePhrases", "a green chamber"),
        "chamber-yellow": _tr("TilePhrases", "a yellow chamber"),
        "priest": _tr("TilePhrases", "a priest"),
        "plague": _tr("TilePhrases", "a plague"),
        "ankh": _tr("TilePhrases", "an ankh"),
    }


def _building_rule() -> str:
    tiles = _figures().tiles_for_a_building
    if _figures().buildings_last:
        return _tr(
            "TileRules",
            "Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds "
            "score 5 or 10 more. You keep it.",
            "",
            tiles,
        )
    return _tr(
        "TileRules",
        "Building: %n tiles of a kind make a complete building, worth 2. Complete buildings of three or four kinds "
        "score 5 or 10 more. Discarded after each epoch.",
        "",
        tiles,
    )


def _tile_rules() -> dict[str, str]:
    person = _tr(
        "TileRules",
        "People: the player with the most of a kind, at least two, scores 5. Three or four kinds win 1 or "
        "2 ankhs. Discarded after each epoch.",
    )
    chamber = _tr(
        "TileRules",
        "Chamber: part of your pyramid. At the end of the game, three of a colour score 5, four or more score 10. "
        "You keep it.",
    )
    plague = _tr("TileRules", "Plague: the more you have, the more they cost, every epoch: {points}. You keep it.")
    return {
        "ra": _tr("TileRules", "Ra: starts an auction and brings nightfall closer."),
        **dict.fromkeys(("farmer", "warrior", "merchant", "scribe"), person),
        **dict.fromkeys(("granary", "fortress", "market", "library"), _building_rule()),
        "stone": _tr(
            "TileRules",
            "Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. "
            "You keep it.",
        ),
        **dict.fromkeys(("chamber-red", "chamber-blue", "chamber-green", "chamber-yellow"), chamber),
        "priest": _tr(
            "TileRules",
            "Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three "
            "priests remove a plague. Discarded after each epoch.",
        ),
        "plague": fill(plague, points=plague_points_text()),
        "ankh": _tr(
            "TileRules",
            "Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more "
            "20. You keep it.",
        ),
    }


def plague_points_text() -> str:
    """Return the points for plagues by their number, from one on: "−1, −3, −6, …"."""
    return listed(map(points_text, _figures().plague_points[1:]))


def _categories() -> dict[str, str]:
    return {
        "ra": _tr("Common", "Ra"),
        "person": _tr("Common", "People", "Tiles that show people"),
        "building": _tr("Common", "Buildings"),
        "pyramid": _tr("Categories", "Pyramid", "The one that is built of stones and chambers"),
        "stone": _tr("Categories", "Stones"),
        "chamber": _tr("Common", "Chambers"),
        "priest": _tr("Common", "Priests"),
        "plague": _tr("Common", "Plagues"),
        "ankh": _tr("Common", "Ankhs"),
    }


def _rows() -> dict[str, str]:
    return {
        "people": _tr("Common", "People", "Tiles that show people"),
        "buildings": _tr("Common", "Buildings"),
        "building-variety": _tr("Rows", "Building variety"),
        "priests": _tr("Common", "Priests"),
        "plagues": _tr("Common", "Plagues"),
        "pyramid": _tr("Categories", "Pyramid", "The one that is built of stones and chambers"),
        "chambers": _tr("Common", "Chambers"),
        "ankhs": _tr("Common", "Ankhs"),
        "suns": _tr("Rows", "Suns"),
    }


def _row_rules() -> dict[str, str]:
    plagues = _tr("RowRules", "For 1, 2, 3 and more plagues: {points}.")
    return {
        "people": _tr("RowRules", "5 for each kind of which you have the most, at least two. Ties all score."),
        "buildings": _tr(
            "RowRules", "2 for each complete building: %n tiles of one kind.", "", _figures().tiles_for_a_building
        ),
        "building-variety": _tr("RowRules", "5 for complete buildings of three kinds, 10 for all four."),
        "priests": _tr("RowRules", "2 for each priest. Three or more priests first remove one plague."),
        "plagues": fill(plagues, points=plague_points_text()),
        "pyramid": _tr("RowRules", "End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together."),
        "chambers": _tr("RowRules", "End of the game: 5 for three chambers of one colour, 10 for four or more."),
        "ankhs": _tr("RowRules", "End of the game: 5 for two ankhs, 10 for three, 20 for four or more."),
        "suns": suns_rule(),
    }


def _portraits() -> dict[str, str]:
    return {
        "builder": _tr("Characters", "Sees a stone and thinks of a pyramid."),
        "heir": _tr("Characters", "Born to rule. Collects people, and high suns from the centre."),
        "priestess": _tr("Characters", "Lets others invoke Ra, and never has enough priests."),
        "farmer": _tr("Characters", "Collects farmers and granaries first. No one rules on an empty stomach."),
        "scholar": _tr("Characters", "Collects scribes and libraries, and a little of everything."),
        "miser": _tr("Characters", "Collects merchants and markets. Everything has its price."),
        "magistrate": _tr("Characters", "Avoids plagues, and invokes Ra before time runs out."),
        "general": _tr("Characters", "Bids the highest sun for warriors and fortresses."),
    }


PRIESTS: Final = Vocabulary(
    name=lambda: _tr("Common", "Priests of Ra"),
    blurb=lambda: _tr("Rulesets", "Two-sided tiles, priests who turn them over, and pyramids."),
    tiles=_tiles,
    phrases=_phrases,
    tile_rules=_tile_rules,
    categories=_categories,
    rows=_rows,
    row_rules=_row_rules,
    discarded=lambda: (_tr("Common", "People", "Tiles that show people"), _tr("Common", "Priests")),
    portraits=_portraits,
)
