"""What the end of a game means in the mode in which it was played, and the ways on from there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal

from ra_desktop.storage.finished import Player, players_of
from ra_desktop.storage.saved_game import KNOWN_BAG, SavedGame, game_id

from .counting import counts_for, facts
from .feats import Rating, feats, rating
from .growth import Record, beaten
from .occasions import Journal, Place, day_of, load_journey, place_of, streak

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.progress import DealResult, Par, PlaceMark

    from .feats import Given

Mode = Literal["place", "day", "again", "rated", "together", "free"]
"""A place of the journey, the deal of a day that counts, a deal played again, a game for the rating, one of several
people, any other."""
Way = Literal["next_place", "retry", "today", "rematch", "review", "deal", "share", "map", "look"]
_OCCASION: Final[tuple[Way, ...]] = ("deal", "share", "review", "map")
_ORDINARY: Final[tuple[Way, ...]] = ("rematch", "deal", "share", "review")


@dataclass(frozen=True)
class Outcome:
    """How a game ended for one seat: the only person's, otherwise the winner's."""

    mode: Mode
    seat: int
    own: Player
    players: int
    ways: tuple[Way, ...]
    """What can be done next, the first before all else."""
    is_alone: bool = True
    """Whether the seat's player is the only person."""
    place: Place | None = None
    next_place: Place | None = None
    """The first place that was not reached yet."""
    marks: tuple[PlaceMark, ...] = ()
    day: date | None = None
    pars: Mapping[str, Par] = field(default_factory=dict)
    """What bots made of the seat, by level."""
    streak: int = 0
    is_helped: bool = False
    """Whether the player had help in that deal."""
    first: Player | None = None
    """The first result of a deal that was played again."""
    results: tuple[DealResult, ...] = ()
    """All results of that deal that are known."""
    ruleset: str = ""
    records: tuple[Record, ...] = ()
    """The records that were beaten."""
    is_rated: bool = False
    """Whether what follows is known."""
    rating: Rating | None = None
    change: int = 0
    """By how much this game has changed the rating."""
    feats: tuple[str, ...] = ()
    """The feats won with it."""
    wins: tuple[tuple[str, int], ...] = ()
    """How many of their games together each of several people has won."""
    games: int = 0
    """How many those were."""


def mode_of(saved: SavedGame) -> Mode:
    """Return what the finished game `saved` was played for."""
    true, persons = facts(saved), sum(player.bot is None for player in players_of(saved))
    if saved.occasion.startswith(KNOWN_BAG):
        return "again"
    for mode in ("place", "day"):
        if {mode, "alone"} <= true:
            return "place" if mode == "place" else "day"
    if persons > 1:
        return "together"
    return "rated" if persons and counts_for(saved, "rating") else "free"


def ways_of(
    mode: Mode, *, won: bool, alone: bool = True, has_next: bool = True, is_past: bool = False
) -> tuple[Way, ...]:
    """Return what can be done after a game, the first before all else.

    `won`: also whether a place was reached. `has_next`: whether there is a place to reach. `is_past`: whether it was
    the deal of another day than today.
    """
    first: Way = "rematch" if won or not alone else "review"
    if mode == "place":
        first = ("next_place" if has_next else "map") if won else "retry"
    elif mode == "day":
        first = "today" if is_past else "review"
    others = _OCCASION if mode in ("place", "day") else _ORDINARY
    return (first, *(way for way in others if way != first), "look")


def outcome_of(saved: SavedGame, journal: Journal, today: date, games: Sequence[FinishedGame] = ()) -> Outcome:
    """Return the outcome of the finished game `saved`; `games` are all finished ones, the first to end first."""
    players, mode = players_of(saved), mode_of(saved)
    persons = [player for player in players if player.bot is None]
    alone = len(persons) == 1
    seat = players.index(persons[0]) if alone else saved.game.state.ranking()[0]
    own, place, day = players[seat], place_of(saved.occasion), day_of(saved.occasion)
    following = next((one for one in load_journey() if not journal.marks(one)), None)
    won = bool(place.marks(players)) if mode == "place" and place is not None else own.rank == 1
    ways = ways_of(mode, won=won, alone=alone, has_next=following is not None, is_past=day != today)
    records = tuple(beaten(saved, games))
    outcome = Outcome(mode, seat, own, len(players), ways, alone, ruleset=saved.game.ruleset, records=records)
    if mode == "place" and place is not None:
        outcome = replace(outcome, place=place, next_place=following, marks=tuple(journal.marks(place)))
    elif mode == "day" and day is not None:
        outcome = replace(outcome, day=day, pars=journal.pars(day), streak=streak(journal.kept.days, today))
        outcome = replace(outcome, is_helped=saved.helped)
    elif mode == "again":
        outcome = _compared(outcome, saved.occasion.removeprefix(KNOWN_BAG), journal, games)
    elif mode == "together":
        outcome = _shared(outcome, {person.name for person in persons}, games)
    return outcome


def is_rated(outcome: Outcome, saved: SavedGame) -> bool:
    """Whether the game `saved` counts for the rating and the feats of its only person."""
    return outcome.is_alone and counts_for(saved, "rating")


def with_rating(outcome: Outcome, saved: SavedGame, games: Sequence[FinishedGame], given: Given) -> Outcome:
    """Return the `outcome` of `saved` with what it has changed of the rating, and the feats won with it.

    `given` is what the choices of these games gave away, as the statistics take it into account.
    """
    at = next((at for at, game in enumerate(games) if game.id == game_id(saved)), None)
    if at is None or not is_rated(outcome, saved):
        return outcome
    before, now = (rating(games[:end], outcome.own.name, given) for end in (at, at + 1))
    change = round(now.mean) - round(before.mean) if now is not None and before is not None else 0
    won = (key for key, game in feats(games[: at + 1], outcome.own.name).items() if game is games[at])
    return replace(outcome, is_rated=True, rating=now, change=change, feats=tuple(won))


def _compared(outcome: Outcome, first: str, journal: Journal, games: Sequence[FinishedGame]) -> Outcome:
    """Return `outcome` with the other results of the deal of the game with the id `first`."""
    game = next((game for game in games if game.id == first), None)
    before = [player for player in game.players if player.bot is None] if game is not None else []
    same = next((player for player in before if player.name == outcome.own.name), before[0] if before else None)
    return replace(outcome, first=same, results=tuple(journal.kept.deals.get(first, ())))


def _shared(outcome: Outcome, names: set[str], games: Sequence[FinishedGame]) -> Outcome:
    """Return `outcome` with what the people of those `names` have won together."""
    shared = [game for game in games if {player.name for player in game.players if player.bot is None} == names]
    wins = Counter(player.name for game in shared for player in game.players if player.rank == 1)
    ranked = sorted(names, key=lambda name: (-wins[name], name))
    return replace(outcome, wins=tuple((name, wins[name]) for name in ranked), games=len(shared))
