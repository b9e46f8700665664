"""The words of tiles, rows, places and the rest, by value: a wrong label looks as good as a right one."""

from __future__ import annotations

import pytest

from ra_desktop.app.models.library import Column
from ra_desktop.ui.words import fill, games, players
from ra_desktop.ui.words import tiles as text

RA_TILES = {
    "ra": "Ra", "god": "God", "gold": "Gold", "pharaoh": "Pharaoh", "nile": "Nile", "flood": "Flood", "art": "Art",
    "agriculture": "Agriculture", "religion": "Religion", "astronomy": "Astronomy", "writing": "Writing",
    "fortress": "Fortress", "obelisk": "Obelisk", "palace": "Palace", "pyramid": "Pyramid", "sphinx": "Sphinx",
    "statue": "Statue", "step-pyramid": "Step pyramid", "temple": "Temple", "funeral": "Funeral", "drought": "Drought",
    "unrest": "Unrest", "earthquake": "Earthquake",
}  # fmt: skip
RA_PHRASES = {
    "ra": "Ra", "god": "a god", "gold": "a gold tile", "pharaoh": "a pharaoh", "nile": "a Nile tile",
    "flood": "a flood",
    "art": "an art tile", "agriculture": "an agriculture tile", "religion": "a religion tile",
    "astronomy": "an astronomy tile", "writing": "a writing tile",
    "fortress": "a fortress", "obelisk": "an obelisk", "palace": "a palace", "pyramid": "a pyramid",
    "sphinx": "a sphinx", "statue": "a statue", "step-pyramid": "a step pyramid", "temple": "a temple",
    "funeral": "a funeral", "drought": "a drought", "unrest": "an unrest tile", "earthquake": "an earthquake",
}  # fmt: skip
PRIESTS_TILES = {
    "ra": "Ra", "farmer": "Farmer", "warrior": "Warrior", "merchant": "Merchant", "scribe": "Scribe",
    "granary": "Granary", "fortress": "Fortress", "market": "Market", "library": "Library", "stone": "Stone",
    "chamber-red": "Red chamber", "chamber-blue": "Blue chamber", "chamber-green": "Green chamber",
    "chamber-yellow": "Yellow chamber", "priest": "Priest", "plague": "Plague", "ankh": "Ankh",
}  # fmt: skip
PRIESTS_PHRASES = {
    "ra": "Ra", "farmer": "a farmer", "warrior": "a warrior", "merchant": "a merchant", "scribe": "a scribe",
    "granary": "a granary", "fortress": "a fortress", "market": "a market", "library": "a library", "stone": "a stone",
    "chamber-red": "a red chamber", "chamber-blue": "a blue chamber", "chamber-green": "a green chamber",
    "chamber-yellow": "a yellow chamber", "priest": "a priest", "plague": "a plague", "ankh": "an ankh",
}  # fmt: skip
CATEGORIES = {
    "ra": "Ra", "god": "Gods", "gold": "Gold", "pharaoh": "Pharaohs", "nile": "Nile", "flood": "Floods",
    "civilization": "Civilization", "monument": "Monuments", "disaster": "Disasters", "person": "People",
    "building": "Buildings", "pyramid": "Pyramid", "stone": "Stones", "chamber": "Chambers", "priest": "Priests",
    "plague": "Plagues", "ankh": "Ankhs",
}  # fmt: skip
ROWS = {
    "gods": "Gods",
    "gold": "Gold",
    "pharaohs": "Pharaohs",
    "nile": "Nile",
    "civilization": "Civilization",
    "monument-variety": "Monument variety",
    "monument-sets": "Monument sets",
    "suns": "Suns",
    "people": "People",
    "buildings": "Buildings",
    "building-variety": "Building variety",
    "priests": "Priests",
    "plagues": "Plagues",
    "pyramid": "Pyramid",
    "chambers": "Chambers",
    "ankhs": "Ankhs",
}
BOAT = {
    "fortress": ("Mausoleum", "a mausoleum"),
    "palace": ("Sanctuary", "a sanctuary"),
    "unrest": ("War", "a war"),
}
"""What the edition with the solar boat calls otherwise."""

pytestmark = pytest.mark.usefixtures("qapp")


def test_tiles_of_ra() -> None:
    assert text.VOCABULARIES["classic"].tiles() == RA_TILES
    assert text.VOCABULARIES["classic"].phrases() == RA_PHRASES


def test_tiles_of_the_solar_boat() -> None:
    assert text.VOCABULARIES["boat"].tiles() == {**RA_TILES, **{code: label for code, (label, _) in BOAT.items()}}
    assert text.VOCABULARIES["boat"].phrases() == {**RA_PHRASES, **{code: phrase for code, (_, phrase) in BOAT.items()}}


def test_tiles_of_priests() -> None:
    assert text.VOCABULARIES["priests"].tiles() == PRIESTS_TILES
    assert text.VOCABULARIES["priests"].phrases() == PRIESTS_PHRASES


def test_categories_and_rows() -> None:
    assert {code: text.category_label(code) for code in CATEGORIES} == CATEGORIES
    assert {code: text.row_label(code) for code in ROWS} == ROWS


@pytest.mark.parametrize(
    ("tile", "ruleset", "start"),
    [
        ("god", "classic", "God: "), ("gold", "classic", "Gold: "), ("pharaoh", "boat", "Pharaoh: "),
        ("nile", "classic", "Nile: "), ("flood", "classic", "Flood: "), ("art", "classic", "Civilization: "),
        ("sphinx", "classic", "Monument: "),
        ("funeral", "classic", "Disaster: the player who takes it loses two pharaohs."),
        ("drought", "classic", "Disaster: the player who takes it loses two floods"),
        ("unrest", "boat", "Disaster: the player who takes it loses two civilization tiles."),
        ("earthquake", "classic", "Disaster: the player who takes it loses two monuments."),
        ("farmer/market", "priests", "People: "), ("market/farmer", "priests", "Building: "),
        ("stone", "priests", "Stone: "), ("chamber-red", "priests", "Chamber: "), ("priest", "priests", "Priest: "),
        ("plague", "priests", "Plague: "), ("ankh", "priests", "Ankh: "), ("ra", "priests", "Ra: "),
    ],
)  # fmt: skip
def test_the_rule_of_each_tile(tile: str, ruleset: str, start: str) -> None:
    assert text.tile_tooltip(tile, ruleset).startswith(start)


def test_rule_sets_and_epochs() -> None:
    labels = [text.ruleset_label(name) for name in ("classic", "boat", "priests")]
    assert labels == ["Ra – Classic", "Ra – Solar boat", "Priests of Ra"]
    assert [text.epoch_label(epoch) for epoch in range(1, 5)] == [
        "Old Kingdom", "Middle Kingdom", "New Kingdom", "Epoch 4",
    ]  # fmt: skip


def test_what_is_not_known_is_spelt() -> None:
    assert text.tile_label("grain-ship", "classic") == "Grain ship"
    assert text.tile_phrase("grain-ship", "classic") == "Grain ship"
    assert text.tile_tooltip("grain-ship", "classic") == ""
    assert text.category_label("ship") == "Ship"
    assert (text.row_label("grain-ships"), text.row_tooltip("grain-ships")) == ("Grain ships", "")
    assert (text.ruleset_label("short-ra"), text.ruleset_blurb("short-ra")) == ("Short ra", "")


def test_which_rule_set_has_a_tile() -> None:
    tiles = ("nile", "fortress", "farmer/granary", "fortress/warrior", "stone", "chamber-red", "ankh", "ra", "unknown")
    assert [text.ruleset_with(tile) for tile in tiles] == [
        "classic", "classic", "priests", "priests", "priests", "priests", "priests", "classic", "classic",
    ]  # fmt: skip


def test_players_and_bots() -> None:
    levels = ("novice", "casual", "skilled", "expert", "master", "random", "later")
    assert [players.level_label(level) for level in levels] == [
        "Novice", "Casual", "Skilled", "Expert", "Master", "Random", "Unknown level",
    ]  # fmt: skip
    assert players.bot_label("expert", "miser") == "Expert · the miser"
    assert players.bot_label("outside:Owl", None) == players.bot_choice("outside:Owl") == "Program Owl"
    assert players.bot_choice("expert") == "Bot: Expert"
    assert players.bot_label("expert", None) == players.bot_label("expert", "unknown") == "Expert"
    colours = ("lapis", "carnelian", "malachite", "amethyst", "ochre")
    assert [players.colour_label(colour) for colour in colours] == [
        "Lapis", "Carnelian", "Malachite", "Amethyst", "Ochre",
    ]  # fmt: skip


def test_places_faults_and_columns() -> None:
    assert [games.place_label(rank) for rank in range(1, 6)] == ["1st", "2nd", "3rd", "4th", "5th"]
    kinds = ("foreign", "newer", "rules", "read", "damaged")
    assert [games.fault_label(kind) for kind in kinds] == [
        "Not a saved game", "Newer version", "Breaks the rules", "Unreadable", "Damaged",
    ]  # fmt: skip
    assert {column: games.column_heading(column) for column in Column} == {
        Column.NAME: "Name", Column.RULESET: "Game", Column.PLAYERS: "Players", Column.EPOCH: "Epoch",
        Column.RESULT: "Result", Column.DATE: "Saved",
    }  # fmt: skip


def test_numbers() -> None:
    assert [fill.points_text(points) for points in (5, 0, -2)] == ["+5", "0", "−2"]
    assert [fill.percent(share) for share in (0.0, 0.125, 0.337, 1.0)] == ["0%", "12%", "34%", "100%"]
    assert [fill.mean_text(value) for value in (1.25, -1.26, -0.04, 12.0)] == ["1.2", "−1.3", "0.0", "12.0"]
