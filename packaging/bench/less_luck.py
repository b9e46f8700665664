"""How many games a rating less luck saves: ``python packaging/bench less_luck``.

A bot of one level plays three-player games among two of another; the true rating of each is that of its level. Ratings
are made from ten of the games, drawn by chance again and again, by results alone and with what the choices gave away,
and from sixty by results alone. Printed are the mean error and the root of the mean square, on Elo's scale.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from ra_desktop.ai import make_bot
from ra_desktop.ai.review.reviewer import review
from ra_desktop.app.feats import LEVEL_RATINGS, rating
from ra_desktop.app.looks import given_away
from ra_desktop.engine import Game
from ra_desktop.storage.finished import FinishedGame, players_of
from ra_desktop.storage.saved_game import SavedGame, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAME: Final = "A"
PAIRS: Final = ("casual/casual", "casual/skilled", "novice/casual", "skilled/skilled")
DRAWN: Final = 100
"""How often games are drawn."""


def played(level: str, others: str, seed: int) -> tuple[FinishedGame, tuple[float, ...]]:
    """Return a game of a bot of `level` among two of the level `others`, and what each seat gave away."""
    game, own = Game("classic", 3, seed), seed % 3
    bots = [make_bot(level if seat == own else others, 3 * seed + seat, clock=False) for seat in range(3)]
    while not game.state.is_over:
        view = game.state.view(game.state.seat_to_act)
        game.play(bots[view.seat].choose(view))
    seats = tuple(
        Seat(NAME if seat == own else str(seat), "lapis", None if seat == own else others) for seat in range(3)
    )
    players = players_of(SavedGame(game, seats))
    about = FinishedGame(f"{seed:032x}", "", "2026-01-01T10:00:00", "classic", False, len(game.plies), players)
    return about, given_away(review(game, depth="quick"))


def error_of(games: Sequence[FinishedGame], given: Mapping[str, tuple[float, ...]], count: int, true: float) -> str:
    """Return how wrong ratings from `count` of `games` are."""
    random, errors = Random(count), []
    for _ in range(DRAWN):
        known = rating(random.choices(games, k=count), NAME, given)
        assert known is not None
        errors.append(known.mean - true)
    return f"{fmean(errors):+4.0f}, {sqrt(fmean(error**2 for error in errors)):3.0f}"


def main() -> None:
    """Print the errors."""
    parser = argparse.ArgumentParser(prog="python packaging/bench less_luck", description=__doc__)
    parser.add_argument("pairs", nargs="*", help=f"levels, as {PAIRS[0]}; without any, {', '.join(PAIRS)}")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=12_000)
    chosen = parser.parse_args()
    for pair in chosen.pairs or PAIRS:
        level, others = pair.split("/")
        known = [played(level, others, chosen.seed + number) for number in range(chosen.games)]
        games, given = [game for game, _ in known], {game.id: shares for game, shares in known}
        true = LEVEL_RATINGS[level]
        sys.stdout.write(
            f"{level} among {others}: ten games {error_of(games, {}, 10, true)}; less luck "
            f"{error_of(games, given, 10, true)}; sixty games {error_of(games, {}, 60, true)}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
