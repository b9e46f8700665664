"""Whether every mistake of a review is explained, and how soon it says something: ``python packaging/bench explained``.

Bots of low levels and one Skilled play games of Priests and games with five seats, which are then reviewed as the
program does. Every mistake that a review names, of any seat, is counted: with an account, with a reason only, with
figures only, with nothing, and with an account against the better move that no sentence explains. The time is that
from asking for the review to its first sentences.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEventLoop

from ra_desktop.ai import make_bot
from ra_desktop.ai.price import account_of
from ra_desktop.ai.ruler import LEAST_LOSS
from ra_desktop.app import background
from ra_desktop.app.reviews import Reviews
from ra_desktop.engine import Game
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.review.report import story_of, worst
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.review import explanation

from .hints import NAMES, described

if TYPE_CHECKING:
    from ra_desktop.ai.review.record import JudgedDecision, Review

SETUPS: Final = (("priests", 3), ("classic", 5))
LEVELS: Final = ("skilled", "novice", "casual", "casual", "novice")
"""By seat."""
SOON: Final = 3.0
"""Seconds within which the first sentence comes."""
MISSING: Final = ("neither", "figures", "against")


def played(ruleset: str, players: int, seed: int) -> Game:
    """Return a game of the bots of :data:`LEVELS`."""
    game = Game(ruleset, players, seed)
    bots = [make_bot(level, seat, clock=False) for seat, level in zip(range(players), LEVELS, strict=False)]
    while not game.state.is_over:
        view = game.state.view(game.state.seat_to_act)
        game.play(bots[view.seat_to_act].choose(view))
    return game


def reviewed(game: Game, depth: str) -> tuple[Review, float]:
    """Return the review of `game`, and after how many seconds the quick one had its first sentence."""
    reviews, loop, taken = Reviews(), QEventLoop(), list[float]()
    results: list[Review] = []
    began = time.perf_counter()

    def on_ready(_: object, review: Review) -> None:
        if story_of(review, game, 1, [], NAMES.__getitem__)[0] or review.depth == "full":
            taken.append(time.perf_counter() - began)
        results.append(review)
        if review.depth == depth:
            loop.quit()

    reviews.ready.connect(on_ready)
    reviews.ask(game)
    loop.exec()
    reviews.stop()
    return results[-1], taken[0]


def named(review: Review) -> list[JudgedDecision]:
    """Return the mistakes that the `review` names: those with a grade, and the costliest of each seat."""
    return [
        decision
        for decision in review.decisions
        if decision.grade in LEAST_LOSS or decision in worst(review, decision.seat)
    ]


def kind_of(decision: JudgedDecision, game: Game) -> tuple[str, str]:
    """Return what explains a mistake, and all that is said about it."""
    view = game.position(decision.ply).view(decision.seat)
    told = explanation(decision, view, NAMES.__getitem__, game.ruleset)
    account = account_of(view, decision.best, decision.chosen)
    text = " ".join([*told.sentences, *told.account])
    gain = 0 if account is None else account.total if account.is_better else -account.total
    if told.account and gain < 0 and "of 100 games" not in text:
        return "against", text
    if told.account:
        return "account", text
    if len(told.sentences) > 1:
        return "reason", text
    return "figures" if "fame" in text or "of 100 games" in text else "neither", text


def main() -> int:
    """Print the counts, and the mistakes without an explanation."""
    parser = argparse.ArgumentParser(prog="python packaging/bench explained", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each kind (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", choices=("quick", "full"), default="full", help="(%(default)s)")
    parser.add_argument("--all", action="store_true", help="print every mistake, not only those that lack something")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["RA_DESKTOP_HOME"] = home
        _app = QCoreApplication.instance() or QCoreApplication([])
        languages.use(languages.SOURCE)
        for ruleset, players in SETUPS:
            counts, waits = Counter[str](), list[float]()
            for number in range(options.games):
                game = played(ruleset, players, options.seed * 1000 + number)
                review, wait = reviewed(game, options.depth)
                waits.append(wait)
                for decision in named(review):
                    kind, text = kind_of(decision, game)
                    counts[kind] += 1
                    if options.all or kind in MISSING:
                        what = f"{action_label(decision.chosen.action, ruleset)} ({decision.kind}, {decision.grade})"
                        about = described(game.position(decision.ply).view(decision.seat))
                        sys.stdout.write(f"{kind}: {about}\n    {what}: {text}\n")
                sys.stdout.write(f"{ruleset} {players}, game {number}: {dict(counts)}, first after {wait:.2f} s\n")
                sys.stdout.flush()
            missing = sum(counts[kind] for kind in MISSING)
            sys.stdout.write(
                f"{ruleset} {players}: {counts.total()} mistakes, {missing} unexplained (wanted: 0); first sentence "
                f"after {max(waits):.2f} s at most (wanted: {SOON:g})\n"
            )
        background.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
