"""Texts about the journey, the deal of the day, and feats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.levels import FORMER
from ra_desktop.app.feats import LEVEL_RATINGS, Rating
from ra_desktop.app.occasions import MARKS
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated

from .fill import fill, in_a_line, labelled
from .games import place_label
from .players import character_name, level_label
from .tiles import row_label, ruleset_label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ra_desktop.app.occasions import Place
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.storage.finished import Player
    from ra_desktop.storage.progress import DayResult, Par, PlaceMark

PLACES: Final = "JourneyPlaces"
"""The context of the texts in the files of the places."""
PAR_LEVELS: Final = ("novice", "skilled", "expert")
"""The levels that play each day's deal, for a comparison."""
SYMBOLS: Final = {"better": "▲", "even": "●", "worse": "▼"}
"""How a result compares with that of a bot in the same seat."""


def opponents_text(setup: GameSetup) -> str:
    """Return rule set and opponents of `setup` in a line."""
    bots = [seat for seat in setup.seats if seat.bot is not None]
    names = [character_name(bot.character or "") for bot in bots]
    levels = Counter(bot.bot for bot in bots)
    who = _tr("JourneyPage", "%n opponents", "", len(bots))
    return in_a_line([ruleset_label(setup.ruleset), who, *map(level_label, filter(None, levels)), ", ".join(names)])


def day_text(setup: GameSetup) -> str:
    """Return how hard the deal of a day is: its rule set and the level of the opponents."""
    levels = dict.fromkeys(level_label(seat.bot) for seat in setup.seats if seat.bot)
    return in_a_line([ruleset_label(setup.ruleset), *levels])


def marks_text(marks: Sequence[PlaceMark]) -> str:
    """Return how many of the three marks were won."""
    if not marks:
        return _tr("JourneyPage", "No marks yet")
    return fill(_tr("JourneyPage", "{won} of {all} marks"), won=len(marks), all=len(MARKS))


def task_text(place: Place, marks: Sequence[PlaceMark]) -> str:
    """Return what is to be done at `place`, where these `marks` were won."""
    task = labelled(translated(PLACES, place.title), translated(PLACES, place.task))
    return in_a_line([task.rstrip("."), marks_text(marks)])


def result_text(result: DayResult, players: int) -> str:
    """Return fame and rank of a day's deal, among `players` players."""
    text = _tr("JourneyPage", "Your result: %n fame, {place} of {players}", "", result.fame)
    return fill(text, place=place_label(result.rank), players=players)


def par_text(pars: Mapping[str, Par]) -> str:
    """Return what bots made of the same seat; empty while nothing is known."""
    known = [f"{level_label(level)} {par.fame}" for level, par in compared(pars).items()]
    return fill(_tr("JourneyPage", "Bots in your seat: {results}"), results=in_a_line(known)) if known else ""


def compared(pars: Mapping[str, Par]) -> dict[str, Par]:
    """Return those of `pars` that a result is compared with, the weakest level first; old ones may be a Master's."""
    return {level: pars[level] for level in (*PAR_LEVELS, *FORMER) if level in pars}


def against_text(points: Mapping[str, int], pars: Mapping[str, Par]) -> str:
    """Return where the person with those `points` won or lost most against the best in the same seat; or empty."""
    level = next((level for level in (PAR_LEVELS[-1], *FORMER) if level in pars), None)
    parts = _differences(points, pars[level].points) if level is not None else ()
    text = _tr("JourneyPage", "You against {level}: {differences}")
    return fill(text, level=level_label(level), differences=in_a_line(parts)) if level and parts else ""


def deal_again_text(before: Player, now: Player) -> str:
    """Return how a deal went the first time, and where it went otherwise this time."""
    text = _tr("JourneyPage", "The first time: %n fame, {place}.", "", before.fame)
    parts = _differences(now.points, before.points)
    change = labelled(_tr("Ranking", "This time"), in_a_line(parts)) if parts else ""
    return " ".join(filter(None, [fill(text, place=place_label(before.rank)), change]))


def _differences(points: Mapping[str, int], others: Mapping[str, int]) -> list[str]:
    """Return the three rows of the score sheet in which `points` and `others` differ most, each with its difference."""
    rows = {row: points.get(row, 0) - others.get(row, 0) for row in {*points, *others}}
    most = sorted((row for row in rows if rows[row]), key=lambda row: (-abs(rows[row]), row))[:3]
    return [f"{row_label(row)} {rows[row]:+d}".replace("-", "−") for row in most]


def streak_text(days: int) -> str:
    """Return how many days in a row were played; empty for fewer than two."""
    return _tr("JourneyPage", "%n days in a row", "", days) if days > 1 else ""


def feat_text(key: str) -> str:
    """Return one line on the feat of that name; empty for an unknown one."""
    if key.startswith("beat-"):
        text = _tr("Feats", "Won against bots at level {level} or above")
        return fill(text, level=level_label(key.removeprefix("beat-")))
    return {
        "first-game": _tr("Feats", "Finished a game"),
        "first-win": _tr("Feats", "Won a game"),
        "three-in-a-row": _tr("Feats", "Won three games in a row"),
        "five-in-a-row": _tr("Feats", "Won five games in a row"),
        "ten-games": _tr("Feats", "Finished ten games"),
        "hundred-games": _tr("Feats", "Finished a hundred games"),
        "five-at-the-table": _tr("Feats", "Won with five at the table"),
        "all-games": _tr("Feats", "Won all three games: Classic, Solar boat and Priests of Ra"),
        "all-tables": _tr("Feats", "Won with two, three, four and five players"),
        "all-characters": _tr("Feats", "Won against twelve different characters"),
        "fame-50": _tr("Feats", "Ended a game with 50 fame or more"),
        "by-twenty": _tr("Feats", "Won by 20 fame or more"),
        "by-one": _tr("Feats", "Won by just 1 fame"),
        "tie-break": _tr("Feats", "Won by the tie-break"),
        "from-nothing": _tr("Feats", "Ended a game with no fame at all"),
        "few-suns": _tr("Feats", "Won with the lowest total of suns"),
        "most-suns": _tr("Feats", "Had the highest total of suns"),
        "no-nile": _tr("Feats", "Won without scoring for the Nile"),
        "all-monuments": _tr("Feats", "Owned all eight kinds of monument"),
        "five-alike": _tr("Feats", "Scored 15 for sets of the same monument"),
        "three-pharaohs": _tr("Feats", "Had the most pharaohs in all three epochs"),
        "civilization": _tr("Feats", "Scored 25 for civilization tiles in one game"),
        "pyramid": _tr("Feats", "Scored 15 for the pyramid in one game"),
    }.get(key, "")


def short_rating_text(rating: Rating) -> str:
    """Return a rating with its uncertainty, two standard deviations, and the number of games."""
    games = _tr("SavedGames", "%n games", "", rating.games)
    return f"{round(rating.mean)} ± {round(2 * rating.error)} ({games})"


def rating_text(rating: Rating | None, least: int) -> str:
    """Return a rating in a sentence; with none, how many games there must be."""
    if rating is None:
        return _tr("Feats", "Your rating appears after %n games against bots without take-backs.", "", least)
    text = _tr("Feats", "Rating {mean} ± {error}, from {games} games. Novice: {novice}; Expert: {expert}")
    bots = {level: round(LEVEL_RATINGS[level]) for level in ("novice", "expert")}
    return fill(text, mean=round(rating.mean), error=round(2 * rating.error), games=rating.games, **bots)
