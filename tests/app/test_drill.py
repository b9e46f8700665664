"""The drill: its score, which questions follow, how they are put at the table, and what is kept of them."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

import pytest

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.worth import THEMES, Truth, question_of
from ra_desktop.app import drill as module
from ra_desktop.app.drill import Deck, Drill, Score, book_path, name_of, own_positions, read_question, score, streak
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import RULESETS, Bid, Draw, Game, GameState, Invoke, Pass, Position
from ra_desktop.storage import COLOURS, Seat, paths
from ra_desktop.storage.progress import PUZZLES_FORM, DrillAnswer, Repeat
from ra_desktop.storage.saved_game import SavedGame
from ra_desktop.storage.savefile import save_file
from ra_desktop.storage.store import Store

from .players import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ra_desktop.ai.worth import Question

    from .players import Player

DAY: Final = date(2026, 2, 26)
BOARD: Final = (
    "seat 0: fame 10, suns 11 7, down 10 1; seat 1: fame 10, suns 13 5 2, down 4; seat 2: fame 10, suns 12 9 6, down 3"
)
HIGHER: Final = BOARD.replace("13 5 2", "13 7 5").replace("suns 11 7", "suns 11 2")
DEALT: Final = "seat 0: fame 10, suns 12 9 6 3; seat 1: fame 10, suns 11 10 7 4; seat 2: fame 10, suns 13 8 5 2"
TEXTS: Final = {
    name: str(Position.from_text(f"ra1 {rules} 3; epoch 1; ra {ra}; auction drawn by 2: 0 {bid}; {lot}; {board}"))
    for name, rules, ra, bid, lot, board in (
        ("pace", "classic", 3, "pass", "track nile; centre 8", HIGHER),
        ("exchange", "classic", 3, "pass", "track nile; centre 8", BOARD),
        ("others", "classic", 3, "bid 7", "track nile; centre 8", BOARD),
        ("last", "classic", 7, "pass", "track nile; centre 8", BOARD),
        ("priests", "priests", 3, "pass", "track priest; centre 1", DEALT),
    )
}


def asked(theme: str) -> Question:
    """The question of that theme."""
    question = read_question(TEXTS[theme])
    assert question is not None
    return question


def answer(day: date = DAY, *, right: bool = True, stake: float = 4.0, lost: float = 0.0, off: float | None = None,
           theme: str = "pace", name: str = "") -> DrillAnswer:  # fmt: skip
    """How well a question was answered."""
    return DrillAnswer(name or asked(theme).name, day, theme, stake, lost, right, off)


@pytest.fixture
def deck(ra_home: Path, tmp_path: Path) -> Deck:
    """One whose book has a question of Priests first."""
    path = tmp_path / "book.gz"
    lines = [TEXTS[name] for name in ("priests", "pace", "exchange", "others", "last")]
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode()))
    return Deck(Store(paths.puzzles_path, PUZZLES_FORM), lambda: {"ra"}, path)


# --- how well it went --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([], Score(0, None, None)),
        ([answer()], Score(1, 1.0, None)),
        ([answer(stake=6.0, lost=3.0), answer(stake=2.0)], Score(2, 1 - 3 / 8, None)),  # a large one counts for more
        ([answer(off=1.0), answer(), answer(off=2.5)], Score(3, 1.0, 1.75)),
        ([answer(stake=0.0)], Score(1, None, None)),
    ],
)
def test_decisions_count_by_what_was_at_stake_and_guesses_alike(answers: list[DrillAnswer], expected: Score) -> None:
    """The share of the fame that was kept, and the mean distance of the guesses that were asked for."""
    assert score(answers) == expected


@pytest.mark.parametrize(
    ("course", "count"),
    [("", 0), ("r", 1), ("rrr", 3), ("rrmr", 3), ("rrm", 2), ("rrmmr", 1), ("rmrmr", 3), ("mm", 0)],
)
def test_a_streak_forgives_one_miss_but_not_two_in_a_row(course: str, count: int) -> None:
    """A miss isn't counted, and does not end it."""
    assert streak([answer(right=letter == "r") for letter in course]) == count


# --- which question comes next --------------------------------------------------------------------------------


def themes_of(deck: Deck, day: date = DAY, count: int = 6) -> list[str]:
    """The next questions, each answered well when it comes; by their theme, or the game."""
    kinds = []
    for _ in range(count):
        question = deck.next(day)
        assert question is not None
        kinds.append("priests" if question.auction.game == "priests" else question.theme)
        deck.note(question, answer(day, name=question.name))
    return kinds


def test_ones_own_games_come_first_then_the_book_in_games_that_one_knows(deck: Deck) -> None:
    """In the end what was asked longest ago."""
    deck.own = [TEXTS["last"]]

    assert themes_of(deck) == ["last", "pace", "exchange", "others", "priests", "last"]


@pytest.mark.parametrize("theme", ["exchange", "others", "last"])
def test_a_theme_can_be_practised_alone(deck: Deck, theme: str) -> None:
    """Another question of it follows, if there is one."""
    question = deck.next(DAY, theme)

    assert question is not None
    assert question.theme == theme
    assert deck.next(DAY, theme, after={question.name}) is None
    assert deck.next(DAY, "alone") is None


@pytest.mark.parametrize(
    ("first", "comes_back"),
    [
        ({}, False),
        ({"off": 2.3}, False),
        ({"off": 2.5}, True),
        ({"right": False, "lost": 3.0}, True),
    ],
)
def test_what_was_far_off_comes_back_after_1_3_and_7_days(
    deck: Deck, first: dict[str, float], comes_back: bool
) -> None:
    """Before anything else, until it was answered well each time; after a restart, too."""
    question = asked("others")
    deck.note(question, answer(theme="others", **first))
    assert deck.next(DAY).theme == "pace"
    days = []
    for later in range(1, 20):
        day = DAY + timedelta(later)
        again = Deck(Store(paths.puzzles_path, PUZZLES_FORM), lambda: {"ra"})
        if again.due(day):
            assert again.due(day) == [question.text]
            assert again.next(day).name == question.name
            days.append(later)
            again.note(question, answer(day, theme="others"))
    assert days == ([1, 4, 11] if comes_back else [])


def test_ten_a_day_are_counted_and_themes_apart(deck: Deck) -> None:
    """Each has its own score."""
    deck.note(asked("others"), answer(theme="others", off=3.0))
    deck.note(asked("pace"), answer(lost=1.0))
    deck.note(asked("pace"), answer(DAY + timedelta(1)))

    assert (deck.today(DAY), deck.today(DAY + timedelta(1)), deck.today(DAY + timedelta(2))) == (2, 1, 0)
    scores = deck.by_theme()
    assert (scores["others"], scores["pace"], scores["kept"]) == (
        Score(1, 1.0, 3.0), Score(2, 1 - 1 / 8, None), Score(0, None, None),
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "\0", "ra1 none 3; x", TEXTS["pace"] + "; x", "over"])
def test_what_is_no_question_never_comes_back(deck: Deck, text: str) -> None:
    """It is not counted either."""
    if text == "over":
        game = Game("classic", 3, seed=1)
        while not game.state.is_over:
            game.play(game.state.legal_actions()[0])
        text = str(game.position(len(game.plies)))
    good = asked("pace").text
    deck.kept.repeats.update({text: Repeat(DAY - timedelta(1)), good: Repeat(DAY)})

    assert deck.due(DAY) == [good]


def test_no_answer_is_kept_anywhere(deck: Deck) -> None:
    """What was far off is kept as a position; of answers, how good they were. The book has nothing but positions."""
    question = asked("others")
    deck.note(question, answer(theme="others", right=False, off=3.0))

    (kept,) = json.loads(paths.puzzles_path().read_text("utf-8"))["drill"]["answers"]
    assert kept.keys() == {"name", "day", "theme", "stake", "lost", "right", "off"}
    assert json.loads(paths.puzzles_path().read_text("utf-8"))["drill"]["repeats"] == {
        question.text: {"day": "2026-02-27", "solved": 0}
    }
    for line in gzip.decompress(book_path().read_bytes()).decode().splitlines():
        assert str(Position.from_text(line)) == line


def test_only_the_latest_answers_are_kept(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the file stays small."""
    monkeypatch.setattr(module, "MOST_ANSWERS", 2)
    for later in range(3):
        deck.note(asked("pace"), answer(DAY + timedelta(later)))

    assert [one.day.day for one in deck.kept.answers] == [27, 28]


def test_a_book_that_cannot_be_read_has_no_questions(ra_home: Path, tmp_path: Path) -> None:
    """The drill goes on with one's own games."""
    deck = Deck(Store(paths.puzzles_path, PUZZLES_FORM), lambda: {"ra"}, tmp_path / "none")
    assert deck.next(DAY) is None
    deck.own = ["no position", TEXTS["last"]]
    assert deck.next(DAY).theme == "last"


def test_the_book_is_balanced() -> None:
    """Three suns and two Ra tiles are left as often as one of each; it has every theme, and most are of Ra."""
    texts = gzip.decompress(book_path().read_bytes()).decode().splitlines()
    assert len({*texts}) == len(texts) == 1000
    assert book_path().stat().st_size < 80_000
    kinds, themes, games = Counter(), Counter(), Counter()
    for text in texts:
        question = question_of(Position.from_text(text))
        assert question is not None
        at = question.auction
        suns, ra_left = at.up[question.seat].bit_count(), at.ra_limit - at.ra_count - 1
        kinds[min(suns, 3), min(ra_left, 2)] += 1
        themes[question.theme] += 1
        games[RULESETS[at.ruleset].rules.game] += 1
    assert len(kinds) == 9
    assert max(kinds.values()) - min(kinds.values()) <= 12
    assert min(themes[theme] for theme in THEMES) >= 80
    assert games["ra"] > games["priests"] > 100


def test_ones_own_bids_are_found_in_finished_games(ra_home: Path) -> None:
    """Only where the player had a choice, and those of others aren't asked; in no order."""
    folder = paths.finished_dir()
    folder.mkdir(parents=True)
    seats = (Seat("Ann", COLOURS[0]), Seat("Ben", COLOURS[1]), Seat("Cleo", COLOURS[2], "novice"))
    game = Game("classic", 3, seed=4)
    while not game.state.is_over:
        legal = game.state.legal_actions()
        game.play(next((move for move in (Pass(), Draw()) if move in legal), legal[0]))
    save_file(folder / f"one{paths.SUFFIX}", SavedGame(game, seats))
    (folder / f"two{paths.SUFFIX}").write_text("no game", "utf-8")

    (texts,) = own_positions(lambda names: names == {"Ann"})
    expected = {
        str(game.position(ply)) for ply, one in enumerate(game.plies)
        if game.phase(ply) == "auction" and one.seat == 0 and Pass() in game.position(ply).legal_actions()
    }  # fmt: skip
    assert {*texts} == expected
    assert len(texts) > 5
    assert texts == sorted(texts, key=name_of)
    assert all(read_question(text).seat == 0 for text in texts if read_question(text) is not None)


# --- at the table ---------------------------------------------------------------------------------------------


def truth(question: Question) -> Truth:
    """The truth about any question: bid low and draw."""
    gives = [Evaluation(action, 0.5, 0.0, 0.001, 5.0, 0.05) for action in question.auction.legal_actions()]
    gives = [
        give._replace(lead=1.0, win=0.4) if give.action == Pass() else give._replace(lead=6.0 - give.action.sun / 10)
        for give in gives
    ]
    calls = [Evaluation(Draw(), 0.5, 0.0, 0.001, 3.0, 0.05), Evaluation(Invoke(), 0.4, 0.0, 0.001, 0.0, 0.05)]
    prices = {give.action.sun: give.lead - 1.0 for give in gives if isinstance(give.action, Bid)}
    return Truth(question, tuple(sorted(gives, key=lambda give: -give.lead)), tuple(calls), prices, {})


@pytest.fixture
def player(sit: Callable[[], Player]) -> Player:
    return sit()


@pytest.fixture
def drill(player: Player, monkeypatch: pytest.MonkeyPatch) -> Drill:
    """One for which the networks answer at once."""
    monkeypatch.setattr(module, "truth_of", lambda question, cancel: truth(question))

    class Soon:
        def start(self, _: object, work: Callable, deliver: Callable, **__: object) -> None:
            for made in work():
                deliver(made)

    monkeypatch.setattr(module.background, "slow", Soon)
    made = Drill(player.session, lambda: DAY)
    made.results = []
    made.answered.connect(made.results.append)
    return made


def test_a_question_is_put_as_an_auction_then_as_a_turn_and_nothing_is_played(player: Player, drill: Drill) -> None:
    """The game on the table waits, and comes back."""
    player.begin(PEOPLE)
    before = player.session.game
    question = asked("exchange")
    drill.pose(question, asks_price=False)
    assert (str(player.session.state), player.session.person_to_move, drill.step) == (question.text, 1, "give")

    drill.choose(Draw())  # not now
    drill.choose(Bid(2))
    assert (str(player.session.state), player.session.person_to_move, drill.step) == (str(question.turn), 1, "call")
    drill.choose(Draw())

    assert (drill.step, player.session.person_to_move, player.session.game.plies) == ("told", None, [])
    assert drill.results == [DrillAnswer(question.name, DAY, "exchange", pytest.approx(7.8), 0.0, True, None)]
    drill.choose(Invoke())
    assert len(drill.results) == 1
    drill.leave()
    assert (player.session.game, drill.question) == (before, None)


@pytest.mark.parametrize(
    ("given", "called", "guess", "sun", "lost", "off"),
    [(Bid(13), Draw(), 4, 13, 0.0, 0.3), (Pass(), Invoke(), -2, 2, 7.8, 6.8), (Bid(5), Invoke(), 20, 5, 3.0, 15.5)],
)
def test_worth_less_price_is_asked_of_the_sun_that_was_given(
    drill: Drill, given: Bid | Pass, called: Draw | Invoke, guess: int, sun: int, lost: float, off: float
) -> None:
    """After a pass, of the lowest that could be."""
    drill.pose(asked("exchange"), asks_price=True)
    drill.say(1)  # not now
    drill.choose(given)
    drill.choose(called)
    assert (drill.step, drill.sun, drill.results) == ("price", sun, [])
    drill.say(guess)

    (result,) = drill.results
    assert (result.lost, result.off) == (pytest.approx(lost), pytest.approx(off))


def test_an_answer_that_comes_before_the_truth_waits_for_it(drill: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """And if the networks fail, the question ends without a result."""
    later = []

    class Late:
        def start(self, _: object, work: Callable, deliver: Callable, failed: Callable, **__: object) -> None:
            later.append((lambda: deliver(next(iter(work()))), failed))

    monkeypatch.setattr(module.background, "slow", Late)
    for end in (lambda: later[0][0](), lambda: later[1][1](None)):
        drill.pose(asked("exchange" if not later else "others"), asks_price=False)
        drill.choose(Pass())
        drill.choose(Draw())
        assert drill.step == "wait"
        end()
        assert drill.step == "told"
    assert len(drill.results) == 1


def test_the_next_question_is_found_out_while_one_is_asked(drill: Drill) -> None:
    """It is there as soon as it is put."""
    following = asked("others")
    drill.pose(asked("exchange"), asks_price=False)
    drill.prepare(following)
    drill.pose(following, asks_price=False)

    assert drill.truth is not None
    assert drill.truth.question is following


def test_another_game_ends_the_drill(player: Player, drill: Drill) -> None:
    """Nothing of it is left on the table."""
    ends = []
    drill.ended.connect(lambda: ends.append(1))
    drill.pose(asked("exchange"), asks_price=False)
    player.session.start(GameSetup("classic", PEOPLE.seats, seed=2))

    assert (drill.question, ends, player.session.has_guest) == (None, [1], False)
    assert player.session.state == GameState.new("classic", 3, 2)
