"""What a game is played for: places, the deal of the day, a deal once more."""

import hashlib
from datetime import date, timedelta

import msgspec
import pytest

from ra_desktop.ai.characters import CHARACTERS
from ra_desktop.app.occasions import (
    Journal,
    PlaceError,
    again,
    bot_seed,
    day_deal,
    journey_dir,
    load_journey,
    par_steps,
    read_place,
    streak,
    symbol,
)
from ra_desktop.engine import Game
from ra_desktop.storage.finished import Player
from ra_desktop.storage.progress import DayResult, DealResult, Par
from ra_desktop.storage.saved_game import SavedGame, game_id
from ra_desktop.storage.savefile import decode, encode
from tests.engine.golden import whole_game

TODAY = date(2026, 11, 26)
PLACES = {place.id: place for place in load_journey()}


def player(rank, fame, bot="novice", **points):
    return Player("Anna", bot, None, rank, fame, {row.replace("_", "-"): value for row, value in points.items()})


# --- the journey ------------------------------------------------------------------------------------


def test_every_place_of_the_journey_can_be_played_and_has_a_host_of_its_own():
    assert len(PLACES) == len([*journey_dir().glob("*.toml")])
    assert all(place.setup().is_playable for place in PLACES.values())
    assert len({place.host for place in PLACES.values()}) == min(len(PLACES), len(CHARACTERS))


@pytest.mark.parametrize(
    ("place", "players", "marks"),
    [
        ("delta", [player(1, 30, None), player(2, 22), player(3, 9)], ["reached", "margin"]),
        ("delta", [player(1, 30, None), player(2, 23), player(3, 9)], ["reached"]),
        ("delta", [player(2, 22, None), player(1, 30), player(3, 9)], []),
        ("thebes", [player(2, 29, None), player(1, 30), *(player(n, 1) for n in (3, 4, 5))], ["reached"]),
        ("thebes", [player(3, 20, None), player(1, 30), player(2, 25), player(4, 1), player(5, 1)], []),
        ("giza", [player(1, 30, None, monument_variety=3), player(2, 9), player(3, 9)], []),
        ("giza", [player(1, 30, None, monument_variety=4), player(2, 9), player(3, 9)], ["reached", "margin"]),
        ("aswan", [player(1, 30, None, nile=13), player(2, 9), player(3, 9)], []),
        ("aswan", [player(1, 30, None), player(2, 29), player(3, 9)], ["reached"]),
    ],
)
def test_a_place_is_reached_by_a_win_with_its_goal_and_with_five_by_the_second_too(place, players, marks):
    assert PLACES[place].marks(players) == marks


def test_two_places_are_open_at_a_time_and_marks_once_won_stay():
    places, journal = list(PLACES.values()), Journal()
    assert journal.open_places(places) == places[:2]
    journal.note_marks(places[1], ["reached", "margin"])
    assert journal.open_places(places) == places[:3]
    journal.note_marks(places[1], ["flawless"])
    journal.note_marks(places[1], ["reached"])
    assert Journal().marks(places[1]) == ["reached", "margin", "flawless"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('ruleset = "classic"', 'ruleset = "chess"', "no rule set 'chess'"),
        ('bots = ["novice:farmer", "novice:scholar"]', 'bots = ["novice:farmer"]', "cannot be played by 2"),
        ("novice:farmer", "novice:nobody", "no bot 'novice:nobody'"),
        ("margin = 8", "margin = 0", "margin"),
        ("margin = 8", 'margin = 8\n[goal]\nrow = "chess"', "no row 'chess'"),
        ("margin = 8", "margin = 8\nspeed = 3", "speed"),
    ],
)
def test_a_wrong_file_of_a_place_says_what_is_wrong(tmp_path, old, new, reason):
    text = (journey_dir() / "01-delta.toml").read_text(encoding="utf-8")
    assert old in text
    lines = [line for line in text.replace(old, "").splitlines() if line]
    path = tmp_path / "place.toml"
    path.write_text("\n".join([*lines, new]) if "[goal]" in new else text.replace(old, new), encoding="utf-8")
    with pytest.raises(PlaceError, match=reason):
        read_place(path)


# --- the deal of the day ----------------------------------------------------------------------------


def test_the_deals_of_sixty_days_are_the_same_on_every_machine_and_python():
    lines = []
    for number in range(60):
        setup = day_deal(TODAY + timedelta(number)).setup
        game = Game(setup.ruleset, len(setup.seats), setup.seed)
        seats = [{key: getattr(seat, key) for key in ("name", "colour", "bot", "character")} for seat in setup.seats]
        lines.append(msgspec.json.encode([setup.ruleset, seats, game.bag, game.suns]))
    assert hashlib.sha256(b"\n".join(lines)).hexdigest()[:16] == "ea01e6576de3d4b9"


def test_the_bots_of_a_days_deal_choose_alike_wherever_it_is_played():
    assert bot_seed("day 2026-11-26", 5) == bot_seed("day 2026-11-26", 5)
    assert bot_seed("day 2026-11-26", 5) != bot_seed("day 2026-11-26", 6)
    assert bot_seed("journey delta", 5) is None


def test_par_is_what_a_bot_makes_of_the_seat_and_always_the_same():
    deal = day_deal(date(2026, 11, 27))
    results = [[par for par in par_steps(deal, "novice") if par is not None] for _ in range(2)]
    assert results[0] == results[1]
    assert len(results[0]) == 1
    assert results[0][0].fame >= 0


@pytest.mark.parametrize(
    ("missed", "days"),
    [
        ((), 10), ((0,), 9), ((3,), 9), ((0, 3), 8), ((3, 4), 3), ((3, 5), 4), ((2, 9), 8), ((2, 8), 7), ((0, 1), 8),
        ((0, 1, 2), 0),
    ],
)  # fmt: skip
def test_a_streak_forgives_one_missed_day_a_week(missed, days):
    played = {TODAY - timedelta(back) for back in range(10)} - {TODAY - timedelta(back) for back in missed}
    assert streak(played, TODAY) == days


def test_only_the_game_that_was_begun_first_counts_for_its_day():
    first, second = (SavedGame(whole_game("classic", 3), (), started=at, occasion="day 2026-11-26") for at in "12")
    journal = Journal()
    journal.note_begun(TODAY, game_id(first))
    journal.note_begun(TODAY, game_id(second))
    Journal().note_day(second, [player(1, 40, None), player(2, 30), player(3, 9)])
    assert Journal().result(TODAY) is None
    Journal().note_day(first, [player(2, 20, None), player(1, 30), player(3, 9)])
    assert Journal().result(TODAY).fame == 20


def test_results_of_a_deal_played_again_are_kept_once_each():
    anna, ben = DealResult("Anna", 31, 1), DealResult("Ben", 20, 2)
    assert Journal().note_deal("1", anna, ben) == [anna, ben]
    open_beside = Journal()
    open_beside.note_deal("1", anna)
    assert Journal().note_deal("1", anna, DealResult("Anna", 40, 1)) == [anna, ben, DealResult("Anna", 40, 1)]
    assert {*open_beside.note_deal("1", ben)} == {anna, ben, DealResult("Anna", 40, 1)}


def test_only_the_first_result_of_a_day_counts():
    saved = SavedGame(whole_game("classic", 3), (), occasion="day 2026-11-26")
    journal = Journal()
    journal.note_day(saved, [player(2, 20, None, nile=3), player(1, 30), player(3, 9)])
    journal.note_day(saved, [player(1, 40, None), player(2, 30), player(3, 9)])
    assert Journal().result(TODAY) == DayResult(game_id(saved), 20, 2, {"nile": 3})
    assert [symbol(20, Par(fame, {})) for fame in (19, 20, 21)] == ["better", "even", "worse"]


# --- in the file ------------------------------------------------------------------------------------


def test_a_file_keeps_what_the_game_is_played_for_and_a_known_bag_is_a_flaw():
    game, seats = whole_game("classic", 3), PLACES["delta"].setup().seats
    saved = SavedGame(game, seats, started="2026-11-26T10:00:00+01:00", occasion="journey delta")
    assert decode(encode(saved)).occasion == "journey delta"
    assert not saved.is_flawed
    twice = SavedGame(game, seats, occasion=again(saved))
    assert twice.occasion == f"again {game_id(saved)}"
    assert twice.is_flawed
    assert again(twice) == twice.occasion


def test_pars_are_those_of_the_networks_that_played_last(ra_home):
    for networks, fame in (("f", 1), ("a", 2)):
        Journal().note_par(f"2026-11-26 {networks}", "novice", Par(fame, {}))
    Journal().note_par("2026-11-27 b", "novice", Par(3, {}))
    assert Journal().pars(date(2026, 11, 26)) == {"novice": Par(2, {})}
