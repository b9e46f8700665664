"""Feats and the rating, from the history."""

import pytest

from ra_desktop.app.feats import FEATS, feats, form, left_out, progress, rating, ratings
from ra_desktop.engine import RULESETS
from ra_desktop.storage.finished import FinishedGame, Player

CHARACTERS = (
    *("gambler", "builder", "heir", "caller", "priestess", "farmer"),
    *("scholar", "miser", "spoiler", "daredevil", "magistrate", "general"),
)


def game(
    number=1, *, rank=1, fame=30, best=20, bots=("novice",), ruleset="classic", flawed=False, points=None, who="farmer"
):
    """A game of Anna against `bots`, of whom the best has `best` fame."""
    own = Player("Anna", None, None, rank, fame, points or {})
    ranks = [place for place in range(1, len(bots) + 2) if place != rank]
    rivals = [
        Player(f"Bot {place}", bot, who, place, best if not seat else 0, {})
        for seat, (bot, place) in enumerate(zip(bots, ranks, strict=True))
    ]
    return FinishedGame(f"{number:032x}", "", "2026-11-26T10:00:00+00:00", ruleset, flawed, 90, (own, *rivals))


EXAMPLES = {
    "first-game": [game(1, rank=2)],
    "first-win": [game(1, rank=2), game(2)],
    "beat-casual": [game(1), game(2, bots=("casual",))],
    "beat-skilled": [game(1, bots=("casual",)), game(2, bots=("skilled",))],
    "beat-expert": [game(1, bots=("expert", "casual")), game(2, bots=("expert", "master"))],
    "beat-master": [game(1, bots=("expert",)), game(2, bots=("master",))],
    "three-in-a-row": [game(1), game(2, rank=2), game(3), game(4), game(5)],
    "five-in-a-row": [game(1), game(2, rank=2), *map(game, range(3, 8))],
    "ten-games": [game(number) for number in range(10)],
    "hundred-games": [game(number) for number in range(100)],
    "five-at-the-table": [game(1, bots=("novice",) * 3), game(2, bots=("novice",) * 4)],
    "all-games": [game(1), game(2, ruleset="priests"), game(3, ruleset="boat")],
    "all-tables": [game(count, bots=("novice",) * count) for count in (1, 2, 3, 4)],
    "all-characters": [game(number, who=who) for number, who in enumerate((None, *CHARACTERS))],
    "fame-50": [game(1, fame=49), game(2, rank=2, fame=50, best=51)],
    "by-twenty": [game(1, fame=39), game(2, fame=40)],
    "by-one": [game(1, fame=22), game(2, fame=21)],
    "tie-break": [game(1, fame=21), game(2, fame=20)],
    "from-nothing": [game(1, fame=0, best=0), game(2, rank=2, fame=0)],
    "few-suns": [game(1, rank=2, points={"suns": -5}), game(2, points={"suns": -5})],
    "most-suns": [game(1, points={"suns": 0}), game(2, rank=2, points={"suns": 5})],
    "no-nile": [game(1), game(2, points={"nile": 1}), game(3, points={"nile": 0})],
    "all-monuments": [game(1, points={"monument-variety": 9}), game(2, points={"monument-variety": 10})],
    "five-alike": [game(1, points={"monument-sets": 14}), game(2, points={"monument-sets": 15})],
    "three-pharaohs": [game(1, points={"pharaohs": 13}), game(2, points={"pharaohs": 15})],
    "civilization": [game(1, points={"civilization": 24}), game(2, points={"civilization": 25})],
    "pyramid": [game(1, ruleset="priests", points={"pyramid": 14}), game(2, ruleset="priests", points={"pyramid": 15})],
}
"""Games of which only the last is the feat."""


@pytest.mark.parametrize("feat", FEATS)
def test_a_feat_is_dated_by_the_first_game_that_was_one(feat):
    games = EXAMPLES[feat]
    assert feats(games, "Anna")[feat] is games[-1]
    assert feat not in feats(games[:-1], "Anna")
    rows = {row for game in games for player in game.players for row in player.points}
    assert rows <= set(RULESETS[games[-1].ruleset].rows)


def test_a_feat_that_is_begun_says_how_far_the_player_is():
    games = [game(1, fame=38, who="farmer"), game(2, who="miser", ruleset="priests"), game(3, rank=2, fame=41, best=45)]
    won = feats(games, "Anna")
    assert progress(games, "Anna", won) == {
        "ten-games": (3, 10),
        "hundred-games": (3, 100),
        "all-games": (2, 3),
        "all-tables": (1, 4),
        "all-characters": (2, 12),
        "fame-50": (41, 50),
        "by-twenty": (18, 20),
    }
    assert progress(games[:2], "Anna", won)["five-in-a-row"] == (2, 5)
    assert progress([], "Anna", won) == progress(games, "Ben", won) == {}


def test_games_of_others_and_with_take_backs_are_no_feats():
    assert feats([game()], "Ben") == {}
    assert feats([game(flawed=True)], "Anna") == {}
    assert feats([game(bots=("novice", "outside:owl"))], "Anna") == {}
    assert left_out([game(), game(flawed=True), game(bots=("novice", "outside:owl"))], "Anna") == 2
    assert left_out([game(flawed=True)], "Ben") == 0
    assert set(feats([game(rank=2, fame=5, best=9)], None)) == {"first-game"}


def test_a_rating_lies_by_the_level_that_somebody_holds_and_gets_surer_with_each_game():
    even = [game(number, rank=1 + number % 2, bots=("skilled",)) for number in range(40)]
    sample, all_ = rating(even[:10], "Anna"), rating(even, "Anna")
    assert round(all_.mean) == pytest.approx(1730, abs=25)
    assert all_.error < sample.error < 400
    assert (sample.games, all_.games) == (10, 40)


def test_a_rating_needs_five_games_against_bots_without_take_backs():
    games = [game(number) for number in range(4)]
    assert rating(games, "Anna") is None
    assert rating([*games, game(9, flawed=True), game(8, bots=(None,))], "Anna") is None
    assert rating([*games, game(7, bots=("novice", "outside:owl"))], "Anna") is None
    assert rating([*games, game(5)], "Anna").games == 5


def test_ratings_are_by_rule_set_and_number_of_players_where_there_are_five_games():
    played = [game(number, ruleset="priests", bots=("skilled", "novice")) for number in range(6)]
    played += [game(number, rank=2, fame=5) for number in range(5)] + [game(9, bots=("master",) * 3)]
    known = ratings(played, "Anna")
    assert [(key, group.games) for key, group in known.items()] == [(("classic", 2), 5), (("priests", 3), 6)]
    assert known["classic", 2].mean < known["priests", 3].mean
    assert known["priests", 3] == rating(played[:6], "Anna")


def test_the_form_follows_the_latest_games():
    lost, won = ([game(number, rank=rank, bots=("skilled",)) for number in range(30)] for rank in (2, 1))
    curve = [value.mean for value in form([*lost, *won, game(0, flawed=True)], "Anna")]
    assert len(curve) == 60 - 4
    assert curve[0] > curve[25] < curve[-1]
    assert curve[-1] > form([*won, *lost], "Anna")[-1].mean + 300


def test_a_win_over_four_bots_weighs_like_one_over_one():
    one = rating([game(number, bots=("casual",)) for number in range(6)], "Anna")
    four = rating([game(number, bots=("casual",) * 4) for number in range(6)], "Anna")
    assert one.mean == pytest.approx(four.mean)


def test_choices_say_after_ten_games_what_results_say_after_many():
    """A player who gives away as much as the bots is rated as they are, who wins or not; the band is narrower."""
    games = [game(number, rank=2, bots=("casual", "casual")) for number in range(10)]
    given = {one.id: (0.07, 0.07, 0.07) for one in games}
    plain, less_luck = rating(games, "Anna"), rating(games, "Anna", given)
    assert less_luck.error < 0.7 * plain.error
    better = rating(games, "Anna", {one.id: (0.02, 0.07, 0.07) for one in games})
    worse = rating(games, "Anna", {one.id: (0.12, 0.07, 0.07) for one in games})
    assert (less_luck.mean, better.mean, worse.mean) == pytest.approx((1480, 1727, 1308), abs=20)
    assert rating(games, "Anna", {one.id: (0.02, 0.07) for one in games}) == plain  # in its file are fewer players
    curve = form(games, "Anna", given)
    assert [value.games for value in curve] == [5, 6, 7, 8, 9, 10]
    assert curve[-1].error < form(games, "Anna")[-1].error
