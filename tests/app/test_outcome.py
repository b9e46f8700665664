"""What the end of a game means, in every mode: one table."""

from __future__ import annotations

from datetime import date

import pytest

from ra_desktop.app.feats import rating
from ra_desktop.app.occasions import DAY, Journal, again, load_journey
from ra_desktop.app.outcome import mode_of, outcome_of, ways_of, with_rating
from ra_desktop.storage.finished import FinishedGame, players_of
from ra_desktop.storage.progress import DealResult, Par
from ra_desktop.storage.saved_game import KNOWN_BAG, Options, SavedGame, Seat, game_id
from tests.app.occasion_games import finished
from tests.engine.golden import whole_game

TODAY = date(2026, 11, 26)
PEOPLE = (Seat("Anna", "lapis"), Seat("Ben", "ochre"), Seat("Tiye", "amethyst", "novice", "heir"))
ALONE = (PEOPLE[0], Seat("Nefer", "ochre", "novice", "miser"), PEOPLE[2])


def game_of(seats=ALONE, occasion="", options=Options()):  # noqa: B008 - frozen
    return SavedGame(whole_game("classic", 3), seats, options, "2026-11-26T10:00:00+01:00", occasion=occasion)


def own_first(seats=ALONE, *, wins=True):
    """`seats` with Anna on that of the winner, or of the last."""
    ranking = whole_game("classic", 3).state.ranking()
    at, sitting = ranking[0 if wins else -1], list(seats)
    sitting[0], sitting[at] = sitting[at], sitting[0]
    return tuple(sitting)


def kept(saved, number):
    """`saved` as the history has it."""
    return FinishedGame(number, saved.started, "2026-11-26T11:00:00+01:00", "classic", False, 90, players_of(saved))


MODES = {
    "a place, reached": (lambda: finished("journey delta"), "place", "next_place"),
    "a place, not reached": (lambda: finished("journey delta", is_won=False), "place", "retry"),
    "today's deal": (lambda: finished(DAY + "2026-11-26"), "day", "review"),
    "yesterday's deal": (lambda: finished(DAY + "2026-11-25"), "day", "today"),
    "a deal played again": (lambda: game_of(own_first(), KNOWN_BAG + "0123"), "again", "rematch"),
    "a deal played again, lost": (lambda: game_of(own_first(wins=False), KNOWN_BAG + "0123"), "again", "review"),
    "won": (lambda: game_of(own_first()), "rated", "rematch"),
    "lost": (lambda: game_of(own_first(wins=False)), "rated", "review"),
    "hot-seat": (lambda: game_of(PEOPLE), "together", "rematch"),
    "only bots": (lambda: game_of((ALONE[0].with_bot("novice"), *ALONE[1:])), "free", "rematch"),
    "a file that claims a place": (lambda: game_of(own_first(), "journey delta"), "rated", "rematch"),
}


@pytest.mark.parametrize("name", MODES)
def test_every_mode_has_its_way_on(ra_home, name):
    make, mode, first = MODES[name]
    saved, journal = make(), Journal()
    place = load_journey()[0]
    if mode == "place":
        journal.note_marks(place, place.marks(players_of(saved)))
    outcome = outcome_of(saved, journal, TODAY)
    assert (mode_of(saved), outcome.mode, outcome.ways[0]) == (mode, mode, first)
    ways = {"deal", "share", "review", "look", *(("map",) if mode in ("place", "day") else ("rematch",))}
    assert {*outcome.ways} == ways | {first}
    assert len(outcome.ways) == len({*outcome.ways})
    assert outcome.is_alone == (name not in ("hot-seat", "only bots"))
    assert outcome.own.rank == 1 or outcome.is_alone


def test_where_all_places_are_reached_the_map_is_next():
    assert ways_of("place", won=True, has_next=False) == ("map", "deal", "share", "review", "look")


def test_each_mode_tells_what_it_is_about(ra_home):
    journal, place = Journal(), load_journey()[0]
    won = finished("journey delta")
    journal.note_marks(place, ["reached"])
    outcome = outcome_of(won, journal, TODAY)
    assert (outcome.place, outcome.next_place, outcome.marks) == (place, load_journey()[1], ("reached",))
    day, par = finished(DAY + "2026-11-26"), Par(30, {"nile": 4})
    journal.note_day(day, players_of(day))
    journal.note_par("2026-11-26 0", "master", par)
    outcome = outcome_of(day, journal, TODAY)
    assert (outcome.day, outcome.pars, outcome.streak) == (TODAY, {"master": par}, 1)
    first = game_of(own_first(wins=False))
    once_more = game_of(own_first(), again(first))
    results = [DealResult(player.name, player.fame, player.rank) for player in players_of(first) if not player.bot]
    journal.note_deal(game_id(first), *results)
    outcome = outcome_of(once_more, journal, TODAY, [kept(first, game_id(first))])
    assert (outcome.first.rank, outcome.own.rank, outcome.results) == (3, 1, tuple(results))
    shared = game_of(own_first(PEOPLE))
    games = [kept(shared, "1"), kept(game_of(), "2"), kept(shared, "3")]
    outcome = outcome_of(shared, journal, TODAY, games)
    assert (outcome.games, outcome.wins) == (2, (("Anna", 2), ("Ben", 0)))


def test_a_game_that_counts_has_changed_the_rating_and_may_be_a_feat(ra_home):
    saved = game_of(own_first())
    lost = [kept(game_of(own_first(wins=False)), str(number)) for number in range(6)]
    own = kept(saved, game_id(saved))
    outcome = with_rating(outcome_of(saved, Journal(), TODAY), saved, [*lost, own], {})
    assert outcome.is_rated
    assert outcome.rating.games == 7
    assert outcome.change > 0
    given = {own.id: (0.0,) * 3}
    as_told = with_rating(outcome_of(saved, Journal(), TODAY), saved, [*lost, own], given).rating
    assert as_told == rating([*lost, own], outcome.own.name, given) != outcome.rating  # as the statistics have it
    assert "first-win" in outcome.feats
    assert "first-game" not in outcome.feats
    for other, games in ((game_of(PEOPLE), [own]), (saved, lost)):  # of two people; not in the history
        assert not with_rating(outcome_of(other, Journal(), TODAY), other, games, {}).is_rated
