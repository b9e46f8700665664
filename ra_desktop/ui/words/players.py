"""Who plays: the words for levels, characters and colours, and for a set-up in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .tiles import ruleset_label

if TYPE_CHECKING:
    from ra_desktop.app.setup import GameSetup

_tr = QCoreApplication.translate


def level_label(level: str) -> str:
    """The name of a bot's level; a file of a later version may have one that is not known."""
    return {
        "novice": _tr("Levels", "Novice"),
        "casual": _tr("Levels", "Casual"),
        "skilled": _tr("Levels", "Skilled"),
        "expert": _tr("Levels", "Expert"),
        "master": _tr("Levels", "Master"),
        "random": _tr("Levels", "Random"),
    }.get(level, _tr("Levels", "Unknown level"))


def level_blurb(level: str) -> str:
    """One line on what a level is; nothing for an unknown one."""
    return {
        "novice": _tr("Levels", "For a first evening: plays by feeling. Does not count fame."),
        "casual": _tr("Levels", "Weighs lots and suns by rules of thumb. Does not count fame."),
        "skilled": _tr("Levels", "Knows from experience what pays, one move ahead. Does not count fame."),
        "expert": _tr("Levels", "Plays its best moves on in mind, and counts everybody's fame."),
        "master": _tr("Levels", "As Expert, fame included, but looks far longer."),
    }.get(level, "")


def character_name(key: str) -> str:
    """What an opponent of this character is called."""
    return {
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
    }.get(key, key)


def character_portrait(key: str, ruleset: str = "classic") -> str:
    """One line on how an opponent of this character plays; nothing for an unknown one."""
    priests = {
        "builder": _tr("Characters", "Cannot see a stone without thinking of a pyramid."),
        "heir": _tr("Characters", "Born to rule: gathers people, and the high suns of others."),
        "priestess": _tr("Characters", "Lets the others call, and never has priests enough."),
        "farmer": _tr("Characters", "Farmers and granaries first: whoever eats can do the rest."),
        "scholar": _tr("Characters", "Scribes and libraries: has to know a little of everything."),
        "miser": _tr("Characters", "Merchants and markets: everything has its price."),
        "magistrate": _tr("Characters", "Shuns every plague and closes the day in good time."),
        "general": _tr("Characters", "Warriors and fortresses, won with the highest sun."),
    }
    if ruleset == "priests" and key in priests:
        return priests[key]
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
        "farmer": _tr("Characters", "the farmer"),
        "scholar": _tr("Characters", "the scholar"),
        "miser": _tr("Characters", "the miser"),
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


def colour_label(colour: str) -> str:
    """The name of a player's colour."""
    return {
        "lapis": _tr("Colours", "Lapis"),
        "carnelian": _tr("Colours", "Carnelian"),
        "malachite": _tr("Colours", "Malachite"),
        "amethyst": _tr("Colours", "Amethyst"),
        "ochre": _tr("Colours", "Ochre"),
    }.get(colour, colour)
