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


def _tiles() -> dict[str, tuple[str, str, str]]:
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
    plague = _tr("TileRules", "Plague: each one costs more than the last, every epoch: {points}. You keep it.")
    building = _building_rule()
    ra = _tr("TileRules", "Ra: starts an auction and brings nightfall closer.")
    stone = _tr(
        "TileRules",
        "Stone: part of your pyramid. At the end of the game, 3, 6 or 10 stones and chambers score 5, 10 or 20. "
        "You keep it.",
    )
    priest = _tr(
        "TileRules",
        "Priest: when you win it, you may turn over one of your people or buildings. Scores 2. Three "
        "priests remove a plague. Discarded after each epoch.",
    )
    plague = fill(plague, points=plague_points_text())
    ankh = _tr(
        "TileRules",
        "Ankh: won with people of three or four kinds. At the end of the game, two score 5, three 10, four or more "
        "20. You keep it.",
    )
    return {
        "ra": (_tr("Common", "Ra"), _tr("Common", "Ra"), ra),
        "farmer": (_tr("Tiles", "Farmer"), _tr("TilePhrases", "a farmer"), person),
        "warrior": (_tr("Tiles", "Warrior"), _tr("TilePhrases", "a warrior"), person),
        "merchant": (_tr("Tiles", "Merchant"), _tr("TilePhrases", "a merchant"), person),
        "scribe": (_tr("Tiles", "Scribe"), _tr("TilePhrases", "a scribe"), person),
        "granary": (_tr("Tiles", "Granary"), _tr("TilePhrases", "a granary"), building),
        "fortress": (_tr("Tiles", "Fortress"), _tr("TilePhrases", "a fortress"), building),
        "market": (_tr("Tiles", "Market"), _tr("TilePhrases", "a market"), building),
        "library": (_tr("Tiles", "Library"), _tr("TilePhrases", "a library"), building),
        "stone": (_tr("Tiles", "Stone"), _tr("TilePhrases", "a stone"), stone),
        "chamber-red": (_tr("Tiles", "Red chamber"), _tr("TilePhrases", "a red chamber"), chamber),
        "chamber-blue": (_tr("Tiles", "Blue chamber"), _tr("TilePhrases", "a blue chamber"), chamber),
        "chamber-green": (_tr("Tiles", "Green chamber"), _tr("TilePhrases", "a green chamber"), chamber),
        "chamber-yellow": (_tr("Tiles", "Yellow chamber"), _tr("TilePhrases", "a yellow chamber"), chamber),
        "priest": (_tr("Tiles", "Priest"), _tr("TilePhrases", "a priest"), priest),
        "plague": (_tr("Tiles", "Plague"), _tr("TilePhrases", "a plague"), plague),
        "ankh": (_tr("Tiles", "Ankh"), _tr("TilePhrases", "an ankh"), ankh),
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


def _rows() -> dict[str, tuple[str, str]]:
    plagues = _tr("RowRules", "For 1, 2, 3 and more plagues: {points}.")
    return {
        "people": (
            _tr("Common", "People", "Tiles that show people"),
            _tr("RowRules", "5 for each kind you have the most of (at least two). Tied players all score."),
        ),
        "buildings": (
            _tr("Common", "Buildings"),
            _tr("RowRules", "2 for each complete building: %n tiles of one kind.", "", _figures().tiles_for_a_building),
        ),
        "building-variety": (
            _tr("Rows", "Building variety"),
            _tr("RowRules", "5 for complete buildings of three kinds, 10 for all four."),
        ),
        "priests": (
            _tr("Common", "Priests"),
            _tr("RowRules", "2 for each priest. Three or more priests first remove one plague."),
        ),
        "plagues": (_tr("Common", "Plagues"), fill(plagues, points=plague_points_text())),
        "pyramid": (
            _tr("Categories", "Pyramid", "The one that is built of stones and chambers"),
            _tr("RowRules", "End of the game: 5, 10 or 20 for 3, 6 or 10 stones and chambers together."),
        ),
        "chambers": (
            _tr("Common", "Chambers"),
            _tr("RowRules", "End of the game: 5 for three chambers of one colour, 10 for four or more."),
        ),
        "ankhs": (
            _tr("Common", "Ankhs"),
            _tr("RowRules", "End of the game: 5 for two ankhs, 10 for three, 20 for four or more."),
        ),
        "suns": (_tr("Rows", "Suns"), suns_rule()),
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
    categories=_categories,
    rows=_rows,
    discarded=lambda: (_tr("Common", "People", "Tiles that show people"), _tr("Common", "Priests")),
    portraits=_portraits,
)
