"""How often the bots of a level do what makes a person laugh: ``python packaging/bench laughable LEVEL...``.

Plays whole games of one level and counts each kind, with the chances there were for it. With ``--by LEVEL`` that level
plays the games, and the other is asked only where a move would be laughable: hundreds of games of *expert* in minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

from ra_desktop.ai import LEVELS, make_bot
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass
from ra_desktop.engine.tiles import EMPTY, suns_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai import Bot
    from ra_desktop.engine import Action, View

SETUPS: Final = (("classic", 3), ("classic", 4), ("boat", 2), ("classic", 5), ("priests", 4))
"""Rule set and players of the games, in turn."""
GOOD: Final = 6
"""Points of a lot that no one passes who gets it with the lowest of several suns, below the middle of all."""
POINTS: Final = 3
"""Points for which a sun should not lapse when the next Ra tile ends the game."""
TOO_MUCH = "pays more than wins for certain"
NOTHING = "invokes on an empty track with a last sun for nothing"
LEFT = "passes a good lot that its lowest sun wins for certain"
LAPSED = "lets a sun lapse for which the last Ra tile but one left a lot of points"
KINDS: Final = (TOO_MUCH, NOTHING, LEFT, LAPSED)


def certain(view: View) -> list[int]:
    """Return the suns of the seat that bids which no one left can beat, lowest first."""
    rivals = [view.highest_bid, *(sun for seat in view.bidders_left()[1:] for sun in suns_in(view.up[seat]))]
    return [sun for sun in view.face_up_suns(view.seat_to_act) if sun > max(rivals)]


def kinds_of(view: View, action: Action, legal: Sequence[Action]) -> Iterator[str]:
    """Return what is laughable about the `action`, one of the `legal` ones."""
    suns = view.face_up_suns(view.seat_to_act)
    is_alone = not any(up for seat, up in enumerate(view.up) if seat != view.seat_to_act)  # who wins the sun back
    if isinstance(action, Bid) and action.sun in certain(view)[1:] and not is_alone:
        yield TOO_MUCH
    nothing = all(code == EMPTY for code in view.track) and len(suns) == 1 and view.centre_sun < suns[0]
    if isinstance(action, Invoke) and Draw() in legal and nothing:
        yield NOTHING
    if isinstance(action, Pass) and len(suns) > 1 and certain(view)[:1] == suns[:1]:
        is_good = sum(view.lot_preview(view.seat_to_act).values()) >= GOOD
        every = [view.centre_sun, *(sun for both in (view.up, view.down) for mask in both for sun in suns_in(mask))]
        if is_good and sum(sun < suns[0] for sun in every) < len(every) / 2:
            yield LEFT


def count(bots: Sequence[Bot], asked: Bot | None, ruleset: str, seed: int) -> tuple[Counter[str], Counter[str], int]:
    """Play a game of the `bots`; return how often each kind occurred and could have, and how many suns lapsed.

    If a bot is `asked`, its moves are counted instead of theirs.
    """
    done: Counter[str] = Counter()
    could: Counter[str] = Counter()
    state = GameState.new(ruleset, len(bots), seed)
    passed: list[set[int]] = [set() for _ in bots]
    up = list(state.up)
    while not state.is_over:
        seat, legal = state.seat_to_act, state.legal_actions()
        view = state.view(seat)
        chosen = bots[seat].choose(view)
        by_action = {action: list(kinds_of(view, action, legal)) for action in legal if len(legal) > 1}
        kinds = {kind for result in by_action.values() for kind in result}
        if kinds:
            could.update(kinds)
            done.update(by_action[asked.choose(view) if asked else chosen])
        last = state.is_last_epoch and state.ra_count + 1 == state.ra_limit
        if last and chosen == Pass() and sum(state.lot_preview(seat).values()) >= POINTS:
            passed[seat].update(certain(view))
        up = list(state.up)
        state.apply(chosen, events=False)
    lapsed = [set(suns_in(mask)) for mask in up]
    if not asked:
        could[LAPSED] += sum(map(bool, lapsed))
        done[LAPSED] += sum(bool(left & before) for left, before in zip(lapsed, passed, strict=True))
    return done, could, sum(map(len, lapsed))


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser(prog="python packaging/bench laughable", description=__doc__)
    parser.add_argument("levels", nargs="+", choices=LEVELS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", choices=LEVELS, help="who plays the games")
    chosen = parser.parse_args()
    for level in chosen.levels:
        done: Counter[str] = Counter()
        could: Counter[str] = Counter()
        suns = seats = 0
        for number in range(chosen.games):
            ruleset, players = SETUPS[number % len(SETUPS)]
            bots = [make_bot(chosen.by or level, seat, clock=False) for seat in range(players)]
            asked = make_bot(level, 0, clock=False) if chosen.by else None
            sample, more, lapsed = count(bots, asked, ruleset, chosen.seed * 10_000 + number)
            done, could, suns, seats = done + sample, could + more, suns + lapsed, seats + players
        sys.stdout.write(f"{level}, {chosen.games} games" + (f" of {chosen.by}" if chosen.by else "") + "\n")
        for kind in KINDS:
            sys.stdout.write(f"  {kind}: {done[kind]} of {could[kind]}\n")
        if not chosen.by:
            sys.stdout.write(f"  suns left face up at the end of the game: {suns / seats:.2f} a player\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
