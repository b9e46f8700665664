"""Names and short explanations of everything in the game, as a person reads them.

The engine speaks codes; this is the one place where they become words. Nothing is cached: a language can be
switched at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ra_desktop.engine.reconstructed import Reconstructed

_tr = QCoreApplication.translate


def _figures() -> Reconstructed:
    from ra_desktop.engine.reconstructed import RECONSTRUCTED  # the start page needs no rules

    return RECONSTRUCTED


def _unknown_as_itself(table: dict[str, str], code: str) -> str:
    return table.get(code, code)


# --- tiles ----------------------------------------------------------------------------------------


def tile_label(tile: str, ruleset: str) -> str:
    """The name printed on *tile*: of a two-sided one, the side that shows.

    Two monuments and a disaster have other names in the boat edition.
    """
    tile = tile.partition("/")[0]
    boat = {
        "fortress": _tr("Tiles", "Mausoleum"),
        "palace": _tr("Tiles", "Sanctuary"),
        "unrest": _tr("Tiles", "War"),
    }
    if ruleset == "boat" and tile in boat:
        return boat[tile]
    return _unknown_as_itself(
        {
            "ra": _tr("Tiles", "Ra"),
            "god": _tr("Tiles", "God"),
            "gold": _tr("Tiles", "Gold"),
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
            "pyramid": _tr("Tiles", "Pyramid"),
            "sphinx": _tr("Tiles", "Sphinx"),
            "statue": _tr("Tiles", "Statue"),
            "step-pyramid": _tr("Tiles", "Step pyramid"),
            "temple": _tr("Tiles", "Temple"),
            "funeral": _tr("Tiles", "Funeral"),
            "drought": _tr("Tiles", "Drought"),
            "unrest": _tr("Tiles", "Unrest"),
            "earthquake": _tr("Tiles", "Earthquake"),
            "farmer": _tr("Tiles", "Farmer"),
            "warrior": _tr("Tiles", "Warrior"),
            "merchant": _tr("Tiles", "Merchant"),
            "scribe": _tr("Tiles", "Scribe"),
            "granary": _tr("Tiles", "Granary"),
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
        },
        tile,
    )


def both_sides_label(tile: str, ruleset: str) -> str:
    """The name of *tile* with both its sides, the one that shows first: "Farmer / Granary"."""
    shown, slash, hidden = tile.partition("/")
    if not slash:
        return tile_label(tile, ruleset)
    text = _tr("Tiles", "{shown} / {hidden}")
    return text.replace("{shown}", tile_label(shown, ruleset)).replace("{hidden}", tile_label(hidden, ruleset))


def tile_phrase(tile: str, ruleset: str) -> str:
    """*tile* inside a sentence: "a pharaoh", "an earthquake", "astronomy"; of a two-sided one, the side that shows."""
    tile = tile.partition("/")[0]
    boat = {
        "fortress": _tr("TilePhrases", "a mausoleum"),
        "palace": _tr("TilePhrases", "a sanctuary"),
        "unrest": _tr("TilePhrases", "a war"),
    }
    if ruleset == "boat" and tile in boat:
        return boat[tile]
    return _unknown_as_itself(
        {
            "ra": _tr("TilePhrases", "Ra"),
            "god": _tr("TilePhrases", "a god"),
            "gold": _tr("TilePhrases", "gold"),
            "pharaoh": _tr("TilePhrases", "a pharaoh"),
            "nile": _tr("TilePhrases", "a nile"),
            "flood": _tr("TilePhrases", "a flood"),
            "art": _tr("TilePhrases", "art"),
            "agriculture": _tr("TilePhrases", "agriculture"),
            "religion": _tr("TilePhrases", "religion"),
            "astronomy": _tr("TilePhrases", "astronomy"),
            "writing": _tr("TilePhrases", "writing"),
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
            "unrest": _tr("TilePhrases", "unrest"),
            "earthquake": _tr("TilePhrases", "an earthquake"),
            "farmer": _tr("TilePhrases", "a farmer"),
            "warrior": _tr("TilePhrases", "a warrior"),
            "merchant": _tr("TilePhrases", "a merchant"),
            "scribe": _tr("TilePhrases", "a scribe"),
            "granary": _tr("TilePhrases", "a granary"),
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
        },
        tile,
    )


def tile_tooltip(tile: str, ruleset: str) -> str:
    """The rule that says what *tile* is good for; of a two-sided one, what its other side is, too."""
    if ruleset == "priests" and tile != "ra":
        return _priests_tooltip(tile, ruleset)
    civilization = _tr(
        "TileRules",
        "Civilization: 3, 4 or 5 different kinds score 5, 10 or 15; none costs 5. Lost after the epoch.",
    )
    monument = _tr(
        "TileRules",
        "Monument: scores after the third epoch, for different kinds and for three of a kind. You keep it.",
    )
    rules = {
        "ra": _tr("TileRules", "Ra: starts an auction and moves the epoch towards nightfall."),
        "god": _tr("TileRules", "God: on a turn, spend it to take one tile from the track; unspent it scores 2."),
        "gold": _tr("TileRules", "Gold: scores 3. Lost after the epoch."),
        "pharaoh": _tr("TileRules", "Pharaoh: the most score 5, the fewest lose 2, every epoch. You keep it."),
        "nile": _tr("TileRules", "Nile: scores 1 in every epoch in which you have a flood. You keep it."),
        "flood": _tr("TileRules", "Flood: scores 1 and lets your niles score. Lost after the epoch."),
        "funeral": _tr("TileRules", "Disaster: whoever takes it loses two pharaohs."),
        "drought": _tr("TileRules", "Disaster: whoever takes it loses two floods, or niles if floods run out."),
        "unrest": _tr("TileRules", "Disaster: whoever takes it loses two civilization tiles."),
        "earthquake": _tr("TileRules", "Disaster: whoever takes it loses two monuments."),
    }
    if tile in rules:
        return rules[tile]
    if tile in ("art", "agriculture", "religion", "astronomy", "writing"):
        return civilization
    return monument if tile_label(tile, ruleset) != tile else tile


def _priests_tooltip(tile: str, ruleset: str) -> str:
    """The rule that says what *tile* of Priests of Ra is good for."""
    shown, _, hidden = tile.partition("/")
    person = _tr(
        "TileRules",
        "People: the most of a kind, at least two, score 5; three or four kinds win 1 or 2 ankhs. "
        "They leave after the epoch.",
    )
    building = _tr(
        "TileRules",
        "Building: {tiles} tiles of a kind are complete and score 2; three or four complete kinds score 5 or 10 more. "
        "You keep it.",
    )
    if not _figures().buildings_last:
        building = _tr(
            "TileRules",
            "Building: {tiles} tiles of a kind are complete and score 2; three or four complete kinds score 5 or 10 "
            "more. Lost after the epoch.",
        )
    building = building.replace("{tiles}", str(_figures().tiles_for_a_building))
    chamber = _tr(
        "TileRules",
        "Chamber: builds your pyramid, too; after the third epoch three of a colour score 5, four or more 10. "
        "You keep it.",
    )
    rules = {
        "farmer": person,
        "warrior": person,
        "merchant": person,
        "scribe": person,
        "granary": building,
        "fortress": building,
        "market": building,
        "library": building,
        "stone": _tr(
            "TileRules",
            "Stone: builds your pyramid; after the third epoch 3, 6 or 10 stones and chambers score 5, 10 or 20. "
            "You keep it.",
        ),
        "chamber-red": chamber,
        "chamber-blue": chamber,
        "chamber-green": chamber,
        "chamber-yellow": chamber,
        "priest": _tr(
            "TileRules",
            "Priest: whoever wins it may turn over one of their people or buildings at once. Scores 2; three priests "
            "spare you a plague. Leaves after the epoch.",
        ),
        "plague": _tr("TileRules", "Plague: every epoch {points}, the more the worse. You keep it.").replace(
            "{points}", plague_points_text()
        ),
        "ankh": _tr(
            "TileRules",
            "Ankh: won with people of three or four kinds; after the third epoch 2, 3, or 4 and more score 5, 10 or "
            "20. You keep it.",
        ),
    }
    rule = _unknown_as_itself(rules, shown)
    if not hidden:
        return rule
    text = _tr("TileRules", "{rule} On the other side: {tile}.")
    return text.replace("{tile}", tile_phrase(hidden, ruleset)).replace("{rule}", rule)


def plague_points_text() -> str:
    """What plagues score by their number, from one on: "−1, −3, −6, …"."""
    return _tr("TileRules", ", ").join(map(points_text, _figures().plague_points[1:]))


def category_label(category: str) -> str:
    """The name of a category of tiles."""
    return _unknown_as_itself(
        {
            "ra": _tr("Categories", "Ra"),
            "god": _tr("Categories", "Gods"),
            "gold": _tr("Categories", "Gold"),
            "pharaoh": _tr("Categories", "Pharaohs"),
            "nile": _tr("Categories", "Nile"),
            "flood": _tr("Categories", "Floods"),
            "civilization": _tr("Categories", "Civilization"),
            "monument": _tr("Categories", "Monuments"),
            "disaster": _tr("Categories", "Disasters"),
            "person": _tr("Categories", "People"),
            "building": _tr("Categories", "Buildings"),
            "pyramid": _tr("Categories", "Pyramid"),
            "stone": _tr("Categories", "Stones"),
            "chamber": _tr("Categories", "Chambers"),
            "priest": _tr("Categories", "Priests"),
            "plague": _tr("Categories", "Plagues"),
            "ankh": _tr("Categories", "Ankhs"),
        },
        category,
    )


# --- scoring --------------------------------------------------------------------------------------


def row_label(row: str) -> str:
    """The name of a row of the scoring table."""
    return _unknown_as_itself(
        {
            "gods": _tr("Rows", "Gods"),
            "gold": _tr("Rows", "Gold"),
            "pharaohs": _tr("Rows", "Pharaohs"),
            "nile": _tr("Rows", "Nile"),
            "civilization": _tr("Rows", "Civilization"),
            "monument-variety": _tr("Rows", "Monuments, kinds"),
            "monument-sets": _tr("Rows", "Monuments, sets"),
            "people": _tr("Rows", "People"),
            "buildings": _tr("Rows", "Buildings"),
            "building-variety": _tr("Rows", "Buildings, kinds"),
            "priests": _tr("Rows", "Priests"),
            "plagues": _tr("Rows", "Plagues"),
            "pyramid": _tr("Rows", "Pyramid"),
            "chambers": _tr("Rows", "Chambers"),
            "ankhs": _tr("Rows", "Ankhs"),
            "suns": _tr("Rows", "Suns"),
        },
        row,
    )


def row_tooltip(row: str) -> str:
    """The scoring rule of a row."""
    return _unknown_as_itself(
        {
            "gods": _tr("RowRules", "2 for each god not spent."),
            "gold": _tr("RowRules", "3 for each gold."),
            "pharaohs": _tr("RowRules", "Most pharaohs +5, fewest −2; all who tie get it; nobody if all are equal."),
            "nile": _tr("RowRules", "1 for each flood and, with at least one flood, 1 for each nile."),
            "civilization": _tr("RowRules", "3, 4 or 5 different kinds: 5, 10 or 15. None at all: −5."),
            "monument-variety": _tr(
                "RowRules",
                "After the third epoch: 1 for each different kind, but 10 for seven and 15 for all eight.",
            ),
            "monument-sets": _tr(
                "RowRules", "After the third epoch: each kind you have 3, 4 or 5 times brings 5, 10 or 15."
            ),
            "people": _tr(
                "RowRules", "For each of the four kinds, the most of it, at least two, bring 5; all who tie get it."
            ),
            "buildings": _tr("RowRules", "2 for each complete building: {tiles} tiles of the same kind.").replace(
                "{tiles}", str(_figures().tiles_for_a_building)
            ),
            "building-variety": _tr("RowRules", "Complete buildings of three kinds bring 5, of all four 10."),
            "priests": _tr("RowRules", "2 for each priest. With three or more, one plague is given back first."),
            "plagues": _tr("RowRules", "1, 2, 3 and more plagues: {points}.").replace("{points}", plague_points_text()),
            "pyramid": _tr(
                "RowRules", "After the third epoch: 3, 6 or 10 stones and chambers together bring 5, 10 or 20."
            ),
            "chambers": _tr(
                "RowRules", "After the third epoch: each colour you have 3 times brings 5, 4 times or more 10."
            ),
            "ankhs": _tr("RowRules", "After the third epoch: 2, 3, or 4 and more ankhs bring 5, 10 or 20."),
            "suns": _tr("RowRules", "After the third epoch: highest total of suns +5, lowest −5."),
        },
        row,
    )


def points_text(points: int) -> str:
    """Points with their sign, the minus as a minus: "+5", "−2", "0"."""
    if points > 0:
        return "+" + str(points)
    return "−" + str(-points) if points else "0"


# --- games ----------------------------------------------------------------------------------------


def ruleset_label(name: str) -> str:
    """The name of a rule set."""
    return _unknown_as_itself(
        {
            "classic": _tr("Rulesets", "Ra – Classic"),
            "boat": _tr("Rulesets", "Ra – Solar boat"),
            "priests": _tr("Rulesets", "Priests of Ra"),
        },
        name,
    )


def ruleset_blurb(name: str) -> str:
    """One line on how a rule set differs from the others."""
    return _unknown_as_itself(
        {
            "classic": _tr("Rulesets", "The auction game of 1999: the Ra track fills with Ra tiles."),
            "boat": _tr("Rulesets", "The anniversary edition: the solar boat sails, and two can play."),
            "priests": _tr("Rulesets", "Tiles with two sides, priests that turn them, and pyramids."),
        },
        name,
    )


def epoch_label(epoch: int) -> str:
    """The name of an epoch, 1 to 3."""
    return (
        _tr("Epochs", "Old Kingdom"),
        _tr("Epochs", "Middle Kingdom"),
        _tr("Epochs", "New Kingdom"),
    )[epoch - 1]


def ra_left_label(left: int) -> str:
    """How many Ra tiles are missing until the epoch ends."""
    return QCoreApplication.translate("Epochs", "%n Ra left until nightfall", "", left)
