"""Collects the positions of the drill *What is it worth?*: auctions in games between bots of mixed levels.

``python packaging/lab worth FILE --count 1000`` writes the compressed book that comes with the program: a position a
line and nothing about the answer. As many have three suns and two Ra tiles to come as one of both; giving a sun is
right as often as passing, by the first impression of the networks, and neither is plain to see. With ``--theme alone
--fewest 90`` a book that is there gets more of a rare theme, each in place of one of its kind whose theme is common.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.ai.evaluation import neural_bot
from ra_desktop.ai.levels import make_bot
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.worth import THEMES, Question, Theme, question_of
from ra_desktop.engine import GameState, Pass, Position, View

if TYPE_CHECKING:
    from collections.abc import Iterator

LEVELS: Final = ("novice", "casual", "skilled")
SETUPS: Final = (
    ("classic", 3), ("boat", 2), ("classic", 4), ("priests", 3), ("classic", 3), ("classic", 5), ("boat", 3),
    ("classic", 4), ("priests", 2), ("classic", 3), ("boat", 2), ("priests", 4),
)  # fmt: skip
"""Rule set and number of players of the games, in turn."""
MOST: Final = 3
"""From so many suns, and Ra tiles to come, on, they count as one kind."""
STAKE: Final = (1.0, 9.0)
"""Between these, in fame, are what giving a sun and passing differ by."""
MOST_OF_A_GAME: Final = 5
SHARE: Final = 0.4
"""Of the bids of a game that are looked at."""


class Kind(NamedTuple):
    """What the book has as many of as of every other kind."""

    suns: int
    ra_left: int
    gives: bool


def kind_of(question: Question) -> Kind | None:
    """Return the kind of `question`; None if too much or too little hangs on it."""
    at = question.auction
    view = View(at, question.seat)
    bot = neural_bot(view, SearchSettings(all_seats=True))
    assert bot is not None
    rated = bot.evaluate(view)
    passed = next(move for move in rated if move.action == Pass())
    bid = max((move for move in rated if move is not passed), key=lambda move: move.lead)
    if not STAKE[0] <= abs(bid.lead - passed.lead) <= STAKE[1]:
        return None
    suns, ra_left = at.up[question.seat].bit_count(), at.ra_limit - at.ra_count - 1
    return Kind(min(suns, MOST), min(ra_left, MOST - 1), bid.lead > passed.lead)


def questions(number: int, seed: int) -> Iterator[Question]:
    """Play the game with this `number`, and yield every question in it."""
    ruleset, players = SETUPS[number % len(SETUPS)]
    chance = Random(f"{seed} {number}")
    bots = [make_bot(chance.choice(LEVELS), chance.getrandbits(31)) for _ in range(players)]
    state = GameState.new(ruleset, players, chance.getrandbits(31))
    while not state.is_over:
        if state.phase == "auction" and chance.random() < SHARE and (question := question_of(state)) is not None:
            yield question
        state.apply(bots[state.seat_to_act].choose(state.view(state.seat_to_act)), events=False)


def collect(count: int, seed: int) -> list[str]:
    """Return the positions of `count` questions, all kinds alike often, in turn."""
    kinds = [Kind(suns, ra, gives) for suns in range(1, MOST + 1) for ra in range(MOST) for gives in (False, True)]
    most = -(-count // len(kinds))
    found: dict[Kind, list[str]] = {kind: [] for kind in kinds}
    number = 0
    while sum(map(len, found.values())) < count and number < 20 * count:
        of_game: Counter[Kind] = Counter()
        several = list(questions(number, seed))
        Random(number).shuffle(several)
        for question in several:
            kind = kind_of(question)
            if kind and len(found[kind]) < most and not of_game[kind] and of_game.total() < MOST_OF_A_GAME:
                of_game[kind] += 1
                found[kind].append(question.text)
        number += 1
        if number % 20 == 0:
            sys.stdout.write(f"{number} games: {[len(texts) for texts in found.values()]}\n")
            sys.stdout.flush()
    return [texts[place] for place in range(most) for texts in found.values() if place < len(texts)][:count]


def enrich(texts: list[str], theme: Theme, fewest: int, seed: int) -> list[str]:
    """Return `texts` with at least that many of a `theme`, each new one in place of a common one of the same kind."""
    book = [question for text in texts if (question := question_of(Position.from_text(text)))]
    kinds = [kind_of(question) for question in book]
    number = 0
    while (themes := Counter(question.theme for question in book))[theme] < fewest and number < 100 * fewest:
        rare = (question for question in questions(number, seed) if question.theme == theme and question not in book)
        for question in rare:
            kind = kind_of(question)
            same = [at for at, other in enumerate(book) if kind and kinds[at] == kind and other.theme != theme]
            if same:
                book[max(same, key=lambda at: themes[book[at].theme])] = question
                break
        number += 1
    return [question.text for question in book]


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab worth", description=__doc__)
    parser.add_argument("file", type=Path, help="the compressed book")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theme", choices=THEMES, help="only add questions of this theme, until it has")
    parser.add_argument("--fewest", type=int, default=90, metavar="N", help="so many (%(default)s)")
    arguments = parser.parse_args()
    if arguments.theme:
        before = gzip.decompress(arguments.file.read_bytes()).decode().splitlines()
        texts = enrich(before, arguments.theme, arguments.fewest, arguments.seed)
    else:
        texts = collect(arguments.count, arguments.seed)
    text = "".join(f"{line}\n" for line in texts)
    arguments.file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    return 0
