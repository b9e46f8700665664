"""Hints for positions of seeded games of bots, over all set-ups, to be read aloud.

``python packaging/bench hints`` prints 200, and counts those with a fault: something false, firm below the
ruler's bar, or without a cause. ``--write`` writes a hundred shorter ones to tests/golden, and what a review would
say of the worst move shown in each, after a change of what they say that is meant. Read the difference before you
keep it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.ai import LEVELS, Limit, make_bot
from ra_desktop.ai.hints import advise
from ra_desktop.ai.price import alternative
from ra_desktop.ai.review.record import JudgedDecision
from ra_desktop.ai.ruler import LEAST_LOSS, loss_of
from ra_desktop.engine import Draw, GameState, Invoke, View
from ra_desktop.ui.system import languages
from ra_desktop.ui.words.reasons import Told, action_label, chance_text, reasons, reasons_for
from ra_desktop.ui.words.review import explanation, grade_label, loss_text
from tests.engine.golden import FOLDER, whole_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from ra_desktop.ai.hints import Hint

SETUPS = (
    [("boat", count) for count in range(2, 6)]
    + [("classic", count) for count in range(3, 6)]
    + [("priests", count) for count in range(2, 6)]
)
NAMES = ("Anna", "Ben", "Cleo", "Dina", "Emil")
GOLDEN = FOLDER / "hints.txt"
REVIEWED = FOLDER / "review.txt"
FEW = Limit(rollouts=64)
"""For the golden file: quickly, and the same on every machine."""


def decisions(ruleset: str, players: int, rng: random.Random, level: str) -> Iterator[View]:
    """Yield the views of four games of bots of `level`, or without one those of the golden game."""
    if not level:
        game = whole_game(ruleset, players)
        yield from (game.position(number).view(ply.seat) for number, ply in enumerate(game.plies))
        return
    for number in range(4):
        seed = rng.randrange(10**6)
        state, bot = GameState.new(ruleset, players, seed), make_bot(level, number, clock=False)
        while state.current_player is not None:
            view = state.view(state.current_player)
            yield view
            state.apply(bot.choose(view))


def positions(ruleset: str, players: int, count: int, rng: random.Random, level: str) -> list[View]:
    """Return some of the :func:`decisions` with a choice: more of the late ones."""
    weighted: list[tuple[float, View]] = []
    for view in decisions(ruleset, players, rng, level):
        if not view.is_forced():
            weight = (1.0 if view.phase == "turn" else 2.0) * (2.0 if view.is_last_epoch else 1.0)
            weighted.append((rng.random() ** (1.0 / weight), view))
    weighted.sort(key=lambda pair: -pair[0])
    return [view for _, view in weighted[:count]]


def described(view: View) -> str:
    """Return the position in one line."""
    lot = ", ".join(name for name in view.auction_track if name)
    suns = " | ".join(",".join(map(str, view.face_up_suns(seat))) or "–" for seat in range(view.players))
    return (
        f"{view.ruleset} {view.players} epoch {view.epoch} {view.phase} of {NAMES[view.seat_to_act]}, "
        f"Ra {view.ra_count}/{view.ra_limit}, suns {suns}, centre {view.centre_sun}, fame {view.fame}, "
        f"bid {view.highest_bid} ({view.cause}), lot: {lot}"
    )


def hints(count: int, seed: int, level: str, limit: Limit, every: int = 1) -> Iterator[tuple[View, Hint]]:
    """Yield so many positions, spread over the set-ups, or one of `every` few of them, each with its hint."""
    rng, views = random.Random(seed), list[View]()
    for number, (ruleset, players) in enumerate(SETUPS):
        share = (count * (number + 1)) // len(SETUPS) - (count * number) // len(SETUPS)
        views += positions(ruleset, players, share, rng, level)
    yield from ((view, advise(view, limit=limit)) for view in views[::every])


def moves_text(hint: Hint, ruleset: str) -> list[str]:
    """Return the moves of `hint`, each with its lead in fame and its chance of winning."""
    return [f"{action_label(rated.action, ruleset)} {rated.lead:+.0f} {chance_text(rated)}" for rated in hint.actions]


def said(hint: Hint, ruleset: str) -> str:
    """Return the sentences of `hint` and its account."""
    return _in_full(reasons(hint, NAMES.__getitem__, ruleset))


def reviewed(view: View, hint: Hint) -> str:
    """Return what a review says of the last of the moves of `hint`, chosen in `view`."""
    chosen = hint.actions[-1]
    decision = JudgedDecision(0, view.seat_to_act, "turn", view.epoch, chosen, tuple(hint.actions), ())
    verdict = f"{action_label(chosen.action, view.ruleset)} ({grade_label(decision)}, {loss_text(decision)})"
    return f"{verdict}: {_in_full(explanation(decision, view, NAMES.__getitem__, view.ruleset))}"


def _in_full(told: Told) -> str:
    return " ".join([*told.sentences, *told.account])


EQUAL = ("All three moves", "is about as good")
FIRM = ("would cost you", "would lower your", "wins less often")
DECIDED = ("Winning is almost out of reach", "The game is decided")


def faults_of(view: View, hint: Hint) -> tuple[str, ...]:
    """Return what is wrong with what is said for a `hint`, each a kind; nothing as a rule."""
    best, account = hint.best, hint.account
    other = alternative(best, hint.actions)
    sentences = reasons(hint, NAMES.__getitem__, view.ruleset).sentences
    about = [sentence for sentence in sentences if not any(word in sentence for word in (*EQUAL, *FIRM, *DECIDED))]
    text = " ".join(sentences)
    is_equal = any(word in text for word in (*EQUAL, "about equal"))
    is_firm = any(word in text for word in FIRM)
    sign = 0 if account is None else account.total if account.is_better else -account.total
    faults = {
        "no reason": not about,
        "a draw or an invocation without a cause": isinstance(best.action, Draw | Invoke)
        and not (reasons_for(best.action, hint.facts, account, NAMES.__getitem__, view.ruleset) or is_equal),
        "firm below the bar": is_firm and not any(loss_of(best, move).is_clear() for move in hint.actions[1:]),
        "worse by the ruler": any(loss_of(move, best).is_clear() for move in hint.actions[1:]),
        "a clear gain without an account": other is not None
        and loss_of(best, other).reaches(LEAST_LOSS["mistake"])
        and (account is None or not account.parts),
        "an account over a move that isn’t shown": account is not None and other is None,
        "an account against the move": sign < -1 and not is_equal and "wins less often" not in text,
        "parts that do not add up": account is not None
        and bool(account.parts)
        and sum(part.fame for part in account.parts) != account.total,
    }
    return tuple(kind for kind, holds in faults.items() if holds)


def golden_hints(every: int = 1) -> list[tuple[View, Hint]]:
    """Return what is in the golden files, or one of `every` few lines of them."""
    return list(hints(100, 7, "", FEW, every))


def golden_lines(read: Iterable[tuple[View, Hint]]) -> dict[Path, list[str]]:
    """Return the lines of the golden files: a hundred hints, each with the move that it recommends, and reviews."""
    lines: dict[Path, list[str]] = {GOLDEN: [], REVIEWED: []}
    for view, hint in read:
        place = f"{view.ruleset} {view.players}, epoch {view.epoch}"
        lines[GOLDEN].append(f"{place}, {moves_text(hint, view.ruleset)[0]}: {said(hint, view.ruleset)}")
        lines[REVIEWED].append(f"{place}, {reviewed(view, hint)}")
    return lines


def main() -> None:
    """Print the hints, or write the golden file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS, default="casual", help="of the bots that play the games")
    parser.add_argument("--write", action="store_true", help="write the golden file")
    options = parser.parse_args()
    _ = QCoreApplication([])
    languages.use(languages.SOURCE)  # which knows the plurals
    if options.write:
        for path, lines in golden_lines(golden_hints()).items():
            path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        return
    read = hints(options.count, options.seed, options.level, Limit(rollouts=400))
    kinds: Counter[str] = Counter()
    later = 0
    for number, (view, hint) in enumerate(read, 1):
        faults = faults_of(view, hint)
        kinds.update(faults)
        later += any(part.kind == "ahead" for part in (hint.account.parts if hint.account else ()))
        moves = " · ".join(moves_text(hint, view.ruleset))
        sys.stdout.write(f"{number}. {described(view)}\n   {moves}\n   {said(hint, view.ruleset)}\n")
        sys.stdout.write("".join(f"   FAULT: {fault}\n" for fault in faults) + "\n")
        sys.stdout.flush()
    sys.stdout.write(f"{kinds.total()} faults {dict(kinds) or ''}; {later} times what comes later is a part\n")


if __name__ == "__main__":
    main()
