"""What the statistics say of games whose numbers are known."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.app.statistics import Part, Question, Statistics, answer, people
from ra_desktop.storage.finished import FinishedGame, Player


def player(
    name: str, rank: int, fame: int, bot: str | None = None, character: str | None = None, **points: int
) -> Player:
    return Player(name, bot, character, rank, fame, points)


def game(number: int, *players: Player, ruleset: str = "classic", take_backs: bool = False) -> FinishedGame:
    """Game *number*, which took half an hour."""
    started, ended = f"2025-03-{number:02}T19:00:00+00:00", f"2025-03-{number:02}T19:30:00+00:00"
    return FinishedGame(f"{number:032}", started, ended, ruleset, take_backs, 100, players)


ANN_WINS = game(
    1,
    player("Ann", 1, 40, gold=9, gods=4),
    player("Nefer", 2, 30, "skilled", "builder", gold=3, gods=0),
    player("Khufu", 3, 10, "expert", gold=0, gods=2),
)
ANN_LOSES = game(
    2,
    player("Ann", 2, 20, gold=3, gods=0),
    player("Nefer", 1, 50, "skilled", "builder", gold=9, gods=0),
    ruleset="boat",
    take_backs=True,
)
WITH_BEN = game(3, player("Ben", 1, 33, gold=0, gods=0), player("Ann", 2, 31, gold=6, gods=2))
GAMES = [ANN_WINS, ANN_LOSES, WITH_BEN]


def parts(result: tuple[Part, ...]) -> dict[object, Part]:
    return {part.key if len(part.key) > 1 else part.key[0]: part for part in result}


def test_nothing_says_nothing() -> None:
    assert answer([], Question()) == Statistics()
    assert Statistics().fame == Statistics().best == Statistics().streak == Statistics().best_streak == 0


def test_people_are_named_by_how_often_they_play() -> None:
    assert people(GAMES) == ["Ann", "Ben"]
    assert people([game(1, player("b", 1, 1), player("A", 2, 1))]) == ["A", "b"]
    assert people([]) == []


def test_games_wins_and_fame_of_a_player() -> None:
    result = answer(GAMES, Question("Ann"))
    assert (result.games, result.wins, result.best) == (3, 1, 40)
    assert result.fame == pytest.approx((40 + 20 + 31) / 3)
    assert result.with_take_backs == 1
    assert result.minutes == 30
    assert [one.rank for one in result.course] == [1, 2, 2]


def test_people_together_win_when_one_of_them_does() -> None:
    result = answer(GAMES, Question())
    assert (result.games, result.wins) == (3, 2)
    assert result.course[2].fame == 32


def test_games_can_be_left_out() -> None:
    assert answer(GAMES, Question("Ann", take_backs=False)).games == 2
    assert answer(GAMES, Question("Ann", "boat")).games == 1
    assert answer(GAMES, Question("Ann", "priests")) == Statistics()
    assert answer(GAMES, Question("Zoe")) == Statistics()


def test_by_rule_set_and_number_of_players() -> None:
    result = parts(answer(GAMES, Question("Ann")).by_game)
    assert result[("classic", 3)] == Part(("classic", 3), 1, 1, 40, 20, 1.0)
    assert result[("boat", 2)] == Part(("boat", 2), 1, 0, 20, 50, 0.0)
    assert set(result) == {("classic", 3), ("boat", 2), ("classic", 2)}


def test_a_game_among_people_only_is_in_the_tables_too() -> None:
    result = parts(answer([WITH_BEN], Question()).by_game)
    assert result[("classic", 2)] == Part(("classic", 2), 1, 1, 32, 0.0, 0.0)


def test_by_level_of_opponents() -> None:
    result = parts(answer(GAMES, Question("Ann")).by_level)
    assert result["skilled"] == Part(("skilled",), 2, 1, 30, 40, 0.5)
    assert result["expert"] == Part(("expert",), 1, 1, 40, 10, 1.0)
    assert result[None] == Part((None,), 1, 0, 31, 33, 0.0)


def test_two_opponents_of_a_level_are_one_game() -> None:
    table = game(
        1,
        player("Ann", 2, 20),
        player("A", 1, 30, "skilled"),
        player("B", 3, 10, "skilled"),
        player("C", 4, 2, "novice"),
    )
    result = parts(answer([table], Question()).by_level)
    assert result["skilled"] == Part(("skilled",), 1, 0, 20, 20, 0.5)
    assert result["novice"].games == 1


def test_by_character_of_those_who_have_one() -> None:
    result = parts(answer(GAMES, Question("Ann")).by_character)
    assert set(result) == {"builder"}
    assert result["builder"].games == 2


def test_points_by_row_against_the_bots() -> None:
    result = {row: (own, bots) for row, own, bots in answer(GAMES, Question("Ann")).points}
    assert result["gold"] == (6, 4)
    assert result["gods"] == (2, pytest.approx(2 / 3))
    assert [row for row, _, _ in answer(GAMES, Question("Ann")).points] == ["gods", "gold"]


def test_without_bots_there_is_nothing_to_compare_with() -> None:
    assert answer([WITH_BEN], Question("Ann")).points == (("gods", 2, None), ("gold", 6, None))


@pytest.mark.parametrize(
    ("wins", "streak", "best"),
    [("", 0, 0), ("w", 1, 1), ("l", -1, 0), ("wwlww", 2, 2), ("wwwll", -2, 3), ("lw", 1, 1), ("wwww", 4, 4)],
)
def test_streaks(wins: str, streak: int, best: int) -> None:
    games = [
        game(n, player("Ann", 1 + (won == "l"), 10), player("Nefer", 2 - (won == "l"), 10, "novice"))
        for n, won in enumerate(wins, 1)
    ]
    result = answer(games, Question())
    assert (result.streak, result.best_streak) == (streak, best)


@pytest.mark.parametrize("started", ["", "2025-03-01T19:00:00", "2031-01-01T00:00:00+00:00"])
def test_a_game_without_a_usable_start_has_no_length(started: str) -> None:
    odd = FinishedGame("x", started, "2025-03-01T19:30:00+00:00", "classic", False, 1, (player("Ann", 1, 3),))
    assert answer([odd], Question()).minutes is None


@pytest.mark.parametrize(
    ("ends", "minutes"), [(["19:01:30"], 1.5), (["19:00:00"], 0), (["19:10:00", "19:20:00", "20:00:00"], 20)]
)
def test_half_of_the_games_take_longer(ends: list[str], minutes: float) -> None:
    games = [
        FinishedGame(
            str(number), "2025-03-01T19:00:00", f"2025-03-01T{end}", "classic", False, 1, (player("Ann", 1, 3),)
        )
        for number, end in enumerate(ends)
    ]
    assert answer(games, Question()).minutes == minutes


TABLES = st.lists(
    st.lists(
        st.tuples(st.sampled_from([None, "novice", "skilled"]), st.sampled_from([None, "builder"]), st.integers(0, 60)),
        min_size=2,
        max_size=5,
    ),
    max_size=12,
)


@given(TABLES)
def test_parts_add_up(tables: list[list[tuple[str | None, str | None, int]]]) -> None:
    games = []
    for number, seats in enumerate(tables, 1):
        order = sorted(range(len(seats)), key=lambda seat: -seats[seat][2])
        games.append(
            game(
                number,
                *(
                    player(f"P{seat}", order.index(seat) + 1, fame, bot, character if bot else None, gold=fame)
                    for seat, (bot, character, fame) in enumerate(seats)
                ),
            )
        )
    result = answer(games, Question())
    assert result.games == sum(any(bot is None for bot, _, _ in seats) for seats in tables)
    assert sum(part.games for part in result.by_game) == result.games
    assert sum(part.wins for part in result.by_game) == result.wins
    for part in (*result.by_game, *result.by_level, *result.by_character):
        assert 0 <= part.wins <= part.games <= result.games
        assert 0 <= part.ahead <= 1
    assert abs(result.streak) <= result.games
    assert result.best_streak >= max(0, result.streak)


def priests_game(number: int) -> FinishedGame:
    return game(
        number,
        player("Ann", 1, 60, people=20, plagues=-3, suns=5),
        player("Nefer", 2, 40, "skilled", people=10, plagues=-1, suns=-5),
        ruleset="priests",
    )


def test_points_are_of_the_games_that_score_alike_and_were_played_most() -> None:
    result = answer([*GAMES, priests_game(4)], Question("Ann"))
    assert result.scored_alike == ("classic", "boat")
    assert {row for row, _, _ in result.points} == {"gods", "gold"}
    result = answer([ANN_WINS, priests_game(2), priests_game(3)], Question("Ann"))
    assert result.scored_alike == ("priests",)
    assert result.points == (("people", 20, 10), ("plagues", -3, -1), ("suns", 5, -5))
    assert result.games == 3


def test_games_of_a_rule_set_that_is_not_known_count_but_have_no_points() -> None:
    unknown = game(1, player("Ann", 1, 60, wonders=20), player("Nefer", 2, 40, "skilled"), ruleset="tomorrow")
    result = answer([unknown], Question("Ann"))
    assert (result.games, result.points, result.scored_alike) == (1, (), ())
