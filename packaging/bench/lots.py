"""Ten lots in all nine places that tell what a lot is worth, side by side: ``python packaging/bench lots``.

Each lot is of a seeded game of bots in a set-up of its own; for each place the line is printed that tells of it.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import Hint, Motive
from ra_desktop.ai.price import account_of, alternative, lot_parts
from ra_desktop.ai.review.judge import judge
from ra_desktop.engine import GameState, View
from ra_desktop.ui.games.lots import Lot
from ra_desktop.ui.words import puzzles, review
from ra_desktop.ui.words.reasons import account_text, lot_line, motive_text, reasons, reasons_afterwards

from .hints import NAMES, SETUPS, positions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai import Evaluation
    from ra_desktop.ai.price import Account

_MARK: Final = re.compile(r"Lot \S+ = ")


def places(view: View, move: Evaluation, other: Evaluation, account: Account) -> dict[str, Sequence[str]]:
    """Return all that is said of the lot of `view`, and of the `account` of `move` over `other`, by the place."""
    seat, name, ruleset = view.seat_to_act, NAMES.__getitem__, view.ruleset
    names, shown = tuple(NAMES[: view.players]), (True,) * view.players
    lot = Lot(view.lot_account(seat), ruleset, names, seat, True, True, shown, lot_parts(view, seat))
    hint = Hint((move, other), facts_about(view, move.action), from_experience=True, account=account)
    verdict = SimpleNamespace(kind="mistake", view=view, other=move, chosen=other)
    solved = SimpleNamespace(kind="solved", given=move, best=move, rival=other)
    game = SimpleNamespace(state=GameState.from_text(str(view)), ruleset=ruleset)
    problem = SimpleNamespace(game=game, seat=seat, best=move, rated=(move, other))
    why = motive_text(Motive(move.action, view, other.action, account=account), name, seat, ruleset)
    return {
        "table": [lot.headline],
        "preview": lot.lines,
        "speech": lot.sentences,
        "lesson": account_text(account, view.centre_sun, name, ruleset, in_full=True),
        "hint": reasons(hint, name, ruleset).account,
        "coach": review.verdict_sentences(verdict, name, ruleset).account,  # type: ignore[arg-type]
        "account": [lot_line(account.lot)] if account.lot else [],
        "review": reasons_afterwards(view, move, other, name, ruleset).account,
        "puzzle": puzzles.verdict_sentences(problem, solved, name).account,  # type: ignore[arg-type]
        "Why?": why.split(". "),
    }


def lines_of(view: View) -> Iterator[tuple[str, str]]:
    """Yield each place with the line that tells there what the lot of `view` is worth to the seat to act."""
    (judged,) = next(iter(judge([view], "quick", 0, None)))
    for move in judged.rated:
        other = alternative(move, judged.rated)
        account = account_of(view, move, other)
        if other is not None and account is not None and account.cause is not None and account.cause.kind == "lot":
            break
    else:
        return
    said = places(view, move, other, account)
    yield "", f"{view.ruleset} {view.players}, epoch {view.epoch}; table: {said['table'][0]}"
    for place, lines in list(said.items())[1:]:
        yield place, next((line for line in lines if _MARK.search(line)), "–")


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(prog="bench lots", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    rng, count = random.Random(parser.parse_args().seed), 0
    for ruleset, players in (*SETUPS, *SETUPS):
        for view in positions(ruleset, players, 60, rng, "casual"):
            is_lot = any(view.auction_track) and view.phase == "auction" and view.suns_to_win(view.seat_to_act)
            if is_lot and (lines := list(lines_of(view))):
                count += 1
                sys.stdout.writelines(f"{place:9}{line}\n" for place, line in lines)
                break
        if count == 10:
            return
