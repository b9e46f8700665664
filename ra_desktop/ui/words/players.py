"""Texts about players: levels, characters and colours, and a set-up in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.levels import is_playable
from ra_desktop.ai.outside import OUTSIDE, program_of
from ra_desktop.ui.system.languages import in_every_language, translatable, translated
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, times

from .fill import fill
from .tiles import ruleset_label, vocabulary

if TYPE_CHECKING:
    from ra_desktop.app.setup import GameSetup


def level_label(level: str) -> str:
    """Return the name of a bot's level; a file of a later version may have an unknown one."""
    if level.startswith(OUTSIDE):
        return fill(_tr("Levels", "Program {name}", "Another program that plays"), name=level.removeprefix(OUTSIDE))
    return {
        "novice": _tr("Levels", "Novice"),
        "apprentice": _tr("Levels", "Apprentice"),
        "casual": _tr("Levels", "Casual"),
        "regular": _tr("Levels", "Regular", "A level of bots: somebody who plays often"),
        "skilled": _tr("Levels", "Skilled", "A level of bots: a noun where adjectives agree"),
        "expert": _tr("Levels", "Expert"),
        "master": _tr("Levels", "Master"),
        "random": _tr("Levels", "Random"),
    }.get(level, _tr("Levels", "Unknown level"))


def without_networks() -> str:
    """Return what is missing without the networks, and why."""
    return _tr(
        "Levels",
        "The part written in C wasn’t built, so only Novice can play, and there are no hints, coach or reviews.",
    )


def level_blurb(level: str) -> str:
    """Return one line on a level; empty for an unknown one."""
    if not is_playable(level):
        return without_networks()
    if program := program_of(level):
        return _tr("Levels", "Another program, which has %n seconds for a move.", "", round(program.seconds))
    return {
        "novice": _tr("Levels", "For your first games. Plays by instinct and does not keep track of fame."),
        "apprentice": _tr("Levels", "Looks one move ahead, but often misjudges lots. Does not keep track of fame."),
        "casual": _tr(
            "Levels", "Looks one move ahead, but misjudges lots and waits too long. Does not keep track of fame."
        ),
        "regular": _tr("Levels", "Looks one move ahead, and is rarely far off. Does not keep track of fame."),
        "skilled": _tr("Levels", "Plays from experience and looks one move ahead. Does not keep track of fame."),
        "expert": _tr("Levels", "Thinks several moves ahead and keeps track of everyone’s fame."),
    }.get(level, "")


def character_name(key: str) -> str:
    """Return the name of an opponent of this character."""
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


FACES: Final = {
    "bow": translatable("Faces", "Bow"),
    "cat": translatable("Faces", "Cat"),
    "crown": translatable("Faces", "Crown"),
    "falcon": translatable("Faces", "Falcon"),
    "fan": translatable("Faces", "Fan"),
    "fish": translatable("Faces", "Fish"),
    "grapes": translatable("Faces", "Grapes"),
    "harp": translatable("Faces", "Harp"),
    "jar": translatable("Faces", "Jar"),
    "sail": translatable("Faces", "Sail"),
    "staff": translatable("Faces", "Staff"),
    "star": translatable("Faces", "Star"),
}
"""The faces of people, each called after what is beside it in the picture."""


def face_name(key: str) -> str:
    """Return what a face is called: a person's, or the character's whose it is."""
    return translated("Faces", FACES[key]) if key in FACES else character_name(key)


def character_portrait(key: str, ruleset: str = "classic") -> str:
    """Return one line on how this character plays; empty for an unknown one."""
    own = vocabulary(ruleset).portraits()
    if key in own:
        return own[key]
    return {
        "gambler": _tr("Characters", "Bids low suns and saves the high ones for a better day."),
        "builder": _tr("Characters", "Sees a stone and thinks of a monument."),
        "heir": _tr("Characters", "Born to rule. Collects pharaohs, and high suns from the centre."),
        "caller": _tr("Characters", "Invokes Ra before anyone else has counted the tiles."),
        "priestess": _tr("Characters", "Lets others invoke Ra, and waits for the right moment."),
        "farmer": _tr("Characters", "Lives by the river: floods first, then every Nile tile."),
        "scholar": _tr("Characters", "Collects writing, art and astronomy. Likes a little of everything."),
        "miser": _tr("Characters", "Hoards gold and gods, and hates to spend either."),
        "spoiler": _tr("Characters", "Wants whatever someone else needs most."),
        "daredevil": _tr("Characters", "Draws one more tile even when the next Ra would end the epoch."),
        "magistrate": _tr("Characters", "Avoids disasters, and invokes Ra before time runs out."),
        "general": _tr("Characters", "Bids the highest sun and never looks back."),
    }.get(key, "")


def character_title(key: str) -> str:
    """Return a few words on a character, to follow a level or a name; empty for an unknown one."""
    return {
        "gambler": _tr("Characters", "the gambler"),
        "builder": _tr("Characters", "the builder"),
        "heir": _tr("Characters", "the pharaoh’s heir"),
        "caller": _tr("Characters", "the impatient one", "Somebody who invokes Ra early"),
        "priestess": _tr("Characters", "the patient priestess"),
        "farmer": _tr("Characters", "the farmer"),
        "scholar": _tr("Characters", "the scholar"),
        "miser": _tr("Characters", "the miser"),
        "spoiler": _tr("Characters", "the spoiler"),
        "daredevil": _tr("Characters", "the daredevil"),
        "magistrate": _tr("Characters", "the magistrate"),
        "general": _tr("Characters", "the general"),
    }.get(key, "")


def winner_line(character: str | None, *, is_person: bool) -> str:
    """Return what the winner says: a character, a person, or a bot without a character."""
    if is_person:
        return _tr("Winners", "My name will be carved in stone.", "Said by the winner")
    return {
        "gambler": _tr("Winners", "One last low sun, and luck did the rest.", "Said by the winner"),
        "builder": _tr("Winners", "What I have built will still stand in a thousand years.", "Said by the winner"),
        "heir": _tr("Winners", "I never doubted it. Neither did my ancestors.", "Said by the winner"),
        "caller": _tr("Winners", "I spoke, and Ra answered.", "Said by the winner"),
        "priestess": _tr("Winners", "Patience is a prayer, too.", "Said by the winner"),
        "farmer": _tr("Winners", "The river gives to those who wait for the flood.", "Said by the winner"),
        "scholar": _tr("Winners", "I wrote down how it would end. Would you like to read it?", "Said by the winner"),
        "miser": _tr("Winners", "All of it mine, and counted twice.", "Said by the winner"),
        "spoiler": _tr("Winners", "You should have seen your faces.", "Said by the winner"),
        "daredevil": _tr("Winners", "One more tile. It was always one more tile.", "Said by the winner"),
        "magistrate": _tr("Winners", "The scales have spoken. The case is closed.", "Said by the winner"),
        "general": _tr("Winners", "I came with the highest sun and left with everything.", "Said by the winner"),
    }.get(character or "", _tr("Winners", "Ra has chosen.", "Said by the winner"))


def bot_label(level: str, character: str | None) -> str:
    """Return a bot in one line: its level and its character."""
    title = character_title(character) if character else ""
    return in_a_line([level_label(level), title] if title else [level_label(level)])


def quick_game_line(setup: GameSetup) -> str:
    """Return a set-up in one line: the rule set and the players."""
    bots = [seat.bot for seat in setup.seats if seat.bot]
    ruleset = ruleset_label(setup.ruleset)
    if len(set(bots)) == 1 and len(setup.seats) - len(bots) == 1:
        level = level_label(bots[0])
        return in_a_line([ruleset, times(level, len(bots)) if len(bots) > 1 else level])
    return in_a_line([ruleset, _tr("Common", "%n players", "", len(setup.seats))])


def colour_label(colour: str) -> str:
    """The name of a player's colour."""
    return {
        "lapis": _tr("Colours", "Lapis"),
        "carnelian": _tr("Colours", "Carnelian"),
        "malachite": _tr("Colours", "Malachite"),
        "amethyst": _tr("Colours", "Amethyst"),
        "ochre": _tr("Colours", "Ochre"),
    }.get(colour, colour)


_BOTS: Final = (
    translatable("Names", "Nefer"),
    translatable("Names", "Khufu"),
    translatable("Names", "Tiye"),
    translatable("Names", "Ramose"),
    translatable("Names", "Meret"),
)


def bot_names() -> tuple[str, ...]:
    """Return the default names of bots."""
    return tuple(translated("Names", name) for name in _BOTS)


def name_of_today(name: str) -> str:
    """Return `name`; if it is a default one, "You" or a bot's, in the language of today, whenever it was saved."""
    if name in in_every_language("Common", "You"):
        return _tr("Common", "You")
    for source, today in zip(_BOTS, bot_names(), strict=True):
        if name in in_every_language("Names", source):
            return today
    return name
