"""Names and short explanations of everything in the game, as a person reads them.

The engine speaks codes; this is the one place where they become words. Nothing is cached: a language can be
switched at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ra_desktop.app.setup import GameSetup

_tr = QCoreApplication.translate


def _unknown_as_itself(table: dict[str, str], code: str) -> str:
    return table.get(code, code)


# --- tiles ----------------------------------------------------------------------------------------


def tile_label(tile: str, ruleset: str) -> str:
    """The name printed on *tile*; two monuments and a disaster have other names in the boat edition."""
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
        },
        tile,
    )


def tile_phrase(tile: str, ruleset: str) -> str:
    """*tile* inside a sentence: "a pharaoh", "an earthquake", "astronomy"."""
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
        },
        tile,
    )


def tile_tooltip(tile: str, ruleset: str) -> str:
    """The rule that says what *tile* is good for."""
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
            "suns": _tr("RowRules", "After the third epoch: highest total of suns +5, lowest −5."),
        },
        row,
    )


def points_text(points: int) -> str:
    """Points with their sign, the minus as a minus: "+5", "−2", "0"."""
    if points > 0:
        return "+" + str(points)
    return "−" + str(-points) if points else "0"


# --- games and seats --------------------------------------------------------------------------------


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
        },
        name,
    )


def level_label(level: str) -> str:
    """The name of a bot's level."""
    return _unknown_as_itself(
        {
            "novice": _tr("Levels", "Novice"),
            "casual": _tr("Levels", "Casual"),
            "skilled": _tr("Levels", "Skilled"),
            "expert": _tr("Levels", "Expert"),
            "master": _tr("Levels", "Master"),
            "random": _tr("Levels", "Random"),
        },
        level,
    )


def character_name(key: str) -> str:
    """What an opponent of this character is called."""
    return _unknown_as_itself(
        {
            "gambler": _tr("Characters", "Bek"),
            "builder": _tr("Characters", "Hemiunu"),
            "heir": _tr("Characters", "Ahmose"),
            "caller": _tr("Characters", "Ipuki"),
            "priestess": _tr("Characters", "Henutmehyt"),
            "farmer": _tr("Characters", "Nakht"),
            "scholar": _tr("Characters", "Ptahhotep"),
            "miser": _tr("Characters", "Kawit"),
            "spoiler": _tr("Characters", "Paneb"),
            "daredevil": _tr("Characters", "Meryt"),
            "magistrate": _tr("Characters", "Rekhmire"),
            "general": _tr("Characters", "Horemheb"),
        },
        key,
    )


def character_portrait(key: str) -> str:
    """One line on how an opponent of this character plays; nothing for an unknown one."""
    return {
        "gambler": _tr("Characters", "Stays in with low suns and keeps the high ones for a better day."),
        "builder": _tr("Characters", "Cannot see a stone without thinking of a monument."),
        "heir": _tr("Characters", "Born to rule: gathers pharaohs, and the high suns of others."),
        "caller": _tr("Characters", "Calls Ra before anybody else has counted the tiles."),
        "priestess": _tr("Characters", "Lets the others call, and waits for her hour."),
        "farmer": _tr("Characters", "Lives by the river: floods first, then all the Nile there is."),
        "scholar": _tr("Characters", "Writing, art and the stars: has to know a little of everything."),
        "miser": _tr("Characters", "Hoards gold, and gods even more: none is ever spent lightly."),
        "spoiler": _tr("Characters", "Wants most what somebody else needs."),
        "daredevil": _tr("Characters", "Draws once more when the night is one Ra away."),
        "magistrate": _tr("Characters", "Shuns every disaster and closes the day in good time."),
        "general": _tr("Characters", "Leads with the highest sun and does not look back."),
    }.get(key, "")


def character_title(key: str) -> str:
    """A character in a few words, to stand behind a level; nothing for an unknown one."""
    return {
        "gambler": _tr("Characters", "the gambler"),
        "builder": _tr("Characters", "builds and builds"),
        "heir": _tr("Characters", "the pharaoh's heir"),
        "caller": _tr("Characters", "calls early"),
        "priestess": _tr("Characters", "the patient priestess"),
        "farmer": _tr("Characters", "farms the river"),
        "scholar": _tr("Characters", "the scholar"),
        "miser": _tr("Characters", "hoards gold"),
        "spoiler": _tr("Characters", "the spoiler"),
        "daredevil": _tr("Characters", "the daredevil"),
        "magistrate": _tr("Characters", "the magistrate"),
        "general": _tr("Characters", "the general"),
    }.get(key, "")


def bot_label(level: str, character: str | None) -> str:
    """A bot in one line: its level and its character."""
    title = character_title(character) if character else ""
    if not title:
        return level_label(level)
    text = _tr("Levels", "{level} · {character}")
    return text.replace("{level}", level_label(level)).replace("{character}", title)


def quick_game_line(setup: GameSetup) -> str:
    """What a set-up starts, in one line: the rule set and who plays."""
    bots = [seat.bot for seat in setup.seats if seat.bot]
    if len(set(bots)) == 1 and len(setup.seats) - len(bots) == 1:
        who = _tr("StartPage", "against one {level} bot")
        if len(bots) > 1:
            who = QCoreApplication.translate("StartPage", "against %n {level} bots", "", len(bots))
        who = who.replace("{level}", level_label(bots[0]))
    else:
        who = QCoreApplication.translate("StartPage", "%n players", "", len(setup.seats))
    text = _tr("StartPage", "{ruleset}, {who}")
    return text.replace("{ruleset}", ruleset_label(setup.ruleset)).replace("{who}", who)


def level_blurb(level: str) -> str:
    """One line on what a level is; nothing for an unknown one."""
    return {
        "novice": _tr("Levels", "For a first evening: plays by feeling. Does not count fame."),
        "casual": _tr("Levels", "Weighs lots and suns by rules of thumb. Does not count fame."),
        "skilled": _tr("Levels", "Knows from experience what pays, one move ahead. Does not count fame."),
        "expert": _tr("Levels", "Plays its best moves on in mind, and counts everybody's fame."),
        "master": _tr("Levels", "As Expert, fame included, but looks far longer."),
    }.get(level, "")


def colour_label(colour: str) -> str:
    """The name of a player's colour."""
    return _unknown_as_itself(
        {
            "lapis": _tr("Colours", "Lapis"),
            "carnelian": _tr("Colours", "Carnelian"),
            "malachite": _tr("Colours", "Malachite"),
            "amethyst": _tr("Colours", "Amethyst"),
            "ochre": _tr("Colours", "Ochre"),
        },
        colour,
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
