"""The puzzle book: chapters, what was solved, the puzzle of the day, and the player's own positions."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from lab.mining import write_puzzles
from ra_desktop.ai.puzzles import Puzzle
from ra_desktop.ai.review.record import full_error
from ra_desktop.app import puzzles as module
from ra_desktop.app.puzzles import PuzzleBook
from ra_desktop.engine import RULESETS, Pass
from ra_desktop.storage import paths

from .test_exercise import SEATS, a_game, judged

pytestmark = pytest.mark.usefixtures("ra_home")

FIVE = [
    Puzzle(ruleset, players, seed, "", theme, level, 1, (0.5, 0.3), (0.01, 0.01))
    for ruleset, players, seed, theme, level in (
        ("classic", 3, 1, "call", "novice"),
        ("boat", 2, 2, "wait", "expert"),
        ("priests", 5, 3, "call", "expert"),
        ("priests", 2, 4, "side", "master"),
        ("classic", 5, 5, "call", "casual"),
    )
]
ALL = [puzzle.name for puzzle in FIVE]


@pytest.fixture
def path(tmp_path):
    result = tmp_path / "book.jsonl.gz"
    write_puzzles(result, FIVE)
    return result


@pytest.fixture
def book(path) -> PuzzleBook:
    return PuzzleBook(path)


def test_chapters_are_by_theme_level_and_game_without_empty_ones(book):
    results = {(chapter.by, chapter.key): len(chapter.names) for chapter in book.chapters}
    assert results == {
        ("theme", "call"): 3, ("theme", "wait"): 1, ("theme", "side"): 1,
        ("level", "novice"): 1, ("level", "casual"): 1, ("level", "expert"): 2, ("level", "master"): 1,
        ("game", "ra"): 3, ("game", "priests"): 2,
    }  # fmt: skip


def test_what_was_solved_is_there_next_time_and_stays_solved(book, path):
    assert [book.mark(name) for name in ALL[:2]] == [None, None]
    assert not paths.puzzles_path().exists()
    book.note(ALL[0], solved=False)
    assert book.mark(ALL[0]) == "missed"
    book.note(ALL[0], solved=True)
    book.note(ALL[0], solved=False)
    book.note(ALL[1], solved=False)
    later = PuzzleBook(path)
    assert [later.mark(name) for name in ALL[:3]] == ["solved", "missed", None]
    assert (later.count_solved, later.solved(ALL)) == (1, 1)


def test_the_book_is_not_read_for_the_start_page(book, monkeypatch):
    monkeypatch.setattr(module, "read_puzzles", lambda path: pytest.fail("read"))
    assert book.count_solved == 0


def test_the_next_one_is_the_first_behind_it_that_was_not_solved(book):
    book.note(ALL[2], solved=True)
    book.note(ALL[3], solved=False)
    assert book.next_of(ALL) == ALL[0]
    assert book.next_of(ALL, ALL[1]) == ALL[3]
    assert book.next_of(ALL, ALL[4]) == ALL[0]
    assert book.next_of(ALL[2:4], ALL[3]) == ""
    for name in ALL:
        book.note(name, solved=True)
    assert book.next_of(ALL) == ""


def test_the_puzzle_of_the_day_is_of_a_game_that_the_player_knows(book, path):
    days = [date(2026, 1, 1) + timedelta(number) for number in range(40)]
    game_of = {puzzle.name: RULESETS[puzzle.ruleset].rules.game for puzzle in book.puzzles}
    everyone = [book.of_the_day(day) for day in days]
    assert {game_of[name] for name in everyone} == {"ra", "priests"}
    for known in ("ra", "priests"):
        own = PuzzleBook(path, known=lambda known=known: {known})
        daily = [own.of_the_day(day) for day in days]
        assert {game_of[name] for name in daily} == {known}
        assert all(own_name == name for own_name, name in zip(daily, everyone, strict=True) if game_of[name] == known)
        assert [game_of[name] == known for name in own.known_first(own.names)] == sorted(
            (game == known for game in game_of.values()), reverse=True
        )


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_all_have_their_turn(book, path):
    first = date.fromordinal(739_000)
    days = [first + timedelta(days=number) for number in range(20)]
    results = [book.of_the_day(day) for day in days]
    assert results == [PuzzleBook(path).of_the_day(day) for day in days]
    assert first.toordinal() % len(ALL) == 0
    turns = [results[start : start + 5] for start in range(0, 20, 5)]
    assert all(sorted(turn) == sorted(ALL) for turn in turns)
    assert len(set(map(tuple, turns))) > 1
    book.note(results[0], solved=True)
    assert book.of_the_day(days[0]) == results[0]


def test_without_a_book_there_is_no_puzzle(tmp_path):
    for content in (None, b"", b"no gzip", b"\x1f\x8b"):
        path = tmp_path / "book.jsonl.gz"
        if content is not None:
            path.write_bytes(content)
        book = PuzzleBook(path)
        assert (book.puzzles, book.chapters, book.of_the_day(date(2026, 1, 1))) == ((), (), "")


def test_two_windows_keep_what_both_have_solved(path):
    first, second = PuzzleBook(path), PuzzleBook(path)
    assert (first.mark(ALL[0]), second.mark(ALL[0])) == (None, None)
    first.note(ALL[0], solved=True)
    second.note(ALL[0], solved=False)
    second.note(ALL[1], solved=True)
    later = PuzzleBook(path)
    assert [later.mark(name) for name in ALL[:2]] == ["solved", "solved"]


# --- one's own -------------------------------------------------------------------------------------------


def test_a_missed_decision_joins_the_personal_chapter_once(book, path):
    game = a_game()
    name = book.add_missed(game, judged(game), SEATS)
    assert book.add_missed(game, judged(game), SEATS) == name
    later = PuzzleBook(path)
    assert [(chapter.by, chapter.names) for chapter in later.chapters if chapter.by == "own"] == [("own", (name,))]
    problem = later.problem(name)
    assert problem is not None
    assert (problem.game.state, problem.chosen, problem.name) == (game.state, Pass(), name)
    rated = judged(game).rated
    assert [item._replace(error=0.0) for item in problem.rated] == [item._replace(error=0.0) for item in rated]
    assert [item.error for item in problem.rated] == [full_error(rated[0].win - item.win, item.error) for item in rated]
    assert [seat.name for seat in problem.seats] == ["Ann", "Ben", "Cleo"]
    later.note(name, solved=True)
    assert later.count_solved == 0  # it counts in its own chapter
    assert later.mark(name) == "solved"


def test_of_too_many_the_oldest_are_forgotten_and_the_latest_come_first(book, monkeypatch):
    monkeypatch.setattr(module, "MOST_OWN", 2)
    names = []
    for more in range(3):
        game = a_game()
        for _ in range(more):
            game.play(Pass())
        decision = judged(game)
        state = game.state
        rated = tuple(decision.best._replace(action=action) for action in state.legal_actions())
        names.append(book.add_missed(game, judged_at(decision, rated, len(game.plies), state.seat_to_act)))
    (own,) = [chapter for chapter in book.chapters if chapter.by == "own"]
    assert own.names == (names[2], names[1])


def judged_at(decision, rated, ply, seat):
    return replace(decision, ply=ply, seat=seat, rated=rated, chosen=rated[-1])


def test_what_was_kept_on_purpose_has_a_chapter_and_can_be_renamed_deleted_and_brought_back(book, path):
    game = a_game()
    missed = book.add_missed(game, judged(game), SEATS)
    book.keep(game, judged(game), "already there")
    assert [chapter.key for chapter in book.chapters if chapter.by == "own"] == [""]
    book.remove(missed)
    book.keep(game, judged(game), "Evening in Thebes")
    (own,) = book.own

    def kept():
        later = PuzzleBook(path)
        titles = {puzzle.name: puzzle.title for puzzle in later.own}
        return [titles[name] for chapter in later.chapters if chapter.key == "kept" for name in chapter.names]

    assert kept() == ["Evening in Thebes"]
    book.note(own.name, solved=True)
    book.rename(own.name, "Morning")
    assert kept() == ["Morning"]
    gone = book.remove(own.name)
    assert (kept(), book.own, book.remove(own.name)) == ([], (), None)
    book.restore(gone)
    assert (kept(), PuzzleBook(path).mark(own.name)) == (["Morning"], "solved")
    assert book.problem(own.name).chosen is None


@pytest.mark.parametrize(
    "change",
    [
        {"actions": ["draw", "pass"]},
        {"chosen": "bid 4"},
        {"bag": ["gold"] * 30},
        {"ruleset": "none"},
        {"rated": [{"action": "draw", "win": 0.5, "margin": 0.0, "error": 0.0}] * 2},
        {"seats": [{"name": "A", "colour": "ochre"}]},
        {"reshuffles": [[900, 4]]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_position_of_ones_own_that_is_impossible_is_not_posed(book, path, change):
    game = a_game()
    name = book.add_missed(game, judged(game), SEATS, date(2026, 2, 27))
    assert book.due(date(2026, 2, 28)) == [name]
    data = json.loads(paths.puzzles_path().read_text("utf-8"))
    data["own"][0] |= change
    paths.puzzles_path().write_text(json.dumps(data), "utf-8")
    later = PuzzleBook(path)
    assert later.problem(name) is None
    assert later.next_of([name, later.names[0]]) == later.names[0]  # it keeps no other from being posed
    assert later.due(date(2026, 2, 28)) == []


def test_a_name_that_nobody_has_is_no_puzzle(book):
    assert book.problem("own-nothing") is None
    assert book.problem("classic-3-9-0") is None


@pytest.mark.parametrize(
    ("tries", "due_on"),
    [
        ([], [1, 2, 30]),
        ([(0, True)], [1, 2, 30]),  # at once, before it comes back
        ([(1, True)], [4, 30]),
        ([(1, True), (2, True)], [4, 30]),
        ([(1, True), (4, False), (5, True)], [8, 30]),
        ([(1, True), (4, True)], []),
    ],
)
def test_an_own_move_comes_back_until_it_is_solved_twice(book, path, tries, due_on):
    first, game = date(2026, 2, 27), a_game()
    name = book.add_missed(game, judged(game), SEATS, first)
    assert book.due(first) == []
    for days, solved in tries:
        book.note(name, solved=solved, day=first + timedelta(days))
    book.add_missed(game, judged(game), SEATS, first + timedelta(20))  # the review is looked at again
    later = PuzzleBook(path)
    due = [days for days in range(31) if later.due(first + timedelta(days)) == [name]]
    assert due == [days for days in range(31) if due_on and days >= due_on[0]]


def test_an_own_move_that_was_deleted_does_not_come_back_and_few_are_posed_at_once(book, monkeypatch):
    monkeypatch.setattr(module, "MOST_DUE", 1)
    first, game = date(2026, 2, 27), a_game()
    one = book.add_missed(game, judged(game), SEATS, first + timedelta(1))
    game.play(Pass())
    rated = tuple(judged(a_game()).best._replace(action=action) for action in game.state.legal_actions())
    decision = judged_at(judged(a_game()), rated, len(game.plies), game.state.seat_to_act)
    other = book.add_missed(game, decision, SEATS, first)
    assert book.due(first + timedelta(9)) == [other]
    book.remove(other)
    assert book.due(first + timedelta(9)) == [one]


def test_puzzles_of_earlier_versions_come_back_never(book, path):
    game = a_game()
    name = book.add_missed(game, judged(game), SEATS)
    data = json.loads(paths.puzzles_path().read_text("utf-8"))
    assert data.pop("repeats", {}) == {}
    paths.puzzles_path().write_text(json.dumps(data), "utf-8")
    later = PuzzleBook(path)
    later.note(name, solved=False, day=date(2026, 1, 1))
    assert (later.mark(name), later.due(date(2027, 1, 1))) == ("missed", [])
